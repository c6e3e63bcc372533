"""Rounds and paired turns (catalogue sections 6, 9, 10 and 14)."""

from __future__ import annotations

from overrun.core.play import Play
from overrun.core.state import Step
from overrun.games.long_night.crisis import reveal_crisis
from overrun.games.long_night.crossroads import return_crossroads
from overrun.games.long_night.exposure import suffer_frostbite
from overrun.games.long_night.people import replace_last
from overrun.games.long_night.turn import enter_round, enter_turn, roll_dice
from overrun.games.warring_colonies.acting import begin_actions, settle_bites
from overrun.games.warring_colonies.fates import draw_fates, look_at_fates, resolve_fates
from overrun.games.warring_colonies.moving import begin_movement
from overrun.games.warring_colonies.order import weaker_first
from overrun.games.warring_colonies.phase import war_phase
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import WarState
from overrun.games.warring_colonies.wolf import exchange_mission

T = Play[WarState]
S = WarState


@task
def begin_war_round(t: T) -> None:
    """A players phase and a colony phase; the crisis is the same for both (WC-RND-01 to -04)."""
    s = t.state
    enter_round(s)
    s.swapped = False
    t.tell("round", round=s.round, rounds=s.rounds, first=s.sides[0].first)
    t.plan(reveal_crisis, roll_dice, take_paired_turns)


@task
def take_paired_turns(t: T) -> None:
    """The Lone Wolf alone, then both leaders, then clockwise inside each colony (WC-TURN-01 to
    -04, WC-LW-RUL-01)."""
    s = t.state
    yellow, blue = (s.clockwise(side.first) for side in s.sides)
    turns: list[Step] = [("begin_turns", [list(pair)]) for pair in zip(yellow, blue, strict=True)]
    if s.wolf_plays:
        turns.insert(0, ("begin_turns", [[s.wolf]]))
    t.plan(*turns, war_phase)


@task
def begin_turns(t: T, seats: list[int]) -> None:
    """Frostbite first, then the four steps (WC-TURN-05, -06, WC-OP-45, WC-OP-37.d)."""
    s = t.state
    s.pair, s.revealed, s.turn_over = list(seats), "", False
    s.passed, s.idle, s.done, s.bites, s.triggered = [], [], [], [], [[] for _ in seats]
    for seat in seats:
        enter_turn(s, seat)
    t.tell("turns", seats=[str(seat) for seat in seats], round=s.round)
    t.plan(
        draw_fates,
        look_at_fates,
        begin_movement,
        begin_actions,
        settle_bites,
        look_at_fates,  # the bites, too, were of this turn (WC-XRS-02)
        resolve_fates,
        ("end_turns", []),
    )
    if s.wolf in seats:
        t.then(exchange_mission)
    for seat in reversed(in_order(t, seats)):
        if not s.players[seat].group:
            t.then(replace_last, seat)  # nobody could come before (OP-17)
        frozen = [v.id for v in s.of(seat) if v.frostbite]
        if frozen:
            t.then(suffer_frostbite, seat, frozen)


def in_order(t: T, seats: list[int]) -> list[int]:
    """The players of a pair, the one of the weaker colony first."""
    if len(seats) < 2 or not any(v.frostbite for seat in seats for v in t.state.of(seat)):
        return seats
    order = weaker_first(t)
    return sorted(seats, key=lambda seat: order.index(t.state.players[seat].colony))


@task
def end_turns(t: T) -> None:
    """The turn passes on inside each colony (WC-TURN-03)."""
    s = t.state
    for seat in s.pair:
        return_crossroads(t, seat)
    t.tell("turns-ended", seats=[str(seat) for seat in s.pair], reveals=True)
    s.pair, s.step, s.active = [], "", None
