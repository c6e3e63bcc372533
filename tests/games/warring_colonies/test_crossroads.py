"""Crossroads cards: drawn for both, due without a pause, resolved at the end (catalogue sections
10 and 14, WC-OP-44)."""

from __future__ import annotations

import pytest

from overrun.core.state import Step
from tests.games.long_night.conftest import AddCards
from tests.games.long_night.scene import encoded

from .scene import B1, B2, B3, Y1, Y2, Y3, YELLOW, War

pytestmark = pytest.mark.usefixtures("plain_people", "cards")

TURN: tuple[Step, ...] = (
    ("draw_fates", []),
    ("look_at_fates", []),
    ("begin_movement", []),
    ("begin_actions", []),
    ("settle_bites", []),
    ("look_at_fates", []),
    ("resolve_fates", []),
    ("end_turns", []),
)
END: tuple[Step, ...] = (("resolve_fates", []), ("end_turns", []))


@pytest.fixture
def cards(add_cards: AddCards) -> None:
    add_cards(
        "crossroads",
        """
        [visit]
        when = [{ is = "did", action = "move", place = "hospital" }]
        options = [
            { effects = [{ do = "wound", who = "actor" }] },
            { effects = [{ do = "food", by = 1 }] },
        ]
        [blood]
        when = [{ is = "did", action = "attack" }]
        options = [{ effects = [{ do = "morale", by = -3 }] }, { effects = [] }]
        [always]
        when = []
        options = [{ effects = [] }, { effects = [] }]
        [never]
        when = [{ is = "food", at_least = 99 }]
        options = [{ effects = [] }, { effects = [] }]
        [rich]
        when = [{ is = "food", at_least = 3 }]
        options = [{ effects = [] }, { effects = [] }]
        [stranger]
        when = [{ is = "did", action = "move", place = "gas" }]
        options = [{ effects = [{ do = "recruit" }] }, { effects = [{ do = "food", by = 1 }] }]
        [council]
        when = []
        vote = true
        options = [{ effects = [{ do = "food", by = -1 }] }, { effects = [] }]
        [mourning]
        when = [{ is = "dead", at_least = 1 }]
        options = [{ effects = [] }, { effects = [] }]
        [rest]
        when = []
        options = [{ effects = [{ do = "end-turn" }] }, { effects = [] }]
        """,
    )


# -- drawing ---------------------------------------------------------------------------------------


@pytest.mark.rule("WC-XRD-01", "WC-XRD-02", "WC-XRD-03")
def test_the_team_mate_on_the_right_draws_a_card_for_each() -> None:
    war = War(6).survivor("A", Y2).survivor("B", B1)
    war.s.crossroads_deck = ["visit", "blood", "never"]
    war.paired(Y2, B1).run(("draw_fates", []))
    drawn = [(told["seat"], told["other"]) for told in war.told("crossroads-drawn")]
    assert drawn == [(Y1, Y2), (B3, B1)]
    assert [war.s.players[seat].crossroads for seat in (Y2, B1)] == ["visit", "blood"]
    assert war.s.crossroads_deck == ["never"]


@pytest.mark.rule("WC-XRD-07")
@pytest.mark.parametrize(("active", "mate"), [(Y1, Y2), (Y2, Y1), (B1, B2), (B2, B1)])
def test_in_a_colony_of_two_it_is_the_other(active: int, mate: int) -> None:
    war = War().survivor("A", active)
    war.s.crossroads_deck = ["visit"]
    war.paired(active).run(("draw_fates", []))
    assert war.s.players[active].holder == mate


@pytest.mark.rule("WC-XRD-06", "WC-OP-44.e", "WC-OP-15.o")
def test_only_the_drawer_knows_the_card_and_when_it_is_due() -> None:
    war = War(6).survivor("A", Y2).survivor("B", B1)
    war.s.crossroads_deck = ["visit", "never"]
    war.roll(0, "blank").paired(Y2, B1).run(*TURN)
    war.by(Y2, "move:A:hospital")
    assert war.s.triggered != [[], []]
    assert war.seen(Y1).holds == {str(Y2): "visit"}
    for viewer in (Y2, Y3, B1, B2, B3, None):
        assert b"visit" not in encoded(war.seen(viewer))
        assert b"visit" not in encoded(war.table.heard(viewer))
    due = encoded(war.seen(Y2))
    war.s.triggered = [[], []]
    assert encoded(war.seen(Y2)) == due  # nothing tells that its moment has come


