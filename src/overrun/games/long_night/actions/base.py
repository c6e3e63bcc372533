"""What actions have in common: whose survivor it is, and which die pays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from overrun.core.action import MAYBE, Action, Verb, table
from overrun.core.flow import Flow
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


def check_die(s: S, seat: int, die: int) -> Reason | None:
    """Whether the player has such an unused die."""
    return None if die in s.players[seat].dice else NO_SUCH_DIE


def spend(t: T, seat: int, die: int) -> None:
    """Move a die from the unused to the used ones (LN-ACT-01)."""
    player = t.state.players[seat]
    player.dice.remove(die)
    player.used.append(die)


def note(
    t: T, seat: int, action: str, survivor: str = "", place: str = "", detail: str = ""
) -> None:
    """Remember what a player did in the own turn, for crossroads cards."""
    t.state.players[seat].deeds.append(Done(action, survivor, place, detail))


class Means(NamedTuple):
    """What a player has to act with."""

    seat: int
    own: list[Survivor]
    dice: list[int]
    """The values of the dice that may be used now, each once."""
    cards: list[str]
    """The cards in hand, each once."""


def no_options(s: S, has: Means, options: list[Option]) -> None:
    """Of an action that is offered together with another one."""


BROUGHT: dict[str, dict[str, Verb]] = {}
"""The verbs that each module and each story brings."""


def brings(module: str, *verbs: Verb) -> None:
    """Declare the verbs of a module; its actions are offered where it is in play."""
    BROUGHT[module] = table(*verbs)


def brought(modules: Iterable[str]) -> list[Action]:
    """The actions that these modules bring."""
    verbs = (verb for module in modules for verb in BROUGHT.get(module, {}).values())
    return [verb for verb in verbs if isinstance(verb, Action)]


Offer = Callable[[Any, Means, list[Option]], None]
Offers = tuple[list[Offer], list[Offer]]


def offers(actions: Iterable[Action]) -> Offers:
    """How these actions are offered: to who has a die to use, and to who has none."""
    offered = [each for each in actions if each.options is not no_options]
    return [each.options for each in offered], [
        each.options for each in offered if not each.price or each.kinds["die"].times == MAYBE
    ]


def carry_out(
    t: T, seat: int, actions: Mapping[str, Action], option: Option
) -> Flow[None] | tuple[()]:
    """A player does what one of these actions says; what it asks is to be yielded from."""
    action = actions[option[0]]
    values = action.read(t.state, option)
    assert values is not None
    return action.do(t, seat, *values) or ()


F = TypeVar("F", bound=Callable[..., Any])
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


FACES = tuple(str(number) for number in range(12))
"""Dice, entrances and seats as options name them."""
