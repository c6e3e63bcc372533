"""Survivors die or are lost: the graveyard, equipment, leaders, last survivors (section 13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overrun.games.long_night.turn import roll_dice

from .conftest import AddCards
from .scene import COLONY, Scene

P1, P2, P3 = 0, 1, 2

Step = tuple[str, list[object]]


def killed(name: str) -> Step:
    """A card kills a survivor."""
    return ("perish", [name])


def removed(name: str) -> Step:
    """A card removes a survivor from the game."""
    return ("go_away", [name])


def hurt(name: str, kind: str = "wound", count: int = 1) -> Step:
    return ("suffer", [name, kind, count])


# -- what kills --------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "WE-06")
@pytest.mark.rule("LN-SKILL-02")
def test_medicine_cannot_stop_the_third_wound() -> None:
    scene = Scene().survivor("gia", P1, "school", wounds=2).survivor("emma", P1)
    scene.survivor("mei", P1).hand(P1, "medicine").dice(P1, 4).entrance("school", "Z--").turn(P1)
    assert scene.may("play:medicine")
    scene.roll("wound").do("attack:gia:4")
    assert scene.s.graveyard == ["gia"]
    assert scene.ask.kind == "leader"  # the first question after the roll
    assert scene.s.morale == 5
    assert scene.s.players[P1].hand == ["medicine"]


@pytest.mark.rule("LN-SKILL-02")
@pytest.mark.parametrize(
    ("wounds", "frostbite", "despair", "last"),
    [
        (2, 0, 0, "wound"),
        (1, 1, 0, "wound"),
        (0, 2, 0, "frostbite"),
        (1, 0, 1, "frostbite"),
        (0, 0, 2, "despair"),
        (1, 1, 0, "despair"),
    ],
)
def test_three_tokens_of_any_kind_kill(
    wounds: int, frostbite: int, despair: int, last: str
) -> None:
    scene = Scene().survivor("emma", P1)
    scene.survivor("gia", P1, wounds=wounds, frostbite=frostbite, despair=despair)
    scene.run(hurt("gia", last))
    assert scene.s.graveyard == ["gia"]
    assert scene.s.morale == 5


@pytest.mark.rule("LN-SKILL-02")
def test_two_tokens_do_not_kill() -> None:
    scene = Scene().survivor("emma", P1).survivor("gia", P1).run(hurt("gia", count=2))
    assert scene.s.survivors["gia"].hurt == 2
    assert (scene.s.graveyard, scene.s.morale) == ([], 6)


@pytest.mark.rule("LN-SKILL-02")
def test_more_wounds_than_three_are_one_death() -> None:
    scene = Scene().survivor("emma", P1).survivor("gia", P1, wounds=1).run(hurt("gia", count=4))
    assert (scene.s.graveyard, scene.s.morale) == (["gia"], 5)


@pytest.mark.rule("LN-SKILL-02")
@pytest.mark.parametrize("gives", ["hand:gia:riot-vest:emma", "add:riot-vest:gia"])
def test_who_gives_away_what_keeps_him_alive_dies(gives: str) -> None:
    scene = Scene().survivor("gia", P1, "school", wounds=3, items=("riot-vest",))
    scene.survivor("emma", P1, "school").crisis("mould").turn(P1).do(gives)
    assert (scene.s.graveyard, scene.s.morale) == (["gia"], 5)


@pytest.mark.rule("LN-SKILL-01")
def test_an_overrun_kills() -> None:
    scene = Scene().survivor("emma", P1).survivor("gia", P1, "school").entrance("school", "ZZZ")
    scene.run(("add_zombies", ["school", 1]))
    assert (scene.s.graveyard, scene.s.morale) == (["gia"], 5)


@pytest.mark.rule("LN-SKILL-03")
def test_a_bite_kills() -> None:
    scene = Scene().survivor("emma", P1).survivor("gia", P1).turn(P1)
    scene.roll("bite").do("move:gia:school")
    assert (scene.s.graveyard, scene.s.morale) == (["gia"], 5)


@pytest.mark.rule("LN-SKILL-04")
def test_a_card_kills(add_cards: AddCards) -> None:
    add_cards(
        "items",
        """
        [poison]
        kind = "tool"
        effects = [{ do = "kill", who = "yours" }]
        """,
    )
    scene = Scene().survivor("emma", P1).survivor("gia", P1).survivor("mei", P2)
    scene.hand(P1, "poison").turn(P1).do("play:poison", "kill:gia")
    assert (scene.s.graveyard, scene.s.morale) == (["gia"], 5)


# -- what a death means ------------------------------------------------------------------------


@pytest.mark.rule("LN-SKILL-05", "LN-SKILL-08")
def test_the_dead_leave_the_board_for_the_graveyard() -> None:
    scene = Scene().survivor("emma", P1).survivor("gia", P1, "school", wounds=1, despair=1)
    scene.newcomers("mei", "grady").run(killed("gia"))
    assert scene.s.places["school"].survivors == []
    assert scene.s.players[P1].group == ["emma"]
    assert "gia" not in scene.s.survivors  # nor do wounds lie about anywhere
    assert scene.view(None).graveyard == ["gia"]
    assert scene.s.survivor_deck == ["mei", "grady"]


@pytest.mark.rule("LN-SKILL-08")
def test_nobody_draws_the_dead_again() -> None:
    scene = Scene().survivor("gia", P1).survivor("emma", P2).newcomers("mei")
    scene.run(killed("gia"), killed("mei"))  # who came instead dies, too; now the deck is empty
    assert scene.s.graveyard == ["gia", "mei"]
    assert (scene.s.players[P1].group, scene.s.survivor_deck) == ([], [])


@pytest.mark.rule("LN-SKILL-06")
def test_each_death_costs_one_morale() -> None:
    scene = Scene().survivor("gia", P1).survivor("mei", P1).survivor("emma", P2).exiled(P3)
    scene.survivor("grady", P3, "school").survivor("priya", P3, "school").survivor("jun", P2)
    scene.run(killed("gia"), killed("jun"))
    assert scene.s.morale == 4
    scene.run(killed("grady"))  # of an exiled player
    assert scene.s.morale == 4


@pytest.mark.rule("LN-SKILL-07")
def test_who_dies_at_home_leaves_the_equipment_to_the_player() -> None:
    scene = Scene().survivor("emma", P1).survivor("gia", P1, items=("pistol", "broom"))
    scene.hand(P1, "junk").run(killed("gia"))
    assert sorted(scene.s.players[P1].hand) == ["broom", "junk", "pistol"]


@pytest.mark.rule("LN-SKILL-07")
def test_who_dies_elsewhere_leaves_the_equipment_to_the_place() -> None:
    scene = Scene().survivor("emma", P1).survivor("gia", P1, "school", items=("pistol",))
    scene.hand(P1, "junk").deck("school", "fuel", "food-1").deck("police", "fuel")
    scene.roll(["fuel", "pistol", "food-1"]).run(killed("gia"))
    assert scene.s.players[P1].hand == ["junk"]
    assert scene.s.places["school"].deck == ["fuel", "pistol", "food-1"]
    assert scene.s.places["police"].deck == ["fuel"]


@pytest.mark.vector("long-night", "TV-42")
@pytest.mark.rule("LN-SKILL-09")
def test_removed_is_not_killed(add_cards: AddCards) -> None:
    add_cards(
        "items",
        """
        [ticket]
        kind = "tool"
        effects = [{ do = "leave", who = "yours" }]
        """,
    )
    scene = Scene().survivor("emma", P1).survivor("gia", P1).survivor("mei", P2)
    scene.hand(P1, "ticket").turn(P1).do("play:ticket", "leave:gia")
    assert scene.s.morale == 6
    assert scene.s.graveyard == []
    assert "gia" not in scene.s.survivors
    assert scene.s.colony.survivors == ["emma", "mei"]


# -- the leader --------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-41")
@pytest.mark.rule("LN-SKILL-LEAD-01")
@pytest.mark.parametrize("lost", [killed, removed])
def test_new_leader(lost: Callable[[str], Step]) -> None:
    scene = Scene().survivor("gia", P1).survivor("emma", P1).survivor("mei", P1)
    scene.survivor("dutch", P2).hand(P1, "junk", "fuel").run(lost("gia"), ("take_action", [P2]))
    assert (scene.ask.kind, scene.ask.seat) == ("leader", P1)
    assert scene.options() == {"lead:emma", "lead:mei"}
    scene.do("lead:mei")
    assert scene.s.players[P1].leader == "mei"
    assert scene.ask.kind == "action"
    assert scene.s.players[P1].hand == ["junk", "fuel"]


@pytest.mark.rule("LN-SKILL-LEAD-01")
def test_a_leader_leads_on_when_another_dies() -> None:
    scene = Scene().survivor("gia", P1).survivor("emma", P1).survivor("mei", P1)
    scene.run(killed("mei"))
    assert scene.idle
    assert scene.s.players[P1].leader == "gia"


@pytest.mark.rule("LN-SKILL-LEAD-02")
def test_a_leader_can_do_nothing_that_others_cannot() -> None:
    def seen(leader: str, other: str) -> tuple[set[str], list[int]]:
        scene = Scene().survivor(leader, P1, "school").survivor(other, P1, "school")
        scene.survivor("dutch", P2, "school").survivor("mei", P3)
        scene.entrance("school", "Z--").deck("school", "fuel").hand(P1, "pistol", "food-1")
        scene.s.food, scene.s.waste, scene.s.crisis = 2, ["junk"], "blackout"
        scene.roll(1, 3, 5, 2, 2, 2, 2).run(roll_dice, ("begin_turn", [P1]))
        return scene.options(), scene.s.players[P1].dice

    # whoever leads, the same is offered and as many dice are rolled
    assert seen("gia", "emma") == seen("emma", "gia")


# -- the last survivor -------------------------------------------------------------------------


def last_survivor(place: str) -> Scene:
    """P2's only survivor, with an item; four cards in hand, two unused dice; morale 5."""
    scene = Scene(morale=5).survivor("dutch", P1).survivor("gia", P2, place, items=("pistol",))
    scene.hand(P2, "junk", "fuel", "food-1", "food-1").dice(P2, 2, 5)
    return scene.secrets("magpie", "toolbox", "far-road").newcomers("emma", "mei")


