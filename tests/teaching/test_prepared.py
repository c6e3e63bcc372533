"""Tables that are set up for a purpose, and the files of their positions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from overrun.core.chance import Chance, key_from_seed
from overrun.core.errors import BadPosition
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.teaching.prepared import (
    POSITIONS,
    Prepared,
    files_of,
    position_of,
    read_position,
    written_position,
)
from tests.cli.shell import overrun
from tests.teaching.walking import walked


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_started_from(game: str) -> None:
    for name in files_of(game, POSITIONS):
        state = find(game).read_position(position_of(game, name))
        assert not find(game).defects(state), name


@pytest.mark.parametrize("game", GAMES)
def test_a_position_taken_from_a_game_is_one_to_start_from(game: str, tmp_path: Path) -> None:
    table = walked(game, answers=90)
    table.saved.save(tmp_path / "game.json")
    file = tmp_path / ("taken.txt" if game == "zombie-terror" else "taken.json")
    said = overrun(f"replay --to {table.answered} --position", file, tmp_path / "game.json")
    assert said.code == 0
    assert file.read_text() == written_position(table)
    rules = find(game)
    text = read_position(rules, file.name, file.read_text())
    again = Table.new(rules, seats=table.header.seats, position=text)
    assert rules.read_position(again.position) == rules.read_position(table.position)
    assert [ask.kind for ask in again.asks] == [ask.kind for ask in table.asks]


def test_the_script_comes_first_and_then_the_seed() -> None:
    chance = Chance(key_from_seed("before"), script=[6, "axe", [2, 1]])
    chance.turn_away(3, key_from_seed("tuesday"))
    order = [1, 2]
    drawn = [chance.die(6), chance.pick(["saw", "axe"])]
    chance.shuffle(order)
    assert [*drawn, order] == [6, "axe", [2, 1]]
    after = Chance(key_from_seed("tuesday"), drawn=3)
    assert [chance.die(6) for _ in range(20)] == [after.die(6) for _ in range(20)]


def test_a_prepared_table_is_saved_and_played_again_like_any_other(tmp_path: Path) -> None:
    table = Prepared(game="zombie-terror", position="car-in-sight", script=[4]).table()
    ask = table.asks[0]
    table.answer(ask.seat, ask.number, ask.options[0])
    table.log.save(tmp_path / "game.json")
    log = Log.read(tmp_path / "game.json")
    assert Table.replay(table.game, log).log.hash == table.log.hash


def test_a_position_of_an_earlier_form_is_brought_into_the_present_one() -> None:
    game = find("long-night")
    table = walked(game.name, answers=60)
    written = json.loads(written_position(table))
    assert written["form"] == len(game.forms)
    older = {"form": 1, "state": dict(written["state"])}
    for module, fields in {"bandits": ("loot", "chief"), "story": ("page",)}.items():
        own = older["state"].pop(module)
        older["state"].update({name: own[name] for name in fields if name in own})
    for module in ("improvements", "raxxon"):
        older["state"].pop(module)
    text = read_position(game, "older.json", json.dumps(older))
    assert game.read_position(text) == game.read_position(table.position)


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("torn.json", '{"form": 2', "a form and a state are wanted"),
        ("bare.json", "{}", "a form and a state are wanted"),
        ("late.json", '{"form": 99, "state": {}}', "of a newer version"),
        ("poor.json", '{"form": 0, "state": {}}', "form 0: KeyError"),
        ("odd.json", '{"form": 2, "state": {"weather": 1}}', "not a position of long-night"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(file: str, text: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read_position(find("long-night"), file, text)


def test_an_unknown_position_is_told_with_those_that_exist() -> None:
    with pytest.raises(BadPosition, match=r"valid: .*car-in-sight"):
        position_of("zombie-terror", "car-in-side")
