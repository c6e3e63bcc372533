"""Reorganise and trade (catalogue section D4)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.action import Action, simple
from overrun.games.army_of_the_dead.kinds import SURVIVOR
from overrun.games.army_of_the_dead.state import Gear, S, Survivor, T
from overrun.games.army_of_the_dead.team.companions import lend
from overrun.games.army_of_the_dead.team.inventory import arrange, hand_options

NOTHING_TO_MOVE = Reason("AD-TRD-01", "nothing-to-move")
NOTHING_TO_TRADE = Reason("AD-TRD-02", "nothing-to-trade")
NOT_HERE = Reason("AD-TRD-05", "not-here")


# -- alone -----------------------------------------------------------------------------------


def check_reorganise(s: S, survivor: Survivor) -> Reason | None:
    """There must be something that could lie elsewhere."""
    return None if any(survivor.gear) else NOTHING_TO_MOVE


def reorganise(t: T, survivor: Survivor) -> Flow[None]:
    """A survivor rearranges its own inventory in any way (AD-TRD-01)."""
    t.tell("reorganises", survivor=survivor.id)
    yield from arrange(t, survivor)


# -- with another ----------------------------------------------------------------------------


def trade_options(s: S, survivor: Survivor) -> list[Option]:
    zone = survivor.zone
    others = [each for each in s.survivors if each.zone == zone and each is not survivor]
    if not any(survivor.gear):
        others = [each for each in others if _anything(s, survivor, each)]
    return [("trade", each.id) for each in others]


def check_trade(s: S, survivor: Survivor, id: str) -> Reason | None:
    """One other survivor in the same zone (AD-TRD-04, -05)."""
    other = s.living(id)
    if other is None or other is survivor or other.zone != survivor.zone:
        return NOT_HERE
    return None if _anything(s, survivor, other) else NOTHING_TO_TRADE


def _anything(s: S, survivor: Survivor, other: Survivor) -> bool:
    """Cards, or what takes no slot, that could change hands."""
    return any(survivor.gear) or any(other.gear) or bool(hand_options(s, survivor, other))


def trade(t: T, survivor: Survivor, id: str) -> Flow[None]:
    """Any number of cards change hands, balanced or not (AD-TRD-02, -07)."""
    partner = t.state.find(id)
    if partner.seat == survivor.seat:
        t.tell("trades", survivor=survivor.id, other=partner.id)
        yield from arrange(t, survivor, partner)
    else:
        yield from _offer(t, survivor, partner)


def _offer(t: T, survivor: Survivor, partner: Survivor) -> Flow[None]:
    """The exchange is laid out, then the partner's player agrees to it as it lies there, or not
    (AD-TRD-08). If not, everything goes back, and the action is good for reorganising
    (AD-OP-168)."""
    s = t.state
    t.tell("offers", survivor=survivor.id, other=partner.id)
    before = Belongings.of(s, survivor, partner)
    yield from arrange(t, survivor, partner)
    after = Belongings.of(s, survivor, partner)
    if after.of_partner != before.of_partner:
        facts = {"survivor": partner.id, "by": survivor.id, **before.exchanged(after)}
        if (yield Ask(partner.seat, "agree", [("yes",), ("no",)], facts)) == ("no",):
            before.restore(s, survivor, partner)
            t.tell("trade-refused", survivor=survivor.id, other=partner.id)
            yield from arrange(t, survivor)
            return
        t.tell("trades", survivor=survivor.id, other=partner.id)
    yield from arrange(t, partner)  # AD-TRD-06


# -- what can change hands -------------------------------------------------------------------


class Has(NamedTuple):
    """What one of them has."""

    gear: list[Gear | None]
    tokens: list[str]
    companions: list[str]


class Belongings(NamedTuple):
    """What two who trade have, and whatever else a trade can change: seats in the truck, and what
    a skill adds to the turns under way."""

    of_survivor: Has
    of_partner: Has
    seats: dict[str, str]
    turns: list[tuple[int, dict[str, int], list[str]]]

    @classmethod
    def of(cls, s: S, survivor: Survivor, partner: Survivor) -> Belongings:
        return cls(
            _has(s, survivor),
            _has(s, partner),
            seats=dict(s.truck.seats) if s.truck else {},
            turns=[(turn.actions, dict(turn.free), list(turn.used)) for turn in s.turns],
        )

    def restore(self, s: S, survivor: Survivor, partner: Survivor) -> None:
        """Everything as it was."""
        for owner, had in ((survivor, self.of_survivor), (partner, self.of_partner)):
            owner.gear, owner.tokens = list(had.gear), list(had.tokens)
            for each in s.companions:
                if each.id in had.companions:
                    each.leader = owner.id
        lend(s, survivor)
        lend(s, partner)
        if s.truck is not None:
            s.truck.seats = dict(self.seats)
        for turn, (actions, free, used) in zip(s.turns, self.turns, strict=True):
            turn.actions, turn.free, turn.used = actions, dict(free), list(used)

    def exchanged(self, after: Belongings) -> dict[str, Fact]:
        """What the partner gets by the exchange, and what it gives."""
        had, has = self.of_partner, after.of_partner
        cards, more = _cards(had), _cards(has)
        return {
            "gets": list((more - cards).elements()),
            "gives": list((cards - more).elements()),
            "gets_tokens": [each for each in has.tokens if each not in had.tokens],
            "gives_tokens": [each for each in had.tokens if each not in has.tokens],
            "gets_people": [each for each in has.companions if each not in had.companions],
            "gives_people": [each for each in had.companions if each not in has.companions],
        }


def _has(s: S, survivor: Survivor) -> Has:
    following = [each.id for each in s.companions_of(survivor.id)]
    return Has(list(survivor.gear), list(survivor.tokens), following)


def _cards(has: Has) -> Counter[str]:
    return Counter(gear.card for gear in has.gear if gear is not None)


ACTIONS = (
    simple("reorganise", check_reorganise, reorganise),
    Action("trade", trade_options, check_trade, trade, other=SURVIVOR),
)
