"""How states of earlier versions are brought into their present form.

A state is here as plain data, as it was stored. See :attr:`overrun.core.game.Game.forms`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.games.long_night.cards import first_library
from overrun.games.long_night.setup import stock_of
from overrun.games.long_night.state import SETTING_UP, Config

_OF_THE_COLONY = (
    "first", "morale", "food", "starvation", "helpless", "unruly", "waste", "progress", "pile",
    "main_done",
)  # fmt: skip
_OF_THE_TURN = ("crossroads", "holder", "deeds", "search")


def into_colonies(raw: dict[str, Any]) -> None:
    """Before there were wars there was one colony, and only the active player had a turn. Nor did
    a table keep what lay in its boxes."""
    if raw["phase"] == SETTING_UP:
        raw["stock"] = stock_of(msgspec.convert(raw["config"], Config), first_library())
    if "colonies" in raw:
        return
    raw["colonies"] = [{name: raw.pop(name) for name in _OF_THE_COLONY if name in raw}]
    turn = {name: raw.pop(name) for name in _OF_THE_TURN if name in raw}
    if raw["active"] is not None:
        raw["players"][raw["active"]].update(turn)


FORMS = (into_colonies,)
