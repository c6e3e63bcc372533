"""The rule catalogue of Army of the Dead, as it is read."""

from __future__ import annotations

import re

from overrun.tools.catalog import load, rulebook


def test_counts() -> None:
    catalogue = load("army-of-the-dead")
    assert (len(catalogue.rules), len(catalogue.vectors)) == (895, 242)


def test_it_counts_itself() -> None:
    """Its preface gives the numbers; an independent check of the reader."""
    catalogue = load("army-of-the-dead")
    preface = (rulebook() / "army-of-the-dead.md").read_text(encoding="utf-8")
    line = next(line for line in preface.splitlines() if line.startswith("Contents: "))
    rules, points, facts, examples, vectors, named = map(int, re.findall(r"\d+", line))
    areas = [id.split("-")[1] for id in catalogue.rules]
    assert areas.count("OP") == points
    assert areas.count("FACT") == facts
    assert len(areas) - points - facts == rules
    kinds = [id.split("-")[1] for id in catalogue.vectors]
    assert kinds.count("EX") == examples
    assert kinds.count("TV") == vectors
    checked = {id for vector in catalogue.vectors.values() for id in vector.checks}
    assert sum(id.split("-")[1] not in ("OP", "FACT") for id in checked) == named
