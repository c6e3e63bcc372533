"""Why an answer is not legal, and what one might think of (see ``core/game.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.action import NONSENSE
from overrun.games.army_of_the_dead.actions import ACTIONS
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.combat.combat_action import (
    FIGHTS,
    ONLY_THOSE_WHO_CAME,
    REFLEXES,
)
from overrun.games.army_of_the_dead.setup import check_enough, check_pick
from overrun.games.army_of_the_dead.state import S, Survivor
from overrun.games.army_of_the_dead.team.inventory import check_arrange
from overrun.games.army_of_the_dead.team.moving import NOT_NEARER, check_move
from overrun.games.army_of_the_dead.turn import check_action


def why_not(s: S, ask: Ask, option: Option) -> Reason | None:
    """Why the option is not an answer to the ask; ``None`` if it is one."""
    explain = _EXPLAIN.get(ask.kind)
    if explain is None:
        return None if option in ask.options else NONSENSE
    return explain(s, ask, option)


def _action(s: S, ask: Ask, option: Option) -> Reason | None:
    return check_action(s, s.find(s.turn.who), option)


def _team(s: S, ask: Ask, option: Option) -> Reason | None:
    if len(option) == 2 and option[0] == "survivor" and option[1] in library().survivors:
        return check_pick(s, option[1])
    if option == ("enough",):
        if option in ask.options:
            return None
        return check_enough(s, ask.seat, list(range(s.seats)))
    return NONSENSE


def _arrangers(s: S, ask: Ask) -> tuple[Survivor, Survivor | None]:
    partner = ask.facts.get("partner")
    return s.find(str(ask.facts["survivor"])), None if partner is None else s.find(str(partner))


def _arrange(s: S, ask: Ask, option: Option) -> Reason | None:
    return check_arrange(s, *_arrangers(s, ask), option)


def _step(s: S, ask: Ask, option: Option) -> Reason | None:
    """A step that costs nothing, or one more of a longer move: as any step (AD-MVA-01), and with
    Charge and Bloodlust nearer to the zombies."""
    if option in ask.options:
        return None
    if len(option) != 2 or option[1] not in s.ground.index:
        return NONSENSE
    if all(option[0] != other[0] for other in ask.options):
        return NONSENSE
    survivor = s.find(str(ask.facts["survivor"]))
    return check_move(s, survivor, s.ground.index[option[1]]) or NOT_NEARER


def _reaction(s: S, ask: Ask, option: Option) -> Reason | None:
    if option in ask.options:
        return None
    if option[0] not in ("attack", "focus"):
        return _step(s, ask, option)
    values = ACTIONS[option[0]].read(s, option)
    if ask.facts["skill"] != REFLEXES or values is None:
        return NONSENSE
    zones = ask.facts["zones"]
    assert isinstance(zones, list)
    if option[2] not in zones:
        return ONLY_THOSE_WHO_CAME
    survivor = s.find(str(ask.facts["survivor"]))
    return ACTIONS[option[0]].check(s, survivor, *values) or NONSENSE


_EXPLAIN: dict[str, Callable[[S, Ask, Option], Reason | None]] = {
    "action": _action,
    "team": _team,
    "arrange": _arrange,
    "free-move": _step,
    "stride": _step,
    "reaction": _reaction,
}


def considered(s: S, ask: Ask) -> Iterator[Option]:
    """What one might try, looking at the board: legal or not."""
    yield from ask.options
    if ask.kind == "team":
        yield from (("survivor", id) for id in library().survivors)
        yield ("enough",)
    elif ask.kind == "action":
        for action in ACTIONS.values():
            yield from action.considered(s, ask)
    elif ask.kind == "arrange":
        yield from _considered_gifts(s, *_arrangers(s, ask))
    elif ask.kind in ("free-move", "stride"):
        verb = "move" if ask.kind == "free-move" else "step"
        yield from ((verb, name) for name in s.ground.names)
    elif ask.kind == "reaction":
        if ask.facts["skill"] == REFLEXES:
            for fight in FIGHTS:
                yield from fight.considered(s, ask)
        else:
            yield from (("move", name) for name in s.ground.names)


def _considered_gifts(s: S, survivor: Survivor, partner: Survivor | None) -> Iterator[Option]:
    if partner is not None:
        for giver, taker in ((survivor, partner), (partner, survivor)):
            yield from (("hand", colour, taker.id) for colour in giver.tokens)
            yield from (("lead", each.id, taker.id) for each in s.companions_of(giver.id))
