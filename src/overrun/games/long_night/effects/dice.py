"""Effects on action dice."""

from __future__ import annotations

from bisect import insort

import msgspec

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.actions.base import FACES
from overrun.games.long_night.effects.base import S, T
from overrun.games.long_night.vocabulary import Context, Effect, does

NO_DICE = Reason("LN-ACT-01", "no-unused-dice")
NO_LOW_DIE = Reason("OP-82", "no-die-below-six")
NO_USED_DIE = Reason("OP-82", "no-used-die")


def _ask_die(t: T, c: Context, effect: str, dice: list[int]) -> Flow[int]:
    options: list[Option] = [("die", FACES[die]) for die in dict.fromkeys(dice)]
    choice = yield Ask(c.seat, "choose-die", options, {"effect": effect})
    return int(choice[1])


def _turn(t: T, seat: int, die: int, to: int, event: str) -> None:
    """An unused die shows something else from now on."""
    dice = t.state.players[seat].dice
    dice.remove(die)
    insort(dice, to)
    t.tell(event, seat=seat, die=die, to=to)


@does("reroll")
class Reroll(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You roll one of your unused dice again, or all of them."""

    all: bool = False

    def check(self, s: S, c: Context) -> Reason | None:
        return None if s.players[c.seat].dice else NO_DICE

    def run(self, t: T, c: Context) -> Flow[None]:
        dice = list(t.state.players[c.seat].dice)
        if dice and not self.all:
            dice = [(yield from _ask_die(t, c, self.word, dice))]
        for die in dice:
            _turn(t, c.seat, die, t.state.chance.die(6), "die-rerolled")


@does("raise")
class Raise(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """One of your unused dice rises, never above 6."""

    by: int = 1

    def check(self, s: S, c: Context) -> Reason | None:
        dice = s.players[c.seat].dice
        return None if dice and dice[0] < 6 else NO_LOW_DIE

    def run(self, t: T, c: Context) -> Flow[None]:
        dice = [die for die in t.state.players[c.seat].dice if die < 6]
        if dice:
            die = yield from _ask_die(t, c, self.word, dice)
            _turn(t, c.seat, die, min(6, die + self.by), "die-turned")


@does("set-die")
class SetDie(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """One of your unused dice is turned to a value of your choice."""

    def check(self, s: S, c: Context) -> Reason | None:
        return None if s.players[c.seat].dice else NO_DICE

    def run(self, t: T, c: Context) -> Flow[None]:
        dice = t.state.players[c.seat].dice
        if not dice:
            return
        die = yield from _ask_die(t, c, self.word, dice)
        options: list[Option] = [("value", FACES[face]) for face in range(1, 7) if face != die]
        facts: dict[str, Fact] = {"effect": self.word, "die": die}
        choice = yield Ask(c.seat, "choose-value", options, facts)
        _turn(t, c.seat, die, int(choice[1]), "die-turned")


@does("gain-die")
class GainDie(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You roll more dice and add them to your unused ones."""

    count: int = 1

    def run(self, t: T, c: Context) -> None:
        for _ in range(self.count):
            die = t.state.chance.die(6)
            insort(t.state.players[c.seat].dice, die)
            t.tell("die-gained", seat=c.seat, die=die)


@does("lose-die")
class LoseDie(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You use up unused dice of your choice without an action."""

    count: int = 1

    def check(self, s: S, c: Context) -> Reason | None:
        return NO_DICE if len(s.players[c.seat].dice) < self.count else None

    def run(self, t: T, c: Context) -> Flow[None]:
        player = t.state.players[c.seat]
        for _ in range(min(self.count, len(player.dice))):
            die = yield from _ask_die(t, c, self.word, player.dice)
            player.dice.remove(die)
            player.used.append(die)
            t.tell("die-lost", seat=c.seat, die=die)


@does("recover-die")
class RecoverDie(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """One of your used dice is rolled again and is unused."""

    def check(self, s: S, c: Context) -> Reason | None:
        return None if s.players[c.seat].used else NO_USED_DIE

    def run(self, t: T, c: Context) -> None:
        player = t.state.players[c.seat]
        if player.used:
            player.used.pop()  # all used dice are alike
            die = t.state.chance.die(6)
            insort(player.dice, die)
            t.tell("die-recovered", seat=c.seat, die=die)
