"""The four scenarios (catalogue section 32.6)."""

from __future__ import annotations

import pytest

from overrun.core.errors import BadSetting
from overrun.games.zombie_terror.state import PEOPLE
from tests.games.zombie_terror.opening import (
    HUMANS_SEAT,
    ZOMBIES_SEAT,
    allowed,
    lay,
    rise_anywhere,
    stand,
    words,
)
from tests.games.zombie_terror.scene import GAME, Scene, board, game, scene

GRIDS = ["classic", "compact"]
SEARCH_FIELDS = {
    "classic": {"B3", "K3", "F7", "K8", "C12", "J12"},
    "compact": {"B3", "J3", "E6", "I7", "D12", "J12"},
}

LOST_KEYS = {"scenario": "lost-keys"}
GOOD_BOY = {"scenario": "good-boy"}
SPECIALS = {"scenario": "brute-and-runner"}
TWO_CARS = {"scenario": "two-ways-out", "setup": "free"}

HELD = {"hand_zombies": "manhole"}
"""A card for a later phase: with it the zombie player is asked even where one thing is forced."""

SEVEN = "A1 B1 C1 D1 E1 F1 G1"


def fields(table: Scene, sign: str) -> set[str]:
    return {
        name
        for name, kind in zip(table.s.ground.names, table.s.terrain, strict=True)
        if kind == sign
    }


# -- set-ups -----------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-136")
@pytest.mark.parametrize("layout", GRIDS)
def test_set_up_of_lost_keys(layout: str):
    table = game(layout=layout, scenario="lost-keys")
    assert (table.ask.kind, table.s.config.setup) == ("human-start", "basic")  # side A
    assert sorted(table.s.search.values()) == [
        "ammunition", "bandage", "blank", "blank", "keys", "noise",
    ]  # fmt: skip
    rise_anywhere(stand(table))
    for viewer in (HUMANS_SEAT, ZOMBIES_SEAT, None):
        view = table.table.view(viewer)
        assert view.briefcase is False
        assert set(view.search) == SEARCH_FIELDS[layout]
        told = words(view) | words(table.table.heard(viewer))
        assert not told & {"ammunition", "bandage", "noise", "blank"}  # face down
        assert view.keys is not None
        assert (view.keys.carrier, view.keys.lying, view.keys.locked) == (None, None, True)


@pytest.mark.vector("zombie-terror", "TV-136")
@pytest.mark.parametrize("layout", GRIDS)
def test_set_up_of_good_boy(layout: str):
    table = game(layout=layout, scenario="good-boy")
    first_row = {name for name in table.s.ground.names if name[1:] == "1"}
    stand(table)
    assert table.ask.facts["human"] == "dog"
    assert table.targets("place:dog:") == first_row - {f"{column}1" for column in "ABCDEF"}
    assert table.refuses("place:dog:A1") == "ZT-SET-12"
    assert table.refuses("place:dog:G2") == "ZT-SET-12"
    table.do("place:dog:G1")
    assert table.refuses("zombie:H1") == "ZT-SET-19"  # set-up distance holds for the dog too
    rise_anywhere(table)
    view = table.table.view(None)
    assert {human.name: human.field for human in view.humans} == dict(
        zip((*PEOPLE, "dog"), SEVEN.split(), strict=True)
    )


@pytest.mark.vector("zombie-terror", "TV-136")
@pytest.mark.parametrize("layout", GRIDS)
def test_set_up_of_the_brute_and_the_runner(layout: str):
    table = rise_anywhere(stand(game(layout=layout, scenario="brute-and-runner")))
    view = table.table.view(None)
    assert view.bullets == 6
    assert set(view.arriving) == {"runner", "brute"}
    assert {zombie.kind for zombie in view.zombies} == {"walker"}
    assert (len(view.zombies), view.pool, view.terror) == (10, 10, None)


