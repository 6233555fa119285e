"""Every text a player reads: gettext catalogues, plurals, contexts, and English as the fallback.

The English texts stand in the code; the catalogues lie in `assets/locale`, one folder for each
language, and a new folder there is a new language. Which texts exist is found by
`python -m assets.make.catalogues`, not here.
"""

import gettext
import logging
import struct
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DOMAIN = "fairgammon"
ENGLISH = "en"
OWN_NAME_CONTEXT = "name of this language in itself"
NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Language:
    """A language that can be chosen: its code, as of its folder, and its name in itself."""

    code: str
    name: str


def mark(message: str) -> str:
    """The message itself; tells the extraction that it is translated elsewhere, by `Words.t`."""
    return message


class Words:
    """The texts of one language.

    Values are put in by name, as in `words.t("Match to {points}", points=7)`. A text that the
    catalogue lacks comes out in English and is logged once.
    """

    def __init__(self, language: str, folder: Path) -> None:
        """Load the catalogue of `language` below `folder`; English where there is none."""
        self._catalogue, self.language = _load(language, folder)

    @property
    def own_name(self) -> str:
        """The language's name in itself."""
        return self._catalogue.pgettext(OWN_NAME_CONTEXT, "English")

    def t(self, message: str, **values: object) -> str:
        """A text."""
        return self._filled(self._catalogue.gettext(message), message, values)

    def p(self, context: str, message: str, **values: object) -> str:
        """A text that needs a context to be understood, as "Double" of the cube or of the dice."""
        return self._filled(self._catalogue.pgettext(context, message), message, values)

    def n(self, singular: str, plural: str, count: int, **values: object) -> str:
        """A text in the form that `count` asks for; `{count}` is put in by itself."""
        found = self._catalogue.ngettext(singular, plural, count)
        english = singular if count == 1 else plural
        return self._filled(found, english, {"count": count, **values})

    def number(self, value: float, digits: int = 0) -> str:
        """A number in figures, after the comma or point of the language so many `digits`."""
        figures = f"{abs(value):.{digits}f}".replace(".", self.p("decimal separator", "."))
        return f"{MINUS}{figures}" if round(value, digits) < 0 else figures

    def percent(self, value: float, digits: int = 0) -> str:
        """So many percent as the language writes it, as "8.1 %" or "%8,1", all on one line."""
        sign = MINUS if round(value, digits) < 0 else ""
        figures = self.number(abs(value), digits)
        return sign + self.t("{number}%", number=figures).replace(" ", NO_BREAK)

    def _filled(self, text: str, english: str, values: dict[str, object]) -> str:
        # Without values a text is not a format: a brace in it is a brace.
        if values:
            try:
                text = text.format(**values)
            except (AttributeError, LookupError, TypeError, ValueError):
                _log.warning("The %s text %r does not fit its values", self.language, text)
                text = english.format(**values)
        return unicodedata.normalize("NFC", text)


def language_codes(folder: Path) -> frozenset[str]:
    """English and the languages that have a catalogue, whether or not it can be read."""
    paths = folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return frozenset((ENGLISH, *(path.parent.parent.name for path in paths)))


@cache
def available_languages(folder: Path) -> tuple[Language, ...]:
    """English and the languages that have a readable catalogue, by their own names."""
    found = [Words(code, folder) for code in language_codes(folder)]
    codes = {words.language: words.own_name for words in found}
    languages = [Language(code, name) for code, name in codes.items()]
    return tuple(sorted(languages, key=lambda language: language.name.casefold()))


def choose_language(wanted: Sequence[str], available: Sequence[str]) -> str:
    """The first language of a person's list that is there; English if none is.

    Args:
        wanted: locale names, the dearest first, as "fr_CA", "fr-CA" or "fr".
        available: codes of `available_languages`.
    """
    known = {_normal(code): code for code in available}
    for name in wanted:
        tag = _normal(name)
        for candidate in (tag, tag.partition("_")[0]):
            if candidate in known:
                return known[candidate]
            if candidate == ENGLISH:
                return ENGLISH
    return ENGLISH


def _normal(name: str) -> str:
    # "fr_CA.UTF-8@euro" and "fr-ca" are the same wish.
    return name.split(".")[0].split("@")[0].strip().replace("-", "_").lower()


def _load(language: str, folder: Path) -> tuple[gettext.NullTranslations, str]:
    """The catalogue and the language it is in, which is English when the asked one is missing."""
    path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    if language != ENGLISH:
        try:
            with path.open("rb") as file:
                catalogue = gettext.GNUTranslations(file)
        except (OSError, LookupError, ValueError, struct.error) as error:
            _log.warning("No texts in %r, English instead: %s", language, error)
        else:
            catalogue.add_fallback(_Missing(language))
            return catalogue, language
    return gettext.NullTranslations(), ENGLISH


class _Missing(gettext.NullTranslations):
    """Answers in English for the texts that a catalogue lacks, and logs each once."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language
        self._logged: set[str] = set()

    def gettext(self, message: str) -> str:
        self._log_once(message)
        return message

    def pgettext(self, context: str, message: str) -> str:
        self._log_once(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self._log_once(msgid1)
        return msgid1 if n == 1 else msgid2

    def _log_once(self, message: str) -> None:
        if message not in self._logged:
            self._logged.add(message)
            _log.warning("No %s text for %r", self._language, message)
