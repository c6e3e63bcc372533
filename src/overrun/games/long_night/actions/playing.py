"""Playing cards, adding them to the crisis, raising dice (catalogue sections 7.8, 7.9, 7.11)."""

from __future__ import annotations

from collections.abc import Iterable

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
)
from overrun.games.long_night.cards import SIDE_EFFECT
from overrun.games.long_night.kinds import CARD, DIE, SURVIVOR, hand, item_of, kind
from overrun.games.long_night.library import library
from overrun.games.long_night.people import die_of_wounds
from overrun.games.long_night.resolving import check_effects, perform, plan
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Contribution, Item

NOT_IN_HAND = Reason("LN-ACT-PLAY-01", "not-in-hand")
NOBODY_TO_EQUIP = Reason("LN-ACT-EQUIP-01", "nobody-to-equip")
EXILED_NO_CRISIS = Reason("LN-EXILE-06", "exiled-no-crisis")
NO_CRISIS = Reason("LN-ACT-CRISIS-01", "no-crisis")
WRONG_SYMBOL = Reason("WC-CRI-08", "wrong-symbol")
STUCK = Reason("LN-RAX-PILL-05", "side-effect-stays")
NOT_EQUIPPED = Reason("LN-ACT-CRISIS-01", "not-equipped")
EXILED_NO_FOOD = Reason("LN-EXILE-09", "exiled-no-food")
NO_FOOD = Reason("LN-ACT-FOOD-01", "no-food")
DIE_AT_SIX = Reason("LN-ACT-FOOD-02", "die-at-six")
NOT_EXILED = Reason("LN-EXILE-09", "not-exiled")
NOT_FOOD = Reason("LN-EXILE-09", "not-food")
NOBODY_UNRULY = Reason("LN-HELP-UNR-05", "nobody-unruly")
NOT_MEDICINE = Reason("LN-HELP-UNR-05", "not-medicine")
NOT_WANTED = Reason("LN-CARD-MAIN-03", "not-wanted")


def is_stuck(item: Item) -> bool:
    """Whether it is the side effect of a pill (LN-RAX-PILL-05)."""
    return library().items[item.id].kind == SIDE_EFFECT


def check_worn(s: S, seat: int, name: str, item: str, missing: Reason) -> Reason | None:
    """Does this survivor of the player carry such an item, and may it be taken off?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    held = next((each for each in v.items if each.id == item), None)
    if held is None:
        return missing
    return STUCK if is_stuck(held) else None


# -- play --------------------------------------------------------------------------------------


def _in_hand(s: S, seat: int, kind: str) -> Iterable[str]:
    """The cards of a kind that a player has in hand."""
    cards = library().items
    return [item for item in dict.fromkeys(s.players[seat].hand) if cards[item].kind == kind]


def check_item(s: S, seat: int, item: str, *, public: bool = False) -> Reason | None:
    """Could this player play such a card now, wherever it comes from?

    With ``public``, as far as the others can tell: what hangs on the player's hand is left aside.
    """
    card = library().items[item]
    if card.equip is not None:
        return None if s.customs.able(s, seat) else NOBODY_TO_EQUIP
    return check_effects(s, f"item/{item}", seat, public=public)


def check_held(s: S, seat: int, item: str) -> Reason | None:
    """Could this player play this card of the hand now? When its effects are carried out it has
    left the hand, so it cannot be the card that they want given away."""
    if library().items[item].equip is not None or plan(f"item/{item}").sure:
        return check_item(s, seat, item)
    hand = s.players[seat].hand
    at = hand.index(item)
    del hand[at]
    try:
        return check_item(s, seat, item)
    finally:
        hand.insert(at, item)


def play_options(s: S, has: Means, options: list[Option]) -> None:
    for item in has.cards:
        if check_held(s, has.seat, item) is None:
            options.append(("play", item))


def check_play(s: S, seat: int, item: str) -> Reason | None:
    """May this player play this card?"""
    if item not in s.players[seat].hand:
        return NOT_IN_HAND
    return check_held(s, seat, item)


def play(t: T, seat: int, item: str) -> None:
    """Play a card from the hand (LN-ACT-PLAY-01 to -05)."""
    t.state.players[seat].hand.remove(item)
    play_card(t, seat, item)


PLAY = Action("play", play_options, check_play, play, price=0, item=CARD)


def play_card(t: T, seat: int, item: str) -> None:
    """A card is played: equipped, or put on the waste pile and resolved."""
    s = t.state
    card = library().items[item]
    if card.equip is not None:
        t.tell("played", seat=seat, item=item, reveals=True)
        t.then(equip, seat, item)
        return
    note(t, seat, "play", "", "", card.kind)
    t.tell("played", seat=seat, item=item, reveals=True)
    discard(s, seat, item)
    perform(t, f"item/{item}", seat)


def discard(s: S, seat: int, item: str) -> None:
    """Where a played card goes: the waste pile, or out of the game (LN-ACT-PLAY-03, -04,
    LN-EXILE-12)."""
    if library().items[item].event or s.players[seat].exiled:
        s.removed.append(item)
    else:
        s.home(seat).waste.append(item)


@task
def equip(t: T, seat: int, item: str) -> Flow[None]:
    """An item is attached to one of the player's survivors (LN-ACT-EQUIP-01, -06)."""
    s = t.state
    options: list[Option] = [("equip", name) for name in s.customs.able(s, seat)]
    choice = yield Ask(seat, "equip", options, {"item": item})
    s.survivors[choice[1]].items.append(Item(item))
    note(t, seat, "equip", choice[1], s.survivors[choice[1]].place, library().items[item].kind)
    t.tell("equipped", seat=seat, survivor=choice[1], item=item)


