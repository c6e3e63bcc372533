"""The Long Night in the browser: the map, the dock below it, and the scenes in front of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.text import Text
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Finger, wait_for_film
from tests.browser.games import ME, here
from tests.browser.long_nights import (
    BOT,
    Night,
    Wanted,
    asks,
    ended_game,
    me_at,
    moment,
    new_game,
    walk_about,
)
from tests.browser.test_phone import PHONE, too_high, too_wide


def sit(
    come: Come, wanted: Wanted, hand: type[Night] = Night, seats: int = 4, **how: object
) -> Night:
    """Sit at a table at the moment of such an ask; everybody else's seat is open."""
    game, seat = moment(wanted, seats)
    guest = come("Ann", **how)
    desk = hand(guest)
    desk.sit_down(guest.lay(game, *me_at(seat, seats)))
    desk.wait_for_turn()
    desk.go_on()
    return desk


def can(verb: str) -> Wanted:
    """A turn in which this can be done."""
    return asks("action", verb)


def first(desk: Night, verb: str) -> list[str]:
    """The words of the first option of this verb."""
    return next(each for each in desk.options if each.split(":")[0] == verb).split(":")


def secrets_of(game: Table[Any], seat: int) -> list[str]:
    """What only this seat may know, as it stands in the page: the name of the secret objective,
    which the log has told, and the cards that are in no other hand."""
    player = game.state.players[seat]
    others = {
        item
        for number, each in enumerate(game.state.players)
        for item in each.hand
        if number != seat
    }
    own = [item for item in dict.fromkeys(player.hand) if item not in others]
    return [Text()(f"ln-secret-{player.secret}"), *(f'data-thing="item:{item}"' for item in own)]


def in_page(desk: Night, words: list[str]) -> list[str]:
    """Which of these are anywhere in the page, seen or not."""
    content = desk.page.content()
    return [each for each in words if each in content]


# -- the scenes --------------------------------------------------------------------------------


def test_people_are_chosen_from_the_cards_dealt(come: Come) -> None:
    ann = come()
    desk = Night(ann)
    desk.sit_down(ann.lay(new_game(), *me_at(0, 4, BOT)))
    desk.wait_for_turn()
    people = desk.stage.locator("[data-keep]")
    expect(people).to_have_count(4)
    begin = desk.stage.locator(".button.primary")
    expect(begin).to_be_disabled()
    people.nth(1).click()
    people.nth(3).click()
    desk.stage.get_by_role("button", name="let lead").click()
    leader, other = (people.nth(n).get_attribute("data-keep") for n in (3, 1))
    expect(begin).to_have_attribute("data-option", f"keep:{leader}:{other}")
    asked = desk.asked
    begin.click()
    desk.wait_after(asked)
    ann.until(lambda: ann.update["view"]["round"] > 0, "the first round")
    me = ann.update["view"]["players"][0]
    assert (me["leader"], me["group"]) == (leader, [leader, other])


def test_a_crossroads_is_read_by_all_and_decided_by_one(come: Come) -> None:
    game, seat = moment(asks("crossroads"))
    ann, cy = come("Ann"), come("Cy", known=False)
    hers, theirs = Night(ann), Night(cy)
    table = ann.lay(game, *me_at(seat, 4))
    hers.sit_down(table)
    theirs.page.goto(f"/t/{table.table}#{table.links.watch}")
    theirs.page.locator("[data-name]").fill("Cy")
    theirs.page.locator("[data-sit]").click()
    title = hers.stage.get_by_role("heading", level=2).inner_text()
    expect(theirs.stage.get_by_role("heading", level=2)).to_have_text(title)
    expect(theirs.page.locator("[data-option]")).to_have_count(0)

    hers.wait_for_turn()
    asked = hers.asked
    hers.stage.locator("[data-option]").first.click()
    hers.wait_after(asked)
    expect(theirs.page.locator("[data-continue]")).to_be_visible()
    expect(theirs.stage.get_by_role("heading", level=2)).to_have_text(title)


def test_votes_are_shown_together_when_all_are_in(come: Come) -> None:
    game, seat = moment(asks("vote", about="exile"))
    ann = come()
    desk = Night(ann)
    desk.sit_down(ann.lay(game, *me_at(seat, 4, BOT)))
    desk.wait_for_turn()
    asked = desk.asked
    desk.stage.locator('[data-option="no"]').click()
    desk.wait_after(asked)
    verdict = desk.page.locator("[data-stage]").filter(has_text="The vote")
    expect(verdict.get_by_text("thumbs down").first).to_be_attached()
    expect(verdict.get_by_text(re.compile("^thumbs"))).to_have_count(4)


