"""The kernel at play: asks, answers, secrets, undo, forks, dumps and logs."""

from __future__ import annotations

from pathlib import Path

import pytest

from overrun.core.errors import (
    BadLog,
    BadSetting,
    GameEnded,
    IllegalAnswer,
    RulesError,
    StaleAnswer,
    UndoRefused,
    WrongSeat,
)
from overrun.core.flow import Ask
from overrun.core.log import Log
from overrun.core.table import Table
from tests.core.toy import Toy, ToyState

GAME = Toy()


def new(seed: str = "toy", **settings: str) -> Table[ToyState]:
    return Table.new(GAME, seats=2, settings=settings, seed=seed)


def answer(table: Table[ToyState], seat: int, option: str) -> None:
    (ask,) = table.asked(seat)
    table.answer(seat, ask.number, option)


def play(table: Table[ToyState], *options: str) -> Table[ToyState]:
    """Answer the first open ask, one option after the other."""
    for option in options:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, option)
    return table


ROUND = ("bid:1", "bid:0", "step:left", "step:right", "step:right", "step:left")


# -- asks and answers --------------------------------------------------------------------------


def test_several_are_asked_at_once_and_nobody_hears_a_bid_before_all_are_in() -> None:
    table = new()
    assert table.waiting == [0, 1]
    answer(table, 1, "bid:2")
    assert table.waiting == [0]
    assert "bids" not in [event.name for event in table.heard(0)]
    assert table.view(0) == new().view(0)
    answer(table, 0, "bid:3")
    assert table.heard(None)[-1].facts == {"bids": ["3", "2"]}
    assert table.state.tokens == [0, 1]


def test_flows_side_by_side_go_on_in_the_order_of_arrival() -> None:
    table = play(new(), "bid:0", "bid:0")
    answer(table, 1, "step:right")
    answer(table, 1, "step:right")
    assert table.waiting == [0]
    answer(table, 0, "step:left")
    answer(table, 0, "step:right")
    stepped = [event.facts["seat"] for event in table.heard(None) if event.name == "stepped"]
    assert stepped == [1, 1, 0, 0]
    assert table.state.walked == [1, 2]


def test_an_ask_without_options_cannot_be_built() -> None:
    with pytest.raises(RulesError, match="'vote' to seat 2 has no legal option"):
        Ask(2, "vote", [])


def test_a_single_option_is_taken_without_asking() -> None:
    table = play(new(rounds="2"), "bid:3", "bid:0", *ROUND[2:])
    assert table.waiting == [1]  # seat 0 has no token left: its bid is clear


@pytest.mark.parametrize(
    ("seat", "number", "option", "error"),
    [
        (0, 99, "bid:1", StaleAnswer),
        (0, 2, "bid:1", WrongSeat),
        (0, 1, "bid:9", IllegalAnswer),
        (0, 1, "nonsense", IllegalAnswer),
        (0, 1, "", IllegalAnswer),
    ],
)
def test_a_refused_answer_changes_nothing(
    seat: int, number: int, option: str, error: type[Exception]
) -> None:
    table = new()
    before = table.dump()
    with pytest.raises(error):
        table.answer(seat, number, option)
    assert table.dump() == before


def test_a_refused_answer_says_which_rule_forbids_it() -> None:
    table = new()
    with pytest.raises(IllegalAnswer, match="TOY-BID-01") as caught:
        table.answer(0, 1, "bid:9")
    assert caught.value.reason is not None
    assert caught.value.reason.key == "too-few-tokens"
    assert [option for option, _ in table.refused(table.asks[0])] == [("bid", "4")]


def test_nothing_can_be_answered_after_the_end() -> None:
    table = play(new(rounds="1"), *ROUND)
    assert table.ended
    assert table.asks == []
    with pytest.raises(GameEnded):
        table.answer(0, 1, "bid:0")
    with pytest.raises(GameEnded):
        table.concede(0)


