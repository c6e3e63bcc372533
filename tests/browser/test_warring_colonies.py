"""Warring Colonies in the browser: two colonies, pairs of players, battles, the Lone Wolf."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games import find
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Finger
from tests.browser.games import ME, OPEN, here
from tests.browser.guest import Guest, join
from tests.browser.long_nights import BOT, Night, Wanted, asks, me_at, moment
from tests.browser.test_phone import PHONE, too_high, too_wide

GAME = "warring-colonies"


class War(Night):
    """The table page of Warring Colonies."""

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.update["view"]
        return found

    def colony(self, name: str) -> dict[str, Any]:
        return next(each for each in self.view["colonies"] if each["place"] == name)


def sit(come: Come, wanted: Wanted, seats: int = 4, hand: type[War] = War, **how: Any) -> War:
    """Sit at a table at the moment of such an ask; everybody else's seat is open."""
    game, seat = moment(wanted, seats, game=GAME)
    guest = come("Ann", **how)
    desk = hand(guest)
    desk.sit_down(guest.lay(game, *me_at(seat, seats)))
    desk.wait_for_turn()
    desk.go_on()
    return desk


def can(kind: str, verb: str) -> Wanted:
    return asks(kind, verb)


def first(desk: War, verb: str, words: int = 0) -> list[str]:
    """The words of the first option of this verb, with so many words."""
    found = [each.split(":") for each in desk.options]
    return next(each for each in found if each[0] == verb and words in (0, len(each)))


def told(guest: Guest) -> list[dict[str, Any]]:
    """All events that this guest's page has heard, in order."""
    frames = [json.loads(each[2:]) for each in guest.frames if each.startswith("< ")]
    updates = [frame for frame in frames if frame["type"] == "update"]
    events = {each["number"]: each for frame in updates for each in frame["events"]}
    return [events[number] for number in sorted(events)]


def lead_of(guest: Guest, battle: int) -> int:
    """By how much yellow was ahead at the end of the battle that began with this event."""
    lead = 0
    for event in told(guest):
        if event["number"] > battle and event["name"] == "battle":
            break
        if event["number"] > battle and event["name"] == "strength":
            lead += event["facts"]["by"] * (1 if event["facts"]["colony"] == "yellow" else -1)
    return lead


def watch(come: Come, joined: Any) -> War:
    """Somebody who only looks on."""
    guest = come("Cy", known=False)
    desk = War(guest)
    desk.page.goto(f"/t/{joined.table}#{joined.links.watch}")
    desk.page.locator("[data-name]").fill("Cy")
    desk.page.locator("[data-sit]").click()
    return desk


# -- the map -----------------------------------------------------------------------------------


def test_both_colonies_lie_open_and_the_own_one_nearer(come: Come) -> None:
    desk = sit(come, asks("movement"), 5)
    home = desk.view["home"]
    shown = desk.board.locator("[data-colony]")
    order = [shown.nth(n).get_attribute("data-colony") for n in range(shown.count())]
    assert order[-1] == home
    assert set(order) == {"yellow", "blue", "den"}
    for name in ("yellow", "blue"):
        side = desk.board.locator(f'[data-colony="{name}"]')
        colony = desk.colony(name)
        expect(side.locator("[data-morale]")).to_have_text(str(colony["morale"]))
        expect(side.locator("[data-bullets]")).to_have_text(str(colony["bullets"]))
    tops = [box["y"] for box in (each.bounding_box() for each in shown.all()) if box]
    assert max(tops) == tops[-1]


def test_both_of_the_pair_are_marked(come: Come) -> None:
    desk = sit(come, asks("movement"))
    pair = desk.view["pair"]
    for seat in pair:
        expect(desk.board.locator(f'[data-pair="{seat}"]')).to_be_visible()
    assert len(pair) == 2
    expect(desk.board.locator("[data-step]")).to_have_attribute("data-step", "moving")
    mover = desk.board.locator(f'[data-pair="{desk.view["mover"]}"]')
    expect(mover).to_have_class(re.compile(r"\bmoves\b"))


