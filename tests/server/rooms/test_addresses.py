"""Where a request comes from: what is believed of it, and who is believed to be there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overrun.server.limits import Limits, Rate
from overrun.server.relay import CLIENT, SEAL, seal
from overrun.server.sessions import COOKIE, new_token, person_of
from tests.cli.shell import overrun, refusal
from tests.server.playing import TWO_PERSONS, Person, Served

Serve = Callable[..., Served]

LOOPBACK = "127.0.0.1"


def asks(person: Person, *comes_from: str) -> list[int]:
    """The answers to requests that say to come from these addresses."""
    return [
        person.request("GET", "/api/me", headers={"x-forwarded-for": each}).status
        for each in comes_from
    ]


def test_an_invented_address_lifts_no_limit(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(requests=Rate(2, 0))))
    assert asks(ann, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [200, 200, 429]


def test_those_behind_a_named_proxy_are_counted_apart(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(requests=Rate(1, 0)), proxies=[LOOPBACK]))
    assert asks(ann, "192.0.2.1", "192.0.2.2", "192.0.2.1") == [200, 200, 429]
    # what a client writes itself stands before what the proxy adds
    assert asks(ann, "198.51.100.9, 192.0.2.2", f"192.0.2.3, {LOOPBACK}") == [429, 200]


def test_only_the_named_proxy_is_believed(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(requests=Rate(1, 0)), proxies=["10.0.0.0/24"]))
    assert asks(ann, "192.0.2.1", "192.0.2.2") == [200, 429]


def test_an_address_of_ipv6_counts_with_its_neighbours(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(requests=Rate(1, 0)), proxies=[LOOPBACK]))
    assert asks(ann, "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1") == [200, 429, 200]


@pytest.mark.parametrize("given", ["example.org", "10.0.0.0/33", "10.0.0.1/24", "*", ""])
def test_a_proxy_is_named_by_its_address(given: str) -> None:
    said = refusal(overrun("serve --port 0 --proxy", given))
    assert said == f"--proxy {given}: write an address or a network, as 10.0.0.0/24"


def test_a_client_that_is_passed_on_is_counted_by_its_own_address(serve: Serve) -> None:
    served = serve(limits=Limits(connections=1))
    ann = Person(served)
    table = ann.make(TWO_PERSONS)["table"]
    path = f"/api/tables/{table}/socket"

    def passed_on(client: str, by: str) -> dict[str, str]:
        return {CLIENT: client, SEAL: seal(by, client, path)}

    ann.sit(table, 0)
    ann.sit(table, 0, headers=passed_on("192.0.2.1", served.house.process))
    ann.sit(table, 0, headers=passed_on("192.0.2.2", served.house.process))
    again = passed_on("192.0.2.1", served.house.process)
    assert ann.knock(table, 0, headers=again).code() == 4429
    # nobody can seal it who does not know the process from its database
    forged = passed_on("192.0.2.3", "another")
    assert ann.knock(table, 0, headers=forged).code() == 4429
    stolen = {**passed_on("192.0.2.2", served.house.process), CLIENT: "192.0.2.4"}
    assert ann.knock(table, 0, headers=stolen).code() == 4429


# -- sessions ------------------------------------------------------------------------------------


def test_a_session_that_was_made_up_is_none(ann: Person, served: Served) -> None:
    made_up = ann.session = new_token()
    reply = ann.request("PUT", "/api/me", {"name": "Ann"})
    assert f"{COOKIE}=" in reply.headers["set-cookie"]
    assert ann.session != made_up
    assert not served.store.knows(person_of(made_up))
    assert ann.get("/api/me")["name"] == "Ann"
    assert "set-cookie" not in ann.request("PUT", "/api/me", {"name": "Ann"}).headers


def test_a_made_up_session_watches_like_anybody(ann: Person, bob: Person, served: Served) -> None:
    table = ann.make(TWO_PERSONS, public=True)["table"]
    bob.session = new_token()
    place = bob.sit(table)
    (watching,) = [each for each in served.room(table).audience.connections if each.viewer is None]
    assert watching.person == ""
    place.leave()


def test_sessions_outlive_a_restart(serve: Serve) -> None:
    ann = Person(serve())
    ann.request("PUT", "/api/me", {"name": "Ann"})
    again = Person(serve())
    again.session = ann.session
    assert again.get("/api/me")["name"] == "Ann"
