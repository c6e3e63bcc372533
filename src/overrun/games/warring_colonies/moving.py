"""The movement step: one move at a time, in turn, and into full places too (catalogue
section 11)."""

from __future__ import annotations

from collections.abc import Iterable

from overrun.core.action import Action, table
from overrun.core.flow import Ask, Flow, quickest
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import (
    FACES,
    NONSENSE,
    NOT_YOURS,
    Means,
    carry_out,
    mine,
    no_options,
    note,
    spend,
)
from overrun.games.long_night.actions.dealing import REQUEST
from overrun.games.long_night.actions.moving import ALREADY_THERE, FULL, HAS_MOVED
from overrun.games.long_night.actions.playing import PLAY, check_play, play
from overrun.games.long_night.cards import DEN, GATES
from overrun.games.long_night.explain import why_not_do
from overrun.games.long_night.kinds import CARD, DOOR, PLACE, SURVIVOR, kind
from overrun.games.long_night.library import library
from overrun.games.long_night.moving import travel
from overrun.games.long_night.people import put
from overrun.games.long_night.state import Survivor
from overrun.games.warring_colonies.acting import ACTIONS
from overrun.games.warring_colonies.fates import look_at_fates
from overrun.games.warring_colonies.order import weaker_first
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import MOVING, WarState
from overrun.games.warring_colonies.wolf import stray

T = Play[WarState]
S = WarState

PRICE, PRICE_OF_ARMED = 1, 2  # WC-MOV-35, -36

NOT_THE_DEN = Reason("WC-LW-DEN-03", "not-the-den")
ROADS_CLOSED = Reason("WC-OP-31.a", "roads-closed")
NEEDS_DOOR = Reason("WC-MOV-20", "needs-entrance")
NO_SPACE_THERE = Reason("WC-OP-20.a", "entrance-full")
NOT_FULL = Reason("WC-MOV-41", "not-full")
NOT_THERE = Reason("WC-MOV-30", "not-there")
HIS_TURN = Reason("WC-MOV-38", "of-active-player")
TOO_FEW_BULLETS = Reason("WC-MOV-42", "too-few-bullets")
NO_DIE = Reason("WC-LW-RUL-09", "no-die-left")
NOT_NOW = Reason("WC-MOV-12", "only-moves-now")
HAS_PASSED = Reason("WC-MOV-05", "has-passed")
NOT_YOUR_MOVE = Reason("WC-MOV-04", "other-moves-now")
NO_USE_AT_HOME = Reason("WC-OP-21.h", "no-ousting-at-home")
INHABITANT = Reason("WC-OP-20.g", "inhabitants-stay")


@task
def begin_movement(t: T) -> None:
    """The player of the weaker colony decides first (WC-MOV-01, -02)."""
    s = t.state
    s.step = MOVING
    if len(s.pair) == 2:
        first = weaker_first(t)[0]
        if s.players[s.pair[0]].colony != first:
            s.pair.reverse()
            s.triggered.reverse()
    give_opportunity(s, s.pair[0])
    t.tell("movement", seat=s.mover)
    t.then(move_or_pass)


@task
def move_or_pass(t: T) -> Flow[None]:
    """One survivor moves, or its player passes for the rest of the step (WC-MOV-03 to -08). Cards
    are requested by both at any moment, after passing too (WC-MOV-11)."""
    s = t.state
    left = [seat for seat in s.pair if seat not in s.passed and not s.players[seat].out]
    if not left:
        return
    if s.mover not in left:
        give_opportunity(s, left[0])
    s.active = s.mover
    mover = Ask(s.mover, "movement", movement_options(s, s.mover), {}, always=True)
    mover.since = s.asked_from
    ask = yield from quickest([mover, *ask_beside(s)], equal=False)
    assert ask.answer is not None
    seat, choice = ask.seat, ask.answer
    verb = choice[0]
    t.plan(look_at_fates, move_or_pass)
    if verb == "idle":
        s.idle.append(seat)
        return
    if verb == "request":
        s.active = seat
    if verb in ("request", "play"):  # it is no opportunity to move
        yield from carry_out(t, seat, MOVES, choice)
        return
    partner = s.partner(seat)
    give_opportunity(s, seat if partner is None else partner)
    if verb == "pass":
        s.passed.append(seat)
        t.tell("passed-moving", seat=seat)
    else:
        yield from carry_out(t, seat, MOVES, choice)


def give_opportunity(s: S, seat: int) -> None:
    """It is this player's opportunity to move."""
    s.mover, s.asked_from = seat, s.asks + 1
    if seat in s.idle and seat not in s.passed:
        s.idle.remove(seat)


