"""Other possible truths: everything that a viewer cannot know, dealt anew."""

from __future__ import annotations

from collections import Counter

from overrun.core.chance import Chance
from overrun.core.event import Viewer
from overrun.games.long_night.crossroads import is_due
from overrun.games.long_night.ending import is_betrayer
from overrun.games.long_night.library import library
from overrun.games.long_night.setup import secret_cards
from overrun.games.long_night.state import LongNightState

S = LongNightState


def resample(s: S, viewer: Viewer, chance: Chance) -> None:
    """Deal anew what the viewer has not seen: hands, decks, objectives, the held card."""
    _resample_secrets(s, viewer, chance)
    _resample_crossroads(s, viewer, chance)
    resample_decks(s, viewer, chance)


def resample_decks(s: S, viewer: Viewer, chance: Chance) -> None:
    """Deal the cards anew that lie in hands and decks."""
    _resample_items(s, viewer, chance)
    _resample_crises(s, viewer, chance)
    chance.shuffle(s.improvements.deck)
    below = s.raxxon.deck[1:]  # the top one is open (LN-RAX-04)
    chance.shuffle(below)
    s.raxxon.deck[1:] = below
    _resample_survivors(s, viewer, chance)
    hidden = [player for seat, player in enumerate(s.players) if seat != viewer]
    exiles = [player.exile_card for player in hidden if player.exile_card] + s.exile_deck
    chance.shuffle(exiles)
    for player in hidden:
        if player.exile_card:
            player.exile_card = exiles.pop()
    s.exile_deck = exiles


def _resample_crises(s: S, viewer: Viewer, chance: Chance) -> None:
    """Whoever looks at the next crises knows them; nobody else does."""
    look = s.look
    if look is not None and look.deck == "crisis" and look.seat != viewer:
        pool = [*look.cards, *s.crisis_deck]
        chance.shuffle(pool)
        look.cards, s.crisis_deck = pool[: len(look.cards)], pool[len(look.cards) :]
    else:
        chance.shuffle(s.crisis_deck)


def _resample_secrets(s: S, viewer: Viewer, chance: Chance) -> None:
    """Any ordinary objective may be anyone's, and at most one player is a betrayer.

    Two exiles while the game goes on tell that one of them is the betrayer (LN-EXILE-13).
    """
    if s.config.cooperative or not any(player.secret for player in s.players):
        return
    others = [seat for seat in s.seats if seat != viewer]
    own = s.players[viewer].secret if viewer is not None else ""
    config = s.config
    ordinary, betrayal = library().once(("secrets", config), lambda: secret_cards(config))
    ordinary = [name for name in ordinary if name != own]
    chance.shuffle(ordinary)
    suspects: list[int | None] = []
    if viewer is None or not is_betrayer(s, viewer):
        exiled = [seat for seat in s.seats if s.players[seat].exiled]
        if len(exiled) >= 2:
            suspects = [seat for seat in exiled if seat != viewer]
        else:
            suspects = [*others, *([None] * len(s.box))]
    traitor = chance.pick(suspects) if suspects else None
    for seat in others:
        s.players[seat].secret = ordinary.pop()
    size = len(s.box)
    s.box = [ordinary.pop() for _ in range(size)]
    if traitor is not None:
        s.players[traitor].secret = chance.pick(betrayal)
    elif suspects and s.box:
        s.box[0] = chance.pick(betrayal)


def _resample_crossroads(s: S, viewer: Viewer, chance: Chance) -> None:
    """Whoever does not hold the card knows only that its moment has not come yet."""
    cards, deck = library().crossroads, s.crossroads_deck
    hidden = [seat for seat in s.seats if _hides_crossroads(s, seat, viewer)]
    deck += [s.players[seat].crossroads for seat in hidden]
    chance.shuffle(deck)
    for seat in hidden:
        quiet = (n for n, name in enumerate(deck) if not is_due(s, cards[name], seat))
        s.players[seat].crossroads = deck.pop(next(quiet, 0))


def _hides_crossroads(s: S, seat: int, viewer: Viewer) -> bool:
    player = s.players[seat]
    return bool(player.crossroads) and viewer != player.holder


def _resample_survivors(s: S, viewer: Viewer, chance: Chance) -> None:
    hidden = [seat for seat in range(len(s.offers)) if seat != viewer]
    pool = s.survivor_deck + [name for seat in hidden for name in s.offers[seat]]
    chance.shuffle(pool)
    for seat in hidden:
        size = len(s.offers[seat])
        s.offers[seat], pool = pool[:size], pool[size:]
    s.survivor_deck = pool


def _resample_items(s: S, viewer: Viewer, chance: Chance) -> None:
    """Hidden cards change hands, and places with cards of the decks that they may be from."""
    hands = [player.hand for seat, player in enumerate(s.players) if seat != viewer]
    slots: list[tuple[list[str], int]] = [(hand, n) for hand in hands for n in range(len(hand))]
    secret = not s.customs.open_crisis
    added = [each.item if secret and each.seat != viewer else "" for each in s.added]
    slots += [(added, n) for n, item in enumerate(added) if item]
    for seat, player in enumerate(s.players):
        if player.search is not None and seat != viewer:
            slots += [(player.search.drawn, n) for n in range(len(player.search.drawn))]
    hidden = s.look is not None and not s.look.public and s.look.seat != viewer
    if s.look is not None and hidden and s.look.deck in s.places:
        slots += [(s.look.cards, n) for n in range(len(s.look.cards))]
    held = [cards[n] for cards, n in slots]
    chance.shuffle(held)
    for (cards, n), item in zip(slots, held, strict=True):
        cards[n] = item
    _resample_given(s, viewer, chance)
    for place in s.places.values():
        if place.deck:
            _swap_with(s, place.id, place.deck, slots, chance)
            chance.shuffle(place.deck)
    for each, item in zip(s.added, added, strict=True):
        if item:
            each.item = item


def _resample_given(s: S, viewer: Viewer, chance: Chance) -> None:
    """All have seen what was added in a round, but not by whom (LN-COL-CRISIS-01)."""
    for number in range(1, s.round):
        others = [each for each in s.given if each.round == number and each.seat != viewer]
        pool = [item for each in others for item in each.items]
        chance.shuffle(pool)
        for each in others:
            size = len(each.items)
            each.items, pool = pool[:size], pool[size:]


def _swap_with(
    s: S, name: str, deck: list[str], slots: list[tuple[list[str], int]], chance: Chance
) -> None:
    """Swap some hidden cards with cards of a deck, which never holds more of a card than its
    boxes put into it."""
    boxes = s.config.boxes
    most = library().once(("deck", boxes, name), lambda: _most(boxes, name))
    counts = Counter(deck)
    for cards, n in slots:
        item = cards[n]
        if counts[item] >= most.get(item, 0) or chance.below(2):
            continue
        other = chance.below(len(deck))
        counts[item] += 1
        counts[deck[other]] -= 1
        cards[n], deck[other] = deck[other], item


def _most(boxes: tuple[str, ...], name: str) -> Counter[str]:
    """How many of each item these boxes put into a deck."""
    most: Counter[str] = Counter()
    for box in boxes:
        most.update(library().decks.get(box, {}).get(name, {}))
    return most
