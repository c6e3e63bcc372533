"""Companions (catalogue H1)."""

from __future__ import annotations

import pytest

from .scene import Heist, person

# -- finding them ----------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-139", "AD-OP-169", "AD-CPN-05", "AD-CPN-06", "AD-CPN-07", "AD-OBJ-03")
def test_a_companion_joins_for_an_action_which_wakes_sleepers() -> None:
    person("kid", blue="slippery")
    heist = Heist().survivor("ann", "A1g").companion("kid", "A1g").sleepers("A1g", 2).turn("ann")
    heist.do("lead:kid")
    assert heist.s.companions[0].leader == "ann"
    assert heist.who("ann").lent == ["slippery"]
    assert heist.shamblers("A1g") == 2
    assert heist.s.turn.actions == 2


@pytest.mark.rule("AD-CPN-05", "AD-CPN-06")
def test_a_companion_elsewhere_or_with_a_leader_does_not_join() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a")
    heist.companion("kid", "A1a", "bob").companion("gran", "A1b").turn("ann")
    assert heist.refuses("lead:kid") == "AD-CPN-06"
    assert heist.refuses("lead:gran") == "AD-CPN-05"


@pytest.mark.rule("AD-OP-074", "AD-OP-140", "AD-CPN-07")
def test_a_skill_of_a_new_companion_counts_in_this_turn_on_top_of_ones_own() -> None:
    person("kid", blue="free-move")
    heist = Heist().survivor("ann", "A1a", skills=["free-move"]).companion("kid", "A1a")
    heist.turn("ann", 1, move=1).do("lead:kid")
    assert heist.s.turn.free == {"move": 2}
    heist.do("move:A1b", "move:A1c")
    assert heist.at("kid") == "A1c"


# -- following -------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-100")
@pytest.mark.rule("AD-CPN-13", "AD-OP-061")
def test_a_companion_goes_along_and_makes_no_roll_of_its_own() -> None:
    heist = Heist().survivor("ann", "A1a").companion("kid", "A1a", "ann").sleepers("A1a", 1)
    heist.turn("ann").roll(2).do("move:A1b")  # one die
    assert heist.at("kid") == "A1b"


@pytest.mark.vector("army-of-the-dead", "AD-TV-166")
@pytest.mark.rule("AD-MVA-06", "AD-SPC-04", "AD-OP-061")
def test_behind_a_shadow_nobody_rolls() -> None:
    heist = Heist().survivor("ann", "A1a", specialisations=("shadow",))
    heist.companion("kid", "A1a", "ann").sleepers("A1a", 1).turn("ann").do("move:A1b")
    assert heist.at("kid") == "A1b"


@pytest.mark.vector("army-of-the-dead", "AD-TV-146")
@pytest.mark.rule("AD-CPN-10", "AD-CPN-14", "AD-CPN-16", "AD-CPN-17")
def test_two_companions_sprint_along_and_have_nothing_of_their_own() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"], skills=["sprint"])
    heist.companion("kid", "A1a", "ann").companion("gran", "A1a", "ann").turn("ann")
    assert not any(id in option for option in heist.options() for id in ("kid", "gran"))
    heist.do("sprint:A1b", "step:A1c", "step:A1d")
    assert [heist.at(id) for id in ("ann", "kid", "gran")] == ["A1d"] * 3
    heist.turn("ann").do("end")
    assert "kid" not in [each.id for each in heist.s.survivors]


@pytest.mark.vector("army-of-the-dead", "AD-TV-101")
@pytest.mark.rule("AD-CPN-18", "AD-ENP-01", "AD-DEF-15")
def test_companions_count_as_survivors_for_the_noise_token() -> None:
    heist = Heist().survivor("ann", "A1j").survivor("bob", "A1j").survivor("cid", "A1o")
    heist.companion("kid", "A1o", "cid").companion("gran", "A1o", "cid")
    heist.run(("end_phase", []))
    assert heist.noisy_zone == "A1o"


@pytest.mark.rule("AD-CPN-13", "AD-OP-142")
def test_a_companion_is_pulled_along_with_its_leader_out_of_the_truck() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["lifesaver"]).survivor("bob", "A1b")
    heist.companion("kid", "A1b", "bob").zombies("A1b", shambler=1)
    heist.truck("A1b", driver="bob", passenger_1="kid").turn("ann").do("lifesaver:A1b", "pull:bob")
    assert (heist.at("bob"), heist.at("kid")) == ("A1a", "A1a")
    assert heist.s.truck is not None
    assert heist.s.truck.seats == {}


# -- in the truck ----------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-99")
@pytest.mark.rule("AD-TRK-29", "AD-CPN-15", "AD-OP-141")
def test_a_companion_needs_a_passenger_seat() -> None:
    heist = Heist()
    for id in ("ann", "bob", "cid", "dot"):
        heist.survivor(id, "A1a")
    heist.companion("kid", "A1a", "ann")
    heist.truck("A1a", driver="bob", gunner="cid", passenger_1="dot").turn("ann")
    assert heist.refuses("board:passenger-2") == "AD-CPN-15"
    assert heist.s.truck is not None
    heist.truck("A1a").turn("ann").do("board:driver")
    assert heist.s.truck is not None
    assert heist.s.truck.seats == {"driver": "ann", "passenger-1": "kid"}


