"""Building the board in the free and the advanced set-up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from overrun.core.table import Table
from tests.browser.conftest import Come
from tests.browser.desk import Desk, Keyboard
from tests.browser.games import BOT, ME, here, new_game


def laying(game: Table, token: str) -> Table:
    """Lay tokens, each where it fits in the middle of the offers, until it is this one's turn."""
    while game.asks[0].facts.get("token") != token:
        ask = game.asks[0]
        game.answer(ask.seat, ask.number, ask.options[len(ask.options) // 2])
    return game


def sit_by(desk: Desk, game: Table) -> None:
    """Take the seat that is asked."""
    seats = [BOT, BOT]
    seats[game.asks[0].seat] = ME
    desk.sit_down(desk.guest.lay(game, *seats))
    desk.wait_for_turn()


@pytest.mark.parametrize(("setup", "token"), [("free", "bus"), ("advanced", "large")])
def test_a_token_is_turned_and_laid_by_mouse(come: Come, setup: str, token: str) -> None:
    desk = Desk(come())
    game = laying(new_game("built", setup=setup), token)
    sit_by(desk, game)
    ways = list(dict.fromkeys(option[-1] for option in game.asks[0].options))
    # Somewhere the token fits only when it is turned.
    turned = next(
        option
        for option in game.asks[0].options
        if option[-1] == ways[1] and (*option[:-1], ways[0]) not in game.asks[0].options
    )
    field = desk.field(turned[2])
    expect(field).to_have_attribute("data-refused", ":".join((*turned[:-1], ways[0])))
    desk.page.get_by_role("button", name="Turn it").click()
    expect(field).to_have_attribute("data-option", ":".join(turned))
    asked = desk.asked
    field.click()
    desk.wait_after(asked)
    assert desk.guest.update["answers"] > game.answered


@pytest.mark.parametrize(("setup", "token"), [("free", "bus"), ("advanced", "large")])
def test_a_token_is_turned_and_laid_by_keyboard(come: Come, setup: str, token: str) -> None:
    desk = Keyboard(come())
    game = laying(new_game("built", setup=setup), token)
    sit_by(desk, game)
    option = game.asks[0].options[-1]
    desk.key("b")
    desk.walk_to(option[2])
    for _ in range(3):
        if desk.focus.get("option") == ":".join(option):
            break
        desk.key("r")
    assert desk.focus.get("option") == ":".join(option)
    asked = desk.asked
    desk.key("Enter")
    desk.wait_after(asked)
    assert desk.guest.update["answers"] > game.answered


def test_a_spot_where_nothing_may_lie_says_why(come: Come) -> None:
    desk = Desk(come())
    sit_by(desk, laying(new_game("built", setup="free"), "bus"))
    spot = desk.field("A1")
    expect(spot).to_have_attribute("data-refused", "lay:bus:A1:N")
    spot.click()
    expect(desk.board.get_by_role("link", name="ZT-FRE-13")).to_be_visible()
    assert desk.guest.update["answers"] == 1


def test_two_at_one_device_build_the_whole_board(come: Come) -> None:
    ann = come("Ann")
    desk = Desk(ann)
    desk.page.goto(f"/t/{ann.lay(new_game('built', setup='advanced'), ME, here('Bea')).table}")
    for _ in range(7):
        desk.page.locator("[data-lift]").click()
        desk.wait_for_turn()
        assert desk.ask["kind"] == "building"
        desk.press(desk.on_board(desk.options[0]).or_(desk.offered(desk.options[0])).first)
        desk.page.locator("[data-curtain]").wait_for()
    desk.page.locator("[data-lift]").click()
    desk.wait_for_turn()
    assert desk.ask["kind"] == "human-start"
