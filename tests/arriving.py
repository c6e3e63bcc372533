"""How long somebody waits who comes for the first time, over a slow connection.

``python -m tests.arriving [--runs N]`` opens the first page, and a new table of each game, in a
browser that has nothing of ours yet, behind what browsers call a slow 4G, and says how long it
took until something was seen and until one could begin. What has a websocket is not slowed down
by the browser, so a table's own frames come faster than they would.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

from overrun.core.table import Table
from overrun.games import GAMES
from tests.browser.conftest import ARGUMENTS
from tests.browser.games import BOT, ME
from tests.browser.guest import Guest
from tests.browser.server import Server
from tests.needs import chromium

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
"""150 ms to the server and back, 1.6 Mbit in a second."""

# Somebody can begin: the time since the page was asked for is noted in the frame it is so.
WATCH = """(selector) => new Promise((done) => {
    const look = () => {
        const found = document.querySelector(selector);
        if (found && found.getClientRects().length) done(performance.now());
        else requestAnimationFrame(look);
    };
    look();
})"""
SEEN = """() => new Promise((done) => {
    const look = () => {
        const found = performance.getEntriesByName('first-contentful-paint')[0];
        if (found) done(found.startTime);
        else requestAnimationFrame(look);
    };
    look();
})"""

HOME = "[data-play-now]:enabled"
TABLE = "[data-ask] [data-option], .stage"


class Arrival(NamedTuple):
    """One visit, in milliseconds and bytes."""

    seen: float
    ready: float
    fetched: int
    requests: int


def arrive(guest: Guest, address: str, ready: str) -> Arrival:
    """Open a page over the slow connection and wait until one can begin there."""
    page: Page = guest.page
    session = guest.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    fetched: list[int] = []
    session.on("Network.loadingFinished", lambda done: fetched.append(done["encodedDataLength"]))
    page.goto(address, wait_until="commit")
    at = page.evaluate(WATCH, ready)
    before = list(fetched)
    return Arrival(page.evaluate(SEEN), at, int(sum(before)), len(before))


def first_time(browser: Browser, server: Server, game: str) -> Arrival:
    """The first page, or a new table of a game, for a browser that has nothing of ours yet."""
    guest = Guest(browser, server, "Ann", known=bool(game), reduced_motion="no-preference")
    try:
        if not game:
            return arrive(guest, "/", HOME)
        count = GAMES[game].usual or GAMES[game].seats.start
        table = Table.new(GAMES[game], seats=count, seed="arriving")
        joined = guest.lay(table, ME, *[BOT] * (count - 1))
        return arrive(guest, f"/t/{joined.table}", TABLE)
    finally:
        guest.leave()


def figures(browser: Browser, server: Server, runs: int, console: Console) -> Rows:
    """The middle of some visits to each page."""
    found = Rows("page", "seen", "one can begin", "fetched", "requests")
    for game in track(["", *GAMES], "Arriving", console=console):
        visits = [first_time(browser, server, game) for _ in range(runs)]
        seen, ready, fetched, requests = (median(each) for each in zip(*visits, strict=True))
        found.add_row(
            f"a table of {game}" if game else "the first page",
            f"{seen / 1000:.2f} s",
            f"{ready / 1000:.2f} s",
            f"{fetched / 1000:.0f} kB",
            f"{requests:.0f}",
        )
    return found


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.arriving", description=__doc__)
    reader.add_argument("--runs", type=int, default=3, help="visits to each page (3)")
    wanted = reader.parse_args(words)
    program = chromium()
    if program is None:
        print("no chromium found: python -m tests.needs")
        return 1
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            Console().print(figures(browser, server, max(1, wanted.runs), console))
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
