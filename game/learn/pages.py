"""Page: what Learn is made of, and the table of contents.

The texts stand in `texts`, English, marked for translation one paragraph at a time; whoever
shows them looks each up with `Words.t`. Boards are named here and described in `illustration`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from game.engine.notation import parse_play
from game.engine.position import Position
from game.learn.illustration import Illustration


class Part(Enum):
    """The parts of the table of contents, in order."""

    RULES = "rules"
    STRATEGY = "strategy"
    EXERCISES = "exercises"


@dataclass(frozen=True, slots=True)
class Replies:
    """What a page says to a legal play that the reader has made on its board.

    `plays` has a sentence for each play worth one, by its notation; `other` is said to the rest.
    """

    other: str
    plays: Mapping[str, str] = field(default_factory=dict)

    def to(self, result: Position, illustration: Illustration) -> str:
        """The sentence for the whole roll played, by where the checkers stand after it.

        The result is seen from the side on roll, so the order of moves does not matter.
        """
        roll = illustration.roll
        if roll is not None:
            for text, sentence in self.plays.items():
                if parse_play(text, illustration.position, roll).result == result:
                    return sentence
        return self.other


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a page."""

    text: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A board with the line below it; `replies` where the reader may try it."""

    illustration: str
    caption: str
    replies: Replies | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """What the engine has checked about the figure before it, in its green box."""

    text: str


@dataclass(frozen=True, slots=True)
class BoardAnswer:
    """The reader plays the roll on the board; each of these plays, in notation, is right.

    `otherwise` is said to every other legal play; it is empty where there is none.
    """

    right: tuple[str, ...]
    otherwise: str = ""

    def is_right(self, result: Position, illustration: Illustration) -> bool:
        """Whether the whole roll, played to this result, is a right answer."""
        roll = illustration.roll
        return roll is not None and any(
            parse_play(text, illustration.position, roll).result == result for text in self.right
        )


@dataclass(frozen=True, slots=True)
class ChoiceAnswer:
    """The reader chooses one of some texts; `right` is the index of the right one."""

    choices: tuple[str, ...]
    right: int


@dataclass(frozen=True, slots=True)
class NumberAnswer:
    """The reader finds a whole number."""

    right: int


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question about a board.

    `explanation` is shown after any answer to a choice or a number, and after a right play; it
    says what is right without saying whether the reader was.
    """

    question: str
    illustration: str
    answer: BoardAnswer | ChoiceAnswer | NumberAnswer
    explanation: str


Block = Paragraph | Figure | Checked | Exercise


@dataclass(frozen=True, slots=True)
class Page:
    """One page: `key` is its name in links, `title` stands in the table of contents."""

    key: str
    title: str
    part: Part
    blocks: tuple[Block, ...]

    @property
    def illustrations(self) -> tuple[str, ...]:
        """The names of its boards, in order."""
        return tuple(
            block.illustration for block in self.blocks if isinstance(block, Figure | Exercise)
        )

    def texts(self) -> Iterator[str]:
        """Every text of the page, in the order it is read."""
        yield self.title
        for block in self.blocks:
            yield from _texts(block)


def _texts(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text) | Checked(text):
            yield text
        case Figure(_, caption, replies):
            yield caption
            if replies is not None:
                yield from (*replies.plays.values(), replies.other)
        case Exercise(question, _, answer, explanation):
            yield question
            if isinstance(answer, ChoiceAnswer):
                yield from answer.choices
            if isinstance(answer, BoardAnswer) and answer.otherwise:
                yield answer.otherwise
            yield explanation
