"""A game that has nothing but rules and sentences is played in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.server import Server
from tests.newcomer import Tree


@pytest.fixture
def newcomers(tmp_path: Path) -> Iterator[Server]:
    """A server of a tree with the game of docs/adding-a-game.md."""
    tree = Tree(tmp_path / "tree")
    tree.follow_the_page()
    running = Server(tmp_path / "tables.db", environment=tree.environment)
    running.start()
    yield running
    running.stop()


def test_a_whole_game_without_a_board(come: Come, newcomers: Server) -> None:
    ann = come("Ann", server=newcomers, known=False)
    page = ann.page
    page.goto("/")
    card = page.locator('[data-game="last-light"]')
    expect(card).to_contain_text("Last Light")
    expect(card).to_contain_text("1–4 players")
    card.locator("[data-play-now]").click()

    expect(page.locator("[data-plain]")).to_be_visible()
    expect(page.locator('[data-fact="light"]')).to_contain_text("3")
    expect(page.locator('[data-fact="candles"] li')).to_have_count(3)
    for _ in range(3):
        before = page.locator("[data-ask]").get_attribute("data-ask")
        page.locator("[data-option]").first.click()
        page.wait_for_function(
            "ask => document.querySelector('[data-result]')"
            " || (document.querySelector('[data-ask]')?.dataset.ask ?? ask) !== ask",
            arg=before,
        )
        if page.locator("[data-result]").count():
            break
    expect(page.locator("[data-result]")).to_be_visible()
    expect(page.locator("[data-log]")).to_contain_text("The wind takes")
