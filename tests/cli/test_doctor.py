"""``overrun doctor`` says what is wrong with a server, and what to do."""

from __future__ import annotations

import resource
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from overrun.server import doctor
from overrun.server.store import Store
from overrun.server.store.database import Database
from overrun.server.store.migrate import migrate
from tests.cli.shell import overrun, refusal
from tests.server.playing import Served
from tests.server.store.scenes import a_table, answer, two_seats


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "tables.db"
    store = Store.open(file)
    store.create(a_table(answers=1), two_seats(), [answer(1)])
    store.care.note("backup", "last-night.backup")
    store.close()
    return file


def told(*words: object) -> tuple[int, dict[str, str]]:
    """The exit code, and of each check what was found."""
    said = overrun("doctor --json", *words)
    return said.code, {each["check"]: each["kind"] for each in said.json["findings"]}


def test_a_healthy_place(database: Path) -> None:
    code, found = told("--database", database)
    assert (code, found["database"], found["schema"], found["integrity"]) == (0, *["fine"] * 3)
    assert found["database-clock"] == "fine"
    said = overrun("doctor", "--database", database)
    assert "The database is whole; it keeps one table." in said.out
    assert "overrun doctor --url https://play.example.org" in overrun("doctor --help").out


def test_nothing_is_made_or_changed(tmp_path: Path) -> None:
    code, found = told("--database", tmp_path / "none.db")
    assert (code, found["database"]) == (0, "none")
    assert not (tmp_path / "none.db").exists()
    old = Database(tmp_path / "old.db", lease=6)
    migrate(old, "001")
    assert told("--database", tmp_path / "old.db")[1]["schema"] == "older"
    with old.reading() as connection:
        version = connection.execute(text("SELECT version_num FROM overrun_schema")).scalar_one()
    assert version == "001"
    old.close()


def test_a_newer_schema_is_trouble(database: Path) -> None:
    run(database, "UPDATE overrun_schema SET version_num = '999'")
    code, found = told("--database", database)
    assert (code, found["schema"]) == (1, "newer")


def test_answers_that_are_missing_are_trouble(database: Path) -> None:
    run(database, "DELETE FROM answers")
    code, found = told("--database", database)
    assert (code, found["integrity"]) == (1, "incomplete")


def test_a_damaged_file_is_trouble(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 400)
    code, found = told("--database", tmp_path / "tables.db")
    assert (code, found["database"]) == (1, "lost")


def test_a_database_that_nobody_serves_is_trouble() -> None:
    code, found = told("--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (code, found["database"]) == (1, "lost")


@pytest.mark.parametrize(
    ("skew", "status", "kind"),
    [(0.4, "ok", "fine"), (-5, "warning", "late"), (400, "trouble", "early")],
)
def test_clocks_that_differ(skew: float, status: str, kind: str) -> None:
    found = doctor._clock("database-clock", skew)
    assert (found.status, found.says) == (status, kind)


@pytest.mark.parametrize(("free", "status"), [(9000, "ok"), (300, "warning"), (3, "trouble")])
def test_room_on_the_disk(
    database: Path, monkeypatch: pytest.MonkeyPatch, free: int, status: str
) -> None:
    monkeypatch.setattr(doctor, "free_bytes", lambda folder: free * doctor.MEGABYTE)
    said = overrun("doctor --json", "--database", database)
    assert [each["status"] for each in said.json["findings"] if each["check"] == "disk"] == [status]
    assert said.json["status"] == status


def test_the_age_of_the_last_backup(database: Path, tmp_path: Path) -> None:
    run(database, "DELETE FROM notes")
    assert told("--database", database)[1]["backup"] == "never"
    overrun("backup", tmp_path / "b.backup", "--database", database)
    assert told("--database", database)[1]["backup"] == "fine"
    run(database, f"UPDATE notes SET at = at - {3 * 24 * 3600}")
    assert "The last backup is 3 days old." in overrun("doctor", "--database", database).out


def test_too_few_files(monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda what: (512, 1024))
    said = overrun("doctor", "--database", database)
    assert "`ulimit -Hn 4096`" in said.out
    assert said.code == 0, "a warning is no trouble"


def run(database: Path, statement: str) -> None:
    opened = Database(database, lease=6)
    with opened.writing() as connection:
        connection.execute(text(statement))
    opened.close()


# -- the way to a server -------------------------------------------------------------------------


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    started: list[Served] = []

    def start(**how: Any) -> Served:
        started.append(Served(str(tmp_path / "tables.db"), **how))
        return started[-1]

    yield start
    for each in started:
        each.close()


def outside(served: Served) -> tuple[int, dict[str, str]]:
    return told("--database", served.store.database.where, "--url", f"http://{served.address}")


def test_a_server_that_is_well_reached(serve: Callable[..., Served]) -> None:
    code, found = outside(serve())
    assert found.pop("backup") == "never"
    assert (code, set(found.values())) == (0, {"fine"})
    assert {"server", "server-clock", "https", "origin", "proxy", "websocket"} <= set(found)


def test_a_server_that_refuses_its_own_pages(serve: Callable[..., Served]) -> None:
    code, found = outside(serve(origins=frozenset({"https://play.example.org"})))
    assert (code, found["origin"], found["websocket"]) == (1, "refused", "refused")


def test_a_server_that_is_not_well(serve: Callable[..., Served]) -> None:
    served = serve()
    served.do(served.house.finish())
    code, found = outside(served)
    assert (code, found["server"]) == (1, "unwell")


def test_what_the_server_sees(serve: Callable[..., Served], monkeypatch: Any) -> None:
    served = serve()
    visitor = doctor.Visitor(f"http://{served.address}")
    monkeypatch.setattr(doctor, "_own_address", lambda url: "192.0.2.1")
    assert visitor._proxy().says == "hidden"
    monkeypatch.setattr(
        visitor,
        "_reached",
        lambda headers: doctor.rest.Reached(address=doctor.STRANGER, scheme="http"),
    )
    assert visitor._proxy().says == "believed"
    monkeypatch.setattr(
        visitor,
        "_reached",
        lambda headers: doctor.rest.Reached(address="192.0.2.1", scheme="https"),
    )
    assert visitor._proxy().says == "scheme"


@contextmanager
def stranger() -> Iterator[str]:
    """Something that answers everything, but is no server of ours."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"It works!")

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_who_answers_is_no_server_of_ours(database: Path) -> None:
    with stranger() as url:
        code, found = told("--database", database, "--url", url)
    assert (code, found["server"]) == (1, "stranger")
    code, found = told("--database", database, "--url", url)
    assert (code, found["server"]) == (1, "lost")


def test_what_is_no_address(database: Path) -> None:
    said = overrun("doctor --url play.example.org --database", database)
    assert "write it as https://play.example.org" in refusal(said)
