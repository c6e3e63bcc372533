"""Options of a table (catalogue section 32.7)."""

from __future__ import annotations

import msgspec
import pytest

from overrun.core.errors import BadLog, BadSetting, IllegalAnswer
from overrun.core.log import Header, Log
from overrun.core.table import Table
from tests.games.zombie_terror.opening import rise, rise_anywhere, stand
from tests.games.zombie_terror.scene import GAME, game, scene

HELD = {"hand_zombies": "manhole"}
"""A card for a later phase: with it the zombie player is asked even where one thing is forced."""

WIDE_APART = ("A4 N", "C4 N", "E4 N", "G4 N", "I4 N", "K4 N")
WIDE_APART_NORTH = ("A11 N", "C11 N", "E11 N", "G11 N", "I11 N", "K11 N")


# -- defaults, and fixed for the game ----------------------------------------------------------


@pytest.mark.rule("ZT-DO-01", "ZT-DO-02", "ZT-DO-03", "ZT-DO-04", "ZT-GEN-07")
def test_without_a_choice_the_printed_rules_hold():
    config = game().table.view(None).config
    assert (config.layout, config.setup, config.scenario) == ("classic", "basic", "none")
    assert (config.zombie_deck, config.zombies_per_half, config.target) == ("standard", 5, 5)


@pytest.mark.rule("ZT-DO-01")
def test_options_are_public():
    chosen = {"layout": "compact", "zombie_deck": "alternative", "zombies_per_half": "4"}
    table = game(**chosen, target="6")
    for viewer in (0, 1, None):
        config = table.table.view(viewer).config
        assert (config.layout, config.zombie_deck) == ("compact", "alternative")
        assert (config.zombies_per_half, config.target) == (4, 6)


@pytest.mark.vector("zombie-terror", "TV-146")
def test_the_layout_is_chosen_before_set_up():
    assert game().table.view(None).config.layout == "classic"
    compact = game(layout="compact")
    assert compact.table.view(None).config.layout == "compact"
    assert (compact.s.columns, compact.s.ground.rows) == (11, 14)
    with pytest.raises(BadSetting, match="layout"):
        game(layout="huge")


@pytest.mark.vector("zombie-terror", "TV-146")
def test_the_layout_is_fixed_once_set_up_has_begun():
    table = stand(game())
    for option in ("layout:compact", "set:layout:compact", "option:layout:compact"):
        with pytest.raises(IllegalAnswer):
            table.do(option)
    with pytest.raises(AttributeError):
        table.s.config.layout = "compact"
    with pytest.raises(AttributeError):
        table.table.header.settings = {"layout": "compact"}
    assert table.table.view(None).config.layout == "classic"


@pytest.mark.rule("ZT-DO-01", "ZT-DO-02")
def test_a_log_does_not_replay_under_another_layout():
    table = rise_anywhere(stand(game(), "G1 H1 I1 J1 K1 L1"))
    log, header = table.table.log, table.table.header
    other = Header(
        game=header.game,
        seats=header.seats,
        settings={**header.settings, "layout": "compact"},
        seed=header.seed,
    )
    with pytest.raises(BadLog):
        Table.replay(GAME, Log(header=other, answers=log.answers, hash=log.hash))


# -- balance -----------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-159")
def test_balance_as_printed():
    table = stand(game(), "A1 B1 C1 D1 E1 F1")
    rise(table, *WIDE_APART[:5])
    assert table.refuses("zombie:K4") == "ZT-SET-16"
    rise(table, *WIDE_APART_NORTH[:5])
    assert table.ask.kind == "human-action"
    assert (len(table.zombies), table.s.pool) == (10, 10)
    assert table.table.view(None).target == 5


@pytest.mark.vector("zombie-terror", "TV-159")
@pytest.mark.parametrize(("z", "pool"), [(3, 14), (4, 12), (5, 10), (6, 8)])
def test_zombies_per_half(z: int, pool: int):
    table = stand(game(zombies_per_half=str(z)))
    rise(table, *WIDE_APART[:z])
    assert table.refuses("zombie:L2") == "ZT-SET-16"
    rise(table, *WIDE_APART_NORTH[: z - 1])
    assert table.ask.kind == "zombie-start"
    rise(table, WIDE_APART_NORTH[z - 1])
    assert table.ask.kind == "human-action"
    assert (len(table.zombies), table.s.pool) == (2 * z, pool)
    assert table.table.view(None).target == 5
    north = stand(game(zombies_per_half=str(z)))
    rise(north, *WIDE_APART_NORTH[:z])
    assert north.refuses("zombie:L14") == "ZT-SET-15"


@pytest.mark.vector("zombie-terror", "TV-159")
def test_an_easier_target():
    s = scene("2 = =\n1 n .", target=4, escaped="C").do("move:nurse:A2")
    assert (s.winner, s.ending, s.s.score) == ("humans", "escaped", 4)
    as_printed = scene("2 = =\n1 n .", escaped="C", hand_humans="canal").do("move:nurse:A2")
    assert (as_printed.winner, as_printed.s.score) == (None, 4)


