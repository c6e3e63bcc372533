"""What the facts of Warring Colonies mean in words: those of The Long Night, and a few more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from overrun.text import Fact, Term
from overrun.text.say import Speaker
from overrun.text.words.long_night import WORDS as BASE

_MAYBE = ("door", "mission", "missions", "winner", "target")


def _more(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    given = {name: fact for name, fact in facts.items() if name not in ("yellow", "blue")}
    more = BASE.more(speaker, given)
    for name in _MAYBE:
        if name not in facts:
            more[name] = more[f"{name}_id"] = None
    if facts.get("missions"):
        more["missions"] = [Term(f"ln-mission-{name}") for name in facts["missions"]]
    if "yellow" in facts:  # tactics, bids or dice of both sides
        for side in ("yellow", "blue"):
            more[side] = _of_side(speaker, facts[side])
    if "ballots" not in facts and "voters" in facts:
        more["ballots"] = [
            speaker("ballot", voter=speaker.player(int(voter)), other=int(vote))
            for voter, vote in zip(facts["voters"], facts["votes"], strict=True)
        ]
    return more


def _of_side(speaker: Speaker, value: Any) -> Fact:
    if isinstance(value, int):
        return value
    if speaker.has(f"die-{value}"):
        return speaker(f"die-{value}")
    return Term(f"ln-tactics-{value}")


WORDS = msgspec.structs.replace(
    BASE,
    names={**BASE.names, "colony": "place", "mission": "mission", "tactics": "tactics"},
    more=_more,
)
