"""One link for all guests of a table, and tables that are open to everyone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from overrun.server.seating import Seating
from tests.server.playing import BOT, ME, TWO_PERSONS, Person, Reply, Served, link_to


def take(person: Person, made: Reply, seat: int | None) -> Reply:
    """Come by the table's own link and choose a seat."""
    return take_by(person, made, made["links"]["table"], seat)


def take_by(person: Person, made: Reply, token: str, seat: int | None) -> Reply:
    body = {"token": token, "name": person.name, "seat": seat}
    return person.post(f"/api/tables/{made['table']}/join", body)


def look(person: Person, made: Reply, token: str) -> Reply:
    return person.post(f"/api/tables/{made['table']}/invitation", {"token": token})


def test_guests_are_told_what_they_are_invited_to(ann: Person, bob: Person) -> None:
    made = ann.make(TWO_PERSONS)
    told = look(bob, made, made["links"]["table"])
    assert (told["kind"], told["host"], told["names"]) == ("table", "Ann", ["Ann"])
    assert [seat["seat"] for seat in told["seats"]] == [1]
    assert look(bob, made, made["links"]["watch"])["kind"] == "watch"
    assert look(bob, made, link_to(made, 1))["kind"] == "seat"
    assert look(bob, made, "made-up-by-bob").status == 403
    assert bob.get("/api/tables")["tables"] == [], "to look is not to take"


def test_each_guest_chooses_a_seat(ann: Person, bob: Person, cat: Person) -> None:
    made = ann.make(TWO_PERSONS)
    assert take(bob, made, None).status == 403
    assert take(bob, made, 19).status == 403
    assert take(bob, made, 0).status == 403, "it is Ann's"
    assert take(bob, made, 1)["seat"] == 1
    late = take(cat, made, 1)
    assert (late.status, "quicker" in late["text"]) == (403, True)
    assert look(cat, made, made["links"]["table"])["seats"] == []
    assert look(cat, made, link_to(made, 1)).status == 403, "its own link is spent with it"
    assert ann.get(f"/api/tables/{made['table']}/links")["table"] == "", "nothing is left"


def test_of_two_who_choose_the_same_one_sits(ann: Person, served: Served) -> None:
    made = ann.make(TWO_PERSONS)
    guests = [Person(served, f"Guest {number}") for number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        codes = sorted(pool.map(lambda guest: take(guest, made, 1).status, guests))
    assert codes == [200, 403, 403, 403]


def test_a_bots_seat_is_not_open(ann: Person, bob: Person) -> None:
    made = ann.make([ME, BOT])
    assert made["links"]["table"] == ""
    token = Seating(ann.served.store.seats(made["table"])).invitation
    assert take_by(bob, made, token, 1).status == 403


def test_public_tables_with_room_are_listed_for_everyone(
    ann: Person, bob: Person, cat: Person
) -> None:
    def listed(person: Person, what: str) -> dict[str, Any]:
        return {each["id"]: each for each in person.get(f"/api/tables?list={what}")["tables"]}

    private, public = ann.make(TWO_PERSONS), ann.make(TWO_PERSONS, public=True)
    table = public["table"]
    assert listed(bob, "open")[table]["host"] == "Ann"
    assert private["table"] not in {**listed(bob, "open"), **listed(bob, "public")}
    assert table not in listed(ann, "open"), "she sits there"
    assert take_by(bob, public, listed(bob, "open")[table]["invitation"], 1)["seat"] == 1
    assert table not in listed(cat, "open")
    assert listed(cat, "public")[table]["invitation"] == ""