# -- due -------------------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-29")
@pytest.mark.rule("WC-OP-44.a", "WC-OP-44.g")
def test_cards_wait_for_the_end_of_the_turn() -> None:
    war = War(morale=(2, 4)).survivor("A", Y1).survivor("C", Y1).survivor("B", B1).dice(B1, 6)
    war.entrance("blue", "Z--").roll("blank", "blank", "blank")
    war.s.crossroads_deck = ["visit", "blood", "never"]
    war.paired(Y1, B1).run(*TURN)
    war.by(Y1, "move:A:hospital").by(B1, "pass").by(Y1, "move:C:hospital", "pass")
    war.by(B1, "attack:B:6").by(Y1, "end")
    assert war.told("crossroads") == []  # nothing was interrupted
    war.by(B1, "end")
    assert war.asked(B1).facts["crossroads"] == "blood"
    war.by(B1, "option:0")
    assert war.morale == (2, 1)  # and yet yellow's comes second
    assert [told["crossroads"] for told in war.told("crossroads")] == ["blood", "visit"]
    assert war.asked(Y1).kind == "met-by"
    assert war.offered(Y1) == {"with:A", "with:C"}
    war.by(Y1, "with:C")
    assert war.offered(Y1) == {"option:0", "option:1"}
    war.by(Y1, "option:0")
    assert war.wounds("A", "C") == [0, 1]
    assert war.s.crossroads_deck == ["never"]
    assert war.s.past_crossroads == ["blood", "visit"]
    assert war.idle


@pytest.mark.rule("WC-XRS-08", "WC-XRS-10")
def test_a_card_that_was_not_due_goes_under_the_deck() -> None:
    war = War(morale=(2, 4)).survivor("A", Y1).survivor("B", B1)
    war.s.crossroads_deck = ["never", "always", "rich"]
    war.paired(Y1, B1).run(*TURN)
    war.by(Y1, "pass").by(B1, "pass").by(Y1, "end").by(B1, "end", "option:0")
    assert war.s.crossroads_deck == ["rich", "never"]
    assert war.s.past_crossroads == ["always"]


@pytest.mark.rule("WC-XRS-02", "WC-XRS-06", "WC-OP-44.a")
def test_a_condition_that_was_met_once_is_enough() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(Y1, "food-3").dice(Y1, 1, 1, 1)
    war.fate(Y1, "rich", Y2).acting(Y1, B1)
    war.by(Y1, "play:food-3", "raise:1")
    assert war.yellow.food == 2
    war.by(Y1, "end").by(B1, "end").run(*END)
    assert war.asked(Y1).facts["crossroads"] == "rich"


@pytest.mark.rule("WC-OP-44.d", "WC-XRD-03")
def test_only_the_own_deeds_make_a_card_due() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).fate(Y1, "visit", Y2).moving(Y1, B1)
    war.roll("blank").by(Y1, "pass").by(B1, "move:B:hospital", "pass").run(*END)
    assert war.idle
    assert war.s.crossroads_deck == ["visit"]


@pytest.mark.rule("WC-OP-44.h")
def test_being_sent_back_meets_no_condition(add_cards: AddCards) -> None:
    add_cards(
        "crossroads",
        """
        [homecoming]
        when = [{ is = "did", action = "move", place = "colony" }]
        options = [{ effects = [] }, { effects = [] }]
        """,
    )
    war = War().survivor("A", Y1).survivor("C", Y1, "gas").survivor("D", Y2, "gas")
    war.survivor("B", B1).fate(Y1, "homecoming", Y2).moving(Y1, B1)
    war.roll("blank").by(Y1, "oust:A:gas:C").by(B1, "pass").by(Y1, "pass").run(*END)
    assert war.told("crossroads") == []


# -- resolved --------------------------------------------------------------------------------------


