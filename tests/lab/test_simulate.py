"""Mass simulation: what is played depends on the seed alone, and faults can be played again."""

from __future__ import annotations

from typing import Any

import pytest

import overrun.bots
from overrun.bots import Bot, RandomBot, Worlds
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.games import find
from overrun.games.zombie_terror.game import ZombieTerror
from overrun.games.zombie_terror.rules import TASKS
from overrun.lab.shards import crew_of
from overrun.lab.simulate import Fault, Report, line_up, simulate
from overrun.lab.statistics import Observer
from tests.core.toy import Toy

GAME = find("zombie-terror")


class Notes(Observer):
    """Writes down every game: its number, its answers, its end."""

    def __init__(self) -> None:
        self.games: list[tuple[int, list[str], str]] = []
        self.answers: list[str] = []

    def before(self, number: int, table: Table[Any]) -> None:
        assert table.asks
        assert not table.answers
        self.answers = []

    def step(self, table: Table[Any], ask: Ask, option: Option, nanoseconds: int) -> None:
        assert nanoseconds > 0
        self.answers.append(f"{ask.number}/{wire(option)}")

    def after(self, number: int, table: Table[Any]) -> None:
        assert table.outcome is not None
        assert table.events == []
        self.games.append((number, self.answers, table.outcome.reason))

    def merge(self, other: Notes) -> None:
        self.games += other.games


class Snapshots(Observer):
    """Whether the tables kept snapshots."""

    def __init__(self) -> None:
        self.seen: list[bool] = []

    def after(self, number: int, table: Table[Any]) -> None:
        self.seen.append(table.snapshots)

    def merge(self, other: Snapshots) -> None:
        self.seen += other.seen


def notes(report: Report) -> list[tuple[int, list[str], str]]:
    (observer,) = report.observers
    assert isinstance(observer, Notes)
    return observer.games


def run(games: int, **more: Any) -> Report:
    return simulate(GAME, games, **{"bots": ["random"], "seed": "s", "observers": [Notes], **more})


# -- what is played ----------------------------------------------------------------------------


def test_the_same_games_whatever_the_number_of_processes() -> None:
    alone = run(25)
    assert [number for number, _, _ in notes(alone)] == list(range(25))
    for jobs in (2, 3):
        shared = run(25, crew=crew_of(jobs))
        assert notes(shared) == notes(alone)
        for what in ("outcomes", "wins", "seat_wins", "rounds", "decisions", "total_decisions"):
            assert getattr(shared, what) == getattr(alone, what)
        assert shared.jobs == jobs


def test_games_differ_from_each_other_and_with_the_seed() -> None:
    games = [tuple(answers) for _, answers, _ in notes(run(6))]
    assert len(set(games)) == 6
    others = [tuple(answers) for _, answers, _ in notes(run(6, seed="t"))]
    assert not set(games) & set(others)


def test_a_single_game_with_the_seed_of_one_of_many_is_that_game() -> None:
    many = notes(run(5))
    for number in (0, 3):
        ((_, answers, reason),) = notes(run(1, seed=f"s/{number}"))
        assert (answers, reason) == many[number][1:]


def test_the_report_counts_what_the_observer_saw() -> None:
    report = run(12)
    games = notes(report)
    assert report.finished == 12
    for reason, number in report.outcomes.items():
        assert sum(1 for *_, end in games if end == reason) == number
    assert sum(report.outcomes.values()) == 12
    assert sum(report.wins.values()) == sum(report.seat_wins) == 12
    assert set(report.wins) == {"humans", "zombies"}
    lengths = [len(answers) for _, answers, _ in games]
    assert report.total_decisions == sum(lengths)
    assert report.decisions.mean == sum(lengths) / 12
    assert (report.decisions.min, report.decisions.max) == (min(lengths), max(lengths))
    assert report.times["random"].number == sum(lengths)
    assert report.busy_seconds > 0
    assert report.decisions_per_second == report.total_decisions / report.seconds


def test_settings_reach_the_tables() -> None:
    short = run(10, settings={"round_limit": "12", "zombies_per_half": "3"})
    assert short.rounds.max <= 12
    assert short.outcomes.get("round-limit", 0) > 0
    assert "round-limit" not in run(10).outcomes


def test_progress_is_told_up_to_the_end() -> None:
    for jobs in (1, 2):
        told: list[tuple[int, int]] = []
        run(9, crew=crew_of(jobs), progress=lambda done, of, told=told: told.append((done, of)))
        assert told[-1] == (9, 9)
        assert told == sorted(told)


def test_several_seats_may_be_asked_at_the_same_time() -> None:
    """In this game all bid in secret and then walk side by side, three decisions a round each."""
    report = simulate(
        Toy(), 6, seats=3, bots=["random"], seed="s", settings={"rounds": "1"}, observers=[Notes]
    )
    assert report.finished == 6
    assert report.outcomes == {"walked": 6}
    assert report.decisions.min == report.decisions.max == 9
    assert sum(report.wins.values()) == sum(report.seat_wins) == 6


