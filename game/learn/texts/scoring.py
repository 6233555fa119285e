"""Pages about the end of the game, the cube, matches, manners, and where the rules come from."""

from game.i18n import mark
from game.learn.pages import Checked, Figure, Page, Paragraph, Part, Replies

ENDING = Page(
    "ending",
    mark("End and score"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "Whoever bears off the last of 15 checkers wins the game at once. How much it "
                "counts depends on the loser, and on the cube, which the next page explains."
            )
        ),
        Paragraph(mark("Single game, 1 point: the loser has borne off at least one checker.")),
        Figure("finish-single", mark("One black checker is off: a single game.")),
        Checked(mark("The cube is at 1: 1 times 1 is 1 point.")),
        Paragraph(mark("Gammon, 2 points: the loser has borne off no checker.")),
        Figure("finish-gammon", mark("No black checker is off: a gammon.")),
        Checked(mark("The cube is at 2: 2 times 2 is 4 points.")),
        Paragraph(
            mark(
                "Backgammon, 3 points: the loser has borne off no checker and still has one on "
                "the bar or in the winner’s home board."
            )
        ),
        Figure("finish-backgammon", mark("A black checker is still on point 4: a backgammon.")),
        Checked(mark("The cube is at 4: 3 times 4 is 12 points.")),
        Figure("finish-backgammon-bar", mark("A black checker on the bar: a backgammon too.")),
        Checked(mark("The cube is at 1: 3 times 1 is 3 points.")),
        Paragraph(
            mark("One checker borne off saves the loser from both, wherever the others are.")
        ),
        Figure(
            "finish-single-straggler",
            mark("One black checker is off, so the one on point 4 does not matter: 1 point."),
        ),
        Paragraph(
            mark(
                "You may also resign: you offer to lose a single game, a gammon or a backgammon. "
                "The other side may decline."
            )
        ),
    ),
)

CUBE = Page(
    "cube",
    mark("The doubling cube"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "The doubling cube shows what the game is worth. At the start it lies in the "
                "middle and counts as 1, and either side may use it."
            )
        ),
        Paragraph(
            mark(
                "If you think that you will win, you may double before your roll: you offer to "
                "play on for twice as much. The other side has two answers."
            )
        ),
        Paragraph(
            mark(
                "Take: the game goes on for the doubled value. Whoever takes owns the cube, and "
                "only the owner may double next: that is called redoubling."
            )
        ),
        Paragraph(
            mark(
                "Pass: the game is over. Whoever doubled wins what the cube showed before, "
                "however the checkers stand."
            )
        ),
        Figure("cube-middle", mark("The cube lies in the middle. White is to roll.")),
        Checked(
            mark(
                "White doubles: if Black passes, White wins 1 point. If Black takes, the cube "
                "shows 2 and Black owns it."
            )
        ),
        Figure("cube-owned", mark("White owns the cube at 2.")),
        Checked(
            mark(
                "White may redouble to 4; Black may not double. If Black passes, White wins 2 "
                "points."
            )
        ),
        Paragraph(
            mark(
                "In Fairgammon the cube goes up to 64. If you like, you can play without it: "
                "choose so in “New game”."
            )
        ),
    ),
)

MATCHES = Page(
    "matches",
    mark("Matches and money"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "A match is played to a number of points, such as 5. What each game counts is "
                "added to the score. Whoever first has that many points wins the match."
            )
        ),
        Paragraph(
            mark(
                "The Crawford rule: when one side needs only one more point, the next game is "
                "played without doubling. This happens once in a match. After it both sides may "
                "double again."
            )
        ),
        Figure(
            "crawford",
            mark("Match to 5 points: White has 4, Black has 2. Black is to roll."),
        ),
        Checked(mark("This is the Crawford game: neither side may double.")),
        Paragraph(
            mark(
                "A side that wins the match with this game as it is cannot double: there would "
                "be nothing to gain."
            )
        ),
        Paragraph(
            mark(
                "A money session has no end. You play game after game, and every point counts "
                "the same. Three old customs belong to it. Here they are off unless you choose "
                "them."
            )
        ),
        Paragraph(
            mark(
                "Jacoby rule: as long as nobody has doubled, a gammon or a backgammon counts "
                "only as a single game."
            )
        ),
        Paragraph(
            mark("Beaver: whoever takes may turn the cube once more at once, and still owns it.")
        ),
        Paragraph(
            mark(
                "Automatic double: to begin a game, each side throws one die. If the first two "
                "are equal, the cube goes to 2 and stays in the middle."
            )
        ),
    ),
)

MANNERS = Page(
    "manners",
    mark("Opening and manners"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "To begin, each side throws one die. The higher one starts and plays both "
                "numbers. If the dice are equal, both throw again."
            )
        ),
        Figure(
            "opening-42",
            mark("White threw 4 and Black 2. White starts and plays 4-2: here 8/4 6/4."),
            Replies(
                mark("A legal play. Most good players choose 8/4 6/4."),
                {"8/4 6/4": mark("Yes: with two checkers on it, point 4 is yours.")},
            ),
        ),
        Checked(
            mark(
                "6 of 36 opening throws are equal. They are thrown again, so no game begins with "
                "doubles."
            )
        ),
        Paragraph(
            mark(
                "On a real board you roll both dice together, on your right-hand side. They must "
                "lie flat; otherwise you roll both again. Your turn ends when you pick up your "
                "dice."
            )
        ),
        Paragraph(
            mark(
                "Until then you may change your play. It is the same here: “Undo” takes a "
                "checker back, “Done” ends your turn."
            )
        ),
        Paragraph(
            mark(
                "Good manners are simple: let the other side think in peace, do not complain "
                "about the dice, and thank each other for the game."
            )
        ),
    ),
)

SOURCES = Page(
    "sources",
    mark("About these rules"),
    Part.RULES,
    (
        Paragraph(
            mark(
                "These are the rules that clubs and tournaments play by today. The same engine "
                "checks these pages and your moves, so what you read is what is played."
            )
        ),
        Paragraph(
            mark(
                "We have compared it with two other programs on thousands of positions. Every "
                "board on these pages has been checked by it, and by GNU Backgammon too."
            )
        ),
        Paragraph(
            mark(
                "Programs differ in a few places. Some look at your play only when your turn "
                "ends; here every single move must fit the whole roll. Some use the Jacoby rule "
                "or automatic doubles without asking; here you choose them."
            )
        ),
        Paragraph(
            mark(
                "One case is our own decision. If one die bears off your last checker, you have "
                "won, even where the other die could be played first."
            )
        ),
        Figure(
            "last-checker",
            mark("6-1: 5/off with the 6 wins at once."),
            Replies(mark("Yes: the last checker is off, and White has won.")),
        ),
        Checked(mark("Two first moves are offered: 5/off and 5/4. Both win.")),
    ),
)
