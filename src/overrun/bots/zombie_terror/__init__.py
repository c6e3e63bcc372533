"""The heuristic bot of Zombie Terror, for either side."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from overrun.bots.base import Bot, Line, Worlds, take_next
from overrun.bots.search.thinking import Thinking
from overrun.bots.zombie_terror.acting import GAME, Part, perform, position
from overrun.bots.zombie_terror.humans import HumanPlanner
from overrun.bots.zombie_terror.judge import chance_to_win
from overrun.bots.zombie_terror.placing import (
    add,
    additions,
    after_bite,
    best_place,
    bites_there,
    take_away,
)
from overrun.bots.zombie_terror.weights import FITTED
from overrun.bots.zombie_terror.zombies import ZombiePlanner
from overrun.core.flow import Ask
from overrun.core.play import Finished, Play
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games.zombie_terror.activation import end_activation
from overrun.games.zombie_terror.board import FACINGS
from overrun.games.zombie_terror.state import (
    ADDING,
    BANKER,
    CHILD,
    DOG,
    HUMAN_TURN,
    LUMBERJACK,
    MECHANIC,
    MOVEMENT,
    NURSE,
    POLICEMAN,
    TIDYING,
    ZombieTerrorState,
)

HUMAN_TRIES = 110
ZOMBIE_TRIES = 8
"""How many plans each side looks at for a turn: about 50 ms for the first ask of a human turn."""
THOUGHTFUL = 4
"""So many times as many plans are made where the best of them are thought through."""
FORESEEN_HUMANS = 24
FORESEEN_ZOMBIES = 4
"""How many plans of the other side are looked at to see what it will make of a position."""

THINKING = Thinking(
    rounds=0,
    lines=6,
    first_look=1,
    slight_doubt=0,
    asks=frozenset({"human-action", "zombie-action", "adding"}),
    by_steady=True,
    foresight=True,
)
"""A master asks what the other side would do next: that needs no luck, so one look tells much."""

STARTS = {
    BANKER: 0.0, MECHANIC: 0.09, LUMBERJACK: 0.27, NURSE: 0.45, DOG: 0.6, POLICEMAN: 0.82,
    CHILD: 1.0,
}  # fmt: skip
"""Where each human starts, as a share of the row: far apart, so that the zombies must be too. In
self-play this line-up won about twelve games in a hundred more than one around the middle."""


class HeuristicBot(Bot):
    """Plans a whole turn ahead, looks at the answer, and sticks to its plan."""

    def __init__(self, seed: str) -> None:
        self.draw = Random(seed)
        self.plan: Line = []
        """What it means to do next in this phase of this round."""
        self._phase = (0, "")
        self.human_tries = HUMAN_TRIES
        self.zombie_tries = ZOMBIE_TRIES
        self.weights = FITTED

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        phase = view.round, view.phase
        if phase != self._phase:
            self.plan.clear()  # its end came by itself, and would be the end of this phase, too
            self._phase = phase
        option = take_next(self.plan, ask)
        if option is None and ask.kind in _PLANNERS:
            self.plan = self._planned(ask, worlds)
            option = take_next(self.plan, ask)
        return option or self.draw.choice(ask.options)

    def lines(self, view: Any, ask: Ask, worlds: Worlds, most: int) -> list[Line]:
        """For a whole turn several plans: what different tries find, or the best of more tries;
        for one more zombie several places."""
        maker = _LINES.get(ask.kind)
        found: list[Line] = []
        if maker is not None:
            found = maker(self, worlds(str(self.draw.random())).state, most)
        fit = [line for line in found if line[0] in ask.options]
        return fit or super().lines(view, ask, worlds, most)

    def human_lines(self, s: ZombieTerrorState, most: int) -> list[Line]:
        planner = HumanPlanner(s, self.weights, self.draw)
        found: dict[bytes, Line] = {}
        for _ in range(most):
            _, parts = planner.search(self.human_tries)
            end = GAME.thaw(planner.root)
            plan = written_out(end, parts)
            found.setdefault(position(end), plan)
        return [*found.values()]

    def zombie_lines(self, s: ZombieTerrorState, most: int) -> list[Line]:
        planner = ZombiePlanner(s, self.weights, self.draw)
        ranked = planner.ranked(THOUGHTFUL * self.zombie_tries)
        return [[*plan, ("done",)] for _, plan in ranked[:most]]

    def adding_lines(self, s: ZombieTerrorState, most: int) -> list[Line]:
        first = add(s, self.weights)
        others = [line for line in additions(s, self.weights) if line != first]
        return [first, *others[: most - 1]]

    def foresee(self, table: Table[Any], seat: int) -> float:
        """By the best that the side finds which is asked now."""
        s: ZombieTerrorState = table.state
        if s.phase == HUMAN_TURN:
            humans, _ = HumanPlanner(s, self.weights, self.draw).search(FORESEEN_HUMANS)
        elif s.phase == MOVEMENT:
            humans, _ = ZombiePlanner(s, self.weights, self.draw).search(FORESEEN_ZOMBIES)
        else:
            humans = chance_to_win(s, self.weights)
        return humans if seat == s.humans_seat else 1 - humans

    def _planned(self, ask: Ask, worlds: Worlds) -> Line:
        return _PLANNERS[ask.kind](self, worlds(str(self.draw.random())).state, ask)

    def on_human_action(self, s: ZombieTerrorState, ask: Ask) -> list[Option]:
        _, parts = HumanPlanner(s, self.weights, self.draw).search(self.human_tries)
        return written_out(s, parts)

    def on_zombie_action(self, s: ZombieTerrorState, ask: Ask) -> list[Option]:
        _, plan = ZombiePlanner(s, self.weights, self.draw).search(self.zombie_tries)
        return [*plan, ("done",)]

    def on_human_start(self, s: ZombieTerrorState, ask: Ask) -> list[Option]:
        """The free field of the row that is nearest to this human's place in the line-up."""
        wanted = STARTS[str(ask.facts["human"])] * (s.columns - 1)
        index = s.ground.index
        return [min(ask.options, key=lambda option: abs(index[option[2]] - wanted))]

    def on_adding(self, s: ZombieTerrorState, ask: Ask) -> list[Option]:
        return add(s, self.weights)

    def on_zombie_start(self, s: ZombieTerrorState, ask: Ask) -> list[Option]:
        index = s.ground.index
        _, field, facing = best_place(s, self.weights, [index[o[1]] for o in ask.options])
        return [("zombie", s.ground.names[field]), ("face", FACINGS[facing])]

    def on_relocation(self, s: ZombieTerrorState, ask: Ask) -> list[Option]:
        return [("take", s.ground.names[take_away(s, self.weights)[0][1]])]

    def on_facing(self, s: ZombieTerrorState, ask: Ask) -> list[Option]:
        field = s.ground.index[str(ask.facts["field"])]
        zombie = s.horde[field]
        values = []
        for facing in range(4):
            zombie.facing = facing
            bites = s.phase in (ADDING, TIDYING) and bites_there(s, field, facing)
            judge = after_bite(s, self.weights, field) if bites else chance_to_win(s, self.weights)
            values.append(judge)
        return [("face", FACINGS[values.index(min(values))])]


