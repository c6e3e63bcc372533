"""A whole game against a bot: by mouse from the first page on, and by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.desk import Desk, Keyboard, run_for_the_car
from tests.browser.games import BOT, ME, golden_moment, new_game

# Whoever answers by keyboard is never thrown out of the page's content.
NOT_LOST = "() => document.activeElement.closest('main')"


def test_a_whole_game_by_mouse_from_play_now_to_the_result(come: Come) -> None:
    ann = come("Ann", known=False, reduced_motion="no-preference")
    desk = Desk(ann)
    desk.page.goto("/")
    desk.page.locator('[data-game="zombie-terror"] [data-play-now]').click()
    desk.page.locator("[data-just-play]").click()
    expect(desk.field("A1")).to_be_visible()

    desk.page.locator("[data-menu]").click()
    desk.page.locator("#table-menu select").select_option("at-once")
    desk.page.keyboard.press("Escape")
    given = desk.play_on(run_for_the_car)

    assert given > 20
    assert desk.over
    result = desk.page.locator("[data-result]")
    expect(result).to_be_visible()
    assert result.get_attribute("data-result") == ann.update["outcome"]["reason"]
    expect(result.locator("[data-replay]")).to_be_visible()
    expect(desk.page.locator("[data-option]")).to_have_count(0)


def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    ann = come("Ann")
    table = ann.lay(new_game("keys"), ME, BOT)
    desk = Keyboard(ann)
    desk.sit_down(table)

    given = 0
    while desk.wait_for_turn() != "over":
        desk.play(run_for_the_car(desk.options))
        given += 1
        desk.page.wait_for_function(NOT_LOST)
    assert given > 20
    desk.page.wait_for_function(NOT_LOST)
    expect(desk.page.locator("[data-result]")).to_be_visible()


def test_pawns_are_dragged_to_where_they_go(come: Come) -> None:
    ann = come("Ann")
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-start"), ME, BOT))
    asked, who = desk.wait_for_turn(), desk.ask["facts"]["human"]
    desk.board.locator(".waiting.next").hover()
    desk.page.mouse.down()
    desk.field("E1").hover()
    desk.page.mouse.up()
    desk.wait_after(asked)
    assert {"name": who, "field": "E1"}.items() <= ann.update["view"]["humans"][0].items()


def test_pointing_at_the_log_lights_the_board(come: Come) -> None:
    ann = come("Ann")
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action", nth=4), ME, BOT))
    desk.wait_for_turn()
    expect(desk.board.locator(".lit")).to_have_count(0)
    desk.page.locator("[data-log] [data-event]", has_text=re.compile(r"moves from")).last.hover()
    expect(desk.board.locator(".lit")).to_have_count(2)


def test_a_picked_human_is_put_down_again(come: Come) -> None:
    ann = come("Ann")
    desk = Keyboard(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    desk.wait_for_turn()
    move = next(each for each in desk.options if each.startswith("move"))
    start, target = desk.where(move)
    expect(desk.field(target)).not_to_have_attribute("data-option", move)
    desk.key("b")
    desk.walk_to(start)
    desk.key("Enter")
    expect(desk.field(target)).to_have_attribute("data-option", move)
    desk.key("Escape")
    expect(desk.field(target)).not_to_have_attribute("data-option", move)


def test_a_way_of_several_steps_is_one_click(come: Come) -> None:
    ann = come("Ann")
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    desk.wait_for_turn()
    walks = ann.update["details"]["walks"]
    name = next(iter(walks))
    goal, way = max(walks[name].items(), key=lambda each: len(each[1]))
    desk.pick(next(each["field"] for each in ann.update["view"]["humans"] if each["name"] == name))
    given = ann.update["answers"]
    target = desk.field(goal)
    expect(target).to_have_attribute("data-batch", " ".join(f"move:{name}:{at}" for at in way))
    target.hover()
    expect(desk.board.get_by_text(f"walks to {goal}, {len(way)} steps")).to_be_visible()
    target.click()
    ann.until(lambda: ann.update["answers"] == given + len(way), "the last step")
    assert {"name": name, "field": goal} in [
        {key: each[key] for key in ("name", "field")} for each in ann.update["view"]["humans"]
    ]


def test_a_zombie_comes_and_looks_where_one_presses(come: Come) -> None:
    ann = come("Ann")
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("zombie-start"), BOT, ME))
    desk.wait_for_turn()
    place = desk.where(desk.options[0])[-1]
    box = desk.field(place).locator(".face").bounding_box()
    assert box
    given = ann.update["answers"]
    desk.page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    ann.until(lambda: ann.update["answers"] == given + 2, "field and facing")
    zombies = ann.update["view"]["zombies"]
    assert next(each["facing"] for each in zombies if each["field"] == place) == "E"
