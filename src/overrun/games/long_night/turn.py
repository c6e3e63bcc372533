"""Rounds and turns (catalogue section 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.abilities import (
    ability_options,
    check_ability,
    check_use,
    use_ability,
    use_item,
)
from overrun.games.long_night.actions.base import MODULE_ACTIONS, brought
from overrun.games.long_night.actions.building import (
    attract,
    attract_options,
    barricade,
    barricade_options,
    check_attract,
    check_barricade,
    check_clean,
    clean,
    clean_options,
)
from overrun.games.long_night.actions.dealing import (
    check_hand,
    check_request,
    hand,
    hand_options,
    request,
    request_options,
)
from overrun.games.long_night.actions.fighting import attack, attack_options, check_attack
from overrun.games.long_night.actions.moving import check_move, move, move_options
from overrun.games.long_night.actions.playing import (
    add,
    add_options,
    boost,
    boost_options,
    calm,
    calm_options,
    check_add,
    check_boost,
    check_calm,
    check_deliver,
    check_play,
    check_raise,
    deliver,
    deliver_options,
    play,
    play_options,
    raise_die,
    raise_options,
)
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
from overrun.games.long_night.searching import check_search, search, search_options
from overrun.games.long_night.state import PLAYERS_PHASE, LongNightState
from overrun.games.long_night.voting import call_exile, check_exile, exile_options

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
    verb = choice[0]
    if verb == "end":
        end_turn(t, seat)
        return
    t.then(take_action, seat)
    t.then(check_crossroads)
    act = ACTIONS.get(verb) or _brought(s, verb)
    flow = act(t, seat, *choice[1:])
    if flow is not None:
        yield from flow


def _brought(s: S, verb: str) -> Callable[..., Any]:
    action = brought(s, verb)
    assert action is not None
    return action.do


def end_turn(t: T, seat: int) -> None:
    """The turn passes on; the crossroads card, if still hidden, goes back."""
    return_crossroads(t, seat)
    t.state.active = None
    t.tell("turn-ended", seat=seat, reveals=True)


# -- what may be done --------------------------------------------------------------------------


def action_options(s: S, seat: int) -> list[Option]:
    """Everything that the active player may do now."""
    player = s.players[seat]
    options: list[Option] = [("end",)]
    own = s.of(seat)
    values = list(dict.fromkeys(player.dice))
    if values:
        attack_options(s, own, values, options)
        search_options(s, own, values, options)
        barricade_options(s, own, values, options)
        clean_options(s, own, values, options)
        attract_options(s, own, values, options)
        raise_options(s, seat, values, options)
    ability_options(s, seat, own, values, options)
    move_options(s, seat, own, options)
    if player.hand:
        kinds = list(dict.fromkeys(player.hand))
        play_options(s, seat, kinds, options)
        deliver_options(s, seat, kinds, options)
        calm_options(s, seat, kinds, options)
        boost_options(s, seat, kinds, values, options)
        add_options(s, seat, own, kinds, options)
    else:
        add_options(s, seat, own, [], options)
    request_options(s, seat, options)
    hand_options(s, own, options)
    exile_options(s, seat, options)
    for module in s.config.modules:
        for action in MODULE_ACTIONS.get(module, ()):
            action.offer(s, own, values, options)
    return options


ACTIONS: dict[str, Callable[..., Any]] = {
    "attack": attack,
    "search": search,
    "barricade": barricade,
    "clean": clean,
    "attract": attract,
    "ability": use_ability,
    "use": use_item,
    "move": move,
    "play": play,
    "add": add,
    "deliver": deliver,
    "raise": raise_die,
    "boost": boost,
    "calm": calm,
    "request": request,
    "hand": hand,
    "exile": call_exile,
}

CHECKS: dict[str, tuple[Callable[..., Reason | None], tuple[int, ...]]] = {
    "attack": (check_attack, (2,)),
    "search": (check_search, (2,)),
    "barricade": (check_barricade, (2,)),
    "clean": (check_clean, (1,)),
    "attract": (check_attract, (2,)),
    "ability": (check_ability, (1, 2)),
    "use": (check_use, (2, 3)),
    "move": (check_move, (2,)),
    "play": (check_play, (1,)),
    "add": (check_add, (1, 2)),
    "deliver": (check_deliver, (1,)),
    "raise": (check_raise, (1,)),
    "boost": (check_boost, (2,)),
    "calm": (check_calm, (1,)),
    "request": (check_request, (1,)),
    "hand": (check_hand, (3,)),
    "exile": (check_exile, (1,)),
}
"""The check of each action, and how many arguments it takes."""