def ask_beside(s: S) -> list[Ask]:
    """The other one may request something meanwhile; nobody waits for an answer to that."""
    seat = s.partner(s.mover)
    if seat is None or seat in s.idle or s.players[seat].out:
        return []
    options: list[Option] = [("idle",)]
    REQUEST.options(s, Means(seat, [], [], []), options)
    if len(options) == 1:
        return []
    return [Ask(seat, "beside", options, {"other": s.mover}, since=s.asked_from)]


# -- where one may go --------------------------------------------------------------------------


def movement_options(s: S, seat: int) -> list[Option]:
    """Everything that may be done with an opportunity to move."""
    options: list[Option] = [("pass",)]
    movers = [v for v in s.of(seat) if not v.moved]
    if movers:
        gates, (town, full) = open_gates(s, seat), _by_room(s)
        ousted = [
            (place, other)
            for place, there in [
                *((place, s.places[place].survivors) for place in full),
                *((place, intruders(s, place)) for place in full_gates(s, seat)),
            ]
            for other in there
            if check_ousted(s, seat, place, other) is None
        ]
    for v in movers:
        name, start = v.id, v.place
        if start != v.home and s.room(v.home) > 0:  # WC-OP-21.h
            options.append(("move", name, v.home))
        options += [("move", name, place) for place in town if place != start]
        for place, doors in gates.items():
            options += [
                ("move", name, place, FACES[door + 1])
                for door in doors
                if door != v.door or place != start
            ]
        options += [("oust", name, place, other) for place, other in ousted if place != start]
    cards = dict.fromkeys(s.players[seat].hand) if s.config.own_travel else ()
    has = Means(seat, [], [], [item for item in cards if is_about_moving(item)])
    REQUEST.options(s, has, options)
    PLAY.options(s, has, options)
    return options


def _by_room(s: S) -> tuple[list[str], list[str]]:
    """The places of the town with an empty survivor space, and those without."""
    room: list[str] = []
    full: list[str] = []
    for place in s.town:
        (room if s.room(place) > 0 else full).append(place)
    return room, full


def foreign(s: S, seat: int) -> list[str]:
    """The colonies at whose gates this player's survivors may stand (WC-MOV-20, WC-LW-RUL-04)."""
    if s.roads_closed_to(seat):
        return []
    return [colony.place for colony in s.enemies(seat)]


def open_gates(s: S, seat: int) -> dict[str, list[int]]:
    """The entrances of other colonies with an empty space (WC-OP-20.a)."""
    found = {}
    for place in foreign(s, seat):
        doors = s.places[place].doors
        if empty := [number for number, door in enumerate(doors) if door.empty > 0]:
            found[place] = empty
    return found


def full_gates(s: S, seat: int) -> list[str]:
    """The other colonies without an empty entrance space (WC-OP-20.b)."""
    return [place for place in foreign(s, seat) if s.places[place].empty <= 0]


def intruders(s: S, place: str) -> list[str]:
    return [name for door in s.places[place].doors for name in door.intruders]


def price(s: S, v: Survivor) -> int:
    """The bullets that it takes to drive somebody off (WC-MOV-35, -36)."""
    return PRICE_OF_ARMED if s.is_armed(v) else PRICE


def check_ousted(s: S, seat: int, place: str, other: str) -> Reason | None:
    """May this player make room by sending that survivor away? (WC-MOV-31 to -42)"""
    v = s.survivors.get(other)
    if v is None or v.place != place:
        return NOT_THERE
    if place in GATES and v.door is None:
        return INHABITANT
    home = s.home(seat)
    if v.home == home.place:
        return None  # friends make room for nothing (WC-MOV-32, WC-LW-RUL-10)
    if seat == s.wolf:
        return None if s.players[seat].dice else NO_DIE  # WC-LW-RUL-09
    if place in GATES and v.home != DEN:
        return INHABITANT  # WC-OP-20.b
    if v.owner in s.pair:
        return HIS_TURN
    return None if home.bullets >= price(s, v) else TOO_FEW_BULLETS


def is_about_moving(item: str) -> bool:
    """Whether a card's text applies to a move (WC-OP-22.c)."""
    return any(each.word in ("travel", "again") for each in library().effects(f"item/{item}"))


def check_beside(s: S, ask: Ask, option: Option) -> Reason | None:
    """Why this cannot be done while the other one has the opportunity to move."""
    verb = option[0]
    if option == ("idle",):
        return None
    if verb == "request":
        return why_not_do(s, ask.seat, MOVES, option)
    if verb not in ("move", "oust", "pass"):
        return NOT_NOW if verb in ACTIONS else NONSENSE
    return HAS_PASSED if ask.seat in s.passed else NOT_YOUR_MOVE


def check_movement(s: S, ask: Ask, option: Option) -> Reason | None:
    """Why this is not an answer to an opportunity to move; ``None`` if it is."""
    if option == ("pass",):
        return None
    if option[0] not in MOVES and option[0] in ACTIONS:
        return NOT_NOW
    return why_not_do(s, ask.seat, MOVES, option)