def test_a_find_is_kept_from_the_cards_drawn(come: Come) -> None:
    desk = sit(come, asks("search", "noise"))
    asked, item = desk.asked, first(desk, "keep")[1]
    desk.stage.get_by_role("button", name="Look at the board").click()
    expect(desk.stage).to_have_count(0)
    desk.page.locator("[data-return]").click()
    desk.stage.locator(f'[data-option="keep:{item}"]').first.click()
    desk.wait_after(asked)
    seat = desk.guest.update["view"]["viewer"]
    assert item in desk.guest.update["view"]["players"][seat]["hand"]


def test_a_bite_is_decided_in_front_of_the_board(come: Come) -> None:
    desk = sit(come, asks("bite"))
    asked = desk.asked
    desk.stage.locator('[data-option="sacrifice"]').click()
    desk.wait_after(asked)


def test_the_night_presents_its_bill(come: Come) -> None:
    def last_turn(table: Table[Any], ask: Ask) -> bool:
        return ask.kind == "action" and table.state.from_first()[-1] == ask.seat

    desk = sit(come, last_turn)
    crisis = desk.guest.update["view"]["crisis"]
    desk.take("end")
    expect(desk.stage.get_by_role("heading", name="The night")).to_be_visible()
    resolved = [
        each["facts"] for each in desk.guest.update["events"] if each["name"] == "crisis-resolved"
    ]
    assert [each["crisis"] for each in resolved] == [crisis]
    expect(desk.stage.locator(".crisis .face")).to_have_count(len(resolved[0]["items"]))


def test_a_page_that_another_turned_can_still_be_read(come: Come) -> None:
    def another_reads(table: Table[Any], ask: Ask) -> bool:
        """The last one chooses, and whoever is first player then is not the same."""
        if ask.kind != "keep-survivors" or len(table.asks) > 1:
            return False
        after = table.fork()
        after.answer(ask.seat, ask.number, ("keep", *table.view(ask.seat).offer[:2]))
        return after.asks[0].kind == "story" and after.asks[0].seat != ask.seat

    game, seat = moment(another_reads, story="raid")
    ann = come()
    desk = Night(ann)
    desk.sit_down(ann.lay(game, *me_at(seat, 4, BOT)))
    desk.wait_for_turn()
    people = desk.stage.locator("[data-keep]")
    people.nth(0).click()
    people.nth(1).click()
    desk.stage.locator(".button.primary").click()
    page = desk.stage.get_by_role("heading", name=Text()("ln-page-raid-opening-1"))
    expect(page).to_be_visible()
    desk.wait_for_turn()  # the bot has turned it long since
    expect(page).to_be_visible()
    desk.page.locator("[data-continue]").click()
    expect(page).to_have_count(0)


def test_the_log_gives_a_crossroads_in_short(come: Come) -> None:
    desk = sit(come, asks("crossroads"))
    card = desk.ask["facts"]["crossroads"]
    title, story = Text()(f"ln-crossroads-{card}"), Text()(f"ln-crossroads-{card}.story")
    expect(desk.stage).to_contain_text(story)
    log = desk.page.locator("[data-log]")
    expect(log).to_contain_text(f"“{title}”")
    expect(log).not_to_contain_text(story)


def test_the_zombies_of_the_set_up_are_one_line_of_the_log(come: Come) -> None:
    ann = come()
    desk = Night(ann)
    desk.sit_down(ann.lay(new_game(), *me_at(0, 4, BOT)))
    lines = desk.page.locator("[data-log] [data-event]")
    expect(lines.filter(has_text="zombie")).to_have_count(1)
    expect(lines.filter(has_text="6 to the colony")).to_have_count(1)


# -- two people, one device --------------------------------------------------------------------


