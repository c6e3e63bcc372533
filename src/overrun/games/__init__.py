"""The games that Overrun knows."""

from __future__ import annotations

from typing import Any

from overrun.core.errors import BadSetting, unknown
from overrun.core.game import Game
from overrun.games.army_of_the_dead.game import ArmyOfTheDead
from overrun.games.long_night.game import LongNight
from overrun.games.warring_colonies.game import WarringColonies
from overrun.games.zombie_terror.game import ZombieTerror

GAMES: dict[str, Game[Any]] = {
    game.name: game for game in (ZombieTerror(), LongNight(), WarringColonies(), ArmyOfTheDead())
}


def find(name: str) -> Game[Any]:
    """A game by its name; an unknown one raises with the names that exist."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadSetting(unknown("game", name, GAMES)) from None
