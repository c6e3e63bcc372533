"""Who knows what, taking back and giving up (catalogue section 31, ZT-OP-61)."""

from __future__ import annotations

import random

import msgspec
import pytest

from overrun.core.errors import GameEnded, UndoRefused
from overrun.core.table import Table
from overrun.games.zombie_terror.state import PEOPLE
from tests.games.zombie_terror.opening import (
    HUMANS_SEAT,
    ZOMBIES_SEAT,
    rise_anywhere,
    stand,
    wander,
    words,
)
from tests.games.zombie_terror.scene import GAME, Scene, game, scene

HUMAN_CARDS = {"canal", "sawn-off", "courage", "adrenaline", "first-aid", "decoy"}
ZOMBIE_CARDS = {"horde", "frenzy", "lurch", "cunning", "ambush", "manhole"}

MIDGAME = """
       A B C D E
    4  . = = = +
    3  v! . # o .
    2  . n . . <
    1  . B . L* .
"""
LINES = {
    "turn": "movement",
    "activated": 1,
    "moved": 1,
    "pool": 7,
    "bullets": 2,
    "briefcase": "no",
    "terror": 3,
    "escaped": "c",
    "round": 6,
    "hand_humans": "canal, decoy",
    "boxed_humans": "courage, sawn-off",
    "played": "adrenaline, first-aid, horde",
    "hand_zombies": "frenzy, lurch, ambush",
    "boxed_zombies": "cunning, manhole",
}


def seen_by(table: Scene, viewer: int | None) -> set[str]:
    """All words that this viewer has been shown or told."""
    return words(table.table.view(viewer)) | words(table.table.heard(viewer))


# -- views -------------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-117")
def test_what_a_player_is_sent():
    table = rise_anywhere(stand(game()))
    for viewer, side, other in ((0, "humans", "zombies"), (1, "zombies", "humans")):
        view = table.table.view(viewer)
        assert sorted(view.hand) == sorted(table.s.hands[side])
        assert len(view.hand) == 4
        assert view.hand_sizes[other] == 4
        assert not seen_by(table, viewer) & set(table.s.hands[other])


@pytest.mark.vector("zombie-terror", "TV-117")
@pytest.mark.parametrize("viewer", [HUMANS_SEAT, ZOMBIES_SEAT, None])
def test_everything_public_is_shown_to_everybody(viewer: int | None):
    view = scene(MIDGAME, **LINES).table.view(viewer)
    rows = [view.terrain[n : n + 5] for n in range(0, 20, 5)]
    assert rows == [".....", ".....", "..#o.", ".===."]
    assert view.allowed == ["E4"]
    assert (view.columns, view.half_line) == (5, 4)
    assert {(human.name, human.field, human.health) for human in view.humans} == {
        ("banker", "B1", "healthy"),
        ("nurse", "B2", "wounded"),
        ("lumberjack", "D1", "dead"),
    }
    assert {(zombie.field, zombie.facing, zombie.activated) for zombie in view.zombies} == {
        ("A3", "S", True),
        ("E2", "W", False),
    }
    assert (view.pool, view.bullets, view.briefcase, view.terror) == (7, 2, False, 3)
    assert [(human.name, human.stars) for human in view.escaped] == [("child", 2)]
    assert (view.score, view.target, view.round, view.phase) == (2, 5, 6, "movement")
    assert view.hand_sizes == {"humans": 2, "zombies": 3}
    assert view.played == ["adrenaline", "first-aid", "horde"]
    assert (len(view.activated), view.moved, view.quota) == (1, 1, 2)


@pytest.mark.rule("ZT-INF-02", "ZT-SET-09")
def test_a_hand_is_shown_to_its_owner_only():
    table = scene(MIDGAME, **LINES)
    assert set(table.table.view(HUMANS_SEAT).hand) == {"canal", "decoy"}
    assert set(table.table.view(ZOMBIES_SEAT).hand) == {"frenzy", "lurch", "ambush"}
    assert table.table.view(None).hand == []
    hidden = {"courage", "sawn-off", "cunning", "manhole"}
    assert not seen_by(table, HUMANS_SEAT) & {"frenzy", "lurch", "ambush", *hidden}
    assert not seen_by(table, ZOMBIES_SEAT) & {"canal", "decoy", *hidden}
    assert not seen_by(table, None) & {"canal", "decoy", "frenzy", "lurch", "ambush", *hidden}


