"""The Long Night keeps to the contract with the kernel, in random games over all its settings."""

from __future__ import annotations

import random

import pytest

from overrun.core import conform
from overrun.core.errors import BadSetting
from overrun.core.table import Table

from .opening import unmarked
from .scene import GAME


def test_it_keeps_to_the_contract() -> None:
    used = conform.check(GAME, games=12, seed="long night")
    assert used <= GAME.ledger
    assert len(used) > 60


@pytest.mark.parametrize("objective", unmarked("objectives"))
def test_with_every_main_objective(objective: str) -> None:
    for number, seats in enumerate((2, 4)):
        settings = {"objective": objective, "boxes": "two", "adult": "on"}
        played = conform.play_checked(
            GAME, f"{objective}/{number}", settings=GAME.configure(settings, seats), seats=seats
        )
        assert f"objective:{objective}" in played.used


@pytest.mark.parametrize("mode", ["standard", "cooperative", "betrayer"])
@pytest.mark.parametrize("elimination", ["off", "on"])
def test_with_every_variant(mode: str, elimination: str) -> None:
    settings = {"mode": mode, "elimination": elimination, "objective": "random"}
    for seats in (3, 5):
        given = GAME.configure(settings, seats)
        played = conform.play_checked(GAME, f"{mode}/{elimination}", settings=given, seats=seats)
        assert played.ending in GAME.endings


@pytest.mark.rule("OP-52", "LN-VAR-ELIM-03")
@pytest.mark.parametrize("story", ["none", "chimp", "raid"])
def test_nobody_who_is_out_is_asked(story: str) -> None:
    """With one survivor each, and most of them hurt, players drop out one after the other."""
    ended = set()
    for number in range(5):
        settings = {"elimination": "on", "story": story, "mode": "cooperative"}
        seed = f"out/{story}/{number}"
        table = Table.new(GAME, seats=3, settings=settings, seed=seed)
        while table.asks[0].kind != "action":
            ask = table.asks[0]
            table.answer(ask.seat, ask.number, ask.options[0])
        s = GAME.thaw(table._snapshot)
        s.morale = s.rounds = 10
        for player in s.players:
            for name in player.group[1:]:
                s.places[s.survivors.pop(name).place].survivors.remove(name)
                s.gone.append(name)
            player.group = player.group[:1]
            player.leader = player.group[0]
            leader = s.survivors[player.leader]
            leader.wounds, leader.frostbite = 2, 0
        table = Table.from_position(GAME, GAME.write_position(s), seats=3, seed=seed)
        draw = random.Random(seed)
        choose = conform.any_verb(draw)
        examiner = conform._Examiner(GAME, table, seed, draw)
        while not table.ended and len(table.answers) < 200:
            examiner.examine()
            ask = draw.choice(table.asks)
            examiner.answer(ask, choose(table, ask))
        if table.outcome is not None:
            ended.add(table.outcome.reason)
    assert "nobody" in ended


@pytest.mark.parametrize("seed", range(4))
def test_long_games_keep_to_it_too(seed: int) -> None:
    """Random games end soon, since morale does. With plenty of everything they see more cards."""
    table = Table.new(GAME, seats=4, settings={"boxes": "two", "adult": "on"}, seed=f"long/{seed}")
    for ask in list(table.asks):
        table.answer(ask.seat, ask.number, ask.options[seed])
    s = GAME.thaw(table._snapshot)  # as the first turn begins
    s.morale, s.rounds, s.food = 10, 10, 60
    for player in s.players:
        player.hand += [item for place in s.places.values() for item in place.deck[-2:]]
    table = Table.from_position(GAME, GAME.write_position(s), seats=4, seed=f"long/{seed}")
    draw = random.Random(seed)
    choose = conform.any_verb(draw)
    examiner = conform._Examiner(GAME, table, f"long/{seed}", draw)
    while not table.ended and len(table.answers) < 150:
        examiner.examine()
        ask = draw.choice(table.asks)
        examiner.answer(ask, choose(table, ask))
    assert len(table.answers) > 40


def test_what_may_be_set() -> None:
    names = {setting.name for setting in GAME.settings}
    assert names >= {"objective", "mode", "side", "elimination", "adult", "boxes"}
    with pytest.raises(BadSetting, match="did you mean 'elimination'"):
        GAME.configure({"eliminaton": "on"}, 3)
