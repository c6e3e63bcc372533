"""Effects on cards: drawing, finding, losing, stealing, looking.

What somebody sees of hidden cards is told first; the choice among them is a task of its own. It is
put even if there is only one answer, or none: skipping it would tell the others what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.actions.base import FACES
from overrun.games.long_night.actions.fighting import take_random_card
from overrun.games.long_night.cards import Kind
from overrun.games.long_night.effects.base import NOBODY, S, T, Where, chosen_places, spots
from overrun.games.long_night.library import library
from overrun.games.long_night.resolving import actor
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Look, Place
from overrun.games.long_night.vocabulary import Context, Effect, does

if TYPE_CHECKING:
    from overrun.games.long_night.checking_words import Box

CRISIS = "crisis"
"""The crisis deck, among the words for item decks."""

DECK_EMPTY = Reason("OP-16", "deck-empty")
TOO_FEW_CARDS = Reason("LN-XR-08", "too-few-cards")
NO_HANDS = Reason("OP-82", "no-cards-in-hands")
NOBODY_ELSE = Reason("OP-82", "nobody-else")
NOTHING_TO_SALVAGE = Reason("OP-82", "nothing-to-salvage")

NONE: Option = ("none",)


def _has_deck(place: Place) -> bool:
    return bool(place.deck)


def _check_deck(s: S, c: Context, deck: Where) -> Reason | None:
    return None if spots(s, c, deck, _has_deck) else DECK_EMPTY


def _is(item: str, kind: str) -> bool:
    return library().items[item].kind == kind


def _cards(items: list[str]) -> list[Option]:
    return [("card", item) for item in dict.fromkeys(items)]


# -- out of decks ------------------------------------------------------------------------------


@does("draw")
class Draw(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You draw the top cards of an item deck."""

    count: int = 1
    deck: Where = "here"

    def check(self, s: S, c: Context) -> Reason | None:
        return _check_deck(s, c, self.deck)

    def run(self, t: T, c: Context) -> Flow[None]:
        found = yield from chosen_places(t, c, self.word, self.deck, _has_deck)
        for place in found:
            deck = t.state.places[place].deck
            drawn, deck[: self.count] = deck[: self.count], []
            t.state.players[c.seat].hand += drawn
            t.tell(
                "drew",
                seat=c.seat,
                place=place,
                count=len(drawn),
                private={c.seat: {"items": drawn}},
                reveals=True,
            )


