"""Pages about moving: dice, closed points, hitting, both dice."""

from game.i18n import mark
from game.learn.pages import Checked, Figure, Page, Paragraph, Part, Replies

DICE = Page(
    "dice",
    mark("Dice and doubles"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "You roll two dice. Each die is a move of its own: with 3-1, one checker goes 3 "
                "points and one goes 1 point. They may be two checkers, or the same one twice."
            )
        ),
        Figure(
            "opening-31",
            mark("3-1 at the start, played 8/5 6/5."),
            Replies(
                mark("A legal play. 8/5 6/5 is stronger: it makes a new point in your home."),
                {
                    "8/5 6/5": mark("Yes: two checkers on 5. That point is yours now."),
                },
            ),
        ),
        Checked(mark("With 3-1 there are 7 first moves and 16 ways to play the roll.")),
    ),
)

BOTH_DICE = Page(
    "both-dice",
    mark("Both dice"),
    Part.RULES,
    (
        Paragraph(
            mark("If you can play both dice, you must. Often you are free to choose how; not here.")
        ),
        Figure(
            "both-dice-62",
            mark("6-2: first 7/5, then 6/off."),
            Replies(mark("Yes: 7/5 6/off, the only play.")),
        ),
        Checked(mark("With 6-2 exactly one play uses both dice: 7/5 6/off.")),
    ),
)
