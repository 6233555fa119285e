"""Collect the texts of the game and keep the catalogues in `assets/locale` up to date.

    python -m assets.make.catalogues             collect, merge into every .po, write every .mo
    python -m assets.make.catalogues LANGUAGE... the same, after starting new languages

A text that is new gets an empty translation in every .po; nothing is guessed (no fuzzy entries),
and a text that has gone from the code goes from the catalogues.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import polib
from babel.messages.extract import extract_from_dir

from game.i18n import DOMAIN, OWN_NAME_CONTEXT

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "assets" / "locale"
KEYWORDS = {"t": None, "mark": None, "n": (1, 2), "p": ((1, "c"), 2)}
HEADER = "Texts of Fairgammon, collected by assets/make/catalogues.py; fill in msgstr."

PLURALS = {
    "de": "nplurals=2; plural=(n != 1);",
    "es": "nplurals=2; plural=(n != 1);",
    "fr": "nplurals=2; plural=(n > 1);",
    "tr": "nplurals=2; plural=(n > 1);",
    "cs": "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    "sk": "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "vi": "nplurals=1; plural=0;",
    "id": "nplurals=1; plural=0;",
}
"""By hand: some generators give French a form for millions, and an empty form is English."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of the game: its context if any, its English, its English plural if any."""

    context: str | None
    english: str
    plural: str


def collect() -> dict[Text, list[str]]:
    """Every text in `game/`, in order of the files it stands in."""
    found = extract_from_dir(ROOT / "game", method_map=[("**.py", "python")], keywords=KEYWORDS)
    texts: dict[Text, list[str]] = {Text(OWN_NAME_CONTEXT, "English", ""): ["game/i18n.py"]}
    for name, _, message, _, context in sorted(found, key=lambda row: (row[0], row[1])):
        english, plural = message if isinstance(message, tuple) else (message, "")
        files = texts.setdefault(Text(context, english, plural), [])
        if f"game/{name}" not in files:
            files.append(f"game/{name}")
    return texts


def catalogues() -> Iterator[Path]:
    """The .po file of each language."""
    return iter(sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po")))


def main(new_languages: list[str]) -> None:
    """Merge the collected texts into every catalogue and compile it."""
    for language in new_languages:
        path = LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    texts = collect()
    for path in catalogues():
        merged = _merged(path, texts)
        merged.save(str(path))
        merged.save_as_mofile(str(path.with_suffix(".mo")))
        _report(path, merged)


def _merged(path: Path, texts: dict[Text, list[str]]) -> polib.POFile:
    language = path.parent.parent.name
    old = {(e.msgctxt, e.msgid, e.msgid_plural): e for e in polib.pofile(str(path))}
    # A comment and empty dates: collecting twice on any day gives the same bytes.
    merged = polib.POFile(wrapwidth=98)
    merged.header = HEADER
    merged.metadata = {
        "Project-Id-Version": "fairgammon",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURALS[language],
    }
    for text, files in texts.items():
        known = old.get((text.context, text.english, text.plural))
        merged.append(_entry(text, files, known, merged.metadata["Plural-Forms"]))
    return merged


def _entry(text: Text, files: list[str], known: polib.POEntry | None, rule: str) -> polib.POEntry:
    entry = polib.POEntry(msgctxt=text.context, msgid=text.english)
    entry.occurrences = [(name, "") for name in files]
    if text.plural:
        entry.msgid_plural = text.plural
        forms = int(rule.removeprefix("nplurals=")[0])
        entry.msgstr_plural = {
            i: (known.msgstr_plural.get(i, "") if known else "") for i in range(forms)
        }
    elif known:
        entry.msgstr = known.msgstr
    if known:
        entry.tcomment = known.tcomment
    return entry


def _report(path: Path, catalogue: polib.POFile) -> None:
    empty = catalogue.untranslated_entries()
    print(f"{path.relative_to(ROOT)}: {len(catalogue)} texts, {len(empty)} to translate")
    for entry in empty:
        print(f"    {entry.msgid!r}")


if __name__ == "__main__":
    main(sys.argv[1:])
