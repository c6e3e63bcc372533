"""Scenes of a heist, laid out by hand and with scripted dice.

    heist = Heist()
    heist.survivor("ann", "A1a", hand=["crowbar"]).zombies("A1a", shambler=2)
    heist.turn("ann")
    heist.roll(5)                              # the next draws, in order
    heist.do("attack:0:A1a")
    assert heist.shamblers("A1a") == 1

The board is :data:`BLOCK` unless a scene says otherwise: a street of six zones, and rooms beside
it. People without a card of the box are plain ones, made for the scene (:func:`person`). Nothing is
drawn that the test has not scripted.
"""

from __future__ import annotations

from itertools import count
from typing import Any, Self

from overrun.core.chance import Chance
from overrun.games.army_of_the_dead.board.tiles import read_tiles, tiles
from overrun.games.army_of_the_dead.cards import Equipment, Person, Weapon, library
from overrun.games.army_of_the_dead.game import ArmyOfTheDead
from overrun.games.army_of_the_dead.mission.sheets import decode, missions
from overrun.games.army_of_the_dead.setup import new_state
from overrun.games.army_of_the_dead.state import (
    PLAYERS,
    SLOTS,
    ArmyState,
    Boss,
    Companion,
    Gear,
    Personal,
    Spawn,
    Survivor,
    Token,
    Truck,
    Turn,
)
from overrun.games.army_of_the_dead.team.companions import lend
from overrun.games.army_of_the_dead.team.health import full_health
from overrun.games.army_of_the_dead.view import ArmyView
from tests.games.stage import Stage

GAME = ArmyOfTheDead()

BLOCK = '''
[T1]
map = """
abcdef
abcdef
ghijkl
ghijkl
mmnnoo
mmnnoo
"""
zones = { street = "abcdef", room = "ghijklmno" }
labels = { bar = "ghijklmno" }
doors = ["a-g", "d-j", "f-l", "g-h", "g-m", "n-o", "l-o"]
lines = ["h-i", "k-l", "m-n"]
'''
"""A street a b c d e f in a line. Behind it, from the west: g (door to a), h, i (one room, h-i), j
(door to d, nothing else), k, l (one room; l has a door to f); further back m, n (one room, m by a
door from g), o (doors to n and l)."""

_numbers = count(1)


