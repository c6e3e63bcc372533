"""Whom to keep at the start: what a survivor is worth in general."""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from overrun.bots.long_night.cards import PASSIVE, often
from overrun.games.long_night.library import library

ABILITY = {
    "food": 0.5, "repel": 0.45, "heal": 0.35, "trap": 0.4, "salvage": 0.2, "find": 0.2,
    "slay": 0.4, "strike": 0.3, "lure": 0.15, "put": 0.15, "peek": 0.1, "rummage": 0.4,
    "gain-die": 0.4, "set-die": 0.2, "raise": 0.2, "travel": 0.3, "again": 0.05, "reveal": 0.15,
    "choose": 0.2, "clean": 0.15, "hearten": 0.05, "steal": 0.0, "spy": 0.0,
}  # fmt: skip
"""What it is worth to be able to do something once a round."""
ROUNDS = 4


@lru_cache(maxsize=256)
def talent(name: str) -> float:
    """What a survivor is worth, beside its search value."""
    card = library().survivors[name]
    value = 0.05 * (7 - card.attack) if card.attack else 0.0
    ability = card.ability
    if ability.passive:
        value += ROUNDS * PASSIVE.get(ability.passive, 0.0) * ability.amount
    for effect in ability.effects:
        value += ABILITY.get(effect.word, 0.0) * often(ability)
    value -= 0.05 * ability.die
    return value


def company(names: tuple[str, ...]) -> float:
    """What a group is worth: one good searcher counts more than two."""
    cards = library().survivors
    searching = sorted((7 - cards[name].search) for name in names if cards[name].search)
    value = fsum(talent(name) for name in names)
    if searching:
        value += 0.3 * searching[-1] + 0.08 * sum(searching[:-1])
    return value


def leadership(name: str) -> float:
    """Who leads: somebody who is not the first to die."""
    return library().survivors[name].influence / 1000
