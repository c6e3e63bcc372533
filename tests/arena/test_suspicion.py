"""Suspicion: what is stated, what could be known, and how both are scored."""

from __future__ import annotations

from collections import Counter
from math import fsum

import pytest

from overrun.arena.agents import read_spec
from overrun.arena.ids import read_id
from overrun.arena.playing import Arena, Entry
from overrun.arena.reading import read_reply
from overrun.arena.report import standing
from overrun.arena.roles import culprit, suspected
from overrun.arena.running import run
from overrun.arena.suspicion import Statement, brier, logarithm, score, whole
from overrun.bots import make_bot, play_on
from overrun.bots.search.thinking import manner
from overrun.core.table import Table
from overrun.games import find

GAME = "long-night"
WORLDS = 400


def test_what_a_seat_could_know_is_what_its_worlds_say() -> None:
    table = Table.new(find(GAME), seats=4, seed="worlds", events=False)
    bots = {seat: make_bot("sharp", GAME, f"{seat}") for seat in range(4)}
    play_on(table, bots, 100)
    seat = next(each for each in range(4) if suspected(table, each))
    known = whole(suspected(table, seat))
    likelihood = manner(GAME).likelihood
    assert likelihood is not None
    weight = likelihood(table.view(seat), seat)
    assert weight is not None
    seen: Counter[int] = Counter()
    for number in range(WORLDS):
        world = table.world(seat, f"{number}")
        seen[culprit(world)] += weight(world.state)
    worlds = {who: share / seen.total() for who, share in seen.items()}
    assert set(worlds) == set(known)
    assert max(known.values()) - min(known.values()) > 0.05, "some are more suspicious than others"
    assert max(abs(worlds[who] - known[who]) for who in known) < 0.09


def test_who_knows_suspects_nobody() -> None:
    table = Table.new(find(GAME), seats=4, seed="b", settings={"mode": "betrayer"}, events=False)
    traitor = culprit(table)
    found = [suspected(table, seat) for seat in range(4)]
    assert traitor >= 0
    assert found[traitor] == {}
    assert all(set(each) == set(range(4)) - {seat} for seat, each in enumerate(found) if each)
    together = Table.new(find(GAME), seats=4, seed="b", settings={"mode": "cooperative"})
    assert not any(suspected(together, seat) for seat in range(4))


def test_scores_are_proper() -> None:
    known = {1: 0.5, 2: 0.2, -1: 0.3}
    others = [{1: 1.0}, {1: 0.4, 2: 0.3, -1: 0.3}, {1: 0.6, -1: 0.4}, {2: 1.0}]
    assert all(brier(each, known) > brier(known, known) for each in others)
    assert all(logarithm(each, known) < logarithm(known, known) for each in others)
    told = score([Statement(known, known), Statement({1: 1.0}, known)], culprit=1)
    assert told is not None
    assert told.statements == 2
    assert told.brier == pytest.approx((0.25 + 0.04 + 0.09) / 2)
    assert told.apart == pytest.approx((0.25 + 0.04 + 0.09) / 2), "the first is not apart at all"
    assert told.known_brier == pytest.approx(0.38)
    assert told.divergence > 0


@pytest.mark.parametrize(
    "stated", ['"Player 2"', "[0.5]", "{}", '{"nobody": -1}', '{"nobody": true}', '{"nobody": NaN}',
               '{"nobody": 1e999}', '{"nobody": 0}']
)  # fmt: skip
def test_a_suspicion_that_is_none_is_left_out_and_the_answer_stands(stated: str) -> None:
    reply = read_reply(f'{{"answer": "end", "suspect": {stated}}}')
    assert (reply.answer, reply.suspect) == ("end", None)


def test_suspicions_are_scored_in_games() -> None:
    where = Arena(
        env=read_id(GAME),
        players=4,
        settings={},
        against="random",
        seed="suspect",
        tries=3,
        timeout=10,
    )
    agents = ("mine=python:tests.arena.players:Suspicious", "sharp")
    specs = [read_spec(GAME, each) for each in agents]
    mine, sharp = (standing(where, spec, run(where, Entry((spec,)), 1)) for spec in specs)
    assert mine.suspicions is not None
    assert sharp.suspicions is not None
    assert mine.errors.defaults == 0
    assert 0 < mine.suspicions.statements <= mine.errors.asked
    assert mine.suspicions.unread == 0
    assert mine.suspicions.means["apart"].value > 0.1
    means = sharp.suspicions.means
    assert means["apart"].value == 0, "a bot suspects whom its worlds let it suspect"
    assert means["brier"] == means["known_brier"]
    assert fsum(whole({1: 0.25, 2: 0.25}).values()) == 1
