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
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.server.protocol import TableOptions
from overrun.server.rest import SeatWish
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import ME
from tests.browser.guest import PATIENCE, Guest
from tests.browser.long_nights import Wanted, me_at, moment
from tests.browser.test_phone import PHONE

NIGHT, WAR = "long-night", "warring-colonies"
SEATS = {"zombie-terror": 2, NIGHT: 3, WAR: 4, "army-of-the-dead": 2}
BOTS = {WAR: "random"}
"""The bots of that game think for a second each; what chance does is to be seen as well."""
ENOUGH = {WAR: 30}
"""So many of their moves tell as much as a whole round of two colonies."""
MOST = 200
"""Answers after which a round is over."""
QUIET = {"crossroads-drawn", "crossroads-returned", "put-under", "movement", "stripped"}
"""What is told in the log alone."""
LARGE = {"bitten", "turned", "escaped", "skill-used", "uh-oh", "level", "spoils"}
"""What nobody should miss is told large."""
IN_FRONT = {
    *("crisis", "crisis-resolved", "voted", "exiled", "exile-called", "crossroads-chosen", "died"),
    *("battle", "tactics", "battle-dice", "battle-won", "fell-back", "leader-vote", "overrun"),
}
"""What is told large, or has a sheet of its own in front of the board."""
STILL = 3 * PATIENCE
"""So many seconds nothing at all may be seen: bots think by the true clock."""
WAITS = '[data-left="0"] [data-tab="ask"][aria-selected="false"] .count'
"""On a phone: a question that came before its reader had turned to the log, and waits beside it."""
PAGE = {"viewport": {"width": 1280, "height": 720}}
TIMED = TableOptions(pace="at-once", clock=3600)

# Notes at every change of the page what it shows, and what should not be known yet: what the log
# and the result tell, whose clock runs, and what lies beside the board.
WATCHER = """
window.seen = [];
window.ahead = [];
window.large = [];
window.beside = [];
const digits = (node) => node?.textContent.match(/[0-9]+/)?.[0];
const facts = () => {
    const found = {round: digits(document.querySelector('.zt-aside .round, .ad-board .round'))};
    for (const each of document.querySelectorAll('[data-board] [data-morale]')) {
        const colony = each.closest('[data-colony]')?.dataset.colony ?? 'colony';
        found[`morale ${colony}`] = each.dataset.morale;
    }
    for (const each of document.querySelectorAll('[data-crew]')) {
        const {health} = each.querySelector('[data-health]').dataset;
        found[`health ${each.dataset.crew}`] = health;
    }
    return JSON.stringify(found);
};
let last = '';
const look = () => {
    const board = document.querySelector('[data-board]');
    if (!board) return;
    const shown = Number(board.dataset.shown);
    const asked = document.querySelector('[data-ask]')?.dataset.ask;
    const over = document.querySelector('[data-result]') !== null;
    const left = Number(document.querySelector('.desk').dataset.left);
    const moment = document.querySelector('[data-moment]')?.dataset.moment;
    const sheet = document.querySelector('[data-stage]') !== null;
    const clock = document.querySelector('[data-seat].you [role="timer"]') !== null;
    const told = [...document.querySelectorAll('[data-log] [data-event]')].at(-1)?.dataset.event;
    const now = JSON.stringify([shown, asked, over, left, moment, sheet, clock, told, facts()]);
    if (now === last) return;
    last = now;
    window.seen.push({shown, asked, over, left});
    if (left) window.large.push([shown, moment ?? '', sheet]);
    if (left && !asked) window.beside.push([shown, facts()]);
    if (Number(told ?? 0) > shown) window.ahead.push(`the log tells ${told} at ${shown}`);
    if (over && left) window.ahead.push(`the result is out, ${left} pictures before its time`);
    if (clock && left && !asked) window.ahead.push(`my clock runs, unasked, at ${shown}`);
};
new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
});
"""


# Press it at once: between two calls somebody else may have acted.
PRESS = """(wanted) => {
    const offered = [...document.querySelectorAll('[data-ask] [data-option]')];
    const option = offered.find((each) => each.dataset.option === wanted) ?? offered[0];
    option?.click();
    return option !== undefined;
}"""


def ends_turn(table: Table[Any], ask: Ask) -> bool:
    """The first seat may end its turn in the first round, before the others had theirs."""
    s = table.state
    early = s.round == 1 and ask.seat == 0 and ("end",) in ask.options
    return early and (table.header.game == WAR or getattr(s, "first", 0) == 0)


def leading_to(name: str, kind: str) -> Wanted:
    """An ask of this kind with an answer that something comes of."""
    return lambda table, ask: ask.kind == kind and bool(answer_to(table, ask, name))


def answer_to(table: Table[Any], ask: Ask, name: str) -> Option:
    for option in ask.options:
        then = table.fork(events=True)
        then.answer(ask.seat, ask.number, option)
        if any(event.name == name for event in then.events[len(table.events) :]):
            return option
    return ()


