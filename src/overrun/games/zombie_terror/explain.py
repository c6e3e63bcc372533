"""Why not: the reason against any option one might think of, for every kind of ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.zombie_terror.activation import NOTHING_TO_REST_FROM
from overrun.games.zombie_terror.adding import POOL_FIRST, STILL_DUE, add_options, check_add
from overrun.games.zombie_terror.building import considered_lays, explain_lay
from overrun.games.zombie_terror.cards import (
    CARDS,
    NOT_IN_THIS_PHASE,
    NOT_YOUR_TURN,
    check_halt,
    check_play,
    considered_plays,
)
from overrun.games.zombie_terror.humans import ACTIONS, abilities, check_action
from overrun.games.zombie_terror.placing import NOT_TO_BE_TAKEN, takeable
from overrun.games.zombie_terror.setup import check_start, check_zombie_start
from overrun.games.zombie_terror.state import S
from overrun.games.zombie_terror.verbs import THOUGHT_OF, VERBS
from overrun.games.zombie_terror.zombies import (
    FINISH_FIRST,
    check_activate,
    explain_activation,
    quota,
)

NONSENSE = Reason("ZT-SET-03", "not-asked")
OFF_BOARD = Reason("ZT-MOV-06", "no-such-field")
STILL_TO_MOVE = Reason("ZT-ACT-01", "still-to-move")

CARD_ASKS = ("human-action", "zombie-action", "adding")
"""What is asked where cards may be played; in the middle of an activation it is so, too."""


def why_not(s: S, ask: Ask, option: Option) -> Reason | None:
    """The rule against this option as an answer to this ask; ``None`` if it is legal."""
    if option[0] == "play" and option[1:2] and option[1] in CARDS:
        if CARDS[option[1]].side != s.side_of(ask.seat):
            return NOT_YOUR_TURN  # ZT-CRD-02
        if ask.kind in CARD_ASKS or s.halted is not None:
            return check_play(s, s.side_of(ask.seat), *option[1:])
        return NOT_IN_THIS_PHASE
    if ask.kind not in _EXPLAIN:
        return None if option in ask.options else NONSENSE
    explain = _EXPLAIN[ask.kind].get(option[0])
    values = None if explain is None else VERBS[option[0]].read(s, option)
    if explain is None or values is None:
        lost = option[0] in ACTIONS and len(option) == 3 and option[2] not in s.ground.index
        return OFF_BOARD if lost else NONSENSE
    return explain(s, ask, option, *values)


def _building(s: S, ask: Ask, option: Option, token: str, field: int, way: str) -> Reason | None:
    return explain_lay(s, str(ask.facts["token"]), token, field, way)


def _activation(s: S, ask: Ask, option: Option, steps: str) -> Reason | None:
    name, ap = ask.facts["field"], ask.facts["ap"]
    assert isinstance(name, str)
    assert isinstance(ap, int)
    explain = check_halt if option[0] == "halt" else explain_activation
    return explain(s, s.ground.index[name], ap, steps, "turned" not in ask.facts)


def _plain(check: Callable[..., Reason | None]) -> Callable[..., Reason | None]:
    """A check that needs nothing but the values."""
    return lambda s, ask, option, *values: check(s, *values)


def _by_verb(check: Callable[..., Reason | None]) -> Callable[..., Reason | None]:
    """A check for several verbs."""
    return lambda s, ask, option, *values: check(s, option[0], *values)


def _unless(forbidden: Callable[[S], object], reason: Reason) -> Callable[..., Reason | None]:
    """Nothing stands against it but this."""
    return lambda s, *_: reason if forbidden(s) else None


def _check_rest(s: S, human: str) -> Reason | None:
    return None if s.active == human and s.ap > 0 else NOTHING_TO_REST_FROM


def _check_take(s: S, field: int) -> Reason | None:
    return None if field in takeable(s) else NOT_TO_BE_TAKEN


_EXPLAIN: dict[str, dict[str, Callable[..., Reason | None]]] = {
    "human-start": {"place": _plain(check_start)},
    "zombie-start": {"zombie": _plain(check_zombie_start)},
    "building": {"lay": _building},
    "human-action": {
        **dict.fromkeys(ACTIONS, _by_verb(check_action)),
        "rest": _plain(_check_rest),
        "end": lambda *_: None,
    },
    "zombie-action": {
        "activate": _plain(check_activate),
        "done": _unless(lambda s: s.moved < quota(s), STILL_TO_MOVE),
    },
    "activation": {
        "do": _activation,
        "halt": _activation,
        **dict.fromkeys(("activate", "done"), lambda *_: FINISH_FIRST),
    },
    "adding": {
        **dict.fromkeys(("add", "ambush"), _by_verb(check_add)),
        "take": lambda s, *_: POOL_FIRST if s.pool > 0 else NONSENSE,
        "done": _unless(add_options, STILL_DUE),
    },
    "relocation": {"take": _plain(_check_take)},
}
"""By the kind of ask and the verb, why not."""


def considered(s: S, ask: Ask) -> Iterator[Option]:
    """What one might try, looking at the board: legal or not."""
    yield from ask.options
    for verb in THOUGHT_OF.get(ask.kind, ()):
        yield from VERBS[verb].considered(s, ask)
    if ask.kind == "building":
        yield from considered_lays(s, str(ask.facts["token"]))
    elif ask.kind == "human-action":
        for human in s.crowd.values():
            for verb in abilities(s, human.name):
                yield from ACTIONS[verb].considered(s, ask, (verb, human.name))
            yield ("rest", human.name)
    if ask.kind in CARD_ASKS or s.halted is not None:
        yield from considered_plays(s, s.side_of(ask.seat))
