"""What the stories ask: who goes in, who comes home, who is accused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overrun.bots.long_night import labour
from overrun.bots.long_night.suspicion import accusation, suspects
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import COLONY, RAXXON

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


def enter(r: Reading, ask: Ask, option: Option) -> float:
    """Who enters Raxxon, where the way is open now."""
    v = r.people[option[1]]
    return -0.3 * (v.wounds + v.frostbite + v.despair) + labour.moving(r, v, RAXXON, risky=False)


def send_home(r: Reading, ask: Ask, option: Option) -> float:
    """Who is sent to the colony: of the own survivors the one who is of most use there."""
    v = r.people[option[1]]
    return labour.moving(r, v, COLONY, risky=False) if v.owner == r.seat else 0.0


def accuse(r: Reading, ask: Ask, option: Option) -> float:
    if option[0] == "nobody":
        return 0.0
    found = suspects(r)
    return accusation(r) if found and found[0][1] == int(option[1]) else -1.0
