"""Rounds, and the players' phase (catalogue sections A4 and D)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.action import NONSENSE, Action
from overrun.games.army_of_the_dead.actions import (
    ACTIONS,
    note_streak,
    others_with,
    pay,
    walks_with,
)
from overrun.games.army_of_the_dead.combat.attack import attacks_with
from overrun.games.army_of_the_dead.combat.combat_action import attack_kinds
from overrun.games.army_of_the_dead.combat.eliminate_sleepers import slow_kills
from overrun.games.army_of_the_dead.mission.events import after
from overrun.games.army_of_the_dead.mission.personal import token_skill
from overrun.games.army_of_the_dead.mission.prospect import TIMES, asks_for
from overrun.games.army_of_the_dead.rules import task
from overrun.games.army_of_the_dead.state import PLAYERS, S, Survivor, T, Turn
from overrun.games.army_of_the_dead.team.growth import give
from overrun.games.army_of_the_dead.team.inventory import carried
from overrun.games.army_of_the_dead.team.moving import move_price
from overrun.games.army_of_the_dead.team.searching import SEARCH
from overrun.games.army_of_the_dead.team.skills import has, skills_of

ACTIONS_A_TURN = 3
"""AD-RND-05."""


@task
def begin_round(t: T) -> Flow[None]:
    """A new round: the players' phase begins with the first player (AD-RND-01, -02)."""
    s = t.state
    s.round += 1
    s.phase = PLAYERS
    s.active = s.first
    s.hurt = False
    if s.round >= s.sheet.rounds:
        s.question("healthy")
    s.doubt = s.doubt or asks_for(s.mission, TIMES)
    s.woken = [0] * len(s.woken)
    for survivor in s.survivors:
        survivor.acted = False
        survivor.searches = 0
    t.tell("round", round=s.round, first=s.first)
    t.then(next_turn)
    yield from after(t)


# -- whose turn ------------------------------------------------------------------------------


@task
def next_turn(t: T) -> Flow[None]:
    """The active player's next survivor; then the next player, until all are done (AD-RND-02 to
    -04). Tacticians of others may step in between, and nobody waits for them (AD-SKL-48)."""
    s = t.state
    due = _due(s)
    if not due:
        t.plan(("zombie_phase", []))  # which plans the next round
        return
    while all(each.seat != s.active for each in due):
        s.active = (s.active + 1) % s.seats
    for tactician in _tacticians(s):
        options: list[Option] = [("now",), ("later",)]
        facts: dict[str, Fact] = {"survivor": tactician.id}
        choice = yield Ask(tactician.seat, "tactician", options, facts)
        if choice == ("now",):
            begin_turn(t, tactician)
            return
    ready: list[Option] = [("activate", each.id) for each in _waiting(s) if each.seat == s.active]
    choice = yield Ask(s.active, "activate", ready)
    begin_turn(t, s.find(choice[1]))


def _waiting(s: S) -> list[Survivor]:
    """The survivors who have not had their turn in this round (AD-RND-10)."""
    return [each for each in s.survivors if not each.acted]


def _due(s: S) -> list[Survivor]:
    """Those whose players must go on now: a tactician may let all others act first."""
    waiting = _waiting(s)
    return [each for each in waiting if not has(s, each, "tactician")] or waiting


def _tacticians(s: S) -> list[Survivor]:
    return [each for each in _waiting(s) if each.seat != s.active and has(s, each, "tactician")]


def begin_turn(t: T, survivor: Survivor) -> None:
    """Three actions, and the free ones of its skills (AD-RND-05, -06)."""
    s = t.state
    turn = Turn(survivor.id, ACTIONS_A_TURN)
    for skill in (*survivor.skills, *survivor.lent):
        give(turn, skill)
    for colour in survivor.tokens:
        give(turn, token_skill(s, colour))
    s.turns.append(turn)
    t.tell("turn", survivor=survivor.id, seat=survivor.seat)
    t.then(act)


# -- one action ------------------------------------------------------------------------------


@task
def act(t: T) -> Flow[None]:
    """One action of the survivor whose turn it is, or the end of the turn."""
    s = t.state
    turn = s.turn
    survivor = s.living(turn.who)
    if survivor is None or (not turn.own and not turn.actions and not turn.free):
        _end_turn(t, survivor)
        return
    facts: dict[str, Fact] = {
        "survivor": survivor.id,
        "actions": turn.actions,
        **carried(*s.survivors),
    }
    if s.crowd(survivor.zone) and (fare := move_price(s, survivor).due(turn)) > 1:
        facts["fare"] = fare
    if slow := slow_kills(s, survivor):
        facts["slow"] = slow
    choice = yield Ask(survivor.seat, "action", action_options(s, survivor), facts)
    if choice == ("end",):  # what is left is lost (AD-NOP-02)
        _end_turn(t, survivor)
        return
    t.then(act)
    action = ACTIONS[choice[0]]
    values = action.read(s, choice)
    assert values is not None
    pay(s, action.price_of(s, survivor, *values))
    depth = len(s.turns)
    flow = action.do(t, survivor, *values)
    if flow is not None:
        yield from flow
    note_streak(turn, choice)
    if len(s.turns) > depth:  # somebody was given an action, to be used at once
        t.then(act)
    yield from after(t)


def _end_turn(t: T, survivor: Survivor | None) -> None:
    s = t.state
    turn = s.turns.pop()
    if turn.own:
        if survivor is not None:
            survivor.acted = True
        t.then(next_turn)


def action_options(s: S, survivor: Survivor) -> list[Option]:
    """All that the survivor can do and pay for; ending the turn is always possible.

    It runs for every answer, so it asks first what there is at all: a truck, tokens, a skill.
    :func:`check_action` says the same from the other side.
    """
    turn = s.turn
    actions, free = turn.actions, turn.free
    skills = tuple(skills_of(s, survivor))
    found: list[Option] = []
    if actions or free:
        extra = 0 if "slippery" in skills else s.crowd(survivor.zone)
        if extra + ("move" not in free) <= actions:
            for walk in walks_with(skills):
                found += walk.options(s, survivor)
        for slot, gear in enumerate(survivor.gear):
            if gear is not None and (
                actions or any(kind in free for kind in attack_kinds(survivor, slot))
            ):
                found += attacks_with(s, survivor, slot)
        if actions or "search" in free:
            found += SEARCH.options(s, survivor)
    for need, group in others_with(skills, actions > 0):
        if need is None or need(s, survivor):
            for action in group:
                options = action.options(s, survivor)
                if options and (action.cost or action.price > actions):
                    options = [each for each in options if _affords(s, survivor, action, each)]
                found += options
    found.append(("end",))
    return found


def _affords(s: S, survivor: Survivor, action: Action, option: Option) -> bool:
    return action.price_of(s, survivor, *(action.read(s, option) or ())).is_paid_by(s.turn)


def check_action(s: S, survivor: Survivor, option: Option) -> Reason | None:
    """Why an option is not open to the survivor whose turn it is."""
    if option == ("end",):
        return None
    action = ACTIONS.get(option[0])
    values = None if action is None else action.read(s, option)
    if action is None or values is None:
        return NONSENSE
    why = action.check(s, survivor, *values)
    if why is not None:
        return why
    cost = action.price_of(s, survivor, *values)
    if cost.is_paid_by(s.turn):
        return None
    return Reason(
        "AD-PPH-05", "too-expensive", {"cost": cost.due(s.turn), "actions": s.turn.actions}
    )
