"""Overrun's speed beside that of other Python game libraries, in one run on one machine.

    python bench/peers.py [--seconds 3] [--rounds 3] [--env DIR] [--json]

Run it with the project's own interpreter (`make bench` does): Overrun is measured by
`overrun bench --json` through the interpreter that runs this script, and once more as an
environment of PettingZoo's (env_runner.py). The peers (RLCard,
OpenSpiel, PettingZoo) are installed from PyPI, in the versions below, into a throw-away
virtual environment, or into the one that --env names, which is kept and used again.

Timings are noisy, so every game is measured several times, in rounds: each round measures
each game once, in a process of its own, and the table shows the median of the rounds.
What counts as a decision is written in peer_runner.py. A peer that cannot be installed or
run is listed with the reason, and the exit code is then 1.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from peer_runner import GAMES as PEER_GAMES

PEER_PACKAGES = {
    "RLCard": ["rlcard==1.2.0"],
    "OpenSpiel": ["open_spiel==2.0.2"],
    "PettingZoo": ["pettingzoo[classic]==1.27.0"],
}
"""What to install for each library, in versions that are known to work on Python 3.11."""

YARDSTICK = "RLCard uno"
"""The game whose speed is 1.00 in the table: played as RLCard's documentation plays at random."""

PEER_RUNNER = Path(__file__).with_name("peer_runner.py")
ENV_RUNNER = Path(__file__).with_name("env_runner.py")
INSTALL_TIMEOUT = 900.0
OVERRUN_TIMEOUT = 900.0

progress = Console(stderr=True, highlight=False)


class MeasurementError(Exception):
    """Something could not be installed, run or understood; the message says why."""


@dataclass
class Result:
    """What was measured of one game: one entry in `rounds` per measurement, or a problem."""

    name: str
    rounds: list[dict[str, float]] = field(default_factory=list)
    problem: str | None = None

    def figures(self) -> dict[str, float]:
        """The median of every figure over the rounds."""
        if not self.rounds:
            return {}
        return {key: median(one[key] for one in self.rounds) for key in self.rounds[0]}

    def decisions_per_second(self) -> float | None:
        return self.figures().get("decisions_per_second")


def run(command: Sequence[str | Path], timeout: float) -> str:
    """Run a command and return what it printed; any failure is a MeasurementError."""
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        raise MeasurementError(f"gave no answer within {timeout:.0f} s") from None
    except OSError as error:
        raise MeasurementError(str(error)) from None
    if done.returncode != 0:
        lines = [line.strip(" │╭╰─╮╯") for line in done.stderr.splitlines()]
        said = [line for line in lines if line]
        raise MeasurementError(said[-1] if said else f"exit code {done.returncode}")
    return done.stdout


# --- The peers -------------------------------------------------------------


@contextmanager
def environment_directory(kept: Path | None) -> Iterator[Path]:
    """The directory of the peers' environment: the one to keep, or one that goes away."""
    if kept is not None:
        yield kept
        return
    with tempfile.TemporaryDirectory(prefix="overrun-peers-") as directory:
        yield Path(directory)


def make_environment(directory: Path) -> Path:
    """Make a virtual environment there, unless there is one already; return its Python."""
    python = directory / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        venv.create(directory, with_pip=True)
    return python


def install_peers(python: Path) -> dict[str, str]:
    """Install every library; return the ones that could not be, each with the reason."""
    problems = {}
    for library, packages in PEER_PACKAGES.items():
        progress.print(f"Installing {library} ({', '.join(packages)})", markup=False)
        command = [str(python), "-m", "pip", "install", "--quiet", *packages]
        try:
            run([*command, "--disable-pip-version-check"], INSTALL_TIMEOUT)
        except MeasurementError as error:
            problems[library] = f"not installed: {error}"
    return problems


def peer_results(install_problems: dict[str, str]) -> list[Result]:
    """One empty result per peer's game, with the reason where its library is missing."""
    return [
        Result(name, problem=install_problems.get(name.partition(" ")[0])) for name in PEER_GAMES
    ]


def measure_peer(python: Path, result: Result, seconds: float) -> None:
    """Add one round to the result; once there is a problem, it is left alone."""
    if result.problem is not None:
        return
    try:
        printed = run([python, PEER_RUNNER, result.name, str(seconds)], 60 + 10 * seconds)
        result.rounds.append(json.loads(printed.splitlines()[-1]))
    except (MeasurementError, ValueError, IndexError) as error:
        result.problem = f"did not run: {error}"


# --- Overrun ---------------------------------------------------------------


