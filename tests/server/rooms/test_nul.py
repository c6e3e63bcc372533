"""A NUL is nowhere possible: the same clean refusal with both databases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from overrun.games import GAMES
from tests.server.playing import AGAINST_BOT, Person, Served
from tests.server.rooms.conftest import LANTERNS


@pytest.fixture
def ann(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setitem(GAMES, LANTERNS.name, LANTERNS)
    served = Served(database_url)
    yield Person(served, "Ann")
    served.close()


def test_a_nul_is_refused_wherever_it_stands(ann: Person) -> None:
    table = ann.play(AGAINST_BOT).id
    new = {"game": "lanterns", "name": "Ann", "seats": AGAINST_BOT}
    requests: list[tuple[str, str, Any]] = [
        ("GET", "/api/tables/a%00b", None),
        ("GET", f"/api/tables/{table}%00/replay", None),
        ("GET", f"/api/tables/{table}/replay?as=%00", None),
        ("GET", "/api/tables?list=mine&locale=%00", None),
        ("GET", "/pages/%00", None),
        ("PUT", "/api/me", {"name": "A\0nn"}),
        ("POST", "/api/tables", {**new, "again": "\0"}),
        ("POST", "/api/tables", {**new, "settings": {"\0": ""}}),
        ("POST", f"/api/tables/{table}/join", {"token": "\0", "name": "Ann"}),
        ("POST", f"/api/tables/{table}/report", {"note": "\0"}),
        ("DELETE", "/api/tables/%00", None),
    ]
    for method, path, body in requests:
        reply = ann.request(method, path, body)
        assert (reply.status, reply["error"]) == (400, "bad-request"), (method, path, body)
        assert "content-security-policy" in reply.headers
    for cookie in (
        'overrun="\\000aaaaaaaaaaaaaaaaaaaaaaaaaa"',
        "overrun=%00aaaaaaaaaaaaaaaaaaaaaaa",
    ):
        assert ann.request("GET", "/api/me", headers={"cookie": cookie}).status == 400
    assert ann.request("PUT", "/api/me", {"name": "A\\u0000nn"}).json["name"] == "A\\u0000nn"


def test_a_nul_opens_no_websocket(ann: Person) -> None:
    for path in ("a%00b", "x"):
        with pytest.raises(InvalidStatus) as refused:
            ann.knock(path, seat="%00")
        assert refused.value.response.status_code == 400
