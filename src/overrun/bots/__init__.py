"""Bots: players that any seat can be given to."""

from __future__ import annotations

from collections.abc import Callable

from overrun.bots.base import Bot, Worlds, let_answer, play_on
from overrun.bots.mind import knows
from overrun.bots.mind.sharp import SharpBot
from overrun.bots.random import RandomBot
from overrun.core.errors import BadSetting, unknown
from overrun.games import part

__all__ = ["Bot", "RandomBot", "Worlds", "bot_names", "check", "let_answer", "make_bot", "play_on"]

_EVERYWHERE: dict[str, Callable[[str], Bot]] = {"random": RandomBot}


def _makers(game: str) -> dict[str, Callable[[str], Bot]]:
    """Those who can play anything, and the ``BOTS`` of the game's module here."""
    own = part(__name__, game)
    learned = {"sharp": lambda seed: SharpBot(game)} if knows(game) else {}
    return {**_EVERYWHERE, **learned, **own.BOTS} if own else _EVERYWHERE


def check(game: str) -> list[str]:
    """What a game's bots do not know of its content, a line each: ``check`` of its module here."""
    own = part(__name__, game)
    found: list[str] = own.check() if hasattr(own, "check") else []
    return found


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first."""
    return tuple(_makers(game))


def make_bot(name: str, game: str, seed: str) -> Bot:
    """A new bot for one seat of one table; the seed fixes what it draws."""
    makers = _makers(game)
    if name not in makers:
        raise BadSetting(unknown(f"bot for {game}", name, makers))
    return makers[name](seed)
