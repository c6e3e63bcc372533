"""Who has which skill (catalogue part I, E10)."""

from __future__ import annotations

from functools import lru_cache

from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.personal import token_skill
from overrun.games.army_of_the_dead.state import S, Survivor

OF_THE_WEAPON = (
    "die-", "damage-", "escalation-", "six-", "reaper-", "hunter-", "lucky", "steady", "silent",
)  # fmt: skip
"""Skills that, printed on a weapon, work only in what is done with it (AD-EQS-02, AD-OP-028)."""


BLOODLUSTS = ("bloodlust-combat", "bloodlust-melee", "bloodlust-ranged")


def has(s: S, survivor: Survivor, skill: str, card: str = "") -> bool:
    """Whether a survivor has a skill: its own, a companion's, a token's or that of what it holds.

    ``card`` is the weapon of the action under way, if there is one.
    """
    if skill in survivor.skills or skill in survivor.lent:
        return True
    if survivor.tokens and any(token_skill(s, colour) == skill for colour in survivor.tokens):
        return True
    return _from_hands(survivor, skill, card) > 0


def count(s: S, survivor: Survivor, skill: str, card: str = "") -> int:
    """From how many sources a survivor has a skill (AD-OP-140)."""
    found = survivor.skills.count(skill)
    if survivor.lent:
        found += survivor.lent.count(skill)
    if survivor.tokens:  # AD-POB-03
        found += sum(token_skill(s, colour) == skill for colour in survivor.tokens)
    return found + _from_hands(survivor, skill, card)


def skills_of(s: S, survivor: Survivor) -> list[str]:
    """All that a survivor can use outside of an attack."""
    found = survivor.skills
    if survivor.lent or survivor.tokens:
        tokens = [token_skill(s, colour) for colour in survivor.tokens]
        found = [*found, *survivor.lent, *tokens]
    equipment = library().equipment
    for gear in survivor.gear[:2]:
        if gear is not None and (skill := equipment[gear.card].skill):
            found = [*found, skill]
    return found


def _from_hands(survivor: Survivor, skill: str, card: str) -> int:
    """A skill on equipment counts while it is held in hand (AD-EQS-03); Charge and the like once,
    however many sources there are (AD-OP-028)."""
    equipment = library().equipment
    if _of_the_weapon(skill):
        return 1 if card and equipment[card].skill == skill else 0
    for gear in survivor.gear[:2]:
        if gear is not None and equipment[gear.card].skill == skill:
            return 1
    return 0


@lru_cache
def _of_the_weapon(skill: str) -> bool:
    return skill.startswith(OF_THE_WEAPON)


def either(s: S, survivor: Survivor, name: str, kind: str, card: str = "") -> int:
    """How many sources there are of a skill for this kind of attack, or for combat of any kind
    (AD-SKL-01).

    >>> either(state, vale, "die", "melee")  # doctest: +SKIP
    1
    """
    return count(s, survivor, f"{name}-{kind}", card) + count(s, survivor, f"{name}-combat", card)
