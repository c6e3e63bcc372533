"""How states of earlier versions are brought into their present form.

A state is here as plain data, as it was stored. See :attr:`overrun.core.game.Game.forms`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.games.long_night.library import first_library
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


_OF_MODULES = {
    "bandits": {"loot": "loot", "chief": "chief"},
    "improvements": {
        "row": "row", "improvement_deck": "deck", "built": "built", "operated": "operated",
    },
    "raxxon": {
        "experiment_deck": "deck", "code": "code", "encounters": "encounters",
        "past_experiments": "past", "contained": "contained",
    },
    "story": {
        "page": "page", "stages": "stages", "next_objective": "next_stage", "closed": "closed",
        "party": "party", "stayed_hidden": "stayed_hidden",
    },
}  # fmt: skip


def into_modules(raw: dict[str, Any]) -> None:
    """What the modules and stories have lay among what the base game has."""
    for module, fields in _OF_MODULES.items():
        raw[module] = {new: raw.pop(old) for old, new in fields.items() if old in raw}


FORMS = (into_colonies, into_modules)
