"""The frame of the game, and what is in the box (catalogue sections 1 and 2)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from overrun.core.errors import BadSetting, ChanceError, WrongSeat
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games.zombie_terror.state import PEOPLE, ZombieTerrorState
from tests.games.zombie_terror.opening import (
    lay_anything,
    rise_anywhere,
    stand,
    terrain_rows,
    wander,
)
from tests.games.zombie_terror.scene import GAME, Scene, board, game, scene

HUMAN_CARDS = ["canal", "sawn-off", "courage", "adrenaline", "first-aid", "decoy"]
ZOMBIE_CARDS = ["horde", "frenzy", "lurch", "cunning", "ambush", "manhole"]
SPARE_DECK = ["horde", "frenzy", "lurch", "scent", "fence", "manhole"]

VARIANTS = [
    ("basic", "none"), ("advanced", "none"), ("free", "none"), ("basic", "lost-keys"),
    ("basic", "good-boy"), ("advanced", "brute-and-runner"), ("free", "two-ways-out"),
]  # fmt: skip
"""Every way to build the board, and every scenario."""

LAYOUTS = ["classic", "compact"]
BUS_FIELDS = {"classic": 6, "compact": 3}


def ready(setup: str = "basic", scenario: str = "none", layout: str = "classic") -> Scene:
    """A table whose set-up is done, at the first ask of the first round."""
    table = lay_anything(game(setup=setup, scenario=scenario, layout=layout))
    humans = "A1 B1 C1 D1 E1 F1" + (" G1" if scenario == "good-boy" else "")
    return rise_anywhere(stand(table, humans))


# -- two players, two sides --------------------------------------------------------------------


@pytest.mark.rule("ZT-GEN-01")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_game_is_for_exactly_two(seats: int):
    with pytest.raises(BadSetting):
        Table.new(GAME, seats=seats)


@pytest.mark.rule("ZT-GEN-01")
def test_one_leads_the_humans_the_other_the_zombies():
    asked: dict[str, set[int]] = {}
    for table in wander(Table.new(GAME, seats=2, seed="both"), random.Random("both")):
        for ask in table.asks:
            asked.setdefault(ask.kind, set()).add(ask.seat)
    human, zombie = asked["human-action"], asked["zombie-action"]
    assert (asked["human-start"], human) == ({0}, {0})
    assert (asked["zombie-start"], zombie, asked["adding"]) == ({1}, {1}, {1})


@pytest.mark.rule("ZT-GEN-02")
def test_the_sides_differ_in_pawns_actions_and_cards():
    s = ready()
    hands = {seat: set(s.table.view(seat).hand) for seat in (0, 1)}
    assert hands[0] <= set(HUMAN_CARDS)
    assert hands[1] <= set(ZOMBIE_CARDS)
    assert {option.split(":")[0] for option in s.options()} - {"play"} == {"move", "end"}
    with pytest.raises(WrongSeat):
        s.table.answer(1, s.ask.number, "end")
    s.do("end")
    assert s.ask.seat == 1
    assert {option.split(":")[0] for option in s.options()} - {"play"} == {"activate"}


@pytest.mark.rule("ZT-GEN-03", "ZT-GEN-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_humans_win_by_leaving_in_the_car(seat: int):
    s = scene("1 . C = = =", escaped="N", humans_seat=seat)
    assert s.ask.seat == seat
    s.do("move:child:C1")
    assert (s.winner, s.table.outcome.winners) == ("humans", [seat])


@pytest.mark.rule("ZT-GEN-04", "ZT-GEN-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_zombies_win_by_infecting_the_humans(seat: int):
    s = scene(
        "1 > n . .",
        turn="movement",
        turned="banker, lumberjack, child, policeman, mechanic",
        aside=",",
        humans_seat=seat,
    )
    assert s.told("bitten")[0]["effect"] == "dead"
    assert (s.winner, s.ending, s.table.outcome.winners) == ("zombies", "all-turned", [1 - seat])


@pytest.mark.rule("ZT-GEN-04")
def test_who_is_bitten_to_death_becomes_a_zombie():
    s = scene("1 > n . .", turn="movement", pool=7)
    assert (s.ask.kind, s.ask.facts["field"]) == ("facing", "B1")
    s.do("face:E")
    assert (s.at("B1"), s.s.turned, s.s.pool) == (">", ["nurse"], 6)


@pytest.mark.rule("ZT-GEN-06")
@pytest.mark.parametrize("setup", ["basic", "advanced", "free"])
def test_nothing_is_random_but_the_deal(setup: str):
    """With a script that ends after the deal, a further draw would be an error."""
    script = [HUMAN_CARDS, ZOMBIE_CARDS]
    for number in range(3):
        table = Table.new(GAME, settings={"setup": setup}, script=script)
        for _ in wander(table, random.Random(number)):
            pass
        assert table.ended
        assert (table.state.chance.script, table.state.chance.drawn) == ([], 2)


@pytest.mark.rule("ZT-GEN-06", "ZT-OP-62")
@pytest.mark.parametrize("drawn", [0, 1])
def test_sides_may_be_drawn(drawn: int):
    script = [drawn, HUMAN_CARDS, ZOMBIE_CARDS]
    table = Table.new(GAME, settings={"sides": "drawn"}, script=script)
    assert table.view(None).humans_seat == drawn
    (ask,) = table.asks
    assert (ask.kind, ask.seat) == ("human-start", drawn)
    assert set(table.view(drawn).hand) <= set(HUMAN_CARDS)
    assert set(table.view(1 - drawn).hand) <= set(ZOMBIE_CARDS)


@pytest.mark.rule("ZT-OP-62")
def test_the_draw_for_sides_is_open():
    seats = Counter(
        Table.new(GAME, settings={"sides": "drawn"}, seed=str(seed)).state.humans_seat
        for seed in range(60)
    )
    assert set(seats) == {0, 1}
    assert min(seats.values()) >= 15


@pytest.mark.rule("ZT-GEN-06", "ZT-OP-62")
def test_sides_are_not_drawn_unless_somebody_wants_it():
    table = Table.new(GAME, script=[HUMAN_CARDS, ZOMBIE_CARDS])
    assert (table.view(None).humans_seat, table.state.chance.script) == (0, [])
    with pytest.raises(ChanceError):
        Table.new(GAME, settings={"sides": "drawn"}, script=[HUMAN_CARDS, ZOMBIE_CARDS])


@pytest.mark.rule("ZT-GEN-07")
@pytest.mark.parametrize("setup", ["advanced", "free"])
@pytest.mark.parametrize("seed", range(3))
def test_once_the_board_lies_the_variants_play_like_the_basic_game(setup: str, seed: int):
    pawns = "F12 N, H12 p, E13 C, C3 B, G4 L, I4 M, A5 >, L8 <, F15 v, H6 ^, B9 >, K2 v"
    cards = {"hand_humans": "decoy, canal", "hand_zombies": "horde, lurch"}
    basic = board("classic", pawns, pool=14, setup="basic", **cards)
    other = board("classic", pawns, pool=14, setup=setup, **cards)
    steps = zip(
        wander(basic.table, random.Random(seed)),
        wander(other.table, random.Random(seed)),
        strict=True,
    )
    for here, there in steps:
        assert [ask.options for ask in here.asks] == [ask.options for ask in there.asks]
    assert basic.table.outcome == other.table.outcome
    assert basic.table.heard(None) == other.table.heard(None)


# -- what is in the box ------------------------------------------------------------------------


def pieces(s: Scene, layout: str) -> Counter[str]:
    """How many pieces of each kind this table uses."""
    view = s.table.view(None)
    ground = Counter(terrain_rows(s))
    laid = Counter(event["token"] for event in s.told("token-laid"))
    printed = view.config.setup == "basic"
    return Counter(
        {
            "zombies": view.pool + len(view.zombies),
            "humans": sum(human.name != "dog" for human in view.humans),
            "dog": sum(human.name == "dog" for human in view.humans),
            "special zombies": len(view.arriving),
            "cards of the humans": len(s.s.hands["humans"]) + len(s.s.boxed["humans"]),
            "cards of the zombies": len(s.s.hands["zombies"]) + len(s.s.boxed["zombies"]),
            "buses": ground["S"] // BUS_FIELDS[layout],
            "booths": ground["@"],
            "cars": 1 + (ground["="] == 7),
            "canals": ground["o"],
            "large": laid["large"],
            "small": laid["small"] + (0 if printed else ground["@"]),  # ZT-OP-16
            "scenario tokens": len(view.search) + view.briefcase + (view.keys is not None),
            "briefcase or keys": view.briefcase + (view.keys is not None),
            "bullets": view.bullets,
        }
    )


@pytest.mark.vector("zombie-terror", "TV-114")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_variant_needs_more_than_the_box_holds(layout: str):
    used = [pieces(ready(setup, scenario, layout), layout) for setup, scenario in VARIANTS]
    for table in used:
        assert (table["zombies"], table["humans"]) == (20, 6)
        assert (table["cards of the humans"], table["cards of the zombies"]) == (6, 6)
        assert (table["buses"], table["booths"], table["briefcase or keys"]) == (2, 1, 1)
    most = {kind: max(table[kind] for table in used) for kind in used[0]}
    assert {kind: most[kind] for kind in ("cars", "canals", "dog", "special zombies")} == {
        "cars": 2, "canals": 2, "dog": 1, "special zombies": 2,
    }  # fmt: skip
    assert most["bullets"] == 6
    # of the rest something always stays in the box (ZT-EXT-01)
    assert 0 < most["large"] < 4
    assert 0 < most["small"] < 11
    assert 0 < most["scenario tokens"] < 18


@pytest.mark.vector("zombie-terror", "TV-114")
def test_a_board_has_two_sides():
    side_a, side_b = game(setup="basic"), game(setup="free")
    assert Counter(terrain_rows(side_a))["#"] > 0
    assert set(terrain_rows(side_b)) == {".", "\n"}
    for layout in LAYOUTS:
        a, b = game(setup="basic", layout=layout), game(setup="free", layout=layout)
        assert len(terrain_rows(a)) == len(terrain_rows(b))  # the same grid


@pytest.mark.vector("zombie-terror", "TV-114")
def test_the_help_sheets():
    # of the humans: a place for escaped pawns; of the zombies: the terror track
    s = scene(
        """
           A B C D
        2  + . . +
        1  = N . .
        """,
        pool=1,
        hand_humans="decoy",
    )
    view = s.table.view(None)
    assert (view.escaped, view.terror) == ([], None)
    s.do("move:nurse:A1")
    assert [human.name for human in s.table.view(None).escaped] == ["nurse"]
    s = scene(
        """
           A B C D
        2  + . . +
        1  . N . .
        """,
        pool=1,
        turn="adding",
    )
    s.do("add:S:A2")
    assert s.table.view(None).terror == 5


@pytest.mark.vector("zombie-terror", "TV-114")
def test_every_human_has_two_faces_and_every_zombie_two_colours():
    for name in PEOPLE:
        letter = name[0].upper()
        s = scene(f"1 > {letter} .", turn="movement", briefcase="no", hand_humans="canal")
        (human,) = s.table.view(None).humans
        assert (human.name, human.health) == (name, "wounded")
    s = scene(
        """
           A B C
        2  + . +
        1  > N ^
        """,
        turn="movement",
    )
    colours = {zombie.field: zombie.activated for zombie in s.table.view(None).zombies}
    assert colours == {"A1": True, "C1": False}


@pytest.mark.rule("ZT-CMP-03")
def test_there_is_no_twenty_first_zombie():
    s = scene(
        """
           A B C D E F G H I J
        3  > > > > > > > > > >
        2  > > > > > > > > > .
        1  . . . . + + . . . N
        """,
        turn="adding",
        pool=1,
        shots=1,
    )
    assert s.ask.facts == {"due": ["S", "any"], "pool": 1}
    s.do("add:S:E1", "face:N")
    assert (len(s.zombies), s.s.pool) == (20, 0)
    # one more is due: it is taken from the board
    assert s.ask.kind == "relocation"
    s.do("take:A3", "face:N")
    assert (len(s.zombies), s.s.pool) == (20, 0)
    assert {"E1", "F1"} <= s.zombies


@pytest.mark.rule("ZT-CMP-04", "ZT-PWN-04")
def test_six_different_humans():
    table = game()
    aside = [human.name for human in table.table.view(None).aside]
    assert sorted(aside) == sorted(
        ["banker", "lumberjack", "child", "mechanic", "nurse", "policeman"]
    )


@pytest.mark.rule("ZT-CMP-06")
@pytest.mark.parametrize(
    ("deck", "cards"), [("standard", ZOMBIE_CARDS), ("alternative", SPARE_DECK)]
)
def test_six_cards_for_each_side(deck: str, cards: list[str]):
    s = game(zombie_deck=deck)
    assert sorted(s.s.hands["humans"] + s.s.boxed["humans"]) == sorted(HUMAN_CARDS)
    assert sorted(s.s.hands["zombies"] + s.s.boxed["zombies"]) == sorted(cards)


@pytest.mark.rule("ZT-CMP-07")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("setup", "scenario"), VARIANTS)
def test_the_small_car_covers_three_fields(setup: str, scenario: str, layout: str):
    rows = terrain_rows(ready(setup, scenario, layout)).split()
    assert "===" in rows[0]
    assert rows[0].count("=") == 3
    rest = sum(row.count("=") for row in rows[1:])
    assert rest == (4 if scenario == "two-ways-out" else 0)  # the large one


@pytest.mark.rule("ZT-CMP-08", "ZT-CMP-11")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_obstacle_tokens_by_size(layout: str):
    tables = {setup: ready(setup, layout=layout) for setup in ("advanced", "free")}
    for table in tables.values():
        used = pieces(table, layout)
        assert (used["buses"], used["large"], used["small"]) == (2, 2, 6)
        assert used["canals"] == 1
    assert pieces(ready("free", "two-ways-out", layout), layout)["canals"] == 2


@pytest.mark.rule("ZT-CMP-10", "ZT-CMP-16")
def test_scenario_tokens():
    lost_keys = ready(scenario="lost-keys").table.view(None)
    assert (len(lost_keys.search), lost_keys.briefcase) == (6, False)
    assert lost_keys.keys is not None  # the other face of the briefcase
    for setup, scenario in VARIANTS:
        if scenario != "lost-keys":
            view = ready(setup, scenario).table.view(None)
            assert (view.search, view.briefcase, view.keys) == ([], True, None)


@pytest.mark.rule("ZT-CMP-12", "ZT-CMP-13")
@pytest.mark.parametrize(("setup", "scenario"), VARIANTS)
def test_dog_and_special_zombies_stay_in_the_box_but_for_their_scenarios(setup: str, scenario: str):
    view = ready(setup, scenario).table.view(None)
    dogs = [human.name for human in view.humans].count("dog")
    assert dogs == (scenario == "good-boy")
    expected = ["runner", "brute"] if scenario == "brute-and-runner" else []
    assert view.arriving == expected
    assert {zombie.kind for zombie in view.zombies} == {"walker"}


@pytest.mark.rule("ZT-CMP-09", "ZT-CMP-14")
def test_one_terror_marker():
    """Beside the track, then on one field of it, one step lower in every round."""
    table: Table[ZombieTerrorState] = Table.new(GAME, seed="terror")
    track: list[int | None] = []
    dice = random.Random(1)
    while not table.ended:
        (ask,) = table.asks
        option = ("end",) if ("end",) in ask.options else dice.choice(ask.options)
        table.answer(ask.seat, ask.number, wire(option))
        if track[-1:] != [table.state.terror]:
            track.append(table.state.terror)
    assert track[:1] == [None]
    assert track[1:] == [5, 4, 3, 2, 1, 0][: len(track) - 1]
    assert len(track) > 2


@pytest.mark.rule("ZT-CMP-15")
def test_four_bullets_and_two_spare_ones():
    for setup, scenario in VARIANTS:
        bullets = ready(setup, scenario).table.view(None).bullets
        assert bullets == (6 if scenario == "brute-and-runner" else 4)
    s = scene(
        "1 P . . .",
        scenario="lost-keys",
        search="A1 ammunition",
        keys="hidden",
        hand_humans="canal",
    )
    s.do("search:policeman:A1")
    assert s.s.bullets == 6


@pytest.mark.rule("ZT-CMP-16")
def test_the_token_shows_briefcase_or_keys_never_both():
    s = scene("1 > B . .", turn="movement", scenario="lost-keys", keys="hidden")
    assert s.told("bitten")[0]["effect"] == "wounded"  # there is no briefcase


@pytest.mark.rule("ZT-CMP-17")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_the_basic_game_does_not_name_stays_in_the_box(layout: str):
    view = ready(layout=layout).table.view(None)
    assert (view.search, view.keys, view.arriving, view.riders) == ([], None, [], {})
    assert sorted(human.name for human in view.humans) == sorted(PEOPLE)
    assert {zombie.kind for zombie in view.zombies} == {"walker"}
    assert (view.bullets, view.terrain.count("o"), view.terrain.count("=")) == (4, 1, 3)
