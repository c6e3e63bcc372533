"""Set-up of the basic game (catalogue section 7)."""

from __future__ import annotations

import pytest

from overrun.core.errors import IllegalAnswer, WrongSeat
from overrun.core.table import Table
from overrun.games.zombie_terror.setup import zombie_start_options
from overrun.games.zombie_terror.state import PEOPLE
from tests.games.zombie_terror.opening import (
    HUMANS_SEAT,
    ZOMBIES_SEAT,
    lay,
    rise,
    rise_anywhere,
    stand,
    words,
)
from tests.games.zombie_terror.scene import GAME, Scene, game, scene

HUMAN_CARDS = {"canal", "sawn-off", "courage", "adrenaline", "first-aid", "decoy"}
ZOMBIE_CARDS = {"horde", "frenzy", "lurch", "cunning", "ambush", "manhole"}


def row(number: int, columns: str) -> set[str]:
    return {f"{column}{number}" for column in columns}


# -- step 4: humans ----------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-86")
@pytest.mark.parametrize(
    ("layout", "columns"), [("compact", "ABCDEFGHIJK"), ("classic", "ABCDEFGHIJKL")]
)
def test_humans_start_in_the_supermarket_row(layout: str, columns: str):
    table = game(layout=layout)
    taken: set[str] = set()
    for human, column in zip(PEOPLE, "CAKEFD", strict=True):
        assert (table.ask.seat, table.ask.kind) == (HUMANS_SEAT, "human-start")
        free = row(1, columns) - taken
        assert table.options() == {f"place:{human}:{field}" for field in free}
        for field in taken:
            assert table.refuses(f"place:{human}:{field}") == "ZT-SET-12"
        for field in row(2, columns):
            assert table.refuses(f"place:{human}:{field}") == "ZT-SET-12"
        with pytest.raises(IllegalAnswer):
            table.do("zombie:E9")
        taken.add(f"{column}1")
        table.do(f"place:{human}:{column}1")
    assert (table.ask.seat, table.ask.kind) == (ZOMBIES_SEAT, "zombie-start")
    standing = {human.name: human.field for human in table.table.view(None).humans}
    assert standing == {name: f"{column}1" for name, column in zip(PEOPLE, "CAKEFD", strict=True)}
    assert all(human.health == "healthy" for human in table.table.view(None).humans)


@pytest.mark.rule("ZT-SET-06", "ZT-SET-11")
def test_the_human_player_receives_all_six_healthy():
    table = game()
    aside = table.table.view(HUMANS_SEAT).aside
    assert [(human.name, human.health) for human in aside] == [(name, "healthy") for name in PEOPLE]
    stand(table)
    assert table.table.view(HUMANS_SEAT).aside == []
    assert {table.where(name) for name in PEOPLE} == row(1, "ABCDEF")


# -- step 5: zombies ---------------------------------------------------------------------------

DISTANCES = """
       A B C D E F
    3  . . . v . .
    2  . . . . . .
    1  N . C . . B
"""
NEXT_TO_PAWN = {"C3", "E3", "D2", "A2", "B1", "C2", "D1", "E1", "F2"}
LEGAL = {"A3", "B3", "F3", "B2", "E2"}


@pytest.mark.vector("zombie-terror", "TV-87")
def test_zombies_start_at_a_distance():
    options = zombie_start_options(scene(DISTANCES).s)
    assert {field for _, field in options} == LEGAL


@pytest.mark.vector("zombie-terror", "TV-87")
def test_zombies_start_at_a_distance_at_the_table():
    table = game(layout="compact", setup="advanced")  # side B: no printed obstacle in this corner
    lay(table, "large:E9:flat", "large:H8:flat", "small:H10:flat", "small:E12:flat")
    lay(table, "small:F6:flat", "small:D7:flat", "small:G12:flat")
    stand(table, "F1 I1 C1 J1 A1 K1")
    assert (table.at("A1"), table.at("C1"), table.at("F1")) == ("N", "C", "B")
    rise(table, "D3 S")
    corner = {column + str(number) for column in "ABCDEF" for number in (1, 2, 3)}
    assert table.targets("zombie:") & corner == LEGAL
    for field in ("C3", "E3", "D2"):
        assert table.refuses(f"zombie:{field}") == "ZT-SET-18"
    for field in ("A2", "B1", "C2", "D1", "E1", "F2"):
        assert table.refuses(f"zombie:{field}") == "ZT-SET-19"
    for field in ("A1", "C1", "F1", "D3"):
        assert table.refuses(f"zombie:{field}") == "ZT-SET-17"