def test_a_concession_ends_the_game_at_once_and_is_in_the_log() -> None:
    table = play(new(), "bid:1")
    table.concede(1)
    assert table.outcome is not None
    assert table.outcome.winners == [0]
    again = Table.replay(GAME, table.log)
    assert again.outcome == table.outcome
    assert again.log.hash == table.log.hash
    with pytest.raises(WrongSeat):
        new().concede(7)


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(new(), *ROUND[:-1])
    before = table.dump()

    def broken(t: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(GAME.tasks.by_name, "blow", broken)
    with pytest.raises(ZeroDivisionError):
        play(table, ROUND[-1])
    assert table.dump() == before
    monkeypatch.undo()
    play(table, ROUND[-1])
    assert table.state.wind


# -- events ------------------------------------------------------------------------------------


def test_an_event_has_a_public_half_and_private_halves() -> None:
    table = new()
    own = [event.facts for event in table.heard(0) if event.name == "dealt"]
    assert own == [{"seat": 0, "card": table.state.cards[0]}, {"seat": 1}]
    assert [event.facts for event in table.heard(None)] == [{"seat": 0}, {"seat": 1}]


def test_events_are_numbered_for_each_viewer_without_gaps() -> None:
    table = new()
    table._play.tell("whisper", only=(1,))
    table._play.tell("shout")
    assert [(event.number, event.name) for event in table.heard(0)][2:] == [(3, "shout")]
    assert [event.number for event in table.heard(1, after=2)] == [3, 4]


# -- undo --------------------------------------------------------------------------------------


def test_the_own_last_answer_can_be_taken_back() -> None:
    table = play(new(), "bid:0", "bid:0", "step:left")
    before = new()
    play(before, "bid:0", "bid:0")
    table.undo(0)
    assert table.dump() == before.dump()


def test_undo_stops_at_anothers_answer() -> None:
    table = play(new(), "bid:0", "bid:0")
    answer(table, 0, "step:left")
    answer(table, 1, "step:left")
    assert not table.may_undo(0)
    with pytest.raises(UndoRefused):
        table.undo(0)


def test_undo_stops_where_something_came_to_light_unless_all_consent() -> None:
    table = play(new(), "bid:0", "bid:0")
    assert not table.may_undo(1)  # the bids are known now
    table.undo(1, consent=[0])
    assert table.waiting == [1]
    rolled = play(new(), *ROUND)
    last = rolled.answers[-1].seat
    assert not rolled.may_undo(last)  # the wind has blown
    wind = rolled.state.wind
    rolled.undo(last, consent=[0, 1])
    play(rolled, ROUND[-1])
    assert rolled.state.wind == wind  # the same die, not a new one


def test_several_answers_are_taken_back_at_once() -> None:
    table = play(new(), "bid:0", "bid:0")
    before = table.view(None)
    answer(table, 0, "step:left")
    answer(table, 1, "step:left")
    assert (table.last_answer(0), table.last_answer(1), table.answered) == (3, 4, 4)
    assert not table.may_undo(1, keep=2)  # one of the two was the other's
    with pytest.raises(UndoRefused):
        table.undo(1, keep=2)
    table.undo(1, consent=[0], keep=2)
    assert table.answered == 2
    assert table.view(None) == before


def test_what_was_never_answered_cannot_be_taken_back() -> None:
    table = play(new(), *ROUND[:3])
    assert new().last is None
    assert new().last_answer(0) == 0
    assert not table.may_undo(0, consent=[0, 1], keep=3)
    assert not table.may_undo(0, consent=[0, 1], keep=-1)


def test_a_dump_without_events_plays_on_the_same() -> None:
    table = play(new(), *ROUND[:4])
    light = Table.load(GAME, table.dump(events=False))
    assert len(table.dump(events=False)) < len(table.dump())
    assert light.view(0) == table.view(0)
    play(light, *ROUND[4:])
    play(table, *ROUND[4:])
    assert light.view(1) == table.view(1)


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    assert not new().may_undo(0, consent=[0, 1])


# -- forks, dumps, worlds ------------------------------------------------------------------------


def test_a_fork_is_independent_and_goes_the_same_way() -> None:
    table = play(new(), *ROUND[:3])
    twin = table.fork()
    before = table.dump()
    play(twin, *ROUND[3:])
    assert table.dump() == before
    play(table, *ROUND[3:])
    assert GAME.freeze(twin.state) == GAME.freeze(table.state)


def test_a_table_without_snapshots_can_be_forked_too() -> None:
    table = Table.new(GAME, seats=2, seed="toy", events=False, snapshots=False)
    play(table, *ROUND[:4])
    assert GAME.freeze(table.fork().state) == GAME.freeze(table.state)


def test_a_table_is_rebuilt_from_its_bytes_in_the_middle_of_a_task() -> None:
    table = play(new(), *ROUND[:3])
    again = Table.load(GAME, table.dump())
    assert again.dump() == table.dump()
    assert again.events == table.events
    play(again, *ROUND[3:])
    play(table, *ROUND[3:])
    assert again.log.hash == table.log.hash


def test_a_world_keeps_what_the_viewer_knows_and_redraws_the_rest() -> None:
    table = play(new(), *ROUND[:3])
    worlds = [table.world(0, f"world {number}") for number in range(20)]
    assert {world.state.cards[0] for world in worlds} == {table.state.cards[0]}
    assert len({world.state.cards[1] for world in worlds}) > 3
    assert all(world.view(0) == table.view(0) for world in worlds)
    assert len({world.state.chance.key for world in worlds}) == 20


@pytest.mark.parametrize("cut", [0, 1, 10, -1, -20])
def test_a_damaged_dump_is_refused(cut: int) -> None:
    dumped = new().dump()
    with pytest.raises(BadLog):
        Table.load(GAME, dumped[:cut])


# -- logs --------------------------------------------------------------------------------------


def test_a_log_replays_to_the_same_hash(tmp_path: Path) -> None:
    table = play(new(), *ROUND)
    path = tmp_path / "game.json"
    table.log.save(path)
    log = Log.read(path)
    again = Table.replay(GAME, log)
    assert again.log.hash == log.hash
    assert Table.replay(GAME, log, to=3).dump() == play(new(), *ROUND[:3]).dump()


def test_the_hash_depends_on_the_answers_and_the_seed() -> None:
    hashes = {
        play(new(seed), "bid:0", bid).log.hash for seed in ("a", "b") for bid in ("bid:0", "bid:1")
    }
    assert len(hashes) == 4


def test_a_truncated_log_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play(new(), *ROUND).log.save(path)
    whole = path.read_text()
    for cut in (0, 10, len(whole) // 2, len(whole) - 5):
        path.write_text(whole[:cut])
        with pytest.raises(BadLog, match=r"game\.json: not a complete Overrun log"):
            Log.read(path)
    with pytest.raises(BadLog, match="cannot be read"):
        Log.read(tmp_path / "missing.json")


def test_a_log_of_another_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    new().log.save(path)
    path.write_text(path.read_text().replace('"format": 1', '"format": 99'))
    with pytest.raises(BadLog, match="format 99"):
        Log.read(path)


def test_a_log_whose_answers_do_not_replay_names_the_answer() -> None:
    log = play(new(), *ROUND).log
    log.answers[3] = type(log.answers[3])(log.answers[3].seat, log.answers[3].ask, "step:up")
    with pytest.raises(BadLog, match="answer 4 of 6 does not replay"):
        Table.replay(GAME, log)


# -- settings ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "settings", "message"),
    [
        (9, {}, "lanterns is for 2, 3 seats, not 9"),
        (2, {"ronuds": "2"}, "did you mean 'rounds'"),
        (2, {"rounds": "7"}, "valid: 1, 2, 3"),
    ],
)
def test_wrong_settings_list_the_valid_ones(
    seats: int, settings: dict[str, str], message: str
) -> None:
    with pytest.raises(BadSetting, match=message):
        Table.new(GAME, seats=seats, settings=settings)