@pytest.mark.vector("long-night", "TV-39")
@pytest.mark.rule(
    "LN-SKILL-LAST-01",
    "LN-SKILL-LAST-02",
    "LN-SKILL-LAST-03",
    "LN-SKILL-LAST-04",
    "LN-SKILL-LAST-06",
)
def test_last_survivor_dies_outside() -> None:
    scene = last_survivor("library").deck("library", "broom", "diesel")
    scene.roll(["broom", "pistol", "diesel"]).run(killed("gia"))
    player = scene.s.players[P2]
    assert scene.s.places["library"].deck == ["broom", "pistol", "diesel"]
    assert player.hand == []
    assert sorted(scene.s.removed) == ["food-1", "food-1", "fuel", "junk"]
    assert (player.group, player.leader) == (["emma"], "emma")
    assert scene.s.survivors["emma"].place == COLONY
    assert (player.dice, player.secret) == ([2, 5], "toolbox")
    assert scene.s.morale == 4
    assert scene.idle


@pytest.mark.vector("long-night", "TV-40")
@pytest.mark.rule("LN-SKILL-LAST-05")
def test_last_survivor_dies_in_the_colony() -> None:
    scene = last_survivor(COLONY).run(killed("gia"))
    assert scene.s.players[P2].hand == []
    assert sorted(scene.s.removed) == ["food-1", "food-1", "fuel", "junk", "pistol"]
    assert scene.s.players[P2].group == ["emma"]
    assert scene.s.morale == 4


