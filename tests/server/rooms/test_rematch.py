"""Playing again: those who sat at a finished table find their seats at the next one."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.playing import ME, Person, Place, Reply, link_to, play_together

Together = Callable[..., tuple[Place, Place]]

SAME = {"kind": "same"}


def again(person: Person, table: str, *seats: dict[str, str]) -> Reply:
    wanted = {"game": "lanterns", "name": person.name, "seats": list(seats), "again": table}
    return person.post("/api/tables", wanted)


def test_everyone_has_the_same_seat_again_without_a_link(
    together: Together, ann: Person, bob: Person, cat: Person
) -> None:
    at_ann, at_bob = together()
    play_together(at_ann, at_bob)
    made = again(ann, at_ann.id, ME, SAME)
    assert made.status == 200
    assert made["links"]["seats"] == []  # Bob's is not Ann's to give
    next_ann, next_bob = ann.sit(made["table"], 0), bob.sit(made["table"], 1)
    assert [seat.name for seat in next_bob.table.seats] == ["Ann", "Bob"]
    assert play_together(next_ann, next_bob).outcome
    assert cat.knock(made["table"], 1).code() == 4401


def test_the_other_may_call_as_well(together: Together, ann: Person, bob: Person) -> None:
    at_ann, at_bob = together()
    play_together(at_ann, at_bob)
    made = again(bob, at_bob.id, SAME, ME)
    assert ann.sit(made["table"], 0).table.seats[1].name == "Bob"


def test_nobody_else_can_call_them_together(
    together: Together, ann: Person, bob: Person, cat: Person
) -> None:
    at_ann, at_bob = together()
    assert again(ann, at_ann.id, ME, SAME).status == 403  # the game still runs
    play_together(at_ann, at_bob)
    assert again(cat, at_ann.id, SAME, ME).status == 403
    assert again(ann, "nowhere", ME, SAME).status == 404
    assert again(ann, "", ME, SAME).status == 403  # the same as whom?
    assert again(ann, at_ann.id, ME, SAME, SAME).status in (403, 422)


def test_a_program_needs_a_new_link(ann: Person, bob: Person) -> None:
    made = ann.make([ME, {"kind": "open"}])
    key = bob.take(made["table"], link_to(made, 1))
    program = bob.sit(made["table"], headers={"authorization": f"Bearer {key}"})
    at_ann = ann.sit(made["table"], 0)
    play_together(at_ann, program)
    followed = again(ann, made["table"], ME, SAME)
    assert [link["seat"] for link in followed["links"]["seats"]] == [1]
    assert ann.sit(followed["table"], 0).table.seats[1].kind == "open"
