"""What lies behind menus and questions: the scene below, or a board, out of focus and veiled."""

import itertools

import pygame

from game.ui.context import Context
from game.ui.scenes.scene import Scene
from game.ui.theme import Color

SHRINK = 6
"""Pictures are softened at a fraction of their size; nobody sees the difference."""

BOARD_BLUR = 9
BOARD_VEIL = 0.56
GLASS_BLUR = 16
SHADOW_BLUR, SHADOW_DROP = 18, 8


def softened(picture: pygame.Surface, radius: float) -> pygame.Surface:
    """The picture blurred by about `radius` pixels, in a fraction of its size."""
    shrink = max(1, min(SHRINK, round(radius / 2)))
    size = max(1, picture.get_width() // shrink), max(1, picture.get_height() // shrink)
    small = pygame.transform.smoothscale(picture, size)
    # Blurred twice by a box it looks as by a bell curve, in a third of the time.
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, round(radius / shrink)))
    return small


def veiled(picture: pygame.Surface, share: float, veil: Color) -> pygame.Surface:
    """Fades so much of the picture into the colour of the veil, in place."""
    left = round(255 * (1 - share))
    picture.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    red, green, blue = (round(part * share) for part in veil)
    picture.fill((red, green, blue), special_flags=pygame.BLEND_RGB_ADD)
    return picture


def behind(context: Context, scene: Scene) -> pygame.Surface:
    """What the scenes below this one show, out of focus and veiled."""
    canvas = context.canvas.surface
    picture = pygame.Surface(canvas.get_size(), 0, canvas)
    picture.fill(context.theme.colors.window)
    for lower in context.director.below(scene):
        lower.draw_scenery(picture)
    below = context.director.below(scene)
    if below and below[-1].scenery_is_soft:
        return picture
    soft = softened(picture, context.canvas.dp(BOARD_BLUR))
    soft = veiled(soft, BOARD_VEIL, context.theme.veil)
    return pygame.transform.smoothscale(soft, picture.get_size(), picture)


def glass_of(
    context: Context, part: pygame.Surface, inside: pygame.Rect, rect: pygame.Rect, radius: float
) -> pygame.Surface:
    """What shines through a panel's glass, out of focus and with its round corners clear.

    Args:
        context: as for every scene.
        part: the picture under the panel, as far as it is inside the window.
        inside: where that part lies.
        rect: where the panel lies.
        radius: of its corners, in dp.
    """
    look = context.look
    soft = softened(part, context.canvas.dp(GLASS_BLUR)).convert_alpha()
    glass = pygame.transform.smoothscale(soft, part.get_size())
    half = min(context.canvas.dp(radius) + 1, *(side // 2 for side in rect.size))
    mask = look.shapes.box(2 * half, 2 * half, look.style((255, 255, 255, 255), radius=radius))
    for right, down in itertools.product((False, True), repeat=2):
        x = rect.width - half if right else 0
        y = rect.height - half if down else 0
        at = rect.x - inside.x + x, rect.y - inside.y + y
        quarter = right * half, down * half, half, half
        glass.blit(mask, at, quarter, special_flags=pygame.BLEND_RGBA_MULT)
    return glass


def lay_glass(
    context: Context,
    picture: pygame.Surface,
    rect: pygame.Rect,
    glass: pygame.Surface,
    *,
    radius: float = 20,
) -> None:
    """Draws a dialog's panel: softened glass in the panel colour, with its shadow and edges."""
    look, colors = context.look, context.theme.colors
    look.shadow(picture, rect, radius=radius, blur=SHADOW_BLUR, opacity=0.55, drop=SHADOW_DROP)
    picture.blit(glass, rect.clip(picture.get_rect()))
    fill = (*colors.panel, round(255 * colors.panel_opacity))
    style = look.style(fill, edge=(*colors.hairline, 235), radius=radius, highlight=0.16)
    look.box(picture, rect, style)
