"""Barricade, clean waste, attract (catalogue sections 7.4 to 7.6)."""

from __future__ import annotations

from collections.abc import Sequence

from overrun.core.action import Action
from overrun.core.flow import Ask, Flow
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import (
    FACES,
    NOT_YOURS,
    Means,
    S,
    T,
    check_die,
    mine,
    note,
    spend,
)
from overrun.games.long_night.kinds import DIE, SURVIVOR
from overrun.games.long_night.modifiers import amount, applies
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Survivor

CLEANED = 3  # LN-ACT-CLEAN-02
ATTRACTED = 2  # LN-ACT-ATTRACT-02

NO_SPACE = Reason("LN-ACT-BARR-03", "no-empty-entrance")
NOBODY_HOME = Reason("LN-ACT-CLEAN-01", "nobody-in-colony")
NO_WASTE = Reason("LN-ACT-CLEAN-03", "no-waste")
NO_ROOM = Reason("LN-ACT-ATTRACT-04", "no-empty-entrance")
NOBODY_TO_ATTRACT = Reason("LN-ACT-ATTRACT-02", "no-zombies-elsewhere")


# -- barricade ---------------------------------------------------------------------------------


def barricade_options(s: S, has: Means, options: list[Option]) -> None:
    for v in has.own:
        if has_space(s, v):
            options += [("barricade", v.id, FACES[die]) for die in has.dice]


def check_barricade(s: S, seat: int, name: str, die: int) -> Reason | None:
    """May this survivor barricade with this die? Any value will do (LN-ACT-BARR-01)."""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    return check_die(s, seat, die) or (None if has_space(s, v) else NO_SPACE)


def has_space(s: S, v: Survivor) -> bool:
    """Whether there is an empty entrance space for what a survivor builds."""
    here = s.places[v.place]
    return here.has_space if v.door is None else here.doors[v.door].empty > 0


def space_for(s: S, v: Survivor) -> int:
    """The empty entrance spaces that a survivor can build on (WC-OP-20.d)."""
    here = s.places[v.place]
    return here.empty if v.door is None else here.doors[v.door].empty


def barricade(t: T, seat: int, name: str, die: int) -> Flow[None]:
    """Put a barricade on any empty entrance space of the survivor's place."""
    s = t.state
    v = s.survivors[name]
    spend(t, seat, die)
    note(t, seat, "barricade", name, v.place)
    more = amount(v, "builds")
    if more and space_for(s, v) > 1:
        applies(v, "builds")
    for _ in range(1 + more):
        if space_for(s, v) > 0:
            number = v.door
            if number is None:
                number = yield from ask_door(s, seat, v.place, "barricade")
            build(t, seat, v.place, number)


BARRICADE = Action(
    "barricade",
    barricade_options,
    check_barricade,
    barricade,
    manner="build",
    survivor=SURVIVOR,
    die=DIE,
)


def ask_door(
    s: S, seat: int, place: str, purpose: str, among: Sequence[int] | None = None
) -> Flow[int]:
    """An entrance with an empty space, as the player likes (LN-ACT-BARR-04)."""
    doors = s.places[place].doors
    options: list[Option] = [
        ("door", FACES[number + 1])
        for number, door in enumerate(doors)
        if door.empty > 0 and (among is None or number in among)
    ]
    facts = {"place": place, "purpose": purpose}
    choice = yield Ask(seat, "door", options, {**facts})
    return int(choice[1]) - 1


def build(t: T, seat: int, place: str, number: int, *, trap: bool = False) -> None:
    """A barricade, or a trap, on an empty space of that entrance."""
    door = t.state.places[place].doors[number]
    if trap:
        door.traps += 1
    else:
        door.barricades += 1
    t.state.players[seat].count("barricades")
    t.tell("built", seat=seat, place=place, door=number + 1, what="trap" if trap else "barricade")


# -- clean waste -------------------------------------------------------------------------------


def clean_options(s: S, has: Means, options: list[Option]) -> None:
    if any(v.place == v.home for v in has.own) and s.home(has.seat).waste:
        options += [("clean", FACES[die]) for die in has.dice]


