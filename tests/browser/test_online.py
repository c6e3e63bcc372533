"""Two browsers at one table, a line that breaks, and a server that is killed."""

from __future__ import annotations

import signal
from operator import itemgetter

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.desk import Desk, run_for_the_car
from tests.browser.games import BOT, ME, OPEN, golden_moment, new_game
from tests.browser.guest import CUT_OFF, Guest, join, link_to
from tests.browser.server import Server

# Keeps every socket that the page opens, so that a test can cut it; while there is no way to the
# server, new ones lead nowhere.
KEEP_SOCKETS = """
    window.sockets = [];
    window.noWay = false;
    window.WebSocket = class extends WebSocket {
        constructor(address) {
            super(window.noWay ? `ws://${location.host}/no-way` : address);
            window.sockets.push(this);
        }
    };
"""


def cut(guest: Guest) -> None:
    """The line breaks: the page's socket is closed under it."""
    guest.page.evaluate("() => window.sockets.forEach((each) => each.close())")


def visited(guest: Guest) -> list[str]:
    """Every address in the history of the page's tab."""
    history = guest.context.new_cdp_session(guest.page).send("Page.getNavigationHistory")
    return [entry["url"] for entry in history["entries"]]


def log_of(desk: Desk) -> list[str]:
    desk.page.locator('[data-tab="log"]').click()
    return desk.page.locator("[data-log] [data-event]").all_inner_texts()


def test_a_table_made_in_one_browser_is_joined_in_another_by_its_link(come: Come) -> None:
    ann, ben = come("Ann", known=False), come("Ben", known=False)
    hers, his = Desk(ann), Desk(ben)

    hers.page.goto("/new/zombie-terror")
    hers.page.locator("[data-name]").fill("Ann")
    hers.page.locator('[data-seat-choice="1"]').select_option("open")
    hers.page.locator("[data-create]").click()
    links = hers.page.locator("[data-invites] input")
    expect(links.first).to_be_visible()
    invitation = links.first.input_value()
    token = invitation.partition("#")[2]
    assert token

    his.page.goto(invitation)
    his.page.locator("[data-name]").fill("Ben")
    assert token not in his.page.url
    his.page.locator("[data-sit]").click()
    expect(his.field("A1")).to_be_visible()
    expect(his.seat(1)).to_contain_text("Ben")
    expect(hers.seat(1)).to_contain_text("Ben")
    assert not any(token in address for address in visited(ben))
    assert token not in his.page.evaluate("() => JSON.stringify({...sessionStorage})")

    hers.page.keyboard.press("Escape")
    expect(hers.page.locator("dialog")).to_have_count(0)
    while (newest := max(ann.update, ben.update, key=itemgetter("answers")))["view"]["round"] < 2:
        (waiting,) = newest["waiting"]
        desk, policy = ((hers, run_for_the_car), (his, itemgetter(0)))[waiting]
        desk.wait_for_turn()
        desk.take(policy(desk.options))
    ann.until(lambda: ann.update["answers"] == ben.update["answers"], "the same news as Ben")
    assert ann.update["view"]["zombies"] == ben.update["view"]["zombies"]
    assert ann.update["view"]["humans"] == ben.update["view"]["humans"]


def test_who_was_cut_off_comes_back_to_everything(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    hers, his = Desk(ann), Desk(ben)
    ben.context.add_init_script(KEEP_SOCKETS)
    table = ann.lay(golden_moment("human-action"), ME, OPEN)
    join(ben, link_to(table, 1), table.table)
    hers.sit_down(table)
    his.sit_down(table)
    expect(hers.seat(1)).to_contain_text("is here")

    # A broken socket: the page comes back by itself.
    cut(ben)
    his.page.wait_for_function("() => window.sockets.length > 1")
    expect(his.page.locator('[data-link="open"]')).to_be_attached()

    # A lost network, while the other one plays on. The browser is told so only when the line is
    # cut: a socket that is closed without a network hears of it late.
    ben.expect(CUT_OFF)
    his.page.evaluate("() => { window.noWay = true; }")
    cut(ben)
    expect(his.page.locator("[data-link]")).to_have_text("Reconnecting…")
    expect(hers.seat(1)).to_contain_text("away")
    ben.context.set_offline(True)
    assert his.field("A1").is_visible()
    hers.play_on(run_for_the_car, answers=5)
    his.page.evaluate("() => { window.noWay = false; }")
    ben.context.set_offline(False)
    expect(his.page.locator('[data-link="open"]')).to_be_attached()
    ben.until(lambda: ben.update["answers"] == ann.update["answers"], "the answers of Ann")

    told = log_of(his)
    his.page.reload()
    assert log_of(his) == told
    assert len(told) > 5

    hers.take("end")
    assert his.wait_for_turn()
    his.play_on(lambda options: options[0], answers=2)


def test_a_page_outlives_its_server(come: Come, own_server: Server) -> None:
    ann = come("Ann", own_server)
    ann.expect(CUT_OFF)
    desk = Desk(ann)
    desk.sit_down(ann.lay(new_game("restart"), ME, BOT))
    desk.play_on(run_for_the_car, answers=8)
    asked = desk.wait_for_turn()
    told = log_of(desk)

    own_server.stop(signal.SIGKILL)
    expect(desk.page.locator("[data-link]")).to_have_text("Reconnecting…")
    expect(desk.board.locator("[data-option]")).to_have_count(0)
    own_server.start()
    expect(desk.page.locator('[data-link="open"]')).to_be_attached()

    assert desk.wait_for_turn() == asked
    assert log_of(desk) == told
    assert desk.play_on(run_for_the_car, answers=6) == 6


def test_a_page_that_is_older_than_its_server_is_loaded_anew(come: Come) -> None:
    ann = come()
    ann.expect("404", "Failed to fetch dynamically imported module")
    page = ann.page
    page.goto("/")
    page.evaluate("() => { window.isOld = true; }")
    # The file that the page names is gone, and the server's page names others.
    gone = "**/assets/About-*.js"
    newer = "<script type=module src=/assets/index-newer.js></script>"
    page.route(gone, lambda route: route.fulfill(status=404))
    page.route(f"{ann.server.url}/", lambda route: route.fulfill(body=newer))
    with page.expect_request(lambda request: request.is_navigation_request()):
        page.get_by_role("link", name="About").click()
    page.unroute_all()
    page.wait_for_function("() => !window.isOld")
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.endswith("/about")


def test_a_rematch_is_announced_in_the_old_tables_chat(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    game = ann.lay(golden_moment("human-action"), ME, OPEN)
    join(ben, link_to(game, 1), game.table)
    hers, his = Desk(ann), Desk(ben)
    for desk in (hers, his):
        desk.page.goto(f"/t/{game.table}")
        expect(desk.field("A1")).to_be_visible()
    hers.page.locator("[data-menu]").click()
    hers.page.get_by_role("button", name="Give up").click()
    hers.page.get_by_role("dialog").locator("[data-confirm]").click()
    over = hers.wait_for_turn()
    hers.page.locator("[data-rematch]").click()
    hers.wait_after(over)
    hers.page.wait_for_url(lambda url: game.table not in url)
    hers.wait_for_turn()

    his.page.locator("[data-chat] a").click()
    expect(his.seat(1)).to_contain_text("Ben")
    assert his.page.url == hers.page.url
