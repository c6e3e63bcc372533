"""How large the arrays of each game are: a module for each, called as the game's folder.

``LISTED`` is the largest number of options that one ask may offer where actions are listed. It is
what was seen in some hundred thousand random decisions over all settings, and some room; an ask
that offers more is refused with its name, and ``listed=`` asks for more room.
"""

from __future__ import annotations

from overrun.games import part

MOST = 512
"""For a game that does not say."""


def listed(game: str) -> int:
    """How many options an ask of this game may list."""
    own = part(__name__, game)
    most: int = own.LISTED if own else MOST
    return most
