"""How many clicks a turn takes, and a set-up, by the shortest way that the page shows on the board.

``python -m tests.clicks [NAME …]`` lays fixed games on a table, gives the answers that a steady bot
would give, and counts what the mouse has to press for them: whoever acts, then where or with what;
what several answers are given by at once counts once, and so does every scene that is read and
closed. The list of all answers beside the board is not used as long as there is another way.
``docs/clicks.md`` keeps what came of it.
"""

from __future__ import annotations

import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from overrun.bots import make_bot, play_on
from overrun.core.table import Table
from overrun.games import find
from tests.browser.conftest import ARGUMENTS
from tests.browser.desk import Desk
from tests.browser.games import BOT, ME
from tests.browser.guest import Guest
from tests.browser.server import Server
from tests.needs import chromium

MOST = 12
"""So many clicks for one answer: then there is no way."""

KINDS = ("card", "survivor", "item", "place", "die", "seat")
"""What can be picked up."""

Start = Callable[[Table[Any]], bool]


class Turn:
    """A turn of a game: from when on, and what a steady bot does in it."""

    def __init__(self, game: str, seats: int, start: Start, **settings: str) -> None:
        self.table = Table.new(find(game), seats=seats, settings=settings, seed="a")
        bots = {i: make_bot("steady", game, f"a{i}") for i in range(self.table.header.seats)}
        while not start(self.table):
            play_on(self.table, bots, 1)
        self.seat = self.table.asks[0].seat
        later = self.table.fork()
        chapter = self._chapter(later)
        self.answers: list[str] = []
        while later.asks and later.asks[0].seat == self.seat and self._chapter(later) == chapter:
            play_on(later, bots, 1)
            self.answers.append(later.answers[-1].option)

    @staticmethod
    def _chapter(table: Table[Any]) -> int:
        return int(table.state.round)


def at(round: int, kind: str, seat: int = 0) -> Start:
    """The first such question of a round."""

    def start(table: Table[Any]) -> bool:
        ask = table.asks[0]
        return table.state.round == round and ask.kind == kind and ask.seat == seat

    return start


TURNS: dict[str, tuple[str, int, Start, dict[str, str]]] = {
    "Zombie Terror, the humans": ("zombie-terror", 2, at(2, "human-action"), {}),
    "Zombie Terror, the zombies": ("zombie-terror", 2, at(1, "zombie-action", 1), {}),
    "The Long Night, an early turn": ("long-night", 4, at(1, "action", 3), {}),
    "The Long Night, a later turn": ("long-night", 4, at(2, "action", 2), {}),
    "Warring Colonies": (
        "warring-colonies", 6, at(2, "action", 2), {"turns": "sequential"},
    ),
    "Army of the Dead, a round of six": ("army-of-the-dead", 1, at(1, "activate"), {}),
}  # fmt: skip

SET_UPS = ("zombie-terror", "long-night", "warring-colonies", "army-of-the-dead")

BY_HAND = "army-of-the-dead, by hand"
"""The set-up that has most to choose, with every choice made oneself."""

# What can be seen and pressed, outside the list of all answers.
_SEEN = """([name, inList]) => [...document.querySelectorAll(name)].findIndex((each) =>
    !!each.closest('[data-ask]') === inList && !each.disabled &&
    each.checkVisibility({visibilityProperty: true, opacityProperty: true}))"""


def comes_to(batch: list[str], planned: list[str]) -> bool:
    """Whether answers come to the same: in another order, or another way of as many steps."""
    steps = {each.rpartition(":")[0] for each in (*batch, *planned)}
    walk = len(steps) == 1 and steps.pop().startswith("move") and batch[-1] == planned[-1]
    return Counter(batch) == Counter(planned) or (walk and len(batch) == len(planned))


def first(options: list[dict[str, Any]]) -> str:
    """The first of what is offered, or to leave it at that."""
    ids = [str(each["id"]) for each in options]
    return "done" if "done" in ids else ids[0]


