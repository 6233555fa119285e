"""Imports point down, pygame stays in the interface, and only doors ask the world for anything.

Each rule is a function from a module's name and source to what is wrong in it, so that the rules
themselves are tried on modules that break them.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from sys import stdlib_module_names

import pytest

ROOT = Path(__file__).parents[1]
GAME = ROOT / "game"

MAY_IMPORT = {
    "engine": {"engine", "paths"},
    "session": {"engine", "session"},
    "saving": {"engine", "session", "saving", "paths"},
    "learn": {"engine", "session", "learn", "i18n"},
    "ui": {"engine", "session", "saving", "learn", "ui", "i18n", "paths"},
    "training": {"engine", "training"},
    "i18n": set(),
    "paths": set(),
    "__init__": set(),
    "__main__": {"engine", "session", "saving", "ui", "i18n", "paths"},
}
"""The parts of the game, and what each may import of the others."""

MAY_USE = {
    "pygame": {"ui.*"},
    "numpy": {"engine.*", "training.*", "ui.*"},
    "platformdirs": {"paths"},
    "gettext": {"i18n"},
    "threading": {"engine.ai.loading", "session.thinking", "ui.*"},
    "secrets": {"engine.dice", "__main__"},
    "random": {"ui.*"},
    "time": {"ui.clock", "saving.files", "__main__", "training.*"},
    "torch": {"training.*"},
    "datetime": {"ui.clock", "saving.*"},
}
"""Modules from outside that not everybody may import."""

FOREIGN = {"numpy", "platformdirs", "pygame", "torch"}
"""All that is needed besides the standard library; torch only for training."""

ASK_THE_WORLD = {
    ("event", "get"),
    ("event", "poll"),
    ("event", "wait"),
    ("mouse", "get_pos"),
    ("mouse", "get_pressed"),
    ("mouse", "get_rel"),
    ("key", "get_pressed"),
    ("key", "get_mods"),
    ("time", "get_ticks"),
    ("time", "wait"),
    ("time", "delay"),
    ("time", "Clock"),
}
DOORS = {"ui.app", "ui.input", "ui.clock"}
"""The only modules that may ask pygame what the world does."""

PURE = {
    "ui.animation.choreography",
    "ui.animation.easing",
    "ui.animation.paths",
    "ui.animation.rhythm",
    "ui.animation.timeline",
    "ui.board.carry",
    "ui.board.commands",
    "ui.board.drag",
    "ui.board.fan",
    "ui.board.geometry",
    "ui.board.view",
    "ui.table",
    "ui.widgets.layout",
}
"""Modules of the interface that are numbers in, numbers out."""

LONGEST_MODULE = 300
LONGEST_FUNCTION = 40


def modules() -> dict[str, Path]:
    """Every module of the game by its name below `game`."""
    return {
        ".".join(path.relative_to(GAME).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(GAME.rglob("*.py"))
        if "assets" not in path.relative_to(GAME).parts
    }


def imported(source: str) -> Iterator[str]:
    """The full names of everything that a module imports, anywhere in it."""
    return _imports(_tree(source))


@cache
def _tree(source: str) -> ast.Module:
    return ast.parse(source)


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield from (f"{base}.{alias.name}" for alias in node.names)


def wrong_layers(module: str, source: str) -> list[str]:
    """Imports of parts of the game that lie above, and relative ones, which hide where they go."""
    allowed = MAY_IMPORT[module.partition(".")[0]]
    wrong = []
    for name in imported(source):
        package, _, rest = name.partition(".")
        part = rest.partition(".")[0]
        # `from game import __version__` names no part.
        if package == "" or (package == "game" and part not in {*allowed, "__version__"}):
            wrong.append(f"{module} imports {name}")
    return wrong


def wrong_outsiders(module: str, source: str) -> list[str]:
    """Imports from outside the game that this module may not have."""
    wrong = []
    for name in imported(source):
        top = name.partition(".")[0]
        users = MAY_USE.get(top, {"*"})
        if not any(_covers(user, module) for user in users):
            wrong.append(f"{module} imports {name}")
        if module in PURE and top == "pygame":
            wrong.append(f"{module} is pure and imports {name}")
    return wrong


def _covers(pattern: str, module: str) -> bool:
    return pattern in {"*", module} or (
        pattern.endswith(".*") and f"{module}.".startswith(pattern[:-1])
    )


def wrong_questions(module: str, source: str) -> list[str]:
    """Questions to pygame about the state of the world, outside the doors."""
    if module in DOORS:
        return []
    wrong = []
    for node in ast.walk(_tree(source)):
        match node:
            case ast.Attribute(
                attr=asked, value=ast.Attribute(attr=part, value=ast.Name("pygame"))
            ):
                if (part, asked) in ASK_THE_WORLD:
                    wrong.append(f"{module}:{node.lineno} asks pygame.{part}.{asked}")
            case ast.ImportFrom(module=str(name)) if name.startswith("pygame."):
                part = name.removeprefix("pygame.")
                wrong += [
                    f"{module}:{node.lineno} imports {name}.{alias.name}"
                    for alias in node.names
                    if (part, alias.name) in ASK_THE_WORLD
                ]
    return wrong


def work_at_import(module: str, source: str) -> list[str]:
    """Statements that call something while the module is imported, other than definitions."""
    body = _tree(source).body
    return [
        f"{module}:{node.lineno} runs at import"
        for node in body
        if isinstance(node, ast.Expr | ast.For | ast.While | ast.With | ast.AugAssign)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    ]


def too_long(module: str, source: str) -> list[str]:
    """A module or a function in which a second thing hides."""
    lines = source.count("\n")
    wrong = [f"{module} has {lines} lines"] if lines > LONGEST_MODULE else []
    for node in ast.walk(_tree(source)):
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
            length = node.end_lineno - node.lineno + 1
            if length > LONGEST_FUNCTION:
                wrong.append(f"{module}:{node.lineno} {node.name} has {length} lines")
    return wrong


RULES = [wrong_layers, wrong_outsiders, wrong_questions, work_at_import, too_long]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_game_keeps_the_rule(rule) -> None:  # type: ignore[no-untyped-def]
    wrong = []
    for module, path in modules().items():
        # The command line is the only one that runs, and `python -m game` is how.
        if not (module == "__main__" and rule is work_at_import):
            wrong += rule(module, path.read_text(encoding="utf-8"))

    assert wrong == []


@pytest.mark.parametrize(
    ("rule", "module", "source"),
    [
        (wrong_layers, "engine.dice", "from game.session.record import MatchRecord"),
        (wrong_layers, "engine.ai.brain", "import game.ui.app"),
        (wrong_layers, "session.session", "def f():\n    from game.saving import files"),
        (wrong_layers, "saving.files", "from game import i18n"),
        (wrong_layers, "learn.pages", "from game.ui.text import Fonts"),
        (wrong_layers, "session.session", "from game.learn.contents import PAGES"),
        (wrong_layers, "i18n", "from game.paths import assets"),
        (wrong_layers, "ui.board.view", "from .geometry import BoardGeometry"),
        (wrong_layers, "ui.app", "from game.__main__ import main"),
        (wrong_outsiders, "session.session", "import pygame"),
        (wrong_outsiders, "engine.state", "from pygame.math import Vector2"),
        (
            wrong_outsiders,
            "ui.board.geometry",
            "import pygame",
        ),
        (wrong_outsiders, "engine.dice", "import random"),
        (wrong_outsiders, "session.conductor", "from time import monotonic"),
        (wrong_outsiders, "ui.text", "import gettext"),
        (wrong_outsiders, "session.record", "import numpy as np"),
        (wrong_outsiders, "engine.ai.network", "import torch"),
        (wrong_questions, "ui.board.drag", "import pygame\nx = pygame.mouse.get_pos()"),
        (wrong_questions, "ui.scenes.menu", "import pygame\ngetter = pygame.event.get"),
        (wrong_questions, "ui.scenes.menu", "from pygame.time import get_ticks"),
        (work_at_import, "ui.theme", "import pygame\npygame.init()"),
        (too_long, "ui.app", "x = 1\n" * 301),
        (too_long, "ui.app", "def f():\n" + "    x = 1\n" * 41),
    ],
)
def test_the_rule_sees_what_breaks_it(rule, module: str, source: str) -> None:  # type: ignore[no-untyped-def]
    assert len(rule(module, source)) == 1


@pytest.mark.parametrize(
    ("rule", "module", "source"),
    [
        (wrong_layers, "ui.app", "from game.engine.types import Side\nfrom game import paths"),
        (wrong_layers, "__main__", "from game import __version__"),
        (wrong_outsiders, "ui.sound", "import random\nimport pygame"),
        (wrong_outsiders, "engine.movegen", "import numpy as np"),
        (wrong_questions, "ui.input", "import pygame\npygame.event.get()"),
        (wrong_questions, "ui.text", "import pygame\npygame.font.Font(None)"),
        (work_at_import, "ui.theme", '"""A docstring."""\nX = {1: 2}\n"""What X is."""'),
    ],
)
def test_the_rule_lets_good_code_pass(rule, module: str, source: str) -> None:  # type: ignore[no-untyped-def]
    assert rule(module, source) == []


def test_only_known_packages_are_needed() -> None:
    needed = set()
    for path in modules().values():
        tops = {n.partition(".")[0] for n in imported(path.read_text(encoding="utf-8"))}
        needed |= tops - stdlib_module_names - {"game"}

    assert needed <= FOREIGN


def test_no_module_imports_itself_round_a_corner() -> None:
    """No cycles; an import that only a type checker sees does not count."""
    paths = modules()
    graph = {name: _needs(path, set(paths)) for name, path in paths.items()}
    done: set[str] = set()

    def visit(name: str, way: tuple[str, ...]) -> None:
        assert name not in way, " -> ".join([*way, name])
        if name not in done:
            for below in graph[name]:
                visit(below, (*way, name))
            done.add(name)

    for name in graph:
        visit(name, ())


def _needs(path: Path, known: set[str]) -> set[str]:
    """The modules that this one imports when it runs."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    runs = ast.Module([node for node in body if not _for_types_only(node)], [])
    names = {n.removeprefix("game.") for n in _imports(runs) if n.startswith("game.")}
    # `from a.b import c` names the module a.b, or the module a.b.c.
    return {n if n in known else n.rpartition(".")[0] for n in names} & known - {""}


def _for_types_only(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def test_the_pure_modules_exist() -> None:
    assert set(modules()) >= PURE