@pytest.mark.vector("zombie-terror", "TV-88")
def test_as_many_zombies_on_each_half():
    table = stand(game(layout="compact"))
    assert table.refuses("zombie:F14") == "ZT-SET-23"
    rise(table, "A3 N", "A5 N", "A7 N", "D7 N", "K7 N")
    assert not table.targets("zombie:") & {f"{c}{r}" for c in "ABCDEFGHIJK" for r in range(1, 8)}
    assert table.refuses("zombie:K3") == "ZT-SET-16"
    assert table.refuses("zombie:K1") == "ZT-SET-16"
    assert table.s.pool == 15
    rise(table, "J9 N", "A11 N", "A13 N", "C14 N")
    assert (table.ask.kind, table.s.pool) == ("zombie-start", 11)
    rise(table, "K12 N")
    assert table.s.pool == 10
    assert table.ask.kind == "human-action"
    assert table.at("J9") == "^"


@pytest.mark.vector("zombie-terror", "TV-88")
def test_a_sixth_zombie_on_the_car_half_is_rejected():
    table = stand(game(layout="compact"))
    rise(table, "A8 N", "A10 N", "A12 N", "A14 N", "K14 N")
    assert table.refuses("zombie:K8") == "ZT-SET-15"
    assert table.refuses("zombie:K12") == "ZT-SET-15"
    assert {int(field[1:]) for field in table.targets("zombie:")} <= set(range(1, 8))
    assert table.may("zombie:K7")


@pytest.mark.vector("zombie-terror", "TV-147")
def test_set_up_on_classic():
    table = stand(game(layout="classic"))
    for field in ("A2", "B2", "E2", "F2", "G1"):
        assert table.refuses(f"zombie:{field}") == "ZT-SET-19"
    for field in ("C2", "D2"):
        assert table.refuses(f"zombie:{field}") == "ZT-SET-17"
    assert table.may("zombie:G2")
    assert table.refuses("zombie:G16") == "ZT-SET-23"
    assert table.may("zombie:H13")
    rise(table, "H1 W")
    assert table.at("H1") == "<"
    for field in ("I1", "H2"):
        assert table.refuses(f"zombie:{field}") == "ZT-SET-18"
    table.refuses("zombie:G1")
    assert table.may("zombie:G2")
    rise(table, "J1 N", "L1 N", "K2 N", "A8 N")
    assert table.refuses("zombie:K4") == "ZT-SET-16"
    assert {int(field[1:]) for field in table.targets("zombie:")} <= set(range(9, 17))
    rise(table, "H13 S", "L9 N", "L11 N", "L13 N")
    assert table.may("zombie:L16")
    rise(table, "L15 N")
    assert table.ask.kind == "human-action"
    assert table.s.pool == 10


@pytest.mark.vector("zombie-terror", "TV-147")
def test_a_sixth_zombie_on_the_car_half_of_classic_is_rejected():
    table = stand(game(layout="classic"))
    rise(table, "L9 N", "L11 N", "L13 N", "L15 N", "H13 S")
    assert table.refuses("zombie:A9") == "ZT-SET-15"
    assert table.refuses("zombie:A16") == "ZT-SET-15"
    assert {int(field[1:]) for field in table.targets("zombie:")} <= set(range(1, 9))


@pytest.mark.rule("ZT-SET-17", "ZT-SET-20", "ZT-OP-21", "ZT-DB-25")
def test_every_free_field_will_do_for_a_starting_zombie():
    table = stand(game())
    ground = table.s.ground
    blocked = {
        name
        for field, name in enumerate(ground.names)
        if ground.is_obstacle(field) or ground.is_car(field)
    }
    near = {*row(1, "ABCDEFG"), *row(2, "ABCDEF")}
    assert table.targets("zombie:") == set(ground.names) - blocked - near
    assert {"H13", "L1", "H1", "A16", "B7", "D10"} <= table.targets("zombie:")
    assert table.options("zombie:") == table.options()


