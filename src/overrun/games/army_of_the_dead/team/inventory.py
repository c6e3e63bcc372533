"""What survivors carry: slots, free handling, rearranging (catalogue sections B5 and E4).

A slot is named by its number: ``"0"`` and ``"1"`` are the hands, ``"2"`` to ``"4"`` the backpack.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.action import Action
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.kinds import ANYBODY, SLOT
from overrun.games.army_of_the_dead.mission.personal import token_skill
from overrun.games.army_of_the_dead.state import (
    HANDS,
    SLOT_NAMES,
    SLOTS,
    Gear,
    S,
    Survivor,
    T,
)
from overrun.games.army_of_the_dead.team.companions import bring, check_hand_over, companion, follow

EMPTY_SLOT = Reason("AD-INV-01", "empty-slot")
NO_MAGAZINE = Reason("AD-AMM-06", "no-magazine")
NOT_DRY = Reason("AD-AMM-06", "not-dry")
NOT_YOUR_TURN = Reason("AD-OP-077", "not-own-turn")
NOBODY = Reason("AD-INV-06", "no-such-survivor")
WILL_NOT_DROP = Reason("AD-INV-06", "will-not-drop")
SAME_AS_BEFORE = Reason("AD-INV-07", "same-as-before")
NOT_YOUR_TOKEN = Reason("AD-TRD-03", "not-your-token")
TOKEN_STAYS = Reason("AD-OP-068", "token-stays")
NOT_THE_PARTNER = Reason("AD-TRD-04", "not-the-partner")

ALONE, TOGETHER = 4, 9
"""How many changes one arranging may take; enough to bring everything where it is wanted."""


NOTHING: list[Gear | None] = [None] * SLOTS
NO_CARDS = [""] * SLOTS


# -- slots -----------------------------------------------------------------------------------


def gear_in(survivor: Survivor, slot: str) -> Gear | None:
    """What is in a slot; nothing if it is empty, or if there is no such slot."""
    return survivor.gear[int(slot)] if slot in SLOT_NAMES else None


def carried(*people: Survivor) -> dict[str, Fact]:
    """For asks whose options name slots: what these people have in theirs, one after the other."""
    cards: list[str] = []
    for each in people:
        if each.gear == NOTHING:
            cards += NO_CARDS
        else:
            cards += ["" if gear is None else gear.card for gear in each.gear]
    return {"crew": [each.id for each in people], "gear": cards}


def at_hand(survivor: Survivor, slot: int) -> bool:
    """Whether what is in the slot can be used: held in hand, or good to use from the backpack
    (AD-INV-04, -05)."""
    gear = survivor.gear[slot]
    if gear is None:
        return False
    return slot < HANDS or library().equipment[gear.card].from_backpack


def put_away(s: S, survivor: Survivor, slot: int) -> None:
    """To the discard pile, where a weapon that ran dry is as good as new (AD-OP-066, -078)."""
    gear = survivor.gear[slot]
    if gear is not None:
        s.equipment_discard.append(gear.card)
        survivor.gear[slot] = None


# -- discarding, at no cost (AD-INV-06) ------------------------------------------------------


DISCARDS: tuple[Option, ...] = tuple(("discard", slot) for slot in SLOT_NAMES)


def discard_options(s: S, survivor: Survivor) -> list[Option]:
    return list(compress(DISCARDS, survivor.gear))


def check_discard(s: S, survivor: Survivor, slot: str = "") -> Reason | None:
    return EMPTY_SLOT if gear_in(survivor, slot) is None else None


def discard(t: T, survivor: Survivor, slot: str) -> None:
    gear = gear_in(survivor, slot)
    assert gear is not None
    put_away(t.state, survivor, int(slot))
    t.tell("discarded", survivor=survivor.id, card=gear.card)


def drop_options(s: S, survivor: Survivor) -> list[Option]:
    """Others may discard in one's turn as well."""
    found: list[Option] = []
    for other in s.survivors:
        if other is not survivor and other.gear != NOTHING:
            found += compress(_drops(other.id), other.gear)
    used = s.turn.used
    if used and found:
        found = [drop for drop in found if _kept(drop[1], drop[2]) not in used]
    return found


@lru_cache(maxsize=64)
def _drops(id: str) -> tuple[Option, ...]:
    return tuple(("drop", id, slot) for slot in SLOT_NAMES)


def check_drop(s: S, survivor: Survivor, id: str, slot: str) -> Reason | None:
    other = s.living(id)
    if other is None or other is survivor:
        return NOBODY
    if gear_in(other, slot) is None:
        return EMPTY_SLOT
    return WILL_NOT_DROP if _kept(id, slot) in s.turn.used else None


def drop(t: T, survivor: Survivor, id: str, slot: str) -> Flow[None]:
    """Another survivor discards a card, if its player wants to. Who has refused is not asked for
    this card again in this turn."""
    s = t.state
    other = s.find(id)
    if other.seat != survivor.seat:
        gear = gear_in(other, slot)
        assert gear is not None
        facts: dict[str, Fact] = {"survivor": id, "by": survivor.id, "card": gear.card}
        if (yield Ask(other.seat, "drop", [("yes",), ("no",)], facts)) == ("no",):
            s.turn.used.append(_kept(id, slot))
            return
    discard(t, other, slot)


