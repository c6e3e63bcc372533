"""What the arena has kept, as runs that can be asked: one for each agent, or for each table of
agents, with a row for each agent in each game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from overrun.arena.playing import Played
from overrun.arena.results import AGENT, HEAD, read
from overrun.lab.asking import KeptRun


def runs(folder: Path) -> list[KeptRun]:
    """The arena's runs in a folder of results; none, if something else was kept there."""
    head = folder / HEAD
    if not head.exists():
        return []
    what = {"command": "arena", **read(head, dict[str, str])}
    what["game"] = what["env"].rpartition("/")[2].partition(":")[0]
    return [
        _Games(f"arena-{about.parent.name}", what, len(_files(about.parent)), about.parent)
        for about in sorted(folder.glob(f"*/{AGENT}"))
    ]


def _files(folder: Path) -> list[Path]:
    """The games of an agent."""
    return sorted(each for each in folder.glob("*.json") if each.stem.isdecimal())


class _Games(KeptRun):
    """An agent's folder: a file for each game."""

    def rows(self) -> Iterator[dict[str, Any]]:
        head = self.what
        common = {
            "run": self.name,
            "command": head["command"],
            "game": head["game"],
            "bots": head["against"],
            "seats": int(head["players"]),
            "options": _settings(head["settings"]),
        }
        for file in _files(self.source):
            played = read(file, Played)
            for seat in played.seats:
                errors = msgspec.structs.asdict(seat.errors)
                asked = errors.pop("asked")
                yield {
                    **common,
                    "number": played.number,
                    "seed": played.seed,
                    "reason": played.ending,
                    "decisions": played.answers,
                    "seconds": seat.seconds,
                    "won": seat.won,
                    "counts": {name: [count, asked] for name, count in errors.items()},
                    "agent": seat.agent,
                    "seat": seat.seat,
                    "roles": [*seat.roles],
                }


def _settings(written: str) -> dict[str, str]:
    """Settings as the head of results has them; in values, too, there may be commas.

    >>> _settings("mode=cooperative,packs=one,two")
    {'mode': 'cooperative', 'packs': 'one,two'}
    """
    found: dict[str, str] = {}
    name = ""
    for word in filter(None, written.split(",")):
        before, equals, value = word.partition("=")
        if equals:
            name, found[before] = before, value
        else:
            found[name] += f",{word}"
    return found
