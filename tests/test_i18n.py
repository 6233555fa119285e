"""Every text is in every catalogue, filled, with the same placeholders; and `Words` falls back."""

import ast
import logging
import re
import string
import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import Path

import polib
import pygame
import pytest

from assets.make import catalogues
from game import i18n
from game.i18n import Words, available_languages, choose_language

CATALOGUES = {path.parent.parent.name: path for path in catalogues.catalogues()}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def forms(entry: polib.POEntry) -> list[str]:
    """The translation, in each of its forms."""
    return list(entry.msgstr_plural.values()) or [entry.msgstr]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A locale folder with one small language."""
    po = polib.POFile()
    po.metadata = {
        "Content-Type": "text/plain; charset=UTF-8",
        "Plural-Forms": "nplurals=2; plural=(n > 1);",
    }
    po.append(polib.POEntry(msgid="Roll", msgstr="Lancer"))
    po.append(polib.POEntry(msgctxt="cube", msgid="Double", msgstr="Proposer le videau"))
    po.append(polib.POEntry(msgid="Match to {points}", msgstr="Match en {points}"))
    po.append(polib.POEntry(msgid="Broken {name}", msgstr="Cassé {nom}"))
    po.append(polib.POEntry(msgid="Bent {name}", msgstr="Courbé {name.x}"))
    po.append(polib.POEntry(msgid="Decomposed", msgstr=unicodedata.normalize("NFD", "Réglé")))
    po.append(
        polib.POEntry(
            msgid="{count} point",
            msgid_plural="{count} points",
            msgstr_plural={0: "{count} point", 1: "{count} points !"},
        )
    )
    po.append(polib.POEntry(msgctxt=i18n.OWN_NAME_CONTEXT, msgid="English", msgstr="Français"))
    place = tmp_path / "locale" / "fr" / "LC_MESSAGES"
    place.mkdir(parents=True)
    po.save_as_mofile(str(place / "fairgammon.mo"))
    return tmp_path / "locale"


@cache
def texts_of_the_game() -> set[catalogues.Text]:
    return set(catalogues.collect())


@pytest.mark.parametrize("path", CATALOGUES.values(), ids=CATALOGUES)
class TestCatalogue:
    def test_holds_every_text_of_the_game_and_no_other(self, path: Path) -> None:
        po = polib.pofile(str(path))

        held = {catalogues.Text(e.msgctxt, e.msgid, e.msgid_plural) for e in po}

        assert held == texts_of_the_game()

    def test_is_complete_and_certain(self, path: Path) -> None:
        po = polib.pofile(str(path))
        print(f"{path.parent.parent.name}: {len(po)} texts, {po.percent_translated()} % translated")

        assert [e.msgid for e in po.untranslated_entries()] == []
        assert [e.msgid for e in po.fuzzy_entries()] == []
        assert [e.msgid for e in po if "" in e.msgstr_plural.values()] == []

    def test_keeps_the_placeholders(self, path: Path) -> None:
        for entry in polib.pofile(str(path)):
            # A singular may leave its count out: "Your checker", "Your {count} checkers".
            least, most = placeholders(entry.msgid), placeholders(entry.msgid_plural)
            for text in forms(entry):
                assert least <= placeholders(text) <= least | most, entry.msgid
            if entry.msgid_plural:
                many = placeholders(entry.msgstr_plural[max(entry.msgstr_plural)])
                assert many == most, entry.msgid

    def test_has_the_plural_forms_of_its_language(self, path: Path) -> None:
        po = polib.pofile(str(path))
        rule = catalogues.PLURALS[path.parent.parent.name]

        assert po.metadata["Plural-Forms"] == rule
        for entry in po:
            if entry.msgid_plural:
                assert len(entry.msgstr_plural) == int(rule.removeprefix("nplurals=")[0])

    def test_is_composed_text(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")

        assert unicodedata.is_normalized("NFC", text)

    def test_is_compiled_as_it_stands(self, path: Path) -> None:
        def content(entries: polib.POFile | polib.MOFile) -> set[tuple[object, ...]]:
            return {(e.msgctxt, e.msgid, e.msgstr, *e.msgstr_plural.values()) for e in entries}

        compiled = polib.mofile(str(path.with_suffix(".mo")))

        assert content(compiled) == content(polib.pofile(str(path)))


QUOTES = {
    "cs": "„“",
    "de": "„“",
    "es": "«»",
    "fr": "«»",
    "id": "“”",
    "pl": "„”",
    "sk": "„“",
    "tr": "“”",
    "vi": "“”",
}
"""What each language opens and closes a quotation with."""

UNTYPOGRAPHIC = {
    "cs": r"\b[KkSsVvZzOoUuAaIi] |\d%| %",
    "de": r"\d%| %",
    "es": r"(?<!\w)[aeouyAEOUY] \w|\d%| %|(?m:^[^¿]*\?)|(?m:^[^¡]*!)",
    "fr": r" [:;?!»%]|« |(?<![\s\d}])[:;?!»%](?!\d)|«\w",
    "id": r"\s%",
    "pl": r"\b[WwZzOoUuAaIi] |\s%",
    "sk": r"\b[KkSsVvZzOoUuAaIi] |\d%| %",
    "tr": r"\d\s?%|%\s",
    "vi": r"\s%",
}
"""Regular expressions of what a language doesn't write: percent signs too near or too far, short
words that could be left alone at the end of a line, question marks that don't open."""

