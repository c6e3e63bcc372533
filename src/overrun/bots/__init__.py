"""Bots: players that any seat can be given to."""

from __future__ import annotations

from collections.abc import Callable

from overrun.bots import army_of_the_dead, long_night, warring_colonies, zombie_terror
from overrun.bots.base import Bot, Worlds, let_answer, play_on
from overrun.bots.random import RandomBot
from overrun.core.errors import BadSetting, unknown

__all__ = ["Bot", "RandomBot", "Worlds", "bot_names", "let_answer", "make_bot", "play_on"]

_EVERYWHERE: dict[str, Callable[[str], Bot]] = {"random": RandomBot}
_BY_GAME: dict[str, dict[str, Callable[[str], Bot]]] = {
    "zombie-terror": {"heuristic": zombie_terror.HeuristicBot},
    "long-night": {"heuristic": long_night.HeuristicBot},
    "warring-colonies": {"heuristic": warring_colonies.HeuristicBot},
    "army-of-the-dead": {"heuristic": army_of_the_dead.HeuristicBot},
}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first."""
    return (*_EVERYWHERE, *_BY_GAME.get(game, {}))


def make_bot(name: str, game: str, seed: str) -> Bot:
    """A new bot for one seat of one table; the seed fixes what it draws."""
    makers = {**_EVERYWHERE, **_BY_GAME.get(game, {})}
    if name not in makers:
        raise BadSetting(unknown(f"bot for {game}", name, makers))
    return makers[name](seed)
