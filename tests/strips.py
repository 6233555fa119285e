"""Film strips: ten frames each of what moves on the board, to be looked at by a person.

    python -m tests.strips FOLDER [--only PART_OF_NAME] [--size 1280x800] [--theme walnut]

A strip shows a part of the board at even times from the beginning of a movement to its end.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

import pygame

from game.engine.types import Side
from game.session import intents
from game.ui.board.geometry import Area
from tests.pictures import at, pilot_of, sit
from tests.support.fakes import new_session

FRAMES = 10
ACROSS = 5
GAP = 4
FULL_DRAG = 40
"""Frames of a drag, at the speed of a hand."""

Look = Callable[[], None]


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes film strips of what moves.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only names that contain this")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--theme", default="walnut")
    options = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    options.folder.mkdir(parents=True, exist_ok=True)
    width, height = (int(side) for side in options.size.split("x"))
    with pilot_of((width, height), "en", options.theme) as pilot:
        for film in FILMS:
            if options.only in film.__name__:
                name = f"strip-{film.__name__.replace('_', '-')}-{options.theme}-{options.size}.png"
                take(pilot, film, options.folder / name)
                print(name, flush=True)
                pilot.app.context.match_store.clear()


def take(pilot, film: Callable, path: Path) -> None:  # type: ignore[no-untyped-def]
    """Run a film, keep every frame of its part of the board, and lay ten of them side by side."""
    kept: list[pygame.Surface] = []

    def look() -> None:
        kept.append(pilot.app.canvas.surface.copy())

    area = film(pilot, look)
    rect = pygame.Rect(*(round(side) for side in area)).clip(kept[0].get_rect())
    last = len(kept) - 1
    chosen = [kept[round(number * last / (FRAMES - 1))] for number in range(FRAMES)]
    rows = FRAMES // ACROSS
    sheet = pygame.Surface((ACROSS * (rect.w + GAP) - GAP, rows * (rect.h + GAP) - GAP))
    for number, frame in enumerate(chosen):
        row, column = divmod(number, ACROSS)
        sheet.blit(frame, (column * (rect.w + GAP), row * (rect.h + GAP)), rect)
    pygame.image.save(sheet, path)


def watch(pilot, look: Look) -> None:  # type: ignore[no-untyped-def]
    """Frames until nothing moves."""
    look()
    while not pilot.board.flow.idle:
        pilot.frame()
        look()


# --- films: each moves something and says which part of the board shows it ------------------


def roll(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    sit(pilot, at("x 24:2 13:4 8:3 6:4 5:2 | o 24:1 23:1 13:4 8:3 6:4 4:2"))
    pilot.board.flow.submit(intents.Roll())
    watch(pilot, look)
    half = geometry(pilot).home_half
    return Area(half.x, half.y + half.h * 0.3, half.w, half.h * 0.7)


def opening(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    sit(pilot, new_session((3, 5)))
    pilot.advance(1.0)
    watch(pilot, look)
    return geometry(pilot).rect


def drag(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    sit(pilot, at("x 24:2 13:4 8:3 6:4 5:2 | o 24:1 23:1 13:4 8:3 6:4 4:2", (5, 2)))
    start, end = pilot.checker(8), pilot.place(3)
    pilot.press(*start)
    pilot.frame()
    look()
    for step in range(1, FULL_DRAG + 1):
        share = step / FULL_DRAG
        eased = share * share * (3 - 2 * share)
        pilot.move(start[0] + (end[0] - start[0]) * eased, start[1] + (end[1] - start[1]) * eased)
        pilot.frame()
        look()
    pilot.release(*end)
    pilot.frame()
    watch(pilot, look)
    return lower(pilot)


def hit(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    sit(pilot, at("x 24:2 13:4 8:3 6:4 5:2 | o 24:1 22:1 13:4 8:3 6:4 4:2", (5, 2)))
    pilot.board.control.hand.go(8, 3)
    watch(pilot, look)
    return lower(pilot)


def bear_off(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    sit(pilot, at("x 6:2 5:3 4:2 2:1 | o 6:1 4:3 3:2 2:2 1:2", (5, 4)))
    pilot.board.control.hand.go(5, 0)
    watch(pilot, look)
    return lower(pilot)


def cube_turn(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    sit(pilot, at("x 24:2 13:4 8:3 6:4 5:2 | o 24:1 23:1 13:4 8:3 6:4 4:2"))
    while pilot.board.stage.cold:
        pilot.board.stage.warm_up()
    pilot.board.flow.submit(intents.OfferDouble())
    watch(pilot, look)
    board = geometry(pilot)
    half = board.home_half
    return Area(half.x + half.w * 0.2, half.y + half.h * 0.3, half.w * 1.1, half.h * 0.4)


def cube_taken(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    session = at("x 24:2 13:4 8:3 6:4 5:2 | o 24:1 23:1 13:4 8:3 6:4 4:2", side=Side.BLACK)
    session.submit(Side.BLACK, intents.OfferDouble())
    sit(pilot, session)
    pilot.board.flow.show(session.submit(Side.WHITE, intents.TakeCube()))
    watch(pilot, look)
    half = geometry(pilot).home_half
    return Area(half.x + half.w * 0.2, half.y + half.h * 0.3, half.w * 1.1, half.h * 0.7)


def fan(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    sit(pilot, at("x 6:9 8:3 24:3 | o 24:2 6:8 8:5", (4, 1)))
    pilot.move(*pilot.checker(6))
    look()
    for _ in range(FRAMES):
        pilot.frame()
        look()
    return lower(pilot)


def computers_play(pilot, look: Look) -> Area:  # type: ignore[no-untyped-def]
    session = at("x 24:2 13:4 8:3 6:5 5:1 | o 24:1 21:1 13:4 8:3 6:4 4:2", (4, 3), side=Side.BLACK)
    sit(pilot, session)
    while pilot.board.flow.idle:
        pilot.frame()
    watch(pilot, look)
    return geometry(pilot).rect


FILMS: tuple[Callable, ...] = (
    roll,
    opening,
    drag,
    hit,
    bear_off,
    cube_turn,
    cube_taken,
    fan,
    computers_play,
)


def geometry(pilot):  # type: ignore[no-untyped-def]
    return pilot.board.control.hand.geometry


def lower(pilot) -> Area:  # type: ignore[no-untyped-def]
    """The person's home board with the bar beside it and the tray."""
    board = geometry(pilot)
    left = board.column_rect(8).x
    right = board.rect.x + board.rect.w
    return Area(left, board.center_y - board.u, right - left, board.rect.h / 2 + board.u)


if __name__ == "__main__":
    main()
