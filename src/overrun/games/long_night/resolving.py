"""Cards are carried out: effect after effect, each a step of its own.

A list of effects is named by its path in the library (``item/pistol``, ``crossroads/skis/0``),
so that what is left of it can wait on the agenda.
"""

from __future__ import annotations

from typing import NamedTuple

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.library import library
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import LongNightState, Survivor
from overrun.games.long_night.vocabulary import Context, Effect

T = Play[LongNightState]
S = LongNightState

COLONY_FULL = Reason("LN-SADD-05", "colony-full")
NO_SURVIVOR = Reason("LN-ACT-06", "no-survivor")


# -- what is known of a list of effects beforehand ---------------------------------------------


class Plan(NamedTuple):
    """What can be said of a list of effects without looking at the table."""

    effects: tuple[Effect, ...]
    sure: bool
    """It can always be carried out."""
    plain: tuple[tuple[Effect, str], ...]
    """Those that may be impossible, each with its path."""
    acting: tuple[tuple[Effect, str], ...]
    """The same for those about the actor, or its place."""
    needs_actor: bool
    crowds: bool
    """It brings people to the colony, however its choices are made."""
    adds: bool
    """It brings people to the colony, or may do so."""
    secret: bool
    """Whether it can be carried out depends on the cards in the player's hand."""


_PLANS: dict[str, Plan] = {}


def forget() -> None:
    """Drop what was worked out from the cards; tests call it when they add some."""
    _PLANS.clear()


def plan(ref: str) -> Plan:
    """What can be said of this list of effects; worked out once."""
    found = _PLANS.get(ref)
    if found is None:
        found = _PLANS[ref] = _work_out(ref)
    return found


def _work_out(ref: str) -> Plan:
    effects = library().effects(ref)
    doubtful = [(each, f"{ref}/{index}") for index, each in enumerate(effects) if not each.sure]
    needs_actor = any(each.needs_actor for each in effects)
    crowds = any(each.brings_people(choices=False) for each in effects)
    return Plan(
        effects,
        sure=not (doubtful or needs_actor or crowds),
        plain=tuple(pair for pair in doubtful if not pair[0].needs_actor),
        acting=tuple(pair for pair in doubtful if pair[0].needs_actor),
        needs_actor=needs_actor,
        crowds=crowds,
        adds=any(each.brings_people(choices=True) for each in effects),
        secret=any(each.is_secret for each in effects),
    )


def adds_people(ref: str) -> bool:
    """Whether these effects bring, or may bring, survivors or helpless survivors (LN-SADD-05)."""
    return plan(ref).adds


def is_secret(ref: str) -> bool:
    """Whether it takes a look into the player's hand to know if they can be carried out."""
    return plan(ref).secret


# -- whether they can be carried out -----------------------------------------------------------


def check_effects(
    s: S, ref: str, seat: int, survivor: str = "", *, public: bool = False
) -> Reason | None:
    """Why these effects cannot be fully carried out by this player, with this survivor.

    Without one, some survivor of the player must do. A full colony takes nobody in (LN-SADD-05);
    the exiled do not need its room (OP-84). With ``public`` what hangs on the player's hand is left
    aside: so it must be where another player is offered something by it.
    """
    known = _PLANS.get(ref) or plan(ref)
    if known.sure:
        return None
    if known.crowds and not s.players[seat].exiled and not s.takes_in(seat):
        return COLONY_FULL
    public = public and known.secret
    for effect, path in known.plain:
        if public and effect.is_secret:
            continue
        reason = effect.check(s, Context(seat, survivor, path))
        if reason is not None:
            return reason
    if not known.needs_actor:
        return None
    if survivor:
        return _check_acting(s, known, seat, survivor, public)
    first = None
    for name in s.customs.able(s, seat):
        reason = _check_acting(s, known, seat, name, public)
        if reason is None:
            return None
        first = first or reason
    return first or NO_SURVIVOR


def _check_acting(s: S, known: Plan, seat: int, name: str, public: bool) -> Reason | None:
    for effect, path in known.acting:
        if public and effect.is_secret:
            continue
        reason = effect.check(s, Context(seat, name, path))
        if reason is not None:
            return reason
    return None


# -- carrying them out -------------------------------------------------------------------------


def perform(t: T, ref: str, seat: int, survivor: str = "") -> None:
    """Begin to carry out a list of effects; who acts is asked first, if somebody must."""
    known = plan(ref)
    if not known.effects:
        return
    if known.needs_actor and not survivor and t.state.customs.able(t.state, seat):
        t.then(choose_actor, ref, seat)
    else:
        t.then(carry_out, ref, 0, seat, survivor)


@task
def choose_actor(t: T, ref: str, seat: int) -> Flow[None]:
    """One of the player's survivors acts: one that can do it all, if there is any."""
    options: list[Option] = [("with", name) for name in possible_actors(t.state, ref, seat)]
    if not options:
        return
    choice = yield Ask(seat, "actor", options, {"ref": ref})
    t.then(carry_out, ref, 0, seat, choice[1])


def possible_actors(s: S, ref: str, seat: int) -> list[str]:
    """Who may act. What hangs on the hand is left aside: whether the question is put must not
    tell the others about it."""
    known = plan(ref)
    group = s.customs.able(s, seat)
    able = [name for name in group if _check_acting(s, known, seat, name, public=True) is None]
    return able or list(group)


@task
def carry_out(t: T, ref: str, index: int, seat: int, survivor: str) -> Flow[None]:
    """One effect of the list; the next one waits on the agenda."""
    s = t.state
    if s.players[seat].out:
        first = s.home(seat).first
        if not ref.startswith(("crisis/", "objective/")) or s.players[first].out:
            return
        seat = first  # what strikes the colony goes on without the one who read it out
    effects = library().effects(ref)
    if index + 1 < len(effects):
        t.then(carry_out, ref, index + 1, seat, survivor)
    flow = effects[index].run(t, Context(seat, survivor, f"{ref}/{index}"))
    if flow is not None:
        yield from flow


@task
def perform_for(t: T, ref: str, seat: int) -> None:
    """A card speaks to one player after the other; who has gone meanwhile is passed over."""
    if not t.state.players[seat].out:
        perform(t, ref, seat)


def actor(s: S, c: Context) -> Survivor | None:
    """The survivor that acts; ``None`` if there is none, or it has died meanwhile."""
    return s.survivors.get(c.survivor)