def _kept(id: str, slot: str) -> str:
    return f"kept-{id}-{slot}"


# -- reloading, at no cost (AD-AMM-06, AD-OP-077) --------------------------------------------


def magazines(survivor: Survivor) -> list[int]:
    """The slots with a magazine, in hand or backpack."""
    cards = library().equipment
    return [n for n, gear in enumerate(survivor.gear) if gear and cards[gear.card].magazine]


def dry_weapons(survivor: Survivor) -> list[int]:
    """The slots with a weapon that is out of ammo."""
    return [n for n, gear in enumerate(survivor.gear) if gear is not None and gear.dry]


def own_turn(s: S, survivor: Survivor) -> bool:
    """Whether it is the survivor's own turn, not just an action that somebody gave."""
    return s.turn.own and s.turn.who == survivor.id


def reload_options(s: S, survivor: Survivor) -> list[Option]:
    dry = dry_weapons(survivor)
    if not dry or not own_turn(s, survivor):
        return []
    return [
        ("reload", SLOT_NAMES[magazine], SLOT_NAMES[weapon])
        for magazine in magazines(survivor)
        for weapon in dry
    ]


def check_reload(s: S, survivor: Survivor, magazine: str, weapon: str) -> Reason | None:
    if not own_turn(s, survivor):
        return NOT_YOUR_TURN
    spare = gear_in(survivor, magazine)
    if spare is None or not library().equipment[spare.card].magazine:
        return NO_MAGAZINE
    gun = gear_in(survivor, weapon)
    return None if gun is not None and gun.dry else NOT_DRY


def reload(t: T, survivor: Survivor, magazine: str, weapon: str) -> None:
    """A magazine is spent, and one weapon can be fired again."""
    put_away(t.state, survivor, int(magazine))
    load(t, survivor, weapon)


def load(t: T, survivor: Survivor, weapon: str) -> None:
    gun = gear_in(survivor, weapon)
    assert gun is not None
    gun.dry = False
    t.tell("reloaded", survivor=survivor.id, card=gun.card)


# -- rearranging -----------------------------------------------------------------------------

Place = tuple[Survivor, int]


def arrange(t: T, survivor: Survivor, partner: Survivor | None = None) -> Flow[None]:
    """A survivor rearranges its inventory in any way (AD-TRD-01); with a partner both inventories,
    tokens and companions (AD-TRD-02, -03, -09). Alone one may also discard (AD-INV-06)."""
    s = t.state
    facts: dict[str, Fact] = {"survivor": survivor.id}
    if partner is not None:
        facts["partner"] = partner.id
    left = ALONE if partner is None else TOGETHER
    while left:
        options = swap_options(survivor, partner)
        if partner is not None:
            options += hand_options(s, survivor, partner)
        if not options:
            return
        if partner is None:
            options += discard_options(s, survivor)
        options.append(("done",))
        shown = {**facts, "left": left, **carried(survivor, *([partner] if partner else []))}
        choice = yield Ask(survivor.seat, "arrange", options, shown)
        if choice[0] == "done":
            return
        if choice[0] == "discard":
            discard(t, survivor, choice[1])
            continue
        left -= 1
        if choice[0] == "swap":
            _swap(t, _place(survivor, partner, choice[1]), _place(survivor, partner, choice[2]))
        elif partner is not None:
            giver = survivor if choice[2] == partner.id else partner
            taker = partner if giver is survivor else survivor
            _hand(t, choice[0], choice[1], giver, taker)


def swap_options(survivor: Survivor, partner: Survivor | None) -> list[Option]:
    """The pairs of slots that can change places to some effect."""
    if partner is None:
        gear = survivor.gear
        return [option for one, other, option in SWAPS if gear[one] != gear[other]]
    names = place_names(survivor, partner)
    places = [*survivor.gear, *partner.gear]
    return [
        ("swap", names[one], names[other])
        for one, other in SWAPS_OF_TWO
        if places[one] != places[other]
    ]


SWAPS: tuple[tuple[int, int, Option], ...] = tuple(
    (one, other, ("swap", SLOT_NAMES[one], SLOT_NAMES[other]))
    for one in range(HANDS)
    for other in range(HANDS, SLOTS)
)
"""From hand to backpack: from hand to hand would change nothing."""
SWAPS_OF_TWO = tuple(
    (one, other)
    for one in range(2 * SLOTS)
    for other in range(one + 1, 2 * SLOTS)
    if one // SLOTS != other // SLOTS or (one % SLOTS < HANDS) != (other % SLOTS < HANDS)
)
"""The same with a partner, whose slots follow; anything may go from one to the other."""