@pytest.mark.rule("LN-SKILL-LAST-01", "LN-SKILL-LAST-02", "LN-SKILL-LAST-03")
def test_who_is_left_by_the_last_survivor_loses_the_hand_as_well() -> None:
    scene = last_survivor(COLONY).run(removed("gia"))
    assert scene.s.players[P2].hand == []
    assert len(scene.s.removed) == 5
    assert (scene.s.players[P2].group, scene.s.players[P2].leader) == (["emma"], "emma")
    assert scene.s.morale == 5


@pytest.mark.rule("LN-SKILL-LAST-01")
def test_the_hand_is_safe_as_long_as_anyone_is_left() -> None:
    scene = last_survivor(COLONY).survivor("grady", P2, "school").run(killed("gia"))
    assert sorted(scene.s.players[P2].hand) == ["food-1", "food-1", "fuel", "junk", "pistol"]
    assert (scene.s.removed, scene.s.survivor_deck) == ([], ["emma", "mei"])


@pytest.mark.rule("LN-SKILL-LAST-04")
def test_the_turn_goes_on_with_the_newcomer() -> None:
    scene = last_survivor("school").deck("school").turn(P2)
    scene.roll("bite", ["pistol"]).do("move:gia:library")
    assert (scene.ask.seat, scene.ask.kind) == (P2, "action")
    assert scene.may("move:emma:school")


@pytest.mark.rule("OP-30")
def test_a_newcomer_who_finds_the_colony_full_goes_elsewhere() -> None:
    scene = last_survivor("library")
    scene.s.colony.spaces = 1
    for place in ("police", "grocery", "hospital"):
        scene.s.places[place].spaces = 0
    scene.roll(["pistol"]).run(killed("gia"))
    assert (scene.ask.kind, scene.ask.seat) == ("newcomer", P2)
    assert scene.options() == {f"settle:emma:{place}" for place in ("school", "library", "gas")}
    scene.do("settle:emma:gas")
    assert scene.s.survivors["emma"].place == "gas"
    assert scene.s.players[P2].leader == "emma"
    assert "exposed" not in scene.events


@pytest.mark.rule("OP-17")
def test_who_has_nobody_left_keeps_one_die() -> None:
    scene = last_survivor(COLONY).newcomers().run(killed("gia"))
    assert scene.s.players[P2].group == []
    scene.roll(6, 6, 4, 6).run(roll_dice)  # two for the first player, then one for each
    assert scene.s.players[P2].dice == [4]
    scene.run(("begin_turn", [P2]))
    assert scene.ask.seat == P2
    assert scene.may("exile:0")


@pytest.mark.rule("OP-17")
def test_who_has_nobody_gets_somebody_as_soon_as_there_is_one() -> None:
    scene = Scene().survivor("gia", 1)
    scene.run(("begin_turn", [0]))
    assert scene.s.players[0].group == []
    scene.s.survivor_deck = ["rocco"]
    scene.run(("begin_turn", [0]))
    assert scene.s.players[0].group == ["rocco"]
    assert scene.s.players[0].leader == "rocco"
