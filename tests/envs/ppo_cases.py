"""The example of training in docs/examples does learn."""

from __future__ import annotations

import csv
import runpy
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from overrun.envs.gymnasium import SeatEnv
from overrun.envs.vector import SeatVectorEnv

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"
BRIEF = ["--updates", "2", "--envs", "4", "--steps", "16", "--games", "1", "--levels", "random"]


@pytest.fixture(scope="module")
def ppo() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def choice(ppo: dict[str, Any], offered: int = 5, count: int = 64) -> Any:
    """Decisions of which one option is the best: the one with a number in its first column."""
    draw = np.random.default_rng(1)
    rows = np.zeros((count, 8, 3), np.float32)
    best = draw.integers(offered, size=count)
    rows[np.arange(count), best, 0] = 1
    mask = np.zeros((count, 8), np.int8)
    mask[:, :offered] = 1
    seen = {"observation": np.ones((count, 2), np.float32), "options": rows, "action_mask": mask}
    return seen, best


def test_it_runs_and_draws_its_curve(
    ppo: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ppo["main"]([*BRIEF, "--out", str(tmp_path / "curve")])
    rows = [*csv.reader((tmp_path / "curve.csv").open())]
    assert [row[1] for row in rows] == ["decisions", "64", "128"]
    assert "polyline" in (tmp_path / "curve.svg").read_text()
    assert {*np.load(tmp_path / "curve.npz")} >= {"position/w", "worth/b"}
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed[-2:]] == ["PPO", "random"]
    ppo["main"]([*BRIEF, "--network", str(tmp_path / "curve.npz"), "--out", str(tmp_path / "no")])
    assert capsys.readouterr().out.splitlines() == printed[-2:], "the same network plays the same"
    assert not [*tmp_path.glob("no*")]


@pytest.mark.parametrize(("seat", "share"), [(0, 0), (1, 1)], ids=["humans", "zombies"])
def test_it_counts_who_has_won(ppo: dict[str, Any], seat: int, share: int) -> None:
    """By the last reward alone. Of random players the zombies win."""
    how = {"bots": "random", "actions": "listed", "listed": 256, "features": 8}
    envs = SeatVectorEnv(
        "zombie-terror", 4, reward="value", autoreset_mode="SameStep", seat=seat, copy=False, **how
    )
    alone = [SeatEnv("zombie-terror", seat=seat, **how) for _ in range(4)]  # type: ignore[arg-type]
    players = ppo["Players"](envs, 5)
    for seed, env in enumerate(alone, 5):
        env.reset(seed=seed)
    network = ppo["new_network"](jax.random.key(1), players.seen["observation"].shape[1], 8)
    won, games = 0, 0
    for number in range(20):
        batch = players.play(network, 16, jax.random.key(number))
        for action in batch.action.reshape(16, 4):
            for env, each in zip(alone, action, strict=True):
                _, reward, over, _, _ = env.step(each)
                if over:
                    games += 1
                    won += float(reward) > 0
                    env.reset()
    assert players.games == games > 4
    assert sum(players.won) == won == share * games


def test_it_takes_only_what_is_offered(ppo: dict[str, Any]) -> None:
    seen, _ = choice(ppo)
    network = ppo["new_network"](jax.random.key(1), 2, 3)
    for number in range(20):
        actions, logs, _ = ppo["act"](network, seen, jax.random.key(number))
        assert np.asarray(actions).max() < 5
        assert np.isfinite(logs).all()


def test_it_learns_what_pays(ppo: dict[str, Any]) -> None:
    seen, best = choice(ppo)
    key = jax.random.key(1)
    network = ppo["new_network"](key, 2, 3)
    state = ppo["rise"].init(network)
    for _ in range(60):
        key, one, other = jax.random.split(key, 3)
        action, log, worth = (np.asarray(part) for part in ppo["act"](network, seen, one))
        reward = (action == best).astype(np.float32)
        over, after = np.ones_like(reward), np.zeros_like(reward)
        batch = ppo["batch_of"]([(seen, action, log, worth, reward, over)], after)
        network, state = ppo["update"](network, state, batch, other)
    assert (np.asarray(ppo["scores"](network, seen)).argmax(axis=1) == best).mean() > 0.95


def test_advantages_end_with_a_game(ppo: dict[str, Any]) -> None:
    """What comes after the end of a game counts for nothing before it."""
    seen = {"observation": np.zeros((1, 2), np.float32)}
    none = np.zeros(1)

    def advantages(last: float, over: float) -> Any:
        steps = [
            (seen, none, none, none, np.array([1.0]), np.array([over])),
            (seen, none, none, none, np.array([last]), np.array([1.0])),
        ]
        return ppo["batch_of"](steps, none).target

    assert advantages(5.0, 1.0)[0] == advantages(-5.0, 1.0)[0] == 1
    assert advantages(5.0, 0.0)[0] > 1 > advantages(-5.0, 0.0)[0]


def test_its_intervals_are_wilsons(ppo: dict[str, Any]) -> None:
    assert ppo["interval"](50, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert ppo["interval"](0, 100) == pytest.approx((0.0, 0.037), abs=0.001)
