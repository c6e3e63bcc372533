"""Which colony comes first where the rules want an order (WC-OP-19, -46)."""

from __future__ import annotations

from overrun.core.play import Play
from overrun.games.warring_colonies.state import WarState

T = Play[WarState]


def weaker_first(t: T) -> list[int]:
    """Both colonies, the one with less morale first; a die decides between equals."""
    s = t.state
    yellow, blue = s.sides
    if yellow.morale != blue.morale:
        return [0, 1] if yellow.morale < blue.morale else [1, 0]
    first: int = s.chance.pick((0, 1))
    t.tell("tie-rolled", colony=s.colonies[first].place, morale=yellow.morale)
    return [first, 1 - first]


def stronger_first(t: T) -> list[int]:
    """The colony with more morale first; what a die decides is still the one that comes first."""
    s = t.state
    yellow, blue = s.sides
    if yellow.morale == blue.morale:
        return weaker_first(t)
    return [0, 1] if yellow.morale > blue.morale else [1, 0]
