"""Why not: the reason against any option one might think of in a war."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.long_night import explain as base
from overrun.games.long_night.actions.base import FACES, NONSENSE
from overrun.games.long_night.cards import GATES, library
from overrun.games.warring_colonies.acting import (
    ACTIONS,
    BITTEN,
    NOT_IN_WAR,
    ONE_DIE,
    one_die_a_beat,
    takes_die,
    war_action_options,
)
from overrun.games.warring_colonies.battle import FEWER_BULLETS
from overrun.games.warring_colonies.leaders import NOT_YOURSELF, OTHER_COLONY
from overrun.games.warring_colonies.missions import check_claim
from overrun.games.warring_colonies.moving import check_beside, check_movement
from overrun.games.warring_colonies.state import WarState

S = WarState


def why_not(s: S, ask: Ask, option: Option) -> Reason | None:
    """The rule against this option as an answer to this ask; ``None`` if it is legal."""
    explain = _EXPLAIN.get(ask.kind)
    if explain is not None:
        return explain(s, ask, option)
    return base.why_not(s, ask, option)


def _action(s: S, ask: Ask, option: Option) -> Reason | None:
    verb = option[0]
    if option == ("wait",):
        return None if option in war_action_options(s, ask.seat)[:2] else NONSENSE
    if verb in NOT_IN_WAR:
        return NOT_IN_WAR[verb]
    if verb == "claim" and len(option) == 2:
        return check_claim(s, ask.seat, option[1])
    if verb not in ACTIONS and option != ("end",):
        return NONSENSE
    for name in option[1:]:
        v = s.survivors.get(name)
        if v is not None and v.bitten:
            return BITTEN
    reason = base.why_not(s, ask, option)
    if reason is None and takes_die(option) and one_die_a_beat(s, ask.seat):
        return ONE_DIE
    return reason


def _movement(s: S, ask: Ask, option: Option) -> Reason | None:
    return check_movement(s, ask.seat, option)


def _beside(s: S, ask: Ask, option: Option) -> Reason | None:
    return check_beside(s, ask.seat, option)


def _bid(s: S, ask: Ask, option: Option) -> Reason | None:
    if option in ask.options:
        return None
    known = option[0] == "bid" and len(option) == 2 and option[1].isdecimal()
    return FEWER_BULLETS if known else NONSENSE


def _elect(s: S, ask: Ask, option: Option) -> Reason | None:
    if option in ask.options:
        return None
    if option[0] != "elect" or len(option) != 2 or option[1] not in FACES[: len(s.players)]:
        return NONSENSE
    return NOT_YOURSELF if int(option[1]) == ask.seat else OTHER_COLONY


_EXPLAIN: dict[str, Callable[[S, Ask, Option], Reason | None]] = {
    "action": _action,
    "movement": _movement,
    "beside": _beside,
    "bid": _bid,
    "elect": _elect,
}


# -- what one might think of ---------------------------------------------------------------------


def considered(s: S, ask: Ask) -> Iterator[Option]:
    """What somebody looking at the table might try."""
    if ask.kind in ("movement", "beside"):
        yield from _considered_moves(s, ask.seat)
    elif ask.kind == "bid":
        most = s.home(ask.seat).bullets
        yield from (("bid", str(number)) for number in range(most + 2))
    elif ask.kind == "elect":
        yield from (("elect", FACES[seat]) for seat in s.seats)
    else:
        yield from base.considered(s, ask)
        if ask.kind == "action":
            yield from (("claim", name) for name in s.players[ask.seat].missions)


def _considered_moves(s: S, seat: int) -> Iterator[Option]:
    for v in s.of(seat):
        for place in s.places:
            if place in GATES and place != v.home:
                doors = range(len(s.places[place].doors))
                yield from (("move", v.id, place, FACES[door + 1]) for door in doors)
            else:
                yield ("move", v.id, place)
            yield from (("oust", v.id, place, other) for other in s.places[place].survivors)
        yield ("search", v.id, "6")
    yield from (("request", FACES[other]) for other in s.seats)
    items = library().items
    yield from (("play", item) for item in dict.fromkeys(s.players[seat].hand) if item in items)