def check_play_now(s: S, seat: int, item: str) -> Reason | None:
    """May this card be played in the middle of the moves?"""
    about_moving = s.config.own_travel and is_about_moving(item)
    return check_play(s, seat, item) if about_moving else NOT_NOW  # WC-OP-22.a


def check_move(s: S, seat: int, name: str, place: str, door: int = 0) -> Reason | None:
    """May this survivor go there, to this entrance if it is the colony of others?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    return HAS_MOVED if v.moved else _check_place(s, v, place, door)


def _check_place(s: S, v: Survivor, place: str, door: int) -> Reason | None:
    if place in GATES and place != v.home:
        return _check_gate(s, v, place, door)
    if door:
        return NONSENSE
    if place == v.place:
        return ALREADY_THERE
    if place == DEN and v.home != DEN:
        return NOT_THE_DEN
    return None if s.room(place) > 0 else FULL


def _check_gate(s: S, v: Survivor, place: str, door: int) -> Reason | None:
    if s.roads_closed_to(v.owner):
        return ROADS_CLOSED
    doors = s.places[place].doors
    if not door:
        return NEEDS_DOOR
    if door > len(doors):
        return NONSENSE
    if (place, door - 1) == (v.place, v.door):
        return ALREADY_THERE
    return None if doors[door - 1].empty > 0 else NO_SPACE_THERE


def check_oust(s: S, seat: int, name: str, place: str, other: str) -> Reason | None:
    """May this survivor go to a full place in the stead of that one?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    if v.moved:
        return HAS_MOVED
    if place == v.home:
        return NO_USE_AT_HOME
    if place == v.place:
        return ALREADY_THERE
    if place == DEN:
        return NOT_THE_DEN
    if place in GATES:
        if s.roads_closed_to(seat):
            return ROADS_CLOSED
        if s.places[place].empty > 0:
            return NOT_FULL
    elif s.room(place) > 0:
        return NOT_FULL
    return check_ousted(s, seat, place, other)


# -- going ---------------------------------------------------------------------------------------


def move(t: T, seat: int, name: str, place: str, door: int = 0) -> None:
    """A survivor goes somewhere and is exposed there (WC-MOV-09, -20 to -24)."""
    t.state.survivors[name].moved = True
    travel(t, name, place, door - 1 if door else None)


def oust(t: T, seat: int, name: str, place: str, other: str) -> Flow[None]:
    """Somebody leaves a full place, the mover takes the space and is exposed (WC-OP-21.c)."""
    s = t.state
    mover, gone = s.survivors[name], s.survivors[other]
    home = s.home(seat)
    paid = 0
    if gone.home != home.place:
        if seat == s.wolf:
            spend(t, seat, (yield from _ask_die(s, seat)))
        else:
            paid = price(s, gone)
            home.bullets -= paid
    door = gone.door
    mover.moved = True
    note(t, seat, "oust", name, place)
    t.tell(
        "ousted",
        seat=seat,
        survivor=name,
        target=other,
        other=gone.owner,
        place=place,
        bullets=paid,
    )
    t.then(take_place, name, place, door)
    if gone.home == DEN and s.room(DEN) <= 0:
        t.then(stray, other)  # WC-LW-RUL-07
    else:
        put(t, other, gone.home)


def _ask_die(s: S, seat: int) -> Flow[int]:
    """The Lone Wolf uses any of his dice, whatever it shows (WC-LW-RUL-09, WC-OP-21.l)."""
    options: list[Option] = [("die", FACES[die]) for die in dict.fromkeys(s.players[seat].dice)]
    return int((yield Ask(seat, "choose-die", options, {"effect": "oust"}))[1])


@task
def take_place(t: T, name: str, place: str, door: int | None) -> None:
    """The mover enters the place that has been made free."""
    if name in t.state.survivors:
        travel(t, name, place, door)


def _gates(s: S, ask: Ask, said: Option) -> Iterable[str]:
    """The entrances of a colony at which the survivor would have to stand."""
    _, name, place = said
    if place not in GATES or place == s.survivors[name].home:
        return ("",)
    return FACES[1 : len(s.places[place].doors) + 1]


def _there(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return s.places[said[2]].survivors


MOVE = Action(
    "move",
    no_options,
    check_move,
    move,
    price=0,
    survivor=SURVIVOR,
    place=PLACE,
    door=kind("door", DOOR.read, _gates).maybe,
)
OUST = Action(
    "oust",
    no_options,
    check_oust,
    oust,
    price=0,
    survivor=SURVIVOR,
    place=PLACE,
    target=kind("survivor", SURVIVOR.read, _there),
)
MOVES = table(
    MOVE, OUST, REQUEST, Action("play", PLAY.options, check_play_now, play, price=0, item=CARD)
)
"""What is done in this step; moves are offered survivor by survivor (``movement_options``)."""
