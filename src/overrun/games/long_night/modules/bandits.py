"""The bandits module (catalogue section 22)."""

from __future__ import annotations

from overrun.core.action import Action, Verb
from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night import searching
from overrun.games.long_night.actions import fighting
from overrun.games.long_night.actions.base import (
    FACES,
    NOT_YOURS,
    Means,
    brings,
    check_die,
    fights,
    mine,
    note,
    spend,
)
from overrun.games.long_night.actions.moving import HIDDEN
from overrun.games.long_night.cards import BANDITS, COLONY
from overrun.games.long_night.ending import is_betrayer
from overrun.games.long_night.kinds import DIE, ITEM, PLACE, SURVIVOR, one_of
from overrun.games.long_night.library import library
from overrun.games.long_night.moments import during, takes_over
from overrun.games.long_night.people import WOUND, hurt
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import LongNightState, Survivor
from overrun.games.long_night.zombies import random_place

T = Play[LongNightState]
S = LongNightState

HIDEOUT = "hideout"
VALUE = 4
"""What a bandit counts as when it is attacked (LN-BAN-ATT-02)."""
STRANGERS = 2
"""Bandits that come with a crisis without a placement section (LN-BAN-PLACE-04)."""

NOT_AT_HIDEOUT = Reason("LN-BAN-HIDE-01", "not-at-hideout")
NO_LOOT = Reason("LN-BAN-HIDE-03", "no-loot")
CANNOT = Reason("LN-BAN-HIDE-01", "no-value-for-this")
NOBODY_TO_STORM = Reason("LN-BAN-HIDE-01", "no-bandits-anywhere")


# -- placing -----------------------------------------------------------------------------------


@during("crisis", BANDITS)
def bandits_come(t: T) -> None:
    """With each new crisis bandits take survivor spaces (LN-BAN-PLACE-01 to -05)."""
    s = t.state
    card = library().crises[s.crisis]
    if card.bandits:
        _place_all(t, [library().place_number(number) for number in card.bandits])
    elif s.config.strangers == "two":
        t.then(strangers_come, True)
    elif s.config.strangers == "ask":
        t.then(ask_strangers)


def leader(s: S) -> int | None:
    """The player who leads the bandits and still plays (OP-52)."""
    return None if s.bandits.chief is None or s.players[s.bandits.chief].out else s.bandits.chief


def _place_all(t: T, places: list[str]) -> None:
    """Where the card says, or where the bandits' leader likes (LN-BAN-LEAD-02, -03)."""
    if leader(t.state) is None:
        for place in places:
            place_bandit(t, place)
    else:
        t.then(chief_places, len(places))


@task
def ask_strangers(t: T) -> Flow[None]:
    """The first player says whether two bandits come (LN-BAN-PLACE-04)."""
    options: list[Option] = [("strangers", "two"), ("strangers", "none")]
    choice = yield Ask(t.state.first, "strangers", options)
    t.then(strangers_come, choice[1] == "two")


@task
def strangers_come(t: T, come: bool) -> None:
    """Two bandits, each at a random place of its own (LN-BAN-PLACE-05)."""
    if not come:
        return
    if leader(t.state) is None:
        for _ in range(STRANGERS):
            place_bandit(t, random_place(t))
    else:
        t.then(chief_places, STRANGERS)


def place_bandit(t: T, place: str) -> None:
    """A bandit takes an empty survivor space; without one it is not placed (LN-BAN-PLACE-03)."""
    s = t.state
    if s.room(place) > 0:
        s.places[place].bandits += 1
        t.tell("bandit-came", place=place, bandits=s.places[place].bandits)
    else:
        t.tell("bandit-kept-out", place=place)


def open_to_bandits(s: S) -> list[str]:
    """Never the colony or the hideout (OP-58)."""
    return [place for place in s.places if place not in (COLONY, HIDEOUT) and s.room(place) > 0]


@task
def chief_places(t: T, count: int) -> Flow[None]:
    """The bandits' leader places them one by one (LN-BAN-LEAD-02)."""
    s = t.state
    places, chief = open_to_bandits(s), leader(s)
    if not places or chief is None:
        return
    choice = yield Ask(
        chief, "bandit-place", [("bandit", place) for place in places], {"left": count}
    )
    place_bandit(t, choice[1])
    if count > 1:
        t.then(chief_places, count - 1)


# -- attacking ---------------------------------------------------------------------------------


@fights("bandit")
def fight_bandit(t: T, v: Survivor) -> None:
    """As an attack on a survivor with the value 4 (LN-BAN-ATT-02 to -06)."""
    s = t.state
    here = s.places[v.place]
    rolled = s.chance.die(6)
    attacker = s.players[v.owner]
    if attacker.used:
        attacker.used[-1] = rolled
    hit = rolled <= VALUE
    if hit:
        here.bandits -= 1
        attacker.count("bandits")
    t.tell("bandit-fought", survivor=v.id, seat=v.owner, place=v.place, rolled=rolled, hit=hit)


# -- looting -----------------------------------------------------------------------------------


@during("zombies", BANDITS)
def bandits_loot(t: T) -> None:
    """Every bandit at a place takes the top card of its deck to the hideout (LN-BAN-LOOT-01)."""
    s = t.state
    places = sorted(s.places.values(), key=lambda place: library().places[place.id].number)
    for place in places:
        for _ in range(min(place.bandits, len(place.deck))):
            item = place.deck.pop(0)
            s.bandits.loot.append(item)
            t.tell("looted", place=place.id, item=item, reveals=True)


