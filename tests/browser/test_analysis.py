"""A finished game explained, in its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import wait_for_film
from tests.browser.games import BOT, ME, golden_game
from tests.browser.test_replay import at

SECONDS = 60
"""An analysis takes its time, on a machine that does other things as well."""


def analysed(page: Page) -> None:
    """Ask for it, and wait until it is there."""
    page.locator("[data-to-analysis]").click()
    expect(page.locator("[data-analysis]")).to_have_attribute(
        "data-analysis", "done", timeout=SECONDS * 1000
    )


def opened(come: Come, **how: object) -> Page:
    ann = come("Ann", **how)
    table = ann.lay(golden_game("conceded"), ME, BOT).table
    ann.page.goto(f"/t/{table}/replay")
    expect(ann.page.locator("[data-step]")).to_be_visible()
    return ann.page


@pytest.fixture
def page(come: Come) -> Page:
    page = opened(come)
    wait_for_film(page)
    return page


def test_it_is_made_shown_and_kept_without_leaving_the_page(page: Page) -> None:
    expect(page.locator("[data-chances]")).to_have_count(0)
    page.locator("[data-to-analysis]").click()
    expect(page.locator("[data-progress]")).to_be_visible()
    analysed(page)
    expect(page.locator("[data-chances] [data-line]")).to_have_count(2)
    plot = page.locator("[data-chances] svg")
    expect(plot).to_have_attribute("aria-label", re.compile(r"Humans: from \d+ % to \d+ %"))

    turn = page.locator("[data-turn]").first
    step = int(turn.get_attribute("data-turn") or 0)
    turn.click()
    at(page, step)
    page.keyboard.press("Home")
    at(page, 0)
    page.locator(f'[data-turn-mark="{step}"]').click()
    at(page, step)

    page.locator("[data-viewpoint]").select_option("1")
    expect(page.locator("[data-chances] [data-line]")).to_have_count(1)
    expect(page.locator("[data-share]")).to_have_count(1)
    assert violations(page) == []
    page.reload()
    expect(page.locator("[data-chances]")).to_be_visible()


def test_one_can_try_again_where_something_better_was_found(page: Page) -> None:
    analysed(page)
    mistake = page.locator("[data-mistake]").first
    expect(mistake).to_contain_text("Better: ")
    before = int(mistake.get_attribute("data-mistake") or 0) - 1
    mistake.locator("[data-show]").click()
    at(page, before)
    page.keyboard.press("Home")
    mistake.locator("[data-try-again]").click()
    at(page, before)
    expect(page.get_by_role("dialog")).to_contain_text(f"after {before} decision")
    page.locator("[data-begin]").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))


def test_on_a_phone(come: Come) -> None:
    page = opened(come, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.locator("[data-to-analysis]").tap()
    analysed(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = page.locator("[data-mistake] [data-try-again]").first
    box.scroll_into_view_if_needed()
    expect(box).to_be_in_viewport()