def test_the_curtain_keeps_secrets_and_hands_apart(come: Come) -> None:
    def begins(table: Table[Any], ask: Ask) -> bool:
        return ask.kind == "action" and table.state.from_first()[0] == ask.seat

    game, seat = moment(begins, seats=3)
    following = game.state.from_first()[1]
    whose = {seat: "Ann", following: "Bea"}
    seats = [BOT] * 3
    seats[seat], seats[following] = ME, here("Bea")
    ann = come()
    desk = Night(ann)
    desk.page.goto(f"/t/{ann.lay(game, *seats).table}")
    secrets = {each: secrets_of(game, each) for each in whose}

    for each, other in ((seat, following), (following, seat)):
        curtain = desk.page.locator("[data-curtain]")
        expect(curtain).to_have_attribute("data-curtain", str(each))
        expect(curtain).to_contain_text(whose[each])
        assert not in_page(desk, secrets[each] + secrets[other])
        expect(desk.page.locator("[data-option], [data-thing], [data-stage]")).to_have_count(0)

        desk.page.locator("[data-lift]").click()
        desk.wait_for_turn()
        desk.go_on()
        assert in_page(desk, secrets[each]) == secrets[each]
        assert not in_page(desk, secrets[other])
        if each == seat:
            desk.press(desk.offered("end"))


def test_who_shares_a_device_sees_the_night_in_turn(come: Come) -> None:
    def night_and_other_first(table: Table[Any], ask: Ask) -> bool:
        if ask.kind != "action" or table.state.from_first()[-1] != ask.seat:
            return False
        after = table.fork()
        after.answer(ask.seat, ask.number, ("end",))
        return not after.ended and all(each.seat != ask.seat for each in after.asks)

    game, seat = moment(night_and_other_first, seats=2)
    ann = come()
    desk = Night(ann)
    desk.page.goto(f"/t/{ann.lay(game, ME, here('Bea')).table}")
    curtain = desk.page.locator("[data-curtain]")
    night = desk.stage.get_by_role("heading", name="The night")
    desk.page.locator("[data-lift]").click()
    desk.wait_for_turn()
    desk.go_on()
    assert curtain.count() == 0
    desk.press(desk.offered("end"))

    expect(curtain).to_have_attribute("data-curtain", str(1 - seat))
    expect(night).to_have_count(0)
    desk.page.locator("[data-lift]").click()
    expect(night).to_be_visible()
    desk.go_on()
    expect(night).to_have_count(0)


# -- a turn ------------------------------------------------------------------------------------


def test_a_survivor_is_picked_and_goes_to_a_lit_place(come: Come) -> None:
    desk = sit(come, can("move"))
    _, survivor, place = first(desk, "move")
    desk.pick(f"survivor:{survivor}")
    ground = desk.thing(f"place:{place}")
    expect(ground).to_have_attribute("data-option", f"move:{survivor}:{place}")
    asked = desk.asked
    ground.click()
    desk.wait_after(asked)
    expect(desk.page.locator("[data-log]")).to_contain_text("goes from")


def test_an_action_is_taken_with_a_die_below_the_map(come: Come) -> None:
    desk = sit(come, can("barricade"))
    option = ":".join(first(desk, "barricade"))
    desk.pick(f"survivor:{option.split(':')[1]}")
    asked = desk.asked
    desk.on_board(option).click()
    desk.wait_after(asked)


def test_a_die_is_dragged_onto_whom_it_is_for(come: Come) -> None:
    desk = sit(come, can("attack"))
    _, survivor, die = first(desk, "attack")
    desk.thing(f"die:{die}").drag_to(desk.thing(f"survivor:{survivor}"))
    attack = desk.on_board(f"attack:{survivor}:{die}")
    if attack.count():
        for option in desk.board.locator(".dock [data-option]").all():
            name = option.get_attribute("data-option") or ""
            assert name == "end" or {survivor, die} <= set(name.split(":"))
        asked = desk.asked
        attack.click()
        desk.wait_after(asked)


def test_a_card_is_laid_on_the_crisis(come: Come) -> None:
    desk = sit(come, can("add"))
    item = next(each for each in desk.options if re.fullmatch("add:[^:]+", each)).split(":")[1]
    desk.page.locator(f'.aside [data-thing="item:{item}"]').first.click()
    crisis = desk.thing("crisis")
    expect(crisis).to_have_attribute("data-option", f"add:{item}")
    before = len(desk.guest.update["view"]["added"])
    asked = desk.asked
    crisis.click()
    desk.wait_after(asked)
    assert len(desk.guest.update["view"]["added"]) == before + 1


def test_a_card_is_played_by_one_press(come: Come) -> None:
    desk = sit(come, can("play"))
    card = desk.page.locator('.aside [data-option^="play:"]').first
    item = (card.get_attribute("data-option") or "").split(":")[1]
    assert item in desk.guest.update["view"]["players"][desk.ask["seat"]]["hand"]
    asked = desk.asked
    card.click()
    desk.wait_after(asked)


