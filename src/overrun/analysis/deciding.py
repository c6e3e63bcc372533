"""What an answer was worth: how lucky it came out, and whether another would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from math import fsum
from typing import Any

import msgspec

from overrun.bots import STEADY, Worlds, make_bot
from overrun.bots.base import Line
from overrun.bots.mind import Mind
from overrun.bots.search.budget import Playouts
from overrun.bots.search.halving import Judged, halve
from overrun.bots.search.playout import Playout
from overrun.bots.search.thinking import manner
from overrun.core.errors import RulesError
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table

MOST = 6
"""So many options that the policy likes are tried beside the one that was taken."""
WORLDS = 16
"""In so many worlds an answer is given again, to see what was to be expected of it."""


class Deciding:
    """One decision, from what its seat could know: its view, and worlds like the truth. It is
    judged as a master thinks of it who sits there."""

    def __init__(self, mind: Mind, view: Any, ask: Ask, worlds: Worlds, seed: str) -> None:
        self.mind = mind
        self.ask = ask
        game = mind.numbers.game
        usual = manner(game)
        # of what is tried here only the beginning is known: to plan the rest of a turn as a steady
        # player does, in every playout, takes minutes, and the policy is good enough for it
        self.thinking = msgspec.structs.replace(usual.about(view, ask.seat), by_steady=False)
        self.worlds = self.thinking.weighed(view, ask.seat, worlds)
        self._steady = usual.player or partial(make_bot, STEADY, game)
        self.seed = seed
        self._view = view
        self._known: dict[str, Table[Any]] = {}

    @property
    def liked(self) -> list[Option]:
        """The options, those first that the policy likes best."""
        return [option for option, _ in self.mind.policy.ranked(self._view, self.ask)]

    def expected(self, chosen: Option) -> float | None:
        """The chance that was to be expected right after an answer, over worlds and dice; nothing
        if no world fits what the seat has seen."""
        found = [*self._after(chosen)]
        return fsum(found) / len(found) if found else None

    def _after(self, chosen: Option) -> Iterator[float]:
        seat = self.ask.seat
        for number in range(WORLDS):
            with suppress(RulesError):
                table = self.worlds(f"{self.seed}/luck/{number}")
                table.answer(seat, self.ask.number, chosen)
                yield chance_of(self.mind, table, seat)

    def duel(self, chosen: Option, playouts: int) -> tuple[Judged, Judged] | None:
        """The best other option, and the one that was taken.

        Half of the playouts look for the rival, the other half compare the two in worlds that are
        new to both: whoever looked best by luck alone gains nothing from it there. Nothing if there
        is no other option, or no world.
        """
        rivals = [[option] for option in self.liked if option != chosen][:MOST]
        try:
            if not rivals:
                return None
            found = halve([[chosen], *rivals], self._attempt("rivals"), Playouts(playouts // 2))
            rival = next(each.option for each in found if each.option != chosen)
            found = halve([[rival], [chosen]], self._attempt("duel"), Playouts(playouts // 2))
        except RulesError:
            return None
        first, second = found
        return (first, second) if first.option == rival else (second, first)

    def _attempt(self, stage: str) -> Any:
        playout = Playout(self.mind, self.ask.seat, self.thinking, self._steady)

        def attempt(line: Line, number: int) -> int:
            name = f"{self.seed}/{stage}/{number}"
            if name not in self._known:
                self._known[name] = self.worlds(name)
            return playout(self._known[name].fork(), line, name)

        return attempt


def chance_of(mind: Mind, table: Table[Any], seat: int) -> float:
    """How likely a seat is to win, as it may think itself; for sure after the end."""
    if table.outcome is not None:
        return float(manner(table.game.name).won(table, seat))
    view = table.view(seat)
    chance = manner(table.game.name).about(view, seat).chance or mind.value.chance
    return chance(view, seat)
