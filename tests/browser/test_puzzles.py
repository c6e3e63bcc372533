"""Puzzles in the browser: missed, helped with, solved and remembered, with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from overrun.teaching.puzzles.data import Puzzle, all_puzzles, puzzles_of
from overrun.teaching.puzzles.trying import Try
from tests.browser.axe import violations
from tests.browser.conftest import Come


def answer(page: Page, option: str) -> Locator:
    """The button of an answer in the panel."""
    return page.locator(f'.puzzle [data-option="{option}"]')


def press(page: Page, line: list[str]) -> None:
    """Give these answers by keyboard."""
    for option in line:
        answer(page, option).focus()
        page.keyboard.press("Enter")
        expect(page.locator('.puzzle [aria-busy="true"]')).to_have_count(0)


def with_a_reply() -> Puzzle:
    """One where the zombies choose how to answer a miss."""
    for each in puzzles_of("zombie-terror").values():
        missed = Try(each, each.other).verdict
        if each.kind in ("save", "unbitten") and missed is not None and missed.reply:
            return each
    raise LookupError("no such puzzle")


def test_a_puzzle_is_missed_and_then_solved(come: Come) -> None:
    page, puzzle = come().page, with_a_reply()
    page.goto("/puzzles")
    expect(page.locator("[data-puzzle]")).to_have_count(len(all_puzzles()))
    assert violations(page) == []
    page.locator(f'[data-puzzle="zombie-terror/{puzzle.id}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-task]")).to_contain_text("whatever the zombies do next")
    assert violations(page) == []

    press(page, puzzle.other)
    expect(page.locator('[data-verdict="false"]')).to_be_visible()
    page.locator("[data-reply]").press("Enter")  # what the zombies make of it
    while page.locator("[data-forward]").is_enabled():
        page.locator("[data-forward]").press("Enter")
        expect(page.locator("[data-task]")).to_be_visible()
    expect(page.locator("[data-log]")).to_contain_text("bites")
    page.locator("[data-leave-film]").press("Enter")
    page.locator("[data-again]").press("Enter")

    page.locator("[data-hint]").press("Enter")
    expect(page.locator("[data-hint-note]")).to_be_visible()
    page.locator("[data-hint]").press("Enter")
    expect(page.locator("[data-first]")).to_contain_text("Begin with")
    press(page, puzzle.solution)
    expect(page.locator('[data-verdict="true"]')).to_be_visible()
    expect(page.locator("[data-proof]")).to_contain_text("Proved")
    assert violations(page) == []
    page.locator("[data-next]").press("Enter")
    expect(page.locator("[data-verdict]")).to_have_count(0)

    page.goto("/puzzles")
    mark = page.locator(f'[data-puzzle="zombie-terror/{puzzle.id}"]')
    expect(mark).to_contain_text("solved")
    page.goto("/")
    expect(page.locator("[data-daily]")).to_be_visible()
