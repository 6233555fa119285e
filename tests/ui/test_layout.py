from itertools import pairwise

from game.ui.widgets.layout import Row, column, column_height, leaves


class Brick:
    """Wants a fixed height; remembers where it was put."""

    def __init__(self, height: int) -> None:
        self.height = height
        self.rect = (0, 0, 0, 0)

    def height_for(self, width: int) -> int:
        return self.height

    def place(self, x: int, y: int, width: int, height: int) -> None:
        self.rect = (x, y, width, height)


def test_a_column_leaves_out_the_gap_above_the_first() -> None:
    first, second = Brick(30), Brick(40)

    bottom = column([(first, 99), (second, 8)], 10, 20, 100)

    assert first.rect == (10, 20, 100, 30)
    assert second.rect == (10, 58, 100, 40)
    assert bottom == 98


def test_the_height_of_a_column_is_what_placing_it_takes() -> None:
    widgets = [(Brick(30), 5), (Brick(40), 8), (Brick(7), 0)]

    assert column_height(widgets, 100) == column(widgets, 0, 0, 100)


def test_a_row_shares_the_width_without_losing_a_pixel() -> None:
    bricks = [Brick(10), Brick(20), Brick(15)]
    row = Row(*bricks, gap=10)

    row.place(0, 0, 101, row.height_for(101))

    assert row.height_for(101) == 20
    assert bricks[0].rect[0] == 0
    assert bricks[2].rect[0] + bricks[2].rect[2] == 101
    for left, right in pairwise(bricks):
        assert 9 <= right.rect[0] - (left.rect[0] + left.rect[2]) <= 11


def test_a_row_that_gets_too_narrow_becomes_a_column() -> None:
    bricks = [Brick(10), Brick(20)]
    row = Row(*bricks, gap=10, narrowest=60, stacked=4)

    row.place(0, 0, 100, row.height_for(100))

    assert row.height_for(100) == 34
    assert [brick.rect for brick in bricks] == [(0, 0, 100, 10), (0, 14, 100, 20)]


def test_leaves_are_the_widgets_of_rows_too() -> None:
    a, b, c = Brick(1), Brick(1), Brick(1)

    assert leaves([(a, 0), (Row(b, c, gap=1), 0)]) == [a, b, c]
