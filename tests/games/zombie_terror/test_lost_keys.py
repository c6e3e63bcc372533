"""Scenario 1, Lost Keys (catalogue section 32.6)."""

from __future__ import annotations

import pytest

from overrun.games.zombie_terror.ending import potential
from tests.games.zombie_terror.scene import board, scene

GRIDS = ["classic", "compact"]
LOST_KEYS = {"scenario": "lost-keys"}

HELD = {"hand_zombies": "manhole"}
"""A card for a later phase: with it the zombie player is asked even where one thing is forced."""


@pytest.mark.vector("zombie-terror", "TV-110")
def test_the_locked_car():
    s = scene(
        """
           A B C
        3  = = =
        2  B N .
        1  . . .
        """,
        keys="nurse",
        **LOST_KEYS,
    )
    assert s.refuses("move:banker:A3") == "ZT-DS1-05"
    assert s.may("move:nurse:B3")
    s.do("move:nurse:B3")
    assert [human.name for human in s.s.escaped] == ["nurse"]
    assert s.table.view(None).keys.locked is False
    assert s.may("move:banker:A3")
    s.do("move:banker:A3")
    assert [human.name for human in s.s.escaped] == ["nurse", "banker"]


@pytest.mark.rule("ZT-DS1-05")
def test_the_locked_car_stops_children_and_shoves_too():
    s = scene("3 = = =\n2 . M .\n1 C . N", keys="nurse", **LOST_KEYS)
    s.do("move:child:A2")
    assert s.refuses("move:child:A3") == "ZT-DS1-05"
    assert s.refuses("move:child:B3") == "ZT-DS1-05"
    shoved = scene("3 = = =\n2 . B N\n1 . M .", keys="nurse", **LOST_KEYS)
    shoved.refuses("shove:mechanic:B2")
    carrier = scene("3 = = =\n2 . N .\n1 . M .", keys="nurse", **LOST_KEYS)
    carrier.do("shove:mechanic:B2")
    assert [human.name for human in carrier.s.escaped] == ["nurse"]
    hidden = scene("2 = = =\n1 N . .", **LOST_KEYS)
    assert hidden.refuses("move:nurse:A2") == "ZT-DS1-05"


@pytest.mark.vector("zombie-terror", "TV-137")
@pytest.mark.parametrize("layout", GRIDS)
def test_noise(layout: str):
    s = board(layout, "B3 B", search="B3 noise, J12 keys", **LOST_KEYS)
    assert s.options("search:") == {"search:banker:B3"}
    s.do("search:banker:B3")
    assert (s.s.shots, s.s.ap, s.s.activated) == (1, 2, ["banker"])
    assert s.table.view(None).search == ["J12"]
    assert s.told("searched") == [{"human": "banker", "field": "B3", "token": "noise"}]
    assert s.refuses("search:banker:B3") == "ZT-DS1-03"
    s.do("end")
    assert s.s.bullets == 4
    while s.ask.kind != "adding":
        s.do(min(s.options()))
    assert s.ask.facts["due"] == ["S", "any"]


@pytest.mark.vector("zombie-terror", "TV-137")
@pytest.mark.parametrize("layout", GRIDS)
def test_keys_of_a_carrier_who_turned(layout: str):
    s = board(layout, "F6 N*, G6 B", turn="tidying", keys="nurse", **LOST_KEYS, **HELD)
    s.do("face:N")
    assert s.at("F6") == "^"
    assert (s.table.view(None).keys.carrier, s.table.view(None).keys.lying is None) == (None, False)
    assert s.told("keys-dropped") == [{"human": "nurse", "field": "F6"}]
    s.do("end", "activate:F6", "do:FF" if layout == "classic" else "do:LF")
    assert s.at("F6") == ""
    while s.ask.kind != "human-action":
        s.do(min(option for option in s.options() if not option.startswith("play:")))
    s.do("move:banker:F6")
    keys = s.table.view(None).keys
    assert (keys.carrier, keys.lying) == ("banker", None)
    assert (s.s.ap, s.s.activated) == (2, ["banker"])  # the step, nothing for the keys


@pytest.mark.rule("ZT-DS1-03")
def test_only_who_stands_on_a_token_may_search():
    s = scene("1 B N .", search="A1 blank, C1 keys", **LOST_KEYS)
    assert s.options("search:") == {"search:banker:A1"}
    assert s.refuses("search:nurse:C1") == "ZT-DS1-03"
    assert s.refuses("search:nurse:A1") == "ZT-DS1-03"
    s.do("move:nurse:C1")  # tokens do not block
    assert s.may("search:nurse:C1")
    assert s.s.search != {}
    spent = scene("1 . B .", search="B1 blank", active="banker 0", hand_humans="canal", **LOST_KEYS)
    assert spent.refuses("search:banker:B1") == "ZT-HUM-02"


@pytest.mark.rule("ZT-DS1-02")
def test_search_tokens_do_not_block():
    s = scene("1 P . . <", search="B1 blank, C1 keys", **LOST_KEYS)
    assert s.may("move:policeman:B1")
    assert s.may("shoot:policeman:D1")
    assert s.category("D1") == 2


