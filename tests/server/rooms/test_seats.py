"""Seats: joined by link, played by bots, given back; and the clocks of those who decide."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import insert, update

from overrun.core.flow import Ask
from overrun.server import protocol
from overrun.server.protocol import SeatInfo, TableInfo
from overrun.server.sessions import PROGRAM
from overrun.server.store import schema
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
    link_to,
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
    token = link_to(made, 1)
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
    table = made["table"]
    assert [link["seat"] for link in made["links"]["seats"]] == [1]  # the own one is taken too
    bob.join(table, link_to(made, 1))
    for person in (ann, bob):
        assert person.get(f"/api/tables/{table}/links")["seats"] == []


def test_a_link_is_spent_when_its_guest_has_come(ann: Person, bob: Person, cat: Person) -> None:
    made = ann.make(TWO_PERSONS)
    table, token = made["table"], link_to(made, 1)
    assert bob.join(table, token).status == 200
    for late in (ann, cat, bob):  # whoever gave it away above all
        refused = late.join(table, token)
        assert refused.status == 403
        assert "taken this seat" in refused["text"]
    assert cat.knock(table, 1).code() == 4401
    assert ann.knock(table, 1).code() == 4401
    assert ann.replay(table, 1).status == 403
    assert [seat.name for seat in bob.sit(table, 1).table.seats] == ["Ann", "Bob"]


def test_only_one_of_many_who_come_at_once_gets_the_seat(ann: Person, served: Served) -> None:
    made = ann.make(TWO_PERSONS)
    table, token = made["table"], link_to(made, 1)
    guests = [Person(served, f"Guest {number}") for number in range(8)]
    with ThreadPoolExecutor(len(guests)) as at_once:
        replies = list(at_once.map(lambda guest: guest.join(table, token).status, guests))
    assert sorted(replies) == [200] + [403] * 7
    assert len(served.store.seats(table)[1].people) == 1


def test_a_program_holds_its_seat_by_a_key_that_only_it_knows(
    ann: Person, cat: Person, served: Served
) -> None:
    made = ann.make(TWO_PERSONS)
    table, token = made["table"], link_to(made, 1)
    place = ann.sit(table, 0)
    by_link = {"authorization": f"Bearer {token}"}
    assert cat.knock(table, headers=by_link).code() == 4401  # the link itself is no key
    robot = Person(served, "Robot")
    joined = robot.post(f"/api/tables/{table}/join", {"token": token, "program": True})
    assert (joined["seat"], joined["name"], robot.session) == (1, "Program", "")
    by_key = {"authorization": f"Bearer {joined['key']}"}
    program = robot.sit(table, headers=by_key)
    assert program.table.you == 1
    assert seat_of(place, 1, lambda seat: seat.present).kind == "person"
    assert cat.knock(table, headers=by_link).code() == 4401
    assert cat.join(table, token).status == 403
    program.leave()
    assert play_together(place, robot.sit(table, headers=by_key)).outcome  # it may come back
    watch = made["links"]["watch"]
    watcher = Person(served).sit(table, headers={"authorization": f"Bearer {watch}"})
    assert watcher.table.you is None


def test_who_held_a_seat_before_links_were_spent_still_does(
    ann: Person, bob: Person, cat: Person, served: Served
) -> None:
    """In an earlier database programs had the token of the link, and persons several devices."""
    made = ann.make([ME, OPEN, OPEN])
    table, old_token = made["table"], link_to(made, 1)
    with served.store._database.writing() as connection:
        for seat, person in ((1, f"{PROGRAM}{old_token[:24]}"), (0, "anns-phone")):
            row = {"table_id": table, "seat": seat, "person": person}
            connection.execute(insert(schema.holders), row)
        connection.execute(update(schema.seats).where(schema.seats.c.seat < 2).values(spent=True))
    program = bob.sit(table, headers={"authorization": f"Bearer {old_token}"})
    assert program.table.you == 1
    assert cat.join(table, old_token).status == 403
    at_ann = ann.sit(table, 0)
    at_ann.send("devices")
    assert len(at_ann.wait(protocol.Devices).devices) == 2


# -- bots ----------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_the_own_seat_and_gives_it_back(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.send("stand-in", seat=0, bot="random")
    told = seat_of(place, 0, lambda seat: bool(seat.bot))
    assert (told.kind, told.bot, told.name) == ("person", "random", "Ann")
    place.until(lambda update: update.waiting == [1])  # the bot has answered for Ann
    place.send("stand-in", seat=0)
    assert seat_of(place, 0, lambda seat: not seat.bot).kind == "person"


@pytest.mark.parametrize(("until", "waiting"), [("decision", [0]), ("turn", [1])])
def test_a_bot_plays_for_a_while_and_gives_the_seat_back(
    ann: Person, until: str, waiting: list[int]
) -> None:
    """The humans are placed one after the other, before the zombies are."""
    place = ann.play(TWO_PERSONS, "zombie-terror")
    seat = place.update.waiting[0]
    assert seat == 0
    place.send("stand-in", seat=0, bot="random", until=until)
    seat_of(place, 0, lambda seat: bool(seat.bot))
    place.until(lambda update: update.answers >= 1 and update.waiting == waiting)
    assert seat_of(place, 0, lambda seat: not seat.bot).kind == "person"
    place.person.served.settle(place.id)
    assert (place.update.answers == 1) is (until == "decision")


def test_a_bot_sets_everything_up_at_once(ann: Person) -> None:
    place = ann.play(TWO_PERSONS, "zombie-terror", pace="calm")
    room = ann.served.room(place.id)
    assert room.thinking._pace(room.play.table.asks[0]) > 1
    place.send("stand-in", seat=0, bot="steady", until="begun")
    seat_of(place, 0, lambda seat: bool(seat.bot))
    assert room.thinking._pace(Ask(0, "human-start", [("go",)])) == 0
    place = ann.play(AGAINST_BOT, "zombie-terror", pace="at-once")
    assert not place.update.begun
    place.send("stand-in", seat=0, bot="steady", until="begun")
    begun = place.until(lambda update: update.begun and update.waiting == [0])
    assert begun.answers > 6
    assert seat_of(place, 0, lambda seat: not seat.bot).kind == "person"
    assert place.trouble("stand-in", seat=0, bot="steady", until="begun").kind == "not-allowed"


def test_a_bot_on_an_errand_gives_way_to_who_comes_back(ann: Person) -> None:
    made = ann.make(TWO_PERSONS, pace="calm")
    place = ann.sit(made["table"], 0)
    place.send("stand-in", seat=0, bot="random", until="turn")
    seat_of(place, 0, lambda seat: bool(seat.bot))
    place.leave()
    assert not ann.sit(place.id, 0).table.seats[0].bot


def test_how_long_a_bot_plays_must_be_something_that_exists(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    assert place.trouble("stand-in", seat=0, bot="random", until="dawn").kind == "bad-frame"


def test_the_own_wish_for_a_bot_outlives_coming_back(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.send("stand-in", seat=0, bot="random")
    seat_of(place, 0, lambda seat: bool(seat.bot))
    place.leave()
    assert ann.sit(place.id, 0).table.seats[0].bot == "random"


def test_a_bot_takes_an_open_seat_and_the_host_opens_it_again(ann: Person, bob: Person) -> None:
    made = ann.make([ME, OPEN, OPEN])
    place = ann.sit(made["table"], 0)
    token = link_to(made, 1)
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
    bob.join(made["table"], link_to(made, 1))
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
    veteran = {"kind": "bot", "bot": "steady"}
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
    served.let_end(place.id, seat, -1)


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
    bob.join(made["table"], link_to(made, 1))
    at_bob = bob.sit(made["table"], 1)
    assert list(at_bob.update.clocks) == ["0", "1"]
    place.wait(protocol.Update, lambda update: "1" in update.clocks)


def test_a_clock_starts_anew_with_each_question(together: Together, served: Served) -> None:
    ann, bob = together(clock=60)
    for seat in (0, 1):
        served.let_end(ann.id, seat, 5)
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
    served.let_end(place.id, 0, 77)
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
