"""Pages about hitting and the bar, both dice, and bearing off."""

from game.i18n import mark
from game.learn.pages import Checked, Figure, Page, Paragraph, Part, Replies

HITTING = Page(
    "hitting",
    mark("Hitting and the bar"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "When your checker lands on a black blot, it hits it. The blot leaves its point "
                "and goes to the bar. From there it must go all the way round again."
            )
        ),
        Figure(
            "hit-51",
            mark("5-1, played 13/8 8/7*. The star means that a blot is hit."),
            Replies(
                mark("A legal play. The arrows show another one, which hits on point 7."),
                {
                    "13/7*": mark("Yes: the blot from point 7 is on the bar."),
                    "8/7* 6/1*": mark("Two hits: two black checkers are on the bar."),
                },
            ),
        ),
        Paragraph(
            mark(
                "A checker on the bar must enter before anything else moves. Each die names a "
                "point in the other side’s home: a 1 enters on 24, a 2 on 23, and so on, to a 6 "
                "on 19. That point must be open."
            )
        ),
        Figure(
            "bar-64",
            mark("6-4: point 21 is closed, so the checker enters with the 6."),
            Replies(mark("Yes: bar/19 comes first. The 4 can be played in several ways.")),
        ),
        Checked(mark("With 6-4 only bar/19 may come first. There are 5 plays in all.")),
        Paragraph(mark("If no die lets your checker enter, your turn is over.")),
        Figure("bar-both-blocked", mark("6-4: points 19 and 21 are closed. The turn is lost.")),
        Paragraph(
            mark(
                "If you have two checkers on the bar, both must enter before others may move. If "
                "only one of them can, it enters, and the rest of the roll is lost."
            )
        ),
        Figure(
            "bar-two-one-enters",
            mark("5-4: one checker enters with the 5. The other one has to wait."),
            Replies(mark("Yes: bar/20 is the only move. The 4 cannot be played.")),
        ),
        Paragraph(mark("When all six points of a home board are closed, no roll enters.")),
        Figure("bar-closed", mark("Black has closed all six points. White has to wait.")),
    ),
)

BOTH_DICE = Page(
    "both-dice",
    mark("Both dice"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "You must play both dice if there is any way to do it. If only one order of "
                "moves makes it possible, you must use that order."
            )
        ),
        Paragraph(
            mark(
                "So a move can be forbidden although its die allows it: because the other die "
                "could not be played after it. Here you are offered only moves that leave the "
                "whole roll possible."
            )
        ),
        Figure(
            "both-dice-62",
            mark("6-2: first 7/5 brings the last checker home, then the 6 bears one off."),
            Replies(mark("Yes: 7/5 came first, and then the 6 could be played.")),
        ),
        Checked(mark("With 6-2 exactly one play uses both dice: 7/5 6/off.")),
        Paragraph(mark("If either die can be played, but not both, you must play the larger one.")),
        Figure(
            "larger-die-65",
            mark("6-5: the checker on 13 could move with either die, but not with both."),
            Replies(mark("Yes: 13/7. After it the 5 cannot be played.")),
        ),
        Checked(mark("With 6-5 the only play is 13/7, with the larger die.")),
        Paragraph(
            mark(
                "Doubles follow the same rule: of the four moves, play as many as you can. If "
                "nothing can be played at all, your turn is over."
            )
        ),
    ),
)

BEARING_OFF = Page(
    "bearing-off",
    mark("Bearing off"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "When all your checkers are in your home board, you may bear off. A 3 bears off "
                "a checker from point 3, a 1 one from point 1. You may also use a die to move "
                "inside your home board."
            )
        ),
        Paragraph(
            mark(
                "If a die is higher than all the points where you still have checkers, it bears "
                "off a checker from the highest of these points."
            )
        ),
        Figure(
            "bearoff-oversize",
            mark("6-5: points 6 and 5 are empty, so both dice bear off from point 4."),
            Replies(mark("Yes: both checkers from point 4 are off.")),
        ),
        Paragraph(
            mark(
                "If the point of a die is empty but you have checkers on higher points, you must "
                "move one of these instead."
            )
        ),
        Figure(
            "bearoff-inside-3",
            mark("3-1: no checker stands on 3, and the higher points are not empty."),
            Replies(
                mark("A legal play: the 3 was moved inside the home board."),
                {
                    "4/off": mark(
                        "Yes, this is possible: the checker first moves inside, then it is "
                        "borne off."
                    ),
                },
            ),
        ),
        Checked(mark("With 3-1 there are 10 plays. No first move with the 3 bears off a checker.")),
        Paragraph(
            mark(
                "Often you have a choice. Most of the time it is right to bear off as many as you "
                "can."
            )
        ),
        Figure(
            "bearoff-64",
            mark("6-4: 5/off 3/off bears off two checkers."),
            Replies(
                mark("A legal play, but only one checker is off. 5/off 3/off is better."),
                {"5/off 3/off": mark("Yes: two checkers are off.")},
            ),
        ),
        Checked(
            mark("There are 2 plays: 5/off 3/off bears off two, 5/1 3/off bears off only one.")
        ),
        Paragraph(
            mark("If a checker of yours is hit now, it must come home before you bear off again.")
        ),
        Figure(
            "bearoff-hit",
            mark("3-1: the checker on the bar enters first, with the 1."),
            Replies(mark("Yes: bar/24 came first. This checker has a long way home.")),
        ),
        Checked(mark("With 3-1 the only first move is bar/24.")),
    ),
)
