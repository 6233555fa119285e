"""What has been checked in English still stands in every language: the same plays and numbers."""

import re
from collections import Counter
from pathlib import Path

import polib
import pytest

from assets.make import catalogues
from game.learn.contents import PAGES

CATALOGUES = {path.parent.parent.name: path for path in catalogues.catalogues()}
PLAY_OR_ROLL = re.compile(r"(?:bar|\d+)/(?:off|\d+)\*?|\d-\d")
NUMBER = re.compile(r"\d+")
SPELLED = 10
"""Numbers up to here may be words, as the faces of the dice are in some languages."""


@pytest.mark.parametrize("path", CATALOGUES.values(), ids=CATALOGUES)
def test_plays_and_numbers_are_those_of_the_english_text(path: Path) -> None:
    texts = {entry.msgid: entry.msgstr for entry in polib.pofile(str(path)) if not entry.msgctxt}
    wrong = []

    for english in dict.fromkeys(text for page in PAGES for text in page.texts()):
        translated = texts.get(english, "")
        if translated:
            said, meant = (Counter(NUMBER.findall(text)) for text in (translated, english))
            lost = [number for number in (meant - said) if int(number) > SPELLED]
            plays, kept = (sorted(PLAY_OR_ROLL.findall(text)) for text in (english, translated))
            if said - meant or lost or plays != kept:
                wrong.append((english, translated))

    assert wrong == []
