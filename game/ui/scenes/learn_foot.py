"""The buttons at the lower end of Learn: back, from page to page, and for the board."""

from collections.abc import Callable, Sequence
from itertools import compress, pairwise

import pygame

from game.i18n import Words
from game.learn.contents import PAGES
from game.learn.pages import Page
from game.ui.context import Context
from game.ui.scenes.learn_below import room_for_captions
from game.ui.scenes.learn_board import LearnBoard
from game.ui.scenes.learn_layout import BUTTON, Places, Wishes
from game.ui.scenes.learn_parts import SPACE, Act, IconButton
from game.ui.scenes.learn_tried import Doing
from game.ui.widgets.button import Button

BACK_EXTRA, BACK_EXTRA_WIDE = 10, 40
"""The way back is so many dp wider than its word asks for."""
DOING_EXTRA = 16
"""The same of the buttons for the board."""
TURNING_EXTRA = 1.15
"""The buttons to other pages are so many times as wide as their words ask for."""
PRIMARY_EXTRA = 6
"""The main button is so many dp higher than the others."""
TOGETHER = (("play it", "try it"), ("undo", "start over"))
"""Buttons for the board that have room beside each other wherever that can be."""
SPARED = ("play it", "start over")
"""Left out, in this order, where there is no room for all: the others lead there as well."""


def wishes_of(context: Context) -> Wishes:
    """What the words of the language ask for."""
    dp = context.canvas.dp
    back, turners = _back(context), 2 * (dp(BUTTON) + dp(SPACE))
    doing = (
        _across([_doing(context, name).snug_width for name in names], dp(SPACE))
        for names in TOGETHER
    )
    return Wishes(
        back.natural_width + dp(BACK_EXTRA) + turners,
        back.snug_width + turners,
        max(doing),
        lambda width: room_for_captions(context, width),
    )


# --- from page to page ------------------------------------------------------------------------


def turning_buttons(
    context: Context, places: Places, page: Page, turn_to: Callable[[str], None]
) -> list[Button]:
    """Back, and to the page before and after."""
    words, dp, at = context.words, context.canvas.dp, places.turning
    number, wide = PAGES.index(page), places.contents is not None
    back, space = _back(context), dp(SPACE)
    turners = [
        _turner(context, "previous", words.t("Previous"), _to(turn_to, number - 1), wide),
        _turner(context, "next", words.t("Next page"), _to(turn_to, number + 1), wide),
    ]
    begin = Button(context, "new game", words.t("New game"), context.routes.new_game)
    begins = page is PAGES[-1] and not _at_table(context)
    if not wide:
        row = [button.natural_width for button in (back, turners[0], begin)]
        begins = begins and _across(row, space) <= at.width
    if begins:
        turners[1] = begin
    if places.contents is not None:
        column, high = places.contents, dp(BUTTON)
        room = min(back.natural_width + dp(BACK_EXTRA_WIDE), column.width)
        back.place(column.x, column.bottom - high, room, high)
        wanted = [round(TURNING_EXTRA * button.natural_width) for button in turners]
        _lay(turners, at, wanted, space)
    else:
        right = at.right
        for button in reversed(turners):
            across = button.natural_width
            if isinstance(button, IconButton):
                across = min(across, (at.width - back.snug_width) // len(turners) - space)
            button.place(right - across, at.y, across, at.height)
            right -= across + space
        room = min(right - at.x, back.natural_width + dp(BACK_EXTRA))
        back.place(at.x, at.y, room, at.height)
    leads_on = number > 0, page is not PAGES[-1] or begins
    return [back, *compress(turners, leads_on)]


def _back(context: Context) -> Button:
    return Button(context, "back", context.words.t("Back"), context.director.pop)


def _at_table(context: Context) -> bool:
    """Whether a match lies under Learn."""
    return any(scene.name == "board" for scene in context.director.scenes)


def _turner(context: Context, name: str, label: str, act: Act, worded: bool) -> Button:
    if worded:
        return Button(context, name, label, act)
    button = IconButton(context, name, label, act)
    button.sign = "chevron left" if name == "previous" else "chevron"
    return button


def _to(turn_to: Callable[[str], None], number: int) -> Act:
    return lambda: turn_to(PAGES[number].key)


# --- for the board ----------------------------------------------------------------------------


def doing_buttons(context: Context, places: Places, board: LearnBoard) -> list[Button]:
    """What can be done on the board now."""
    dp, area, tried = context.canvas.dp, places.doing, board.tried
    acts: dict[str, Act] = {}
    if tried.illustration.moves and not board.secret:
        acts["play it"] = tried.play
    if tried.doing is Doing.TRIED:
        if tried.touched:
            acts["undo"] = tried.undo
        if tried.touched or not board.secret:
            acts["start over"] = tried.begin if board.secret else tried.start_over
    elif tried.can_try:
        acts["try it"] = tried.begin
    found = [_doing(context, name, act) for name, act in acts.items()]
    for name in SPARED:
        needed = _across([button.least_width for button in found], dp(SPACE))
        if needed > area.width and len(found) > 1:
            found = [button for button in found if button.name != name]
    wanted = [button.natural_width + dp(DOING_EXTRA) for button in found]
    _lay(found, area, wanted, dp(SPACE), at_right=True)
    for button in found:
        if button.kind == "primary":
            button.rect.inflate_ip(0, dp(PRIMARY_EXTRA))
    return found


def _doing(context: Context, name: str, act: Act = lambda: None) -> Button:
    kind = "primary" if name == "try it" else "normal"
    return Button(context, name, _doing_words(context.words)[name], act, kind=kind)


def _doing_words(words: Words) -> dict[str, str]:
    return {
        "play it": words.t("Play it"),
        "try it": words.t("Try it yourself"),
        "undo": words.t("Undo"),
        "start over": words.t("Start over"),
    }


# --- beside each other ------------------------------------------------------------------------


def _across(widths: Sequence[int], space: int) -> int:
    """Room that widgets of these widths take beside each other."""
    return sum(widths) + space * (len(widths) - 1)


def _lay(
    buttons: Sequence[Button],
    area: pygame.Rect,
    wanted: Sequence[int],
    space: int,
    *,
    at_right: bool = False,
) -> None:
    """Place them beside each other as wide as wanted, or as narrow as they must be."""
    room = area.width - space * (len(buttons) - 1)
    snug, least = [one.snug_width for one in buttons], [one.least_width for one in buttons]
    widths = _between(room, wanted, snug, least)
    x = area.right - _across(widths, space) if at_right else area.x
    for button, across in zip(buttons, widths, strict=True):
        button.place(x, area.y, across, area.height)
        x += across + space


def _between(room: int, *ways: Sequence[int]) -> list[int]:
    """Widths that have room together: of some ways, from wide to narrow, the widest possible."""
    for wide, narrow in pairwise(ways):
        spare = room - sum(narrow)
        if spare >= 0 or narrow is ways[-1]:
            more = sum(wide) - sum(narrow)
            share = min(1.0, max(0.0, spare / max(1, more)))
            return [low + int(share * (high - low)) for high, low in zip(wide, narrow, strict=True)]
    raise AssertionError("at least two ways")
