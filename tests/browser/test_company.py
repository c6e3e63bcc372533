"""Several persons at one device, and those who only watch."""

from __future__ import annotations

from playwright.sync_api import expect

from overrun.text import Text
from tests.browser.conftest import Come
from tests.browser.desk import Desk
from tests.browser.games import BOT, HUMANS, ME, ZOMBIES, golden_moment, here

say = Text()


def card_names(cards: list[str]) -> list[str]:
    return [say(f"zt-card-{card}") for card in cards]


def shown(desk: Desk, names: list[str]) -> list[str]:
    """Which of these words are anywhere in the page, seen or not."""
    content = desk.page.content()
    return [name for name in names if name in content]


def test_the_curtain_hides_everything_until_it_is_lifted(come: Come) -> None:
    ann = come("Ann")
    game = golden_moment("human-action")
    humans, zombies = (card_names(game.state.hands[side]) for side in ("humans", "zombies"))
    assert humans
    assert zombies
    desk = Desk(ann)
    desk.page.goto(f"/t/{ann.lay(game, ME, here('Bea')).table}")

    curtain = desk.page.locator("[data-curtain]")
    expect(curtain).to_have_attribute("data-curtain", str(HUMANS))
    expect(curtain).to_contain_text("Ann")
    assert not shown(desk, humans + zombies)
    expect(desk.page.locator("[data-option], [data-field]")).to_have_count(0)

    desk.page.locator("[data-lift]").click()
    desk.wait_for_turn()
    assert shown(desk, humans) == humans
    assert not shown(desk, zombies)

    desk.press(desk.offered("end"))
    expect(curtain).to_have_attribute("data-curtain", str(ZOMBIES))
    expect(curtain).to_contain_text("Bea")
    assert not shown(desk, humans + zombies)

    desk.page.locator("[data-lift]").click()
    desk.wait_for_turn()
    assert shown(desk, zombies) == zombies
    assert not shown(desk, humans)


def test_a_spectator_sees_the_board_and_nobodys_hand(come: Come) -> None:
    ann, cy = come("Ann"), come("Cy", known=False)
    game = golden_moment("human-action")
    cards = card_names(game.state.hands["humans"] + game.state.hands["zombies"])
    table = ann.lay(game, ME, BOT)
    hers, theirs = Desk(ann), Desk(cy)
    hers.sit_down(table)

    theirs.page.goto(f"/t/{table.table}#{table.links.watch}")
    theirs.page.locator("[data-name]").fill("Cy")
    theirs.page.locator("[data-sit]").click()
    expect(theirs.field("A1")).to_be_visible()
    assert table.links.watch not in theirs.page.url
    expect(theirs.page.get_by_text("You are watching.")).to_be_visible()
    expect(hers.page.get_by_text("1 watches")).to_be_visible()

    before = cy.update["answers"]
    hers.play_on(lambda options: next(each for each in options if each.startswith("move")), 1)
    cy.until(lambda: cy.update["answers"] > before, "Ann's move")
    expect(theirs.page.locator("[data-option], [data-refused], [data-undo]")).to_have_count(0)
    assert not shown(theirs, cards)


def test_without_a_link_nobody_watches_a_private_table(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = ann.lay(golden_moment("human-action"), ME, BOT)
    eve.expect("403")
    eve.page.goto(f"/t/{table.table}")
    expect(eve.page.get_by_role("alert")).to_contain_text("You are not at this table")
    expect(eve.page.locator("[data-field]")).to_have_count(0)
