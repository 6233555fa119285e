"""The illustrations and pages that are shipped, for tests."""

from functools import cache

from game import paths
from game.learn.illustration import FILE, Illustration, load_illustrations

SHIPPED = paths.assets() / FILE


@cache
def shipped() -> dict[str, Illustration]:
    return load_illustrations(SHIPPED)
