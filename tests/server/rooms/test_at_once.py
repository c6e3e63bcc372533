"""Those who act at the same time: who is heard first, what comes too late, and whose time is up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from time import time
from typing import Any

import msgspec
import pytest

from overrun.core.flow import Ask
from overrun.core.log import Log
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import GAMES
from overrun.server import protocol, thinking, ticks
from overrun.server.protocol import Update
from overrun.server.timers import Timer
from tests.server.orchard import Orchard
from tests.server.playing import BOT, ME, OPEN, Person, Place, Served, link_to

ORCHARD = Orchard()
Picking = Callable[..., tuple[Place, Place]]


@pytest.fixture
def picking(
    ann: Person, bob: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[Place, Place]]:
    """Ann and Bob in the orchard; a bot has the third seat."""
    monkeypatch.setitem(GAMES, ORCHARD.name, ORCHARD)

    def sit(third: dict[str, Any] = BOT, **options: Any) -> tuple[Place, Place]:
        made = ann.make([ME, OPEN, third], ORCHARD.name, **options)
        bob.join(made["table"], link_to(made, 1))
        places = ann.sit(made["table"], 0), bob.sit(made["table"], 1)
        served.settle(made["table"])
        return places

    return sit


@pytest.fixture
def slow_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ticks that end only when the test says so."""
    monkeypatch.setattr(ticks, "until_end", lambda now: 1000.0)


def end_tick(place: Place) -> None:
    served = place.person.served
    served.call(served.room(place.id)._tick.end)


def send(place: Place, option: str, ask: int | None = None) -> None:
    """Send an answer, and be sure that it arrived."""
    place.send("answer", ask=place.ask.number if ask is None else ask, option=option)
    place.sent()


def baskets(place: Place, apples: int) -> list[list[str]]:
    """What everyone has picked, as soon as it is so many."""
    update = place.until(lambda update: sum(map(len, update.view["baskets"])) == apples)
    found: list[list[str]] = update.view["baskets"]
    return found


# -- who is heard --------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-15.a")
def test_both_are_asked_and_each_is_heard(picking: Picking) -> None:
    ann, bob = picking()
    assert ann.update.waiting == [0, 1]
    bob.answer("pick:a")
    bob.answer("pick:b")
    ann.until(lambda update: update.answers == 2)
    ann.answer("pick:c")
    assert baskets(bob, 3) == [["c"], ["a", "b"]]


@pytest.mark.rule("WC-OP-15.a")
def test_an_answer_to_what_was_asked_a_moment_ago_counts(picking: Picking) -> None:
    ann, bob = picking()
    before = bob.ask.number
    ann.answer("pick:a")
    assert bob.until(lambda update: update.answers == 1).asks[0].number != before
    send(bob, "pick:b", ask=before)
    assert baskets(ann, 2) == [["a"], ["b"]]


@pytest.mark.rule("WC-OP-15.c")
def test_what_another_took_is_refused_with_its_reason(picking: Picking) -> None:
    ann, bob = picking()
    before = bob.ask.number
    ann.answer("pick:a")
    refused = bob.trouble("answer", ask=before, option="pick:a")
    assert (refused.kind, refused.rule) == ("illegal-answer", "ORCHARD-01")
    assert bob.update.answers == 1
    bob.send("why", ask=before)
    assert [each.option for each in bob.wait(protocol.Refused).options] == ["pick:a"]


@pytest.mark.rule("WC-OP-15.b")
@pytest.mark.usefixtures("slow_ticks")
def test_in_one_tick_the_right_of_way_goes_to_one_after_the_other(picking: Picking) -> None:
    ann, bob = picking()
    send(bob, "pick:a")
    send(ann, "pick:a")
    end_tick(ann)
    assert baskets(ann, 1) == [["a"], []]
    assert bob.wait(protocol.Trouble).kind == "illegal-answer"
    send(ann, "pick:b")
    send(bob, "pick:b")
    end_tick(ann)
    assert baskets(ann, 2) == [["a"], ["b"]]
    assert ann.wait(protocol.Trouble).kind == "illegal-answer"


