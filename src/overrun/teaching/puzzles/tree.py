"""Everything that a seat can do from a position on, until it can be judged.

Dice are not thrown: every face is followed, so a chance is exact. Positions that are reached in
several ways are looked at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any, NamedTuple

from msgspec import structs

from overrun.core.chance import Chance
from overrun.core.errors import IllegalAnswer, ScriptEnded
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.teaching.puzzles.goals import Goal, TooLarge

SURE = 1 - 1e-9
"""A chance that is certain, whatever was lost in counting shares together."""
_BLANK = Chance(b"")
Key = tuple[bytes, tuple[Option, ...], str]


class Spot(NamedTuple):
    """A table in the tree, with what was drawn since its asking task began."""

    table: Table[Any]
    given: list[Any]


def root(table: Table[Any]) -> Spot:
    """The spot of a table that has just been opened: nothing was drawn yet."""
    return Spot(table.fork(snapshots=True, script=[]), [])


Outcomes = list[tuple[float, Spot]]
Walked = dict[tuple[Key, Option], tuple[int, Outcomes]]
"""What answers have led to before, and how many were tried for that. Several goals of one position
may share it, if they draw no line where others go on."""


class Tree:
    """The chances of a seat to reach its goal, each worked out once.

    ``most`` is how many answers may be tried; beyond that :class:`TooLarge` is raised.
    """

    def __init__(self, goal: Goal, seat: int, most: int, walked: Walked | None = None) -> None:
        self.goal = goal
        self.seat = seat
        self.most = most
        self.tried = 0
        self.dice = False
        """Whether something was drawn on the way."""
        self._values: dict[Key, float] = {}
        self._walked = walked

    def key(self, spot: Spot) -> Key:
        """What is the same wherever the game goes on in the same way: numbers of asks and events
        do not count, nor how often something was drawn, nor what the goal does not look at. In the
        middle of a task it matters what was drawn in it: dice that lie on the table."""
        state = structs.replace(spot.table.state, asks=0, events=0, reveals=0, chance=_BLANK)
        return (
            spot.table.game.freeze(self.goal.plain(state)),
            tuple(spot.table.since),
            str(spot.given),
        )

    def value(self, spot: Spot) -> float:
        """The chance to reach the goal from here on with the best answers."""
        judged = self.goal.judged(spot.table)
        if judged is not None:
            return judged
        key = self.key(spot)
        known = self._values.get(key)
        if known is None:
            self._values[key] = 0.0  # whoever comes back here has reached nothing
            known = 0.0
            for option in self.choices(spot):
                known = max(known, self.chance(spot, option))
                if known >= SURE:  # nothing is better
                    break
            self._values[key] = known
        return known

    def choices(self, spot: Spot) -> list[Option]:
        """The answers that are worth a thought."""
        ask = spot.table.asks[0]
        if ask.seat != self.seat:
            given = self.goal.others(spot.table)
            if given is None:
                raise TooLarge(f"seat {ask.seat} is asked {ask.kind}")
            return [given]
        return [each for each in ask.options if self.goal.follows(spot.table, each)]

    def chances(self, spot: Spot) -> dict[Option, float]:
        """For each answer that is worth a thought the chance that it leaves."""
        return {option: self.chance(spot, option) for option in self.choices(spot)}

    def chance(self, spot: Spot, option: Option) -> float:
        """The chance that one answer leaves."""
        return fsum(share * self.value(after) for share, after in self.outcomes(spot, option))

    def outcomes(self, spot: Spot, option: Option) -> Outcomes:
        """What an answer may lead to, each with how likely it is; what comes to the same is
        counted together."""
        if self._walked is None:
            return self._follow(spot, option)[0]
        step = self.key(spot), option
        known = self._walked.get(step)
        if known is not None:
            self._try(known[0])
            self.dice = self.dice or len(known[1]) > 1
            return known[1]
        before = self.tried
        found, in_full = self._follow(spot, option)
        if in_full:
            self._walked[step] = self.tried - before, found
        return found

    def _try(self, answers: int) -> None:
        self.tried += answers
        if self.tried > self.most:
            raise TooLarge(f"more than {self.most} answers")

    def _follow(self, spot: Spot, option: Option) -> tuple[Outcomes, bool]:
        """What an answer may lead to, and whether that is so for other goals, too."""
        found: dict[Key, tuple[float, Spot]] = {}
        draws: dict[str, tuple[float, list[Any]]] = {"": (1.0, [])}
        in_full = True
        while draws:  # the shortest first, so that all that comes to the same has met
            share, drawn = draws.pop(next(iter(draws)))
            self._try(1)
            twin = spot.table.fork(snapshots=True, script=spot.given + drawn)
            try:
                _answer(twin, option)
            except ScriptEnded as ended:
                if self.goal.judged(twin) is not None:  # what is drawn then does not matter
                    self._count(found, share, Spot(twin, []))
                    in_full = False
                    continue
                if not ended.possible and not self.goal.any_order:
                    raise TooLarge(str(ended)) from ended
                if not ended.possible:
                    _add(draws, share, [*drawn, ended.order])
                    continue
                part, throws = share / len(ended.possible), self.goal.throws(twin)
                for alike in self.goal.alike(twin, option, ended.possible):
                    _add(draws, part * len(alike), _laid_out([*drawn, alike[0]], throws))
                continue
            after = Spot(twin, _since(twin, spot.given + drawn))
            if share == 1.0 and not draws and not found:
                return [(1.0, after)], True
            self.dice = True
            self._count(found, share, after)
        return list(found.values()), in_full

    def _count(self, found: dict[Key, tuple[float, Spot]], share: float, spot: Spot) -> None:
        key = self.key(spot)
        before, first = found.get(key, (0.0, spot))
        found[key] = before + share, first


def _add(draws: dict[str, tuple[float, list[Any]]], share: float, drawn: list[Any]) -> None:
    name = str(drawn)
    draws[name] = draws.get(name, (0.0, drawn))[0] + share, drawn


def _laid_out(drawn: list[Any], throws: Sequence[int]) -> list[Any]:
    """What was drawn, with the dice of each throw in order.

    >>> _laid_out([4, 1, 6, 2], (2, 1))
    [1, 4, 6, 2]
    """
    start = 0
    for count in throws:
        drawn[start : start + count] = sorted(drawn[start : start + count])
        start += count
    return drawn


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