def written_out(s: ZombieTerrorState, parts: list[Part]) -> Line:
    """The answers by which humans carry a plan out."""
    plan: Line = []
    t = Play(s, None)
    try:
        for part in parts:
            if s.active and s.ap > 0 and part[0][0] != "play" and part[0][1] != s.active:
                plan.append(("rest", s.active))
                end_activation(s)
            plan += part
            perform(t, part)
        plan.append(("end",))
    except Finished:
        pass
    return plan


_LINES: dict[str, Callable[[HeuristicBot, ZombieTerrorState, int], list[Line]]] = {
    "human-action": HeuristicBot.human_lines,
    "zombie-action": HeuristicBot.zombie_lines,
    "adding": HeuristicBot.adding_lines,
}

_PLANNERS: dict[str, Callable[[HeuristicBot, ZombieTerrorState, Ask], list[Option]]] = {
    "human-start": HeuristicBot.on_human_start,
    "zombie-start": HeuristicBot.on_zombie_start,
    "human-action": HeuristicBot.on_human_action,
    "zombie-action": HeuristicBot.on_zombie_action,
    "adding": HeuristicBot.on_adding,
    "relocation": HeuristicBot.on_relocation,
    "facing": HeuristicBot.on_facing,
}
"""How each kind of ask is planned for. What is not here is left to chance: how a board is built,
and in which order the dead rise."""


STEADY = HeuristicBot
