"""The scale from beginner to world class on which the levels stand."""

from collections.abc import Sequence
from math import sqrt

import pygame

from game.ui.context import Context
from game.ui.theme import Color, Theme
from game.ui.widgets.look import mixed, opaque

WORST = 32.0
"""Error rate at the left end; the right end is 0. A square root keeps the strong levels apart."""

CASUAL, CLUB, EXPERT, WORLD = 19.0, 11.5, 7.0, 4.0
"""Error rates at which the next part of the scale begins."""

LINE = 8
DOT = 6
KNOB = 20
KNOB_EDGE = 4.5
"""In dp, whatever the theme's lines are."""
GREY = 0.5
"""How far the parts of the scale are from a hue, or from white, to the ground."""
GAP = 3


def share_of(error_rate: float) -> float:
    """Where an error rate stands on the scale, from 0 at the left to 1."""
    return 1 - sqrt(min(max(error_rate, 0.0), WORST) / WORST)


def draw_scale(
    context: Context,
    surface: pygame.Surface,
    place: tuple[int, int, int],
    rates: Sequence[float],
    chosen: float,
) -> None:
    """Draws the scale with a dot for every level and a knob for the chosen one.

    Args:
        context: brings the brush.
        surface: what is drawn on.
        place: left end, vertical middle and width of the line, in pixels.
        rates: error rates of all levels.
        chosen: that of the chosen one.
    """
    look, dp = context.look, context.look.dp
    x, middle, width = place
    _draw_parts(context, surface, place)
    for rate in rates:
        dot = pygame.Rect(0, 0, dp(DOT), dp(DOT))
        dot.center = x + round(width * share_of(rate)), middle
        look.box(surface, dot, look.style(context.theme.colors.text, radius=DOT / 2))
    knob = pygame.Rect(0, 0, dp(KNOB), dp(KNOB))
    knob.center = x + round(width * share_of(chosen)), middle
    colors = context.theme.colors
    look.shadow(surface, knob, radius=KNOB / 2, blur=3, opacity=0.4, drop=1)
    edge = KNOB_EDGE / context.theme.line_weight
    style = look.style(
        colors.primary_top, edge=opaque(colors.knob), radius=KNOB / 2, edge_width=edge
    )
    look.box(surface, knob, style)


def _hues(theme: Theme) -> tuple[Color, ...]:
    """The colours of the parts, from weak to strong; all alike where there are no mixed hues."""
    colors = theme.colors
    if not theme.halftones:
        return (colors.text,) * 5
    return (
        colors.bad,
        mixed(colors.bad, colors.warning, 0.6),
        colors.warning,
        mixed(colors.warning, colors.good, 0.6),
        colors.good,
    )


def _draw_parts(context: Context, surface: pygame.Surface, place: tuple[int, int, int]) -> None:
    words, colors = context.words, context.theme.colors
    x, middle, width = place
    marks = (WORST, CASUAL, CLUB, EXPERT, WORLD, 0.0)
    names = (
        words.t("beginner"),
        words.t("casual"),
        words.t("club"),
        words.t("expert"),
        words.t("world class"),
    )
    hues = _hues(context.theme)
    look, dp = context.look, context.look.dp
    ends = [x + round(width * share_of(mark)) for mark in marks]
    free = x
    for number, name in enumerate(names):
        left, right = ends[number], ends[number + 1]
        part = pygame.Rect(left, middle - dp(LINE) // 2, right - left - dp(GAP), dp(LINE))
        fill = mixed(hues[number], colors.sunken, GREY)
        look.box(surface, part, look.style(fill, edge=colors.sunken, radius=LINE / 2))
        taken = context.text.size(name, 13)[0]
        last = number == len(names) - 1
        start = x + width - taken if last else max(free, (left + right - taken) // 2)
        start = x if number == 0 else start
        if start < free or (not last and start + taken > x + width):
            continue
        at = start, middle + dp(23)
        look.text(surface, name, at, 13, "regular", colors.secondary, "midleft")
        free = start + taken + dp(10)
