"""A person deletes what is stored about them, from the settings."""

from __future__ import annotations

from playwright.sync_api import expect

from overrun.text import Text
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import BOT, ME, golden_moment

say = Text()


def test_it_is_asked_for_twice_and_then_done(come: Come) -> None:
    ann = come("Ann")
    desk = Desk(ann)
    table = ann.lay(golden_moment("human-action"), ME, BOT)
    page = desk.page
    page.goto("/")
    mine = page.locator(f"a[href*='{table.table}']")
    expect(mine.first).to_be_visible()

    page.get_by_role("button", name=say("ui-settings")).click()
    page.locator("[data-forget]").click()
    expect(page.get_by_text("This cannot be undone.")).to_be_visible()
    page.get_by_role("button", name=say("ui-cancel")).click()
    page.locator("[data-forget]").click()
    page.locator("[data-forget-now]").click()

    expect(mine).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=say("ui-settings")).click()
    expect(page.locator("[data-forget]")).to_have_count(0)
