"""Results of the arena: a folder in which every finished game is kept as it ends.

    results/
      arena.json            what is played, by which version
      mine/agent.json       who that is
      mine/00007.json       what came of game 7
      mine/00007.jsonl      everything that was asked, answered and refused in it
      mine/00007.log        the game, for `overrun replay` and `overrun verify`

A run that was broken off goes on where it was. Results of something else are refused, and nothing
in the folder is changed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeVar

import msgspec

from overrun import __version__
from overrun.arena.ids import VERSION
from overrun.arena.playing import Arena, Course, Entry, Played
from overrun.core.errors import BadSetting
from overrun.lab.keeping import print_of_package, print_of_players, same_as

T = TypeVar("T")

HEAD, AGENT = "arena.json", "agent.json"


def head_of(arena: Arena) -> dict[str, str]:
    """What results must agree in, to be told of together."""
    return {
        "env": str(arena.env),
        "players": str(arena.players),
        "settings": ",".join(f"{name}={value}" for name, value in sorted(arena.settings.items())),
        "against": arena.against,
        "seed": arena.seed,
        "tries": str(arena.tries),
        "prompts": str(VERSION),
        "overrun": __version__,
        "print": print_of_players(arena.env.game),
        "arena": print_of_package("overrun.arena"),
    }


class Results:
    """A folder of results, for one arena."""

    def __init__(self, place: Path, arena: Arena) -> None:
        if place.exists() and not place.is_dir():
            raise BadSetting(f"{place} is a file, not a folder for results")
        self.place = place
        self.arena = arena
        head = place / HEAD
        if head.exists():
            same_as(head_of(arena), read(head, dict[str, str]), head)
        elif place.exists() and any(place.iterdir()):
            raise BadSetting(f"{place} has no {HEAD}: it is not a folder of results")

    def games(self, entry: Entry) -> dict[int, Played]:
        """What was played by an entry before, by number."""
        folder = self._folder(entry)
        about = folder / AGENT
        if not about.exists():
            return {}
        same_as(_about(entry), read(about, dict[str, str]), about)
        files = sorted(each for each in folder.glob("*.json") if each.stem.isdecimal())
        return {int(file.stem): read(file, Played) for file in files}

    def open(self, entry: Entry) -> None:
        """Make room for the games of an entry."""
        self.place.mkdir(parents=True, exist_ok=True)
        if not (self.place / HEAD).exists():
            _write(self.place / HEAD, msgspec.json.encode(head_of(self.arena)))
        folder = self._folder(entry)
        folder.mkdir(exist_ok=True)
        _write(folder / AGENT, msgspec.json.encode(_about(entry)))

    def keep(self, entry: Entry, course: Course) -> None:
        """Keep a game: its result last, so that a game with a result has everything."""
        stem = self._folder(entry) / f"{course.played.number:05}"
        course.log.save(stem.with_suffix(".log"))
        lines = [msgspec.json.encode(line) + b"\n" for line in course.transcript]
        _write(stem.with_suffix(".jsonl"), b"".join(lines))
        _write(stem.with_suffix(".json"), msgspec.json.encode(course.played))

    def _folder(self, entry: Entry) -> Path:
        return self.place / (re.sub(r"[^\w.+-]+", "-", entry.name).strip(".") or "agent")


def _about(entry: Entry) -> dict[str, str]:
    return {
        each.name: " ".join([each.kind, each.target, *map("=".join, each.options.items())])
        for each in entry.agents
    }


def _write(file: Path, data: bytes) -> None:
    """Replace a file only by a complete one."""
    draft = file.with_name(file.name + ".part")
    draft.write_bytes(data)
    draft.replace(file)


def read(file: Path, kind: type[T]) -> T:
    """What is in a file of results."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file}: not a result: {error}") from error
    except OSError as error:
        raise BadSetting(f"{file}: cannot be read: {error.strerror}") from error
