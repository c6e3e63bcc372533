"""How a master thinks about a game: what it thinks over, how far ahead, when it trusts that."""

from __future__ import annotations

import msgspec

from overrun.bots.mind.numbers import UNIT
from overrun.bots.search.worlds import Likelihood


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
    earnest: int = 1
    """So much more than it was learned to, a policy in a playout prefers what it likes best."""
    asks: frozenset[str] = frozenset()
    """The kinds of ask that are worth a thought; all of them if none is named."""
    by_steady: bool = False
    """Whether playouts are played by the steady player, instead of the policy."""
    likelihood: Likelihood | None = None
    """How likely worlds are, where what was seen speaks for some of them."""


USUAL = Thinking()
