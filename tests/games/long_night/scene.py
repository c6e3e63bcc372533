"""Scenes: tables of The Long Night that tests play on, laid out by hand and with scripted dice.

    scene = Scene(players=3)
    scene.survivor("gia", seat=0, place="school")
    scene.entrance("school", "ZZ-")
    scene.dice(0, 4)
    scene.turn(0)
    scene.roll("wound")                  # the next draws, in order
    scene.do("attack:gia:4")
    assert scene.doors("school") == "Z--"

Nothing is drawn that the test has not scripted: an unscripted draw fails, and so does one that is
left over when :meth:`Scene.done` is called (every scene is, at the end of its test).
"""

from __future__ import annotations

from typing import Any, Self

from overrun.core.chance import Chance
from overrun.core.game import Game
from overrun.core.table import Table
from overrun.games.long_night.cards import COLONY, MOON
from overrun.games.long_night.game import LongNight
from overrun.games.long_night.setup import config_from, new_state
from overrun.games.long_night.state import (
    PLAYERS_PHASE,
    Contribution,
    Done,
    Item,
    LongNightState,
    Survivor,
)
from overrun.games.long_night.view import View
from tests.games.stage import Stage, encoded

GAME = LongNight()

CROWD = (
    "teodora", "marguerite", "dutch", "halima", "ingrid", "emma", "priya", "bogdan", "grady",
    "gia", "mei", "jun", "ezekiel", "magnus", "zora", "kwame", "alfonso", "blue",
)  # fmt: skip

_LETTERS = {"Z": "zombies", "B": "barricades", "T": "traps"}


