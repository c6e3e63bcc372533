"""Everything that a seat can do from a position on, until it can be judged.

Dice are not thrown: every face is followed, so a chance is exact. Positions that are reached in
several ways are looked at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import Any, NamedTuple

from msgspec import structs

from overrun.core.chance import Chance
from overrun.core.errors import IllegalAnswer, ScriptEnded
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.teaching.puzzles.goals import Goal, TooLarge

_BLANK = Chance(b"")
Key = tuple[bytes, tuple[Option, ...]]


class Spot(NamedTuple):
    """A table in the tree, with what was drawn since its asking task began."""

    table: Table[Any]
    given: list[Any]

    @property
    def key(self) -> Key:
        """What is the same wherever the game goes on in the same way: numbers of asks and events
        do not count, nor how often something was drawn."""
        state = self.table.state
        plain = structs.replace(state, asks=0, events=0, reveals=0, chance=_BLANK)
        return self.table.game.freeze(plain), tuple(self.table.since)


def root(table: Table[Any]) -> Spot:
    """The spot of a table that has just been opened: nothing was drawn yet."""
    return Spot(table.fork(snapshots=True, script=[]), [])


class Tree:
    """The chances of a seat to reach its goal, each worked out once.

    ``most`` is how many answers may be tried; beyond that :class:`TooLarge` is raised.
    """

    def __init__(self, goal: Goal, seat: int, most: int) -> None:
        self.goal = goal
        self.seat = seat
        self.most = most
        self.tried = 0
        self.dice = False
        """Whether something was drawn on the way."""
        self._values: dict[Key, float] = {}

    def value(self, spot: Spot) -> float:
        """The chance to reach the goal from here on with the best answers."""
        judged = self.goal.judged(spot.table)
        if judged is not None:
            return judged
        key = spot.key
        known = self._values.get(key)
        if known is None:
            self._values[key] = 0.0  # whoever comes back here has reached nothing
            known = self._values[key] = max(self.chances(spot).values(), default=0.0)
        return known

    def chances(self, spot: Spot) -> dict[Option, float]:
        """For each answer that is worth a thought the chance that it leaves."""
        ask = spot.table.asks[0]
        if ask.seat != self.seat:
            given = self.goal.others(spot.table)
            if given is None:
                raise TooLarge(f"seat {ask.seat} is asked {ask.kind}")
            return {given: self.chance(spot, given)}
        options = [each for each in ask.options if self.goal.follows(spot.table, each)]
        return {option: self.chance(spot, option) for option in options}

    def chance(self, spot: Spot, option: Option) -> float:
        """The chance that one answer leaves."""
        return fsum(share * self.value(after) for share, after in self.outcomes(spot, option))

    def outcomes(self, spot: Spot, option: Option) -> Iterator[tuple[float, Spot]]:
        """What an answer may lead to, each with how likely it is; what comes to the same is
        counted together."""
        found: dict[Key, tuple[float, Spot]] = {}
        draws: list[tuple[float, list[Any]]] = [(1.0, [])]
        while draws:
            share, drawn = draws.pop()
            self.tried += 1
            if self.tried > self.most:
                raise TooLarge(f"more than {self.most} answers")
            twin = spot.table.fork(snapshots=True, script=spot.given + drawn)
            try:
                _answer(twin, option)
            except ScriptEnded as ended:
                if self.goal.judged(twin) is not None:  # what is drawn then does not matter
                    _count(found, share, Spot(twin, []))
                    continue
                if not ended.possible and not self.goal.any_order:
                    raise TooLarge(str(ended)) from ended
                if not ended.possible:
                    draws.append((share, [*drawn, ended.order]))
                    continue
                part = share / len(ended.possible)
                for alike in self.goal.alike(twin, option, ended.possible):
                    draws.append((part * len(alike), [*drawn, alike[0]]))
                continue
            after = Spot(twin, _since(twin, spot.given + drawn))
            if share == 1.0 and not draws and not found:
                yield 1.0, after
                return
            self.dice = True
            _count(found, share, after)
        yield from found.values()


def _count(found: dict[Key, tuple[float, Spot]], share: float, spot: Spot) -> None:
    before, first = found.get(spot.key, (0.0, spot))
    found[spot.key] = before + share, first


def _answer(table: Table[Any], option: Option) -> None:
    """Answer the first ask. Where the script ends, the table stays in the middle of it."""
    try:
        table.choose(option)
    except IllegalAnswer:  # several are asked at once
        table.snapshots = False
        table.answer(table.asks[0].seat, table.asks[0].number, option)
        table.snapshots = True


def _since(table: Table[Any], drawn: list[Any]) -> list[Any]:
    if not drawn or table.ended:
        return []
    count = table.drawn_since
    return drawn[len(drawn) - count :]


def take(spot: Spot, option: Option) -> Spot:
    """The spot after an answer by which nothing is drawn."""
    table = spot.table.fork(snapshots=True, script=spot.given)
    ask = table.asks[0]
    table.answer(ask.seat, ask.number, option)
    return Spot(table, _since(table, spot.given))
