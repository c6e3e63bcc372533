"""The words for why a hint is good fit what bots look at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import overrun.text
from overrun.bots.mind import look_of
from overrun.games import GAMES

TEXTS = Path(overrun.text.__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_belongs_to_a_trait(game: str) -> None:
    table = (TEXTS / "en" / game / "table.ftl").read_text(encoding="utf-8")
    words = re.findall(rf"^{GAMES[game].short}-for-([\w-]+) =", table, re.MULTILINE)
    look = look_of(game)
    assert look
    assert words, "a game that bots look at says why"
    assert set(words) <= set(look.TRAITS), "a trait that no look has any more"