def check_clean(s: S, seat: int, die: int) -> Reason | None:
    """May the player clean waste with this die?"""
    if not any(s.survivors[name].at_home for name in s.customs.able(s, seat)):
        return NOBODY_HOME
    return check_die(s, seat, die) or (None if s.home(seat).waste else NO_WASTE)


def clean(t: T, seat: int, die: int) -> None:
    """The top three cards of the waste pile leave the game (LN-ACT-CLEAN-02, -03)."""
    s = t.state
    spend(t, seat, die)
    home = s.home(seat)
    note(t, seat, "clean", "", home.place, str(len(home.waste)))
    count = CLEANED
    for name in s.customs.able(s, seat):
        v = s.survivors[name]
        if v.at_home and (more := amount(v, "cleans")) and len(home.waste) > count:
            applies(v, "cleans")
            count += more
            break
    clean_away(t, seat, count)


CLEAN = Action("clean", clean_options, check_clean, clean, manner="waste", die=DIE)


def clean_away(t: T, seat: int, count: int) -> None:
    s = t.state
    home = s.home(seat)
    left = max(0, len(home.waste) - count)
    s.removed += home.waste[left:]
    s.players[seat].count("cleaned", len(home.waste) - left)
    t.tell("cleaned", seat=seat, count=len(home.waste) - left, waste=left)
    del home.waste[left:]


# -- attract -----------------------------------------------------------------------------------


def zombies_elsewhere(s: S, place: str) -> bool:
    for here in s.places.values():
        if here.id != place:
            for door in here.doors:
                if door.zombies:
                    return True
    return False


def attract_options(s: S, has: Means, options: list[Option]) -> None:
    for v in has.own:
        if s.places[v.place].has_space and zombies_elsewhere(s, v.place):
            options += [("attract", v.id, FACES[die]) for die in has.dice]


def check_attract(s: S, seat: int, name: str, die: int) -> Reason | None:
    """May this survivor attract zombies with this die?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    if reason := check_die(s, seat, die):
        return reason
    if not s.places[v.place].has_space:
        return NO_ROOM
    return None if zombies_elsewhere(s, v.place) else NOBODY_TO_ATTRACT


def attract(t: T, seat: int, name: str, die: int) -> None:
    """Zombies of another place come to this one (LN-ACT-ATTRACT-01, -06)."""
    spend(t, seat, die)
    note(t, seat, "attract", name, t.state.survivors[name].place)
    t.then(lure_zombies, seat, name, ATTRACTED, "")


ATTRACT = Action(
    "attract", attract_options, check_attract, attract, manner="here", survivor=SURVIVOR, die=DIE
)


def lure_options(s: S, v: Survivor, source: str) -> list[Option]:
    """The zombies that can still be lured: of one place, once a first one has come (OP-34)."""
    return [
        ("lure", place.id, FACES[number + 1])
        for place in s.places.values()
        if place.id != v.place and (not source or place.id == source)
        for number, door in enumerate(place.doors)
        if door.zombies
    ]


@task
def lure_zombies(t: T, seat: int, name: str, count: int, source: str) -> Flow[None]:
    """One zombie after the other, up to so many, onto empty entrance spaces (LN-ACT-ATTRACT-02
    to -07)."""
    s = t.state
    v = s.survivors.get(name)
    if v is None or not count or not s.places[v.place].has_space:
        return
    options = lure_options(s, v, source)
    if not options:
        return
    if source:
        options.append(("enough",))
    choice = yield Ask(seat, "lure", options, {"survivor": name, "place": v.place, "left": count})
    if choice[0] == "enough":
        return
    start, door = choice[1], int(choice[2]) - 1
    number = yield from ask_door(s, seat, v.place, "lure")
    s.places[start].doors[door].zombies -= 1
    s.places[v.place].doors[number].zombies += 1
    t.tell("lured", seat=seat, survivor=name, start=start, place=v.place, door=number + 1)
    t.then(lure_zombies, seat, name, count - 1, start)
