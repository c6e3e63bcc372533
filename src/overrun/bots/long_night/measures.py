"""How far a condition is from holding, as a player can see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from overrun.games.long_night.cards import COLONY, OUTSIDE, library
from overrun.games.long_night.conditions.goals import LargestGroup
from overrun.games.long_night.vocabulary import Condition

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

FAR = 99
"""The distance of what cannot be told, or changed, by anybody."""


def bounds(r: Reading, goal: Any) -> tuple[int, int]:
    """Between which numbers it must lie, whoever plays."""
    times = 1
    if goal.per_player:
        times = len(r.citizens) if goal.word == "armed" else len(r.view.players)
    low = goal.at_least * times
    if goal.word == "armed" and goal.per_player and not low:
        low = times
    return low, goal.at_most * times


def short(r: Reading, goal: Condition, seat: int) -> int:
    """How much is lacking: 0 if the condition holds for this player, as far as one can see."""
    given: Any = goal
    name = goal.word
    if name == "either":
        return min(short(r, each, seat) for each in given.of)
    if name == "not":
        return 0 if short(r, given.of, seat) else 1
    number = NUMBERS.get(name)
    if number is not None:
        low, high = bounds(r, goal)
        there = number(r, given, seat)
        return max(0, low - there, there - high)
    lacking = LACKING.get(name)
    return FAR if lacking is None else lacking(r, given, seat)


def of_kind(items: list[str], kind: str | None) -> int:
    """How many of these cards are of a kind; all, if none is named."""
    if not kind:
        return len(items)
    cards = library().items
    return sum(cards[item].kind == kind for item in items)


def _places(r: Reading, where: str) -> list[str]:
    if where == "everywhere":
        return list(r.places)
    if where == OUTSIDE:
        return [place for place in r.places if place != COLONY]
    return [where] if where in r.places else []


def _zombies(r: Reading, goal: Any, seat: int) -> int:
    doors = [door for place in _places(r, goal.where) for door in r.places[place].doors]
    return sum(door.zombies + len(door.specials) for door in doors)


def _barricades(r: Reading, goal: Any, seat: int) -> int:
    return sum(
        door.barricades + door.traps
        for place in _places(r, goal.where)
        for door in r.places[place].doors
    )


def _barricaded(r: Reading, goal: Any, seat: int) -> int:
    return sum(
        door.barricades + door.traps > 0
        for place in _places(r, goal.where)
        for door in r.places[place].doors
    )


def _equipped(r: Reading, goal: Any, seat: int) -> int:
    items = [item.id for v in r.of(seat) for item in v.items]
    return of_kind(items, goal.kind)


def _hand(r: Reading, goal: Any, seat: int) -> int:
    player = r.view.players[seat]
    return of_kind(player.hand, goal.kind) if seat == r.seat else player.hand_size


def _progress(r: Reading, goal: Any, seat: int) -> int:
    return of_kind(r.view.pile, goal.kind) if goal.kind else r.view.progress


def _armed(r: Reading, goal: Any, seat: int) -> int:
    return sum(
        any(of_kind([item.id], goal.kind) for v in r.of(seat) for item in v.items)
        for seat in r.citizens
    )


def _specials(r: Reading, goal: Any, seat: int) -> int:
    return sum(
        len(door.specials) for place in _places(r, goal.where) for door in r.places[place].doors
    )


NUMBERS: dict[str, Callable[[Reading, Any, int], int]] = {
    "morale": lambda r, goal, seat: r.view.morale,
    "food": lambda r, goal, seat: r.view.food,
    "starvation": lambda r, goal, seat: r.view.starvation,
    "waste": lambda r, goal, seat: len(r.view.waste),
    "helpless": lambda r, goal, seat: r.view.helpless,
    "unruly": lambda r, goal, seat: r.view.unruly,
    "zombies": _zombies,
    "barricades": _barricades,
    "barricaded": _barricaded,
    "noise": lambda r, goal, seat: sum(r.places[p].noise for p in _places(r, goal.where)),
    "survivors": lambda r, goal, seat: sum(
        len(r.places[place].survivors) for place in _places(r, goal.where)
    ),
    "dead": lambda r, goal, seat: len(r.view.graveyard),
    "exiled": lambda r, goal, seat: sum(player.exiled for player in r.view.players),
    "decks-empty": lambda r, goal, seat: sum(
        not r.places[place].deck for place in _places(r, OUTSIDE)
    ),
    "searched-out": lambda r, goal, seat: sum(r.places[p].deck for p in _places(r, goal.where)),
    "round": lambda r, goal, seat: r.view.round,
    "rounds-left": lambda r, goal, seat: r.view.rounds,
    "added": lambda r, goal, seat: len(r.view.added),
    "progress": _progress,
    "armed": _armed,
    "hand": _hand,
    "equipped": _equipped,
    "group": lambda r, goal, seat: len(r.view.players[seat].group),
    "wounds": lambda r, goal, seat: sum(v.wounds + v.frostbite + v.despair for v in r.of(seat)),
    "tally": lambda r, goal, seat: r.view.players[seat].tally.get(goal.what, 0),
    "bandits": lambda r, goal, seat: sum(r.places[p].bandits for p in _places(r, goal.where)),
    "loot": lambda r, goal, seat: len(r.view.modules.loot),
    "specials": _specials,
    "contained": lambda r, goal, seat: r.view.modules.contained,
    "code": lambda r, goal, seat: sum(r.view.modules.code),
    "built": lambda r, goal, seat: len(r.view.modules.built),
}
"""Conditions that are a number within bounds."""


def _only(r: Reading, goal: Any, seat: int) -> int:
    if seat != r.seat:
        return 1
    hand = r.me.hand
    there = of_kind(hand, goal.kind)
    return len(hand) - there if there else 1 + len(hand)


def _largest(r: Reading, goal: LargestGroup, seat: int) -> int:
    players = r.view.players
    others = max((len(each.group) for each in players if each.seat != seat), default=0)
    return max(0, others + goal.by - len(players[seat].group))


def _all_at(r: Reading, goal: Any, seat: int) -> int:
    places = [v.place for v in r.of(seat)]
    if goal.place == OUTSIDE:
        return places.count(COLONY) if places else 1
    return len(places) - places.count(goal.place) if places else 1


def _highest(r: Reading, goal: Any, seat: int) -> int:
    cards = library().survivors
    best = max(r.people, key=lambda name: cards[name].influence, default="")
    return 0 if best and r.people[best].owner == seat else 1


def _leads(r: Reading, goal: Any, seat: int) -> int:
    # a view does not say who led at first: whoever has lost nobody leads still
    player = r.view.players[seat]
    if seat == r.seat and player.goals_met:
        index = next((n for n, each in enumerate(r.own_goals) if each.word == "leads"), None)
        if index is not None and index < len(player.goals_met):
            return 0 if player.goals_met[index] else FAR
    return 1 if player.tally.get("lost", 0) else 0


LACKING: dict[str, Callable[[Reading, Any, int], int]] = {
    "main-done": lambda r, goal, seat: 0,
    "main-failed": lambda r, goal, seat: 0,
    "morale-zero": lambda r, goal, seat: r.view.morale,
    "only": _only,
    "largest-group": _largest,
    "unwounded": lambda r, goal, seat: sum(v.wounds + v.frostbite + v.despair for v in r.of(seat)),
    "all-at": _all_at,
    "leads": _leads,
    "highest": _highest,
    "you-hold-first": lambda r, goal, seat: 0 if r.view.first == seat else 1,
    "you-are-first": lambda r, goal, seat: 0 if r.view.first == seat else 1,
    "not-exiled": lambda r, goal, seat: FAR if r.view.players[seat].exiled else 0,
    "works": lambda r, goal, seat: 0 if goal.improvement in r.view.modules.built else 1,
    "stage-done": lambda r, goal, seat: 0 if goal.stage in r.view.modules.stages else 1,
    "you-are-exiled": lambda r, goal, seat: 0 if r.view.players[seat].exiled else FAR,
}
"""Conditions that are no number: how much is lacking."""