@pytest.mark.vector("zombie-terror", "TV-136")
@pytest.mark.parametrize("layout", GRIDS)
def test_set_up_of_two_ways_out(layout: str):
    table = game(layout=layout, scenario="two-ways-out")
    asked = []
    while table.ask.kind == "building":
        asked.append(("HZ"[table.ask.seat], str(table.ask.facts["token"])))
        table.do(min(table.options()))
    assert len(asked) == 14
    assert asked[12:] == [("H", "second-canal"), ("Z", "large-car")]
    halves = sorted(table.s.half(table.s.ground.index[name]) for name in fields(table, "o"))
    assert halves == ["C", "S"]
    cars = fields(table, "=")
    last_row = {name for name in cars if int(name[1:]) == table.s.ground.rows}
    assert (len(last_row), len(cars - last_row)) == (3, 4)
    assert not cars & allowed(table)


@pytest.mark.vector("zombie-terror", "TV-158")
def test_scenarios_on_classic():
    keys = game(scenario="lost-keys")
    assert set(keys.table.view(None).search) == {"B3", "K3", "F7", "K8", "C12", "J12"}
    assert set(keys.table.view(None).search) <= fields(keys, ".") - allowed(keys)
    dog = stand(game(scenario="good-boy"), "B1 C1 D1 E1 F1 G1")
    assert dog.targets("place:dog:") == {f"{column}1" for column in "AHIJKL"}
    table = lay(
        game(scenario="two-ways-out"),
        *("car:F16:flat", "bus:C3:E", "bus:G3:E", "canal:H13:flat", "booth:E14:N"),
        *("large:C8:flat", "large:F8:flat", "small:C11:flat", "small:F11:flat"),
        *("small:I10:flat", "small:I8:flat", "small:J13:flat", "second-canal:A1:flat"),
    )
    assert (table.ask.seat, table.ask.facts["token"]) == (ZOMBIES_SEAT, "large-car")
    assert table.may("lay:large-car:A9:upright")
    assert table.may("lay:large-car:L12:upright")
    assert table.refuses("lay:large-car:A13:upright") == "ZT-DS4-01"
    assert table.refuses("lay:large-car:L8:upright") == "ZT-DS4-01"
    assert table.options() == {
        f"lay:large-car:{c}{r}:upright" for c in "AL" for r in (9, 10, 11, 12)
    }
    lay(table, "large-car:L12:upright")
    assert {"L12", "L13", "L14", "L15"} <= fields(table, "=")
    assert not {"L12", "L13", "L14", "L15"} & allowed(table)
    assert {"L11", "L16"} <= allowed(table)


@pytest.mark.rule("ZT-DS4-01", "ZT-DS4-02", "ZT-OP-13", "ZT-OP-14")
def test_second_canal_and_large_car_on_compact():
    table = lay(
        game(layout="compact", scenario="two-ways-out"),
        *("car:E14:flat", "bus:C3:N", "bus:G3:N", "canal:A9:flat", "booth:I11:W"),
        *("large:C6:flat", "large:F6:flat", "small:C9:flat", "small:F9:flat"),
        *("small:I6:flat", "small:C11:flat", "small:F11:flat"),
    )
    ground = table.s.ground
    assert table.ask.seat == HUMANS_SEAT
    south = {name for name in ground.names if int(name[1:]) <= 7}
    assert table.targets("lay:second-canal:") == {"flat"}
    places = {option.split(":")[2] for option in table.options()}
    assert places == south & fields(table, ".")
    assert table.refuses("lay:second-canal:B8:flat") == "ZT-DS4-01"
    lay(table, "second-canal:K3:flat")
    assert "K3" in allowed(table)  # an allowed field stays allowed
    # column A: rows 8 to 13, but the canal on A9 leaves only A10-A13
    assert table.options() == {"lay:large-car:A10:upright"} | {
        f"lay:large-car:K{row}:upright" for row in (8, 9, 10)
    }
    assert "A11" in allowed(table)
    lay(table, "large-car:A10:upright")
    assert "A11" not in allowed(table)
    assert table.ask.kind == "human-start"


