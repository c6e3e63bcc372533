"""The table page, and three hands for it: a mouse, a keyboard, a finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from overrun.server.rest import Joined
from tests.browser.guest import Guest

Policy = Callable[[list[str]], str]

# What is asked now: the number, 'over', or nothing while others are to act, or something of the
# page is still to come that may lie in front.
_ASKED = """() => document.querySelector('[data-coming]') ? ''
    : document.querySelector('[data-result]') ? 'over'
    : document.querySelector('[data-ask]')?.dataset.ask ?? ''"""


# Whether the focus is on what opens the list.
_FOLDED = "() => document.activeElement.matches('[data-list]:not([open]) > summary')"

# Open the list of what can be chosen on the board, if the option is in it.
_UNFOLD = """(option) => {
    const list = document.querySelector('[data-ask] [data-list]:not([open])');
    if (list?.querySelector(`[data-option="${option}"]`)) list.open = true;
}"""


class Desk:
    """What a player sees of a table, and how it is answered by mouse.

    A hand knows from the frames which fields an option is about, as a player sees it on the
    board; it answers by clicking what the page offers there.
    """

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.panel: Locator = self.page.locator("[data-ask]")
        self.board: Locator = self.page.locator("[data-board]")

    def sit_down(self, table: Joined | str, *, at: str = "") -> None:
        """Go to a table and wait until it is shown."""
        name = table if isinstance(table, str) else table.table
        self.page.goto(f"/t/{name}{at}")
        expect(self.board.locator("[data-field]").first).to_be_visible()
        self.wait_until_complete()

    def wait_until_complete(self) -> None:
        """Until all of the page is here, with what is not needed to begin."""
        expect(self.page.locator("[data-coming]")).to_have_count(0)

    # -- looking ---------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The number of the open ask, ``over``, or nothing."""
        return str(self.page.evaluate(_ASKED))

    @property
    def over(self) -> bool:
        return self.asked == "over"

    @property
    def options(self) -> list[str]:
        """The ids of everything that is offered, as the panel lists it."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-ask] [data-option]')]"
            ".map((each) => each.dataset.option)"
        )
        return found

    @property
    def ask(self) -> dict[str, Any]:
        """The ask that the panel shows, from the frame that brought it."""
        number = int(self.asked)

        def come() -> bool:
            return any(each["number"] == number for each in self.guest.update["asks"])

        self.guest.until(come, f"the frame of ask {number}")
        found: dict[str, Any] = next(
            each for each in self.guest.update["asks"] if each["number"] == number
        )
        return found

    def where(self, option: str) -> list[str]:
        """The fields that an option is about, its target last."""
        info = next(each for each in self.ask["options"] if each["id"] == option)
        return [word for word in info.get("where", []) if re.fullmatch(r"[A-Z]\d+", word)]

    def field(self, name: str) -> Locator:
        return self.board.locator(f'[data-field="{name}"]')

    def offered(self, option: str) -> Locator:
        """The button of the panel for an option; what is chosen on the board is listed there."""
        self.page.evaluate(_UNFOLD, option)
        return self.panel.locator(f'[data-option="{option}"]')

    def on_board(self, option: str) -> Locator:
        return self.board.locator(f'[data-option="{option}"]')

    def seat(self, number: int) -> Locator:
        return self.page.locator(f'[data-seat="{number}"]')

    def let_bot(self, seat: int, until: str = "recalled") -> None:
        """Let a bot play for one of the own seats."""
        self.page.locator(f'[data-let-bot="{seat}"]').click()
        self.page.locator(f'[data-stand-in="{seat}"][data-until="{until}"]').click()

    # -- waiting ---------------------------------------------------------------------------

    def wait_for_turn(self) -> str:
        """Until something is asked of this seat, or the game is over."""
        return str(self.page.wait_for_function(_ASKED).json_value())

    def wait_after(self, asked: str) -> str:
        """Until the ask is answered: another one, none, or the end."""
        self.page.wait_for_function(f"(before) => ({_ASKED})() !== before", arg=asked)
        return self.asked

    # -- answering -------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        """Click, tap, or whatever this hand does."""
        what.click()

    def take(self, option: str) -> None:
        """Answer in the panel."""
        asked = self.asked
        self.press(self.offered(option))
        self.wait_after(asked)

    def play(self, option: str) -> None:
        """Answer on the board where that is possible, otherwise in the panel."""
        asked, kind = self.asked, self.ask["kind"]
        places = self.where(option)
        verb = option.split(":")[0]
        if verb == "face":
            self.press(self.on_board(option))
        elif verb in ("play", "end", "done", "rest", "replace") or not places:
            self.press(self.offered(option))
        else:
            if kind == "human-action":
                self.pick(places[0])
            self.point(places[-1], option, asked)
        self.wait_after(asked)

    def pick(self, field: str) -> None:
        """Take up the human who is to act."""
        if self.field(field).get_attribute("aria-selected") != "true":
            self.press(self.field(field))
            expect(self.field(field)).to_have_attribute("aria-selected", "true")

    def point(self, field: str, option: str, asked: str) -> None:
        """Point at the target; choose among what can be done there, if there is more."""
        self.press(self.field(field))
        choice = f'[data-board] [role="menuitem"][data-option="{option}"]'
        self.page.wait_for_function(
            f"([before, choice]) => ({_ASKED})() !== before || document.querySelector(choice)",
            arg=[asked, choice],
        )
        if self.asked == asked and self.page.locator(choice).count():
            self.press(self.page.locator(choice))

    def play_on(self, policy: Policy, answers: int = 400) -> int:
        """Answer until the game is over, or so many times; says how many answers it took."""
        given = 0
        while given < answers and self.wait_for_turn() != "over":
            self.play(policy(self.options))
            given += 1
        return given


class Keyboard(Desk):
    """A hand that has keys only."""

    def press(self, what: Locator) -> None:
        raise AssertionError("no mouse here")

    # What has the focus, as the document knows it.
    _FOCUS = "() => ({...document.activeElement?.dataset})"

    @property
    def focus(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate(self._FOCUS)
        return found

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def walk_to(self, field: str) -> None:
        """From the field that has the focus, step by step."""
        here = self.focus["field"]
        columns = ord(field[0]) - ord(here[0])
        rows = int(field[1:]) - int(here[1:])
        self.key(*["ArrowRight" if columns > 0 else "ArrowLeft"] * abs(columns))
        self.key(*["ArrowUp" if rows > 0 else "ArrowDown"] * abs(rows))
        assert self.focus["field"] == field

    def take(self, option: str) -> None:
        asked = self.asked
        self.reach(option)
        self.key("Enter")
        self.wait_after(asked)

    def reach(self, option: str) -> None:
        """Tab through the panel to a button; chips of one kind are one stop, arrows go on."""
        self.key("a")
        self.page.wait_for_function("() => document.activeElement.closest('[data-ask]')")
        for _ in range(80):
            self.key("Tab")
            if self.page.evaluate(_FOLDED):
                self.key("Enter")
            beside: int | None = self.page.evaluate(
                """(wanted) => {
                    const here = document.activeElement;
                    const row = [...here.parentElement.querySelectorAll('[data-option]')];
                    const to = row.findIndex((each) => each.dataset.option === wanted);
                    return to < 0 || !here.dataset.option ? null : to - row.indexOf(here);
                }""",
                option,
            )
            if beside is None:
                continue
            if beside and not self._single():
                self.key(*["ArrowRight" if beside > 0 else "ArrowLeft"] * abs(beside))
            if self.focus.get("option") == option:
                return
        raise AssertionError(f"Tab does not lead to {option}")

    def _single(self) -> bool:
        """Whether the focus is on a button that is a stop of its own."""
        return bool(
            self.page.evaluate(
                "() => !document.activeElement.parentElement.querySelector('[tabindex=\"-1\"]')"
            )
        )

    def play(self, option: str) -> None:
        asked, kind = self.asked, self.ask["kind"]
        places = self.where(option)
        verb = option.split(":")[0]
        if verb == "face":
            self.key("b")
            for _ in range(6):
                if self.focus.get("option") == option:
                    break
                self.key("Tab")
            assert self.focus.get("option") == option
            self.key("Enter")
        elif verb in ("play", "end", "done", "rest", "replace") or not places:
            self.take(option)
        else:
            self.key("b")
            if kind == "human-action" and not self._picked(places[0]):
                self.walk_to(places[0])
                self.key("Enter")
                assert self._picked(places[0])
            self.walk_to(places[-1])
            self.key("Enter")
            self._choose(option, asked)
        self.wait_after(asked)

    def _picked(self, field: str) -> bool:
        return self.field(field).get_attribute("aria-selected") == "true"

    def _choose(self, option: str, asked: str) -> None:
        choice = f'[data-board] [role="menuitem"][data-option="{option}"]'
        self.page.wait_for_function(
            f"([before, choice]) => ({_ASKED})() !== before || document.querySelector(choice)",
            arg=[asked, choice],
        )
        if self.asked != asked or not self.page.locator(choice).count():
            return
        for _ in range(20):
            if self.focus.get("option") == option:
                break
            self.key("ArrowDown")
        assert self.focus.get("option") == option
        self.key("Enter")


class Finger(Desk):
    """A hand that taps. Where fields are small, a tap is asked back before it counts."""

    def press(self, what: Locator) -> None:
        what.tap()


def wait_for_film(page: Page) -> None:
    """Until a replay is loaded to its end."""
    # On a phone there is no room to show it.
    expect(page.locator('[data-step] [role="status"]')).to_have_text(re.compile(r"\d$"))


def run_for_the_car(options: list[str]) -> str:
    """Humans who only run: the foremost first, straight ahead. It is over soon."""

    def worth(option: str) -> tuple[int, int, int]:
        verb = option.split(":")[0]
        field = re.search(r":([A-Z])(\d+)$", option)
        column, row = (ord(field[1]) - ord("F"), int(field[2])) if field else (0, 0)
        liking = {"escape": 9, "shoot": 6, "move": 5, "push": 4, "end": 2}.get(verb, 1)
        return liking, row, -abs(column)

    return max(options, key=worth)
