"""A war is told in its own words, and in those of The Long Night where it has none."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import overrun.games.warring_colonies as package
from overrun.games import find
from overrun.text import Text, keys
from overrun.text.say import Speaker
from overrun.tools.catalog import load
from tests.text.sources import Source
from tests.text.telling import Reader, Telling, spelled

GAME = find("warring-colonies")
SAY = Speaker(Text("en"), GAME)
READER = Reader(none=r"\b[Nn]one\b(?! of)(?![.;])")

TABLES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (5, {"turns": "alternating", "trade": "friendly"}),
    (6, {"turns": "sequential", "crossroads": "box"}),
    (7, {"teams": "random", "quick": "on"}),
    (11, {"travel-cards": "on", "survivors": "all"}),
]


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    rules = {**load("long-night").rules, **load("warring-colonies").rules}
    READER.reasons(SAY, Source(package).reasons, rules)


def test_every_ending_and_setting_is_explained() -> None:
    for ending in GAME.endings:
        assert SAY.has(f"ending-{ending}")
    READER.settings(SAY)


class Wars(Telling):
    stories = ("crossroads", "crossroads-chosen", "crisis-resolved", "story")


@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=spelled)
def test_whole_games_can_be_told(seats: int, settings: dict[str, str]) -> None:
    """Random games: every event, ask, option and refusal of them is put into words."""
    Wars(SAY, READER).games(seats, settings, ("one", "two"))


def test_no_message_is_left_over() -> None:
    """Every message of the war is named somewhere in its rules, its view or its client."""
    source = "".join(
        path.read_text(encoding="utf-8")
        for module in ("overrun.games.warring_colonies", "overrun.games.long_night")
        for folder in import_module(module).__path__
        for path in sorted(Path(folder).rglob("*.py"))
    )
    for key in keys("en"):
        kind, _, name = key.removeprefix("wc-").partition("-")
        if key.startswith("wc-") and "." not in key and kind in ("event", "ask", "option", "why"):
            assert f'"{name}"' in source, key


@pytest.mark.parametrize(
    ("name", "facts", "sentence"),
    [
        ("battle", {"place": "school"}, "Battle at the school!"),
        (
            "ousted",
            {
                "survivor": "gia",
                "target": "emma",
                "seat": 0,
                "other": 1,
                "place": "gas",
                "bullets": 2,
            },
            "Gia drives Emma off at the gas station for 2 bullets.",
        ),
        (
            "tactics",
            {"place": "gas", "yellow": "all-in", "blue": "fall-back"},
            "Yellow: “All In”. Blue: “Fall Back”.",
        ),
        (
            "battle-dice",
            {"place": "gas", "yellow": "strength-3", "blue": "wounds-1"},
            "The battle dice: yellow strength 3, blue 1 wound.",
        ),
        (
            "leader-vote",
            {"colony": "blue", "voters": ["1", "3"], "votes": ["3", "1"]},
            "Blue Colony chooses a leader: Player 2 for Player 4 and Player 4 for Player 2.",
        ),
    ],
)
def test_events_read_well(name: str, facts: dict[str, Any], sentence: str) -> None:
    assert SAY.event(name, facts) == sentence
