"""Games that outlive the rules: what cannot go on, what goes on by others, what was never seen."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from overrun.server.store import Store
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk, wait_for_film
from tests.browser.games import BOT, ME, golden_game, golden_moment
from tests.browser.guest import Guest, join
from tests.browser.server import Server
from tests.browser.test_phone import PHONE, too_high, too_wide
from tests.museum import Exhibit, rooms

OTHER_RULES = "2026-11-16-1308-909a04b"
"""The room of the museum whose games of The Long Night were played by other rules."""

DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was renewed: it serves what an older version has left."""
    database = tmp_path_factory.mktemp("museum") / "tables.db"
    (room,) = (each for each in rooms() if each.name == OTHER_RULES)
    database.write_bytes(room.sqlite())
    Store.open(str(database)).close()  # brings it into the present form
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE tables SET public = 1, options = json_set(options, '$.public', json('true'))"
        )
    running = Server(database)
    running.start()
    yield running
    running.stop()


@pytest.fixture(params=DEVICES)
def ann(request: pytest.FixtureRequest, come: Come, old_server: Server) -> Guest:
    return come("Ann", old_server, **DEVICES[request.param])


def finished_night() -> Exhibit:
    """A game of The Long Night of which only the end can be seen."""
    (room,) = (each for each in rooms() if each.name == OTHER_RULES)
    return next(
        each for each in room.exhibits("sqlite") if each.game == "long-night" and each.ended
    )


def renew(server: Server, table: str, *, broken: bool = False) -> None:
    """As if other rules had written a table; a broken one has what the present do not know."""
    with sqlite3.connect(server.database) as connection:
        ((packed,),) = connection.execute("SELECT dump FROM dumps WHERE table_id = ?", [table])
        dump = msgspec.msgpack.decode(packed)
        dump["rules"] = "other"
        if broken:
            state = msgspec.msgpack.decode(dump["snapshot"])
            state["witchcraft"] = 3
            dump["snapshot"] = msgspec.msgpack.encode(state)
        connection.execute(
            "UPDATE dumps SET dump = ? WHERE table_id = ?", [msgspec.msgpack.encode(dump), table]
        )


def broken_table(guest: Guest) -> str:
    table = guest.lay(golden_moment("human-action", nth=9), ME, BOT).table
    renew(guest.server, table, broken=True)
    return table


def fits(page: Page) -> None:
    assert too_wide(page) <= 0
    assert violations(page) == []


# -- a game that cannot go on --------------------------------------------------------------------


def test_a_game_that_cannot_go_on_says_why_and_can_be_ended(ann: Guest) -> None:
    ann.expect("409")
    table, page = broken_table(ann), ann.page
    page.goto(f"/t/{table}")
    note = page.locator("[data-stopped]")
    expect(note).to_contain_text("Nothing of it is lost")
    expect(note).to_contain_text("Zombie Terror")
    fits(page)

    note.locator("[data-stop]").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(note).to_have_attribute("data-stopped", "running")
    note.locator("[data-stop]").click()
    assert violations(page) == []
    page.locator("[data-confirm=stop]").click()
    expect(note).to_have_attribute("data-stopped", "over")
    expect(note).to_contain_text("Nobody wins")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(note.locator("[data-stop]")).to_have_count(0)
    fits(page)
    with page.expect_download() as saved:
        note.get_by_role("link", name="Save the log").click()
    assert saved.value.suggested_filename == f"zombie-terror-{table}.json"

    page.reload()
    expect(note).to_have_attribute("data-stopped", "over")


def test_what_happened_in_it_can_be_looked_at(ann: Guest) -> None:
    ann.expect("409")
    table, page = broken_table(ann), ann.page
    page.goto(f"/t/{table}")
    page.locator("[data-stopped] [data-replay]").click()
    wait_for_film(page)
    expect(page.locator("[data-unseen]")).to_be_visible()
    page.locator("[data-forward]").click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "1")
    expect(page.locator("[data-log] [data-event]").first).to_be_visible()
    expect(page.locator("[data-next-seen]")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("[data-stopped]")).to_be_visible()


def test_who_only_watches_cannot_end_it(come: Come, old_server: Server) -> None:
    ann, eve = come("Ann", old_server), come("Eve", old_server)
    eve.expect("409")
    made = ann.lay(golden_moment("human-action", nth=9), ME, BOT)
    join(eve, made.links.watch, made.table)
    renew(old_server, made.table, broken=True)
    eve.page.goto(f"/t/{made.table}")
    expect(eve.page.locator("[data-stopped]")).to_contain_text("Zombie Terror")
    expect(eve.page.locator("[data-stop]")).to_have_count(0)


