"""The pages: in order, complete, and about boards that exist."""

import re
from collections.abc import Iterator

import pytest

from game.engine.dice import Roll
from game.engine.movegen import legal_plays
from game.engine.notation import parse_play
from game.engine.refusal import PlayFault
from game.engine.turn import Turn
from game.learn.contents import PAGES, page, page_for
from game.learn.illustration import Illustration
from game.learn.pages import (
    Block,
    BoardAnswer,
    Checked,
    ChoiceAnswer,
    Exercise,
    Figure,
    NumberAnswer,
    Page,
    Part,
    Replies,
)
from game.learn.shown_play import follow
from game.session.events import Refusal
from tests.support.illustrations import shipped

THROWS = 36
MOST_WORDS_OF_A_PAGE = 350
LONGEST_TITLE = 22


def blocks() -> Iterator[tuple[Page, Block]]:
    return ((found, block) for found in PAGES for block in found.blocks)


def figures() -> Iterator[Figure]:
    return (block for _, block in blocks() if isinstance(block, Figure))


def exercises() -> list[Exercise]:
    return [block for _, block in blocks() if isinstance(block, Exercise)]


def test_the_parts_follow_each_other() -> None:
    parts = [found.part for found in PAGES]

    assert parts == [Part.RULES] * 12 + [Part.STRATEGY] * 5 + [Part.EXERCISES]


def test_a_page_is_found_by_its_key() -> None:
    assert len({found.key for found in PAGES}) == len(PAGES)
    assert all(page(found.key) is found for found in PAGES)
    with pytest.raises(KeyError):
        page("nowhere")


def test_titles_and_pages_stay_short() -> None:
    assert [p.title for p in PAGES if len(p.title) > LONGEST_TITLE] == []
    assert [p.key for p in PAGES if len(" ".join(p.texts()).split()) > MOST_WORDS_OF_A_PAGE] == []


def test_no_text_is_empty_or_has_loose_spaces() -> None:
    texts = [text for found in PAGES for text in found.texts()]

    assert [text for text in texts if text != " ".join(text.split()) or not text] == []


def test_every_board_is_on_one_page_and_every_page_has_a_board() -> None:
    shown = [name for found in PAGES for name in found.illustrations]

    assert sorted(shown) == sorted(shipped())
    assert all(found.illustrations for found in PAGES)


def test_what_can_be_tried_has_replies_and_nothing_else_has() -> None:
    for figure in figures():
        assert shipped()[figure.illustration].can_try == (figure.replies is not None)
    for exercise in exercises():
        can_try = shipped()[exercise.illustration].can_try
        assert can_try == isinstance(exercise.answer, BoardAnswer)


def test_a_figure_stands_before_what_is_checked_about_it() -> None:
    for found in PAGES:
        kinds = [type(block) for block in found.blocks]
        assert Checked not in kinds or kinds.index(Figure) < kinds.index(Checked)


class TestReplies:
    def test_the_order_of_moves_does_not_matter(self) -> None:
        board = shipped()["opening-31"]
        replies = Replies("other", {"6/5 8/5": "that one"})

        to = [replies.to(play.result, board) for play in legal_plays(board.position, Roll(3, 1))]

        assert sorted(to) == ["other"] * 15 + ["that one"]

    def test_each_names_a_different_legal_play(self) -> None:
        for figure in figures():
            board = shipped()[figure.illustration]
            if figure.replies is not None:
                texts = figure.replies.plays
                assert len({result_of(text, board) for text in texts}) == len(texts)

    def test_the_play_shown_is_not_told_that_another_is_meant(self) -> None:
        told = 0
        for figure in figures():
            board, replies = shipped()[figure.illustration], figure.replies
            if replies is None or board.play is None or not names_another(replies.other):
                continue
            after = follow(board.play, Turn(board.position, roll_of(board)))
            if after.is_complete and len(legal_plays(board.position, roll_of(board))) > 1:
                told += 1
                assert replies.to(after.position, board) != replies.other

        assert told > 4


def names_another(text: str) -> bool:
    """Whether what is said to other plays compares them with one."""
    return "/" in text or "another" in text


def roll_of(board: Illustration) -> Roll:
    assert board.roll is not None
    return board.roll


def result_of(text: str, board: Illustration) -> object:
    return parse_play(text, board.position, roll_of(board)).result


