"""A person who wants to be forgotten is; what is old goes; and nobody has tables without end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from overrun.server.limits import Limits
from overrun.server.protocol import ChatLines
from overrun.server.retention import Keeping, Retention
from overrun.server.sessions import COOKIE
from tests.server.playing import AGAINST_BOT, TWO_PERSONS, Person, Place, Served, link_to

Together = Callable[..., tuple[Place, Place]]


def test_a_person_deletes_what_is_stored_and_the_others_play_on(
    ann: Person, bob: Person, together: Together, served: Served
) -> None:
    mine, his = together()
    mine.send("chat", text="I live in Main Street 7")
    his.wait(ChatLines)
    session = ann.session

    gone = ann.request("DELETE", "/api/me?locale=of-nobody")
    assert (gone.status, gone.json["name"]) == (200, "")
    assert f'{COOKIE}=""' in gone.headers["set-cookie"]
    assert "Max-Age=0" in gone.headers["set-cookie"]

    assert (mine.code(), his.code()) == (4401, 4409)
    ann.session = session  # even somebody who kept the cookie
    assert ann.knock(mine.id, 0).code() == 4401
    assert ann.get("/api/me").json["name"] == ""
    assert ann.get("/api/tables?list=mine").json == {"tables": []}
    assert ann.get(f"/api/tables/{mine.id}/links").status == 403

    before = len(bob.heard)
    back = bob.sit(mine.id, 1)
    assert [seat.kind for seat in back.table.seats] == ["bot", "person"]
    assert back.play_out().outcome, "a bot plays on"
    told = b"".join(bob.heard[before:])
    assert b"Main Street" not in told
    assert b"Ann" not in told
    lines = served.store.chat(mine.id, 1)
    assert [(line.name, line.text) for line in lines] == [("Guest", "(deleted)")]


def test_who_is_forgotten_watches_nowhere(ann: Person, bob: Person) -> None:
    table = bob.play(AGAINST_BOT, public=True)
    ann.request("PUT", "/api/me", {"name": "Ann"})
    watching = ann.sit(table.id)
    ann.request("DELETE", "/api/me")
    assert watching.code() == 4401
    assert table.play_out().outcome, "nobody else is disturbed"


def test_a_table_of_another_process_is_changed_too(serve: Callable[..., Served]) -> None:
    here, there = serve(lease=2.0), serve(lease=2.0)
    ann, bob = Person(here, "Ann"), Person(here, "Bob")
    made = ann.make(TWO_PERSONS)
    bob.join(made["table"], link_to(made, 1))
    mine, his = ann.sit(made["table"], 0), bob.sit(made["table"], 1)
    ann.served = there
    ann.request("DELETE", "/api/me")
    assert mine.code() == his.code() == 4409
    assert bob.sit(made["table"], 1).play_out().outcome


def test_who_is_nobody_has_nothing_to_delete(ann: Person, served: Served) -> None:
    place = ann.play(AGAINST_BOT)
    nobody = Person(served)
    assert nobody.request("DELETE", "/api/me").status == 200
    assert ann.get("/api/me").json["name"] == "Ann"
    assert place.answer()


def test_another_site_deletes_nobody(ann: Person) -> None:
    ann.play(AGAINST_BOT)
    refused = ann.request("DELETE", "/api/me", headers={"origin": "https://elsewhere.example"})
    assert refused.status == 403
    assert ann.get("/api/me").json["name"] == "Ann"


def test_a_finished_game_stays_for_the_others(ann: Person, bob: Person, together: Together) -> None:
    mine, _ = together()
    mine.send("concede")
    mine.until(lambda update: bool(update.outcome))
    ann.request("DELETE", "/api/me")
    assert [seat.name for seat in bob.info(mine.id).seats] == ["Guest", "Bob"]
    assert bob.replay(mine.id, "all").status == 200
    assert bob.get(f"/api/tables/{mine.id}/log").status == 200


def test_the_chore_lets_go_of_what_is_old(serve: Callable[..., Served]) -> None:
    served = serve()
    ann, bob = Person(served, "Ann"), Person(served, "Bob")
    over, abandoned, fresh = (ann.play(AGAINST_BOT) for _ in range(3))
    over.play_out()
    bob.request("PUT", "/api/me", {"name": "Bob"})
    for place in (over, abandoned, fresh):
        place.leave()
        served.forget(place.id)

    def age(statement: str, **values: Any) -> None:
        with served.store.database.writing() as connection:
            connection.execute(text(statement), values)

    for place in (over, abandoned):
        age("UPDATE tables SET touched = 1 WHERE id = :id", id=place.id)
    age("UPDATE people SET seen = 1")
    care = served.store.care
    served.do(Retention(care, Keeping()).round())
    assert len(served.store.table_ids()) == 3, "forever, if nothing is said"
    served.do(Retention(care, Keeping(finished=30, abandoned=0, people=30)).round())
    assert set(served.store.table_ids()) == {abandoned.id, fresh.id}
    assert bob.get("/api/me").json["name"] == ""
    assert ann.get("/api/me").json["name"] == "Ann", "she still plays"
    served.do(Retention(care, Keeping(abandoned=30)).round())
    assert served.store.table_ids() == [fresh.id]
    assert ann.sit(fresh.id, 0).play_out().outcome


@pytest.mark.parametrize(
    ("limit", "others"), [({"tables_per_person": 2}, 200), ({"tables_per_address": 2}, 429)]
)
def test_nobody_has_tables_without_end(
    serve: Callable[..., Served], limit: dict[str, int], others: int
) -> None:
    served = serve(limits=msgspec.structs.replace(Limits().times(1000), **limit))
    ann, bob = Person(served, "Ann"), Person(served, "Bob")
    first = ann.play(AGAINST_BOT)
    ann.make(TWO_PERSONS)
    wanted = {"game": "lanterns", "name": "Ann", "seats": TWO_PERSONS}
    refused = ann.post("/api/tables", wanted)
    assert (refused.status, "still run" in refused["text"]) == (429, True)
    assert bob.post("/api/tables", {**wanted, "name": "Bob"}).status == others
    if others == 200:
        first.play_out()
        assert ann.post("/api/tables", wanted).status == 200, "one of them is over"
