"""Pictures of every scene, to be looked at by a person; nothing is compared.

    python -m tests.pictures FOLDER [--only PART_OF_NAME] [--theme NAME ...]
    python -m tests.pictures FOLDER --learn LANGUAGE ...
    python -m tests.pictures --readme

Each scene in each theme in the designed window; the board of each theme also on a dense screen and
in low and upright windows, in the language with the longest words; with the first theme
everything in more shapes and in that language as well. `--readme` makes the pictures that the
README shows: the board, and small copies of each theme.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from game.engine.cube import Cube
from game.engine.match import MatchRules, MatchScore
from game.engine.types import Side
from game.session import intents
from game.session.session import MatchSession

USUAL = (1280, 800)
BOARD_SHAPES = ((2560, 1600), (1000, 620), (800, 1280))
MORE_SHAPES = (
    (2560, 1600),
    (640, 480),
    (960, 600),
    (800, 1280),
    (600, 960),
    (3440, 1000),
    (1024, 768),
    (1000, 1000),
)
SMALLEST = (640, 480)
SMALL = (480, 300)
README = Path(__file__).parents[1] / "assets" / "readme"
LONGEST = "fr"
"""The language whose texts are longest."""

FRAMES_OF_A_FLIGHT = 8
GLOWS_AFTER = 2.0
"""Seconds until movable checkers have lit up."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes a picture of every scene.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("pictures"))
    parser.add_argument("--readme", action="store_true", help="only the small copies")
    parser.add_argument("--only", default="", help="only names that contain this")
    parser.add_argument("--theme", nargs="*", default=None, help="only these themes")
    parser.add_argument("--learn", nargs="+", help="sheets of all pages of Learn, by language")
    options = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from game.ui.themes import THEMES

    if options.readme:
        for theme in THEMES:
            take_for_readme(theme.name, f"theme-{theme.name}.jpg", SMALL)
        take_for_readme(THEMES[0].name, "board.jpg", USUAL)
        return
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.learn:
        take_learn(options.folder, options.learn)
        return
    first = THEMES[0].name
    for theme in options.theme or [theme.name for theme in THEMES]:
        for shape, language, moments in (*windows(), *(more_windows() if theme == first else ())):
            take_all(options, (shape, language, theme), moments)


def windows() -> Iterator[tuple[tuple[int, int], str, tuple[Callable, ...]]]:
    """Windows in which every theme is looked at, and what is looked at in them."""
    yield USUAL, "en", MOMENTS
    for shape in BOARD_SHAPES:
        yield shape, LONGEST, (board_to_play, board_dragging, board_tall_stacks)


def more_windows() -> Iterator[tuple[tuple[int, int], str, tuple[Callable, ...]]]:
    """Windows in which one theme is enough."""
    for shape in MORE_SHAPES:
        yield shape, "en", MOMENTS
    for shape in (USUAL, SMALLEST):
        yield shape, LONGEST, MOMENTS


def take_all(
    options: argparse.Namespace,
    window: tuple[tuple[int, int], str, str],
    moments: tuple[Callable, ...],
) -> None:
    """These moments in one window: its shape, language and theme."""
    (width, height), language, theme = window
    names = {
        moment: f"{moment.__name__.replace('_', '-')}-{theme}-{width}x{height}-{language}.png"
        for moment in moments
    }
    wanted = [moment for moment, name in names.items() if options.only in name]
    if not wanted:
        return
    with pilot_of(*window) as pilot:
        for moment in wanted:
            moment(pilot)
            faded(pilot)
            pilot.app.context.match_store.clear()
            pilot.picture(options.folder / names[moment])
            print(names[moment], flush=True)


def take_for_readme(theme: str, name: str, size: tuple[int, int]) -> None:
    """The board in one theme, in a size for a page."""
    import pygame

    with pilot_of(USUAL, "en", theme) as pilot:
        board_dragging(pilot)
        faded(pilot)
        picture = pygame.transform.smoothscale(pilot.app.canvas.surface, size)
        pygame.image.save(picture, README / name)