@pytest.mark.rule("ZT-INF-02", "ZT-INF-03", "ZT-SET-09", "ZT-SET-10", "ZT-CRD-06", "ZT-CRD-07")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_hidden_is_told_in_a_whole_game(seed: int):
    table = Scene(Table.new(GAME, seed=str(seed)))
    dealt = {side: set(hand) for side, hand in table.s.hands.items()}
    heard: dict[int | None, int] = {0: 0, 1: 0, None: 0}
    for _ in wander(table.table, random.Random(seed)):
        s = table.s
        played = set(s.played)
        for side, hand in s.hands.items():
            assert len(s.played) == len(played)
            assert set(hand) == dealt[side] - played, "a card was drawn or lost"
            assert len(s.boxed[side]) == 2
        if s.outcome is None:
            for viewer, own in ((0, "humans"), (1, "zombies"), (None, "")):
                known = played | set(s.hands.get(own, ()))
                news = table.table.heard(viewer, after=heard[viewer])
                heard[viewer] += len(news)
                told = words(table.table.view(viewer)) | words(news)
                assert not told & ((HUMAN_CARDS | ZOMBIE_CARDS) - known)
                assert table.table.view(viewer).revealed == {}
    for viewer in (0, 1, None):
        shown = table.table.view(viewer).revealed
        assert shown == {"hands": table.s.hands, "boxed": table.s.boxed}


@pytest.mark.rule("ZT-INF-03")
def test_the_box_is_opened_when_the_game_is_over():
    table = scene(MIDGAME, **LINES)
    assert table.table.view(None).revealed == {}
    table.table.concede(HUMANS_SEAT)
    assert table.table.view(None).revealed["boxed"] == {
        "humans": ["courage", "sawn-off"],
        "zombies": ["cunning", "manhole"],
    }


@pytest.mark.rule("ZT-INF-02", "ZT-INF-03")
def test_nobody_can_tell_one_deal_from_another():
    """Whatever a viewer does not know could be otherwise, and the view would be the same."""
    table = game(seed="deal").table
    for viewer, own, other in ((0, "humans", "zombies"), (1, "zombies", "humans")):
        seen = msgspec.msgpack.encode(table.view(viewer))
        worlds = [table.world(viewer, str(n)) for n in range(30)]
        assert all(msgspec.msgpack.encode(world.view(viewer)) == seen for world in worlds)
        assert {tuple(sorted(world.state.hands[own])) for world in worlds} == {
            tuple(sorted(table.state.hands[own]))
        }
        assert len({tuple(sorted(world.state.hands[other])) for world in worlds}) > 5


@pytest.mark.rule("ZT-DS1-02", "ZT-INF-01")
def test_search_tokens_lie_face_down():
    table = game(scenario="lost-keys").table
    seen = msgspec.msgpack.encode(table.view(0))
    worlds = [table.world(0, str(n)) for n in range(10)]
    assert all(msgspec.msgpack.encode(world.view(0)) == seen for world in worlds)
    assert len({tuple(world.state.search.items()) for world in worlds}) > 1


@pytest.mark.rule("ZT-OP-08")
def test_the_help_sheets_are_in_the_view_and_in_the_options():
    """A sheet lists what one may do: every action of every human can be asked about."""
    table = scene("2 . . . . . . .\n1 B L C M N P v", hand_humans="canal")
    tried = {option[:2] for option, _ in table.table.refused(table.ask)}
    tried |= {option[:2] for option in table.ask.options}
    everyone = {("move", human) for human in PEOPLE}
    pushing = {("push", human) for human in PEOPLE if human != "child"}
    personal = {
        ("axe", "lumberjack"),
        ("shove", "mechanic"),
        ("heal", "nurse"),
        ("shoot", "policeman"),
    }
    assert everyone | pushing | personal <= tried
    assert not {each for each in tried if each[0] in ("axe", "shove", "heal", "shoot")} - personal
    for viewer in (HUMANS_SEAT, ZOMBIES_SEAT, None):
        view = scene(MIDGAME, **LINES).table.view(viewer)
        assert view.terror == 3
        assert [human.name for human in view.escaped] == ["child"]


