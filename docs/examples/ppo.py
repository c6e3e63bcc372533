"""Masked PPO on the environments of Overrun, in one file: learn, draw the curve, play the levels.

    pip install "overrun[examples]"
    python docs/examples/ppo.py --seconds 600 --out curve

It learns one seat of a game against bots, by Proximal Policy Optimization (Schulman et al. 2017).
What is legal differs from ask to ask, and there are far too many options to give each a neuron of
its own. But each option that is offered has a row of features. So the policy looks at the position
and says what each feature is worth there; an option is worth what its features are, and what is not
offered is masked.

``--seconds`` is processor time, not time by the clock, so that a busy machine learns as much.
It writes OUT.csv, OUT.svg and OUT.npz, and prints how the policy does against each level of bots,
beside a random player at the same seat.
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax

import overrun.envs  # noqa: F401  # tells Gymnasium of the games

# The rewards of an episode add up to its outcome. If later ones counted for less, it would pay to
# put a defeat off.
GAMMA, LAMBDA = 1.0, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, MINIBATCHES = 3, 4
RATE = 1e-3
"""How fast it learns at first; ever more slowly towards the end."""
HIDDEN = 64
REPORT = "{:7.1f} s {:8d} decisions {:6d} games, won {:.3f}"


# -- the network -------------------------------------------------------------------------------


def squeezed(numbers: Any) -> Any:
    """Counts of any size, in the range that networks like."""
    return jnp.sign(numbers) * jnp.log1p(jnp.abs(numbers))


def layer(key: Any, inputs: int, outputs: int, gain: float = 1.0) -> dict[str, Any]:
    weights = jax.nn.initializers.orthogonal(gain)(key, (inputs, outputs), jnp.float32)
    return {"w": weights, "b": jnp.zeros(outputs)}


def new_network(key: Any, numbers: int, features: int) -> dict[str, Any]:
    keys = jax.random.split(key, 4)
    return {
        "position": layer(keys[0], numbers, HIDDEN),
        "worth": layer(keys[1], HIDDEN, features, 0.01),
        "judge": layer(keys[2], numbers, HIDDEN),
        "value": layer(keys[3], HIDDEN, 1),
    }


def through(part: dict[str, Any], inputs: Any) -> Any:
    return inputs @ part["w"] + part["b"]


def scores(network: dict[str, Any], seen: dict[str, Any]) -> Any:
    """The score of each option, and minus infinity for what is not offered."""
    position = jnp.tanh(through(network["position"], squeezed(seen["observation"])))
    worth = through(network["worth"], position)
    options = jnp.einsum("...of,...f->...o", squeezed(seen["options"]), worth)
    return jnp.where(seen["action_mask"] == 1, options, -jnp.inf)


def value(network: dict[str, Any], seen: dict[str, Any]) -> Any:
    """What the network expects to earn from a position on."""
    hidden = jnp.tanh(through(network["judge"], squeezed(seen["observation"])))
    return through(network["value"], hidden)[..., 0]


@jax.jit
def act(network: dict[str, Any], seen: dict[str, Any], key: Any) -> tuple[Any, Any, Any]:
    """An action drawn by the policy, the logarithm of its probability, and the value."""
    logs = jax.nn.log_softmax(scores(network, seen))
    action = jax.random.categorical(key, logs)
    chosen = jnp.take_along_axis(logs, action[:, None], axis=1)[:, 0]
    return action, chosen, value(network, seen)


# -- playing -----------------------------------------------------------------------------------


class Batch(NamedTuple):
    """What was played between two updates, one row for each decision."""

    seen: dict[str, Any]
    action: Any
    log: Any
    advantage: Any
    target: Any


class Players:
    """Some games side by side; those that are over begin anew."""

    def __init__(self, envs: gymnasium.vector.VectorEnv[Any, Any, Any], seed: int) -> None:
        self.envs = envs
        self.seen = packed(envs.reset(seed=seed)[0])
        self.won: deque[bool] = deque(maxlen=200)
        """How the last games ended."""
        self.games = 0

    def play(self, network: dict[str, Any], steps: int, key: Any) -> Batch:
        """Play so many decisions in each of the games."""
        played: list[tuple[Any, ...]] = []
        for each in jax.random.split(key, steps):
            action, log, worth = (np.asarray(part) for part in act(network, self.seen, each))
            seen, reward, over, _, _ = self.envs.step(action)
            played.append((self.seen, action, log, worth, reward, over))
            self.seen = packed(seen)
            self.games += int(over.sum())
            self.won.extend(reward[over] > 0)  # the value rises to a win, and falls to a defeat
        return batch_of(played, np.asarray(value(network, self.seen)))


def packed(seen: dict[str, Any]) -> dict[str, Any]:
    """What is seen, in a quarter of the memory: nothing is counted in an option above 255."""
    return {**seen, "options": seen["options"].astype(np.uint8)}


def batch_of(played: list[tuple[Any, ...]], after: Any) -> Batch:
    """Generalized advantages (Schulman et al. 2016), backwards from the last decision."""
    advantage, ahead = np.zeros_like(after), after
    advantages, targets = [], []
    for _, _, _, worth, reward, over in reversed(played):
        surprise = reward + GAMMA * ahead * (1 - over) - worth
        advantage = surprise + GAMMA * LAMBDA * (1 - over) * advantage
        advantages.insert(0, advantage)
        targets.insert(0, advantage + worth)
        ahead = worth
    seen = {name: np.concatenate([each[0][name] for each in played]) for name in played[0][0]}
    action, log = (np.concatenate([each[part] for each in played]) for part in (1, 2))
    flat = np.concatenate(advantages).astype(np.float32)
    flat = (flat - flat.mean()) / (flat.std() + 1e-8)
    return Batch(seen, action, log, flat, np.concatenate(targets).astype(np.float32))


# -- learning ----------------------------------------------------------------------------------

rise = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))


def loss(network: dict[str, Any], batch: Batch) -> Any:
    """PPO's clipped objective, the error of the value, and a reward for variety."""
    logs = jax.nn.log_softmax(scores(network, batch.seen))
    log = jnp.take_along_axis(logs, batch.action[:, None], axis=1)[:, 0]
    ratio = jnp.exp(log - batch.log)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -jnp.minimum(ratio * batch.advantage, clipped * batch.advantage).mean()
    error = ((value(network, batch.seen) - batch.target) ** 2).mean()
    legal = jnp.where(jnp.isfinite(logs), logs, 0.0)
    variety = -(jnp.exp(logs) * legal).sum(axis=1).mean()
    return policy + VALUE * error - ENTROPY * variety