# -- the crisis --------------------------------------------------------------------------------


def add_options(s: S, has: Means, options: list[Option]) -> None:
    if not s.crisis or s.players[has.seat].exiled:
        return
    options += [("add", item) for item in has.cards if is_wanted(s, item)]
    for v in has.own:
        if v.items:
            names = dict.fromkeys(item.id for item in v.items if not is_stuck(item))
            options += [("add", name, v.id) for name in names if is_wanted(s, name)]


def check_add(s: S, seat: int, item: str, name: str = "") -> Reason | None:
    """May this player add this card to the crisis, from the hand or from a survivor?"""
    if s.players[seat].exiled:
        return EXILED_NO_CRISIS
    if not s.crisis:
        return NO_CRISIS
    if name:
        if reason := check_worn(s, seat, name, item, NOT_EQUIPPED):
            return reason
    elif item not in s.players[seat].hand:
        return NOT_IN_HAND
    return None if is_wanted(s, item) else WRONG_SYMBOL


def is_wanted(s: S, item: str) -> bool:
    """Whether a card may be added to the crisis: any, unless all see what is added (WC-CRI-08)."""
    return (
        not s.customs.open_crisis
        or library().items[item].kind in library().crises[s.crisis].accepts
    )


def add(t: T, seat: int, item: str, name: str = "") -> None:
    """A card joins the crisis face down; it is not played (LN-ACT-CRISIS-01 to -06). Call it last:
    it may have kept somebody alive."""
    s = t.state
    if name:
        v = s.survivors[name]
        v.items.remove(next(each for each in v.items if each.id == item))
        t.tell("added", seat=seat, count=len(s.added) + 1, survivor=name, item=item)
    else:
        s.players[seat].hand.remove(item)
        t.tell(
            "added",
            seat=seat,
            count=len(s.added) + 1,
            survivor=None,
            item=item if s.customs.open_crisis else None,
            private={seat: {"item": item}},
            reveals=s.customs.open_crisis,
        )
    s.added.append(Contribution(seat, item))
    s.players[seat].count("added")
    note(t, seat, "contribute", name, "", library().items[item].kind if name else "")
    if name:
        die_of_wounds(t, s.survivors[name])  # LN-SKILL-02


def _to_add(s: S, ask: Ask, said: Option) -> Iterable[str]:
    held = (each.id for v in s.of(ask.seat) for each in v.items)
    return dict.fromkeys([*s.players[ask.seat].hand, *held])


def _holders(s: S, ask: Ask, said: Option) -> Iterable[str]:
    """Whoever has the card: the player's own hand, or a survivor."""
    if said[1] in s.players[ask.seat].hand:
        yield ""
    yield from (v.id for v in s.of(ask.seat) if any(each.id == said[1] for each in v.items))


ADD = Action(
    "add",
    add_options,
    check_add,
    add,
    price=0,
    manner="crisis",
    item=item_of(_to_add),
    survivor=kind("survivor", SURVIVOR.read, _holders).maybe,
)


# -- the main objective ------------------------------------------------------------------------


def deliver_options(s: S, has: Means, options: list[Option]) -> None:
    if has.cards and (wanted := s.side.accepts):
        items = library().items
        options += [("deliver", item) for item in has.cards if items[item].kind in wanted]


def check_deliver(s: S, seat: int, item: str) -> Reason | None:
    """May this player lay this card on the main objective?"""
    if item not in s.players[seat].hand:
        return NOT_IN_HAND
    return None if library().items[item].kind in s.side.accepts else NOT_WANTED


