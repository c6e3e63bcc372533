"""No page and no state of the table has anything that axe objects to, in any colours."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from overrun.core.table import Table
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import BOT, ME, OPEN, golden_game, golden_moment, here, new_game
from tests.browser.guest import join, link_to

PAGES = {
    "home": "/",
    "create": "/new/zombie-terror",
    "rules": "/rules/zombie-terror#ZT-BIT-03",
    "my games": "/me",
    "about": "/about",
    "nowhere": "/no/such/page",
}


@pytest.mark.parametrize("address", PAGES.values(), ids=PAGES)
def test_pages(come: Come, address: str) -> None:
    ann = come()
    # What the home page lists is there to be looked at, too.
    ann.lay(golden_moment("human-action"), ME, BOT)
    ann.lay(golden_game(), ME, BOT)
    ann.page.goto(address)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text="One moment")).to_have_count(0)
    if address == "/":
        expect(ann.page.locator("[data-table]").first).to_be_visible()
    assert violations(ann.page) == []


def test_the_invitation(come: Come) -> None:
    ann, ben = come(), come("Ben", known=False)
    table = ann.lay(new_game(), ME, OPEN)
    ben.page.goto(f"/t/{table.table}#{link_to(table, 1)}")
    expect(ben.page.locator("[data-sit]")).to_be_visible()
    assert violations(ben.page) == []


MOMENTS: dict[str, Callable[[], Table]] = {
    "set-up": lambda: golden_moment("human-start"),
    "my turn": lambda: golden_moment("human-action", nth=12),
    "building": lambda: new_game("built", setup="free", sides="chosen"),
    "end": golden_game,
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_table(come: Come, moment: str) -> None:
    ann = come()
    game = MOMENTS[moment]()
    seats = (ME, BOT) if game.ended or game.asks[0].seat == 0 else (BOT, ME)
    desk = Desk(ann)
    desk.sit_down(ann.lay(game, *seats))
    if not game.ended:
        ann.until(lambda: bool(ann.refused), "why not")
    assert violations(desk.page) == []


@pytest.mark.parametrize("kind", ["zombie-action", "facing", "activation", "adding"])
def test_the_turn_of_the_zombies(come: Come, kind: str) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment(kind, nth=3), BOT, ME))
    desk.wait_for_turn()
    assert violations(desk.page) == []


def test_waiting_for_somebody(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("zombie-action"), ME, OPEN))
    expect(desk.page.get_by_text("Still open: Zombies")).to_be_visible()
    assert violations(desk.page) == []


def test_the_chooser(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("activation", nth=2), BOT, ME))
    desk.wait_for_turn()
    targets = [desk.where(option)[-1] for option in desk.options if desk.where(option)]
    crowded = next(each for each in targets if targets.count(each) > 1)
    desk.field(crowded).click()
    expect(desk.board.get_by_role("menu")).to_be_visible()
    assert violations(desk.page) == []


@pytest.mark.parametrize(
    "dialog", ["rules", "guide", "settings", "help", "invite", "concede", "chat"]
)
def test_dialogs(come: Come, dialog: str) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, OPEN))
    desk.wait_for_turn()
    page = desk.page
    if dialog == "chat":
        page.keyboard.press("c")
        page.locator("[data-chat-input]").fill("Run!")
        page.keyboard.press("Enter")
        expect(page.locator("[data-chat]")).to_contain_text("Run!")
    elif dialog in ("rules", "guide", "help"):
        page.keyboard.press({"rules": "i", "guide": "g", "help": "?"}[dialog])
        expect(page.get_by_role("dialog")).to_be_visible()
    elif dialog == "settings":
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog")).to_be_visible()
    else:
        page.locator("[data-menu]").click()
        assert violations(page) == []
        name = {"invite": "Invite", "concede": "Give up"}[dialog]
        page.locator("#table-menu").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_the_question_for_consent(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.lay(golden_moment("human-action", nth=2), ME, OPEN)
    join(ben, link_to(table, 1), table.table)
    hers, his = Desk(ann), Desk(ben)
    hers.sit_down(table)
    his.sit_down(table)
    hers.wait_for_turn()
    hers.take("end")
    his.wait_for_turn()
    his.take(his.options[0])
    hers.page.locator('[data-undo="consent"]').click()
    expect(his.page.get_by_role("dialog")).to_be_visible()
    assert violations(his.page) == []
    assert violations(hers.page) == []


def test_the_curtain(come: Come) -> None:
    ann = come()
    ann.page.goto(f"/t/{ann.lay(new_game(), ME, here('Bea')).table}")
    expect(ann.page.locator("[data-curtain]")).to_be_visible()
    assert violations(ann.page) == []


def test_the_replay(come: Come) -> None:
    ann = come()
    table = ann.lay(golden_game(), ME, BOT).table
    ann.page.goto(f"/t/{table}/replay")
    expect(ann.page.locator("[data-step]")).to_be_visible()
    ann.page.locator("[data-scrub]").fill("60")
    assert violations(ann.page) == []
    ann.page.locator("[data-play-on]").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert violations(ann.page) == []


def test_on_a_phone(come: Come) -> None:
    ann = come(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    desk.wait_for_turn()
    for tab in ("ask", "aside", "log", "chat"):
        desk.page.locator(f'[data-tab="{tab}"]').tap()
        assert violations(desk.page) == []
