"""Why not: the reason against any option one might think of, for every kind of ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.zombie_terror.activation import NOTHING_TO_REST_FROM
from overrun.games.zombie_terror.adding import POOL_FIRST, STILL_DUE, add_options, check_add
from overrun.games.zombie_terror.board import FACINGS
from overrun.games.zombie_terror.building import considered_lays, explain_lay
from overrun.games.zombie_terror.cards import (
    CARDS,
    NOT_IN_THIS_PHASE,
    NOT_YOUR_TURN,
    check_halt,
    check_play,
    considered_plays,
)
from overrun.games.zombie_terror.humans import ACTIONS, PERSONAL, abilities, check_action
from overrun.games.zombie_terror.placing import NOT_TO_BE_TAKEN, takeable
from overrun.games.zombie_terror.setup import check_start, check_zombie_start
from overrun.games.zombie_terror.state import HUMANS, ZOMBIES, ZombieTerrorState
from overrun.games.zombie_terror.zombies import (
    FINISH_FIRST,
    check_activate,
    explain_activation,
    quota,
)

S = ZombieTerrorState

NONSENSE = Reason("ZT-SET-03", "not-asked")
OFF_BOARD = Reason("ZT-MOV-06", "no-such-field")
STILL_TO_MOVE = Reason("ZT-ACT-01", "still-to-move")


def why_not(s: S, ask: Ask, option: Option) -> Reason | None:
    """The rule against this option as an answer to this ask; ``None`` if it is legal."""
    if option[0] == "play" and option[1:2] and option[1] in CARDS:
        if CARDS[option[1]].side != s.side_of(ask.seat):
            return NOT_YOUR_TURN  # ZT-CRD-02
        if ask.kind in ("human-action", "zombie-action", "adding") or s.halted is not None:
            return check_play(s, s.side_of(ask.seat), *option[1:])
        return NOT_IN_THIS_PHASE
    explain = _EXPLAIN.get(ask.kind)
    if explain is None:
        return None if option in ask.options else NONSENSE
    return explain(s, ask, option)


def _field(s: S, option: Option, verb: str, length: int) -> int | None:
    """The field that the last word of such an option names; ``None`` if it is not such a one."""
    if option[0] != verb or len(option) != length:
        return None
    return s.ground.index.get(option[-1])


def _start(s: S, ask: Ask, option: Option) -> Reason | None:
    field = _field(s, option, "place", 3)
    return NONSENSE if field is None else check_start(s, option[1], field)


def _zombie_start(s: S, ask: Ask, option: Option) -> Reason | None:
    field = _field(s, option, "zombie", 2)
    return NONSENSE if field is None else check_zombie_start(s, field)


def _building(s: S, ask: Ask, option: Option) -> Reason | None:
    if option[0] != "lay" or len(option) != 4 or option[2] not in s.ground.index:
        return NONSENSE
    return explain_lay(s, str(ask.facts["token"]), option)


def _human_action(s: S, ask: Ask, option: Option) -> Reason | None:
    verb = option[0]
    if option == ("end",):
        return None
    if verb == "rest" and len(option) == 2:
        return None if s.active == option[1] and s.ap > 0 else NOTHING_TO_REST_FROM
    if len(option) != 3 or verb not in ACTIONS or option[1] not in PERSONAL:
        return NONSENSE
    field = s.ground.index.get(option[2])
    return OFF_BOARD if field is None else check_action(s, verb, option[1], field)


def _zombie_action(s: S, ask: Ask, option: Option) -> Reason | None:
    if option == ("done",):
        return STILL_TO_MOVE if s.moved < quota(s) else None
    field = _field(s, option, "activate", 2)
    return NONSENSE if field is None else check_activate(s, field)


def _activation(s: S, ask: Ask, option: Option) -> Reason | None:
    if option[0] == "activate" or option == ("done",):
        return FINISH_FIRST
    if option[0] not in ("do", "halt") or len(option) != 2:
        return NONSENSE
    name, ap = ask.facts["field"], ask.facts["ap"]
    assert isinstance(name, str)
    assert isinstance(ap, int)
    field, may_turn = s.ground.index[name], "turned" not in ask.facts
    if option[0] == "halt":
        return check_halt(s, field, ap, option[1], may_turn)
    return explain_activation(s, field, ap, option[1], may_turn)


def _adding(s: S, ask: Ask, option: Option) -> Reason | None:
    if option == ("done",):
        return STILL_DUE if add_options(s) else None
    if option[0] == "take":
        return POOL_FIRST if s.pool > 0 else NONSENSE
    field = _field(s, option, option[0], 3)
    if field is None or option[0] not in ("add", "ambush"):
        return NONSENSE
    return check_add(s, option[0], option[1], field)


def _relocation(s: S, ask: Ask, option: Option) -> Reason | None:
    field = _field(s, option, "take", 2)
    return None if field in takeable(s) else NOT_TO_BE_TAKEN


_EXPLAIN: dict[str, Callable[[S, Ask, Option], Reason | None]] = {
    "human-start": _start,
    "zombie-start": _zombie_start,
    "building": _building,
    "human-action": _human_action,
    "zombie-action": _zombie_action,
    "activation": _activation,
    "adding": _adding,
    "relocation": _relocation,
}


def considered(s: S, ask: Ask) -> Iterator[Option]:
    """What one might try, looking at the board: legal or not."""
    yield from ask.options
    names = s.ground.names
    if ask.kind == "human-start":
        yield from (("place", str(ask.facts["human"]), name) for name in names)
    elif ask.kind == "zombie-start":
        yield from (("zombie", name) for name in names)
    elif ask.kind == "building":
        yield from considered_lays(s, str(ask.facts["token"]))
    elif ask.kind == "human-action":
        yield from _considered_actions(s)
        yield from considered_plays(s, HUMANS)
    elif ask.kind == "zombie-action":
        yield from (("activate", names[field]) for field, _ in s.zombies())
        yield ("done",)
        yield from considered_plays(s, ZOMBIES)
    elif ask.kind == "activation":
        yield from (("do", way) for way in ("FF", "FL", "FR", "LF", "RF", "F", "L", "R", "-"))
        yield from (("halt", steps) for steps in ("F", "FF", "L", "R"))
        if s.halted is not None:
            yield from considered_plays(s, ZOMBIES)
    elif ask.kind == "adding":
        for entry in dict.fromkeys(s.due):
            yield from (("add", entry, name) for name in names)
        yield ("done",)
        yield from considered_plays(s, ZOMBIES)
    elif ask.kind == "facing":
        yield from (("face", facing) for facing in FACINGS)
    elif ask.kind == "relocation":
        yield from (("take", names[field]) for field, _ in s.zombies())


def _considered_actions(s: S) -> Iterator[Option]:
    """Every human's abilities on every field within reach of a thought."""
    ground = s.ground
    for at, human in s.humans():
        near = [at, *ground.neighbours[at], *(f for f in ground.corner[at] if f >= 0)]
        for verb in abilities(s, human.name):
            targets = [f for f, _ in s.zombies()] if verb in ("shoot", "bark") else near
            for field in targets:
                yield (verb, human.name, ground.names[field])
        yield ("rest", human.name)
