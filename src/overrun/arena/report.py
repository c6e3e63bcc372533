"""What the games of an arena say: how often each agent won in which role, and what went wrong.

What went wrong is told beside the score. A mistake of somebody else may have helped, so it is also
told how an agent fared in the games in which nobody else was answered for.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from overrun.arena.agents import Spec
from overrun.arena.agents.chat import price_of
from overrun.arena.game import Errors
from overrun.arena.playing import Arena, Played, Seated
from overrun.arena.suspicion import Score
from overrun.lab.statistics import clustered

NUMBERS = ("brier", "log", "known_brier", "known_log", "apart", "divergence")
MILLION = 1_000_000
_DEVIATIONS = 1.959963984540054  # of a normal distribution, for 95 %


class Share(msgspec.Struct, frozen=True):
    """How often something was won, in games of several blocks."""

    wins: int
    games: int
    low: float
    high: float

    @classmethod
    def of(cls, won: Iterable[tuple[int, bool]]) -> Share:
        """From the block and the outcome of each game."""
        blocks: dict[int, list[bool]] = {}
        for block, win in won:
            blocks.setdefault(block, []).append(win)
        groups = [(sum(wins), len(wins)) for wins in blocks.values()]
        low, high = clustered(groups)
        return cls(sum(hits for hits, _ in groups), sum(of for _, of in groups), low, high)

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "wins": self.wins,
            "games": self.games,
            "rate": round(self.rate, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
        }


class Mean(msgspec.Struct, frozen=True):
    """A mean over blocks, and how uncertain it is."""

    value: float
    reach: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """
        >>> Mean.of([1.0, 3.0])
        Mean(value=2.0, reach=1.959963984540054)
        """
        number = len(values)
        mean = math.fsum(values) / number
        if number < 2:
            return cls(mean, math.inf)
        spread = math.fsum((value - mean) ** 2 for value in values) / (number - 1)
        return cls(mean, _DEVIATIONS * math.sqrt(spread / number))

    def as_json(self) -> dict[str, Any]:
        known = math.isfinite(self.reach)
        return {"mean": round(self.value, 4), "reach": round(self.reach, 4) if known else None}


class Suspicions(msgspec.Struct, frozen=True):
    """How good an agent's suspicions were; each number is a mean over blocks."""

    statements: int
    blocks: int
    unread: int
    means: dict[str, Mean]
    """By the name of the number, as in :class:`~overrun.arena.suspicion.Score`."""

    @classmethod
    def of(cls, seats: Iterable[tuple[int, Seated]]) -> Suspicions | None:
        """From the block and the seat of each game; nothing if nothing was stated."""
        blocks: dict[int, list[Score]] = {}
        unread = 0
        for block, seat in seats:
            unread += seat.unread
            if seat.score is not None:
                blocks.setdefault(block, []).append(seat.score)
        scores = [each for found in blocks.values() for each in found]
        if not scores:
            return cls(0, 0, unread, {}) if unread else None

        def mean(name: str) -> Mean:
            of_blocks = [[getattr(each, name) for each in found] for found in blocks.values()]
            return Mean.of([math.fsum(values) / len(values) for values in of_blocks])

        means = {name: mean(name) for name in NUMBERS}
        return cls(sum(each.statements for each in scores), len(blocks), unread, means)

    def as_json(self) -> dict[str, Any]:
        return {
            "statements": self.statements,
            "blocks": self.blocks,
            "unread": self.unread,
            **{name: mean.as_json() for name, mean in self.means.items()},
        }


class Standing(msgspec.Struct, frozen=True):
    """How one agent fared."""

    agent: Spec
    whole: Share
    roles: dict[str, Share]
    clean: Share
    """The games in which nobody else was answered for."""
    errors: Errors
    read: int
    written: int
    seconds: float
    suspicions: Suspicions | None

    @property
    def cost(self) -> float:
        """What the tokens cost, in whatever the prices are."""
        spent = self.read * price_of(self.agent, "in") + self.written * price_of(self.agent, "out")
        return spent / MILLION

    def as_json(self) -> dict[str, Any]:
        return {
            "kind": self.agent.kind,
            "won": self.whole.as_json(),
            "roles": {role: share.as_json() for role, share in self.roles.items()},
            "clean": self.clean.as_json(),
            "errors": msgspec.to_builtins(self.errors),
            "tokens": {"read": self.read, "written": self.written},
            "cost": round(self.cost, 6),
            "seconds": round(self.seconds, 1),
            "suspicion": None if self.suspicions is None else self.suspicions.as_json(),
        }


def standing(arena: Arena, agent: Spec, games: Iterable[Played]) -> Standing:
    """How an agent fared in these games."""
    mine: list[tuple[int, Seated, bool]] = []
    for played in games:
        for seat in played.seats:
            if seat.agent == agent.name:
                others = [each for each in played.seats if each is not seat]
                clean = not any(each.errors.defaults for each in others)
                mine.append((arena.block_of(played.number), seat, clean))
    seats = [seat for _, seat, _ in mine]
    roles = dict.fromkeys(role for seat in seats for role in seat.roles)
    errors = Errors()
    for seat in seats:
        errors = errors + seat.errors
    return Standing(
        agent,
        Share.of((block, seat.won) for block, seat, _ in mine),
        {
            role: Share.of((block, seat.won) for block, seat, _ in mine if role in seat.roles)
            for role in sorted(roles)
        },
        Share.of((block, seat.won) for block, seat, clean in mine if clean),
        errors,
        sum(seat.read for seat in seats),
        sum(seat.written for seat in seats),
        math.fsum(seat.seconds for seat in seats),
        Suspicions.of((block, seat) for block, seat, _ in mine),
    )
