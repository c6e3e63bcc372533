"""Positions as text: they can be read, written and read again, and mistakes name their place."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.core.dump import Dump
from overrun.core.errors import BadPosition
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games.zombie_terror.position import read, write
from overrun.games.zombie_terror.state import ZombieTerrorState
from tests.games.zombie_terror.opening import wander
from tests.games.zombie_terror.scene import GAME, Scene, game, scene

S = ZombieTerrorState

POSITION = """
   A B C D
4  = = = +
3  v! . # ^r
2  . n o .
1  Bo >b~ L* .
turn: movement
round: 6
half-line: 2
pool: 7
bullets: 2
briefcase: no
terror: 3
activated: banker, nurse
escaped: c
turned: mechanic
shots: 1
moved: 1
played: courage, horde
hand humans: canal, decoy
boxed humans: sawn-off, adrenaline
hand zombies: frenzy
scenario: brute-and-runner
"""


# -- reading -----------------------------------------------------------------------------------


def test_what_a_position_says():
    s = read(POSITION)
    assert (s.columns, s.half_line, s.terrain) == (4, 2, "o..." + "..o." + "..#." + "===.")
    assert s.allowed == [15]
    names = {"banker": ("A1", "healthy"), "nurse": ("B2", "wounded"), "lumberjack": ("C1", "dead")}
    assert {h.name: (s.ground.names[f], h.health) for f, h in s.crowd.items()} == names
    zombies = {
        s.ground.names[f]: ("NESW"[z.facing], z.activated, z.kind, z.fresh)
        for f, z in s.horde.items()
    }
    assert zombies == {
        "A3": ("S", True, "walker", False),
        "D3": ("N", False, "runner", False),
        "B1": ("E", False, "brute", True),
    }
    assert (s.phase, s.round, s.pool, s.bullets, s.briefcase) == ("movement", 6, 7, 2, False)
    assert (s.terror, s.activated, s.shots, s.moved) == (3, ["banker", "nurse"], 1, 1)
    assert [(human.name, human.health) for human in s.escaped] == [("child", "wounded")]
    assert s.turned == ["mechanic"]
    assert [human.name for human in s.aside] == ["policeman"]
    assert s.hands == {"humans": ["canal", "decoy"], "zombies": ["frenzy"]}
    assert s.played == ["courage", "horde"]


def test_what_is_left_out_is_as_at_the_start():
    s = read("1 N .")
    assert (s.phase, s.round, s.pool, s.bullets, s.briefcase) == ("human turn", 1, 10, 4, True)
    assert (s.terror, s.shots, s.activated, s.turned, s.escaped) == (None, 0, [], [], [])
    assert len(s.aside) == 5
    assert s.hands == {"humans": [], "zombies": []}


def test_a_number_of_activated_humans_is_enough():
    assert len(read("1 N .\nactivated: 3").activated) == 3


def test_remarks_headings_and_empty_lines_are_skipped():
    plain = write(read("2 . .\n1 N ."))
    assert write(read("   A B   // columns\n\n2  . .\n\n1  N .  // the Nurse\n")) == plain


def test_a_human_who_acts():
    table = scene("1 N . .", active="nurse 2")
    assert (table.s.active, table.s.ap, table.s.activated) == ("nurse", 2, ["nurse"])


# -- writing -----------------------------------------------------------------------------------


def test_a_position_is_written_as_it_was_read():
    once = write(read(POSITION))
    assert write(read(once)) == once
    for line in ("turn: movement", "terror: 3", "escaped: c", "aside: P", "shots: 1"):
        assert line in once.splitlines()
    first, second = read(POSITION), read(once)
    assert GAME.freeze(first) == GAME.freeze(second)


@pytest.mark.parametrize("turn", ["humans", "zombies", "movement", "adding", "tidying"])
def test_every_turn_is_written_as_it_was_read(turn: str):
    state = read(f"2 . +\n1 N ^\nturn: {turn}")
    assert f"turn: {turn}" in write(state).splitlines()
    assert GAME.freeze(read(write(state))) == GAME.freeze(state)


@pytest.mark.parametrize(
    "lines",
    [
        "scenario: lost-keys\nkeys: nurse",
        "scenario: lost-keys\nkeys: C1",
        "scenario: lost-keys\nkeys: used",
        "scenario: lost-keys\nkeys: hidden\nsearch: A1 noise, C2 keys",
        "scenario: two-ways-out\nsetup: free\nriders: small 2, large 1",
        "scenario: brute-and-runner\narriving: runner, brute",
        "scenario: good-boy\nescaped: D\nused: bark",
        "turn: movement\ncunning: B2\nbonus: 2\nmoved: 1",
        "turn: adding\ndue: S, any, runner\nambush: yes\nshots: 2",
        "turn: adding\ndue: ,",
        "active: nurse 2\nused: diagonal, shove",
        "terror: 1\nround: 12\nround-limit: 0\ntarget: 6\nzombies-per-half: 3",
        "layout: compact\ndeck: alternative\nhand zombies: scent\nboxed zombies: fence",
        "humans seat: 1",
    ],
)
def test_every_line_is_written_as_it_was_read(lines: str):
    state = read(f"2 v ^! +\n1 N o .\n{lines}")
    assert GAME.freeze(read(write(state))) == GAME.freeze(state)
    assert GAME.freeze(state) != GAME.freeze(read("2 v ^! +\n1 N o ."))


def test_a_table_whose_human_is_asked_is_written_as_a_human_turn():
    """What a bug report carries: the state while somebody ponders."""
    table = scene("2 . . .\n1 N . ^", hand_humans="canal", hand_zombies="frenzy")
    assert table.ask.kind == "human-action"
    again = Scene(Table.from_position(GAME, table.picture))
    assert again.ask.kind == "human-action"
    assert again.options() == table.options()


@pytest.mark.parametrize("turn", ["movement", "adding"])
def test_a_table_whose_zombie_player_is_asked_is_written_as_it_stands(turn: str):
    table = scene("2 . . +\n1 N . ^", turn=turn, hand_zombies="frenzy, horde")
    again = Scene(Table.from_position(GAME, table.picture))
    assert (again.ask.kind, again.options()) == (table.ask.kind, table.options())


def test_set_up_has_no_picture():
    with pytest.raises(BadPosition, match="set-up"):
        write(game().s)


CONFIGURATIONS = [
    {},
    {"layout": "compact", "zombie_deck": "alternative", "target": "6", "round_limit": "none"},
    {"setup": "advanced", "zombies_per_half": "3"},
    {"scenario": "lost-keys"},
    {"scenario": "good-boy", "layout": "compact"},
    {"scenario": "brute-and-runner", "sides": "drawn"},
    {"scenario": "two-ways-out", "layout": "compact"},
]
STARTS = {"human_action": "human turn", "move_zombies": "movement", "add_zombies": "adding"}


def last_task(table: Table[S]) -> S | None:
    """The state in which the running task began, if it is one that a position can describe."""
    state = GAME.thaw(msgspec.msgpack.decode(table.dump(), type=Dump).snapshot)
    if not state.agenda or state.agenda[-1][0] not in STARTS:
        return None
    return state if state.phase == STARTS[state.agenda[-1][0]] else None


@pytest.mark.parametrize("chosen", CONFIGURATIONS, ids=lambda chosen: "-".join(chosen.values()))
def test_positions_of_random_games_survive_a_round_trip(chosen: dict[str, str]):
    seen = set()
    for seed in range(2):
        table = Table.new(GAME, settings=chosen, seed=str(seed))
        for step, _ in enumerate(wander(table, random.Random(seed))):
            state = last_task(table)
            if table.ended or state is None or step % 3:
                continue
            reproduce = f"{chosen}, seed {seed}, answer {step}"
            text = write(state)
            again = read(text)
            assert write(again) == text, reproduce
            again.chance, again.asks = state.chance, state.asks
            again.events, again.reveals = state.events, state.reveals
            assert msgspec.to_builtins(again) == msgspec.to_builtins(state), reproduce
            seen.add(state.phase)
            rebuilt = Table.from_position(GAME, text)
            (asked,) = table.asks
            if asked.kind in ("human-action", "zombie-action", "adding"):
                (ask,) = rebuilt.asks
                assert ask.kind == asked.kind, reproduce
                assert set(map(wire, ask.options)) == set(map(wire, asked.options)), reproduce
    assert seen == {"human turn", "movement", "adding"}


# -- mistakes ----------------------------------------------------------------------------------

FINE = """\
   A B C
