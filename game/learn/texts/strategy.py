"""The first strategy course: five short pages that say only what can be counted or checked."""

from game.i18n import mark
from game.learn.pages import Checked, Figure, Page, Paragraph, Part, Replies

MAKING_POINTS = Page(
    "making-points",
    mark("Making points"),
    Part.STRATEGY,
    (
        Paragraph(
            mark(
                "To make a point means to bring two of your checkers together on it. The point is "
                "then yours: safe for you and closed to Black. Most good plays make a point or "
                "prepare one."
            )
        ),
        Paragraph(
            mark(
                "The best points lie next to each other, in front of Black’s last checkers: your "
                "points 4 to 8. At the start you hold 6 and 8. Points 5, 4 and 7 are the ones "
                "to make."
            )
        ),
        Figure(
            "opening-61",
            mark("6-1 at the start: 13/7 8/7 makes point 7."),
            Replies(
                mark("A legal play, but 13/7 8/7 is much stronger: it makes point 7."),
                {"13/7 8/7": mark("Yes: points 6, 7 and 8 are now yours, three in a row.")},
            ),
        ),
        Checked(
            mark("13/7 8/7 is the best play of 6-1. You then hold three points in a row: 6, 7, 8.")
        ),
        Paragraph(
            mark(
                "A point that you hold in Black’s home board is called an anchor. There you can "
                "always enter, and Black can never close the whole home board."
            )
        ),
        Paragraph(
            mark(
                "Two checkers hold a point. A third one helps to make the next point; five or six "
                "on one point have little to do."
            )
        ),
    ),
)

SAFE_PLAY = Page(
    "safe-play",
    mark("Safe play and blots"),
    Part.STRATEGY,
    (
        Paragraph(
            mark(
                "How dangerous is a blot? Count the rolls that hit it; they are called shots. Two "
                "dice can fall in 36 ways, all equally likely."
            )
        ),
        Figure("shots-six", mark("The white blot on 7 is 6 pips from the black checker on 1.")),
        Checked(mark("17 of Black’s 36 rolls hit the blot on point 7.")),
        Figure("shots-seven", mark("One point farther: the blot is on 8, 7 pips away.")),
        Checked(mark("Only 6 of Black’s 36 rolls hit the blot on point 8.")),
        Paragraph(
            mark(
                "Up to 6 pips away one die is enough to hit. From 1 to 6 pips the shots are 11, "
                "12, 14, 15, 15 and 17. Farther away both dice are needed: from 7 to 12 pips the "
                "shots are 6, 6, 5, 3, 2 and 3. Closed points on the way make them fewer."
            )
        ),
        Paragraph(
            mark(
                "So if you must leave a blot, leave it more than 6 pips away. If it has to be "
                "nearer, the nearest place is the safest."
            )
        ),
        Paragraph(
            mark(
                "Take risks early, while Black’s home board is open: a hit costs you little then. "
                "Play safe when Black has closed many points, for then it is hard to enter."
            )
        ),
    ),
)

RACE = Page(
    "race",
    mark("Running and racing"),
    Part.STRATEGY,
    (
        Paragraph(
            mark(
                "Your last checkers have the longest way, and a wall may soon stand before them. "
                "A big roll is a good moment to run."
            )
        ),
        Figure(
            "opening-65",
            mark("6-5 at the start: 24/13 brings a back checker to safety."),
            Replies(
                mark("A legal play. With 6-5 most good players run: 24/13."),
                {"24/13": mark("Yes: the checker is safe among its own on point 13.")},
            ),
        ),
        Checked(mark("24/13 is the best play of 6-5.")),
        Paragraph(
            mark(
                "Look at the pip counts, which are always on the screen. If you are ahead, get "
                "past Black’s checkers. If you are behind, stay back and wait for a shot."
            )
        ),
        Paragraph(
            mark(
                "When the sides have passed each other, nobody can hit any more: this is a race. "
                "A rule of thumb for the cube is 8, 9, 12: double when you lead by 8% of your own "
                "pip count, redouble at 9%. Up to a lead of 12% the other side should take."
            )
        ),
        Figure(
            "race-110",
            mark("White needs 100 pips, Black 110. White leads by 10%."),
        ),
        Checked(mark("White should double, and Black should take.")),
        Figure(
            "race-115",
            mark("White needs 100 pips, Black 115. White leads by 15%."),
        ),
        Checked(mark("White should double, and Black should pass.")),
    ),
)

PRIMING = Page(
    "priming",
    mark("Priming and attacking"),
    Part.STRATEGY,
    (
        Paragraph(
            mark(
                "Points next to each other form a wall, called a prime. Six in a row cannot be "
                "passed, because no die shows more than 6."
            )
        ),
        Figure("prime-six", mark("White holds points 4 to 9. A black checker is caught on 3.")),
        Checked(mark("None of Black’s 36 rolls brings this checker past the prime.")),
        Figure("prime-five", mark("White holds only five in a row, points 4 to 8.")),
        Checked(mark("Now 11 of Black’s 36 rolls bring it past: those with a 6.")),
        Paragraph(
            mark(
                "To attack means to hit in your own home board, before Black can make an anchor "
                "there. The more points you have closed, the harder it is for Black to enter."
            )
        ),
        Figure("attack-four", mark("White has closed points 3 to 6. A black checker must enter.")),
        Checked(mark("20 of Black’s 36 rolls enter, 16 do not.")),
        Paragraph(
            mark(
                "With three points closed a checker enters with 27 rolls of 36, with four closed "
                "with 20, with five closed with only 11."
            )
        ),
        Paragraph(
            mark(
                "Attack when many of your checkers are near; otherwise build a prime. For both "
                "you need checkers in front of Black, so do not hurry them to your lowest points."
            )
        ),
    ),
)

DOUBLING = Page(
    "doubling",
    mark("Doubling and taking"),
    Part.STRATEGY,
    (
        Paragraph(
            mark(
                "Double when you are clearly ahead and one more exchange of rolls could decide "
                "the game. If you wait too long, Black will pass, and you win no more than before."
            )
        ),
        Paragraph(
            mark(
                "And when to take? Imagine four such games with the cube at 1. If you pass them "
                "all, you lose 4 points. If you take them all and win only one, you win 2 points "
                "and lose 6: again 4 points lost."
            )
        ),
        Paragraph(
            mark(
                "So one win in four is the limit. If you expect to win more than 25%, take; if "
                "less, pass."
            )
        ),
        Paragraph(mark("On the last roll of a game you can count. A quarter of 36 rolls is 9.")),
        Figure("last-roll-take", mark("White is to roll. If a checker is left, Black wins.")),
        Checked(
            mark(
                "23 rolls bear off both checkers, 13 do not. White should double. Black should "
                "take: 13 is more than 9."
            )
        ),
        Figure("last-roll-pass", mark("The same with the checkers on 4 and 1.")),
        Checked(
            mark(
                "29 rolls bear off both checkers, 7 do not. White should double. Black should "
                "pass: 7 is less than 9."
            )
        ),
        Paragraph(
            mark(
                "Earlier in the game two more things count: whoever takes can redouble later, "
                "and a gammon costs twice as much."
            )
        ),
    ),
)