class TestExercises:
    def test_there_are_ten(self) -> None:
        assert len(exercises()) == 10

    def test_the_answer_is_not_shown(self) -> None:
        for exercise in exercises():
            board = shipped()[exercise.illustration]
            assert (board.play, board.refused, board.points) == (None, (), ())

    def test_right_plays_are_legal_and_others_have_an_answer(self) -> None:
        for exercise in exercises():
            answer, board = exercise.answer, shipped()[exercise.illustration]
            if isinstance(answer, BoardAnswer):
                plays = legal_plays(board.position, roll_of(board))
                right = [answer.is_right(play.result, board) for play in plays]
                assert right.count(True) == len(answer.right)
                assert bool(answer.otherwise) == (False in right)

    def test_a_right_choice_is_one_of_the_choices(self) -> None:
        for exercise in exercises():
            if isinstance(exercise.answer, ChoiceAnswer):
                assert 0 <= exercise.answer.right < len(exercise.answer.choices)

    @pytest.mark.parametrize(
        ("name", "claim"),
        [
            ("exercise-points", "points_won"),
            ("exercise-shots", "shots"),
        ],
    )
    def test_a_right_number_is_the_one_that_is_claimed(self, name: str, claim: str) -> None:
        (answer,) = (e.answer for e in exercises() if e.illustration == name)

        assert answer == NumberAnswer(value_of(shipped()[name], claim))

    def test_the_pips_asked_for_are_those_claimed(self) -> None:
        (answer,) = (e.answer for e in exercises() if e.illustration == "exercise-pips")

        assert answer == NumberAnswer(value_of(shipped()["exercise-pips"], "pips")[0])

    def test_the_point_asked_for_is_the_one_to_enter_on(self) -> None:
        (answer,) = (e.answer for e in exercises() if e.illustration == "exercise-entering")
        (entry,) = value_of(shipped()["exercise-entering"], "only_first")

        assert isinstance(answer, NumberAnswer)
        assert entry == f"bar/{answer.right}"


def value_of(board: Illustration, key: str) -> object:
    (value,) = (claim.value for claim in board.claims if claim.key == key)
    return value


def numbers_in(said: object) -> set[int]:
    """Every number in a text or a value, within whatever it stands."""
    if isinstance(said, dict):
        return numbers_in([*said, *said.values()])
    if isinstance(said, list | tuple):
        return set().union(*map(numbers_in, said))
    return {int(digits) for digits in re.findall(r"\d+", str(said))}


def known_of(board: Illustration) -> set[int]:
    """The numbers that the data of a board speak of."""
    arrows = [(arrow.source, arrow.target) for arrow in board.refused]
    standing = board.standing
    score = [] if standing is None else [standing.rules.length, standing.score.white]
    score += [] if standing is None else [standing.score.black]
    said = [claim.value for claim in board.claims]
    roll = [] if board.roll is None else [board.roll.high, board.roll.low]
    return numbers_in([said, roll, arrows, score, board.points, board.play or "", board.cube.value])


def test_every_number_said_about_a_board_stands_in_its_data() -> None:
    strangers = []
    board = None
    for found, block in blocks():
        if isinstance(block, Figure | Exercise):
            board = shipped()[block.illustration]
        match block:
            case Figure(_, text) | Checked(text):
                pass
            case Exercise(question, _, _, explanation):
                text = f"{question} {explanation}"
            case _:
                continue
        assert board is not None
        unknown = numbers_in(text) - known_of(board) - {THROWS}
        strangers += [(found.key, board.name, text, unknown)] if unknown else []

    assert strangers == []


class TestRefusals:
    @pytest.mark.parametrize("code", [*Refusal, *PlayFault])
    def test_each_is_looked_up_without_fail(self, code: Refusal | PlayFault) -> None:
        found = page_for(code)

        assert found is None or found in PAGES

    @pytest.mark.parametrize("fault", PlayFault)
    def test_each_rule_about_moves_has_its_page(self, fault: PlayFault) -> None:
        found = page_for(fault)

        assert found is not None
        assert found is page_for(Refusal(fault.value))

    def test_the_page_shows_the_rule(self) -> None:
        assert page_for(PlayFault.BOTH_DICE) is page("both-dice")
        assert page_for(Refusal.CRAWFORD) is page("matches")
        assert page_for(Refusal.NOTHING_TO_UNDO) is None
