"""Hidden roles: worlds are dealt as often as what was seen makes them likely."""

from __future__ import annotations

from collections import Counter
from functools import partial
from math import sqrt
from typing import Any

import pytest

from overrun.analysis.deciding import Deciding
from overrun.bots import make_bot
from overrun.bots.base import play_on
from overrun.bots.levels import levels
from overrun.bots.long_night import suspicion
from overrun.bots.long_night.suspicion import likelihood, suspected
from overrun.bots.mind import mind
from overrun.bots.search.master import MasterBot
from overrun.bots.search.worlds import CERTAIN, TRIES, likely
from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games import find
from overrun.games.long_night.ending import is_betrayer

GAME = find("long-night")
WORLDS = 300


def in_play(seed: str, answers: int, **settings: str) -> Table[Any]:
    """A table of four after so many answers of steady players."""
    table = Table.new(GAME, seats=4, settings=settings, seed=seed, events=False)
    bots = {seat: make_bot("steady", GAME.name, f"{seed}/{seat}") for seat in range(4)}
    play_on(table, bots, answers)
    assert table.asks
    return table


def betrayer(table: Table[Any]) -> int:
    """Who betrays at a table; -1 if nobody does."""
    s = table.state
    return next((seat for seat in s.seats if is_betrayer(s, seat)), -1)


def loyal(table: Table[Any]) -> int:
    return next(seat for seat in table.state.seats if seat != betrayer(table))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever searches more than the others is suspected, and surely somebody betrays."""
    monkeypatch.setattr(
        suspicion, "weights", lambda: {"searches": 10_000, suspicion.NOBODY: -10_000}
    )


@pytest.mark.usefixtures("told")
@pytest.mark.parametrize("mode", ["standard", "betrayer"])
def test_who_is_suspected_betrays_in_as_many_worlds(mode: str) -> None:
    table = in_play("worlds", 70, mode=mode)
    seat = loyal(table)
    view = table.view(seat)
    doubts = suspected(view, seat)
    doubts[-1] = 1 - sum(doubts.values())
    assert max(doubts.values()) > 2 * min(doubts.values()), "somebody stands out"
    weight = likelihood(view, seat)
    assert weight is not None
    dealt = partial(table.world, seat)
    found = Counter(betrayer(likely(dealt, weight, f"{n}")) for n in range(WORLDS))
    for each, doubt in doubts.items():
        spread = sqrt(WORLDS * doubt * (1 - doubt))
        assert abs(found[each] - WORLDS * doubt) < 3.5 * spread + 1, (each, doubt, found)


@pytest.mark.usefixtures("told")
def test_an_analysis_supposes_so_too() -> None:
    """What a decision was worth is judged in the worlds in which a master would think of it."""
    table = in_play("worlds", 70, mode="betrayer")
    seat = loyal(table)
    view = table.view(seat)
    doubts = suspected(view, seat)
    suspect, innocent = (pick(doubts, key=doubts.__getitem__) for pick in (max, min))
    ask = Ask(seat, "action", [("end",)])
    deciding = Deciding(mind(GAME.name), view, ask, partial(table.world, seat), "supposed")
    found = Counter(betrayer(deciding.worlds(f"{n}")) for n in range(WORLDS))
    spread = sqrt(WORLDS * doubts[suspect] * (1 - doubts[suspect]))
    assert abs(found[suspect] - WORLDS * doubts[suspect]) < 3.5 * spread + 1
    assert found[suspect] > 2 * found[innocent]


@pytest.mark.usefixtures("told")
def test_the_true_roles_have_no_part_in_it() -> None:
    """From each world that a seat cannot tell from the truth it draws the same roles."""
    table = in_play("blind", 70)
    seat = loyal(table)
    tables = [table, *(table.world(seat, f"other {n}") for n in range(6))]
    assert len({betrayer(each) for each in tables}) > 1
    drawn = set()
    for each in tables:
        weight = likelihood(each.view(seat), seat)
        assert weight is not None
        worlds = (likely(partial(each.world, seat), weight, f"{n}") for n in range(8))
        drawn.add(tuple(betrayer(world) for world in worlds))
    assert len(drawn) == 1


def test_who_knows_all_roles_weighs_nothing() -> None:
    table = in_play("known", 40, mode="betrayer")
    while betrayer(table) < 0:
        table = in_play(f"{table.header.seed}+", 40, mode="betrayer")
    seat = betrayer(table)
    assert likelihood(table.view(seat), seat) is None
    together = in_play("together", 40, mode="cooperative")
    assert likelihood(together.view(0), 0) is None


def test_an_unlikely_world_is_taken_if_nothing_better_comes() -> None:
    table = Table.new(GAME, seats=3, seed="once", events=False)
    seeds: list[str] = []

    def dealt(seed: str) -> Table[Any]:
        seeds.append(seed)
        return table

    assert likely(dealt, lambda s: 0, "never") is table
    assert len(seeds) == len(set(seeds)) == TRIES
    seeds.clear()
    likely(dealt, lambda s: CERTAIN, "at once")
    assert len(seeds) == 1


@pytest.mark.parametrize("game", ["long-night", "zombie-terror"])
def test_a_master_deals_worlds_as_its_game_says(game: str) -> None:
    """And a game that says nothing is dealt the same worlds as ever."""
    bot = levels(game, partial(make_bot, "steady", game))["master"]("a")
    assert isinstance(bot, MasterBot)
    table = in_play("dealt", 40) if game == GAME.name else Table.new(find(game), seats=2, seed="d")
    seat = loyal(table) if game == GAME.name else 0
    dealt = partial(table.world, seat)
    worlds = bot.thinking.weighed(table.view(seat), seat, dealt)
    assert (worlds is dealt) == (game != GAME.name)
