"""The rulebook: read on its page, stepped through, searched, printed, looked up at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from overrun.teaching.book import games_with_book
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import ME, OPEN, golden_moment


def test_a_rule_leads_to_its_paragraph_and_an_example_is_stepped_through(come: Come) -> None:
    page = come().page
    page.goto("/rules/zombie-terror#ZT-BIT-03")
    bite = page.locator('[data-paragraph="bite"]')
    expect(bite.locator('[data-rule="ZT-BIT-03"]')).to_be_in_viewport()
    scene = bite.locator('[data-scene="bitten"][data-drawn]')
    scene.scroll_into_view_if_needed()
    on = scene.locator("[data-step-on]")
    on.focus()
    page.keyboard.press("Enter")
    expect(scene.locator("figcaption")).to_contain_text("The Mechanic is wounded")
    page.keyboard.press("ArrowRight")
    expect(scene).to_have_attribute("data-step", "2")
    expect(scene.locator("figcaption")).to_contain_text("dead")
    page.keyboard.press("ArrowLeft")
    expect(scene).to_have_attribute("data-step", "1")
    # nobody plays on a picture, and the keyboard does not get lost in it
    expect(scene.locator("[inert] [data-field]").first).to_be_attached()
    assert violations(page) == []


def test_what_lies_beside_the_board_is_a_picture_too(come: Come) -> None:
    page = come().page
    page.goto("/rules/army-of-the-dead#adrenaline")
    scene = page.locator('[data-scene="growing"][data-drawn]')
    beside = scene.locator("[inert]")
    # with its words, though there is no board that would fetch them
    expect(beside).to_contain_text("Shotgun")
    expect(beside.locator("[data-zone]")).to_have_count(0)
    learned = beside.locator(".chip.active")
    expect(learned).to_have_text([re.compile("Born Leader")])
    scene.locator("[data-step-on]").click()
    expect(learned).to_have_text([re.compile("Born Leader"), re.compile("Action")])
    expect(scene.locator("figcaption details")).to_have_count(0)  # six lines are not too many


def test_much_that_happened_is_told_to_who_asks(come: Come) -> None:
    page = come().page
    page.goto("/rules/zombie-terror#ten-zombies")
    scene = page.locator('[data-scene="places"][data-drawn]')
    for _ in range(3):
        scene.locator("[data-step-on]").click()
    tale = scene.locator("figcaption details")
    expect(tale.locator("li").first).not_to_be_visible()
    tale.locator("summary").click()
    expect(tale.locator("li").first).to_be_visible()


def test_a_paragraph_is_found_by_what_people_call_it(come: Come) -> None:
    page = come().page
    page.goto("/rules/zombie-terror")
    field = page.locator("[data-book-search]")
    field.fill("line of sihgt")
    expect(page.locator("[data-found] a").first).to_have_text("What a zombie sees")
    field.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#sight$"))
    expect(page.locator("#sight h3")).to_be_focused()


@pytest.mark.parametrize("game", games_with_book())
def test_the_summary_is_two_pages_of_paper(come: Come, game: str) -> None:
    page = come().page
    page.goto(f"/rules/{game}/summary")
    expect(page.locator("[data-summary] section").first).to_be_visible()
    paper = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) == 2


def test_a_rule_at_the_table_is_looked_up_beside_it(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, OPEN))
    desk.wait_for_turn()
    page = desk.page
    actor = next(option for option in desk.options if option.startswith("move:"))
    desk.field(desk.where(actor)[0]).click()
    chosen = desk.board.locator(".chosen")
    expect(chosen).to_be_visible()
    page.locator("[data-ask] [data-why-not]").click()
    page.get_by_role("dialog").locator("a.rule-id").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-rule].wanted")).to_be_visible()
    dialog.locator("[data-browse]").click()
    dialog.locator("[data-book-search]").fill("push")
    dialog.locator("[data-found] a").first.click()
    expect(dialog.locator("[data-scene][data-drawn]").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    # what was picked up at the table is still in hand
    expect(chosen).to_be_visible()
