"""The player cards: name, score, pips and who leads; as a card or as a strip across."""

import pygame

from game.ui.board.hud_layout import SLIM_COLUMN
from game.ui.board.hud_model import PlayerModel
from game.ui.board.hud_pen import HudPen
from game.ui.theme import Color

FULL = 106
"""From this height in dp a card has its subtitle and a line between its halves."""
TWO_LINES = 84
SUBTITLE = 13.5

WIDE_STRIP = 560
"""From this width in dp a strip has room for everything in one line, far apart."""
NARROW_STRIP = 480
"""Under this width in dp the pips stand under the name, instead of the words about the player."""


def draw_card(pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, player: PlayerModel) -> None:
    """Paint what stands in a player card, without its box."""
    height = rect.height / pen.scale
    if height >= FULL:
        _head(pen, surface, rect, player, rect.y + pen.dp(34), subtitle=True)
        line = rect.y + pen.dp(67)
        pen.hairline(surface, rect.x + pen.dp(14), line, rect.width - pen.dp(28))
        _pips(pen, surface, rect, player, rect.y + pen.dp(90))
    elif height >= TWO_LINES:
        _head(pen, surface, rect, player, rect.y + pen.dp(30), subtitle=False)
        pen.hairline(surface, rect.x + pen.dp(14), rect.y + pen.dp(54), rect.width - pen.dp(28))
        _pips(pen, surface, rect, player, rect.y + pen.dp(73))
    else:
        _head(pen, surface, rect, player, rect.y + round(rect.height * 0.3), subtitle=False)
        _pips(pen, surface, rect, player, rect.y + round(rect.height * 0.74))


def draw_strip(
    pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, player: PlayerModel
) -> None:
    """Paint a strip over or under the board: everything in one line, or in two."""
    y, wide = rect.centery, rect.width / pen.scale >= WIDE_STRIP
    score = _score(pen, surface, rect.right - pen.dp(24), y, player)
    pen.checker(surface, player.side, (rect.x + pen.dp(36), y), pen.dp(38))
    x = rect.x + pen.dp(72)
    if rect.width < pen.dp(NARROW_STRIP):
        room = score - x - pen.dp(10)
        pen.text(surface, player.name, (x, y - pen.dp(11)), 16, "semibold", room=room)
        end = _pip_count(pen, surface, (x, y + pen.dp(12)), player)
        _lead(pen, surface, (end + pen.dp(14), y + pen.dp(12)), player, score - pen.dp(10))
        return
    middle = rect.x + round(rect.width * (0.525 if wide else 0.46))
    _name(pen, surface, (x, y), player, 17, middle - x - pen.dp(12))
    end = _pip_count(pen, surface, (middle, y), player)
    # As far as three figures would take it, so that it stands alike in both strips.
    short = max(0, len("000") - len(str(player.pips)))
    end += pen.width("0" * short, 17, "semibold")
    space = pen.dp(48 if wide else 14)
    _lead(pen, surface, (end + space, y), player, score - pen.dp(10))


def _lead(
    pen: HudPen, surface: pygame.Surface, at: tuple[int, int], player: PlayerModel, right: int
) -> None:
    """Who is ahead in the race, from a place on."""
    color, room = _lead_color(pen, player), right - at[0]
    pen.text(surface, player.lead, at, 14, "semibold", color, room=room)


def _head(
    pen: HudPen,
    surface: pygame.Surface,
    rect: pygame.Rect,
    player: PlayerModel,
    y: int,
    *,
    subtitle: bool,
) -> None:
    score = _score(pen, surface, rect.right - pen.dp(16), y, player)
    diameter = pen.dp(35 if subtitle else 26)
    x = rect.x + pen.dp(14)
    pen.checker(surface, player.side, (x + diameter / 2, y), diameter)
    x += diameter + pen.dp(12)
    _name(pen, surface, (x, y), player, 16.5, score - x - pen.dp(8), subtitle=subtitle)


def _name(
    pen: HudPen,
    surface: pygame.Surface,
    at: tuple[float, float],
    player: PlayerModel,
    size: float,
    room: float,
    *,
    subtitle: bool = True,
) -> None:
    """The name around a height, over the words about the player where those fit whole."""
    (x, y), words = at, player.subtitle
    smallest = pen.fit(words, room, SUBTITLE)
    if not subtitle or pen.width(words, smallest) > room:
        pen.text(surface, player.name, at, size, "semibold", room=room)
        return
    pen.text(surface, player.name, (x, y - pen.dp(10)), size, "semibold", room=room)
    below = x, y + pen.dp(12)
    pen.text(surface, words, below, smallest, color=pen.colors.secondary)


def _score(pen: HudPen, surface: pygame.Surface, right: int, y: int, player: PlayerModel) -> int:
    size = 38 if player.score < 100 else 28
    return pen.text(
        surface, str(player.score), (right, y), size, "title", pen.colors.accent, "midright"
    ).left


def _pips(
    pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, player: PlayerModel, y: int
) -> None:
    weight = "semibold" if player.ahead else "regular"
    right = rect.right - pen.dp(16)
    at, wide = (rect.x + pen.dp(16), y), rect.width >= pen.dp(SLIM_COLUMN)
    end = _pip_count(pen, surface, at, player, unit=wide)
    pen.text(
        surface,
        player.lead,
        (right, y),
        13.5,
        weight,
        _lead_color(pen, player),
        "midright",
        room=right - end - pen.dp(8),
    )


def _pip_count(
    pen: HudPen,
    surface: pygame.Surface,
    at: tuple[int, int],
    player: PlayerModel,
    *,
    unit: bool = True,
) -> int:
    words = pen.context.words
    number = pen.text(surface, str(player.pips), at, 17, "semibold")
    if not unit:  # a slim card keeps its room for the words about the race
        return number.right
    pips = words.n("pip", "pips", player.pips)
    after = number.right + pen.dp(6), at[1] + pen.dp(1)
    return pen.text(surface, pips, after, 13.5, color=pen.colors.secondary).right


def _lead_color(pen: HudPen, player: PlayerModel) -> Color:
    return pen.colors.good if player.ahead else pen.colors.secondary
