"""Playing at the terminal: scripted people sit down, play, ask, err, leave and come back."""

from __future__ import annotations

import doctest
import io
import random
import re
import shlex
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from overrun.bots import let_answer, make_bot
from overrun.cli.app import app
from overrun.core.errors import BadLog, BadPosition, BadSetting, OverrunError
from overrun.core.flow import Ask
from overrun.core.log import Log
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.games import find as find_game
from overrun.terminal import commands, fields, seats
from overrun.terminal.boards import Board, board_for
from overrun.terminal.choices import Choices, find, imagine
from overrun.terminal.commands import COMMANDS
from overrun.terminal.saves import SaveFailed, Saves, default_directory
from overrun.terminal.screen import ColourScreen, Scene
from overrun.terminal.seats import Seating, seating
from overrun.terminal.session import Session
from overrun.text import Text, keys, say
from overrun.text.say import Speaker

GAME = find_game("zombie-terror")
SIDES = ("humans", "zombies")
START = ["b1", "c1", "d1", "e1", "f1", "h1"]
"""Where the six humans are placed: Banker, Lumberjack, Child, Mechanic, Nurse, Policeman."""

FIELDS = [f"{column}{row}" for column in "abcdefghijkl" for row in range(1, 17)]


class Terminal:
    """Runs ``overrun play`` with a scripted keyboard."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def play(self, *words: str, typed: Iterable[str] = (), game: str = "zombie-terror") -> Result:
        arguments = ["play", *([game] if game else []), "--saves", str(self.directory), *words]
        if "--bots" not in words:
            arguments += ["--bots", "random"]  # quick, and always there
        lines = "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(app, arguments, input=lines)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == 0, result.output
        # no message was missing, and nothing but plain lines was written
        assert not re.search(r"\[(zt|terminal|core|list|because)-", result.output)
        assert not re.search("[\x1b─-╿]", result.output)
        return result

    @property
    def saved(self) -> list[Path]:
        """The files, the newest last."""
        return sorted(self.directory.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)

    def table(self, path: Path | None = None) -> Table[Any]:
        log = Log.read(path or self.saved[-1])
        table = Table.replay(GAME, log)
        assert table.log.hash == log.hash
        return table


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setattr(sys, "argv", ["overrun"])
    return Terminal(tmp_path / "saves")


def scripted(
    seed: str, people: tuple[int, ...], settings: dict[str, str] | None = None
) -> tuple[list[str], Table[Any]]:
    """What people type in a whole random game, and the table it must lead to.

    The game is played beforehand, with the bots that the terminal will have. The answers are
    typed in all the ways there are: as numbers, as ids, as words.
    """
    table = Table.new(GAME, seed=seed, settings=settings)
    bots = {seat: make_bot("random", GAME.name, f"{seed}/{seat}") for seat in {0, 1} - {*people}}
    draw = random.Random(seed)
    lines: list[str] = []
    last = None
    while not table.ended:
        ask = table.asks[0]
        if ask.seat in bots:
            let_answer(table, ask, bots[ask.seat])
            continue
        if last not in (None, ask.seat):
            lines.append("")  # the curtain; where there is none it does no harm
        last = ask.seat
        # turns that end at once would be a dull game
        likely = [each for each in ask.options if each != ("end",) or draw.random() < 0.2]
        option = draw.choice(likely or ask.options)
        lines.append(draw.choice(ways_to_type(Choices(*open_ask(table)), option)))
        table.answer(ask.seat, ask.number, option)
    return lines, table


def ways_to_type(choices: Choices, option: Option) -> list[str]:
    ways = [wire(option), wire(option).lower()]
    ways += [str(number) for number, each in choices.by_number.items() if each == option]
    words = " ".join(option).lower()
    return ways + ([words] if choices.find(words) == [option] else [])


# --- Whole games ------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_a_whole_game_against_a_bot(terminal: Terminal, side: str) -> None:
    lines, expected = scripted("whole", (SIDES.index(side),))
    result = terminal.play("--seed", "whole", "--seat", side, typed=lines)
    table = terminal.table()
    assert table.log.hash == expected.log.hash
    assert table.outcome is not None
    won = table.outcome.sides == [side]
    end = result.output.splitlines()[-9:]
    assert any(line.endswith("You win!" if won else "You lose.") for line in end)
    assert any(line.startswith(f"The {table.outcome.sides[0]} win: ") for line in end)
    assert any(line.startswith("The humans have ") for line in end)
    assert "Seed: whole" in end
    assert f"The log of the game: {terminal.saved[0]}" in end
    assert f"Look at it again with: overrun replay {shlex.quote(str(terminal.saved[0]))}" in end
    for sentence in ("Round 2 begins.", "The turn of the zombies ends.", "Which zombie"):
        assert sentence in result.output or side == "humans"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("setup", "free"),
        ("setup", "advanced"),
        ("scenario", "lost-keys"),
        ("scenario", "good-boy"),
        ("scenario", "brute-and-runner"),
        ("scenario", "two-ways-out"),
    ],
)
def test_two_people_play_every_variant_to_its_end(
    terminal: Terminal, name: str, value: str
) -> None:
    settings = {name: value, "layout": "compact", "round_limit": "12"}
    lines, expected = scripted("variant", (0, 1), settings)
    options = [word for pair in settings.items() for word in ("--option", "=".join(pair))]
    seats = ("--seat", "0", "--seat", "1")
    result = terminal.play("--seed", "variant", *seats, *options, typed=lines)
    assert terminal.table().log.hash == expected.log.hash
    assert " win: " in result.output


def test_bots_play_alone(terminal: Terminal) -> None:
    result = terminal.play("--seed", "alone", "--seat", "none", "--bots", "random")
    assert terminal.table().ended
    assert ">" not in result.output  # nobody was asked anything
    assert "Round 2 begins." in result.output
    hands = terminal.table().state.hands  # in the end they are open
    assert result.output.count("Cards that the ") == sum(map(bool, hands.values()))
    assert "You " not in result.output


def test_what_happened_is_told_once_and_in_order(terminal: Terminal) -> None:
    result = terminal.play("--seed", "once", typed=[*START, "end", "end"])
    events = [line for line in result.output.splitlines() if "comes up on" in line]
    assert len(events) == len(set(events)) >= 10
    told = result.output
    assert told.index("Round 1 begins.") < told.index("The turn of the humans ends; nobody")
    assert told.count("Round 1 begins.") == told.count("Round 2 begins.") == 1


def test_the_board_is_described_in_sentences(terminal: Terminal) -> None:
    result = terminal.play("--seed", "words", typed=START)
    assert "Nurse, healthy, on F1." in result.output
    assert re.search(r"^Zombies: [A-L]\d+ facing (north|east|south|west)", result.output, re.M)
    assert "Escape car: F16–H16." in result.output
    assert "Bullets: 4." in result.output


# --- Answering --------------------------------------------------------------


def test_numbers_ids_and_words_are_the_same_answer(terminal: Terminal) -> None:
    for answer in ("2", "place:banker:B1", "PLACE:BANKER:b1", "banker b1", "b1", "place b1"):
        result = terminal.play("--seed", "same", typed=[answer])
        assert "The Banker starts on B1." in result.output, answer


def test_an_ambiguous_answer_lists_what_it_can_mean(terminal: Terminal) -> None:
    result = terminal.play("--seed", "same", typed=[*START, "banker"])
    assert "That can mean 2 things; say more:" in result.output
    assert "- The Banker moves to B2: type “b2”" in result.output
    assert terminal.table().answers[-1].seat == 1  # nothing was chosen


NONSENSE = [
    "", "   ", "xyzzy", "0", "-1", "9" * 400, "²", "move", "move:", "::::", "move:nurse:Z99",
    "play:canal", "play::", "do:", "why", "why why", "why :", "rules", "rules 🧟", "rules ZT-X-1",
    "hand nurse b2", "save /nowhere/at/all/x.json", "save \x00", "save ~nobody/x", "\x00",
    "[bold]", "{ $human }", "%s", "nurse " * 500, "hint", "log", "legend", "board", "choices",
    "help", "?", "concede", "no", "quit please", "é", "\u202e", "a1 a2 a3", "why b9 nurse",
]  # fmt: skip


@pytest.mark.parametrize("before", [[], START, [*START, "banker b2"]], ids=["start", "turn", "ap"])
def test_nonsense_never_hurts(terminal: Terminal, before: list[str]) -> None:
    terminal.play("--seed", "nonsense", typed=[*before, *NONSENSE])
    quiet = terminal.table()
    assert len([a for a in quiet.answers if a.seat == 0]) == len(before)


@pytest.mark.parametrize("seat", SIDES)
def test_any_mixture_of_commands_and_answers_is_survived(terminal: Terminal, seat: str) -> None:
    draw = random.Random(seat)
    words = [*NONSENSE, *COMMANDS, "why b2", "why north", "yes", "end", "b1 n", "play", "canal"]
    words = [line for line in words if line not in ("quit", "concede")]
    lines = [draw.choice([*words, draw.choice(FIELDS), "1", "2"]) for _ in range(120)]
    terminal.play("--seed", "mixture", "--seat", seat, typed=lines)


def test_bytes_that_are_no_text_are_survived(tmp_path: Path) -> None:
    done = run("zombie-terror", "--seed", "x", typed=b"\xff\xfe\x80\n\x00\nb1\n", saves=tmp_path)
    assert done.returncode == 0
    assert b"The Banker starts on B1." in done.stdout
    assert done.stderr == b""


def test_a_long_list_of_fields_is_shortened_and_the_field_is_typed(terminal: Terminal) -> None:
    result = terminal.play("--seed", "long", "--seat", "zombies", typed=["c5", "s", "17", "k1"])
    assert re.search(r"^Place a zombie on .*A3–L3", result.output, re.M)
    assert "Type one of the fields" in result.output
    assert "A zombie comes up on C5; 19 are left in the pool." in result.output
    assert "The zombie on C5 looks south." in result.output
    # what has no number cannot be chosen by one
    assert "“17” is not one of the answers." in result.output


# --- Asking -----------------------------------------------------------------


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


def test_a_hint_is_a_legal_answer(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "bot_names", lambda game: ("random", "sage"))
    monkeypatch.setattr(commands, "make_bot", lambda name, *more: make_bot("random", *more))
    told = terminal.play("--seed", "hint", typed=["hint"]).output
    match = re.search(r"The sage bot would choose: (.+)\.", told)
    assert match
    assert f"{match[1]}." in told  # one of the choices that were listed


def test_chance_gives_no_advice(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "bot_names", lambda game: ("random",))
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


# --- Taking back ------------------------------------------------------------


def test_undo_takes_the_last_answer_back(terminal: Terminal) -> None:
    typed = [*START, "banker b2", "undo", "banker a1"]
    told = terminal.play("--seed", "undo", typed=typed).output
    assert told.index("from B1 to B2") < told.index("Taken back.") < told.index("from B1 to A1")
    assert [a.option for a in terminal.table().answers if a.seat == 0][-1] == "move:banker:A1"


UNDO_STOPS = "undo stops where something came to light or the other side has acted (ZT-OP-61)"


@pytest.mark.rule("ZT-OP-61")
def test_undo_does_not_take_back_what_a_bot_did(terminal: Terminal) -> None:
    typed = [*START, "banker b2", "end", "undo", "undo"]
    told = terminal.play("--seed", "undo", typed=typed).output
    assert told.count(UNDO_STOPS) == 2
    assert "Taken back." not in told
    table = terminal.table()
    assert table.state.round == 2
    assert table.answers[-1].seat == 1


@pytest.mark.rule("ZT-OP-61")
def test_undo_does_not_cover_up_what_came_to_light(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    table = Table.new(GAME, seed="keys", settings={"scenario": "lost-keys"})
    draw = random.Random("keys")
    while not (found := [o for o in table.asks[0].options if o[0] == "search"]):
        options = [o for o in table.asks[0].options if o[0] not in ("end", "rest")]
        table.choose(draw.choice(options or table.asks[0].options))
    table.log.save(file)
    told = terminal.play("--resume", str(file), typed=[wire(found[0]), "undo"]).output
    assert UNDO_STOPS in told
    assert Log.read(file).answers[-1].option == wire(found[0])


def test_there_may_be_nothing_to_take_back(terminal: Terminal) -> None:
    assert "You have not answered anything yet." in terminal.play(typed=["undo"]).output


def test_everyone_takes_back_only_own_answers(terminal: Terminal) -> None:
    typed = [*START, "", "b5", "s", "undo", "undo", "undo"]
    told = terminal.play("--seed", "both", "--seat", "0", "--seat", "1", typed=typed).output
    # both answers of the zombies are theirs to take back, what came before is not
    assert told.count("Taken back.") == 2
    assert "You have not answered anything yet." in told
    assert terminal.table().answers[-1].option == "place:policeman:H1"


def zombie_start(seed: str) -> list[str]:
    """Answers that place ten zombies after START."""
    table = Table.new(GAME, seed=seed)
    for field, name in zip(START, ("banker", "lumberjack", "child", "mechanic", "nurse",
                                   "policeman"), strict=True):  # fmt: skip
        table.choose(("place", name, field.upper()))
    typed = []
    while table.asks[0].kind != "human-action":
        option = table.asks[0].options[-1]
        typed.append(wire(option))
        table.choose(option)
    return typed


def test_without_consent_it_stays(terminal: Terminal) -> None:
    """The humans ended their turn; only both together could take that back."""
    typed = [*START, "", *zombie_start("stay"), "", "end", *["", "undo", "no"]]
    told = terminal.play("--seed", "stay", "--seat", "0", "--seat", "1", typed=typed).output
    assert "Humans: may the last answer be taken back?" in told
    assert "Nothing is taken back" in told
    assert terminal.table().answers[-1].option == "end"
    typed[-1] = "yes"
    told = terminal.play("--seed", "stay", "--seat", "0", "--seat", "1", typed=typed).output
    assert "Taken back." in told
    assert terminal.table().answers[-1].option != "end"


# --- Two people, one keyboard -----------------------------------------------


def test_a_curtain_falls_between_people(terminal: Terminal) -> None:
    typed = [*START, "", *zombie_start("curtain"), "", "end", "", "board"]
    told = terminal.play("--seed", "curtain", "--seat", "humans", "--seat", "zombies", typed=typed)
    acts = re.split(r"The keyboard goes to: (\w+)", told.output)
    assert acts[1::2] == ["Zombies", "Humans", "Zombies"]
    table = terminal.table()
    hands = {side: [Text("en")(f"zt-card-{c}") for c in table.state.hands[side]] for side in SIDES}
    for side, act in zip(["humans", *map(str.lower, acts[1::2])], acts[::2], strict=True):
        other = "zombies" if side == "humans" else "humans"
        act = re.sub(r"^Canal: .*$", "", act, flags=re.M)  # the field, not the card
        assert all(card not in act for card in hands[other]), f"{side} see a card of the {other}"
        assert f"You lead: {side.title()}" in act
    assert "\n" * 40 in told.output  # what was to be seen is out of sight


def test_no_curtain_before_there_are_secrets(terminal: Terminal) -> None:
    """While the board is built the cards are not dealt yet."""
    told = terminal.play(
        "--seed", "open", "--seat", "0", "--seat", "1", "--option", "setup=advanced",
        typed=["b2 flat", "h3 flat", "e4"],
    ).output  # fmt: skip
    assert "The humans lay the large obstacle" in told
    assert "The keyboard goes to" not in told


# --- Leaving and coming back ------------------------------------------------


@pytest.mark.parametrize("last", [["quit"], ["q"], []], ids=["quit", "q", "end of input"])
def test_leaving_saves_and_says_how_to_come_back(terminal: Terminal, last: list[str]) -> None:
    words = ("--seat", "zombies", "--bots", "humans=random")
    told = terminal.play("--seed", "leave it", "--plain", *words, typed=["c5", "s", *last]).output
    line = told.splitlines()[-1]
    assert line.startswith("Go on with: overrun play zombie-terror --resume ")
    command = shlex.split(line.removeprefix("Go on with: "))
    assert command[5:] == [*words, "--plain", "--saves", str(terminal.directory)]
    before = terminal.table()
    result = CliRunner().invoke(app, command[1:], input="")
    assert result.exit_code == 0
    assert "You lead: Zombies" in result.output
    assert "A zombie comes up on C5" in result.output  # what one has missed is told again
    after = terminal.table()
    assert len(terminal.saved) == 1
    assert after.log.hash == before.log.hash


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "my games" / "friday.json"
    file.parent.mkdir()
    told = terminal.play("--seed", "go on", typed=[*START, f"save {file}", "banker b2"]).output
    assert f"Saved in {file}." in told
    assert shlex.quote(str(file)) in told
    # from then on the game is kept in that file, and it has the answer after the saving, too
    assert len(terminal.table().answers) < len(terminal.table(file).answers)
    result = terminal.play("--resume", str(file), typed=["banker b3", "end"], game="")
    assert "What does the Banker do? 2 action points are left." in result.output
    answers = [answer.option for answer in terminal.table(file).answers if answer.seat == 0]
    assert answers[-3:] == ["move:banker:B2", "move:banker:B3", "end"]


def test_every_decision_is_saved_at_once(terminal: Terminal) -> None:
    """A closed window loses nothing: the file is there before anybody says quit."""
    table = Table.new(GAME, seed="crash")
    session, screen = at_table(table, Seating((0,), {1: "random"}), terminal.directory)
    screen.typed = ["b1"]
    with pytest.raises(Crash):
        session.run()
    assert [answer.option for answer in terminal.table().answers] == ["place:banker:B1"]


def test_two_games_of_one_seed_do_not_overwrite_each_other(terminal: Terminal) -> None:
    for _ in range(2):
        terminal.play("--seed", "twin/../x", typed=["b1"])
    names = [path.name for path in terminal.saved]
    assert names == ["zombie-terror-twin-x.json", "zombie-terror-twin-x-2.json"]


def test_a_game_that_cannot_be_saved_is_not_left_by_accident(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    table = Table.new(GAME, seed="blocked")
    session, screen = at_table(table, Seating((0,), {1: "random"}), blocked)
    screen.typed = ["quit", "b1", "quit now"]
    session.run()
    told = screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert "Try “save FILE” with another file, or “quit now”" in told
    assert [answer.option for answer in table.answers] == ["place:banker:B1"]
    assert "The game is not saved." in told.splitlines()[-1]
    assert told.count("Not saved: ") == 2  # by quit and once after the answer


def test_that_a_game_cannot_be_saved_is_known_before_it_begins(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    with pytest.raises(SaveFailed, match=r"file: games cannot be saved there: .* --saves"):
        Terminal(blocked).play(typed=["b1"])
    with pytest.raises(SaveFailed, match="games cannot be saved there"):
        Terminal(blocked / "below").play(typed=["b1"])


def test_saving_writes_over_nothing_else(terminal: Terminal, tmp_path: Path) -> None:
    diary, other = tmp_path / "diary.txt", tmp_path / "other.json"
    diary.write_text("Dear diary")
    Table.new(GAME, seed="other").log.save(other)
    before = other.read_text()
    typed = [f"save {diary}", f"save {other}", "b1", f"save {tmp_path / 'own.json'}"]
    told = terminal.play("--seed", "own", typed=[*typed, typed[-1]]).output
    assert f"Not saved: {diary}: is there already, and it is no saved game" in told
    assert f"Not saved: {other}: is there already, and it is another game" in told
    assert diary.read_text() == "Dear diary"
    assert other.read_text() == before
    assert told.count(f"Saved in {tmp_path / 'own.json'}.") == 2  # the same game may be renewed


@pytest.mark.parametrize(
    ("written", "forged"),
    [("place:lumberjack:C1", "place:lumberjack:D1"), ('"seed": "changed"', '"seed": "chosen"')],
)
def test_a_changed_log_is_refused(terminal: Terminal, written: str, forged: str) -> None:
    terminal.play("--seed", "changed", typed=["b1", "c1"])
    path = terminal.saved[0]
    assert written in path.read_text()
    path.write_text(path.read_text().replace(written, forged))
    before = path.read_text()
    with pytest.raises(BadLog, match=r"was changed.*`overrun verify "):
        terminal.play("--resume", str(path), typed=["d1"])
    assert path.read_text() == before


def test_a_broken_log_is_quoted_as_it_is(terminal: Terminal, tmp_path: Path) -> None:
    """No colon of an id is read as the name of a picture, no bracket as a colour."""
    terminal.play("--seed", "broken", typed=["b1", "c1", "d1"])
    text = terminal.saved[0].read_text()
    for forged in ("place:child:G9", "place:[bold]:G9"):
        terminal.saved[0].write_text(text.replace("place:child:D1", forged))
        done = run("--resume", str(terminal.saved[0]), saves=tmp_path)
        assert done.returncode == 2
        assert f"'{forged}' is not a legal answer".encode() in done.stderr


def test_the_way_back_names_the_program_as_it_was_called(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    for called, named in (
        ("/opt/venv/bin/overrun", "/opt/venv/bin/overrun play"),
        ("/usr/bin/env", "env play"),  # the shell finds it
        ("/src/overrun/__main__.py", f"{sys.executable} -m overrun play"),
    ):
        monkeypatch.setattr(sys, "argv", [called])
        assert f"Go on with: {named} zombie-terror" in terminal.play(typed=["quit"]).output


def test_the_help_shows_examples_and_no_types() -> None:
    shown = CliRunner().invoke(app, ["play", "--help"], env={"COLUMNS": "100"}).output
    assert "overrun play zombie-terror --seat zombies --option scenario=lost-keys" in shown
    assert "NAME=VALUE" in shown
    assert not re.search(r"<(list|path|str\W+--)|list\[", shown)


def test_a_finished_game_only_shows_its_end(terminal: Terminal) -> None:
    terminal.play("--seed", "over", typed=["concede", "yes"])
    told = terminal.play("--resume", str(terminal.saved[0])).output
    assert "The zombies win: the other side gave up." in told
    assert ">" not in told


def test_giving_up_is_asked_twice(terminal: Terminal) -> None:
    told = terminal.play("--seed", "up", typed=["concede", "no", "concede", "yes", "b1"]).output
    assert "The game goes on." in told
    assert "The first player gives up." in told
    assert "You lose." in told
    assert terminal.table().answers[-1].option == "concede"


def test_a_position_can_be_played_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "nearly there.txt"
    file.write_text(
        dedent("""\
               A B C
            3  = . v
            2  M . .
            1  . . .
            turn: humans
            escaped: C
            turned: nurse, banker, lumberjack, policeman
            """)
    )
    told = terminal.play("--position", str(file), typed=["a3"]).output
    assert "The Mechanic escapes in the car with 3 stars; the humans have 6." in told
    assert "You win!" in told


# --- Who sits where ---------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "bots", "people", "held"),
    [
        ([], "", (0,), {1: "random"}),
        (["zombies"], "random", (1,), {0: "random"}),
        (["1", "humans"], "", (0, 1), {}),
        (["none"], "humans=random, 1=random", (), {0: "random", 1: "random"}),
    ],
)
def test_seats(seats: list[str], bots: str, people: tuple[int, ...], held: dict[int, str]) -> None:
    found = seating(GAME.name, SIDES, seats, bots)
    assert found.people == people
    assert set(found.bots) == set(held)
    if bots:
        assert found.bots == held


def test_sides_that_are_drawn_are_found_by_name(terminal: Terminal) -> None:
    for seed in ("1", "2", "3", "4"):
        words = ("--seed", seed, "--option", "sides=drawn", "--seat", "zombies")
        assert "You lead: Zombies" in terminal.play(*words).output
    seats = {terminal.table(path).state.humans_seat for path in terminal.saved}
    assert seats == {0, 1}


@pytest.mark.parametrize(
    ("words", "error", "message"),
    [
        (
            ["--seat", "elves"],
            BadSetting,
            "unknown seat 'elves'; valid: humans, zombies, 0, 1, none",
        ),
        (["--seat", "2"], BadSetting, "unknown seat '2'"),
        (["--seat", "none", "--seat", "0"], BadSetting, "cannot be combined"),
        (["--bots", "genius"], BadSetting, "unknown bot for zombie-terror 'genius'"),
        (["--bots", "0=random"], BadSetting, "given to a person and to a bot"),
        (["--bots", "elves=random"], BadSetting, "unknown seat 'elves'"),
        (["--option", "layout"], BadSetting, "name=value"),
        (["--option", "layuot=classic"], BadSetting, "did you mean 'layout'"),
        (["--option", "layout=round"], BadSetting, "unknown value of layout 'round'"),
        (["--language", "xx"], BadSetting, "unknown locale 'xx'"),
        (["--resume", "no such file"], BadLog, "cannot be read"),
        (["--resume", "x", "--seed", "y"], BadSetting, "--resume cannot be combined"),
        (["--position", "no such file"], BadPosition, "no such file: cannot be read"),
        (["--position", "x", "--option", "setup=free"], BadSetting, "cannot be combined"),
    ],
)
def test_wrong_words_on_the_command_line(
    terminal: Terminal, words: list[str], error: type[OverrunError], message: str
) -> None:
    with pytest.raises(error, match=re.escape(message)):
        terminal.play(*words)
    assert terminal.saved == []


def test_an_unknown_game_names_those_that_exist(terminal: Terminal) -> None:
    with pytest.raises(BadSetting, match="zombie-terror"):
        terminal.play(game="zombie-error")
    with pytest.raises(BadSetting, match="which game"):
        terminal.play(game="")


def test_mistakes_are_one_line_for_the_user(tmp_path: Path) -> None:
    done = run("zombie-terror", "--seat", "elves", saves=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(b"overrun: unknown seat 'elves'")
    assert b"Traceback" not in done.stderr


def run(*words: str, saves: Path, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "overrun", "play", *words, "--saves", str(saves)]
    return subprocess.run(command, input=typed, capture_output=True, check=False, timeout=60)


def test_saves_go_to_the_user_s_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_directory() == tmp_path / "overrun" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_directory() == tmp_path / ".local" / "share" / "overrun" / "games"


# --- In colours -------------------------------------------------------------


class Crash(Exception):
    """The window was closed."""


class Recorder(ColourScreen):
    """A coloured screen of a given size, with a scripted keyboard, that keeps what was shown."""

    def __init__(self, board: Board, width: int, height: int) -> None:
        console = Console(
            width=width, height=height, file=io.StringIO(), force_terminal=True, highlight=False,
            color_system="truecolor", legacy_windows=False,
        )  # fmt: skip
        super().__init__(board.speaker.text, board, self.type, console=console, pause=0.0)
        self.typed: list[str] = []
        self.shown: list[str] = []
        self.lit: list[frozenset[str]] = []

    def type(self, prompt: str) -> str:
        if not self.typed:
            raise Crash
        return self.typed.pop(0)

    def show(self, scene: Scene) -> None:
        with self.console.capture() as capture:
            super().show(scene)
        self.shown.append(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", capture.get()))
        self.lit.append(self.board.lit(scene.view, scene.ask) if scene.ask else frozenset())


def at_table(
    table: Table[Any], holders: Seating, saves: Path, width: int = 80, height: int = 24
) -> tuple[Session, Recorder]:
    board = board_for(Speaker(Text("en"), GAME))  # strict: a missing message raises
    screen = Recorder(board, width, height)
    return Session(table, holders, board, screen, Saves(saves)), screen


def open_ask(table: Table[Any]) -> tuple[Speaker, Ask]:
    return Speaker(Text("en"), GAME), table.asks[0]


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
@pytest.mark.parametrize(
    "settings", [{}, {"setup": "free"}, {"scenario": "lost-keys", "layout": "compact"}],
    ids=["basic", "free", "keys"],
)  # fmt: skip
def test_the_picture_fits_the_terminal(
    tmp_path: Path, width: int, height: int, settings: dict[str, str]
) -> None:
    table = Table.new(GAME, seed="fits", settings={**settings, "round_limit": "12"})
    session, screen = at_table(table, Seating((0, 1), {}), tmp_path, width, height)
    draw = random.Random(width)
    session.screen.curtain = lambda name: None  # type: ignore[method-assign]
    screen.type = lambda prompt: wire(draw.choice(table.asks[0].options))  # type: ignore[method-assign]
    screen._keyboard = screen.type
    session.run()
    assert table.ended
    too_high = 0
    rows = len(table.state.terrain) // table.state.columns
    for picture in screen.shown[:-1]:
        lines = picture.splitlines()
        assert max(map(len, lines)) <= width
        too_high += len(lines) + 1 > height
        numbers = {int(row[1]) for line in lines if (row := re.match(r"[│ ]*(\d+)[ _]", line))}
        assert numbers >= set(range(1, rows + 1))
    # on a low terminal a long list of choices may push the top row out, but hardly ever
    assert too_high <= (0 if height == 40 else len(screen.shown) // 20)


def test_the_picture_shows_pawns_terrain_and_targets(tmp_path: Path) -> None:
    table = Table.from_position(
        GAME,
        dedent("""\
               A B C D
            4  = . # .
            3  + v! o .
            2  . N ^ .
            1  b P* . +
            turn: humans
            half-line: 2
            """),
    )
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 100, 40)
    with pytest.raises(Crash):
        session.run()
    (shown,) = screen.shown
    rows = {line[2:4].strip(): line[5:17] for line in shown.splitlines() if line.startswith("│")}
    assert rows["4"] == "=== · ### · "
    assert rows["3"] == " + [▾](o) · "  # the zombie has acted: a small arrow
    assert rows["2"] == "[·] N [▲] · "  # the Nurse may push either zombie
    assert rows["1"] == " b  P† ·  + "
    assert screen.lit == [frozenset({"A2", "B3", "C2"})]


def test_who_stands_on_the_canal_is_seen(tmp_path: Path) -> None:
    table = Table.from_position(
        GAME,
        dedent("""\
               A B C D
            2  . . . .
            1  No . <!o .
            turn: humans
            """),
    )
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path)
    with pytest.raises(Crash):
        session.run()
    assert re.search(r"^ 1 \(N\)\[·\]\(◂\) · ", screen.shown[0], re.M)


def test_a_canal_that_zombies_come_out_of_looks_so(tmp_path: Path) -> None:
    _, told = shown_with(
        """\
           A B C D
        2  o . o+ .
        1  N . . .
        turn: humans
        """,
        saves=tmp_path,
    )
    assert re.search(r"^ 2 \[o\] · \(\+\) · ", told, re.M)


def test_a_low_terminal_marks_the_half_line_and_keeps_people_apart(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="low")
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 80, 24)
    screen.typed = [*START]
    with pytest.raises(Crash):
        session.run()
    marked = [line[:3] for line in screen.shown[-1].splitlines() if line[2:3] == "_"]
    assert marked == [" 9_"]  # the car half begins with this row
    assert table.state.half_line == 8
    assert re.search(r"^Banker  move to 1\) A1  2\) B2  \| Child  move to", screen.shown[-1], re.M)


def test_the_bus_explains_itself_in_few_lines(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="bus", settings={"setup": "free"})
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 100, 40)
    with pytest.raises(Crash):
        session.run()
    shown = screen.shown[-1]
    assert "It is 3 fields long and 2 wide" in shown
    assert re.search(
        r"^Lay the bus, with its exit to the north, beginning on \d+ fields \[ \]", shown, re.M
    )
    assert len(shown.splitlines()) < 32


def test_the_way_of_a_zombie_is_lit_where_it_ends(tmp_path: Path) -> None:
    table = Table.from_position(
        GAME,
        dedent("""\
               A B C
            4  . . .
            3  . . .
            2  . . .
            1  . ^ .
            turn: movement
            """),
    )
    session, screen = at_table(table, Seating((1,), {0: "random"}), tmp_path)
    with pytest.raises(Crash):
        session.run()
    ask = table.asks[0]
    assert ask.kind == "activation"
    assert screen.lit == [frozenset({"A1", "B2", "B3", "C1"})]


def test_a_low_terminal_drops_the_frame_but_no_fact(tmp_path: Path) -> None:
    for height in (24, 40):
        table = Table.new(GAME, seed="low")
        session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 80, height)
        screen.typed = [*START]
        with pytest.raises(Crash):
            session.run()
        shown = screen.shown[-1]
        assert ("╭" in shown) == (height == 40)
        for fact in (
            "Bullets ●●●● 4",
            "Score ☆☆☆☆☆ 0 stars (5 needed)",
            "Pool 10",
            "Who of the humans acts?",
        ):
            assert fact in shown
        assert re.search(r"B {2}L {2}C {2}M[ \[]+N", shown)


def test_the_log_says_what_happened_since_the_last_decision(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="since")
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path, 100, 60)
    screen.typed = [*START, "end"]
    with pytest.raises(Crash):
        session.run()
    before, after = screen.shown[-2:]
    assert "Round 1 begins." in before
    assert "The turn of the humans ends; nobody was activated." in after
    assert "Round 1 begins." not in after
    assert "Round 2 begins." in after


def test_commands_and_banner_work_in_colours(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="colours")
    session, screen = at_table(table, Seating((0,), {1: "random"}), tmp_path)
    screen.typed = ["legend", "help", "board", "why", "concede", "yes"]
    session.run()
    output = screen.console.file.getvalue()  # type: ignore[attr-defined]
    for words in ("zombie that has acted", "take your last answer back", "You lose."):
        assert words in output


@pytest.mark.parametrize("pause", [0.0, 0.001])
def test_bots_can_be_watched(tmp_path: Path, pause: float) -> None:
    table = Table.new(GAME, seed="watch")
    holders = Seating((), {0: "random", 1: "random"})
    session, screen = at_table(table, holders, tmp_path, 80, 24)
    screen._pause = pause
    session.run()
    output = screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert "Round 1 begins." in output
    pictures = output.count("\x1b[2J")
    assert pictures > 50 if pause else pictures == 0  # without a pause only the lines are told
    assert len(screen.shown) == 1  # and the end


def test_the_curtain_hides_the_screen(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="curtain")
    session, screen = at_table(table, Seating((0, 1), {}), tmp_path)
    screen.typed = list(START)
    with pytest.raises(Crash):
        session.run()
    output = screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert output.rindex("\x1b[2J") < output.rindex("The keyboard goes to: Zombies")
    assert len(screen.shown) == len(START)  # nothing was shown to the zombies yet


# --- The examples in the documentation --------------------------------------


@pytest.mark.parametrize("module", [say, fields, seats])
def test_examples(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed


# --- Finding what was meant -------------------------------------------------


def test_fields_are_never_guessed_from_their_beginning() -> None:
    speaker, ask = open_ask(Table.new(GAME, seed="find"))
    options = [("zombie", "B12"), ("zombie", "C3")]
    assert find(speaker, ask, options, "b1") == []
    assert find(speaker, ask, options, "b12") == [("zombie", "B12")]


def test_words_may_be_shortened_and_mixed() -> None:
    table = Table.new(GAME, seed="find")
    speaker, ask = open_ask(table)
    options = [("move", "nurse", "B2"), ("move", "nurse", "B3"), ("push", "nurse", "B4"),
               ("end",), ("play", "first-aid", "nurse"), ("play", "canal", "child")]  # fmt: skip
    said = {
        "n b2": ("move", "nurse", "B2"),
        "b3 nurse": ("move", "nurse", "B3"),
        "push": ("push", "nurse", "B4"),
        "pu": ("push", "nurse", "B4"),
        "the nurse moves to b2": ("move", "nurse", "B2"),
        "end turn": ("end",),
        "canal": ("play", "canal", "child"),
        "first nurse": ("play", "first-aid", "nurse"),
        "play:canal:child": ("play", "canal", "child"),
    }
    for typed, option in said.items():
        assert find(speaker, ask, options, typed) == [option], typed
    assert len(find(speaker, ask, options, "move")) == 2
    assert find(speaker, ask, options, "zebra") == []
    assert find(speaker, ask, options, "push:") == []  # an id must be complete


def test_a_field_out_of_reach_can_be_asked_about() -> None:
    speaker, ask = open_ask(Table.new(GAME, seed="find"))
    options = [("move", "nurse", "B2"), ("push", "child", "B4"), ("end",)]
    assert imagine(speaker, ask, options, "nurse k9") == [("move", "nurse", "K9")]
    assert imagine(speaker, ask, options, "k9") == []
    assert imagine(speaker, ask, options, "nurse") == []


def shown_with(position: str, *typed: str, seat: int = 0, saves: Path) -> tuple[Table[Any], str]:
    """A table from a position after somebody has typed, and all that the screen has shown."""
    table = Table.from_position(GAME, dedent(position))
    session, screen = at_table(table, Seating((seat,), {1 - seat: "random"}), saves)
    screen.typed = list(typed)
    with pytest.raises(Crash):
        session.run()
    output = "\n".join(screen.shown) + screen.console.file.getvalue()  # type: ignore[attr-defined]
    return table, re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", output)


THREE_HUMANS = """\
       A B C D E
    4  . . . . .
    3  . . . ^ .
    2  . . # . .
    1  N . C # M
    turn: humans
    """


def test_word_stems_are_understood(tmp_path: Path) -> None:
    table, _ = shown_with(THREE_HUMANS, "mechanic e2", "stop", saves=tmp_path)
    assert [answer.option for answer in table.answers] == ["move:mechanic:E2", "rest:mechanic"]


def test_a_bare_name_or_column_is_not_enough(tmp_path: Path) -> None:
    corner = """\
           A B C
        2  . # .
        1  C # .
        turn: humans
        """
    table, told = shown_with(corner, "child", "chi", "a", saves=tmp_path)
    assert table.answers == []
    assert told.count("Say more, if you mean this:") == 2
    assert told.count("- The Child moves to A2: type “a2”") == 2
    assert "“a” is not one of the answers." in told


def test_text_with_colons_is_simply_not_understood(terminal: Terminal) -> None:
    told = terminal.play("--seed", "colon", typed=[":smile:", "note: b1", "place:nurse:B1"]).output
    assert told.count("is not one of the answers.") == 2
    assert "That does not answer" not in told
    assert "Another human is to be placed now." in told


def test_victims_and_patients_are_named(tmp_path: Path) -> None:
    _, told = shown_with(
        """\
           A B C
        3  . . .
        2  m . .
        1  N . .
        turn: humans
        """,
        saves=tmp_path,
    )
    assert re.search(r"heal human on \d+\) A2 \(Mechanic\)", told)
    bite = HUNT.replace("4  . v . . ^", "4  . . . . .").replace("3  . .", "3  > .")
    _, told = shown_with(bite, "a3", "choices", seat=1, saves=tmp_path)
    assert told.count("then bite (Nurse)") == 2  # in the list, and in full


def test_why_names_what_is_allowed_first(terminal: Terminal) -> None:
    told = terminal.play("--seed", "why", typed=[*START, "why e2"]).output
    lines = [line.removeprefix("> ") for line in told.splitlines()]
    child = lines.index("This is allowed: The Child moves to E2.")
    assert lines[child + 1] == "This is allowed: The Mechanic moves to E2."
    assert lines[child + 2].endswith("There is nobody to push. (ZT-PSH-02)")
    assert not any("is not one of the answers" in line for line in lines)


HUNT = """\
       A B C D E
    5  . . . . .
    4  . v . . ^
    3  . . . . .
    2  . N . . .
    1  . . . . .
    turn: movement
    hand zombies: lurch
    """


def test_a_bare_field_spends_no_card(tmp_path: Path) -> None:
    table, _ = shown_with(HUNT, "b4", seat=1, saves=tmp_path)
    assert table.answers[0].option == "activate:B4"
    table, told = shown_with(HUNT, "b4 zombie", seat=1, saves=tmp_path)
    assert table.answers == []
    assert "type “play lurch b4”" in told or "type “lurch b4”" in told


def test_why_a_zombie_may_not_act_names_the_act_and_not_a_card(tmp_path: Path) -> None:
    position = HUNT.replace("4  . v", "4  ^ v")
    _, told = shown_with(position, "why e4", "e4", seat=1, saves=tmp_path)
    assert (
        told.count("Activate the zombie on E4? Zombies that have a human in sight act first.") == 2
    )


def test_a_bare_field_keeps_what_may_go_to_either_half() -> None:
    board = board_for(Speaker(Text("en"), GAME))
    options = [("add", "any", "A1"), ("ambush", "S", "A1"), ("add", "S", "A1")]
    assert board.plainest(options) == [("add", "S", "A1")]
    assert board.plainest(options[:2]) == [("add", "any", "A1")]
    assert board.plainest([("add", "runner", "A9"), ("add", "C", "A9")]) == [
        ("add", "runner", "A9"), ("add", "C", "A9"),
    ]  # fmt: skip


def test_zombies_that_could_be_chosen_keep_their_mark(tmp_path: Path) -> None:
    _, told = shown_with(HUNT, seat=1, saves=tmp_path)
    assert re.search(r"^ 4  · \[▼! ·  · ", told, re.M)
    bite = HUNT.replace("3  . .", "3  . L")
    _, told = shown_with(bite.replace("movement", "humans"), seat=0, saves=tmp_path)
    assert re.search(r"^ 4  · \[▼\*\[?", told, re.M)


def test_a_question_with_one_answer_says_so() -> None:
    speaker = Speaker(Text("en"), GAME)
    facts: dict[str, Any] = {"left": 0, "category": 3}
    only = speaker.ask(Ask(1, "zombie-action", [("done",)], facts))
    assert only.endswith("and no card can be played now. Go on.")
    more = speaker.ask(Ask(1, "zombie-action", [("done",), ("play", "frenzy")], facts))
    assert more.endswith("Play a card, or go on.")


def test_examples_are_legal(terminal: Terminal) -> None:
    typed = ["c5", "s", "help"]
    told = terminal.play("--seed", "long", "--seat", "zombies", typed=typed).output
    for example in re.findall(r"for example “(.+)”\.", told)[:1]:
        again = terminal.play("--seed", "long", "--seat", "zombies", typed=[example])
        assert f"A zombie comes up on {example.upper()};" in again.output
    assert "for example “" in told
    assert "Answer in words (“" in told  # there are no numbers
    assert "Answer with a number" not in told


def test_a_new_zombie_looks_nowhere_until_that_is_chosen(tmp_path: Path) -> None:
    table = Table.new(GAME, seed="look")
    session, screen = at_table(table, Seating((1,), {0: "random"}), tmp_path)
    screen.typed = ["c5", "east"]
    with pytest.raises(Crash):
        session.run()
    before, after = (re.search(r"^ 5 .+", shown, re.M) for shown in screen.shown[-2:])
    assert before
    assert "[?]" in before[0]
    assert after
    assert "►" in after[0]
    assert "?" not in after[0]


def test_a_field_and_a_facing_fit_in_one_line(terminal: Terminal) -> None:
    typed = ["c5 south", "e4 w", "xyzzy south", "h5 up"]
    told = terminal.play("--seed", "long", "--seat", "zombies", typed=typed).output
    for sentence in ("The zombie on C5 looks south.", "The zombie on E4 looks west."):
        assert sentence in told
    own = [answer.option for answer in terminal.table().answers if answer.seat == 1]
    assert own == ["zombie:C5", "face:S", "zombie:E4", "face:W"]


def test_people_are_always_listed_in_the_same_order() -> None:
    table = Table.from_position(GAME, dedent("""\
           A B C D E
        3  . P . B .
        2  N . . . .
        1  . C . M .
        turn: humans
        """))  # fmt: skip
    choices = Choices(*open_ask(table))
    actors = [row.actor for row in choices.rows if row.actor]
    assert actors == ["Banker", "Child", "Mechanic", "Nurse", "Policeman"]
    moves = choices.rows[0].groups[0].entries
    assert [entry.label for entry in moves] == ["D2", "C3", "E3"]


def test_choices_are_grouped_by_who_and_what() -> None:
    table = Table.from_position(
        GAME,
        dedent("""\
               A B C
            3  . . .
            2  . N ^
            1  . . L
            turn: humans
            """),
    )
    choices = Choices(*open_ask(table))
    groups = {row.actor: [group.verb for group in row.groups] for row in choices.rows}
    assert groups["Nurse"] == ["move to"]
    assert groups["Lumberjack"] == ["move to", "push zombie on", "axe zombie on"]
    assert list(groups)[-1] == ""  # ending the turn comes last
    numbers = [entry.number for row in choices.rows for g in row.groups for entry in g.entries]
    assert numbers == list(range(1, len(table.asks[0].options) + 1))