ANYWHERE = r"""['"`]|\.\.\.|  |^ | $| - | [,.)]|\( |\N{NARROW NO-BREAK SPACE}"""


@pytest.mark.parametrize("path", CATALOGUES.values(), ids=CATALOGUES)
def test_signs_and_spaces_are_those_of_the_language(path: Path) -> None:
    language = path.parent.parent.name
    wrong = re.compile(f"{ANYWHERE}|{UNTYPOGRAPHIC[language]}")
    opening, closing = QUOTES[language]

    for entry in polib.pofile(str(path)):
        for text in forms(entry):
            assert not wrong.search(text), (path, entry.msgid, text, wrong.search(text))
            signs = re.sub("[^„“”«»]", "", text)
            assert re.fullmatch(f"({opening}{closing})*", signs), (path, entry.msgid, text)


@pytest.mark.parametrize("face", sorted((catalogues.ROOT / "assets/fonts").glob("*.ttf")), ids=str)
def test_the_fonts_draw_every_letter_of_every_language(face: Path) -> None:
    pygame.font.init()
    font = pygame.font.Font(face, 24)
    used = set("Iİi\N{LATIN SMALL LETTER DOTLESS I}")
    for path in CATALOGUES.values():
        used.update(*(text for entry in polib.pofile(str(path)) for text in forms(entry)))

    missing = drawn(font, "\uffff")
    blank = [letter for letter in sorted(used - {"\n"}) if drawn(font, letter) == missing]

    assert blank == []


def drawn(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "black", "white"), "RGB")


@pytest.mark.parametrize(
    ("language", "number", "percent", "loss"),
    [
        ("en", "8.1", "50%", "-8.1%"),
        ("cs", "8,1", "50\xa0%", "-8,1\xa0%"),
        ("de", "8,1", "50\xa0%", "-8,1\xa0%"),
        ("es", "8,1", "50\xa0%", "-8,1\xa0%"),
        ("fr", "8,1", "50\xa0%", "-8,1\xa0%"),
        ("id", "8,1", "50%", "-8,1%"),
        ("pl", "8,1", "50%", "-8,1%"),
        ("sk", "8,1", "50\xa0%", "-8,1\xa0%"),
        ("tr", "8,1", "%50", "-%8,1"),
        ("vi", "8,1", "50%", "-8,1%"),
    ],
    ids=str,
)
def test_numbers_are_written_as_the_language_writes_them(
    language: str, number: str, percent: str, loss: str
) -> None:
    words = Words(language, catalogues.LOCALE)

    assert words.number(8.06, 1) == number
    assert words.percent(50) == percent
    assert words.percent(-8.06, 1) == loss.replace("-", i18n.MINUS)


def test_a_number_that_rounds_to_nothing_has_no_sign() -> None:
    words = Words("en", catalogues.LOCALE)

    assert words.number(-0.04, 1) == "0.0"
    assert words.percent(-0.04, 1) == "0.0%"
    assert words.number(-3) == f"{i18n.MINUS}3"


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("cs", {1: 0, 2: 1, 4: 1, 5: 2, 0: 2, 22: 2}),
        ("sk", {1: 0, 2: 1, 4: 1, 5: 2, 0: 2, 22: 2}),
        ("pl", {1: 0, 2: 1, 4: 1, 5: 2, 0: 2, 12: 2, 14: 2, 22: 1, 112: 2}),
        ("fr", {0: 0, 1: 0, 2: 1}),
        ("tr", {1: 0, 2: 1}),
        ("de", {0: 1, 1: 0, 2: 1}),
        ("es", {0: 1, 1: 0, 2: 1}),
        ("vi", {0: 0, 1: 0, 2: 0}),
        ("id", {0: 0, 1: 0, 2: 0}),
    ],
    ids=str,
)
def test_counts_take_the_forms_that_the_language_has_for_them(
    language: str, counts: dict[int, int]
) -> None:
    words = Words(language, catalogues.LOCALE)
    entries = polib.pofile(str(CATALOGUES[language]))
    entry = entries.find("{count} point")

    for count, form in counts.items():
        expected = entry.msgstr_plural[form].format(count=count)
        assert words.n("{count} point", "{count} points", count) == expected


