"""What actions have in common: whose survivor it is, and which die pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.state import Done, LongNightState, Survivor

T = Play[LongNightState]
S = LongNightState

NOT_YOURS = Reason("LN-ACT-06", "not-your-survivor")
NO_SUCH_DIE = Reason("LN-ACT-01", "no-such-die")
NONSENSE = Reason("LN-TURN-03", "not-an-answer")


def mine(s: S, seat: int, name: str) -> Survivor | None:
    """The player's own survivor of that name, if there is one."""
    v = s.survivors.get(name)
    return v if v is not None and v.owner == seat else None


def check_die(s: S, seat: int, die: str) -> Reason | None:
    """Whether the player has such an unused die."""
    dice = s.players[seat].dice
    return None if die.isdecimal() and int(die) in dice else NO_SUCH_DIE


def spend(t: T, seat: int, die: str) -> None:
    """Move a die from the unused to the used ones (LN-ACT-01)."""
    player = t.state.players[seat]
    player.dice.remove(int(die))
    player.used.append(int(die))


def note(
    t: T, seat: int, action: str, survivor: str = "", place: str = "", detail: str = ""
) -> None:
    """Remember what a player did in the own turn, for crossroads cards."""
    t.state.players[seat].deeds.append(Done(action, survivor, place, detail))


Offer = Callable[[S, list[Survivor], list[int], list[Option]], None]
"""Adds the legal options of an action to a list: for these survivors, with dice of these values."""


class Action(NamedTuple):
    """An action that a module brings: when it is offered, checked and done."""

    verb: str
    offer: Offer
    check: Callable[..., Reason | None]
    lengths: tuple[int, ...]
    do: Callable[..., Any]


MODULE_ACTIONS: dict[str, list[Action]] = {}
"""The actions of each module."""

F = TypeVar("F", bound=Callable[..., Any])


def module_action(
    module: str, verb: str, offer: Offer, check: Callable[..., Reason | None], *lengths: int
) -> Callable[[F], F]:
    """Register an action of a module; ``lengths`` are the numbers of arguments it may have."""

    def register(do: F) -> F:
        MODULE_ACTIONS.setdefault(module, []).append(Action(verb, offer, check, lengths, do))
        return do

    return register


Fight = Callable[..., None]
FIGHTS: dict[str, Fight] = {}
"""How an attack on each kind of target goes, by the verb of the option."""


def fights(target: str) -> Callable[[F], F]:
    """Register how an attack on a kind of target goes: with the attacker, then the option's
    arguments."""

    def register(fight: F) -> F:
        FIGHTS[target] = fight
        return fight

    return register


def brought(s: S, verb: str) -> Action | None:
    """The action of that name that one of the modules in play brings."""
    for module in s.config.modules:
        for action in MODULE_ACTIONS.get(module, ()):
            if action.verb == verb:
                return action
    return None


FACES = tuple(str(number) for number in range(12))
"""Dice, entrances and seats as options name them."""
