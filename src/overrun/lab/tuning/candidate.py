"""Games with other numbers, in a process of their own: content is read once for all."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from overrun.core import content
from overrun.core.errors import BadSetting, OverrunError

Changes = dict[str, dict[str, int]]
"""By the name of a file, from the game's folder on: numbers by their path."""


class Task(msgspec.Struct):
    """What such a process is told."""

    changes: Changes
    plan: msgspec.Raw
    numbers: list[int]


class Said(msgspec.Struct):
    """What it says."""

    games: msgspec.Raw = msgspec.Raw(b"{}")
    wrong: str = ""


def played(changes: Changes, plan: bytes, numbers: list[int]) -> bytes:
    """The games of these numbers of a plan, as JSON, with the changes laid over the content."""
    task = Task(changes, msgspec.Raw(plan), list(numbers))
    process = subprocess.run(
        [sys.executable, "-m", __name__], input=msgspec.json.encode(task), capture_output=True
    )
    if process.returncode:
        raise BadSetting(f"a candidate failed: {process.stderr.decode().strip()[-2000:]}")
    said = msgspec.json.decode(process.stdout, type=Said)
    if said.wrong:
        raise BadSetting(said.wrong)
    return bytes(said.games)


def _play(task: Task) -> Said:
    content.lay(task.changes)
    from overrun.lab.balance import plan_of
    from overrun.lab.simulate import Plan, play_part

    plan = msgspec.json.decode(task.plan, type=Plan)
    part = play_part(None, plan, (), plan_of(plan.game).observer, task.numbers)
    if part.failed is not None:
        return Said(wrong=f"game {part.failed[0]} failed: {part.failed[1]}")
    games = {str(number): game for number, (game, _) in part.games.items()}
    return Said(msgspec.Raw(msgspec.json.encode(games)))


if __name__ == "__main__":
    try:
        answer = _play(msgspec.json.decode(sys.stdin.buffer.read(), type=Task))
    except OverrunError as error:
        answer = Said(wrong=str(error))
    sys.stdout.buffer.write(msgspec.json.encode(answer))
