"""Taking back, and two people at one keyboard."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from overrun.core.log import Log
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.text import Text
from tests.terminal.sitting import (
    GAME,
    SIDES,
    START,
    Terminal,
    zombie_start,
)


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
