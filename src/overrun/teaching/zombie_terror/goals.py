"""What puzzles of Zombie Terror ask for: of the humans before the zombies act, or whatever these do
then; and of the zombies in one turn."""

from __future__ import annotations

from typing import Any

from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games.zombie_terror.board import BRUTE
from overrun.games.zombie_terror.state import (
    DEAD,
    HEALTHY,
    HUMAN_TURN,
    HUMANS,
    LAST_SUPPLIES,
    MOVEMENT,
    ZOMBIES,
    Human,
    S,
)
from overrun.teaching.puzzles.goals import Facts, Goal, GoalMaker
from overrun.teaching.zombie_terror.biting import biting_line

SEARCH = "search"
"""What is found is not known beforehand, so no solution hangs on it."""


class HumanGoal(Goal):
    """To be reached before the zombies act."""

    leaves_out = frozenset({"end", SEARCH})
    most_actors = 6
    """Turns in which more humans act are not looked at; for proofs that say so."""

    def judged(self, table: Table[Any]) -> float | None:
        s: S = table.state
        if self.reached(s):
            return 1.0
        if len(s.activated) > self.most_actors or self.hopeless(s):
            return 0.0
        return None if s.phase == HUMAN_TURN and s.outcome is None else 0.0

    def reached(self, s: S) -> bool:
        raise NotImplementedError

    def hopeless(self, s: S) -> bool:
        """Whether it is out of reach for those who may still act; cards may always help."""
        return False

    def may_act(self, s: S) -> list[Human]:
        """Those who may still act, now or if not too many have."""
        active = [human for _, human in s.living() if human.name == s.active and s.ap > 0]
        if len(s.activated) >= self.most_actors:
            return active
        return active + [human for _, human in s.living() if human.name not in s.activated]


class Win(HumanGoal):
    """The humans win in this turn."""

    def hopeless(self, s: S) -> bool:
        if s.hands.get(HUMANS) or s.config.scenario == LAST_SUPPLIES:
            return False
        left = 1 + self.most_actors - len(s.activated)
        stars = sorted((human.stars for human in self.may_act(s)), reverse=True)
        return s.score + sum(stars[:left]) < s.victory_points

    def reached(self, s: S) -> bool:
        return s.outcome is not None and s.outcome.sides == [HUMANS]


class Out(HumanGoal):
    """A certain human leaves in this turn."""

    def hopeless(self, s: S) -> bool:
        who = self.facts["human"]
        return not s.hands.get(HUMANS) and all(human.name != who for human in self.may_act(s))

    def reached(self, s: S) -> bool:
        return any(human.name == self.facts["human"] for human in s.escaped)


class Down(HumanGoal):
    """The Brute falls in this turn."""

    def reached(self, s: S) -> bool:
        return all(zombie.kind != BRUTE for zombie in s.horde.values())


class Unbitten(HumanGoal):
    """Whatever the zombies do next, they bite nobody."""

    leaves_out = frozenset({SEARCH})
    spared = ""
    """The only one who matters; everybody does, if it is empty."""

    def __init__(self, start: Table[Any], facts: Facts) -> None:
        super().__init__(start, facts)
        self.round = start.state.round
        self.harm = harm(start.state)

    def judged(self, table: Table[Any]) -> float | None:
        s: S = table.state
        if s.outcome is not None:
            return float(s.outcome.sides == [HUMANS])
        if len(s.activated) > self.most_actors:
            return 0.0
        if s.phase == HUMAN_TURN and s.round == self.round:
            return None
        if not self.reached(s) or self.was_bitten(s):
            return 0.0
        return float(s.phase != MOVEMENT or not biting_line(s, self.spared))

    def was_bitten(self, s: S) -> bool:
        """Whether zombies without a choice have bitten already, before anybody was asked: who has
        acted and faces a human has."""
        if s.round > self.round:  # all have turned to the next round
            now = harm(s)
            names = [self.spared] if self.spared else list(self.harm)
            return any(now.get(name, 2) > self.harm[name] for name in names if name in now)
        for field, zombie in s.horde.items():
            victim = s.crowd.get(s.ground.step[field][zombie.facing])
            if zombie.activated and victim and self.spared in ("", victim.name):
                return True
        return False

    def reached(self, s: S) -> bool:
        return True

    def reply(self, table: Table[Any]) -> list[Option]:
        s: S = table.state
        return biting_line(s, self.spared) if s.phase == MOVEMENT else []


class Save(Unbitten):
    """They do not bite a certain human."""

    def __init__(self, start: Table[Any], facts: Facts) -> None:
        super().__init__(start, facts)
        self.spared = facts["human"]


class OutUnbitten(Unbitten):
    """A certain human leaves, and nobody who stays can be bitten."""

    def reached(self, s: S) -> bool:
        return any(human.name == self.facts["human"] for human in s.escaped)


# -- zombies -------------------------------------------------------------------------------------


class ZombieGoal(Goal):
    """To be reached by one movement of the zombies."""

    def __init__(self, start: Table[Any], facts: Facts) -> None:
        super().__init__(start, facts)
        self.harm = harm(start.state)

    def judged(self, table: Table[Any]) -> float | None:
        s: S = table.state
        if self.reached(s):
            return 1.0
        return None if s.phase == MOVEMENT and s.outcome is None else 0.0

    def reached(self, s: S) -> bool:
        raise NotImplementedError


class Prey(ZombieGoal):
    """The zombies win in this turn."""

    def reached(self, s: S) -> bool:
        return s.outcome is not None and s.outcome.sides == [ZOMBIES]


class Bite(ZombieGoal):
    """A certain human is bitten."""

    def reached(self, s: S) -> bool:
        name = self.facts["human"]
        return harm(s).get(name, 0) > self.harm[name]


class Kill(ZombieGoal):
    """A certain human is dead."""

    def reached(self, s: S) -> bool:
        return any(h.name == self.facts["human"] and h.health == DEAD for h in s.crowd.values())


class Bites(ZombieGoal):
    """So many bites that tell in one turn."""

    def reached(self, s: S) -> bool:
        return sum(harm(s).values()) - sum(self.harm.values()) >= int(self.facts["count"])


def harm(s: S) -> dict[str, int]:
    """For each human on the board how much it was hurt; the briefcase counts as a bite."""
    found = {
        human.name: 0 if human.health == HEALTHY else 2 if human.health == DEAD else 1
        for human in s.crowd.values()
    }
    if "banker" in found and not s.briefcase:
        found["banker"] += 1
    return found


GOALS: dict[str, GoalMaker] = {
    "win": Win,
    "out": Out,
    "down": Down,
    "unbitten": Unbitten,
    "save": Save,
    "out-unbitten": OutUnbitten,
    "prey": Prey,
    "bite": Bite,
    "kill": Kill,
    "bites": Bites,
}

IDEAS = ("play", "axe", "shoot", "shove", "push", "heal", "bark", "alarm", "activate", "move")
