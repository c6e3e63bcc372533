"""The humans' special cards, and what holds for all cards (catalogue sections 25 and 32.5)."""

from __future__ import annotations

import pytest

from overrun.core.errors import WrongSeat
from overrun.core.table import Table
from tests.games.zombie_terror.opening import HUMANS_SEAT, ZOMBIES_SEAT
from tests.games.zombie_terror.scene import GAME, Scene, game, scene

HUMAN_CARDS = ("canal", "sawn-off", "courage", "adrenaline", "first-aid", "decoy")
ZOMBIE_CARDS = (
    *("horde", "frenzy", "lurch", "cunning", "ambush", "manhole"),
    *("scent", "fence"),
)

HELD = {"hand_zombies": "manhole"}
"""A card for a later phase: with it the zombie player is asked even where one thing is forced."""


# -- cards in general --------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-94")
def test_a_card_is_no_activation():
    s = scene("1 N <", hand_humans="courage", hand_zombies="horde")
    s.do("play:courage:nurse:B1")
    assert s.at("B1") == ""
    assert (s.s.pool, s.s.activated, s.s.active, s.s.shots) == (11, [], None, 0)
    s.do("end")
    assert s.told("human-turn-ended") == [{"activated": 0}]
    assert s.ask.kind == "adding"  # nothing was left to be activated
    assert s.s.moved == 0
    assert s.ask.facts["due"] == ["S"]  # for the Nurse's half; nothing for the card


@pytest.mark.rule("ZT-CRD-03", "ZT-ACT-09", "ZT-DC-05", "ZT-DC-06")
@pytest.mark.parametrize("facing", "^>v<")
def test_courage_works_on_any_facing_and_raises_no_quota(facing: str):
    s = scene(
        f"""
           A B C D
        2  . . . .
        1  N {facing} ^ ^
        """,
        hand_humans="courage",
        **HELD,
    )
    s.do("play:courage:nurse:B1")
    assert s.told("eliminated") == [{"human": "nurse", "field": "B1", "by": "courage"}]
    assert s.s.bullets == 4
    s.do("end")
    assert s.table.view(None).quota == 1
    s.do("activate:C1", "do:FL")
    assert s.s.moved == 1
    assert s.options() == {"done"}
    assert s.refuses("activate:D1") == "ZT-ACT-07"


@pytest.mark.rule("ZT-DC-05")
def test_courage_needs_a_living_human_and_an_adjacent_zombie():
    s = scene(
        """
           A B C D
        3  v . . .
        2  . v . .
        1  N . L* v
        """,
        hand_humans="courage",
    )
    assert s.refuses("play:courage:nurse:B2") == "ZT-DC-05"  # at a corner
    assert s.refuses("play:courage:nurse:A3") == "ZT-DC-05"  # two fields off
    assert s.refuses("play:courage:nurse:B1") == "ZT-DC-05"  # nobody there
    s.refuses("play:courage:lumberjack:D1")  # dead
    assert s.options("play:") == set()
    beside_and_cornered = scene("2 . v v\n1 . c ^", hand_humans="courage")
    assert beside_and_cornered.options("play:") == {
        "play:courage:child:B2",
        "play:courage:child:C1",
    }


@pytest.mark.vector("zombie-terror", "TV-95")
def test_a_card_in_the_middle_of_an_activation():
    s = scene("1 B . . . . . .", hand_humans="adrenaline, canal")
    s.do("move:banker:B1", "move:banker:C1")
    assert s.s.ap == 1
    s.do("play:adrenaline")
    assert (s.s.active, s.s.ap, s.s.activated) == ("banker", 3, ["banker"])
    s.do("move:banker:D1", "move:banker:E1", "move:banker:F1")
    assert s.where("banker") == "F1"
    assert s.s.ap == 0
    assert s.refuses("move:banker:G1") == "ZT-HUM-02"


@pytest.mark.rule("ZT-DC-07")
def test_adrenaline_is_for_the_human_who_acts_and_for_this_activation():
    s = scene("2 . . .\n1 B . N", hand_humans="adrenaline")
    assert s.refuses("play:adrenaline") == "ZT-DC-07"  # nobody acts yet
    s.do("move:banker:A2", "play:adrenaline")
    assert (s.s.active, s.s.ap) == ("banker", 4)
    s.do("rest:banker", "move:nurse:C2")
    assert (s.s.active, s.s.ap) == ("nurse", 2)