def test_no_text_is_put_together_before_it_is_looked_up() -> None:
    wrong = []
    for path in (catalogues.ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                asks = node.func.attr in {"t", "n", "p"}
                glued = any(isinstance(a, ast.JoinedStr | ast.BinOp) for a in node.args[:2])
                if asks and glued:
                    wrong.append(f"{path.name}:{node.lineno}")

    assert wrong == []


def test_a_text_is_translated_with_its_values(folder: Path) -> None:
    words = Words("fr", folder)

    assert words.t("Roll") == "Lancer"
    assert words.p("cube", "Double") == "Proposer le videau"
    assert words.t("Match to {points}", points=7) == "Match en 7"


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 point"), (1, "1 point"), (2, "2 points !")], ids=str
)
def test_a_count_chooses_the_form_of_the_language(folder: Path, count: int, text: str) -> None:
    assert Words("fr", folder).n("{count} point", "{count} points", count) == text


def test_english_needs_no_catalogue(folder: Path) -> None:
    words = Words("en", folder)

    assert words.n("{count} point", "{count} points", 0) == "0 points"
    assert words.p("cube", "Double") == "Double"
    assert words.t("100 % of {braces}") == "100 % of {braces}"


def test_a_missing_text_is_english_and_logged_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("fr", folder)

    with caplog.at_level(logging.WARNING):
        texts = [words.t("Not there {x}", x=1) for _ in range(3)]
        counted = words.n("{count} die", "{count} dice", 2)

    assert texts == ["Not there 1"] * 3
    assert counted == "2 dice"
    assert len(caplog.records) == 2


@pytest.mark.parametrize("text", ["Broken {name}", "Bent {name}"])
def test_a_translation_that_does_not_fit_its_values_is_english(folder: Path, text: str) -> None:
    assert Words("fr", folder).t(text, name="x") == text.format(name="x")


def test_texts_come_out_composed(folder: Path) -> None:
    assert Words("fr", folder).t("Decomposed") == "Réglé"


def test_an_unknown_language_is_english(folder: Path) -> None:
    assert Words("xx", folder).language == "en"


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "noise": lambda _: b"not a catalogue",
    "empty": lambda _: b"",
    "cut off": lambda whole: whole[: len(whole) // 2],
    "an encoding that nobody knows": lambda whole: whole.replace(b"=UTF-8", b"=UTX-8"),
    "no encoding": lambda whole: whole.replace(b"charset=", b"chars t="),
    "no plural": lambda whole: whole.replace(b"plural=(", b"plu al=("),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_catalogue_is_english_and_not_offered(
    folder: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = folder / "fr/LC_MESSAGES/fairgammon.mo"
    whole = path.read_bytes()
    damaged = damage(whole)
    assert damaged != whole
    path.write_bytes(damaged)

    assert Words("fr", folder).t("Roll") == "Roll"
    assert [language.code for language in available_languages(folder)] == ["en"]


def test_languages_are_found_by_their_own_names(folder: Path) -> None:
    found = available_languages(folder)

    assert [(f.code, f.name) for f in found] == [("en", "English"), ("fr", "Français")]


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (["fr_CA", "en_US"], "fr"),
        (["fr-FR.UTF-8"], "fr"),
        (["de", "fr"], "fr"),
        (["en_GB", "fr"], "en"),
        (["pt_br"], "pt_BR"),
        (["xx"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
    ids=str,
)
def test_the_first_known_wish_is_chosen(wanted: list[str], chosen: str) -> None:
    assert choose_language(wanted, ["en", "fr", "pt_BR"]) == chosen


@pytest.mark.parametrize("path", CATALOGUES.values(), ids=CATALOGUES)
def test_no_letter_of_a_button_is_taken_by_a_key_of_every_language(path: Path) -> None:
    for entry in polib.pofile(str(path)):
        if (entry.msgctxt or "").startswith("key for "):
            # V shows the last play again, X swaps the dice, M mutes.
            assert entry.msgstr not in set("VXM"), entry.msgctxt
