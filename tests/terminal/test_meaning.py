"""Finding what somebody meant who typed only a part of it."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.terminal.boards import board_for
from overrun.terminal.choices import Choices, find, imagine
from overrun.terminal.seats import Seating
from overrun.text import Text
from overrun.text.say import Speaker
from tests.terminal.sitting import (
    GAME,
    START,
    Crash,
    Terminal,
    at_table,
    open_ask,
    shown_with,
)


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
