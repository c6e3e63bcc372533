"""Learning a game in the browser: the offer, the narrator, the very answer, and another day."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from overrun.games import GAMES
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.guest import Guest

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def turn_pages(page: Page) -> None:
    """Read on until something is to be done."""
    onward = page.locator("[data-lesson-next]")
    while onward.count():
        onward.click()


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def says(page: Page, text: str) -> None:
    expect(page.locator("[data-lesson-says]")).to_contain_text(text)


def test_a_first_game_begins_with_a_lesson_if_one_likes(come: Come) -> None:
    ann = come()
    page = ann.page
    page.goto("/")
    page.locator('[data-game="zombie-terror"] [data-play-now]').click()
    assert violations(page) == []
    page.locator("[data-learn-first]").click()
    expect(page.locator("[data-lesson]")).to_have_count(4)
    assert violations(page) == []
    page.locator('[data-lesson="run"] [data-start]').click()
    says(page, "Midnight on the car park")
    assert violations(page) == []
    turn_pages(page)
    # Another answer is not taken, and the narrator says what is meant.
    desk = Desk(ann)
    desk.offered("move:mechanic:H12").click()
    expect(page.locator("[data-lesson-nudge]")).to_contain_text("The Nurse first")
    expect(page.locator("[data-ring]").first).to_be_visible()
    desk.offered("move:nurse:G15").click()
    says(page, "One step, one action point")
    # Leave, and go on another day.
    page.locator("[data-lesson-leave]").click()
    page.locator('[data-lesson="run"] [data-continue]').click()
    says(page, "One step, one action point")
    turn_pages(page)
    says(page, "Into the car with her!")
    page.goto("/")
    expect(page.locator('[data-game="zombie-terror"] [data-learn]')).to_be_visible()
    mine = page.locator('[data-tables="mine"] [data-table]')
    expect(mine).to_have_count(0)  # a lesson is no game


def test_whoever_is_stuck_is_shown(come: Come) -> None:
    ann = come()
    page = ann.page
    page.goto("/learn/zombie-terror")
    page.locator('[data-lesson="run"] [data-start]').click()
    says(page, "Midnight on the car park")
    turn_pages(page)
    show = page.locator("[data-lesson-show]")
    expect(show).not_to_have_class(re.compile("primary"))
    for field in ("H12", "J12"):
        Desk(ann).offered(f"move:mechanic:{field}").click()
        expect(page.locator("[data-lesson-nudge]")).to_be_visible()
    expect(show).to_have_class(re.compile("primary"))
    assert violations(page) == []
    show.click()
    says(page, "One step, one action point")
    expect(page.locator("[data-lesson-nudge]")).to_have_count(0)
    turn_pages(page)
    expect(show).not_to_have_class(re.compile("primary"))


def test_by_keyboard_alone_on_a_phone(come: Come) -> None:
    ann = come(**PHONE)
    page = ann.page
    page.goto("/learn/zombie-terror")
    page.locator('[data-lesson="gifts"] [data-start]').click()
    says(page, "The Banker is away")
    page.locator("[data-lesson-next]").focus()
    page.keyboard.press("Enter")
    says(page, "The Nurse heals herself")
    assert page.evaluate("document.activeElement.dataset.lessonSays !== undefined")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    Desk(ann).offered("heal:nurse:E13").focus()
    page.keyboard.press("Enter")
    says(page, "Three stars again")


def test_who_is_to_stop_has_a_button_that_is_lit(come: Come) -> None:
    page = (ann := come()).page
    page.goto("/learn/zombie-terror")
    page.locator('[data-lesson="gifts"] [data-start]').click()
    says(page, "The Banker is away")
    turn_pages(page)
    desk = Desk(ann)
    desk.field("E12").click()
    # Who is picked up is not told of what cannot be done to oneself.
    expect(desk.field("E12")).to_have_attribute("aria-selected", "true")
    expect(desk.board.get_by_text("✕")).to_have_count(0)
    desk.field("E13").click()
    says(page, "Three stars again")
    turn_pages(page)
    says(page, "let her rest")
    rest = desk.panel.locator('[data-option^="rest"]')
    expect(rest).to_be_visible()
    ring = page.locator("[data-ring]")
    expect(ring).to_have_count(1)
    assert middle(ring) == pytest.approx(middle(rest), abs=8)


def test_a_ring_does_not_lie_over_a_menu(come: Come) -> None:
    """Neither around what the menu covers, nor across the words in it."""
    page = (ann := come()).page
    page.goto("/learn/zombie-terror")
    page.locator('[data-lesson="gifts"] [data-start]').click()
    says(page, "The Banker is away")
    turn_pages(page)
    desk = Desk(ann)
    for told, who, what in (
        ("Let her heal", "E12", "E13"),
        ("The Policeman shoots", "C15", "F15"),
    ):
        says(page, told)
        desk.field(who).click()
        desk.field(what).click()
        turn_pages(page)
        desk.panel.locator('[data-option^="rest"]').click()
    says(page, "The Lumberjack needs no bullets")
    desk.field("F13").click()
    desk.field("F14").click()
    menu = page.get_by_role("menu")
    expect(menu).to_be_visible()
    covered = menu.bounding_box()
    lit = middle(desk.field("F13"))
    assert covered is not None
    assert covered["y"] < lit[1] < covered["y"] + covered["height"]
    page.wait_for_function(
        """([x, y]) => [...document.querySelectorAll('[data-ring]')]
            .map((ring) => ring.getBoundingClientRect())
            .every(({ left, right, top, bottom }) =>
                x < left || right < x || y < top || bottom < y)""",
        arg=lit,
    )
    expect(page.locator("[data-ring]")).not_to_have_count(0)


def test_whoever_has_learned_plays(come: Come) -> None:
    page = come().page
    page.goto("/learn/long-night")
    page.locator("[data-play-now]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-board]")).to_be_visible()


def test_a_lesson_points_at_the_way_to_an_answer(come: Come) -> None:
    """Where an answer is not yet there to be pressed, at whom or what has to be picked up first."""
    page = come().page
    page.goto("/learn/long-night")
    page.locator('[data-lesson="turn"] [data-start]').click()
    says(page, "Four people offer")
    turn_pages(page)
    press_what_it_points_at(page)  # first Dutch, then Gia, and then that it shall be so
    says(page, "So you lead Dutch and Gia")
    turn_pages(page)
    page.locator('[data-thing="survivor:gia"]').first.click()
    page.locator('[data-thing="place:grocery"]').first.click()
    says(page, "Whoever goes out")
    turn_pages(page)
    says(page, "Use the 4")
    ring = page.locator("[data-ring]")
    expect(ring).to_have_count(1)
    gia = page.locator('[data-board] [data-thing="survivor:gia"]')
    if gia.get_attribute("aria-pressed") != "true":
        assert middle(ring) == pytest.approx(middle(gia), abs=8)
        gia.click()
    search = page.locator('[data-board] [data-option="search:gia:4"]')
    expect(search).to_be_visible()
    page.wait_for_function(
        """([x, y]) => {
            const ring = document.querySelector('[data-ring]').getBoundingClientRect();
            return Math.hypot(ring.x + ring.width / 2 - x, ring.y + ring.height / 2 - y) < 8;
        }""",
        arg=middle(search),
    )


def press_what_it_points_at(page: Page) -> None:
    """Press what is ringed, one after the other, until the narrator says something else."""
    said = page.locator("[data-lesson-says]").inner_text()
    for _ in range(4):
        rings = page.locator("[data-ring]")
        expect(rings).to_have_count(1)
        page.mouse.click(*middle(rings))
        try:
            expect(page.locator("[data-lesson-says]")).not_to_have_text(said, timeout=2000)
        except AssertionError:
            continue  # that was on the way to it
        return
    raise AssertionError(f"nothing leads on from {said!r}")


def test_a_whole_lesson_by_what_the_narrator_points_at(come: Come) -> None:
    page = come().page
    page.goto("/learn/army-of-the-dead")
    page.locator('[data-lesson="money"] [data-start]').click()
    says(page, "Objective tokens")
    for wanted in ("Go there", "Take the objective", "Two hits would do", "Back to the front room"):
        turn_pages(page)
        says(page, wanted)
        press_what_it_points_at(page)
    turn_pages(page)
    says(page, "find something useful")
    page.locator("[data-lesson-show]").click()
    says(page, "One lesson is left")
    page.locator("[data-lesson-go-on]").click()
    says(page, "The last round")
    page.goto("/learn/army-of-the-dead")
    expect(page.locator('[data-lesson="money"].done')).to_be_visible()


def test_a_set_up_is_done_for_whoever_likes_but_not_instead_of_a_step(come: Come) -> None:
    page = come().page
    page.goto("/learn/army-of-the-dead")
    page.locator('[data-lesson="team"] [data-start]').click()
    says(page, "Twelve people")
    for name, then in (("Rafe", "Each brings a skill"), ("Hanne", "Now four more")):
        turn_pages(page)
        says(page, name)
        expect(page.locator("[data-set-up]")).to_have_count(0)
        page.locator("[data-lesson-show]").click()
        says(page, then)
    page.locator("[data-set-up]").click()
    says(page, "Six people, and for one of them")
    expect(page.locator("[data-narrator='done']")).to_be_visible()


def test_on_a_phone_what_is_meant_comes_into_sight(come: Come) -> None:
    """Of several answers, too; and nobody is lit who only is called like a colony."""
    ann = come(**PHONE)
    page = ann.page
    page.goto("/learn/warring-colonies")
    page.locator("[data-start]").first.tap()
    says(page, "You know the long night")
    turn_pages(page)
    says(page, "Send Darlene to a gate")
    darlene = page.locator('[data-board] [data-thing="survivor:darlene"]')
    darlene.tap()
    gate = page.locator('[data-board] [data-option="move:darlene:blue:1"]')
    expect(gate).to_be_in_viewport()
    blue = page.locator('[data-board] [data-thing="survivor:blue"]')
    page.wait_for_function(
        """([x, y]) => {
            const rings = [...document.querySelectorAll('[data-ring]')];
            const boxes = rings.map((ring) => ring.getBoundingClientRect());
            return boxes.length && boxes.every((box) =>
                Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) > 8);
        }""",
        arg=middle(blue),
    )


def test_every_course_begins(come: Come) -> None:
    ann: Guest = come()
    page = ann.page
    for game in GAMES:
        page.goto(f"/learn/{game}")
        page.locator("[data-start]").first.click()
        expect(page.locator("[data-narrator='on']")).to_be_visible()
        turn_pages(page)
        expect(page.locator("[data-ring]").first).to_be_visible()


def read_to(page: Page, text: str) -> None:
    """Let everything be shown until the narrator says this."""
    narrator = page.locator("[data-lesson-says]")
    button = page.locator("[data-lesson-next], [data-lesson-show]")
    expect(narrator).to_be_visible()
    while text not in (told := narrator.inner_text()):
        button.first.click()
        expect(narrator).not_to_have_text(told)


def test_a_lesson_asks_for_bullets_in_sight_on_a_phone(come: Come) -> None:
    page = come(**PHONE).page
    page.goto("/learn/warring-colonies")
    page.locator("[data-start]").last.tap()
    read_to(page, "Spend two")
    expect(page.locator('[data-orders="bid"]')).to_be_in_viewport(ratio=1)


def test_who_shall_be_exiled_is_lit_and_no_die_of_that_number(come: Come) -> None:
    page = come().page
    page.goto("/learn/long-night")
    page.locator("[data-start]").last.click()
    read_to(page, "call for the exile")
    accused = page.locator('[data-thing="seat:2"]')
    expect(page.locator("[data-ring]")).to_have_count(1)
    x, y = middle(page.locator("[data-ring]"))
    box = accused.bounding_box()
    assert box is not None
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]
