"""Which package may import which: a part of the lint.

Imports point one way, so that a package can be read, tested and changed without those that stand
on it. A game imports no other game but the one that it builds on; what a package has for a game (a
module that is called as the game's folder) keeps to the same.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from lint.sources import Module, Remark, Sources

MAY_IMPORT: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "tools": frozenset({"core"}),
    "places": frozenset({"core"}),
    "games": frozenset({"core"}),
    "bots": frozenset({"core", "games"}),
    "text": frozenset({"core", "games"}),
    "analysis": frozenset({"core", "games", "bots", "text"}),
    "teaching": frozenset({"core", "tools", "games", "bots", "text", "analysis"}),
    "terminal": frozenset({"core", "tools", "games", "bots", "text", "analysis", "teaching"}),
    "server": frozenset({"core", "tools", "games", "bots", "text", "analysis", "teaching"}),
    "envs": frozenset({"core", "games", "bots", "text", "analysis", "terminal"}),
    "lab": frozenset({"core", "tools", "games", "bots", "text", "analysis", "teaching", "server"}),
    "arena": frozenset(
        {"core", "tools", "games", "bots", "text", "analysis", "terminal", "server", "lab"}
    ),
    "cli": frozenset(
        {"core", "tools", "places", "games", "bots", "text"}
        | {"analysis", "teaching", "terminal", "server", "lab", "arena"}
    ),
    "__main__": frozenset({"cli"}),
}
"""What each package imports beside itself."""


def imports_that_point_back(sources: Sources, module: Module) -> Iterator[Remark]:
    """Imports of a package that stands above, or of a game that one does not build on."""
    outer, _, own = module.name.partition(".")
    if outer != "overrun" or not own:
        return
    package = own.partition(".")[0]
    allowed = MAY_IMPORT.get(package)
    if allowed is None:
        yield module.tree, f"{package} has no place in the order of imports (lint/layers.py)"
        return
    game = _game_of(sources, module.name)
    for node, _, dotted in module.imported():
        origin, _, path = dotted.partition(".")
        other = path.partition(".")[0]
        if origin != "overrun" or other not in MAY_IMPORT:
            continue
        if other != package and other not in allowed:
            yield node, f"{own} must not import {dotted}: {package} does not stand on {other}"
        theirs = _game_of(sources, dotted)
        if game and theirs and theirs not in (game, _base_of(sources, game)):
            yield node, f"{own} must not import {dotted}: {game} does not build on {theirs}"


def _game_of(sources: Sources, dotted: str) -> str:
    """The game that a module belongs to, by its folder's name; or none."""
    words = dotted.split(".")
    return next((word for word in words if f"overrun.games.{word}.game" in sources.modules), "")


def _base_of(sources: Sources, game: str) -> str:
    """The folder of the game that this one builds on: ``builds_on = LongNight.name``."""
    module = sources.modules[f"overrun.games.{game}.game"]
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "builds_on":
            if isinstance(node.value, ast.Constant):
                return str(node.value.value).replace("-", "_")
            return _game_of(sources, module.dotted(node.value))
    return ""
