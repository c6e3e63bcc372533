"""Effects that lead to others: rolls, choices, votes, conditions, actions without a die."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.actions.base import FACES
from overrun.games.long_night.actions.fighting import NO_TARGET, attack_again, dead_targets
from overrun.games.long_night.effects.base import NOBODY, S, T
from overrun.games.long_night.library import library
from overrun.games.long_night.resolving import actor, check_effects, is_secret, perform
from overrun.games.long_night.searching import NOT_IN_COLONY, NOTHING_LEFT, begin_search
from overrun.games.long_night.vocabulary import Condition, Context, Effect, does
from overrun.games.long_night.voting import CALLER_EXILED, NO_EXILE, hold_exile_vote

if TYPE_CHECKING:
    from overrun.games.long_night.checking_words import Box

NOBODY_TO_ACCUSE = Reason("LN-EXILE-16", "nobody-to-accuse")
NO_BRANCH = Reason("LN-PREP-07", "no-branch")


@does("nothing")
class Nothing(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Nothing happens."""

    def run(self, t: T, c: Context) -> None:
        pass


@does("roll")
class Roll(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """A die that nobody uses is rolled (LN-DIE-01): from ``at_least`` on the one thing happens,
    below it the other."""

    at_least: int
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        return {"then": self.then, "otherwise": self.otherwise}

    def problems(self, box: Box) -> Iterator[str]:
        if not 2 <= self.at_least <= 6:
            yield f"at_least is {self.at_least}; 2 to 6 leave something to the die"

    def run(self, t: T, c: Context) -> None:
        rolled = t.state.chance.die(6)
        good = rolled >= self.at_least
        t.tell("rolled", seat=c.seat, rolled=rolled, wanted=self.at_least, passed=good)
        perform(t, f"{c.ref}/{'then' if good else 'otherwise'}", c.seat, c.survivor)


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way of a choice; with a module's mark it exists only with that module (LN-PREP-07)."""

    effects: tuple[Effect, ...]
    module: str = ""


@does("choose")
class Choose(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You choose one of several things."""

    branches: ClassVar[bool] = True

    of: tuple[Branch, ...]

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        return {str(number): branch.effects for number, branch in enumerate(self.of)}

    def problems(self, box: Box) -> Iterator[str]:
        if len(self.of) < 2:
            yield "there is only one way"

    def check(self, s: S, c: Context) -> Reason | None:
        first = None
        for number in self._open(s):
            reason = check_effects(s, f"{c.ref}/{number}", c.seat, c.survivor)
            if reason is None:
                return None
            first = first or reason
        return first or NO_BRANCH

    def run(self, t: T, c: Context) -> Flow[None]:
        numbers = self._open(t.state)
        if not numbers:
            return
        possible = [
            number
            for number in numbers
            if check_effects(t.state, f"{c.ref}/{number}", c.seat, c.survivor) is None
        ]
        options: list[Option] = [("branch", str(number)) for number in possible or numbers]
        facts: dict[str, Fact] = {"effect": self.word, "ref": c.ref}
        hidden = any(is_secret(f"{c.ref}/{number}") for number in numbers)
        choice = yield Ask(c.seat, "choose-branch", options, facts, always=hidden)
        if len(numbers) > 1:
            t.tell("branch-chosen", seat=c.seat, ref=c.ref, branch=int(choice[1]))
        perform(t, f"{c.ref}/{choice[1]}", c.seat, c.survivor)

    def _open(self, s: S) -> list[int]:
        """The ways that exist at this table: those of modules only with them (LN-PREP-07)."""
        modules = s.config.modules
        return [
            number
            for number, branch in enumerate(self.of)
            if not branch.module or branch.module in modules
        ]


@does("if")
class If(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """One thing if the conditions hold, the other if not."""

    branches: ClassVar[bool] = True

    when: tuple[Condition, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()

    @property
    def secret(self) -> bool:
        return any(each.secret for each in self.when)

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        return {"then": self.then, "otherwise": self.otherwise}

    def problems(self, box: Box) -> Iterator[str]:
        return box.conditions(self.when)

    def check(self, s: S, c: Context) -> Reason | None:
        return check_effects(s, self._way(s, c), c.seat, c.survivor)

    def run(self, t: T, c: Context) -> None:
        way = self._way(t.state, c)
        if self.secret:  # what happens now tells everyone something about the hand
            t.tell("weighed", seat=c.seat, ref=c.ref, holds=way.endswith("then"), reveals=True)
        perform(t, way, c.seat, c.survivor)

    def _way(self, s: S, c: Context) -> str:
        holds = all(each.holds(s, c) for each in self.when)
        return f"{c.ref}/{'then' if holds else 'otherwise'}"


@does("each-player")
class EachPlayer(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Each player not in exile in turn, from the first player on: the effects speak to them. Who
    cannot carry out an effect does as much as possible."""

    to_everyone: ClassVar[bool] = True

    effects: tuple[Effect, ...]

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        return {"effects": self.effects}

    def run(self, t: T, c: Context) -> None:
        t.plan(*(("perform_for", [f"{c.ref}/effects", seat]) for seat in t.state.fellows(c.seat)))


@does("strike")
class Strike(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """One of your survivors attacks a zombie at its place without a die."""

    exposure: bool = True

    def check(self, s: S, c: Context) -> Reason | None:
        return None if self._fighters(s, c) else NO_TARGET

    def run(self, t: T, c: Context) -> Flow[None]:
        options: list[Option] = [("strike", name) for name in self._fighters(t.state, c)]
        if not options:
            return
        choice = yield Ask(c.seat, "choose-survivor", options, {"effect": self.word})
        t.then(attack_again, c.seat, choice[1], self.exposure)

    def _fighters(self, s: S, c: Context) -> list[str]:
        """Who can attack at all (OP-38) and has a zombie in front of it."""
        cards = library().survivors
        able = s.customs.able(s, c.seat)
        return [name for name in able if cards[name].attack and dead_targets(s, s.survivors[name])]


@does("rummage")
class Rummage(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The actor searches at its place without a die, looking at more cards."""

    acts: ClassVar[bool] = True

    looks: int = 0

    def check(self, s: S, c: Context) -> Reason | None:
        v = actor(s, c)
        if v is None:
            return NOBODY
        if s.colony_at(v.place) is not None:
            return NOT_IN_COLONY
        return None if s.places[v.place].deck else NOTHING_LEFT

    def run(self, t: T, c: Context) -> None:
        if self.check(t.state, c) is None:
            begin_search(t, c.seat, c.survivor, self.looks)


@does("exile-vote")
class ExileVote(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You name another player, and a vote on exile is held at once."""

    def check(self, s: S, c: Context) -> Reason | None:
        if s.config.cooperative:
            return NO_EXILE
        if s.players[c.seat].exiled:
            return CALLER_EXILED
        return None if len(s.citizens) > 1 else NOBODY_TO_ACCUSE

    def run(self, t: T, c: Context) -> Flow[None]:
        if self.check(t.state, c) is not None:
            return
        others = [seat for seat in t.state.citizens if seat != c.seat]
        options: list[Option] = [("player", FACES[seat]) for seat in others]
        choice = yield Ask(c.seat, "choose-player", options, {"effect": self.word})
        accused = int(choice[1])
        t.tell("exile-called", seat=c.seat, other=accused)
        t.then(hold_exile_vote, c.seat, accused)


@does("end-turn")
class EndTurn(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Your turn is over."""

    def run(self, t: T, c: Context) -> None:
        if t.state.active == c.seat:
            t.state.turn_over = True