@jax.jit
def update(
    network: dict[str, Any], state: Any, batch: Batch, key: Any, rate: float = RATE
) -> tuple[Any, Any]:
    """Some passes over the batch, in minibatches."""
    count = batch.action.shape[0] // MINIBATCHES

    def step(carried: tuple[Any, Any], rows: Any) -> tuple[tuple[Any, Any], None]:
        network, state = carried
        part = jax.tree.map(lambda array: array[rows], batch)
        change, state = rise.update(jax.grad(loss)(network, part), state)
        network = jax.tree.map(lambda old, step: old - rate * step, network, change)
        return (network, state), None

    orders = [
        jax.random.permutation(each, batch.action.shape[0])
        for each in jax.random.split(key, EPOCHS)
    ]
    rows = jnp.concatenate(orders).reshape(EPOCHS * MINIBATCHES, count)
    carried, _ = jax.lax.scan(step, (network, state), rows)
    return carried


def learn(chosen: argparse.Namespace) -> tuple[dict[str, Any], list[tuple[float, ...]]]:
    """Learn, and return the network and the curve."""
    how = {"reward": "value", "autoreset_mode": "SameStep", "copy": False}
    envs = new_envs(chosen, chosen.envs, chosen.bots, **how)
    players, key = Players(envs, chosen.seed * 10_007), jax.random.key(chosen.seed)
    key, first = jax.random.split(key)
    _, numbers = players.seen["observation"].shape
    network = new_network(first, numbers, chosen.features)
    state, curve, decisions = rise.init(network), [], 0
    try:
        while (left := 1 - time.process_time() / chosen.seconds) > 0 and (
            len(curve) < chosen.updates
        ):
            key, playing, learning = jax.random.split(key, 3)
            batch = players.play(network, chosen.steps, playing)
            network, state = update(network, state, batch, learning, left * RATE)
            decisions += chosen.envs * chosen.steps
            share = sum(players.won) / max(1, len(players.won))
            curve.append((round(time.process_time(), 1), decisions, players.games, round(share, 4)))
            if len(curve) % 10 == 1:
                print(REPORT.format(*curve[-1]), flush=True)
    except KeyboardInterrupt:
        print("That is enough.")
    return network, curve