@pytest.mark.rule("ZT-CRD-04", "ZT-CRD-05", "ZT-CRD-01")
def test_cards_and_actions_alternate():
    s = scene(
        """
           A B C D E
        2  . v . . .
        1  B . . < p
        """,
        hand_humans="adrenaline, courage, sawn-off, first-aid",
    )
    s.do("play:first-aid:policeman", "move:banker:B1", "play:courage:banker:B2")
    s.do("move:banker:B2", "play:adrenaline", "move:banker:B1", "play:sawn-off:banker:D1")
    s.do("move:banker:C1", "move:banker:D1")
    assert (s.where("banker"), s.s.ap) == ("D1", 0)
    assert s.s.activated == ["banker"]
    assert s.s.hands["humans"] == []
    assert s.s.played == ["first-aid", "courage", "adrenaline", "sawn-off"]


@pytest.mark.rule("ZT-OP-47")
def test_human_cards_before_between_and_after_activations():
    picture = """
       A B C
    2  . . .
    1  B n .
    """
    before = scene(picture, hand_humans="first-aid")
    assert before.may("play:first-aid:nurse")
    between = scene(picture, hand_humans="first-aid").do("move:banker:A2", "move:banker:A1")
    assert between.may("play:first-aid:nurse")
    after = scene(picture, hand_humans="first-aid, canal").do("move:nurse:C1", "rest:nurse")
    after.do("move:banker:A2", "rest:banker")
    assert after.options("move:") == set()
    assert after.may("play:first-aid:nurse")
    after.do("play:first-aid:nurse")
    assert after.at("C1") == "N"
    assert after.ask.seat == HUMANS_SEAT


@pytest.mark.vector("zombie-terror", "TV-98")
def test_cards_only_in_the_own_turn():
    picture = """
       A B C D
    3  . . . +
    2  . v . .
    1  n o . .
    """
    hands = {
        "hand_humans": ", ".join(HUMAN_CARDS),
        "hand_zombies": ", ".join(ZOMBIE_CARDS),
    }
    human_turn = scene(picture, **hands)
    assert human_turn.ask.seat == HUMANS_SEAT
    for card in ZOMBIE_CARDS:
        assert human_turn.refuses(f"play:{card}") == "ZT-CRD-02"
        with pytest.raises(WrongSeat):
            human_turn.table.answer(ZOMBIES_SEAT, human_turn.ask.number, f"play:{card}")
    for phase in ("movement", "adding"):
        zombie_turn = scene(picture, turn=phase, **hands)
        assert zombie_turn.ask.seat == ZOMBIES_SEAT
        for card in HUMAN_CARDS:
            assert zombie_turn.refuses(f"play:{card}:nurse") == "ZT-CRD-02"
            assert zombie_turn.refuses(f"play:{card}") == "ZT-CRD-02"
            with pytest.raises(WrongSeat):
                zombie_turn.table.answer(HUMANS_SEAT, zombie_turn.ask.number, f"play:{card}")
        assert not zombie_turn.options("play:first-aid")
    # any number of cards in the own turn
    human_turn.do("play:first-aid:nurse", "play:decoy", "face:N", "move:nurse:B1")
    human_turn.do("play:courage:nurse:B2", "play:adrenaline", "play:canal:nurse")
    assert len(human_turn.s.played) == 5


@pytest.mark.vector("zombie-terror", "TV-134")
def test_cards_are_single_use():
    s = scene(
        """
           A B C
        2  v . .
        1  N < .
        """,
        hand_humans="courage, canal, decoy, adrenaline",
        hand_zombies="horde",
    )
    s.do("play:courage:nurse:B1")
    for viewer in (HUMANS_SEAT, ZOMBIES_SEAT, None):
        view = s.table.view(viewer)
        assert view.hand_sizes["humans"] == 3
        assert view.played == ["courage"]
    assert "courage" not in s.table.view(HUMANS_SEAT).hand
    assert s.told("card-played") == [
        {"side": "humans", "card": "courage", "targets": ["nurse", "B1"]}
    ]
    assert s.refuses("play:courage:nurse:A2") == "ZT-CRD-07"
    assert s.s.shots == 0
    s.do("end", "activate:A2")
    assert s.ask.facts["due"] == ["S"]


