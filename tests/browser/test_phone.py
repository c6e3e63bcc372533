"""Small and touched: 360 by 740. And at 1280 by 720, everything without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from overrun.games import GAMES
from overrun.teaching.puzzles.data import puzzles_of
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk, Finger, run_for_the_car
from tests.browser.games import BOT, ME, golden_game, golden_moment, new_game
from tests.browser.long_nights import Wanted, asks, me_at, moment

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


_SKIP = """async () => {
    document.querySelector("[data-skip]").click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const film = document.querySelector("[data-film]");
    return [film.dataset.film, getComputedStyle(film.querySelector("[data-skip]")).visibility];
}"""


def test_what_is_shown_covers_nobody_at_the_table(come: Come) -> None:
    """The bar that tells it lies above the seats; when all was shown, nothing is there to skip."""
    ann = come("Ann", speed="slow", **PHONE)
    desk = Finger(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    desk.wait_for_turn()
    desk.take("end")
    film = desk.page.locator("[data-film]")
    expect(film).to_be_visible()
    seats = desk.page.get_by_role("list", name="Seats")
    gap = (
        "([film, seats]) => seats.getBoundingClientRect().top - film.getBoundingClientRect().bottom"
    )
    pair = [film.element_handle(), seats.element_handle()]
    assert desk.page.evaluate(gap, pair) >= 0
    # The next may come at once, but what is over has no buttons.
    shown, buttons = desk.page.evaluate(_SKIP)
    assert shown != "0" or buttons == "hidden"


def test_small_fields_are_looked_at_from_near_by(come: Come) -> None:
    ann = come("Ann", **PHONE)
    desk = Finger(ann)
    desk.sit_down(ann.lay(golden_moment("human-action", nth=2), ME, BOT))
    desk.wait_for_turn()
    option = next(each for each in desk.options if each.startswith("move:"))
    start, target = desk.where(option)
    lens = desk.page.locator("[data-zoom]")
    desk.press(lens)
    expect(lens).to_have_attribute("aria-pressed", "true")
    desk.pick(start)
    box = desk.field(target).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    expect(desk.field(target)).to_be_in_viewport()
    # a finger is sure of such a field: nothing is asked back
    asked = desk.asked
    desk.press(desk.field(target))
    desk.wait_after(asked)
    desk.press(lens)
    expect(lens).to_have_attribute("aria-pressed", "false")
    assert too_wide(desk.page) <= 0


def look_at(page: Page, address: str) -> None:
    """Go to a page and wait until it is there."""
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="One moment")).to_have_count(0)


@pytest.mark.parametrize("address", ["/", "/new/zombie-terror", "/me", "/about"])
def test_no_page_scrolls_sideways(come: Come, address: str) -> None:
    ann = come("Ann", **PHONE)
    look_at(ann.page, address)
    assert too_wide(ann.page) <= 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learned_looked_up_and_puzzled_over_on_a_phone(come: Come, game: str) -> None:
    page = come("Ann", **PHONE).page
    puzzles = [f"/puzzles/{game}/{id}" for id in list(puzzles_of(game))[:1]]
    for address in (f"/learn/{game}", f"/rules/{game}", *puzzles):
        look_at(page, address)
        if address in puzzles:
            expect(page.locator("[data-board] svg, [data-board] button").first).to_be_visible()
        assert too_wide(page) <= 0, address
        assert violations(page) == [], address


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


TURNS: dict[str, tuple[Wanted, int, str, str]] = {
    "long-night": (asks("action", "move"), 4, "[data-place]", ".dock .foot"),
    "warring-colonies": (asks("movement", "move"), 4, "[data-place]", ".dock .foot"),
    "army-of-the-dead": (asks("action", "move"), 1, ".window", "[data-ask]"),
}
"""A turn of each other game, at a table of so many: what its map is made of, where one ends it."""


@pytest.mark.parametrize("game", TURNS)
def test_the_whole_map_is_on_one_screen(come: Come, game: str) -> None:
    wanted, seats, map_, ends = TURNS[game]
    table, seat = moment(wanted, seats, game=game)
    ann = come("Ann")
    desk = Desk(ann)
    desk.page.goto(f"/t/{ann.lay(table, *me_at(seat, seats, BOT)).table}")
    desk.wait_for_turn()
    for sheet in desk.page.locator("[data-continue]").all():
        sheet.click()
    expect(desk.page.locator("[data-stage]")).to_have_count(0)
    assert (too_wide(desk.page), too_high(desk.page)) == (0, 0)
    for part in desk.board.locator(map_).all():
        expect(part).to_be_in_viewport(ratio=1)
    expect(desk.panel).to_be_in_viewport(ratio=1)
    expect(desk.page.locator(f"{ends} [data-option]:visible").first).to_be_in_viewport(ratio=1)
