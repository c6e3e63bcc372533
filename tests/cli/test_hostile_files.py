"""Saved games that somebody has tampered with: whatever is in a file, a sentence says what is
wrong, and nothing of it reaches the terminal that is not text."""

from __future__ import annotations

import io
import json
import os
import sys
import unicodedata
import zlib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from overrun.bots import RandomBot, play_on
from overrun.cli.common import harmless, print_json
from overrun.core.log import LARGEST, Log
from overrun.core.table import Table
from overrun.games import GAMES, find
from tests.cli.shell import Said, overrun

MUTANTS = 40
"""Of each saved game."""
COMMANDS = ("verify", "verify --json", "replay", "replay --json", "replay --to 2 --seat 0")
RESUME, POSITION = "play --plain --resume", "play zombie-terror --plain --position"

ESCAPES = (
    "\x1b]0;pwned\x07\x1b[2J",
    "\x9b31m",
    "a\rb",
    "\u202eevil",
    "[bold red]x[/]",
    "[/]",
    "\x00",
)
NASTY: list[Any] = [
    None, True, -1, 0, 3, 2**31, 2**63, 10**30, 1e308, "", "x" * 70_000, "%s {x} {0}", "../../x",
    "\ud800", *ESCAPES, [], {}, [[]], {"a": {}}, [1, 2, 3], ["x"] * 2000,
]  # fmt: skip


def saved(game: str, position: bool = False) -> bytes:
    """A short game of random bots, as a file holds it."""
    table: Table[Any] = Table.new(find(game), seed="hostile")
    bots = {seat: RandomBot(f"seat-{seat}") for seat in range(table.header.seats)}
    play_on(table, bots, 60 if position else 12)
    if position:
        text = table.game.write_position(table.state)
        table = Table.from_position(table.game, text, seats=table.header.seats, seed="hostile")
        play_on(table, bots, 8)
    return json.dumps(json.loads(table.log.text), ensure_ascii=False).encode()


SAVED = {game: saved(game) for game in GAMES} | {"position": saved("zombie-terror", True)}


# -- damage ----------------------------------------------------------------------------------------


