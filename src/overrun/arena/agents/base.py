"""What an agent is: it is told things in text, and answers in text."""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.arena.observing import Observation
from overrun.core.errors import OverrunError


class Failed(OverrunError):
    """An agent gave no answer."""


class Silent(Failed):
    """It took too long."""


class Broken(Failed):
    """It broke down: a process that died, an endpoint that refuses."""


class Spec(msgspec.Struct, frozen=True):
    """An agent as somebody wrote it down; of a key only the name of its variable."""

    name: str
    kind: str
    target: str
    options: dict[str, str] = {}


class Said(msgspec.Struct, frozen=True):
    """What an agent wrote, and what that took."""

    text: str
    read: int = 0
    """Tokens that it was sent, where somebody counts them …"""
    written: int = 0
    """… and that it wrote."""


class Agent:
    """Answers for one seat of one table."""

    def __init__(self, spec: Spec, timeout: float) -> None:
        self.spec = spec
        self.timeout = timeout

    def check(self) -> None:
        """Raise if it cannot play at all; asked once, before any game."""

    def begin(self, seat: int, brief: str, about: dict[str, Any]) -> None:
        """A game begins."""

    def answer(self, observation: Observation, refused: str) -> Said:
        """Answer a question. ``refused`` says why the last try was in vain; empty at the first."""
        raise NotImplementedError

    def end(self, told: str, won: bool) -> None:
        """The game is over."""

    def close(self) -> None:
        """Nobody needs it any more."""