# -- bots --------------------------------------------------------------------------------------


class Careful(Bot):
    """Looks at the view and ahead, and then plays like the random bot."""

    def __init__(self, seed: str) -> None:
        self.random = RandomBot(seed)

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        assert view is not None
        world = worlds(f"look-{ask.number}")
        assert [(each.kind, each.options) for each in world.asked(ask.seat)] == [
            (ask.kind, ask.options)
        ]
        return self.random.choose(view, ask, worlds)


class Cheat(RandomBot):
    """Gives an answer that nobody asked for, late in the second game."""

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        if ask.kind == "zombie-action" and self.is_due:
            return ("win",)
        return super().choose(view, ask, worlds)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.is_due = seed.startswith("s/2/")


@pytest.fixture
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(overrun.bots._EVERYWHERE, "careful", Careful)
    monkeypatch.setitem(overrun.bots._EVERYWHERE, "cheat", Cheat)


@pytest.mark.usefixtures("more_bots")
def test_bots_that_look_ahead_get_snapshots_and_others_do_without() -> None:
    for bots, wanted in ((["random"], False), (["random", "careful"], True)):
        report = run(1, bots=bots, observers=[Snapshots])
        (observer,) = report.observers
        assert isinstance(observer, Snapshots)
        assert observer.seen == [wanted]


@pytest.mark.usefixtures("more_bots")
def test_looking_ahead_changes_nothing_at_the_table() -> None:
    assert notes(run(2, bots=["careful"])) == notes(run(2, bots=["random"]))


@pytest.mark.usefixtures("more_bots")
def test_every_bot_has_its_own_times() -> None:
    report = run(1, bots=["random", "careful"])
    ((_, answers, _),) = notes(report)
    assert report.times["random"].number + report.times["careful"].number == len(answers)
    assert report.times["careful"].mean_us > report.times["random"].mean_us


@pytest.mark.usefixtures("more_bots")
def test_line_up() -> None:
    assert line_up("zombie-terror", 2, ["random", "careful"]) == ("random", "careful")
    assert line_up("zombie-terror", 3, ["careful"]) == ("careful",) * 3
    usual = overrun.bots.usual_bot("zombie-terror")
    assert line_up("zombie-terror", 2) == (usual, usual)


# -- faults ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("more_bots")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_illegal_answer_of_a_bot_stops_the_simulation(jobs: int) -> None:
    with pytest.raises(Fault) as caught:
        run(8, bots=["random", "cheat"], settings={"layout": "compact"}, crew=crew_of(jobs))
    fault = caught.value
    assert (fault.number, fault.seed) == (2, "s/2")
    assert fault.error.startswith("IllegalAnswer: 'win' is not a legal answer to ask ")
    assert "Traceback" in fault.trace
    assert "table.answer(" in fault.trace
    assert fault.report.finished == 2  # the games before it, however many processes played
    assert fault.command == (
        "overrun simulate zombie-terror --games 1 --seats 2 --bots random,cheat "
        "--option layout=compact --seed s/2"
    )


def test_a_fault_of_the_rules_stops_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(t: Any) -> None:
        raise ZeroDivisionError(f"in round {t.state.round}")

    monkeypatch.setitem(TASKS.by_name, "end_zombie_turn", broken)
    with pytest.raises(Fault) as caught:
        run(3, seed="with space")
    assert caught.value.error == "ZeroDivisionError: in round 1"
    assert caught.value.number == 0
    assert caught.value.command.endswith("--seed 'with space/0'")


def test_a_game_that_exceeds_its_bound_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    longest = run(5).decisions.max
    monkeypatch.setattr(ZombieTerror, "bound", longest)
    assert run(5).finished == 5
    monkeypatch.setattr(ZombieTerror, "bound", longest - 1)
    with pytest.raises(Fault, match=f"not over after {longest - 1} answers"):
        run(5)


def test_a_process_that_dies_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(t: Any) -> None:
        import os

        os._exit(3)

    monkeypatch.setitem(TASKS.by_name, "end_zombie_turn", die)
    with pytest.raises(Fault, match="2 processes died while playing this game"):
        run(4, crew=crew_of(2))


# -- bad input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "1 or more"),
        ({"seats": 3}, "zombie-terror is for 2 seats, not 3"),
        ({"bots": ["rnadom"]}, r"unknown bot .* \(did you mean 'random'\?\); valid: random"),
        ({"bots": ["random"] * 3}, "3 bots for 2 seats"),
        ({"settings": {"layout": "huge"}}, "unknown value of layout 'huge'"),
        ({"settings": {"scenario": "lost-keys", "setup": "free"}}, "is played with setup=basic"),
    ],
)
def test_what_cannot_be_simulated_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetting, match=message):
        run(**{"games": 2, **wrong})


def test_only_overruns_own_games_can_be_shared() -> None:
    with pytest.raises(BadSetting, match="only one job"):
        simulate(ZombieTerror(), 2, bots=["random"], crew=crew_of(2))
    assert simulate(ZombieTerror(), 2, bots=["random"], seed="s").finished == 2
