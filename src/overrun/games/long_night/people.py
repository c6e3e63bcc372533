"""Survivors join, are wounded, lead, die and leave (catalogue sections 13, 14 and 20.2)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.core.state import Step
from overrun.games.long_night.cards import SIDE_EFFECT
from overrun.games.long_night.ending import NOBODY, change_morale, end
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import amount, deadly
from overrun.games.long_night.moments import instead, step_in
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Colony, LongNightState, Player, Survivor

T = Play[LongNightState]
S = LongNightState

WOUND, FROSTBITE, DESPAIR = "wound", "frostbite", "despair"


# -- wounds ------------------------------------------------------------------------------------


def put_token(t: T, v: Survivor, kind: str) -> None:
    """One wound token, without looking whether it kills (OP-81 takes a card in between)."""
    if kind == FROSTBITE and amount(v, "frostbite-is-wound"):
        kind = WOUND
    if kind == FROSTBITE:
        v.frostbite += 1
    elif kind == DESPAIR:
        v.despair += 1
    else:
        v.wounds += 1
    t.tell("hurt", survivor=v.id, seat=v.owner, kind=kind, wounds=v.hurt)


def die_of_wounds(t: T, v: Survivor) -> bool:
    """Three wounds kill at once; nothing can be played in between (LN-SKILL-02, LN-TEXT-05)."""
    if v.hurt < deadly(v):
        return False
    kill(t, v.id, "wounds")
    return True


def hurt(t: T, name: str, kind: str, count: int = 1) -> None:
    """A survivor receives wounds, frostbite or despair, and may die of it; not one who lies on its
    side already (WC-OP-18.c)."""
    for _ in range(count):
        v = t.state.survivors.get(name)
        if v is None or v.bitten:
            return
        put_token(t, v, kind)
        if die_of_wounds(t, v):
            return


# -- death and loss ----------------------------------------------------------------------------


def kill(t: T, name: str, cause: str, *, then: Step | None = None, fated: bool = False) -> None:
    """A survivor dies (LN-SKILL-05 to -08): to the graveyard, and morale falls. Who was ``fated``
    to is not held against its player, whose objective must not become impossible by it (OP-87).

    Who leads now, or who comes instead, is settled by tasks that run as soon as the current one
    has ended, and ``then`` before them: call this last, after putting on the agenda what comes
    later.
    """
    s = t.state
    v = s.survivors[name]
    t.tell("died", survivor=name, seat=v.owner, place=v.place, cause=cause)
    s.graveyard.append(name)
    s.home(v.owner).dead += 1
    player = s.players[v.owner]
    if not fated:
        player.count("lost")
    elif player.first_leader == name:
        player.first_leader = ""  # whoever leads next counts as the one who began
    _take_off(t, v)
    if not player.exiled:
        change_morale(t, s.home(v.owner), -1, "death")  # LN-SKILL-06, LN-EXILE-11
    _after_loss(t, v)
    if then is not None:
        t.plan(then)
    step_in(t, "gone", v)


def lose(t: T, name: str) -> None:
    """A survivor is removed from the game, which is not a death (LN-SKILL-09)."""
    s = t.state
    v = s.survivors[name]
    t.tell("left", survivor=name, seat=v.owner, place=v.place)
    s.gone.append(name)
    _take_off(t, v)
    _after_loss(t, v)
    step_in(t, "gone", v)


def _take_off(t: T, v: Survivor) -> None:
    """The standee leaves the board; equipment goes to the hand, or into the deck of the place
    (LN-ACT-EQUIP-04, -05)."""
    s = t.state
    player, place = s.players[v.owner], s.places[v.place]
    lift(s, v)
    player.group.remove(v.id)
    del s.survivors[v.id]
    items = [each.id for each in v.items if library().items[each.id].kind != SIDE_EFFECT]
    if not items:
        return  # side effects go back beside Raxxon (OP-62)
    if instead(t, "equipment", v, items):
        return
    if v.at_home:
        player.hand += items
        t.tell("equipment-kept", seat=v.owner, items=items)
    else:
        place.deck += items
        s.chance.shuffle(place.deck)
        t.tell("equipment-lost", seat=v.owner, items=items, place=v.place)


def _after_loss(t: T, v: Survivor) -> None:
    s = t.state
    player = s.players[v.owner]
    if player.group:
        if player.leader == v.id:
            t.then(choose_leader, v.owner)
        return
    player.leader = ""
    if player.hand:
        t.tell("hand-lost", seat=v.owner, items=sorted(player.hand), reveals=True)
        s.removed += player.hand  # LN-SKILL-LAST-01, -05
        player.hand = []
    if s.config.elimination:
        eliminate(t, v.owner)
    elif not instead(t, "last-lost", v.owner):
        t.then(replace_last, v.owner)


def eliminate(t: T, seat: int) -> None:
    """A player without survivors is out; with the last of them the game is over (LN-VAR-ELIM-01,
    -03, OP-52)."""
    s = t.state
    player = s.players[seat]
    player.dice, player.used = [], []
    after = s.right_of(seat)
    player.out = True
    t.tell("eliminated", seat=seat)
    if all(each.out for each in s.players):
        end(t, NOBODY)
    if s.first == seat and after != seat:
        s.first = after
        t.tell("first-player", seat=s.first)


@task
def choose_leader(t: T, seat: int) -> Flow[None]:
    """A player whose leader is lost names another one (LN-SKILL-LEAD-01)."""
    player = t.state.players[seat]
    if not player.group or player.leader in player.group:
        return
    choice = yield Ask(seat, "leader", [("lead", name) for name in player.group])
    follow(player, choice[1])
    t.tell("leader", seat=seat, survivor=choice[1])


def follow(player: Player, name: str) -> None:
    """A player's group has a new leader."""
    player.leader = name
    player.first_leader = player.first_leader or name  # OP-87