@pytest.mark.rule(
    "ZT-OP-09", "ZT-OP-10", "ZT-OP-11", "ZT-OP-12", "ZT-OP-13", "ZT-OP-14", "ZT-OP-15"
)
def test_what_only_a_scenario_uses():
    (setting,) = (each for each in GAME.settings if each.name == "scenario")
    assert set(setting.values) == {
        "none", "lost-keys", "good-boy", "brute-and-runner", "two-ways-out",
    }  # fmt: skip
    assert setting.default == "none"
    for scenario in setting.values:
        table = game(scenario=scenario)
        while table.ask.kind == "building":
            table.do(min(table.options()))
        view = table.table.view(None)
        assert len(view.search) == (6 if scenario == "lost-keys" else 0)
        assert (view.keys is not None) == (scenario == "lost-keys")
        assert view.briefcase == (scenario != "lost-keys")
        assert ("dog" in {each.name for each in view.aside}) == (scenario == "good-boy")
        assert view.arriving == (["runner", "brute"] if scenario == "brute-and-runner" else [])
        assert view.bullets == (6 if scenario == "brute-and-runner" else 4)
        assert view.terrain.count("=") == (7 if scenario == "two-ways-out" else 3)
        assert view.terrain.count("o") == (2 if scenario == "two-ways-out" else 1)


@pytest.mark.rule("ZT-DS1-01", "ZT-DS4-01")
def test_scenarios_fix_their_set_up():
    assert game(scenario="lost-keys").s.config.setup == "basic"
    assert game(scenario="two-ways-out").s.config.setup == "free"
    for scenario, setup in (
        ("lost-keys", "advanced"),
        ("lost-keys", "free"),
        ("two-ways-out", "basic"),
        ("two-ways-out", "advanced"),
    ):
        with pytest.raises(BadSetting, match=scenario):
            game(scenario=scenario, setup=setup)


# -- 1: Lost Keys ------------------------------------------------------------------------------


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


# -- 2: Good Boy -------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-111")
def test_the_dog_is_hunted_and_leaves_no_zombie():
    s = scene("1 > . D . +", turn="movement", **GOOD_BOY, hand_zombies="horde")
    assert s.category("A1") == 2
    assert s.ways("A1") == {"F*"}
    s.do("activate:A1")
    assert s.told("bitten") == [{"human": "dog", "effect": "dead", "field": "B1", "at": "C1"}]
    assert s.at("C1") == "D*"
    assert s.ask.facts["due"] == ["S"]  # the dead dog still counts for its half
    s.do("add:S:E1", "face:N", "done")
    assert (s.s.round, s.at("C1")) == (2, "")
    assert s.told("turned") == [{"human": "dog", "field": "C1"}]
    assert (s.s.pool, s.zombies) == (9, {"B1", "E1"})


@pytest.mark.vector("zombie-terror", "TV-111")
def test_six_points_are_needed():
    s = scene("2 = =\n1 D B", escaped="C", **GOOD_BOY)
    assert s.table.view(None).target == 6
    s.do("move:banker:B2")
    assert (s.s.score, s.winner) == (5, None)
    s.do("move:dog:A2")
    assert (s.s.score, s.winner, s.ending) == (6, "humans", "escaped")


@pytest.mark.vector("zombie-terror", "TV-111")
def test_the_dog_moves_four_fields_and_cannot_push():
    s = scene("2 . . . . . .\n1 D . . . . v", hand_humans="canal", **GOOD_BOY)
    assert s.options("move:dog:") == {"move:dog:B1", "move:dog:A2"}
    assert s.refuses("move:dog:B2") == "ZT-MOV-03"
    s.do("move:dog:B1")
    assert (s.s.ap, s.s.activated) == (3, ["dog"])
    s.do("move:dog:C1", "move:dog:D1", "move:dog:E1")
    assert (s.where("dog"), s.s.ap) == ("E1", 0)
    assert s.refuses("move:dog:E2") == "ZT-HUM-02"
    ready = scene("1 . . D v .", **GOOD_BOY)
    assert ready.refuses("push:dog:D1") == "ZT-DS2-03"
    assert ready.refuses("move:dog:D1") == "ZT-MOV-04"
    barking = scene("2 . . D .\n1 < ^ ^ ^", hand_humans="canal", **GOOD_BOY, **HELD)
    barking.do("move:dog:B2", "end")
    assert barking.table.view(None).quota == 2  # the dog counts


