"""What is added to the boxes, or changed in them, after a game was begun."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from overrun.bots import make_bot
from overrun.cli.proving import CONTENT, verify
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games.long_night.library import library
from tests.games.long_night.conftest import AddCards
from tests.games.long_night.scene import GAME

A_CARD = """
[late-visitor]
set = "town"
when = [{ is = "did", action = "barricade" }]
[[late-visitor.options]]
effects = [{ do = "morale", by = 1 }]
[[late-visitor.options]]
effects = [{ do = "morale", by = -1 }]
"""


def played(seed: str = "before", **settings: str) -> Table[Any]:
    """Some forty answers at random."""
    table = Table.new(GAME, seats=4, settings={"boxes": "two", **settings}, seed=seed)
    bot = make_bot("random", GAME.name, seed)
    while not table.ended and table.answered < 40:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, bot.choose(None, ask, lambda seed: table))
    return table


def test_a_card_that_is_added_later_changes_no_game(tmp_path: Path, add_cards: AddCards) -> None:
    file = tmp_path / "game.json"
    before = played()
    before.saved.save(file)
    add_cards("crossroads", A_CARD)
    assert "late-visitor" in library().crossroads
    new = Table.new(GAME, seats=4, settings={"boxes": "two"})
    assert "late-visitor" in new.state.crossroads_deck
    again = Table.replay(GAME, Log.read(file))
    assert again.log.hash == before.log.hash
    assert verify(file).ok


def test_neither_a_game_of_before_tables_kept_their_boxes(
    add_cards: AddCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its header says nothing of them; what lay in them then is listed with the content."""
    with monkeypatch.context() as then:
        then.setattr(type(GAME), "stock", type(GAME).first_stock)
        before = played()
    assert not any(
        library().crossroads[name].set == "town" for name in before.state.crossroads_deck
    )
    old = before.log
    old.header = type(old.header)(
        game=GAME.name, seats=4, settings=old.header.settings, seed=old.header.seed
    )
    add_cards("crossroads", A_CARD)
    assert Table.replay(GAME, old).log.hash == before.log.hash


def test_a_card_that_reads_otherwise_now_is_other_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    table = played()
    table.saved.save(file)
    written = library().written["crises"]
    name = table.state.crisis_deck[0]
    monkeypatch.setitem(written, name, {**written[name], "accepts": ["fuel"]})
    monkeypatch.setattr(library(), "_worked_out", {})
    assert verify(file).ok, "it changes nothing for this game"
    monkeypatch.setattr(Table, "log", property(lambda self: forged(self)))
    verdict = verify(file)
    assert (verdict.because, verdict.content) == ([CONTENT], ["crises"])


def forged(table: Table[Any]) -> Log:
    """As if the replay led elsewhere."""
    return Log(header=table.header, answers=table.answers, hash="0" * 40)
