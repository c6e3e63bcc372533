"""What an answer would spoil for good, seen before it is given (AD-OP-134, AD-OP-180).

Only what is sure to come of it counts, and only what everybody knows: sleepers who hear the noise,
a token that is spent, somebody who leaves. The table is laid out as it would be then, as far as
that matters to an objective, and asked whether all are still within reach.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.cards import Weapon, library
from overrun.games.army_of_the_dead.mission.objectives import throne
from overrun.games.army_of_the_dead.mission.personal import effect_of, goal_of
from overrun.games.army_of_the_dead.mission.prospect import lost_goal
from overrun.games.army_of_the_dead.state import LEVELS, THRESHOLDS, S, Survivor
from overrun.games.army_of_the_dead.team.inventory import gear_in


def warning(s: S, ask: Ask, option: Option) -> Reason | None:
    """The objective that an answer puts out of reach for sure; nothing if there is none."""
    then = foreseen(s, ask, option)
    return None if then is None else lost_goal(then)


def foreseen(s: S, ask: Ask, option: Option) -> S | None:
    """The table after an answer, as far as something is lost by it; nothing if nothing is."""
    actor = s.living(str(ask.facts.get("survivor")))
    if actor is None:
        return None
    if ask.kind == "skill":
        level = LEVELS.index(str(ask.facts["level"]))  # the next one may be reached as well
        learnt = replace(actor, ap=THRESHOLDS[level], skills=[*actor.skills, option[1]])
        return _instead(s, actor, learnt)
    return after_action(s, actor, option) if ask.kind in ("action", "reaction") else None


def after_action(s: S, actor: Survivor, option: Option) -> S | None:
    """The table after an action, as far as something is lost by it; nothing if nothing is."""
    match option:
        case ("special", id):
            return _after_special(s, actor, id)
        case ("use-token", colour):
            spent = replace(actor, tokens=[each for each in actor.tokens if each != colour])
            return after_waking(_instead(s, actor, spent), _woken(s, actor, option))
        case ("sleepers", _):
            return after_waking(_after_removing(s, actor), _woken(s, actor, option))
    woken = [zone for zone in _woken(s, actor, option) if zone in s.sleepers]
    return after_waking(s, woken) if woken and _wanted(s) else None


def _instead(s: S, actor: Survivor, other: Survivor) -> S:
    return replace(s, survivors=[other if each is actor else each for each in s.survivors])


# -- sleepers ------------------------------------------------------------------------------------


def _wanted(s: S) -> bool:
    """Whether anybody still has sleepers to remove."""
    return any(not each.done and goal_of(each).do == "sleepers" for each in s.personal)


def _woken(s: S, actor: Survivor, option: Option) -> Iterable[int]:
    """The zones in which sleepers are sure to wake by it."""
    here = actor.zone
    match option:
        case ("take" | "search" | "lead", *_):
            return [here]  # AD-OBJ-03, AD-SRC-09
        case ("noise",):
            return heard(s, here)
        case ("attack" | "focus" | "sleepers", slot, *_):
            gear = gear_in(actor, slot)
            weapon = None if gear is None else library().equipment[gear.card].weapon
            return heard(s, here) if weapon is not None and weapon.noisy else []
        case ("gun" | "gun-focus", *_):
            gun: Weapon = library().truck.gun
            return heard(s, here) if gun.noisy else []
        case ("use-token", colour):
            effect, seat = effect_of(s, colour), throne(s)
            comes = effect is not None and effect.do == "zeus" and seat is not None
            return [seat] if comes and seat is not None else []
    return []


def heard(s: S, zone: int) -> list[int]:
    """Where noise is heard (AD-NOI-09)."""
    return [zone, *s.ground.beside[zone]]


def after_waking(s: S, zones: Iterable[int]) -> S:
    """The table when nobody sleeps there any more."""
    woken = list(zones)
    asleep = {zone: heap for zone, heap in s.sleepers.items() if zone not in woken}
    return replace(s, sleepers=asleep)


def _after_removing(s: S, actor: Survivor) -> S:
    """One token less; it counts if it was the actor's business."""
    left = {zone: heap[zone == actor.zone :] for zone, heap in s.sleepers.items()}
    personal = [
        replace(each, count=each.count + 1, done=each.count + 1 >= goal_of(each).count)
        if each.owner == actor.id and not each.done and goal_of(each).do == "sleepers"
        else each
        for each in s.personal
    ]
    return replace(s, sleepers=left, personal=personal)


# -- the mission's own actions -------------------------------------------------------------------


def _after_special(s: S, actor: Survivor, id: str) -> S:
    """What an action of the mission does, as far as something may be lost by it; what else it
    brings is left to the look ahead, for which it may still be done."""
    action = s.sheet.actions[id]
    then = s if action.quiet else after_waking(s, [actor.zone])
    for effect in action.do:
        then = effect.after(then, actor)
    return after_waking(then, heard(s, actor.zone)) if action.noisy else then


def after_leaving(s: S, group: list[Survivor]) -> S:
    ids = [each.id for each in group]
    led = [each.id for each in s.companions if each.leader in ids]
    return replace(
        s,
        survivors=[each for each in s.survivors if each.id not in ids],
        companions=[each for each in s.companions if each.id not in led],
        gone=[*s.gone, *ids, *led],
        escorted=[*s.escorted, *led],
    )
