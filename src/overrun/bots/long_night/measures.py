"""How far a condition is from holding, as a player can see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from overrun.games.long_night.cards import COLONY, OUTSIDE
from overrun.games.long_night.conditions.colony import Within
from overrun.games.long_night.library import library
from overrun.games.long_night.modules import war
from overrun.games.long_night.vocabulary import Condition, Context, means

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

FAR = 99
"""The distance of what cannot be told, or changed, by anybody."""
OF_WAR = frozenset(word for word, each in means.items() if each.__module__ == war.__name__)
"""Who looks at one colony alone cannot tell of these."""


def bounds(r: Reading, goal: Within) -> tuple[int, int]:
    """Between which numbers it must lie, whoever plays."""
    return goal.bounds(r.s, Context(r.seat))


def number(r: Reading, goal: Any, seat: int) -> int:
    """The number in question; of the hands of others one sees how many cards they are."""
    if goal.word == "hand" and seat != r.seat:
        return r.view.players[seat].hand_size
    there: int = goal.number(r.s, Context(seat))
    return there


def short(r: Reading, goal: Condition, seat: int) -> int:
    """How much is lacking: 0 if the condition holds for this player, as far as one can see."""
    given: Any = goal
    name = goal.word
    if name == "either":
        return min(short(r, each, seat) for each in given.of)
    if name == "not":
        return 0 if short(r, given.of, seat) else 1
    if isinstance(goal, Within) and name not in OF_WAR:
        low, high = goal.bounds(r.s, Context(seat))
        there = number(r, goal, seat)
        return max(0, low - there, there - high)
    if name in LACKING:
        return LACKING[name](r, given, seat)
    return 0 if name in STEP and goal.holds(r.s, Context(seat)) else STEP.get(name, FAR)


def of_kind(items: list[str], kind: str | None) -> int:
    """How many of these cards are of a kind; all, if none is named."""
    if not kind:
        return len(items)
    cards = library().items
    return sum(cards[item].kind == kind for item in items)


STEP = {
    "highest": 1, "you-hold-first": 1, "you-are-first": 1, "works": 1, "stage-done": 1,
    "leads": FAR, "not-exiled": FAR, "you-are-exiled": FAR,
}  # fmt: skip
"""Conditions that hold or do not, and how far it is if they do not."""


def _only(r: Reading, goal: Any, seat: int) -> int:
    if seat != r.seat:
        return 1
    hand = r.me.hand
    there = of_kind(hand, goal.kind)
    return len(hand) - there if there else 1 + len(hand)


def _largest(r: Reading, goal: Any, seat: int) -> int:
    players = r.s.players
    others = [len(players[each].group) for each in r.s.seats if each != seat]
    lead: int = goal.by
    return max(0, max(others, default=0) + lead - len(players[seat].group))


def _all_at(r: Reading, goal: Any, seat: int) -> int:
    own = r.s.of(seat)
    if goal.place in (OUTSIDE, COLONY):
        wrong = [v for v in own if v.at_home != (goal.place == COLONY)]
    else:
        wrong = [v for v in own if v.place != goal.place]
    return len(wrong) if own else 1


LACKING: dict[str, Callable[[Reading, Any, int], int]] = {
    "main-done": lambda r, goal, seat: 0,
    "main-failed": lambda r, goal, seat: 0,
    "morale-zero": lambda r, goal, seat: r.view.morale,
    "only": _only,
    "largest-group": _largest,
    "unwounded": lambda r, goal, seat: sum(v.hurt for v in r.s.of(seat)),
    "all-at": _all_at,
}
"""Conditions that are no number, although there is a way to them, and how long it is."""
