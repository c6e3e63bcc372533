"""Warring Colonies in the browser: two colonies, pairs of players, battles, the Lone Wolf."""

from __future__ import annotations

import json
import random
import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games import find
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Finger
from tests.browser.games import ME, OPEN, here
from tests.browser.guest import Guest, join
from tests.browser.long_nights import BOT, Night, Wanted, asks, me_at, moment, walk_about
from tests.browser.test_phone import PHONE, too_high, too_wide

GAME = "warring-colonies"
PUBLIC = re.compile("^Public")


class War(Night):
    """The table page of Warring Colonies."""

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.update["view"]
        return found

    def colony(self, name: str) -> dict[str, Any]:
        return next(each for each in self.view["colonies"] if each["place"] == name)

    def reach_for(self, option: str) -> None:
        """Answer, unless the other of the pair, who acts too, has just taken the chance away."""
        asked = self.asked
        try:
            self.offered(option).click(timeout=5_000)
        except TimeoutError:
            assert option not in self.options, f"{option} is offered and cannot be clicked"
            return
        self.wait_after(asked)


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


# -- a new table -------------------------------------------------------------------------------


def _labels(guest: Guest) -> list[str]:
    found = guest.page.locator("label:has([data-seat-choice]) > span")
    return [text.strip() for text in found.all_inner_texts()]


