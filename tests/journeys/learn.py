"""A newcomer reads Learn in a real window and then starts a game: all by mouse, but for nothing.

    python -m tests.journeys.learn [--command PROGRAM] [--pictures FOLDER] [--size 960x600]

Opens Learn from the menu of a program that was never used before, reads three pages, tries what is
forbidden and what is allowed, answers exercises rightly and wrongly, changes the language in the
middle and goes on at the same place. At every station it checks what the game says it shows; no
dice are thrown before the end. Ends with a sentence and status 1 where anything is amiss.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from game.learn.contents import page
from game.learn.pages import Figure
from tests.journeys.display import BRISK, JourneyError, Spot, new_folder, screen
from tests.journeys.program import Program, Seen, command_of, middle_of
from tests.journeys.stations import expect
from tests.journeys.window import Journey

FIRST, BY_CONTENTS, BY_BUTTON, LAST = "in-short", "dice", "points", "exercises"
LANGUAGE, OTHER = "sk", "fr"
WHEEL_UP, WHEEL_DOWN = 4, 5
NOTCHES = 4
"""The wheel is turned by so many, at most, before the next look."""
NOTCH, EDGE, TURNS = 90, 40, 60
"""Pixels by which a notch scrolls; so near to its ends nothing in the text is clicked; looks."""
FADED = 0.3
"""Seconds until a scene has come in; for pictures."""
ASIDE = 160
"""Pixels by which the place may differ in another language, whose lines break elsewhere."""


class Newcomer:
    """Somebody with a mouse who has never seen the game."""

    def __init__(self, game: Program, journey: Journey) -> None:
        self.game = game
        self.game.mouse.pace = BRISK
        self._journey = journey

    def show(self, name: str) -> None:
        """Take a picture, once whatever came in has come in."""
        picture = self._journey.picture(name)
        if picture is not None:
            time.sleep(FADED)
            self.game.picture(picture)

    # --- pages -------------------------------------------------------------------------------

    def open_book(self) -> Seen:
        """From the menu."""
        self.game.wait_scene("menu")
        self.game.click("learn")
        return self.game.wait_scene("learn")

    def wait_page(self, key: str) -> Seen:
        """Wait until a page is open."""
        return self.game.wait(
            f"the page {key!r}", lambda seen: seen["scene"] == "learn" and seen["page"] == key
        )

    def turn_to(self, key: str) -> Seen:
        """Choose a page in the contents, which are a list of their own in a small window."""
        seen = self.game.see()
        if "pages" not in seen["choices"]:
            self.game.click("contents")
            self.game.wait_scene("pick")
            self.show("contents")
            self._pick(key)
        else:
            self.game.mouse.click(_middle(seen["choices"]["pages"][key]))
        return self.wait_page(key)

    def _pick(self, key: str) -> None:
        """Choose in the list that has dropped down; a long one is scrolled."""
        seen = self.game.see()
        self.game.mouse.move(middle_of(seen, next(iter(seen["widgets"]))))
        while middle_of(seen, key)[1] > seen["window"][1] - EDGE // 2:
            self.game.mouse.tool("click", WHEEL_DOWN)
            seen = self.game.wait(
                "the list that follows the wheel",
                lambda now, before=seen: now["widgets"] != before["widgets"],
            )
        self.game.click(key)

    def read(self) -> Seen:
        """Turn the wheel over the text until it has come to its end."""
        while (seen := self.game.see())["scrolled"] < seen["furthest"]:
            self.turn_wheel(seen, WHEEL_DOWN, NOTCHES)
        return seen

    def turn_wheel(self, seen: Seen, way: int, notches: int) -> Seen:
        """A few notches over the text; the text has to follow."""
        if self.game.mouse.at != _middle(seen["text"]):
            self.game.mouse.move(_middle(seen["text"]))
        self.game.mouse.tool("click", "--repeat", notches, "--delay", 40, way)
        return self.game.wait(
            "the text that follows the wheel", lambda now: now["scrolled"] != seen["scrolled"]
        )

    def bring_into_sight(self, name: str) -> Spot:
        """Turn the wheel until a widget in the text can be clicked; gives its middle."""
        for _ in range(TURNS):
            seen = self.game.see()
            spot, (_, top, _, height) = middle_of(seen, name), seen["text"]
            if top + EDGE < spot[1] < top + height - EDGE:
                return spot
            notches = round(abs(spot[1] - top - height / 2) / NOTCH)
            way = WHEEL_DOWN if spot[1] > top + EDGE else WHEEL_UP
            self.turn_wheel(seen, way, max(1, min(NOTCHES, notches)))
        raise JourneyError(f"the wheel does not bring {name!r} into sight")

    # --- board -------------------------------------------------------------------------------

    def carry(self, source: int, target: int) -> Seen:
        """Drag a checker that may go there."""
        before = self.game.see()["mine"]
        self.game.drag(source, target)
        return self.game.wait(
            f"the checker dragged from {source} to {target}",
            lambda seen: seen["settled"] and seen["mine"] != before and seen["held"] is None,
        )


def main() -> int:
    """Make the journey."""
    parser = argparse.ArgumentParser(description="A newcomer reads Learn in a real window.")
    parser.add_argument("--command", help="the frozen program instead of the source")
    parser.add_argument("--pictures", type=Path, help="keep pictures of every station there")
    parser.add_argument("--size", help="of the window, as 960x600")
    options = parser.parse_args()
    command = command_of(options.command)
    try:
        with screen() as display, new_folder() as home:
            journey = Journey(command, display, options.pictures)
            with journey.play(Path(home)) as game:
                travel(Newcomer(game, journey), journey, options.size)
    except JourneyError as error:
        print(f"The journey ended early: {error}", file=sys.stderr)
        return 1
    print("The journey went well.")
    return 0


def travel(newcomer: Newcomer, journey: Journey, size: str | None) -> None:
    """All stations."""
    if size is not None:
        resize(newcomer.game, [int(side) for side in size.split("x")])
    for name, station in (
        ("three pages, by wheel, contents and button", three_pages),
        ("a forbidden and a legal play on a page's board", try_it),
        ("an exercise done right, and one done wrong", exercises),
        ("another language through the settings, at the same place", through_settings),
        ("and another one from the page itself", from_the_page),
        ("a game", begin),
    ):
        station(newcomer)
        journey.say(name)


def resize(game: Program, size: Sequence[int]) -> None:
    """Make the window smaller or larger."""
    game.wait_scene("menu")
    game.mouse.tool("windowsize", game.window, *size)
    game.wait(f"a window of {size}", lambda seen: seen["window"] == list(size))


# --- stations --------------------------------------------------------------------------------


def three_pages(newcomer: Newcomer) -> None:
    """The first page opens by itself, one is chosen in the contents, one follows by the button."""
    game = newcomer.game
    seen = newcomer.open_book()
    expect(seen["page"] == FIRST, f"Learn opens at {seen['page']} for somebody who read nothing")
    expect(seen["scrolled"] == 0, "the first page does not open at its beginning")
    newcomer.show("first-page")
    newcomer.read()
    seen = newcomer.turn_to(BY_CONTENTS)
    expect(seen["read"] == [FIRST], f"after the first page {seen['read']} count as read")
    newcomer.show("second-page")
    first = seen["shown"]
    seen = newcomer.read()
    expect(seen["shown"] != first, "the board does not follow the text")
    newcomer.show("second-page-end")
    game.click("next")
    seen = newcomer.wait_page(BY_BUTTON)
    expect(seen["scrolled"] == 0, "a page that was turned to does not open at its beginning")
    newcomer.read()
    newcomer.show("third-page-end")
    game.click("previous")
    seen = newcomer.wait_page(BY_CONTENTS)
    expect(seen["read"] == [FIRST, BY_CONTENTS, BY_BUTTON], f"read were {seen['read']}")


def try_it(newcomer: Newcomer) -> None:
    """On the board of the dice: 3-1 at the start."""
    game = newcomer.game
    before = game.see()["mine"]
    game.click("try it")
    game.wait("the board that can be tried", lambda seen: seen["doing"] == "tried")
    newcomer.show("try-it")
    game.drag(13, 11)
    seen = game.wait("a reason for the refusal", lambda now: now["settled"] and now["message"])
    expect(seen["saying"] == seen["message"], "the reason is not to be read under the board")
    expect(seen["mine"] == before, "the refused checker is not home again")
    newcomer.show("refused")
    newcomer.carry(8, 5)
    seen = newcomer.carry(6, 5)
    figure = next(block for block in page(BY_CONTENTS).blocks if isinstance(block, Figure))
    assert figure.replies is not None
    answer = figure.replies.plays["8/5 6/5"]
    expect(seen["saying"] == answer, f"{seen['saying']!r} is said to 8/5 6/5, not {answer!r}")
    newcomer.show("answered")
    game.click("start over")
    game.wait("the board as it was", lambda now: now["settled"] and now["mine"] == before)
    game.click("play it")
    game.wait("the play of the page", lambda now: now["settled"] and now["mine"][5] == 2)


def exercises(newcomer: Newcomer) -> None:
    """6-2 has one play; the sixth question gets the wrong answer."""
    game = newcomer.game
    newcomer.turn_to(LAST)
    newcomer.carry(13, 11)
    seen = newcomer.carry(11, 5)
    expect(seen["answers"][0] is True, "the right play does not count as right")
    newcomer.show("exercise-right")
    game.mouse.click(newcomer.bring_into_sight("exercise 6 answer 0"))
    seen = game.wait("the answer", lambda now: now["answers"][5] is not None)
    expect(seen["answers"][5] is False, "the wrong answer does not count as wrong")
    expect(seen["shown"] == 5, "the board is not that of the exercise")
    newcomer.show("exercise-wrong")


def through_settings(newcomer: Newcomer) -> None:
    """Back to the menu, to the settings, and into the book again: nothing there is lost."""
    game, before = newcomer.game, newcomer.game.see()
    game.click("back")
    game.wait_scene("menu")
    game.click("settings")
    seen = game.wait_scene("settings")
    game.mouse.click(_middle(seen["choices"]["pages"]["language"]))
    seen = game.wait("the languages", lambda now: "language" in now["choices"])
    game.mouse.click(_middle(seen["choices"]["language"][LANGUAGE]))
    newcomer.show("language")
    game.click("back")
    newcomer.open_book()
    same_place(game, before, LANGUAGE)
    newcomer.show("in-slovak")


def from_the_page(newcomer: Newcomer) -> None:
    """The list of languages over the page."""
    game, before = newcomer.game, newcomer.game.see()
    game.click("language")
    game.wait_scene("pick")
    game.click(OTHER)
    same_place(game, before, OTHER)
    newcomer.show("in-french")


def same_place(game: Program, before: Seen, language: str) -> None:
    """Wait for a language, and see that only the words have changed."""
    seen = game.wait(
        f"the page in {language}", lambda now: now.get("language") == language, seconds=15
    )
    for part in ("page", "shown", "answers", "read", "mine", "theirs"):
        expect(seen[part] == before[part], f"in {language} {part} is {seen[part]}")
    aside = abs(seen["scrolled"] - before["scrolled"])
    expect(aside < ASIDE, f"in {language} the text is {aside} pixels away from where it was")


def begin(newcomer: Newcomer) -> None:
    """From the last page to a new game; a small window has the way there in the menu."""
    game = newcomer.game
    if "new game" not in game.see()["widgets"]:
        game.click("back")
        game.wait_scene("menu")
    game.click("new game")
    game.wait_scene("new game")
    game.click("start")
    game.wait_scene("board")
    expect(not game.match().is_over, "the new match is over")
    newcomer.show("a-game")


def _middle(rect: Sequence[float]) -> Spot:
    x, y, width, height = rect
    return x + width / 2, y + height / 2


if __name__ == "__main__":
    sys.exit(main())
