"""What the catalogue says of the cards that are ours is what is in the box (WC-OP-30 to -36)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overrun.games.long_night import cards
from overrun.tools import catalog

BOX = Path(cards.__file__).parent / "content" / "bullet"
NO_CROSSHAIR, CROSSHAIR = "no", "yes"


def box(*files: str) -> dict[str, dict[str, Any]]:
    """The cards of these files as they are written, by name."""
    return {
        name: card
        for file in files
        for name, card in tomllib.loads((BOX / f"{file}.toml").read_text("utf-8")).items()
    }


def rows(clause: str) -> dict[str, list[str]]:
    """The table below a clause of the catalogue: for each card its other columns."""
    text = (catalog.rulebook() / "warring-colonies.md").read_text("utf-8")
    table = text.split(f"- **{clause}**", 1)[1].split("- *Why:*", 1)[0]
    lines = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| `")]
    return {card.strip("`"): columns for card, *columns in lines}


def written(text: list[str]) -> list[int]:
    """The numbers of a row; rule ids are none."""
    return [int(each) for each in re.findall(r"(?<![-\w])\d+", " ".join(text))]


def numbers(card: Any) -> Iterator[int]:
    """The numbers of a card in the order in which they stand in the box."""
    if isinstance(card, dict):
        card = list(card.values())
    if isinstance(card, list):
        for each in card:
            yield from numbers(each)
    elif isinstance(card, int) and not isinstance(card, bool):
        yield abs(card)


@pytest.mark.rule("WC-OP-30.c")
def test_the_main_objectives() -> None:
    cards = box("objectives-war")
    assert {name: [row[0], *written(row)] for name, row in rows("WC-OP-30.c").items()} == {
        name: [card["length"], *numbers(card)] for name, card in cards.items()
    }


@pytest.mark.rule("WC-OP-31.c")
def test_the_crises() -> None:
    found = {
        name: (crosshair, symbols.split(", "), written(rest))
        for name, (crosshair, symbols, *rest) in rows("WC-OP-31.c").items()
    }
    assert found == {
        name: (CROSSHAIR if "module" in card else NO_CROSSHAIR, card["accepts"], [*numbers(card)])
        for name, card in box("crises", "crises-war").items()
    }


@pytest.mark.rule("WC-OP-35.b")
def test_the_objectives_of_a_lone_wolf() -> None:
    cards = box("secrets-wolf")
    assert {name: written(row) for name, row in rows("WC-OP-35.b").items()} == {
        name: [*numbers(card)] for name, card in cards.items()
    }
    set_up = [card["setup"] for card in cards.values() if "setup" in card]
    assert all(set_up.count(each) > 1 for each in set_up)  # none gives a card away


@pytest.mark.rule("WC-OP-36.f")
def test_the_missions_of_a_lone_wolf() -> None:
    assert {name: (row[0], written(row)) for name, row in rows("WC-OP-36.f").items()} == {
        name: ("claim" if card["moment"] == "claim" else "event", [*numbers(card)])
        for name, card in box("missions-wolf").items()
    }