@pytest.mark.vector("zombie-terror", "TV-159")
def test_what_is_out_of_reach_with_an_easier_target():
    three = scene("1 > p C", target=4, turned="B, L, M, N", turn="movement", **HELD)
    assert three.winner is None
    three.do("activate:A1")
    assert (three.winner, three.ending) == ("zombies", "out-of-reach")
    four = scene("1 > p C L", target=4, turned="B, M, N", turn="movement", **HELD)
    assert four.do("activate:A1").winner is None
    printed = scene("1 > p C L", turned="B, M, N", turn="movement", **HELD)
    assert printed.do("activate:A1").winner == "zombies"


@pytest.mark.vector("zombie-terror", "TV-159")
def test_a_harder_target():
    s = scene("2 = =\n1 B L", target=6, escaped="C", hand_humans="canal").do("move:banker:A2")
    assert (s.winner, s.s.score) == (None, 5)
    s.do("move:lumberjack:B2")
    assert (s.winner, s.s.score) == ("humans", 6)


@pytest.mark.vector("zombie-terror", "TV-159")
@pytest.mark.parametrize(
    ("scenario", "target", "needed"),
    [
        ("good-boy", 4, 5),
        ("good-boy", 5, 6),
        ("good-boy", 6, 7),
        ("two-ways-out", 4, 6),
        ("two-ways-out", 6, 8),
        ("lost-keys", 4, 3),
        ("none", 6, 6),
    ],
)
def test_a_scenario_shifts_the_target(scenario: str, target: int, needed: int):
    table = game(scenario=scenario, target=str(target))
    assert table.table.view(None).target == needed


@pytest.mark.vector("zombie-terror", "TV-159")
def test_good_boy_with_an_easier_target_is_won_at_five():
    s = scene("2 = =\n1 B .", target=4, scenario="good-boy", escaped="C").do("move:banker:A2")
    assert (s.winner, s.s.score) == ("humans", 5)


@pytest.mark.vector("zombie-terror", "TV-159")
@pytest.mark.parametrize(
    ("name", "value"),
    [("zombies_per_half", "2"), ("zombies_per_half", "7"), ("target", "3"), ("target", "7")],
)
def test_handicaps_have_limits(name: str, value: str):
    with pytest.raises(BadSetting, match=f"{name} '{value}'"):
        game(**{name: value})


@pytest.mark.rule("ZT-DO-05")
def test_a_smaller_start_delays_the_terror_phase():
    """With two zombies fewer on the board the pool lasts two additions longer."""
    pools = {z: rise_anywhere(stand(game(zombies_per_half=z))).s.pool for z in "3456"}
    assert pools == {"3": 14, "4": 12, "5": 10, "6": 8}
    for z in "3456":
        table = rise_anywhere(stand(game(zombies_per_half=z)))
        assert table.s.terror is None
        assert (table.s.bullets, len(table.s.hands["zombies"])) == (4, 4)


@pytest.mark.rule("ZT-DO-04", "ZT-DO-06")
def test_every_value_can_be_chosen():
    values = {setting.name: setting.values for setting in GAME.settings}
    assert values["zombies_per_half"] == ("3", "4", "5", "6")
    assert values["target"] == ("4", "5", "6")
    for target in values["target"]:
        assert game(target=target).table.view(None).target == int(target)


@pytest.mark.rule("ZT-DO-01")
def test_an_unknown_option_is_refused_by_name():
    with pytest.raises(BadSetting, match="did you mean 'layout'"):
        game(layuot="compact")


@pytest.mark.rule("ZT-OP-35", "ZT-OP-46")
def test_tables_of_before_are_played_on_as_they_were():
    """A header without the newer options: the usual has changed since, the table has not."""
    made = game(seed="before")
    assert (made.s.config.bites, made.s.config.round_limit) == ("in-activation", 0)
    header = made.table.header
    for missing, wanted in (({"bites"}, 0), ({"bites", "round_limit"}, 40)):
        settings = {key: value for key, value in header.settings.items() if key not in missing}
        old = Table(GAME, msgspec.structs.replace(header, settings=settings))
        assert (old.state.config.bites, old.state.config.round_limit) == ("in-activation", wanted)


@pytest.mark.rule("ZT-OP-35")
def test_a_state_of_before_keeps_its_bites():
    raw = msgspec.msgpack.decode(GAME.freeze(game().s))
    del raw["config"]["bites"], raw["halted"]
    state = GAME.thaw(GAME.renew(msgspec.msgpack.encode(raw), 0))
    assert (state.config.bites, state.halted) == ("in-activation", None)


@pytest.mark.rule("ZT-DO-03")
def test_the_deck_option():
    assert game(zombie_deck="alternative").table.view(None).config.zombie_deck == "alternative"
    with pytest.raises(BadSetting, match="zombie_deck"):
        game(zombie_deck="mixed")
