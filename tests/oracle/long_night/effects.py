"""Whether what a card says can be done at all (OP-82, LN-XR-08): yes, no, or ``None`` where the
oracle has no opinion."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from overrun.games.long_night.state import Place, Survivor
from tests.oracle.long_night import cards
from tests.oracle.long_night.table import Seat, empty_spaces, specials_at, zombies_at

Perhaps = bool | None


def all_of(answers: Iterable[Perhaps]) -> Perhaps:
    told = list(answers)
    if any(answer is False for answer in told):
        return False
    return None if any(answer is None for answer in told) else True


def any_of(answers: Iterable[Perhaps]) -> Perhaps:
    told = list(answers)
    if any(answer is True for answer in told):
        return True
    return None if any(answer is None for answer in told) else False


@dataclass
class Moment:
    """Who does it: a player with one of the own survivors, and perhaps by a card from the hand,
    which has left it by then."""

    seat: Seat
    actor: Survivor
    card: str = ""

    @property
    def hand(self) -> list[str]:
        hand = list(self.seat.me.hand)
        if self.card in hand:
            hand.remove(self.card)
        return hand

    @property
    def here(self) -> Place:
        return self.seat.place_of(self.actor)


def can_play(seat: Seat, name: str, *, held: bool = True) -> Perhaps:
    """Whether one of the player's survivors could do what the card says; ``held`` if the card
    comes from the own hand."""
    effects = cards.item(name).get("effects", [])
    card = name if held else ""
    return any_of(can_do(effects, Moment(seat, who, card)) for who in seat.mine)


def can_do(effects: list[cards.Card], moment: Moment) -> Perhaps:
    """What costs something must be paid; of the rest something must be possible."""
    return all_of(possible(effect, moment) for effect in effects)


def possible(effect: cards.Card, m: Moment) -> Perhaps:
    s, seat, me = m.seat.s, m.seat, m.seat.me
    word = effect["do"]
    if word == "choose":
        branches = [
            branch
            for branch in effect["of"]
            if not branch.get("module") or branch["module"] in s.config.modules
        ]
        return any_of(can_do(branch["effects"], m) for branch in branches)
    if word == "food":
        return effect["by"] > 0 or s.food >= -effect["by"]
    if word == "starvation":
        return effect["by"] > 0 or s.starvation > 0
    if word == "unruly":
        return s.unruly > 0 if effect["by"] < 0 else None
    if word == "clean":
        return len(s.waste) > 0
    if word == "salvage":
        return len(s.waste) > 0
    if word in ("heal", "hearten"):
        those = _those(effect, m, "yours")
        return None if those is None else any(_can_be_helped(word, who) for who in those)
    if word in ("wound", "despair", "frostbite"):
        those = _those(effect, m, "actor")
        return None if those is None else len(those) > 0
    if word == "raise":
        return any(die < 6 for die in me.dice)
    if word in ("set-die", "reroll", "lose-die"):
        return len(me.dice) >= effect.get("count", 1)
    if word == "gain-die":
        return True
    if word == "recover-die":
        return len(me.used) > 0
    if word == "travel":
        return any(
            not who.moved and any(seat.may_stay(name) for name in s.places if name != who.place)
            for who in seat.mine
        )
    if word == "again":
        return any(who.moved for who in seat.mine)
    if word in ("trap", "barricade"):
        needed = effect.get("count", 1)  # all of them, for the card does not say "up to"
        return any(empty_spaces(place) >= needed for place in _where(effect, m, "here"))
    if word in ("slay", "repel"):
        usual = "here" if word == "slay" else "colony"
        return any(zombies_at(place) > 0 for place in _where(effect, m, usual))
    if word == "lure":
        return empty_spaces(m.here) > 0 and any(
            zombies_at(place) > 0 for place in s.places.values() if place.id != m.actor.place
        )
    if word == "strike":
        return any(
            zombies_at(seat.place_of(who)) > 0 and cards.survivor(who.id)["attack"] > 0
            for who in seat.mine
        ) and (None if any(specials_at(seat.place_of(who)) for who in seat.mine) else True)
    if word in ("draw", "find", "reveal", "rummage"):
        deck = effect.get("deck", "here")
        if deck != "here" and deck not in s.places:
            return None
        place = m.here if deck == "here" else s.places[deck]
        return len(place.deck) > 0
    if word == "peek":
        return _can_peek(effect, m)
    if word == "lose":
        kind = effect.get("kind")
        fit = [name for name in m.hand if kind is None or cards.item(name)["kind"] == kind]
        return len(fit) >= effect.get("count", 1)
    if word == "give":
        return len(m.hand) > 0 and len(seat.others()) > 0
    if word in ("steal", "spy"):
        return any(s.players[other].hand for other in seat.others())
    if word == "put":
        return _can_put(effect, m)
    if word in ("noise", "morale", "zombies", "nothing", "end-turn"):
        return True  # as far as there is room
    if word == "helpless":
        return (me.exiled or seat.room("colony") > 0) if effect["by"] > 0 else None
    if word == "recruit":
        room = any(seat.may_stay(name) for name in s.places if name != "colony")
        return len(s.survivor_deck) > 0 and (room if me.exiled else seat.room("colony") > 0)
    if word == "advance":
        return len(s.improvements.row) > 0
    if word == "rout":
        return any(place.bandits > 0 for place in _where(effect, m, "any"))
    return None


def _can_be_helped(word: str, who: Survivor) -> bool:
    """Despair is no wound that heals (LN-DESP-03, LN-DESP-04)."""
    return who.despair > 0 if word == "hearten" else who.wounds + who.frostbite > 0


def _those(effect: cards.Card, m: Moment, usual: str) -> list[Survivor] | None:
    """The survivors that an effect may be about; ``None`` for words the oracle does not know."""
    s, who = m.seat.s, effect.get("who", usual)
    everyone = list(s.survivors.values())
    if who == "actor":
        return [m.actor]
    if who in ("yours", "all-yours"):
        return m.seat.mine
    if who in ("here", "all-here"):
        return [each for each in everyone if each.place == m.actor.place]
    if who == "any":
        return everyone
    settled = [each for each in everyone if not s.players[each.owner].exiled]
    if who == "all-in-colony":
        return [each for each in settled if each.place == "colony"]
    return None


def _where(effect: cards.Card, m: Moment, usual: str) -> list[Place]:
    """The places that an effect may be about; all for words like ``random``."""
    s, where = m.seat.s, effect.get("where", usual)
    if where == "here":
        return [m.here]
    if where == "yours":
        return [m.seat.place_of(who) for who in m.seat.mine]
    if where in s.places:
        return [s.places[where]]
    return list(s.places.values())


def _can_peek(effect: cards.Card, m: Moment) -> Perhaps:
    s, deck = m.seat.s, effect.get("deck", "crisis")
    if deck == "crisis":
        return len(s.crisis_deck) > 0
    if deck == "any":
        return any(place.deck for place in s.places.values()) or (None if s.crisis_deck else False)
    place = m.here if deck == "here" else s.places[deck]
    return len(place.deck) > 0


def _can_put(effect: cards.Card, m: Moment) -> Perhaps:
    """Somebody who is not in the colony yet, and may come there."""
    s, seat = m.seat.s, m.seat
    if effect.get("where", "colony") != "colony":
        return None
    those = _those(effect, m, "actor")
    if those is None:
        return None
    return seat.room("colony") > 0 and any(
        who.place != "colony" and not s.players[who.owner].exiled for who in those
    )
