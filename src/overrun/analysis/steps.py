"""Step by step through a finished game: what each seat could think, and what each answer did."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from overrun.analysis.deciding import Deciding, chance_of
from overrun.bots.mind import Mind, mind
from overrun.bots.search.halving import Judged
from overrun.core.flow import Ask
from overrun.core.log import Answer
from overrun.core.reason import Fact, Option, unwire, wire
from overrun.core.table import Table
from overrun.games import part

PLAYOUTS = 48
"""Playouts that a decision gets which is looked into."""
FALL = 0.04
"""If the chance falls by so much over an answer, it is looked into, though the policy agrees."""


Suspected = Callable[[Any, int], dict[int, float]]
"""What a seat may hold against each of the others, by its view: ``suspected`` in the module
``suspicion`` of a game's bots."""


def _nobody(view: Any, seat: int) -> dict[int, float]:
    return {}


class Decision(msgspec.Struct, omit_defaults=True):
    """What an answer was worth to the seat that gave it."""

    kind: str
    option: str
    facts: dict[str, Fact] = {}
    """Those of the ask, with which an option is said."""
    luck: float = 0.0
    """By how much it came out better than was to be expected: dice, draws, what was hidden."""
    searched: bool = False
    """Whether other options were tried."""
    chance: float = 0.0
    """What the playouts made of it."""
    better: str = ""
    """The option that would have been better, if one was found for sure."""
    better_chance: float = 0.0

    @property
    def cost(self) -> float:
        """What was given away by it."""
        return self.better_chance - self.chance if self.better else 0.0


class Step(msgspec.Struct, omit_defaults=True):
    """One answer of a game. What is known of its seats is from before the answer."""

    number: int
    """Of the answer, from 1."""
    seat: int
    round: int
    chances: dict[int, float] = {}
    """For each seat that was asked something, its chance to win as it could see it."""
    suspicion: dict[int, dict[int, float]] = {}
    """For the same seats, what speaks against each other seat."""
    decision: Decision | None = None
    """Nothing for answers of seats that are not looked at, and for a concession."""


def steps_of(
    table: Table[Any], wanted: range, seats: list[int], playouts: int = PLAYOUTS
) -> Iterator[Step]:
    """These answers of a finished game (from 1), as these seats may judge them."""
    game = table.game
    now = table.back_to(wanted.start - 1)
    now.snapshots = True
    walk = Walk(mind(game.name), now, seats, playouts)
    for number in wanted:
        yield walk.go(table.answers[number - 1])


class Walk:
    """A finished game on its way from answer to answer."""

    def __init__(self, mind: Mind, table: Table[Any], seats: list[int], playouts: int) -> None:
        self.mind = mind
        self.table = table
        self.seats = seats
        self.playouts = playouts
        own = part("overrun.bots", table.game.name, "suspicion")
        self._suspected: Suspected = own.suspected if own else _nobody

    def go(self, answer: Answer) -> Step:
        """Look around, and give the next answer."""
        table = self.table
        step = Step(
            number=table.answered + 1,
            seat=answer.seat,
            round=table.game.progress(table.state),
            chances={seat: chance_of(self.mind, table, seat) for seat in self._asked()},
            suspicion=dict(self._suspicions()),
        )
        ask = next((each for each in table.asks if each.number == answer.ask), None)
        if ask is not None and ask.seat in self.seats:
            step.decision = self._decide(ask, unwire(answer.option), step.chances[ask.seat])
        else:
            table.catch_up([answer])
        return step

    def _asked(self) -> list[int]:
        """The value was learned from asks: it is right only for who is asked."""
        return [seat for seat in self.table.waiting if seat in self.seats]

    def _suspicions(self) -> Iterator[tuple[int, dict[int, float]]]:
        for seat in self._asked():
            found = self._suspected(self.table.view(seat), seat)
            if found:
                yield seat, found

    def _decide(self, ask: Ask, chosen: Option, before: float) -> Decision:
        table, seat = self.table, ask.seat
        decision = Decision(ask.kind, wire(chosen), ask.facts)
        if len(ask.options) == 1:
            table.answer(seat, ask.number, chosen)
            return decision
        seed = f"analysis/{table.answered}"
        here = table.fork(snapshots=True)
        deciding = Deciding(self.mind, here.view(seat), ask, partial(here.world, seat), seed)
        known = table.state.knowledge
        table.answer(seat, ask.number, chosen)
        after = chance_of(self.mind, table, seat)
        expected: float | None = after
        if table.state.knowledge != known:
            expected = deciding.expected(chosen)
        if expected is not None:
            decision.luck = after - expected
        # set-up is long to play out, and says little yet
        begun = here.game.progress(here.state) > 0
        if self.playouts and begun and self._doubtful(deciding, chosen, before):
            duel = deciding.duel(chosen, self.playouts)
            if duel is not None:
                _compare(decision, *duel)
        return decision

    def _doubtful(self, deciding: Deciding, chosen: Option, before: float) -> bool:
        """Whether it is worth to look for something better."""
        if deciding.liked[0] != chosen:
            return True
        seat = deciding.ask.seat
        goes_on = self.table.ended or seat in self.table.waiting
        return goes_on and chance_of(self.mind, self.table, seat) < before - FALL


def _compare(decision: Decision, rival: Judged, taken: Judged) -> None:
    """Write down what playouts made of both."""
    decision.searched = True
    decision.chance = taken.chance
    lead, doubt = rival.lead(taken)
    if lead > 0 and lead * lead > doubt:
        decision.better, decision.better_chance = wire(rival.option), rival.chance