def test_a_survivor_goes_to_a_gate_of_the_enemy(come: Come) -> None:
    def to_a_gate(table: Table[Any], ask: Ask) -> bool:
        return ask.kind == "movement" and any(len(option) == 4 for option in ask.options)

    desk = sit(come, to_a_gate)
    _, who, place, door = next(
        each
        for each in (option.split(":") for option in desk.options)
        if each[0] == "move" and len(each) == 4
    )
    gate = desk.thing(f"door:{place}/{door}")
    assert "lit" not in (gate.get_attribute("class") or "")
    desk.pick(f"survivor:{who}")
    expect(gate).to_have_attribute("data-option", f"move:{who}:{place}:{door}")
    asked = desk.asked
    desk.press(gate)
    desk.wait_after(asked)
    moved = next(
        (each for each in desk.view["survivors"] if each["id"] == who and each["door"] is not None),
        None,
    )
    if moved is not None:  # exposure may have killed
        standing = desk.board.locator(
            f'[data-place="{place}"] .doors [data-thing="survivor:{who}"]'
        )
        expect(standing).to_be_visible()


def test_whoever_wants_a_full_place_says_whom_to_drive_off(come: Come) -> None:
    desk = sit(come, can("movement", "oust"), 8)
    _, who, place, target = first(desk, "oust")
    desk.pick(f"survivor:{who}")
    ground = desk.thing(f"place:{place}")
    expect(ground).not_to_have_attribute("data-option", re.compile("oust"))
    asked = desk.asked
    desk.press(ground)
    assert desk.asked == asked
    choice = desk.board.locator(f'.dock [data-option="oust:{who}:{place}:{target}"]')
    desk.press(choice)
    desk.wait_after(asked)
    gone = next(each for each in desk.view["survivors"] if each["id"] == target)
    assert gone["place"] != place


def test_both_act_at_the_same_time(come: Come) -> None:
    """Each is offered the own options while the other's clock is not theirs to stop."""

    def simultaneous(table: Table[Any], ask: Ask) -> bool:
        return ask.kind == "action" and len(table.asks) == 2

    game, seat = moment(simultaneous, game=GAME)
    other = next(each.seat for each in game.asks if each.seat != seat)
    ann, bob = come("Ann"), come("Bob")
    joined = ann.lay(game, *me_at(seat, 4))
    hers, his = War(ann), War(bob)
    hers.sit_down(joined)
    join(bob, _link(joined, other), joined.table)
    his.sit_down(joined.table)
    hers.wait_for_turn()
    his.wait_for_turn()
    asked = his.asked
    his.go_on()
    his.take("end")
    his.wait_after(asked)
    hers.go_on()
    expect(hers.board.locator(f'[data-pair="{other}"]')).to_have_class(re.compile(r"\bdone\b"))
    expect(hers.board.locator(f'[data-pair="{seat}"] [role="timer"]')).to_be_visible()
    assert hers.asked


# -- battles -----------------------------------------------------------------------------------


def test_a_battle_is_fought_before_everyones_eyes(come: Come) -> None:
    game, seat = moment(asks("tactics"), game=GAME)
    ann = come("Ann")
    hers = War(ann)
    joined = ann.lay(game, *me_at(seat, 4, OPEN))
    enemy = next(each.seat for each in game.asks if each.seat != seat)
    bob = come("Bob")
    join(bob, _link(joined, enemy), joined.table)
    his = War(bob)
    his.sit_down(joined.table)
    hers.sit_down(joined)
    theirs = watch(come, joined)
    hers.wait_for_turn()
    number = max(each["number"] for each in told(ann) if each["name"] == "battle")
    battle = hers.stage.locator("[data-battle]")
    expect(battle).to_have_attribute("data-battle", hers.view["battle"]["place"])
    expect(theirs.stage.locator("[data-battle]")).to_be_visible()
    # both cards lie face down
    expect(theirs.stage.locator("[data-battle] [data-tactics]")).to_have_count(0)
    asked = hers.asked
    hers.press(hers.stage.locator('[data-option="tactics:all-in"]'))
    hers.wait_after(asked)
    expect(theirs.stage.locator("[data-battle] [data-tactics]")).to_have_count(0)
    his.wait_for_turn()
    his.press(his.stage.locator('[data-option="tactics:covering-fire"]'))
    for desk in (hers, his, theirs):
        for name in ("all-in", "covering-fire"):
            expect(desk.stage.locator(f'.fronts [data-tactics="{name}"]')).to_be_visible()
    for desk in (hers, his):
        desk.page.wait_for_selector('[data-orders="bid"]')
        desk.press(desk.stage.locator('[data-option="bid:1"]'))
    for desk in (hers, theirs):
        expect(desk.stage.locator(".fronts .die")).to_have_count(2)
    lead = lead_of(ann, number)
    for desk in (hers, his, theirs):
        expect(desk.stage.locator("[data-lead]")).to_have_attribute("data-lead", str(lead))


