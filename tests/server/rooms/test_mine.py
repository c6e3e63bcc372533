"""My games wherever I am: statistics, feats, and a link that makes another browser me."""

from __future__ import annotations

from sqlalchemy import update

from overrun.server.sessions import person_of
from overrun.server.store import schema
from tests.server.playing import AGAINST_BOT, Person, Served


def finish(person: Person) -> str:
    """Play a game against a bot to its end; the table."""
    place = person.play(AGAINST_BOT)
    place.play_out()
    table = place.table.id
    place.leave()
    return table


def personal_link(person: Person) -> str:
    token: str = person.post("/api/me/devices", None)["token"]
    return token


def be(person: Person, token: str) -> int:
    return person.post("/api/me/devices/join", {"token": token}).status


def test_only_finished_games_count(ann: Person, bob: Person) -> None:
    table = finish(ann)
    ann.play(AGAINST_BOT)  # this one runs
    mine = ann.get("/api/me/games")
    assert (mine["games"], mine["each"][0]["games"]) == (1, 1)
    first = next(feat for feat in mine["feats"] if feat["id"] == "first-night")
    assert first["table"] == table
    assert bob.get("/api/me/games")["games"] == 0


def test_another_browser_becomes_me_and_can_be_sent_away(
    ann: Person, bob: Person, served: Served
) -> None:
    finish(ann)
    token = personal_link(ann)
    phone = Person(served, "Somebody")
    assert be(phone, token) == 200
    assert be(bob, token) == 403, "it is good once"
    assert phone.get("/api/me")["name"] == "Ann"
    assert phone.get("/api/me/games")["games"] == 1
    there, here = (each.get("/api/tables?list=finished")["tables"] for each in (phone, ann))
    assert there == here
    told = ann.get("/api/me")["devices"]
    assert [device["here"] for device in told] == [True, False], "both are told of each other"
    phones = told[1]["id"]
    assert bob.request("DELETE", f"/api/me/devices/{phones}").status == 403, "it is not his"
    assert ann.request("DELETE", f"/api/me/devices/{phones}").status == 200
    assert phone.get("/api/me")["name"] == ""
    assert phone.get("/api/me/games")["games"] == 0


def test_a_lost_browser_is_sent_away_by_the_other(ann: Person, bob: Person) -> None:
    finish(ann)
    finish(bob)
    assert be(bob, personal_link(ann)) == 200
    assert bob.get("/api/me")["guest"]
    assert bob.get("/api/me/games")["games"] == 1
    first = next(each for each in bob.get("/api/me")["devices"] if not each["here"])
    assert bob.request("DELETE", f"/api/me/devices/{first['id']}").status == 200
    assert ann.get("/api/me")["name"] == "", "who had it first is nobody there any more"
    assert bob.get("/api/me/games")["games"] == 1


def test_a_personal_link_grows_old_and_nobody_has_none(ann: Person, bob: Person) -> None:
    assert bob.post("/api/me/devices", None).status == 403, "he is nobody yet"
    finish(ann)
    token = personal_link(ann)
    with ann.served.store.database.writing() as connection:
        connection.execute(update(schema.people).values(code_until=1.0))
    assert be(bob, token) == 403
    assert be(bob, "person-made-up-by-bob") == 403


def test_who_is_forgotten_is_so_in_all_browsers(ann: Person, served: Served) -> None:
    finish(ann)
    phone = Person(served, "Somebody")
    assert be(phone, personal_link(ann)) == 200
    assert phone.request("DELETE", "/api/me").status == 200
    assert ann.get("/api/me")["name"] == ""
    assert served.store.whose(person_of(ann.session)) == ""
