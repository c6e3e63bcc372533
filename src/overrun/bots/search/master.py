"""The master: a steady player that thinks ahead wherever it might pay."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from overrun.bots.base import Bot, Worlds
from overrun.bots.mind import Mind
from overrun.bots.search.budget import Budget
from overrun.bots.search.halving import Judged, halve
from overrun.bots.search.playout import Playout
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table

MOST = 12
"""So many options are thought through, those that the policy likes best; and the steady one."""
DOUBT = 1
"""The lead that an option needs over the steady one, in times its uncertainty."""


class MasterBot(Bot):
    """Answers as the steady player unless playouts show that something else is better."""

    def __init__(
        self, mind: Mind, steady: Callable[[str], Bot], budget: Callable[[], Budget], seed: str
    ) -> None:
        self.mind = mind
        self.random = Random(seed)
        self.budget = budget
        self._make_steady = steady
        self.steady = steady(seed)
        self.thoughts: list[Judged] = []
        """What it made of the last ask, the best first."""

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        self.thoughts = []
        if len(ask.options) == 1:
            return ask.options[0]
        plain = self.steady.choose(view, ask, worlds)
        self.thoughts = self.think(view, ask, worlds, plain)
        best = self.thoughts[0]
        usual = next(each for each in self.thoughts if each.option == plain)
        lead, doubt = best.lead(usual)
        if best is usual or lead * lead <= DOUBT * DOUBT * doubt:
            return plain
        self.steady = self._make_steady(str(self.random.random()))  # its plans are void now
        return best.option

    def think(self, view: Any, ask: Ask, worlds: Worlds, plain: Option) -> list[Judged]:
        """The options that are worth a thought, the best first."""
        scores = dict(zip(ask.options, self.mind.policy.scores(view, ask), strict=True))
        liked = sorted(ask.options, key=lambda option: -scores[option])[:MOST]
        if plain not in liked:
            liked[-1] = plain
        playout = Playout(self.mind, ask.seat)
        seed = str(self.random.random())
        known: list[Table[Any]] = []

        def attempt(option: Option, world: int) -> int:
            if world == len(known):
                known.append(worlds(f"{seed}/{world}"))
            return playout(known[world].fork(), ask.number, option, f"{seed}/{world}")

        return halve(liked, attempt, self.budget())
