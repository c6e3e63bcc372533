"""The coloured screen: a picture that fits, and what it tells."""

from __future__ import annotations

import doctest
import random
import re
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.terminal import fields, seats
from overrun.terminal.seats import Seating
from overrun.text import say
from tests.terminal.sitting import (
    GAME,
    START,
    Crash,
    at_table,
    shown_with,
)


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
@pytest.mark.parametrize(
    "settings", [{}, {"setup": "free"}, {"scenario": "lost-keys", "layout": "compact"}],
    ids=["basic", "free", "keys"],
)  # fmt: skip
def test_the_picture_fits_the_terminal(
    tmp_path: Path, width: int, height: int, settings: dict[str, str]
) -> None:
    table = Table.new(GAME, seed="fits", settings={**settings, "round_limit": "12"})
    session, screen = at_table(table, Seating((0, 1), {}), tmp_path, width, height)
    draw = random.Random(width)
    session.screen.curtain = lambda name: None  # type: ignore[method-assign]
    screen.type = lambda prompt: wire(draw.choice(table.asks[0].options))  # type: ignore[method-assign]
    screen._keyboard = screen.type
    session.run()
    assert table.ended
    too_high = 0
    rows = len(table.state.terrain) // table.state.columns
    for picture in screen.shown[:-1]:
        lines = picture.splitlines()
        assert max(map(len, lines)) <= width
        too_high += len(lines) + 1 > height
        numbers = {int(row[1]) for line in lines if (row := re.match(r"[│ ]*(\d+)[ _]", line))}
        assert numbers >= set(range(1, rows + 1))
    # on a low terminal a long list of choices may push the top row out, but hardly ever
    assert too_high <= (0 if height == 40 else len(screen.shown) // 20)


def test_the_picture_shows_pawns_terrain_and_targets(tmp_path: Path) -> None:
    table = Table.from_position(
        GAME,
        dedent("""\
               A B C D
            4  = . # .
            3  + v! o .
            2  . N ^ .
            1  b P* . +
            turn: humans
            half-line: 2
            """),
    )
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 100, 40)
    with pytest.raises(Crash):
        session.run()
    (shown,) = screen.shown
    rows = {line[2:4].strip(): line[5:17] for line in shown.splitlines() if line.startswith("│")}
    assert rows["4"] == "=== · ### · "
    assert rows["3"] == " + [▾](o) · "  # the zombie has acted: a small arrow
    assert rows["2"] == "[·] N [▲] · "  # the Nurse may push either zombie
    assert rows["1"] == " b  P† ·  + "
    assert screen.lit == [frozenset({"A2", "B3", "C2"})]


def test_who_stands_on_the_canal_is_seen(tmp_path: Path) -> None:
    table = Table.from_position(
        GAME,
        dedent("""\
               A B C D
            2  . . . .
            1  No . <!o .
            turn: humans
            """),
    )
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path)
    with pytest.raises(Crash):
        session.run()
    assert re.search(r"^ 1 \(N\)\[·\]\(◂\) · ", screen.shown[0], re.M)


def test_a_canal_that_zombies_come_out_of_looks_so(tmp_path: Path) -> None:
    _, told = shown_with(
        """\
           A B C D
        2  o . o+ .
        1  N . . .
        turn: humans
        """,
        saves=tmp_path,
    )
    assert re.search(r"^ 2 \[o\] · \(\+\) · ", told, re.M)


def test_a_low_terminal_marks_the_half_line_and_keeps_people_apart(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="low")
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 80, 24)
    screen.typed = [*START]
    with pytest.raises(Crash):
        session.run()
    marked = [line[:3] for line in screen.shown[-1].splitlines() if line[2:3] == "_"]
    assert marked == [" 9_"]  # the car half begins with this row
    assert table.state.half_line == 8
    assert re.search(r"^Banker  move to 1\) A1  2\) B2  \| Child  move to", screen.shown[-1], re.M)


def test_the_bus_explains_itself_in_few_lines(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="bus", settings={"setup": "free"})
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 100, 40)
    with pytest.raises(Crash):
        session.run()
    shown = screen.shown[-1]
    assert "It is 3 fields long and 2 wide" in shown
    assert re.search(
        r"^Lay the bus, with its exit to the north, beginning on \d+ fields \[ \]", shown, re.M
    )
    assert len(shown.splitlines()) < 32


def test_the_way_of_a_zombie_is_lit_where_it_ends(tmp_path: Path) -> None:
    table = Table.from_position(
        GAME,
        dedent("""\
               A B C
            4  . . .
            3  . . .
            2  . . .
            1  . ^ .
            turn: movement
            """),
    )
    session, screen = at_table(table, Seating((1,), {0: "random"}), tmp_path)
    with pytest.raises(Crash):
        session.run()
    ask = table.asks[0]
    assert ask.kind == "activation"
    assert screen.lit == [frozenset({"A1", "B2", "B3", "C1"})]


def test_a_low_terminal_drops_the_frame_but_no_fact(tmp_path: Path) -> None:
    for height in (24, 40):
        table = Table.new(GAME, seed="low")
        session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 80, height)
        screen.typed = [*START]
        with pytest.raises(Crash):
            session.run()
        shown = screen.shown[-1]
        assert ("╭" in shown) == (height == 40)
        for fact in (
            "Bullets ●●●● 4",
            "Score ☆☆☆☆☆ 0 stars (5 needed)",
            "Pool 10",
            "Who of the humans acts?",
        ):
            assert fact in shown
        assert re.search(r"B {2}L {2}C {2}M[ \[]+N", shown)


def test_the_log_says_what_happened_since_the_last_decision(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="since")
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 100, 60)
    screen.typed = [*START, "end"]
    with pytest.raises(Crash):
        session.run()
    before, after = screen.shown[-2:]
    assert "Round 1 begins." in before
    assert "The turn of the humans ends; nobody was activated." in after
    assert "Round 1 begins." not in after
    assert "Round 2 begins." in after


def test_commands_and_banner_work_in_colours(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="colours")
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path)
    screen.typed = ["legend", "help", "board", "why", "concede", "yes"]
    session.run()
    output = screen.console.file.getvalue()  # type: ignore[attr-defined]
    for words in ("zombie that has acted", "take your last answer back", "You lose."):
        assert words in output


@pytest.mark.parametrize("pause", [0.0, 0.001])
def test_bots_can_be_watched(tmp_path: Path, pause: float) -> None:
    table = Table.new(GAME, seed="watch")
    holders = Seating((), {0: "random", 1: "random"})
    session, screen = at_table(table, holders, tmp_path, 80, 24)
    screen._pause = pause
    session.run()
    output = screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert "Round 1 begins." in output
    pictures = output.count("\x1b[2J")
    assert pictures > 50 if pause else pictures == 0  # without a pause only the lines are told
    assert len(screen.shown) == 1  # and the end


def test_the_curtain_hides_the_screen(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="curtain")
    session, screen = at_table(table, Seating((0, 1), {}), tmp_path)
    screen.typed = list(START)
    with pytest.raises(Crash):
        session.run()
    output = screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert output.rindex("\x1b[2J") < output.rindex("The keyboard goes to: Zombies")
    assert len(screen.shown) == len(START)  # nothing was shown to the zombies yet


# --- The examples in the documentation --------------------------------------


@pytest.mark.parametrize("module", [say, fields, seats])
def test_examples(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed
