"""Activations of humans: who may act, and what it costs (catalogue section 9)."""

from __future__ import annotations

from collections.abc import Callable

from overrun.core.action import Action, Kind
from overrun.core.reason import Reason
from overrun.games.zombie_terror.board import Ground
from overrun.games.zombie_terror.kinds import HUMAN, NEAR
from overrun.games.zombie_terror.state import BARREL, DEAD, DOG, Human, S, T

LegalFields = Callable[[S, Ground, int, Human], list[int]]


def action(
    verb: str,
    legal: LegalFields,
    check: Callable[[S, Ground, int, Human, int], Reason | None],
    do: Callable[[T, int, Human, int], None],
    *,
    field: Kind = NEAR,
    manner: str = "",
) -> Action:
    """Something a human does for one AP to a field.

    ``legal`` gives the fields to which it may be done, ``check`` says why another one is none,
    and ``do`` does it. All are asked with the human's field and the human.
    """
    return Action(verb, legal, check, do, manner=manner, human=HUMAN, field=field)


HUMAN_AP = 3  # ZT-HUM-02
DOG_AP = 4  # ZT-DS2-03

NOT_ON_BOARD = Reason("ZT-HUM-01", "not-on-board")
DEAD_HUMAN = Reason("ZT-OP-29", "dead")
ALREADY_ACTIVATED = Reason("ZT-HUM-07", "already-activated")
OTHER_IS_ACTIVE = Reason("ZT-HUM-04", "other-is-active")
NO_AP = Reason("ZT-HUM-02", "no-ap")
NOT_YOUR_ABILITY = Reason("ZT-HUM-14", "not-your-ability")
NOT_ADJACENT = Reason("ZT-ADJ-01", "not-adjacent")
NOTHING_TO_REST_FROM = Reason("ZT-HUM-13", "not-active")


def check_actor(s: S, name: str) -> Reason | None:
    """May this human spend an AP now?"""
    if s.active is not None and s.ap > 0:
        return None if s.active == name else OTHER_IS_ACTIVE
    if name in s.activated:
        return NO_AP if s.active == name else ALREADY_ACTIVATED
    field = s.where(name)
    if field is None:
        return NOT_ON_BOARD
    return None if s.crowd[field].is_alive else DEAD_HUMAN


def actors(s: S) -> list[tuple[int, Human]]:
    """The humans who may spend an AP now: the active one, or any not activated yet."""
    if s.active is not None and s.ap > 0:
        return [each for each in s.crowd.items() if each[1].name == s.active]
    done = s.activated
    return [each for each in s.crowd.items() if each[1].name not in done and each[1].health != DEAD]


def human_ap(s: S, name: str) -> int:
    """The AP of an activation: who starts it with a barrel has one less (ZT-DS5-02)."""
    if name == DOG:
        return DOG_AP
    return HUMAN_AP - (s.thing == BARREL and name in s.carried)


def spend_ap(s: S, name: str) -> None:
    """Spend one AP; the first one makes the human count as activated (ZT-HUM-13)."""
    if s.active != name:
        s.active = name
        s.ap = human_ap(s, name)
        s.activated.append(name)
    s.ap -= 1


def end_activation(s: S) -> None:
    """What AP were left are lost (ZT-HUM-06)."""
    s.active, s.ap = None, 0
