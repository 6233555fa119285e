"""A play as it is typed: which legal plays it can become, and how the words of it can go on.

The words of a play may come in any order and stars may be left out; bar and off may be 25 and 0.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise, takewhile

from game.engine.movegen import legal_plays
from game.engine.play import CheckerMove
from game.engine.turn import Turn
from game.engine.types import BAR, OFF

Way = tuple[int, ...]
"""Where one checker starts, its stops, and where it ends."""

_WORD = re.compile(r"((?:bar|[0-9]{1,2})(?:/(?:off|[0-9]{1,2}))+)(?:\(([1-4])\))?")
_PLACES = {"bar": BAR, "off": OFF}


@dataclass(frozen=True, slots=True)
class Typing:
    """What stands in the field, what would complete it, and how its last word can go on."""

    text: str = ""
    rest: str = ""
    """What is missing where only one play is left that begins so."""
    following: tuple[str, ...] = ()
    ready: bool = False
    """Whether Enter plays it."""


@dataclass(frozen=True, slots=True)
class Completion:
    """A legal play that begins as typed."""

    text: str
    word: str
    """The word that is being typed, or comes next, to its end."""
    moves: tuple[CheckerMove, ...]
    anew: bool
    """Whether it plays the roll from its beginning, where checkers have been moved already."""
    whole: bool
    """Whether nothing is missing."""


@dataclass(frozen=True, slots=True)
class _Candidate:
    moves: tuple[CheckerMove, ...]
    ways: tuple[Way, ...]
    hits: frozenset[int]
    anew: bool


def completions(text: str, turn: Turn) -> tuple[Completion, ...]:
    """What a text can become; plays of what is left of the roll go before those of all of it."""
    said, open_word = split(text)
    found: dict[str, Completion] = {}
    for candidate in _candidates(turn):
        ways: tuple[Way, ...] | None = candidate.ways
        for word in said:
            ways = _without(ways, word) if ways is not None else None
        if ways is not None:
            for completion in _completed(candidate, ways, said, open_word):
                found.setdefault(completion.text, completion)
    rest = tuple(one for one in found.values() if not one.anew)
    return rest or tuple(found.values())


def only(found: Sequence[Completion]) -> Completion | None:
    """The one play that is left, or that is typed to its end; None where it is open."""
    for some in (found, [one for one in found if one.whole]):
        if len({(one.moves, one.anew) for one in some}) == 1:
            return some[0]
    return None


def typing(text: str, turn: Turn) -> Typing:
    """The field as it is to be shown."""
    found = completions(text, turn)
    if len({one.moves for one in found}) == 1:
        whole = found[0].text
        rest = whole[len(text) :] if whole.startswith(text) else ""
        return Typing(text, rest, ready=True)
    ready = only(found) is not None
    open_word = split(text)[1]
    if open_word and all(_single(one.word) == open_word for one in found):
        found = completions(text + " ", turn)
    following = {_single(one.word) for one in found if one.word}
    return Typing(text, "", tuple(sorted(following, key=_from_the_back)), ready)


def completed(text: str, turn: Turn) -> str:
    """The text after the Tab key: to the end, or as far as all that is possible agrees."""
    found = completions(text, turn)
    if not found:
        return text
    if len({one.moves for one in found}) == 1:
        return found[0].text
    said, open_word = split(text)
    if not open_word:
        return text
    common = _common([_single(one.word) for one in found])
    ended = all(one.word == common for one in found)
    return " ".join([*said, max(common, open_word, key=len)]) + " " * ended


def split(text: str) -> tuple[list[str], str]:
    """The words that are typed to their end, and the one that is not yet."""
    words = text.lower().replace(",", " ").split()
    if not words or text[-1] in " ,":
        return words, ""
    return words[:-1], words[-1]


def steps_of(text: str) -> list[tuple[int, int]] | None:
    """From where to where each word says that a checker goes; None where one says nothing."""
    steps: list[tuple[int, int]] = []
    for word in text.lower().replace(",", " ").split():
        places, count = _read(word)
        if not places:
            return None
        steps += list(pairwise(places)) * count
    return steps


@lru_cache(maxsize=2)
def _candidates(turn: Turn) -> tuple[_Candidate, ...]:
    """What can be played of the roll from now on, and the whole roll where some is played."""
    endings = [_candidate(turn, moves, anew=False) for moves in turn.endings().values() if moves]
    if not turn.moves:
        return tuple(endings)
    start = Turn(turn.start, turn.roll)
    plays = legal_plays(turn.start, turn.roll)
    return (*endings, *(_candidate(start, play.moves, anew=True) for play in plays))


def _candidate(turn: Turn, moves: tuple[CheckerMove, ...], *, anew: bool) -> _Candidate:
    ways: list[Way] = []
    hits = set()
    for move in moves:
        if turn.hits(move):
            hits.add(move.target)
        turn = Turn(turn.start, turn.roll, (*turn.moves, move))
        at = next((n for n, way in enumerate(ways) if way[-1] == move.source), None)
        if at is None:
            ways.append((move.source, move.target))
        else:
            ways[at] = (*ways[at], move.target)
    ways.sort(key=lambda way: (-way[0], -way[-1]))
    return _Candidate(moves, tuple(ways), frozenset(hits), anew)


def _completed(
    candidate: _Candidate, ways: tuple[Way, ...], said: list[str], open_word: str
) -> Iterator[Completion]:
    """The play with its words in the order in which they are typed, once for each next word."""
    words = _words(ways, candidate.hits)
    wanted = _plain(open_word)
    matching = [word for word in words if _plain(word).startswith(wanted)]
    if not words:
        yield Completion(" ".join(said), "", candidate.moves, candidate.anew, whole=True)
    for word, rest in (
        _split_off(words, matching) if matching else _cut(ways, wanted, candidate.hits)
    ):
        whole = not rest and _plain(word) == wanted
        text = " ".join([*said, word, *rest])
        yield Completion(text, word, candidate.moves, candidate.anew, whole)


def _split_off(words: Sequence[str], matching: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Each of the words that match, with the others."""
    for word in matching:
        rest = list(words)
        rest.remove(word)
        yield word, rest


