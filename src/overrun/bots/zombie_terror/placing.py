"""Where zombies are put: at the start, in the adding phase, and when the pool is empty."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add as add_up

from overrun.bots.base import Line
from overrun.bots.zombie_terror.acting import GAME
from overrun.bots.zombie_terror.judge import Standing, chance_to_win, turns_left
from overrun.bots.zombie_terror.weights import Weights
from overrun.core.play import Finished, Play
from overrun.core.reason import Option
from overrun.games.zombie_terror.adding import SPECIAL, free_fields, open_fields
from overrun.games.zombie_terror.board import ANY_HALF, FACINGS
from overrun.games.zombie_terror.cards import (
    AMBUSH,
    FENCE,
    HORDE,
    HORDE_ZOMBIES,
    MANHOLE,
    fence_plays,
)
from overrun.games.zombie_terror.placing import check_ambush, takeable
from overrun.games.zombie_terror.state import AT_ONCE, ZOMBIES, Zombie, ZombieTerrorState
from overrun.games.zombie_terror.zombies import bite_at_once

S = ZombieTerrorState

WON = -1.0
"""Better for the zombies than any position that only looks hopeless for the humans."""

CARD_PRICE = 0.02
"""How much a card of the adding phase must take from the humans' chance to be worth it."""

OPENING_PRICE = 0.0
"""The same of a card that opens a field: for the rest of the game, so it need not be saved up."""

Place = tuple[float, int, int]
"""The humans' chance with one more zombie, its field, and its facing."""


def best_place(s: S, w: Weights, fields: Iterable[int]) -> Place:
    """Where one more zombie hurts most."""
    return min(places(s, w, fields), key=_worth, default=(2.0, 0, 0))


def places(s: S, w: Weights, fields: Iterable[int]) -> list[Place]:
    """What one more zombie does on each of these fields, looking as it hurts most."""
    standing = Standing(s, w)
    logits = standing.logits()
    rows = standing.rows
    found = []
    for field in fields:
        known: dict[tuple[int, ...], float] = {}
        # to most it makes no difference where it looks
        best: Place = (2.0, 0, 0)
        for facing in range(4):
            s.horde[field] = Zombie(facing)
            if bites_there(s, field, facing):
                value = after_bite(s, w, field)
            else:
                key = 4 * field + facing
                added = tuple([row[key] for row in rows])
                if added not in known:
                    known[added] = standing.chance(list(map(add_up, logits, added)))
                value = known[added]
            del s.horde[field]
            if value < best[0]:
                best = (value, field, facing)
        found.append(best)
    return found


def _worth(place: Place) -> float:
    return place[0]


def bites_there(s: S, field: int, facing: int) -> bool:
    """Whether a zombie that comes up there, looking so, bites at once."""
    return s.config.bites == AT_ONCE and s.ground.step[field][facing] in s.crowd


def after_bite(s: S, w: Weights, field: int) -> float:
    """The humans' chance when the zombie that has come up there has bitten."""
    after = GAME.copy(s)
    try:
        bite_at_once(Play(after, None), field)
    except Finished:
        return WON
    return chance_to_win(after, w)


def add(s: S, w: Weights) -> list[Option]:
    """What to answer in the adding phase: an addition with its facing, or a card."""
    names = s.ground.names
    hand = s.hands.get(ZOMBIES, [])
    price = CARD_PRICE * min(turns_left(s), 6) / 6
    if HORDE in hand and _gain_of_horde(s, w) > price:
        return [("play", HORDE)]
    free = free_fields(s)
    found = _best_additions(s, w, free)
    doors = openings(s, hand)
    through = _best_additions(s, w, sorted({*doors}.difference(s.crowd, s.horde)))
    if through and (not found or min(found)[0] - min(through)[0] > OPENING_PRICE):
        _, field, facing, cause = min(through)
        return [doors[field], ("add", cause, names[field]), ("face", FACINGS[facing])]
    entry = next((each for each in s.due if each not in SPECIAL), None)
    if entry is not None and (s.ambush or AMBUSH in hand):
        ground = s.ground
        hidden = [f for f in ground.zombie_fields if check_ambush(s, ground, f) is None]
        value, field, facing = best_place(s, w, hidden)
        if s.ambush:
            return [("ambush", entry, names[field]), ("face", FACINGS[facing])]
        if not found or min(found)[0] - value > price:
            return [
                ("play", AMBUSH),
                ("ambush", entry, names[field]),
                ("face", FACINGS[facing]),
            ]
    if not found:
        return [("done",)]
    _, field, facing, entry = min(found)
    return [("add", entry, names[field]), ("face", FACINGS[facing])]


def _best_additions(s: S, w: Weights, free: list[int]) -> list[tuple[float, int, int, str]]:
    """For each cause of an addition the best of these fields."""
    return [
        (*best_place(s, w, fields), entry)
        for entry in dict.fromkeys(s.due)
        if (fields := open_fields(s, entry, free))
    ]


def openings(s: S, hand: list[str]) -> dict[int, Option]:
    """The fields that a card would allow for the rest of the game, and how it is played."""
    doors: dict[int, Option] = {}
    if FENCE in hand:
        doors |= {s.ground.index[name]: ("play", FENCE, name) for (name,) in fence_plays(s, None)}
    if MANHOLE in hand:
        doors |= dict.fromkeys({*s.ground.canals}.difference(s.allowed), ("play", MANHOLE))
    return doors


def additions(s: S, w: Weights) -> list[Line]:
    """What else one might answer there: every addition, that first which hurts most."""
    names = s.ground.names
    found = [
        (*place, entry)
        for entry in dict.fromkeys(s.due)
        for place in places(s, w, open_fields(s, entry))
    ]
    return [
        [("add", entry, names[field]), ("face", FACINGS[facing])]
        for _, field, facing, entry in sorted(found)
    ]


def _gain_of_horde(s: S, w: Weights) -> float:
    """What two more zombies, wherever, take from the humans' chance."""
    before = chance_to_win(s, w)
    placed = []
    after = before
    for _ in range(HORDE_ZOMBIES):
        after, field, facing = best_place(s, w, open_fields(s, ANY_HALF))
        s.horde[field] = Zombie(facing)
        placed.append(field)
    if s.pool and s.terror is None:
        after = chance_to_win(s, w, HORDE_ZOMBIES)
    for field in placed:
        del s.horde[field]
    return before - after


def take_away(s: S, w: Weights) -> list[tuple[float, int]]:
    """The zombies that may be taken elsewhere, those first that are missed least."""
    standing = Standing(s, w)
    logits = standing.logits()
    found = []
    for field in takeable(s):
        zombie = s.horde.pop(field)
        key = 4 * field + zombie.facing
        rows = standing.rows
        value = standing.chance([each - row[key] for each, row in zip(logits, rows, strict=True)])
        s.horde[field] = zombie
        found.append((value, field))
    return sorted(found)
