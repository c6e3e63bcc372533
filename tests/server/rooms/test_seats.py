"""Seats: joined by link, played by bots, given back; and the clocks of those who decide."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time

import pytest

from overrun.server import protocol
from overrun.server.protocol import SeatInfo, TableInfo
from tests.server.playing import (
    AGAINST_BOT,
    BOT,
    ME,
    OPEN,
    PATIENCE,
    TWO_PERSONS,
    Person,
    Place,
    Served,
    play_together,
)

Together = Callable[..., tuple[Place, Place]]


def seat_of(place: Place, seat: int, when: Callable[[SeatInfo], bool]) -> SeatInfo:
    """What is told of a seat, as soon as this is so."""
    if not when(place.table.seats[seat]):
        place.wait(TableInfo, lambda info: when(info.seats[seat]))
    return place.table.seats[seat]


def test_an_open_seat_is_joined_by_its_link(ann: Person, bob: Person) -> None:
    made = ann.make(TWO_PERSONS)
    place = ann.sit(made["table"], 0)
    assert (place.table.seats[1].kind, place.table.seats[1].name) == ("open", "")
    token = next(link["token"] for link in made["links"]["seats"] if not link["mine"])
    joined = bob.join(made["table"], token)
    assert joined["seat"] == 1
    at_bob = bob.sit(made["table"], 1)
    told = seat_of(place, 1, lambda seat: seat.present)
    assert (told.kind, told.name, told.mine) == ("person", "Bob", False)
    assert at_bob.table.seats[1].mine
    assert not at_bob.table.host
    at_bob.leave()
    seat_of(place, 1, lambda seat: not seat.present)


def test_a_taken_seat_is_no_longer_given_away(ann: Person, bob: Person) -> None:
    made = ann.make(TWO_PERSONS)
    bob.join(made["table"], made["links"]["seats"][1]["token"])
    mine = [link["seat"] for link in ann.get(f"/api/tables/{made['table']}/links")["seats"]]
    assert mine == [0]
    assert [link["seat"] for link in bob.get(f"/api/tables/{made['table']}/links")["seats"]] == [1]


def test_a_program_holds_the_seat_whose_token_it_sends(ann: Person, served: Served) -> None:
    made = ann.make(TWO_PERSONS)
    place = ann.sit(made["table"], 0)
    token = made["links"]["seats"][1]["token"]
    program = Person(served).sit(made["table"], headers={"authorization": f"Bearer {token}"})
    assert program.table.you == 1
    assert seat_of(place, 1, lambda seat: seat.present).kind == "person"
    assert play_together(place, program).outcome
    watch = made["links"]["watch"]
    watcher = Person(served).sit(made["table"], headers={"authorization": f"Bearer {watch}"})
    assert watcher.table.you is None


# -- bots ----------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_the_own_seat_and_gives_it_back(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.send("stand-in", seat=0, bot="random")
    told = seat_of(place, 0, lambda seat: bool(seat.bot))
    assert (told.kind, told.bot, told.name) == ("person", "random", "Ann")
    place.until(lambda update: update.waiting == [1])  # the bot has answered for Ann
    place.send("stand-in", seat=0)
    assert seat_of(place, 0, lambda seat: not seat.bot).kind == "person"


@pytest.mark.rule("WC-OP-41.a", "WC-OP-41.b", "WC-OP-41.c")
def test_a_bot_stands_in_for_who_is_away_but_not_for_who_is_there(together: Together) -> None:
    ann, bob = together()
    refused = ann.trouble("stand-in", seat=1, bot="random")
    assert refused.kind == "not-allowed"
    assert ann.table.seats[1].bot == ""
    bob.leave()
    seat_of(ann, 1, lambda seat: not seat.present)
    ann.send("stand-in", seat=1, bot="random")
    assert seat_of(ann, 1, lambda seat: bool(seat.bot)).name == "Bob"
    assert ann.trouble("stand-in", seat=1).kind == "not-allowed"  # only Bob takes it back
    back = bob.person.sit(bob.id, 1)
    back.send("stand-in", seat=1)
    seat_of(ann, 1, lambda seat: not seat.bot)


def test_a_bot_takes_an_open_seat_and_the_host_opens_it_again(ann: Person, bob: Person) -> None:
    made = ann.make([ME, OPEN, OPEN])
    place = ann.sit(made["table"], 0)
    token = made["links"]["seats"][1]["token"]
    bob.join(made["table"], token)
    at_bob = bob.sit(made["table"], 1)
    at_bob.send("stand-in", seat=2, bot="random")
    assert seat_of(at_bob, 2, lambda seat: bool(seat.bot)).kind == "bot"
    assert at_bob.trouble("stand-in", seat=2).kind == "not-allowed"  # Bob is not the host
    place.send("stand-in", seat=2)
    assert seat_of(at_bob, 2, lambda seat: not seat.bot).kind == "open"


def test_a_link_opens_its_seat_even_if_a_bot_has_taken_it(ann: Person, bob: Person) -> None:
    made = ann.make(TWO_PERSONS)
    place = ann.sit(made["table"], 0)
    place.send("stand-in", seat=1, bot="random")
    seat_of(place, 1, lambda seat: seat.kind == "bot")
    bob.join(made["table"], made["links"]["seats"][1]["token"])
    bob.sit(made["table"], 1)
    told = seat_of(place, 1, lambda seat: seat.kind == "person")
    assert (told.name, told.bot) == ("Bob", "")


def test_who_stands_in_is_remembered(ann: Person, served: Served) -> None:
    place = ann.play(TWO_PERSONS)
    place.send("stand-in", seat=0, bot="random")
    place.until(lambda update: update.waiting == [1])
    place.send("pace", pace="calm")
    place.wait(TableInfo, lambda info: info.options.pace == "calm")
    served.forget(place.id)
    again = ann.sit(place.id, 0)
    assert again.table.seats[0].bot == "random"
    assert again.table.options.pace == "calm"


def test_bots_play_on_when_nobody_looks(ann: Person, served: Served) -> None:
    made = ann.make([BOT, BOT])
    ann.sit(made["table"]).leave()
    place = ann.sit(made["table"])
    assert place.until(lambda update: update.outcome is not None).outcome


def test_an_undo_may_be_faster_than_a_bot(
    ann: Person, served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    veteran = {"kind": "bot", "bot": "heuristic"}
    place = ann.play([ME, veteran], game="zombie-terror", pace="brisk")
    while place.update.waiting == [0]:
        before = place.update
        place.answer(place.ask.options[0].id)
    thinking = list(served.room(place.id).thinking.tasks.values())
    assert thinking
    place.send("undo")
    place.until(lambda update: update.revision == 1)
    assert place.update.asks == before.asks
    served.do(asyncio.wait_for(asyncio.gather(*thinking), PATIENCE))
    served.settle(place.id)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# -- clocks --------------------------------------------------------------------------------------


def run_out(served: Served, place: Place, seat: int) -> None:
    """Let the time of a seat be up."""
    room = served.room(place.id)
    room.clocks.deadlines[seat] = time() - 1
    served.call(room._set_timer)


def test_a_clock_runs_from_the_first_question_on(ann: Person) -> None:
    place = ann.play(AGAINST_BOT, clock=60)
    assert list(place.update.clocks) == ["0"]
    assert 50 < place.update.clocks["0"] <= 60


def test_there_is_no_clock_unless_it_is_agreed(ann: Person) -> None:
    assert ann.play(AGAINST_BOT).update.clocks == {}


def test_open_seats_have_no_clock_until_somebody_sits_down(ann: Person, bob: Person) -> None:
    made = ann.make(TWO_PERSONS, clock=60)
    place = ann.sit(made["table"], 0)
    assert list(place.update.clocks) == ["0"]
    bob.join(made["table"], made["links"]["seats"][1]["token"])
    at_bob = bob.sit(made["table"], 1)
    assert list(at_bob.update.clocks) == ["0", "1"]
    place.wait(protocol.Update, lambda update: "1" in update.clocks)


def test_a_clock_starts_anew_with_each_question(together: Together, served: Served) -> None:
    ann, bob = together(clock=60)
    deadlines = served.room(ann.id).clocks.deadlines
    deadlines[0] = deadlines[1] = time() + 5
    ann.answer("bid:0")
    assert list(ann.update.clocks) == ["1"]  # who has answered has no clock
    assert ann.update.clocks["1"] <= 5  # and the other's goes on
    bob.answer("bid:0")
    assert min(bob.update.clocks.values()) > 50


def test_a_bot_takes_over_when_the_time_is_up(together: Together, served: Served) -> None:
    ann, bob = together(clock=60)
    run_out(served, ann, 1)
    told = seat_of(ann, 1, lambda seat: bool(seat.bot))
    assert (told.kind, told.name) == ("person", "Bob")
    update = ann.until(lambda update: update.answers == 1)
    assert update.waiting == [0]
    assert list(update.clocks) == ["0"]
    bob.send("stand-in", seat=1)
    seat_of(bob, 1, lambda seat: not seat.bot)
    ann.answer("bid:0")
    assert bob.until(lambda update: update.waiting == [0, 1]).clocks.keys() == {"0", "1"}


def test_clocks_go_on_after_a_restart(ann: Person, served: Served) -> None:
    place = ann.play(TWO_PERSONS, clock=600)
    served.room(place.id).clocks.deadlines[0] = time() + 77
    place.send("stand-in", seat=1, bot="")  # something that is stored
    place.wait(TableInfo)
    served.settle(place.id)
    served.forget(place.id)
    again = ann.sit(place.id, 0)
    assert 70 < again.update.clocks["0"] < 78
    # the next question has the whole time again
    again.send("stand-in", seat=1, bot="random")
    again.answer("bid:0")
    assert again.until(lambda update: update.answers >= 2 and bool(update.asks)).clocks["0"] > 500


def test_a_stand_in_has_no_clock(ann: Person) -> None:
    place = ann.play(TWO_PERSONS, clock=60)
    place.send("stand-in", seat=0, bot="random")
    assert place.until(lambda update: update.waiting == [1]).clocks == {}


def test_the_end_stops_the_clocks(together: Together) -> None:
    ann, bob = together(clock=60)
    bob.send("concede")
    assert ann.until(lambda update: update.outcome is not None).clocks == {}