@pytest.mark.rule("WC-OP-15.b")
@pytest.mark.usefixtures("slow_ticks")
def test_in_two_ticks_who_comes_first_is_first(picking: Picking) -> None:
    ann, bob = picking()
    send(bob, "pick:a")
    end_tick(bob)
    baskets(bob, 1)
    send(ann, "pick:a")
    end_tick(ann)
    assert ann.wait(protocol.Trouble).kind == "illegal-answer"
    assert baskets(ann, 1) == [[], ["a"]]


@pytest.mark.usefixtures("slow_ticks")
def test_what_one_sends_stays_in_order(picking: Picking) -> None:
    ann, bob = picking()
    send(ann, "pick:a")
    ann.send("undo")
    ann.sent()
    end_tick(ann)
    undone = bob.until(lambda update: update.revision == 1)
    assert (undone.answers, undone.view["baskets"]) == (0, [[], []])


@pytest.mark.usefixtures("slow_ticks")
def test_who_acts_alone_does_not_wait_for_a_tick(picking: Picking) -> None:
    ann, bob = picking()
    send(ann, "end")
    end_tick(ann)
    bob.until(lambda update: update.answers == 1)
    bob.answer("pick:a")
    assert baskets(ann, 1) == [[], ["a"]]


def test_ticks_end_by_themselves(picking: Picking) -> None:
    ann, _bob = picking()
    assert ann.answer("pick:a").answers == 1


@pytest.mark.usefixtures("slow_ticks")
def test_what_waits_for_its_tick_is_done_before_a_room_closes(
    picking: Picking, served: Served
) -> None:
    ann, _bob = picking()
    send(ann, "pick:a")
    served.forget(ann.id)
    row = served.store.table(ann.id)
    assert row
    assert row.answers == 1


# -- bots ----------------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-15.n")
def test_bots_let_persons_keep_up(
    ann: Person, picking: Picking, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "FAIR_PACE", 1000.0)
    with_person = ann.play([ME, BOT, BOT], ORCHARD.name)
    room = served.room(with_person.id)
    assert [room.thinking._pace(ask) for ask in room.play.table.asks] == [1000.0, 1000.0]
    with_person.answer("end")  # the bot that goes on does so at the same pace
    assert [room.thinking._pace(ask) for ask in room.play.table.asks] == [1000.0]
    made = ann.make([BOT, BOT, BOT], ORCHARD.name)
    alone = ann.sit(made["table"])
    assert alone.until(lambda update: update.outcome is not None).outcome


