"""Zombies come, break in and are killed (catalogue sections 11, 12 and 20.3)."""

from __future__ import annotations

from functools import lru_cache

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Fact, Option
from overrun.games.long_night.exposure import expose_again
from overrun.games.long_night.library import library
from overrun.games.long_night.moments import instead
from overrun.games.long_night.people import kill, kill_helpless
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Colony, Done, Door, LongNightState

T = Play[LongNightState]
S = LongNightState

OVERRUN = "overrun"


@task
def add_zombies(t: T, place: str, count: int, begin: int = 0, crisis: bool = False) -> None:
    """Add a batch of zombies, one at a time, entrance by entrance (LN-ZADD-01 to -13). Those of a
    crisis do nothing to whom no crisis touches."""
    here = t.state.places[place]
    if not is_open(t.state, place):
        return
    for number in range(begin, count):
        door = here.doors[number % len(here.doors)]
        if door.empty > 0:
            door.zombies += 1
            t.tell("zombie-came", place=place, door=number % len(here.doors) + 1)
            continue
        if number + 1 < count:
            t.then(add_zombies, place, count, number + 1, crisis)
        if door.barricades and door.traps:
            t.then(choose_defence, place, number % len(here.doors))
        elif door.barricades or door.traps:
            break_defence(t, place, number % len(here.doors), trap=door.traps > 0)
        elif not instead(t, "full-door", place, number % len(here.doors), crisis):
            overrun(t, place, crisis=crisis)
        return


def is_open(s: S, place: str) -> bool:
    """Whether zombies can come to a place at all (OP-65, WC-LW-DEN-04)."""
    return place not in s.sealed and bool(s.places[place].doors)


def breaches(s: S, place: str, count: int) -> int:
    """How many of so many zombies would get in: they find their entrance full, nothing built there
    and nobody to drive off."""
    doors = s.places[place].doors
    share = -(-count // len(doors))
    for door in doors[:count]:
        if door.empty < share:
            break
    else:
        return 0  # each entrance has room for its share
    found = [
        entrance(door, len(door.intruders) - s.customs.drives_off(s, door))
        if door.intruders
        else entrance(door)
        for door in doors
    ]
    return night(tuple(found), count)[1]


Entrance = tuple[int, int, int, int]
"""An entrance to think about: spaces, zombies, barricades, traps."""
Entrances = tuple[Entrance, ...]


def entrance(door: Door, firm: int = 0) -> Entrance:
    """An entrance as plain numbers. A special zombie takes a space, and nothing that happens at
    night gives it back; nor those who stand there firm."""
    return (door.spaces - len(door.specials) - firm, door.zombies, door.barricades, door.traps)


@lru_cache(maxsize=1 << 16)
def night(doors: Entrances, come: int) -> tuple[Entrances, int]:
    """The entrances after so many zombies have come, and how many of them got in, if barricades go
    before traps (LN-ZADD-01 to -07).

    >>> night(((3, 2, 0, 0), (3, 3, 1, 0)), 3)
    (((3, 3, 0, 0), (3, 3, 0, 0)), 1)
    """
    after = [list(door) for door in doors]
    got_in = 0
    for number in range(come):
        door = after[number % len(after)]
        if door[0] > door[1] + door[2] + door[3]:
            door[1] += 1
        elif door[2]:
            door[2] -= 1
        elif door[3]:
            door[3] -= 1
            door[1] = 0
        else:
            got_in += 1
    return tuple((a, b, c, d) for a, b, c, d in after), got_in


def break_defence(t: T, place: str, number: int, *, trap: bool) -> None:
    """A barricade falls with the zombie; a trap takes all at its entrance with it
    (LN-ZADD-05, -06, LN-TRAP-03 to -05). Nobody killed them: no exposure (LN-ZADD-14)."""
    door = t.state.places[place].doors[number]
    if trap:
        door.traps -= 1
        t.tell("trap-exploded", place=place, door=number + 1, zombies=door.zombies)
        door.zombies = 0
    else:
        door.barricades -= 1
        t.tell("barricade-broken", place=place, door=number + 1)


@task
def choose_defence(t: T, place: str, number: int) -> Flow[None]:
    """Where a barricade and a trap stand together the first player chooses (OP-42)."""
    options: list[Option] = [("break", "barricade"), ("break", "trap")]
    facts: dict[str, Fact] = {"place": place, "door": number + 1}
    choice = yield Ask(t.state.customs.arbiter(t.state, place), "defence", options, facts)
    break_defence(t, place, number, trap=choice[1] == "trap")


def overrun(t: T, place: str, *, crisis: bool = False) -> None:
    """Somebody dies: the survivor of lowest influence, or a helpless one (LN-ZADD-07 to -11); who
    lies on its side only if nobody else is there (WC-OP-18.g)."""
    s = t.state
    t.tell("overrun", place=place)
    here = s.places[place]
    people = [v for v in s.at(place) if not crisis or s.customs.suffers_crises(s, v.owner)]
    if people:
        standing = [v.id for v in people if not v.bitten]
        kill(t, s.lowest(standing or [v.id for v in people]), OVERRUN)
    elif colony := s.colony_at(place):
        kill_helpless(t, colony)
    elif here.bandits:
        t.tell("bandits-fled", place=place, count=here.bandits)
        here.bandits = 0  # LN-BAN-ZOMB-02


# -- killing and removing ----------------------------------------------------------------------


def zombie_doors(s: S, place: str) -> list[int]:
    """The entrances of a place where a zombie stands."""
    return [number for number, door in enumerate(s.places[place].doors) if door.zombies]


def kill_zombies(t: T, name: str, place: str, doors: list[int], *, exposure: bool) -> None:
    """A survivor kills zombies at these entrances, one for each entry, and is exposed for each
    unless a card says otherwise (LN-ZKILL-01 to -04, OP-45). Call it last."""
    s = t.state
    v = s.survivors[name]
    for number in doors:
        s.places[place].doors[number].zombies -= 1
        s.players[v.owner].count("kills")
        if len(s.colonies) > 1 and s.colony_at(place) is None:
            s.players[v.owner].count("town-kills")
        t.tell("zombie-killed", survivor=name, seat=v.owner, place=place, door=number + 1)
        if s.customs.is_active(s, v.owner):
            s.players[v.owner].deeds.append(Done("kill", name, place))
    if exposure:
        t.then(expose_again, name, len(doors))
    take_samples(t, s.home(v.owner), len(doors))


def take_samples(t: T, colony: Colony, kills: int) -> None:
    """Some objectives want samples of the dead: a die for each kill."""
    s = t.state
    wanted = s.side.sample
    if not wanted:
        return
    for _ in range(kills):
        rolled = s.chance.die(6)
        if rolled >= wanted:
            colony.progress += 1
        t.tell(
            "sample",
            rolled=rolled,
            wanted=wanted,
            found=rolled >= wanted,
            progress=colony.progress,
        )


def remove_zombies(t: T, place: str, count: int) -> int:
    """Take zombies away without a kill, from the fullest entrance on (LN-ZKILL-05)."""
    doors = t.state.places[place].doors
    taken = 0
    while taken < count:
        door: Door = max(doors, key=lambda each: each.zombies)
        if not door.zombies:
            break
        door.zombies -= 1
        taken += 1
    if taken:
        t.tell("zombies-gone", place=place, count=taken)
    return taken


def random_place(t: T) -> str:
    """A place by the roll of a die (LN-RAND-01 to -03)."""
    rolled = t.state.chance.die(6)
    place = library().place_number(rolled)
    t.tell("random-place", rolled=rolled, place=place)
    return place
