"""Looking back at a finished game, and playing on from a moment of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from overrun.core.reason import wire
from tests.browser.conftest import Come
from tests.browser.desk import Desk, wait_for_film
from tests.browser.games import BOT, HUMANS, ME, golden_game, golden_moment
from tests.browser.test_company import card_names


def at(page: Page, step: int) -> None:
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(step))


@pytest.fixture
def film(come: Come) -> Desk:
    """The replay of a golden game, opened from its result."""
    ann = come("Ann")
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_game("escaped"), ME, BOT))
    desk.page.locator("[data-result] [data-replay]").click()
    at(desk.page, 0)
    wait_for_film(desk.page)
    return desk


def test_the_scrubber_steps_and_rounds_lead_through_the_game(film: Desk) -> None:
    page = film.page
    total = len(golden_game("escaped").answers)
    expect(page.locator("[data-step]")).to_have_attribute("data-total", str(total))
    page.keyboard.press("End")
    at(page, total)
    expect(page.locator("[data-result]")).to_be_visible()

    page.locator("[data-scrub]").fill("20")
    at(page, 20)
    page.locator("[data-forward]").click()
    page.locator("[data-forward]").click()
    at(page, 22)
    page.locator("[data-back]").click()
    at(page, 21)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)

    page.get_by_label("Round").select_option("2")
    step = int(page.locator("[data-step]").get_attribute("data-step") or 0)
    assert golden_game("escaped", step).state.round == 2
    assert golden_game("escaped", step - 1).state.round == 1
    assert page.locator("[data-option]").count() == 0


def test_it_plays_by_itself_and_stops_when_told(film: Desk) -> None:
    page = film.page
    page.get_by_label("Speed").select_option("4")
    page.locator("[data-play]").click()
    page.wait_for_function("() => document.querySelector('[data-step]').dataset.step > 3")
    page.locator("[data-play]").click()
    expect(page.locator("[data-play]")).to_have_text("Play")


def test_an_event_of_the_story_leads_to_its_moment(film: Desk) -> None:
    event = film.page.locator("[data-log] [data-event]").nth(30)
    event.click()
    expect(event).to_have_attribute("data-past", "true")
    assert film.page.locator("[data-step]").get_attribute("data-step") != "0"


def test_it_is_seen_from_any_seat_or_all(film: Desk) -> None:
    page = film.page
    game = golden_moment("human-action")
    humans, zombies = (card_names(game.state.hands[side]) for side in ("humans", "zombies"))
    own_hand = page.locator(".hand")

    def go_there() -> None:
        wait_for_film(page)
        page.locator("[data-scrub]").fill(str(game.answered))
        at(page, game.answered)

    go_there()
    expect(own_hand).to_contain_text(humans[0])  # all, beginning with my own side
    page.get_by_role("button", name="Zombies", exact=True).click()
    expect(own_hand).to_contain_text(zombies[0])
    page.locator("[data-viewpoint]").select_option("watch")
    go_there()
    expect(own_hand).to_have_count(0)
    page.locator("[data-viewpoint]").select_option("1")
    go_there()
    expect(own_hand).to_contain_text(zombies[0])
    expect(own_hand).not_to_contain_text(humans[0])


def test_play_on_from_here_opens_a_table_at_that_moment(film: Desk) -> None:
    game = golden_moment("human-action", nth=9)
    page = film.page
    page.locator("[data-scrub]").fill(str(game.answered))
    at(page, game.answered)
    before = page.url
    page.locator("[data-play-on]").click()
    page.locator("[data-begin]").click()
    page.wait_for_url(lambda address: address != before and "replay" not in address)

    film.wait_for_turn()
    (ask,) = game.asked(HUMANS)
    assert film.asked == str(ask.number)
    assert sorted(film.options) == sorted(map(wire, ask.options))
    film.take(film.options[0])
