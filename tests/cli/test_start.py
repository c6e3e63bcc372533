"""``overrun`` alone: a server on this machine, and the browser."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from overrun.cli import app, serve, start
from overrun.lab.load.serving import PATIENCE, Started
from overrun.server import running
from tests.cli.shell import overrun, refusal
from tests.watching import until, watch_bots

OVERRUN = (sys.executable, "-m", "overrun")


class Browser:
    """A browser that only notes which pages it was sent to."""

    def __init__(self, folder: Path) -> None:
        self._pages = folder / "pages"
        program = folder / "browser"
        program.write_text(f'#!/bin/sh\necho "$1" >> "{self._pages}"\n')
        program.chmod(0o700)
        self.environment = {"BROWSER": f"{program} %s"}

    @property
    def pages(self) -> list[str]:
        return self._pages.read_text().split() if self._pages.exists() else []


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    return Browser(tmp_path)


@pytest.fixture
def started(tmp_path: Path, browser: Browser) -> Iterator[Started]:
    words = [*OVERRUN, "--data", str(tmp_path / "data"), "--port", "0"]
    with Started(words, environment=browser.environment) as server:
        yield server


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What ``overrun serve`` would have been called with."""
    told: list[str] = []
    monkeypatch.setattr(start, "_run", lambda context, command, words: told.extend(words))
    return told


def test_help_lists_every_command_and_says_what_happens_without() -> None:
    said = overrun("--help")
    assert said.code == 0
    assert "Without a command it starts a server" in said.out
    for command in app.registered_commands:
        assert f" {command.name} " in said.out
    assert overrun("--version").out.startswith("overrun ")


def test_it_says_where_everything_is_kept_and_opens_the_browser(
    started: Started, browser: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "data" / "tables.db"
    assert started.lines[0] == f"Tables are kept in {file}\n"
    assert file.is_file()
    assert b"<!doctype html>" in started.request("GET", "/").lower()
    until(lambda: browser.pages == [f"http://localhost:{started.port}/"])


def test_a_second_one_opens_the_browser_at_the_first(
    started: Started, browser: Browser, tmp_path: Path
) -> None:
    done = subprocess.run(
        [*OVERRUN, "--data", str(tmp_path / "data")],
        env={**browser.environment, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    url = f"http://localhost:{started.port}/"
    assert done.stderr == f"Overrun runs already, at {url}\n"
    until(lambda: browser.pages == [url, url])
    address = f"127.0.0.1:{started.port}"
    assert running.running_on(tmp_path / "data" / "tables.db") == address
    started.kill()
    assert running.running_on(tmp_path / "data" / "tables.db") == "", "it died a moment ago"


def test_ctrl_c_ends_it_without_a_word_from_the_bots(started: Started) -> None:
    watch_bots(started, 1)
    for pid in started.pids:  # as a terminal does
        subprocess.run(["kill", "-INT", str(pid)], check=True)
    started.process.wait(PATIENCE)
    assert not any("Traceback" in line for line in started.lines), "".join(started.lines)


def test_a_taken_port_is_no_reason_to_give_up(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(start, "PORT", port)
        said = overrun("--no-browser --data", tmp_path)
        assert said.err == f"Port {port} is taken by another program, so a free one it is.\n"
        assert words == ["--port", "0", "--data", str(tmp_path)]
        # who names the port means it
        monkeypatch.undo()
        told = refusal(overrun(f"--no-browser --port {port} --data", tmp_path))
        assert told.endswith("another program listens there; --port 0 takes a free one")


def test_a_server_of_other_data_is_left_alone(
    words: list[str], tmp_path: Path, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "PORT", started.port)
    overrun("--data", tmp_path / "other")
    assert words == ["--port", "0", "--data", str(tmp_path / "other"), "--browser"]


def test_what_is_no_server_of_ours_does_not_answer(tmp_path: Path) -> None:
    assert not running.answers("127.0.0.1:1")
    assert not running.answers("nonsense")
    assert running.running_on(tmp_path / "nothing.db") == ""
    (tmp_path / "other.db").write_text("no database")
    assert running.running_on(tmp_path / "other.db") == ""
    assert not (tmp_path / "nothing.db").exists()


@pytest.mark.parametrize("option", ["--port 1", "--data x", "--no-browser"])
def test_options_before_a_command_are_not_lost_in_silence(option: str) -> None:
    assert "stands before games" in refusal(overrun(f"{option} games"))


def test_who_listens_everywhere_is_reached_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "winter")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [])
    assert serve._reached_at("0.0.0.0") == "winter"
    assert serve._reached_at("10.0.0.7") == "10.0.0.7"

    def unknown(*_: object) -> None:
        raise socket.gaierror("Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert serve._reached_at("0.0.0.0") == "0.0.0.0"
