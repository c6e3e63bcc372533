"""How a master thinks about a game: what it thinks over, how far ahead, when it trusts that."""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.bots.mind.numbers import UNIT
from overrun.core.table import Table
from overrun.games import part


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """The manner of thinking that was found best for a game; its bots' module has it as
    ``THINKING``."""

    rounds: int = 1
    """So many rounds are played on before a position is judged, this one included; with 0 it is
    judged as soon as the seat has done what it wanted to and somebody else is asked."""
    lines: int = 4
    """So many lines are thought through."""
    likely: int = 3 * UNIT
    """An answer that the policy likes this much less than the best is not worth a thought."""
    doubt: int = 2
    """The lead that a line needs over what the steady player would do, in times its uncertainty,
    where only the policy has thought of it …"""
    slight_doubt: int = 1
    """… and where the steady player itself has."""
    margin: int = 0
    """The lead that it needs in any case, in millionths of a sure win: the value may err in all
    worlds alike."""
    earnest: int = 1
    """So much more than it was learned to, a policy in a playout prefers what it likes best."""
    asks: frozenset[str] = frozenset()
    """The kinds of ask that are worth a thought; all of them if none is named."""
    by_steady: bool = False
    """Whether playouts are played by the steady player, instead of the policy."""
    for_side: bool = False
    """Whether it plays for its side, instead of what it alone may win besides or after all."""

    def won(self, table: Table[Any], seat: int) -> bool:
        """Whether a game that is over was won by a seat, in the sense in which it plays."""
        outcome = table.outcome
        assert outcome is not None
        if self.for_side:
            return table.game.side(table.state, seat) in outcome.sides
        return seat in outcome.winners


USUAL = Thinking()


def manner(game: str) -> Thinking:
    """How a master thinks about a game."""
    found: Thinking = getattr(part("overrun.bots", game), "THINKING", USUAL)
    return found