@pytest.mark.rule("ZT-CRD-06")
def test_no_card_is_ever_drawn_after_set_up():
    humans = ["canal", "sawn-off", "courage", "adrenaline", "first-aid", "decoy"]
    zombies = ["manhole", "horde", "frenzy", "lurch", "cunning", "ambush"]
    s = Scene(Table.new(GAME, script=[humans, zombies]))
    dealt = {side: list(hand) for side, hand in s.s.hands.items()}
    while s.s.round < 4 and not s.table.ended:
        s.do("end" if s.may("end") else min(o for o in s.options() if not o.startswith("play")))
        left = set(s.s.played)
        for side, hand in s.s.hands.items():
            assert set(hand) <= set(dealt[side])
            assert set(dealt[side]) - set(hand) <= left
    assert {side: len(hand) for side, hand in s.s.hands.items()} == {"humans": 4, "zombies": 4}


@pytest.mark.rule("ZT-CRD-06", "ZT-CRD-07")
def test_only_cards_in_hand_can_be_played():
    s = scene("1 N < .", hand_humans="canal", boxed_humans="courage, decoy")
    assert s.refuses("play:courage:nurse:B1") == "ZT-CRD-07"
    assert s.refuses("play:decoy") == "ZT-CRD-07"


# -- Sawn-off ----------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-96")
def test_sawn_off():
    s = scene(
        """
           A B C D E F
        2  L . . . > .
        1  M . . > . .
        """,
        hand_humans="sawn-off",
        hand_zombies="horde",
    )
    assert s.options("play:") == {"play:sawn-off:mechanic:D1"}
    assert s.refuses("play:sawn-off:lumberjack:E2") == "ZT-DC-03"
    s.do("play:sawn-off:mechanic:D1")
    assert s.at("D1") == ""
    assert (s.s.bullets, s.s.shots, s.s.pool) == (4, 1, 11)
    assert (s.s.active, s.s.ap, s.s.activated) == (None, 0, [])
    s.do("end", "activate:E2", "do:FL")
    assert s.ask.kind == "adding"
    assert s.ask.facts["due"] == ["S", "any"]


@pytest.mark.rule("ZT-DC-03")
def test_sawn_off_follows_the_rules_of_a_shot():
    s = scene(
        """
           A B C D E F
        6  . v . . . .
        5  . # . . . .
        4  . B L . . v
        3  . . . . v .
        2  < C . . . .
        1  . v v . . .
        """,
        hand_humans="sawn-off",
    )
    assert s.options("play:") == {"play:sawn-off:lumberjack:F4", "play:sawn-off:lumberjack:C1"}
    assert s.refuses("play:sawn-off:banker:B6") == "ZT-POL-07"  # obstacle
    assert s.refuses("play:sawn-off:banker:F4") == "ZT-POL-06"  # the Lumberjack
    assert s.refuses("play:sawn-off:banker:B1") == "ZT-POL-06"  # the Child
    assert s.refuses("play:sawn-off:lumberjack:E3") == "ZT-POL-03"  # no straight line
    assert s.refuses("play:sawn-off:child:A2") == "ZT-DC-03"
    assert s.refuses("play:sawn-off:child:B1") == "ZT-DC-03"


@pytest.mark.rule("ZT-DC-03", "ZT-DC-04", "ZT-CRD-09", "ZT-POL-13")
@pytest.mark.parametrize(("row", "legal"), [("N < .", 1), ("N . < .", 2), ("N . . <", 3)])
def test_sawn_off_reaches_three_fields(row: str, legal: int):
    s = scene(f"1 {row}", hand_humans="sawn-off", bullets=0)
    target = "ABCD"[legal] + "1"
    s.do(f"play:sawn-off:nurse:{target}")
    assert (s.s.bullets, s.s.shots, s.s.pool) == (0, 1, 11)


@pytest.mark.rule("ZT-DC-03")
def test_sawn_off_stops_at_the_first_zombie_and_needs_a_living_hand():
    line = scene("1 N ^ ^ .", hand_humans="sawn-off")
    assert line.options("play:") == {"play:sawn-off:nurse:B1"}
    assert line.refuses("play:sawn-off:nurse:C1") == "ZT-POL-05"
    dead = scene("2 M . .\n1 N* ^ .", hand_humans="sawn-off")
    assert dead.options("play:") == set()
    dead.refuses("play:sawn-off:nurse:B1")


# -- Canal -------------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-97")
def test_canal():
    s = scene("1 N o", hand_humans="canal, decoy")
    assert s.refuses("play:canal:nurse") == "ZT-DC-01"
    s.do("move:nurse:B1")
    assert s.s.ap == 2
    s.do("play:canal:nurse")
    assert s.where("nurse") is None
    assert s.told("escaped") == [{"human": "nurse", "by": "canal", "stars": 2, "score": 2}]
    assert s.table.view(None).score == 2
    assert (s.s.active, s.s.ap, s.s.activated) == (None, 0, ["nurse"])


