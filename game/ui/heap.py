"""Gives memory back to the system that pictures of many sizes have left in gaps.

glibc keeps what is freed, to hand it out again. When window and look have changed often, the next
pictures do not fit into the gaps of the last, and after days of play half of the memory is gaps.
"""

import ctypes
import sys
from functools import cache

GAPS = 128 << 20
"""Bytes of free memory that are left alone: to get as much anew costs a frame or more."""


class _Info(ctypes.Structure):
    """What mallinfo2 tells; `fordblks` are the free bytes, see malloc.h."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


SMALL_GAPS = 8 << 20
"""As many while nobody does anything: there is time then."""


def give_back_gaps(most: int = GAPS) -> bool:
    """Give free memory back where there is more of it than `most` bytes; true if there was.

    To be called when many pictures have gone. Does nothing where there is no glibc of 2.33 or
    later: other C libraries have no such habit.
    """
    library = glibc()
    if library is None or library.mallinfo2().fordblks <= most:
        return False
    library.malloc_trim(0)
    return True


@cache
def glibc() -> ctypes.CDLL | None:
    """The C library, where it is one that tells by `mallinfo2` how it keeps memory."""
    if sys.platform != "linux":
        return None
    try:
        library = ctypes.CDLL(None)
        library.mallinfo2.restype = _Info
        library.malloc_trim.argtypes = [ctypes.c_size_t]
    except (OSError, AttributeError):
        return None
    return library
