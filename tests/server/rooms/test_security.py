"""The door: who may knock from where, how often, and with what."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from overrun.games import GAMES
from overrun.server import framing, protocol
from overrun.server.limits import Limits, Rate
from overrun.server.sessions import COOKIE, display_name, plain_text
from tests.server.playing import AGAINST_BOT, TWO_PERSONS, Person, Served

Serve = Callable[..., Served]


# -- where requests come from --------------------------------------------------------------------


def rename(person: Person, **headers: str) -> int:
    return person.request("PUT", "/api/me", {"name": "Ann"}, headers).status


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        "http://127.0.0.1.evil.example",
        "http://[",
        "nonsense",
        "",
    ],
)
def test_pages_of_other_sites_change_nothing(ann: Person, origin: str) -> None:
    place = ann.play(TWO_PERSONS)
    assert rename(ann, origin=origin) == 403
    made = ann.request("POST", "/api/tables", {}, {"origin": origin})
    assert (made.status, made["error"]) == (403, "not-allowed")
    with pytest.raises(InvalidStatus) as refused:
        ann.knock(place.id, 0, headers={"origin": origin})
    assert refused.value.response.status_code == 403


def test_the_own_page_and_programs_are_let_in(ann: Person) -> None:
    own = f"http://{ann.served.address}"
    assert rename(ann, origin=own) == 200
    assert rename(ann, origin=own.upper()) == 200
    assert rename(ann) == 200
    place = ann.play(TWO_PERSONS)
    ann.sit(place.id, 0, headers={"origin": own})
    assert ann.request("GET", "/api/me", headers={"origin": "https://evil.example"}).status == 200


@pytest.mark.parametrize("host", ["rebound.example", "rebound.example:80", "localhost.example"])
def test_a_name_that_was_pointed_at_us_is_not_our_own(ann: Person, host: str) -> None:
    assert rename(ann, host=host, origin=f"http://{host}") == 403


@pytest.mark.parametrize("host", ["localhost:8000", "play.localhost", "[::1]:8000", "192.168.0.7"])
def test_this_machine_by_any_of_its_names(ann: Person, host: str) -> None:
    assert rename(ann, host=host, origin=f"http://{host}") == 200


def test_with_a_list_only_its_origins_are_let_in(serve: Serve) -> None:
    ann = Person(serve(origins=frozenset({"https://play.example"}), secure=True))
    assert rename(ann, origin="https://play.example") == 200
    assert rename(ann, origin="http://play.example") == 403
    assert rename(ann, origin=f"http://{ann.served.address}") == 403
    assert rename(ann) == 200


# -- what goes out -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/t/abc", "/assets/nothing"])
def test_every_answer_has_its_headers(ann: Person, path: str) -> None:
    headers = ann.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"
        assert headers["content-type"] == "application/json"


def test_a_refusal_has_its_headers_too(ann: Person) -> None:
    reply = ann.request("PUT", "/api/me", {"name": "x"}, {"origin": "https://evil.example"})
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_the_session_is_out_of_reach_of_scripts(ann: Person, serve: Serve) -> None:
    cookie = ann.post("/api/tables", {"game": "x", "name": "Ann", "seats": []})
    assert "set-cookie" not in cookie.headers  # nothing was done, nobody is remembered
    cookie = ann.request("PUT", "/api/me", {"name": "Ann"}).headers["set-cookie"]
    words = {word.strip().lower() for word in cookie.split(";")}
    assert {"httponly", "samesite=strict", "path=/"} <= words
    assert "secure" not in words
    assert len(ann.session) >= 32
    again = ann.request("PUT", "/api/me", {"name": "Ann"})
    assert "set-cookie" not in again.headers
    by_https = Person(serve(origins=frozenset({"https://play.example"}), secure=True))
    cookie = by_https.request("PUT", "/api/me", {"name": "Ann"}).headers["set-cookie"]
    assert "secure" in cookie.lower()


def test_the_store_does_not_know_sessions(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    people = ann.served.store.seats(place.id)[0].people
    assert people
    assert ann.session not in people[0]


def test_nothing_that_may_be_secret_is_compressed(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)  # this client offers compression
    assert place.socket.protocol.extensions == []
    assert "sec-websocket-extensions" not in (place.socket.response or ann).headers  # type: ignore[union-attr]
    for path in ("/api/me", "/api/tables", f"/api/tables/{place.id}"):
        reply = ann.request("GET", path, headers={"accept-encoding": "gzip, br"})
        assert "content-encoding" not in reply.headers
    reply = ann.request("GET", "/api/games", headers={"accept-encoding": "gzip"})
    assert reply.headers["content-encoding"] == "gzip", "everyone gets the same"
    assert reply.headers["cache-control"] == "no-cache"


# -- what comes in -------------------------------------------------------------------------------


def test_a_body_has_a_largest_size(ann: Person) -> None:
    large = b'{"name": "' + b"x" * protocol.LONGEST_FRAME + b'"}'
    assert ann.request("PUT", "/api/me", large).status == 400
    host, port = ann.served.address.split(":")
    with socket.create_connection((host, int(port)), timeout=20) as raw:
        # in pieces, without saying before how much it is
        raw.sendall(
            b"PUT /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
            + b"10000\r\n" + b"x" * 0x10000 + b"\r\n" + b"1\r\nx\r\n0\r\n\r\n"
        )  # fmt: skip
        assert b" 400 " in raw.recv(4096)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann\n\u202e  Lee ", "Ann Lee"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("A\u0001n\u200bn", "Ann"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_names_are_one_clean_line(ann: Person, given: str, shown: str) -> None:
    assert ann.request("PUT", "/api/me", {"name": given})["name"] == shown
    assert ann.get("/api/me")["name"] == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u202e", "x" * 41, 7, None])
def test_names_without_anything_to_show_are_refused(ann: Person, given: object) -> None:
    assert ann.request("PUT", "/api/me", {"name": given}).status in (400, 422)
    assert ann.get("/api/me")["name"] == ""


def test_chat_is_text_and_nothing_else(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.send("chat", text=" <script>\n\u202ehi\u0007</script> ")
    assert place.wait(protocol.ChatLines).lines[0].text == "<script>\nhi</script>"
    assert plain_text("a\r\nb\u0085c") == "a\nbc"
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"  # one picture, joined from three
    assert plain_text(family) == display_name(family) == family
    assert plain_text("\u200d \u200c") == ""


# -- how much ------------------------------------------------------------------------------------


def test_an_address_may_ask_only_so_often(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(requests=Rate(5, 0))))
    replies = [ann.get("/api/health") for _ in range(7)]
    assert [reply.status for reply in replies] == [200] * 5 + [429] * 2
    assert replies[-1]["error"] == "too-fast"
    with pytest.raises(InvalidStatus):
        ann.knock("anywhere")
    assert ann.get("/").status != 429  # the page itself is not counted


def test_an_address_may_make_only_so_many_tables(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(new_tables=Rate(2, 0))))
    ann.make(TWO_PERSONS)
    place = ann.play(AGAINST_BOT)
    place.play_out()
    body = {"game": "lanterns", "name": "Ann", "seats": TWO_PERSONS}
    assert ann.post("/api/tables", body).status == 429
    again = {"name": "Ann", "answers": 0, "seats": AGAINST_BOT}
    assert ann.post(f"/api/tables/{place.id}/play-on", again).status == 429


def test_an_address_may_open_only_so_many_connections(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(connections=2)))
    first = ann.play(TWO_PERSONS)
    second = ann.sit(first.id, 0)
    assert ann.knock(first.id, 0).code() == 4429
    second.leave()
    first.wait(protocol.TableInfo)  # the server has noticed
    ann.sit(first.id, 0)


def test_frames_are_counted_for_each_connection(serve: Serve) -> None:
    ann = Person(serve(limits=Limits(frames=Rate(2, 0))))
    one = ann.play(TWO_PERSONS)
    two = ann.sit(one.id, 0)
    for _ in range(2):
        one.send("sync")
    assert one.trouble("sync").kind == "too-fast"
    two.send("sync")
    assert two.wait(protocol.Update).reset


def test_who_reads_too_slowly_is_sent_away_and_comes_back(serve: Serve) -> None:
    served = serve(limits=Limits(waiting_frames=8).times(1000))
    ann = Person(served)
    made = ann.make(TWO_PERSONS, game="zombie-terror")
    place = ann.sit(made["table"], 0)
    host, port = served.address.split(":")
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect((host, int(port)))
    url = f"ws://{served.address}/api/tables/{place.id}/socket?seat=0"
    slow = connect(
        url, sock=small, additional_headers={"cookie": f"{COOKIE}={ann.session}"}, max_queue=1
    ).__enter__()
    connection = None
    while connection is None or connection.closed is None:
        slow.send(json.dumps({"type": "sync"}))
        served.settle(place.id)
        slower = [each for each in served.room(place.id).audience.attending if each.number > 1]
        connection = max(slower, key=lambda each: each.number, default=connection)
    assert connection.closed == 4408
    assert place.answer().answers == 1  # nobody else has to wait for it
    with suppress(ConnectionClosed):
        while True:
            slow.recv(timeout=20)
    assert slow.close_code == 4408
    assert ann.sit(place.id, 0).update.answers == 1


def test_unknown_languages_are_not_collected(ann: Person, served: Served) -> None:
    place = ann.play(TWO_PERSONS)
    known = framing._speaker.cache_info().currsize
    for number in range(2 * len(GAMES)):
        ann.sit(place.id, 0, locale=f"xx-{number}")
        ann.get(f"/api/games?locale=xx-{number}")
    # English for the games that were not spoken of before, and no more
    assert framing._speaker.cache_info().currsize <= known + len(GAMES)


def test_health_counts(serve: Serve) -> None:
    ann = Person(serve())
    ann.play(TWO_PERSONS)
    health = ann.get("/api/health").json
    assert (health["status"], health["rooms"], health["connections"]) == ("ok", 1, 1)
