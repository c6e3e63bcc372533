"""The master: a steady player who thinks ahead wherever it might pay."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from overrun.bots.base import Bot, Line, Worlds, take_next
from overrun.bots.mind import Mind
from overrun.bots.search.budget import Budget
from overrun.bots.search.halving import Judged, halve
from overrun.bots.search.playout import Playout
from overrun.bots.search.thinking import USUAL, Thinking
from overrun.core.flow import Ask
from overrun.core.reason import Option


class MasterBot(Bot):
    """Does what the steady player would do unless playouts show that something else is better.

    It thinks in lines: a steady player that plans whole turns offers several of them, and the best
    is kept up as long as it fits; one that offers but a single answer is helped by the policy.
    """

    def __init__(
        self,
        mind: Mind,
        steady: Callable[[str], Bot],
        budget: Callable[[], Budget],
        seed: str,
        thinking: Thinking = USUAL,
    ) -> None:
        self.mind = mind
        self.usual = self.thinking = thinking
        """How it thinks about such a game, and about the seat that it plays."""
        self.random = Random(seed)
        self.budget = budget
        self._make_steady = steady
        self.steady = steady(seed)
        self.line: Line = []
        """What it means to do next, as long as nobody else is asked in between."""
        self._last = 0
        self.thoughts: list[Judged] = []
        """What it made of the last ask, the best first; nothing where it did not think."""

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        self.thoughts = []
        # asks in between, of another turn or with one answer, used as much of the line up
        del self.line[: ask.number - self._last - 1]
        self._last = ask.number
        option = take_next(self.line, ask)
        if len(ask.options) == 1:
            return ask.options[0]
        if option is not None:
            return option
        thinking = self.thinking = self.usual.about(view, ask.seat)
        budget = self.budget()
        dull = thinking.asks and ask.kind not in thinking.asks
        if dull or not self.steady.wavers(view, ask):
            return self.steady.choose(view, ask, worlds)
        lines, doubt = self.steady.lines(view, ask, worlds, thinking.lines), thinking.slight_doubt
        if len(lines) == 1:
            doubt = thinking.doubt
        if len(lines) == 1 or thinking.both:
            lines = lines + self.liked(view, ask, [line[0] for line in lines])
        if len(lines) > 1:
            worlds = thinking.weighed(view, ask.seat, worlds)
        self.line = lines[0] if len(lines) == 1 else self.think(ask, worlds, lines, budget, doubt)
        return self.line.pop(0)

    def liked(self, view: Any, ask: Ask, known: list[Option]) -> list[Line]:
        """What the policy would do rather than these, or almost as likely; so much that it makes
        up the number of lines together with them."""
        ranked = self.mind.policy.ranked(view, ask)
        least = ranked[0][1] - self.thinking.likely
        others = [[option] for option, score in ranked if score > least and option not in known]
        return others[: max(0, self.thinking.lines - len(known))]

    def think(
        self, ask: Ask, worlds: Worlds, lines: list[Line], budget: Budget, doubt: int
    ) -> Line:
        """The line that is best, as far as playouts tell; the first where they leave a doubt."""
        playout = Playout(self.mind, ask.seat, self.thinking, self._make_steady)
        misgivings = {tuple(line): self.steady.misgiving(line) for line in lines}
        seed = str(self.random.random())
        known = [worlds(f"{seed}/0")]
        if not known[0].game.progress(known[0].state):
            return [*lines[0]]  # what is laid out before the first round shows only much later

        def attempt(line: Line, world: int) -> int:
            if world == len(known):
                known.append(worlds(f"{seed}/{world}"))
            found = playout(known[world].fork(), line, f"{seed}/{world}")
            return max(0, found - misgivings[tuple(line)])

        first_look = self.thinking.first_look
        self.thoughts = halve(lines, attempt, budget, first_look)
        best = self.thoughts[0]
        usual = next(each for each in self.thoughts if each.line is lines[0])
        lead, variance = best.lead(usual)
        hasty = len(best.found) < first_look
        slight = lead < self.thinking.margin * min(len(best.found), len(usual.found))
        if best is usual or hasty or slight or lead * lead <= doubt * doubt * variance:
            return [*usual.line]
        self.steady = self._make_steady(str(self.random.random()))  # its plans are void now
        return [*best.line]
