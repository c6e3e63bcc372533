"""Rounds and turns (catalogue section 6)."""

from __future__ import annotations

from functools import cache

from overrun.core.action import Action, table
from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.games.long_night.actions.abilities import ABILITY, USE
from overrun.games.long_night.actions.base import Means, Offers, brought, carry_out, offers
from overrun.games.long_night.actions.building import ATTRACT, BARRICADE, CLEAN
from overrun.games.long_night.actions.dealing import HAND, REQUEST
from overrun.games.long_night.actions.fighting import ATTACK
from overrun.games.long_night.actions.moving import MOVE
from overrun.games.long_night.actions.playing import ADD, BOOST, CALM, DELIVER, PLAY, RAISE
from overrun.games.long_night.colony import colony_phase
from overrun.games.long_night.crisis import reveal_crisis
from overrun.games.long_night.crossroads import (
    check_crossroads,
    draw_crossroads,
    return_crossroads,
)
from overrun.games.long_night.exile import leave_colony, must_leave
from overrun.games.long_night.exposure import suffer_frostbite
from overrun.games.long_night.modifiers import amount, lasting
from overrun.games.long_night.moments import step_in
from overrun.games.long_night.people import replace_last
from overrun.games.long_night.rules import task
from overrun.games.long_night.searching import SEARCH
from overrun.games.long_night.state import PLAYERS_PHASE, LongNightState
from overrun.games.long_night.voting import EXILE

T = Play[LongNightState]
S = LongNightState


@task
def begin_round(t: T) -> None:
    """A round is a players phase and a colony phase (LN-ROUND-01, -02)."""
    s = t.state
    enter_round(s)
    t.tell("round", round=s.round, rounds=s.rounds, first=s.first)
    t.plan(reveal_crisis, roll_dice, take_turns)
    step_in(t, "round")


def enter_round(s: S) -> None:
    """What can be used once a round can be used again (LN-ACT-ABIL-02)."""
    s.round += 1
    s.phase = PLAYERS_PHASE
    for v in s.survivors.values():
        v.used = False
        for item in v.items:
            item.used = False


@task
def roll_dice(t: T) -> None:
    """Everyone rolls one die, and one for each survivor (LN-ROUND-05 to -09)."""
    s = t.state
    for seat in s.customs.table_order(s):
        player = s.players[seat]
        count = 1 + len(player.group)
        for v in s.of(seat):
            count += amount(v, "extra-die")
        player.used = []
        player.dice = sorted(s.chance.die(6) for _ in range(count))
        t.tell("dice", seat=seat, dice=[str(die) for die in player.dice])


@task
def take_turns(t: T) -> None:
    """One turn for everyone, clockwise from the first player (LN-TURN-01, -05)."""
    order = t.state.from_first()
    t.plan(*(("begin_turn", [seat]) for seat in order), colony_phase)


@task
def begin_turn(t: T, seat: int) -> None:
    """The crossroads card is drawn, then frostbite hurts (LN-TURN-02, LN-FROST-01, OP-32)."""
    s = t.state
    player = s.players[seat]
    if player.out:
        return
    s.active, s.turn_over, s.revealed = seat, False, ""
    enter_turn(s, seat)
    t.tell("turn", seat=seat, round=s.round)
    draw_crossroads(t, seat)
    t.plan(check_crossroads, ("take_action", [seat]))
    if not player.group:
        t.then(replace_last, seat)  # nobody could come before (OP-17)
    if player.exiled and must_leave(s, seat):
        t.then(leave_colony, seat)  # OP-26
    warm = lasting(s, "warmth")
    frozen = [v.id for v in s.of(seat) if v.frostbite and not (warm and v.at_home)]
    if frozen:
        t.then(suffer_frostbite, seat, frozen)


def enter_turn(s: S, seat: int) -> None:
    """A player may call, ask and move anew, and has done nothing yet."""
    player = s.players[seat]
    player.called, player.asked, player.deeds = False, [], []
    for v in s.of(seat):
        v.moved = False


@task
def take_action(t: T, seat: int) -> Flow[None]:
    """Any number of actions in any order, until the player stops (LN-TURN-03, -04)."""
    s = t.state
    player = s.players[seat]
    if s.turn_over or player.out:
        end_turn(t, seat)
        return
    # asked even if only stopping is left: it would tell that no card in the hand can be played
    choice = yield Ask(seat, "action", action_options(s, seat), {}, bool(player.hand))
    if choice[0] == "end":
        end_turn(t, seat)
        return
    t.then(take_action, seat)
    t.then(check_crossroads)
    yield from carry_out(t, seat, actions(s), choice)


def end_turn(t: T, seat: int) -> None:
    """The turn passes on; the crossroads card, if still hidden, goes back."""
    return_crossroads(t, seat)
    t.state.active = None
    t.tell("turn-ended", seat=seat, reveals=True)


# -- what may be done --------------------------------------------------------------------------


ACTIONS = table(
    ATTACK, SEARCH, BARRICADE, CLEAN, ATTRACT, RAISE, ABILITY, USE, MOVE, PLAY, DELIVER, CALM,
    BOOST, ADD, REQUEST, HAND, EXILE,
)  # fmt: skip
"""The actions without modules, in the order in which they are offered."""


def actions(s: S) -> dict[str, Action]:
    """All actions that there are at this table."""
    return _with(s.config.modules)


@cache
def _with(modules: tuple[str, ...]) -> dict[str, Action]:
    return table(*ACTIONS.values(), *brought(modules))


@cache
def _offers(modules: tuple[str, ...]) -> Offers:
    return offers(_with(modules).values())


def action_options(s: S, seat: int) -> list[Option]:
    """Everything that the active player may do now."""
    player = s.players[seat]
    dice, cards = list(dict.fromkeys(player.dice)), list(dict.fromkeys(player.hand))
    has = Means(seat, s.of(seat), dice, cards)
    options: list[Option] = [("end",)]
    for offer in _offers(s.config.modules)[not dice]:
        offer(s, has, options)
    return options
