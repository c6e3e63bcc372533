"""Finished games explained: chances, turning points, luck, and what would have been better.

``steps`` walks through a game and notes at each answer what the seats could think of their chances
and what the answer was worth; ``deciding`` is the part of it that tries other answers; ``report``
sums up what was found. Everything about a seat comes from its own view and from worlds that it
could not tell from the truth: what others held is never looked at.
"""

from __future__ import annotations

from overrun.analysis.report import Analysis, Mistake, Share, Turn, analyse, sum_up
from overrun.analysis.steps import PLAYOUTS, Decision, Step, steps_of

__all__ = [
    "PLAYOUTS",
    "Analysis",
    "Decision",
    "Mistake",
    "Share",
    "Step",
    "Turn",
    "analyse",
    "steps_of",
    "sum_up",
]
