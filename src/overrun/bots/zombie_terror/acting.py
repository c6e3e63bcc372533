"""Carrying plans out on states to look ahead on: the rules' own functions, without a table."""

from __future__ import annotations

from collections.abc import Iterable

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.games.zombie_terror.activation import check_actor, end_activation
from overrun.games.zombie_terror.cards import check_play, play
from overrun.games.zombie_terror.game import ZombieTerror
from overrun.games.zombie_terror.humans import ACTIONS
from overrun.games.zombie_terror.state import HUMANS, ZombieTerrorState

T = Play[ZombieTerrorState]
S = ZombieTerrorState

Part = tuple[Option, ...]
"""What one human does in its activation, or one card with the answers it asks for."""

GAME = ZombieTerror()


def position(s: S) -> bytes:
    """What a plan comes to: the same for two that differ only in the order of what is done."""
    s = GAME.copy(s)
    end_activation(s)
    s.events = s.reveals = 0
    s.crowd = dict(sorted(s.crowd.items()))
    s.horde = dict(sorted(s.horde.items()))
    s.activated.sort()
    return GAME.freeze(s)


def run(flow: Flow[None], answers: Iterable[Option]) -> list[Option]:
    """Carry a flow out, with these answers to its questions as far as they fit.

    Returns the answers that were given.
    """
    wanted = iter(answers)
    given: list[Option] = []
    try:
        wait = next(flow)
        while True:
            assert isinstance(wait, Ask)
            option = next(wanted, None)
            if option not in wait.options:
                option = wait.options[0]
            given.append(option)
            wait = flow.send(option)
    except StopIteration:
        return given


def perform(t: T, part: Part) -> None:
    """Let the humans do this, as far as it is legal."""
    s = t.state
    ground = s.ground
    index = ground.index
    owner = part[0][1]
    if s.active is not None and s.active != owner and part[0][0] != "play":
        end_activation(s)
    for number, option in enumerate(part):
        verb = option[0]
        if verb == "play":
            if check_play(s, HUMANS, *option[1:]) is not None:
                return
            run(play(t, HUMANS, *option[1:]), part[number + 1 :])
            if option[1] == "decoy":
                return
        else:
            if check_actor(s, owner) is not None:
                return
            action, to = ACTIONS[verb], index[option[2]]
            at, human = s.person(owner)
            if action.check(s, ground, at, human, to) is not None:
                return
            action.do(t, at, human, to)
