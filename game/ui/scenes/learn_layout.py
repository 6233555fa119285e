"""Where everything on a page of Learn goes: contents, text, board and buttons, in pixels.

Pure numbers. Wide windows have the contents at the left, the text beside the board; in narrower
ones the contents open from a button, and in upright ones the text lies under the board.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.ui.board.geometry import BoardGeometry

MARGIN, MARGIN_SMALL = 32, 8
"""Round the panel, in dp as all sizes here."""
PADDING, PADDING_SMALL = 28, 16
ROOMY = 900
"""Windows of this width have the wide margins, if they are high enough as well."""
ROOMY_HIGH = 640
CONTENTS = 228
RULE_GAP = 24
"""On either side of the line beside the contents."""
GAP = 28
TEXT_LEAST, TEXT_USUAL, TEXT_MOST = 250, 300, 420
BOARD_BESIDE = 480
"""With a narrower board, the contents leave their column to it."""
HEAD, HEAD_SMALL = 68, 52
FOOT, FOOT_SMALL = 70, 56
FOOT_GAP = 16
"""At least, between the buttons for the pages and those for the board."""
ROWS_GAP = 10
"""Between the two rows of buttons in narrow windows."""
BELOW = 58
"""Room for what is said under the board; more where a caption needs more."""
BELOW_LEAST, BELOW_WIDE = 175, 300
"""Width of that room where the board is narrower, unless the text needs it; and width from which
on no caption needs more height."""
WIDEST_BOARD, LOWEST_BOARD = 1.35, 0.84
"""Of its height, and its height of its width."""
STACKED_BELOW = 1.12
"""Panels of a smaller ratio of width and height have the text under the board."""
BOARD_SHARE = 0.56
"""Of the height, for the board over the text."""
LANGUAGE = 170
BUTTON, BUTTON_SMALL = 48, 44

NUMBERS_FRAME = 22
BOARD_USUAL = 560
"""A narrower board has a thinner frame than the scale would give it."""

Measure = Callable[[float], int]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What words ask for, in pixels; it depends on the language."""

    turning: int
    """Width of the buttons for the pages."""
    turning_least: int
    """The same where the words are as narrow as they can be."""
    doing: int
    """Width of the buttons for the board, their words in two lines."""
    below: Callable[[int], int]
    """Height of the longest caption in a width."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of the scene lie."""

    panel: pygame.Rect
    contents: pygame.Rect | None
    """Room for the list of pages; None where a button opens it."""
    head: pygame.Rect
    """Title at the left, the language at the right."""
    text: pygame.Rect
    board: pygame.Rect
    """Room in which the board may be as large as it can."""
    below: pygame.Rect
    turning: pygame.Rect
    """Buttons for the pages."""
    doing: pygame.Rect
    """Buttons for the board."""

    @property
    def rule(self) -> int | None:
        """Where the line between contents and page stands."""
        return None if self.contents is None else (self.contents.right + self.head.left) // 2


def places(width: int, height: int, dp: Measure, wishes: Wishes) -> Places:
    """Place everything in a window of this size."""
    roomy = width >= dp(ROOMY) and height >= dp(ROOMY_HIGH)
    margin, padding = dp(MARGIN if roomy else MARGIN_SMALL), dp(PADDING if roomy else PADDING_SMALL)
    panel = pygame.Rect(margin, margin, width - 2 * margin, height - 2 * margin)
    inner = panel.inflate(-2 * padding, -2 * padding)
    head, foot = dp(HEAD if roomy else HEAD_SMALL), dp(FOOT if roomy else FOOT_SMALL)
    body = pygame.Rect(inner.x, inner.y + head, inner.width, inner.height - head - foot)
    if inner.width < STACKED_BELOW * inner.height:
        return _stacked(panel, inner, body, dp, wishes)
    return _beside(panel, inner, body, dp, wishes)


def board_in(room: pygame.Rect, scale: float) -> BoardGeometry:
    """The board at the top of its room; the points are numbered wherever that can be read."""
    frame = NUMBERS_FRAME * max(1.0, min(scale, room.width / BOARD_USUAL))
    fitted = BoardGeometry.fit(*room, numbers_frame=frame)
    return replace(fitted, rect=fitted.rect._replace(y=room.y))


