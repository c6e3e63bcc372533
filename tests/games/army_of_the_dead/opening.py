"""Openings: real tables from the first step of set-up on.

    opening = Opening(2, personal=2, objectives=["A1g", "A1h"])
    opening.team("hanne vesna femi", "samira pilar tomasz")
    opening.until("first").do("first:1")

The mission is one of the scene's, on its block, unless a real one is named. What is drawn follows
from the seed.
"""

from __future__ import annotations

from typing import Any, Self

from overrun.core.log import Header
from overrun.core.table import Table
from overrun.games.army_of_the_dead.board.tiles import read_tiles, tiles
from overrun.games.army_of_the_dead.state import ArmyState
from overrun.games.army_of_the_dead.view import ArmyView
from tests.games.stage import Stage

from .scene import BLOCK, GAME, plant_mission

SIX = ("hanne", "tomasz", "vesna", "femi", "carys", "pilar")
"""A team with a specialist of every kind but a shadow."""


class Opening(Stage):
    """A table at its first ask: who comes along."""

    game = GAME
    s: ArmyState

    def __init__(
        self,
        players: int = 1,
        *,
        mission: str = "",
        seed: str = "opening",
        specialists: str = "free",
        **sheet: Any,
    ) -> None:
        super().__init__()
        tiles().update(read_tiles(BLOCK, "a test"))
        self.seats = players
        self.settings = {
            "mission": mission or plant_mission(**sheet), "specialists": specialists,
            "chain": "all", "charge": "towards",
        }  # fmt: skip
        header = Header(game=GAME.name, seats=players, settings=self.settings, seed=seed)
        self._table = Table(GAME, header)
        self.s = self.table.state

    def done(self) -> None:
        """Nothing is scripted here."""

    def team(self, *people: str) -> Self:
        """Each seat takes those people, in turn; whoever has all of its own is content."""
        wanted = [each.split() for each in people or (" ".join(SIX),)]
        while not self.table.ended and self.ask.kind == "team":
            mine = wanted[self.ask.seat]
            self.do(f"survivor:{mine.pop(0)}" if mine else "enough")
        return self

    def until(self, kind: str) -> Self:
        """Answer whatever is asked, with the first option, until somebody is asked this."""
        while self.ask.kind != kind:
            self.do("done" if self.may("done") else ":".join(self.ask.options[0]))
        return self

    def begun(self) -> Self:
        """A team and everything else is chosen, and the first round begins."""
        return (self.team() if self.seats == 1 else self).until("activate")

    def view(self, viewer: int | None = None) -> ArmyView:
        seen = self.table.view(viewer)
        assert isinstance(seen, ArmyView)
        return seen

    def zone(self, name: str) -> int:
        return self.s.ground.index[name]
