"""Warring Colonies at the terminal: two colonies, pairs of players, battles, a Lone Wolf."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games import find
from overrun.terminal.boards import board_for
from overrun.text import Text
from overrun.text.say import Speaker
from tests.terminal.sitting import Terminal, played_until, scripted, shown

GAME = find("warring-colonies")
TEXT = Text("en")
BOARD = board_for(Speaker(TEXT, GAME))  # strict: a missing message raises


def at_gates(state: Any) -> list[Any]:
    """The survivors who stand at the gates of others."""
    return [v for v in state.survivors.values() if v.door is not None]


def until(
    kind: str, seats: int = 6, so: Callable[[Any], object] = lambda state: True
) -> tuple[Table[Any], Ask]:
    """A war in which somebody is asked this, and the state is so."""
    return played_until(GAME, kind, so, seats=seats)


@pytest.mark.parametrize(("seats", "people"), [(4, (0,)), (7, (6,)), (6, (1, 2))])
def test_a_whole_game(terminal: Terminal, seats: int, people: tuple[int, ...]) -> None:
    seed = f"war/{seats}"
    lines, expected = scripted(seed, people, game=GAME, seats=seats)
    words = [word for seat in people for word in ("--seat", f"player-{seat + 1}")]
    words += ["--seed", seed, "--seats", str(seats)]
    output = terminal.play(*words, typed=lines, game=GAME.name).output
    table = terminal.table()
    assert table.ended
    assert table.log.hash == expected.log.hash
    assert "[wc-" not in output
    assert "Yellow Colony" in output
    assert "Blue Colony" in output


def test_eleven_have_numbers_of_their_own(tmp_path: Path) -> None:
    table, ask = until("movement", seats=11)
    said = shown(table, tmp_path, seat=ask.seat, size=(120, 60))
    for number in ("¹", "⁹", "¹⁰", "¹¹"):
        assert re.search(rf"[^⁰¹²³⁴⁵⁶⁷⁸⁹]{number}Player", said), number


def test_both_colonies_lie_open() -> None:
    table, ask = until("action")
    view = GAME.view(table.state, ask.seat)
    facts = {fact.label: fact.value for fact in BOARD.panel(view)}
    for colony in table.state.sides:
        line = facts[TEXT(f"ln-place-{colony.place}.title")]
        assert f"morale {colony.morale}" in line
        assert f"bullets {colony.bullets}" in line


def test_who_stands_at_the_gates_is_seen_there() -> None:
    table, ask = until("movement", so=at_gates)
    guest = at_gates(table.state)[0]
    view = GAME.view(table.state, ask.seat)
    drawn = "\n".join(line.plain for line in BOARD.picture(view).lines(whole=False))  # type: ignore[attr-defined]
    assert re.search(rf"{TEXT(f'ln-survivor-{guest.id}.short')}\S*!{guest.door + 1}", drawn)
    told = " ".join(BOARD.describe(view, whole=False))
    assert f"stranger at entrance {guest.door + 1}" in told


def test_tactics_are_read_before_one_is_chosen() -> None:
    table, ask = until("tactics")
    view = GAME.view(table.state, ask.seat)
    read = " ".join(BOARD.reading(view, ask))
    assert "Your side is stronger by 3." in read
    for colony in ("Yellow Colony", "Blue Colony"):
        assert f"{colony}: " in read


def test_the_lone_wolf_reads_missions() -> None:
    table, ask = until("mission", seats=5)
    view = GAME.view(table.state, ask.seat)
    titles = [TEXT(f"ln-mission-{name}") for name in view.missions]
    read, hand = " ".join(BOARD.reading(view, ask)), dict(BOARD.hand(view))
    for title in titles:
        assert title in read
        assert any(title in card for card in hand)
    other = GAME.view(table.state, 0)
    assert not any(title in card for title in titles for card in dict(BOARD.hand(other)))


def test_the_end_tells_of_both_colonies_and_everyone() -> None:
    table = Table.new(GAME, seats=4, seed="end")
    chance = random.Random("end")
    while not table.ended:
        ask = chance.choice(list(table.asks))
        table.answer(ask.seat, ask.number, chance.choice(list(ask.options)))
    said = BOARD.result(GAME.view(table.state, 0))
    assert len(said) == 1 + 2 + 4
    fallen = [colony.place for colony in table.state.sides if colony.fallen]
    for colony in fallen:
        assert any(f"{TEXT(f'ln-place-{colony}.title')} has fallen" in line for line in said)