@pytest.mark.rule("ZT-DS2-02")
def test_the_dog_blocks_like_a_human():
    s = scene(
        """
           A B C D
        2  > . D N
        1  . . . .
        """,
        **GOOD_BOY,
    )
    assert s.ways("A2") == {"F*"}  # it hunts the dog, and the Nurse behind it is safe
    blocked = scene("1 P D v .", **GOOD_BOY)
    assert blocked.refuses("shoot:policeman:C1") == "ZT-POL-06"
    assert blocked.refuses("move:policeman:B1") == "ZT-MOV-04"
    biting = scene("1 > D .", turn="movement", **GOOD_BOY, **HELD)
    assert biting.ask.facts["category"] == 1


@pytest.mark.rule("ZT-DS2-02")
def test_the_dog_alone_makes_a_zombie_due_on_its_half():
    s = scene("2 . D .\n1 . . +", half_line=1, turn="adding", **GOOD_BOY, hand_zombies="horde")
    assert s.ask.facts["due"] == ["C"]


@pytest.mark.vector("zombie-terror", "TV-138")
def test_bark():
    s = board("compact", "D4 D, D7 ^, D3 N", **GOOD_BOY)
    assert s.options("bark:") == {"bark:dog:D7"}
    s.do("bark:dog:D7")
    assert s.at("D7") == "v"
    assert (s.s.ap, s.s.activated) == (3, ["dog"])
    assert s.refuses("bark:dog:D7") == "ZT-DS2-04"
    assert "bark" in s.table.view(None).used  # the token shows its other side
    s.do("rest:dog")
    assert s.refuses("heal:nurse:D4") == "ZT-DS2-06"


@pytest.mark.rule("ZT-DS2-04")
def test_how_far_a_bark_carries():
    s = scene(
        """
           A B C D E F
        6  . v . . . .
        5  . . . . . .
        4  . . . ^ . .
        3  . . . . . .
        2  ^ D . # ^ .
        1  . L . . . .
        """,
        **GOOD_BOY,
    )
    assert s.options("bark:") == {"bark:dog:A2", "bark:dog:B6"}  # distances 1 and 4
    assert s.refuses("bark:dog:E2") == "ZT-DS2-04"  # behind an obstacle
    assert s.refuses("bark:dog:D4") == "ZT-DS2-04"  # no straight line
    far = scene("6 v\n5 .\n4 .\n3 .\n2 .\n1 D", **GOOD_BOY)
    assert far.options("bark:") == set()
    behind = scene("1 D N ^ .", **GOOD_BOY)
    assert behind.options("bark:") == set()
    for field, facing in (("A2", ">"), ("B6", "v")):
        turned = scene(
            "6 . v . .\n5 . . . .\n4 . . . .\n3 . . . .\n2 ^ D . .\n1 . . . .", **GOOD_BOY
        )
        assert turned.do(f"bark:dog:{field}").at(field) == facing


@pytest.mark.rule("ZT-DS2-04")
def test_one_bark_a_turn():
    s = scene("2 ^ . .\n1 D . ^", **GOOD_BOY, hand_humans="canal", **HELD)
    s.do("bark:dog:A2")
    assert s.refuses("bark:dog:C1") == "ZT-DS2-04"
    s.do("end")
    while not (s.ask.kind == "human-action" and s.s.round == 2):
        s.do(min(option for option in s.options() if not option.startswith("play:")))
    assert s.table.view(None).used == []


@pytest.mark.rule("ZT-DS2-05", "ZT-DS2-06")
def test_the_dog_dies_of_one_bite_and_nobody_heals_it():
    s = scene("1 N D* .", hand_humans="first-aid", **GOOD_BOY)
    s.refuses("heal:nurse:B1")
    s.refuses("play:first-aid:dog")
    assert s.options("heal:") == set()
    empty = scene("1 ^ D* ^", turn="tidying", pool=0, terror=3, **GOOD_BOY, hand_humans="canal")
    assert empty.zombies == {"A1", "C1"}  # none was taken to fill its place
    assert empty.at("B1") == ""


@pytest.mark.rule("ZT-DS2-06")
def test_the_mechanic_may_push_the_dog():
    s = scene("1 M D . =", **GOOD_BOY)
    s.do("shove:mechanic:B1")
    assert (s.where("mechanic"), s.where("dog")) == ("B1", "C1")
    assert s.s.activated == ["mechanic"]
    assert s.refuses("shove:mechanic:C1") == "ZT-MEC-01"
    away = scene("1 M D =", **GOOD_BOY).do("shove:mechanic:B1")
    assert [(human.name, human.stars) for human in away.s.escaped] == [("dog", 1)]


