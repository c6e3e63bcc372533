"""What puzzles of Army of the Dead ask for: of one survivor in one turn, or of what the zombies
find after it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import structs

from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import Weapon
from overrun.games.army_of_the_dead.combat.attack import dice_of, weapon_in
from overrun.games.army_of_the_dead.combat.kills import is_killed_by
from overrun.games.army_of_the_dead.combat.targets import SNARED, targets
from overrun.games.army_of_the_dead.state import S, Survivor
from overrun.games.army_of_the_dead.team.skills import skills_of
from overrun.teaching.puzzles.goals import Facts, Goal, GoalMaker

FACES = 6
ATTACKS = ("attack", "focus")
SIXES = "six-"
"""With skills that begin so a 6 is worth more than another hit."""
HANDLING = frozenset({"drop", "discard", "reorganise", "trade", "search"})
"""What is done with things alone, and searching, which brings up what is hidden: not followed."""


class TurnGoal(Goal):
    """To be reached before the turn of the survivor is over."""

    leaves_out = HANDLING | {"noise", "end"}
    """Noise draws zombies, whose turn is later, and who ends the turn has missed."""

    def __init__(self, start: Table[Any], facts: Facts) -> None:
        super().__init__(start, facts)
        s: S = start.state
        self.who = s.turn.who
        self.round = s.round
        self.health = {each.id: each.health for each in s.survivors}
        self.tokens = sum(len(each.tokens) for each in s.survivors)
        self.slain = sum(s.slain.values())

    def judged(self, table: Table[Any]) -> float | None:
        s: S = table.state
        if s.outcome is not None:  # who loses the mission by it has reached nothing
            return float(bool(s.outcome.winners))
        if self.reached(s):
            return 1.0
        over = not s.turns or s.turns[0].who != self.who or s.round > self.round
        return 0.0 if over else None

    def reached(self, s: S) -> bool:
        raise NotImplementedError

    def plain(self, state: Any) -> Any:
        """In which order kinds fell, or skills were used, does not matter."""
        s: S = state
        turns = [structs.replace(turn, used=sorted(turn.used)) for turn in s.turns]
        return structs.replace(s, slain=dict(sorted(s.slain.items())), turns=turns)

    def follows(self, table: Table[Any], option: Option) -> bool:
        """Nobody need shoot where nothing stands, or at one of several who are alike and fall by
        one hit each."""
        s: S = table.state
        if option[0] == "attack" and not s.crowd(s.ground.index[option[2]]):
            return False
        if option[0] == "focus" and len(targets(s, s.ground.index[option[2]])) == 1:
            weapon, kind = weapon_in(s.find(s.turn.who), int(option[1])), option[3]
            if weapon and not kind.startswith(SNARED) and is_killed_by(s, kind, weapon.damage):
                return False
        return super().follows(table, option)

    def alike(
        self, table: Table[Any], option: Option, possible: Sequence[Any]
    ) -> list[Sequence[Any]]:
        """Of an attack it matters whether a die hits; of some a 1 costs the ammunition, and for
        some a 6 is worth more."""
        s: S = table.state
        attack = attack_of(table)
        if attack is None or s.snared or len(possible) != FACES:
            return super().alike(table, option, possible)
        shooter, weapon, _ = attack
        marks = {max(2, weapon.accuracy)}
        if weapon.ammo_dice:
            marks.add(2)
        if any(skill.startswith(SIXES) for skill in skills_of(s, shooter)):
            marks.add(FACES)
        ends = [1, *sorted(marks), FACES + 1]
        return [range(first, last) for first, last in pairwise(ends) if first < last]

    def throws(self, table: Table[Any]) -> Sequence[int]:
        attack = attack_of(table)
        if attack is None or table.since[-1][0] not in (*ATTACKS, "reroll"):
            return ()
        shooter, weapon, card = attack
        return dice_of(table.state, shooter, weapon, card), weapon.ammo_dice


def attack_of(table: Table[Any]) -> tuple[Survivor, Weapon, str] | None:
    """Who attacks with which weapon, on which card, at a table in the middle of it."""
    s: S = table.state
    begun = table.since[0]
    if begun[0] not in ATTACKS:
        return None
    shooter, slot = s.find(s.turn.who), int(begun[1])
    gear, weapon = shooter.gear[slot], weapon_in(shooter, slot)
    return None if gear is None or weapon is None else (shooter, weapon, gear.card)


class Take(TurnGoal):
    """An objective is taken."""

    def reached(self, s: S) -> bool:
        return sum(len(each.tokens) for each in s.survivors) > self.tokens


class Fell(TurnGoal):
    """An abomination falls."""

    def reached(self, s: S) -> bool:
        return all(boss.kind != self.facts["kind"] for boss in s.bosses)


class Clear(TurnGoal):
    """Nothing that bites is left in a zone."""

    def reached(self, s: S) -> bool:
        return not s.crowd(s.ground.index[self.facts["zone"]])


class Kills(TurnGoal):
    """So many zombies fall."""

    def reached(self, s: S) -> bool:
        return sum(s.slain.values()) - self.slain >= int(self.facts["count"])


class Aim(TurnGoal):
    """One of the goals of the mission is reached."""

    def reached(self, s: S) -> bool:
        return s.sheet.goals[self.facts["objective"]].holds(s)


class Win(TurnGoal):
    """The mission is over, and won."""

    def reached(self, s: S) -> bool:
        return False  # the game would be over


class Unhurt(TurnGoal):
    """Nobody is hurt until the zombies have acted."""

    leaves_out = HANDLING
    watched = ""

    def judged(self, table: Table[Any]) -> float | None:
        s: S = table.state
        if s.outcome is not None:
            return float(bool(s.outcome.winners))
        if self.was_hurt(s):
            return 0.0
        return None if s.round == self.round else 1.0

    def was_hurt(self, s: S) -> bool:
        now = {each.id: each.health for each in s.survivors}
        names = [self.watched] if self.watched else list(self.health)
        return any(now.get(name, 0) < self.health[name] for name in names)


class Spare(Unhurt):
    """A certain survivor is not hurt until the zombies have acted."""

    def __init__(self, start: Table[Any], facts: Facts) -> None:
        super().__init__(start, facts)
        self.watched = facts["survivor"]


GOALS: dict[str, GoalMaker] = {
    "take": Take,
    "fell": Fell,
    "clear": Clear,
    "kills": Kills,
    "aim": Aim,
    "win": Win,
    "unhurt": Unhurt,
    "spare": Spare,
}

IDEAS = ("noise", "sleepers", "shove", "focus", "attack", "take", "special", "move")
