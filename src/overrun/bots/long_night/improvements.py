"""Improvements of the colony: what each is worth once it stands, and which to build first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.memory import remembered
from overrun.bots.long_night.worth import appraise, total, values
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.pieces import Improvement

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

LASTING = {
    "less-food": 0.25, "fewer-zombies": 0.25, "waste-room": 0.03, "warmth": 0.15,
    "crisis-help": 0.4,
}  # fmt: skip
"""What each lasting change is worth in a round, for each point of it."""
USE = 0.2
"""What something that can be used once is worth in a round."""
HALF_BUILT = 0.6
"""What tokens count that finish nothing yet."""
DIE = 0.15


@remembered
def standing(r: Reading, name: str) -> float:
    """What it is worth that an improvement is built."""
    card = r.cards.improvements[name]
    value = appraise(r, f"improvement/{name}/built", r.seat) if card.built else 0.0
    each = total(r, card.each_round, r.view.first)
    if card.lasting:
        each += LASTING[card.lasting] * card.amount * r.heart
    if card.ability is not None:
        each += USE * r.heart
    value += each * min(4, r.nights) + r.wishes.changing("built", 1)
    return value + r.wishes.having(name)


def advancing(r: Reading, improvement: Improvement, count: int) -> float:
    """What so many tokens on an improvement are worth."""
    left = r.cards.improvements[improvement.id].needed - improvement.tokens
    share = min(1.0, count / left)
    value = share * standing(r, improvement.id)
    return (value if share == 1.0 else HALF_BUILT * value) + r.aims.nearer("built", share)


def improve(r: Reading, ask: Ask, option: Option) -> float:
    row = {each.id: each for each in r.view.modules.row}
    return advancing(r, row[option[1]], int(str(ask.facts["count"])))


def operate(r: Reading, option: Option) -> float:
    price = DIE if len(option) > 2 else 0.0
    return appraise(r, f"improvement/{option[1]}/use", r.seat) - price


@values("advance")
def _advance(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return max((advancing(r, each, e.count) for each in r.view.modules.row), default=0.0)
