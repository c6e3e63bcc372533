"""Ending before the end: a duel is given up, a game of many is left, or ended by all."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from overrun.core.table import Table
from overrun.games import find
from overrun.server.ending import concedes
from overrun.server.protocol import Proposal, TableInfo
from tests.server.playing import BOT, ME, OPEN, Person, Place, Served, link_to

Together = Callable[..., tuple[Place, Place]]


class Three(NamedTuple):
    ann: Place
    bob: Place
    cat: Place


@pytest.fixture
def three(ann: Person, bob: Person, cat: Person) -> Three:
    """Three persons at a table for three."""
    made = ann.make([ME, OPEN, OPEN])
    bob.join(made["table"], link_to(made, 1))
    cat.join(made["table"], link_to(made, 2))
    table = made["table"]
    return Three(ann.sit(table, 0), bob.sit(table, 1), cat.sit(table, 2))


def test_a_duel_is_given_up(together: Together) -> None:
    ann, bob = together()
    assert ann.table.concedes
    assert ann.trouble("leave").kind == "not-allowed"
    assert ann.trouble("end").kind == "not-allowed"
    ann.send("concede")
    assert bob.until(lambda update: update.outcome is not None).outcome
    assert ann.trouble("concede").kind == "game-ended"


@pytest.mark.parametrize(
    ("game", "seats", "alone"),
    [
        ("zombie-terror", 2, [0, 1]),
        ("long-night", 2, [0, 1]),
        ("long-night", 4, []),
        ("army-of-the-dead", 1, [0]),
        ("army-of-the-dead", 3, []),
        ("warring-colonies", 4, []),
        ("warring-colonies", 5, []),  # one of them a Lone Wolf between two colonies
    ],
)
def test_whose_own_it_is_to_give_up(game: str, seats: int, alone: list[int]) -> None:
    table = Table.new(find(game), seats=seats, seed="alone")
    assert [seat for seat in range(seats) if concedes(table, seat)] == alone


def test_one_against_all_may_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("army-of-the-dead")
    hunted = lambda self, state, seat: "hunter" if seat == 2 else "hunted"  # noqa: E731
    monkeypatch.setattr(type(game), "side", hunted)
    table = Table.new(game, seats=4, seed="alone")
    assert [seat for seat in range(4) if concedes(table, seat)] == [2]


def test_nobody_ends_a_game_of_many_alone(three: Three) -> None:
    assert not three.bob.table.concedes
    refused = three.bob.trouble("concede")
    assert "leave the game to a bot" in refused.text
    assert three.bob.update.outcome is None
    assert three.ann.answer("bid:0").answers == 1


def test_who_leaves_is_replaced_for_good(three: Three, served: Served) -> None:
    three.bob.send("leave")
    told = three.ann.wait(TableInfo, lambda info: info.seats[1].kind == "bot").seats[1]
    assert (told.bot, told.left, told.name) == ("random", "Bob", "Stumbler")
    assert three.bob.code() == 4401
    assert three.bob.person.knock(three.bob.id, 1).code() == 4401
    assert three.bob.person.sit(three.bob.id).table.you is None  # who was there may watch
    for seated in (three.ann, three.cat):
        assert seated.trouble("stand-in", seat=1).kind == "not-allowed"
        assert seated.trouble("stand-in", seat=1, bot="random").kind == "not-allowed"
    links = three.ann.person.get(f"/api/tables/{three.ann.id}/links")
    assert links["seats"] == []
    three.cat.send("stand-in", seat=2, bot="random")
    assert three.ann.play_out().outcome
    assert served.store.seats(three.ann.id)[1].people == []


def test_a_game_ends_for_all_when_all_agree(three: Three) -> None:
    three.ann.send("end")
    asked = three.bob.wait(Proposal)
    assert (asked.about, asked.seat, asked.waiting) == ("end", 0, [1, 2])
    assert three.bob.trouble("end").kind == "not-allowed"  # one such wish at a time
    three.bob.send("consent", agree=True, about="end")
    three.cat.wait(Proposal, lambda proposal: proposal.waiting == [2])
    three.ann.answer("bid:0")  # the game goes on meanwhile
    assert three.cat.until(lambda update: update.answers == 1).outcome is None
    three.cat.send("consent", agree=True, about="end")
    for place in three:
        assert place.until(lambda update: update.outcome is not None).outcome
        last = place.wait(Proposal, lambda proposal: proposal.seat is None)
        assert (last.about, last.result) == ("end", "done")


def test_one_who_wants_to_play_on_is_enough(three: Three) -> None:
    three.ann.send("end")
    three.cat.wait(Proposal)
    three.cat.send("consent", agree=False, about="end")
    settled = three.ann.wait(Proposal, lambda proposal: proposal.seat is None)
    assert settled.result == "refused"
    refused = three.bob.trouble("consent", agree=True, about="end")
    assert refused.kind == "not-allowed"
    assert three.ann.answer("bid:0").outcome is None


def test_who_asked_may_think_better_of_it(three: Three) -> None:
    three.ann.send("end")
    three.bob.wait(Proposal)
    assert three.ann.trouble("consent", agree=True, about="end").kind == "not-allowed"
    three.ann.send("consent", agree=False, about="end")
    assert three.bob.wait(Proposal).seat is None


def test_consent_to_an_undo_is_none_to_the_end(three: Three) -> None:
    three.ann.send("end")
    three.bob.wait(Proposal)
    assert three.bob.trouble("consent", agree=True).kind == "not-allowed"


def test_who_leaves_is_no_longer_asked(three: Three) -> None:
    three.ann.send("end")
    three.bob.wait(Proposal)
    three.bob.send("consent", agree=True, about="end")
    three.cat.wait(Proposal, lambda proposal: proposal.waiting == [2])
    three.cat.send("leave")
    assert three.ann.until(lambda update: update.outcome is not None).outcome


def test_the_wish_of_who_leaves_goes_along(three: Three) -> None:
    three.ann.send("end")
    three.bob.wait(Proposal)
    three.ann.send("leave")
    assert three.bob.wait(Proposal).result == "refused"
    assert three.bob.until(lambda update: update.outcome is None)


def test_bots_do_not_vote(ann: Person) -> None:
    place = ann.play([ME, BOT, BOT])
    place.send("end")
    assert place.until(lambda update: update.outcome is not None).outcome


def test_the_away_are_asked_too(three: Three) -> None:
    three.cat.leave()
    three.ann.wait(TableInfo, lambda info: not info.seats[2].present)
    three.ann.send("end")
    three.bob.wait(Proposal)
    three.bob.send("consent", agree=True, about="end")
    assert three.ann.wait(Proposal, lambda proposal: 1 not in proposal.waiting).waiting == [2]
    back = three.cat.person.sit(three.cat.id, 2)
    assert back.wait(Proposal).waiting == [2]


def test_those_at_one_device_speak_together(ann: Person, bob: Person) -> None:
    made = ann.make([ME, {"kind": "me", "name": "Bea"}, OPEN])
    bob.join(made["table"], link_to(made, 2))
    at_ann, at_bob = ann.sit(made["table"], 0), bob.sit(made["table"], 2)
    at_bob.send("end")
    assert at_ann.wait(Proposal).waiting == [0, 1]
    at_ann.send("consent", agree=True, about="end")
    assert at_bob.until(lambda update: update.outcome is not None).outcome
