"""A war is told in its own words, and in those of The Long Night where it has none."""

from __future__ import annotations

import random
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import overrun.games.warring_colonies as package
from overrun.core.catalog import load
from overrun.core.flow import Ask
from overrun.core.reason import Reason
from overrun.core.table import Table
from overrun.games import find
from overrun.text import Text, keys
from overrun.text.say import Speaker

GAME = find("warring-colonies")
SAY = Speaker(Text("en"), GAME)

TABLES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (5, {"turns": "alternating", "trade": "friendly"}),
    (6, {"turns": "sequential", "crossroads": "box"}),
    (7, {"teams": "random", "quick": "on"}),
    (11, {"travel-cards": "on", "survivors": "all"}),
]


def reasons() -> list[Reason]:
    """Every reason of the war's own rules."""
    found = []
    for module in walk_packages(package.__path__, package.__name__ + "."):
        members = vars(import_module(module.name)).values()
        found += [each for each in members if isinstance(each, Reason)]
    return found


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    rules = {**load("long-night").rules, **load("warring-colonies").rules}
    for reason in reasons():
        assert reason.rule in rules, reason
        assert is_sentence(SAY.why(reason)), reason


def test_every_ending_and_setting_is_explained() -> None:
    for ending in GAME.endings:
        assert SAY.has(f"ending-{ending}")
    for setting in GAME.settings:
        assert is_sentence(SAY.setting_help(setting.name))
        names = [SAY.setting(setting.name, value) for value in setting.values]
        assert len(set(names)) == len(setting.values)


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_whole_games_can_be_told(seats: int, settings: dict[str, str]) -> None:
    """Random games: every event, ask, option and refusal of them is put into words."""
    told: set[str] = set()
    for seed in ("one", "two"):
        table = Table.new(GAME, seats=seats, settings=settings, seed=seed)
        draw = random.Random(seed)
        while not table.ended:
            ask = draw.choice(table.asks)
            tell(table, ask, told)
            options = [each for each in ask.options if each != ("end",) or draw.random() < 0.2]
            table.answer(ask.seat, ask.number, draw.choice(options or ask.options))
        for viewer in (None, *range(seats)):
            for event in table.heard(viewer):
                if is_new(told, event.name, event.facts):
                    assert is_written(SAY.event(event.name, event.facts)), event
        assert table.outcome is not None
        assert is_sentence(SAY.outcome(table.outcome))
    assert len(told) > 100


def tell(table: Table[Any], ask: Ask, told: set[str]) -> None:
    if is_new(told, "ask", ask.kind, ask.facts):
        assert is_sentence(SAY.ask(ask)), ask.kind
    for option in ask.options:
        if is_new(told, "option", ask.kind, option):
            assert is_written(SAY.option(ask, option)), option
    if is_new(told, "refused", ask.kind, len(told) // 50):
        for option, reason in table.refused(ask):
            assert is_written(SAY.option(ask, option)), option
            assert is_sentence(SAY.why(reason)), reason


def is_new(told: set[str], *what: object) -> bool:
    fresh = repr(what) not in told
    told.add(repr(what))
    return fresh


def is_written(words: str) -> bool:
    """Nothing of the machinery shows: no braces, no keys, no fact that was not there."""
    return bool(words) and not re.search(r"[{}\[\]$]|  | [.,;]|\b(ln|wc)-|_", words)


def is_sentence(words: str) -> bool:
    begins = words[:1].isupper() or words[:1] in "“" or words[:1].isdigit()
    return is_written(words) and begins and words[-1] in ".?!”"


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