@pytest.mark.rule("ZT-SET-22", "ZT-OP-20")
def test_every_starting_zombie_faces_as_its_player_likes():
    table = stand(game())
    for field, facing, arrow in (("H1", "N", "^"), ("J1", "E", ">"), ("L1", "S", "v")):
        table.do(f"zombie:{field}")
        assert (table.ask.seat, table.ask.kind) == (ZOMBIES_SEAT, "facing")
        assert table.options() == {"face:N", "face:E", "face:S", "face:W"}
        table.do(f"face:{facing}")
        assert table.at(field) == arrow


# -- order, and the state in which play begins -------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-116")
def test_the_steps_of_set_up_are_in_order():
    table = game()
    assert table.ask.seat == HUMANS_SEAT
    for column in "ABCDEF":
        assert table.refuses("zombie:H9") == "ZT-SET-03"
        with pytest.raises(WrongSeat):
            table.table.answer(ZOMBIES_SEAT, table.ask.number, "zombie:H9")
        stand(table, f"{column}1")
    for placed in range(10):
        assert (table.ask.seat, table.ask.kind) == (ZOMBIES_SEAT, "zombie-start")
        assert len(table.zombies) == placed
        assert table.refuses("move:banker:A2") == "ZT-SET-03"
        with pytest.raises(WrongSeat):
            table.table.answer(HUMANS_SEAT, table.ask.number, "move:banker:A2")
        field = min(table.targets("zombie:"))
        table.do(f"zombie:{field}")
        assert table.options() == {"face:N", "face:E", "face:S", "face:W"}
        assert table.refuses("move:banker:A2") == "ZT-SET-03"
        table.do("face:E")
        assert table.at(field) == ">"
    assert (table.ask.seat, table.ask.kind) == (HUMANS_SEAT, "human-action")
    assert len(table.zombies) == 10


@pytest.mark.rule("ZT-SET-03")
def test_the_steps_are_told_in_order():
    table = rise_anywhere(stand(game()))
    names = [event.name for event in table.table.heard(None)]
    first = {name: names.index(name) for name in names}
    assert sorted(first, key=first.__getitem__) == [
        "cards-dealt",
        "human-placed",
        "zombie-placed",
        "zombie-faced",
        "round",
    ]
    assert (names.count("human-placed"), names.count("zombie-placed")) == (6, 10)


@pytest.mark.rule("ZT-SET-13", "ZT-OP-66")
def test_the_zombie_player_sees_the_line_up_and_the_humans_move_first():
    table = game()
    stand(table, "A1 C1 E1 G1 I1 K1")
    assert table.ask.seat == ZOMBIES_SEAT
    seen = {human.name: human.field for human in table.table.view(ZOMBIES_SEAT).humans}
    assert seen == dict(zip(PEOPLE, ("A1", "C1", "E1", "G1", "I1", "K1"), strict=True))
    assert table.table.view(ZOMBIES_SEAT).zombies == []
    rise_anywhere(table)
    assert (table.ask.seat, table.ask.kind) == (HUMANS_SEAT, "human-action")


@pytest.mark.rule("ZT-SET-02", "ZT-SET-03")
def test_sides_are_chosen_or_drawn():
    assert game().s.humans_seat == 0
    assert {game(seed=str(n)).s.humans_seat for n in range(8)} == {0}
    assert {game(seed=str(n), sides="drawn").s.humans_seat for n in range(20)} == {0, 1}
    script = [1, sorted(HUMAN_CARDS), sorted(ZOMBIE_CARDS)]
    table = Scene(Table.new(GAME, settings={"sides": "drawn"}, script=script))
    assert table.ask.kind == "human-start"
    assert table.ask.seat == 1
    stand(table)
    assert table.ask.seat == 0
    rise_anywhere(table)
    assert (table.ask.seat, table.ask.kind) == (1, "human-action")
    assert set(table.table.view(1).hand) <= HUMAN_CARDS


@pytest.mark.vector("zombie-terror", "TV-115")
def test_the_state_after_set_up():
    table = game()
    assert table.s.pool == 20  # ZT-SET-04: all of them, none of them on the board
    assert table.zombies == set()
    view = rise_anywhere(stand(table)).table.view(None)
    assert (view.config.setup, view.config.layout) == ("basic", "classic")
    assert view.terrain.count("#") == 4 + 5  # side A has large and small obstacles printed on it
    assert sorted(human.name for human in view.humans) == sorted(PEOPLE)
    assert {human.health for human in view.humans} == {"healthy"}
    assert {human.field for human in view.humans} == row(1, "ABCDEF")
    assert len(view.zombies) == 10
    assert {zombie.kind for zombie in view.zombies} == {"walker"}
    assert {zombie.activated for zombie in view.zombies} == {False}
    assert view.pool == 10
    assert (view.aside, view.escaped, view.turned, view.arriving) == ([], [], [], [])
    assert (view.terror, view.bullets, view.briefcase) == (None, 4, True)
    assert (view.search, view.keys, view.riders) == ([], None, {})
    assert (view.round, view.phase, table.ask.seat) == (1, "human turn", HUMANS_SEAT)
    assert view.terrain.count("o") == 1
    assert view.terrain.count("=") == 3


