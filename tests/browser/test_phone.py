"""Small and touched: 360 by 740. And at 1280 by 720, everything without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.desk import Desk, Finger, run_for_the_car
from tests.browser.games import BOT, ME, golden_game, golden_moment, new_game

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


# Not innerWidth: a phone zooms out to show what is too wide, and that grows with it.
_TOO_MUCH = """() => {
    const [page, window] = [document.scrollingElement, document.documentElement];
    return [page.scrollWidth - window.clientWidth, page.scrollHeight - window.clientHeight];
}"""


def too_wide(page: Page) -> int:
    """By how many pixels the page can be scrolled sideways."""
    return int(page.evaluate(_TOO_MUCH)[0])


def too_high(page: Page) -> int:
    return int(page.evaluate(_TOO_MUCH)[1])


def test_a_dozen_decisions_by_finger(come: Come) -> None:
    ann = come("Ann", **PHONE)
    desk = Finger(ann)
    desk.sit_down(ann.lay(new_game("phone"), ME, BOT))
    for _ in range(14):
        desk.wait_for_turn()
        assert too_wide(desk.page) <= 0
        desk.play(run_for_the_car(desk.options))


def test_the_panel_is_in_reach_of_the_thumb(come: Come) -> None:
    ann = come("Ann", **PHONE)
    desk = Finger(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    desk.wait_for_turn()
    for tab in ("aside", "log", "chat", "ask"):
        desk.page.locator(f'[data-tab="{tab}"]').tap()
        assert too_wide(desk.page) <= 0
    desk.offered("end").scroll_into_view_if_needed()
    expect(desk.offered("end")).to_be_in_viewport()
    box = desk.offered("end").bounding_box()
    assert box is not None
    assert box["height"] >= 40
    desk.take("end")


def test_the_result_comes_to_the_front(come: Come) -> None:
    ann = come("Ann", **PHONE)
    desk = Finger(ann)
    desk.sit_down(ann.lay(golden_game(), ME, BOT))
    expect(desk.page.locator("[data-result]")).to_be_visible()
    assert too_wide(desk.page) <= 0


@pytest.mark.parametrize("page", ["/", "/new/zombie-terror", "/rules/zombie-terror", "/about"])
def test_no_page_scrolls_sideways(come: Come, page: str) -> None:
    ann = come("Ann", **PHONE)
    ann.page.goto(page)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text="One moment")).to_have_count(0)
    assert too_wide(ann.page) <= 0


@pytest.mark.parametrize("kind", ["human-start", "human-action", "zombie-action", "adding", "end"])
def test_the_whole_table_is_on_one_screen(come: Come, kind: str) -> None:
    ann = come("Ann")
    game = golden_game() if kind == "end" else golden_moment(kind)
    seats = (BOT, ME) if kind in ("zombie-action", "adding") else (ME, BOT)
    desk = Desk(ann)
    desk.sit_down(ann.lay(game, *seats))
    desk.wait_for_turn()
    assert too_wide(desk.page) <= 0
    assert too_high(desk.page) <= 0
    for field in ("A1", "L1", "A16", "L16"):
        expect(desk.field(field)).to_be_in_viewport(ratio=1)
    if kind != "end":
        expect(desk.panel).to_be_in_viewport(ratio=1)