def _beside(
    panel: pygame.Rect, inner: pygame.Rect, body: pygame.Rect, dp: Measure, wishes: Wishes
) -> Places:
    gap, column = dp(GAP), dp(CONTENTS) + 2 * dp(RULE_GAP)
    left = column if body.width - column - dp(TEXT_USUAL) - gap >= dp(BOARD_BESIDE) else 0
    least = dp(TEXT_USUAL) if left else min(dp(TEXT_LEAST), round(body.width * 0.42))
    both = body.width - left - gap
    board = min(both - least, round(WIDEST_BOARD * (body.height - dp(BELOW))))
    board = max(board, min(dp(BELOW_LEAST), both // 2))
    said = _below(board, body.height, dp, wishes)
    text = min(both - board, dp(TEXT_MOST))
    spare = both - board - text
    # A window wider than all this needs leaves the rest to what lies behind.
    panel = panel.inflate(-spare, 0)
    inner, body = inner.inflate(-spare, 0), body.inflate(-spare, 0)
    x = inner.x + left
    text_area = pygame.Rect(x, body.y, text, body.height)
    board_area = pygame.Rect(x + text + gap, body.y, board, body.height - said)
    foot = _foot(pygame.Rect(x, inner.y, inner.right - x, inner.height), dp(BUTTON))
    turning = _turning_width(foot.width, text, dp, wishes)
    if not left:
        turning = max(turning, wishes.turning_least)
    return Places(
        panel,
        pygame.Rect(inner.x, inner.y, dp(CONTENTS), inner.height) if left else None,
        pygame.Rect(x, inner.y, inner.right - x, body.y - inner.y),
        text_area,
        board_area,
        pygame.Rect(board_area.x, board_area.bottom, board, said),
        *_parted(foot, turning, dp),
    )


def _stacked(
    panel: pygame.Rect, inner: pygame.Rect, body: pygame.Rect, dp: Measure, wishes: Wishes
) -> Places:
    foot = _foot(inner, dp(BUTTON))
    turning, doing = _parted(foot, _turning_width(foot.width, foot.width * 2 // 5, dp, wishes), dp)
    if turning.width < wishes.turning:
        turning = _foot(inner, dp(BUTTON_SMALL))
        doing = turning.move(0, -turning.height - dp(ROWS_GAP))
        body = pygame.Rect(*body.topleft, body.width, body.height - (foot.top - doing.top))
    part = round(body.height * BOARD_SHARE)
    said = _below(body.width, part, dp, wishes)
    high = min(part - said, round(LOWEST_BOARD * body.width))
    board = pygame.Rect(body.x, body.y, body.width, high)
    below = pygame.Rect(body.x, board.bottom, body.width, said)
    top = below.bottom + dp(8)
    text = pygame.Rect(body.x, top, body.width - dp(10), body.bottom - top)
    head = pygame.Rect(inner.x, inner.y, inner.width, body.y - inner.y)
    return Places(panel, None, head, text, board, below, turning, doing)


def _below(width: int, high: int, dp: Measure, wishes: Wishes) -> int:
    """Height of what is said under the board, out of a height for both."""
    usual = min(dp(BELOW), high // 3)
    if width >= dp(BELOW_WIDE):
        return usual
    return min(max(usual, wishes.below(width)), high // 2)


def _turning_width(row: int, usual: int, dp: Measure, wishes: Wishes) -> int:
    """Width of the buttons for the pages that leaves those for the board what they need."""
    return min(max(usual, wishes.turning), row - dp(FOOT_GAP) - wishes.doing)


def _parted(row: pygame.Rect, turning: int, dp: Measure) -> tuple[pygame.Rect, pygame.Rect]:
    """The place of the buttons for the pages, and that of those for the board."""
    start = turning + dp(FOOT_GAP)
    doing = pygame.Rect(row.x + start, row.y, row.width - start, row.height)
    return pygame.Rect(row.x, row.y, turning, row.height), doing


def _foot(inner: pygame.Rect, high: int) -> pygame.Rect:
    return pygame.Rect(inner.x, inner.bottom - high, inner.width, high)