def test_a_bot_gets_its_turn_however_quick_a_person_is(
    ann: Person, picking: Picking, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = threading.Event()
    choose = thinking.Thinking.choice

    async def think(self: thinking.Thinking, ask: Ask, bot: str) -> Option:
        await asyncio.to_thread(going_on.wait)
        return await choose(self, ask, bot)

    monkeypatch.setattr(thinking, "FAIR_PACE", 0.0)
    monkeypatch.setattr(thinking.Thinking, "choice", think)
    place = ann.play([ME, BOT, BOT], ORCHARD.name)
    for apple in "abcd":
        place.answer(f"pick:{apple}")  # after each of these the bot is asked anew
    assert [seat for _, seat, _, _ in served.room(place.id).thinking.tasks] == [1]
    going_on.set()
    place.until(lambda update: update.answers > 4)


# -- time ----------------------------------------------------------------------------------------


def timer_of(served: Served, place: Place, seat: int, name: str) -> Timer:
    """The timer of a seat as it runs."""
    return served.room(place.id).play.timers._running[seat, name]


def run_out(served: Served, place: Place, seat: int, name: str) -> None:
    """Let the time of a seat be up."""
    timer_of(served, place, seat, name).started -= 1000
    served.call(served.room(place.id).alarm.set)


def pass_by(timer: Timer, seconds: float) -> None:
    """Let so much time pass for somebody who is away."""
    assert timer.away is not None
    timer.started -= seconds
    timer.away -= seconds


@pytest.mark.rule("WC-SIM-02", "WC-SIM-03", "WC-SIM-05", "WC-OP-15.g")
def test_the_clock_runs_when_the_first_has_finished_and_all_see_it(
    picking: Picking, cat: Person, ann: Person
) -> None:
    at_ann, at_bob = picking()
    assert at_bob.update.clocks == {}
    at_ann.answer("end")
    links = ann.get(f"/api/tables/{at_ann.id}/links")
    cat.join(at_ann.id, links["watch"])
    watching = cat.sit(at_ann.id)
    for place in (at_ann, at_bob, watching):
        clocks = place.until(lambda update: update.answers == 1).clocks
        assert list(clocks) == ["1"]
        assert 100 < clocks["1"] <= 120
    at_bob.answer("pick:a")
    assert at_bob.update.clocks["1"] < 120  # it goes on from one question to the next


@pytest.mark.rule("WC-SIM-04", "WC-OP-15.d", "WC-OP-15.m")
def test_when_the_time_is_up_the_rules_answer_and_the_log_needs_no_clock(
    picking: Picking, served: Served
) -> None:
    ann, bob = picking()
    bob.answer("pick:a")
    ann.until(lambda update: update.answers == 1)
    ann.answer("end")
    run_out(served, ann, 1, "last")
    assert bob.until(lambda update: update.outcome is not None).outcome
    log = msgspec.json.decode(ann.person.get(f"/api/tables/{ann.id}/log").raw, type=Log)
    assert [(each.seat, each.option) for each in log.answers] == [
        (1, "pick:a"), (0, "end"), (1, "end"),
    ]  # fmt: skip
    assert Table.replay(ORCHARD, log).log.hash == log.hash


@pytest.mark.rule("WC-OP-15.h")
def test_what_arrives_in_time_counts_even_if_it_is_heard_later(
    picking: Picking, served: Served
) -> None:
    ann, bob = picking()
    ann.answer("end")
    bob.until(lambda update: update.answers == 1)
    timer = timer_of(served, bob, 1, "last")
    with served.held(ann.id):
        send(bob, "pick:a")
        while served.room(bob.id)._jobs.empty():
            bob.sent()
        timer.started = time() - timer.seconds  # the time is up now
        served.call(served.room(bob.id).alarm.set)
        while served.room(bob.id).play.timers.over(time() - 0.3) == []:
            bob.sent()
    assert bob.wait(Update).view["baskets"] == [[], ["a"]]
    assert bob.until(lambda update: update.outcome is not None).answers == 3


@pytest.mark.rule("WC-OP-15.h")
def test_what_arrives_later_is_refused(picking: Picking, served: Served) -> None:
    ann, bob = picking()
    ann.answer("end")
    bob.until(lambda update: update.answers == 1)
    with served.held(ann.id):
        timer_of(served, bob, 1, "last").started -= 120
        send(bob, "pick:a")
    assert bob.wait(protocol.Trouble).kind == "time-up"
    assert served.room(bob.id).play.table.answered == 1


@pytest.mark.rule("WC-OP-15.j")
def test_whoever_is_asked_in_between_has_less_time_and_the_clock_runs_on(
    picking: Picking, served: Served, ann: Person, cat: Person
) -> None:
    at_ann, at_bob = picking(third=OPEN)
    links = ann.get(f"/api/tables/{at_ann.id}/links")["seats"]
    cat.join(at_ann.id, next(link["token"] for link in links if link["seat"] == 2))
    at_cat = cat.sit(at_ann.id, 2)
    at_ann.answer("end")
    at_bob.until(lambda update: update.answers == 1)
    timer_of(served, at_bob, 1, "last").started -= 110
    at_bob.answer("beg")
    clocks = at_cat.until(lambda update: update.waiting == [2]).clocks
    assert list(clocks) == ["2"]
    assert clocks["2"] <= 10
    timer_of(served, at_bob, 1, "last").started -= 20
    served.call(served.room(at_bob.id).alarm.set)
    ended = at_bob.until(lambda update: update.outcome is not None)
    assert ended.view["baskets"] == [[], []]  # silence is a refusal
    assert ended.answers == 4


@pytest.mark.rule("WC-OP-15.k")
def test_the_clock_of_whoever_loses_the_connection_stands_still(
    picking: Picking, served: Served
) -> None:
    ann, bob = picking()
    ann.answer("end")
    timer = timer_of(served, ann, 1, "last")
    timer.started -= 100
    bob.leave()
    assert ann.until(lambda update: update.paused == [1]).clocks["1"] <= 20
    row = served.store.table(ann.id)
    assert row
    assert row.timers[0].away is not None
    pass_by(timer, 50)
    back = bob.person.sit(bob.id, 1)
    assert back.update.paused == []
    assert 10 < back.update.clocks["1"] <= 20
    assert ann.until(lambda update: update.paused == []).clocks["1"] > 10
    back.leave()
    ann.until(lambda update: update.paused == [1])
    pass_by(timer, 100)  # more than what is left of the minute, and all of the clock
    served.call(served.room(ann.id).alarm.set)
    assert ann.until(lambda update: update.outcome is not None).outcome


def test_everyone_is_told_when_a_clock_goes_on_though_nobody_came_back(
    picking: Picking, served: Served
) -> None:
    ann, bob = picking()
    ann.answer("end")
    bob.leave()
    ann.until(lambda update: update.paused == [1])
    pass_by(timer_of(served, ann, 1, "last"), 61)
    room = served.room(ann.id)
    served.call(room.post, room.alarm.ring)
    assert 100 < ann.until(lambda update: update.paused == []).clocks["1"] < 120


def test_the_clock_of_a_table_runs_while_that_of_the_rules_stands_still(
    picking: Picking, served: Served
) -> None:
    ann, bob = picking(clock=60)
    ann.answer("end")
    ann.until(lambda update: "1" in update.clocks)
    bob.leave()
    told = ann.wait(Update)
    assert timer_of(served, ann, 1, "last").stands(time())
    assert told.paused == []
    assert told.clocks["1"] <= 60


def test_the_clock_of_the_rules_outlives_its_process(picking: Picking, served: Served) -> None:
    ann, bob = picking()
    ann.answer("end")
    timer_of(served, ann, 1, "last").started -= 70
    bob.until(lambda update: update.answers == 1)
    bob.answer("pick:a")
    served.forget(ann.id)
    again = bob.person.sit(bob.id, 1)
    assert 45 < again.update.clocks["1"] <= 50
    run_out(served, again, 1, "last")
    assert again.until(lambda update: update.outcome is not None).outcome


def test_the_tables_own_clock_does_not_start_anew_when_another_acts(
    picking: Picking, served: Served
) -> None:
    ann, bob = picking(clock=60)
    served.let_end(ann.id, 1, 5)
    ann.answer("pick:a")
    assert bob.until(lambda update: update.answers == 1).clocks["1"] <= 5
    assert bob.answer("pick:b").clocks["1"] > 50


# -- the guard -----------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-16.f")
def test_when_the_time_of_a_decision_is_up_the_rules_answer_and_nobody_takes_over(
    picking: Picking, served: Served
) -> None:
    ann, bob = picking(clock=3600)
    room = served.room(ann.id)
    served.let_end(ann.id, 1, -1)
    update = ann.until(lambda update: update.answers == 1)
    assert (update.waiting, list(update.clocks)) == ([0], ["0"])  # Bob has finished
    assert not room.play.seating.bot_at(1)
    assert bob.until(lambda update: update.answers == 1).asks == []
    told = bob.wait(protocol.TimeIsUp)
    assert told.option == "end"
    assert told.text.startswith("Your time was up. The rules answered for you: ")
    assert not [each for each in ann.heard_so_far() if isinstance(each, protocol.TimeIsUp)]


@pytest.mark.rule("WC-OP-15.l")
@pytest.mark.parametrize("option", ["guard", "public"])
def test_at_a_guarded_table_who_does_nothing_has_finished(
    picking: Picking, served: Served, option: str
) -> None:
    ann, bob = picking(**{option: True})
    assert set(ann.update.clocks) == {"0", "1"}
    timer_of(served, ann, 1, "idle-1-1").started -= 100
    ann.answer("pick:a")
    assert ann.update.clocks["0"] > 170  # a sign of Ann, but none of Bob
    assert ann.update.clocks["1"] < 90
    run_out(served, ann, 1, "idle-1-1")
    after = bob.until(lambda update: update.answers == 2)
    assert after.waiting == [0]
    assert list(after.clocks) == ["0"]
    assert after.clocks["0"] <= 120


@pytest.mark.parametrize(("unhurried", "clocks"), [(False, ["1"]), (True, [])])
def test_where_nobody_is_to_be_hurried_the_clocks_of_the_rules_stand_still(
    picking: Picking, unhurried: bool, clocks: list[str]
) -> None:
    ann, _bob = picking(unhurried=unhurried)
    ann.answer("end")
    assert ann.update.waiting == [1]
    assert list(ann.update.clocks) == clocks


def test_without_a_guard_there_is_no_hurry(picking: Picking) -> None:
    ann, _bob = picking()
    assert ann.update.clocks == {}
