"""Requests and hand-offs (catalogue sections 7.12 and 7.13)."""

from __future__ import annotations

from overrun.core.action import Action, table
from overrun.core.flow import Ask, Flow
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import (
    FACES,
    Means,
    S,
    T,
    carry_out,
    note,
)
from overrun.games.long_night.actions.playing import (
    BOOST,
    CALM,
    DELIVER,
    NOT_IN_HAND,
    PLAY,
    check_item,
    check_worn,
    is_stuck,
)
from overrun.games.long_night.cards import KINDS
from overrun.games.long_night.kinds import ANYBODY, HELD, PLAYER, SURVIVOR
from overrun.games.long_night.library import library
from overrun.games.long_night.people import die_of_wounds
from overrun.games.long_night.rules import task

OWN_SEAT = Reason("LN-ACT-REQ-01", "ask-yourself")
EMPTY_HAND = Reason("LN-ACT-REQ-02", "empty-hand")
ASKED_BEFORE = Reason("OP-85", "asked-before")
NOT_USABLE = Reason("LN-ACT-REQ-03", "cannot-be-used")
WRONG_KIND = Reason("LN-ACT-REQ-01", "wrong-kind")
NOT_EQUIPPED = Reason("LN-ACT-HAND-01", "not-equipped")
NOT_TOGETHER = Reason("LN-ACT-HAND-01", "not-at-same-place")
NO_TRADE = Reason("WC-OP-24.d", "no-trade")
NOT_A_FRIEND = Reason("WC-OP-24.e", "friends-only")
SAME_SURVIVOR = Reason("LN-ACT-HAND-01", "same-survivor")


# -- request -----------------------------------------------------------------------------------


def request_options(s: S, has: Means, options: list[Option]) -> None:
    seat, players = has.seat, s.players
    refusals = [each.partition("/")[0] for each in players[seat].asked]
    for other in s.customs.askable(s, seat):
        if other != seat and players[other].hand and refusals.count(FACES[other]) < len(KINDS):
            options.append(("request", FACES[other]))


def _kinds_left(asked: list[str], other: int) -> list[str]:
    """What one has not yet refused this turn: a refusal stands until the next (OP-85)."""
    return [kind for kind in KINDS if f"{other}/{kind}" not in asked]


def check_request(s: S, seat: int, other: int) -> Reason | None:
    """May this player request a card of that one?"""
    if other == seat:
        return OWN_SEAT
    if other not in s.customs.askable(s, seat):
        return NOT_A_FRIEND
    if not s.players[other].hand:
        return EMPTY_HAND
    return None if _kinds_left(s.players[seat].asked, other) else ASKED_BEFORE


def request(t: T, seat: int, giver: int) -> Flow[None]:
    """Ask another player for a card; given, it is shown and used at once (LN-ACT-REQ-01 to -05).

    A card that cannot be used now cannot be given (OP-37).
    """
    s = t.state
    asked = s.players[seat].asked
    kinds: list[Option] = [("kind", kind) for kind in _kinds_left(asked, giver)]
    kind = (yield Ask(seat, "request-kind", kinds, {"other": giver}))[1]
    note(t, seat, "request", "", "", kind)
    t.tell("requested", seat=seat, other=giver, kind=kind)
    options = giving_options(s, seat, giver, kind)
    # asked even with nothing to give: a refusal at once would tell what is not in the hand
    facts = {"seat": seat, "kind": kind}
    choice = yield Ask(giver, "request", options, {**facts}, always=True)
    if choice[0] == "refuse":
        asked.append(f"{giver}/{kind}")
        t.tell("refused", seat=giver, other=seat, kind=kind)
        return
    item = choice[1]
    s.players[giver].hand.remove(item)
    s.players[giver].count("given")
    note(t, seat, "given", "", "", kind)
    t.tell("given", seat=giver, other=seat, item=item, reveals=True)
    t.then(use_given, seat, item)


REQUEST = Action("request", request_options, check_request, request, price=0, other=PLAYER)


USES = table(PLAY, DELIVER, CALM, BOOST)
"""What can be done with a card from the hand, but for adding it to the crisis (LN-ACT-REQ-04)."""


def uses(s: S, seat: int, item: str) -> list[Option]:
    """How this player could use such a card at once, as far as the others can tell."""
    options: list[Option] = []
    if check_item(s, seat, item, public=True) is None:
        options.append(("play", item))
    has = Means(seat, [], list(dict.fromkeys(s.players[seat].dice)), [item])
    for action in (DELIVER, CALM, BOOST):
        action.options(s, has, options)
    return options


@task
def use_given(t: T, seat: int, item: str) -> Flow[None]:
    """A card that was given is used at once, in whatever way its taker likes (LN-ACT-REQ-03)."""
    choice = yield Ask(seat, "use-given", uses(t.state, seat, item), {"item": item})
    t.state.players[seat].hand.append(item)
    yield from carry_out(t, seat, USES, choice)


def giving_options(s: S, seat: int, giver: int, kind: str) -> list[Option]:
    items = library().items
    options: list[Option] = [
        ("give", item)
        for item in dict.fromkeys(s.players[giver].hand)
        if items[item].kind == kind and uses(s, seat, item)
    ]
    return [*options, ("refuse",)]


def check_give(s: S, seat: int, giver: int, kind: str, item: str) -> Reason | None:
    """May this card be given to the one who asks?"""
    if item not in s.players[giver].hand:
        return NOT_IN_HAND
    if library().items[item].kind != kind:
        return WRONG_KIND
    return None if uses(s, seat, item) else NOT_USABLE


# -- hand off ----------------------------------------------------------------------------------


def hand_options(s: S, has: Means, options: list[Option]) -> None:
    for v in has.own:
        if v.items:
            others = [
                name for name in s.places[v.place].survivors if s.customs.may_trade(s, v, name)
            ]
            for item in dict.fromkeys(each.id for each in v.items if not is_stuck(each)):
                options += [("hand", v.id, item, other) for other in others if other != v.id]


def check_hand(s: S, seat: int, name: str, item: str, other: str) -> Reason | None:
    """May this survivor hand this item to that one?"""
    if reason := check_worn(s, seat, name, item, NOT_EQUIPPED):
        return reason
    v = s.survivors[name]
    if other == name:
        return SAME_SURVIVOR
    if s.survivors[other].place != v.place:
        return NOT_TOGETHER
    return None if s.customs.may_trade(s, v, other) else NO_TRADE


def hand(t: T, seat: int, name: str, item: str, other: str) -> None:
    """An equipped item passes to another survivor at the same place; what was used this round
    stays used (LN-ACT-HAND-01 to -05, OP-36). Call it last: it may have kept the giver alive."""
    s = t.state
    giver, taker = s.survivors[name], s.survivors[other]
    passed = next(each for each in giver.items if each.id == item)
    giver.items.remove(passed)
    taker.items.append(passed)
    note(t, seat, "hand-off", name, giver.place, library().items[item].kind)
    t.tell("handed", seat=seat, survivor=name, item=item, other=other)
    die_of_wounds(t, giver)  # LN-SKILL-02


HAND = Action(
    "hand", hand_options, check_hand, hand, price=0, survivor=SURVIVOR, item=HELD, taker=ANYBODY
)
