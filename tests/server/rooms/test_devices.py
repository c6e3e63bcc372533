"""A seat on several devices: called by the seat itself, known to it, and sent away by it."""

from __future__ import annotations

from collections.abc import Callable
from time import time

from sqlalchemy import update

from overrun.server.places import MOST_DEVICES
from overrun.server.protocol import CODE_SECONDS, DeviceCode, Devices
from overrun.server.store import schema
from tests.server.playing import TWO_PERSONS, Person, Place, Reply, Served, link_to

Together = Callable[..., tuple[Place, Place]]
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"


def code_of(place: Place) -> str:
    """A code for one more device of this seat."""
    place.send("add-device")
    code = place.wait(DeviceCode)
    assert code.seconds == CODE_SECONDS
    return code.token


def come(person: Person, table: str, code: str) -> Reply:
    """Open the link with a code: no name is asked for."""
    wanted = {"token": code}
    return person.request("POST", f"/api/tables/{table}/join", wanted, {"user-agent": FIREFOX})


def devices_of(place: Place) -> Devices:
    place.send("devices")
    return place.wait(Devices)


def test_a_second_device_comes_by_a_code_of_the_first(together: Together, served: Served) -> None:
    at_ann, at_bob = together()
    phone = Person(served)
    joined = come(phone, at_bob.id, code_of(at_bob))
    assert (joined["seat"], joined["name"]) == (1, "Bob")
    assert phone.get("/api/me")["name"] == "Bob"
    at_phone = phone.sit(at_bob.id, 1)
    told = at_bob.wait(Devices).devices  # nobody comes unseen
    assert [(each.kind, each.about, each.here) for each in told] == [
        ("browser", "", True),
        ("browser", "Firefox, Android", False),
    ]
    assert time() - 60 < told[0].since <= told[1].since <= time()
    at_ann.send("chat", text="hello")
    assert not [frame for frame in at_ann.heard_so_far() if isinstance(frame, Devices)]
    asked = at_phone.ask.number
    assert at_bob.answer("bid:1") == at_phone.until(lambda update: update.answers == 1)
    assert at_phone.trouble("answer", ask=asked, option="bid:1").kind == "stale-answer"


def test_a_code_is_good_once(together: Together, ann: Person, cat: Person, served: Served) -> None:
    _, at_bob = together()
    code = code_of(at_bob)
    assert come(Person(served), at_bob.id, code).status == 200
    for late in (ann, cat):
        refused = come(late, at_bob.id, code)
        assert refused.status == 403
        assert "too old" in refused["text"]
    assert cat.knock(at_bob.id, 1).code() == 4401


def test_a_code_is_good_for_minutes(together: Together, cat: Person, served: Served) -> None:
    _, at_bob = together()
    code = code_of(at_bob)
    with served.store._database.writing() as connection:
        past = update(schema.seats).where(schema.seats.c.code != "").values(code_until=time() - 1)
        assert connection.execute(past).rowcount == 1
    assert come(cat, at_bob.id, code).status == 403


def test_a_new_code_replaces_the_last(together: Together, cat: Person, served: Served) -> None:
    _, at_bob = together()
    first, second = code_of(at_bob), code_of(at_bob)
    assert come(cat, at_bob.id, first).status == 403
    assert come(Person(served), at_bob.id, second)["seat"] == 1


def test_codes_are_for_their_own_table(together: Together, bob: Person, cat: Person) -> None:
    _, at_bob = together()
    other = bob.play(TWO_PERSONS)
    assert come(cat, other.id, code_of(at_bob)).status == 403


def test_the_store_does_not_know_codes(together: Together, served: Served) -> None:
    _, at_bob = together()
    code = code_of(at_bob)
    with served.store._database.reading() as connection:
        kept = connection.execute(schema.seats.select()).all()
    assert code not in repr(kept)


def test_a_device_is_sent_away(together: Together, served: Served) -> None:
    at_ann, at_bob = together()
    phone = Person(served)
    come(phone, at_bob.id, code_of(at_bob))
    at_phone = phone.sit(at_bob.id, 1)
    other = next(each for each in devices_of(at_bob).devices if not each.here)
    assert at_ann.trouble("drop-device", device=other.id).kind == "not-allowed"  # not Ann's
    at_bob.send("drop-device", device=other.id)
    left = at_bob.wait(Devices, lambda told: len(told.devices) == 1)
    assert left.devices[0].here
    assert at_phone.code() == 4401
    assert phone.knock(at_bob.id, 1).code() == 4401
    assert phone.knock(at_bob.id).code() == 4401  # it may not even watch
    assert phone.replay(at_bob.id, 1).status == 403
    assert at_bob.trouble("drop-device", device=other.id).kind == "not-allowed"
    assert at_bob.answer("bid:1").answers == 1


def test_the_last_device_stays(together: Together) -> None:
    _, at_bob = together()
    (only,) = devices_of(at_bob).devices
    refused = at_bob.trouble("drop-device", device=only.id)
    assert "only device" in refused.text
    assert at_bob.answer("bid:1").answers == 1


def test_there_are_only_so_many(together: Together, served: Served) -> None:
    _, at_bob = together()
    for _ in range(MOST_DEVICES - 1):
        assert come(Person(served), at_bob.id, code_of(at_bob)).status == 200
    assert at_bob.trouble("add-device").kind == "not-allowed"


def test_nobody_else_is_told_of_devices(ann: Person, cat: Person) -> None:
    made = ann.make(TWO_PERSONS)
    cat.join(made["table"], made["links"]["watch"])
    watching = cat.sit(made["table"])
    for frame in ("devices", "add-device"):
        assert watching.trouble(frame).kind == "not-allowed"
    assert watching.trouble("drop-device", device="x").kind == "not-allowed"


def test_a_program_among_the_devices(ann: Person, served: Served) -> None:
    made = ann.make(TWO_PERSONS)
    key = Person(served, "Robot").take(made["table"], link_to(made, 1))
    by_key = {"authorization": f"Bearer {key}"}
    program = Person(served).sit(made["table"], headers=by_key)
    assert [(each.kind, each.here) for each in devices_of(program).devices] == [("program", True)]
