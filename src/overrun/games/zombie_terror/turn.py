"""Rounds: the human turn, then the zombie turn (catalogue sections 8, 9, 14, 15 and 24)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option
from overrun.games.zombie_terror.activation import end_activation
from overrun.games.zombie_terror.adding import begin_adding
from overrun.games.zombie_terror.board import ground_of
from overrun.games.zombie_terror.cards import activate, card_options, play
from overrun.games.zombie_terror.ending import ROUND_LIMIT, TERROR, end
from overrun.games.zombie_terror.humans import act, action_options
from overrun.games.zombie_terror.rules import task
from overrun.games.zombie_terror.state import (
    HUMAN_TURN,
    HUMANS,
    MOVEMENT,
    ZOMBIE_TURN,
    ZOMBIES,
    T,
)
from overrun.games.zombie_terror.zombies import (
    activate_options,
    duties,
    natural_ap,
    quota,
)


@task
def begin_round(t: T) -> None:
    """A round is one human turn, then one zombie turn (ZT-RND-02)."""
    s = t.state
    limit = s.config.round_limit
    if limit and s.round >= limit:
        end(t, ZOMBIES, ROUND_LIMIT)  # ZT-OP-46
    s.round += 1
    s.activated, s.used, s.shots = [], [], 0
    s.moved, s.quota_bonus, s.cunning = 0, 0, []
    s.phase = HUMAN_TURN
    t.tell("round", round=s.round, reveals=True)
    t.plan(human_action, zombie_turn)


# -- humans ------------------------------------------------------------------------------------


@task
def human_action(t: T) -> Flow[None]:
    """One action, one card, the end of an activation, or the end of the turn."""
    s = t.state
    options = action_options(s)
    if s.active is not None and s.ap > 0:
        options.append(("rest", s.active))
    options.append(("end",))
    hand = s.hands.get(HUMANS)
    if hand:
        options += card_options(s, HUMANS)
    facts: dict[str, Fact] = {"active": s.active, "ap": s.ap}
    choice = yield Ask(s.humans_seat, "human-action", options, facts, bool(hand))
    verb = choice[0]
    if verb == "end":
        end_activation(s)
        s.phase = ZOMBIE_TURN
        # the turn passes: from here on only both together can take something back (ZT-OP-61)
        t.tell("human-turn-ended", activated=len(s.activated), reveals=True)
        return
    t.then(human_action)
    if verb == "rest":
        t.tell("rested", human=choice[1])
        end_activation(s)
    elif verb == "play":
        yield from play(t, HUMANS, *choice[1:])
    else:
        act(t, verb, choice[1], ground_of(s.columns, s.terrain).index[choice[2]])


# -- zombies -----------------------------------------------------------------------------------


@task
def zombie_turn(t: T) -> None:
    """The Zombie Terror phase if it is unlocked, then movement, adding, tidying (ZT-ZTN-01)."""
    s = t.state
    if s.terror is not None:
        s.terror -= 1
        t.tell("terror", marker=s.terror)
        if s.terror < 1:
            end(t, ZOMBIES, TERROR)  # ZT-TER-06
    s.phase = MOVEMENT
    t.plan(move_zombies, begin_adding, end_zombie_turn)


@task
def move_zombies(t: T) -> Flow[None]:
    """One zombie's activation, or one card, until the quota is used up."""
    s = t.state
    up = duties(s)
    if not up.next_up:
        return  # every zombie has acted, or there is none (ZT-ACT-04, ZT-OP-56)
    left = quota(s) - s.moved
    hand = s.hands.get(ZOMBIES)
    options: list[Option] = activate_options(s, up) if left > 0 else [("done",)]
    if hand:
        options += card_options(s, ZOMBIES, up)
    elif left <= 0:
        return  # ZT-MAN-22
    facts: dict[str, Fact] = {"category": up.category, "left": left}
    choice = yield Ask(s.zombies_seat, "zombie-action", options, facts, bool(hand))
    if choice[0] == "done":
        return
    t.then(move_zombies)
    if choice[0] == "play":
        yield from play(t, ZOMBIES, *choice[1:])
        return
    field = ground_of(s.columns, s.terrain).index[choice[1]]
    yield from activate(t, field, natural_ap(s, field))


@task
def end_zombie_turn(t: T) -> None:
    """The zombie turn ends, and with it the round (ZT-RND-04)."""
    t.tell("zombie-turn-ended")
    t.then(begin_round)
