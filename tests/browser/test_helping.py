"""What helps at the table: why not, taking back, hints, chat, bots that stand in, clocks."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from overrun.server.protocol import TableOptions
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.desk import Desk, Keyboard
from tests.browser.games import BOT, HUMANS, ME, OPEN, golden_moment, new_game
from tests.browser.guest import join, link_to


def words(value: Any) -> set[str]:
    """All texts in a piece of JSON; not its keys."""
    if isinstance(value, str):
        return {value}
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {word for each in inner for word in words(each)}


def test_a_refused_target_tells_the_reason_and_leads_to_the_rule(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-start"), ME, BOT))
    field = desk.field("D8")
    expect(field).to_have_attribute("data-refused", re.compile(r"place:\w+:D8"))
    refused = next(each for each in ann.refused["options"] if each["option"].endswith(":D8"))

    field.hover()
    expect(desk.board.get_by_text(refused["text"])).to_be_visible()
    desk.page.mouse.move(5, 5)
    expect(desk.board.get_by_text(refused["text"])).to_have_count(0)
    field.focus()
    expect(desk.board.get_by_text(refused["text"])).to_be_visible()
    field.click()
    desk.board.get_by_role("link", name=refused["rule"]).click()
    rule = desk.page.get_by_role("dialog").locator(f'[data-rule="{refused["rule"]}"]')
    expect(rule).to_be_in_viewport()
    assert ann.update["answers"] == 0


def test_why_not_is_asked_of_a_thing_and_of_everything(come: Come) -> None:
    ann = come()
    desk = Keyboard(ann)
    desk.sit_down(ann.lay(golden_moment("human-start"), ME, BOT))
    expect(desk.field("D8")).to_have_attribute("data-refused", re.compile(r"place:\w+:D8"))
    here = next(each for each in ann.refused["options"] if each["option"].endswith(":D8"))
    note = desk.page.locator(".why-here")
    desk.field("D8").focus()
    desk.key("w")
    expect(note).to_contain_text(here["text"])
    assert violations(desk.page) == []
    desk.key("Escape")
    expect(note).to_be_empty()

    desk.key("a")
    expect(desk.field("D8")).not_to_be_focused()
    desk.key("w")
    dialog = desk.page.get_by_role("dialog")
    expect(dialog.locator("[data-refused]").first).to_be_visible()
    expect(dialog).to_contain_text(here["text"])
    assert violations(desk.page) == []
    dialog.locator("[data-why-search]").fill("no such words")
    expect(dialog.locator("[data-refused]")).to_have_count(0)
    dialog.locator("[data-why-search]").fill(f"d8 {here['rule']}")
    expect(dialog.locator("[data-refused]")).to_have_text([here["label"]])
    dialog.get_by_role("link", name=here["rule"], exact=True).click()
    expect(dialog.locator(f'[data-rule="{here["rule"]}"]')).to_be_visible()


def test_the_word_for_what_is_done_shows_all_its_targets(come: Come) -> None:
    ann = come("Ann")
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, OPEN))
    desk.wait_for_turn()
    desk.panel.locator("[data-list] > summary").click()
    verb = desk.panel.locator(".verb:has([data-verb])").first
    word, targets = verb.locator("[data-verb]"), verb.locator("[data-option]")
    expect(word).to_have_text("move to")
    word.click()
    expect(targets.first).to_be_focused()
    expect(desk.board.locator(".lit")).to_have_count(targets.count())
    desk.page.keyboard.press("ArrowRight")
    expect(targets.nth(1)).to_be_focused()
    expect(desk.board.locator(".lit")).to_have_count(2)  # whence and where to


def test_an_answer_is_taken_back_for_free_while_nothing_became_known(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(new_game("undo"), ME, BOT))
    asked, options = desk.wait_for_turn(), desk.options
    desk.play(options[0])
    desk.wait_for_turn()
    assert options[0] not in desk.options
    desk.page.locator('[data-undo="free"]').click()
    expect(desk.panel).to_have_attribute("data-ask", asked)
    assert desk.options == options


def test_what_became_known_is_taken_back_only_with_consent(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.lay(golden_moment("human-action"), ME, OPEN)
    join(ben, link_to(table, 1), table.table)
    hers, his = Desk(ann), Desk(ben)
    hers.sit_down(table)
    his.sit_down(table)
    asked = hers.wait_for_turn()
    hers.take("end")
    his.wait_for_turn()
    his.play_on(lambda options: options[0], answers=1)

    take_back = hers.page.locator('[data-undo="consent"]')
    take_back.click()
    expect(his.page.get_by_role("dialog")).to_contain_text("Ann asks to take the last answer back")
    his.page.locator("[data-refuse]").click()
    expect(his.page.get_by_role("dialog")).to_have_count(0)
    expect(take_back).to_be_enabled()
    assert not hers.asked

    take_back.click()
    his.page.locator("[data-agree]").click()
    expect(hers.panel).to_have_attribute("data-ask", asked)
    assert not his.asked


def test_a_hint_marks_what_the_bot_would_do(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    desk.wait_for_turn()
    desk.page.keyboard.press("h")
    says = desk.panel.get_by_role("status")
    expect(says).to_contain_text("The best bot would:")
    marked = desk.panel.locator(".hinted")
    expect(marked).to_have_count(1)
    note = desk.panel.locator("[data-hint-note]")
    expect(note).to_contain_text(re.compile(r"\d+ % to win"))
    expect(note).to_contain_text(re.compile("What speaks for it|comes out best|clearly better"))
    expect(note).to_contain_text("Also thought of")
    # What did better in so few trials, and is not taken, is explained.
    best, *others = map(int, re.findall(r"(\d+) % to win", note.inner_text()))
    if best != max(others):
        expect(note.locator("[data-close]")).to_have_count(int(max(others) > best))
    assert violations(desk.page) == []
    option = marked.get_attribute("data-option")
    assert option is not None
    # On the board it is framed as well.
    lit = desk.board.locator(".lit")
    expect(lit).not_to_have_count(0)
    note.locator("[data-do-it]").click()
    expect(says).not_to_contain_text("The best bot would:")
    answers = [frame for frame in ann.frames if frame.startswith("> ") and '"answer"' in frame]
    assert f'"{option}"' in answers[-1]


def test_no_hints_where_the_table_has_none(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    options = TableOptions(pace="at-once", hints=False)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT, options=options))
    desk.wait_for_turn()
    expect(desk.page.locator("[data-hint]")).to_have_count(0)


def test_chat_is_text_and_can_be_muted(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.lay(golden_moment("human-action"), ME, OPEN)
    join(ben, link_to(table, 1), table.table)
    hers, his = Desk(ann), Desk(ben)
    hers.sit_down(table)
    his.sit_down(table)
    his.page.locator('[data-tab="chat"]').click()

    hers.page.keyboard.press("c")
    hers.page.keyboard.type("<b>run</b> <img src=x onerror=alert(1)>")
    hers.page.keyboard.press("Enter")
    heard = his.page.locator("[data-chat]")
    expect(heard).to_contain_text("<b>run</b> <img src=x onerror=alert(1)>")
    expect(heard.locator("img, span b")).to_have_count(0)

    heard.get_by_role("button", name="Mute Ann").click()
    expect(heard).not_to_contain_text("run")
    his.page.get_by_role("button", name="One voice is muted").click()
    expect(heard).to_contain_text("run")


def test_a_new_line_of_chat_is_counted_at_the_tab(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.lay(golden_moment("human-action"), ME, OPEN)
    join(ben, link_to(table, 1), table.table)
    hers, his = Desk(ann), Desk(ben)
    hers.sit_down(table)
    his.sit_down(table)
    hers.page.keyboard.press("c")
    hers.page.keyboard.type("behind you")
    hers.page.keyboard.press("Enter")
    tab = his.page.locator('[data-tab="chat"]')
    expect(tab).to_have_text(re.compile(r"1$"))
    tab.click()
    expect(tab).not_to_have_text(re.compile(r"1$"))


def test_names_are_text(come: Come) -> None:
    ann = come("<i>Ann</i>")
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    expect(desk.seat(HUMANS)).to_contain_text("<i>Ann</i>")
    desk.page.goto("/")
    expect(desk.page.locator("[data-table]").first).to_contain_text("<i>Ann</i>")
    expect(desk.page.locator("main i")).to_have_count(0)


def test_a_bot_stands_in_and_gives_the_seat_back(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    # With nobody at the other seat the bot plays no further than the end of the turn.
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, OPEN))
    desk.wait_for_turn()
    desk.let_bot(HUMANS)
    expect(desk.seat(HUMANS)).to_contain_text("stands in")
    expect(desk.seat(1)).to_have_attribute("data-waiting", "true")
    expect(desk.page.locator("[data-option]")).to_have_count(0)
    desk.page.locator(f'[data-give-back="{HUMANS}"]').click()
    expect(desk.seat(HUMANS)).not_to_contain_text("stands in")
    expect(desk.page.locator(f'[data-let-bot="{HUMANS}"]')).to_be_visible()


def test_a_bot_decides_once_and_i_play_on(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, OPEN))
    desk.wait_for_turn()
    before = desk.page.locator("[data-ask]").get_attribute("data-ask")
    desk.let_bot(HUMANS, "decision")
    expect(desk.page.locator("[data-ask]")).not_to_have_attribute("data-ask", before or "")
    expect(desk.seat(HUMANS)).not_to_contain_text("stands in")
    expect(desk.page.locator("[data-option]").first).to_be_visible()


def test_when_the_clock_runs_out_a_bot_stands_in(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    options = TableOptions(pace="calm", clock=2)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, OPEN, options=options))
    expect(desk.seat(HUMANS).get_by_role("timer")).to_be_visible()
    expect(desk.seat(HUMANS)).to_contain_text("stands in")
    expect(desk.page.get_by_role("alert")).to_contain_text("Your time was up. A bot plays for you")
    desk.page.locator(f'[data-give-back="{HUMANS}"]').click()
    desk.wait_for_turn()


def test_giving_up_ends_the_game(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-action"), ME, BOT))
    desk.page.locator("[data-menu]").click()
    desk.page.get_by_role("button", name="Give up").click()
    desk.page.get_by_role("dialog").locator("[data-confirm]").click()
    expect(desk.page.locator("[data-result]")).to_have_attribute("data-result", "conceded")
    expect(desk.page.get_by_text("You lost")).to_be_visible()
    over = desk.asked
    desk.page.locator("[data-rematch]").click()
    desk.wait_after(over)
    desk.wait_for_turn()
    assert desk.ask["kind"] == "human-start"


def test_a_report_is_a_file_without_the_secrets_of_the_game(come: Come) -> None:
    ann = come()
    game = golden_moment("human-action")
    desk = Desk(ann)
    desk.sit_down(ann.lay(game, ME, BOT))
    asked = desk.wait_for_turn()
    desk.page.locator("[data-menu]").click()
    desk.page.locator("[data-report]").click()
    desk.page.locator("[data-report-note]").fill("The nurse looks tired.")
    desk.page.get_by_text("What is sent with it").click()
    expect(desk.page.get_by_text("The size of the window: 1280x720")).to_be_visible()
    assert violations(desk.page) == []
    with desk.page.expect_download() as begun:
        desk.page.locator("[data-report-send]").click()
    report = json.loads(begun.value.path().read_text())
    assert report["note"] == "The nurse looks tired."
    assert report["asks"][0]["number"] == int(asked)
    assert report["viewport"] == "1280x720"
    assert report["log"] is None
    told = words(report)
    assert set(game.state.hands["humans"]) <= told
    assert not set(game.state.hands["zombies"]) & told
    assert game.header.seed not in json.dumps(report)
    expect(desk.page.get_by_text(f"The report {report['id']} is saved")).to_be_visible()


def test_a_tip_that_was_put_away_stays_away(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    table = ann.lay(golden_moment("human-start"), ME, BOT)
    desk.sit_down(table)
    tips = desk.page.locator("[data-tips]")
    expect(tips).to_be_visible()
    tips.locator("[data-got-it]").click()
    expect(tips).to_have_count(0)
    desk.sit_down(table)
    desk.wait_for_turn()
    expect(tips).to_have_count(0)


def test_the_guide_explains_and_brings_the_tips_back(come: Come) -> None:
    ann = come()
    desk = Desk(ann)
    desk.sit_down(ann.lay(golden_moment("human-start"), ME, BOT))
    tips = desk.page.locator("[data-tips]")
    tips.locator("[data-got-it]").click()
    desk.page.locator("[data-guide]").click()
    guide = desk.page.get_by_role("dialog")
    expect(guide).to_contain_text("Nurse")
    expect(guide.locator("svg").first).to_be_visible()
    guide.locator("[data-tips-again]").click()
    expect(guide).to_have_count(0)
    expect(tips).to_be_visible()


def test_settings_are_kept(come: Come) -> None:
    ann = come()
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("paper").check()
    page.get_by_label("largest").check()
    page.get_by_role("checkbox", name="Sounds").uncheck()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-colours", "paper")
    expect(root).to_have_attribute("data-text", "largest")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Sounds")).not_to_be_checked()


MOVING = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
WATCH = """() => {
  window.begun = 0;
  const count = () => { window.begun += 1; };
  document.addEventListener('transitionrun', count, true);
  document.addEventListener('animationstart', count, true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) { count(); return animate.apply(this, given); };
}"""
"""Counts what begins to move: on a busy machine it may be over before anybody looks."""


def test_nothing_moves_for_who_prefers_so(come: Come) -> None:
    lively, still = come("Lively", reduced_motion="no-preference"), come("Still")
    for guest in (lively, still):
        desk = Desk(guest)
        desk.sit_down(guest.lay(golden_moment("human-action"), ME, BOT))
        desk.wait_for_turn()
        desk.page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        desk.page.evaluate(WATCH)
        desk.play(next(each for each in desk.options if each.startswith("move")))
        if guest is lively:
            desk.page.wait_for_function("() => window.begun")
        else:
            assert desk.page.evaluate(MOVING) == 0
