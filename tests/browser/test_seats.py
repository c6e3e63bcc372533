"""A seat is its guest's: devices that it calls, patience with who is away, leaving and ending."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from overrun.core.table import Table
from overrun.server.protocol import TableOptions
from overrun.server.rest import Joined
from tests.browser import long_nights
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import BOT, ME, OPEN, golden_moment
from tests.browser.guest import Guest, join, link_to

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"


def in_the_middle() -> Table[Any]:
    """A night of four in its second round, at the turn of the first of them."""
    game, _ = long_nights.moment(
        lambda table, ask: ask.seat == 0 and ask.kind == "action" and table.state.round == 2
    )
    return game


def choose(desk: Desk, command: str) -> None:
    """Something of the menu."""
    desk.page.locator("[data-menu]").click()
    desk.page.get_by_role("button", name=command, exact=True).click()


def sit(guest: Guest, table: str) -> Desk:
    desk = Desk(guest)
    desk.page.goto(f"/t/{table}")
    expect(desk.seat(0)).to_be_visible()
    return desk


@pytest.fixture
def table(come: Come) -> tuple[Desk, Desk, Joined]:
    """Ann and Bob at a table of four, with an open seat and a bot."""
    ann, bob = come("Ann"), come("Bob")
    made = ann.lay(in_the_middle(), ME, OPEN, OPEN, BOT, options=TableOptions(pace="calm"))
    join(bob, link_to(made, 1), made.table)
    return sit(ann, made.table), sit(bob, made.table), made


def test_a_second_device_is_called_by_the_first_and_sent_away_again(come: Come) -> None:
    ann = come("Ann")
    desk = sit(ann, ann.lay(golden_moment("human-action"), ME, BOT).table)
    choose(desk, "My devices")
    devices = desk.page.locator("[data-device]")
    expect(devices).to_have_count(1)
    expect(devices).to_contain_text("this one")
    desk.page.locator("[data-add-device]").click()
    expect(desk.page.get_by_role("img", name="The link as a code for a camera")).to_be_visible()
    assert not violations(desk.page)
    link = desk.page.locator("[data-code] input").input_value()

    phone = come("Phone", known=False, user_agent=PHONE)
    on_phone = Desk(phone)
    on_phone.page.goto(link)  # nobody asks for a name: the seat has one
    expect(on_phone.seat(0)).to_contain_text("Ann")
    assert "device-" not in on_phone.page.url
    assert on_phone.wait_for_turn()
    expect(devices).to_have_count(2)
    expect(devices.last).to_contain_text("Firefox, Android")
    expect(desk.page.locator("[data-code]")).to_have_count(0)  # it was good once

    desk.page.locator("[data-drop]").click()
    expect(devices).to_have_count(1)
    expect(on_phone.page.get_by_text("does not hold the seat any more")).to_be_visible()
    expect(on_phone.page.locator("[data-option]")).to_have_count(0)


def test_a_spent_link_leads_nowhere_and_says_so(come: Come) -> None:
    ann, bob, cat = come("Ann"), come("Bob"), come("Cat")
    cat.expect("403")
    made = ann.lay(golden_moment("human-action"), ME, OPEN)
    join(bob, link_to(made, 1), made.table)
    cat.page.goto(f"/t/{made.table}#{link_to(made, 1)}")  # nobody asks for a name in vain
    expect(cat.page.get_by_text("Somebody has taken this seat already")).to_be_visible()


def test_a_second_ann_is_told_what_she_is_called(come: Come) -> None:
    ann, other = come("Ann"), come("Other", known=False)
    made = ann.lay(golden_moment("human-action"), ME, OPEN)
    other.page.goto(f"/t/{made.table}#{link_to(made, 1)}")
    other.page.locator("[data-name]").fill("ann")
    other.page.locator("[data-sit]").click()
    expect(other.page.get_by_text("You are ann 2 at this table")).to_be_visible()
    expect(Desk(other).seat(1)).to_contain_text("ann 2")


def test_all_see_how_long_who_is_away_is_waited_for(table: tuple[Desk, Desk, Joined]) -> None:
    ann, bob, _ = table
    expect(ann.seat(1)).to_contain_text("is here")
    bob.page.goto("/about")
    grace = ann.seat(1).locator("[data-grace]")
    expect(grace).to_be_visible()
    assert 150 < int(grace.get_attribute("data-grace") or 0) <= 180
    expect(ann.seat(1).locator("[data-stand-in]")).to_have_count(0)  # not yet
    expect(ann.seat(2).locator("[data-stand-in]")).to_have_count(1)  # nobody has come there
    bob.page.go_back()
    expect(ann.seat(1)).to_contain_text("is here")
    expect(grace).to_have_count(0)


def test_who_leaves_is_replaced_and_the_others_are_told(table: tuple[Desk, Desk, Joined]) -> None:
    ann, bob, _ = table
    choose(bob, "Leave the game")
    bob.page.locator('[data-confirm="leave"]').click()
    expect(bob.page.get_by_text("You have left the game")).to_be_visible()
    expect(bob.page.get_by_text("You are watching.")).to_be_visible()
    expect(ann.page.get_by_text("Bob has left the game.")).to_be_visible()
    expect(ann.seat(1)).to_contain_text("Bob left")
    expect(ann.seat(1).locator("button")).to_have_count(0)
    assert ann.wait_for_turn()


def test_a_game_of_many_ends_when_all_agree(table: tuple[Desk, Desk, Joined]) -> None:
    ann, bob, _ = table
    for answer, end in (("refuse", False), ("agree", True)):
        choose(ann, "End the game for all")
        ann.page.locator('[data-confirm="end"]').click()
        expect(ann.page.locator('[data-vote="end"]')).to_contain_text("Still to agree: Bob")
        assert not violations(ann.page)
        asked = bob.page.get_by_role("dialog")
        expect(asked).to_contain_text("Ann asks to end the game here")
        asked.locator(f"[data-{answer}]").click()
        expect(ann.page.locator("[data-vote]")).to_have_count(0)
        expect(ann.page.locator("[data-result]")).to_have_count(int(end))


def test_who_asked_may_think_better_of_it(table: tuple[Desk, Desk, Joined]) -> None:
    ann, bob, _ = table
    choose(ann, "End the game for all")
    ann.page.locator('[data-confirm="end"]').click()
    expect(bob.page.get_by_role("dialog")).to_be_visible()
    ann.page.locator('[data-withdraw="end"]').click()
    expect(bob.page.get_by_role("dialog")).to_have_count(0)


def test_who_watches_is_marked_in_the_chat(table: tuple[Desk, Desk, Joined], come: Come) -> None:
    ann, _, made = table
    stranger = come("ANN")
    join(stranger, made.links.watch, made.table)
    watching = sit(stranger, made.table)
    for desk in (watching, ann):
        desk.page.locator('[data-tab="chat"]').click()
    for desk in (watching, ann):
        desk.page.locator("[data-chat-input]").fill("Show me your cards")
        desk.page.keyboard.press("Enter")
        expect(ann.page.locator("[data-chat] p").last).to_contain_text("Show me your cards")
    lines = ann.page.locator("[data-chat] p")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("ANN 2")
    expect(lines.first.locator("[data-watcher]")).to_contain_text("watches")
    expect(lines.last.locator("[data-watcher]")).to_have_count(0)
