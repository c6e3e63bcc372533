"""Warnings before an answer that puts an objective out of reach (AD-OP-134, AD-OP-180)."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.core.flow import Ask
from overrun.core.reason import Option, unwire
from overrun.games.army_of_the_dead.cards import Goal, TokenEffect
from overrun.games.army_of_the_dead.mission.sheets import mission, missions
from overrun.server.framing import ask_infos, speaker_for

from .scene import GAME, Heist, weapon
from .test_personal import objective

FIELDS = (
    "board", "floors", "doors", "start", "spawns", "truck", "rounds", "zeus", "goals", "events",
    "actions",
)  # fmt: skip

pytestmark = pytest.mark.rule("AD-OP-134", "AD-OP-180")


def warned(heist: Heist) -> dict[Option, str]:
    """The offered options that come with a warning, and why."""
    found = {each: GAME.warning(heist.s, heist.ask, each) for each in heist.ask.options}
    return {option: why.key for option, why in found.items() if why is not None}


def sleepless(left: int = 0, **sheet: Any) -> Heist:
    """Ann has to remove one sleepers token, and Bob stands beside it; so many are elsewhere."""
    heist = objective(Goal("sleepers", count=1), **sheet).survivor("ann", "A1a", hand=["crowbar"])
    weapon("horn", kind="melee", dice=1, accuracy=6, damage=1, noisy=True)
    heist.survivor("bob", "A1g", hand=["horn", "crowbar"]).companion("kid", "A1g")
    heist.token("A1g").sleepers("A1g", 1)
    return heist.sleepers("A1o", *[1] * left) if left else heist


def test_what_wakes_the_last_sleepers_is_warned_of() -> None:
    look: dict[str, Any] = {"zones": ["A1g"], "do": []}
    heist = sleepless(actions={"look": look, "hush": {**look, "quiet": True}})
    heist.zombies("A1h", shambler=1).turn("bob", 3)
    assert warned(heist) == dict.fromkeys(
        [
            ("take", "token-1"),
            ("search",),
            ("lead", "kid"),
            ("noise",),
            ("special", "look"),
            ("sleepers", "0"),
            ("sleepers", "1"),
        ],
        "lost-sleepers",
    )
    assert ("special", "hush") in heist.ask.options
    assert heist.do("take:token-1").ending == "out-of-reach"


def test_noise_is_heard_next_door() -> None:
    heist = sleepless()
    heist.who("bob").zone = heist.zone("A1a")
    heist.zombies("A1a", shambler=1).turn("bob")
    assert warned(heist) == dict.fromkeys(
        [("noise",), ("attack", "0", "A1a"), ("focus", "0", "A1a", "shambler")], "lost-sleepers"
    )


@pytest.mark.parametrize("option", ["take:token-1", "sleepers:1", "noise"])
def test_nothing_is_said_while_others_sleep_on(option: str) -> None:
    heist = sleepless(left=1).turn("bob", 3)
    assert warned(heist) == {}
    assert heist.do(option).ending is None


def test_the_owner_may_remove_them() -> None:
    heist = sleepless()
    heist.who("ann").zone = heist.zone("A1g")
    heist.turn("ann", 3)
    assert ("sleepers", "0") not in warned(heist)
    assert heist.do("sleepers:0").s.personal[0].done
    assert warned(heist) == {}


def test_a_token_that_somebody_needs_is_not_to_be_spent() -> None:
    heist = objective(Goal("carry"), TokenEffect("magazine")).survivor("ann", "A1b")
    heist.survivor("bob", "A1a", hand=["pistol"], dry=("pistol",), tokens=["yellow"]).turn("bob")
    assert warned(heist) == {("use-token", "yellow"): "lost-carry"}


@pytest.mark.parametrize(("whom", "lost"), [("actor", "lost-hold"), ("zone", "lost-owner")])
def test_whoever_leaves_may_take_along_what_is_needed(whom: str, lost: str) -> None:
    leave = {"do": "leave", "whom": whom, **({"zone": "A1a"} if whom == "zone" else {})}
    out = {"out": {"zones": ["A1a"], "do": [leave]}}
    heist = objective(Goal("hold", count=2, cards=("tnt", "grenade")), actions=out)
    heist.survivor("ann", "A1a", pack=["tnt"]).survivor("bob", "A1a", pack=["grenade"])
    heist.survivor("cid", "A1b").turn("bob")
    assert warned(heist) == {("special", "out"): lost}
    assert heist.do("special:out").ending == "out-of-reach"


@pytest.mark.parametrize(
    ("do", "lost"),
    [
        ({"do": "wake", "zones": ["A1m"]}, True),
        ({"do": "noise", "zone": "A1g"}, True),
        ({"do": "noise", "zone": "A1f"}, False),
    ],
)
def test_an_action_of_the_mission_may_wake_others(do: dict[str, Any], lost: bool) -> None:
    actions = {"bell": {"zones": ["A1a"], "do": [do]}}
    heist = objective(Goal("sleepers", count=1), actions=actions).survivor("ann", "A1a")
    heist.sleepers("A1m", 1).turn("ann")
    assert warned(heist) == ({("special", "bell"): "lost-sleepers"} if lost else {})
    assert heist.do("special:bell").ending == ("out-of-reach" if lost else None)


def test_doors_and_spawn_zones_that_are_closed_for_good() -> None:
    shut = {"zones": ["A1a"], "do": [{"do": "close", "door": "A1a-A1g"}]}
    seal = {"zones": ["A1a"], "do": [{"do": "stop-spawn", "zone": "A1f"}]}
    heist = objective(
        Goal("kill", "alpha", 1),
        doors=["A1a-A1g", "A1d-A1j", "A1f-A1l"],
        spawns=[{"zone": "A1f", "kind": "start"}],
        goals={"bar": {"is": "everybody-in", "zones": ["A1h"]}},
        actions={"shut": shut, "seal": seal},
    )
    heist.s.closed.remove("A1a-A1g")
    heist.survivor("ann", "A1a").turn("ann")
    assert warned(heist) == {("special", "shut"): "lost-goal", ("special", "seal"): "lost-kill"}


def test_the_skill_that_would_have_healed() -> None:
    heist = Heist().survivor("carys", "A1a", ap=42, health=1).personal("carys").token("A1a", "red")
    heist.turn("carys").do("take:token-1")
    assert heist.ask.kind == "skill"
    assert warned(heist) == dict.fromkeys(
        [("skill", "six-damage-combat"), ("skill", "tactician")], "lost-healthy"
    )


def test_a_lower_skill_does_no_harm_while_a_higher_one_is_to_come() -> None:
    heist = Heist(token_ap=30).survivor("carys", "A1a", ap=18, health=1).personal("carys")
    heist.token("A1a", "red").turn("carys").do("take:token-1")
    assert (heist.ask.kind, heist.ask.facts["level"]) == ("skill", "orange")
    assert warned(heist) == {}


def test_clients_get_it_in_words() -> None:
    heist = sleepless().turn("bob", 3)
    (ask,) = ask_infos(heist.table, speaker_for(GAME.name, "en"), 0, heist.view())
    said = {each.id: each.warning for each in ask.options}
    assert said["end"] == ""
    assert said["take:token-1"].startswith("Then all is lost. ")
    assert said["take:token-1"].endswith("to remove, and none is left. (AD-OP-180)")
    assert unwire("noise") in heist.ask.options
    assert ask_infos(heist.table, speaker_for(GAME.name, "en"), None, heist.view(None)) == []


@pytest.mark.parametrize("id", missions())
def test_what_a_mission_wants_done_is_not_warned_of(id: str) -> None:
    """Every action of every mission, wherever it may be done, by somebody who can do anything."""
    sheet = mission(id)
    able = ("tough", "pilot", "safecracker", "shadow", "mechanic")
    heist = Heist(**{name: getattr(sheet, name) for name in FIELDS})
    for number, colour in enumerate(sheet.tokens):
        heist.token(sheet.objectives[number], colour)
    for number, zone in enumerate(sheet.companions):
        heist.companion(f"kid-{number}", zone)
    for who in ("ann", "bob", "cid", "dan", "eve"):
        heist.survivor(who, sheet.start[0], specialisations=able)
    for action in sheet.actions:
        heist.who("ann").zone = heist.zone(sheet.actions[action].zones[0])
        ask = Ask(0, "action", [("special", action), ("end",)], {"survivor": "ann"})
        assert GAME.warning(heist.s, ask, ("special", action)) is None, action