@pytest.mark.rule("ZT-DS2-07")
def test_six_points_everywhere():
    # the living could still bring 3 + 2 + 1 with the dog, and 3 + 2 without it
    with_dog = scene("1 > p C D", turn="movement", turned="L, M, N", **GOOD_BOY, **HELD)
    assert with_dog.do("activate:A1").winner is None
    without = scene("1 > p C .", turn="movement", turned="L, M, N, dog", **GOOD_BOY, **HELD)
    assert without.do("activate:A1").winner == "zombies"


# -- 3: The Brute and the Runner ---------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-112")
def test_the_brute():
    s = scene("1 . L >b .", pool=10, **SPECIALS)
    assert s.refuses("push:lumberjack:C1") == "ZT-DS3-06"
    s.do("axe:lumberjack:C1")
    (brute,) = s.table.view(None).zombies
    assert (brute.field, brute.kind, brute.damaged) == ("C1", "brute", True)
    assert s.refuses("push:lumberjack:C1") == "ZT-DS3-06"
    s.do("axe:lumberjack:C1")
    assert s.zombies == set()
    assert s.s.pool == 10
    assert s.s.arriving == []


@pytest.mark.rule("ZT-DS3-07", "ZT-DS3-08")
def test_every_weapon_must_hit_the_brute_twice():
    s = scene("1 P . ^b .", hand_humans="sawn-off, courage", bullets=6, **SPECIALS)
    s.do("shoot:policeman:C1")
    assert s.told("brute-damaged") == [{"human": "policeman", "field": "C1", "by": "pistol"}]
    s.do("play:sawn-off:policeman:C1")
    assert (s.zombies, s.s.pool, s.s.shots) == (set(), 10, 2)
    runner = scene("1 P . ^r .", hand_humans="canal", **SPECIALS).do("shoot:policeman:C1")
    assert (runner.zombies, runner.s.pool) == (set(), 10)


@pytest.mark.vector("zombie-terror", "TV-139")
def test_the_runner_arrives_in_round_two():
    s = board(
        "classic", "F3 N", turn="adding", round=2, arriving="runner, brute", **SPECIALS, **HELD
    )
    assert s.ask.facts["due"] == ["S", "runner"]
    car_half = {name for name in allowed(s) if int(name[1:]) > 8}
    assert s.targets("add:runner:") == car_half
    assert s.refuses("add:runner:A3") == "ZT-ADD-04"
    s.do("add:runner:A9", "face:E")
    assert s.s.pool == 10
    (runner,) = s.table.view(None).zombies
    assert (runner.kind, runner.field, runner.facing) == ("runner", "A9", "E")
    assert s.ask.facts["due"] == ["S"]
    assert s.table.view(None).arriving == ["brute"]


@pytest.mark.vector("zombie-terror", "TV-139")
def test_the_runner_is_fast():
    s = scene("1 >r . . . N", turn="movement", round=3, **SPECIALS, **HELD)
    assert s.ask.facts["category"] == 2
    s.do("activate:A1")
    assert [event["to"] for event in s.told("zombie-moved")] == ["B1", "C1", "D1"]
    assert s.at("E1") == "n"
    free = scene("4 . . .\n3 . . .\n2 . . .\n1 . ^r .", turn="movement", **SPECIALS, **HELD)
    free.do("activate:B1")
    assert free.ask.facts["ap"] == 3
    assert free.targets("do:") == {"FFF", "FFL", "FFR", "FLF", "FRF"}


@pytest.mark.rule("ZT-DS3-03")
@pytest.mark.parametrize(
    ("number", "arriving", "due"),
    [
        (1, "runner, brute", ["S"]),
        (2, "runner, brute", ["S", "runner"]),
        (3, "brute", ["S", "brute"]),
        (3, "runner, brute", ["S", "runner", "brute"]),
        (4, "brute", ["S", "brute"]),
        (4, ",", ["S"]),
    ],
)
def test_when_they_arrive(number: int, arriving: str, due: list[str]):
    s = board("compact", "F3 N", turn="adding", round=number, arriving=arriving, **SPECIALS, **HELD)
    assert s.ask.facts["due"] == due


