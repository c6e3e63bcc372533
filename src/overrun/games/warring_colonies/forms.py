"""How states of earlier versions are brought into their present form.

A state is here as plain data, as it was stored. See :attr:`overrun.core.game.Game.forms`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.games.long_night.forms import into_modules
from overrun.games.long_night.library import first_library
from overrun.games.long_night.state import SETTING_UP
from overrun.games.warring_colonies.setup import stock_of
from overrun.games.warring_colonies.state import WarConfig


def with_boxes(raw: dict[str, Any]) -> None:
    """A table did not keep what lay in its boxes."""
    if raw["phase"] == SETTING_UP:
        config = msgspec.convert(raw["config"], WarConfig)
        raw["stock"] = stock_of(config, len(raw["players"]), first_library())


def without_worse_defeats(raw: dict[str, Any]) -> None:
    """Some tactics made a defeat worse, so the comparison was told which of them worked."""
    raw["agenda"] = [[name, [] if name == "compare" else given] for name, given in raw["agenda"]]


FORMS = (with_boxes, without_worse_defeats, into_modules)
