"""The Lone Wolf: his den, where his people go, and what he does before a battle (catalogue
sections 21 to 24)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Fact, Option
from overrun.games.long_night.actions.base import FACES
from overrun.games.long_night.cards import DEN, WOLF
from overrun.games.long_night.moments import takes_over
from overrun.games.long_night.moving import travel
from overrun.games.long_night.people import put, settle
from overrun.games.warring_colonies.missions import draw_mission, happened
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import WarState

T = Play[WarState]
S = WarState


@task
def exchange_mission(t: T) -> Flow[None]:
    """Once a round, before his turn, he may discard a mission for another (WC-LW-MIS-02)."""
    s = t.state
    seat = s.wolf
    assert seat is not None
    player = s.players[seat]
    if s.swapped or player.out or not player.missions:
        return
    options: list[Option] = [("hold",), *(("discard", name) for name in player.missions)]
    choice = yield Ask(seat, "mission", options)
    if choice[0] == "hold":
        return
    s.swapped = True
    player.missions.remove(choice[1])
    private: dict[int, dict[str, Fact]] = {seat: {"mission": choice[1]}}
    t.tell("mission-dropped", seat=seat, private=private)
    draw_mission(t, seat)


# -- where his people go -------------------------------------------------------------------------


def havens(s: S, leaving: str = "") -> list[tuple[str, ...]]:
    """Where one of his may go who finds the den full: any place with an empty space but the one
    that he leaves, the gates of the colonies too (WC-OP-38.g); the den itself, if there is none
    (WC-OP-39.e)."""
    found: list[tuple[str, ...]] = [(place,) for place in s.town if s.room(place) > 0]
    for colony in () if s.roads_closed_to(s.den.first) else s.sides:
        doors = s.places[colony.place].doors
        found += [
            (colony.place, FACES[number + 1]) for number, door in enumerate(doors) if door.empty > 0
        ]
    return [spot for spot in found if spot[0] != leaving] or [(DEN,)]


def _stand(t: T, name: str, place: str, door: str = "") -> None:
    put(t, name, place, int(door) - 1 if door else None)
    v = t.state.survivors[name]
    t.tell("placed", seat=v.owner, survivor=name, place=place)


@task
def stray(t: T, name: str) -> Flow[None]:
    """One who was driven off finds the den full: he says where it goes (WC-LW-RUL-07)."""
    v = t.state.survivors.get(name)
    if v is None:
        return
    options: list[Option] = [("settle", name, *spot) for spot in havens(t.state, v.place)]
    choice = yield Ask(v.owner, "newcomer", options, {"survivor": name})
    _stand(t, *choice[1:])


@takes_over("sent-home", WOLF)
def send_astray(t: T, name: str) -> bool:
    """Who is to go back to a full den goes elsewhere (WC-OP-38.g)."""
    s = t.state
    if s.survivors[name].home != DEN or s.room(DEN) > 0:
        return False
    t.then(stray, name)
    return True


@takes_over("placed", WOLF)
def join_wolf(t: T, seat: int, name: str) -> bool:
    """A survivor who joins him comes to the den, or where he likes if it is full (WC-LW-RUL-11,
    -12)."""
    s = t.state
    if seat != s.wolf:
        return False
    if s.room(DEN) > 0:
        settle(t, seat, name, DEN)
    else:
        t.tell("arrives", seat=seat, survivor=name, reveals=True)
        t.then(place_with_wolf, seat, name)
    return True


@task
def place_with_wolf(t: T, seat: int, name: str) -> Flow[None]:
    """He places a newcomer in any location."""
    options: list[Option] = [("settle", name, *spot) for spot in havens(t.state)]
    choice = yield Ask(seat, "newcomer", options, {"survivor": name})
    settle(t, seat, name, DEN)
    if choice[2] != DEN:
        _stand(t, *choice[1:])


# -- before a battle -----------------------------------------------------------------------------


@task
def choose_side(t: T) -> Flow[None]:
    """Just before a battle at a place where his people are he flees with all of them, or fights
    with all of them for one colony (WC-LW-BAT-01 to -06)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    assert s.wolf is not None
    here = [v.id for v in s.pack if v.place == battle.place]
    if not here:
        return
    options: list[Option] = [("flee",), *(("support", side.place) for side in s.sides)]
    choice = yield Ask(s.wolf, "wolf-battle", options, {"place": battle.place})
    if choice[0] == "flee":
        t.tell("wolf-flees", seat=s.wolf, place=battle.place)
        t.then(flee, here, {})
        return
    places = [side.place for side in s.sides]
    battle.support = places.index(choice[1])
    battle.wolves = here
    t.tell("wolf-supports", seat=s.wolf, colony=choice[1], place=battle.place)


@task
def flee(t: T, names: list[str], gone: dict[str, int]) -> Flow[None]:
    """One after another in his order, to the den while it has room, each with an exposure roll
    (WC-LW-BAT-02 to -04, WC-OP-39). Those who are gone are known with the wounds that they had."""
    s = t.state
    battle, seat = s.battle, s.wolf
    assert battle is not None
    assert seat is not None
    names = [
        name for name in names if name in s.survivors and s.survivors[name].place == battle.place
    ]
    if s.players[seat].out:
        return
    if not names:
        if gone and all(
            name in s.survivors and s.survivors[name].hurt <= wounds
            for name, wounds in gone.items()
        ):
            happened(t, "fled-whole")
        return
    spots: list[tuple[str, ...]] = [(DEN,)]
    if s.room(DEN) <= 0:
        spots = havens(s, battle.place)
    options: list[Option] = [("flee", name, *spot) for name in names for spot in spots]
    choice = yield Ask(seat, "flee", options, {"place": battle.place})
    name, place, *door = choice[1:]
    gone = {**gone, name: s.survivors[name].hurt}
    t.then(flee, [each for each in names if each != name], gone)
    travel(t, name, place, int(door[0]) - 1 if door else None)
