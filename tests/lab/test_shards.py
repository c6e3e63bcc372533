"""Work in shards: the same whoever does it; who dies costs a shard, and what is kept stays."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import overrun.bots
from overrun.bots import RandomBot, Worlds
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games import find
from overrun.lab import simulate as simulating
from overrun.lab.keeping import Kept
from overrun.lab.plans.zombie_terror import Escapes
from overrun.lab.shards import HERE, Crew, Lost, Processes, crew_of, shared
from overrun.lab.simulate import Fault, Keeping, Report, simulate

GAME = find("zombie-terror")
CREWS = [HERE, Processes(2), Processes(3)]


def square(number: int) -> int:
    return number * number


def dawdle(folder: Path, number: int) -> int:
    """The first shard ends after the third, which is begun when the second was heard of."""
    if number == 2:
        (folder / "done").touch()
    while number == 0 and not (folder / "done").exists():
        time.sleep(0.001)
    return number


def stumble(folder: Path, number: int) -> int:
    """Whoever does the third shard for the first time dies."""
    with (folder / f"{number}").open("a") as done:
        done.write("x")
    if number == 2 and (folder / "2").stat().st_size == 1:
        os._exit(7)
    return number


def die(number: int) -> int:
    if number == 2:
        os._exit(7)
    return number


def refuse(number: int) -> int:
    if number == 1:
        raise BadSetting("not this one")
    return number


@pytest.mark.parametrize("crew", CREWS)
def test_results_come_in_the_order_of_the_shards(crew: Crew) -> None:
    assert list(crew.in_order(square, range(9))) == [n * n for n in range(9)]


def test_each_is_heard_of_as_soon_as_it_ends(tmp_path: Path) -> None:
    arrived: list[int] = []
    results = Processes(2).in_order(partial(dawdle, tmp_path), range(4), arrived.append)
    assert next(results) == 0
    assert arrived[0] == 1
    assert list(results) == [1, 2, 3]


@pytest.mark.parametrize("crew", CREWS)
def test_an_endless_work_is_done_as_far_as_somebody_wants_it(crew: Crew) -> None:
    results = crew.in_order(square, iter(int, 1))
    assert [next(results) for _ in range(3)] == [0, 0, 0]
    results.close()


def test_who_dies_costs_nothing_but_the_shard(tmp_path: Path) -> None:
    assert list(Processes(2).in_order(partial(stumble, tmp_path), range(8))) == list(range(8))
    tries = {file.name: file.stat().st_size for file in tmp_path.iterdir()}
    assert tries == {str(number): 2 if number == 2 else 1 for number in range(8)}


@pytest.mark.parametrize(
    ("work", "kind", "message", "before"),
    [(die, Lost, "2 workers died of shard 2: .* 7", 2), (refuse, BadSetting, "not this one", 1)],
)
def test_what_cannot_be_done_is_said_when_its_turn_has_come(
    work: Callable[[int], int], kind: type[Exception], message: str, before: int
) -> None:
    heard = []
    with pytest.raises(kind, match=message):
        heard.extend(each for each in Processes(3).in_order(work, range(6)))
    results = Processes(3).in_order(work, range(6))
    assert [next(results) for _ in range(before)] == list(range(before))
    results.close()


def test_what_is_added_up_is_cut_into_the_same_pieces_for_everybody() -> None:
    """Sums of floats depend on what is added first."""
    for crew in CREWS:
        pieces = [*shared(list, 150, crew)]
        assert len(pieces) == 50
        assert [number for _, piece in pieces for number in piece] == list(range(150))
    with pytest.raises(BadSetting, match="0 jobs"):
        crew_of(0)


# -- runs that are kept ------------------------------------------------------------------------


class Faint(RandomBot):
    """Cannot play the games of some numbers, while a file says so."""

    where = Path()

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        numbers = self.where.read_text().split() if self.where.exists() else []
        self.ill = seed.startswith(tuple(f"s/{number}/" for number in numbers))

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        return ("win",) if self.ill else super().choose(view, ask, worlds)


@pytest.fixture
def illness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(overrun.bots._EVERYWHERE, "faint", Faint)
    monkeypatch.setattr(Faint, "where", tmp_path / "ill")
    return tmp_path / "ill"


def run(games: int, keep: Path | None, crew: Crew = HERE, **more: Any) -> Report:
    where = None if keep is None else Keeping(keep, "simulate")
    told = {"bots": ["faint"], "seed": "s", "counted": Escapes, **more}
    return simulate(GAME, games, crew=crew, keep=where, **told)


def figures(report: Report) -> dict[str, Any]:
    told = report.as_json()
    measured = ("seconds", "busy_seconds", "bot_times", "jobs")
    return {
        **{key: value for key, value in told.items() if key not in measured and "per" not in key},
        "counts": report.counted.counts,
    }


@pytest.mark.parametrize("crew", [HERE, Processes(2)])
def test_a_run_that_broke_off_goes_on_and_ends_as_if_nothing_had_happened(
    crew: Crew, tmp_path: Path, illness: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = figures(run(9, None))
    illness.write_text("4")
    with pytest.raises(Fault, match="game 4 "):
        run(9, tmp_path / "kept", crew)
    illness.write_text("0 1 2 3")  # whoever plays these again fails
    again = run(9, tmp_path / "kept", Processes(3))
    assert figures(again) == whole
    assert again.times["faint"].number == again.total_decisions
    monkeypatch.setattr(simulating, "_play", None)
    assert figures(run(9, tmp_path / "kept")) == whole, "nothing is played any more"


def test_results_of_other_versions_are_refused_and_stay(
    tmp_path: Path, illness: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(2, tmp_path)
    (file,) = tmp_path.glob("*.jsonl")
    before = file.read_bytes()
    with monkeypatch.context() as other:
        other.setattr(simulating, "print_of_players", lambda game: "other")
        with pytest.raises(BadSetting, match="results of something else: print"):
            run(3, tmp_path)
    file.write_bytes(before.replace(b'"form":"1"', b'"form":"0"'))
    with pytest.raises(BadSetting, match="form '0' instead of '1'"):
        run(3, tmp_path)
    file.write_bytes(before)
    assert run(3, tmp_path).finished == 3
    assert file.read_bytes().startswith(before)


def test_long_names_of_runs_stay_apart(tmp_path: Path) -> None:
    files = {Kept(tmp_path, {"seed": "x" * 300 + end}, "", bool).file.name for end in "ab"}
    assert len(files) == 2
    assert max(map(len, files)) < 128
