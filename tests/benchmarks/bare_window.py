"""A window with nothing in it, on what the game stands on: packed to see what the game costs.

Says so when its first frame is on the screen, and ends.
"""

import numpy as np
import pygame

SIZE = 1280, 800
COLOUR = (32, 96, 64)

if __name__ == "__main__":
    pygame.display.init()
    window = pygame.Window("Bare", SIZE)
    window.get_surface().fill(np.array(COLOUR).tolist())
    window.flip()
    print("shown", flush=True)
    window.destroy()
