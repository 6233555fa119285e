"""Sentences about a match: what is played for, how it stands, what it waits for."""

from game.engine.match import MatchRules
from game.engine.state import GameState, Phase
from game.engine.types import Side
from game.i18n import NO_BREAK, Words
from game.session.setup import MatchSetup
from game.ui.sides import side_texts
from game.ui.theme import Dark


def opponent_name(setup: MatchSetup) -> str:
    """What the computer is called at its level."""
    # Only now: a level brings all of the thinking along, and a menu without a match has none.
    from game.engine.ai.levels import level_of

    return level_of(setup.level).name


def player_name(setup: MatchSetup, words: Words) -> str:
    """What the person is called."""
    return setup.name or words.t("You")


def rules_line(rules: MatchRules, words: Words) -> str:
    """What is played for."""
    if rules.length is None:
        return words.t("Money session")
    return words.t("Match to {points}", points=rules.length)


def match_line(setup: MatchSetup, state: GameState, words: Words) -> str:
    """Opponent, what is played for and the score, as a person would say it."""
    name = opponent_name(setup)
    mine, theirs = state.score.of(setup.human), state.score.of(setup.computer)
    if mine < theirs:
        # The score names the opponent; once is enough for a line.
        score = words.t("{name} leads {score}", name=name, score=_score(setup.computer, state))
        return f"{rules_line(setup.rules, words)} · {score}"
    if mine > theirs:
        score = words.t("you lead {score}", score=_score(setup.human, state))
    else:
        score = words.t("level at {score}", score=_score(setup.human, state))
    if setup.rules.length is None:
        goal = words.t("money session")
    else:
        goal = words.t("match to {points}", points=setup.rules.length)
    return " · ".join((words.t("Against {name}", name=name), goal, score))


def _score(side: Side, state: GameState) -> str:
    """The points of a side and of the other, in figures that stay on one line."""
    return f"{state.score.of(side)}{NO_BREAK}:{NO_BREAK}{state.score.of(side.other)}"


def waiting_line(setup: MatchSetup, state: GameState, words: Words) -> str:
    """What the match waits for."""
    mine = state.to_act is setup.human
    match state.phase:
        case Phase.TO_PLAY if mine and state.roll is not None:
            roll = f"{state.roll.high}-{state.roll.low}"
            return words.t("Your move, {roll} rolled", roll=roll)
        case Phase.TO_ROLL if mine:
            return words.t("Your turn to roll")
        case Phase.CUBE_OFFERED if mine:
            return words.t("A double waits for your answer")
        case Phase.RESIGNATION_OFFERED if mine:
            return words.t("A resignation waits for your answer")
        case Phase.OPENING:
            return words.t("Before the opening throw")
        case Phase.GAME_OVER:
            return words.t("Between two games")
    return words.t("{name} to move", name=opponent_name(setup))


def setup_sentence(setup: MatchSetup, words: Words, dark: Dark) -> str:
    """The whole choice of the New game page in words."""
    name = opponent_name(setup)
    rules = setup.rules
    if rules.length is None:
        with_cube = words.t("Money session against {name}, with the cube.", name=name)
        without = words.t("Money session against {name}, without the cube.", name=name)
    else:
        points = rules.length
        with_cube = words.t(
            "Match to {points} against {name}, with the cube.", points=points, name=name
        )
        without = words.t(
            "Match to {points} against {name}, without the cube.", points=points, name=name
        )
    color = words.t(side_texts(dark, setup.human).own)
    return f"{with_cube if rules.has_cube else without} {color}"
