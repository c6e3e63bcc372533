"""Asking at the terminal: why, rules, hints, and what it is all about."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from overrun.terminal import commands
from overrun.terminal.boards import board_for
from overrun.terminal.commands import COMMANDS
from overrun.terminal.session import Session
from overrun.text import Text, keys
from overrun.text.say import Speaker
from tests.terminal.sitting import (
    GAME,
    START,
    Terminal,
)


def test_why_gives_the_reason_and_the_rule(terminal: Terminal) -> None:
    typed = [*START, "why banker c1", "why banker b2", "banker b2", "why nurse f2", "why child k9"]
    told = terminal.play("--seed", "why", typed=typed).output
    assert "The Banker moves to C1? That field is not free. (ZT-MOV-04)" in told
    assert "This is allowed: The Banker moves to B2." in told
    assert "Another human is acting and still has action points. (ZT-HUM-04)" in told
    assert "The Child moves to K9? Another human is acting" in told


def test_an_illegal_answer_is_explained_at_once(terminal: Terminal) -> None:
    told = terminal.play("--seed", "why", typed=["a5", *START, "rest", "move:nurse:L16"]).output
    assert "Place the Banker on A5? Humans start in the first row. (ZT-SET-12)" in told
    assert "Only the human who is acting, with action points left, can stop. (ZT-HUM-13)" in told
    assert "That is more than one step away. (ZT-MOV-02)" in told


def test_why_alone_lists_what_is_not_allowed(terminal: Terminal) -> None:
    told = terminal.play("--seed", "why", typed=[*START, "why"]).output
    assert "- Nurse: heal human on E1 and F1. That human is not wounded. (ZT-NUR-06)" in told
    assert told.index("Not allowed now:") < told.index("- Nurse: heal")
    # together only what is true of both: the Lumberjack never moves diagonally to D2
    assert "- Lumberjack: move to C2. An obstacle is in the way." in told
    assert "- Child: move to C2 and D2. An obstacle is in the way." in told
    assert "(ZT-MOV-02)" not in told  # too far is plain to see


def test_rules_are_read_out(terminal: Terminal) -> None:
    typed = ["rules zt-bit-02", "rules diagonal", "rules ZT-BIT-3", "rules"]
    told = terminal.play("--seed", "rules", typed=typed).output
    assert "ZT-BIT-02: A bite costs 0 AP." in told
    assert "ZT-CHI-01: " in told
    assert "no rule 'ZT-BIT-3' (close: " in told
    assert "for example “rules ZT-GEN-01”" in told


def test_hand_log_board_choices_and_help(terminal: Terminal) -> None:
    typed = [*START, "hand", "log", "board", "choices", "help"]
    told = terminal.play("--seed", "look", typed=typed).output
    hand = terminal.table().view(0).hand  # type: ignore[attr-defined]
    for card in hand:
        text = Text("en")
        assert f"{text(f'zt-card-{card}')}: {text(f'zt-card-{card}.text')}" in told
    assert told.count("The Nurse starts on F1.") == 2  # when it happened, and in the log
    assert told.count("Escape car: F16–H16.") == 2  # at the start, and on request
    assert told.count("1. The Banker moves to A1.") == 2
    assert "- undo: take your last answer back" in told


def test_every_command_is_in_the_help() -> None:
    explained = {key.removeprefix("terminal-help-") for key in keys("en") if "help-" in key}
    assert set(COMMANDS) == explained & set(COMMANDS)
    assert all(Text("en")(f"terminal-help-{name}").startswith(name) for name in COMMANDS)


def test_every_sentence_of_the_terminal_exists_and_is_used() -> None:
    source = Path(sys.modules[Session.__module__].__file__ or "").parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py"))
    code += (source.parent / "cli" / "play.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"terminal-([a-z-]+[a-z])"', code))
    named |= set(re.findall(r'say\(\s*"([a-z-]+)"', code))
    named |= set(re.findall(r'_confirm\(\w+, "([a-z-]+)"', code))
    known = {
        key.split(".")[0].removeprefix("terminal-") for key in keys("en") if "terminal-" in key
    }
    known = {key for key in known if not key.startswith("help-")}
    assert named == known


def test_a_hint_is_a_legal_answer_with_a_reason(terminal: Terminal) -> None:
    told = terminal.play("--seed", "hint", typed=[*START, "hint"]).output
    match = re.search(r"The best bot would choose: (.+)\.", told)
    assert match
    assert f"{match[1]}." in told  # one of the choices that were listed
    assert re.search(r"What speaks for it: |comes out best|clearly better", told)
    assert re.search(r"Its chance to win: \d+ %\. Also thought of: .+ \(\d+ %\)", told)


def test_chance_gives_no_advice(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "usual_bot", lambda game: "random")
    told = terminal.play("--seed", "hint", typed=["hint"]).output
    assert "No bot here plays this game well enough to give advice." in told
    assert "would choose" not in told


def test_the_game_says_what_it_is_about(terminal: Terminal) -> None:
    told = terminal.play("--seed", "goal", "--option", "scenario=lost-keys", typed=["goal"]).output
    assert told.count("You lead the humans. Bring them") == 2  # at the start, and on request
    assert told.count("Scenario “Lost Keys”: The car is locked until") == 2
    told = terminal.play("--seed", "goal", "--option", "setup=free", "--seat", "zombies").output
    assert told.count("You lead the zombies. Bite the humans") == 1
    assert "Set-up: players lay everything." in told


def test_what_everybody_is_worth_can_be_seen(terminal: Terminal, tmp_path: Path) -> None:
    told = terminal.play("--seed", "worth", typed=[*START, "legend"]).output
    assert "Stars: Banker (2), Lumberjack (1), Child (3), Mechanic (3), Nurse (2) and" in told
    assert "Child: ★★★ (wounded: ★★)" in told
    assert "Policeman: ★ (wounded: nothing)" in told
    assert "Dog: ★\n" in told


def test_the_terror_counts_turns(terminal: Terminal) -> None:
    speaker = Speaker(Text("en"), GAME)
    assert speaker("panel-terror.value", marker=4) == "4 turns left"
    assert speaker("panel-terror.value", marker=1) == "1 turn left"


def test_after_the_end_nobody_will_act(terminal: Terminal) -> None:
    told = terminal.play("--seed", "over", typed=[*START, "concede", "yes"]).output
    assert told.count("Zombies will act") == 1  # before
    table = terminal.table()
    labels = [fact.label for fact in board_for(Speaker(Text("en"), GAME)).panel(table.view(0))]
    assert "Zombies will act" not in labels
    assert "Score" in labels
