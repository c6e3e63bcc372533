"""What the pages of balance say of a game's choices, for ``measured.toml`` in the game's folder.

``python -m tests.measured`` writes the files anew from the pages; a test compares them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from overrun.games import GAMES, folder
from overrun.games.measured import Measure, Measured, Source, measured
from overrun.server import framing

ROOT = Path(__file__).parents[1]


def rows(page: str, heading: str) -> list[dict[str, str]]:
    """The rows of the first table below a heading, by the names of its columns."""
    part = page.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")]
    head = [cell.strip() for cell in lines[0]]
    return [dict(zip(head, cells, strict=True)) for cells in lines[2:]]


def number(cell: str) -> float:
    found = re.match(r"[\d.]+", cell.strip())
    assert found, cell
    return float(found[0])


def found_in(game: str, source: Source) -> dict[str, Measure]:
    """What a table of the game's page says, by the values of its setting."""
    page = (ROOT / f"docs/balance/{game}.md").read_text(encoding="utf-8")
    speaker = framing.speaker_for(game, "en")
    setting = next(each for each in GAMES[game].settings if each.name == source.setting)
    values = {speaker.setting(setting.name, value): value for value in setting.values}
    return {
        values[row[next(iter(row))].strip()]: Measure(
            won=int(number(row[source.won])) if source.won else None,
            rounds=number(row["rounds"]),
        )
        for row in rows(page, source.heading)
        if row[next(iter(row))].strip() in values
    }


def renewed(game: str) -> Measured:
    """What is known of a game, with what its page says now."""
    known = measured(game)
    values = {setting: dict(found) for setting, found in known.values.items()}
    for source in known.tables:
        values.setdefault(source.setting, {}).update(found_in(game, source))
    return Measured(tables=known.tables, values=values)


def written(known: Measured) -> str:
    """As the file has it: where it is from, and a line for each value."""
    lines = ["# What overrun balance found; python -m tests.measured writes it anew."]
    for source in known.tables:
        facts = msgspec.to_builtins(source)
        lines += ["", "[[tables]]", *(f'{name} = "{text}"' for name, text in facts.items() if text)]
    for setting, values in known.values.items():
        lines += ["", f"[values.{setting}]"]
        for value, found in values.items():
            numbers = {"won": found.won, "rounds": found.rounds}
            told = ", ".join(f"{name} = {n}" for name, n in numbers.items() if n is not None)
            lines.append(f"{value} = {{ {told} }}")
    return "\n".join(lines) + "\n"


def main() -> int:
    for game in GAMES:
        file = ROOT / f"src/overrun/games/{folder(game)}/measured.toml"
        if file.is_file():
            file.write_text(written(renewed(game)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