@pytest.mark.rule("WC-XRS-03")
@pytest.mark.parametrize(("morale", "first"), [((5, 3), Y1), ((3, 5), B1)])
def test_the_stronger_colonys_card_comes_first(morale: tuple[int, int], first: int) -> None:
    war = War(morale=morale).survivor("A", Y1).survivor("B", B1)
    war.fate(Y1, "always", Y2).fate(B1, "always", B2).paired(Y1, B1)
    war.run(("look_at_fates", []), *END)
    assert war.table.waiting == [first]


@pytest.mark.vector("warring-colonies", "WC-EX-59")
def test_every_tie_is_rolled_for_itself() -> None:
    war = War(morale=(4, 4)).survivor("A", Y1).survivor("B", B1)
    war.s.crossroads_deck = ["always", "always"]
    war.roll(0, 1).paired(B1, Y1).run(*TURN)
    assert war.table.waiting == [Y1]
    war.by(Y1, "pass").by(B1, "pass", "end").by(Y1, "end")
    assert war.table.waiting == [B1]
    war.by(B1, "option:0").by(Y1, "option:0")
    assert war.idle


@pytest.mark.rule("WC-OP-44.b", "WC-OP-44.c")
def test_nobody_is_picked_for_a_survivor_who_has_died() -> None:
    war = War(morale=(4, 4)).survivor("A", Y1, wounds=2).survivor("C", Y1).survivor("B", B1)
    war.fate(Y1, "visit", Y2).moving(Y1, B1).roll("wound")
    war.by(Y1, "move:A:hospital").by(B1, "pass").by(Y1, "pass").run(*END)
    assert war.asked(Y1).kind == "crossroads"  # no question who it was
    assert war.refuses_to(Y1, "option:0") == "LN-XR-08"  # it has no target any more
    war.by(Y1, "option:1")
    assert war.yellow.food == 1
    assert war.wounds("C") == [0]


@pytest.mark.rule("WC-OP-44.b", "WC-XRS-05")
def test_it_is_about_one_who_still_lives() -> None:
    war = War(morale=(4, 4)).survivor("A", Y1, wounds=2).survivor("C", Y1).survivor("D", Y1)
    war.survivor("B", B1).fate(Y1, "visit", Y2).moving(Y1, B1).roll("blank", "wound")
    war.by(Y1, "move:C:hospital").by(B1, "pass").by(Y1, "move:A:hospital")
    war.by(Y1, "lead:D", "pass").run(*END).by(Y1, "option:0")
    assert war.wounds("C", "D") == [1, 0]


@pytest.mark.rule("WC-OP-44.b")
def test_it_is_resolved_although_the_survivor_has_gone_elsewhere() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).survivor("C", Y1)
    for name in ("D", "E", "F"):
        war.survivor(name, Y2, "hospital")
    war.fate(Y1, "visit", Y2).moving(Y1, B1).roll("blank", "wound")
    war.by(Y1, "move:A:hospital").by(B1, "pass").by(Y1, "oust:C:hospital:A", "pass")
    assert war.place("A") == YELLOW
    war.run(*END).by(Y1, "with:A", "option:0")
    assert war.wounds("A", "C") == [1, 1]


@pytest.mark.rule("WC-OP-44.f", "WC-OP-44.g")
def test_the_second_card_meets_what_the_first_has_left(add_cards: AddCards) -> None:
    add_cards(
        "crossroads",
        """
        [plunder]
        when = []
        options = [{ effects = [{ do = "each-colony", effects = [{ do = "food", by = -2 }] }] }]
        [feast]
        when = []
        options = [{ effects = [{ do = "food", by = -2 }] }, { effects = [] }]
        """,
    )
    war = War(morale=(2, 4)).survivor("A", Y1).survivor("B", B1)
    war.yellow.food = war.blue.food = 2
    war.fate(Y1, "feast", Y2).fate(B1, "plunder", B2).paired(Y1, B1)
    war.run(("look_at_fates", []), *END)
    war.by(B1, "option:0")
    assert (war.yellow.food, war.blue.food) == (0, 0)
    assert war.refuses_to(Y1, "option:0") == "LN-XR-08"


