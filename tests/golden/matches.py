"""Golden matches: bots at all seats, who must play the same game everywhere.

A golden game replays answers that were given; a match asks the bots for them again. So whatever
differs between two Python versions, platforms or runs and reaches a bot's decision is noticed.
``python -m tests.golden.matches`` plays them all, replays all golden games and tells as JSON what
came of it: needing nothing but the kernel, the games and the bots, it runs on any interpreter.
"""

from __future__ import annotations

import hashlib
import json
import platform
import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from overrun.bots import let_answer, make_bot
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import GAMES, part
from tests.golden import FOLDER

BEST, ANY = "steady", "random"
MASTER = "master:3"
LEVELS = (MASTER, "sharp", "newcomer")
"""Those that look ahead, or have learned; a master counts its playouts, not its time."""
MARKS = FOLDER / "matches.json"


class Match(NamedTuple):
    """A game with a bot at every seat."""

    name: str
    game: str
    bots: tuple[str, ...]
    settings: Mapping[str, str] = MappingProxyType({})

    def play(self) -> Table[Any]:
        seed = f"match/{self.name}"
        game, seats = GAMES[self.game], len(self.bots)
        table = Table.new(game, seats=seats, settings=dict(self.settings), seed=seed)
        bots = [make_bot(bot, game.name, f"{seed}/{seat}") for seat, bot in enumerate(self.bots)]
        while not table.ended:
            ask = table.asks[0]
            let_answer(table, ask, bots[ask.seat])
        return table


def matches() -> tuple[Match, ...]:
    """Those of every game whose bots are watched."""
    parts = [part("tests.games", game, "golden") for game in GAMES]
    return tuple(match for own in parts for match in getattr(own, "MATCHES", ()))


class Played(NamedTuple):
    """What came of a match: the hash of its whole log, and the answers."""

    hash: str
    answers: list[str]

    @property
    def mark(self) -> str:
        """What is kept of it: unlike the log's hash it does not depend on the header."""
        return hashlib.sha256("\n".join(self.answers).encode()).hexdigest()


def play_all() -> dict[str, Played]:
    played = {}
    for match in matches():
        log = match.play().log
        answers = [f"{answer.seat} {answer.option}" for answer in log.answers]
        played[match.name] = Played(log.hash, answers)
    return played


def replay_all() -> dict[str, bool]:
    """Which golden games still have the hash that their file says."""
    found = {}
    for path in sorted(FOLDER.glob("*/*.json")):
        log = Log.read(path)
        replayed = Table.replay(GAMES[log.header.game], log).log.hash
        found[f"{path.parent.name}/{path.name}"] = replayed == log.hash
    return found


def marks() -> dict[str, str]:
    """The mark of each match, as it was kept."""
    kept: dict[str, str] = json.loads(MARKS.read_text(encoding="utf-8")) if MARKS.exists() else {}
    return kept


def keep(played: Mapping[str, Played]) -> list[str]:
    """Keep their marks; returns the matches that are played in another way than before."""
    before = marks()
    now = {name: each.mark for name, each in played.items()}
    if now != before:
        MARKS.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    return [name for name, mark in now.items() if mark != before.get(name)]


def main() -> None:
    told = {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": f"{sys.platform} {platform.machine()}",
        "matches": play_all(),
        "replays": replay_all(),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