@does("find")
class Find(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You look through an item deck for a card of a kind, or for an item, and take it; then the
    deck is shuffled (LN-DECK-01)."""

    deck: Where = "here"
    kind: Kind | None = None
    item: str = ""

    def problems(self, box: Box) -> Iterator[str]:
        if bool(self.kind) == bool(self.item):
            yield "it looks for a kind, or for an item"

    def check(self, s: S, c: Context) -> Reason | None:
        return _check_deck(s, c, self.deck)

    def run(self, t: T, c: Context) -> Flow[None]:
        found = yield from chosen_places(t, c, self.word, self.deck, _has_deck)
        args = [self.kind, self.item]
        t.plan(*(("look_through", [c.seat, place, *args]) for place in found))


@task
def look_through(t: T, seat: int, place: str, kind: str | None, item: str) -> None:
    """What fits is taken out of the deck, to choose from."""
    s = t.state
    deck = s.places[place].deck
    fits = [each for each in deck if (not item or each == item) and (not kind or _is(each, kind))]
    if not fits:
        s.chance.shuffle(deck)
        t.tell("found-nothing", seat=seat, deck=place, kind=kind, item=item or None, reveals=True)
        return
    for each in fits:
        deck.remove(each)
    s.look = Look(seat, place, fits)
    t.tell(
        "looked-through",
        seat=seat,
        deck=place,
        kind=kind,
        item=item or None,
        private={seat: {"items": list(fits)}},
        reveals=True,
    )
    t.then(choose_found, kind, item)


@task
def choose_found(t: T, kind: str | None, item: str) -> Flow[None]:
    """One of the cards that fit is taken; the others are shuffled back."""
    s = t.state
    look = s.look
    assert look is not None
    facts: dict[str, Fact] = {"effect": "find", "deck": look.deck}
    choice = yield Ask(look.seat, "choose-card", _cards(look.cards), facts, always=True)
    look.cards.remove(choice[1])
    s.players[look.seat].hand.append(choice[1])
    t.tell(
        "found",
        seat=look.seat,
        deck=look.deck,
        kind=kind,
        item=item or None,
        private={look.seat: {"item": choice[1]}},
    )
    _shuffle_back(t)


def _shuffle_back(t: T) -> None:
    """The looking is over: what is left goes back into its deck."""
    s = t.state
    look = s.look
    assert look is not None
    deck = s.places[look.deck].deck
    deck += look.cards
    s.look = None
    s.chance.shuffle(deck)


@does("reveal")
class Reveal(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The top cards of the deck at the actor's place are shown to all; you may take one of a kind;
    the rest are shuffled back."""

    acts: ClassVar[bool] = True

    count: int = 4
    kind: Kind = "outsider"

    def check(self, s: S, c: Context) -> Reason | None:
        if actor(s, c) is None:
            return NOBODY
        return _check_deck(s, c, "here")

    def run(self, t: T, c: Context) -> None:
        s = t.state
        for place in spots(s, c, "here", _has_deck):
            deck = s.places[place].deck
            cards, deck[: self.count] = deck[: self.count], []
            s.look = Look(c.seat, place, cards, public=True)
            t.tell("revealed", seat=c.seat, deck=place, items=list(cards), reveals=True)
            t.then(choose_revealed, self.kind)


@task
def choose_revealed(t: T, kind: str) -> Flow[None]:
    """One card of the kind may be taken."""
    s = t.state
    look = s.look
    assert look is not None
    options = [*_cards([item for item in look.cards if _is(item, kind)]), NONE]
    facts: dict[str, Fact] = {"effect": "reveal", "deck": look.deck, "kind": kind}
    choice = yield Ask(look.seat, "choose-card", options, facts, always=True)
    if choice != NONE:
        look.cards.remove(choice[1])
        s.players[look.seat].hand.append(choice[1])
        t.tell("took", seat=look.seat, deck=look.deck, item=choice[1])
    _shuffle_back(t)


# -- out of hands ------------------------------------------------------------------------------


@does("lose")
class Lose(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You give up cards from your hand, of a kind if one is named; they are removed from the game,
    or go on the waste pile."""

    count: int = 1
    kind: Kind | None = None
    waste: bool = False

    @property
    def secret(self) -> bool:
        return self.kind is not None  # how many cards one has is no secret

    def check(self, s: S, c: Context) -> Reason | None:
        hand = s.players[c.seat].hand
        there = len(hand)
        if self.kind is not None:
            there = sum(_is(item, self.kind) for item in hand)
        return TOO_FEW_CARDS if there < self.count else None

    def run(self, t: T, c: Context) -> None:
        count = min(self.count, len(t.state.players[c.seat].hand))
        if count:
            t.then(lose_card, c.seat, count, self.kind, self.waste)


@task
def lose_card(t: T, seat: int, count: int, kind: str | None, waste: bool) -> Flow[None]:
    """One card after the other; who has none of the kind cannot hide it."""
    s = t.state
    player = s.players[seat]
    cards = [item for item in player.hand if kind is None or _is(item, kind)]
    facts: dict[str, Fact] = {"effect": "lose", "kind": kind, "left": count}
    choice = yield Ask(seat, "choose-card", _cards(cards) or [NONE], facts, always=True)
    if choice == NONE:
        t.tell("nothing-to-lose", seat=seat, kind=kind, reveals=True)
        return
    item = choice[1]
    player.hand.remove(item)
    waste_it = waste and not player.exiled  # LN-EXILE-12
    (s.home(seat).waste if waste_it else s.removed).append(item)
    t.tell("card-lost", seat=seat, item=item, waste=waste_it, reveals=True)
    if count > 1 and player.hand:
        t.then(lose_card, seat, count - 1, kind, waste)


def _others(s: S, seat: int, *, with_cards: bool) -> list[int]:
    """The other players who still play, clockwise; only those with cards in hand if so said."""
    return [
        other
        for other in s.clockwise(seat)
        if other != seat and (s.players[other].hand or not with_cards)
    ]


def _ask_player(t: T, c: Context, effect: str, *, with_cards: bool) -> Flow[int | None]:
    others = _others(t.state, c.seat, with_cards=with_cards)
    if not others:
        return None
    options: list[Option] = [("player", FACES[other]) for other in others]
    choice = yield Ask(c.seat, "choose-player", options, {"effect": effect})
    return int(choice[1])


@does("steal")
class Steal(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You take a random card from the hand of a player of your choice."""

    def check(self, s: S, c: Context) -> Reason | None:
        return None if _others(s, c.seat, with_cards=True) else NO_HANDS

    def run(self, t: T, c: Context) -> Flow[None]:
        other = yield from _ask_player(t, c, self.word, with_cards=True)
        if other is not None:
            take_random_card(t, c.seat, other)


@does("give")
class Give(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You give cards of your choice to a player of your choice."""

    count: int = 1

    def check(self, s: S, c: Context) -> Reason | None:
        if len(s.players[c.seat].hand) < self.count:
            return TOO_FEW_CARDS
        return None if _others(s, c.seat, with_cards=False) else NOBODY_ELSE

    def run(self, t: T, c: Context) -> Flow[None]:
        count = min(self.count, len(t.state.players[c.seat].hand))
        if not count:
            return
        other = yield from _ask_player(t, c, self.word, with_cards=False)
        if other is not None:
            t.then(give_card, c.seat, other, count)


@task
def give_card(t: T, seat: int, other: int, count: int) -> Flow[None]:
    """One card after the other; only the two of them know which."""
    s = t.state
    player = s.players[seat]
    facts: dict[str, Fact] = {"effect": "give", "other": other, "left": count}
    choice = yield Ask(seat, "choose-card", _cards(player.hand), facts, always=True)
    item = choice[1]
    player.hand.remove(item)
    player.count("given")
    s.players[other].hand.append(item)
    t.tell(
        "card-given",
        seat=seat,
        other=other,
        private={seat: {"item": item}, other: {"item": item}},
        reveals=True,
    )
    if count > 1 and player.hand:
        t.then(give_card, seat, other, count - 1)


@does("spy")
class Spy(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You look at a random card in the hand of a player of your choice."""

    def check(self, s: S, c: Context) -> Reason | None:
        return None if _others(s, c.seat, with_cards=True) else NO_HANDS

    def run(self, t: T, c: Context) -> Flow[None]:
        other = yield from _ask_player(t, c, self.word, with_cards=True)
        if other is None:
            return
        hand = t.state.players[other].hand
        item = hand[t.state.chance.below(len(hand))]
        private: dict[int, dict[str, Fact]] = {c.seat: {"item": item}}
        t.tell("spied", seat=c.seat, other=other, private=private, reveals=True)


# -- looking and taking back -------------------------------------------------------------------


@does("peek")
class Peek(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You look at the top cards of a deck (``crisis`` or a place) and put them back as you like."""

    more_decks: ClassVar[tuple[str, ...]] = (CRISIS,)

    deck: Where = "crisis"
    count: int = 1

    def check(self, s: S, c: Context) -> Reason | None:
        if self.deck == CRISIS:
            return None if s.crisis_deck else DECK_EMPTY
        return _check_deck(s, c, self.deck)

    def run(self, t: T, c: Context) -> Flow[None]:
        found = [CRISIS] if t.state.crisis_deck else []
        if self.deck != CRISIS:
            found = yield from chosen_places(t, c, self.word, self.deck, _has_deck)
        t.plan(*(("peek_at", [c.seat, deck, self.count]) for deck in found))


def _deck(s: S, name: str) -> list[str]:
    return s.crisis_deck if name == CRISIS else s.places[name].deck


@task
def peek_at(t: T, seat: int, name: str, count: int) -> None:
    """The top cards of one deck are seen by one player."""
    s = t.state
    deck = _deck(s, name)
    cards = deck[:count]
    seen = "crises" if name == CRISIS else "items"
    t.tell(
        "peeked",
        seat=seat,
        deck=name,
        count=len(cards),
        private={seat: {seen: list(cards)}},
        reveals=True,
    )
    if len(cards) > 1:
        deck[:count] = []
        s.look = Look(seat, name, cards)
        t.then(put_back)


@task
def put_back(t: T) -> Flow[None]:
    """The cards go back one by one; the first lies deepest, the last on top."""
    s = t.state
    look = s.look
    assert look is not None
    facts: dict[str, Fact] = {"effect": "peek", "deck": look.deck, "left": len(look.cards)}
    choice = yield Ask(look.seat, "choose-card", _cards(look.cards), facts, always=True)
    deck = _deck(s, look.deck)
    look.cards.remove(choice[1])
    deck.insert(0, choice[1])
    if len(look.cards) > 1:
        t.then(put_back)
        return
    deck[:0] = look.cards
    s.look = None
    t.tell("put-back", seat=look.seat, deck=look.deck)


@does("salvage")
class Salvage(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You take a card of your choice from the waste pile, of a kind if one is named."""

    kind: Kind | None = None

    def check(self, s: S, c: Context) -> Reason | None:
        return None if self._cards(s, c) else NOTHING_TO_SALVAGE

    def run(self, t: T, c: Context) -> Flow[None]:
        s = t.state
        cards = self._cards(s, c)
        if not cards:
            return
        facts: dict[str, Fact] = {"effect": self.word, "kind": self.kind}
        choice = yield Ask(c.seat, "choose-card", _cards(cards), facts)
        waste = s.home(c.seat).waste
        waste.remove(choice[1])
        s.players[c.seat].hand.append(choice[1])
        t.tell("salvaged", seat=c.seat, item=choice[1], waste=len(waste))

    def _cards(self, s: S, c: Context) -> list[str]:
        waste = s.home(c.seat).waste
        return [item for item in waste if self.kind is None or _is(item, self.kind)]
