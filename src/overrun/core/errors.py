"""What can go wrong, by kind. Every message says what is wrong and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from overrun.core.reason import Reason


class OverrunError(Exception):
    """The root of everything that Overrun raises on purpose."""


class AnswerError(OverrunError):
    """An answer was refused. The table is as it was before."""


class StaleAnswer(AnswerError):
    """The answer names an ask that is not open (any more)."""


class WrongSeat(AnswerError):
    """The ask is open, but it was put to another seat."""


class IllegalAnswer(AnswerError):
    """The ask is open, but the option is not one of its answers.

    ``reason`` says which rule forbids it; it is ``None`` where the option makes no sense at all.
    """

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class GameEnded(AnswerError):
    """The game is over; nothing can be answered."""


class UndoRefused(OverrunError):
    """The answer cannot be taken back without the consent of everyone."""


class BadSetting(OverrunError):
    """A game, a seat count, an option or one of its values does not exist."""


class BadLog(OverrunError):
    """A saved log or dump is damaged, truncated, or does not replay."""


class Misfit(BadLog):
    """A stored table is whole, but the present rules cannot go on from it."""


class BadPosition(OverrunError):
    """The text of a position cannot be read; the message names the line."""


class ContentError(OverrunError):
    """A content file (board, card, mission) is wrong; the message names the place."""


class RulesError(OverrunError):
    """The rules code itself is at fault: a bug of ours, never of a player."""


class ChanceError(OverrunError):
    """Scripted chance ran out, was left over, or does not fit what was drawn."""


class ScriptEnded(ChanceError):
    """Scripted chance ran out. ``possible`` is what could have been drawn, each as likely as the
    others; if it is a whole order, ``order`` is what was to be shuffled."""

    def __init__(
        self, text: str, possible: Sequence[object] = (), order: Sequence[object] = ()
    ) -> None:
        super().__init__(text)
        self.possible = possible
        self.order = list(order)


def unknown(kind: str, name: object, valid: Iterable[object]) -> str:
    """The message for an unknown name: it lists the valid ones and guesses what was meant.

    >>> unknown("option", "layuot", ["layout", "setup"])
    "unknown option 'layuot' (did you mean 'layout'?); valid: layout, setup"
    """
    names = [str(each) for each in valid]
    close = get_close_matches(str(name), names, n=1)
    guess = f" (did you mean {close[0]!r}?)" if close else ""
    return f"unknown {kind} {str(name)!r}{guess}; valid: {', '.join(names)}"
