"""Missions: what their sheets say, their events and actions, victory and defeat (catalogue sections
D7, F6, G2, H3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from overrun.core.log import Header
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.prospect import leaves_room
from overrun.games.army_of_the_dead.mission.sheets import DIFFICULTIES, mission, missions
from overrun.games.army_of_the_dead.state import ZEUSES, ArmyState
from overrun.text import Text, keys

from .scene import GAME, Heist

NAME = "army-of-the-dead"

SPAWNS = [{"zone": "A1f", "kind": "start"}, {"zone": "A1e", "kind": "blue"}, {"zone": "A1d"}]
ON_BLUE = {"is": "taken", "colour": "blue"}
START_BLUE = {"do": "start-spawns", "colour": "blue"}


def doing(*effects: dict[str, Any], **sheet: Any) -> Heist:
    """Ann stands in A1a, and an action of the mission there does this."""
    actions = {"go": {"zones": ["A1a"], "do": list(effects)}}
    return Heist(actions=actions, **sheet).survivor("ann", "A1a")


def real(id: str) -> Heist:
    """The board and the rules of a mission of the game, with nobody on it yet."""
    sheet = msgspec.structs.asdict(mission(id))
    return Heist(**{name: value for name, value in sheet.items() if name != "id"})


def set_up(id: str, seed: str = "set-up") -> ArmyState:
    """A table of a real mission, set up with the first answer to every question."""
    settings = GAME.configure({"mission": id}, 1)
    table = Table(GAME, Header(game=NAME, seats=1, settings=settings, seed=seed))
    while not table.state.round:
        ask = table.asks[0]
        answer = ("done",) if ("done",) in ask.options else ask.options[0]
        table.answer(ask.seat, ask.number, wire(answer))
    state: ArmyState = table.state
    return state


# -- the sheets ----------------------------------------------------------------------------------


@pytest.mark.rule("AD-MIS-01", "AD-CMP-03")
def test_there_are_ten_missions_the_easiest_first() -> None:
    difficulties = [each.difficulty for each in missions().values()]
    assert Counter(difficulties) == {"easy": 4, "medium": 4, "hard": 2}
    assert difficulties == sorted(difficulties, key=DIFFICULTIES.index)


@pytest.mark.rule("AD-MIS-05")
def test_harder_missions_take_longer() -> None:
    longest = {each.difficulty: each.minutes for each in missions().values()}
    shortest = {each.difficulty: each.minutes for each in reversed(missions().values())}
    assert longest["easy"] < shortest["medium"] <= longest["medium"] < shortest["hard"]


@pytest.mark.rule("AD-OP-002", "AD-OP-015")
def test_between_them_they_use_everything() -> None:
    sheets = missions().values()
    assert {each.zeus for each in sheets} == {"", *ZEUSES}
    assert {need for each in sheets for need in each.needs} >= {"pilot", "mechanic", "safecracker"}
    assert {each.personal for each in sheets} == {1, 2, 3}
    kinds = {spawn.kind for each in sheets for spawn in each.spawns}
    assert kinds == {"start", "ordinary", "zeus", "blue", "green"}
    for field in ("floors", "doors", "truck", "companions", "placements", "damage", "supply"):
        assert any(getattr(each, field) for each in sheets), field


@pytest.mark.rule("AD-MIS-06", "AD-SET-02", "AD-SET-03")
@pytest.mark.parametrize("id", missions())
def test_the_board_is_as_the_sheet_shows(id: str) -> None:
    sheet, s = mission(id), set_up(id)
    index = s.ground.index
    assert [(each.zone, each.kind) for each in s.spawns] == [
        (index[each.zone], each.kind) for each in sheet.spawns
    ]
    assert {zone: len(tokens) for zone, tokens in s.sleepers.items()} == {
        index[zone]: 1 for zone in sheet.sleepers
    }
    assert sorted(each.zone for each in s.tokens) == sorted(index[z] for z in sheet.objectives)
    vault_door = s.ground.vault_door
    assert set(s.closed) == {*sheet.doors, *([vault_door] if vault_door else [])}
    assert {each.zone for each in s.survivors} <= {index[zone] for zone in sheet.start}
    assert [each.zone for each in s.companions] == [index[zone] for zone in sheet.companions]
    assert (s.truck.zone if s.truck else None) == (index[sheet.truck] if sheet.truck else None)
    standing = sum(s.shamblers) + sum(s.alphas) + len(s.bosses)
    assert standing == sum(each.count for each in sheet.placements)


@pytest.mark.rule("AD-MIS-07", "AD-SET-23", "AD-OP-154")
@pytest.mark.vector("army-of-the-dead", "AD-TV-115")
@pytest.mark.parametrize(
    ("id", "colours"),
    [
        ("back-door", ["yellow"]),
        ("last-tank", ["yellow", "purple"]),
        ("grand-slam", ["yellow", "purple", "white"]),
    ],
)
def test_a_sheet_says_how_many_personal_objectives_are_drawn(id: str, colours: list[str]) -> None:
    s = set_up(id)
    assert [each.colour for each in s.personal] == colours
    fronts = Counter(each.colour for each in s.tokens)
    assert fronts == Counter([*mission(id).tokens, *colours])


@pytest.mark.rule("AD-MIS-02", "AD-SET-34")
@pytest.mark.vector("army-of-the-dead", "AD-EX-61")
@pytest.mark.parametrize("id", missions())
def test_the_team_has_every_specialist_of_the_sheet(id: str) -> None:
    team = [library().survivors[each.id] for each in set_up(id).survivors]
    for need in mission(id).needs:
        assert any(need in person.specialisations for person in team), need


@pytest.mark.rule("AD-MIS-03", "AD-SET-33", "AD-ABO-15")
@pytest.mark.parametrize("form", ZEUSES)
def test_zeus_comes_in_the_form_of_the_sheet(form: str) -> None:
    spawns = [{"zone": "A1f", "kind": "zeus"}]
    heist = doing({"do": "arrive", "kind": "zeus"}, zeus=form, spawns=spawns).turn("ann")
    heist.do("special:go")
    assert heist.bosses("A1f") == [form]
    assert heist.s.zeus_gone  # AD-ZEU-04


@pytest.mark.rule("AD-GEN-05")
def test_objectives_that_a_mission_makes_impossible_are_not_drawn() -> None:
    goal = library().personal["hanne"].goal
    assert goal.kind == "zeus"
    assert not leaves_room(mission("back-door"), goal)
    assert leaves_room(mission("night-flight"), goal)
    drawn = {set_up("back-door", str(seed)).personal[0].owner for seed in range(20)}
    assert "hanne" in {each.id for each in set_up("back-door").survivors}
    assert "hanne" not in drawn
    assert len(drawn) > 2


@pytest.mark.rule("AD-GEN-05", "AD-GEN-06")
@pytest.mark.vector("army-of-the-dead", "AD-TV-109")
def test_a_mission_may_say_how_much_damage_a_kind_needs() -> None:
    heist = Heist(damage={"alpha": 1}).survivor("ann", "A1a", hand=["crowbar"])
    heist.zombies("A1a", alpha=1).turn("ann").roll(6)
    heist.do("attack:0:A1a")
    assert heist.alphas("A1a") == 0


@pytest.mark.parametrize("id", missions())
def test_everything_on_a_sheet_has_words(id: str) -> None:
    text = Text("en")
    assert [key for key in mission(id).texts if not text.has(f"ad-{key}")] == []


def test_no_words_are_left_of_a_mission_that_is_gone() -> None:
    known = {f"ad-{key}" for each in missions().values() for key in each.texts}
    ids = tuple(f"ad-mission-{id}" for id in missions())
    actions = tuple(f"ad-mission-action-{id}-" for id in missions())
    spare = [key for key in keys("en") if key.startswith((*ids, *actions)) and key not in known]
    assert spare == []


# -- coloured spawn zones ------------------------------------------------------------------------


@pytest.mark.rule("AD-CSP-01", "AD-CSP-02", "AD-CMP-19")
def test_a_coloured_spawn_zone_is_quiet_at_first() -> None:
    heist = Heist(spawns=SPAWNS).survivor("ann", "A1a").zombie_cards("1", "3").zombie_phase()
    assert [facts["zone"] for facts in heist.told("zombie-card")] == ["A1f", "A1d"]


@pytest.mark.rule("AD-CSP-03", "AD-CSP-04", "AD-CSP-05", "AD-OP-120")
def test_taking_the_token_of_its_colour_starts_it_in_the_same_round() -> None:
    events = {"bell": {"when": ON_BLUE, "do": [START_BLUE]}}
    heist = Heist(spawns=SPAWNS, events=events, token_ap=0).survivor("ann", "A1a")
    heist.token("A1a", "blue").zombie_cards("1", "3", "4").turn("ann")
    heist.do("take:token-1")
    assert [facts["event"] for facts in heist.told("mission-event")] == ["bell"]
    heist.zombie_phase()
    assert [facts["zone"] for facts in heist.told("zombie-card")] == ["A1f", "A1e", "A1d"]


@pytest.mark.rule("AD-CSP-04", "AD-OP-120")
def test_started_in_a_zombie_phase_it_waits_for_the_next_round() -> None:
    night = {"is": "phase", "phase": "zombies"}
    events = {"night": {"when": night, "do": [START_BLUE]}}
    heist = Heist(spawns=SPAWNS, events=events).survivor("ann", "A1a")
    heist.zombie_cards("1", "3").zombie_phase()
    assert [facts["zone"] for facts in heist.told("zombie-card")] == ["A1f", "A1d"]
    assert [spawn.from_round for spawn in heist.s.spawns] == [1, 2, 1]


@pytest.mark.rule("AD-CSP-02")
def test_a_coloured_spawn_zone_may_be_active_from_the_start() -> None:
    spawns = [SPAWNS[0], {"zone": "A1e", "kind": "green", "active": True}]
    heist = Heist(spawns=spawns).survivor("ann", "A1a").zombie_cards("1", "3").zombie_phase()
    assert [facts["zone"] for facts in heist.told("zombie-card")] == ["A1f", "A1e"]


def test_a_spawn_zone_can_be_sealed() -> None:
    heist = doing({"do": "stop-spawn", "zone": "A1d"}, spawns=SPAWNS).zombie_cards("1").turn("ann")
    heist.do("special:go")
    heist.zombie_phase()
    assert [facts["zone"] for facts in heist.told("zombie-card")] == ["A1f"]


# -- events --------------------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-002")
def test_an_event_happens_once() -> None:
    somebody = {"is": "somebody-in", "zones": ["A1b"]}
    events = {"steps": {"when": somebody, "do": [{"do": "adrenaline", "amount": 2}]}}
    heist = Heist(events=events).survivor("ann", "A1a").turn("ann")
    heist.do("move:A1b", "move:A1a", "move:A1b")
    assert heist.who("ann").ap == 2


@pytest.mark.rule("AD-OP-002")
def test_an_event_that_may_happen_again_does_when_its_condition_comes_true_anew() -> None:
    somebody = {"is": "somebody-in", "zones": ["A1b"]}
    gain = {"do": "adrenaline", "amount": 2}
    events = {"steps": {"when": somebody, "again": True, "do": [gain]}}
    heist = Heist(events=events).survivor("ann", "A1a").turn("ann", 4)
    heist.do("move:A1b")
    assert heist.who("ann").ap == 2
    heist.do("noise")  # she is still there
    assert heist.who("ann").ap == 2
    heist.do("move:A1a", "move:A1b")
    assert heist.who("ann").ap == 4


@pytest.mark.rule("AD-OP-002")
def test_events_set_each_other_off_but_not_for_ever() -> None:
    events = {
        "open": {"when": {"is": "not", "of": {"is": "door-open", "door": "A1a-A1g"}}, "again": True,
                 "do": [{"do": "open", "door": "A1a-A1g"}]},
        "shut": {"when": {"is": "door-open", "door": "A1a-A1g"}, "again": True,
                 "do": [{"do": "close", "door": "A1a-A1g"}]},
    }  # fmt: skip
    heist = Heist(events=events, doors=["A1a-A1g"]).survivor("ann", "A1b").turn("ann")
    heist.do("noise")
    assert [facts["event"] for facts in heist.told("mission-event")] == ["open", "shut"]


@pytest.mark.rule("AD-OP-002")
def test_rounds_and_phases_can_set_an_event_off() -> None:
    events = {
        "second": {"when": {"is": "round", "number": 2}, "do": [{"do": "mark", "mark": "late"}]},
        "clock": {"when": {"is": "phase", "phase": "players", "every": 2}, "again": True,
                  "do": [{"do": "noise", "zone": "A1f"}]},
    }  # fmt: skip
    heist = Heist(events=events).survivor("ann", "A1a").noise("A1a")
    heist.zombie_phase()
    assert heist.s.round == 2
    assert "late" in heist.s.marks
    assert heist.noisy_zone == "A1f"


# -- the mission's own actions -------------------------------------------------------------------


@pytest.mark.rule("AD-OBJ-01", "AD-OBJ-02", "AD-MIS-09")
def test_an_objective_is_activated_in_its_zone() -> None:
    heist = doing({"do": "adrenaline", "amount": 3}).turn("ann")
    heist.do("special:go")
    assert heist.who("ann").ap == 3
    assert heist.s.turn.actions == 2
    assert heist.refuses("special:go") == "AD-MIS-06"  # once is enough
    away = doing({"do": "adrenaline", "amount": 3}).survivor("bob", "A1b").turn("bob")
    assert away.refuses("special:go") == "AD-OBJ-01"


@pytest.mark.rule("AD-OBJ-03", "AD-SLP-09")
def test_activating_an_objective_wakes_the_sleepers_there() -> None:
    heist = doing().sleepers("A1a", 2).sleepers("A1b", 3).turn("ann")
    heist.do("special:go")
    assert heist.shamblers("A1a") == 2
    assert heist.shamblers("A1b") == 0  # AD-OP-057


@pytest.mark.rule("AD-OBJ-03", "AD-GEN-05")
def test_a_quiet_action_lets_them_sleep() -> None:
    actions = {"go": {"zones": ["A1a"], "do": [], "quiet": True}}
    heist = Heist(actions=actions).survivor("ann", "A1a").sleepers("A1a", 2).turn("ann")
    heist.do("special:go")
    assert heist.shamblers("A1a") == 0


def test_a_noisy_action_makes_noise() -> None:
    actions = {"go": {"zones": ["A1b"], "do": [], "noisy": True}}
    heist = Heist(actions=actions).survivor("ann", "A1b").sleepers("A1c", 1).noise("A1f")
    heist.turn("ann").do("special:go")
    assert heist.noisy_zone == "A1b"
    assert heist.shamblers("A1c") == 1


@pytest.mark.rule("AD-SPC-06", "AD-SPC-07", "AD-SPC-10", "AD-SPC-11")
@pytest.mark.parametrize("need", ["pilot", "mechanic", "tough", "safecracker"])
def test_some_actions_take_a_specialist(need: str) -> None:
    actions = {"go": {"zones": ["A1a"], "do": [], "specialist": need}}
    heist = Heist(actions=actions).survivor("ann", "A1a")
    heist.survivor("eve", "A1a", specialisations=(need,))
    assert heist.turn("ann").refuses("special:go") == "AD-SPC-10"
    assert heist.turn("eve").may("special:go")


@pytest.mark.rule("AD-MIS-06", "AD-PPH-05")
def test_an_action_may_cost_more_and_wait_for_something() -> None:
    actions = {"go": {"zones": ["A1a"], "do": [], "cost": 2, "when": ON_BLUE, "clear": True}}
    heist = Heist(actions=actions, token_ap=0).survivor("ann", "A1a").token("A1a", "blue")
    heist.zombies("A1a", shambler=1).turn("ann", 4)
    assert heist.refuses("special:go") == "AD-MIS-06"
    heist.do("take:token-1")
    why = heist.why_not("special:go")
    assert why is not None
    assert why.key == "mission-action-zombies"
    heist.s.shamblers[heist.zone("A1a")] = 0
    heist.turn("ann", 1)
    assert heist.refuses("special:go") == "AD-PPH-05"
    heist.turn("ann").do("special:go")
    assert heist.s.turn.actions == 1


def test_what_may_be_done_more_than_once() -> None:
    actions = {"go": {"zones": ["A1a"], "do": [{"do": "adrenaline", "amount": 1}], "once": False}}
    heist = Heist(actions=actions).survivor("ann", "A1a").turn("ann")
    heist.do("special:go", "special:go")
    assert heist.who("ann").ap == 2


# -- what can happen -----------------------------------------------------------------------------


@pytest.mark.rule("AD-MOV-10", "AD-OP-029")
def test_a_mission_opens_the_doors_that_it_closed() -> None:
    heist = doing({"do": "open", "door": "A1a-A1g"}, doors=["A1a-A1g"]).turn("ann")
    assert not heist.may("move:A1g")
    heist.do("special:go")
    assert heist.may("move:A1g")


@pytest.mark.rule("AD-TRK-31")
def test_a_mission_lets_survivors_find_the_truck() -> None:
    heist = doing({"do": "truck", "zone": "A1a"}).turn("ann")
    assert not heist.options("board")
    heist.do("special:go")
    assert heist.may("board:driver")


@pytest.mark.rule("AD-SPN-10", "AD-SLP-10")
def test_zombies_spawn_as_if_by_a_card() -> None:
    heist = doing({"do": "spawn", "zone": "A1f", "kind": "alpha", "count": 2})
    heist.sleepers("A1f", 1).turn("ann").do("special:go")
    assert (heist.alphas("A1f"), heist.shamblers("A1f")) == (2, 1)


@pytest.mark.rule("AD-ABO-04")
def test_an_abomination_comes_where_the_mission_says_but_never_twice() -> None:
    heist = doing({"do": "arrive", "kind": "queen", "zone": "A1e"}).turn("ann")
    heist.do("special:go")
    assert heist.bosses("A1e") == ["queen"]
    again = doing({"do": "arrive", "kind": "queen", "zone": "A1e"})
    again.s.appeared.append("queen")
    again.turn("ann").do("special:go")
    assert again.bosses("A1e") == []


def test_a_kind_of_zombies_is_activated() -> None:
    heist = doing({"do": "activate", "kind": "alpha"}).noise("A1a")
    heist.zombies("A1f", shambler=1, alpha=1).turn("ann").do("special:go")
    assert (heist.alphas("A1d"), heist.shamblers("A1f")) == (1, 1)


def test_zombies_are_removed_without_reward() -> None:
    heist = doing({"do": "remove", "zone": "A1f"}).zombies("A1f", shambler=3, alpha=2)
    heist.snared("A1f", "alpha").turn("ann").do("special:go")
    assert heist.s.crowd(heist.zone("A1f")) == 0
    assert (heist.s.shamblers_left, heist.s.alphas_left) == (30, 16)
    assert heist.who("ann").ap == 0


@pytest.mark.rule("AD-SET-05")
def test_new_sleepers_are_laid_face_down() -> None:
    heist = doing({"do": "sleepers", "zones": ["A1g"]}, sleepers=["A1m"])
    heist.s.unseen = [3, 1]
    heist.turn("ann").roll(1).do("special:go")
    assert heist.s.sleepers[heist.zone("A1g")] == [3]
    assert heist.told("sleepers-laid") == [{"zone": "A1g"}]
    assert heist.s.unseen == [1]


def test_sleepers_are_woken_and_noise_is_made_elsewhere() -> None:
    heist = doing({"do": "wake", "zones": ["A1m"]}, {"do": "noise", "zone": "A1f"})
    heist.sleepers("A1m", 2).sleepers("A1l", 1).turn("ann").do("special:go")
    assert (heist.shamblers("A1m"), heist.shamblers("A1l")) == (2, 1)
    assert heist.noisy_zone == "A1f"


@pytest.mark.parametrize(
    ("whom", "gained"),
    [({}, [2, 0, 0]), ({"whom": "zone", "zone": "A1b"}, [0, 2, 0]),
     ({"whom": "everybody"}, [2, 2, 2])],
)  # fmt: skip
def test_adrenaline_for_one_for_a_zone_for_all(whom: dict[str, str], gained: list[int]) -> None:
    heist = doing({"do": "adrenaline", "amount": 2, **whom}).survivor("bob", "A1b")
    heist.survivor("eve", "A1c").turn("ann").do("special:go")
    assert [heist.who(id).ap for id in ("ann", "bob", "eve")] == gained


def test_health_comes_back_but_never_more_than_there_was() -> None:
    heist = doing({"do": "heal", "amount": 2, "whom": "everybody"})
    heist.survivor("bob", "A1b", health=2).turn("ann").do("special:go")
    assert [each.health for each in heist.s.survivors] == [3, 3]


@pytest.mark.rule("AD-CPN-12", "AD-WIN-07")
def test_whoever_is_in_a_zone_is_hurt() -> None:
    heist = doing(
        {"do": "hurt", "wounds": 1, "whom": "zone", "zone": "A1b"}, companions_may_fall=True
    )
    heist.survivor("bob", "A1b").companion("pat", "A1b").turn("ann").do("special:go")
    assert heist.who("bob").health == 2
    assert heist.s.companions == []
    assert heist.who("ann").health == 3


def test_the_actor_who_is_hurt_to_death_is_eliminated() -> None:
    heist = doing({"do": "hurt", "wounds": 3}, {"do": "adrenaline", "amount": 1})
    heist.survivor("bob", "A1b").turn("ann").do("special:go")
    assert [each.id for each in heist.s.survivors] == ["bob"]
    assert heist.ending is None


def test_a_named_card_comes_from_the_deck_or_the_discards() -> None:
    heist = doing({"do": "find", "card": "tnt"}).equipment("knife", discard=("tnt",)).turn("ann")
    heist.do("special:go", "keep:0", "done")
    assert heist.carried("ann")[0] == "tnt"
    assert heist.s.equipment_discard == []
    none_left = doing({"do": "find", "card": "tnt"}).equipment("knife").turn("ann")
    none_left.do("special:go")
    assert none_left.ask.kind == "action"
    assert none_left.s.equipment == ["knife"]


def test_cards_are_drawn_as_in_a_search() -> None:
    heist = doing({"do": "find", "count": 2}).equipment("uh-oh", "knife", "hatchet").turn("ann")
    heist.do("special:go", "keep:2", "done")
    assert heist.carried("ann")[2] == "knife"
    assert heist.shamblers("A1a") == 1


@pytest.mark.rule("AD-CPN-02", "AD-CPN-04", "AD-CPN-05")
def test_companions_join_whoever_calls_them() -> None:
    heist = doing({"do": "join"}).companion("pat", "A1a").companion("kim", "A1b").turn("ann")
    heist.do("special:go", "move:A1b")
    assert (heist.at("pat"), heist.at("kim")) == ("A1b", "A1b")
    assert [each.leader for each in heist.s.companions] == ["ann", ""]


def test_whoever_leaves_the_board_takes_companions_along() -> None:
    heist = doing({"do": "leave"}).survivor("bob", "A1b")
    heist.companion("pat", "A1a", "ann").truck("A1a", driver="ann", passenger_1="pat").turn("ann")
    heist.do("special:go")
    assert heist.s.gone == ["ann", "pat"]
    assert [each.id for each in heist.s.survivors] == ["bob"]
    assert heist.s.companions == []
    assert heist.s.truck is not None
    assert heist.s.truck.seats == {}


# -- conditions ----------------------------------------------------------------------------------


def scene() -> Heist:
    """Something of everything, for conditions to look at."""
    heist = Heist(doors=["A1a-A1g", "A1d-A1j"])
    heist.survivor("ann", "A1a", hand=["crowbar", "crowbar"], ap=7)
    heist.survivor("eve", "A1b", specialisations=("pilot",))
    heist.companion("pat", "A1a", "ann").companion("kim", "A1f")
    heist.truck("A1b", driver="eve").zombies("A1f", shambler=1, alpha=1).boss("queen", "A1e")
    heist.sleepers("A1m", 1).noise("A1c")
    s = heist.s
    s.closed.remove("A1d-A1j")
    s.taken = ["blue", "yellow"]
    s.slain = {"alpha": 2, "mounted-zeus": 1}
    s.marks = ["alarm"]
    s.gone = ["bob"]
    s.round = 4
    return heist


@pytest.mark.parametrize(
    ("holds", "fails"),
    [
        ({"is": "taken", "colour": "blue"}, {"is": "taken", "colour": "blue", "count": 2}),
        ({"is": "taken", "count": 2}, {"is": "taken", "count": 3}),
        ({"is": "somebody-in", "zones": ["A1c", "A1a"]}, {"is": "somebody-in", "zones": ["A1f"]}),
        ({"is": "somebody-in", "zones": ["A1b"], "specialist": "pilot"},
         {"is": "somebody-in", "zones": ["A1a"], "specialist": "pilot"}),
        ({"is": "somebody-in", "zones": ["A1a", "A1b"], "count": 2},
         {"is": "somebody-in", "zones": ["A1a"], "count": 2}),
        ({"is": "everybody-in", "zones": ["A1a", "A1b"]}, {"is": "everybody-in", "zones": ["A1a"]}),
        ({"is": "truck-in", "zones": ["A1b"], "aboard": 1},
         {"is": "truck-in", "zones": ["A1b"], "aboard": 2}),
        ({"is": "truck-in", "zones": ["A1a", "A1b"]}, {"is": "truck-in", "zones": ["A1a"]}),
        ({"is": "companions-led"}, {"is": "companions-led", "count": 2}),
        ({"is": "companions-in", "zones": ["A1a", "A1f"], "count": 2},
         {"is": "companions-in", "zones": ["A1f"], "count": 2}),
        ({"is": "zombies-in", "zones": ["A1e", "A1f"], "count": 3},
         {"is": "zombies-in", "zones": ["A1f"], "count": 3}),
        ({"is": "sleepers-left", "at_most": 1}, {"is": "sleepers-left"}),
        ({"is": "noise-in", "zones": ["A1c"]}, {"is": "noise-in", "zones": ["A1a"]}),
        ({"is": "door-open", "door": "A1d-A1j"}, {"is": "door-open", "door": "A1a-A1g"}),
        ({"is": "killed", "kind": "alpha", "count": 2}, {"is": "killed", "kind": "shambler"}),
        ({"is": "killed", "kind": "zeus"}, {"is": "killed", "kind": "queen"}),
        ({"is": "on-board", "kind": "queen"}, {"is": "on-board", "kind": "zeus"}),
        ({"is": "round", "number": 4}, {"is": "round", "number": 5}),
        ({"is": "round-over", "number": 3}, {"is": "round-over", "number": 4}),
        ({"is": "phase", "phase": "players", "every": 2},
         {"is": "phase", "phase": "players", "every": 3}),
        ({"is": "marked", "mark": "alarm"}, {"is": "marked", "mark": "quiet"}),
        ({"is": "danger", "level": "yellow"}, {"is": "danger", "level": "orange"}),
        ({"is": "alive", "count": 3}, {"is": "alive", "count": 4}),
        ({"is": "alive", "specialist": "pilot"}, {"is": "alive", "specialist": "mechanic"}),
        ({"is": "gone", "count": 1}, {"is": "gone", "count": 2}),
        ({"is": "carried", "card": "crowbar", "count": 2}, {"is": "carried", "card": "tnt"}),
        ({"is": "personal-done"}, {"is": "vault-open"}),
        ({"is": "not", "of": {"is": "vault-open"}}, {"is": "unmasked"}),
        ({"is": "all", "of": [{"is": "personal-done"}, {"is": "gone", "count": 1}]},
         {"is": "all", "of": [{"is": "personal-done"}, {"is": "vault-open"}]}),
        ({"is": "some", "of": [{"is": "personal-done"}, {"is": "vault-open"}]},
         {"is": "some", "count": 2, "of": [{"is": "personal-done"}, {"is": "vault-open"}]}),
    ],
)  # fmt: skip
def test_conditions(holds: dict[str, Any], fails: dict[str, Any]) -> None:
    heist = scene()
    heist.survivor("bob", "A1a")
    heist.s.survivors.pop()  # he has left
    goals = {"yes": holds, "no": fails}
    sheet = mission(Heist(goals=goals).mission)
    assert sheet.goals["yes"].holds(heist.s)
    assert not sheet.goals["no"].holds(heist.s)


def test_a_goal_of_several_says_how_far_it_is() -> None:
    reds = {"is": "taken", "colour": "red", "count": 2}
    heist = Heist(goals={"cash": reds, "key": {"is": "taken", "colour": "blue"}})
    heist.survivor("ann", "A1a").turn("ann")
    heist.s.taken = ["blue", "red"]
    cash, key = heist.view().goals
    assert (cash.met, cash.count, cash.of) == (False, 1, 2)
    assert (key.met, key.count, key.of) == (True, 0, 0)  # one is not counted
    heist.s.taken = ["red", "red"]
    cash, key = heist.view().goals
    assert (cash.met, cash.count, cash.of) == (True, 2, 2)
    assert not key.met


@pytest.mark.rule("AD-ABO-23")
def test_zeus_is_unmasked_once_he_stands_there_without_his_mask() -> None:
    condition = mission(Heist(goals={"x": {"is": "unmasked"}}).mission).goals["x"]
    masked = Heist(zeus="masked-zeus").boss("masked-zeus", "A1f")
    assert not condition.holds(masked.s)
    masked.s.bosses[0].kind = "zeus"
    assert condition.holds(masked.s)
    masked.s.bosses.clear()
    masked.s.slain["zeus"] = 1
    assert condition.holds(masked.s)


# -- victory and defeat --------------------------------------------------------------------------

HOME = {"home": {"is": "everybody-in", "zones": ["A1b"]}}


@pytest.mark.rule("AD-WIN-01")
@pytest.mark.vector("army-of-the-dead", "AD-TV-106")
def test_the_last_goal_wins_at_once() -> None:
    heist = Heist(goals=HOME).survivor("ann", "A1a").turn("ann")
    heist.do("move:A1b")
    assert heist.ending == "escaped"
    assert heist.winners == [0]


@pytest.mark.rule("AD-WIN-01", "AD-WIN-02", "AD-SET-27", "AD-POB-05")
@pytest.mark.vector("army-of-the-dead", "AD-TV-107")
def test_no_victory_while_a_personal_objective_is_open() -> None:
    heist = Heist(goals=HOME).survivor("vesna", "A1a").personal("vesna").turn("vesna")
    heist.do("move:A1b")
    assert heist.ending is None
    heist.s.personal[0].done = True
    heist.turn("vesna").do("noise")
    assert heist.ending == "escaped"


@pytest.mark.rule("AD-WIN-05", "AD-OP-134")
@pytest.mark.vector("army-of-the-dead", "AD-TV-108")
def test_the_only_safecracker_dies_before_the_vault_is_open() -> None:
    losses = {
        "safecracker": {"is": "all", "of": [
            {"is": "not", "of": {"is": "alive", "specialist": "safecracker"}},
            {"is": "not", "of": {"is": "vault-open"}},
        ]}
    }  # fmt: skip
    heist = Heist(losses=losses, actions={"go": {"zones": ["A1a"], "do": [
        {"do": "hurt", "wounds": 3, "whom": "zone", "zone": "A1f"}]}})  # fmt: skip
    heist.survivor("ann", "A1a").survivor("sid", "A1f", specialisations=("safecracker",))
    heist.turn("ann").do("special:go")
    assert heist.ending == "mission"
    assert heist.winners == []
    assert heist.told("ended")[0]["loss"] == "safecracker"


@pytest.mark.rule("AD-WIN-06", "AD-WIN-09", "AD-GEN-04", "AD-MIS-10")
@pytest.mark.vector("army-of-the-dead", "AD-TV-158")
def test_the_last_round_ends() -> None:
    heist = Heist(2, rounds=12).survivor("ann", "A1a")
    heist.s.round = 12
    heist.zombie_phase()
    assert heist.ending == "time"
    assert heist.table.state.round == 12  # no other one begins
    assert heist.winners == []


@pytest.mark.rule("AD-WIN-09", "AD-GEN-04")
@pytest.mark.vector("army-of-the-dead", "AD-TV-158")
def test_a_victory_is_everybodys() -> None:
    heist = Heist(2, goals=HOME).survivor("ann", "A1a").turn("ann")  # the other one has nobody left
    heist.do("move:A1b")
    assert heist.winners == [0, 1]


@pytest.mark.rule("AD-WIN-01")
def test_before_the_last_round_ends_there_is_time_to_win() -> None:
    heist = Heist(rounds=12, goals=HOME).survivor("ann", "A1a")
    heist.s.round = 12
    heist.turn("ann").do("move:A1b")
    assert heist.ending == "escaped"


@pytest.mark.rule("AD-OP-135")
def test_victory_and_defeat_at_once_is_defeat() -> None:
    losses = {"seen": {"is": "somebody-in", "zones": ["A1b"]}}
    heist = Heist(goals=HOME, losses=losses).survivor("ann", "A1a").turn("ann")
    heist.do("move:A1b")
    assert heist.ending == "mission"


@pytest.mark.rule("AD-WIN-05")
def test_when_all_have_left_and_the_job_is_not_done_it_is_lost() -> None:
    heist = doing({"do": "leave"}).turn("ann")
    heist.do("special:go")
    assert heist.ending == "mission"
    assert heist.told("ended")[0]["loss"] == "nobody-left"


@pytest.mark.rule("AD-WIN-01")
def test_when_all_have_left_and_the_job_is_done_it_is_won() -> None:
    heist = doing({"do": "leave"}, goals={"away": {"is": "gone", "count": 1}}).turn("ann")
    heist.do("special:go")
    assert heist.ending == "escaped"


@pytest.mark.rule("AD-WIN-05", "AD-OP-134")
def test_the_last_tank_cannot_leave_with_one() -> None:
    heist = real("last-tank").survivor("ann", "A2c", specialisations=("mechanic",))
    heist.token("A1f").token("A1h").survivor("bob", "A2c").turn("ann").do("noise")
    assert heist.ending is None
    heist = real("last-tank").survivor("ann", "A2c", specialisations=("mechanic",))
    heist.turn("ann").do("noise")
    assert heist.ending == "mission"


@pytest.mark.rule("AD-WIN-05", "AD-OP-134")
def test_the_gate_of_the_convoy_opens_again_for_those_who_come_later() -> None:
    heist = real("convoy").survivor("ann", "B2c").survivor("bob", "B2c").survivor("cid", "B1c")
    heist.companion("cat", "B2c", "ann").companion("dan", "B2c", "ann")
    heist.s.taken = ["red", "red"]
    heist.truck("B2c", driver="ann", passenger_1="cat", passenger_2="dan")
    heist.turn("ann").do("special:gate")
    assert (heist.ending, heist.s.gone) == (None, ["ann", "cat", "dan", "bob"])
    heist.who("cid").zone = heist.zone("B2c")
    heist.turn("cid").do("board:driver", "special:gate")
    assert heist.ending == "escaped"


@pytest.mark.rule("AD-WIN-05", "AD-OP-134", "AD-DEF-15")
def test_friends_who_are_through_the_gate_do_not_count_as_the_crew() -> None:
    heist = real("convoy").survivor("ann", "B2c").survivor("bob", "B1c")
    heist.companion("cat", "B2c", "ann").companion("dan", "B2c", "ann")
    heist.s.taken = ["red", "red"]
    heist.truck("B2c", driver="ann", passenger_1="cat", passenger_2="dan")
    heist.turn("ann").do("special:gate")
    assert heist.ending == "mission"  # five can no longer come together
