"""How things are drawn: light, materials, solids and pixels, shared by the sprites of the board."""
