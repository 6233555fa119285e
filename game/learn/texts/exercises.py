"""Ten small exercises with their answers."""

from game.i18n import mark
from game.learn.pages import (
    BoardAnswer,
    ChoiceAnswer,
    Exercise,
    NumberAnswer,
    Page,
    Paragraph,
    Part,
)

YES = mark("Yes")
NO = mark("No")

EXERCISES = Page(
    "exercises",
    mark("Exercises"),
    Part.EXERCISES,
    (
        Paragraph(
            mark(
                "Ten small questions about what you have read. You play White. Take your time: "
                "nobody is counting."
            )
        ),
        Exercise(
            mark("Play 6-2."),
            "exercise-both-dice",
            BoardAnswer(("13/5",)),
            mark(
                "Point 7 is closed, so the 6 cannot come first. Only 13/11 and then 11/5 uses "
                "both dice."
            ),
        ),
        Exercise(
            mark("You rolled 5-3. On which point does your checker enter?"),
            "exercise-entering",
            NumberAnswer(22),
            mark("With the 3, on point 22. The 5 would enter on point 20, which is closed."),
        ),
        Exercise(
            mark("Play 6-4. You cannot play both dice."),
            "exercise-larger-die",
            BoardAnswer(("13/7",)),
            mark("Each die alone could be played, so it must be the larger one: 13/7."),
        ),
        Exercise(
            mark("You rolled 5-2. Bear off two checkers."),
            "exercise-bearing-off",
            BoardAnswer(
                ("4/off 2/off",), mark("A legal play, but two checkers could have been borne off.")
            ),
            mark(
                "4/off 2/off. No checker stands on point 5 or higher, so the 5 bears off from "
                "the highest point, 4."
            ),
        ),
        Exercise(
            mark(
                "White has borne off all checkers. Black has borne off none, and one is on the "
                "bar. The cube is at 2. How many points does White win?"
            ),
            "exercise-points",
            NumberAnswer(6),
            mark("It is a backgammon: 3 times 2 is 6 points."),
        ),
        Exercise(
            mark(
                "A match to 5 points. White has just reached 4, Black has 2. May Black double in "
                "the next game?"
            ),
            "exercise-crawford",
            ChoiceAnswer((YES, NO), 1),
            mark("No: White needs only one more point, so this is the Crawford game."),
        ),
        Exercise(
            mark("How many pips does White still need?"),
            "exercise-pips",
            NumberAnswer(26),
            mark("26: one checker needs 8 pips, two need 6 each, one needs 4 and one 2."),
        ),
        Exercise(
            mark("How many of Black’s 36 rolls hit the white blot on point 5?"),
            "exercise-shots",
            NumberAnswer(15),
            mark(
                "15. It is 4 pips away: 11 rolls have a 4 on one of the dice. Then there are 3-1, "
                "which falls in two ways, and 2-2 and 1-1."
            ),
        ),
        Exercise(
            mark("Make a new point in your home board with 5-3."),
            "exercise-new-point",
            BoardAnswer(
                ("8/3 6/3",), mark("A legal play, but it makes no new point in your home board.")
            ),
            mark("8/3 6/3 makes point 3. It is also the best play of 5-3."),
        ),
        Exercise(
            mark(
                "Black doubles. If Black’s next roll does not bear off both checkers, you win. "
                "Do you take?"
            ),
            "exercise-take",
            ChoiceAnswer((YES, NO), 0),
            mark(
                "Yes. With 10 of the 36 rolls a black checker is left, and you win. A quarter of "
                "36 is 9, and 10 is more: take."
            ),
        ),
    ),
)
