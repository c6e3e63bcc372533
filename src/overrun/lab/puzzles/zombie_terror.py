"""Where puzzles of Zombie Terror are: who cannot simply walk away, or need not be bitten, and whom
the zombies get only together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import structs

from overrun.bots.zombie_terror.judge import can_escape, maps_for
from overrun.bots.zombie_terror.weights import FITTED
from overrun.core.table import Table
from overrun.games.zombie_terror.board import BRUTE
from overrun.games.zombie_terror.ending import potential
from overrun.games.zombie_terror.game import GAME
from overrun.games.zombie_terror.human_cards import DECOY
from overrun.games.zombie_terror.scenarios import SCENARIOS
from overrun.games.zombie_terror.state import (
    BANKER,
    CHILD,
    HEALTHY,
    HUMANS,
    LUMBERJACK,
    MECHANIC,
    NURSE,
    POLICEMAN,
    SIDES,
    WOUNDED,
    ZOMBIES,
    S,
)
from overrun.games.zombie_terror.zombies import duties, quota
from overrun.lab.puzzles.hunting import Found, Hunt, Line, No, Task, Wanted
from overrun.lab.puzzles.steady import by_steady
from overrun.lab.puzzles.study import Study, Test, never, study
from overrun.lab.puzzles.worth import FEW_ENDS, deeds, is_plain
from overrun.teaching.puzzles.data import Proof
from overrun.teaching.puzzles.goals import Goal, TooLarge
from overrun.teaching.puzzles.tree import Walked, root, take
from overrun.teaching.zombie_terror.biting import biting_line
from overrun.teaching.zombie_terror.goals import HumanGoal, OutUnbitten, Unbitten

NEAR = 3
"""From so many steps somebody may get away with help."""
FEW = 3
"""With more humans than this they have no cards, and not all of them can be looked after."""
WORTH = (CHILD, MECHANIC, NURSE, BANKER, POLICEMAN, LUMBERJACK)
PAIRS = 8
"""Two can act in about as many ways as the square of what one of them can, but many of those come
to the same."""
MANY = 2
"""Where more zombies act already, they can act in too many ways to say that nobody is bitten."""
QUOTA = range(2, 4)
"""So many zombies act from here on where theirs is the puzzle."""


class ZombieTerrorHunt(Hunt):
    seats = 2
    most = 2_500
    scene = "scenario"
    scenes = 16
    shares = {
        "win": 20, "out": 20, "unbitten": 20, "save": 28, "out-unbitten": 10, "down": 6,
        "prey": 12, "kill": 14, "bites": 10, "bite": 8,
    }  # fmt: skip

    def settings(self, random: Random) -> dict[str, str]:
        scenario = random.choice(SCENARIOS)
        chosen = {"scenario": scenario, "layout": random.choice(("classic", "compact"))}
        if scenario in ("none", "good-boy", "brute-and-runner"):
            chosen["setup"] = random.choice(("basic", "advanced"))
        return chosen

    def starting(self, table: Table[Any]) -> bool:
        ask, s = table.asks[0], table.state
        if ask.kind == "human-action":
            return not (s.active and s.ap)
        return ask.kind == "zombie-action" and s.halted is None

    def tasks(self, table: Table[Any], wanted: Wanted, walked: Walked) -> Iterator[Task]:
        s: S = GAME.copy(table.state)
        tidy(s)
        text = GAME.write_position(s)
        tasks = self.human_tasks(s) if table.asks[0].kind == "human-action" else zombie_tasks(s)
        for task in tasks:
            yield structs.replace(task, position=text)

    def human_tasks(self, s: S) -> Iterator[Task]:
        maps = maps_for(s, FITTED)
        need = s.victory_points - s.score
        people = [(at, h) for at, h in s.living() if h.is_person]
        ready = [(at, h) for at, h in people if h.name not in s.activated]
        walking = [(at, h, can_escape(s, maps, at, h)) for at, h in ready]
        free = sum(human.stars for _, human, walks in walking if walks)
        near = [human for at, human, walks in walking if not walks and maps.exit_steps[at] <= NEAR]
        if free < need <= free + sum(human.stars for human in near) and near:
            yield Task("win")
        elif need > free:
            for human in sorted(near, key=lambda each: WORTH.index(each.name))[:2]:
                yield Task("out", {"human": human.name})
        for _, human, walks in walking:
            if quota(s) <= MANY and walks and human.stars < need and 1 < len(people) <= FEW:
                yield Task("out-unbitten", {"human": human.name})
                break
        if any(zombie.kind == BRUTE for zombie in s.horde.values()):
            yield Task("down")
        if quota(s) <= MANY and biting_line(s):
            if len(ready) <= FEW:
                yield Task("unbitten")
            threatened = [h for _, h in people if biting_line(s, h.name)]
            if len(threatened) == 1 or len(ready) <= FEW:
                worthy = min(threatened, key=lambda each: WORTH.index(each.name), default=None)
                if worthy is not None:
                    yield Task("save", {"human": worthy.name})

    def look(
        self, table: Table[Any], goal: Goal, seat: int, most: int, walked: Walked
    ) -> Found | No:
        steady, _ = by_steady(table, goal, seat, GAME.name)
        dull = is_plain if steady else never
        if isinstance(goal, HumanGoal):
            return look_at_humans(table, goal, seat, most, walked, dull)
        found = study(table, goal, seat, most, dull, walked)
        if (no := refused(found)) is not None:
            return no
        proof = Proof(
            tried=found.tried,
            ends=found.ends,
            good=found.good,
            left_out=sorted(found.left_out - {"end"}),
        )
        return Found(found.solutions[0], found.failures, proof)


def tidy(s: S) -> None:
    """The zombies' cards, which nobody can see, go back into the box; where many humans can act,
    theirs too, so that there is less to think of."""
    sides = [ZOMBIES] if len(s.living()) <= FEW else [HUMANS, ZOMBIES]
    for side in SIDES:
        kept = [] if side in sides else [card for card in s.hands.get(side, ()) if card != DECOY]
        if side in s.hands:
            s.boxed[side] = s.boxed.get(side, []) + [c for c in s.hands[side] if c not in kept]
            s.hands[side] = kept


def refused(found: Study) -> No | None:
    """Why this is no puzzle: there are to be solutions, but few, and most of what one can do is
    none."""
    if found.no is not None:
        return found.no
    if not found.good:
        return No.NEVER
    if found.ends < FEW_ENDS:
        return No.FEW
    rare = found.good * (20 if len(deeds(found.solutions[0])) > 2 else 40) <= found.ends
    return None if rare and len(found.solutions) <= 3 else No.LOOSE


def look_at_humans(
    table: Table[Any], goal: HumanGoal, seat: int, most: int, walked: Walked, dull: Test
) -> Found | No:
    """Turns in which few act, from here on, first: what can be done in many ways is no puzzle."""
    s: S = table.state
    done, left = len(s.activated), sum(human.name not in s.activated for _, human in s.living())
    for actors in (1, 2):
        goal.most_actors = done + actors
        found = study(table, goal, seat, most, dull, walked)
        if found.good:
            break
        if actors == 1 and found.tried**2 > PAIRS * most:
            raise TooLarge("two of them have too many ways")
    goal.most_actors = done + left
    if (no := refused(found)) is not None:
        return no
    if actors == 1 and isinstance(goal, OutUnbitten):
        return No.DULL
    if isinstance(goal, Unbitten) and not holds(table, goal, found.solutions[0]):
        return No.NEVER
    proof = Proof(
        tried=found.tried,
        ends=found.ends,
        good=found.good,
        actors=0 if actors >= left else actors,
        left_out=sorted(found.left_out - {"end"}),
    )
    return Found(found.solutions[0], found.failures, proof)


def holds(table: Table[Any], goal: Unbitten, line: Line) -> bool:
    """Whether no zombie can bite after this line, with all of them tried."""
    spot = root(table)
    for option in line:
        spot = take(spot, option)
    s: S = spot.table.state
    return s.outcome is not None or not biting_line(s, goal.spared, thorough=True)


def zombie_tasks(s: S) -> Iterator[Task]:
    """Whom they might get, if those who act are few."""
    left = quota(s) - s.moved
    if left not in QUOTA:
        return
    people = [human for _, human in s.living() if human.is_person]
    people.sort(key=lambda each: WORTH.index(each.name))
    need = s.victory_points - s.score
    if potential(s) - sum(human.stars for human in people if human.health == WOUNDED) < need:
        yield Task("prey")
    if len(duties(s).biting) < left == 2 <= len(people):
        yield Task("bites", {"count": "2"})
    for human in people:
        if human.health == HEALTHY and biting_line(s, human.name):
            yield Task("kill", {"human": human.name})
            break
    for human in people:
        line = biting_line(s, human.name)
        if len(line) > 3:  # not by one zombie alone
            yield Task("bite", {"human": human.name})
            break


HUNT = ZombieTerrorHunt()