class Heist(Stage):
    """A table of Army of the Dead; whatever a mission sheet has may be given by name."""

    game = GAME
    s: ArmyState

    def __init__(
        self,
        players: int = 1,
        *,
        tiles_too: str = "",
        chain: str = "all",
        charge: str = "towards",
        **sheet: Any,
    ) -> None:
        super().__init__()
        tiles().update(read_tiles(BLOCK + tiles_too, "a test"))
        self.seats = players
        self.mission = plant_mission(**sheet)
        self.settings = {
            "mission": self.mission, "specialists": "free", "chain": chain, "charge": charge,
        }  # fmt: skip
        chance = Chance.from_seed("scene")  # for what the sheet lays face down
        s = new_state(self.mission, players, chance, specialists=False, chain=chain, charge=charge)
        s.agenda = []
        s.chance = Chance.scripted()
        s.round, s.phase = 1, PLAYERS
        self.s = s

    # -- laying out ------------------------------------------------------------------------

    def zone(self, name: str) -> int:
        return self.s.ground.index[name]

    def survivor(
        self,
        id: str,
        zone: str,
        seat: int = 0,
        *,
        hand: list[str] | None = None,
        pack: list[str] | None = None,
        dry: tuple[str, ...] = (),
        skills: list[str] | None = None,
        specialisations: tuple[str, ...] = (),
        ap: int = 0,
        health: int | None = None,
        tokens: list[str] | None = None,
    ) -> Self:
        """Stand a survivor somewhere with what it carries; its skills are those given here."""
        if id not in library().survivors:
            person(id, specialisations)
        gear: list[Gear | None] = [None] * SLOTS
        for slot, card in enumerate(hand or []):
            gear[slot] = Gear(card, card in dry)
        for slot, card in enumerate(pack or [], 2):
            gear[slot] = Gear(card, card in dry)
        self.s.survivors.append(
            Survivor(
                id,
                seat,
                self.zone(zone),
                full_health(id) if health is None else health,
                ap,
                list(skills or []),
                gear=gear,
                tokens=list(tokens or []),
            )
        )
        return self

    def companion(
        self, id: str, zone: str, leader: str = "", *, specialisations: tuple[str, ...] = ()
    ) -> Self:
        if id not in library().survivors:
            person(id, specialisations)
        self.s.companions.append(Companion(id, self.zone(zone), leader))
        if leader:
            lend(self.s, self.s.find(leader))
        return self

    def zombies(self, zone: str, *, shambler: int = 0, alpha: int = 0) -> Self:
        """Put zombies from the supply into a zone."""
        at = self.zone(zone)
        self.s.shamblers[at] += shambler
        self.s.shamblers_left -= shambler
        self.s.alphas[at] += alpha
        self.s.alphas_left -= alpha
        return self

    def snared(self, zone: str, kind: str, number: int = 1) -> Self:
        """So many of those in a zone are held by a bola."""
        at = self.zone(zone)
        for boss in self.s.bosses:
            if boss.kind == kind and boss.zone == at:
                boss.snared = True
                return self
        self.s.snared.setdefault(kind, {})[at] = number
        return self

    def boss(self, kind: str, zone: str) -> Self:
        self.s.bosses.append(Boss(kind, self.zone(zone)))
        self.s.appeared.append(kind)
        return self

    def sleepers(self, zone: str, *numbers: int) -> Self:
        self.s.sleepers[self.zone(zone)] = list(numbers)
        return self

    def token(self, zone: str, colour: str = "red", id: str = "") -> Self:
        name = id or f"token-{len(self.s.tokens) + 1}"
        self.s.tokens.append(Token(name, self.zone(zone), colour))
        return self

    def noise(self, zone: str) -> Self:
        self.s.noise = self.zone(zone)
        return self

    def spawn(self, zone: str, kind: str = "ordinary", from_round: int = 1) -> Self:
        self.s.spawns.append(Spawn(self.zone(zone), kind, from_round))
        return self

    def supply(self, *, shambler: int | None = None, alpha: int | None = None) -> Self:
        """So many miniatures are left, whatever stands on the board."""
        if shambler is not None:
            self.s.shamblers_left = shambler
        if alpha is not None:
            self.s.alphas_left = alpha
        return self

    def truck(self, zone: str, **seats: str) -> Self:
        """The truck, with ``driver="ann"``, ``passenger_1="bob"``."""
        who = {seat.replace("_", "-"): id for seat, id in seats.items()}
        self.s.truck = Truck(self.zone(zone), who)
        return self

    def personal(self, owner: str, colour: str = "yellow") -> Self:
        self.s.personal.append(Personal(owner, colour))
        return self

    def equipment(self, *cards: str, discard: tuple[str, ...] = ()) -> Self:
        """The equipment deck, the top first, and its discard pile."""
        self.s.equipment = list(reversed(cards))
        self.s.equipment_discard = list(discard)
        return self

    def zombie_cards(self, *cards: str, discard: tuple[str, ...] = ()) -> Self:
        """The zombie deck, the top first, and its discard pile."""
        self.s.zombie_deck = list(reversed(cards))
        self.s.zombie_discard = list(discard)
        return self

    def orders(self, *cards: str, discard: tuple[str, ...] = ()) -> Self:
        self.s.orders = list(reversed(cards))
        self.s.orders_discard = list(discard)
        return self

    # -- starting --------------------------------------------------------------------------

    def turn(self, who: str, actions: int = 3, *, own: bool = True, **free: int) -> Self:
        """It is this survivor's turn, with so many actions and free ones: ``melee=1``."""
        self.s.turns = [Turn(who, actions, own, dict(free))]
        self.s.active = self.s.find(who).seat
        return self.run(("act", []))

    def players_phase(self) -> Self:
        """The next round begins."""
        self.s.round -= 1
        return self.run(("begin_round", []))

    def zombie_phase(self) -> Self:
        """Activation and spawning, then the End Phase, up to the next round's first ask."""
        return self.run(("zombie_phase", []))

    # -- looking ---------------------------------------------------------------------------

    def who(self, id: str) -> Survivor:
        return self.s.find(id)

    def at(self, id: str) -> str:
        """The zone in which a survivor or a companion is."""
        names = self.s.ground.names
        return next(names[e.zone] for e in (*self.s.survivors, *self.s.companions) if e.id == id)

    def shamblers(self, zone: str) -> int:
        return self.s.shamblers[self.zone(zone)]

    def alphas(self, zone: str) -> int:
        return self.s.alphas[self.zone(zone)]

    def bosses(self, zone: str) -> list[str]:
        return [boss.kind for boss in self.s.bosses_in(self.zone(zone))]

    @property
    def noisy_zone(self) -> str:
        return self.s.ground.names[self.s.noise]

    def carried(self, id: str) -> list[str]:
        """The cards of a survivor, slot by slot; ``-`` for an empty one."""
        return ["-" if gear is None else gear.card for gear in self.who(id).gear]

    def view(self, viewer: int | None = 0) -> ArmyView:
        seen = self.table.view(viewer)
        assert isinstance(seen, ArmyView)
        return seen


# -- what a scene needs beside the box ---------------------------------------------------------


def plant_mission(**sheet: Any) -> str:
    """A mission for one test: the block, no limit worth mentioning, and a goal that waits for the
    mark ``won``, which comes in the far future if nothing else brings it."""
    id = f"scene-{next(_numbers)}"
    if "goals" not in sheet:
        late = {"when": {"is": "round", "number": 98}, "do": [{"do": "mark", "mark": "won"}]}
        sheet["events"] = {**sheet.get("events", {}), "late": late}
    given: dict[str, Any] = {
        "difficulty": "easy",
        "minutes": 1,
        "rounds": 99,
        "personal": 0,
        "board": [["T1"]],
        "start": ["A1a"],
        "spawns": [],
        "goals": {"won": {"is": "marked", "mark": "won"}},
        **sheet,
    }
    missions()[id] = decode({"id": id, **given})
    return id


def person(id: str, specialisations: tuple[str, ...] = (), blue: str = "lucky") -> None:
    """A plain survivor card."""
    library().survivors[id] = Person(
        id,
        specialisations,  # type: ignore[arg-type]
        blue,
        "action",
        ("die-melee", "die-ranged"),
        ("slippery", "sprint", "shove"),
        (("crowbar",), ("crowbar",)),
    )


def weapon(id: str, *, skill: str = "", from_backpack: bool = False, **traits: Any) -> None:
    """A weapon with the traits that a test needs: ``weapon("gun", kind="ranged", far=3)``."""
    library().equipment[id] = Equipment(
        id, 1, Weapon(**traits), skill=skill, from_backpack=from_backpack
    )
