"""What others do is seen, step by step, and nothing on the page is ahead of the picture."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.server.rest import SeatWish
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import ME
from tests.browser.guest import PATIENCE, Guest
from tests.browser.long_nights import moment
from tests.browser.test_phone import PHONE

WAR = "warring-colonies"
SEATS = {"zombie-terror": 2, "long-night": 3, WAR: 4, "army-of-the-dead": 2}
ENOUGH = {WAR: 10}
"""Moves of bots after which nothing else can be learned, where they take a second for each."""
QUIET = {"crossroads-drawn", "crossroads-returned", "put-under", "movement", "stripped"}
"""What is told in the log alone."""
LOUD = {"bitten", "turned", "escaped", "skill-used", "uh-oh", "level"}
"""What nobody should miss is told large."""
STILL = 3 * PATIENCE
"""So many seconds nothing at all may be seen: bots think by the true clock."""
WAITS = '[data-left="0"] [data-tab="ask"][aria-selected="false"] .count'
"""On a phone: a question that came before its reader had turned to the log, and waits beside it."""
PAGE = {"viewport": {"width": 1280, "height": 720}}

# Notes at every change of the page what it shows, and what should not be known yet.
WATCHER = """
window.seen = [];
window.ahead = [];
window.moments = [];
const look = () => {
    const board = document.querySelector('[data-board]');
    if (!board) return;
    const shown = Number(board.dataset.shown);
    const asked = document.querySelector('[data-ask]')?.dataset.ask;
    const over = document.querySelector('[data-result]') !== null;
    const left = Number(document.querySelector('.desk').dataset.left);
    const moment = document.querySelector('[data-moment]')?.dataset.moment;
    if (moment) window.moments.push(moment);
    const told = [...document.querySelectorAll('[data-log] [data-event]')].at(-1)?.dataset.event;
    const last = window.seen.at(-1);
    if (last?.shown !== shown || last?.asked !== asked || last?.over !== over) {
        window.seen.push({shown, asked, over, left});
    }
    if (Number(told ?? 0) > shown) window.ahead.push(`the log tells ${told} at ${shown}`);
    if (over && left) window.ahead.push(`the result is out, ${left} pictures before its time`);
};
new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
});
"""


def ends_turn(table: Table[Any], ask: Ask) -> bool:
    """The first seat may end its turn in the first round, before the others had theirs."""
    s = table.state
    early = s.round == 1 and ask.seat == 0 and ("end",) in ask.options
    return early and (table.header.game == WAR or getattr(s, "first", 0) == 0)


def updates_of(guest: Guest) -> list[dict[str, Any]]:
    """All updates that the page of a guest receives from now on."""
    found: list[dict[str, Any]] = []

    def hear(data: str | bytes) -> None:
        frame = json.loads(data)
        if frame["type"] == "update":
            found.append(frame)

    guest.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return found


def numbers(update: dict[str, Any]) -> set[int]:
    return {each["number"] for each in update["events"]}


def others(updates: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What somebody else did, as far as there is something to see."""
    return [
        now
        for before, now in pairwise(updates)
        if now["since"] == before["since"]
        and any(each["text"] and each["name"] not in QUIET for each in now["events"])
    ]


def watch(page: Page, asked: str, done: Callable[[], bool]) -> str:
    """Let time go by quickly until something else is asked, or there was enough to be seen.

    A busy machine may show a long film slowly; only one that stands still is broken.
    """
    last, late = None, monotonic() + STILL
    while monotonic() < late:
        page.clock.run_for(500)
        now = page.evaluate("() => window.seen.at(-1)")
        if now["over"] or (now["asked"] and now["asked"] != asked) or done():
            return str(now["asked"])
        if page.locator(WAITS).count():
            page.keyboard.press("a")
        if now != last:
            last, late = now, monotonic() + STILL
    raise AssertionError(f"nobody is asked any more, at {last}")


@pytest.mark.parametrize("screen", ["page", "phone"])
@pytest.mark.parametrize("game", SEATS)
def test_every_move_of_a_round_is_seen_and_nothing_before(
    come: Come, game: str, screen: str
) -> None:
    table, _ = moment(ends_turn, SEATS[game], game=game)
    ann = come("Ann", speed="usual", **(PHONE if screen == "phone" else PAGE))
    desk, told = Desk(ann), updates_of(ann)
    desk.page.clock.install()
    desk.page.add_init_script(WATCHER)
    bots = [SeatWish(kind="bot", bot="steady")] * (SEATS[game] - 1)
    desk.page.goto(f"/t/{ann.lay(table, ME, *bots).table}")
    asked = desk.wait_for_turn()

    def enough() -> bool:
        return len(others(told)) >= ENOUGH.get(game, 100)

    while ann.update["view"]["round"] == 1 and not enough():
        choice = "end" if "end" in desk.options else desk.options[0]
        desk.panel.locator(f'[data-option="{choice}"]').first.dispatch_event("click")
        desk.page.keyboard.press("l")
        asked = watch(desk.page, asked, enough)
    seen = desk.page.evaluate("() => window.seen")
    assert desk.page.evaluate("() => window.ahead") == []
    pictures = {each["shown"] for each in seen if each["left"]}
    shown = [each for each in others(told) if max(numbers(each)) <= seen[-1]["shown"]]
    assert len(shown) >= 4, "a round is more than that"
    unseen = [each for each in shown if not numbers(each) & pictures]
    assert unseen == [], "what bots did was not shown"
    names = {event["name"] for each in shown for event in each["events"]}
    assert names & LOUD <= set(desk.page.evaluate("() => window.moments"))
    last = {ask["number"]: max(numbers(each), default=0) for each in told for ask in each["asks"]}
    opened = [now for before, now in pairwise(seen) if now["asked"] and not before["asked"]]
    assert all(each["shown"] >= last[int(each["asked"])] for each in opened)
