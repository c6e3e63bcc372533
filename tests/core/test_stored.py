"""Tables that outlive the rules: marks to go back to, dumps of other rules, what lay in the box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrun.core.dump import Dump
from overrun.core.errors import BadLog, Misfit, UndoRefused
from overrun.core.flow import Ask, Flow
from overrun.core.log import Log
from overrun.core.making import print_of
from overrun.core.table import APART, Table
from overrun.games import find
from tests.core import toy
from tests.core.test_table import ROUND, new, play
from tests.core.toy import Toy, ToyState


class OtherToy(Toy):
    """The same game by an edition of the rules that was printed later."""

    rules = "other"


def long_game() -> Table[ToyState]:
    """Lanterns for as long as it takes to have several marks."""
    table: Table[ToyState] = Table.new(Toy(), seats=2, settings={"rounds": "3"}, seed="long")
    table.state.rounds = 60
    table._snapshot = table.game.freeze(table.state)
    table._marks[:] = [(0, table._snapshot)]
    table._restore(table._snapshot, [], 0)
    while table.answered < 3 * APART:
        table.answer(table.asks[0].seat, table.asks[0].number, table.asks[0].options[0])
    return table


# -- going back ----------------------------------------------------------------------------------


def test_a_long_game_goes_back_from_its_last_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_game()
    assert [answers % APART < 10 for answers, _ in table.marks] == [True] * len(table.marks)
    assert len(table.marks) >= 3
    given: list[int] = []
    again = Table.answer

    def count(self: Table[Any], seat: int, number: int, option: Any) -> None:
        given.append(number)
        again(self, seat, number, option)

    monkeypatch.setattr(Table, "answer", count)
    keep = table.answered - 7
    earlier = table.back_to(keep)
    assert earlier.answered == keep
    assert len(given) <= APART + 10, "it does not begin with the first answer"
    assert earlier.events == table.events[: table.notes[keep][-1]]
    monkeypatch.undo()
    earlier.catch_up(table.answers[keep:])
    assert earlier.log.hash == table.log.hash
    assert earlier.dump() == table.dump()


def test_what_does_not_replay_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after an update that changed the rules under a running table."""
    table = play(new(), "bid:1", "bid:0", "step:left")
    before = table.dump()
    monkeypatch.setattr(toy, "bid_options", lambda s, seat: [("bid", "0"), ("bid", "3")])
    with pytest.raises(UndoRefused, match="do not lead there: answer 1 of 1 does not replay"):
        table.undo(0, consent=[1], keep=1)
    assert table.dump() == before


def test_what_would_be_told_otherwise_now_cannot_be_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every answer still fits, but the way leads through another game."""
    table = play(new(), *ROUND)

    def stride(t: Any, seat: int) -> Flow[None]:
        for _ in range(2):
            step = yield Ask(seat, "step", [("step", way) for way in toy.STEPS])
            t.tell("strode", seat=seat, way=step[1])

    monkeypatch.setattr(toy, "walk_two_steps", stride)
    with pytest.raises(UndoRefused, match="do not lead there, but elsewhere"):
        table.back_to(table.answered - 1)


# -- other rules ---------------------------------------------------------------------------------


def test_a_table_goes_on_from_where_it_stands_under_other_rules() -> None:
    table = play(new(), *ROUND[:4])
    again = Table.load(OtherToy(), table.dump())
    assert again.view(0) == table.view(0)
    assert again.events == table.events
    (change,) = again.changes
    assert (change.answers, change.rules, change.dropped) == (4, "other", 0)
    play(again, *ROUND[4:])
    assert again.state.wind == play(table, *ROUND[4:]).state.wind
    assert again.log.changes == [change]


def test_the_same_rules_change_nothing() -> None:
    table = play(new(), *ROUND[:4])
    assert Table.load(Toy(), table.dump()).changes == []


def test_a_step_that_leads_elsewhere_now_begins_anew_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The walk had begun, and by the new rules a step to the left counts as well."""
    table = play(new(), *ROUND[:4])
    told = len(table.events)

    def stride(t: Any, seat: int) -> Flow[None]:
        for _ in range(2):
            step = yield Ask(seat, "step", [("step", way) for way in toy.STEPS])
            t.state.walked[seat] += 1
            t.tell("stepped", seat=seat, way=step[1])

    monkeypatch.setattr(toy, "walk_two_steps", stride)
    again = Table.load(OtherToy(), table.dump())
    (change,) = again.changes
    assert (again.answered, change.answers, change.dropped) == (2, 2, 2)
    assert again.state.walked == [0, 0]
    assert len(again.events) == told - 2
    assert Table.load(OtherToy(), again.dump()).changes == [change]


def test_a_step_that_cannot_be_carried_out_any_more_begins_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play(new(), "bid:1")
    monkeypatch.setattr(toy, "bid_options", lambda s, seat: [("bid", "0"), ("bid", "3")])
    again = Table.load(OtherToy(), table.dump())
    assert (again.answered, again.waiting) == (0, [0, 1])
    assert again.changes[0].dropped == 1