def _cut(
    ways: tuple[Way, ...], wanted: str, hits: frozenset[int]
) -> Iterator[tuple[str, list[str]]]:
    """Ways with all their stops, or only as far as one of them, with what is left then."""
    for number, way in enumerate(ways):
        others = (*ways[:number], *ways[number + 1 :])
        last = len(way) - 1
        cuts = [(end, hits) for end in range(last - 1, 0, -1)]
        for end, shown in (*cuts, (last, hits.union(way))):
            (word,) = _words((way[: end + 1],), hits, shown)
            if _plain(word).startswith(wanted):
                left = (*others, way[end:]) if end < last else others
                yield word, _words(left, hits)
                break


def _words(
    ways: Sequence[Way], hits: frozenset[int], shown: frozenset[int] | None = None
) -> list[str]:
    """The ways in writing: stops only where they hit, equal ways once with their number."""
    words = []
    for way, equal in groupby(sorted(ways, key=lambda way: (-way[0], -way[-1]))):
        stops = [place for place in way[1:-1] if place in (hits if shown is None else shown)]
        places = [_name(way[0], "bar")]
        places += [_name(place, "off") + "*" * (place in hits) for place in (*stops, way[-1])]
        count = len(list(equal))
        words.append("/".join(places) + f"({count})" * (count > 1))
    return words


def _without(ways: tuple[Way, ...], word: str) -> tuple[Way, ...] | None:
    """The ways that are left when a word has been played of them; None where it is none of them."""
    places, count = _read(word)
    left = ways
    for _ in range(count if places else 0):
        at = next((n for n, way in enumerate(left) if _goes(way, places)), None)
        if at is None:
            return None
        way = left[at]
        first, last = way.index(places[0]), way.index(places[-1])
        parts = [part for part in (way[: first + 1], way[last:]) if len(part) > 1]
        left = (*left[:at], *parts, *left[at + 1 :])
    return left if places else None


def _goes(way: Way, places: Way) -> bool:
    """Whether a way comes by all these places."""
    return set(places) <= set(way)


def _read(word: str) -> tuple[Way, int]:
    """The places of a word in order and how many checkers go there; no places in a wrong word."""
    match = _WORD.fullmatch(_plain(word))
    if match is None:
        return (), 0
    places = tuple(_PLACES[one] if one in _PLACES else int(one) for one in match[1].split("/"))
    down = all(here > there for here, there in pairwise(places))
    return (places, int(match[2] or 1)) if down else ((), 0)


def _plain(word: str) -> str:
    """A word without its stars, with bar and off by their names."""
    bare = word.replace("*", "")
    if bare.startswith("25/"):
        bare = "bar" + bare[2:]
    return bare[:-1] + "off" if bare.endswith("/0") else bare


def _name(place: int, edge: str) -> str:
    return edge if place in (BAR, OFF) else str(place)


def _single(word: str) -> str:
    """A word for one checker."""
    return word.partition("(")[0]


def _common(words: Sequence[str]) -> str:
    """What all words begin with."""
    columns = takewhile(lambda letters: len(set(letters)) == 1, zip(*words, strict=False))
    return "".join(letters[0] for letters in columns)


def _from_the_back(word: str) -> tuple[int, ...]:
    return tuple(-place for place in _read(word)[0])