class Mouse(Desk):
    """A hand that counts."""

    clicks = 0

    def seen(self, name: str, *, listed: bool = False) -> Locator | None:
        found = self.page.evaluate(_SEEN, [name, listed])
        return self.page.locator(name).nth(found) if found >= 0 else None

    def press(self, what: Locator) -> None:
        self.clicks += 1
        # An outline may have its middle elsewhere; what is asked is how often, not how.
        what.dispatch_event("click")
        self.page.wait_for_timeout(60)

    def go_on(self) -> None:
        while button := self.seen("[data-continue]"):
            self.press(button)

    def give(self, planned: list[str]) -> int:
        """Give the next answer, or several at once; says how many."""
        asked, option = self.wait_for_turn(), planned[0]
        for _ in range(MOST):
            self.go_on()
            if several := self._batch(planned):
                return several
            step = self.seen(f'[data-option="{option}"]') or self._toward(option)
            step = step or self._in_list(option)
            answers = step.get_attribute("data-option") == option
            self.press(step)
            if answers:
                self.wait_after(asked)
                return 1
        raise AssertionError(f"no way to {option}")

    def _in_list(self, option: str) -> Locator:
        listed = f'[data-ask] [data-option="{option}"]'
        folded = f"[data-ask] details:has([data-option='{option}']) > summary"
        found = self.seen(listed, listed=True) or self.seen(folded, listed=True)
        if not found:
            raise AssertionError(f"nowhere: {option}")
        return found

    def _batch(self, planned: list[str]) -> int:
        """Press what gives most of the next answers at once."""
        found = [
            (len(batch), button)
            for button in self.page.locator("[data-batch]:visible").all()
            if len(batch := (button.get_attribute("data-batch") or "").split()) > 1
            and comes_to(batch, planned[: len(batch)])
        ]
        if not found:
            return 0
        given, button = max(found, key=lambda each: each[0])
        due = self.guest.update["answers"] + given
        self.press(button)
        self._wait_for(due)
        return given

    def _wait_for(self, answers: int) -> None:
        self.guest.until(lambda: self.guest.update["answers"] >= answers, "the batch")

    def _toward(self, option: str) -> Locator | None:
        """What brings the answer nearer: who acts, or what with, that is not yet picked up."""
        info = next(each for each in self.ask["options"] if each["id"] == option)
        things = [f"{kind}:{word}" for word in option.split(":")[1:] for kind in KINDS]
        # Whoever acts comes first, lit or not: with another in hand, much is not lit.
        who = [thing for thing in things if thing.startswith("survivor:")]
        for lit, wanted in ((".lit", who), ("", who), (".lit", things), ("", things)):
            for thing in wanted:
                pick = f'[data-thing="{thing}"]{lit}:not([aria-pressed="true"], [data-option])'
                if thing.startswith("card:"):
                    pick = f'[data-thing="{thing[5:]}"] > .face[aria-pressed="false"]'
                if found := self.seen(pick):
                    return found
        where = [place for place in info.get("where", []) if self._on_map(place).count()]
        by_card = self.seen('[data-thing] > .face[aria-pressed="true"]')
        for place in where[-1:] if by_card else where:
            if place == where[-1] or self._on_map(place).get_attribute("aria-selected") != "true":
                return self._on_map(place)
        return None

    def _on_map(self, place: str) -> Locator:
        return self.board.locator(f'[data-field="{place}"], [data-zone="{place}"]')


def of_turn(guest: Guest, turn: Turn) -> tuple[int, int]:
    """The answers and the clicks of a turn."""
    seats = [BOT] * turn.table.header.seats
    seats[turn.seat] = ME
    hand = Mouse(guest)
    hand.page.goto(f"/t/{guest.lay(turn.table, *seats).table}")
    given = 0
    while given < len(turn.answers):
        given += hand.give(turn.answers[given:])
    return given, hand.clicks


def of_set_up(guest: Guest, game: str) -> tuple[int, int]:
    """The clicks from the first page to the first question of the game itself, for somebody who
    has played it before: others are asked whether they want to learn it first. Whoever does it
    by hand takes the first of what is offered each time, and leaves the hands as they are."""
    game, _, by_hand = game.partition(", ")
    hand = Mouse(guest)
    hand.page.goto("/")
    hand.page.evaluate("game => localStorage.setItem('played', JSON.stringify([game]))", game)
    play_now = hand.page.locator(f'[data-game="{game}"] [data-play-now]')
    play_now.click()
    hand.clicks += 1
    hand.wait_for_turn()
    while not guest.update["begun"]:
        hand.go_on()
        if by_hand:
            hand.give([first(hand.ask["options"]), "done"])
            hand.wait_for_turn()
            continue
        hand.press(hand.page.locator("[data-set-up]"))
        guest.until(lambda: guest.update["begun"], "the set-up")
    hand.wait_for_turn()
    hand.go_on()
    return 0, hand.clicks


def measured(browser: Browser, server: Server, name: str) -> tuple[int, int]:
    guest = Guest(browser, server, "Ann")
    try:
        if name in (*SET_UPS, BY_HAND):
            return of_set_up(guest, name)
        game, seats, start, settings = TURNS[name]
        return of_turn(guest, Turn(game, seats, start, **settings))
    finally:
        guest.leave()


def main(wanted: list[str]) -> int:
    names = wanted or [*TURNS, *SET_UPS, BY_HAND]
    program = chromium()
    if program is None:
        print("no chromium found: python -m tests.needs")
        return 1
    grid = Grid("what", "answers", "clicks")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            for name in track(names, "Clicking", console=Console(stderr=True)):
                answers, clicks = measured(browser, server, name)
                grid.add_row(name, str(answers or ""), str(clicks))
            Console().print(grid)
        finally:
            browser.close()
            server.stop(signal.SIGKILL)  # nothing of it is kept
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
