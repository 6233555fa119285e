"""The catalogues say what players of each language say: the words of `assets/locale/glossary.json`.

A word there is a whole word or, with a star, a beginning of one; a lone star is any words. The
English words tell which texts use a term; such a text must have one of the words of its language
and none of those that would be wrong for this term. The words in "never" are wrong everywhere.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import polib
import pytest

from assets.make import catalogues

GLOSSARY = catalogues.LOCALE / "glossary.json"
SAID_OTHERWISE = {
    # Short buttons and lines that leave a word out, and the triple win, which Turkish names.
    "die, dice": {
        "es": ("All dice played",),
        "fr": ("All dice played",),
        "id": ("Enter dice",),
        "vi": ("Enter dice",),
    },
    "turn": {"fr": ("Click “Done” or the dice to end your turn.",)},
    "backgammon (game)": {"tr": ("Backgammon",)},
}
"""By term and language, the English of the texts that need not use the words of the glossary."""

CATALOGUES = {path.parent.parent.name: path for path in catalogues.catalogues()}


@dataclass(frozen=True, slots=True)
class Fault:
    """A text that says a term in another word than players do."""

    language: str
    term: str
    english: str
    text: str
    wrong: str = ""
    """The word that should not be there; nothing where the right one is missing."""

    def __str__(self) -> str:
        what = f"must not say {self.wrong!r}" if self.wrong else "has no accepted word"
        place = f"assets/locale/{self.language}: {self.english!r}"
        return f"{place} {what} for {self.term!r}: {self.text!r}"


@cache
def folded(text: str, language: str) -> str:
    """Lower case as the language has it, plain spaces, neither names in braces nor notation."""
    text = re.sub(r"\bbar/\d+", "", re.sub(r"\{\w*\}", "§", text))
    if language == "tr":
        text = text.replace("İ", "i").replace("I", "\N{LATIN SMALL LETTER DOTLESS I}")
    return text.lower().replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@cache
def _pattern(words: tuple[str, ...], language: str) -> re.Pattern[str]:
    each = [
        re.escape(folded(word, language)).replace(r"\ \*\ ", r"\ .+\ ").replace(r"\*", r"\w*")
        for word in words
    ]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)")


def found(words: Sequence[str], text: str, language: str) -> str:
    """The first of the words that the text has; nothing if it has none."""
    match = _pattern(tuple(words), language).search(folded(text, language)) if words else None
    return match.group() if match else ""


@cache
def uses(words: tuple[str, ...], others: tuple[str, ...], english: str) -> bool:
    """Whether an English text uses a term, and not only in phrases that mean something else."""
    rest = folded(english, "en")
    if others:
        rest = _pattern(others, "en").sub("", rest)
    return bool(found(words, rest, "en"))


def faults(
    glossary: dict[str, dict[str, dict[str, list[str]]]],
    never: dict[str, list[str]],
    language: str,
    entries: Sequence[polib.POEntry],
) -> Iterator[Fault]:
    """What the texts of a language say otherwise than the glossary."""
    for entry in entries:
        texts = [text for text in entry.msgstr_plural.values() or [entry.msgstr] if text]
        for text in texts:
            if wrong := found(never.get(language, []), text, language):
                yield Fault(language, "never", entry.msgid, text, wrong)
        for term, words in glossary.items():
            said = words["en"]
            if uses(tuple(said["words"]), tuple(said.get("wrong", ())), entry.msgid):
                for text in texts:
                    yield from _about(term, words[language], language, entry.msgid, text)


def _about(
    term: str, words: dict[str, list[str]], language: str, english: str, text: str
) -> Iterator[Fault]:
    if english in SAID_OTHERWISE.get(term, {}).get(language, ()):
        return
    if not found(words["words"], text, language):
        yield Fault(language, term, english, text)
    if wrong := found(words.get("wrong", []), text, language):
        yield Fault(language, term, english, text, wrong)


def load() -> tuple[dict[str, dict[str, dict[str, list[str]]]], dict[str, list[str]]]:
    """The terms and the words that are wrong everywhere."""
    data = json.loads(GLOSSARY.read_text(encoding="utf-8"))
    return data["terms"], data["never"]


@pytest.mark.parametrize("path", CATALOGUES.values(), ids=CATALOGUES)
def test_a_catalogue_uses_the_words_of_its_players(path: Path) -> None:
    wrong = list(faults(*load(), path.parent.parent.name, polib.pofile(str(path))))

    assert not wrong, "\n".join(map(str, wrong))


def entry(english: str, text: str) -> list[polib.POEntry]:
    return [polib.POEntry(msgid=english, msgstr=text)]


@pytest.mark.parametrize(
    ("language", "english", "text", "term", "wrong"),
    [
        ("pl", "Your checker on the bar", "Twój kamień na bandzie", "checker", ""),
        ("pl", "Leaves a blot", "Zostawia plamę", "never", "plamę"),
        ("tr", "A gammon.", "Gammon.", "gammon", "gammon"),
        ("de", "A double could harm you", "Ein Pasch könnte schaden", "double (cube)", "pasch"),
        ("es", "Point {point} is closed", "El punto {point}", "point (triangle)", "punto"),
        ("id", "The bar", "Batang", "bar", "batang"),
    ],
    ids=str,
)
def test_a_wrong_word_is_told_with_language_text_and_term(
    language: str, english: str, text: str, term: str, wrong: str
) -> None:
    told = list(faults(*load(), language, entry(english, text)))

    assert Fault(language, term, english, text, wrong) in told
    assert all(part in str(told[0]) for part in (language, repr(english)))


@pytest.mark.parametrize(
    ("language", "english", "text"),
    [
        ("tr", "Hint", "İPUCU"),
        ("cs", "Two checkers are off", "Dva kameny jsou venku"),
        ("de", "Bear off two checkers.", "Trage zwei Steine ab."),
        ("fr", "With 6-4 only bar/19", "Avec 6-4, seul bar/19"),
        ("vi", "Take your time", "Cứ thong thả"),
    ],
    ids=str,
)
def test_inflected_words_are_the_same_words(language: str, english: str, text: str) -> None:
    assert list(faults(*load(), language, entry(english, text))) == []


def test_every_term_has_a_word_in_each_language_and_none_is_both_right_and_wrong() -> None:
    terms, never = load()

    for term, languages in terms.items():
        assert set(languages) == {"en", *CATALOGUES}, term
        for language, words in languages.items():
            assert words["words"], (term, language)
            clash = [
                word
                for word in words["words"]
                if language != "en"
                and found([*words.get("wrong", []), *never.get(language, [])], word, language)
            ]
            assert not clash, (term, language)


def test_exceptions_are_texts_of_the_game() -> None:
    for languages in SAID_OTHERWISE.values():
        for language, texts in languages.items():
            assert {e.msgid for e in polib.pofile(str(CATALOGUES[language]))}.issuperset(texts)