@task
def replace_last(t: T, seat: int) -> None:
    """Who has lost the last survivor draws a new one, who leads (LN-SKILL-LAST-02 to -04)."""
    s = t.state
    player = s.players[seat]
    if player.group or not s.survivor_deck:
        return  # OP-17
    name = s.survivor_deck.pop(0)
    join(t, seat, name, must=True)


# -- joining -----------------------------------------------------------------------------------


def join(t: T, seat: int, name: str, *, must: bool = False) -> None:
    """A survivor joins a player's group, in the colony if there is room (LN-SADD-01, -02).

    An exiled player's survivor is placed elsewhere (LN-EXILE-08, OP-28), and so is one who must
    come although the colony is full (OP-30).
    """
    s = t.state
    player = s.players[seat]
    home = s.home(seat).place
    if instead(t, "placed", seat, name):
        return
    if not player.exiled and s.room(home) > 0:
        settle(t, seat, name, home)
    elif (player.exiled or must) and free_places(s):
        t.tell("arrives", seat=seat, survivor=name, reveals=True)
        t.then(place_newcomer, seat, name)
    else:
        s.survivor_deck.append(name)
        t.tell("no-room", seat=seat)


def settle(t: T, seat: int, name: str, place: str) -> None:
    """Stand a new survivor on a place."""
    s = t.state
    player = s.players[seat]
    s.survivors[name] = Survivor(name, seat, place, home=s.home(seat).place)
    s.places[place].survivors.append(name)
    player.group.append(name)
    t.tell("joined", seat=seat, survivor=name, place=place, reveals=True)
    if not player.leader:
        follow(player, name)  # LN-SKILL-LAST-03


@task
def place_newcomer(t: T, seat: int, name: str) -> Flow[None]:
    """A survivor who cannot come to the colony is placed outside, where its player likes."""
    options: list[Option] = [("settle", name, place) for place in free_places(t.state)]
    choice = yield Ask(seat, "newcomer", options, {"survivor": name})
    settle(t, seat, name, choice[2])


def free_places(s: S) -> list[str]:
    """The places outside the colonies with an empty survivor space."""
    return [place for place in s.town if s.room(place) > 0]


def put(t: T, name: str, place: str, door: int | None = None) -> None:
    """Stand a survivor somewhere else, which is not a move (LN-ACT-MOVE-07); in the colony of
    others it is one of the entrances."""
    s = t.state
    v = s.survivors[name]
    lift(s, v)
    s.places[place].survivors.append(name)
    v.place, v.door = place, door
    if door is not None:
        s.places[place].doors[door].intruders.append(name)


def lift(s: S, v: Survivor) -> None:
    """Take a standee off its place, and off the entrance of a colony of others if it is at one."""
    s.places[v.place].survivors.remove(v.id)
    if v.door is not None:
        s.places[v.place].doors[v.door].intruders.remove(v.id)
        v.door = None


# -- the helpless ------------------------------------------------------------------------------


def add_helpless(t: T, seat: int, count: int, *, unruly: bool = False) -> None:
    """Helpless survivors come, as many as there is room for; none for the exiled (LN-EXILE-07)."""
    s = t.state
    home = s.home(seat)
    if s.players[seat].exiled or home.den:
        return  # LN-EXILE-07, WC-LW-RUL-13
    count = min(count, s.room(home.place))
    if count > 0:
        home.helpless += count
        home.unruly += count if unruly else 0
        t.tell(
            "helpless-came",
            count=count,
            unruly=unruly,
            helpless=home.helpless,
            colony=home.place,
        )


def kill_helpless(t: T, colony: Colony) -> None:
    """One helpless survivor dies, unruly or not as the first player likes (LN-HELP-04, OP-44)."""
    if not colony.helpless:
        return
    if 0 < colony.unruly < colony.helpless:
        t.then(choose_helpless, colony.place)
    else:
        _helpless_dies(t, colony, colony.unruly > 0)


@task
def choose_helpless(t: T, place: str) -> Flow[None]:
    """The first player of a colony says which of two kinds dies."""
    colony = t.state.colony_at(place)
    assert colony is not None
    options: list[Option] = [("helpless", "normal"), ("helpless", "unruly")]
    choice = yield Ask(colony.first, "helpless-death", options)
    _helpless_dies(t, colony, choice[1] == "unruly")


def _helpless_dies(t: T, colony: Colony, unruly: bool) -> None:
    colony.helpless -= 1
    colony.unruly -= unruly
    t.tell("helpless-died", unruly=unruly, helpless=colony.helpless, colony=colony.place)
    change_morale(t, colony, -1, "helpless")
