"""How states of earlier versions are brought into their present form.

A state is here as plain data, as it was stored. See :attr:`overrun.core.game.Game.forms`.
"""

from __future__ import annotations

from typing import Any

from overrun.games.army_of_the_dead.cards import first_library
from overrun.games.army_of_the_dead.setup import stock_of


def with_box(raw: dict[str, Any]) -> None:
    """A table did not keep what lay in its box. It is open until the decks are shuffled."""
    if not raw["zombie_deck"] and not raw["zombie_discard"]:
        raw["stock"] = stock_of(first_library())


FORMS = (with_box,)
