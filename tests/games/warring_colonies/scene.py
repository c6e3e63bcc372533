"""Scenes of a war, laid out by hand and with scripted dice.

    war = War(players=6, morale=(4, 5))
    war.survivor("A", seat=Y1, place="school").survivor("X", seat=B1, place="school")
    war.battle("school")
    war.all_do({Y1: "tactics:all-in", B1: "tactics:be-vigilant"})

Even seats are yellow, odd seats are blue, and with an odd number of players the last is the Lone
Wolf. Everything else is as in the scenes of The Long Night.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

from overrun.core.chance import Chance
from overrun.core.errors import AnswerError
from overrun.core.flow import Ask
from overrun.core.reason import wire
from overrun.core.state import Step
from overrun.games.long_night.library import library
from overrun.games.long_night.state import Colony
from overrun.games.warring_colonies.game import WarringColonies
from overrun.games.warring_colonies.setup import config_from, new_state
from overrun.games.warring_colonies.state import ACTING, MOVING, Battle, WarState
from overrun.games.warring_colonies.view import WarView
from tests.games.long_night.scene import Scene, encoded

GAME = WarringColonies()
YELLOW, BLUE, DEN = "yellow", "blue", "den"
Y1, B1, Y2, B2, Y3, B3 = range(6)


class War(Scene):
    """A table with two colonies."""

    game = GAME
    s: WarState

    def __init__(
        self,
        players: int = 4,
        *,
        morale: tuple[int, ...] = (6, 6, 4),
        bullets: tuple[int, int] = (0, 0),
        **settings: Any,
    ) -> None:
        self.objective = next(each for each in library().objectives if _is_for_war(each))
        super().__init__(players, **settings)
        for colony, start in zip(self.s.colonies, morale, strict=False):
            colony.morale = start
        for colony, count in zip(self.s.sides, bullets, strict=True):
            colony.bullets = count

    def laid_out(self, settings: dict[str, str], players: int) -> Any:
        s = new_state(config_from(settings, players), players, Chance.scripted())
        teams = list(range(players))
        if players % 2:
            s.wolf = teams.pop()
            s.players[s.wolf].colony = 2
            s.den.first = s.wolf
        for seat in teams:
            s.players[seat].colony = seat % 2
        for number, side in enumerate(s.sides):
            side.first = number
        return s

    # -- laying out ------------------------------------------------------------------------

    @property
    def yellow(self) -> Colony:
        return self.s.colonies[0]

    @property
    def blue(self) -> Colony:
        return self.s.colonies[1]

    @property
    def den(self) -> Colony:
        return self.s.colonies[2]

    @property
    def wolf(self) -> int:
        assert self.s.wolf is not None
        return self.s.wolf

    def intruder(self, name: str, seat: int, place: str, door: int = 1, **what: Any) -> Self:
        """Stand a survivor at an entrance of a colony that is not its own."""
        self.survivor(name, seat, place, **what)
        self.s.survivors[name].door = door - 1
        self.s.places[place].doors[door - 1].intruders.append(name)
        return self

    def full_den(self) -> Self:
        """Five survivors of the Lone Wolf are in his den."""
        for name in ("milo", "hester", "gia", "emma", "jun"):
            self.survivor(name, self.wolf)
        return self

    def missions(self, *names: str, deck: tuple[str, ...] = ()) -> Self:
        """What the Lone Wolf holds, and the deck, its top first."""
        self.s.players[self.wolf].missions = list(names)
        self.s.mission_deck = list(deck)
        return self

    def fate(self, seat: int, card: str, holder: int) -> Self:
        """The crossroads card of a player's turn, and who keeps it."""
        player = self.s.players[seat]
        player.crossroads, player.holder = card, holder
        return self

    # -- starting --------------------------------------------------------------------------

    def paired(self, *pair: int) -> Self:
        """It is the turn of these players; say which of its steps to :meth:`run`."""
        self.s.pair = list(pair)
        self.s.triggered = [[] for _ in pair]
        return self

    def moving(self, *pair: int) -> Self:
        """These players are in the movement step; the first named has the first opportunity."""
        self.s.pair = list(pair) or [Y1, B1]
        self.s.triggered = [[] for _ in self.s.pair]
        self.s.step, self.s.mover = MOVING, self.s.pair[0]
        self.run(("move_or_pass", []))
        return self

    def acting(self, *pair: int) -> Self:
        """These players are in the step in which both act; the first had the first opportunity."""
        self.s.pair = list(pair) or [Y1, B1]
        self.s.triggered = [[] for _ in self.s.pair]
        self.s.step, self.s.beat = ACTING, self.s.pair[0]
        self.s.asked_from = 1
        self.run(("act", []), ("settle_bites", []))
        return self

    def battle(self, place: str) -> Self:
        """A battle at a place, from the choice of tactics on; before it the Lone Wolf chooses."""
        self.s.battle = Battle(place)
        self.s.step = "battles"
        steps: list[Step] = [("fight", []), ("end_battle", [])]
        if any(v.place == place for v in self.s.pack):
            steps.insert(0, ("choose_side", []))
        self.run(*steps)
        return self

    # -- doing and looking -----------------------------------------------------------------

    def tactics(self, yellow: str, blue: str) -> Self:
        """Both leaders lay a tactics card."""
        return self._leaders(f"tactics:{yellow}", f"tactics:{blue}")

    def bids(self, yellow: int, blue: int, *dice: str) -> Self:
        """Both leaders bid bullets, and then roll the battle dice."""
        self.roll(*dice)
        return self._leaders(f"bid:{yellow}", f"bid:{blue}")

    def _leaders(self, *options: str) -> Self:
        leaders = [side.first for side in self.s.sides]
        self.all_do(dict(zip(leaders, options, strict=True)))
        return self

    def strengths(self) -> tuple[int, int]:
        """What both sides have in the battle under way, or had in the last one."""
        last = {YELLOW: 0, BLUE: 0}
        for event in self.table.heard(None):
            if event.name == "tactics":
                last = {YELLOW: 0, BLUE: 0}
            elif event.name == "strength":
                last[str(event.facts["colony"])] = int(str(event.facts["strength"]))
        return last[YELLOW], last[BLUE]

    @property
    def bullets(self) -> tuple[int, int]:
        return self.yellow.bullets, self.blue.bullets

    def place(self, name: str) -> str:
        """Where a survivor is."""
        return self.s.survivors[name].place

    def ask_place(self) -> str:
        """The place that everybody is asked about."""
        (place,) = {str(ask.facts["place"]) for ask in self.table.asks}
        return place

    def wounds(self, *names: str) -> list[int]:
        return [self.s.survivors[name].wounds for name in names]

    def asked(self, seat: int) -> Ask:
        """The one open ask of a seat."""
        (ask,) = self.table.asked(seat)
        return ask

    def by(self, seat: int, *options: str) -> Self:
        """One of several who are asked answers."""
        for option in options:
            self.answer(self.asked(seat), option)
        return self

    def offered(self, seat: int, prefix: str = "") -> set[str]:
        """What a seat may answer, of the options that start so."""
        return {name for name in map(wire, self.asked(seat).options) if name.startswith(prefix)}

    def refuses_to(self, seat: int, option: str) -> str:
        """The rule against an option of one of several who are asked."""
        return self.refused(self.asked(seat), option)

    def is_silent(self, seat: int, option: str) -> bool:
        """Whether a seat is asked nothing: what it wants to do is not heard."""
        before, open_asks = self.table.dump(), self.table.asks
        with pytest.raises(AnswerError):
            self.table.answer(seat, open_asks[0].number, option)
        assert self.table.dump() == before
        return self.table.asked(seat) == []

    def seen(self, viewer: int | None) -> WarView:
        view = self.table.view(viewer)
        assert isinstance(view, WarView)
        return view

    @property
    def morale(self) -> tuple[int, ...]:
        return tuple(colony.morale for colony in self.s.colonies)


def _is_for_war(objective: str) -> bool:
    return library().objectives[objective].module == "war"


__all__ = [
    "B1", "B2", "B3", "BLUE", "DEN", "GAME", "Y1", "Y2", "Y3", "YELLOW", "War", "encoded",
]  # fmt: skip