@pytest.mark.rule("ZT-DS3-03")
def test_without_a_free_field_they_arrive_a_round_later():
    s = scene(
        "2 ^+ .\n1 N +",
        half_line=1,
        turn="adding",
        round=2,
        arriving="runner",
        **SPECIALS,
        hand_zombies="manhole",
        hand_humans="canal",
    )
    assert s.ask.facts["due"] == ["S", "runner"]
    assert s.options() == {"add:S:B1"}
    s.do("add:S:B1", "face:E", "done")
    assert s.table.view(None).arriving == ["runner"]
    s.do("end")
    while s.ask.kind != "adding":
        s.do(min(option for option in s.options() if not option.startswith("play:")))
    assert "runner" in s.ask.facts["due"]


@pytest.mark.rule("ZT-DS3-02", "ZT-DS3-08")
def test_special_zombies_are_no_part_of_the_pool():
    s = scene(
        "3 + + .\n2 . . .\n1 N . .",
        half_line=1,
        turn="adding",
        round=3,
        pool=1,
        due="runner, brute",
        arriving="runner, brute",
        **SPECIALS,
        **HELD,
    )
    s.do("add:runner:A3", "face:S", "add:brute:B3", "face:S")
    assert (s.s.pool, s.s.terror) == (1, None)
    assert s.zombies == {"A3", "B3"}


@pytest.mark.rule("ZT-DS3-08")
def test_special_zombies_are_never_relocated_and_replace_nobody():
    s = scene("1 ^r ^b ^ + N", turn="adding", pool=0, terror=4, **SPECIALS, **HELD)
    s.do("add:S:D1")
    assert s.at("C1") == ""  # the only walker was taken without a question
    assert (s.at("A1"), s.at("B1")) == ("^", "^")
    alone = scene("1 ^r ^b . + N", turn="adding", pool=0, terror=4, **SPECIALS, **HELD)
    assert alone.options() == {"done"}
    assert alone.refuses("add:S:D1") == "ZT-REL-07"
    dead = scene("1 ^r M* ^b N", turn="tidying", pool=0, terror=4, **SPECIALS, hand_humans="canal")
    assert (dead.at("A1"), dead.at("B1"), dead.at("C1")) == ("^", "", "^")
    assert [zombie.kind for zombie in dead.table.view(None).zombies] == ["runner", "brute"]


@pytest.mark.rule("ZT-DS3-04", "ZT-DS3-06")
def test_in_all_else_they_are_zombies():
    s = scene(
        """
           A B C D E
        3  >b . . N .
        2  . . . . .
        1  >r . . . P
        """,
        turn="movement",
        activated=0,
        **SPECIALS,
        **HELD,
    )
    assert s.options() == {"activate:A1", "activate:A3"}  # categories
    s.do("activate:A3")
    assert s.at("D3") == "n"
    assert s.at("C3").endswith("!")
    assert s.options() == {"done"}  # the quota counts them
    assert s.ask.facts["left"] == 0
    pushed = scene("1 B ^r . .", **SPECIALS)
    assert pushed.do("push:banker:B1").at("C1") == "^"
    behind = scene("1 > ^b N .", **SPECIALS)
    assert behind.category("A1") == 3  # they block sight


@pytest.mark.rule("ZT-DS3-01", "ZT-OP-12", "ZT-OP-15")
def test_six_bullets_can_be_fired():
    s = scene("1 P . . ^", bullets=6, **SPECIALS).do("shoot:policeman:D1")
    assert s.s.bullets == 5


# -- 4: Two Ways Out ---------------------------------------------------------------------------

CARS = """
       A B C D
    5  = = = .
    4  B N L =
    3  . . . =
    2  . . . =
    1  . . . =
"""


@pytest.mark.vector("zombie-terror", "TV-113")
def test_a_full_car():
    s = scene(CARS.replace("B N L", "B . L"), escaped="M, n, P", riders="small 3", **TWO_CARS)
    view = s.table.view(None)
    assert (view.score, view.target, s.winner) == (5, 7, None)
    assert s.refuses("move:banker:A5") == "ZT-DS4-03"
    assert s.refuses("move:lumberjack:C5") == "ZT-DS4-03"
    assert s.may("move:lumberjack:D4")
    s.do("move:lumberjack:D4")
    assert s.table.view(None).riders == {"small": 3, "large": 1}