def take_learn(folder: Path, languages: list[str]) -> None:
    """A contact sheet of every page of Learn, one for each language."""
    import pygame

    from game.learn.contents import PAGES

    across, width, height = 3, USUAL[0] // 2, USUAL[1] // 2
    for language in languages:
        with pilot_of(USUAL, language, "walnut") as pilot:
            learn_page(pilot, PAGES[0].key)
            sheet = pygame.Surface((across * width, -(-len(PAGES) // across) * height))
            for number, page in enumerate(PAGES):
                pilot.app.director.top.turn_to(page.key)
                pilot.advance(0.3)
                faded(pilot)
                small = pygame.transform.smoothscale(pilot.app.canvas.surface, (width, height))
                sheet.blit(small, (number % across * width, number // across * height))
            pygame.image.save(sheet, folder / f"learn-{language}.png")
            print(f"learn-{language}.png", flush=True)


@contextmanager
def pilot_of(shape: tuple[int, int], language: str, theme: str) -> Iterator:
    """A window of this shape in this language and theme."""
    from game.engine.dice import Dice, SealedDice
    from game.saving.settings import Settings
    from game.session.setup import DiceKind
    from tests.journeys.display import new_folder
    from tests.support.pilot import Pilot

    class Speaking(Pilot):
        """Has dice with a seal to be shown."""

        def _services(self, home: Path, settings: Settings):  # type: ignore[no-untyped-def]
            usual = super()._services(home, settings)

            def new_dice(kind: DiceKind) -> Dice:
                return SealedDice(bytes(32)) if kind is DiceKind.SEALED else usual.new_dice(kind)

            return replace(usual, new_dice=new_dice)

    settings = Settings(language=language, player_name="Anna", theme=theme)
    with new_folder() as home:
        pilot = Speaking(Path(home), size=shape, speed="normal", settings=settings)
        yield pilot
        pilot.close()


# --- moments: each brings a pilot to something worth seeing ---------------------------------


def menu_first(pilot) -> None:
    pilot.app.context.session = None
    pilot.app.context.routes.menu()
    pilot.frame()


def menu_continue(pilot) -> None:
    board_to_play(pilot)
    pilot.app.context.routes.menu()
    pilot.frame()


def new_game(pilot) -> None:
    menu_first(pilot)
    pilot.app.context.routes.new_game()
    pilot.frame()


def settings_play(pilot) -> None:
    menu_first(pilot)
    pilot.app.context.routes.settings()
    pilot.frame()


def settings_board(pilot) -> None:
    board_to_play(pilot)
    pilot.app.context.routes.settings("board")
    pilot.frame()


def settings_sound(pilot) -> None:
    menu_first(pilot)
    pilot.app.context.routes.settings("sound")
    pilot.frame()


def menu_alive(pilot) -> None:
    menu_first(pilot)
    for _ in range(600):
        pilot.frame()
        if any(flight.share > 0.4 for flight in pilot.app.director.top.shown.flights):
            break


def about(pilot) -> None:
    menu_first(pilot)
    pilot.app.context.routes.about()
    pilot.frame()


def about_licence(pilot) -> None:
    about(pilot)
    pilot.app.director.top.form.find("licences/pygame-ce.txt").activate()
    pilot.frame()


def learn_page(pilot, page: str = "hitting", offset: int = 0) -> None:
    menu_first(pilot)
    pilot.app.context.routes.learn(page)
    pilot.frame()
    pilot.app.director.top.reading.scroller.to(offset, at_once=True)
    pilot.advance(0.3)


def learn_bar(pilot) -> None:
    learn_page(pilot, offset=260)


def learn_exercises(pilot) -> None:
    learn_page(pilot, "exercises")


def board_to_roll(pilot) -> None:
    sit(pilot, middle_game())


def board_to_play(pilot) -> None:
    sit(pilot, middle_game((4, 3)))
    pilot.advance(GLOWS_AFTER)


def board_after_their_play(pilot) -> None:
    pilot._dice = [(3, 1), (6, 5), (4, 2)]
    pilot.start()
    for source, target in ((8, 5), (6, 5)):
        pilot.drag(source, target)
        pilot.settle()
    pilot.board.flow.submit(intents.Confirm())
    pilot.settle()
    pilot.advance(GLOWS_AFTER)


def board_dragging(pilot) -> None:
    board_to_play(pilot)
    start, end = pilot.checker(13), pilot.place(9)
    unit = pilot.board.control.hand.geometry.u
    pilot.carry(start, (end[0] + 0.4 * unit, end[1] - 0.6 * unit))


def board_done(pilot) -> None:
    board_to_play(pilot)
    for source, target in ((13, 9), (9, 6)):
        pilot.drag(source, target)
        pilot.settle()


def board_refused(pilot) -> None:
    board_to_play(pilot)
    pilot.drag(13, 11)
    pilot.settle()


def board_hint(pilot) -> None:
    board_to_play(pilot)
    hint(pilot)


def board_hints_in_order(pilot) -> None:
    board_to_play(pilot)
    hint(pilot, presses=2)


def board_hint_with_hits(pilot) -> None:
    sit(pilot, at("x bar:1 24:1 13:4 8:3 6:4 5:2 | o 23:1 21:1 13:4 8:3 6:4 5:1 2:1", (4, 4)))
    hint(pilot, presses=2)


def board_hint_of_the_cube(pilot) -> None:
    board_to_roll(pilot)
    hint(pilot)


def board_hint_of_an_offer(pilot) -> None:
    board_double(pilot)
    hint(pilot)


def hint(pilot, presses: int = 1) -> None:
    """Ask the strongest level, as the H key does."""
    from game.engine.ai.brain import strongest

    pilot.expert = strongest()
    for _ in range(presses):
        pilot.key("h")
    pilot.frame()


def board_double(pilot) -> None:
    session = middle_game(side=Side.BLACK)
    session.submit(Side.BLACK, intents.OfferDouble())
    sit(pilot, session)


def board_on_the_bar(pilot) -> None:
    sit(pilot, at("x bar:2 13:4 8:3 6:5 5:1 | o 24:2 13:4 8:3 6:5 5:1", (5, 2)))
    pilot.advance(GLOWS_AFTER)


def board_no_move(pilot) -> None:
    sit(pilot, at("x bar:1 13:5 8:3 6:6 | o 6:3 5:3 4:3 3:2 2:2 1:2", (6, 6)))
    pilot.frame()


def board_bearing_off(pilot) -> None:
    sit(pilot, at("x 6:2 5:3 4:2 2:1 | o 6:1 4:3 3:2 2:2 1:2", (5, 4), cube=Cube(4, Side.WHITE)))
    pilot.advance(GLOWS_AFTER)


def board_tall_stacks(pilot) -> None:
    sit(pilot, at("x 6:10 8:5 | o bar:5 6:9 4:1", (2, 1)))
    pilot.advance(GLOWS_AFTER)


def board_crawford(pilot) -> None:
    sit(pilot, middle_game((6, 6), score=MatchScore(6, 3), crawford=True))
    pilot.advance(GLOWS_AFTER)


def board_dice_in_the_air(pilot) -> None:
    session = middle_game()
    sit(pilot, session)
    pilot.board.flow.submit(intents.Roll())
    for _ in range(FRAMES_OF_A_FLIGHT):
        pilot.frame()


def board_home_left_black(pilot) -> None:
    sit(pilot, at("x 24:2 13:5 8:3 6:5 | o 24:2 13:5 8:3 6:5", (3, 1), side=Side.BLACK, left=True))
    pilot.advance(GLOWS_AFTER)


def results_game(pilot) -> None:
    session = middle_game(side=Side.BLACK, cube=Cube(2, Side.WHITE))
    session.submit(Side.BLACK, intents.OfferResignation(_gammon()))
    session.submit(Side.WHITE, intents.AnswerResignation(accept=True))
    sit(pilot, session)
    pilot.board.control.exits.show_results()
    pilot.frame()


def results_match(pilot) -> None:
    from tests.journeys.prepared import Moment, one_roll_wins, prepare

    record = prepare(Moment("win", one_roll_wins, MatchRules.match(1), first=6))
    session = MatchSession.resume(record)
    assert session.turn is not None
    for _ in range(2):
        session.submit(Side.WHITE, intents.MoveChecker(session.turn.next_moves()[:1]))
    sit(pilot, session)
    pilot.board.control.exits.show_results()
    pilot.frame()


def confirm(pilot) -> None:
    board_to_play(pilot)
    pilot.board.control.exits.ask_to_leave()
    pilot.frame()


def resign(pilot) -> None:
    board_to_play(pilot)
    pilot.board.control.exits.ask_to_resign()
    pilot.frame()


def type_dice(pilot) -> None:
    board_to_roll(pilot)
    pilot.board.control.exits.ask_for_dice()
    pilot.frame()


def notice(pilot) -> None:
    board_to_play(pilot)
    pilot.app.context.notice(pilot.app.context.words.t("Your settings can’t be saved."))
    pilot.advance(0.3)


MOMENTS: tuple[Callable, ...] = (
    menu_first,
    menu_continue,
    menu_alive,
    about,
    about_licence,
    new_game,
    settings_play,
    settings_board,
    settings_sound,
    learn_page,
    learn_bar,
    learn_exercises,
    board_to_roll,
    board_to_play,
    board_after_their_play,
    board_dragging,
    board_done,
    board_refused,
    board_hint,
    board_hints_in_order,
    board_hint_with_hits,
    board_hint_of_the_cube,
    board_hint_of_an_offer,
    board_double,
    board_on_the_bar,
    board_no_move,
    board_bearing_off,
    board_tall_stacks,
    board_crawford,
    board_dice_in_the_air,
    board_home_left_black,
    results_game,
    results_match,
    confirm,
    resign,
    type_dice,
    notice,
)


def sit(pilot, session: MatchSession) -> None:
    """Show a session, with the window's own words about nothing else."""
    pilot.app.context.session = session
    pilot.sit_down(session)
    faded(pilot)


def faded(pilot) -> None:
    """Wait until no scene fades into another any more, and no arrow in or out."""
    pilot.frame(0.0)
    while pilot.app._transition.running or _arrows_fade(pilot):
        pilot.frame()


def _arrows_fade(pilot) -> bool:
    top = pilot.app.director.top
    return getattr(top, "name", "") == "board" and top.stage.restless


def middle_game(dice=None, **given) -> MatchSession:
    """A position from the middle of a game, with something to see everywhere."""
    return at("x 24:2 13:4 8:3 6:4 5:2 | o 24:1 23:1 13:4 8:3 6:4 4:2", dice, **given)


def at(
    text: str,
    dice: tuple[int, int] | None = None,
    *,
    side: Side = Side.WHITE,
    score: MatchScore | None = None,
    cube: Cube | None = None,
    crawford: bool = False,
    left: bool = False,
) -> MatchSession:
    from game.engine.dice import Roll
    from game.engine.state import GameState
    from tests.support.boards import board
    from tests.support.places import session_in

    state = GameState.set_up(
        MatchRules.match(7),
        side,
        board(text),
        score=score or MatchScore(2, 3),
        cube=cube,
        crawford=crawford,
        roll=None if dice is None else Roll(*dice),
    )
    human = side if left else Side.WHITE
    return session_in(replace(state, game_number=4), human=human, home_left=left, throws=((5, 3),))


def _gammon():
    from game.engine.outcome import Kind

    return Kind.GAMMON


if __name__ == "__main__":
    main()
