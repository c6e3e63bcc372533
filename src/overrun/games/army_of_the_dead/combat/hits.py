"""Giving hits to zombies (catalogue sections E1, E2, E5, E6; Reaper and Hunter)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option
from overrun.games.army_of_the_dead.cards import Weapon
from overrun.games.army_of_the_dead.combat.kills import is_killed_by, kill, needed
from overrun.games.army_of_the_dead.combat.targets import SNARED, first_in_order, kind_of, targets
from overrun.games.army_of_the_dead.state import (
    ABOMINATIONS,
    ALPHA,
    SHAMBLER,
    S,
    Survivor,
    T,
)
from overrun.games.army_of_the_dead.team.skills import either, has


def share_hits(
    t: T,
    survivor: Survivor,
    weapon: Weapon,
    zone: int,
    hits: int,
    damage: int,
    card: str,
    *,
    skilled: bool = True,
) -> Flow[None]:
    """Each hit goes to one target: freely in melee (AD-MEL-03), in order in a shot (AD-TGT-01).

    Hits are never added up (AD-ROL-07); what is too weak for its target is wasted (AD-TGT-06).
    """
    s = t.state
    left = targets(s, zone)
    dead: dict[str, int] = {}
    for number in range(hits):
        choices = list(left) if weapon.kind == "melee" else first_in_order(left)
        if not any(is_killed_by(s, kind_of(each), damage) for each in choices):
            break  # whoever they are given to, they have no effect
        target = choices[0]
        if len(choices) > 1:
            facts: dict[str, Fact] = {
                "survivor": survivor.id,
                "zone": s.ground.names[zone],
                "damage": damage,
                "left": hits - number,
                "tough": [each for each in choices if not is_killed_by(s, kind_of(each), damage)],
            }
            options: list[Option] = [("hit", each) for each in choices]
            chosen = yield Ask(survivor.seat, "hit", options, facts)
            target = chosen[1]
        if is_killed_by(s, kind_of(target), damage):
            left[target] -= 1
            if not left[target]:
                del left[target]
            dead[target] = dead.get(target, 0) + 1
    if dead and skilled:
        yield from _skills(t, survivor, weapon, card, left, dead)
    yield from _kill_all(t, zone, dead, survivor)


def strike_one(
    t: T,
    survivor: Survivor,
    weapon: Weapon,
    zone: int,
    target: str,
    damage: int,
    card: str,
    *,
    skilled: bool = True,
) -> Flow[None]:
    """All hits together on the one that was named (AD-CON-05, -06); with it may fall whom a skill
    adds, and no other (AD-SKL-24, -74)."""
    s = t.state
    enough = needed(s, kind_of(target))
    if not 0 < enough <= damage:
        t.tell("held-out", zone=s.ground.names[zone], kind=kind_of(target), damage=damage)
        return
    left = targets(s, zone)
    dead = {target: 1}
    left[target] -= 1
    if not left[target]:
        del left[target]
    if skilled:
        yield from _skills(t, survivor, weapon, card, left, dead)
    yield from _kill_all(t, zone, dead, survivor)


def _skills(
    t: T, survivor: Survivor, weapon: Weapon, card: str, left: dict[str, int], dead: dict[str, int]
) -> Flow[None]:
    """Whom the fallen take along, one for each skill (AD-OP-090)."""
    yield from _reaper(t, survivor, weapon.kind, card, left, dead)
    yield from _hunter(t, survivor, card, left, dead)


def _reaper(
    t: T, survivor: Survivor, kind: str, card: str, left: dict[str, int], dead: dict[str, int]
) -> Flow[None]:
    """One of the hits may kill one more of the same kind (AD-SKL-38, -39)."""
    if not either(t.state, survivor, "reaper", kind, card):
        return
    struck = {kind_of(each) for each in dead}
    more = [each for each in left if kind_of(each) in struck and kind_of(each) in (SHAMBLER, ALPHA)]
    yield from _one_more(t, survivor, "reaper", more, left, dead)


def _hunter(
    t: T, survivor: Survivor, card: str, left: dict[str, int], dead: dict[str, int]
) -> Flow[None]:
    """Where one falls, another of the hunter's game falls too, without a hit (AD-SKL-24, -25)."""
    s = t.state
    for game in (SHAMBLER, ALPHA, "abomination"):
        if has(s, survivor, f"hunter-{game}", card):
            more = [each for each in left if _is_game(s, kind_of(each), game)]
            yield from _one_more(t, survivor, f"hunter-{game}", more, left, dead)


def _is_game(s: S, kind: str, game: str) -> bool:
    if kind in ABOMINATIONS:
        return game == "abomination" and needed(s, kind) > 0  # AD-OP-089
    return kind == game


def _one_more(
    t: T,
    survivor: Survivor,
    skill: str,
    more: list[str],
    left: dict[str, int],
    dead: dict[str, int],
) -> Flow[None]:
    if not more:
        return
    options: list[Option] = [("also", each) for each in more]
    facts: dict[str, Fact] = {"survivor": survivor.id, "skill": skill}
    choice = yield Ask(survivor.seat, "one-more", [*options, ("no-more",)], facts)
    if choice == ("no-more",):
        return
    target = choice[1]
    left[target] -= 1
    if not left[target]:
        del left[target]
    dead[target] = dead.get(target, 0) + 1
    t.tell("skill-used", survivor=survivor.id, skill=skill)


def _kill_all(t: T, zone: int, dead: dict[str, int], survivor: Survivor) -> Flow[None]:
    """The miniatures leave the board, kind by kind."""
    for kind in dict.fromkeys(kind_of(each) for each in dead):
        free, held = dead.get(kind, 0), dead.get(SNARED + kind, 0)
        yield from kill(t, zone, kind, free + held, survivor, held)