@pytest.mark.rule("AD-CPN-14", "AD-CPN-15")
def test_a_companion_rides_and_gets_out_with_its_leader() -> None:
    heist = Heist().survivor("ann", "A1a").companion("kid", "A1a", "ann")
    heist.truck("A1a", driver="ann", passenger_1="kid").turn("ann").do("drive:A1b")
    assert heist.at("kid") == "A1b"
    heist.do("alight", "move:A1c")
    assert heist.at("kid") == "A1c"
    assert heist.s.truck is not None
    assert heist.s.truck.seats == {}


@pytest.mark.rule("AD-CPN-15", "AD-CPN-09")
def test_handing_over_between_the_truck_and_the_street() -> None:
    heist = Heist()
    for id in ("ann", "bob", "cid", "dot"):
        heist.survivor(id, "A1a", hand=["knife"])
    heist.companion("kid", "A1a", "ann")
    heist.truck("A1a", driver="bob", passenger_1="cid", passenger_2="dot").turn("ann")
    heist.do("trade:bob")
    assert heist.refuses("lead:kid:bob") == "AD-CPN-15"  # no seat for the kid
    heist.truck("A1a", driver="bob", passenger_1="cid").turn("ann")
    heist.do("trade:bob", "lead:kid:bob")
    assert heist.s.sits("kid") == "passenger-2"
    heist.do("lead:kid:ann")
    assert heist.s.sits("kid") == ""


@pytest.mark.rule("AD-CPN-15", "AD-CPN-09")
def test_inside_the_truck_a_companion_keeps_a_seat_when_the_leader_changes() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1a")
    heist.companion("kid", "A1a", "ann")
    heist.truck("A1a", driver="ann", passenger_1="kid", passenger_2="bob").turn("ann")
    heist.do("trade:bob", "lead:kid:bob", "done")
    assert heist.s.companions[0].leader == "bob"
    assert heist.s.sits("kid") == "passenger-1"


@pytest.mark.rule("AD-CPN-15", "AD-OP-139")
def test_from_a_full_truck_nobody_is_led() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").survivor("cid", "A1a")
    heist.companion("kid", "A1a")
    heist.truck("A1a", driver="ann", passenger_1="bob", passenger_2="cid").turn("ann")
    assert heist.refuses("lead:kid") == "AD-CPN-15"


# -- danger ----------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-38")
@pytest.mark.rule("AD-FFR-07", "AD-CPN-11", "AD-CPN-12", "AD-WIN-07", "AD-HLT-05")
def test_a_companion_dies_of_one_miss_and_the_game_is_lost() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"]).companion("kid", "A1b")
    heist.zombies("A1b", shambler=1).turn("ann").roll(4, 2).do("attack:0:A1b")
    assert heist.ending == "companion"


@pytest.mark.rule("AD-CPN-04", "AD-WIN-07", "AD-CPN-07")
def test_where_the_mission_allows_it_the_game_goes_on_without_the_companion() -> None:
    heist = Heist(companions_may_fall=True).survivor("ann", "A1a", hand=["pistol"])
    heist.survivor("bob", "A1b").companion("kid", "A1b", "bob")
    heist.truck("A1b", driver="bob", passenger_1="kid").zombies("A1b", shambler=1)
    heist.turn("ann").roll(4, 2).do("attack:0:A1b", "wound:kid")
    assert heist.s.companions == []
    assert heist.who("bob").lent == []
    assert heist.s.truck is not None
    assert heist.s.truck.seats == {"driver": "bob"}


@pytest.mark.rule("AD-OP-132", "AD-CPN-18")
def test_without_its_leader_a_companion_stays_where_it_is() -> None:
    heist = Heist().survivor("ann", "A1a", health=1).survivor("bob", "A1a")
    heist.companion("kid", "A1a", "ann").zombies("A1a", shambler=1)
    heist.truck("A1a", driver="ann", passenger_1="kid").zombie_phase().do("wound:ann")
    kid = heist.s.companions[0]
    assert (kid.leader, heist.at("kid"), heist.s.sits("kid")) == ("", "A1a", "")
    heist.turn("bob").do("lead:kid")
    assert heist.s.companions[0].leader == "bob"


@pytest.mark.rule("AD-TRK-07", "AD-DEF-15", "AD-CPN-14")
def test_a_companion_gets_into_the_truck_only_where_no_zombie_is() -> None:
    heist = Heist().survivor("ann", "A1a").companion("cat", "A1a").truck("A1a", driver="ann")
    heist.zombies("A1a", shambler=1).turn("ann")
    assert heist.refuses("lead:cat") == "AD-TRK-07"
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a", hand=["crowbar"])
    heist.companion("cat", "A1a", "bob").truck("A1a", driver="ann").zombies("A1a", shambler=1).turn(
        "bob"
    ).do("trade:ann")
    assert heist.refuses("lead:cat:ann") == "AD-TRK-07"
