"""What the facts of Zombie Terror mean in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from typing import Any

from overrun.games.zombie_terror.cards import CARDS
from overrun.games.zombie_terror.state import DOG, PEOPLE
from overrun.text import Fact, Term
from overrun.text.say import Speaker
from overrun.text.words import Vocabulary


def _aim(speaker: Speaker, card: str, targets: dict[str, str]) -> str | None:
    """What a card is played on, or nothing for a card without targets."""
    if not targets or len(targets) != len(CARDS[card].targets):
        return None
    return speaker(f"aim-{card}", **targets)


_STEPS = {"F": "forward", "L": "left", "R": "right", "*": "bite", "-": "stay"}


def _steps(speaker: Speaker, letters: str) -> str:
    """An activation in words: ``FF*`` is "forward twice, then bite"."""
    if not letters or set(letters) - set(_STEPS):
        return letters
    first, *others = [
        speaker(f"step-{_STEPS[letter]}", count=len(list(run))) for letter, run in groupby(letters)
    ]
    for step in others:
        first = speaker("step-then", before=first, next=step)
    return first


def _more(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    more: dict[str, Fact] = {}
    if "targets" in facts:
        card = facts.get("card", "")
        kinds = CARDS[card].targets if card in CARDS else ()
        targets = dict(zip(kinds, facts["targets"], strict=False))
        more["aim"] = _aim(speaker, card, targets)
        more["who"] = Term(f"zt-human-{targets['human']}") if "human" in targets else None
        more["where"] = targets.get("field")
    if "due" in facts:
        counts = Counter(facts["due"])
        more["due"] = [speaker(f"due-{due}", count=count) for due, count in counts.items()]
        more["due_count"] = len(facts["due"])
    if "steps" in facts:
        more["steps"] = _steps(speaker, facts["steps"])
    if "patient" in facts:
        more["alone"] = facts["human"] == facts["patient"]
    if "cards" in facts and "side" in facts:  # a deal: only the owner hears which cards
        hand = facts.get("hand")
        more["hand"] = hand and [Term(f"zt-card-{card}") for card in hand]
    return more


WORDS = Vocabulary(
    names={
        "human": "human",
        "other": "human",
        "patient": "human",
        "active": "human",
        "side": "side",
        "winner": "side",
        "facing": "facing",
        "card": "card",
        "token": "token",
        "thing": "token",
        "way": "shape",
        "kind": "zombie",
        "cause": "cause",
    },
    order=tuple(f"human-{name}" for name in (*PEOPLE, DOG)),
    more=_more,
)