def deliver(t: T, seat: int, item: str) -> None:
    """A card is laid on the main objective; it is not played."""
    s = t.state
    kind = library().items[item].kind
    s.players[seat].hand.remove(item)
    home = s.home(seat)
    home.pile.append(item)
    home.progress += 1
    s.players[seat].count("delivered")
    note(t, seat, "deliver", "", "", kind)
    t.tell("delivered", seat=seat, item=item, progress=home.progress, reveals=True)


def _deliverable(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return hand(s, ask, said) if s.side.accepts else ()


DELIVER = Action(
    "deliver",
    deliver_options,
    check_deliver,
    deliver,
    price=0,
    manner="objective",
    item=item_of(_deliverable),
)


# -- dice --------------------------------------------------------------------------------------


def raise_options(s: S, has: Means, options: list[Option]) -> None:
    player = s.players[has.seat]
    if player.dice and s.home(has.seat).food and not player.exiled:
        options += [("raise", FACES[die]) for die in dict.fromkeys(player.dice) if die < 6]


def check_raise(s: S, seat: int, die: int) -> Reason | None:
    """May this player spend a food token on this die?"""
    if s.players[seat].exiled:
        return EXILED_NO_FOOD
    if reason := check_die(s, seat, die):
        return reason
    if not s.home(seat).food:
        return NO_FOOD
    return DIE_AT_SIX if die == 6 else None


def raise_die(t: T, seat: int, die: int) -> None:
    """A food token raises an unused die by 1 (LN-ACT-FOOD-01 to -04, OP-35)."""
    home = t.state.home(seat)
    home.food -= 1
    note(t, seat, "food")
    _turn_up(t, seat, die)
    t.tell("die-raised", seat=seat, die=die, to=die + 1, food=home.food)


RAISE = Action("raise", raise_options, check_raise, raise_die, price=0, manner="food", die=DIE)


def _turn_up(t: T, seat: int, die: int) -> None:
    dice = t.state.players[seat].dice
    dice.remove(die)
    dice.append(die + 1)
    dice.sort()


def boost_options(s: S, has: Means, options: list[Option]) -> None:
    if s.players[has.seat].exiled:
        items = library().items
        options += [
            ("boost", item, FACES[die])
            for item in has.cards
            if items[item].kind == "food"
            for die in has.dice
            if die < 6
        ]


def check_boost(s: S, seat: int, item: str, die: int) -> Reason | None:
    """May this exiled player raise a die with a food card?"""
    if not s.players[seat].exiled:
        return NOT_EXILED
    if item not in s.players[seat].hand:
        return NOT_IN_HAND
    if library().items[item].kind != "food":
        return NOT_FOOD
    return check_die(s, seat, die) or (DIE_AT_SIX if die == 6 else None)


def boost(t: T, seat: int, item: str, die: int) -> None:
    """In exile a food card raises a die instead of its effect (LN-EXILE-09, -12)."""
    s = t.state
    s.players[seat].hand.remove(item)
    s.removed.append(item)
    note(t, seat, "play", "", "", "food")
    _turn_up(t, seat, die)
    t.tell("die-boosted", seat=seat, item=item, die=die, to=die + 1, reveals=True)


def _food(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return _in_hand(s, ask.seat, "food") if s.players[ask.seat].exiled else ()


BOOST = Action("boost", boost_options, check_boost, boost, price=0, item=item_of(_food), die=DIE)


# -- the unruly --------------------------------------------------------------------------------


def calm_options(s: S, has: Means, options: list[Option]) -> None:
    if has.cards and s.home(has.seat).unruly:
        items = library().items
        options += [("calm", item) for item in has.cards if items[item].kind == "medicine"]


def check_calm(s: S, seat: int, item: str) -> Reason | None:
    """May this player calm an unruly helpless survivor with this card?"""
    if not s.home(seat).unruly:
        return NOBODY_UNRULY
    if item not in s.players[seat].hand:
        return NOT_IN_HAND
    return None if library().items[item].kind == "medicine" else NOT_MEDICINE


def calm(t: T, seat: int, item: str) -> None:
    """A medicine card on the waste pile, without its effect, calms one (LN-HELP-UNR-05, -06); an
    event lands there too, for it was not played."""
    s = t.state
    home, player = s.home(seat), s.players[seat]
    player.hand.remove(item)
    (s.removed if player.exiled else home.waste).append(item)  # LN-EXILE-12
    home.unruly -= 1
    note(t, seat, "calm", "", home.place, "medicine")
    t.tell("calmed", seat=seat, item=item, unruly=home.unruly, reveals=True)


def _medicine(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return _in_hand(s, ask.seat, "medicine")


CALM = Action(
    "calm", calm_options, check_calm, calm, price=0, manner="helpless", item=item_of(_medicine)
)
