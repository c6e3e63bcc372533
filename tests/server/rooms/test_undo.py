"""Taking answers back: alone up to the barrier, beyond it when everyone agrees."""

from __future__ import annotations

from collections.abc import Callable

from overrun.server.protocol import Proposal, TableInfo, Update
from tests.server.playing import (
    AGAINST_BOT,
    BOT,
    ME,
    TWO_PERSONS,
    Person,
    Place,
    Served,
    play_together,
)

Together = Callable[..., tuple[Place, Place]]


def test_the_own_last_answer_is_taken_back_freely(together: Together, served: Served) -> None:
    ann, bob = together()
    before, events = ann.update, list(ann.events)
    assert ann.update.undo == ""
    ann.answer("bid:3")
    assert ann.update.undo == "free"
    ann.send("undo")
    for place in (ann, bob):
        update = place.until(lambda update: update.revision == 1)
        assert update.reset
        assert update.answers == 0
        assert update.waiting == [0, 1]
    assert (ann.update.view, ann.update.asks) == (before.view, before.asks)
    assert ann.events == events
    assert ann.answer("bid:0").revision == 1
    assert not [frame for frame in bob.frames if isinstance(frame, Proposal)]


def test_what_is_stored_is_what_is_played(together: Together, served: Served) -> None:
    ann, bob = together()
    ann.answer("bid:3")
    ann.send("undo")
    ann.until(lambda update: update.revision == 1)
    ann.answer("bid:1")
    bob.answer("bid:2")
    ann.until(lambda update: update.answers == 2)
    served.forget(ann.id)
    again = ann.person.sit(ann.id, 0)
    assert again.update.revision == 1
    assert again.update.view == ann.update.view
    assert again.update.view["tokens"] == [2, 1]
    assert again.update.since == ann.update.since
    assert again.events == ann.events


def beyond_the_barrier(ann: Place, bob: Place) -> None:
    """Both have bid, and now know what the other did; Ann was first."""
    ann.answer("bid:3")
    bob.answer("bid:0")
    ann.until(lambda update: update.answers == 2)
    assert ann.update.undo == "consent"


def test_beyond_the_barrier_the_others_are_asked_and_agree(together: Together) -> None:
    ann, bob = together()
    beyond_the_barrier(ann, bob)
    ann.send("undo")
    asked = bob.wait(Proposal)
    assert (asked.seat, asked.waiting) == (0, [1])
    assert ann.update.answers == 2
    bob.send("consent", agree=True)
    for place in (ann, bob):
        update = place.wait(Update, lambda update: update.revision == 1)
        assert (update.answers, update.reset, update.view["tokens"]) == (0, True, [3, 3])
        settled = place.wait(Proposal, lambda proposal: proposal.seat is None)
        assert settled.result == "done"
    assert play_together(ann, bob).outcome


def test_one_who_does_not_agree_is_enough(together: Together) -> None:
    ann, bob = together()
    beyond_the_barrier(ann, bob)
    ann.send("undo")
    bob.wait(Proposal)
    assert ann.trouble("consent", agree=True).kind == "not-allowed"  # it is not Ann's to agree
    bob.send("consent", agree=False)
    settled = ann.wait(Proposal, lambda proposal: proposal.seat is None)
    assert settled.result == "refused"
    assert bob.trouble("consent", agree=True).kind == "not-allowed"
    assert (ann.update.answers, ann.update.revision) == (2, 0)


def test_the_wish_is_void_when_the_game_goes_on(together: Together) -> None:
    ann, bob = together()
    beyond_the_barrier(ann, bob)
    ann.send("undo")
    bob.wait(Proposal)
    bob.answer("step:left")
    settled = bob.wait(Proposal)
    assert (settled.seat, settled.result) == (None, "refused")
    assert bob.trouble("consent", agree=True).kind == "not-allowed"


def test_the_wish_is_void_when_another_answer_is_taken_back(together: Together) -> None:
    ann, bob = together()
    beyond_the_barrier(ann, bob)
    bob.answer("step:left")
    ann.send("undo")
    bob.wait(Proposal)
    bob.send("undo")  # free: nothing became known by the step
    bob.until(lambda update: update.revision == 1)
    assert bob.wait(Proposal).seat is None
    assert bob.trouble("consent", agree=True).kind == "not-allowed"
    assert bob.update.answers == 2


def test_who_comes_in_between_hears_of_the_wish(together: Together, bob: Person) -> None:
    ann, at_bob = together()
    beyond_the_barrier(ann, at_bob)
    ann.send("undo")
    at_bob.wait(Proposal)
    at_bob.leave()
    back = bob.sit(at_bob.id, 1)
    assert back.wait(Proposal).waiting == [1]
    back.send("consent", agree=True)
    assert ann.until(lambda update: update.revision == 1).answers == 0


def test_bots_agree(ann: Person) -> None:
    place = ann.play([ME, BOT, BOT])
    place.answer("bid:1")
    place.until(lambda update: update.answers >= 3 and bool(update.asks))
    place.send("undo")
    update = place.until(lambda update: update.revision == 1)
    assert update.waiting[0] == 0
    assert "bid" in update.asks[0].kind
    assert place.wait(Proposal).result == "done"
    assert place.play_out().outcome


def test_a_bot_that_stands_in_does_not_agree_for_its_person(together: Together) -> None:
    ann, bob = together()
    beyond_the_barrier(ann, bob)
    bob.send("stand-in", seat=1, bot="random")
    ann.wait(TableInfo, lambda info: bool(info.seats[1].bot))
    ann.until(lambda update: update.waiting == [0])  # the bot has nothing left to do
    ann.send("undo")
    assert bob.wait(Proposal, lambda proposal: proposal.seat == 0).waiting == [1]
    bob.send("consent", agree=True)
    assert ann.until(lambda update: update.revision == 1)


def test_one_wish_at_a_time(together: Together) -> None:
    ann, bob = together()
    beyond_the_barrier(ann, bob)
    ann.send("undo")
    bob.wait(Proposal)
    assert bob.update.undo == "consent"
    assert bob.trouble("undo").kind == "not-allowed"
    bob.send("consent", agree=True)
    assert ann.until(lambda update: update.revision == 1)


def test_after_the_end_nothing_is_taken_back(ann: Person) -> None:
    place = ann.play(AGAINST_BOT)
    assert place.play_out().undo == ""
    assert place.trouble("undo").kind == "undo-refused"


def test_there_is_nothing_to_take_back_at_the_start(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    assert place.trouble("undo").kind == "undo-refused"


def test_a_client_that_missed_an_undo_is_reset(together: Together, bob: Person) -> None:
    ann, at_bob = together()
    ann.answer("bid:3")
    heard = len(at_bob.events)
    at_bob.leave()
    ann.send("undo")
    ann.until(lambda update: update.revision == 1)
    back = bob.sit(at_bob.id, 1, revision=0, after=heard).update
    assert (back.reset, back.revision) == (True, 1)