def test_wounds_are_shared_out_on_the_figures(come: Come) -> None:
    desk = sit(come, asks("share-wounds"))
    _, who = first(desk, "wound")
    figure = desk.stage.locator(f'[data-fighter="{who}"]')
    expect(figure).to_have_attribute("data-option", f"wound:{who}")
    before = next(each for each in desk.view["survivors"] if each["id"] == who)["wounds"]
    asked = desk.asked
    desk.press(figure)
    desk.wait_after(asked)
    after = [each for each in desk.view["survivors"] if each["id"] == who]
    assert not after or after[0]["wounds"] == before + 1


def test_a_leader_is_chosen_from_the_others(come: Come) -> None:
    desk = sit(come, asks("elect"), 6)
    ballots = desk.stage.locator("[data-option]")
    expect(ballots).to_have_count(2)
    asked = desk.asked
    desk.press(ballots.first)
    desk.wait_after(asked)


# -- the Lone Wolf -----------------------------------------------------------------------------


def test_the_lone_wolf_has_missions_that_nobody_else_reads(come: Come) -> None:
    game, seat = moment(asks("mission"), 5, game=GAME)
    ann = come("Ann")
    hers = War(ann)
    joined = ann.lay(game, *me_at(seat, 5))
    hers.sit_down(joined)
    hers.wait_for_turn()
    hers.go_on()
    drops = hers.stage.locator('[data-option^="discard:"]')
    expect(drops).to_have_count(len(hers.view["missions"]))
    titles = [each.inner_text() for each in hers.stage.locator(".mission b").all()]
    asked = hers.asked
    hers.press(hers.stage.locator('[data-option="hold"]'))
    hers.wait_after(asked)
    expect(hers.page.locator("[data-missions]")).to_contain_text(titles[0])
    cy = watch(come, joined)
    expect(cy.board.locator("[data-colony]").first).to_be_visible()
    assert not [title for title in titles if title in cy.page.content()]


# -- talk --------------------------------------------------------------------------------------


def test_what_is_said_to_the_own_side_stays_there(come: Come) -> None:
    game, _ = moment(asks("movement"), game=GAME)
    ann, bob, cy = come("Ann"), come("Bob"), come("Cy")
    joined = ann.lay(game, *me_at(0, 4))
    tables = [War(each) for each in (ann, bob, cy)]
    for guest, seat in ((bob, 2), (cy, 1)):  # a friend and one of the enemy
        join(guest, _link(joined, seat), joined.table)
    for desk in tables:
        desk.sit_down(joined.table)
        desk.page.locator('[data-tab="chat"]').click()
    hers, his, theirs = tables
    hers.page.locator("[data-chat-to]").select_option("team")
    hers.page.locator("[data-chat-input]").fill("to the school")
    hers.page.locator("[data-chat-input]").press("Enter")
    hers.page.locator("[data-chat-to]").select_option("")
    hers.page.locator("[data-chat-input]").fill("good morning")
    hers.page.locator("[data-chat-input]").press("Enter")
    expect(his.page.locator("[data-chat]")).to_contain_text("to the school")
    expect(his.page.locator('[data-to="team"]')).to_have_count(1)
    expect(theirs.page.locator("[data-chat]")).to_contain_text("good morning")
    expect(theirs.page.locator("[data-chat]")).not_to_contain_text("to the school")


def _link(joined: Any, seat: int) -> str:
    return str(next(each.token for each in joined.links.seats if each.seat == seat))


