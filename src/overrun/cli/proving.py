"""Proving saved games: whether a file replays to what it says, and if not, what is other now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from overrun.cli.files import faults_of_the_file, read_log
from overrun.core.errors import BadLog, OverrunError
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.state import Outcome
from overrun.core.table import Table
from overrun.games import find
from overrun.text import Text
from overrun.text.say import Speaker

CHANGED, RULES, CONTENT, UNKNOWN = "changed-file", "other-rules", "other-content", "unknown"
"""What can be other than it was when a game was saved. Versions of long ago did not write down
what they played with, so of their files it is not known."""


class Verdict(msgspec.Struct):
    """Whether a file replays to what it says; what could not be read of it is ``None``."""

    file: str
    game: str | None = None
    ok: bool = False
    hash: str | None = None
    """The one that the file names."""
    answers: int | None = None
    outcome: dict[str, Any] | None = None
    """``None`` too if the game is not over, or cannot be replayed to its end."""
    problem: str | None = None
    because: list[str] = []
    """What is other than it was: ``changed-file``, ``other-rules``, ``other-content``, or
    ``unknown``; empty if all is well, or if the file cannot be read at all."""
    content: list[str] = []
    """The parts of the content that are other now."""


def verify(file: Path) -> Verdict:
    """Whether the file replays to exactly what it says; the problem names the file if not."""
    verdict = Verdict(str(file))
    try:
        _verify(file, verdict)
    except OverrunError as error:
        place = "" if str(error).startswith(str(file)) else f"{file}: "
        verdict.problem = place + str(error)
    return verdict


def _verify(file: Path, verdict: Verdict) -> None:
    """Fills the verdict in, as far as the file can be followed; what is wrong raises."""
    log = read_log(file)
    verdict.game, verdict.hash, verdict.answers = log.header.game, log.hash, len(log.answers)
    game: Game[Any] = find(log.header.game)
    try:
        table = proved(game, log)
    except BadLog as error:
        verdict.because, verdict.content = what_is_other(game, log)
        raise BadLog(f"{error}. {in_words(verdict.because, verdict.content, log)}") from error
    verdict.outcome = told(table.outcome, Speaker(Text(strict=False), game))
    verdict.ok = True


def proved(game: Game[Any], log: Log) -> Table[Any]:
    """The table that a log leads to; raises :class:`BadLog` if that is not the game it is of."""
    with faults_of_the_file():
        table = Table.replay(game, log)
        reached = table.log.hash
    if reached != log.hash:
        raise BadLog(
            f"all {len(log.answers)} answers replay, but the hash differs: the file says "
            f"{log.hash}, the replay gives {reached}"
        )
    if log.intact is False:
        raise BadLog("the seal of the file does not fit what is in it")
    return table


def what_is_other(game: Game[Any], log: Log) -> tuple[list[str], list[str]]:
    """Why a log does not lead to what it says: what is other now, and which content."""
    header = log.header
    if log.intact is False:
        return [CHANGED], []
    if not header.rules:
        return [UNKNOWN], []
    content: list[str] = []
    if header.content:
        with faults_of_the_file():
            now = game.content(game.complete(header.settings, header.seats), header.seats)
        content = sorted(part for part in header.content if now.get(part) != header.content[part])
    found = [RULES] if log.changes or header.rules != game.rules else []
    found += [CONTENT] if content else []
    return found or [CHANGED], content


def in_words(because: list[str], content: list[str], log: Log) -> str:
    """What is other now, as sentences."""
    text = Text(strict=False)
    facts = {"version": log.header.version, "parts": content}
    return " ".join(text(f"cli-verify-{each}", **facts) for each in because)


def told(outcome: Outcome | None, speaker: Speaker) -> dict[str, Any] | None:
    """An outcome as plain data, with its sentence."""
    if outcome is None:
        return None
    return {**msgspec.to_builtins(outcome), "text": speaker.outcome(outcome)}
