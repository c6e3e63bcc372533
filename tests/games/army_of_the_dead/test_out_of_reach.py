"""Objectives that can no longer be achieved (catalogue G2, AD-OP-134, AD-OP-180)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from overrun.core import conform
from overrun.core.reason import Reason
from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import Goal, TokenEffect, library
from overrun.games.army_of_the_dead.mission import verdict
from overrun.games.army_of_the_dead.mission.prospect import is_dealt, leaves_room, lost_goal
from overrun.games.army_of_the_dead.mission.second_opinion import unattainable
from overrun.games.army_of_the_dead.mission.sheets import mission, missions
from overrun.games.army_of_the_dead.mission.winnable import remarks
from overrun.games.army_of_the_dead.state import ArmyState

from .scene import GAME, Heist, person
from .test_personal import objective

SHUT = ["A1a-A1g", "A1d-A1j", "A1f-A1l"]
"""The doors between the street and the rooms of the block."""


def out(**leave: str) -> dict[str, Any]:
    return {"actions": {"out": {"zones": ["A1a"], "quiet": True, "do": [{"do": "leave", **leave}]}}}


def cause(heist: Heist) -> str:
    """Why the game was given up; nothing if it was not. Both ways of thinking agree."""
    assert not GAME.overdue(heist.s)
    if heist.ending != "out-of-reach":
        assert heist.ending is None
        return ""
    (told,) = heist.told("out-of-reach")
    return str(told["cause"])


# -- personal objectives -------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-180", "AD-WIN-05", "AD-WIN-02")
@pytest.mark.parametrize(("elsewhere", "lost"), [(1, "lost-sleepers"), (2, "")])
def test_sleepers_who_woke_cannot_be_removed(elsewhere: int, lost: str) -> None:
    heist = objective(Goal("sleepers", count=2)).survivor("ann", "A1a").survivor("bob", "A1g")
    heist.sleepers("A1g", 1).sleepers("A1o", *[1] * elsewhere).turn("bob").do("noise")
    assert cause(heist) == lost
    if lost:
        told = heist.told("out-of-reach")[0]
        assert (told["survivor"], told["left"], told["wanted"]) == ("ann", 1, 2)
        assert told["rule"] == "AD-OP-180"
        assert heist.winners == []


@pytest.mark.rule("AD-OP-180")
def test_sleepers_whom_another_removes_are_gone_too() -> None:
    heist = objective(Goal("sleepers", count=1)).survivor("ann", "A1g", hand=["crowbar"])
    heist.survivor("bob", "A1g", hand=["crowbar"]).sleepers("A1g", 1, 1).turn("bob", 4)
    assert cause(heist.do("sleepers:0")) == ""
    assert cause(heist.do("sleepers:0")) == "lost-sleepers"


@pytest.mark.rule("AD-OP-180")
def test_sleepers_that_are_still_to_be_laid_count() -> None:
    lay = {"when": {"is": "round", "number": 5}, "do": [{"do": "sleepers", "zones": ["A1m"]}]}
    heist = objective(Goal("sleepers", count=1), events={"lay": lay}).survivor("ann", "A1g")
    heist.sleepers("A1g", 1).turn("ann")
    assert cause(heist.do("noise")) == ""
    heist.s.unseen = []  # the box is empty
    heist.s.doubt = True
    assert cause(heist.do("noise")) == "lost-sleepers"


@pytest.mark.rule("AD-OP-180")
@pytest.mark.parametrize(("kind", "stand", "lost"), [("alpha", 0, "lost-kill"), ("alpha", 1, ""),
                                                     ("shambler", 0, "")])  # fmt: skip
def test_no_alpha_comes_where_no_spawn_zone_is_left(kind: str, stand: int, lost: str) -> None:
    seal = {"zones": ["A1a"], "do": [{"do": "stop-spawn", "zone": "A1f"}]}
    spawns = [{"zone": "A1f", "kind": "start"}]
    heist = objective(Goal("kill", kind, 1), spawns=spawns, actions={"seal": seal})
    heist.survivor("ann", "A1a").zombies("A1f", alpha=stand).turn("ann")
    assert cause(heist.do("noise")) == ""
    assert cause(heist.do("special:seal")) == lost


@pytest.mark.rule("AD-OP-180", "AD-POB-07")
def test_more_cannot_be_killed_than_there_are_miniatures() -> None:
    for wanted, lost in ((3, "lost-kill"), (2, "")):
        heist = objective(Goal("kill", "shambler", wanted), supply={"shambler": 2})
        assert cause(heist.survivor("ann", "A1a").turn("ann").do("noise")) == lost


@pytest.mark.rule("AD-OP-180")
@pytest.mark.parametrize(("here", "lost"), [(False, "lost-slay"), (True, "")])
def test_zeus_cannot_be_slain_once_he_cannot_come(here: bool, lost: str) -> None:
    seal = {"zones": ["A1a"], "do": [{"do": "stop-spawn", "zone": "A1f"}]}
    heist = objective(
        Goal("slay", "zeus"),
        spawns=[{"zone": "A1f", "kind": "zeus"}],
        actions={"seal": seal},
        zeus="zeus",
    )
    heist.survivor("ann", "A1a")
    if here:
        heist.boss("zeus", "A1e")
    assert cause(heist.turn("ann").do("noise")) == ""
    assert cause(heist.do("special:seal")) == lost


@pytest.mark.rule("AD-OP-180")
@pytest.mark.parametrize(("deck", "lost"), [((), "lost-hold"), (("tnt",), "")])
def test_whoever_leaves_takes_cards_along(deck: tuple[str, ...], lost: str) -> None:
    heist = objective(Goal("hold", count=2, cards=("tnt", "grenade")), **out())
    heist.survivor("ann", "A1b", pack=["grenade"]).survivor("bob", "A1a", pack=["tnt"])
    heist.equipment(*deck).turn("bob")
    assert cause(heist.do("noise")) == ""
    assert cause(heist.do("special:out")) == lost


@pytest.mark.rule("AD-OP-180")
@pytest.mark.parametrize("way", ["use-token:yellow", "special:out"])
def test_a_token_that_is_spent_or_taken_away_cannot_be_carried(way: str) -> None:
    heist = objective(Goal("carry"), TokenEffect("magazine"), **out()).survivor("ann", "A1b")
    heist.survivor("bob", "A1a", hand=["pistol"], pack=["smg"], dry=("pistol",), tokens=["yellow"])
    heist.turn("bob")
    assert cause(heist.do("noise")) == ""
    assert cause(heist.do(way)) == "lost-carry"


@pytest.mark.rule("AD-OP-180")
def test_whoever_has_left_achieves_nothing_any_more() -> None:
    heist = objective(Goal("level", level="red"), **out()).survivor("ann", "A1a")
    heist.survivor("bob", "A1b").turn("ann")
    assert cause(heist.do("special:out")) == "lost-owner"


@pytest.mark.rule("AD-OP-180")
@pytest.mark.parametrize("cure", ["", "skill", "token", "mission", "companion"])
def test_wounds_that_nothing_heals(cure: str) -> None:
    doctor = {"zones": ["A1a"], "do": [{"do": "heal", "amount": 1}]}
    actions = {"doctor": doctor} if cure == "mission" else {}
    heist = objective(Goal("healthy", count=2), TokenEffect("health"), actions=actions)
    heist.survivor("ann", "A1a", skills=["regeneration"] if cure == "skill" else [])
    if cure == "token":
        heist.token("A1o", "yellow")
    if cure == "companion":
        person("doc", blue="regeneration")
        heist.companion("doc", "A1o")
    heist.zombies("A1a", shambler=1).run(("zombie_pass", [1]))
    assert heist.who("ann").health == 2
    assert cause(heist) == ("" if cure else "lost-healthy")


@pytest.mark.rule("AD-OP-180", "AD-OP-134")
def test_a_skill_that_is_not_chosen_heals_nobody() -> None:
    heist = Heist().survivor("carys", "A1a", ap=42, health=1).personal("carys").token("A1a", "red")
    heist.turn("carys").do("take:token-1")
    assert heist.ask.kind == "skill"
    assert cause(heist.do("skill:tactician")) == "lost-healthy"


@pytest.mark.rule("AD-OP-180", "AD-OP-134")
@pytest.mark.parametrize(("rounds", "lost"), [(4, "lost-rounds"), (5, "")])
def test_the_end_of_the_last_round_is_too_late(rounds: int, lost: str) -> None:
    goals = {"out": {"is": "everybody-in", "zones": ["A1f"]}}
    heist = objective(Goal("healthy", count=2), TokenEffect("health"), goals=goals, rounds=rounds)
    heist.survivor("ann", "A1a", health=2).token("A1o", "yellow")
    heist.s.round = 3
    heist.zombie_phase()
    assert heist.s.round == 4
    assert cause(heist) == lost


@pytest.mark.rule("AD-OP-180")
def test_there_is_nowhere_to_search_in_the_street() -> None:
    heist = objective(Goal("search", count=1), doors=SHUT).survivor("ann", "A1a").turn("ann")
    assert cause(heist.do("noise")) == "lost-search"


# -- objectives of the mission -------------------------------------------------------------------

LEAVE = {"out": {"zones": ["A1a"], "do": [{"do": "leave"}]}}
OPEN = {"key": {"zones": ["A1a"], "do": [{"do": "open", "door": "A1a-A1g"}]}}
CART = {"cart": {"zones": ["A1a"], "do": [{"do": "truck", "zone": "A1b"}]}}
PILOT = {"fly": {"zones": ["A1a"], "specialist": "pilot", "do": [{"do": "mark", "mark": "up"}]}}
THRONE = [{"zone": "A1f", "kind": "zeus"}]
STREET = [{"zone": "A1f", "kind": "start"}]
UP = {"is": "marked", "mark": "up"}
NEVER = {"is": "marked", "mark": "never"}


def lost(goal: dict[str, Any], **sheet: Any) -> bool:
    """Whether this goal is out of reach of Ann, a mechanic, and Bob in the street of the block,
    with a companion in the bar behind the westernmost door."""
    given = {"doors": SHUT, **sheet}
    heist = Heist(goals={"it": goal}, **given).survivor("ann", "A1a", specialisations=("mechanic",))
    heist.survivor("bob", "A1b", pack=["tnt"]).companion("kid", "A1g").token("A1g", "blue")
    heist.token("A1b", "red")
    for kind in sheet.get("absent", ()):
        heist.s.appeared.append(kind)
        heist.s.slain[kind] = 1
    why = lost_goal(heist.s)
    assert bool(why) == bool(unattainable(heist.s))
    assert why is None or (why.rule, why.facts["objective"]) == ("AD-OP-134", "it")
    return why is not None


@pytest.mark.rule("AD-WIN-05", "AD-OP-134")
@pytest.mark.parametrize(
    ("goal", "yes", "no"),
    [
        ({"is": "taken", "colour": "red"}, {}, None),
        ({"is": "taken", "colour": "red", "count": 2}, None, {}),
        ({"is": "taken", "count": 2}, {"actions": OPEN}, {}),
        ({"is": "taken", "colour": "blue", "count": 2}, None, {"actions": OPEN}),
        ({"is": "somebody-in", "zones": ["A1f"], "count": 2}, {}, None),
        ({"is": "somebody-in", "zones": ["A1f"], "count": 3}, None, {}),
        ({"is": "somebody-in", "zones": ["A1f"], "specialist": "mechanic"}, {}, None),
        ({"is": "somebody-in", "zones": ["A1f"], "specialist": "pilot"}, None, {}),
        ({"is": "everybody-in", "zones": ["A1h"]}, {"actions": OPEN}, {}),
        ({"is": "truck-in", "zones": ["A1d"], "aboard": 2}, {"actions": CART}, {}),
        ({"is": "truck-in", "zones": ["A1d"], "aboard": 4}, None, {"actions": CART}),
        ({"is": "companions-led"}, {"actions": OPEN}, {}),
        ({"is": "companions-led", "count": 2}, None, {"actions": OPEN}),
        ({"is": "companions-in", "zones": ["A1f"]}, {"actions": OPEN}, {}),
        ({"is": "zombies-in", "zones": ["A1f"]}, {}, None),
        ({"is": "sleepers-left"}, {}, None),
        ({"is": "noise-in", "zones": ["A1f"]}, {}, None),
        ({"is": "door-open", "door": "A1a-A1g"}, {"actions": OPEN}, {}),
        ({"is": "vault-open"}, None, {}),
        ({"is": "killed", "kind": "shambler", "count": 40}, {}, None),
        ({"is": "killed", "kind": "alpha"}, {"spawns": STREET}, {}),
        ({"is": "killed", "kind": "queen"}, {"spawns": STREET}, {}),
        ({"is": "killed", "kind": "zeus"}, {"spawns": THRONE, "zeus": "zeus"}, {}),
        ({"is": "on-board", "kind": "queen"}, {"spawns": STREET},
         {"spawns": STREET, "absent": ["queen"]}),
        ({"is": "on-board", "kind": "zeus"}, {"spawns": THRONE, "zeus": "zeus"},
         {"spawns": STREET}),
        ({"is": "unmasked"}, {"spawns": THRONE, "zeus": "masked-zeus"}, {"spawns": STREET}),
        ({"is": "round", "number": 9}, {"rounds": 9}, {"rounds": 8}),
        ({"is": "round-over", "number": 9}, {"rounds": 10}, {"rounds": 9}),
        ({"is": "phase", "phase": "zombies", "every": 4}, {"rounds": 4}, {"rounds": 3}),
        (UP, {"actions": {"fly": {**PILOT["fly"], "specialist": "mechanic"}}}, {"actions": PILOT}),
        ({"is": "danger", "level": "red"}, {}, None),
        ({"is": "alive", "count": 2}, {}, None),
        ({"is": "alive", "count": 3}, None, {}),
        ({"is": "alive", "specialist": "pilot"}, None, {}),
        ({"is": "gone", "count": 2}, {"actions": LEAVE}, {}),
        ({"is": "gone", "count": 3}, {"actions": {**LEAVE, **OPEN}}, {"actions": LEAVE}),
        ({"is": "carried", "card": "tnt"}, {}, None),
        ({"is": "carried", "card": "tnt", "count": 2}, None, {}),
        ({"is": "personal-done"}, {}, None),
        ({"is": "not", "of": UP}, {"actions": PILOT}, None),
        ({"is": "all", "of": [{"is": "alive"}, NEVER]}, None, {}),
        ({"is": "some", "of": [{"is": "alive"}, NEVER]}, {}, None),
        ({"is": "some", "of": [{"is": "alive"}, NEVER], "count": 2}, None, {}),
    ],
)  # fmt: skip
def test_what_each_word_needs(
    goal: dict[str, Any], yes: dict[str, Any] | None, no: dict[str, Any] | None
) -> None:
    if yes is not None:
        assert not lost(goal, **yes)
    if no is not None:
        assert lost(goal, **no)


@pytest.mark.rule("AD-OP-134")
@pytest.mark.parametrize(
    ("far", "near"), [("red", "blue"), ("blue", "red"), ("red", "red"), ("blue", "blue")]
)
def test_how_the_tokens_lie_is_not_told(far: str, near: str) -> None:
    """One lies behind a door that never opens: only if both are red is it known what it is."""
    goals = {"cash": {"is": "taken", "colour": "red", "count": 1 + (far == near == "red")}}
    heist = Heist(doors=SHUT, goals=goals).survivor("ann", "A1a").turn("ann")
    heist.token("A1g", far).token("A1b", near)
    heist.s.doubt = True
    assert cause(heist.do("noise")) == ("lost-goal" if far == near else "")


@pytest.mark.rule("AD-OP-134")
def test_what_must_not_be_and_is_cannot_be_undone() -> None:
    alarm = {"zones": ["A1a"], "do": [{"do": "mark", "mark": "alarm"}]}
    quiet = {"is": "not", "of": {"is": "marked", "mark": "alarm"}}
    out = {"is": "everybody-in", "zones": ["A1f"]}
    heist = Heist(goals={"quiet": quiet, "out": out}, actions={"alarm": alarm})
    heist.survivor("ann", "A1a").turn("ann")
    assert heist.do("noise").ending is None
    assert heist.do("special:alarm").ending == "out-of-reach"
    assert heist.told("out-of-reach")[0]["objective"] == "quiet"


@pytest.mark.rule("AD-WIN-05", "AD-OP-134")
def test_the_last_one_who_can_do_it_dies() -> None:
    heist = Heist(goals={"up": UP}, actions=PILOT)
    heist.survivor("ann", "A1a", specialisations=("pilot",), health=1).survivor("bob", "A1f")
    heist.zombies("A1a", shambler=1).run(("zombie_pass", [1]))
    assert (heist.ending, heist.told("out-of-reach")[0]["rule"]) == ("out-of-reach", "AD-OP-134")


@pytest.mark.rule("AD-WIN-01", "AD-WIN-05")
def test_what_is_achieved_need_not_be_possible_any_more() -> None:
    goals = {"out": {"is": "everybody-in", "zones": ["A1b"]}}
    heist = objective(Goal("sleepers", count=1), goals=goals).survivor("ann", "A1g", hand=["knife"])
    heist.sleepers("A1g", 1).turn("ann", 9).do("sleepers:0", "move:A1a", "move:A1b")
    assert heist.ending == "escaped"


# -- what is dealt -------------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-163")
@pytest.mark.parametrize(
    ("id", "owners"),
    [("back-door", ["hanne"]), ("night-flight", []), ("last-tank", ["hanne"]),
     ("grand-slam", [])],
)  # fmt: skip
def test_what_a_mission_leaves_no_room_for_is_not_dealt(id: str, owners: list[str]) -> None:
    personal = library().personal
    assert [each for each in personal if not is_dealt(id, personal[each].goal)] == owners
    noted = [each for each in remarks() if each.startswith(f"missions/{id}.toml")]
    assert [owners] == [each.partition(" of ")[2].split(", ") for each in noted] or not owners


@pytest.mark.rule("AD-OP-163")
def test_every_kind_of_goal_needs_its_room() -> None:
    sheet = mission("last-tank")
    tokens, rounds = len(sheet.sleepers), sheet.rounds
    for goal, room in (
        (Goal("sleepers", count=tokens - 1), True),
        (Goal("sleepers", count=tokens), False),  # one may wake too soon
        (Goal("healthy", count=rounds - 1), True),
        (Goal("healthy", count=rounds), False),
        (Goal("kill", "alpha", 16), True),
        (Goal("kill", "alpha", 17), False),
        (Goal("slay", "valentine"), True),
        (Goal("slay", "queen"), False),
        (Goal("hold", count=2, cards=("golden-ak",)), False),
        (Goal("carry"), True),
        (Goal("search", count=9), True),
        (Goal("level", level="red"), True),
    ):
        assert leaves_room(sheet, goal) is room, goal


# -- the checks that watch over it ---------------------------------------------------------------


def watch(heist: Heist) -> None:
    """What the conformance checks say of a position, or of the end."""
    conform._Examiner(GAME, heist.table, "a scene", Random(1))._notice(heist.s)


@pytest.mark.rule("AD-OP-134", "AD-OP-180")
def test_a_game_that_goes_on_in_vain_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdict, "lost_goal", lambda s: None)
    heist = objective(Goal("sleepers", count=1)).survivor("ann", "A1g").sleepers("A1g", 1)
    watch(heist.turn("ann"))
    with pytest.raises(conform.Fault, match="not noticed: the objective of ann is out of reach"):
        watch(heist.do("noise"))


@pytest.mark.rule("AD-OP-134", "AD-OP-180")
def test_a_game_that_is_given_up_too_early_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    heist = objective(Goal("sleepers", count=1)).survivor("ann", "A1a").sleepers("A1g", 1)
    why = Reason("AD-OP-180", "lost-sleepers", {"survivor": "ann", "left": 0, "wanted": 1})
    monkeypatch.setattr(verdict, "lost_goal", lambda s: why)
    heist.turn("ann").do("move:A1b")
    assert heist.ending == "out-of-reach"
    with pytest.raises(conform.Fault, match="not noticed: everything is still possible"):
        watch(heist)


@pytest.mark.parametrize("id", missions())
def test_every_mission_begins_with_hope(id: str) -> None:
    table = _set_up(id)
    assert lost_goal(table.state) is None
    assert unattainable(table.state) == []


def _set_up(id: str) -> Table[ArmyState]:
    table: Table[ArmyState] = Table.new(GAME, seats=1, settings={"mission": id}, seed=id)
    while not table.state.round:
        ask = table.asks[0]
        done = ("done",) in ask.options
        table.answer(ask.seat, ask.number, ("done",) if done else ask.options[0])
    return table
