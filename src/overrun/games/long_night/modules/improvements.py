"""The improvements module (catalogue section 21)."""

from __future__ import annotations

import msgspec

from overrun.core.action import Action, Verb
from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import FACES, Means, brings, check_die, note, spend
from overrun.games.long_night.cards import COLONY, IMPROVEMENTS
from overrun.games.long_night.kinds import known, needing
from overrun.games.long_night.library import library
from overrun.games.long_night.moments import Happening, answers, during
from overrun.games.long_night.pieces import Improvement
from overrun.games.long_night.resolving import check_effects, perform
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import LongNightState
from overrun.games.long_night.vocabulary import Context, Effect, does

T = Play[LongNightState]
S = LongNightState

ROW = 4
"""Improvements that lie face up (LN-IMP-02)."""

NOTHING_TO_BUILD = Reason("LN-IMP-09", "nothing-to-build")
NOT_BUILT = Reason("LN-IMP-10", "not-built")
NOTHING_TO_DO = Reason("LN-IMP-06", "improvement-works-by-itself")
USED = Reason("LN-IMP-06", "improvement-used")
NOBODY_HOME = Reason("LN-IMP-06", "nobody-in-colony")
DIE_NEEDED = Reason("LN-IMP-06", "die-needed")


@during("dealt", IMPROVEMENTS)
def lay_row(t: T) -> None:
    """Shuffle the improvements and lay four face up (LN-IMP-02)."""
    s = t.state
    s.improvements.deck = s.shelf("improvements")
    s.chance.shuffle(s.improvements.deck)
    for _ in range(ROW):
        _fill(t)


def _fill(t: T) -> None:
    """The next card closes the gap in the row, if there is one (LN-IMP-08, OP-61)."""
    s = t.state
    if s.improvements.deck:
        name = s.improvements.deck.pop(0)
        s.improvements.row.append(Improvement(name))
        t.tell("improvement-shown", improvement=name, reveals=True)


@does("advance")
class Advance(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Advancement tokens are put together on one improvement of your choice (LN-IMP-03)."""

    count: int = 1

    def check(self, s: S, c: Context) -> Reason | None:
        return None if s.improvements.row else NOTHING_TO_BUILD

    def run(self, t: T, c: Context) -> None:
        t.then(put_advancement, c.seat, self.count)


@task
def put_advancement(t: T, seat: int, count: int) -> Flow[None]:
    """Only what lies face up and is unfinished takes tokens (LN-IMP-09). What is more than an
    improvement needs is lost (OP-61)."""
    s = t.state
    if not s.improvements.row:
        return
    options: list[Option] = [("improve", each.id) for each in s.improvements.row]
    choice = yield Ask(seat, "improve", options, {"count": count})
    improvement = next(each for each in s.improvements.row if each.id == choice[1])
    improvement.tokens += count
    t.tell("advanced", seat=seat, improvement=choice[1], tokens=improvement.tokens)
    if improvement.tokens >= library().improvements[improvement.id].needed:
        complete(t, seat, improvement)


def complete(t: T, seat: int, improvement: Improvement) -> None:
    """It is built, works from now on, and the row is filled (LN-IMP-04 to -08)."""
    s = t.state
    s.improvements.row.remove(improvement)
    s.improvements.built.append(improvement.id)
    t.tell("improvement-built", seat=seat, improvement=improvement.id)
    _fill(t)
    if library().improvements[improvement.id].built:
        perform(t, f"improvement/{improvement.id}/built", seat)


@answers("dusk", IMPROVEMENTS)
def improvements_work(s: S) -> list[Happening]:
    """What the improvements give in every round, each by itself."""
    cards = library().improvements
    return [
        (("let-work", name), ("improvement_works", [name]))
        for name in s.improvements.built
        if cards[name].each_round
    ]


@answers("lasting", IMPROVEMENTS)
def lasting(s: S, name: str) -> int:
    """By how much all that is built changes something (LN-IMP-06)."""
    cards = library().improvements
    return sum(cards[each].amount for each in s.improvements.built if cards[each].lasting == name)


@task
def improvement_works(t: T, name: str) -> None:
    """An improvement gives what it gives in every round."""
    perform(t, f"improvement/{name}/round", t.state.first)


@during("round", IMPROVEMENTS)
def improvements_rest(t: T) -> None:
    """What can be used once a round can be used again."""
    t.state.improvements.operated = []


# -- using one ---------------------------------------------------------------------------------


def offer_operate(s: S, has: Means, options: list[Option]) -> None:
    if not s.improvements.built or not any(v.place == COLONY for v in has.own):
        return
    for name in s.improvements.built:
        ability = library().improvements[name].ability
        if ability is None or name in s.improvements.operated:
            continue
        if check_effects(s, f"improvement/{name}/use", has.seat) is None:
            if ability.die:
                options += [("operate", name, FACES[die]) for die in has.dice if die >= ability.die]
            else:
                options.append(("operate", name))


def check_operate(s: S, seat: int, name: str, die: int = 0) -> Reason | None:
    """May this player use that improvement? Somebody of the group must be in the colony."""
    if name not in s.improvements.built:
        return NOT_BUILT
    ability = library().improvements[name].ability
    if ability is None or bool(die) > bool(ability.die):
        return NOTHING_TO_DO
    if name in s.improvements.operated:
        return USED
    if not any(v.place == COLONY for v in s.of(seat)):
        return NOBODY_HOME
    if ability.die:
        if not die:
            return DIE_NEEDED
        if reason := check_die(s, seat, die):
            return reason
        if die < ability.die:
            return Reason("LN-IMP-06", "die-too-low", {"least": ability.die})
    return check_effects(s, f"improvement/{name}/use", seat)


def operate(t: T, seat: int, name: str, die: int = 0) -> None:
    """Use an improvement, once a round for the whole colony."""
    s = t.state
    if die:
        spend(t, seat, die)
    s.improvements.operated.append(name)
    note(t, seat, "operate", "", COLONY)
    t.tell("operated", seat=seat, improvement=name)
    perform(t, f"improvement/{name}/use", seat)


def _least(said: Option) -> int:
    ability = library().improvements[said[1]].ability
    return ability.die if ability else 0


IMPROVEMENT = known(
    "improvement",
    lambda s: library().improvements,
    lambda s, ask, said: [*s.improvements.built, *(each.id for each in s.improvements.row)],
)

brings(
    IMPROVEMENTS,
    Action(
        "operate",
        offer_operate,
        check_operate,
        operate,
        improvement=IMPROVEMENT,
        die=needing(_least),
    ),
    Verb("improve", improvement=IMPROVEMENT),
    Verb("let-work", improvement=IMPROVEMENT),
)
