"""Searching for equipment (catalogue section D3)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.action import simple
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.personal import count_deed
from overrun.games.army_of_the_dead.state import HANDS, SLOT_NAMES, Gear, S, Survivor, T
from overrun.games.army_of_the_dead.team.inventory import (
    arrange,
    carried,
    own_turn,
    put_away,
)
from overrun.games.army_of_the_dead.team.skills import has
from overrun.games.army_of_the_dead.zombies.sleepers import uh_oh, wake

NOT_IN_THE_STREET = Reason("AD-SRC-13", "no-search-in-street")
NOT_IN_THE_CORRIDOR = Reason("AD-SRC-03", "no-search-in-corridor")
NOTHING_TO_SEARCH = Reason("AD-SRC-01", "no-search-here")
ZOMBIES_HERE = Reason("AD-SRC-02", "zombies-here")
SEARCHED = Reason("AD-SRC-04", "searched-already")


# -- the action ------------------------------------------------------------------------------


def check_search(s: S, survivor: Survivor) -> Reason | None:
    """A building zone without zombies, once in one's own turn (AD-SRC-04, AD-OP-070)."""
    ground = s.ground
    if not ground.searchable[survivor.zone]:
        kind = ground.zones[survivor.zone].kind
        if kind == "corridor":
            return NOT_IN_THE_CORRIDOR
        return NOT_IN_THE_STREET if kind == "street" else NOTHING_TO_SEARCH
    if s.crowd(survivor.zone):
        return ZOMBIES_HERE
    if survivor.searches and own_turn(s, survivor) and not has(s, survivor, "multiple-search"):
        return SEARCHED
    return None


def search(t: T, survivor: Survivor) -> Flow[None]:
    """The sleepers wake first, then a card is drawn all the same (AD-SRC-09, AD-OP-056)."""
    s = t.state
    survivor.searches += own_turn(s, survivor)
    t.tell("searched", survivor=survivor.id, zone=s.ground.names[survivor.zone])
    yield from wake(t, survivor.zone)
    if survivor in s.survivors:
        count_deed(t, survivor.id, "search")
        yield from find_cards(t, survivor, 2 if has(s, survivor, "search-two") else 1)


# -- what is found ---------------------------------------------------------------------------


def top_card(t: T) -> str:
    """The top card of the equipment deck; nothing if there are no cards at all (AD-OP-065)."""
    s = t.state
    if not s.equipment:
        if not s.equipment_discard:
            return ""
        s.equipment, s.equipment_discard = s.equipment_discard, []  # AD-SRC-10
        s.chance.shuffle(s.equipment)
        t.tell("reshuffled", deck="equipment")
    return s.equipment.pop()


def find_cards(t: T, survivor: Survivor, number: int) -> Flow[None]:
    """Cards from the deck, dealt with in the order drawn (AD-OP-063), and a free reorganisation
    for whoever keeps one (AD-SRC-08)."""
    s = t.state
    s.drawn = [card for card in (top_card(t) for _ in range(number)) if card]
    t.tell("drew", survivor=survivor.id, cards=list(s.drawn), reveals=True)
    kept = False
    while s.drawn:
        card = s.drawn[0]
        if survivor not in s.survivors:  # it did not live to see the next card
            s.equipment_discard.append(s.drawn.pop(0))
        elif library().equipment[card].uh_oh:
            s.equipment_discard.append(s.drawn.pop(0))  # AD-OP-062
            yield from uh_oh(t, survivor.zone)
        elif (yield from keep(t, survivor)):
            kept = True
    if kept and survivor in s.survivors:
        yield from arrange(t, survivor)


def keep(t: T, survivor: Survivor) -> Flow[bool]:
    """The card that was found first goes into a slot, where it takes the place of another, or is
    discarded at once (AD-SRC-06, -07). Says whether it was kept."""
    s = t.state
    card = s.drawn[0]
    facts: dict[str, Fact] = {"survivor": survivor.id, "card": card, **carried(survivor)}
    choice = yield Ask(survivor.seat, "found", found_options(survivor), facts)
    s.drawn.pop(0)
    if choice == ("discard",):
        s.equipment_discard.append(card)
        t.tell("discarded", survivor=survivor.id, card=card)
        return False
    slot = int(choice[1])
    before = survivor.gear[slot]
    if before is not None:
        put_away(s, survivor, slot)
        t.tell("discarded", survivor=survivor.id, card=before.card)
    survivor.gear[slot] = Gear(card)
    place = "hand" if slot < HANDS else "backpack"
    t.tell("put", survivor=survivor.id, card=card, place=place, slot=SLOT_NAMES[slot])
    return True


def found_options(survivor: Survivor) -> list[Option]:
    """Every slot, the empty ones first, or nowhere."""
    empty = [n for n, gear in enumerate(survivor.gear) if gear is None]
    taken = [n for n, gear in enumerate(survivor.gear) if gear is not None]
    return [*(("keep", SLOT_NAMES[n]) for n in (*empty, *taken)), ("discard",)]


SEARCH = simple("search", check_search, search, pays=("search",))