@pytest.mark.rule("ZT-DS4-03")
def test_each_car_takes_three():
    s = scene(CARS, hand_humans="canal", **TWO_CARS)
    s.do("move:banker:A5", "move:nurse:B5", "move:lumberjack:C5")
    assert s.table.view(None).riders == {"small": 3, "large": 0}
    assert s.winner is None
    large = scene("3 = = =\n2 . B =\n1 . . .", riders="large 3", escaped="P", **TWO_CARS)
    assert large.refuses("move:banker:C2") == "ZT-DS4-03"
    assert large.may("move:banker:B3")
    two = scene("3 = = =\n2 . B =\n1 . . .", riders="large 2", escaped="P", **TWO_CARS)
    assert two.may("move:banker:C2")


@pytest.mark.rule("ZT-DS4-02")
def test_the_large_car_is_a_car_in_every_respect():
    s = scene(CARS, **TWO_CARS).do("move:lumberjack:D4")
    assert s.told("escaped")[0]["by"] == "car"
    stuck = scene("3 = = =\n2 . > =\n1 . . .", turn="movement", **TWO_CARS, **HELD)
    assert stuck.ways("B2") == {"RF"}
    pushed = scene("3 = = =\n2 N > =\n1 . . .", **TWO_CARS)
    assert pushed.refuses("push:nurse:B2") == "ZT-PSH-12"


@pytest.mark.rule("ZT-DS4-06")
def test_seven_points_everywhere():
    s = scene(CARS, escaped="C, M", **TWO_CARS)
    assert (s.table.view(None).score, s.winner) == (6, None)
    s.do("move:lumberjack:D4")
    assert (s.winner, s.s.score) == ("humans", 7)
    lost = scene("1 > p C M", turn="movement", turned="L, N, B", **TWO_CARS, **HELD)
    assert lost.do("activate:A1").winner == "zombies"  # 3 + 3 is not enough
    open_yet = scene("1 > p C M L", turn="movement", turned="N, B", **TWO_CARS, **HELD)
    assert open_yet.do("activate:A1").winner is None


CANALS = """
       A B C D
    4  = = = .
    3  . o . +
    2  . . . .
    1  No . . +
"""


@pytest.mark.vector("zombie-terror", "TV-140")
def test_canals_become_allowed_fields():
    early = scene(CANALS, half_line=2, turn="adding", round=2, **TWO_CARS, **HELD)
    assert allowed(early) == {"D3", "D1"}
    assert early.refuses("add:S:A1") == "ZT-ALW-01"
    late = scene(CANALS, half_line=2, turn="adding", round=3, **TWO_CARS, **HELD)
    assert allowed(late) == {"D3", "D1", "A1", "B3"}
    free = scene(CANALS.replace("No", "o"), half_line=2, **TWO_CARS, round=3, turn="adding", **HELD)
    assert allowed(free) == {"D3", "D1", "A1", "B3"}
    turn = scene(CANALS, half_line=2, round=3, **TWO_CARS, **HELD)
    assert allowed(turn) == {"D3", "D1"}  # not before the adding phase
    turn.do("end")
    assert allowed(turn) == {"D3", "D1", "A1", "B3"}
    shot = scene(CANALS, half_line=2, turn="adding", round=5, shots=1, **TWO_CARS, **HELD)
    assert shot.may("add:any:B3")


@pytest.mark.vector("zombie-terror", "TV-140")
@pytest.mark.parametrize("canal", ["A1", "B3"])
def test_the_canal_card_works_on_either_canal(canal: str):
    picture = CANALS.replace("No", "o")
    picture = picture.replace("1  o", "1  No") if canal == "A1" else picture.replace(". o", ". No")
    s = scene(picture, half_line=2, hand_humans="canal", **TWO_CARS)
    assert s.where("nurse") == canal
    s.do("play:canal:nurse")
    assert s.told("escaped") == [{"human": "nurse", "by": "canal", "stars": 2, "score": 2}]
    assert s.table.view(None).riders == {"small": 0, "large": 0}
