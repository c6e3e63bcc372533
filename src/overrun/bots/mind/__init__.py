"""What bots have learned: a fast policy and a value for each game.

A game's ``look.py`` (in its folder of ``overrun.bots``) says in whole numbers what a position and
its options look like to the seat that is asked. ``overrun train`` fits numbers to that, which lie
beside it in ``numbers.json``. From both follow a :class:`~overrun.bots.mind.policy.Policy`, which
answers an ask in microseconds, and a :class:`~overrun.bots.mind.value.Value`, the chance to win.

Everything is whole numbers until the very end, so that the same seed gives the same game on every
platform and with every version of Python.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from overrun.bots.mind.look import Look
from overrun.bots.mind.numbers import Numbers
from overrun.bots.mind.policy import Policy
from overrun.bots.mind.value import Value
from overrun.core.errors import BadSetting
from overrun.games import part

__all__ = ["Look", "Mind", "Numbers", "Policy", "Value", "knows", "look_of", "mind"]

FILE = "numbers.json"


class Mind:
    """What was learned of one game: how to look at it, what to do, and who will win."""

    def __init__(self, look: type[Look], numbers: Numbers) -> None:
        self.look = look
        self.numbers = numbers
        self.policy = Policy(look, numbers)
        self.value = Value(look, numbers)


def look_of(game: str) -> type[Look] | None:
    """How bots look at a game, if somebody wrote it down."""
    own = part("overrun.bots", game, "look")
    found: type[Look] | None = own and own.LOOK
    return found


def _file(look: type[Look]) -> Traversable:
    return resources.files(look.__module__.rpartition(".")[0]) / FILE


@cache
def knows(game: str) -> bool:
    """Whether something was learned of a game."""
    look = look_of(game)
    return look is not None and _file(look).is_file()


@cache
def mind(game: str) -> Mind:
    """What was learned of a game."""
    look = look_of(game)
    if look is None or not knows(game):
        raise BadSetting(f"nothing was learned of {game} yet: overrun train {game}")
    return Mind(look, Numbers.read(_file(look).read_bytes(), look))
