"""``overrun loadtest``: a small one is played, and the report says what was measured."""

from __future__ import annotations

from random import Random

import pytest

from overrun.cli.loadtest import _report
from overrun.lab.load.callers import Told
from overrun.lab.load.parties import Ledger, Party, Sent
from overrun.lab.load.plan import Figures, Idle, Latency, Plan, Play, Restart, Start
from overrun.server.rest import Joined, Links
from tests.cli.shell import overrun, refusal


def test_a_small_load_is_borne() -> None:
    said = overrun(
        "loadtest --tables 3 --seconds 1 --think 0.05 --opening 6 --watchers 1 --idle 3 --json"
    )
    assert said.code == 0, said.err
    told = said.json
    assert told["plan"]["tables"] == 3
    assert told["database"] == "sqlite"
    play = told["play"]
    assert play["answers"] > 0
    assert play["opening_per_second"] > 0
    assert (play["lost"], play["refused"]) == (0, 0)
    latency = play["latency_ms"]
    assert 0 < latency["p50"] <= latency["p95"] <= latency["p99"] <= latency["max"]
    assert told["idle"]["memory_mb"] > told["idle"]["before_mb"] > 0
    restart = told["restart"]
    assert 0 < restart["health_s"] <= restart["playable_s"] <= restart["all_back_s"]
    assert [goal["name"] for goal in told["goals"]] == ["latency", "start", "idle", "restart"]


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ("--people 3", "zombie-terror has 2 seats, not 3"),
        ("--tables 2 --watchers 3", "3 spectators at 2 tables"),
        ("--seconds 0", "--seconds: 0.0 is not between 0 and 3600"),
        ("--think -1", "--think: -1.0 is not between 0 and 600"),
        ("--tables none", "--tables: 'none' is not a whole number from 1 on"),
    ],
)
def test_what_cannot_be_played_is_refused(options: str, trouble: str) -> None:
    assert refusal(overrun(f"loadtest {options}")) == trouble


def test_an_answer_counts_when_everyone_has_heard_of_it() -> None:
    ledger = Ledger(Plan())
    joined = Joined(table="t", seat=None, links=Links(seats=[], watch=""))
    party = Party(ledger, joined, ["player", "spectator"], Random(1))
    party.sent[0] = Sent(ask=7, at=100.0, counts=True)
    ledger.open = 1

    party._hear(1, Told(type="update", answers=4), 100.01)
    party._hear(0, Told(type="update", answers=5), 100.02)
    assert ledger.latencies == []
    assert ledger.open == 1
    party._hear(1, Told(type="update", answers=5), 100.25)
    assert ledger.latencies == pytest.approx([0.25])
    assert ledger.open == 0


def test_the_report_names_what_missed_its_goal() -> None:
    figures = Figures(
        cores=2,
        python="3.11.0",
        database="sqlite",
        plan=Plan(tables=200, people=1),
        start=Start(ready_s=1.0, page_s=1.25),
        play=Play(
            opening_per_second=400.0,
            answers=4000,
            answers_per_second=222.5,
            latency_ms=Latency(p50=3.0, p95=9.0, p99=120.0, max=400.0),
            finished=1,
            refused=0,
            lost=0,
            server_cpu=0.9,
            callers_cpu=0.1,
            memory_mb=120.5,
        ),
        idle=Idle(tables=1000, memory_mb=None, before_mb=None),
        restart=Restart(tables=1000, stop_s=1, health_s=1.2, playable_s=4.5, all_back_s=8.0),
    )
    assert {goal.name: goal.met for goal in figures.goals} == {
        "latency": False,
        "start": True,
        "idle": False,  # what nobody knows is not met
        "restart": True,
    }
    shown = _report(figures)
    cells = [list(column.cells) for column in shown.columns]
    goals = dict(zip(cells[1], cells[2], strict=True))
    assert goals["120 ms"] == "under 100 ms: MISSED"
    assert goals["1.25 s"] == "under 3 s: met"
    assert goals["unknown"] == "under 500 MB: MISSED"
    assert "200 tables for 20 s, each with 1 person who thinks for 1 s" in str(shown.title)
