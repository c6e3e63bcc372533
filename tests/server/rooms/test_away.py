"""A lost connection never lets somebody else choose one's moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overrun.server.protocol import Proposal, SeatInfo, TableInfo, Update
from tests.server.playing import ME, OPEN, TWO_PERSONS, Person, Place, Served, link_to

Together = Callable[..., tuple[Place, Place]]


def seat_of(place: Place, seat: int, when: Callable[[SeatInfo], bool]) -> SeatInfo:
    """What is told of a seat, as soon as this is so."""
    if not when(place.table.seats[seat]):
        place.wait(TableInfo, lambda info: when(info.seats[seat]))
    return place.table.seats[seat]


def long_gone(served: Served, place: Place, seat: int) -> None:
    """Let the grace of somebody who has left be over."""
    absence = served.room(place.id).audience.absence
    absence.since[seat] -= absence.grace


def go(served: Served, there: Place, away: Place, seat: int) -> None:
    """Somebody loses the connection, for longer than the grace."""
    seat_of(there, seat, lambda each: each.present)
    away.leave()
    seat_of(there, seat, lambda each: not each.present)
    long_gone(served, there, seat)


@pytest.mark.rule("WC-OP-41.a", "WC-OP-41.b", "WC-OP-41.c")
def test_nobody_is_stood_in_for_before_the_grace_is_over(
    together: Together, served: Served
) -> None:
    ann, bob = together()
    assert ann.trouble("stand-in", seat=1, bot="random").kind == "not-allowed"  # Bob is here
    assert seat_of(ann, 1, lambda seat: seat.present).away is None
    bob.leave()
    left = seat_of(ann, 1, lambda seat: not seat.present).away
    assert left is not None
    assert 170 < left <= 180
    refused = ann.trouble("stand-in", seat=1, bot="random")
    assert "Bob may come back" in refused.text
    assert ann.table.seats[1].bot == ""
    long_gone(served, ann, 1)
    ann.send("stand-in", seat=1, bot="random")
    told = seat_of(ann, 1, lambda seat: bool(seat.bot))
    assert (told.name, told.kind, told.away) == ("Bob", "person", 0)
    assert ann.trouble("stand-in", seat=1).kind == "not-allowed"  # only Bob takes it back


def test_the_grace_is_the_tables_and_is_told(ann: Person) -> None:
    place = ann.play(TWO_PERSONS, grace=600)
    assert place.table.options.grace == 600
    for grace in (0, 29, 10**6):
        body = {"game": "lanterns", "name": "Ann", "seats": TWO_PERSONS}
        assert ann.post("/api/tables", {**body, "options": {"grace": grace}}).status == 400


def test_each_coming_back_begins_the_grace_anew(together: Together, served: Served) -> None:
    ann, bob = together()
    go(served, ann, bob, 1)
    back = bob.person.sit(bob.id, 1)
    seat_of(ann, 1, lambda seat: seat.present)
    back.leave()
    left = seat_of(ann, 1, lambda seat: not seat.present).away
    assert left is not None
    assert left > 170


def test_the_best_bot_stands_in_whichever_was_asked_for(ann: Person, bob: Person) -> None:
    made = ann.make(TWO_PERSONS, game="zombie-terror", pace="calm")
    bob.join(made["table"], link_to(made, 1))
    at_ann, at_bob = ann.sit(made["table"], 0), bob.sit(made["table"], 1)
    go(ann.served, at_ann, at_bob, 1)
    at_ann.send("stand-in", seat=1, bot="random")
    assert seat_of(at_ann, 1, lambda seat: bool(seat.bot)).bot == "steady"


def test_only_the_host_gives_an_open_seat_a_weak_bot(ann: Person, bob: Person) -> None:
    three = {"settings": {}, "pace": "calm"}
    made = ann.make([ME, OPEN, OPEN], game="long-night", **three)
    bob.join(made["table"], link_to(made, 1))
    at_ann, at_bob = ann.sit(made["table"], 0), bob.sit(made["table"], 1)
    at_bob.send("stand-in", seat=2, bot="random")
    assert seat_of(at_bob, 2, lambda seat: bool(seat.bot)).bot == "steady"
    at_ann.send("stand-in", seat=2, bot="random")
    assert seat_of(at_ann, 2, lambda seat: seat.bot == "random")


def test_who_comes_back_plays_at_once(together: Together, served: Served) -> None:
    ann, bob = together()
    go(served, ann, bob, 1)
    ann.send("stand-in", seat=1, bot="random")
    ann.until(lambda update: update.waiting == [0])  # the bot has bid for Bob
    back = bob.person.sit(bob.id, 1)
    assert back.table.seats[1].bot == ""
    seat_of(ann, 1, lambda seat: not seat.bot and seat.present)
    ann.answer("bid:0")
    assert back.ask.seat == 1


def test_whoever_is_at_the_same_device_is_here(ann: Person, bob: Person) -> None:
    """Two persons share a screen, and only one of them looks at a time."""
    made = ann.make([ME, {"kind": "me", "name": "Bea"}, OPEN])
    bob.join(made["table"], link_to(made, 2))
    ann.sit(made["table"], 0)
    at_bob = bob.sit(made["table"], 2)
    assert [seat.present for seat in at_bob.table.seats] == [True] * 3
    assert at_bob.trouble("stand-in", seat=1, bot="random").kind == "not-allowed"


def test_a_stand_in_consents_to_nothing(together: Together, served: Served) -> None:
    """Nobody acts, sees what the other's bot makes of it, and takes it back."""
    ann, bob = together()
    go(served, ann, bob, 1)
    ann.send("stand-in", seat=1, bot="random")
    seat_of(ann, 1, lambda seat: bool(seat.bot))
    ann.answer("bid:3")
    ann.until(lambda update: update.answers >= 4 and update.waiting == [0])  # it has done all
    assert ann.update.undo == "consent"
    ann.send("undo")
    assert ann.wait(Proposal).waiting == [1]
    assert ann.update.revision == 0
    back = bob.person.sit(bob.id, 1)
    assert back.wait(Proposal).waiting == [1]  # Bob is asked when he is back
    back.send("consent", agree=True)
    assert ann.wait(Update, lambda update: update.revision == 1).answers < 2


def test_whom_the_clock_has_replaced_is_asked_too(together: Together, served: Served) -> None:
    ann, bob = together(clock=60)
    ann.answer("bid:3")
    bob.answer("bid:0")
    ann.until(lambda update: update.answers == 2)
    served.let_end(ann.id, 1, -1)
    seat_of(ann, 1, lambda seat: bool(seat.bot))
    ann.until(lambda update: 1 not in update.waiting)
    ann.send("undo")
    assert ann.wait(Proposal, lambda proposal: proposal.seat == 0).waiting == [1]
    bob.send("consent", agree=False)
    assert ann.wait(Proposal, lambda proposal: proposal.seat is None).result == "refused"
    assert ann.update.revision == 0