def run_overrun_bench() -> dict[str, dict[str, float]]:
    """The figures of `overrun bench --json`, by game."""
    printed = run([sys.executable, "-m", "overrun", "bench", "--json"], OVERRUN_TIMEOUT)
    try:
        games: dict[str, dict[str, float]] = json.loads(printed)["games"]
    except (ValueError, KeyError, TypeError):
        raise MeasurementError("`overrun bench --json` printed something else") from None
    return games


def measure_overrun(results: dict[str, Result]) -> None:
    """Add one round to the result of each of Overrun's games."""
    if "Overrun" in results:  # it failed in an earlier round
        return
    try:
        games = run_overrun_bench()
    except MeasurementError as error:
        results["Overrun"] = Result("Overrun", problem=f"`overrun bench` did not run: {error}")
        return
    for game, figures in games.items():
        name = f"Overrun {game}"
        results.setdefault(name, Result(name)).rounds.append(figures)
        busy = figures.pop("busy_decisions_per_second")
        if busy is not None:  # the same game from its busiest position on
            name = f"{name}, busy"
            results.setdefault(name, Result(name)).rounds.append({"decisions_per_second": busy})


def measure_environments(results: dict[str, Result], seconds: float) -> None:
    """Add one round to the result of each of Overrun's games as an environment of PettingZoo's."""
    if "Overrun, env" in results:  # it failed in an earlier round
        return
    try:
        printed = run([sys.executable, ENV_RUNNER, str(seconds)], OVERRUN_TIMEOUT)
        games: dict[str, dict[str, float]] = json.loads(printed.splitlines()[-1])
    except (MeasurementError, ValueError, IndexError) as error:
        results["Overrun, env"] = Result("Overrun, env", problem=f"did not run: {error}")
        return
    for game, figures in games.items():
        name = f"Overrun {game}"
        results.setdefault(name, Result(name)).rounds.append(figures)


# --- All of it -------------------------------------------------------------


def measure_all(
    python: Path, problems: dict[str, str], seconds: float, rounds: int
) -> list[Result]:
    """Measure everything in each round, so that a slow spell of the machine hits all alike."""
    peers = peer_results(problems)
    ours: dict[str, Result] = {}
    for number in range(1, rounds + 1):
        progress.print(f"Measuring, round {number} of {rounds}")
        for result in peers:
            measure_peer(python, result, seconds)
        measure_overrun(ours)
        measure_environments(ours, seconds)
    return [*peers, *ours.values()]


def ratio_to_yardstick(result: Result, results: Sequence[Result]) -> float | None:
    """How many times as fast as the yardstick, if both were measured."""
    by_name = {one.name: one for one in results}
    own, yardstick = result.decisions_per_second(), by_name[YARDSTICK].decisions_per_second()
    return own / yardstick if own is not None and yardstick else None


def as_json(results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """Everything measured: the medians, the single rounds, and what went wrong."""
    return {
        "seconds": seconds,
        "python": sys.version.split()[0],
        "packages": PEER_PACKAGES,
        "games": {
            result.name: {
                **result.figures(),
                "ratio_to_rlcard_uno": ratio_to_yardstick(result, results),
                "rounds": result.rounds,
                "problem": result.problem,
            }
            for result in results
        },
    }


def as_table(results: Sequence[Result]) -> Table:
    """The results side by side: name, decisions per second, ratio to the yardstick."""
    table = Table(title="Random play")
    table.add_column("Game")
    table.add_column("Decisions/s", justify="right")
    table.add_column(f"× {YARDSTICK}", justify="right")
    for result in results:
        speed, ratio = result.decisions_per_second(), ratio_to_yardstick(result, results)
        table.add_row(
            result.name,
            "–" if speed is None else f"{speed:,.0f}",
            "–" if ratio is None else f"{ratio:.2f}",
        )
    return table


def print_problems(results: Sequence[Result]) -> None:
    """Name every game that could not be measured, with the reason."""
    for result in results:
        if result.problem is not None:
            print(f"{result.name}: {result.problem}")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure Overrun beside other game libraries.")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="time per measurement of a peer (default 3)"
    )
    parser.add_argument(
        "--rounds", type=int, default=3, help="measurements of each game (default 3)"
    )
    parser.add_argument(
        "--env", type=Path, metavar="DIR", help="keep the peers' environment here and use it again"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    with environment_directory(arguments.env) as directory:
        python = make_environment(directory)
        problems = install_peers(python)
        results = measure_all(python, problems, arguments.seconds, arguments.rounds)
    if arguments.json:
        print(json.dumps(as_json(results, arguments.seconds), indent=2))
    else:
        Console().print(as_table(results))
        print_problems(results)
    return int(any(result.problem for result in results))


if __name__ == "__main__":
    sys.exit(main())