@pytest.mark.vector("warring-colonies", "WC-EX-65")
def test_a_forced_choice_and_a_vote() -> None:
    war = War(9, bullets=(1, 0)).survivor("A", Y1).survivor("C", Y2, "gas")
    war.survivor("D", B2, "gas")
    war.survivor("B", B1).survivor("E", 8).newcomers("F")
    war.yellow.helpless = 23
    war.fate(Y1, "stranger", Y2).moving(Y1, B1)
    assert war.s.room(YELLOW) == 0
    war.roll("blank").by(Y1, "oust:A:gas:D").by(B1, "pass")
    assert war.s.triggered[0] == ["A"]  # there was room while A was outside
    war.by(Y1, "pass")
    war.yellow.helpless += 1
    war.run(*END)
    assert war.refuses_to(Y1, "option:0") == "LN-XR-08"
    war.by(Y1, "option:1")
    war.yellow.first = Y2
    war.fate(Y1, "council", Y2).paired(Y1, B1).run(("look_at_fates", []), *END)
    assert war.table.waiting == [0, 2, 4, 6]  # yellow alone votes
    war.all_do({0: "no", 2: "yes", 4: "yes", 6: "no"})
    assert war.yellow.food == 0  # the leader was for it


@pytest.mark.rule("WC-XRS-07")
def test_all_options_are_read_before_one_is_chosen() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).fate(Y1, "always", Y2).paired(Y1, B1)
    war.run(("look_at_fates", []), *END)
    for viewer in (Y1, Y2, B1, None):
        assert war.told("crossroads", viewer) == [
            {"seat": Y1, "crossroads": "always", "holder": Y2}
        ]
    assert war.offered(Y1) == {"option:0", "option:1"}


@pytest.mark.rule("WC-XRD-05", "WC-TURN-05")
def test_a_card_that_ends_the_turn_comes_when_it_is_over_anyway() -> None:
    war = War(morale=(2, 4)).survivor("A", Y1).survivor("B", B1).survivor("C", Y2)
    war.survivor("D", B2).hand(Y2, "food-1")
    war.fate(Y1, "rest", Y2).paired(Y1, B1).run(
        ("look_at_fates", []), *END, ("begin_turns", [[Y2, B2]])
    )
    war.by(Y1, "option:0").by(Y2, "pass").by(B2, "pass").by(Y2, "play:food-1")
    assert Y2 in war.table.waiting  # the next turn is not over with its first action


@pytest.mark.rule("WC-XRS-02", "WC-OP-44.a")
def test_a_bite_settled_after_the_step_still_makes_a_card_due() -> None:
    war = War(morale=(5, 6)).survivor("A", Y1, "school").survivor("C", Y1).survivor("B", B1)
    war.dice(Y1, 6).entrance("school", "Z---")
    war.s.crossroads_deck = ["mourning", "never"]
    war.run(("begin_turns", [[Y1, B1]])).by(Y1, "pass").by(B1, "pass")
    war.roll("bite").by(Y1, "attack:A:6").by(Y1, "end").by(B1, "end")
    assert war.s.graveyard == ["A"]
    assert (war.asked(Y1).kind, war.s.revealed) == ("crossroads", "mourning")


@pytest.mark.rule("WC-XRS-08", "WC-XRS-10", "WC-OP-38.d")
def test_the_card_of_a_lone_wolf_who_falls_goes_under_the_deck() -> None:
    war = War(5, morale=(6, 6, 1)).survivor("A", Y1).survivor("B", B1)
    war.survivor("C", 4, "school", wounds=2).dice(4, 6).entrance("school", "Z---")
    war.s.crossroads_deck = ["always", "never"]
    war.run(("begin_turns", [[4]])).do("pass").roll("wound").do("attack:C:6")
    assert war.s.players[4].out
    assert war.s.crossroads_deck == ["never", "always"]
    assert war.s.past_crossroads == []


@pytest.mark.rule("WC-XRD-01", "WC-OP-45.b")
def test_no_card_is_drawn_for_a_lone_wolf_who_has_frozen_to_death() -> None:
    war = War(5, morale=(6, 6, 1)).survivor("A", Y1).survivor("B", B1)
    war.survivor("C", 4, frostbite=1, wounds=1)
    war.s.crossroads_deck = ["always", "never"]
    war.run(("begin_turns", [[4]]))
    assert war.s.players[4].out
    assert war.told("wolf-crossroads") == []
    assert war.s.crossroads_deck == ["always", "never"]
