"""A large screen: there is room for every name."""

from __future__ import annotations

import pytest

from overrun.teaching.prepared import Prepared
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import BOT, ME

SCREEN = {"viewport": {"width": 1920, "height": 1080}}
LONG = "Bartholomea of the North"

TABLES = {
    "zombie-terror": Prepared(game="zombie-terror", position="everyone-helps"),
    "long-night": Prepared(game="long-night", position="book-colony", seats=3),
    "warring-colonies": Prepared(game="warring-colonies", position="book-war", seats=4),
    "army-of-the-dead": Prepared(game="army-of-the-dead", position="book-town", seats=2),
}

# What has letters and does not show all of them, but for what only screen readers are told.
_CUT = """() => [...document.querySelectorAll('main *')].filter((each) => {
    const wide = each.clientWidth > 2 && each.scrollWidth > each.clientWidth + 1;
    const words = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const cut = getComputedStyle(each).overflowX !== 'visible';
    return words && wide && each.checkVisibility() && cut;
}).map((each) => each.textContent.trim())"""


@pytest.mark.parametrize("game", TABLES)
def test_no_name_is_cut(come: Come, game: str) -> None:
    guest = come(LONG, **SCREEN)
    table = TABLES[game].table()
    seats = [BOT] * table.header.seats
    seats[table.waiting[0]] = ME
    desk = Desk(guest)
    desk.page.goto(f"/t/{guest.lay(table, *seats).table}")
    desk.wait_for_turn()
    assert desk.page.evaluate("() => document.querySelectorAll('main b, main h2').length") > 3
    assert desk.page.evaluate(_CUT) == []
