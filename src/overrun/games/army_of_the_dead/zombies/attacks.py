"""The attacks of zombies: always successful, and shared out as the players wish (section F2)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option
from overrun.games.army_of_the_dead.mission.personal import spend_token, token_for
from overrun.games.army_of_the_dead.state import S, T
from overrun.games.army_of_the_dead.team.health import bury, judge, wound


def attack_people(t: T, zone: int, attacks: list[int]) -> Flow[None]:
    """All attacks in one zone, each given by its wounds, are assigned at once (AD-OP-110).

    The unit is the attack: the wounds of one go to one survivor (AD-ZAT-08).
    """
    s = t.state
    people, name = s.people(zone), s.ground.names[zone]
    attacks.sort(reverse=True)
    t.tell("attacked", zone=name, attacks=len(attacks), wounds=sum(attacks))
    wounds = dict.fromkeys(people, 0)
    standing = {id: _health(s, id) for id in people}
    options: list[Option] = [("wound", id) for id in people]
    seat = judge(s, people)
    for number, blow in enumerate(attacks):
        if len(people) > 1 and not any(wounds[id] < standing[id] for id in people):
            break  # whoever takes the others, they have no effect
        facts: dict[str, Fact] = {
            "zone": name,
            "wounds": blow,
            "left": len(attacks) - number,
            "struck": [id for id in people for _ in range(wounds[id])],
        }
        victim = options[0][1]
        if len(people) > 1:
            victim = (yield Ask(seat, "share-attack", options, facts))[1]
        ignored = yield from _ignore(t, victim, facts)
        if not ignored:
            wounds[victim] += blow
    for id in people:
        if wounds[id]:
            wound(t, id, wounds[id])
    bury(t)


def _health(s: S, id: str) -> int:
    """What somebody can still take: a companion falls by one wound (AD-HLT-05)."""
    survivor = s.living(id)
    return 1 if survivor is None else survivor.health


def _ignore(t: T, id: str, facts: dict[str, Fact]) -> Flow[bool]:
    """A token of a personal objective may be discarded to ignore one attack (AD-POB-03)."""
    s = t.state
    for survivor in s.survivors:
        if survivor.id == id and survivor.tokens:
            colour = token_for(s, survivor, "armour")
            if not colour:
                return False
            asked: dict[str, Fact] = {**facts, "survivor": id, "token": colour}
            choice = yield Ask(survivor.seat, "armour", [("use",), ("take",)], asked)
            if choice == ("take",):
                return False
            spend_token(t, survivor, colour)
            return True
    return False
