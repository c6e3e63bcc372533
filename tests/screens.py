"""Pictures of every page, for the README and for whoever changes how something looks.

``make screens``, or ``python -m tests.screens [NAME …]``, writes them to ``docs/screens/``. The
games in them are fixed, so a picture changes only when the page does.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from rich.console import Console
from rich.progress import track

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.server.protocol import TableOptions
from tests.browser import long_nights
from tests.browser import test_army_of_the_dead as army
from tests.browser.conftest import ARGUMENTS
from tests.browser.desk import Desk, wait_for_film
from tests.browser.games import BOT, ME, golden_game, golden_moment, here, new_game
from tests.browser.guest import Guest
from tests.browser.server import Server
from tests.browser.test_building import laying
from tests.needs import chromium

FOLDER = Path(__file__).parents[1] / "docs/screens"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
QUALITY = 88

# Letters are there, no caret blinks, and what still changes its colour has done so.
SETTLE = """async () => {
    const ours = () => [...document.fonts].some(
        ({family, status}) => family.includes('Special Elite') && status === 'loaded');
    while (!ours()) await new Promise(requestAnimationFrame); // they come after the page
    await document.fonts.ready;
    document.documentElement.style.caretColor = 'transparent';
    for (const each of document.getAnimations()) {
        if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel();
        else each.finish();
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

Scene = Callable[[Desk], None]
SCENES: dict[str, tuple[Scene, dict[str, Any]]] = {}


def scene(name: str, **context: Any) -> Callable[[Scene], Scene]:
    """A picture: what to do before it is taken, and with what kind of browser."""

    def keep(arrange: Scene) -> Scene:
        SCENES[name] = (arrange, context)
        return arrange

    return keep


def wear(desk: Desk, colours: str) -> None:
    """Choose the colours, as the settings do."""
    desk.page.add_init_script(f"localStorage.settings = JSON.stringify({{colours: '{colours}'}})")


def wait_for_everything(desk: Desk) -> None:
    """Until it is asked, and known what is refused: that is shown, too."""
    desk.wait_for_turn()
    desk.guest.until(lambda: bool(desk.guest.refused), "why not")


def put_tips_away(desk: Desk) -> None:
    """Newcomers are told what to do; one picture of that is enough. The next tips follow."""
    while desk.page.locator("[data-tips]").count():
        desk.page.locator("[data-got-it]").click()


def at_the_humans_turn(desk: Desk) -> None:
    """In the middle of a game, with a human picked up."""
    desk.sit_down(desk.guest.lay(golden_moment("human-action", nth=48), ME, BOT))
    wait_for_everything(desk)
    put_tips_away(desk)


def pick_somebody(desk: Desk) -> None:
    """Take up the human with the most to do."""
    acting = [desk.where(option) for option in desk.options if option.startswith("move:")]
    starts = [fields[0] for fields in acting]
    desk.pick(max(starts, key=starts.count))
    desk.page.mouse.move(0, 0)


@scene("home")
@scene("home-phone", **PHONE)
def home(desk: Desk) -> None:
    ann = desk.guest
    ann.lay(golden_moment("human-action", nth=20), ME, BOT)
    ann.lay(golden_game("escaped"), ME, BOT)
    ann.lay(golden_game("terror"), BOT, ME)
    desk.page.goto("/")
    expect(desk.page.locator("[data-table]").first).to_be_visible()


@scene("create")
def create(desk: Desk) -> None:
    desk.page.goto("/new/zombie-terror")
    desk.page.locator("[data-name]").fill("Ann")
    desk.page.locator('[data-seat-choice="1"]').select_option("open")
    desk.page.evaluate("() => document.activeElement.blur()")


@scene("rules")
def rules(desk: Desk) -> None:
    desk.page.goto("/rules/zombie-terror#ZT-BIT-03")
    expect(desk.page.locator('[data-rule="ZT-BIT-03"]')).to_be_visible()


@scene("about")
def about(desk: Desk) -> None:
    desk.page.goto("/about")
    expect(desk.page.get_by_role("heading", level=1)).to_be_visible()


@scene("set-up")
def set_up(desk: Desk) -> None:
    desk.sit_down(desk.guest.lay(golden_moment("human-start", nth=4), ME, BOT))
    wait_for_everything(desk)


@scene("building")
def building(desk: Desk) -> None:
    game = laying(new_game("built", setup="free"), "large")
    seats = [BOT, BOT]
    seats[game.asks[0].seat] = ME
    desk.sit_down(desk.guest.lay(game, *seats))
    wait_for_everything(desk)
    put_tips_away(desk)
    desk.field("E12").hover()


@scene("human-turn")
def human_turn(desk: Desk) -> None:
    at_the_humans_turn(desk)
    pick_somebody(desk)


@scene("human-turn-phone", **PHONE)
def human_turn_phone(desk: Desk) -> None:
    at_the_humans_turn(desk)
    pick_somebody(desk)


@scene("cards-phone", **PHONE)
def cards_phone(desk: Desk) -> None:
    at_the_humans_turn(desk)
    desk.page.locator('[data-tab="aside"]').tap()


@scene("paper")
def paper(desk: Desk) -> None:
    wear(desk, "paper")
    human_turn(desk)


@scene("high-contrast")
def high_contrast(desk: Desk) -> None:
    wear(desk, "contrast")
    human_turn(desk)


@scene("why-not")
def why_not(desk: Desk) -> None:
    desk.sit_down(desk.guest.lay(golden_moment("human-start", nth=4), ME, BOT))
    put_tips_away(desk)
    desk.field("E5").click()
    expect(desk.board.get_by_role("link")).to_be_visible()


@scene("zombie-turn")
def zombie_turn(desk: Desk) -> None:
    desk.sit_down(desk.guest.lay(golden_moment("zombie-action", nth=14), BOT, ME))
    wait_for_everything(desk)
    put_tips_away(desk)


@scene("facing")
def facing(desk: Desk) -> None:
    desk.sit_down(desk.guest.lay(golden_moment("facing", nth=16), BOT, ME))
    wait_for_everything(desk)
    put_tips_away(desk)


@scene("chooser")
def chooser(desk: Desk) -> None:
    desk.sit_down(desk.guest.lay(golden_moment("activation", nth=8), BOT, ME))
    wait_for_everything(desk)
    put_tips_away(desk)
    targets = [desk.where(option)[-1] for option in desk.options]
    desk.field(max(targets, key=targets.count)).click()
    expect(desk.board.get_by_role("menu")).to_be_visible()


@scene("curtain")
def curtain(desk: Desk) -> None:
    table = desk.guest.lay(golden_moment("zombie-action"), ME, here("Bea"))
    desk.page.goto(f"/t/{table.table}")
    expect(desk.page.locator("[data-curtain]")).to_be_visible()


@scene("lookup")
def lookup(desk: Desk) -> None:
    at_the_humans_turn(desk)
    desk.page.keyboard.press("i")
    expect(desk.page.locator("[data-rule]").first).to_be_visible()
    desk.page.get_by_role("searchbox").fill("bite")


@scene("guide")
def guide(desk: Desk) -> None:
    at_the_humans_turn(desk)
    desk.page.keyboard.press("g")
    expect(desk.page.get_by_role("dialog")).to_be_visible()


@scene("settings")
def settings(desk: Desk) -> None:
    at_the_humans_turn(desk)
    desk.page.get_by_role("button", name="Settings").click()


@scene("replay")
def replay(desk: Desk) -> None:
    table = desk.guest.lay(golden_game("escaped"), ME, BOT)
    desk.page.goto(f"/t/{table.table}/replay")
    wait_for_film(desk.page)
    desk.page.locator("[data-scrub]").fill("150")
    desk.page.locator("[data-forward]").click()


@scene("end")
@scene("end-phone", **PHONE)
def end(desk: Desk) -> None:
    game = golden_game("escaped")
    desk.sit_down(desk.guest.lay(game, ME, BOT, options=TableOptions()))
    expect(desk.page.locator("[data-result]")).to_be_visible()


def at_the_long_night(desk: Desk, table: Table[Any], seat: int) -> None:
    """A table of The Long Night, where this seat is asked."""
    night = long_nights.Night(desk.guest)
    seats = long_nights.me_at(seat, table.header.seats, BOT)
    night.sit_down(desk.guest.lay(table, *seats))
    night.wait_for_turn()
    night.go_on()


@scene("long-night")
@scene("long-night-phone", **PHONE)
def long_night(desk: Desk) -> None:
    wanted = long_nights.asks("action", "attack")
    at_the_long_night(desk, *long_nights.moment(lambda t, a: t.state.round > 1 and wanted(t, a)))
    put_tips_away(desk)


@scene("long-night-crossroads")
def long_night_crossroads(desk: Desk) -> None:
    at_the_long_night(desk, *long_nights.moment(long_nights.asks("crossroads")))


@scene("long-night-modules")
def long_night_modules(desk: Desk) -> None:
    modules = {"improvements": "on", "bandits": "on", "raxxon": "on"}
    wanted = long_nights.asks("action", "attack")
    table, seat = long_nights.moment(lambda t, a: t.state.round > 1 and wanted(t, a), **modules)
    at_the_long_night(desk, table, seat)
    put_tips_away(desk)


def at_the_war(desk: Desk, wanted: long_nights.Wanted, seats: int = 6) -> None:
    """A table of Warring Colonies, at the moment of such an ask."""
    table, seat = long_nights.moment(wanted, seats, game="warring-colonies")
    at_the_long_night(desk, table, seat)
    put_tips_away(desk)
    expect(desk.page.locator("main")).not_to_contain_text("…")  # all texts are here


@scene("warring-colonies")
@scene("warring-colonies-phone", **PHONE)
def warring_colonies(desk: Desk) -> None:
    moving = long_nights.asks("movement", "move")
    at_the_war(desk, lambda t, a: t.state.round > 1 and moving(t, a))


@scene("warring-colonies-battle")
def warring_colonies_battle(desk: Desk) -> None:
    at_the_war(desk, long_nights.asks("share-wounds"))


@scene("warring-colonies-wolf")
def warring_colonies_wolf(desk: Desk) -> None:
    acting = long_nights.asks("action", "attack")
    at_the_war(desk, lambda t, a: a.seat == t.state.wolf and acting(t, a), 7)


def in_the_city(desk: Desk, wanted: long_nights.Wanted, mission: str) -> None:
    """A table of Army of the Dead, at the moment of such an ask."""
    game, _ = long_nights.moment(wanted, 1, game=army.GAME, mission=mission)
    city = army.City(desk.guest)
    city.sit_down(desk.guest.lay(game, ME))
    city.wait_for_turn()
    city.go_on()
    put_tips_away(desk)


@scene("army-of-the-dead")
@scene("army-of-the-dead-phone", **PHONE)
def army_of_the_dead(desk: Desk) -> None:
    def crowded(table: Table[Any], ask: Ask) -> bool:
        s = table.state
        return s.round > 2 and sum(s.shamblers) + sum(s.alphas) > 9 and army.fighting(table, ask)

    in_the_city(desk, crowded, "torch-bearers")


@scene("army-of-the-dead-briefing")
def army_of_the_dead_briefing(desk: Desk) -> None:
    city = army.City(desk.guest)
    city.sit_down(desk.guest.lay(army.new_game(mission="house-edge"), ME))
    expect(city.stage).to_be_visible()


@scene("army-of-the-dead-team")
def army_of_the_dead_team(desk: Desk) -> None:
    in_the_city(desk, lambda t, a: a.kind == "team" and len(t.state.survivors) == 2, "grand-slam")


def take(guest: Guest, path: Path) -> None:
    """WebP, because the texture of the board makes PNGs five times as large."""
    session = guest.context.new_cdp_session(guest.page)
    wanted = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": False}
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"]))


def picture(browser: Browser, server: Server, name: str) -> None:
    arrange, context = SCENES[name]
    guest = Guest(browser, server, "Ann", **context)
    try:
        arrange(Desk(guest))
        guest.page.evaluate(SETTLE)
        take(guest, FOLDER / f"{name}.webp")
    finally:
        guest.leave()


def main(wanted: list[str]) -> int:
    unknown = set(wanted) - set(SCENES)
    if unknown:
        print(f"no such picture: {', '.join(sorted(unknown))}; there are {', '.join(SCENES)}")
        return 2
    program = chromium()
    if program is None:
        print("no chromium found: python -m tests.needs")
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            names = wanted or list(SCENES)
            for name in track(names, "Taking pictures", console=Console(stderr=True)):
                picture(browser, server, name)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
