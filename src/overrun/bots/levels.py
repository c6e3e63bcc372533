"""The levels that people choose from, the same in every game, made of what a game brings.

* *newcomer*: a steady player who is carried away by what looks good at a glance, about once a turn;
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

SLIP = 0.3
"""How often a newcomer does not think but takes what looks good …"""
BREATH = 12
"""… and how many questions of the table at least come before it happens again, so that a turn of
many answers is not spoilt more often than one of few."""
TEMPTING = 2 * UNIT
"""What looks worse at a glance by more than this tempts nobody."""


class NewcomerBot(Bot):
    """A steady player who makes the mistakes that newcomers make: one now and then, with something
    to be said for it; after that it thinks again from there."""

    def __init__(self, steady: Maker, policy: Policy | None, seed: str) -> None:
        self.policy = policy
        self.random = Random(f"{seed}/newcomer")
        self._make_steady = steady
        self.steady = steady(seed)
        self.careful = 0
        """The number of the ask up to which it takes care."""

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        option = self.steady.choose(view, ask, worlds)
        if len(ask.options) == 1 or ask.number < self.careful or self.random.random() >= SLIP:
            return option
        tempting = self.tempting(view, ask, option)
        if not tempting:
            return option
        self.careful = ask.number + BREATH
        self.steady = self._make_steady(str(self.random.random()))  # its plans are void now
        return drawn([*tempting], [*tempting.values()], self.random)

    def tempting(self, view: Any, ask: Ask, option: Option) -> dict[Option, int]:
        """What else looks best at a glance, or about as good, with how good it looks; anything
        where there is no telling."""
        if self.policy is None:
            return dict.fromkeys([other for other in ask.options if other != option], 0)
        ranked = self.policy.ranked(view, ask)
        least = ranked[0][1] - TEMPTING
        return {other: score for other, score in ranked if score >= least and other != option}


class SharpBot(Bot):
    """Does what the policy likes best."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        return self.policy.choose(view, ask)


def levels(game: str, steady: Maker) -> dict[str, Maker]:
    """The levels of a game with such a steady player, the weakest first."""
    if not knows(game):
        return {NEWCOMER: lambda seed: NewcomerBot(steady, None, seed), STEADY: steady}
    return {
        NEWCOMER: lambda seed: NewcomerBot(steady, mind(game).policy, seed),
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
