"""Army of the Dead at the terminal: a map of zones, six survivors, long turns, a mission."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import find
from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.cards import Goal, PersonalCard, TokenEffect, library
from overrun.games.army_of_the_dead.mission.sheets import missions
from overrun.games.army_of_the_dead.state import Boss, Personal, Truck
from overrun.terminal.boards import Board, board_for
from overrun.terminal.boards.army_of_the_dead_picture import Picture
from overrun.terminal.choices import Choices
from overrun.terminal.commands import COMMANDS
from overrun.terminal.seats import Seating
from overrun.text import Text
from overrun.text.say import Speaker
from tests.terminal.sitting import Terminal, at_table, played_until, scripted, shown

GAME = find("army-of-the-dead")
TEXT = Text("en")
DULL = ("end", "drop", "discard", "reorganise", "noise", "trade")


def board_of(mission: str) -> Board:
    """The board of a mission; strict: a missing message raises."""
    return board_for(Speaker(TEXT, GAME).at_table(settings={"mission": mission}))


def until(
    kind: str,
    seats: int = 1,
    mission: str = "back-door",
    so: Callable[[Any], object] = lambda state: True,
) -> tuple[Table[Any], Ask]:
    """A table where somebody is asked this, and the state is so."""
    return played_until(GAME, kind, so, seats=seats, settings={"mission": mission}, dull=DULL)


def play(terminal: Terminal, *words: str, typed: list[str] | None = None) -> str:
    return terminal.play(*words, typed=typed or [], game=GAME.name).output


# --- Whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", missions())
def test_every_mission_can_be_played_alone(terminal: Terminal, mission: str) -> None:
    settings = {"mission": mission}
    lines, expected = scripted("alone", (0,), settings, game=GAME, seats=1)
    output = play(terminal, "--seed", "alone", "--option", f"mission={mission}", typed=lines)
    assert terminal.table().log.hash == expected.log.hash
    assert "You lose." in output  # nobody wins at random
    assert TEXT(f"ad-mission-{mission}-briefing") in output
    assert TEXT(f"ad-mission-{mission}-end-lost") in output


@pytest.mark.parametrize(("seats", "people"), [(2, (0, 1)), (4, (2,)), (6, (0, 5))])
def test_several_people_play_without_a_curtain(
    terminal: Terminal, seats: int, people: tuple[int, ...]
) -> None:
    seed = f"crew/{seats}"
    lines, expected = scripted(seed, people, game=GAME, seats=seats)
    words = [word for seat in people for word in ("--seat", f"player-{seat + 1}")]
    output = play(terminal, "--seed", seed, "--seats", str(seats), *words, typed=lines)
    assert terminal.table().log.hash == expected.log.hash
    assert "The keyboard goes to" not in output  # nobody has anything to hide


def test_one_person_leads_all_six_if_nobody_says_how_many(terminal: Terminal) -> None:
    output = play(terminal, "--seed", "six", typed=["hanne", "vesna", "1"])
    assert terminal.table().header.seats == 1
    assert "You are Player 1" in output  # who leads nobody yet
    assert "Hanne Brodersen, mine clearer, joins the team of Player 1." in output
    table, _ = until("action")
    assert board_of("back-door").you_are(table.view(0), 0) == "You lead all six"


def test_bots_alone_can_be_watched(terminal: Terminal) -> None:
    output = play(terminal, "--seed", "watch", "--seats", "2", "--seat", "none")
    assert "Round 2 begins." in output
    assert ">" not in output
    assert terminal.table().ended


NONSENSE = [
    "", "xyzzy", "0", "99", "²", "move", "move:", "::::", "move:Z9z", "attack:9:A1a", "attack::",
    "swap:a:b", "drop:nobody:9", "look", "look :", "look a", "why", "why a1a", "why search", "a1a",
    "rules", "rules noise", "[bold]", "{ $zone }", "attack " * 200, "hint", "log", "legend",
    "board", "choices", "help", "goal", "concede", "no", "quit please", "1 2 3", "hand",
]  # fmt: skip


def test_any_mixture_of_commands_and_answers_is_survived(terminal: Terminal) -> None:
    draw = random.Random("mixture")
    words = [*NONSENSE, *(word for word in COMMANDS if word not in ("quit", "concede"))]
    lines = [draw.choice([*words, "1", "1", "2", "3", "done", "end"]) for _ in range(200)]
    play(terminal, "--seed", "mixture", typed=lines)


# --- The map ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", missions())
def test_every_zone_is_on_the_map(mission: str) -> None:
    table, ask = until("action", mission=mission)
    board = board_of(mission)
    view = table.view(0)
    lines = [line.plain for line in Picture(view, (), board.speaker).lines()]
    for name in ground_of(mission, tuple(view.closed)).names:
        assert sum(len(re.findall(rf"\b{name}\b", line)) for line in lines) == 1, name
    assert board.size(view, framed=False) == (len(lines[0]), len(lines))
    assert {len(line) for line in lines} == {len(lines[0])}
    for name in board.lit(view, ask):
        lit = [line.plain for line in Picture(view, [name], board.speaker).lines()]
        assert any(f"[{name}]" in line for line in lit)


def drawn(table: Table[Any]) -> dict[str, list[str]]:
    """The signs in each zone."""
    view = table.view(0)
    picture = Picture(view, (), board_of(view.mission).speaker)
    names = ground_of(view.mission, tuple(view.closed)).names
    return {name: [sign.letters for sign in picture.signs(name)][1:] for name in names}


def test_who_and_what_is_in_a_zone_is_seen_there() -> None:
    table, _ = until("action")
    s = table.state
    zone = s.ground.index["A1h"]
    s.shamblers = [0] * len(s.shamblers)
    s.shamblers[zone], s.alphas[zone] = 3, 1
    s.snared = {"shambler": {zone: 2}}
    s.sleepers = {zone: [2, 3]}
    s.bosses = [Boss("queen", zone), Boss("masked-zeus", zone, snared=True)]
    s.truck = Truck(zone)
    s.noise = zone
    s.tokens = s.tokens[:1]
    s.tokens[0].zone, s.tokens[0].id = zone, "token-1"
    first, *others = s.survivors
    for survivor in s.survivors:
        survivor.zone = s.ground.index["A1d"]
    first.zone = zone
    s.turn.who = others[0].id
    signs = drawn(table)
    letter = TEXT(f"ad-letter-{first.id}")
    assert signs["A1h"] == ["♪", letter, "3s°2", "1a", "Q!", "KM!°", "zz", "?1", "oTo"]
    assert signs["A1d"][0] == f"›{TEXT(f'ad-letter-{others[0].id}')}"
    assert "+" in signs["A1a"]
    (said,) = [
        line
        for line in board_of("back-door").describe(table.view(0), whole=False)
        if line.startswith("Pawn shop (A1h): ")
    ]
    for thing in ("a Shambler", "2 trapped Shamblers", "an Alpha", "2 groups of sleepers",
                  "the Queen", "the Masked King in a bola", "objective token 1", "the truck",
                  "the noise token"):  # fmt: skip
        assert re.search(rf"(: |, | and ){thing}(,|\.| and )", said), thing


def test_what_finds_no_room_is_marked() -> None:
    table, _ = until("action")
    s = table.state
    zone = s.ground.index["A1w"]
    for survivor in s.survivors:
        survivor.zone = zone
    s.noise, s.shamblers[zone], s.alphas[zone] = zone, 20, 11
    s.sleepers = {zone: [1, 1, 1]}
    view = table.view(0)
    lines = [line.plain for line in Picture(view, (), board_of("back-door").speaker).lines()]
    assert any("…" in line for line in lines)
    assert not any("…" in line.plain for line in fresh_picture().lines())


def fresh_picture() -> Picture:
    table, _ = until("team")
    return Picture(table.view(0), (), board_of("back-door").speaker)


def test_closed_doors_are_drawn_and_told() -> None:
    table, _ = until("action", mission="cold-steel")
    view = table.view(0)
    board = board_of("cold-steel")
    assert view.closed
    lines = "\n".join(line.plain for line in Picture(view, (), board.speaker).lines())
    assert "─╳╳╳─" in lines
    told = board.describe(view, whole=True)
    assert "The door between the trap room (A1t) and the vault (A1v) is closed." in told
    assert sum("is closed" in line for line in told) == len(view.closed)
    view.closed = []
    lines = "\n".join(line.plain for line in Picture(view, (), board.speaker).lines())
    assert "╳" not in lines


def test_ways_are_told_to_those_who_see_no_map() -> None:
    table, _ = until("action")
    told = board_of("back-door").describe(table.view(0), whole=True)
    assert "Pawn shop (A1h) leads to the street A1w and the back room (A1i)." in told


def test_the_legend_knows_all_signs() -> None:
    legend = {sign.plain.strip(): words for sign, words in board_of("back-door").legend()}
    assert legend["♪"] == "the noise token"
    letters = [TEXT(f"ad-letter-{id}") for id in library().survivors]
    assert len(set(letters)) == len(letters)


# --- Turns --------------------------------------------------------------------------------------


def test_a_turn_is_listed_by_what_is_done(tmp_path: Path) -> None:
    table, _ = until("action", so=lambda s: any(s.find(s.turn.who).gear))
    said = shown(table, tmp_path)
    who = TEXT(f"ad-survivor-{table.state.turn.who}.short")
    assert f"What does {who} do" in said
    assert re.search(r"Move to \d+\) the ", said)
    assert "End the turn" in said
    assert len(said.splitlines()) < 60


def meant(table: Table[Any], typed: str) -> list[Option]:
    (ask,) = table.asks
    board = board_of(table.state.mission)
    choices = Choices(board.speaker, ask, typed=board.typed)
    found = choices.find(typed)
    return list(board.meant(found, typed)) if len(found) > 1 else found


def test_words_find_what_is_meant() -> None:
    table, ask = until("action", so=lambda s: s.turn.actions and any(s.find(s.turn.who).gear))
    moves = [option for option in ask.options if option[0] == "move"]
    for move in moves:
        assert meant(table, move[1].lower()) == [move]
        assert meant(table, f"move {move[1]}") == [move]
    assert meant(table, "make noise") == [("noise",)]
    assert meant(table, "end turn") == [("end",)]
    board = board_of("back-door")
    choices = Choices(board.speaker, ask, typed=board.typed)
    for option in ask.options:
        if ":" not in choices.example(option):
            assert choices.find(choices.example(option)) == [option]


def test_why_not(tmp_path: Path) -> None:
    table, _ = until("action", so=lambda s: s.ground.is_street(s.find(s.turn.who).zone))
    said = shown(table, tmp_path, "why search", "why b1b")
    assert "There is nothing to be found in the open. (AD-SRC-13)" in said
    assert "No open way leads there in one step. (AD-MOV-01)" in re.sub(r"\s+", " ", said)


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (140, 50)])
def test_all_sizes_show_map_people_and_question(tmp_path: Path, size: tuple[int, int]) -> None:
    table, _ = until("action")
    said = shown(table, tmp_path, size=size)
    assert all(len(line) <= size[0] for line in said.splitlines())
    assert "A1a" in said
    assert "Round" in said
    for survivor in table.state.survivors:
        name = TEXT(f"ad-survivor-{survivor.id}.short")
        assert re.search(rf"{name}\s+{TEXT(f'ad-letter-{survivor.id}')}\s+♥", said), name
    assert "End the turn" in said


# --- Beside the map -----------------------------------------------------------------------------


def test_the_panel_has_goals_promises_and_people() -> None:
    table, _ = until("action")
    s = table.state
    survivor = s.survivors[0]
    survivor.health -= 1
    survivor.ap = 8
    facts = board_of("back-door").panel(table.view(0))
    by_label = {fact.label: fact for fact in facts}
    goals = [fact.value for fact in facts if fact.label == "Goal"]
    assert goals[0] == "Take both red tokens. (open)"
    assert by_label["Promise"].value.startswith(TEXT(f"ad-personal-{s.personal[0].owner}-goal"))
    person = by_label[TEXT(f"ad-survivor-{survivor.id}.short")]
    assert f"{survivor.health}/{survivor.health + 1} health, 8 adrenaline (yellow)" in person.value
    assert "♥♡" in person.picture
    assert TEXT(f"ad-skill-{survivor.skills[0]}") in person.value
    assert by_label["Danger"].value == "yellow"
    assert f"{s.turn.actions} action" in by_label["Turn"].value
    s.taken = ["red", "red"]
    goals = [f.value for f in board_of("back-door").panel(table.view(0)) if f.label == "Goal"]
    assert goals[0] == "Take both red tokens. (done)"


def test_the_team_is_chosen_with_the_mission_in_mind(tmp_path: Path) -> None:
    table, ask = until("team", mission="cold-steel")
    read = " ".join(board_of("cold-steel").reading(table.view(0), ask))
    assert "You need Safecracker" in read
    assert "Hanne Brodersen: mine clearer (Tough); Born Leader, later +1 Action." in read


def test_cards_are_read_before_they_are_chosen() -> None:
    table, ask = until("kit")
    read = " ".join(board_of("back-door").reading(table.view(0), ask))
    for kit in library().survivors[str(ask.facts["survivor"])].kits:
        for card in kit:
            assert f"{TEXT(f'ad-card-{card}')}: " in read


def test_what_is_laid_out_in_a_trade_is_read() -> None:
    table, _ = until("action", seats=2)
    facts: dict[str, Any] = {"survivor": "femi", "by": "rafe", "gets": ["smg"], "gives": ["tnt"]}
    read = board_of("back-door").reading(table.view(0), Ask(1, "agree", [("yes",)], facts))
    assert len(read) == 2
    assert "Submachine Gun" in read[0]
    assert "TNT" in read[1]


def test_any_card_can_be_looked_up() -> None:
    table, _ = until("action")
    board, view = board_of("back-door"), table.view(0)
    for id in library().equipment:
        title = TEXT(f"ad-card-{id}")
        assert any(card == title and text for card, text in board.look_up(view, title)), id
    assert dict(board.look_up(view, "queen"))["the Queen"].startswith("Falls by damage 5; ")
    assert dict(board.look_up(view, "lucky"))["Lucky"] == TEXT("ad-skill-lucky-text")
    rules = [text for _, text in board.look_up(view, "")]
    assert "All is lost if: Fewer than three of you are alive." in rules
    hand = dict(board.hand(view))
    for survivor in table.state.survivors:
        assert TEXT(f"ad-skill-{survivor.skills[0]}") in hand


def test_the_end_says_what_was_done() -> None:
    table = Table.new(GAME, seats=1, seed="end")
    chance = random.Random("end")
    while not table.ended:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, chance.choice(list(ask.options)))
    view = table.view(0)
    story, *said = board_of("back-door").result(view)
    assert story == TEXT("ad-mission-back-door-end-lost")
    assert len(said) == len(view.goals) + len(view.personal) + 1
    assert any(line.startswith("Not done: ") for line in said)


# --- What loses the game --------------------------------------------------------------------------


def doomed() -> tuple[Table[Any], Ask]:
    """A table at which noise would wake the only sleepers, and Samira has to remove some."""
    table, _ = until("action", so=lambda state: state.sleepers)
    s = GAME.thaw(table._snapshot)
    actor = s.find(s.turn.who)
    s.sleepers = {actor.zone: [1]}
    armour = TokenEffect("armour")
    owner = next(each for each in s.survivors if each.id != actor.id)
    s.personal = [Personal(owner.id, "yellow")]
    card = PersonalCard(owner.id, Goal("sleepers", count=1), armour)
    library().personal[owner.id] = card
    table = Table.from_position(GAME, GAME.write_position(s), seats=1, seed="doomed")
    return table, table.asks[0]


@pytest.mark.rule("AD-OP-180")
def test_what_loses_the_game_must_be_said_twice(tmp_path: Path) -> None:
    kept = dict(library().personal)
    try:
        table, ask = doomed()
        assert GAME.warning(table.state, ask, ("noise",)) is not None
        output = shown(table, tmp_path, "noise")
        assert not table.ended
        assert "(all is lost by it!)" in output
        assert "Then all is lost." in output
        assert "Type it once more if you want it all the same." in output
        session, screen = at_table(table, Seating((0,), {}), tmp_path)
        screen.typed = ["noise", "noise"]
        session.run()
        assert table.outcome is not None
        assert table.outcome.reason == "out-of-reach"
    finally:
        library().personal.clear()
        library().personal.update(kept)
