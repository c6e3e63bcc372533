"""Zombies act: attacks, then moves, pass by pass (catalogue F1 to F3)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from .scene import Heist

SQUARE = '''
[T2]
map = """
aaabbb
aaabbb
aaabbb
cccddd
cccddd
cccddd
"""
zones = { street = "abcd" }
'''
"""Four street zones: from a to d, which do not see each other, two ways lead, by b and by c."""

THREE_DOORS = '''
[T3]
map = """
aaaaaa
aaaaaa
bbccdd
bbccdd
eeeeee
eeeeee
"""
zones = { room = "abcde" }
labels = { bar = "abcde" }
doors = ["a-b", "a-c", "a-d", "b-e", "c-e", "d-e"]
'''
"""From a to e three ways lead."""

LIFTS = '''
[T4]
map = """
xbcdey
xbcdey
......
......
......
......
"""
zones = { room = "xbcdey" }
labels = { bar = "xbcdey" }
doors = ["x-b", "b-c", "c-d", "d-e", "e-y"]
elevators = "xy"
'''
"""A row of rooms with an elevator at each end."""


def square(players: int = 1) -> Heist:
    return Heist(players, tiles_too=SQUARE, board=[["T2"]])


def wounds(heist: Heist) -> dict[str, int]:
    """The wounds that each has suffered so far."""
    suffered: Counter[str] = Counter()
    for told in heist.told("wounded"):
        suffered[told["survivor"]] += told["wounds"]
    return dict(suffered)


def first_action(heist: Heist) -> Heist:
    """The first pass, and nothing more."""
    return heist.run(("zombie_pass", [1]))


# -- attacks ---------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-31")
@pytest.mark.rule("AD-ZAT-01", "AD-ZAT-02", "AD-ZAT-03", "AD-ZAT-04", "AD-ZOM-05")
def test_the_players_choose_whom_an_attack_wounds() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").zombies("A1a", shambler=1)
    heist.zombie_phase()
    assert heist.options() == {"wound:ann", "wound:bob"}
    assert heist.ask.facts == {"zone": "A1a", "wounds": 1, "left": 1, "struck": []}
    heist.do("wound:bob")
    assert wounds(heist) == {"bob": 1}


@pytest.mark.rule("AD-OP-111")
def test_the_first_player_judges_between_players_and_each_for_the_own() -> None:
    heist = Heist(2).survivor("ann", "A1a", seat=1).survivor("bob", "A1a", seat=1)
    heist.zombies("A1a", shambler=1).zombie_phase()
    assert heist.ask.seat == 1  # both are hers
    heist = Heist(2).survivor("ann", "A1a", seat=1).survivor("bob", "A1a", seat=0)
    heist.s.first = 1
    heist.zombies("A1a", shambler=1).zombie_phase()
    assert heist.ask.seat == 1


@pytest.mark.vector("army-of-the-dead", "AD-EX-36")
@pytest.mark.rule("AD-ZOM-07", "AD-ZOM-08", "AD-ZAC-05", "AD-ZAT-03")
def test_an_alpha_attacks_twice() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", alpha=1).zombie_phase()
    assert wounds(heist) == {"ann": 2}
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").zombies("A1a", alpha=1)
    heist.zombie_phase().do("wound:ann", "wound:bob")
    assert wounds(heist) == {"ann": 1, "bob": 1}


@pytest.mark.vector("army-of-the-dead", "AD-TV-59")
@pytest.mark.rule("AD-ZAC-01", "AD-ZAC-03", "AD-ZAC-05", "AD-ZAC-06")
def test_all_attacks_come_before_the_moves_of_a_pass() -> None:
    heist = Heist().zombies("A1a", shambler=3, alpha=1).zombies("A1b", alpha=1)
    for id in ("ann", "bob", "cat"):
        heist.survivor(id, "A1a")
    heist.zombie_phase()
    heist.do("wound:ann", "wound:bob", "wound:cat", "wound:ann")
    heist.do("wound:bob", "wound:cat")
    assert wounds(heist) == {"ann": 2, "bob": 2, "cat": 2}
    steps = [name for name in heist.events if name in ("attacked", "zombies-moved")]
    assert steps == ["attacked", "zombies-moved", "attacked"]
    assert [told["attacks"] for told in heist.told("attacked")] == [4, 2]
    assert heist.alphas("A1a") == 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-60")
@pytest.mark.rule("AD-ZAT-03", "AD-ZAT-08", "AD-ABO-10", "AD-OP-109", "AD-OP-110")
def test_the_wounds_of_one_attack_are_not_shared() -> None:
    def shares(people: str) -> set[tuple[int, ...]]:
        found = set()
        for given in product(people, repeat=2):
            heist = Heist().boss("queen", "A1a").zombies("A1a", shambler=1).survivor("z", "A1o")
            for id in people:
                heist.survivor(id, "A1a")
            heist.zombie_phase()
            assert heist.ask.facts["wounds"] == 2  # the heaviest first
            heist.do(*(f"wound:{id}" for id in given))
            found.add(tuple(wounds(heist).get(id, 0) for id in people))
        return found

    assert shares("ab") == {(3, 0), (2, 1), (1, 2), (0, 3)}
    assert (1, 1, 1) not in shares("abc")


@pytest.mark.vector("army-of-the-dead", "AD-TV-68")
@pytest.mark.rule("AD-ZAT-05", "AD-HLT-02")
def test_everyone_joins_in_even_if_fewer_would_do() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1o").zombies("A1a", shambler=5)
    heist.zombie_phase()
    assert heist.told("attacked") == [{"zone": "A1a", "attacks": 5, "wounds": 5}]
    assert [each.id for each in heist.s.survivors] == ["bob"]
    assert heist.shamblers("A1a") == 5  # having attacked, they do not move


@pytest.mark.rule("AD-OP-110")
def test_one_may_take_all_and_nobody_is_asked_when_all_have_fallen() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").survivor("cat", "A1o")
    heist.zombies("A1a", shambler=5).zombie_phase()
    heist.do(*["wound:ann"] * 5)
    assert wounds(heist) == {"ann": 5}
    assert heist.at("bob") == "A1a"
    heist = Heist().survivor("ann", "A1a", health=1).survivor("bob", "A1a", health=1)
    heist.survivor("cat", "A1o").zombies("A1a", shambler=9).zombie_phase()
    heist.do("wound:ann", "wound:bob")
    assert heist.ask.kind == "action"  # the other seven have no effect


@pytest.mark.vector("army-of-the-dead", "AD-TV-143")
@pytest.mark.rule("AD-ZAT-01", "AD-ZAT-06")
def test_a_zombie_among_survivors_never_moves_away() -> None:
    heist = Heist().survivor("ann", "A1a").noise("A1b").zombies("A1a", shambler=1)
    for id in ("bob", "cat", "dan"):
        heist.survivor(id, "A1b")
    heist.zombie_phase()
    assert wounds(heist) == {"ann": 1}
    assert heist.shamblers("A1a") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-102")
@pytest.mark.rule("AD-TRK-06", "AD-ZAT-07")
def test_the_truck_protects_nobody() -> None:
    heist = Heist().survivor("ann", "A1a").truck("A1a", driver="ann")
    heist.zombies("A1a", shambler=2).zombie_phase()
    assert wounds(heist) == {"ann": 2}


@pytest.mark.rule("AD-CPN-18", "AD-HLT-05", "AD-CPN-12")
def test_a_companion_can_be_given_an_attack_and_falls_by_it() -> None:
    heist = Heist(companions_may_fall=True).survivor("ann", "A1a").companion("eve", "A1a", "ann")
    heist.zombies("A1a", shambler=1).zombie_phase()
    assert heist.options() == {"wound:ann", "wound:eve"}
    heist.do("wound:eve")
    assert heist.s.companions == []


@pytest.mark.vector("army-of-the-dead", "AD-TV-67")
@pytest.mark.rule("AD-ABO-25", "AD-ABO-26", "AD-HLT-03")
def test_zeus_on_his_horse_fells_the_tough() -> None:
    heist = Heist().survivor("ann", "A1a", specialisations=("tough",)).survivor("bob", "A1o")
    assert heist.who("ann").health == 4
    heist.boss("mounted-zeus", "A1a").zombie_phase()
    assert wounds(heist) == {"ann": 4}
    assert [each.id for each in heist.s.fallen] == ["ann"]


@pytest.mark.vector("army-of-the-dead", "AD-TV-175")
@pytest.mark.rule("AD-ABO-21", "AD-ZAT-08")
def test_masked_zeus_attacks_once_for_two_wounds() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").boss("masked-zeus", "A1a")
    heist.zombie_phase().do("wound:bob")
    assert wounds(heist) == {"bob": 2}


@pytest.mark.rule("AD-ABO-18", "AD-ABO-19")
def test_zeus_on_foot_attacks_once_for_two_wounds() -> None:
    heist = Heist().survivor("ann", "A1a").boss("zeus", "A1a").zombie_phase()
    assert wounds(heist) == {"ann": 2}


@pytest.mark.rule("AD-POB-03", "AD-ZAT-04")
def test_a_token_may_be_discarded_to_ignore_one_attack() -> None:
    heist = Heist().survivor("mateo", "A1a", tokens=["yellow"]).personal("mateo", "yellow")
    heist.s.personal[0].done = True
    heist.boss("queen", "A1a").zombies("A1a", shambler=1).zombie_phase()
    assert (heist.ask.kind, heist.ask.facts["wounds"]) == ("armour", 2)
    heist.do("take", "use")
    assert wounds(heist) == {"mateo": 2}
    assert heist.who("mateo").tokens == []
    assert heist.ask.kind == "action"


# -- passes ----------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-37")
@pytest.mark.rule("AD-ZAC-02", "AD-ZAC-03", "AD-ZAC-04", "AD-ZAC-05", "AD-ZOM-04")
def test_alphas_move_in_and_attack_a_shambler_only_moves_in() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1b", shambler=1, alpha=2).zombie_phase()
    assert wounds(heist) == {"ann": 2}
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (1, 2)


@pytest.mark.vector("army-of-the-dead", "AD-TV-58")
@pytest.mark.rule("AD-ZAC-02", "AD-ZAC-03")
def test_a_shambler_that_moves_in_does_not_attack() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1b", shambler=1).zombie_phase()
    assert heist.shamblers("A1a") == 1
    assert wounds(heist) == {}


@pytest.mark.vector("army-of-the-dead", "AD-TV-66")
@pytest.mark.rule("AD-ABO-05", "AD-ABO-06", "AD-ZAC-08", "AD-OP-108")
def test_valentine_has_a_third_pass() -> None:
    heist = Heist().survivor("ann", "A1a").boss("valentine", "A1c").zombie_phase()
    assert heist.bosses("A1a") == ["valentine"]
    assert wounds(heist) == {"ann": 1}


@pytest.mark.vector("army-of-the-dead", "AD-TV-163")
@pytest.mark.rule("AD-ABO-09", "AD-ABO-10", "AD-ZAC-01", "AD-ZMV-01")
def test_the_queen_moves_in_and_attacks_in_the_next_phase() -> None:
    heist = Heist().survivor("ann", "A1a").boss("queen", "A1b").zombie_phase()
    assert heist.bosses("A1a") == ["queen"]
    assert wounds(heist) == {}
    heist.zombie_phase()
    assert wounds(heist) == {"ann": 2}


@pytest.mark.vector("army-of-the-dead", "AD-TV-142")
@pytest.mark.rule("AD-ZAC-07", "AD-ZMV-14")
def test_an_alpha_kills_and_goes_on_to_the_next() -> None:
    heist = Heist().survivor("ann", "A1a", health=1).survivor("bob", "A1b")
    heist.zombies("A1a", alpha=1).zombie_phase()
    assert heist.alphas("A1b") == 1
    assert wounds(heist) == {"ann": 1}


@pytest.mark.vector("army-of-the-dead", "AD-TV-174")
@pytest.mark.rule("AD-ZAC-09", "AD-SLP-03")
def test_whoever_was_woken_in_this_phase_does_not_attack() -> None:
    heist = Heist().survivor("ann", "A1a").sleepers("A1a", 2).zombies("A1b", alpha=1)
    heist.zombie_phase()
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (2, 1)
    assert wounds(heist) == {"ann": 1}  # by the alpha's second action


@pytest.mark.vector("army-of-the-dead", "AD-TV-56")
@pytest.mark.rule("AD-BOL-03", "AD-BOL-04", "AD-ZAC-10", "AD-OP-103", "AD-OP-104")
def test_a_bola_holds_for_one_zombie_phase() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", alpha=1).snared("A1a", "alpha")
    heist.turn("ann").do("move:A1b")
    assert heist.s.turn.actions == 1  # to leave it costs an action all the same
    heist.do("move:A1a")
    assert heist.events.count("zombie-phase") == 1
    assert wounds(heist) == {}
    assert heist.s.snared == {}
    heist.do("end")
    assert wounds(heist) == {"ann": 2}


@pytest.mark.rule("AD-OP-103", "AD-BOL-03", "AD-OP-105")
def test_bosses_are_held_too_and_those_who_stand_beside_are_not() -> None:
    heist = Heist().survivor("ann", "A1a", health=9).boss("masked-zeus", "A1a")
    heist.snared("A1a", "masked-zeus")
    heist.zombies("A1a", shambler=3).snared("A1a", "shambler", 2).zombie_phase()
    assert wounds(heist) == {"ann": 1}
    assert not heist.s.bosses[0].snared


@pytest.mark.rule("AD-BOL-03", "AD-OP-103")
def test_a_bola_in_a_zombie_phase_holds_in_the_next_one() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"], skills=["reflexes"])
    heist.spawn("A1a", "start").zombie_cards("1", "12", "12").roll(6).zombie_phase()
    heist.do("attack:0:A1a")  # one shambler has just come
    assert heist.s.snared == {"shambler": {heist.zone("A1a"): 1}}
    heist.do("end")
    assert wounds(heist) == {}
    assert heist.s.snared == {}


@pytest.mark.rule("AD-BOL-02", "AD-ZAC-10")
def test_of_two_alphas_one_is_held() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", alpha=2).snared("A1a", "alpha")
    heist.zombie_phase()
    assert wounds(heist) == {"ann": 2}


@pytest.mark.rule("AD-BOL-02", "AD-TGT-04", "AD-CMP-22")
@pytest.mark.parametrize(("killed", "attacks"), [("shambler", 1), ("snared-shambler", 2)])
def test_whoever_is_killed_the_others_are_held_or_free_as_before(killed: str, attacks: int) -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"])
    heist.zombies("A1a", shambler=3).snared("A1a", "shambler")
    heist.turn("ann").roll(6).do("attack:0:A1a", f"hit:{killed}")
    assert heist.s.shamblers_left == 28
    heist.do("end")
    assert wounds(heist) == {"ann": attacks}


@pytest.mark.rule("AD-SLP-03", "AD-BOL-02")
def test_a_woken_one_that_is_killed_or_held_is_no_longer_counted_as_woken() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"]).sleepers("A1a", 1)
    heist.turn("ann").roll(6).do("noise")
    assert sum(heist.s.woken) == 1
    heist.do("attack:0:A1a")
    assert sum(heist.s.woken) == 0
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"]).sleepers("A1a", 1)
    heist.turn("ann").roll(6).do("noise", "attack:0:A1a")
    assert (sum(heist.s.woken), heist.s.snared_in("shambler", heist.zone("A1a"))) == (0, 1)


@pytest.mark.rule("AD-BOL-02", "AD-SKL-30")
def test_what_was_held_and_killed_in_the_same_phase_leaves_nothing_behind() -> None:
    heist = Heist().survivor("bob", "A1a", hand=["bola-launcher"], skills=["reflexes"])
    heist.survivor("ann", "A1a", hand=["crowbar"], skills=["reflexes"])
    heist.spawn("A1a", "start").zombie_cards("1").roll(6, 6).zombie_phase()
    heist.do("attack:0:A1a", "attack:0:A1a")
    assert heist.shamblers("A1a") == 0
    assert heist.s.snared == {}


@pytest.mark.rule("AD-OP-112")
def test_nobody_moves_twice_in_a_pass() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1b", shambler=1).zombies("A1c", shambler=2)
    heist.zombie_phase()
    assert [heist.shamblers(zone) for zone in ("A1a", "A1b", "A1c")] == [1, 2, 0]


# -- whom they go for --------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-32")
@pytest.mark.rule("AD-ZMV-03")
def test_the_most_survivors_in_sight() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1e").survivor("cat", "A1e")
    first_action(heist.noise("A1m").zombies("A1c", alpha=1))
    assert heist.alphas("A1d") == 1


@pytest.mark.rule("AD-CPN-18", "AD-ZMV-03")
def test_companions_count_as_survivors() -> None:
    heist = Heist().survivor("ann", "A1a").companion("eve", "A1a", "ann").survivor("bob", "A1e")
    first_action(heist.noise("A1m").zombies("A1c", shambler=1))
    assert heist.shamblers("A1b") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-61")
@pytest.mark.rule("AD-ZMV-02")
def test_survivors_with_the_noise_token_before_more_survivors() -> None:
    heist = Heist().survivor("ann", "A1e").survivor("bob", "A1e").survivor("cat", "A1a")
    first_action(heist.noise("A1a").zombies("A1c", shambler=1))
    assert heist.shamblers("A1b") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-62")
@pytest.mark.rule("AD-ZMV-06")
def test_survivors_before_an_empty_zone_with_the_noise_token() -> None:
    heist = Heist().survivor("ann", "A1e").noise("A1a").zombies("A1c", shambler=1)
    assert first_action(heist).shamblers("A1d") == 1


@pytest.mark.vector("army-of-the-dead", "AD-EX-34")
@pytest.mark.rule("AD-ZMV-04", "AD-GEN-08")
def test_the_first_player_picks_among_equal_targets() -> None:
    heist = Heist(2).survivor("ann", "A1a").survivor("bob", "A1e")
    heist.s.first = 1
    first_action(heist.noise("A1m").zombies("A1c", shambler=1, alpha=2))
    assert (heist.ask.seat, heist.ask.kind) == (1, "target")
    assert heist.options() == {"target:A1a", "target:A1e"}
    heist.do("target:A1e")
    assert (heist.shamblers("A1d"), heist.alphas("A1d")) == (1, 2)  # one target for the group


@pytest.mark.vector("army-of-the-dead", "AD-EX-35")
@pytest.mark.rule("AD-ZMV-05")
def test_without_survivors_in_sight_they_follow_the_noise() -> None:
    heist = Heist().survivor("ann", "A1f").noise("A1a").zombies("A1h", alpha=2)
    assert first_action(heist).alphas("A1g") == 2


@pytest.mark.rule("AD-ZMV-02", "AD-ZAC-03")
def test_whoever_fell_in_this_pass_draws_nobody_any_more() -> None:
    heist = Heist().survivor("ann", "A1a", health=1).survivor("bob", "A1e").noise("A1a")
    first_action(heist.zombies("A1a", shambler=1).zombies("A1c", shambler=1))
    assert heist.shamblers("A1d") == 1


@pytest.mark.rule("AD-OP-113")
def test_where_the_noise_is_they_wait() -> None:
    heist = Heist().survivor("ann", "A1f").noise("A1h").zombies("A1h", shambler=2)
    assert first_action(heist).shamblers("A1h") == 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-63")
@pytest.mark.rule("AD-ZMV-08", "AD-MOV-09")
def test_without_an_open_route_they_stay() -> None:
    heist = Heist(doors=["A1d-A1j"]).survivor("ann", "A1a").noise("A1a")
    heist.zombies("A1j", shambler=2)
    assert first_action(heist).shamblers("A1j") == 2


@pytest.mark.rule("AD-ZMV-16")
def test_nothing_slows_them() -> None:
    heist = Heist().survivor("ann", "A1a").noise("A1a").zombies("A1c", alpha=1)
    heist.zombies("A1b", shambler=9).snared("A1b", "shambler", 9).zombie_phase()
    assert heist.alphas("A1a") == 1


# -- ways ------------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-33")
@pytest.mark.rule("AD-ZMV-07", "AD-ZMV-11", "AD-OP-116")
def test_the_first_player_picks_the_way_of_a_single_zombie() -> None:
    heist = square(2).survivor("ann", "A1d").noise("A1d").zombies("A1a", alpha=1)
    heist.s.first = 1
    first_action(heist)
    assert (heist.ask.seat, heist.ask.kind) == (1, "way")
    assert heist.options() == {"way:A1b", "way:A1c"}
    assert heist.do("way:A1c").alphas("A1c") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-64")
@pytest.mark.rule("AD-ZMV-09", "AD-ZMV-10")
def test_they_split_evenly_each_type_by_itself() -> None:
    heist = square().survivor("ann", "A1d").noise("A1d").zombies("A1a", shambler=5, alpha=2)
    first_action(heist)
    assert heist.ask.facts == {"zone": "A1a", "goal": "A1d", "kind": "shambler", "left": 1}
    heist.do("way:A1c")
    assert heist.idle  # two alphas need no decision
    assert (heist.shamblers("A1b"), heist.shamblers("A1c")) == (2, 3)
    assert (heist.alphas("A1b"), heist.alphas("A1c")) == (1, 1)


@pytest.mark.rule("AD-OP-115", "AD-ZMV-10")
def test_groups_differ_by_one_at_most() -> None:
    heist = Heist(tiles_too=THREE_DOORS, board=[["T3"]]).survivor("ann", "A1e").noise("A1e")
    first_action(heist.zombies("A1a", shambler=5))
    assert heist.options() == {"way:A1b", "way:A1c", "way:A1d"}
    heist.do("way:A1c")
    assert heist.options() == {"way:A1b", "way:A1d"}
    heist.do("way:A1d")
    assert [heist.shamblers(zone) for zone in ("A1b", "A1c", "A1d")] == [1, 2, 2]


@pytest.mark.rule("AD-OP-117")
def test_every_abomination_goes_its_own_way() -> None:
    heist = square().survivor("ann", "A1d").noise("A1d")
    first_action(heist.boss("queen", "A1a").boss("valentine", "A1a"))
    assert heist.ask.facts["kind"] == "queen"
    heist.do("way:A1b", "way:A1c")
    assert (heist.bosses("A1b"), heist.bosses("A1c")) == (["queen"], ["valentine"])


@pytest.mark.vector("army-of-the-dead", "AD-TV-65")
@pytest.mark.rule("AD-ZMV-12", "AD-ZMV-13", "AD-MOV-08")
def test_zombies_take_the_elevator_if_that_is_shorter() -> None:
    heist = Heist(tiles_too=LIFTS, board=[["T4"]], start=["A1y"]).survivor("ann", "A1y")
    heist.noise("A1y").zombies("A1b", alpha=1)
    first_action(heist)
    assert heist.alphas("A1x") == 1
    heist.run(("zombie_pass", [2]))
    assert heist.alphas("A1y") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-69")
@pytest.mark.rule("AD-STA-02", "AD-STA-03", "AD-OP-030")
def test_from_the_statue_one_comes_down_but_never_goes_back() -> None:
    heist = Heist(board=[["R3"]]).survivor("ann", "A1n").noise("A1c").zombies("A1t", alpha=1)
    assert first_action(heist).alphas("A1n") == 1
    heist.who("ann").zone = heist.zone("A1s")  # beyond the statue, out of sight
    heist.noise("A1s").run(("zombie_pass", [2]))
    assert heist.options() == {"way:A1a", "way:A1b"}
    heist.do("way:A1a")
    assert heist.alphas("A1a") == 1


# -- some of them alone --------------------------------------------------------------------------


@pytest.mark.rule("AD-OOM-03", "AD-GEN-05")
def test_an_activation_of_one_kind_leaves_the_others() -> None:
    order = {"do": "activate", "kind": "alpha"}
    heist = Heist(events={"order": {"when": {"is": "marked", "mark": "go"}, "do": [order]}})
    heist.survivor("ann", "A1a").zombies("A1c", alpha=1).zombies("A1d", alpha=1, shambler=2)
    heist.s.marks.append("go")
    heist.turn("ann").do("noise")
    assert (heist.alphas("A1a"), heist.alphas("A1b"), heist.shamblers("A1d")) == (1, 1, 2)


@pytest.mark.rule("AD-OP-114", "AD-ZMV-08")
def test_whoever_is_seen_but_cannot_be_reached_is_the_target_all_the_same() -> None:
    heist = Heist(doors=["A1d-A1j"]).survivor("ann", "A1j").survivor("bob", "A1j")
    heist.survivor("cat", "A1g").zombies("A1h", shambler=2).noise("A1n")
    sight = heist.s.ground.sight
    one, other = heist.zone("A1h"), heist.zone("A1j")
    sight[one][other] = sight[other][one] = 1  # a window
    heist.run(("zombie_pass", [1]))
    assert heist.shamblers("A1h") == 2  # two there, one next door: nobody moves
    heist = Heist(doors=["A1d-A1j"]).survivor("ann", "A1j").survivor("bob", "A1j")
    heist.survivor("cat", "A1g").zombies("A1h", shambler=2).noise("A1n").run(("zombie_pass", [1]))
    assert heist.shamblers("A1g") == 2  # without the window