def test_every_seat_of_a_new_table_says_its_side(come: Come) -> None:
    ann = come()
    ann.page.goto(f"/new/{GAME}")
    for seats in (4, 5, 8, 11):
        ann.page.locator("[data-seats]").select_option(str(seats))
        expect(ann.page.locator("[data-seat-choice]")).to_have_count(seats)
        sides = ["Yellow", "Blue"] * (seats // 2) + ["Lone Wolf"] * (seats % 2)
        assert _labels(ann) == [f"Seat {n}: {side}" for n, side in enumerate(sides, 1)]
    ann.page.get_by_role("group", name="Teams").get_by_label("drawn by lot").check(force=True)
    assert _labels(ann) == [f"Seat {n}" for n in range(1, 12)]


def test_a_guard_can_be_set_at_a_new_table(come: Come) -> None:
    ann = come()
    ann.page.goto(f"/new/{GAME}")
    guard, public = ann.page.locator("[data-guard]"), ann.page.get_by_role("checkbox", name=PUBLIC)
    expect(guard).not_to_be_checked()
    public.check()
    expect(guard).to_be_checked()
    expect(guard).to_be_disabled()
    public.uncheck()
    guard.check()
    ann.page.locator("[data-create]").click()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.rsplit("/", 1)[-1]
    options = ann.page.request.get(f"/api/tables/{table}").json()["options"]
    assert (options["guard"], options["public"]) == (True, False)


def test_where_nobody_acts_at_the_same_time_no_guard_is_offered(come: Come) -> None:
    ann = come()
    ann.page.goto("/new/long-night")
    expect(ann.page.get_by_role("checkbox", name=PUBLIC)).to_be_visible()
    expect(ann.page.locator("[data-guard]")).to_have_count(0)


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


def test_who_has_pointed_at_the_enemys_colony_is_asked_for_a_gate(come: Come) -> None:
    def both(table: Table[Any], ask: Ask) -> bool:
        doors = [option for option in ask.options if len(option) == 4]
        return ask.kind == "movement" and len(doors) > 1 and len(ask.options) > len(doors) + 2

    desk = sit(come, both)
    _, who, place, _ = next(
        each for each in (option.split(":") for option in desk.options) if len(each) == 4
    )
    desk.pick(f"survivor:{who}")
    ground = desk.board.locator(f'[data-place="{place}"] .ground')
    desk.press(ground)
    expect(desk.board.locator(".dock")).to_contain_text("gates")
    gates = desk.board.locator(f'[data-thing^="door:{place}/"].lit')
    expect(gates).to_have_count(
        sum(each.startswith(f"move:{who}:{place}:") for each in desk.options)
    )
    for gate in gates.all():
        expect(gate).to_have_attribute("data-option", re.compile(f"^move:{who}:{place}:"))
        expect(gate).to_be_in_viewport()
    # it is not too late to go elsewhere
    elsewhere = next(
        each.split(":")[2] for each in desk.options if re.fullmatch(f"move:{who}:[a-z]+", each)
    )
    asked = desk.asked
    desk.press(desk.board.locator(f'[data-place="{elsewhere}"] .ground'))
    desk.wait_after(asked)
    gone = [each for each in desk.view["survivors"] if each["id"] == who]
    assert not gone or gone[0]["place"] == elsewhere


def test_both_see_how_far_each_colony_is(come: Come) -> None:
    desk = sit(come, asks("movement"))
    for name in ("yellow", "blue"):
        met = desk.colony(name)["goals_met"]
        goals = desk.board.locator(f'[data-thing="objective"] [data-goals="{name}"]')
        expect(goals.locator("i")).to_have_count(len(met))
        expect(goals.locator("i.done")).to_have_count(sum(met))


def test_whoever_wants_a_full_place_says_whom_to_drive_off(come: Come) -> None:
    desk = sit(come, can("movement", "oust"), 8)
    _, who, place, target = first(desk, "oust")
    desk.pick(f"survivor:{who}")
    ground = desk.thing(f"place:{place}")
    expect(ground).not_to_have_attribute("data-option", re.compile("oust"))
    asked = desk.asked
    ground.click(position={"x": 6, "y": 6})  # people may stand in the middle
    assert desk.asked == asked
    choice = desk.board.locator(f'.dock [data-option="oust:{who}:{place}:{target}"]')
    desk.press(choice)
    desk.wait_after(asked)
    gone = next(each for each in desk.view["survivors"] if each["id"] == target)
    assert gone["place"] != place


def test_who_is_not_to_move_may_ask_for_a_card_meanwhile(come: Come) -> None:
    desk = sit(come, asks("beside"))
    expect(desk.board.locator(".dock")).to_contain_text("you may ask somebody for a card")
    expect(desk.board.locator('.dock [data-option^="request:"]').first).to_be_visible()
    desk.press(desk.board.locator('.dock [data-option="idle"]'))
    expect(desk.board.locator('.dock [data-option="idle"]')).to_have_count(0)


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


def _acting(come: Come) -> tuple[War, War, int, int, str]:
    """Two who act at the same time, each with a browser; their seats, and the table."""

    def simultaneous(table: Table[Any], ask: Ask) -> bool:
        verbs = [[option[0] for option in each.options] for each in table.asks]
        return (
            ask.kind == "action"
            and len(table.asks) == 2
            and all("attack" in each or "barricade" in each for each in verbs)
            and all(goes_on(table, each) for each in table.asks)
        )

    def goes_on(table: Table[Any], ask: Ask) -> bool:
        """Whether a barricade asks nothing more, so that both can go on."""
        built = next((each for each in ask.options if each[0] == "barricade"), None)
        if built is None:
            return False
        then = table.fork()
        then.answer(ask.seat, ask.number, built)
        return [each.kind for each in then.asks] == ["action", "action"]

    game, seat = moment(simultaneous, game=GAME)
    other = next(each.seat for each in game.asks if each.seat != seat)
    ann, bob = come("Ann"), come("Bob")
    joined = ann.lay(game, *me_at(seat, 4))
    hers, his = War(ann), War(bob)
    hers.sit_down(joined)
    join(bob, _link(joined, other), joined.table)
    his.sit_down(joined.table)
    for desk in (hers, his):
        desk.wait_for_turn()
        desk.go_on()
    return hers, his, seat, other, joined.table


def test_what_one_holds_stays_in_the_hand_while_the_other_acts(come: Come) -> None:
    hers, his, *_ = _acting(come)
    _, _, die = first(hers, "barricade", 3)
    hers.pick(f"die:{die}")
    asked = hers.asked
    his.take(":".join(first(his, "barricade")))
    hers.wait_after(asked)
    expect(hers.thing(f"die:{die}")).to_have_attribute("aria-pressed", "true")


def test_nobody_is_taken_from_an_answer_while_the_other_acts(come: Come) -> None:
    hers, his, *_ = _acting(come)
    asked = hers.asked
    hers.offered("end").focus()
    his.take(":".join(first(his, "barricade")))
    hers.wait_after(asked)
    hers.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(hers.offered("end")).to_be_focused()


@pytest.mark.rule("WC-OP-15.k")
def test_a_clock_that_stands_still_looks_like_it(come: Come) -> None:
    hers, his, _, other, table = _acting(come)
    hers.take("end")
    clocks = [
        hers.board.locator(f'[data-pair="{other}"] [role="timer"]'),
        hers.seat(other).locator('[role="timer"]:not([data-grace])'),
    ]
    for clock in clocks:
        expect(clock).to_be_visible()
        expect(clock).not_to_have_attribute("data-paused", "true")
    his.page.goto("/about")
    for clock in clocks:
        expect(clock).to_have_attribute("data-paused", "true")
        expect(clock).to_have_accessible_name(re.compile("standing still"))
    stood = clocks[0].inner_text()
    hers.page.wait_for_timeout(1500)
    assert clocks[0].inner_text() == stood
    his.page.goto(f"/t/{table}")
    for clock in clocks:
        expect(clock).not_to_have_attribute("data-paused", "true")


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


def test_the_lone_wolf_sees_who_stands_at_the_gates(come: Come) -> None:
    def at_a_gate(table: Table[Any], ask: Ask) -> bool:
        state = table.state
        people = state.survivors.values()
        return ask.seat == state.wolf and any(each.door is not None for each in people)

    desk = sit(come, at_a_gate, 5)
    standing = desk.board.locator(".doors [data-thing^='survivor:']").first
    expect(standing).to_be_visible()
    box = standing.bounding_box()
    assert box
    assert box["width"] >= 22
    assert (too_wide(desk.page), too_high(desk.page)) == (0, 0)
    map_ = desk.board.locator(".map")
    assert map_.evaluate("(each) => each.scrollHeight - each.clientHeight") <= 1


def test_of_whom_a_crossroads_is_is_asked_on_its_card(come: Come) -> None:
    desk = sit(come, asks("met-by"))
    expect(desk.stage.locator('[data-first="met-by"]')).to_contain_text("Whom is it about?")
    asked = desk.asked
    desk.press(desk.stage.locator("[data-first] [data-option]").first)
    desk.wait_after(asked)


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
    """A game that chance has played until one colony fell, and somebody won."""
    for number in count():
        table = Table.new(find(GAME), seats=5, seed=f"browser {number}")
        chance = random.Random(number)
        while not table.ended:
            ask = chance.choice(list(table.asks))
            table.answer(ask.seat, ask.number, chance.choice(list(ask.options)))
        assert table.outcome
        if table.outcome.winners and [each.fallen for each in table.state.sides].count(True) == 1:
            return table
    raise AssertionError


def test_the_end_tells_of_both_colonies_and_everyone(come: Come) -> None:
    game = _ended()
    ann = come()
    desk = War(ann)
    desk.sit_down(ann.lay(game, *me_at(0, 5)))
    expect(desk.stage.locator("[data-fate]")).to_have_count(5)
    for colony in game.state.colonies:
        standing = desk.stage.locator(f'[data-standing="{colony.place}"]')
        expect(standing).to_contain_text(f"Morale {colony.morale}")
    fallen = next(each.place for each in game.state.sides if each.fallen)
    expect(desk.stage.locator(f'[data-standing="{fallen}"] .stamp')).to_have_text("fallen")
    expect(desk.stage.get_by_role("heading", level=2)).to_contain_text(f"{fallen} colony")
    assert game.outcome
    winner = game.outcome.winners[0]
    side = next(each for each in desk.view["colonies"] if winner in each["seats"])
    expect(desk.stage.locator(f'[data-standing="{side["place"]}"]')).to_contain_text("wins.")
    # and round by round of both
    for name in ("yellow", "blue"):
        rounds = desk.stage.locator(f'[data-morale-of="{name}"]')
        expect(rounds).to_have_count(game.state.round)
        expect(rounds.last).to_have_text(str(desk.colony(name)["morale"]))


def test_a_person_plays_among_bots(come: Come) -> None:
    """The panel has every answer, and whatever comes to the front leaves it in reach."""
    ann = come()
    desk = War(ann)
    table = Table.new(find(GAME), seats=4, seed="among bots")
    desk.sit_down(ann.lay(table, *me_at(0, 4, BOT)))
    chance = random.Random("among bots")
    given = 0
    while given < 30 and desk.wait_for_turn() != "over":
        # Nothing is asked for a moment while the other, who acts too, thinks of something first.
        if offered := desk.options:
            desk.reach_for(chance.choice(offered))
            given += 1


def test_arrow_keys_walk_the_map(come: Come) -> None:
    walk_about(sit(come, can("movement", "move")))


# -- for everyone ------------------------------------------------------------------------------


class Thumb(War, Finger):
    """A finger on the table page of the war."""


def test_a_turn_on_a_phone(come: Come) -> None:
    desk = sit(come, asks("movement", "move"), hand=Thumb, **PHONE)
    assert (too_wide(desk.page), too_high(desk.page)) == (0, 0)
    home = desk.board.locator("[data-colony]").first
    expect(home).to_have_attribute("data-colony", desk.view["home"])
    expect(home).to_be_in_viewport()
    _, who, place, *_ = first(desk, "move", 3)
    desk.pick(f"survivor:{who}")
    target = desk.thing(f"place:{place}")
    expect(target).to_have_attribute("data-option", f"move:{who}:{place}")
    expect(target).to_be_in_viewport()
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
