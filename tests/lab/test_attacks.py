"""Hostile clients of ``overrun loadtest``: each does what it says, and is met by its limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from overrun.cli.loadtest import _report
from overrun.core.errors import BadSetting
from overrun.lab.load import attacks
from overrun.lab.load.attacks import ATTACKS, Struggle, Target
from overrun.lab.load.plan import ALL_ATTACKS, Figures, Latency, Plan, Play, Start, Struck
from overrun.lab.load.serving import Served
from overrun.server.protocol import TableOptions
from overrun.server.rest import NewTable, SeatWish
from tests.cli.shell import overrun, refusal


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that everyone has."""
    with Served(tmp_path_factory.mktemp("attacks") / "tables.db", relaxed=1) as started:
        yield started


@pytest.fixture(scope="module")
def target(server: Served) -> Target:
    """A public table at which nobody sits yet."""
    seats = [SeatWish(kind="open"), SeatWish(kind="open")]
    wanted = NewTable(
        game="zombie-terror", name="Ann", seats=seats, options=TableOptions(public=True)
    )
    made = server.make_table(wanted)
    table = (made.table, made.links.watch)
    return Target(host=server.host, port=server.port, seconds=60, long=table, honest=[table])


def struck(name: str, target: Target, met: Callable[[Struck], bool]) -> Struck:
    """The attack, in this process, until it is met as it should be."""
    struggle = Struggle(target)

    async def attack() -> None:
        task = asyncio.ensure_future(ATTACKS[name](struggle))
        while not task.done() and not met(struggle.struck):
            await asyncio.sleep(0.01)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    asyncio.run(attack())
    assert met(struggle.struck), struggle.struck
    return struggle.struck


def test_who_asks_for_everything_anew_is_refused_after_a_while(
    target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attacks, "CLIENTS", 2)
    monkeypatch.setattr(attacks, "FRAMES_PER_SECOND", 1000)
    struck("sync", target, lambda done: done.sent > done.refused > 0)


def test_who_talks_without_end_is_refused(target: Target) -> None:
    struck("chat", target, lambda done: done.sent > 60 and done.refused > 0)


def test_who_asks_for_replays_waits_in_line(
    target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attacks, "AGAIN", 0.0)
    # More come at once than may wait, or they come too often; who waits is served at last.
    struck("replay", target, lambda done: done.sent > done.refused > 0)


def test_who_says_nothing_is_sent_away(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attacks, "SOCKETS", 200)
    monkeypatch.setattr(attacks, "ADDRESSES", 1)
    done = struck("sockets", target, lambda done: done.closed >= 80)  # one address has 120
    assert done.sent >= 200


def test_nobody_makes_tables_without_end(target: Target) -> None:
    struck("bots", target, lambda done: done.sent > 60 and done.refused > 0)


def test_the_server_is_still_well(server: Served) -> None:
    assert b'"status":"ok"' in server.request("GET", "/api/health")


# -- bounds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["192.0.2.1", "8.8.8.8", "2001:db8::1", "0.0.0.0"])
def test_no_other_machine_is_attacked(host: str) -> None:
    with pytest.raises(BadSetting, match="is not this machine"):
        Target(host=host, port=80, seconds=1, long=("", ""), honest=[])


@pytest.mark.parametrize("seconds", [0, -1, 601, float("inf")])
def test_no_attack_is_without_end(seconds: float) -> None:
    with pytest.raises(BadSetting, match="600 seconds"):
        Target(host="127.0.0.1", port=80, seconds=seconds, long=("", ""), honest=[])


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ("--attack flood", "unknown attack 'flood'; valid: sync, replay, chat, sockets, bots"),
        ("--attack chat --tables 26", "at most 25 tables play under attack, not 26"),
    ],
)
def test_what_cannot_be_attacked_is_refused(options: str, trouble: str) -> None:
    assert refusal(overrun(f"loadtest {options}")) == trouble


def test_all_are_known_by_name() -> None:
    assert tuple(ATTACKS) == ALL_ATTACKS


# -- the command -----------------------------------------------------------------------------------


def test_answers_are_measured_in_peace_and_under_attack(tmp_path: Path) -> None:
    line = "loadtest --attack chat --tables 2 --seconds 1 --think 0.05 --opening 2 --watchers 0"
    said = overrun(f"{line} --json --database", tmp_path / "tables.db")
    assert said.code == 0, said.err
    told = said.json
    (attacked,) = told["attacks"]
    assert attacked["attack"] == "chat"
    assert attacked["refused"] > 0
    assert attacked["lost"] == 0
    assert told["play"]["answers"] > 0
    assert [goal["name"] for goal in told["goals"]] == ["latency", "start", "attack-chat"]
    assert told["idle"] is None


def test_the_report_says_how_an_attack_was_met() -> None:
    calm = Latency(p50=3.0, p95=9.0, p99=12.0, max=40.0)
    play = Play(
        opening_per_second=1, answers=1, answers_per_second=1, latency_ms=calm, finished=0,
        refused=0, lost=0, server_cpu=None, callers_cpu=0, memory_mb=None,
    )  # fmt: skip
    slow = Latency(p50=4.0, p95=100.0, p99=250.0, max=300.0)
    figures = Figures(
        cores=2, python="3.11.0", database="sqlite", plan=Plan(), play=play,
        start=Start(ready_s=1.0, page_s=1.25),
        attacks=[Struck(attack="sync", sent=1000, refused=900, closed=3, latency_ms=slow)],
    )  # fmt: skip
    cells = [list(column.cells) for column in _report(figures).columns]
    rows = list(zip(*cells, strict=True))
    assert rows[-2][1:] == ("250 ms", "under 100 ms: MISSED")
    assert rows[-1][0] == "… the median; of 1,000 attempts 900 refused, 3 connections closed"
