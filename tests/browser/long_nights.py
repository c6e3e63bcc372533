"""Games of The Long Night at some moment, and the table page as its players use it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games import find
from overrun.server.rest import Joined, SeatWish
from tests.browser.desk import Desk
from tests.browser.games import ME, OPEN

GAME = "long-night"
BOT = SeatWish(kind="bot", bot="random")

Wanted = Callable[[Table[Any], Ask], bool]

_LIKING = {"end": 0.3, "exile": 0.01, "request": 0.1, "move": 0.6, "yes": 0.3}
"""Chance players who exile nobody and stop early live longer."""


def new_game(seats: int = 4, **settings: str) -> Table[Any]:
    return Table.new(find(GAME), seats=seats, settings=settings, seed="browser")


def _step(table: Table[Any], chance: random.Random) -> None:
    ask = chance.choice(list(table.asks))
    weights = [_LIKING.get(option[0], 1.0) for option in ask.options]
    table.answer(ask.seat, ask.number, chance.choices(list(ask.options), weights)[0])


def moment(
    wanted: Wanted, seats: int = 4, *, game: str = GAME, **settings: str
) -> tuple[Table[Any], int]:
    """A game played at random up to such an ask, and the seat that is asked."""
    for seed in count():
        table = Table.new(find(game), seats=seats, settings=settings, seed=f"moment {seed}")
        chance = random.Random(seed)
        while not table.ended:
            for ask in table.asks:
                if wanted(table, ask):
                    return table, ask.seat
            _step(table, chance)
        assert seed < 500, "chance never leads there"
    raise AssertionError


def asks(kind: str, verb: str = "", **facts: Any) -> Wanted:
    """An ask of this kind, with an option of this verb, about this."""

    def wanted(table: Table[Any], ask: Ask) -> bool:
        return (
            ask.kind == kind
            and all(ask.facts.get(name) == fact for name, fact in facts.items())
            and (not verb or any(option[0] == verb for option in ask.options))
        )

    return wanted


@cache
def _ended_answers(rounds: int) -> tuple[int, list[Any]]:
    for seed in count():
        table = Table.new(find(GAME), seats=4, seed=f"end {seed}")
        chance = random.Random(seed)
        while not table.ended:
            _step(table, chance)
        if table.state.round >= rounds:
            return seed, list(table.answers)
    raise AssertionError


def ended_game(rounds: int = 2, *, left: int = 0) -> Table[Any]:
    """A game that was played at random to its end, or until so many answers before it."""
    seed, answers = _ended_answers(rounds)
    table = Table.new(find(GAME), seats=4, seed=f"end {seed}")
    table.catch_up(answers[: len(answers) - left])
    return table


def me_at(seat: int, seats: int, others: SeatWish = OPEN) -> list[SeatWish]:
    return [ME if each == seat else others for each in range(seats)]


class Night(Desk):
    """The table page of The Long Night."""

    def sit_down(self, table: Joined | str, *, at: str = "") -> None:
        name = table if isinstance(table, str) else table.table
        # Whoever has open seats at the table is told how to invite.
        self.page.goto(f"/t/{name}{at}")
        expect(self.board.locator("[data-place]").first).to_be_visible()
        self.wait_until_complete()
        close = self.page.get_by_role("dialog").get_by_role("button", name="Close")
        if self.page.get_by_role("dialog").count():
            close.click()

    @property
    def stage(self) -> Locator:
        return self.page.locator("[data-stage]")

    def thing(self, name: str) -> Locator:
        """Something that lies on the board: ``survivor:emma``, ``place:school``, ``die:4``."""
        return self.board.locator(f'[data-thing="{name}"]').first

    def go_on(self) -> None:
        """Whatever is told in front of the board has been read."""
        while self.page.locator("[data-continue]").count():
            self.press(self.page.locator("[data-continue]").first)

    def pick(self, thing: str) -> None:
        if self.thing(thing).get_attribute("aria-pressed") != "true":
            self.press(self.thing(thing))
            expect(self.thing(thing)).to_have_attribute("aria-pressed", "true")


# Where the middle of what has the focus is, and what it is.
_FOCUS = """() => {
    const here = document.activeElement;
    const {x, y, width, height} = here.getBoundingClientRect();
    const thing = here.closest('[data-board]') ? here.dataset.thing ?? here.dataset.option : '';
    return {x: x + width / 2, y: y + height / 2, thing: thing ?? ''};
}"""


def walk_about(desk: Night) -> None:
    """Arrow keys go from thing to thing, each its way; Enter picks up who is reached."""
    page = desk.page
    page.keyboard.press("b")
    seen = []
    for key in [*["ArrowDown"] * 3, *["ArrowRight"] * 3, *["ArrowUp"] * 3, *["ArrowLeft"] * 3]:
        before = page.evaluate(_FOCUS)
        page.keyboard.press(key)
        now = page.evaluate(_FOCUS)
        assert now["thing"], f"{key} leads off the board from {before['thing']}"
        along = "x" if key in ("ArrowLeft", "ArrowRight") else "y"
        sign = 1 if key in ("ArrowRight", "ArrowDown") else -1
        moved = sign * (now[along] - before[along])
        assert not before["thing"] or now["thing"] == before["thing"] or moved > 0
        seen.append(now["thing"])
    assert len(set(seen)) >= 4
    who = next(each.split(":")[1] for each in desk.options if each.startswith("move:"))
    desk.thing(f"survivor:{who}").focus()
    page.keyboard.press("Enter")
    expect(desk.thing(f"survivor:{who}")).to_have_attribute("aria-pressed", "true")
