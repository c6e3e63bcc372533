"""Bots: players that any seat can be given to."""

from __future__ import annotations

from overrun.bots.base import Bot, Worlds, let_answer, play_on
from overrun.bots.levels import MASTER, RENAMED, SHARP, STEADY, Maker, levels, master
from overrun.bots.random import RandomBot
from overrun.bots.restricted import Restricted, restricted
from overrun.core.errors import BadSetting, unknown
from overrun.games import part

__all__ = [
    "MASTER",
    "SHARP",
    "STEADY",
    "Bot",
    "RandomBot",
    "Worlds",
    "bot_names",
    "check",
    "is_bot",
    "let_answer",
    "make_bot",
    "play_on",
    "restricted",
    "usual_bot",
]

_EVERYWHERE: dict[str, Maker] = {"random": RandomBot}


def _makers(game: str) -> dict[str, Maker]:
    """Those who can play anything, and the levels of a game whose module here has a ``STEADY``."""
    own = part(__name__, game)
    return {**_EVERYWHERE, **levels(game, own.STEADY)} if own else _EVERYWHERE


def check(game: str) -> list[str]:
    """What a game's bots do not know of its content, a line each: ``check`` of its module here."""
    own = part(__name__, game)
    found: list[str] = own.check() if hasattr(own, "check") else []
    return found


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first."""
    return tuple(_makers(game))


def usual_bot(game: str) -> str:
    """The bot that plays where nobody says which: the steady one, if there is one.

    >>> usual_bot("zombie-terror")
    'steady'
    """
    names = bot_names(game)
    return STEADY if STEADY in names else names[-1]


def is_bot(game: str, name: str) -> bool:
    """Whether a bot of this name, of now or of earlier versions, can play the game.

    >>> [is_bot("zombie-terror", name) for name in ("steady", "heuristic", "psychic")]
    [True, True, False]
    """
    names = bot_names(game)
    return RENAMED.get(name, name).partition(":")[0] in names


def make_bot(name: str, game: str, seed: str) -> Bot:
    """A new bot for one seat of one table; the seed fixes what it draws."""
    name, verbs = restricted(name)
    if verbs:
        return Restricted(make_bot(name, game, seed), verbs, f"{seed}/without")
    makers = _makers(game)
    level, colon, playouts = RENAMED.get(name, name).partition(":")
    if level not in makers or (colon and level != MASTER):
        raise BadSetting(unknown(f"bot for {game}", name, makers))
    if colon:
        return master(game, makers[STEADY], playouts)(seed)
    return makers[level](seed)
