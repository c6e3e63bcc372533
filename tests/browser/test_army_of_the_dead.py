"""Army of the Dead in the browser: the city, the survivors' boards, and the scenes before them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from overrun.bots import make_bot, play_on
from overrun.core.flow import Ask
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games import find
from overrun.games.army_of_the_dead.cards import library
from overrun.server.rest import Joined
from overrun.text import Text
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk, wait_for_film
from tests.browser.games import BOT, ME
from tests.browser.long_nights import Wanted, asks, moment
from tests.browser.test_phone import PHONE, too_wide

GAME = "army-of-the-dead"


class City(Desk):
    """The table page of Army of the Dead."""

    def sit_down(self, table: Joined | str, *, at: str = "") -> None:
        name = table if isinstance(table, str) else table.table
        self.page.goto(f"/t/{name}{at}")
        expect(self.board.locator("[data-zone]").first).to_be_visible()
        expect(self.page.locator("main")).not_to_contain_text("…")  # the cards' texts are here
        self.wait_until_complete()

    @property
    def stage(self) -> Locator:
        return self.page.locator("[data-stage]")

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.update["view"]
        return found

    def go_on(self) -> None:
        while self.page.locator("[data-continue]").count():
            self.press(self.page.locator("[data-continue]"))

    def take(self, option: str) -> None:
        if option.split(":")[0] in ("discard", "drop") and ":" in option:
            self.unfold()
        super().take(option)

    def unfold(self) -> None:
        """Show the answers that are seldom wanted."""
        folded = self.panel.locator("details:has([data-option]):not([open]) > summary")
        if folded.count():
            self.press(folded)

    def zone(self, name: str) -> Locator:
        return self.board.locator(f'[data-zone="{name}"]')

    def survivor(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = next(each for each in self.view["survivors"] if each["id"] == id)
        return found

    def first(self, verb: str) -> str:
        """The first option of this verb."""
        return next(each for each in self.options if each.split(":")[0] == verb)

    def point(self, field: str, option: str, asked: str) -> None:
        """Point at a zone; choose among what can be done there, if there is more."""
        # An outline may have its middle in another zone: a corner of a street.
        self.zone(field).dispatch_event("click")
        choice = self.board.locator(f'[role="menuitem"][data-option="{option}"]')
        self.page.wait_for_timeout(50)
        if self.asked == asked and choice.count():
            self.press(choice)
        self.wait_after(asked)


def sit(come: Come, wanted: Wanted, mission: str = "", **how: Any) -> City:
    """Sit alone at a table at the moment of such an ask."""
    settings = {"mission": mission} if mission else {}
    game, _ = moment(wanted, 1, game=GAME, **settings)
    return sit_at(come, game, **how)


def sit_at(come: Come, game: Table[Any], *, new: bool = False, **how: Any) -> City:
    """Whoever comes during the set-up reads the mission first; only who is ``new`` looks at it."""
    guest = come("Ann", **how)
    desk = City(guest)
    desk.sit_down(guest.lay(game, ME))
    desk.wait_for_turn()
    if not new:
        desk.go_on()
    return desk


def new_game(**settings: str) -> Table[Any]:
    return Table.new(find(GAME), seats=1, settings=settings, seed="browser")


def led(wanted: Wanted, mission: str) -> Table[Any]:
    """A game that a bot has played up to such an ask, where chance would hardly lead."""
    for seed in map(str, range(30)):
        table = Table.new(find(GAME), seats=1, settings={"mission": mission}, seed=seed)
        bot = make_bot("steady", GAME, seed)
        while not table.ended:
            if wanted(table, table.asks[0]):
                return table
            play_on(table, {0: bot}, 1)
    raise LookupError(f"the bot never gets there in {mission}")


def fighting(table: Table[Any], ask: Ask) -> bool:
    """A turn with somewhere to go, and somebody in another zone to be shot at with dice."""
    if ask.kind != "action" or not any(option[0] == "move" for option in ask.options):
        return False
    return any(_aimed(table.state, option) for option in ask.options)


def _aimed(s: Any, option: tuple[str, ...]) -> bool:
    if option[0] != "attack":
        return False
    who, zone = s.find(s.turn.who), s.ground.index[option[2]]
    weapon = library().equipment[who.gear[int(option[1])].card].weapon
    return zone != who.zone and s.crowd(zone) > 0 and weapon is not None and weapon.dice > 0


# -- the set-up --------------------------------------------------------------------------------


def test_the_mission_is_read_before_the_team_is_chosen(come: Come) -> None:
    desk = sit_at(come, new_game(mission="grand-slam"), new=True)
    expect(desk.stage.get_by_role("heading", level=2)).to_have_text("The Grand Slam")
    expect(desk.stage).to_contain_text("Open the vault.")
    desk.page.locator("[data-continue]").click()
    people = desk.stage.locator('[data-option^="survivor:"]')
    expect(people).to_have_count(12)
    asked = desk.asked
    desk.stage.locator('[data-option="survivor:vesna"]').click()
    desk.wait_after(asked)
    assert [each["id"] for each in desk.view["survivors"]] == ["vesna"]
    desk.page.locator("[data-briefing]").dispatch_event("click")
    expect(desk.stage.get_by_role("heading", level=2)).to_have_text("The Grand Slam")


def test_everything_is_set_up_by_one_click(come: Come) -> None:
    desk = sit_at(come, new_game(mission="back-door"), new=True)
    desk.page.locator("[data-set-up]").click()
    expect(desk.page.locator('.aside [data-option^="activate:"]').first).to_be_visible()
    assert len(desk.view["survivors"]) == 6
    assert all(any(each["gear"]) for each in desk.view["survivors"])
    expect(desk.page.locator("[data-set-up]")).to_have_count(0)


def test_equipment_is_chosen_from_two_sets_and_taken_in_hand(come: Come) -> None:
    desk = sit(come, asks("kit"))
    who = desk.ask["facts"]["survivor"]
    kit = desk.stage.locator('[data-batch="kit:b done"]')
    names = kit.locator(".name").all_inner_texts()[1:]
    due = desk.guest.update["answers"] + 2
    kit.click()
    desk.guest.until(lambda: desk.guest.update["answers"] == due, "kit and hands")
    held = [each for each in desk.survivor(who)["gear"] if each]
    assert len(held) == len(names) > 1
    assert desk.ask["facts"]["survivor"] != who


def test_equipment_can_be_sorted_first(come: Come) -> None:
    desk = sit(come, asks("kit"))
    who = desk.ask["facts"]["survivor"]
    asked = desk.asked
    desk.stage.locator('[data-option="kit:b"]').click()
    desk.wait_after(asked)
    assert (desk.ask["kind"], desk.ask["facts"]["survivor"]) == ("arrange", who)


# -- the city ----------------------------------------------------------------------------------


def test_a_lit_zone_is_gone_to(come: Come) -> None:
    desk = sit(come, asks("action", "move"))
    who, to = desk.view["turn"]["who"], desk.first("move").split(":")[1]
    desk.point(to, f"move:{to}", desk.asked)
    assert desk.survivor(who)["zone"] == to


def test_a_goal_that_is_a_place_is_marked_there(come: Come) -> None:
    desk = sit(come, asks("action"), mission="cold-steel")
    assert desk.guest.update["details"]["goals"] == {"out": ["A2d"]}
    expect(desk.board.locator(".goal")).to_have_count(1)
    expect(desk.zone("A2d")).to_have_attribute("aria-label", re.compile("a goal of the mission"))


def test_floors_have_names(come: Come) -> None:
    desk = sit(come, asks("action"), mission="grand-slam")
    names = desk.board.locator("text.floor")
    expect(names).to_have_text(["The casino and the square", "The vault", "The roof"])


def test_the_truck_is_driven_by_pointing_at_a_street(come: Come) -> None:
    desk = sit(come, asks("action", "drive"), mission="convoy")
    who, to = desk.view["turn"]["who"], desk.first("drive").split(":")[1]
    assert desk.view["truck"]["zone"] != to
    desk.point(to, f"drive:{to}", desk.asked)
    assert desk.view["truck"]["zone"] == to
    assert desk.view["truck"]["seats"]["driver"] == who
    assert desk.survivor(who)["zone"] == to
    expect(desk.zone(to)).to_have_attribute("aria-label", re.compile("the truck"))


def test_the_keyboard_walks_the_city(come: Come) -> None:
    desk = sit(come, asks("action", "move"))
    who = desk.view["turn"]["who"]
    desk.page.keyboard.press("b")
    here = desk.survivor(who)["zone"]
    expect(desk.zone(here)).to_be_focused()
    lit = {option.split(":")[1] for option in desk.options if option.startswith("move:")}
    asked = desk.asked
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        desk.zone(here).focus()
        desk.page.keyboard.press(key)
        at = desk.page.evaluate("() => document.activeElement.dataset.zone")
        if at in lit:
            break
    else:
        pytest.fail(f"no arrow leads from {here} to {lit}")
    desk.page.keyboard.press("Enter")
    if desk.board.get_by_role("menu").count():
        expect(desk.board.get_by_role("menuitem").first).to_be_focused()
        desk.page.keyboard.press("Enter")
    desk.wait_after(asked)


def test_a_weapon_in_hand_shows_what_it_reaches(come: Come) -> None:
    desk = sit(come, fighting)
    attack = desk.first("attack")
    _, slot, _ = attack.split(":")
    reached = {each.split(":")[2] for each in desk.options if each.startswith(f"attack:{slot}:")}
    desk.page.locator(f'[data-sheet] [data-slot="{slot}"]').click()
    expect(desk.page.locator(f'[data-sheet] [data-slot="{slot}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(desk.board.locator(".target")).to_have_count(len(reached))
    # What its figures mean is said below: a finger has no other way to ask.
    expect(desk.page.locator("[data-sheet] [data-figures]")).to_contain_text("damage")


def test_dice_lie_on_the_table_after_an_attack(come: Come) -> None:
    game, _ = moment(fighting, 1, game=GAME)
    option = next(each for each in game.asks[0].options if _aimed(game.state, each))
    desk = sit_at(come, game)
    desk.point(option[2], ":".join(option), desk.asked)
    facts = [each["facts"] for each in desk.guest.update["events"] if each["name"] == "rolled"][-1]
    dice = desk.board.locator(".tray [role=img]")
    expect(dice).to_have_count(len(facts["dice"]) + len(facts["ammo"]))
    hits = [face for face in facts["dice"] + facts["ammo"] if int(face) >= facts["accuracy"]]
    expect(desk.board.locator(".tray .hit")).to_have_count(len(hits))


def test_why_one_cannot_go_there(come: Come) -> None:
    desk = sit(come, asks("action", "move"))
    desk.guest.until(lambda: bool(desk.guest.refused), "why not")
    far = desk.board.locator('[data-refused^="move:"]').first
    far.dispatch_event("click")
    expect(desk.board.get_by_role("link", name=re.compile("Rule AD-"))).to_be_visible()


def test_the_note_on_a_zone_goes_away_when_it_was_chosen(come: Come) -> None:
    desk = sit(come, asks("action", "move"))
    note = desk.board.locator(".bubble")
    to = desk.board.locator('[data-option^="move:"]').first.get_attribute("data-zone")
    assert to is not None
    one, other = desk.zone(to), desk.zone(desk.survivor(desk.view["turn"]["who"])["zone"])
    asked = desk.asked
    one.dispatch_event("pointerover")
    expect(note).to_be_visible()
    one.dispatch_event("click")
    desk.wait_after(asked)
    one.dispatch_event("pointerover")
    expect(note).to_have_count(0)
    other.dispatch_event("pointerover")
    expect(note).to_be_visible()


def test_numbers_lie_on_top_of_everybody(come: Come) -> None:
    def crowded(table: Table[Any], ask: Ask) -> bool:
        view: Any = table.view(0)
        return ask.kind == "action" and any(zone.shamblers > 1 for zone in view.zones)

    desk = sit(come, crowded)
    last = desk.board.locator(".pieces > g").evaluate_all(
        "(all) => all.map((each) => each.classList[0])"
    )
    assert last.index("number") > len(last) - 1 - last[::-1].index("piece")


def test_what_is_seen_from_a_zone(come: Come) -> None:
    desk = sit(come, asks("action"))
    sight: dict[str, list[str]] = desk.guest.update["details"]["sight"]
    zone = max(sight, key=lambda name: len(sight[name]))
    desk.zone(zone).dispatch_event("pointerover")
    expect(desk.board.locator(".seen")).to_have_count(len(sight[zone]) - 1)
    desk.page.get_by_role("button", name="Show what can be seen").click()
    desk.zone(zone).dispatch_event("pointerover")
    expect(desk.board.locator(".seen")).to_have_count(0)


def test_closer_and_farther(come: Come) -> None:
    desk = sit(come, asks("action"))
    minimap = desk.board.get_by_role("button", name=re.compile("Map of the whole board"))
    expect(minimap).to_have_count(0)
    desk.page.get_by_role("button", name="Closer").click()
    expect(minimap).to_be_visible()
    desk.page.get_by_role("button", name="Farther away").click()
    expect(minimap).to_have_count(0)


def last_of_the_round(table: Table[Any], ask: Ask) -> bool:
    s = table.state
    done = all(each.acted or each.id == s.turn.who for each in s.survivors) if s.turns else False
    return ask.kind == "action" and s.round > 1 and done and ("end",) in ask.options


def before_a_whole_phase(table: Table[Any], ask: Ask) -> bool:
    """Nothing is asked before all zombies have walked and come."""
    if not last_of_the_round(table, ask):
        return False
    then = Table(find(GAME), table.header)
    then.catch_up(table.answers)
    then.answer(ask.seat, ask.number, ("end",))
    return then.state.round > table.state.round


def test_the_zombie_phase_is_shown_step_by_step_and_can_be_skipped(come: Come) -> None:
    desk = sit(come, before_a_whole_phase, reduced_motion="no-preference", speed="usual")
    desk.panel.locator('[data-option="end"]').click()
    skip = desk.page.locator("[data-skip]")
    expect(skip).to_be_visible()
    desk.page.locator("[data-pause]").click()
    expect(desk.board.locator(".target")).to_have_count(0)
    skip.click()
    expect(skip).to_have_count(0)


def test_log_and_panel_wait_for_the_film(come: Come) -> None:
    desk = sit(come, before_a_whole_phase, speed="usual")
    asked = desk.asked
    desk.panel.locator('[data-option="end"]').click()
    desk.page.locator("[data-pause]").click()
    skip = desk.page.locator("[data-skip-film]")
    expect(skip).to_be_visible()
    expect(desk.panel).to_have_count(0)
    last = desk.page.locator(f'[data-event="{desk.guest.update["events"][-1]["number"]}"]')
    expect(last).to_have_count(0)
    skip.click()
    assert desk.wait_for_turn() != asked
    expect(last).to_be_visible()
    expect(skip).to_have_count(0)
    expect(desk.panel.locator(".question")).to_be_focused()
    desk.take(desk.options[0])


def test_a_step_of_ones_own_does_not_hold_the_next_question_back(come: Come) -> None:
    desk = sit(come, asks("action", "move"), reduced_motion="no-preference", speed="usual")
    desk.take(desk.first("move"))
    expect(desk.page.locator("[data-skip-film]")).to_have_count(0)


def test_what_happened_since_is_told_by_what_matters(come: Come) -> None:
    desk = sit(come, last_of_the_round)
    desk.take("end")
    # Who gets hurt may have to be decided on the way.
    while desk.ask["kind"] != "activate" and desk.ask["kind"] != "action":
        desk.take(desk.options[0])
    recap = desk.panel.locator(".recap")
    first = desk.page.locator(".log .marker + li")
    new = first.get_attribute("data-event")
    recap.locator("[data-since]").click()
    digest = desk.page.locator("[data-digest]")
    expect(digest).to_be_visible()
    assert violations(desk.page) == []
    digest.locator("summary").click()
    told = digest.locator("details li")
    expect(told.first).to_have_text(str(first.text_content()).strip())
    assert told.count() > 1, "a whole phase of the zombies is more than one thing"
    desk.page.keyboard.press("Escape")
    desk.take(desk.options[0])
    expect(recap.locator("li")).to_have_count(0)
    desk.page.reload()
    desk.wait_for_turn()
    expect(first).to_have_attribute("data-event", str(new))


def test_a_tip_is_told_whole_and_answers_are_seen_when_reached(come: Come) -> None:
    desk = sit(come, fighting)
    tip = desk.page.locator("[data-tips]").bounding_box()
    few = desk.offered("end").bounding_box()
    assert tip is not None
    assert few is not None
    assert tip["y"] + tip["height"] <= few["y"]
    assert desk.panel.locator(".news").evaluate("(it) => it.scrollHeight <= it.clientHeight")
    expect(desk.offered("end")).to_be_in_viewport(ratio=1)
    desk.panel.locator("[data-list] > summary").click()
    for option in desk.panel.locator(".actor [data-option]:visible").all():
        option.focus()
        expect(option).to_be_in_viewport(ratio=0.9)


# -- cards -------------------------------------------------------------------------------------


def test_what_is_seldom_wanted_is_folded_away(come: Come) -> None:
    city = sit(come, asks("action", "drop"))
    option = city.first("drop")
    expect(city.offered("end")).to_be_visible()
    expect(city.offered(option)).to_be_hidden()
    city.take(option)
    _, owner, slot = option.split(":")
    assert city.survivor(owner)["gear"][int(slot)] is None


def test_a_card_that_was_found_goes_into_a_slot(come: Come) -> None:
    desk = sit(come, asks("found", "keep"))
    who, card = desk.ask["facts"]["survivor"], desk.ask["facts"]["card"]
    slot = desk.first("keep").split(":")[1]
    asked = desk.asked
    desk.stage.locator(f'[data-slot="{slot}"]').click()
    desk.wait_after(asked)
    assert desk.survivor(who)["gear"][int(slot)][0] == card


def test_cards_change_places_by_two_presses_or_a_drag(come: Come) -> None:
    desk = sit(come, asks("arrange", "swap"))
    who = desk.ask["facts"]["survivor"]
    _, one, other = desk.first("swap").split(":")
    number = [int(each.rsplit(".")[-1]) for each in (one, other)]
    before = desk.survivor(who)["gear"]
    asked = desk.asked
    desk.stage.locator(f'[data-slot="{one}"]').click()
    desk.stage.locator(f'[data-slot="{other}"]').click()
    desk.wait_after(asked)
    if "partner" not in desk.guest.update["asks"][0]["facts"]:
        after = desk.survivor(who)["gear"]
        assert (after[number[0]], after[number[1]]) == (before[number[1]], before[number[0]])
    asked = desk.asked
    desk.stage.locator(f'[data-slot="{one}"]').drag_to(desk.stage.locator(f'[data-slot="{other}"]'))
    desk.wait_after(asked)
    assert desk.survivor(who)["gear"] == before


def test_a_trade_is_agreed_to_as_it_is_laid_out(come: Come) -> None:
    def offered(table: Table[Any], ask: Ask) -> bool:
        return ask.kind == "agree" and ask.seat == 0 and bool(ask.facts["gets"])

    game, _ = moment(offered, 2, game=GAME)
    guest = come("Ann")
    desk = City(guest)
    desk.sit_down(guest.lay(game, ME, BOT))
    desk.wait_for_turn()
    who, card = desk.ask["facts"]["survivor"], desk.ask["facts"]["gets"][0]
    place = next(n for n, gear in enumerate(desk.survivor(who)["gear"]) if gear and gear[0] == card)
    slot = desk.stage.locator(f'[data-slot="{who}.{place}"]')
    expect(slot).to_contain_text(Text("en")(f"ad-card-{card}"))
    desk.stage.locator('[data-option="no"]').click()
    expect(guest.page.locator("[data-log]")).to_contain_text("Everything goes back")


def test_the_traps_of_the_vault_are_cleared_with_dice(come: Come) -> None:
    desk = sit_at(come, led(asks("challenge", "hold"), "cold-steel"))
    before = desk.ask["facts"]
    dice = desk.stage.locator(".dice li")
    expect(dice).to_have_count(len(before["dice"]))
    hold = next(each for each in desk.options if each.startswith("hold:"))
    at = int(hold.split(":")[1])
    asked = desk.asked
    desk.stage.locator(f'[data-option="{hold}"]').click()
    asked = desk.wait_after(asked)
    expect(dice.nth(at)).to_contain_text("set aside")
    desk.stage.locator('[data-option="roll"]').click()
    desk.wait_after(asked)
    after = desk.ask["facts"]
    assert after["dice"][at] == before["dice"][at]
    assert after["rolls"] == before["rolls"] - 1
    expect(desk.stage).to_contain_text(re.compile(r"\d rolls? left|No roll left"))


def test_a_roll_is_kept_or_rolled_again(come: Come) -> None:
    desk = sit_at(come, led(asks("reroll", "keep"), "last-tank"))
    answers = desk.panel.locator("[data-option]")
    expect(answers).to_have_text(["Keep it as it is", "Roll again"])


def test_a_scene_is_put_aside_to_look_at_the_board(come: Come) -> None:
    desk = sit(come, asks("found"))
    desk.stage.get_by_role("button", name="Look at the board").click()
    expect(desk.stage).to_have_count(0)
    desk.page.locator("[data-return]").click()
    expect(desk.stage).to_be_visible()


# -- everybody ---------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [fighting, asks("found"), asks("share-attack"), asks("kit")])
def test_nothing_keeps_anybody_from_using_it(come: Come, wanted: Wanted) -> None:
    desk = sit(come, wanted)
    assert violations(desk.page) == []


def test_the_end_tells_how_the_story_closes(come: Come) -> None:
    game, _ = moment(lambda table, ask: table.state.round > 2, 1, game=GAME)
    chance = random.Random(7)
    while not game.ended:
        ask = chance.choice(list(game.asks))
        game.answer(ask.seat, ask.number, chance.choice(list(ask.options)))
    desk = sit_at(come, game)
    expect(desk.page.locator("[data-result]")).to_be_visible()
    expect(desk.stage.get_by_role("heading", level=2)).to_have_text("The city keeps you")
    expect(desk.stage.locator(".people li")).to_have_count(6)


def test_on_a_phone_the_city_is_seen_from_near_by(come: Come) -> None:
    desk = sit(come, asks("action", "move"), mission="grand-slam", **PHONE)
    assert too_wide(desk.page) <= 0
    expect(desk.board.get_by_role("button", name=re.compile("Map of the whole"))).to_be_visible()
    to = desk.first("move").split(":")[1]
    desk.point(to, f"move:{to}", desk.asked)
    desk.page.locator('[data-tab="aside"]').tap()
    expect(desk.page.locator("[data-sheet]")).to_be_visible()
    assert too_wide(desk.page) <= 0


def test_a_chooser_lies_within_the_board(come: Come) -> None:
    """However little of the city is seen beside large letters, each answer can be reached."""
    desk = sit(come, fighting, mission="back-door", **PHONE)
    desk.page.evaluate("() => (document.documentElement.style.fontSize = '24px')")
    window = desk.board.locator(".window").bounding_box()
    assert window is not None
    opened = 0
    for zone in desk.board.locator(".zone.can:not([data-option])").all():
        zone.dispatch_event("click")
        chooser = desk.board.get_by_role("menu")
        box = chooser.bounding_box()
        assert box is not None
        assert window["y"] <= box["y"]
        assert box["y"] + box["height"] <= window["y"] + window["height"]
        for item in chooser.get_by_role("menuitem").all():
            item.scroll_into_view_if_needed()
            expect(item).to_be_in_viewport(ratio=0.9)
        zone.dispatch_event("click")
        opened += 1
    assert opened


def test_a_game_is_played_on_by_pressing_what_is_offered(come: Come) -> None:
    """Whatever chance leads to, the page can show it."""
    desk = sit(come, asks("activate"), mission="convoy")
    for turn in range(40):
        if desk.wait_for_turn() == "over":
            break
        options = desk.options
        desk.take(options[(turn * 7) % len(options)])


def test_a_replay_shows_the_city_at_every_step(come: Come) -> None:
    game, _ = moment(lambda table, ask: table.state.round > 2, 1, game=GAME)
    guest = come("Ann")
    table = guest.lay(game, ME)
    guest.page.goto(f"/t/{table.table}/replay")
    wait_for_film(guest.page)
    guest.page.locator("[data-scrub]").fill("40")
    expect(guest.page.locator("[data-board] [data-zone]").first).to_be_visible()
    guest.page.locator("[data-forward]").click()
    expect(guest.page.locator("[data-board] .piece").first).to_be_visible()


# -- what loses the game -----------------------------------------------------------------------


def fatal(table: Table[Any], ask: Ask) -> list[str]:
    """The answers that put an objective out of reach."""
    warned = find(GAME).warning
    return [wire(option) for option in ask.options if warned(table.state, ask, option)]


@pytest.mark.rule("AD-OP-180")
def test_what_loses_the_game_is_asked_about_once_more(come: Come) -> None:
    game, _ = moment(lambda table, ask: bool(fatal(table, ask)), 1, game=GAME, mission="last-tank")
    option = fatal(game, game.asks[0])[0]
    desk = sit_at(come, game)
    button = desk.panel.locator(f'[data-option="{option}"]')
    warning = desk.page.locator("[data-warning]")
    button.dispatch_event("click")
    expect(warning).to_contain_text("Then all is lost.")
    expect(warning).to_contain_text("cannot be achieved any more")
    desk.page.locator("[data-better-not]").click()
    expect(warning).to_have_count(0)
    asked = desk.asked
    button.dispatch_event("click")
    desk.page.locator('[data-confirm="warned"]').click()
    desk.wait_after(asked)
    expect(warning).to_have_count(0)
