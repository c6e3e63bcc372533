"""Rows as versions of long ago wrote them: answers, what was heard, and perhaps a dump."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from overrun.core.flow import Ask, Flow
from overrun.core.log import Header
from overrun.core.table import Table
from overrun.games import GAMES
from overrun.server.errors import BrokenTable
from overrun.server.protocol import TableOptions
from overrun.server.recording import NOTHING, Glimpse, Moments, Told, record, unpack
from overrun.server.store import AnswerRow, TableRow
from overrun.server.stored import Kept
from tests.core import toy
from tests.core.test_table import ROUND, new, play
from tests.core.toy import Toy, ToyState


@pytest.fixture(autouse=True)
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy())


def answers_of(table: Table[ToyState], *, after: bool = False) -> list[AnswerRow]:
    """The rows of a table's answers; what was heard is counted before an answer, or after it."""
    rows = []
    ends = [*(note[-1] for note in table.notes[1:]), len(table.events)]
    for place, answer in enumerate(table.answers):
        until = ends[place] if after else table.notes[place][-1]
        heard = sum(event.seen_by(answer.seat) is not None for event in table.events[:until])
        rows.append(
            AnswerRow(number=place + 1, seat=answer.seat, ask=answer.ask, option=answer.option,
                      at=0.0, heard=heard)
        )  # fmt: skip
    return rows


def row_of(answers: Sequence[AnswerRow], dumped: Table[ToyState] | None = None) -> TableRow:
    header = Header(game="lanterns", seats=2, settings={"rounds": "2"}, seed="toy")
    dump = None
    if dumped is not None:
        old = {
            "header": header,
            "notes": [note[:4] for note in dumped.notes],
            "base": dumped._base,
            "snapshot": dumped._snapshot,
            "events": dumped.events,
        }
        dump = msgspec.msgpack.encode(old)
    return TableRow(
        id="cellar", header=header, options=TableOptions(), host="ada", watch="w", created=0.0,
        touched=0.0, answers=len(answers), dump=dump, dumped=dumped.answered if dumped else 0,
    )  # fmt: skip


def stride(t: Any, seat: int) -> Flow[None]:
    """A walk by other rules: every answer fits, but what is told is not the same."""
    for _ in range(2):
        step = yield Ask(seat, "step", [("step", way) for way in toy.STEPS])
        t.tell("strode", seat=seat, way=step[1])
        t.tell("rested", seat=seat)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("dumped", [None, 3, 6], ids=["no dump", "a dump", "the whole"])
def test_a_table_of_the_same_rules_is_what_it_was(after: bool, dumped: int | None) -> None:
    table = play(new(), *ROUND)
    answers = answers_of(table, after=after)
    dump = None if dumped is None else play(new(), *ROUND[:dumped])
    found = Kept(row_of(answers, dump), answers, []).opened()
    assert found.anew
    assert found.table.events == table.events
    assert found.table.state == table.state
    told = [(change.answers, change.dropped) for change in found.table.changes]
    assert told == ([(6, 0)] if dumped is None else []), "only a dump speaks for it"


def test_what_was_heard_must_be_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = answers_of(play(new(), *ROUND))
    monkeypatch.setattr(toy, "walk_two_steps", stride)
    with pytest.raises(BrokenTable, match="did not store where it stands"):
        Kept(row_of(answers), answers, []).opened()


def test_a_table_goes_on_from_its_dump_without_what_does_not_fit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two had bid when it was dumped; the walk was by other rules."""
    dumped = play(new(), *ROUND[:2])
    answers = answers_of(play(new(), *ROUND))
    monkeypatch.setattr(toy, "walk_two_steps", stride)
    table = Kept(row_of(answers, dumped), answers, []).opened().table
    assert table.state.tokens == dumped.state.tokens
    (change,) = table.changes
    assert change.answers == table.answered
    assert change.dropped == 6 - table.answered > 0


def test_a_dump_that_a_replay_does_not_lead_to_is_the_truth() -> None:
    """The same was told, but the deck lay otherwise."""
    dumped = play(new(), *ROUND[:2])
    answers = answers_of(dumped)
    state = dumped.game.thaw(dumped._snapshot)
    state.rounds = 3
    dumped._snapshot = dumped.game.freeze(state)
    table = Kept(row_of(answers, dumped), answers, []).opened().table
    assert table.state.rounds == 3
    assert [change.dropped for change in table.changes] == [0]


# -- recordings ----------------------------------------------------------------------------------


def test_a_recording_never_shows_what_was_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the rules lead elsewhere by now, what was told is kept, and only the end is seen."""
    table = play(new(), *ROUND, "bid:0")
    seen = unpack(record(table, 0, 7)["0"], list[Glimpse])
    monkeypatch.setattr(toy, "walk_two_steps", stride)
    parts = record(table, 0, 7)
    glimpses = unpack(parts["0"], list[Glimpse])
    assert glimpses[:3] == seen[:3]
    assert glimpses[3:7] == [NOTHING] * 4
    assert glimpses[7] == seen[7]
    heard = [told.name for step in unpack(parts["0/heard"], list[list[Told]]) for told in step]
    assert heard == [event.name for event in table.heard(0)]
    moments = unpack(parts["moments"], Moments).moments
    assert [moment.option for moment in moments] == ["", *ROUND, "bid:0"]