2  . v +
1  N o .
turn: humans
pool: 10
hand humans: canal
escaped: C
"""

MISTAKES = {
    # the picture
    "no picture": ("2  . v +\n1  N o .\n", "", "no picture"),
    "a short row": ("1  N o .", "1  N o", "line 3"),
    "a long row": ("1  N o .", "1  N o . .", "line 3"),
    "an empty row": ("1  N o .", "1", "line 3"),
    "a row twice": ("2  . v +", "1  . v +", "line 3"),
    "a row missing": ("2  . v +", "3  . v +", "rows"),
    "row zero": ("1  N o .", "0  N o .", "rows"),
    "an unknown sign": ("N o .", "N o ?", "C1"),
    "an unknown pawn": ("N o .", "X o .", "A1"),
    "a zombie with an unknown mark": ("v +", "vq +", "B2"),
    "a human with a zombie's mark": ("N o .", "N! o .", "A1"),
    "a human dead twice": ("N o .", "N** o .", "A1"),
    "a wounded one dead": ("N o .", "n!* o .", "A1"),
    "two pawns in one field": ("N o .", "NB o .", "A1"),
    "two zombies in one field": ("v +", "v^ +", "B2"),
    "a zombie on an obstacle": ("v +", "v# +", "B2"),
    "a human in the car": ("N o .", "N= o .", "A1"),
    "an obstacle on a canal": ("N o .", "N #o .", "B1"),
    "a canal in a car": ("N o .", "N =o .", "B1"),
    "a canal twice": ("N o .", "N oo .", "B1"),
    "a plain canal": ("N o .", "N .o .", "B1"),
    "a human on two canals": ("N o .", "Noo o .", "A1"),
    "a frame around an obstacle": ("N o .", "N #+ .", "B1"),
    "Runner and Brute in one": ("v +", "vrb +", "B2"),
    # keys
    "an unknown key": ("pool: 10", "pol: 10", "line 5"),
    "an unknown key with a close one": ("pool: 10", "pol: 10", "'pool'"),
    "no key at all": ("pool: 10", "pool 10", "line 5"),
    "a key twice": ("pool: 10", "pool: 10\npool: 11", "line 6"),
    # values
    "an unknown turn": ("turn: humans", "turn: dawn", "line 4"),
    "no turn": ("turn: humans", "turn:", "line 4"),
    "a word for a number": ("pool: 10", "pool: ten", "line 5"),
    "a negative number": ("pool: 10", "pool: -1", "line 5"),
    "a fraction": ("pool: 10", "pool: 1.5", "line 5"),
    "a digit that is no number": ("pool: 10", "pool: ²", "line 5"),
    "neither yes nor no": ("pool: 10", "briefcase: maybe", "line 5"),
    "an unknown card": ("hand humans: canal", "hand humans: sewer", "line 6"),
    "a card of the other side": ("hand humans: canal", "hand humans: horde", "line 6"),
    "a card in hand twice": ("hand humans: canal", "hand humans: canal, canal", "canal"),
    "a card in hand and played": ("pool: 10", "played: canal", "canal"),
    "an unknown card played": ("pool: 10", "played: joker", "line 5"),
    "an unknown human escaped": ("escaped: C", "escaped: X", "line 7"),
    "an unknown human turned": ("pool: 10", "turned: butcher", "line 5"),
    "an unknown human aside": ("pool: 10", "aside: nobody", "line 5"),
    "an unknown ability": ("pool: 10", "used: flying", "line 5"),
    "an unknown activated human": ("pool: 10", "activated: butcher", "line 5"),
    "more activated than there are": ("pool: 10", "activated: 9", "line 5"),
    "who acts, without AP": ("pool: 10", "active: nurse", "line 5"),
    "who acts, with words": ("pool: 10", "active: nurse many", "line 5"),
    "nobody acts": ("pool: 10", "active: butcher 2", "line 5"),
    "an unknown layout": ("pool: 10", "layout: huge", "line 5"),
    "an unknown set-up": ("pool: 10", "setup: none", "line 5"),
    "an unknown scenario": ("pool: 10", "scenario: picnic", "line 5"),
    "an unknown deck": ("pool: 10", "deck: both", "line 5"),
    "a field that is not there": ("pool: 10", "cunning: D1", "line 5"),
    "a field without a row": ("pool: 10", "cunning: A", "line 5"),
    "an unknown search token": ("pool: 10", "search: A1 gold", "line 5"),
    "a search token without a field": ("pool: 10", "search: keys", "line 5"),
    "a search token nowhere": ("pool: 10", "search: Z9 keys", "line 5"),
    "an unknown arrival": ("pool: 10", "arriving: walker", "line 5"),
    "keys nowhere": ("pool: 10", "keys: Z9\nscenario: lost-keys", "line 5"),
    "a third car": ("pool: 10", "riders: tiny 1\nscenario: two-ways-out", "line 5"),
    "riders without a number": ("pool: 10", "riders: small x\nscenario: two-ways-out", "line 5"),
    "an unknown addition": ("turn: humans", "turn: adding\ndue: North", "line 5"),
    "a third seat": ("pool: 10", "humans seat: 2", "line 5"),
    "a terror marker off the track": ("pool: 10", "terror: 6", "line 5"),
    # humans in two places
    "a human twice in the picture": ("N o .", "N o N", "nurse"),
    "a human on the board and away": ("escaped: C", "escaped: N", "nurse"),
    "a human on the board and in the box": ("escaped: C", "turned: nurse", "nurse"),
    "a human away and in the box": ("pool: 10", "turned: child", "child"),
    "a human on the board and aside": ("pool: 10", "aside: N", "nurse"),
    "a human twice away": ("escaped: C", "escaped: C, c", "child"),
}


def test_the_fine_position_is_fine():
    read(FINE)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_names_its_place(mistake: str):
    right, wrong, place = MISTAKES[mistake]
    assert FINE.count(right) == 1
    with pytest.raises(BadPosition) as error:
        read(FINE.replace(right, wrong))
    assert place in str(error.value)


def test_a_table_is_not_made_of_a_broken_position():
    with pytest.raises(BadPosition):
        Table.from_position(GAME, "1 N N")


LINES = st.sampled_from(FINE.splitlines())
SIGNS = st.text(alphabet="0123456789 .#S@=o+^>v<!rbd~*BLCMNPDblcmnpd:,/\n", max_size=12)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.one_of(LINES, SIGNS, st.text(max_size=12)), max_size=9))
def test_any_text_is_read_or_refused(lines: list[str]):
    """Whatever is typed, there is a position or a complaint, never another failure."""
    try:
        state = read("\n".join(lines))
    except BadPosition:
        return
    assert write(read(write(state))) == write(state)
    assert len(state.terrain) % state.columns == 0
