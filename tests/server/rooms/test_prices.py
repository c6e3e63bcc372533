"""What asking costs: who asks for much waits, who plays does not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from time import thread_time
from typing import Any

import pytest

from overrun.server import protocol
from overrun.server.connection import Connection
from overrun.server.endpoints import in_thread
from overrun.server.errors import TooFast
from overrun.server.framing import speaker_for
from overrun.server.limits import Bucket, Buckets, Limits, Rate
from overrun.server.meter import Meter
from overrun.server.prices import Prices
from overrun.server.queueing import IN_A_ROW, Jobs
from overrun.server.store import StoreError
from overrun.text.say import Speaker
from tests.server.playing import AGAINST_BOT, TWO_PERSONS, Person, Place, Served, link_to

Serve = Callable[..., Served]
Together = Callable[..., tuple[Place, Place]]

NOTHING_LEFT = Rate(0.0, 0.0)
"""Whatever costs anything is too much."""


# -- counting --------------------------------------------------------------------------------------


def work(seconds: float) -> str:
    """Keep the processor busy."""
    until = thread_time() + seconds
    while thread_time() < until:
        pass
    return "done"


def test_a_meter_counts_work_and_no_waiting() -> None:
    meter = Meter()

    async def busy() -> str:
        work(0.01)
        await asyncio.sleep(0.02)
        return await in_thread(work, 0.01)

    async def both() -> str:
        others = asyncio.create_task(elsewhere())
        said = await meter.run(busy())
        await others
        return said

    async def elsewhere() -> None:
        work(0.2)

    assert asyncio.run(both()) == "done"
    assert 0.02 <= meter.seconds < 0.2  # what others do meanwhile is theirs


def test_a_meter_lets_errors_through() -> None:
    async def slip(error: BaseException) -> None:
        await asyncio.sleep(0)
        raise error

    async def waiting() -> str:
        try:
            await asyncio.sleep(20)
        except asyncio.CancelledError:
            return "cancelled"
        return "never"

    async def cancelled() -> str:
        task = asyncio.create_task(Meter().run(waiting()))
        await asyncio.sleep(0)
        task.cancel()
        return await task

    with pytest.raises(KeyError):
        asyncio.run(Meter().run(slip(KeyError("x"))))
    assert asyncio.run(cancelled()) == "cancelled"


def test_debts_are_paid_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("overrun.server.limits.monotonic", lambda: now)
    bucket = Bucket(Rate(2, 0.5))
    bucket.charge(2)
    assert not bucket.in_debt
    bucket.charge(3)
    assert bucket.in_debt
    now += 5.9
    assert bucket.in_debt
    now += 0.2
    assert not bucket.in_debt


def test_who_never_asked_has_no_debts() -> None:
    buckets = Buckets(NOTHING_LEFT)
    assert not buckets.in_debt("here")
    buckets.charge("here", 0.1)
    assert buckets.in_debt("here")
    assert not buckets.in_debt("there")


# -- requests --------------------------------------------------------------------------------------


def test_a_request_is_charged_with_what_it_took(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(work=NOTHING_LEFT)))
    assert ann.get("/api/games").status == 200  # nobody knows beforehand what it costs
    refused = ann.get("/api/games")
    assert (refused.status, refused["error"]) == (429, "too-fast")
    assert ann.get("/api/health").status == 200
    assert ann.knock("anywhere").code() == 4429


def test_of_what_is_dear_an_address_gets_one_at_a_time() -> None:
    prices = Prices(Limits(heavy=2, heavy_waiting=3))
    at_once: list[str] = []
    most = {"here": 0, "all": 0}
    refused = 0

    async def ask(address: str) -> None:
        nonlocal refused
        try:
            async with prices.turn(address):
                at_once.append(address)
                most["here"] = max(most["here"], at_once.count("here"))
                most["all"] = max(most["all"], len(at_once))
                await asyncio.sleep(0)
                at_once.remove(address)
        except TooFast:
            refused += 1

    async def rush() -> None:
        await asyncio.gather(*map(ask, ["here"] * 5 + ["there", "yonder", "anywhere"]))

    asyncio.run(rush())
    assert most == {"here": 1, "all": 2}
    assert refused == 2
    assert prices._lines == {}


def test_who_waited_in_line_may_have_nothing_left() -> None:
    prices = Prices(Limits(work=Rate(1, 0)))

    async def ask() -> None:
        async with prices.turn("here"):
            prices.work.charge("here", 2)

    async def rush() -> list[Any]:
        return await asyncio.gather(ask(), ask(), return_exceptions=True)

    first, second = asyncio.run(rush())
    assert first is None
    assert isinstance(second, TooFast)


# -- frames ----------------------------------------------------------------------------------------


def test_who_asks_for_too_much_can_still_play(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(own_asking=NOTHING_LEFT)))
    place = ann.play(TWO_PERSONS)
    place.send("sync")
    assert place.wait(protocol.Update).reset
    for kind in ("sync", "undo"):
        assert place.trouble(kind).kind == "too-fast"
    assert place.trouble("why", ask=place.ask.number).kind == "too-fast"
    assert place.answer("bid:1").answers == 1


def test_connections_of_one_address_share_what_they_may_use(serve: Serve) -> None:
    served = serve()
    ann, bob = Person(served, "Ann"), Person(served, "Bob")
    one = ann.play(TWO_PERSONS)
    two = bob.play(TWO_PERSONS)
    served.call(served.house.prices.asking.charge, "127.0.0.1", 1e6)
    for place in (one, two):
        assert place.trouble("sync").kind == "too-fast"
        assert place.answer("bid:1").answers == 1


def test_answers_that_are_taken_cost_nothing_but_refused_ones_do(serve: Serve) -> None:
    served = serve(limits=Limits(own_asking=NOTHING_LEFT))
    place = Person(served).play(AGAINST_BOT)
    place.play_out()
    (connection,) = served.room(place.id).audience.connections
    assert not connection.asking.in_debt
    assert place.trouble("answer", ask=1, option="bid:0").kind == "game-ended"
    assert connection.asking.in_debt


def test_large_frames_do_not_pile_up() -> None:
    limits = Limits(waiting_bytes=1000)
    connection = Connection(None, "", speaker_for("zombie-terror", "en"), limits)
    connection.send(b"x" * 5000)  # alone it may be as large as it is
    assert connection.closed is None
    connection.send(b"x")
    assert connection.closed == 4408


# -- words are found once --------------------------------------------------------------------------


@pytest.fixture
def wordings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many events were put into words, each time that some were."""
    counted: list[int] = []
    told = Speaker.told

    def counting(self: Speaker, events: Any, **how: Any) -> list[str]:
        given = list(events)
        counted.append(len(given))
        return told(self, given, **how)

    monkeypatch.setattr(Speaker, "told", counting)
    return counted