# -- a game that goes on by other rules ----------------------------------------------------------


def test_that_the_rules_are_others_is_told_until_it_is_put_away(ann: Guest) -> None:
    game = golden_moment("human-action", nth=9)
    made, other = (ann.lay(game, ME, BOT) for _ in range(2))
    for each in (made, other):
        renew(ann.server, each.table)
    desk = Desk(ann)
    desk.sit_down(made)
    notices = desk.page.locator("[data-notices]")
    expect(notices).to_contain_text(f"renewed after move {game.answered}")
    expect(notices).to_have_attribute("aria-live", "polite")
    assert too_high(desk.page) <= 0
    fits(desk.page)
    desk.wait_for_turn()
    desk.take(desk.options[0])
    expect(notices).to_contain_text("renewed")

    notices.locator("[data-put-away]").click()
    expect(notices).to_have_text("")
    desk.sit_down(made)
    expect(notices).to_have_text("")
    desk.sit_down(other)
    expect(notices).to_contain_text("renewed")


# -- a game of which only the end was seen -------------------------------------------------------


def test_what_was_not_seen_is_told(ann: Guest) -> None:
    night, page = finished_night(), ann.page
    page.goto(f"/t/{night.id}/replay")
    wait_for_film(page)
    expect(page.locator("[data-viewpoint]")).to_have_value("all")
    expect(page.locator("[data-unseen]")).to_contain_text("was not kept")
    assert too_high(page) <= 0
    fits(page)
    page.locator("[data-log] [data-event]").nth(3).click()
    page.locator("[data-forward]").click()
    page.locator("[data-next-seen]").click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(night.answers))
    expect(page.locator("[data-unseen]")).to_have_count(0)
    expect(page.locator("[data-board]")).to_be_visible()
    page.keyboard.press("ArrowLeft")  # on a phone the end lies over the controls
    expect(page.locator("[data-unseen]")).to_be_visible()
    page.locator("[data-viewpoint]").select_option("0")
    wait_for_film(page)
    expect(page.locator("[data-unseen]")).to_be_visible()


def test_where_nobody_can_play_on_the_button_says_why(ann: Guest) -> None:
    ann.expect("403")
    page = ann.page
    page.goto(f"/t/{finished_night().id}/replay")
    wait_for_film(page)
    expect(page.locator("[data-changed]")).to_contain_text("rules have changed")
    page.locator("[data-forward]").click()
    page.locator("[data-play-on]").click()
    page.locator("[data-begin]").click()
    refused = page.locator("[data-refused]")
    expect(refused).to_contain_text("It can only be looked at")
    expect(page.get_by_role("dialog")).to_have_count(0)
    fits(page)
    page.locator("[data-forward]").click()
    expect(refused).to_have_count(0)


def test_by_the_same_rules_nothing_is_said(come: Come, old_server: Server) -> None:
    ann = come("Ann", old_server)
    made = ann.lay(golden_game(), ME, BOT)
    ann.page.goto(f"/t/{made.table}/replay")
    wait_for_film(ann.page)
    expect(ann.page.locator("[data-play-on]")).to_be_visible()
    expect(ann.page.locator("[data-changed]")).to_have_count(0)
    expect(ann.page.locator("[data-unseen]")).to_have_count(0)


def test_a_view_that_no_board_can_draw_any_more_spoils_nothing(
    come: Come, old_server: Server
) -> None:
    """As if a version of long ago had recorded something else there."""
    ann = come("Ann", old_server)
    made = ann.lay(golden_game(), ME, BOT)

    def garble(route: Route) -> None:
        reply = route.fetch()
        replay = reply.json()
        for step in replay["steps"]:
            if step["number"] in (0, 1):
                step["view"], step["views"] = {"moon": 1}, [{"moon": 1}] * len(step["views"])
        route.fulfill(response=reply, json=replay)

    page = ann.page
    page.route("**/replay?*", garble)
    page.goto(f"/t/{made.table}/replay")
    wait_for_film(page)
    expect(page.locator("[data-unseen]")).to_be_visible()
    page.locator("[data-forward]").click()
    expect(page.locator("[data-unseen]")).to_be_visible()
    page.locator("[data-forward]").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator("[data-unseen]")).to_have_count(0)