class Lamps(msgspec.Struct):
    lit: int


class LaterState(ToyState, kw_only=True):
    """Tokens are kept in lamps now, and there is oil."""

    tokens: list[Lamps] = []  # type: ignore[assignment]
    oil: int = 5


def into_lamps(raw: dict[str, Any]) -> None:
    raw["tokens"] = [{"lit": count} for count in raw["tokens"]]


class LaterToy(OtherToy):
    state_type = LaterState
    forms = (into_lamps,)


def test_a_state_of_another_form_is_brought_into_the_present_one() -> None:
    table = play(new(), *ROUND[:3])
    again = Table.load(LaterToy(), table.dump())
    assert isinstance(again.state, LaterState)
    assert [lamp.lit for lamp in again.state.tokens] == table.state.tokens
    assert again.state.oil == 5
    assert again.standing.form == 1


def without_wind() -> type[ToyState]:
    kept = [field for field in msgspec.structs.fields(ToyState) if field.name != "wind"]
    fields: list[Any] = [(field.name, field.type, None) for field in kept]
    return msgspec.defstruct("Windless", fields, kw_only=True)  # type: ignore[return-value]


def test_nothing_of_a_state_gets_lost() -> None:
    """A decoder would leave out what it does not know, and the game would go on as another."""

    class Windless(OtherToy):
        state_type = without_wind()

    table = play(new(), *ROUND)
    with pytest.raises(Misfit, match=r"state\.wind is not known any more"):
        Table.load(Windless(), table.dump())


def test_a_step_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(new(), *ROUND[:2])
    monkeypatch.delitem(toy.TASKS.by_name, "blow")
    with pytest.raises(Misfit, match="the step blow is not known any more"):
        Table.load(OtherToy(), table.dump())


def test_a_table_of_a_newer_version_is_refused() -> None:
    dump = new().standing
    dump.form, dump.rules = 3, "newer"
    with pytest.raises(Misfit, match="of a newer version of lanterns"):
        Table.rebuild(Toy(), dump)


def test_a_dump_of_long_ago_is_read() -> None:
    """It had neither marks nor the state reached, and its notes ended with what was known."""
    table = play(new(), *ROUND[:4])
    old = {
        "header": {"game": "lanterns", "seats": 2, "settings": {"rounds": "2"}, "seed": "toy"},
        "notes": [note[:4] for note in table.notes],
        "base": table._base,
        "snapshot": table._snapshot,
        "events": table.events,
    }
    again = Table.load(Toy(), msgspec.msgpack.encode(old))
    assert again.view(1) == table.view(1)
    assert len(again.changes) == 1
    again.undo(again.answers[-1].seat, consent=[0, 1])
    with pytest.raises(UndoRefused, match="to which nobody can go back"):
        again.undo(0, consent=[1], keep=0)


# -- files ---------------------------------------------------------------------------------------


def test_a_file_holds_where_the_table_stood(tmp_path: Path) -> None:
    table = play(new(), *ROUND)
    path = tmp_path / "game.json"
    table.saved.save(path)
    log = Log.read(path)
    assert log.intact
    assert log.hash == table.log.hash
    assert Table.load(Toy(), log.standing).view(0) == table.view(0)


def test_a_changed_file_is_known_by_its_seal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play(new(), *ROUND).saved.save(path)
    path.write_text(path.read_text().replace("step:left", "step:right"))
    assert Log.read(path).intact is False


def test_a_log_of_long_ago_has_no_seal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(new().log))
    log = Log.read(path)
    assert log.intact is None
    assert log.standing == b""


def test_a_damaged_stand_is_no_stand() -> None:
    log = msgspec.structs.replace(new().saved, stand=b"nonsense")
    assert log.standing == b""


# -- what lay in the boxes -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "as_at_first"),
    [("long-night", True), ("warring-colonies", False), ("army-of-the-dead", True)],
)
def test_a_table_keeps_what_lay_in_its_boxes(name: str, as_at_first: bool) -> None:
    """The decks of a war are other ones since they follow the lists of the rulebook."""
    game = find(name)
    header = Table.new(game, seed="box").header
    assert header.stock
    assert header.content
    assert header.rules == game.rules
    first = game.first_stock(header.settings, header.seats)
    assert (header.stock == first) == as_at_first


def test_a_print_tells_content_apart() -> None:
    game = find("army-of-the-dead")
    prints = [Table.new(game, settings={"mission": each}).header.content for each in MISSIONS]
    assert prints[0]["cards"] == prints[1]["cards"]
    assert prints[0]["mission"] != prints[1]["mission"]
    assert print_of([1, 2]) != print_of([2, 1])


MISSIONS = ("back-door", "last-tank")


def test_a_dump_that_is_none_is_refused() -> None:
    with pytest.raises(BadLog, match="not of lanterns"):
        Table.rebuild(Toy(), Dump(header=_other_game(), notes=[], base=0, snapshot=b"", events=[]))


def _other_game() -> Any:
    return msgspec.structs.replace(new().header, game="chess")