def test_asking_for_everything_anew_words_nothing_twice(ann: Person, wordings: list[int]) -> None:
    place = ann.play(TWO_PERSONS, game="zombie-terror")
    for _ in range(3):
        place.answer()
    heard = list(place.events)
    wordings.clear()
    again = ann.sit(place.id, 0)
    place.send("sync")
    place.wait(protocol.Update, lambda update: update.reset)
    assert sum(wordings) == 0
    assert again.events == place.events == heard


def test_who_comes_back_is_told_only_what_is_new(
    ann: Person, served: Served, wordings: list[int]
) -> None:
    place = ann.play(TWO_PERSONS, game="zombie-terror")
    for _ in range(3):
        place.answer()
    place.leave()
    served.forget(place.id)
    known = len(place.events) - 2
    wordings.clear()
    back = ann.sit(place.id, 0, revision=0, after=known)
    assert back.events == place.events[known:]
    assert sum(wordings) == 2
    anew = ann.sit(place.id, 0)
    assert anew.events == place.events
    assert anew.update.reset
    assert sum(wordings) == len(place.events)


def test_another_name_is_another_sentence(ann: Person, served: Served) -> None:
    place = ann.play(TWO_PERSONS, game="long-night")
    assert any("Ann" in event.text for event in place.events)
    served.room(place.id).play.seating[0].name = "Zoe"
    place.send("sync")
    place.wait(protocol.Update, lambda update: update.reset)
    texts = [event.text for event in place.events]
    assert any("Zoe" in text for text in texts)
    assert not any("Ann" in text for text in texts)


def test_what_is_taken_back_is_not_told_again(together: Together) -> None:
    ann, bob = together(game="zombie-terror")
    ann.answer("place:banker:A1")
    ann.send("undo")
    ann.wait(protocol.Update, lambda update: update.revision == 1)
    ann.answer("place:banker:G1")
    bob.until(lambda update: update.answers == 1 and update.revision == 1)
    for place in (ann, bob):
        place.send("sync")
        place.wait(protocol.Update, lambda update: update.reset)
        (placed,) = [event for event in place.events if event.name == "human-placed"]
        assert placed.facts["field"] == "G1"
        assert "G1" in placed.text


# -- answers first, chat beside --------------------------------------------------------------------


def test_answers_go_before_everything_else() -> None:
    jobs, done = Jobs(), []

    def job(name: str) -> Any:
        async def do() -> None:
            done.append(name)

        return do

    for number in range(3):
        jobs.put(job(f"ask {number}"))
    for number in range(IN_A_ROW + 2):
        jobs.put_first(job(f"answer {number}"))
    jobs.close()

    async def run() -> None:
        while (each := await jobs.next()) is not None:
            await each()

    asyncio.run(run())
    assert done[:IN_A_ROW] == [f"answer {number}" for number in range(IN_A_ROW)]
    assert done[IN_A_ROW] == "ask 0"  # nobody waits for ever
    assert done[-2:] == ["ask 1", "ask 2"]


