"""A war as a game of one colony: what the bot of The Long Night can make something of.

The own colony becomes *the* colony and the own team all players; strangers are taken off the table,
and the homes of others are places outside where nothing is found and nothing threatens.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import COLONY, DEN, GATES
from overrun.games.long_night.state import Config, Door
from overrun.games.long_night.view import PlaceView, PlayerView, SurvivorView, View
from overrun.games.warring_colonies.setup import PLACES
from overrun.games.warring_colonies.view import WarView

NOBODY = -1
"""The seat of everybody who is not of the own team."""
WIDE = 99
"""Entrances with so many spaces are never full."""
WITH_SEAT = ("request", "player")
"""Options that name a seat."""
WITH_PLACE = {
    "place": 1, "lure": 1, "move": 2, "oust": 2, "settle": 2, "leave": 2, "flee": 2,
}  # fmt: skip
"""Options that name a place, and where; a survivor may be called like a colony."""


@lru_cache(maxsize=64)
def _config(config: Config) -> Config:
    """What is to be found in town is from one box (WC-BOX-16)."""
    plain = {name: getattr(config, name) for name in Config.__struct_fields__}
    return Config(**{**plain, "boxes": PLACES})


class Plain:
    """One seat's view of a war, told as a game of one colony."""

    def __init__(self, war: WarView, seat: int) -> None:
        self.war = war
        self.number = next(n for n, each in enumerate(war.colonies) if seat in each.seats)
        self.team = war.colonies[self.number].seats
        self.home = war.colonies[self.number].place
        self.seat = self.team.index(seat)
        self.own = [v for v in war.survivors if v.home == self.home]
        able = {v.id for v in self.own if not v.bitten}
        search = next((each for each in war.searches if each.seat == seat), None)
        fields = {name: getattr(war, name) for name in View.__struct_fields__}
        fields.update(
            viewer=self.seat,
            config=_config(war.config),
            players=[self._player(war.players[each], able) for each in self.team],
            survivors=[self._survivor(v) for v in self.own],
            places=[self._place(place, able) for place in war.places],
            first=self.local(war.first),
            active=None if war.active is None else self.local(war.active),
            holder=None if war.holder is None else self.local(war.holder),
            added=[replace(each, seat=self.local(each.seat)) for each in war.added],
            search=None if search is None else replace(search, seat=self.seat),
        )
        self.view = View(**fields)

    def local(self, seat: int) -> int:
        """The seat in the own team."""
        return self.team.index(seat) if seat in self.team else NOBODY

    def _player(self, player: PlayerView, able: set[str]) -> PlayerView:
        asked = [each.split("/", 1) for each in player.asked]
        return replace(
            player,
            seat=self.local(player.seat),
            group=[name for name in player.group if name in able],
            asked=[f"{self.local(int(other))}/{kind}" for other, kind in asked],
        )

    def _survivor(self, v: SurvivorView) -> SurvivorView:
        here = COLONY if v.place == self.home else v.place
        return replace(v, owner=self.local(v.owner), place=here, home=COLONY)

    def _place(self, place: PlaceView, able: set[str]) -> PlaceView:
        people = [name for name in place.survivors if name in able]
        if place.id == self.home:
            return replace(place, id=COLONY, survivors=people, doors=place.doors or [Door(WIDE)])
        if place.id in GATES or place.id == DEN:
            doors = [Door(WIDE) for _ in place.doors] or [Door(WIDE)]
            return replace(place, survivors=people, doors=doors, room=0)
        return replace(place, survivors=people)

    # -- questions ---------------------------------------------------------------------------

    def option(self, option: Option) -> Option:
        """The same option in the game of one colony."""
        if option[0] in WITH_SEAT:
            return (option[0], str(self.local(int(option[1]))), *option[2:])
        at = WITH_PLACE.get(option[0], len(option))
        if at < len(option) and option[at] == self.home:
            return (*option[:at], COLONY, *option[at + 1 :])
        return option

    def ask(self, ask: Ask, options: list[Option]) -> tuple[Ask, dict[Option, Option]]:
        """The same question with these options; and which option of the war each one stands for."""
        meant = {self.option(option): option for option in options}
        facts = {
            name: self.local(value)
            if name in ("seat", "other") and isinstance(value, int)
            else COLONY
            if name == "place" and value == self.home
            else value
            for name, value in ask.facts.items()
        }
        return Ask(self.seat, ask.kind, list(meant), facts), meant
