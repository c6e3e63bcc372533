"""What the server writes down, and shows to those who watch over it, gives nothing away."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text
from starlette.requests import Request

from overrun.core.errors import BadLog, IllegalAnswer
from overrun.games import GAMES
from overrun.server import logs
from overrun.server.logs import LEVELS, JsonLines, Lines
from overrun.server.metrics import may_see
from overrun.server.store import StoreError
from tests.server.canaries import CANARY, Canaries
from tests.server.playing import BOT, ME, OPEN, Person, Place, Served, link_to

CHAT = "the crowbar is under my pillow"
NOTE = "I think Bob cheats"


@pytest.fixture
def written() -> Iterator[Callable[[], str]]:
    """All that is logged from now on, in both styles at once."""
    pages = {style: io.StringIO() for style in (Lines, JsonLines)}
    handlers = []
    for style, page in pages.items():
        handlers.append(logging.StreamHandler(page))
        handlers[-1].setFormatter(style())
        logging.getLogger().addHandler(handlers[-1])
    before = {name: logging.getLogger(name).level for name in LEVELS}
    for name, level in LEVELS.items():
        logging.getLogger(name).setLevel(level)
    yield lambda: "".join(page.getvalue() for page in pages.values())
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)
    for handler in handlers:
        logging.getLogger().removeHandler(handler)


@pytest.fixture
def aviary(serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> Served:
    monkeypatch.setitem(GAMES, "canaries", Canaries())
    return serve()


def figures(person: Person) -> str:
    reply = person.get("/metrics")
    assert reply.status == 200
    return reply.raw.decode()


def play_amid_faults(served: Served, patch: pytest.MonkeyPatch) -> set[str]:
    """A game in which much fails, each time with a secret in the exception's text. Returns all
    that must not be told."""
    ann, bob = Person(served, "Ann"), Person(served, "Bob")
    made = ann.make([ME, OPEN, BOT], game="canaries", public=True)
    id = made["table"]
    bob.join(id, link_to(made, 1))
    secret = "canary-77-4711"

    async def bad_bot(*_: Any) -> Any:
        raise KeyError(secret)

    with patch.context() as patched:
        patched.setattr(served.house.workers, "choose", bad_bot)
        places = [ann.sit(id, 0), bob.sit(id, 1)]
        places[0].until(lambda update: update.waiting == [0, 1])
    state = served.room(id).play.table.state
    places[0].send("chat", text=CHAT)
    places[0].trouble("answer", ask=places[0].ask.number, option=f"hide:{state.hands[1][0]}")
    places[0].socket.send(f'{{"type": "{CHAT}"}}')
    ann.post(f"/api/tables/{id}/report", {"note": NOTE})

    async def bad_job() -> None:
        raise IllegalAnswer(f"{secret} is not a legal answer")

    async def bad_task() -> None:
        raise ValueError(secret)

    async def leave_alone() -> None:
        task = asyncio.create_task(bad_task())
        await asyncio.wait([task])

    served.do(leave_alone())
    served.call(served.room(id).post, bad_job)
    places[0].code()

    def bad_build(*_: Any) -> Any:
        raise BadLog(f"answer 3 does not replay: {secret}")

    with patch.context() as patched:
        patched.setattr("overrun.server.stored.Kept.opened", bad_build)
        ann.knock(id, 0).code()
    with served.store._database.writing() as connection:
        connection.execute(text("UPDATE tables SET clocks = :bad"), {"bad": f"[{secret}"})
    assert ann.get(f"/api/tables/{id}").status == 503
    ann.get("/api/tables?list=mine")
    with served.store._database.writing() as connection:
        connection.execute(text("UPDATE tables SET clocks = '{}'"))
    row = served.store.table(id)
    assert row is not None
    seats = served.store.seats(id)
    people = [person for seat in seats for person in seat.people]
    tokens = [seat.token for seat in seats]
    hidden = {row.header.seed, row.watch, CHAT, NOTE, ann.session, bob.session}
    return hidden | set(tokens) | set(people)


def test_nothing_secret_is_logged_or_counted(
    aviary: Served, written: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play_amid_faults(aviary, monkeypatch)
    shown = figures(Person(aviary))
    gc.collect()  # the event loop complains of a task that nobody asked how it went
    page = written()
    assert "a job failed" in page
    assert "the bot random failed" in page
    assert page.count("cannot be opened") >= 2
    assert "is left out of a list" in page
    assert "Task exception was never retrieved" in page
    for secret in told:
        assert secret not in page
        assert secret not in shown
    assert not CANARY.search(page.encode())
    assert not CANARY.search(shown.encode())


def test_a_line_for_programs_is_json(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    logs.set_up("json", stream)
    try:
        raise KeyError("crowbar")
    except KeyError:
        logging.getLogger("overrun.test").exception("table %s: a job failed", "cellar")
    logging.getLogger("overrun.test").error("no: %s", StoreError("the disk is full"))
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert (first["level"], first["table"]) == ("error", "cellar")
    assert first["message"] == "table cellar: a job failed"
    assert first["trace"][-1] == "KeyError"
    assert re.search(r"test_logs.py:\d+ in test_a_line", first["trace"][0])
    assert second["message"] == "no: StoreError: the disk is full"


# -- figures -------------------------------------------------------------------------------------


def sample(page: str, name: str, **labels: str) -> float:
    for family in text_string_to_metric_families(page):
        for each in family.samples:
            if each.name == name and each.labels == labels:
                return float(each.value)
    raise AssertionError(f"{name} {labels} is not among the figures")


def test_the_figures_of_an_evening(serve: Callable[..., Served]) -> None:
    served = serve()
    ann = Person(served, "Ann")
    place: Place = ann.play([ME, BOT])
    place.answer()
    place.trouble("answer", ask=999, option="x")
    place.trouble("dance")
    watching = ann.sit(place.id)
    page = figures(ann)
    assert sample(page, "overrun_rooms", state="running") == 1
    assert sample(page, "overrun_stored_tables", state="running") == 1
    assert sample(page, "overrun_seats", kind="person") == 1
    assert sample(page, "overrun_seats", kind="bot") == 1
    assert sample(page, "overrun_connections", kind="seat") == 1
    assert sample(page, "overrun_connections", kind="spectator") == 1
    assert sample(page, "overrun_answer_seconds_count") == 1
    assert sample(page, "overrun_commit_seconds_count") >= 1
    assert sample(page, "overrun_refused_frames_total", kind="stale-answer") == 1
    assert sample(page, "overrun_refused_frames_total", kind="bad-frame") == 1
    assert sample(page, "overrun_commit_queue") == 0
    assert sample(page, "overrun_room_queue") >= 0
    assert sample(page, "overrun_broken_tables") == 0
    assert sample(page, "overrun_table_faults_total") == 0
    assert sample(page, "overrun_chore_age_seconds", chore="housekeeping") < 60
    for _ in place.update.asks:
        place.play_out()
    assert sample(figures(ann), "overrun_bot_seconds_count") >= 1
    watching.leave()
    assert place.id not in page
    assert "Ann" not in page


@pytest.mark.parametrize(
    ("who", "sender", "seen"),
    [
        ("local", "127.0.0.1", True),
        ("local", "::1", True),
        ("local", "10.1.2.3", False),
        ("10.0.0.0/8", "10.1.2.3", True),
        ("10.0.0.0/8", "11.1.2.3", False),
        ("10.0.0.0/8", "fd00::1", False),
        ("open", "203.0.113.9", True),
        ("off", "127.0.0.1", False),
    ],
)
def test_the_figures_are_for_a_network(who: str, sender: str, seen: bool) -> None:
    request = Request({"type": "http", "headers": [], "client": (sender, 1)})
    assert may_see(request, who) == seen


@pytest.mark.parametrize(
    ("who", "headers", "status"),
    [
        ("local", {}, 200),
        ("local", {"x-forwarded-for": "127.0.0.1"}, 404),
        ("local", {"forwarded": "for=203.0.113.9"}, 404),
        ("open", {"x-forwarded-for": "203.0.113.9"}, 200),
        ("off", {}, 404),
        ("10.0.0.0/8", {}, 200),
        ("10.0.0.0/8", {"via": "1.1 proxy"}, 404),
    ],
)
def test_the_figures_are_for_this_machine_unless_they_are_opened(
    serve: Callable[..., Served], who: str, headers: dict[str, str], status: int
) -> None:
    ann = Person(serve(metrics=who))
    assert ann.request("GET", "/metrics", headers=headers).status == status
