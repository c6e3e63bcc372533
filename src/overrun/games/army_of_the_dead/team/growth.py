"""Adrenaline, danger levels and the skills that come with them (catalogue section B4)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import (
    LEVELS,
    MOST_ADRENALINE,
    Survivor,
    T,
    Turn,
)


def gain(t: T, survivor: Survivor, points: int) -> Flow[None]:
    """Adrenaline points, and the skill of every level that is reached by them (AD-ADR-20)."""
    if points <= 0 or survivor.ap >= MOST_ADRENALINE:
        return
    before = survivor.level
    survivor.ap = min(MOST_ADRENALINE, survivor.ap + points)  # AD-OP-130
    t.tell("adrenaline", survivor=survivor.id, points=points, total=survivor.ap)
    person = library().survivors[survivor.id]
    for level in range(before + 1, survivor.level + 1):
        t.tell("level", survivor=survivor.id, level=LEVELS[level])
        if level == 1:
            learn(t, survivor, person.yellow)  # AD-ADR-12
        else:
            choices = person.orange if level == 2 else person.red
            chosen = yield Ask(
                survivor.seat,
                "skill",
                [("skill", skill) for skill in choices],
                {"survivor": survivor.id, "level": LEVELS[level]},
            )
            learn(t, survivor, chosen[1])  # AD-ADR-13, -14


def learn(t: T, survivor: Survivor, skill: str) -> None:
    """A new skill, which counts at once, also in the turn under way (AD-OP-074)."""
    survivor.skills.append(skill)
    t.state.question("healthy", survivor.id)  # of the others of that level none heals any more
    t.tell("skill", survivor=survivor.id, skill=skill)
    for turn in t.state.turns:
        if turn.own and turn.who == survivor.id:
            give(turn, skill)


def give(turn: Turn, skill: str) -> None:
    """What a skill adds to a turn: an action, or a free one of a type (AD-SKL-05, -06, -41)."""
    if skill == "action":
        turn.actions += 1
    elif skill == "demolitions":
        turn.free["explosive"] = turn.free.get("explosive", 0) + 1
    elif skill.startswith("free-"):
        kind = skill.removeprefix("free-")
        turn.free[kind] = turn.free.get(kind, 0) + 1
