"""Bots at tables with people go first, and tables of bots alone take their time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest

from overrun.analysis.advice import Advice
from overrun.core.table import Table
from overrun.games import find
from overrun.server import protocol
from overrun.server.limits import Limits, Rate
from overrun.server.meter import METER, Meter
from overrun.server.ranks import Line, Pacer, Rank
from overrun.server.workers import NoSuchAsk, Workers
from tests.server.playing import AGAINST_BOT, BOT, ME, Person, Served

Serve = Callable[..., Served]


def test_the_most_urgent_goes_first_and_among_equals_who_came_first() -> None:
    came = [Rank.LONELY, Rank.AWAITED, Rank.LONELY, Rank.ATTENDED, Rank.AWAITED, Rank.ATTENDED]
    order: list[tuple[Rank, int]] = []

    async def take(line: Line, rank: Rank, number: int) -> None:
        async with line.turn(rank):
            order.append((rank, number))
            await asyncio.sleep(0)

    async def rush() -> None:
        line = Line(1)
        async with line.turn(Rank.LONELY):
            tasks = [asyncio.create_task(take(line, each, n)) for n, each in enumerate(came)]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        async with asyncio.timeout(5), line.turn(Rank.LONELY):
            pass  # the place is free again

    asyncio.run(rush())
    assert order == sorted((rank, number) for number, rank in enumerate(came))


def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    async def rush() -> None:
        line = Line(1)

        async def take() -> None:
            async with line.turn(Rank.AWAITED):
                pass

        async with line.turn(Rank.AWAITED):
            waiting, called = asyncio.create_task(take()), asyncio.create_task(take())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.sleep(0)
        called.cancel()  # it was called just now, and goes away all the same
        with suppress(asyncio.CancelledError):
            await called
        async with asyncio.timeout(5):
            await take()

    asyncio.run(rush())


def test_an_ask_that_was_closed_meanwhile_is_not_thought_about() -> None:
    game = find("zombie-terror")
    table: Table[object] = Table.new(game, seats=2, settings={}, seed="closed")
    ask = table.asks[0]

    async def rush() -> None:
        workers = Workers(1)
        line = workers._lines[0] = Line(1)
        async with line.turn(Rank.ATTENDED):
            choosing = asyncio.create_task(workers.choose("x", table, ask, "steady"))
            await asyncio.sleep(0)
            table.answer(ask.seat, ask.number, ask.options[0])
        with pytest.raises(NoSuchAsk):
            await choosing

    asyncio.run(rush())


def test_a_hint_costs_the_time_that_the_bot_thought(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve(limits=Limits(work=Rate(60, 0)))
    place = Person(served).play(AGAINST_BOT, game="zombie-terror")

    async def advise(*_: object) -> Advice:
        meter = METER.get()
        assert isinstance(meter, Meter)
        meter.seconds += 61
        return Advice(tuple(place.ask.options[0].id.split(":")))

    monkeypatch.setattr(served.house.workers, "advise", advise)
    place.send("hint", ask=place.ask.number)
    assert place.wait(protocol.Hint).option == place.ask.options[0].id
    assert place.trouble("hint", ask=place.ask.number).kind == "too-fast"
    place.send("sync")  # what tables wait for is counted apart
    assert place.wait(protocol.Update).reset
    assert place.answer().answers


# -- tables ----------------------------------------------------------------------------------------


def test_a_table_is_as_urgent_as_those_who_are_there(served: Served) -> None:
    ann, bob = Person(served, "Ann"), Person(served, "Bob")
    made = ann.make([ME, {"kind": "open"}], public=True)
    watching = bob.sit(made["table"])
    room = served.room(made["table"])
    assert room.audience.rank == Rank.AWAITED
    place = ann.sit(made["table"], 0)
    assert room.audience.rank == Rank.ATTENDED
    place.leave()
    watching.wait(protocol.TableInfo, lambda info: not info.seats[0].present)
    assert room.audience.rank == Rank.AWAITED


def test_bots_alone_take_turns_with_those_of_other_tables(serve: Serve) -> None:
    """None of them has had its turn yet, except at the table at which somebody looks now."""
    served = serve(limits=Limits(lonely_bots=1e-9, watched_bots=1e9))
    ann = Person(served, "Ann")
    tables = [ann.make([BOT, BOT], public=True)["table"] for _ in range(3)]
    for table in tables:
        served.do(served.house.open(table))
    for table in tables[1:]:
        served.settle(table)
        assert served.room(table).play.table.answered <= 2  # the very first of all does not wait
    last = ann.sit(tables[-1])
    assert last.until(lambda update: update.outcome is not None)
    assert not served.room(tables[1]).play.table.answered


def test_bots_play_with_people_as_ever(serve: Serve) -> None:
    served = serve(limits=Limits(lonely_bots=1e-9, watched_bots=1e-9))
    assert Person(served).play(AGAINST_BOT).play_out().outcome


def test_a_pacer_forgets_what_is_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 50.0
    monkeypatch.setattr("overrun.server.ranks.monotonic", lambda: now)
    pacer = Pacer(2)
    assert [pacer.delay() for _ in range(3)] == [0, 0.5, 1]
    now += 60
    assert pacer.delay() == 0