@pytest.mark.rule("ZT-DS1-04", "ZT-OP-10", "ZT-OP-15")
@pytest.mark.parametrize(
    ("token", "human", "bullets", "shots", "carrier"),
    [
        ("keys", "b", 4, 0, "banker"),
        ("ammunition", "b", 6, 0, None),
        ("bandage", "B", 4, 0, None),
        ("noise", "b", 4, 1, None),
        ("blank", "b", 4, 0, None),
    ],
)
def test_what_a_search_brings(
    token: str, human: str, bullets: int, shots: int, carrier: str | None
):
    s = scene("2 . .\n1 b .", search=f"A1 {token}", **LOST_KEYS).do("search:banker:A1")
    assert s.at("A1") == human
    assert (s.s.bullets, s.s.shots, s.s.ap) == (bullets, shots, 2)
    assert s.table.view(None).keys.carrier == carrier
    assert s.table.view(None).search == []
    healthy = scene("2 . .\n1 B .", search=f"A1 {token}", **LOST_KEYS).do("search:banker:A1")
    assert healthy.at("A1") == "B"


@pytest.mark.rule("ZT-OP-44", "ZT-DS1-04")
def test_the_bandage_counts_while_it_lies_somewhere():
    """Two wounded of two stars each, and the Nurse is gone: one star is wanting."""
    gone = {"turned": "B, L, N, P", "keys": "mechanic", **LOST_KEYS}
    hope = scene("2 . . .\n1 c . m", search="B1 bandage, C2 blank", **gone)
    assert potential(hope.s) == 5
    hope.do("move:child:B1", "search:child:B1")
    assert (hope.at("B1"), potential(hope.s), hope.winner) == ("C", 5, None)

    # somebody who is not wounded finds it, and it heals nobody: that ends the game at once
    vain = scene(
        "2 . . .\n1 c P m", turned="B, L, N", search="B1 bandage", keys="mechanic", **LOST_KEYS
    )
    assert potential(vain.s) == 6  # with the Policeman
    vain.do("search:policeman:B1")
    assert (potential(vain.s), vain.winner) == (5, None)
    lost = scene(
        "3 = = =\n2 . . .\n1 c P m",
        turned="B, L, N",
        escaped="",
        search="B1 bandage",
        keys="mechanic",
        target=6,
        **LOST_KEYS,
    )
    lost.do("search:policeman:B1")
    assert (lost.winner, lost.ending) == ("zombies", "out-of-reach")


@pytest.mark.rule("ZT-OP-44")
def test_kit_and_bandage_heal_one_each():
    three = "2 . . . .\n1 b c . m"
    gone = {"turned": "L, N, P", "keys": "mechanic", **LOST_KEYS}
    assert potential(scene(three, **gone).s) == 5
    assert potential(scene(three, search="A2 bandage", **gone).s) == 6
    assert potential(scene(three, hand_humans="decoy", **gone).s) == 6
    assert potential(scene(three, search="A2 bandage", hand_humans="decoy", **gone).s) == 7


@pytest.mark.rule("ZT-DS1-07")
def test_keys_are_handed_to_a_living_neighbour():
    picture = """
       A B C
    3  . L .
    2  M N B*
    1  C P .
    """
    s = scene(picture, keys="nurse", **LOST_KEYS)
    assert s.options("hand:") == {f"hand:nurse:{field}" for field in ("B3", "A2", "B1")}
    assert s.refuses("hand:nurse:C2") == "ZT-DS1-07"  # dead
    s.refuses("hand:nurse:A1")  # a corner
    assert s.refuses("hand:mechanic:A1") == "ZT-DS1-07"  # not the carrier
    s.do("hand:nurse:A2")
    assert s.table.view(None).keys.carrier == "mechanic"
    assert (s.s.active, s.s.ap, s.s.activated) == ("nurse", 2, ["nurse"])
    assert s.options("hand:") == set()
    s.do("rest:nurse")
    assert s.options("hand:") == {"hand:mechanic:A1", "hand:mechanic:B2"}


@pytest.mark.rule("ZT-DS1-08")
def test_keys_stay_behind_at_the_canal():
    s = scene("1 B No .", keys="nurse", hand_humans="canal", **LOST_KEYS).do("play:canal:nurse")
    assert s.told("keys-dropped") == [{"human": "nurse", "field": "B1"}]
    assert s.table.view(None).keys.locked is True
    s.do("move:banker:B1")
    assert s.table.view(None).keys.carrier == "banker"
    assert s.s.ap == 2


@pytest.mark.rule("ZT-DS1-06")
def test_the_car_stays_open_for_the_rest_of_the_game():
    s = scene("3 = = =\n2 . . B\n1 . . .", keys="used", round=7, **LOST_KEYS)
    assert s.may("move:banker:C3")


@pytest.mark.rule("ZT-DS1-01", "ZT-DS1-09")
def test_victory_as_usual_and_no_briefcase():
    s = scene("3 = = =\n2 B . .\n1 . . .", keys="banker", escaped="C", **LOST_KEYS)
    assert s.table.view(None).target == 5
    assert s.do("move:banker:A3").winner == "humans"
    bitten = scene("1 > B .", turn="movement", **LOST_KEYS, **HELD).do("activate:A1")
    assert bitten.at("B1") == "b"