@takes_over("equipment", BANDITS)
def left_at_hideout(t: T, v: Survivor, items: list[str]) -> bool:
    """What somebody carried who is gone from the hideout becomes loot (OP-60)."""
    if v.place != HIDEOUT:
        return False
    t.state.bandits.loot += items
    t.tell("equipment-lost", seat=v.owner, items=items, place=v.place)
    return True


# -- the hideout -------------------------------------------------------------------------------


def at_hideout(s: S, v: Survivor) -> bool:
    return v.place == HIDEOUT and s.rule_is_on("hideout")


def offer_raid(s: S, has: Means, options: list[Option]) -> None:
    if not s.bandits.loot:
        return
    for v in has.own:
        least = searching.least_die(v)
        if v.place == HIDEOUT and least and at_hideout(s, v):
            options += [("raid", v.id, FACES[die]) for die in has.dice if die >= least]


def check_raid(s: S, seat: int, name: str, die: int) -> Reason | None:
    """May this survivor search the hideout with this die?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    least = searching.least_die(v)
    if reason := _check_hideout(s, seat, v, die, least):
        return reason
    return None if s.bandits.loot else NO_LOOT


def _check_hideout(s: S, seat: int, v: Survivor, die: int, least: int) -> Reason | None:
    if v.place != HIDEOUT:
        return NOT_AT_HIDEOUT
    if not s.rule_is_on("hideout"):
        return HIDDEN
    if not least:
        return CANNOT
    if reason := check_die(s, seat, die):
        return reason
    if die < least:
        return Reason("LN-BAN-HIDE-01", "die-too-low", {"least": least})
    return None


def raid(t: T, seat: int, name: str, die: int) -> None:
    """Search the hideout: roll the die again; caught on a 1 or 2, else one card of the loot, and
    two on a 6 (OP-11)."""
    spend(t, seat, die)
    note(t, seat, "raid", name, HIDEOUT)
    rolled = _again(t, seat)
    caught = rolled <= 2
    t.tell("raided", survivor=name, seat=seat, rolled=rolled, caught=caught)
    if caught:
        hurt(t, name, WOUND)
    else:
        t.then(take_loot, seat, 2 if rolled == 6 else 1)


def _again(t: T, seat: int) -> int:
    rolled = t.state.chance.die(6)
    t.state.players[seat].used[-1] = rolled
    return rolled


@task
def take_loot(t: T, seat: int, count: int) -> Flow[None]:
    """Cards of the loot, which lies face up, go to the hand (LN-BAN-HIDE-02)."""
    s = t.state
    if not s.bandits.loot:
        return
    options: list[Option] = [("loot", item) for item in dict.fromkeys(s.bandits.loot)]
    choice = yield Ask(seat, "loot", options, {"left": count})
    s.bandits.loot.remove(choice[1])
    s.players[seat].hand.append(choice[1])
    t.tell("loot-taken", seat=seat, item=choice[1])
    if count > 1:
        t.then(take_loot, seat, count - 1)


def bandits_about(s: S) -> list[str]:
    """The places where bandits stand."""
    return [place.id for place in s.places.values() if place.bandits]


def offer_storm(s: S, has: Means, options: list[Option]) -> None:
    if not bandits_about(s):
        return
    for v in has.own:
        least = fighting.least_die(v)
        if v.place == HIDEOUT and least and at_hideout(s, v):
            options += [("storm", v.id, FACES[die]) for die in has.dice if die >= least]


def check_storm(s: S, seat: int, name: str, die: int) -> Reason | None:
    """May this survivor attack the hideout with this die?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    least = fighting.least_die(v)
    if reason := _check_hideout(s, seat, v, die, least):
        return reason
    return None if bandits_about(s) else NOBODY_TO_STORM


def storm(t: T, seat: int, name: str, die: int) -> None:
    """Attack the hideout: roll the die again; a wound on a 1 or 2, else a bandit somewhere gives
    up, and two on a 6 (OP-11)."""
    spend(t, seat, die)
    note(t, seat, "storm", name, HIDEOUT)
    rolled = _again(t, seat)
    beaten = rolled <= 2
    t.tell("stormed", survivor=name, seat=seat, rolled=rolled, beaten=beaten)
    if beaten:
        hurt(t, name, WOUND)
    else:
        t.then(drive_off, seat, 2 if rolled == 6 else 1)


@task
def drive_off(t: T, seat: int, count: int) -> Flow[None]:
    """A bandit at a place of the player's choice goes back to the supply."""
    s = t.state
    places = bandits_about(s)
    if not places:
        return
    options: list[Option] = [("drive-off", place) for place in places]
    choice = yield Ask(seat, "drive-off", options, {"left": count})
    s.places[choice[1]].bandits -= 1
    s.players[seat].count("bandits")
    t.tell("bandit-gone", seat=seat, place=choice[1])
    if count > 1:
        t.then(drive_off, seat, count - 1)


# -- the leader --------------------------------------------------------------------------------


@during("exiled", BANDITS)
def exile_leads_bandits(t: T, seat: int) -> None:
    """An exiled player who is no betrayer leads the bandits (LN-BAN-LEAD-01, -05)."""
    s = t.state
    if s.rule_is_on("chief") and not is_betrayer(s, seat):
        s.bandits.chief = seat
        t.tell("bandit-chief", seat=seat, reveals=True)


brings(
    BANDITS,
    Action("raid", offer_raid, check_raid, raid, manner="here", survivor=SURVIVOR, die=DIE),
    Action("storm", offer_storm, check_storm, storm, manner="here", survivor=SURVIVOR, die=DIE),
    Verb("loot", item=ITEM),
    Verb("drive-off", place=PLACE),
    Verb("strangers", which=one_of("which", "two", "none")),
    Verb("bandit", place=PLACE.maybe),
)
