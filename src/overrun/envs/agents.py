"""What PettingZoo's two kinds of environments have in common."""

from __future__ import annotations

from random import Random
from typing import Any

from overrun.envs.actions import VERSION
from overrun.envs.episode import Episode
from overrun.envs.showing import MODES
from overrun.games import folder


def next_seed(draw: Random) -> str:
    """The seed of the next table."""
    return f"{draw.getrandbits(128):032x}"


def agents_of(episode: Episode) -> list[str]:
    """The names of the seats' agents."""
    return [f"player_{seat}" for seat in range(episode.players)]


def name_of(game: str) -> str:
    """What PettingZoo calls a game.

    >>> name_of("long-night")
    'long_night_v1'
    """
    return f"{folder(game)}_v{VERSION}"


def metadata(game: str, *, at_once: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment. Where one agent acts after the other, who
    is next follows from what was done; so only what is made to be parallel is."""
    return {
        "name": name_of(game),
        "render_modes": MODES,
        "is_parallelizable": at_once,
        "render_fps": 1,
    }
