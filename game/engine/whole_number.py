"""Whole numbers, wherever they come from."""

from operator import index


def whole_number(value: object) -> int | None:
    """The value as an int, or None if it is none.

    Python's and numpy's integers are; True, 2.0 and "2" only look like it, and an array of
    several has no one value.
    """
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except TypeError:
        return None
