"""Whether the zombies can bite somebody in their next movement, by the rules' own functions."""

from __future__ import annotations

from overrun.core.play import Finished, Play
from overrun.core.reason import Option
from overrun.games.zombie_terror.game import GAME
from overrun.games.zombie_terror.state import BANKER, S
from overrun.games.zombie_terror.zombies import (
    activations,
    carry_out,
    duties,
    natural_ap,
    quota,
)
from overrun.teaching.puzzles.goals import TooLarge

Line = list[Option]
MOST = 20_000
"""So many positions of the zombies are looked at."""


def biting_line(s: S, spared: str = "", *, thorough: bool = False) -> Line:
    """A way of the zombies to bite somebody, or a certain human, in this movement; empty if there
    is none.

    Of those who are free to go where they like only zombies are tried that might bite if nobody
    stood in their way, and those who stand there. ``thorough`` tries all.
    """
    return _Hunt(spared, thorough).line(s)


class _Hunt:
    def __init__(self, spared: str, thorough: bool) -> None:
        self.spared = spared
        self.thorough = thorough
        self.seen: set[tuple[object, ...]] = set()

    def line(self, s: S) -> Line:
        """Answers from here on that end with a bite which counts."""
        left = quota(s) - s.moved
        if left <= 0:
            return []
        key = (s.moved, *sorted((f, z.facing, z.activated) for f, z in s.horde.items()))
        key += tuple(human.health for human in s.crowd.values())
        if key in self.seen:
            return []
        self.seen.add(key)
        if len(self.seen) > MOST:
            raise TooLarge(f"more than {MOST} positions of the zombies")
        up = duties(s)
        fields = up.next_up
        if not up.biting and not up.hunting and not self.thorough:
            fields = self.worth_a_try(s, fields)
        ways = [(f, way) for f in fields for way in activations(s, f, natural_ap(s, f))]
        ways.sort(key=lambda each: "*" not in each[1])
        for field, way in ways:
            found = self.follow(s, field, way)
            if found:
                return found
        return []

    def follow(self, s: S, field: int, way: str) -> Line:
        after = GAME.copy(s)
        name = s.ground.names[field]
        answers: Line = [("activate", name)]
        if len(activations(s, field, natural_ap(s, field))) > 1:
            answers.append(("do", way))
        try:
            carry_out(Play(after, None), field, way)
        except Finished:
            return answers
        if "*" in way and self.counts(s, after):
            return answers
        rest = self.line(after)
        return answers + rest if rest else []

    def counts(self, before: S, after: S) -> bool:
        """Whether this bite has hurt somebody who counts."""
        for at, human in before.crowd.items():
            if self.spared in ("", human.name):
                if human.health != after.crowd[at].health:
                    return True
                if human.name == BANKER and before.briefcase != after.briefcase:
                    return True
        return False

    def worth_a_try(self, s: S, fields: list[int]) -> list[int]:
        """Who might bite if no other zombie stood in the way, who stands there, and who stands
        around those."""
        ground = s.ground
        biters: set[int] = set()
        around: set[int] = set()
        for field in fields:
            passed = self.passed(s, field, s.horde[field].facing, natural_ap(s, field), True)
            if passed:
                biters.add(field)
                for other in passed & s.horde.keys():
                    around |= {other, *ground.neighbours[other]}
        return [field for field in fields if field in biters or field in around]

    def passed(self, s: S, at: int, facing: int, left: int, may_turn: bool) -> set[int]:
        """The fields of all ways to somebody who counts, other zombies aside; empty if there is
        no such way."""
        ahead = s.ground.zombie_step[at][facing]
        human = s.crowd.get(ahead)
        if human is not None:
            return {at} if human.is_alive and self.spared in ("", human.name) else set()
        found: set[int] = set()
        if not left:
            return found
        if ahead >= 0:
            found |= self.passed(s, ahead, facing, left - 1, may_turn)
        if may_turn:
            for turn in (-1, 1):
                found |= self.passed(s, at, facing + turn & 3, left - 1, False)
        return found | {at} if found else found