class Scene(Stage):
    """A table with words for tests: set it up, do this, it may do that, it may not because."""

    game: Game[Any] = GAME
    objective = "tribute"

    def __init__(self, players: int = 3, *, morale: int = 6, rounds: int = 6, **settings: str):
        main = {} if "story" in settings else {"objective": self.objective}
        given = self.game.configure({**main, **settings}, players)
        self.settings = given
        self.s = self.laid_out(given, players)
        s = self.s
        s.agenda = []
        s.objective = s.config.objective
        for colony in s.colonies:
            colony.morale = morale
        s.rounds, s.round = rounds, 1
        s.phase = PLAYERS_PHASE
        s.crisis_deck, s.exile_deck, s.crossroads_deck = [], [], []
        self.seats = players
        self._held = ("", 0)
        super().__init__()

    def laid_out(self, settings: dict[str, str], players: int) -> Any:
        """The boards, before anything is dealt."""
        return new_state(config_from(settings, players), players, Chance.scripted())

    # -- laying out ------------------------------------------------------------------------

    def survivor(
        self,
        name: str,
        seat: int = 0,
        place: str = "",
        *,
        wounds: int = 0,
        frostbite: int = 0,
        despair: int = 0,
        moved: bool = False,
        items: tuple[str, ...] = (),
    ) -> Self:
        """Stand a survivor somewhere, at home if not said; the first one of a player leads."""
        player = self.s.players[seat]
        place = place or self.s.home(seat).place
        self.s.survivors[name] = Survivor(
            name,
            seat,
            place,
            wounds,
            frostbite,
            despair,
            moved,
            items=[Item(item) for item in items],
            home=self.s.home(seat).place,
        )
        self.s.places[place].survivors.append(name)
        player.group.append(name)
        if not player.leader:
            player.leader = player.first_leader = name
        return self

    def crowd(self, count: int, place: str = COLONY) -> Self:
        """So many survivors, dealt to the players in turn, highest influence first; none of them
        has an ability that matters in the colony phase."""
        for name in [each for each in CROWD if each not in self.s.survivors][:count]:
            self.survivor(name, len(self.s.survivors) % len(self.s.players), place)
        return self

    def entrance(self, place: str, spaces: str, number: int = 1) -> Self:
        """The spaces of an entrance, as the catalogue writes them: ``ZZB-``."""
        door = self.s.places[place].doors[number - 1]
        door.spaces = len(spaces)
        door.zombies, door.barricades, door.traps = (spaces.count(letter) for letter in "ZBT")
        return self

    def entrances(self, *spaces: str) -> Self:
        """All six entrances of the colony."""
        for number, each in enumerate(spaces, 1):
            self.entrance(COLONY, each, number)
        return self

    def special(self, place: str, *names: str, number: int = 1) -> Self:
        """Special zombies at an entrance, by the experiment that they are from; its card shows
        the encounter. In the spaces of an entrance they are an ``S``."""
        self.s.places[place].doors[number - 1].specials += names
        self.s.raxxon.encounters += [each for each in names if each not in self.s.raxxon.encounters]
        return self

    def dice(self, seat: int, *values: int) -> Self:
        """The unused dice of a player."""
        self.s.players[seat].dice = sorted(values)
        return self

    def hand(self, seat: int, *items: str) -> Self:
        self.s.players[seat].hand = list(items)
        return self

    def deck(self, place: str, *items: str) -> Self:
        """The item deck of a place, the top first."""
        self.s.places[place].deck = list(items)
        return self

    def crisis(self, name: str, *added: tuple[int, str]) -> Self:
        """The current crisis, and the cards added to it: ``(0, "fuel")``."""
        self.s.crisis = name
        self.s.added = [Contribution(seat, item) for seat, item in added]
        return self

    def holds(self, card: str, holder: int) -> Self:
        """A crossroads card that somebody keeps secret this turn."""
        self._held = (card, holder)
        return self

    @property
    def held(self) -> tuple[str, int]:
        """The crossroads card that is kept secret, and who keeps it; ``("", -1)`` if none is."""
        held = [player for player in self.s.players if player.crossroads]
        return (held[0].crossroads, held[0].holder) if held else ("", -1)

    @property
    def deeds(self) -> list[Done]:
        """What the active player did this turn."""
        return self.s.players[self.s.active or 0].deeds

    def secrets(self, *names: str) -> Self:
        for player, name in zip(self.s.players, names, strict=True):
            player.secret = name
        return self

    def exiled(self, *seats: int) -> Self:
        """These players were exiled before, and hold no exile card."""
        for seat in seats:
            self.s.players[seat].exiled = True
        return self

    def newcomers(self, *names: str) -> Self:
        """The survivor deck, the top first."""
        self.s.survivor_deck = list(names)
        return self

    # -- starting --------------------------------------------------------------------------

    def turn(self, seat: int) -> Self:
        """It is this player's turn; crossroads and frostbite are behind it."""
        self.s.active = seat
        return self.run(("take_action", [seat]))

    def ready(self) -> None:
        """A crossroads card is that of the player whose turn it is."""
        card, holder = self._held
        if card:
            player = self.s.players[self.s.active or 0]
            player.crossroads, player.holder = card, holder
            self._held = ("", 0)

    # -- looking ---------------------------------------------------------------------------

    def doors(self, place: str, number: int = 1) -> str:
        """An entrance as the catalogue writes it, zombies first: ``ZZB-``."""
        door = self.s.places[place].doors[number - 1]
        dead = "S" * len(door.specials) + "Z" * door.zombies
        return dead + "B" * door.barricades + "T" * door.traps + "-" * door.empty

    @property
    def colony_doors(self) -> list[str]:
        return [self.doors(COLONY, number) for number in range(1, 7)]

    def view(self, viewer: int | None) -> View:
        seen = self.table.view(viewer)
        assert isinstance(seen, View)
        return seen


def set_up(players: int, seed: str = "set-up", **settings: str) -> Table[LongNightState]:
    """A real table at its first ask."""
    return Table.new(GAME, seats=players, settings=settings, seed=seed)


__all__ = ["COLONY", "GAME", "MOON", "Scene", "encoded", "set_up"]