# -- whole games, the end ----------------------------------------------------------------------


def _ended() -> Table[Any]:
    table = Table.new(find(GAME), seats=5, seed="browser")
    chance = random.Random("browser")
    while not table.ended:
        ask = chance.choice(list(table.asks))
        table.answer(ask.seat, ask.number, chance.choice(list(ask.options)))
    return table


def test_the_end_tells_of_both_colonies_and_everyone(come: Come) -> None:
    game = _ended()
    ann = come()
    desk = War(ann)
    desk.sit_down(ann.lay(game, *me_at(0, 5)))
    expect(desk.stage.locator("[data-fate]")).to_have_count(5)
    for colony in game.state.sides:
        words = desk.stage.locator(f'[data-ending="{colony.place}"] h3')
        expect(words).to_contain_text("fallen" if colony.fallen else str(colony.morale))


def test_a_person_plays_among_bots(come: Come) -> None:
    """The panel has every answer, and whatever comes to the front leaves it in reach."""
    ann = come()
    desk = War(ann)
    table = Table.new(find(GAME), seats=4, seed="among bots")
    desk.sit_down(ann.lay(table, *me_at(0, 4, BOT)))
    chance = random.Random("among bots")
    for _ in range(30):
        if desk.wait_for_turn() == "over":
            break
        desk.take(chance.choice(desk.options))


# -- for everyone ------------------------------------------------------------------------------


class Thumb(War, Finger):
    """A finger on the table page of the war."""


def test_a_turn_on_a_phone(come: Come) -> None:
    desk = sit(come, asks("movement", "move"), hand=Thumb, **PHONE)
    assert (too_wide(desk.page), too_high(desk.page)) == (0, 0)
    _, who, place, *_ = first(desk, "move", 3)
    desk.pick(f"survivor:{who}")
    expect(desk.thing(f"place:{place}")).to_have_attribute("data-option", f"move:{who}:{place}")
    assert (too_wide(desk.page), too_high(desk.page)) == (0, 0)


SCENES = ("movement", "action", "tactics", "bid", "share-wounds", "elect", "mission", "wolf-battle")


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(come: Come, scene: str) -> None:
    desk = sit(come, asks(scene), 7 if scene == "elect" else 5)
    assert violations(desk.page) == []


@pytest.mark.parametrize("scene", ["movement", "tactics", "mission"])
def test_axe_finds_nothing_on_a_phone(come: Come, scene: str) -> None:
    desk = sit(come, asks(scene), 5, hand=Thumb, **PHONE)
    assert violations(desk.page) == []
    assert (too_wide(desk.page), too_high(desk.page)) == (0, 0)


def test_axe_finds_nothing_at_the_end(come: Come) -> None:
    ann = come()
    desk = War(ann)
    desk.sit_down(ann.lay(_ended(), *me_at(0, 5)))
    expect(desk.stage).to_be_visible()
    assert violations(desk.page) == []


# -- one device --------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-16.g")
def test_the_curtain_falls_between_two_beats(come: Come) -> None:
    """Two who act in turn at one device: neither sees the other's cards."""

    def first_beat(table: Table[Any], ask: Ask) -> bool:
        state = table.state
        return ask.kind == "action" and len(state.pair) == 2 and not state.done

    game, seat = moment(first_beat, 4, game=GAME, turns="alternating")
    partner = game.state.partner(seat)
    seats = [BOT] * 4
    seats[seat], seats[partner] = ME, here("Bea")
    ann = come()
    desk = War(ann)
    desk.page.goto(f"/t/{ann.lay(game, *seats).table}")
    for each, name in ((seat, "Ann"), (partner, "Bea")):
        curtain = desk.page.locator("[data-curtain]")
        expect(curtain).to_have_attribute("data-curtain", str(each))
        expect(curtain).to_contain_text(name)
        expect(desk.page.locator("[data-option], [data-thing], [data-stage]")).to_have_count(0)
        desk.page.locator("[data-lift]").click()
        desk.wait_for_turn()
        desk.go_on()
        assert desk.view["viewer"] == each
        if each == seat:
            desk.press(desk.offered("end"))