def counting(table: Table[Any], ask: Ask) -> dict[str, bool]:
    """The cards in hand that may be added to the crisis, and whether they count there."""
    s = table.state
    wanted = library().crises[s.crisis].accepts if s.crisis else ()
    held = [option[1] for option in ask.options if option[0] == "add" and len(option) == 2]
    return {item: library().items[item].kind in wanted for item in held}


def test_into_the_crisis_goes_by_handfuls_only_what_counts_there(come: Come) -> None:
    def mixed(table: Table[Any], ask: Ask) -> bool:
        counts = list(counting(table, ask).values())
        return ask.kind == "action" and counts.count(True) > 1 and False in counts

    game, seat = moment(mixed)
    counts = counting(game, next(each for each in game.asks if each.seat == seat))
    desk = Night(come("Ann"))
    desk.sit_down(desk.guest.lay(game, *me_at(seat, 4)))
    desk.wait_for_turn()
    desk.go_on()
    useful = {item for item, counted in counts.items() if counted}
    for item, counted in counts.items():
        card = desk.page.locator(f'.aside [data-thing="item:{item}"]').first
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        batch = desk.page.locator('[data-batch^="add:"]')
        expect(batch).to_have_count(1 if counted else 0)
        if counted:
            words = (batch.get_attribute("data-batch") or "").split()
            assert {each.split(":")[1] for each in words} == useful
        card.click()


def test_the_panel_has_every_option_and_the_keyboard_suffices(come: Come) -> None:
    desk = sit(come, can("move"))
    assert sorted(desk.options) == sorted(each["id"] for each in desk.ask["options"])
    option = ":".join(first(desk, "move"))
    asked = desk.asked
    survivor = desk.thing(f"survivor:{option.split(':')[1]}")
    survivor.focus()
    desk.page.keyboard.press("Enter")
    expect(survivor).to_have_attribute("aria-pressed", "true")
    desk.thing(f"place:{option.split(':')[2]}").focus()
    desk.page.keyboard.press("Enter")
    desk.wait_after(asked)


def test_arrow_keys_walk_the_map(come: Come) -> None:
    walk_about(sit(come, can("move")))


def test_what_cannot_be_done_says_why(come: Come) -> None:
    def somebody_idle(table: Table[Any], ask: Ask) -> bool:
        able = {word for option in ask.options for word in option}
        return ask.kind == "action" and not able.issuperset(table.state.players[ask.seat].group)

    desk = sit(come, somebody_idle)
    desk.guest.until(lambda: bool(desk.guest.refused), "why not")
    view = desk.guest.update["view"]
    able = {word for each in desk.options for word in each.split(":")}
    idle = next(each for each in view["players"][view["viewer"]]["group"] if each not in able)
    desk.thing(f"survivor:{idle}").click()
    expect(desk.board.locator("[data-refused]").first).to_be_visible()
    expect(desk.board.locator(".dock .rule-id").first).to_have_text(re.compile("^LN-"))


def test_a_secret_is_seen_only_while_it_is_held(come: Come) -> None:
    desk = sit(come, can("move"))
    view = desk.guest.update["view"]
    assert view["players"][view["viewer"]]["secret"]
    secret = desk.page.locator("[data-peek]").first
    goals = desk.page.locator(".secret .goals")
    expect(goals).to_have_count(0)
    secret.hover()
    desk.page.mouse.down()
    expect(goals).to_be_visible()
    desk.page.mouse.up()
    expect(goals).to_have_count(0)


# -- to the end --------------------------------------------------------------------------------


def test_bots_play_on_to_the_end(come: Come) -> None:
    ann = come()
    desk = Night(ann)
    desk.sit_down(ann.lay(ended_game(left=12), *me_at(0, 4, BOT)))
    desk.let_bot(0)
    result = desk.page.locator("[data-result]")
    result.wait_for(timeout=90_000)
    desk.go_on()
    expect(desk.stage.locator("[data-fate]")).to_have_count(4)


