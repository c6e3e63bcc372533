"""Many tables in one environment are the same as as many environments."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import sleep
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from overrun.core.errors import BadSetting, GameEnded, IllegalAnswer
from overrun.envs.encoding import MASK, PLANES
from overrun.envs.gymnasium import SeatEnv, ids
from overrun.envs.tables import BrokenWorker
from overrun.envs.vector import SeatVectorEnv
from overrun.games import GAMES

EVERY = pytest.mark.parametrize("game", [*GAMES])
ONE = next(iter(GAMES))
QUICK = {"bots": "random", "slots": 4096}
NEXT, SAME, BY_HAND = AutoresetMode


def drawn(draw: np.random.Generator, masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """For each table something that its mask allows; 0 where an episode is over."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return np.array([draw.choice(each) if len(each) else 0 for each in legal])


def flat(part: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """All that is in dicts and in arrays of objects, with its place."""
    if isinstance(part, dict):
        for name in sorted(part, key=str):
            yield from flat(part[name], f"{place}/{name}")
    elif isinstance(part, np.ndarray) and part.dtype == object:
        for number, each in enumerate(part):
            yield from flat(each, f"{place}/{number}")
    else:
        yield place, part


def assert_same(ours: Any, theirs: Any) -> None:
    one, other = [*flat(ours)], [*flat(theirs)]
    assert [place for place, _ in one] == [place for place, _ in other]
    for (place, value), (_, expected) in zip(one, other, strict=True):
        assert np.array_equal(value, expected), place


def compare(ours: SeatVectorEnv, theirs: SyncVectorEnv, steps: int) -> None:
    """Play both with the same actions, past the end of an episode."""
    draw, ended, over = np.random.default_rng(1), 0, np.zeros(ours.num_envs, bool)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    (seen, told), expected = ours.reset(seed=5), theirs.reset(seed=5)
    assert_same(dict(enumerate((seen, told))), dict(enumerate(expected)))
    for _ in range(steps):
        actions = drawn(draw, seen[MASK])
        step = ours.step(actions)
        assert_same(dict(enumerate(step)), dict(enumerate(theirs.step(actions))))
        ended += int(over.sum())  # a step ago, so that what comes after it was compared, too
        seen, over = step[0], step[2]
    assert ended, "an episode has ended, and the next one begun"


def both(game: str, mode: AutoresetMode, **how: Any) -> tuple[SeatVectorEnv, SyncVectorEnv]:
    workers = how.pop("workers", 0)
    single = {**QUICK, **how}
    return (
        SeatVectorEnv(game, 3, workers=workers, autoreset_mode=mode, **single),
        SyncVectorEnv([lambda: SeatEnv(game, **single)] * 3, autoreset_mode=mode),
    )


@EVERY
def test_it_is_the_same_as_single_environments_step_by_step(game: str) -> None:
    compare(*both(game, NEXT, observe=PLANES), steps=160)


@pytest.mark.parametrize("mode", [NEXT, SAME])
@pytest.mark.parametrize("workers", [0, 2])
def test_episodes_follow_each_other_as_gymnasium_says(mode: AutoresetMode, workers: int) -> None:
    ours, theirs = both(ONE, mode, workers=workers, infos=("options",))
    with closing(ours):
        compare(ours, theirs, steps=160)


def test_without_autoreset_tables_are_begun_by_hand() -> None:
    ours, theirs = both(ONE, BY_HAND)
    draw, ended = np.random.default_rng(1), 0
    seen, _ = ours.reset(seed=1)
    theirs.reset(seed=1)
    for _ in range(160):
        actions = drawn(draw, seen[MASK])
        seen, _, over, _, _ = ours.step(actions)
        theirs.step(actions)
        if over.any():
            ended += 1
            again = ours.reset(options={"reset_mask": over})
            expected = theirs.reset(options={"reset_mask": over})
            assert_same(dict(enumerate(again)), dict(enumerate(expected)))
            seen = again[0]
    assert ended
    illegal = np.argmin(seen[MASK], axis=1)
    ours.step(illegal)
    with pytest.raises(GameEnded, match="reset it"):
        ours.step(illegal)


def test_an_illegal_action_is_told() -> None:
    ours, theirs = both(ONE, NEXT)
    seen, _ = ours.reset(seed=1)
    theirs.reset(seed=1)
    actions = drawn(np.random.default_rng(1), seen[MASK])
    actions[1] = np.argmin(seen[MASK][1])
    step = ours.step(actions)
    assert_same(dict(enumerate(step)), dict(enumerate(theirs.step(actions))))
    assert [*step[4]["illegal"]] == [False, True, False]
    assert [*step[1]] == [0, -1, 0]


def test_gymnasium_makes_it() -> None:
    for identity in ids():
        envs = gymnasium.make_vec(identity, num_envs=2, **QUICK)
        assert isinstance(envs.unwrapped, SeatVectorEnv)
        assert envs.metadata["autoreset_mode"] is NEXT
        assert envs.num_envs == 2
        envs.close()
    envs = gymnasium.make_vec(
        identity, num_envs=2, vectorization_mode="vector_entry_point", workers=1, **QUICK
    )
    with closing(envs):
        observations, _ = envs.reset(seed=1)
        assert envs.observation_space.contains(observations)
        assert "asked" in envs.unwrapped.describe()  # type: ignore[attr-defined]


def test_what_was_handed_out_changes_only_where_that_is_wanted() -> None:
    for copy in (True, False):
        envs = SeatVectorEnv(ONE, 2, copy=copy, **QUICK)  # type: ignore[arg-type]
        seen, _ = envs.reset(seed=1)
        kept = seen[MASK].copy()
        envs.step(drawn(np.random.default_rng(1), seen[MASK]))
        assert np.array_equal(seen[MASK], kept) == copy


# -- processes --------------------------------------------------------------------------------


def test_closing_ends_the_processes() -> None:
    before = {child.pid for child in multiprocessing.active_children()}
    envs = SeatVectorEnv(ONE, 3, workers=2, **QUICK)  # type: ignore[arg-type]
    ours = [each for each in multiprocessing.active_children() if each.pid not in before]
    assert len(ours) == 2
    envs.reset(seed=1)
    envs.close()
    envs.close()
    assert not [each for each in multiprocessing.active_children() if each.pid not in before]
    with pytest.raises(GameEnded, match="closed"):
        envs.step(np.zeros(3, int))


def test_processes_may_be_started_from_nothing() -> None:
    ours = SeatVectorEnv(ONE, 2, workers=1, context="spawn", **QUICK)  # type: ignore[arg-type]
    with closing(ours):
        theirs = SeatVectorEnv(ONE, 2, **QUICK)  # type: ignore[arg-type]
        assert_same(ours.reset(seed=1)[0], theirs.reset(seed=1)[0])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nothing tells who lives")
def test_processes_end_with_who_started_them(tmp_path: Path) -> None:
    program = f"""
import multiprocessing, os, signal
from overrun.envs.vector import SeatVectorEnv
envs = SeatVectorEnv({ONE!r}, 2, workers=2, bots="random")
envs.reset(seed=1)
print(*[each.pid for each in multiprocessing.active_children()], flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    told = tmp_path / "pids"
    with told.open("w") as out:  # not a pipe, which the orphans would keep open
        subprocess.run([sys.executable, "-c", program], stdout=out, check=False)
    orphans = [int(pid) for pid in told.read_text().split()]
    assert len(orphans) == 2
    for _ in range(300):
        if not any(alive(pid) for pid in orphans):
            return
        sleep(0.1)
    raise AssertionError("they still wait for somebody who is gone")


def alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


def test_a_process_that_is_gone_is_told_with_its_tables() -> None:
    before = {child.pid for child in multiprocessing.active_children()}
    envs = SeatVectorEnv(ONE, 4, workers=2, **QUICK)  # type: ignore[arg-type]
    with closing(envs):
        seen, _ = envs.reset(seed=1)
        ours = [each for each in multiprocessing.active_children() if each.pid not in before]
        victim = max(ours, key=lambda each: each.pid or 0)
        victim.kill()
        victim.join()
        for _ in range(2):
            with pytest.raises(BrokenWorker, match="tables 2 to 3 has ended with -9"):
                envs.step(drawn(np.random.default_rng(1), seen[MASK]))


def test_an_error_in_a_process_is_the_same_error_and_says_where() -> None:
    how = {**QUICK, "illegal": "raise"}
    with closing(SeatVectorEnv(ONE, 2, workers=2, **how)) as envs:  # type: ignore[arg-type]
        seen, _ = envs.reset(seed=1)
        actions = drawn(np.random.default_rng(1), seen[MASK])
        wrong = actions.copy()
        wrong[1] = np.argmin(seen[MASK][1])
        with pytest.raises(IllegalAnswer) as caught:
            envs.step(wrong)
        assert caught.value.__notes__ == ["in the process of the tables 1 to 1"]


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadSetting, match="2 tables cannot be played in 3 processes"):
        SeatVectorEnv(ONE, 2, workers=3)
    with pytest.raises(BadSetting, match="cannot be shown"):
        SeatVectorEnv(ONE, 2, workers=1, render_mode="ansi")
    envs = SeatVectorEnv(ONE, 2, render_mode="ansi", **QUICK)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 seeds are needed, not 3"):
        envs.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="one of them is true"):
        envs.reset(options={"reset_mask": np.zeros(2, bool)})
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="2 actions are needed"):
        envs.step(np.zeros(3, int))
    assert len(envs.render() or ()) == 2
