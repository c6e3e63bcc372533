"""A browser and a server for the tests of this package; each test has guests of its own."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from overrun.server.app import STATIC
from tests.browser.guest import PATIENCE, Guest
from tests.browser.server import Server
from tests.needs import chromium

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Come = Callable[..., Guest]
_failed = pytest.StashKey[bool]()


def _without(what: str) -> None:
    """Nothing can be tested without it: skip, but not in CI."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


# Playwright's synchronous interface keeps an event loop running in its thread, in which no other
# test could call ``asyncio.run``: so the browser lives as long as this package, not the session.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        _without("no chromium found: python -m tests.needs")
    if not (STATIC / "index.html").is_file():
        _without("the browser client is not built: make client")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process for all tests of a worker; whoever kills it takes one of their own."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start."""
    running = Server(tmp_path / "tables.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def come(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Come]:
    """Call it with a name to let somebody come with a new browser.

    Nobody may leave with an error in the console. Of a test that failed, the pages are kept.
    """
    guests: list[Guest] = []

    def new(name: str = "Ann", server: Server | None = None, **more: Any) -> Guest:
        place = server or request.getfixturevalue("server")
        guests.append(Guest(browser, place, name, **more))
        return guests[-1]

    yield new
    surprises = [f"{each.name}: {surprise}" for each in guests for surprise in each.surprises]
    try:
        if surprises or request.node.stash.get(_failed, False):
            _keep(request.node, guests)
    finally:
        for guest in guests:
            guest.leave()
    assert not surprises, "\n".join(surprises)


def _keep(test: pytest.Item, guests: list[Guest]) -> None:
    folder = Path(tempfile.mkdtemp(prefix="overrun-browser-"))
    for guest in guests:
        guest.save(folder)
    print(f"\nPages and frames are kept in {folder}\nAgain: python -m pytest '{test.nodeid}'")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[_failed] = report.failed
    return report
