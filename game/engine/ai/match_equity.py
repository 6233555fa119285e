"""The chance to win a match, by the points that both sides still need.

The table is Kazaross XG2, (c) 2011 Neil Kazaross, rolled out by eXtreme Gammon to 9 points and
Rockwell-Kazaross beyond; it lies beside the weights with its notice. What a cube makes of these
chances is in cube_equity.py.
"""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path

from game.engine.errors import BackgammonError
from game.paths import assets

FILE = "match-equity-kazaross-xg2.csv"

LARGEST = 25
"""Points away up to which the table goes."""

_TWO_POINTS = 0.6
"""What is left of the trailer's chance after Crawford if it needs two points more. From 15 points
on every step of the table is between 0.599 and 0.606."""


class MatchEquityError(BackgammonError):
    """The table is missing or damaged."""


@dataclass(frozen=True, slots=True)
class MatchEquity:
    """A match equity table.

    `before[a - 1][b - 1]` is the chance of a side that needs a points while the other needs b,
    before the Crawford game or in it; `after[a - 1]` that of a side that needs a points after the
    Crawford game, while the other needs one.
    """

    before: tuple[tuple[float, ...], ...]
    after: tuple[float, ...]

    @classmethod
    def read(cls, path: Path) -> "MatchEquity":
        """The table in a file of lines `pre|post,away,opponent away,chance` and `#` comments.

        Raises:
            MatchEquityError: if the file is missing, incomplete or contradicts itself.
        """
        try:
            with path.open(encoding="utf-8", newline="") as file:
                cells = dict(_cells(file))
            sizes = range(1, LARGEST + 1)
            table = cls(
                tuple(tuple(cells["pre", a, b] for b in sizes) for a in sizes),
                tuple(cells["post", a, 1] for a in sizes),
            )
        except (OSError, ValueError, KeyError) as error:
            raise MatchEquityError(f"{path}: {error!r}") from error
        if not table._is_consistent():
            raise MatchEquityError(f"{path}: the chances of the two sides do not add up to 1")
        return table

    def chance(self, away: int, opponent_away: int, *, crawford_played: bool = False) -> float:
        """Chance to win the match, before a game.

        Beyond 25 points it is an approximation. The table is entered where the lead is as large
        in proportion to the square root of all points to be played, which is what counts in a
        random walk; carried on like this from its first 15 rows the table misses its own further
        ones by 0.003 on average and 0.011 at most.

        Args:
            away: points that this side needs; the match is over at 0 or less.
            opponent_away: points that the other side needs.
            crawford_played: whether the Crawford game lies behind.
        """
        if away <= 0 or opponent_away <= 0:
            return float(away <= 0)
        if crawford_played and opponent_away == 1:
            return self._after(away)
        if crawford_played and away == 1:
            return 1 - self._after(opponent_away)
        if max(away, opponent_away) <= LARGEST:
            return self.before[away - 1][opponent_away - 1]
        if away > opponent_away:
            return 1 - self._far(opponent_away, away)
        return self._far(away, opponent_away)

    def _after(self, away: int) -> float:
        steps = max(0, (away - LARGEST + 1) // 2)
        return self.after[away - 2 * steps - 1] * _TWO_POINTS**steps

    def _far(self, away: int, opponent_away: int) -> float:
        """The chance where the leader needs `away` and the trailer more than the table has."""
        lead = (opponent_away - away) / sqrt(opponent_away + away)
        root = (sqrt(lead * lead + 8 * LARGEST) - lead) / 2
        like = max(root * root - LARGEST, 1.0)
        row = min(int(like), LARGEST - 1)
        share = like - row
        return (1 - share) * self.before[row - 1][-1] + share * self.before[row][-1]

    def _is_consistent(self) -> bool:
        return all(
            abs(self.before[a][b] + self.before[b][a] - 1) < 1e-6
            for a in range(LARGEST)
            for b in range(a + 1)
        )


def _cells(lines: Iterator[str]) -> Iterator[tuple[tuple[str, int, int], float]]:
    for row in csv.reader(line for line in lines if not line.startswith("#")):
        kind, away, opponent_away, chance = row
        yield (kind, int(away), int(opponent_away)), float(chance)


@cache
def kazaross_xg2() -> MatchEquity:
    """The table that the game carries, read once."""
    return MatchEquity.read(assets() / "weights" / FILE)