def place_names(survivor: Survivor, partner: Survivor | None) -> list[str]:
    """Slots, with the name of whose they are if there are two inventories (``vale.0``)."""
    if partner is None:
        return list(SLOT_NAMES)
    return [f"{each.id}.{slot}" for each in (survivor, partner) for slot in SLOT_NAMES]


def _place(survivor: Survivor, partner: Survivor | None, name: str) -> Place:
    if partner is None:
        return survivor, int(name)
    id, slot = name.rsplit(".", 1)
    return (survivor if id == survivor.id else partner), int(slot)


def _differs(one: Place, other: Place) -> bool:
    """Whether it makes a difference: not from hand to hand, nor between two empty slots."""
    (a, first), (b, second) = one, other
    if a is b and (first < HANDS) == (second < HANDS):
        return False
    return a.gear[first] != b.gear[second]


def check_arrange(
    s: S, survivor: Survivor, partner: Survivor | None, option: Option
) -> Reason | None:
    """Why something cannot be done in an arranging."""
    if option == ("done",):
        return None
    verb, *words = option
    if verb == "discard" and len(words) == 1 and partner is None:
        return check_discard(s, survivor, words[0])
    if len(words) == 2:
        if verb == "swap":
            return check_swap(survivor, partner, *words)
        if verb == "hand" and partner is not None:
            return check_hand(s, survivor, partner, *words)
        if verb == "lead" and partner is not None:
            return check_pass(s, survivor, partner, *words)
    return SAME_AS_BEFORE


def check_swap(survivor: Survivor, partner: Survivor | None, one: str, other: str) -> Reason | None:
    names = place_names(survivor, partner)
    if one not in names or other not in names or names.index(one) >= names.index(other):
        return SAME_AS_BEFORE
    if _differs(_place(survivor, partner, one), _place(survivor, partner, other)):
        return None
    return SAME_AS_BEFORE


def _swap(t: T, one: Place, other: Place) -> None:
    (a, first), (b, second) = one, other
    a.gear[first], b.gear[second] = b.gear[second], a.gear[first]
    for owner, slot in (one, other):
        gear = owner.gear[slot]
        if gear is not None:
            place = "hand" if slot < HANDS else "backpack"
            t.tell("put", survivor=owner.id, card=gear.card, place=place, slot=SLOT_NAMES[slot])


# -- handing over what takes no slot (AD-OP-067, -138) ---------------------------------------


def hand_options(s: S, survivor: Survivor, partner: Survivor) -> list[Option]:
    """Tokens and companions that can change hands: ``hand:<colour>:<to>``,
    ``lead:<companion>:<to>``."""
    options: list[Option] = []
    if not (s.companions or survivor.tokens or partner.tokens):
        return options
    for giver, taker in ((survivor, partner), (partner, survivor)):
        for colour in dict.fromkeys(giver.tokens):
            if check_hand(s, survivor, partner, colour, taker.id) is None:
                options.append(("hand", colour, taker.id))
        for each in s.companions_of(giver.id):
            if check_hand_over(s, each.id, giver, taker) is None:
                options.append(("lead", each.id, taker.id))
    return options


def check_hand(s: S, survivor: Survivor, partner: Survivor, colour: str, to: str) -> Reason | None:
    """Tokens of personal objectives may be traded, others if the mission says so (AD-OP-068)."""
    if to not in (survivor.id, partner.id):
        return NOT_THE_PARTNER
    giver = partner if to == survivor.id else survivor
    if colour not in giver.tokens:
        return NOT_YOUR_TOKEN
    if s.sheet.tradable or any(each.colour == colour for each in s.personal):
        return None
    return TOKEN_STAYS


def check_pass(s: S, survivor: Survivor, partner: Survivor, id: str, to: str) -> Reason | None:
    """May a companion be handed over in this trade?"""
    if to not in (survivor.id, partner.id):
        return NOT_THE_PARTNER
    giver, taker = (partner, survivor) if to == survivor.id else (survivor, partner)
    return check_hand_over(s, id, giver, taker)


def _hand(t: T, verb: str, what: str, giver: Survivor, taker: Survivor) -> None:
    if verb == "hand":
        giver.tokens.remove(what)
        taker.tokens.append(what)
        bring(t.state, giver.id, taker.id, what, token_skill(t.state, what))
        t.tell("handed", survivor=giver.id, other=taker.id, token=what)
    else:
        other = companion(t.state, what)
        assert other is not None
        follow(t, other, taker)


# -- what is free ----------------------------------------------------------------------------


def _carries(s: S, survivor: Survivor) -> bool:
    return survivor.gear != NOTHING


ACTIONS = (
    Action(
        "reload",
        reload_options,
        check_reload,
        reload,
        price=0,
        need=_carries,
        manner="cards",
        magazine=SLOT,
        slot=SLOT,
    ),
    Action(
        "discard",
        discard_options,
        check_discard,
        discard,
        price=0,
        need=_carries,
        manner="rare",
        slot=SLOT.maybe,
    ),
    Action(
        "drop", drop_options, check_drop, drop, price=0, manner="rare", other=ANYBODY, slot=SLOT
    ),
)
