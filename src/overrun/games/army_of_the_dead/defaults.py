"""What the rules decide for somebody who does not, in choices about several people (AD-OP-159)."""

from __future__ import annotations

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.state import S

FIRST = ("target", "way", "noise-token")
"""Asks whose options are zones, the lowest first; ways are offered so that groups stay even."""
WOUNDS = ("share-attack", "friendly-fire")


def default(s: S, ask: Ask) -> Option | None:
    """The answer that the rules give; nothing where they leave it to the player."""
    if ask.kind in FIRST:
        return ask.options[0]
    if ask.kind in WOUNDS:
        struck = ask.facts["struck"]
        assert isinstance(struck, list)
        return max(ask.options, key=lambda option: _can_bear(s, option[1], struck))
    return None


def _can_bear(s: S, id: str, struck: list[str]) -> tuple[bool, int]:
    """Wounds go to the healthiest without a personal objective; a companion would fall at once.

    What was shared out before counts, though it takes effect with the rest.
    """
    for survivor in s.survivors:
        if survivor.id == id:
            return all(each.owner != id for each in s.personal), survivor.health - struck.count(id)
    return False, 0
