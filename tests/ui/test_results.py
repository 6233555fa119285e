"""The results page: words, arithmetic, score and the check of the dice."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.types import Side
from game.i18n import Words
from game.paths import assets
from game.saving.settings import Settings
from game.session import intents
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.ui.scenes.result_words import arithmetic, dice_report, headline, reason
from game.ui.scenes.results import ResultsScene
from game.ui.widgets.label import Label, Sum
from game.ui.widgets.score_row import ScoreRow
from tests.support.pilot import Pilot

WORDS = Words("en", assets() / "locale")
TIMES = "\N{MULTIPLICATION SIGN}"


def session(rules: MatchRules, human: Side = Side.WHITE) -> MatchSession:
    """A match whose first roll has fallen."""
    new = MatchSession.new(
        MatchSetup(rules, human, "club", name="Anna"), SealedDice(bytes(32), "mine"), "2026-01-01"
    )
    throw_opening(new)
    return new


def throw_opening(playing: MatchSession) -> None:
    """Until one side has won it."""
    while playing.state.on_roll is None:
        playing.submit(playing.setup.human, intents.ThrowOpening())


def resigned(rules: MatchRules, loser: Side, kind: Kind, human: Side = Side.WHITE) -> MatchSession:
    """A game that one side has given up."""
    ended = session(rules, human)
    resign(ended, loser, kind)
    return ended


def resign(playing: MatchSession, loser: Side, kind: Kind = Kind.SINGLE) -> None:
    """Play on until that side can give up, which it does."""
    throw_opening(playing)
    while playing.state.on_roll is not loser:
        play_anything(playing)
    playing.submit(loser, intents.OfferResignation(kind))
    playing.submit(loser.other, intents.AnswerResignation(accept=True))


def play_anything(playing: MatchSession) -> None:
    """The first legal move of each die, then the next roll."""
    side = playing.state.on_roll
    assert side is not None
    if playing.turn is None:
        playing.submit(side, intents.Roll())
        return
    while playing.turn is not None and playing.turn.next_moves():
        playing.submit(side, intents.MoveChecker(playing.turn.next_moves()[:1]))
    playing.submit(side, intents.Confirm())


@pytest.mark.parametrize(
    ("loser", "kind", "expected"),
    [
        (Side.BLACK, Kind.SINGLE, "You win the game"),
        (Side.BLACK, Kind.GAMMON, "You win a gammon"),
        (Side.BLACK, Kind.BACKGAMMON, "You win a backgammon"),
        (Side.WHITE, Kind.SINGLE, "Mira wins the game"),
        (Side.WHITE, Kind.GAMMON, "Mira wins a gammon"),
        (Side.WHITE, Kind.BACKGAMMON, "Mira wins a backgammon"),
    ],
)
def test_the_headline_says_who_won_what(loser: Side, kind: Kind, expected: str) -> None:
    assert headline(resigned(MatchRules.match(7), loser, kind), WORDS) == expected


def test_the_headline_follows_the_person_not_the_colour() -> None:
    won = resigned(MatchRules.match(7), Side.WHITE, Kind.SINGLE, human=Side.BLACK)

    assert headline(won, WORDS) == "You win the game"


def test_a_match_that_is_won_says_so() -> None:
    assert headline(resigned(MatchRules.match(2), Side.BLACK, Kind.GAMMON), WORDS) == (
        "You win the match"
    )


def test_kind_times_cube_is_written_out() -> None:
    gammon = resigned(MatchRules.match(7), Side.BLACK, Kind.GAMMON)

    assert arithmetic(gammon, WORDS) == (f"Gammon 2  {TIMES}  cube 1  =", "2 points")


def test_without_a_cube_none_is_spoken_of() -> None:
    single = resigned(MatchRules.match(7, cube=False), Side.BLACK, Kind.SINGLE)

    assert arithmetic(single, WORDS) == ("Single game  =", "1 point")


def test_points_beyond_the_length_of_a_match_are_not_shown(pilot: Pilot) -> None:
    context = pilot.app.context
    beyond = ScoreRow(context, "Anna", 40, before=0, now=2, length=1)
    money = ScoreRow(context, "Anna", 40, before=0, now=24, length=None)

    assert (beyond.figure, money.figure) == ("1", "24")


def test_jacoby_counts_a_gammon_once_and_the_sum_agrees() -> None:
    gammon = resigned(MatchRules.money(jacoby=True), Side.BLACK, Kind.GAMMON)

    assert arithmetic(gammon, WORDS) == (f"Gammon 1  {TIMES}  cube 1  =", "1 point")


def test_a_pass_gives_the_value_before_the_double() -> None:
    passed = session(MatchRules.match(7))
    while not passed.allows(Side.WHITE, intents.OfferDouble()):
        play_anything(passed)
    passed.submit(Side.WHITE, intents.OfferDouble())
    passed.submit(Side.BLACK, intents.PassCube())

    assert arithmetic(passed, WORDS)[1] == "1 point"
    assert reason(passed, WORDS) == "Mira passed your double."


@pytest.mark.parametrize(
    ("loser", "expected"),
    [(Side.BLACK, "Mira resigned."), (Side.WHITE, "You resigned.")],
)
def test_who_resigned_is_said(loser: Side, expected: str) -> None:
    assert reason(resigned(MatchRules.match(7), loser, Kind.SINGLE), WORDS) == expected


def test_the_report_lets_anybody_make_the_throws_again() -> None:
    ended = resigned(MatchRules.match(1), Side.BLACK, Kind.SINGLE)

    lines = dice_report(ended, WORDS).splitlines()
    numbered = dict(line.split(": ") for line in lines if line[0].isdigit())

    assert bytes(32).hex() in lines[2]
    assert "own phrase: mine" in lines
    dice = SealedDice(bytes(32), "mine")
    for number, shown in numbered.items():
        assert sorted(map(int, shown.split())) == sorted(dice.throw(int(number)))


Opener = Callable[..., Pilot]


def show(pilot: Pilot, ended: MatchSession) -> tuple[ResultsScene, list[str]]:
    said: list[str] = []

    def end() -> None:
        ended.submit(ended.setup.human, intents.EndSession())

    pilot.app.context.routes.results(ended, lambda: said.append("next"), end)
    pilot.frame()
    top = pilot.app.director.top
    assert isinstance(top, ResultsScene)
    return top, said


def names(scene: ResultsScene) -> set[str]:
    return set(scene.form.places())


def press(pilot: Pilot, scene: ResultsScene, name: str) -> None:
    found = scene.form.find(name)
    assert found is not None
    scene.form.focus(found)
    pilot.click(*found.rect.center)
    pilot.frame()


def test_between_games_enter_goes_on(pilot: Pilot) -> None:
    scene, said = show(pilot, resigned(MatchRules.match(7), Side.BLACK, Kind.SINGLE))

    assert names(scene) == {"menu", "next game"}
    pilot.key("return")
    pilot.frame()
    assert said == ["next"]
    assert pilot.scene == "menu"


def test_enter_goes_on_where_the_buttons_stand_in_two_rows(open_pilot: Opener) -> None:
    pilot = open_pilot(size=(640, 480), settings=Settings(interface_size=200))
    scene, said = show(pilot, resigned(MatchRules.match(7), Side.BLACK, Kind.SINGLE))
    upper, lower = (scene.form.find(name) for name in ("next game", "menu"))
    assert upper is not None
    assert lower is not None
    assert upper.rect.bottom < lower.rect.top

    pilot.key("return")
    pilot.frame()

    assert said == ["next"]


def test_after_the_match_the_seed_is_open_and_can_be_verified(pilot: Pilot) -> None:
    scene, _ = show(pilot, resigned(MatchRules.match(1), Side.BLACK, Kind.SINGLE))

    assert names(scene) == {"menu", "new match", "verify", "copy"}
    press(pilot, scene, "verify")
    assert "fit the seal" in str(scene.describe()["verdict"])


def test_throws_of_other_dice_are_found_out(pilot: Pilot) -> None:
    ended = resigned(MatchRules.match(1), Side.BLACK, Kind.SINGLE)
    forged = replace(ended.record, secret=bytes([1] * 32))
    scene, _ = show(pilot, MatchSession.resume(forged))

    press(pilot, scene, "verify")

    assert scene.describe()["verdict"] == "These throws do not fit the seal."


def test_a_money_session_can_be_ended_and_then_verified(pilot: Pilot) -> None:
    scene, _ = show(pilot, resigned(MatchRules.money(), Side.BLACK, Kind.SINGLE))
    assert names(scene) == {"menu", "end session", "next game"}

    press(pilot, scene, "end session")
    assert pilot.scene == "confirm"
    pilot.key("escape")
    pilot.frame()
    assert "end session" in names(scene)
    press(pilot, scene, "end session")
    pilot.key("tab")
    pilot.key("return")
    pilot.frame()

    assert {"verify", "new match"} <= names(scene)
    assert "end session" not in names(scene)
    assert scene.describe()["headline"] == "You win the session"


@pytest.mark.parametrize(
    ("losers", "expected"),
    [
        ([Side.WHITE], "Mira wins the session"),
        ([Side.BLACK], "You win the session"),
        ([Side.WHITE, Side.BLACK], "The session ends level"),
    ],
)
def test_a_session_that_is_over_says_who_has_won_it(losers: list[Side], expected: str) -> None:
    playing = session(MatchRules.money())
    for number, loser in enumerate(losers):
        if number:
            playing.submit(Side.WHITE, intents.StartNextGame())
        resign(playing, loser)

    playing.submit(Side.WHITE, intents.EndSession())

    assert headline(playing, WORDS) == expected


@pytest.mark.parametrize("language", ["de", "fr", "id"])
def test_a_headline_never_breaks_within_a_word(open_pilot: Opener, language: str) -> None:
    wide_letters = Settings(language=language, interface_size=150)
    pilot = open_pilot(size=(400, 640), settings=wide_letters)
    scene, _ = show(pilot, resigned(MatchRules.match(1), Side.BLACK, Kind.SINGLE))
    title = scene.form.widgets[0]
    assert isinstance(title, Label)

    assert " ".join(title._lines(title.rect.width)) == title.text


def test_enter_after_a_click_is_what_the_button_with_the_cap_says(pilot: Pilot) -> None:
    scene, _ = show(pilot, resigned(MatchRules.match(1), Side.BLACK, Kind.SINGLE))
    verify = scene.form.find("verify")
    assert verify is not None
    pilot.click(*verify.rect.center)

    pilot.key("return")
    pilot.frame()

    assert pilot.scene == "new game"


def test_points_that_have_a_line_of_their_own_keep_their_colour(open_pilot: Opener) -> None:
    pilot = open_pilot(size=(400, 640), settings=Settings(language="de", interface_size=150))
    scene, _ = show(pilot, resigned(MatchRules.match(7), Side.WHITE, Kind.BACKGAMMON))
    line = next(one for one in scene.form.widgets if isinstance(one, Sum))

    assert line._lines(line.rect.width)[-1] == line.ending


@pytest.mark.parametrize("size", [(640, 480), (480, 800), (2560, 1600)])
@pytest.mark.parametrize("length", [1, 15, None])
@pytest.mark.parametrize("scale", [100, 200])
def test_results_fit_every_window(
    open_pilot: Opener, size: tuple[int, int], length: int | None, scale: int
) -> None:
    pilot = open_pilot(size=size, settings=Settings(language="de", interface_size=scale))
    rules = MatchRules.money() if length is None else MatchRules.match(length)
    scene, _ = show(pilot, resigned(rules, Side.WHITE, Kind.BACKGAMMON))

    assert pilot.app.canvas.surface.get_rect().contains(scene.panel)
    for button in scene.form.fixed:
        assert scene.inner.left <= button.rect.left
        assert button.rect.right <= scene.inner.right
        assert scene.panel.contains(button.rect)