# -- taking back and giving up -----------------------------------------------------------------

YARD = """
       A B C D
    3  . . . +
    2  . v . .
    1  N . . .
"""
HANDS = {"hand_humans": "decoy", "hand_zombies": "frenzy"}


@pytest.mark.rule("ZT-OP-61")
def test_a_move_can_be_taken_back():
    table = scene(YARD, **HANDS)
    before = GAME.freeze(table.s)
    table.do("move:nurse:B1")
    assert not table.table.may_undo(ZOMBIES_SEAT)
    with pytest.raises(UndoRefused):
        table.table.undo(ZOMBIES_SEAT)
    assert table.table.may_undo(HUMANS_SEAT)
    table.table.undo(HUMANS_SEAT)
    assert GAME.freeze(table.s) == before
    assert table.where("nurse") == "A1"
    assert not table.table.may_undo(HUMANS_SEAT)  # there is nothing left to take back


@pytest.mark.rule("ZT-OP-61")
def test_no_taking_back_when_the_others_turn_has_come():
    table = scene(YARD, **HANDS).do("move:nurse:B1", "end")
    assert not table.table.may_undo(HUMANS_SEAT)
    with pytest.raises(UndoRefused):
        table.table.undo(HUMANS_SEAT)
    assert table.ask.seat == ZOMBIES_SEAT
    assert table.table.may_undo(HUMANS_SEAT, consent=[ZOMBIES_SEAT])
    table.do("activate:B2")  # one way only: it bites
    assert table.at("B1") == "n"
    assert table.table.may_undo(ZOMBIES_SEAT)
    table.table.undo(ZOMBIES_SEAT)
    assert (table.at("B1"), table.at("B2")) == ("N", "v")
    table.do("activate:B2", "add:S:D3", "face:N")
    assert table.ask.kind == "adding"
    assert table.table.may_undo(ZOMBIES_SEAT)
    table.do("done")
    assert (table.ask.seat, table.s.round) == (HUMANS_SEAT, 2)
    assert not table.table.may_undo(ZOMBIES_SEAT)


@pytest.mark.rule("ZT-OP-61")
def test_no_taking_back_beyond_a_revealed_card():
    table = scene(YARD, **HANDS).do("play:decoy")
    assert not table.table.may_undo(HUMANS_SEAT)
    table.do("face:N")
    assert table.table.may_undo(HUMANS_SEAT)  # the facing, but not the card before it
    table.table.undo(HUMANS_SEAT)
    assert table.ask.kind == "facing"
    assert not table.table.may_undo(HUMANS_SEAT)
    table.table.undo(HUMANS_SEAT, consent=[ZOMBIES_SEAT])
    assert table.may("play:decoy")


@pytest.mark.rule("ZT-OP-61")
def test_no_taking_back_beyond_a_search():
    table = scene("1 N . .", search="A1 blank", scenario="lost-keys", hand_humans="canal")
    table.do("search:nurse:A1")
    assert not table.table.may_undo(HUMANS_SEAT)
    table.do("move:nurse:B1")
    assert table.table.may_undo(HUMANS_SEAT)


@pytest.mark.rule("ZT-OP-61")
@pytest.mark.parametrize(("seat", "winner"), [(0, "zombies"), (1, "humans")])
def test_who_concedes_loses_at_once(seat: int, winner: str):
    for table in (game(), scene(YARD, **HANDS), scene(MIDGAME, **LINES)):
        number, option = table.ask.number, min(table.options())
        table.table.concede(seat)
        assert (table.winner, table.ending) == (winner, "conceded")
        assert table.table.outcome.winners == [1 - seat]
        with pytest.raises(GameEnded):
            table.table.answer(0, number, option)
        with pytest.raises(GameEnded):
            table.table.concede(1 - seat)
