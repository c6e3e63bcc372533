"""Missions of the Lone Wolf, and what he wins by (WC-LW-MIS, WC-LW-MOR, WC-LW-WIN, WC-OP-36)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.library import library
from tests.games.long_night.conftest import AddCards

from .scene import B1, B2, Y1, War

pytestmark = pytest.mark.usefixtures("plain_people")

WOLF = 4

MISSIONS = """
[free]
module = "wolf"
moment = "claim"
[gift]
module = "wolf"
moment = "claim"
[never]
module = "wolf"
moment = "claim"
when = [{ is = "food", at_least = 99 }]
"""


@pytest.fixture(autouse=True)
def own_missions(add_cards: AddCards) -> None:
    add_cards("missions", MISSIONS)


@pytest.mark.vector("warring-colonies", "WC-EX-52")
@pytest.mark.rule("WC-LW-MIS-01", "WC-LW-MIS-02", "WC-LW-MIS-03", "WC-LW-MOR-04", "WC-OP-36.c")
def test_one_is_exchanged_and_others_are_claimed() -> None:
    war = War(5, morale=(6, 6, 2)).survivor("H", WOLF)
    war.missions("seen-at-both", "free", "gift", deck=("never",))
    war.run(("begin_turns", [[WOLF]]))
    assert war.options("discard:") == {"discard:seen-at-both", "discard:free", "discard:gift"}
    war.do("discard:seen-at-both")
    assert war.ask.kind == "movement"  # no second exchange
    war.do("pass", "claim:free")
    assert war.morale == (6, 6, 3)
    war.do("claim:gift")
    assert war.morale == (6, 6, 4)
    assert war.s.players[WOLF].missions == ["never"]
    assert war.s.players[WOLF].completed == ["free", "gift"]


@pytest.mark.rule("WC-LW-MIS-01")
def test_another_is_drawn_at_once() -> None:
    war = War(5).survivor("H", WOLF).missions("free", deck=("gift", "never")).acting(WOLF)
    war.do("claim:free")
    assert war.s.players[WOLF].missions == ["gift"]
    assert war.s.mission_deck == ["never"]


@pytest.mark.rule("WC-LW-MIS-02")
def test_he_may_hold_all_and_exchange_in_the_next_round() -> None:
    war = War(5).survivor("H", WOLF).missions("free", "gift", deck=("never",))
    war.run(("exchange_mission", []), ("exchange_mission", [])).do("discard:free")
    assert war.idle  # once in a round
    war.s.crisis_deck = ["dead-batteries"]
    war.roll(1, 1, 1, 1, 1, 1).run(("begin_war_round", []))
    assert war.ask.kind == "mission"
    war.do("hold")
    assert war.s.players[WOLF].missions == ["gift", "never"]


@pytest.mark.rule("WC-OP-36.e", "WC-LW-MIS-03")
def test_with_an_empty_deck_a_discard_brings_nothing() -> None:
    war = War(5).survivor("H", WOLF).missions("free", "gift").run(("exchange_mission", []))
    war.do("discard:free")
    assert war.s.players[WOLF].missions == ["gift"]


@pytest.mark.rule("WC-OP-36.a", "WC-LW-SET-07")
def test_missions_are_secret_until_complete_and_a_discarded_one_for_ever() -> None:
    war = War(5).survivor("H", WOLF).missions("free", "gift", deck=("never",))
    war.run(("exchange_mission", []), ("begin_actions", []))
    war.s.pair = [WOLF]
    assert war.seen(WOLF).missions == ["free", "gift"]
    war.do("discard:gift")
    for viewer in (None, Y1, B1):
        assert war.seen(viewer).missions == []
        assert war.seen(viewer).missions_held == 2
        heard = str(war.table.heard(viewer))
        assert not any(name in heard for name in ("gift", "never", "'free'"))
    assert war.told("mission-dropped", WOLF) == [{"seat": WOLF, "mission": "gift"}]
    war.acting(WOLF).do("claim:free")
    assert war.told("mission-done", Y1) == [{"seat": WOLF, "mission": "free"}]
    assert war.seen(Y1).completed == ["free"]


@pytest.mark.rule("WC-OP-36.b")
def test_what_is_claimed_waits_for_its_condition_and_for_his_turn() -> None:
    war = War(5).survivor("H", WOLF).missions("never", "all-home").acting(WOLF)
    assert war.refuses("claim:never") == "WC-OP-36.b"
    assert war.refuses("claim:all-home") == "WC-OP-36.b"  # it completes itself
    assert war.refuses("claim:free") == "WC-OP-36.b"  # not one of his
    war = War(5).survivor("A", Y1).survivor("H", WOLF).missions("free").acting(Y1, B1)
    assert war.table.asked(WOLF) == []
    assert not war.offered(Y1, "claim")


@pytest.mark.rule("WC-OP-36.b")
@pytest.mark.parametrize(
    ("mission", "support", "complete"),
    [
        ("winning-side", "yellow", True), ("winning-side", "blue", False),
        ("all-home", "yellow", True), ("all-home", "blue", False),
    ],
)  # fmt: skip
def test_a_mission_is_complete_when_its_battle_is(
    mission: str, support: str, complete: bool
) -> None:
    war = War(5, bullets=(9, 0)).survivor("H", WOLF, "gas", wounds=2).survivor("G", WOLF)
    war.survivor("A", Y1, "gas").survivor("B", B1, "gas").missions(mission).battle("gas")
    war.do(f"support:{support}").tactics("be-vigilant", "covering-fire")
    war.bids(9, 0, "strength-1", "strength-1")
    while not war.idle:
        war.do("wound:H" if "wound:H" in war.options() else "wound:B")
    assert (war.s.players[WOLF].completed == [mission]) is complete


@pytest.mark.rule("WC-OP-36.b", "WC-OP-08.d")
def test_who_supports_those_who_hold_the_ground_has_supported_the_winner() -> None:
    war = War(5).survivor("H", WOLF, "gas").survivor("A", Y1, "gas").survivor("B", B1, "gas")
    war.missions("winning-side").battle("gas").do("support:blue").tactics("fall-back", "all-in")
    assert war.s.players[WOLF].completed == ["winning-side"]


@pytest.mark.rule("WC-OP-36.b")
@pytest.mark.parametrize(("face", "complete"), [("blank", True), ("wound", False)])
def test_fleeing_unhurt_is_a_mission(face: str, complete: bool) -> None:
    war = War(5).survivor("H", WOLF, "gas").survivor("A", Y1, "gas").survivor("B", B1, "gas")
    war.missions("not-my-quarrel").battle("gas").roll(face).do("flee")
    assert bool(war.s.players[WOLF].completed) is complete


@pytest.mark.rule("WC-OP-36.b")
@pytest.mark.parametrize(("face", "complete"), [("blank", True), ("wound", False)])
def test_an_old_wound_was_not_got_by_fleeing(face: str, complete: bool) -> None:
    war = War(5).survivor("H", WOLF, "gas", wounds=1).survivor("G", WOLF, "gas")
    war.survivor("A", Y1, "gas").survivor("B", B1, "gas").missions("not-my-quarrel")
    war.battle("gas").roll(face, "blank").do("flee", "flee:H:den")
    assert bool(war.s.players[WOLF].completed) is complete


@pytest.mark.rule("WC-OP-36.b", "WC-OP-26.b")
@pytest.mark.parametrize(("his", "complete"), [(2, True), (1, False)])
def test_two_cards_for_a_crisis_that_is_prevented(his: int, complete: bool) -> None:
    war = War(5, morale=(6, 6, 3)).survivor("H", WOLF).missions("good-neighbour")
    added = [(WOLF, "fuel")] * his + [(Y1, "fuel")] * (5 - his)
    war.crisis("dead-batteries", *added).run(("resolve_war_crisis", []))
    assert bool(war.s.players[WOLF].completed) is complete
    assert war.morale == (6, 6, 4 if complete else 3)


@pytest.mark.rule("WC-OP-36.d")
def test_a_mission_drawn_in_exchange_waits_for_a_later_event() -> None:
    war = War(5, bullets=(9, 0)).survivor("H", WOLF, "gas").survivor("A", Y1, "gas")
    war.survivor("B", B1, "gas").missions("not-my-quarrel", "free", deck=("not-my-quarrel",))
    war.battle("gas").roll("blank").do("flee")
    assert war.s.players[WOLF].completed == ["not-my-quarrel"]
    assert war.s.players[WOLF].missions == ["free", "not-my-quarrel"]


@pytest.mark.vector("warring-colonies", "WC-EX-53")
@pytest.mark.rule("WC-LW-MOR-01", "WC-OP-36.c")
def test_his_morale_never_exceeds_5() -> None:
    war = War(5, morale=(6, 6, 5)).survivor("H", WOLF).missions("free").acting(WOLF)
    war.do("claim:free")
    assert war.morale == (6, 6, 5)
    assert war.s.players[WOLF].completed == ["free"]


@pytest.mark.rule("WC-OP-36.c", "WC-LW-MOR-04")
def test_a_mission_may_print_another_reward() -> None:
    war = War(5, morale=(6, 6, 2)).survivor("H", WOLF).dice(WOLF, 6, 6)
    war.intruder("G", WOLF, "blue").intruder("F", WOLF, "yellow").missions("both-doorsteps")
    war.entrance("blue", "Z--").entrance("yellow", "Z--").acting(WOLF)
    war.roll("blank").do("attack:G:6").roll("blank").do("attack:F:6").do("claim:both-doorsteps")
    assert war.morale == (6, 6, 4)


# -- the fourteen of the box -----------------------------------------------------------------------


@pytest.mark.rule("WC-OP-36.b")
def test_every_mission_of_the_box_says_its_moment() -> None:
    box = [card for card in library().missions.values() if card.set == "bullet"]
    assert len(box) == 14
    events = {"crisis", "battle-won", "battle-whole", "fled-whole"}
    assert {card.moment for card in box} == {"claim", *events}
    assert all(card.when for card in box if card.moment == "claim")


@pytest.mark.rule("WC-OP-36.b")
@pytest.mark.parametrize(
    "mission",
    ["full-shelf", "pack-mule", "seen-at-both", "the-bigger-pack", "swept-den", "a-clear-street"],
)
def test_claims_that_stand_on_the_table(mission: str) -> None:
    war = War(5).survivor("H", WOLF).missions(mission).acting(WOLF)
    assert war.refuses(f"claim:{mission}") == "WC-OP-36.b"
    war = War(5).survivor("H", WOLF, items=("pistol", "shotgun", "snow-boots")).missions(mission)
    war.intruder("G", WOLF, "blue").intruder("F", WOLF, "yellow").survivor("A", Y1)
    war.survivor("B", B2).entrance("blue", "ZZZ-").dice(WOLF, 1, 5, 5, 5)
    war.den.food, war.den.waste = 5, ["junk"] * 5
    war.acting(WOLF)
    if mission == "swept-den":
        war.dice(WOLF, 1, 2).acting(WOLF).do("clean:1", "clean:2")
    if mission == "a-clear-street":
        for _ in range(3):
            war.roll("blank").do("attack:G:5")
    war.do(f"claim:{mission}")
    assert war.s.players[WOLF].completed == [mission]


# -- what he wins by -------------------------------------------------------------------------------

# More than enough of what each asks for, so that its numbers may change.
WINS = {
    "balance-of-fear": lambda war: setattr(war.blue, "morale", 10),
    "carrion": lambda war: [setattr(each, "dead", 9) for each in war.s.sides],
    "hoarder": lambda war: (setattr(war.den, "food", 20), war.hand(WOLF, *["junk"] * 9)),
    "sanctuary": lambda war: [war.survivor(name, WOLF) for name in "CDEF"],
    "grudge": lambda war: setattr(war.blue, "morale", 1),
    "armoury": lambda war: war.survivor("C", WOLF, items=("pistol",) * 4),
    "courier": lambda war: setattr(war.s.players[WOLF], "completed", ["free"] * 9),
    "last-light": lambda war: (setattr(war.den, "morale", 5), setattr(war.s, "round", 9)),
}


@pytest.mark.rule("WC-LW-WIN-01", "WC-OP-35.a")
@pytest.mark.parametrize("secret", sorted(WINS))
@pytest.mark.parametrize("fulfilled", [True, False])
def test_he_wins_by_his_own_objective(secret: str, fulfilled: bool) -> None:
    war = War(5, rounds=1, morale=(10, 5, 4)).survivor("H", WOLF)
    war.s.players[WOLF].noted = 1
    war.secrets("", "", "", "", secret)
    if fulfilled:
        WINS[secret](war)
    war.run(("move_war_track", []))
    assert (WOLF in war.winners) is fulfilled
    assert ("wolf" in war.table.outcome.sides) is fulfilled  # type: ignore[union-attr]
