"""The fast policy: what a steady player would most likely answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from overrun.bots.arithmetic import exp
from overrun.bots.mind.look import Look
from overrun.bots.mind.numbers import UNIT, Numbers, weigh
from overrun.core.flow import Ask
from overrun.core.reason import Option

Rows = dict[str, tuple[int, Sequence[int]]]
LIKELIEST = 1_000_000
"""How often the likeliest option is drawn, in whole numbers …"""
NEVER = 14
"""… and by how many units less another one comes to nothing beside it."""
_NOTHING: tuple[Rows, dict[str, int]] = ({}, {})


class Policy:
    """Scores every option of an ask: a line over the position for its verb, and its traits."""

    def __init__(self, look: type[Look], numbers: Numbers) -> None:
        self.look = look
        self._kinds: dict[str, tuple[Rows, dict[str, int]]] = {
            kind: ({verb: (row[0], row[1:]) for verb, row in each.verbs.items()}, each.traits)
            for kind, each in numbers.policy.items()
        }

    def scores(self, view: Any, ask: Ask) -> list[int]:
        """The score of each option; ``UNIT`` more is e times as likely."""
        look = self.look(view, ask.seat)
        verbs = [option[0] for option in ask.options]
        rows, _ = self._kinds.get(ask.kind, _NOTHING)
        # a look may not have worked the position out yet, where nothing depends on it
        position = look.position if rows else []
        return self.weighed(ask.kind, verbs, position, look.traits(ask))

    def weighed(
        self, kind: str, verbs: list[str], position: list[int], traits: list[list[str]]
    ) -> list[int]:
        """The scores of options with these verbs and traits."""
        rows, weights = self._kinds.get(kind, _NOTHING)
        weight = weights.get
        by_verb: dict[str, int] = {}
        scores = []
        for verb, names in zip(verbs, traits, strict=True):
            score = by_verb.get(verb)
            if score is None:
                constant, row = rows.get(verb, (0, ()))
                score = by_verb[verb] = constant + weigh(row, position)
            for name in names:
                score += weight(name, 0)
            scores.append(score)
        return scores

    def choose(self, view: Any, ask: Ask) -> Option:
        """The likeliest option; the first of several."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        scores = self.scores(view, ask)
        return options[scores.index(max(scores))]

    def ranked(self, view: Any, ask: Ask) -> list[tuple[Option, int]]:
        """The options with their scores, the likeliest first."""
        pairs = zip(ask.options, self.scores(view, ask), strict=True)
        return sorted(pairs, key=lambda pair: -pair[1])

    def draw(self, view: Any, ask: Ask, draw: Random, unit: int = UNIT) -> Option:
        """An option by chance, each as likely as it is; with a smaller unit nearer to the best."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        return drawn(options, self.scores(view, ask), draw, unit)


def drawn(options: list[Option], scores: list[int], draw: Random, unit: int = UNIT) -> Option:
    """An option by chance; with a score of one ``unit`` more it is e times as likely."""
    best = max(scores)
    least = best - NEVER * unit
    weights = [
        int(LIKELIEST * exp((score - best) / unit)) if score > least else 0 for score in scores
    ]
    at = draw.randrange(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return option
    raise AssertionError("the weights' sum is larger than each of its parts")
