"""Why not: the reason against any option one might think of in a war."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.long_night import explain as base
from overrun.games.long_night.actions.base import NONSENSE
from overrun.games.long_night.actions.dealing import REQUEST
from overrun.games.long_night.actions.playing import PLAY
from overrun.games.warring_colonies.acting import (
    ACTIONS,
    BITTEN,
    ONE_DIE,
    REMOVED,
    one_die_a_beat,
    takes_die,
    war_action_options,
)
from overrun.games.warring_colonies.battle import FEWER_BULLETS
from overrun.games.warring_colonies.leaders import NOT_YOURSELF, OTHER_COLONY
from overrun.games.warring_colonies.missions import CLAIM
from overrun.games.warring_colonies.moving import MOVE, OUST, check_beside, check_movement
from overrun.games.warring_colonies.state import WarState
from overrun.games.warring_colonies.verbs import VERBS

S = WarState


def why_not(s: S, ask: Ask, option: Option) -> Reason | None:
    """The rule against this option as an answer to this ask; ``None`` if it is legal."""
    explain = _EXPLAIN.get(ask.kind)
    if explain is not None:
        return explain(s, ask, option)
    return base.why_not(s, ask, option)


def _action(s: S, ask: Ask, option: Option) -> Reason | None:
    if option == ("end",):
        return None
    if option == ("wait",):
        return None if option in war_action_options(s, ask.seat)[:2] else NONSENSE
    if option[0] in REMOVED:
        return REMOVED[option[0]]
    for name in option[1:]:
        v = s.survivors.get(name)
        if v is not None and v.bitten:
            return BITTEN
    reason = base.why_not_do(s, ask.seat, ACTIONS, option)
    if reason is None and takes_die(option) and one_die_a_beat(s, ask.seat):
        return ONE_DIE
    return reason


def _bid(s: S, ask: Ask, option: Option) -> Reason | None:
    if option in ask.options:
        return None
    return FEWER_BULLETS if _read(s, option, "bid") else NONSENSE


def _elect(s: S, ask: Ask, option: Option) -> Reason | None:
    if option in ask.options:
        return None
    values = _read(s, option, "elect")
    if values is None:
        return NONSENSE
    return NOT_YOURSELF if values == (ask.seat,) else OTHER_COLONY


def _read(s: S, option: Option, verb: str) -> tuple[Any, ...] | None:
    """The values of an option of that verb."""
    return VERBS[verb].read(s, option) if option[0] == verb else None


_EXPLAIN: dict[str, Callable[[S, Ask, Option], Reason | None]] = {
    "action": _action,
    "movement": check_movement,
    "beside": check_beside,
    "bid": _bid,
    "elect": _elect,
}


# -- what one might think of ---------------------------------------------------------------------


def considered(s: S, ask: Ask) -> Iterator[Option]:
    """What somebody looking at the table might try."""
    if ask.kind in ("movement", "beside"):
        yield from _considered_moves(s, ask)
    elif ask.kind == "bid":
        most = s.home(ask.seat).bullets
        yield from (("bid", str(number)) for number in range(most + 2))
    elif ask.kind == "elect":
        yield from VERBS["elect"].considered(s, ask)
    else:
        yield from base.considered(s, ask)
        if ask.kind == "action":
            yield from CLAIM.considered(s, ask)


def _considered_moves(s: S, ask: Ask) -> Iterator[Option]:
    for name in s.players[ask.seat].group:
        for place in s.places:
            yield from MOVE.considered(s, ask, ("move", name, place))
            yield from OUST.considered(s, ask, ("oust", name, place))
        yield ("search", name, "6")
    yield from REQUEST.considered(s, ask)
    yield from PLAY.considered(s, ask)
