import pytest

from game.engine.actions import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    MakePlay,
    NextGame,
    OpeningThrow,
    Pass,
    Resign,
    RollDice,
    Take,
)
from game.engine.cube import CUBE_FACES, Cube, NoDouble
from game.engine.dice import Roll
from game.engine.errors import IllegalActionError, InvalidStateError
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Kind, Reason
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.engine.types import Side
from tests.support.oracle import rules_by_id

CASES = rules_by_id()

both_sides = pytest.mark.parametrize("mover", Side)


def state_of(case: str, mover: Side, position: Position | None = None) -> GameState:
    """The state that a case describes, with `mover` on roll."""
    given = CASES[case]["state"]
    match = given["match"]
    owner = {"centre": None, "mover": mover, "opponent": mover.other}[given["owner"]]
    score = MatchScore()
    if match:
        score = score.plus(mover, match["mover"]).plus(mover.other, match["opp"])
    return GameState.set_up(
        MatchRules.match(match["length"]) if match else MatchRules.money(),
        mover,
        position or Position.start(),
        score=score,
        crawford=bool(match and match.get("crawford")),
        cube=Cube(given["cube"], owner),
        roll=Roll(3, 1) if given["phase"] == "after_roll" else None,
    )


def test_a_cube_shows_only_its_faces() -> None:
    assert [Cube(face).value for face in CUBE_FACES] == list(CUBE_FACES)
    for face in (0, -2, 3, 128):
        with pytest.raises(InvalidStateError):
            Cube(face)
    with pytest.raises(InvalidStateError):
        Cube(1, Side.WHITE)


@both_sides
def test_k01_taker_owns_the_cube_and_the_doubler_rolls(mover: Side) -> None:
    offered = state_of("K01", mover).apply(Double(mover))
    taken = offered.apply(Take(mover.other))

    assert (offered.phase, offered.to_act, offered.cube) == (
        Phase.CUBE_OFFERED,
        mover.other,
        Cube(),
    )
    assert taken.cube == Cube(2, mover.other)
    assert (taken.phase, taken.to_act) == (Phase.TO_ROLL, mover)


@both_sides
@pytest.mark.parametrize(
    ("case", "reason"),
    [
        ("K02", NoDouble.NOT_OWNER),
        ("K03", NoDouble.AFTER_ROLL),
        ("K09", NoDouble.AT_LIMIT),
        ("K10", NoDouble.CRAWFORD),
        ("K12", NoDouble.DEAD),
        ("K14", NoDouble.CUBE_OFF),
    ],
)
def test_doubles_that_are_refused(case: str, reason: NoDouble, mover: Side) -> None:
    state = state_of(case, mover)

    assert state.why_no_double(mover) is reason
    assert not state.can_double(mover)
    assert not state.can_double(mover.other)
    for side in Side:
        with pytest.raises(IllegalActionError):
            state.apply(Double(side))


@both_sides
def test_k11_the_trailer_doubles_after_the_crawford_game(mover: Side) -> None:
    state = state_of("K11", mover)

    assert state.post_crawford
    assert state.can_double(mover)
    assert state.apply(Double(mover)).phase is Phase.CUBE_OFFERED


@both_sides
def test_k05_k07_a_pass_costs_the_value_before_and_leaves_nothing_pending(mover: Side) -> None:
    wrecked = [0] * 26
    wrecked[0], wrecked[1], wrecked[2], wrecked[20] = -2, 2, -1, -12
    state = state_of("K05", mover, Position.from_points(wrecked))

    over = state.apply(Double(mover)).apply(Pass(mover.other))

    assert over.phase is Phase.GAME_OVER
    assert over.outcome is not None
    assert (over.outcome.winner, over.outcome.points) == (mover, 1)
    assert (over.outcome.kind, over.outcome.reason) == (Kind.SINGLE, Reason.PASSED)
    assert (over.cube, over.to_act, over.offer) == (Cube(), None, None)


@both_sides
def test_k06_passing_a_redouble_to_four_costs_two(mover: Side) -> None:
    over = state_of("K06", mover).apply(Double(mover)).apply(Pass(mover.other))

    assert over.outcome is not None
    assert over.outcome.points == 2


@both_sides
def test_k08_the_cube_climbs_and_changes_sides(mover: Side) -> None:
    doubler, cubes = mover, []
    for _ in range(6):
        cube = Cube() if not cubes else cubes[-1]
        state = GameState.set_up(MatchRules.money(), doubler, Position.start(), cube=cube)
        cubes.append(state.apply(Double(doubler)).apply(Take(doubler.other)).cube)
        doubler = doubler.other

    expected = CASES["K08"]["expected"]
    assert [cube.value for cube in cubes] == expected["values"]
    sides = {"mover": mover, "opponent": mover.other}
    assert [cube.owner for cube in cubes] == [sides[owner] for owner in expected["owners"]]


@both_sides
@pytest.mark.parametrize("case", ["K17a", "K17b"])
def test_k17_resignations_count_times_the_cube(case: str, mover: Side) -> None:
    kind = Kind.SINGLE if case == "K17a" else Kind.GAMMON

    offered = state_of(case, mover).apply(Resign(mover, kind))
    over = offered.apply(AcceptResignation(mover.other))

    assert (offered.to_act, offered.offer) == (mover.other, kind)
    assert over.outcome is not None
    assert over.outcome.winner is mover.other
    assert over.outcome.points == CASES[case]["expected"]["points"]
    assert over.outcome.reason is Reason.RESIGNED