def test_an_answer_overtakes_what_others_ask_for(together: Together, served: Served) -> None:
    ann, bob = together()
    with served.held(ann.id):
        for _ in range(20):
            bob.send("sync")
        bob.sent()
        ann.send("answer", ask=ann.ask.number, option="bid:1")
        ann.sent()
    heard = [bob.wait(protocol.Update) for _ in range(21)]
    assert heard[0].answers == 1
    assert not heard[0].reset


def test_no_more_is_read_while_much_waits(serve: Serve) -> None:
    served = serve(limits=Limits(unheard=3))
    place = Person(served).play(TWO_PERSONS)
    (connection,) = served.room(place.id).audience.connections
    with served.held(place.id):
        for _ in range(10):
            place.send("sync")
        while connection.unheard < 3:
            assert not place.socket.ping().wait(0.01) or connection.unheard <= 3
        assert served.room(place.id).waiting <= 3
    for _ in range(10):
        assert place.wait(protocol.Update).reset
    assert connection.unheard == 0


def test_who_is_sent_away_is_not_waited_for(serve: Serve) -> None:
    served = serve(limits=Limits(unheard=1))
    place = Person(served).play(TWO_PERSONS)
    (connection,) = served.room(place.id).audience.connections
    with served.held(place.id):
        place.send("sync")
        place.send("sync")
        while not connection.unheard:
            place.socket.ping().wait(0.01)
        served.call(connection.close, 4408)
        assert place.code() == 4408


def test_an_answer_does_not_overtake_what_its_own_seat_said_before(
    together: Together, served: Served
) -> None:
    ann, _ = together()
    ask = ann.ask.number
    with served.held(ann.id):
        ann.send("sync")
        ann.send("answer", ask=ask, option="bid:1")
        ann.send("answer", ask=ask, option="bid:0")  # too late, and not the first
        ann.sent()
    assert ann.wait(protocol.Update).reset
    assert ann.wait(protocol.Update).answers == 1
    assert ann.wait(protocol.Trouble).kind == "stale-answer"


def test_who_plays_does_not_wait_for_chat(
    together: Together, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = together()
    going_on = asyncio.Event()
    to_thread = asyncio.to_thread

    async def slowly(function: Any, *args: Any, **more: Any) -> Any:
        if function == served.store.say:
            await going_on.wait()
        return await to_thread(function, *args, **more)

    monkeypatch.setattr("asyncio.to_thread", slowly)
    for number in range(5):
        bob.send("chat", text=f"line {number}")
    bob.sent()
    assert ann.answer("bid:1").answers == 1
    served.loop.call_soon_threadsafe(going_on.set)
    lines = [ann.wait(protocol.ChatLines).lines[0] for _ in range(5)]
    assert [(line.number, line.text) for line in lines] == [
        (number + 1, f"line {number}") for number in range(5)
    ]


def test_who_comes_hears_each_line_once(together: Together, bob: Person) -> None:
    ann, at_bob = together()
    for number in range(30):
        ann.send("chat", text=f"line {number}")
        if number == 15:
            second = bob.knock(at_bob.id, 1)
    lines: list[protocol.ChatLine] = []
    while len(lines) < 30:
        lines += second.wait(protocol.ChatLines).lines
    assert [line.text for line in lines] == [f"line {number}" for number in range(30)]
    assert [line.number for line in lines] == list(range(1, 31))


def test_a_line_that_cannot_be_stored_harms_nobody(
    together: Together, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = together()

    def fail(*_: Any, **__: Any) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(served.store, "say", fail)
    assert ann.trouble("chat", text="hello").kind == "not-allowed"
    monkeypatch.undo()
    ann.send("chat", text="again")
    assert bob.wait(protocol.ChatLines).lines[0].text == "again"


def test_nobody_talks_without_end(serve: Serve) -> None:
    served = serve(limits=Limits(chat=Rate(2, 0), table_chat=Rate(3, 0)))
    ann, bob, cat = Person(served, "Ann"), Person(served, "Bob"), Person(served, "Cat")
    made = ann.make(TWO_PERSONS, public=True)
    bob.join(made["table"], link_to(made, 1))
    at_ann, at_bob = ann.sit(made["table"], 0), bob.sit(made["table"], 1)
    watching = cat.sit(made["table"])

    def says(place: Place, times: int) -> list[bool]:
        taken = []
        for _ in range(times):
            place.socket.send(json.dumps({"type": "chat", "text": "hello"}))
            with suppress(TimeoutError):
                frame = None
                while not isinstance(frame, protocol.ChatLines | protocol.Trouble):
                    frame = place.hear()
                taken.append(isinstance(frame, protocol.ChatLines))
        return taken

    assert says(watching, 3) == [True, True, False]  # one person
    other = Person(served, "Dan")
    other.request("PUT", "/api/me", {"name": "Dan"})
    assert says(other.sit(made["table"]), 2) == [True, False]  # all who watch
    at_ann.heard_so_far()
    at_bob.heard_so_far()
    assert says(at_ann, 2) == [True, True]  # those who play have their own share
    at_bob.heard_so_far()
    assert says(at_bob, 2) == [True, False]
