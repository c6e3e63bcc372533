"""How a master thinks about a game: what it thinks over, how far ahead, when it trusts that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from overrun.bots.base import Bot, Worlds
from overrun.bots.mind.numbers import UNIT
from overrun.bots.search.worlds import Likelihood, likely
from overrun.core.table import Table
from overrun.games import part

Chance = Callable[[Any, int], float]
"""From a seat's view and the seat, how likely it is to win, between 0 and 1."""


def _once_others_are_asked(state: Any, seat: int) -> bool:
    """Whether a seat's turn is over where nobody is asked anything in the midst of it."""
    return True


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """The manner of thinking that was found best for a game; its bots' module has it as
    ``THINKING``."""

    player: Callable[[str], Bot] | None = None
    """The player from whom it departs only where something else is better; the steady one, if none
    is named."""
    rounds: int = 1
    """So many rounds are played on before a position is judged, this one included; with 0 it is
    judged as soon as the seat's turn is over and somebody else is asked."""
    turn_over: Callable[[Any, int], bool] = _once_others_are_asked
    """Whether a seat's turn is over, from the state of a world: where others may be asked in the
    midst of it, what they answer belongs to it."""
    own_turn: bool = True
    """Whether a position is judged only when the seat itself is asked again; else as soon as the
    rounds are over, whoever is asked then."""
    lines: int = 4
    """So many lines are thought through."""
    first_look: int = 3
    """In so many worlds every line is tried before any is dropped, or preferred to what the steady
    player would do."""
    likely: int = 3 * UNIT
    """An answer that the policy likes this much less than the best is not worth a thought."""
    both: bool = False
    """Whether such answers are also thought of where the steady player itself offers several
    lines, as far as these leave room."""
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
    foresight: bool = False
    """Whether the steady player judges what comes of a line, instead of the value."""
    turn_by_steady: bool = False
    """Whether at least what the seat does before somebody else is asked is played by the steady
    player, as it will be at the table."""
    chance: Chance | None = None
    """How likely a seat is to win, where that is known better than by the value that was learned
    of all seats."""
    likelihood: Likelihood | None = None
    """How likely worlds are, where what was seen speaks for some of them."""
    of_role: Callable[[Any, int], Thinking | None] | None = None
    """How to think about seats whose role, as they see it, wants another manner."""
    for_side: bool = False
    """Whether it plays for its side, instead of what it alone may win besides or after all."""

    def about(self, view: Any, seat: int) -> Thinking:
        """The manner for a seat, from its view."""
        own = self.of_role(view, seat) if self.of_role is not None else None
        return self if own is None else own

    def weighed(self, view: Any, seat: int, worlds: Worlds) -> Worlds:
        """The worlds, each as often as what the seat has seen makes it likely."""
        weight = self.likelihood(view, seat) if self.likelihood is not None else None
        return worlds if weight is None else partial(likely, worlds, weight)

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
