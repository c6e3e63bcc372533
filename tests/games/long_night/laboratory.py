"""Experiments for tests: a fixture card, and scenes with Raxxon in play."""

from __future__ import annotations

from collections.abc import Sequence

from overrun.games.long_night.colony import colony_phase

from .conftest import AddCards
from .scene import Scene

RAXXON = "raxxon"
CRISIS = 'quiet-night = { accepts = ["fuel"], fail = [{ do = "nothing" }] }'

LINES = """[
    { to = 3, effects = [{ do = "wound" }] },
    { to = 6, effects = [{ do = "banish" }] },
]"""


def experiment(
    add_cards: AddCards,
    name: str,
    *,
    code: Sequence[int] = (5, 2),
    release: Sequence[str] = ("random",),
    standees: int = 2,
    lines: str = LINES,
) -> None:
    """An experiment whose special zombies wound on 1 to 3 and are killed on 4 to 6."""
    add_cards(
        "experiments",
        f'[{name}]\nmodule = "raxxon"\ncode = {list(code)}\nrelease = {list(release)}\n'
        f"standees = {standees}\nlines = {lines}",
    )


def laboratory(players: int = 3, *experiments: str, **settings: str) -> Scene:
    """A scene with Raxxon, and its experiments, the top first."""
    scene = Scene(players, raxxon="on", **settings)
    scene.s.raxxon.deck = list(experiments)
    scene.s.food = 12
    return scene


def night(scene: Scene, *draws: object) -> Scene:
    """The colony phase, in a round whose crisis does nothing; the draws come before the crisis."""
    scene.s.crisis = "quiet-night"
    return scene.roll(*draws, []).run(colony_phase)
