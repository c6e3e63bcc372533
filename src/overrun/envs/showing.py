"""The modes in which environments show their tables."""

from __future__ import annotations

from collections.abc import Callable

ANSI, HUMAN = "ansi", "human"
"""The modes: text is returned, or printed."""


def shown(mode: str | None, picture: Callable[[], str]) -> str | None:
    """The picture as the mode wants it: returned, printed, or not even drawn."""
    if mode == ANSI:
        return picture()
    if mode == HUMAN:
        print(picture())
    return None
