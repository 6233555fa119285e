"""Every text is in every catalogue, filled, with the same placeholders; and `Words` falls back."""

import ast
import logging
import re
import string
import unicodedata
from pathlib import Path

import polib
import pytest

from assets.make import catalogues
from game import i18n
from game.i18n import Words, available_languages, choose_language

CATALOGUES = {path.parent.parent.name: path for path in catalogues.catalogues()}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


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


@pytest.mark.parametrize("path", CATALOGUES.values(), ids=CATALOGUES)
class TestCatalogue:
    def test_holds_every_text_of_the_game_and_no_other(self, path: Path) -> None:
        po = polib.pofile(str(path))

        held = {catalogues.Text(e.msgctxt, e.msgid, e.msgid_plural) for e in po}

        assert held == set(catalogues.collect())

    def test_is_complete_and_certain(self, path: Path) -> None:
        po = polib.pofile(str(path))

        assert [e.msgid for e in po.untranslated_entries()] == []
        assert [e.msgid for e in po.fuzzy_entries()] == []
        assert [e.msgid for e in po if "" in e.msgstr_plural.values()] == []

    def test_keeps_the_placeholders(self, path: Path) -> None:
        for entry in polib.pofile(str(path)):
            # A singular may leave its count out: "Your checker", "Your {count} checkers".
            least, most = placeholders(entry.msgid), placeholders(entry.msgid_plural)
            for text in entry.msgstr_plural.values() or [entry.msgstr]:
                assert least <= placeholders(text) <= least | most, entry.msgid
            if entry.msgid_plural:
                assert placeholders(entry.msgstr_plural[max(entry.msgstr_plural)]) == most

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


def test_french_spaces_and_apostrophes_are_typographic() -> None:
    loose = re.compile(r"'|[ \u202f][:;?!»%]|« |(?<![\s\d}])[:;?!»]")

    for entry in polib.pofile(str(CATALOGUES["fr"])):
        for text in entry.msgstr_plural.values() or [entry.msgstr]:
            assert not loose.search(text), text


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


def test_a_translation_that_does_not_fit_its_values_is_english(folder: Path) -> None:
    assert Words("fr", folder).t("Broken {name}", name="x") == "Broken x"


def test_texts_come_out_composed(folder: Path) -> None:
    assert Words("fr", folder).t("Decomposed") == "Réglé"


def test_an_unknown_language_is_english(folder: Path) -> None:
    assert Words("xx", folder).language == "en"


def test_a_damaged_catalogue_is_english_and_not_offered(folder: Path) -> None:
    (folder / "fr/LC_MESSAGES/fairgammon.mo").write_bytes(b"not a catalogue")

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