def test_the_end_tells_everyones_secret(come: Come) -> None:
    ann = come()
    desk = Night(ann)
    game = ended_game()
    desk.sit_down(ann.lay(game, *me_at(0, 4, BOT)))
    expect(desk.stage.locator("[data-fate]")).to_have_count(4)
    expect(desk.stage.get_by_text("Round by round")).to_be_visible()
    expect(desk.stage.get_by_role("heading", name=re.compile("^Round 1"))).to_be_attached()

    desk.page.locator("[data-result] [data-replay]").click()
    wait_for_film(desk.page)
    expect(desk.board.locator("[data-place]")).to_have_count(7)
    desk.page.keyboard.press("End")
    expect(desk.page.locator("[data-result]")).to_be_visible()
    expect(desk.stage.locator("[data-fate]")).to_have_count(4)
    expect(desk.page.locator("[data-option]")).to_have_count(0)


# -- for everyone ------------------------------------------------------------------------------


class Thumb(Finger, Night):
    """A finger at the table of The Long Night."""


def test_a_turn_on_a_phone(come: Come) -> None:
    desk = sit(come, can("move"), Thumb, seats=5, **PHONE)
    for tab in ("aside", "log", "chat", "ask"):
        desk.page.locator(f'[data-tab="{tab}"]').tap()
        assert too_wide(desk.page) <= 0
        assert too_high(desk.page) <= 0
    _, survivor, place = first(desk, "move")
    desk.thing(f"survivor:{survivor}").scroll_into_view_if_needed()
    desk.pick(f"survivor:{survivor}")
    assert too_wide(desk.page) <= 0
    asked = desk.asked
    desk.thing(f"place:{place}").scroll_into_view_if_needed()
    desk.press(desk.thing(f"place:{place}"))
    desk.wait_after(asked)


_SEEN = """word => {
    const { x, y, width, height } = word.getBoundingClientRect();
    return word.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_on_a_phone_deeds_have_names(come: Come) -> None:
    """Below their signs; the button that ends the turn stays where it is."""
    desk = sit(come, can("search"), Thumb, **PHONE)
    desk.pick(f"survivor:{first(desk, 'search')[1]}")
    dock = desk.page.locator(".dock")
    word = dock.get_by_text("search with a")
    expect(word).to_be_in_viewport(ratio=1)
    assert word.evaluate(_SEEN)
    expect(dock.locator('.foot [data-option="end"]')).to_be_in_viewport(ratio=1)
    assert too_wide(desk.page) <= 0


def test_on_a_phone_a_place_is_looked_at_from_near_by(come: Come) -> None:
    desk = sit(come, can("move"), Thumb, **PHONE)
    whole = desk.page.locator("[data-whole-map]")
    place = desk.board.locator('[data-place]:not([data-place="colony"])').first
    small = place.bounding_box()
    desk.press(place.locator(".ground"))
    near = place.bounding_box()
    assert small is not None
    assert near is not None
    assert near["width"] > 1.5 * small["width"]
    desk.press(whole)
    expect(whole).to_have_count(0)
    assert place.bounding_box() == small


SCENES = {
    "set-up": asks("keep-survivors"),
    "my turn": can("attack"),
    "search": asks("search"),
    "crossroads": asks("crossroads"),
    "vote": asks("vote", about="exile"),
    "bite": asks("bite"),
    "entrance": asks("door"),
}


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(come: Come, scene: str) -> None:
    desk = sit(come, SCENES[scene])
    assert violations(desk.page) == []
    if scene == "my turn":
        desk.pick(f"survivor:{first(desk, 'attack')[1]}")
        assert violations(desk.page) == []
        desk.page.keyboard.press("g")
        expect(desk.page.get_by_role("dialog")).to_be_visible()
        assert violations(desk.page) == []


def test_axe_finds_nothing_at_the_end(come: Come) -> None:
    ann = come()
    desk = Night(ann)
    desk.sit_down(ann.lay(ended_game(), *me_at(0, 4, BOT)))
    expect(desk.stage.locator("[data-fate]").first).to_be_visible()
    assert violations(desk.page) == []


@pytest.mark.parametrize("scene", ["my turn", "crossroads"])
def test_axe_finds_nothing_on_a_phone(come: Come, scene: str) -> None:
    desk = sit(come, SCENES[scene], **PHONE)
    assert violations(desk.page) == []
    if scene == "my turn":
        desk.page.locator('[data-tab="aside"]').tap()
        assert violations(desk.page) == []


def test_a_bot_sets_up_in_front_of_the_board_of_a_phone(come: Come) -> None:
    """The panel, which offers it too, lies behind the people to choose from."""
    desk = sit(come, asks("keep-survivors"), Thumb, **PHONE)
    desk.page.locator("[data-muster-for-me]").tap()
    expect(desk.page.locator("[data-keep]")).to_have_count(0)
