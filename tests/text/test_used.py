"""No message that belongs to no game is left over from something that nobody says any more.

Those of a game are looked after by the game's own tests.
"""

from __future__ import annotations

import re
from pathlib import Path

import overrun.text

ROOT = Path(__file__).parents[2]
ENGLISH = Path(overrun.text.__file__).parent / "en"
HOLE = re.compile(r"\$?\{[^{}]*\}")
"""What is filled in: ``cli-balance-{what}`` in Python, `ui-${what}` in the client."""


def shared() -> set[str]:
    """The messages that belong to no game."""
    sources = [path.read_text(encoding="utf-8") for path in ENGLISH.glob("*.ftl")]
    return {id for source in sources for id in re.findall(r"^([a-z][\w-]*) =", source, re.M)}


def words() -> set[str]:
    """Every string in the code that may be an id, or a part of one."""
    code = [
        *(ROOT / "src/overrun").rglob("*.py"),
        *(ROOT / "client/src").rglob("*.ts"),
        *(ROOT / "client/src").rglob("*.svelte"),
    ]
    string = re.compile(r"([\"'`])((?:[\w.-]|\$?\{[^{}\n]*\})+)\1")
    return {word for path in code for _, word in string.findall(path.read_text("utf-8"))}


def is_said(id: str, words: set[str], holes: list[tuple[str, ...]]) -> bool:
    """Whether an id stands in the code, or comes of one with a hole: of ``cli-doctor-{what}`` any,
    of ``ui-{what}``, which could be all, only with a word that stands somewhere."""
    if id in words:
        return True
    for parts in holes:
        found = re.fullmatch("([a-z0-9-]+)".join(map(re.escape, parts)), id)
        if found and ("".join(parts).count("-") > 1 or words.issuperset(found.groups())):
            return True
    return False


def test_every_shared_message_is_said_somewhere() -> None:
    found = words()
    plain = {word.partition(".")[0] for word in found if not HOLE.search(word)}
    holes = [tuple(HOLE.split(word)) for word in found if HOLE.search(word)]
    holes = [(*parts[:-1], parts[-1].partition(".")[0]) for parts in holes if "-" in "".join(parts)]
    inside = "".join(path.read_text(encoding="utf-8") for path in ENGLISH.rglob("*.ftl"))
    assert {
        id for id in shared() if not is_said(id, plain, holes) and f"{{ {id} }}" not in inside
    } == set()
