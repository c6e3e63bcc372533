"""Reorganise and trade (catalogue section D4)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.inventory import arrange, hand_options
from overrun.games.army_of_the_dead.state import ArmyState, Survivor

S = ArmyState
T = Play[ArmyState]

NOTHING_TO_MOVE = Reason("AD-TRD-01", "nothing-to-move")
NOTHING_TO_TRADE = Reason("AD-TRD-02", "nothing-to-trade")
NOT_HERE = Reason("AD-TRD-05", "not-here")


# -- alone -----------------------------------------------------------------------------------


def reorganise_options(s: S, survivor: Survivor) -> list[Option]:
    return [("reorganise",)] if check_reorganise(s, survivor) is None else []


def check_reorganise(s: S, survivor: Survivor) -> Reason | None:
    """There must be something that could lie elsewhere."""
    return None if any(survivor.gear) else NOTHING_TO_MOVE


def reorganise(t: T, survivor: Survivor) -> Flow[None]:
    """A survivor rearranges its own inventory in any way (AD-TRD-01)."""
    t.tell("reorganises", survivor=survivor.id)
    yield from arrange(t, survivor)


# -- with another ----------------------------------------------------------------------------


def trade_options(s: S, survivor: Survivor) -> list[Option]:
    return [
        ("trade", other.id)
        for other in s.survivors
        if other.zone == survivor.zone and other is not survivor and _anything(s, survivor, other)
    ]


def check_trade(s: S, survivor: Survivor, id: str) -> Reason | None:
    """One other survivor in the same zone (AD-TRD-04, -05)."""
    other = next((each for each in s.survivors if each.id == id), None)
    if other is None or other is survivor or other.zone != survivor.zone:
        return NOT_HERE
    return None if _anything(s, survivor, other) else NOTHING_TO_TRADE


def _anything(s: S, survivor: Survivor, other: Survivor) -> bool:
    """Cards, or what takes no slot, that could change hands."""
    return any(survivor.gear) or any(other.gear) or bool(hand_options(s, survivor, other))


def trade(t: T, survivor: Survivor, id: str) -> Flow[None]:
    """Any number of cards change hands, balanced or not, if the partner's player agrees (AD-TRD-02,
    -07, -08). Who is refused may still reorganise with this action."""
    partner = t.state.find(id)
    apart = partner.seat != survivor.seat
    if apart:
        facts: dict[str, Fact] = {"survivor": partner.id, "by": survivor.id}
        if (yield Ask(partner.seat, "agree", [("yes",), ("no",)], facts)) == ("no",):
            t.tell("trade-refused", survivor=survivor.id, other=partner.id)
            yield from arrange(t, survivor)
            return
    t.tell("trades", survivor=survivor.id, other=partner.id)
    yield from arrange(t, survivor, partner)
    if apart:
        yield from arrange(t, partner)  # AD-TRD-06
