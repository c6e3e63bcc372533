"""The actions of a survivor, all together, and what they cost (catalogue section D1).

Each has a row beside its rules: what can be done, why not, how, and what it costs; see
``action.py``. Free actions of a type are used up before the others (AD-SKL-03).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from overrun.core.action import table
from overrun.core.flow import Flow
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.action import NONSENSE, Action, Need, Price
from overrun.games.army_of_the_dead.board import vault
from overrun.games.army_of_the_dead.combat.combat_action import FIGHTS
from overrun.games.army_of_the_dead.combat.eliminate_sleepers import SLEEPERS
from overrun.games.army_of_the_dead.kinds import A_ZONE, SURVIVOR
from overrun.games.army_of_the_dead.mission import events, objectives
from overrun.games.army_of_the_dead.state import S, Survivor, T, Turn
from overrun.games.army_of_the_dead.team import inventory, leading, moving, trading, truck
from overrun.games.army_of_the_dead.team.moving import can_use
from overrun.games.army_of_the_dead.team.searching import SEARCH
from overrun.games.army_of_the_dead.team.skills import has
from overrun.games.army_of_the_dead.zombies.sleepers import make_noise

NOBODY = Reason("AD-SKL-52", "nobody-to-lead")


# -- what needs no file of its own -----------------------------------------------------------


def _check_noise(s: S, survivor: Survivor, *zone: int) -> Reason | None:
    """It is made where one stands; elsewhere it is heard in set-up, and at the end of a round."""
    return NONSENSE if zone else None


def _noise(t: T, survivor: Survivor) -> Flow[None]:
    """AD-MKN-01."""
    yield from make_noise(t, survivor.zone)


def _leader_options(s: S, survivor: Survivor) -> list[Option]:
    if not has(s, survivor, "born-leader") or can_use(s, survivor, "born-leader"):
        return []
    return [("born-leader", each.id) for each in s.survivors if each is not survivor]


def _check_leader(s: S, survivor: Survivor, other: str) -> Reason | None:
    why = can_use(s, survivor, "born-leader")
    if why is not None:
        return why
    others = [each.id for each in s.survivors if each is not survivor]
    return None if other in others else NOBODY


def _born_leader(t: T, survivor: Survivor, other: str) -> None:
    """Another survivor has one action of any kind, now (AD-SKL-52, -53); turn.py lets it act."""
    s = t.state
    s.turn.used.append("born-leader")
    t.tell("skill-used", survivor=survivor.id, skill="born-leader", other=other)
    s.turns.append(Turn(other, 1, own=False))


# -- all of them, in the order in which they are offered -------------------------------------

WALKS = moving.WALKS
PAID_BY_FREE = (*WALKS, *FIGHTS, SEARCH)
"""What free actions may pay for."""

ACTIONS = table(
    *PAID_BY_FREE,
    *trading.ACTIONS,
    Action("noise", lambda s, v: [("noise",)], _check_noise, _noise, zone=A_ZONE.maybe),
    objectives.TAKE,
    leading.LEAD,
    *truck.ACTIONS,
    *vault.ACTIONS,
    *moving.ACTIONS,
    events.SPECIAL,
    SLEEPERS,
    Action(
        "born-leader",
        _leader_options,
        _check_leader,
        _born_leader,
        price=0,
        skills=("born-leader",),
        other=SURVIVOR,
    ),
    *inventory.ACTIONS,
    objectives.USE,
)


Group: TypeAlias = tuple[Need | None, tuple[Action, ...]]


@lru_cache(maxsize=4096)
def walks_with(skills: tuple[str, ...]) -> list[Action]:
    """The ways to walk for those with these skills."""
    return [each for each in WALKS if _suits(each, skills)]


@lru_cache(maxsize=4096)
def others_with(skills: tuple[str, ...], paid: bool) -> list[Group]:
    """What is no walk, no attack and no search, for those with these skills: first what only an
    ordinary action can pay for, if there is one, then what costs at most what zombies add. Those
    that follow each other and need the same are together, so that it is asked for once."""
    others = [each for each in ACTIONS.values() if each not in PAID_BY_FREE]
    others = [each for each in others if _suits(each, skills) and (paid or not each.price)]
    suited = sorted(others, key=lambda each: not each.price)
    return [(need, tuple(group)) for need, group in groupby(suited, key=lambda each: each.need)]


def _suits(action: Action, skills: tuple[str, ...]) -> bool:
    return not action.skills or any(skill in skills for skill in action.skills)


# -- prices ----------------------------------------------------------------------------------


def price(s: S, survivor: Survivor, option: Option) -> Price:
    """What an option costs this survivor now (table D1)."""
    action = ACTIONS[option[0]]
    return action.price_of(s, survivor, *(action.read(s, option) or ()))


def pay(s: S, cost: Price) -> None:
    """The actions are spent, a free one of the type before the others (AD-SKL-03)."""
    turn = s.turn
    free = cost.free(turn)
    turn.actions -= cost.due(turn)
    if free:
        turn.free[free] -= 1
        if not turn.free[free]:
            del turn.free[free]


def note_streak(turn: Turn, option: Option) -> None:
    """Any action but an attack ends the rows of attacks (AD-SKL-16), see ``combat_action.py``."""
    action = ACTIONS[option[0]]
    if action.is_action and action not in FIGHTS:
        turn.streak = {}
