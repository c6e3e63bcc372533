"""Army of the Dead keeps to the contract with the kernel, in random games over all its settings."""

from __future__ import annotations

import random

import pytest

from overrun.core import conform
from overrun.core.errors import BadSetting
from overrun.core.table import Table
from overrun.games.army_of_the_dead.mission.sheets import missions

from .scene import GAME


def test_it_keeps_to_the_contract() -> None:
    used = conform.check(GAME, games=5, seed="army of the dead")
    assert used <= GAME.ledger
    assert len(used) > 60


@pytest.mark.parametrize("mission", missions())
def test_with_every_mission(mission: str) -> None:
    settings = GAME.configure({"mission": mission}, 2)
    choose = conform.any_verb(random.Random(mission))
    played = conform.play_checked(GAME, mission, settings=settings, seats=2, chooser=choose)
    assert played.ending in GAME.endings
    assert f"mission:{mission}" in played.used


@pytest.mark.parametrize("players", [1, 3, 6])
def test_with_few_and_with_many_players(players: int) -> None:
    settings = GAME.configure({"mission": "convoy", "charge": "among", "chain": "placed"}, players)
    played = conform.play_checked(GAME, f"table of {players}", settings=settings, seats=players)
    assert played.ending in GAME.endings


@pytest.mark.parametrize("seed", range(3))
def test_long_jobs_keep_to_it_too(seed: int) -> None:
    """Random teams die young. With every skill, plenty of health and of things they see more."""
    mission = ("convoy", "grand-slam", "room-service")[seed]
    table = Table.new(GAME, seats=3, settings={"mission": mission}, seed=f"long/{seed}")
    draw = random.Random(seed)
    choose = conform.any_verb(draw)
    while not table.state.round:
        ask = table.asks[0]
        done = ("done",) in ask.options
        table.answer(ask.seat, ask.number, ("done",) if done else draw.choice(ask.options))
    s = GAME.thaw(table._snapshot)
    for survivor in s.survivors:
        survivor.health = 40
        survivor.skills += draw.sample(["sprint", "shove", "lifesaver", "born-leader", "tactician",
                                        "charge", "bloodlust-combat", "slippery", "rescue",
                                        "sidestep", "reflexes", "action", "free-combat",
                                        "long-stride", "multiple-search"], 8)  # fmt: skip
    table = Table.from_position(GAME, GAME.write_position(s), seats=3, seed=f"long/{seed}")
    examiner = conform._Examiner(GAME, table, f"long/{seed}", draw)
    while not table.ended and len(table.answers) < 300:
        examiner.examine()
        ask = draw.choice(table.asks)
        examiner.answer(ask, choose(table, ask))
    assert len(table.answers) > 150


def test_what_may_be_set() -> None:
    assert {setting.name for setting in GAME.settings} == {
        "mission", "specialists", "chain", "charge",
    }  # fmt: skip
    with pytest.raises(BadSetting, match="did you mean 'charge'"):
        GAME.configure({"chrage": "among"}, 1)