@both_sides
def test_k19_a_resignation_ends_the_game_and_not_the_match(mover: Side) -> None:
    state = state_of("K19", mover)

    over = state.apply(Resign(mover, Kind.SINGLE)).apply(AcceptResignation(mover.other))

    assert over.match_winner is None
    assert [over.score.of(mover), over.score.of(mover.other)] == CASES["K19"]["expected"]["score"]
    assert over.apply(NextGame()).phase is Phase.OPENING


@both_sides
def test_k20_an_offer_is_answered_before_anything_else(mover: Side) -> None:
    offered = state_of("K20", mover).apply(Double(mover))

    for side in Side:
        for action in (
            RollDice(side, Roll(3, 1)),
            MakePlay(side, ()),
            Double(side),
            Resign(side, Kind.SINGLE),
            AcceptResignation(side),
            DeclineResignation(side),
            NextGame(),
            OpeningThrow(3, 1),
        ):
            with pytest.raises(IllegalActionError):
                offered.apply(action)
    for answer in (Take(mover), Pass(mover), Beaver(mover), Beaver(mover.other)):
        with pytest.raises(IllegalActionError):
            offered.apply(answer)


@pytest.mark.parametrize(
    ("rules", "cubes"),
    [
        pytest.param(MatchRules.money(), [1, 1, 1], id="option off"),
        pytest.param(MatchRules.match(7), [1, 1, 1], id="match"),
        pytest.param(
            MatchRules.money(cube=False, automatic_doubles=True), [1, 1, 1], id="cube off"
        ),
        pytest.param(MatchRules.money(automatic_doubles=True), [2, 2, 2], id="once a game"),
    ],
)
def test_k21_ties_turn_the_cube_only_by_option(rules: MatchRules, cubes: list[int]) -> None:
    state = GameState.start(rules)
    shown = []
    for _ in range(3):
        state = state.apply(OpeningThrow(4, 4))
        shown.append(state.cube.value)

    assert shown == cubes
    assert state.cube.owner is None
    assert state.phase is Phase.OPENING


@both_sides
@pytest.mark.parametrize(
    ("mine", "theirs", "cube", "allowed"),
    [
        pytest.param(5, 3, 1, True, id="two away"),
        pytest.param(5, 3, 2, False, id="two away, cube at two"),
        pytest.param(4, 3, 2, True, id="three away, cube at two"),
        pytest.param(4, 3, 4, False, id="three away, cube at four"),
        pytest.param(3, 6, 1, True, id="the other is at match point"),
    ],
)
def test_a_cube_that_wins_nothing_more_is_dead(
    mover: Side, mine: int, theirs: int, cube: int, allowed: bool
) -> None:
    score = MatchScore().plus(mover, mine).plus(mover.other, theirs)
    mine_or_centred = Cube(cube, mover if cube > 1 else None)
    state = GameState.set_up(
        MatchRules.match(7), mover, Position.start(), score=score, cube=mine_or_centred
    )

    assert state.can_double(mover) is allowed
    assert state.why_no_double(mover) is (None if allowed else NoDouble.DEAD)


@both_sides
def test_a_beaver_keeps_the_cube_once_the_doubler_accepts(mover: Side) -> None:
    state = GameState.set_up(MatchRules.money(beavers=True), mover, Position.start())

    beavered = state.apply(Double(mover)).apply(Beaver(mover.other))
    accepted = beavered.apply(Take(mover))
    refused = beavered.apply(Pass(mover))

    assert (beavered.phase, beavered.to_act) == (Phase.CUBE_OFFERED, mover)
    assert accepted.cube == Cube(4, mover.other)
    assert (accepted.phase, accepted.to_act) == (Phase.TO_ROLL, mover)
    assert refused.outcome is not None
    assert (refused.outcome.winner, refused.outcome.points) == (mover.other, 2)
    assert not refused.beaver


def test_no_beaver_on_a_beaver_without_the_option_or_beyond_the_limit() -> None:
    def offered(rules: MatchRules, cube: Cube) -> GameState:
        state = GameState.set_up(rules, Side.WHITE, Position.start(), cube=cube)
        return state.apply(Double(Side.WHITE))

    with_beavers = MatchRules.money(beavers=True)
    on_a_beaver = offered(with_beavers, Cube()).apply(Beaver(Side.BLACK))

    assert offered(with_beavers, Cube(16, Side.WHITE)).can_beaver(Side.BLACK)
    assert not on_a_beaver.can_beaver(Side.WHITE)
    assert not offered(MatchRules.money(), Cube()).can_beaver(Side.BLACK)
    assert not offered(with_beavers, Cube(32, Side.WHITE)).can_beaver(Side.BLACK)


@pytest.mark.parametrize(
    ("rules", "cube", "points"),
    [
        pytest.param(MatchRules.money(jacoby=True), Cube(), 1, id="cube never turned"),
        pytest.param(MatchRules.money(jacoby=True), Cube(2), 2, id="turned by a tie only"),
        pytest.param(MatchRules.money(jacoby=True), Cube(2, Side.BLACK), 4, id="doubled"),
        pytest.param(MatchRules.money(), Cube(), 2, id="without Jacoby"),
        pytest.param(MatchRules.money(cube=False, jacoby=True), Cube(), 2, id="without a cube"),
    ],
)
def test_jacoby(rules: MatchRules, cube: Cube, points: int) -> None:
    last_checker = [0, 1, *[0] * 18, -15, *[0] * 5]
    state = GameState.set_up(
        rules, Side.WHITE, Position.from_points(last_checker), cube=cube, roll=Roll(2, 1)
    )
    resigned = state.apply(Resign(Side.WHITE, Kind.GAMMON)).apply(AcceptResignation(Side.BLACK))

    assert resigned.outcome is not None
    assert resigned.outcome.points == points
