"""The games that Overrun knows: every folder here with a ``game.py`` that has a ``GAME``.

What other packages have for a game is a module of theirs that is called as its folder, so nothing
outside this page lists games. To add one is to add its folder; to remove it, to delete it.

>>> find("zombie-terror").short
'zt'
>>> part("overrun.bots", "zombie-terror").STEADY
<class 'overrun.bots.zombie_terror.HeuristicBot'>
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

from overrun.core.errors import BadSetting, ContentError, unknown
from overrun.core.game import Game


def folder(game: str) -> str:
    """What the modules of a game are called: ``long_night`` for ``long-night``."""
    return game.replace("-", "_")


def part(package: str, game: str, within: str = "") -> Any:
    """What a package has for a game: the module of its name there, or one within that; ``None``
    if there is none."""
    name = f"{package}.{folder(game)}" + (f".{within}" if within else "")
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        # that a module is not there is fine; that it cannot find what it imports is not
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        return None


def having(package: str) -> tuple[str, ...]:
    """The games that a package has something for."""
    return tuple(game for game in GAMES if part(package, game))


def _game(module: ModuleType) -> Game[Any]:
    game: Game[Any] | None = getattr(module, "GAME", None)
    if game is None:
        raise ContentError(f"{module.__name__} has no GAME, an object of its class of game")
    if folder(game.name) != module.__name__.split(".")[-2]:
        raise ContentError(
            f"{module.__name__}: the game {game.name!r} wants the folder {folder(game.name)!r}"
        )
    return game


def _found() -> list[Game[Any]]:
    names = [each.name for each in pkgutil.iter_modules(__path__) if each.ispkg]
    modules = [module for name in names if (module := part(__name__, name, "game"))]
    return sorted(map(_game, modules), key=lambda game: (game.place, game.name))


GAMES: dict[str, Game[Any]] = {game.name: game for game in _found()}
"""All games by name, in the order of the shelf."""


def find(name: str) -> Game[Any]:
    """A game by its name; an unknown one raises with the names that exist."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadSetting(unknown("game", name, GAMES)) from None
