"""The board that lies behind the menu: a little larger than the window, at an odd angle of view."""

import pygame

from game.ui.context import Context


def board_picture(context: Context) -> pygame.Surface:
    """An opaque picture of the canvas's size."""
    canvas = context.canvas.surface
    picture = pygame.Surface(canvas.get_size(), 0, canvas)
    picture.fill(context.theme.colors.window)
    height = picture.get_height()
    for y in range(height):
        shade = 26 + round(20 * y / height)
        picture.fill((shade + 14, shade, shade - 8), (0, y, picture.get_width(), 1))
    return picture