def new_envs(
    chosen: argparse.Namespace, count: int, bots: str, **more: Any
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """So many tables, at which these bots have the other seats."""
    return gymnasium.make_vec(
        chosen.env,
        count,
        vectorization_mode="vector_entry_point",
        seat=chosen.seat,
        bots=bots,
        actions="listed",
        listed=chosen.listed,
        features=chosen.features,
        **more,
    )


# -- how well it plays -------------------------------------------------------------------------


def evaluate(chosen: argparse.Namespace, network: dict[str, Any] | None, bots: str) -> int:
    """How many games are won against these bots, on seeds that were not played before; without a
    network by a random player."""
    envs, draw, won = new_envs(chosen, 1, bots), np.random.default_rng(chosen.seed), 0
    score = jax.jit(scores)
    for game in range(chosen.games):
        (seen, _), over = envs.reset(seed=1_000_000 + game), False
        while not over:
            if network is None:
                action = draw.choice(np.flatnonzero(seen["action_mask"][0]), 1)
            else:
                action = np.argmax(score(network, packed(seen)), axis=1)
            seen, reward, (over,), _, _ = envs.step(action)
        won += int(reward[0] > 0)
    envs.close()
    return won


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, of 95 %."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return max(0.0, middle - half), middle + half


# -- the curve ---------------------------------------------------------------------------------


def drawn(curve: list[tuple[float, ...]], title: str) -> str:
    """The curve as a picture: the share of games won over the decisions played."""
    wide, high, left, top = 560, 220, 46, 30
    most = curve[-1][1]
    points = " ".join(
        f"{left + wide * decisions / most:.1f},{top + high * (1 - share):.1f}"
        for _, decisions, _, share in curve
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 70} {high + 70}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{wide + 70}" height="{high + 70}" fill="#fff"/>',
        f'<text x="{left}" y="18">{title}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = top + high * (1 - share)
        lines.append(f'<path d="M{left} {y}h{wide}" stroke="#ccc"/>')
        lines.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for part in range(5):
        x = left + wide * part / 4
        label = f"{most * part / 4000:.0f}k"
        lines.append(f'<text x="{x}" y="{top + high + 18}" text-anchor="middle">{label}</text>')
    lines.append(
        f'<text x="{left + wide}" y="{top + high + 34}" text-anchor="end">decisions</text>'
    )
    lines.append(f'<polyline points="{points}" fill="none" stroke="#b3261e" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>", ""])


# -- all of it ---------------------------------------------------------------------------------


def learned(chosen: argparse.Namespace) -> dict[str, Any]:
    """Learn, and write down the curve and the network."""
    network, curve = learn(chosen)
    with chosen.out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows(
            [("seconds", "decisions", "games", "won of the last 200"), *curve]
        )
    title = f"{chosen.env}, seat {chosen.seat} against {chosen.bots}: won of the last 200 games"
    chosen.out.with_suffix(".svg").write_text(drawn(curve, title))
    flat = {f"{part}/{name}": network[part][name] for part in network for name in network[part]}
    np.savez(chosen.out.with_suffix(".npz"), **flat)
    return network


def read(file: Path) -> dict[str, Any]:
    """A network that was written down."""
    network: dict[str, Any] = {}
    for name, numbers in np.load(file).items():
        part, _, which = name.partition("/")
        network.setdefault(part, {})[which] = numbers
    return network


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Masked PPO on the environments of Overrun.")
    parser.add_argument("--env", default="overrun/ZombieTerror-v1")
    parser.add_argument("--seat", type=int, default=0, help="the seat that learns")
    parser.add_argument("--bots", default="random", help="whom it learns against")
    parser.add_argument("--levels", nargs="*", default=["random", "newcomer", "sharp", "steady"])
    parser.add_argument("--games", type=int, default=200, help="games against each level")
    parser.add_argument("--seconds", type=float, default=600, help="processor time to learn for")
    parser.add_argument("--updates", type=int, default=10**9, help="and at most so many updates")
    parser.add_argument("--envs", type=int, default=16, help="games side by side")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each, per update")
    parser.add_argument("--listed", type=int, default=40, help="options that an ask may have")
    parser.add_argument("--features", type=int, default=256, help="columns of an option's row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--network", type=Path, help="learn nothing: play with this OUT.npz")
    parser.add_argument("--out", type=Path, default=Path("curve"))
    chosen = parser.parse_args(arguments)

    network = learned(chosen) if chosen.network is None else read(chosen.network)
    for level in chosen.levels:
        for who, player in (("PPO", network), ("random", None)):
            won = evaluate(chosen, player, level)
            low, high = interval(won, chosen.games)
            print(
                f"{who:6} against {level:8} won {won:4} of {chosen.games}, {low:.1%} to {high:.1%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
