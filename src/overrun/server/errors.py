"""What the server refuses, by kind; the words are in the text catalogues."""

from __future__ import annotations

import re
from typing import Any

from overrun.core.errors import AnswerError, OverrunError


class NotAllowed(OverrunError):
    """A client asked for something that it may not do, or that makes no sense now.

    ``key`` names the sentence in the text catalogues.
    """

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class NoSuchTable(NotAllowed):
    """There is no table of that name."""

    def __init__(self) -> None:
        super().__init__("server-no-such-table")


class NotNow(AnswerError):
    """An answer is legal, but not what the lesson waits for.

    ``key`` names what the lesson says to it, among the sentences of the game; empty if nothing.
    """

    def __init__(self, key: str) -> None:
        super().__init__("the lesson waits for something else")
        self.key = key


class TooFast(NotAllowed):
    """A client asks for more in a short time than its share."""


class TimeUp(AnswerError):
    """The answer came after the time that the rules give for it."""


class BrokenTable(OverrunError):
    """The present rules cannot go on with a stored table. Nothing of it is lost: it can be looked
    at and taken along, but not be played; ``why`` says why not."""

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why


class Closing(OverrunError):
    """The server closes, and takes nobody in any more."""


class Elsewhere(OverrunError):
    """Another process owns the table; ``address`` is where it can be reached.

    ``owner`` is its name, which only those who share its database know.
    """

    def __init__(self, address: str, owner: str) -> None:
        super().__init__(f"the table is at {address}")
        self.address = address
        self.owner = owner


def kind_of(error: OverrunError) -> str:
    """The name of an error on the wire.

    >>> kind_of(NoSuchTable())
    'no-such-table'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
