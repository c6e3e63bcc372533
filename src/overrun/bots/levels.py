"""The levels that people choose from, the same in every game, made of what a game brings.

* *newcomer*: a steady player who is often carried away by what looks good at a glance;
* *sharp*: what was learned, at once, which is not as good as the heuristic yet;
* *steady*: the game's own heuristic;
* *master*: a steady player who thinks ahead. ``master:200`` thinks through 200 playouts instead of
  using its time, and so gives the same game for the same seed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from overrun.bots.base import Bot, Worlds
from overrun.bots.mind import knows, mind
from overrun.bots.mind.numbers import UNIT
from overrun.bots.mind.policy import Policy, drawn
from overrun.bots.search.budget import Budget, Milliseconds, Playouts
from overrun.bots.search.master import MasterBot
from overrun.bots.search.thinking import manner
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.reason import Option

Maker = Callable[[str], Bot]

NEWCOMER, STEADY, SHARP, MASTER = "newcomer", "steady", "sharp", "master"
RENAMED = {"heuristic": STEADY}
"""Bots as tables of earlier versions call them."""
THINKING_TIME = 300
"""The milliseconds that a master takes for an answer."""

SLIP = 0.35
"""How often a newcomer does not think but takes what looks good, or anything."""
DAZZLE = 3 * UNIT
"""The larger, the less a newcomer tells good from bad at a glance."""


class NewcomerBot(Bot):
    """A steady player who makes the mistakes that newcomers make."""

    def __init__(self, steady: Bot, policy: Policy | None, seed: str) -> None:
        self.steady = steady
        self.policy = policy
        self.random = Random(f"{seed}/newcomer")

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        if self.random.random() >= SLIP:
            return self.steady.choose(view, ask, worlds)
        if self.policy is None:
            return self.random.choice(ask.options)
        return drawn(ask.options, self.policy.scores(view, ask), self.random, DAZZLE)


class SharpBot(Bot):
    """Does what the policy likes best."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        return self.policy.choose(view, ask)


def levels(game: str, steady: Maker) -> dict[str, Maker]:
    """The levels of a game with such a steady player, the weakest first."""
    if not knows(game):
        return {NEWCOMER: lambda seed: NewcomerBot(steady(seed), None, seed), STEADY: steady}
    return {
        NEWCOMER: lambda seed: NewcomerBot(steady(seed), mind(game).policy, seed),
        SHARP: lambda seed: SharpBot(mind(game).policy),
        STEADY: steady,
        MASTER: master(game, steady),
    }


def master(game: str, steady: Maker, playouts: str = "") -> Maker:
    """A master with a budget of playouts, or else with its usual time."""
    budget = budget_of(playouts)
    thinking = manner(game)
    player = thinking.player or steady
    return lambda seed: MasterBot(mind(game), player, budget, seed, thinking)


def budget_of(playouts: str) -> Callable[[], Budget]:
    """What a master may spend on each answer: its usual time, or so many playouts."""
    if not playouts:
        return lambda: Milliseconds(THINKING_TIME)
    if not playouts.isdecimal() or int(playouts) == 0:
        raise BadSetting(f"master:{playouts}: not a number of playouts")
    return lambda: Playouts(int(playouts))