def places(value: Any, depth: int = 0) -> Iterator[tuple[Any, Any]]:
    """Every place inside: the list or dict, and the index or key; what was put in before may be
    deeper than anybody looks."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in list(inside):
        yield value, key
        if isinstance(each, list | dict) and depth < 50:
            yield from places(each, depth + 1)


def damaged(raw: bytes, draw: Random) -> bytes:
    """The file with something wrong in it."""
    if draw.random() < 0.3:
        return torn(raw, draw)
    data = json.loads(raw)
    for _ in range(draw.choice((1, 1, 1, 2, 5))):
        where, key = draw.choice(list(places(data)))
        how = draw.random()
        if how < 0.1:
            del where[key]
        elif how < 0.2 and isinstance(where, dict):
            where[draw.choice(("extra", *ESCAPES))] = deepcopy(where[key])
        elif how < 0.5 and isinstance(where[key], str):
            middle = draw.randrange(len(where[key]) + 1)
            where[key] = where[key][:middle] + draw.choice(ESCAPES) + where[key][middle:]
        elif how < 0.6 and isinstance(where[key], str):
            where[key] = "".join(draw.sample(where[key], len(where[key])))
        else:
            where[key] = deepcopy(draw.choice(NASTY))
        if not data:
            break
    text = json.dumps(data, ensure_ascii=draw.random() < 0.5)
    return text.encode("utf-8", "surrogatepass")


def torn(raw: bytes, draw: Random) -> bytes:
    """The file with something wrong in its bytes."""
    place = draw.randrange(len(raw))
    match draw.randrange(4):
        case 0:
            return raw[:place]
        case 1:
            return raw[:place] + bytes(draw.randrange(256) for _ in range(4)) + raw[place + 4 :]
        case 2:
            return raw[:place] + raw[place // 2 :]
        case _:
            return bytes(draw.randrange(256) for _ in range(200))


def deep(raw: bytes, key: str) -> bytes:
    """With a value that lies very deep."""
    data = json.loads(raw)
    data["header"][key] = "HERE"
    nested = "[" * 100_000 + "]" * 100_000
    return json.dumps(data).replace('"HERE"', nested).encode()


# -- what must hold --------------------------------------------------------------------------------


def is_text(said: Said) -> bool:
    """Whether all that was said can be shown without harm."""
    told = said.out + said.err
    told.encode()  # half a character cannot be
    return all(
        char == "\n" or (unicodedata.category(char) not in ("Cc", "Cs") and char not in DIRECTIONS)
        for char in told
    )


DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def check(line: str, file: Path) -> Said:
    """Do something with a file while nobody types anything; what must hold of whatever is said."""
    environment = patch.dict(os.environ, {"OVERRUN_SAVES": str(file.parent / "saves")})
    with environment, patch.object(sys, "stdin", io.StringIO("")):
        said = overrun(line, file)  # a traceback would not be caught here
    assert said.code in (0, 1, 2), said
    assert is_text(said), ascii(said)
    if said.code == 2 or (said.code == 1 and "--json" not in line):
        assert len(said.err.splitlines()) == 1, said.err
    return said


@pytest.mark.parametrize("name", list(SAVED))
def test_whatever_is_in_a_file_is_told_in_a_sentence(name: str, tmp_path: Path) -> None:
    draw = Random(f"hostile {name}")
    file = tmp_path / "game.json"
    for number in range(MUTANTS):
        file.write_bytes(damaged(SAVED[name], draw))
        line = draw.choice((*COMMANDS, RESUME))
        try:
            check(line, file)
        except BaseException:
            print(f"{line}, mutant {number} of {name}: {file.read_bytes()[:4000]!r}")
            raise


@pytest.mark.parametrize("line", [*COMMANDS, RESUME])
@pytest.mark.parametrize("key", ["script", "settings", "position"])
def test_what_lies_very_deep_is_not_dug_for(line: str, key: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(deep(SAVED["zombie-terror"], key))
    assert check(line, file).code


@pytest.mark.parametrize("line", [*COMMANDS, RESUME])
def test_a_table_has_not_any_number_of_seats(line: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for seats in (-1, 0, 10**9, 2**62):
        data = json.loads(SAVED["long-night"])
        data["header"]["seats"] = seats
        file.write_text(json.dumps(data))
        assert check(line, file).code


@pytest.mark.parametrize("line", ["verify", "replay", RESUME, POSITION])
def test_a_monstrous_file_is_not_read(line: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with file.open("wb") as large:
        large.truncate(LARGEST + 1)  # it takes no room on the disk
    assert "larger than 64 MB" in check(line, file).err


@pytest.mark.parametrize("line", ["verify", "replay", RESUME])
def test_nor_is_one_unpacked_that_would_be_monstrous(line: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    log = msgspec.json.decode(SAVED["zombie-terror"], type=Log)
    said = []
    for stand in (zlib.compress(bytes(LARGEST + 1), 9), b""):
        file.write_bytes(msgspec.structs.replace(log, stand=stand).text)
        assert Log.read(file).standing == b""
        said.append(check(line, file))
    bomb, without = said
    assert (bomb.code, bomb.out, bomb.err) == (without.code, without.out, without.err)


@pytest.mark.parametrize("line", [RESUME, POSITION])
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
def test_a_pipe_is_no_file(line: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "cannot be read: not a file" in check(line, pipe).err
    assert check(line, tmp_path / "nothing").code == 2


def test_a_position_may_be_nonsense(tmp_path: Path) -> None:
    draw = Random("positions")
    text = json.loads(SAVED["position"])["header"]["position"]
    file = tmp_path / "position.txt"
    for _ in range(MUTANTS):
        lines = text.splitlines()
        for _ in range(draw.randrange(1, 4)):
            where = draw.randrange(len(lines))
            words = lines[where].split(" ")
            word = draw.randrange(len(words))
            wrong = (*ESCAPES, "", "999999999", "-1", "Z99", words[word] * 9)
            words[word] = draw.choice(wrong)
            lines[where] = " ".join(words)
        file.write_text("\n".join(lines), encoding="utf-8")
        check(POSITION, file)
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in check(POSITION, file).err


def test_nothing_of_a_file_is_obeyed_by_the_terminal() -> None:
    for each in ESCAPES[:4]:
        assert is_text(Said(0, harmless(each), ""))
    assert harmless("two\nlines") == "two\nlines"
    assert harmless("Zoë, ‚quoted‘, 日本") == "Zoë, ‚quoted‘, 日本"


def test_json_holds_what_was_in_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    given = {"a\x9b": "\x1b[2J \u202e \x7f ü"}
    print_json(given)
    told = capsys.readouterr().out
    assert is_text(Said(0, told, ""))
    assert json.loads(told) == given