class Film:
    """The page of a guest whose time goes by quickly, and everything that it shows meanwhile."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.desk, self.page = guest, Desk(guest), guest.page
        self.updates: list[dict[str, Any]] = []
        guest.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.clock.install()
        self.page.add_init_script(WATCHER)

    def _hear(self, data: str | bytes) -> None:
        frame = json.loads(data)
        if frame["type"] == "update":
            self.updates.append(frame)

    def sit_down(self, table: Table[Any], *seats: SeatWish) -> str:
        laid = self.guest.lay(table, *seats, options=TIMED)
        self.page.goto(f"/t/{laid.table}")
        return self.desk.wait_for_turn()

    def answer(self, option: str, asked: str, done: Callable[[], bool]) -> str:
        """Give this answer, or else the first; none if the question is gone, as others act too."""
        pressed = self.page.evaluate(PRESS, option)
        self.page.keyboard.press("l")
        return watch(self.page, asked if pressed else "", done)

    def noted(self, what: str) -> list[Any]:
        found: list[Any] = self.page.evaluate(f"() => window.{what}")
        return found

    @property
    def told(self) -> list[dict[str, Any]]:
        """The events of all that came since the page was opened, as far as it was seen."""
        last = self.noted("seen")[-1]["shown"]
        events = [event for each in self.updates[1:] for event in each["events"]]
        return [event for event in events if event["number"] <= last]

    def check(self) -> None:
        """Nothing was ahead of the picture, nothing lay beside it, and nothing loud was quiet."""
        assert self.noted("ahead") == []
        large: dict[int, set[str]] = {}
        for number, moment_, sheet in self.noted("large"):
            large.setdefault(number, set()).update({moment_, "sheet" if sheet else ""})
        for event in self.told:
            name, seen = event["name"], large.get(event["number"], set())
            if name in LARGE:
                assert name in seen, f"{name} was a line of the log"
            if name in IN_FRONT:
                assert seen & {name, "sheet"}, f"{name} was a line of the log"
        self._check_beside()

    def _check_beside(self) -> None:
        """What lies beside the picture is what was told last, or what was so before."""
        first = json.loads(self.noted("beside")[0][1])
        for number, facts in self.noted("beside"):
            known = dict(first)
            for event in self.told:
                if event["number"] <= number:
                    known.update(fact_of(event))
            for name, fact in json.loads(facts).items():
                assert known.get(name, fact) == fact, f"{name} is not in step at {number}"


def fact_of(event: dict[str, Any]) -> dict[str, str]:
    """What an event tells of what the page shows in figures."""
    name, facts = event["name"], event["facts"]
    if name == "round":
        return {"round": str(facts["round"])}
    if name == "morale":
        return {f"morale {facts.get('colony') or 'colony'}": str(facts["morale"])}
    if name in ("wounded", "healed") and "health" in facts:
        return {f"health {facts['survivor']}": str(facts["health"])}
    return {}


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
        page.clock.run_for(1000)
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
    film = Film(come("Ann", speed="usual", **(PHONE if screen == "phone" else PAGE)))
    bots = [SeatWish(kind="bot", bot=BOTS.get(game, "steady"))] * (SEATS[game] - 1)
    asked = film.sit_down(table, ME, *bots)

    def enough() -> bool:
        return len(others(film.updates)) >= ENOUGH.get(game, 100)

    for _ in range(MOST):
        if film.guest.update["view"]["round"] > 1 or film.desk.over or enough():
            break
        asked = film.answer("end", asked, enough)
    seen = film.noted("seen")
    film.check()
    pictures = {each["shown"] for each in seen if each["left"]}
    shown = [each for each in others(film.updates) if max(numbers(each)) <= seen[-1]["shown"]]
    assert len(shown) >= 4, "a round is more than that"
    unseen = [each for each in shown if not numbers(each) & pictures]
    assert unseen == [], "what bots did was not shown"
    last = {
        ask["number"]: max(numbers(each), default=0)
        for each in film.updates
        for ask in each["asks"]
    }
    opened = [now for before, now in pairwise(seen) if now["asked"] and not before["asked"]]
    assert all(each["shown"] >= last[int(each["asked"])] for each in opened)


@pytest.mark.parametrize(
    ("game", "kind", "name"),
    [
        (NIGHT, "action", "died"),
        (NIGHT, "vote", "exiled"),
        (WAR, "action", "battle"),
        (WAR, "share-wounds", "spoils"),
    ],
)
def test_what_nobody_should_miss_comes_to_the_front(
    come: Come, game: str, kind: str, name: str
) -> None:
    table, seat = moment(leading_to(name, kind), SEATS[game], game=game)
    film = Film(come("Ann", speed="usual", **PAGE))
    asked = film.sit_down(table, *me_at(seat, SEATS[game], SeatWish(kind="bot", bot="random")))
    ask = next(each for each in table.asks if each.number == int(asked))

    def is_told() -> bool:
        return any(event["name"] == name for event in film.told)

    film.answer(wire(answer_to(table, ask, name)), asked, is_told)
    assert is_told()
    film.check()
