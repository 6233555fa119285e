"""Typed texts flow into the width there is; what was meant to stand by itself does."""

from game.ui.widgets.long_text import flowing

TYPED = """\
\t\t  GNU LESSER GENERAL PUBLIC LICENSE
 Copyright (C) 1991, 1999 Free Software Foundation, Inc.
     59 Temple Place, Suite 330

  The licenses for most software are designed to take away your
freedom to share and change it.  By contrast, these licenses
guarantee it.

FreeType                                  FreeType Project licence
libpng                                    PNG Reference Library licence
"""


def test_paragraphs_are_joined_and_titles_are_not() -> None:
    lines = flowing(TYPED)

    assert lines[0] == "GNU LESSER GENERAL PUBLIC LICENSE"
    assert (
        "The licenses for most software are designed to take away your freedom to share and "
        "change it.  By contrast, these licenses guarantee it."
    ) in lines


def test_rows_of_a_table_stand_by_themselves() -> None:
    assert sum("licence" in line for line in flowing(TYPED)) == 2


def test_no_word_is_lost() -> None:
    assert " ".join(flowing(TYPED)).split() == TYPED.split()
