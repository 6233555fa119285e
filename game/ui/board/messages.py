"""Why something was refused, in one sentence with the points and dice it is about."""

from game.engine.dice import Roll
from game.engine.movegen import legal_plays
from game.engine.notation import format_play
from game.engine.play import CheckerMove
from game.engine.turn import Turn
from game.engine.types import BAR, OFF
from game.i18n import Words
from game.session.events import Refusal, Refused
from game.session.rulings import Table

PLAYS_TOLD = 2
"""So many legal plays are told in full when only they are left."""


class Messages:
    """Puts refusals into words for the person at the screen."""

    def __init__(self, words: Words, session: Table, opponent: str) -> None:
        self._words = words
        self._session = session
        self._opponent = opponent

    def sentence(self, refused: Refused) -> str:
        """The sentence for one refusal."""
        turn = self._session.turn
        if refused.moves and turn is not None:
            about_move = self._about_move(refused.code, refused.moves, turn)
            if about_move is not None:
                return about_move
        about_cube = self._about_cube(refused.code)
        return about_cube if about_cube is not None else self._plain(refused.code)

    def no_move(self, roll: Roll, *, on_bar: int, mine: bool) -> str:
        """Why a roll can't be played at all."""
        words = self._words
        if mine and on_bar:
            return words.n(
                "With {roll} your checker can’t enter from the bar.",
                "With {roll} your {count} checkers can’t enter from the bar.",
                on_bar,
                roll=_spelled(roll),
            )
        if mine:
            return words.t("With {roll} none of your checkers can move.", roll=_spelled(roll))
        if on_bar:
            return words.t(
                "{name} can’t enter from the bar with {roll}.",
                name=self._opponent,
                roll=_spelled(roll),
            )
        return words.t("{name} can’t move with {roll}.", name=self._opponent, roll=_spelled(roll))

    def not_a_play(self, text: str) -> str:
        """Why a typed play can't be played."""
        turn = self._session.turn
        roll = "" if turn is None else _spelled(turn.roll)
        return self._words.t("“{play}” can’t be played with {roll}.", play=text, roll=roll)

    def _about_move(self, code: Refusal, moves: tuple[CheckerMove, ...], turn: Turn) -> str | None:
        words, first = self._words, moves[0]
        match code:
            case Refusal.NO_CHECKER:
                return words.t("None of your checkers is on point {point}.", point=first.source)
            case Refusal.ENTER_FIRST:
                return words.n(
                    "Your checker on the bar must enter first.",
                    "Your {count} checkers on the bar must enter first.",
                    turn.position.bar,
                )
            case Refusal.POINT_CLOSED:
                return self._closed(moves, turn)
            case Refusal.NO_SUCH_DIE:
                return self._no_die(first.source, moves[-1].target, turn)
            case Refusal.NOT_ALL_HOME:
                return words.t("Bear off only when all your checkers are home, on points 1 to 6.")
            case Refusal.HIGHER_CHECKER_FIRST:
                highest = max(p for p in range(1, BAR + 1) if turn.position.points[p] > 0)
                return words.t(
                    "With the {die}, the checker on {point} goes first.",
                    die=first.die,
                    point=highest,
                )
            case Refusal.BOTH_DICE:
                return self._both_dice(moves, turn)
            case Refusal.LARGER_DIE:
                return words.t(
                    "Only one of the dice can be played, and it must be the {die}.",
                    die=turn.roll.high,
                )
        return None

    def _closed(self, moves: tuple[CheckerMove, ...], turn: Turn) -> str:
        points = turn.position.points
        stop = next(
            (m.target for m in moves if m.target != OFF and points[m.target] < -1),
            moves[-1].target,
        )
        count = -points[stop]
        if stop != moves[-1].target:
            return self._words.t(
                "The way stops at point {point}, which {name} holds.",
                point=stop,
                name=self._opponent,
            )
        # Never less than two; the languages have a form for two, for some and for many.
        return self._words.n(
            "Point {point} is closed: {name} has {count} checker there.",
            "Point {point} is closed: {name} has {count} checkers there.",
            count,
            point=stop,
            name=self._opponent,
        )

    def _no_die(self, source: int, target: int, turn: Turn) -> str:
        words = self._words
        if target > source:
            return words.t("Your checkers move from high points to low ones, never back.")
        dice = turn.dice_left
        if not dice or turn.is_complete:
            return words.t(
                "All dice are played. “Done” ends your turn; “Undo” takes a checker back."
            )
        pips = source - target
        told = ", ".join(str(die) for die in dice)
        if source == BAR:
            return words.t("No die enters there. Left to play: {dice}.", dice=told)
        if target == OFF:
            return words.t("No die bears this checker off. Left to play: {dice}.", dice=told)
        return words.n(
            "From {source} to {target} is {count} pip. Left to play: {dice}.",
            "From {source} to {target} is {count} pips. Left to play: {dice}.",
            pips,
            source=source,
            target=target,
            dice=told,
        )

    def _both_dice(self, moves: tuple[CheckerMove, ...], turn: Turn) -> str:
        words = self._words
        plays = legal_plays(turn.start, turn.roll)
        told = [format_play(play) for play in plays]
        if len(told) == 1:
            return words.t(
                "As many dice as possible must be played: {play} is the only way.", play=told[0]
            )
        if len(told) <= PLAYS_TOLD:
            return words.t(
                "As many dice as possible must be played: {play} or {other}.",
                play=told[0],
                other=told[1],
            )
        return words.t(
            "After {play} the other dice couldn’t be played, and another way they can.",
            play=format_play(moves, turn.position),
        )

    def _about_cube(self, code: Refusal) -> str | None:
        words, state = self._words, self._session.state
        match code:
            case Refusal.CUBE_OFF if state.rules.cube:
                return words.t("A match to 1 point has no use for the cube.")
            case Refusal.CUBE_OFF:
                return words.t("This match is played without the doubling cube.")
            case Refusal.CRAWFORD:
                return words.t("This is the Crawford game: no doubling.")
            case Refusal.CUBE_NOT_YOURS:
                return words.t(
                    "{name} owns the cube; only the owner may double.", name=self._opponent
                )
            case Refusal.CUBE_AT_LIMIT:
                return words.t("The cube is at {value}, its highest face.", value=state.cube.value)
            case Refusal.CUBE_DEAD:
                return words.t(
                    "This game wins you the match as it is; a double could only harm you."
                )
            case Refusal.CUBE_AFTER_ROLL:
                return words.t("Doubling comes before the roll.")
            case Refusal.NO_BEAVER:
                return words.t("A beaver isn’t possible here.")
        return None

    def _plain(self, code: Refusal) -> str:
        words = self._words
        match code:
            case Refusal.NOT_YOUR_TURN:
                return words.t("It is {name}’s turn.", name=self._opponent)
            case Refusal.ROLL_FIRST:
                return words.t("Roll the dice first.")
            case Refusal.ANSWER_FIRST:
                return words.t("First answer the offer.")
            case Refusal.DICE_NOT_TYPED:
                return words.t("First type what the dice show.")
            case Refusal.NO_SUCH_DICE:
                return words.t("A die shows 1 to 6.")
            case Refusal.TURN_UNFINISHED:
                return words.t("Dice are left to play before your turn can end.")
            case Refusal.NOTHING_TO_UNDO:
                return words.t("There is no move to take back.")
            case Refusal.NOTHING_TO_TAKE_BACK:
                return words.t("There is no earlier turn to take back.")
            case Refusal.MATCH_OVER:
                return words.t("The match is over.")
        return words.t("That isn’t possible now.")


def _spelled(roll: Roll) -> str:
    return f"{roll.high}-{roll.low}"
