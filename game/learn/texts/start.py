"""The first pages: in short, the board and the start, dice and doubles, open and closed points."""

from game.i18n import mark
from game.learn.pages import Checked, Figure, Page, Paragraph, Part, Replies

IN_SHORT = Page(
    "in-short",
    mark("In short"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "Backgammon is a race between two sides. Each has 15 checkers and brings them "
                "home: White one way round the board, Black the other way."
            )
        ),
        Paragraph(
            mark(
                "You roll two dice and move your checkers by what they show. When all of them are "
                "home, you bear them off: they leave the board for good. Whoever bears off all 15 "
                "first wins."
            )
        ),
        Figure(
            "start",
            mark("The start. White moves from high points to low ones, Black the other way."),
        ),
        Paragraph(
            mark(
                "On the way the two sides meet. Two checkers together are safe and block the "
                "other side. A checker alone can be hit; then it has to start again from the "
                "very beginning."
            )
        ),
        Paragraph(
            mark(
                "The dice are luck, the moves are your choice. So anybody can win a game, and the "
                "better player wins more of them."
            )
        ),
    ),
)

BOARD = Page(
    "board",
    mark("Board and start"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "The board has 24 long triangles. They are called points. On these pages you play "
                "White, and your points are counted from 24, the farthest, down to 1."
            )
        ),
        Paragraph(
            mark(
                "Points 1 to 6 are your home board, points 7 to 12 your outer board. Black’s home "
                "board lies opposite yours: your points 19 to 24. Black counts from the other "
                "end, so your point 24 is Black’s point 1."
            )
        ),
        Figure("home", mark("Lit: White’s home board, points 1 to 6.")),
        Paragraph(
            mark(
                "The bar in the middle is not a point. Checkers that were hit wait there. "
                "Checkers that were borne off lie in the tray at the edge."
            )
        ),
        Paragraph(
            mark(
                "At the start White has 2 checkers on point 24, 5 on 13, 3 on 8 and 5 on 6. "
                "Black’s checkers stand opposite, as in a mirror."
            )
        ),
        Paragraph(
            mark(
                "A pip is one step from a point to the next. Add up the pips that all your "
                "checkers still need until they are off: that is your pip count."
            )
        ),
        Checked(mark("At the start the pip count of each side is 167.")),
    ),
)

DICE = Page(
    "dice",
    mark("Dice and doubles"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "Each turn you roll two dice. Each die is a move of its own. With 3-1 one checker "
                "moves 3 points and another one moves 1 point, or one checker makes both moves, "
                "one after the other. You choose which die comes first."
            )
        ),
        Paragraph(
            mark(
                "Moves are written with a stroke: 8/5 means from point 8 to point 5. Checkers "
                "never move backwards."
            )
        ),
        Figure(
            "opening-31",
            mark("3-1 at the start, played 8/5 6/5."),
            Replies(
                mark("A legal play. 8/5 6/5 is stronger: it brings two checkers together on 5."),
                {
                    "8/5 6/5": mark("Yes: two checkers stand together on point 5."),
                },
            ),
        ),
        Checked(mark("With 3-1 there are 7 first moves and 16 ways to play the roll.")),
        Paragraph(
            mark(
                "Two equal dice are called doubles. They are played four times: 5-5 is four moves "
                "of 5. Share them among your checkers as you like."
            )
        ),
        Figure(
            "doubles-55",
            mark("5-5 is four moves of 5. Here two checkers move from 13 to 3."),
            Replies(
                mark("A legal play: four moves of 5."),
                {
                    "13/3(2)": mark("Yes: two checkers have moved 10 points each."),
                },
            ),
        ),
        Checked(mark("With 5-5 all four moves can be played, in 4 different ways.")),
    ),
)

POINTS = Page(
    "points",
    mark("Open and closed points"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "Your checkers may land on every open point. A point is closed to you while two "
                "or more black checkers stand on it."
            )
        ),
        Paragraph(
            mark(
                "All other points are open: empty ones, those with your own checkers, however "
                "many, and those with a single black checker."
            )
        ),
        Paragraph(
            mark(
                "A single checker on a point is called a blot. It does not close its point, and "
                "it can be hit. The next page shows how."
            )
        ),
        Paragraph(
            mark(
                "A checker that moves with both dice lands twice. The point on which it stops on "
                "the way must be open too."
            )
        ),
        Figure(
            "same-checker-41",
            mark("4-1: points 23 and 20 are closed, so no checker on 24 can move."),
            Replies(
                mark("A legal play. The two checkers on 24 have to wait."),
                {
                    "6/1*": mark("A legal play, and it hits the black blot on point 1."),
                },
            ),
        ),
        Checked(mark("With 4-1 there are 9 plays. None of them moves a checker from 24.")),
    ),
)
