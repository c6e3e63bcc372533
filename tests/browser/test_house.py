"""Around the tables: open seats, my games, and being myself in another browser."""

from __future__ import annotations

from playwright.sync_api import expect

from overrun.server.protocol import TableOptions
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import BOT, ME, OPEN, golden_game, golden_moment, new_game

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_public_table_is_joined_from_the_first_page(come: Come) -> None:
    ann, ben, cat = come("Ann"), come("Ben", known=False), come("Cat", known=False, **PHONE)
    table = ann.lay(new_game(), OPEN, OPEN, options=TableOptions(public=True))
    for guest in (ben, cat):
        guest.page.goto("/")
        guest.page.locator(f'[data-open-table="{table.table}"]').click()
        form = guest.page.locator('[data-invitation="table"]')
        expect(form).to_contain_text("Zombie Terror")
        expect(form).to_contain_text("Ann")
        guest.page.locator("[data-name]").fill(guest.name)
        guest.page.get_by_role("radio", name="Zombies").check(force=True)
    assert violations(cat.page) == []
    ben.page.locator("[data-sit]").click()
    expect(Desk(ben).seat(1)).to_contain_text("Ben")
    cat.expect("403")
    cat.page.locator("[data-sit]").click()
    expect(cat.page.locator(".toast.shown")).to_contain_text("quicker")
    expect(cat.page.get_by_role("radio", name="Zombies")).to_have_count(0)
    cat.page.locator("[data-name]").fill("Cat")
    cat.page.locator("[data-sit]").click()
    expect(cat.page.locator('[data-seat="0"]')).to_contain_text("Cat")


def test_the_link_to_watch_says_so(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben", known=False)
    table = ann.lay(new_game(), ME, OPEN)
    ben.page.goto(f"/t/{table.table}#{table.links.watch}")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("You are invited to watch")
    ben.page.locator("[data-sit]").click()
    expect(ben.page.locator("[data-board] [data-field]").first).to_be_visible()


def test_my_games_come_along_to_another_browser(come: Come) -> None:
    ann, phone = come("Ann"), come("Somebody", known=False, **PHONE)
    Desk(ann).sit_down(ann.lay(golden_game("escaped"), ME, BOT))
    expect(ann.page.locator('[data-result] [data-feat="first-light"]')).to_be_visible()
    ann.page.goto("/me")
    expect(ann.page.locator("[data-scores]")).to_contain_text("1 of 1 won")
    ann.page.locator("[data-call-browser]").click()
    link = ann.page.locator("[data-code]").get_attribute("data-code")
    assert link

    phone.page.goto(link)
    expect(phone.page.locator("[data-be-me]")).to_be_visible()
    assert "#" not in phone.page.url
    assert violations(phone.page) == []
    phone.page.locator("[data-be-me]").click()
    expect(phone.page.locator("[data-scores]")).to_contain_text("1 of 1 won")
    expect(phone.page.locator('[data-feat="first-light"]')).to_be_visible()
    assert violations(phone.page) == []

    ann.page.goto("/")
    expect(ann.page.locator("[data-new-browser]")).to_be_visible()
    ann.page.locator("[data-new-browser] a").click()
    ann.page.locator("[data-drop]").click()
    expect(ann.page.locator('[data-browsers="0"]')).to_be_visible()
    phone.page.reload()
    expect(phone.page.locator("[data-scores]")).to_have_count(0)


def test_moves_are_confirmed_by_whoever_wants_it(come: Come) -> None:
    ann = come("Ann")
    ann.page.add_init_script("localStorage.settings = JSON.stringify({confirm: true, list: true})")
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    before = desk.wait_for_turn()
    option = next(each for each in desk.options if each.startswith("move:"))
    desk.offered(option).click()
    expect(ann.page.locator(f'[data-marked="{option}"]')).to_be_visible()
    assert desk.asked == before, "nothing was sent yet"
    desk.offered(option).click()
    ann.page.wait_for_function(
        f"() => document.querySelector('[data-ask]')?.dataset.ask != {before}"
    )


def test_a_mission_is_picked_by_how_hard_and_long_it_is(come: Come) -> None:
    ann = come("Ann", **PHONE)
    ann.page.goto("/new/army-of-the-dead")
    picker = ann.page.locator('[data-picker="mission"]')
    grand = picker.locator("label", has_text="The Grand Slam")
    expect(grand).to_contain_text("hard")
    expect(grand).to_contain_text("about 120 minutes")
    grand.locator("input").check(force=True)
    expect(grand).to_contain_text("of 100 games")
    assert violations(ann.page) == []
    ann.page.locator("[data-create]").click()
    ann.until(lambda: bool(ann.update), "the table")
    assert ann.update["view"]["mission"] == "grand-slam"