@pytest.mark.rule("ZT-EXT-04", "ZT-CMP-17", "ZT-SET-05")
@pytest.mark.parametrize("setup", ["basic", "advanced", "free"])
def test_spare_components_stay_in_the_box(setup: str):
    table = game(setup=setup)
    while table.ask.kind == "building":
        table.do(min(table.options()))
    rise_anywhere(stand(table))
    view = table.table.view(None)
    assert {human.name for human in view.humans} == set(PEOPLE)
    assert {zombie.kind for zombie in view.zombies} == {"walker"}
    assert view.arriving == []
    assert view.terrain.count("=") == 3
    assert view.terrain.count("o") == 1
    assert view.bullets == 4


@pytest.mark.rule("ZT-SET-01")
def test_the_basic_game_needs_no_building():
    table = game(setup="basic")
    assert table.ask.kind == "human-start"
    assert table.told("token-laid") == []
    assert table.s.terrain.count("S") == 12


@pytest.mark.rule("ZT-SET-24", "ZT-SET-25", "ZT-SET-26", "ZT-SET-27")
def test_help_sheets_lie_ready_for_both():
    """The humans' sheet stores who escaped; the zombies' has the terror track, still empty."""
    table = rise_anywhere(stand(game()))
    for viewer in (HUMANS_SEAT, ZOMBIES_SEAT, None):
        view = table.table.view(viewer)
        assert view.escaped == []
        assert view.score == 0
        assert view.terror is None
        assert view.bullets == 4
        assert view.briefcase is True


# -- step 3: cards -----------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-89")
@pytest.mark.parametrize("seed", ["tuesday", "wednesday", "thursday"])
def test_the_deal(seed: str):
    table = game(seed=seed)
    s = table.s
    for side, own in (("humans", HUMAN_CARDS), ("zombies", ZOMBIE_CARDS)):
        assert len(s.hands[side]) == len(set(s.hands[side])) == 4
        assert len(s.boxed[side]) == 2
        assert {*s.hands[side], *s.boxed[side]} == own
    assert game(seed=seed).s.hands == s.hands
    for viewer, side, other in ((0, "humans", "zombies"), (1, "zombies", "humans")):
        view = table.table.view(viewer)
        assert sorted(view.hand) == sorted(s.hands[side])
        assert view.hand_sizes == {"humans": 4, "zombies": 4}
        told = words(view) | words(table.table.heard(viewer))
        assert set(s.hands[side]) <= told
        assert not told & {*s.hands[other], *s.boxed[other], *s.boxed[side]}
    rise_anywhere(stand(table))
    assert {side: len(hand) for side, hand in s.hands.items()} == {"humans": 4, "zombies": 4}


@pytest.mark.rule("ZT-SET-07", "ZT-SET-08", "ZT-SET-10")
def test_four_cards_of_the_shuffled_six():
    humans = ["decoy", "canal", "first-aid", "adrenaline", "courage", "sawn-off"]
    zombies = ["manhole", "ambush", "cunning", "lurch", "frenzy", "horde"]
    s = Scene(Table.new(GAME, script=[humans, zombies])).s
    assert set(s.hands["humans"]) == {"decoy", "canal", "first-aid", "adrenaline"}
    assert set(s.boxed["humans"]) == {"courage", "sawn-off"}
    assert set(s.hands["zombies"]) == {"manhole", "ambush", "cunning", "lurch"}
    assert set(s.boxed["zombies"]) == {"frenzy", "horde"}
    deals = [game(seed=str(n)).s.hands for n in range(40)]
    for side, own in (("humans", HUMAN_CARDS), ("zombies", ZOMBIE_CARDS)):
        for card in own:  # every card is drawn sometimes and left in the box sometimes
            assert 0 < sum(card in hands[side] for hands in deals) < len(deals)