@pytest.mark.rule("ZT-DC-01", "ZT-DC-02", "ZT-CRD-08", "ZT-ESC-06", "ZT-OP-63")
def test_canal_outside_the_own_activation():
    s = scene("2 . . .\n1 B mo .", hand_humans="canal")
    s.do("move:banker:A2", "play:canal:mechanic")
    assert [(human.name, human.stars) for human in s.table.view(None).escaped] == [("mechanic", 2)]
    assert (s.s.active, s.s.ap, s.s.activated) == ("banker", 2, ["banker"])
    assert s.may("move:banker:B2")


@pytest.mark.rule("ZT-DC-01", "ZT-DC-02")
def test_canal_is_for_one_living_human():
    two = scene("1 Bo . No", hand_humans="canal")
    assert two.options("play:") == {"play:canal:banker", "play:canal:nurse"}
    two.do("play:canal:banker")
    assert (two.where("banker"), two.where("nurse")) == (None, "C1")
    assert scene("1 N*o B", hand_humans="canal").options("play:") == set()
    assert scene("2 . N\n1 o .", hand_humans="canal").options("play:") == set()


@pytest.mark.rule("ZT-OP-63", "ZT-ESC-13")
def test_an_escape_through_the_canal_can_win():
    s = scene("1 Bo .", hand_humans="canal", escaped="C").do("play:canal:banker")
    assert (s.winner, s.ending, s.s.score) == ("humans", "escaped", 5)


# -- First-aid kit -----------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-135")
def test_first_aid_kit():
    s = scene("3 N . .\n2 . . .\n1 . . c", hand_humans="first-aid")
    assert s.options("play:") == {"play:first-aid:child"}
    s.do("play:first-aid:child")
    assert s.at("C1") == "C"
    assert (s.s.activated, s.s.active) == ([], None)


@pytest.mark.rule("ZT-DC-08")
def test_first_aid_is_for_the_wounded_only():
    s = scene("1 N B* l", hand_humans="first-aid")
    assert s.options("play:") == {"play:first-aid:lumberjack"}
    assert s.refuses("play:first-aid:nurse") == "ZT-NUR-06"
    s.refuses("play:first-aid:banker")  # dead


# -- Decoy -------------------------------------------------------------------------------------

STEERED = """
       A B C D E
    3  . . . . .
    2  N . . . <
    1  . . . . .
"""


@pytest.mark.vector("zombie-terror", "TV-103")
def test_decoy_steers_duties():
    undisturbed = scene(STEERED, **HELD).do("end")
    assert undisturbed.ask.facts["category"] == 2
    s = scene(STEERED, hand_humans="decoy", **HELD)
    s.do("play:decoy")
    assert (s.ask.kind, s.ask.seat) == ("facing", HUMANS_SEAT)
    assert s.options() == {"face:N", "face:E", "face:S", "face:W"}
    s.do("face:N")
    assert s.at("E2") == "^"
    s.do("end")
    assert (s.ask.seat, s.ask.facts["category"]) == (ZOMBIES_SEAT, 3)
    assert s.options() == {"activate:E2"}


@pytest.mark.rule("ZT-DC-09")
def test_decoy_turns_one_or_two_zombies():
    picture = "2 N . .\n1 ^ ^ ^"
    two = scene(picture, hand_humans="decoy").do("play:decoy")
    assert two.options() == {"turn:A1", "turn:B1", "turn:C1"}
    two.do("turn:A1", "face:W")
    assert two.options() == {"turn:B1", "turn:C1", "enough"}
    two.do("turn:C1", "face:S")
    assert (two.at("A1"), two.at("B1"), two.at("C1")) == ("<", "^", "v")
    assert two.ask.kind == "human-action"
    one = scene(picture, hand_humans="decoy").do("play:decoy", "turn:B1", "face:E", "enough")
    assert (one.at("A1"), one.at("B1"), one.at("C1")) == ("^", ">", "^")
    assert (one.s.activated, one.s.shots) == ([], 0)
    assert "play:decoy" not in scene("1 N . .", hand_humans="decoy").options()


@pytest.mark.rule("ZT-OP-07")
def test_the_three_cards_that_the_rulebook_names_are_in_the_deck():
    deals = [game(seed=str(n)).s for n in range(30)]
    for s in deals:
        assert {*s.hands["humans"], *s.boxed["humans"]} == set(HUMAN_CARDS)
        assert {"canal", "sawn-off", "courage"} <= {*s.hands["humans"], *s.boxed["humans"]}
