"""Cards and survivors as data, and the library that holds them (catalogue part J, open points K1).

Everything lives in TOML files under ``content/``. A mistake there is an error that names the file
and the card. Definitions are never in a table's state: the state holds their ids.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from overrun.core import content
from overrun.core.errors import ContentError, unknown

SPECIALISATIONS = ("tough", "pilot", "safecracker", "shadow", "mechanic")
"""AD-SPC-02."""

ATTACKS = ("combat", "melee", "ranged")
SKILLS: tuple[str, ...] = (
    "action",  # +1 Action
    *(f"free-{kind}" for kind in (*ATTACKS, "move", "search")),  # +1 free Action: [type]
    *(f"die-{kind}" for kind in ATTACKS),  # +1 die: [Action]
    *(f"damage-{kind}" for kind in ATTACKS),  # +1 Damage: [Action]
    "long-stride",  # +1 Zone per Move
    "silent-killer",
    *(f"escalation-{kind}" for kind in ATTACKS),
    "lucky",
    "sidestep",
    *(f"hunter-{kind}" for kind in ("shambler", "alpha", "abomination")),
    "rescue",  # To the Rescue
    "slippery",
    "reflexes",  # Combat Reflexes
    "steady-hand",
    "search-two",  # Search: 2 cards
    "regeneration",
    *(f"reaper-{kind}" for kind in ATTACKS),
    "demolitions",  # Demolitions Expert
    "sprint",
    "charge",
    "tactician",
    "hit-and-run",
    "born-leader",
    "multiple-search",
    *(f"six-die-{kind}" for kind in ATTACKS),  # Roll 6: +1 die
    *(f"six-damage-{kind}" for kind in ATTACKS),  # Roll 6: +1 Damage
    "shove",
    "lifesaver",
    *(f"bloodlust-{kind}" for kind in ATTACKS),
)
"""All skills of the list with their parameters (catalogue part I)."""

Specialisation = Literal["tough", "pilot", "safecracker", "shadow", "mechanic"]


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The combat traits of an equipment card (AD-EQP-01 ff.)."""

    kind: Literal["melee", "ranged"]
    near: int = 0
    """The least range."""
    far: int = 0
    dice: int = 0
    ammo_dice: int = 0
    accuracy: int = 0
    damage: int = 0
    noisy: bool = False
    blast: bool = False
    """Explosives: hits every actor in the zone (AD-EXP-04)."""
    thrown: bool = False
    """Explosives that always hit, without dice, and are used up (AD-EXP-02)."""
    snares: bool = False
    """The bola launcher (AD-BOL-01)."""


class Equipment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An equipment card."""

    id: str
    count: int
    """How many are in the deck."""
    weapon: Weapon | None = None
    skill: str = ""
    """A skill for whoever holds it in hand (AD-EQS-01)."""
    from_backpack: bool = False
    """Can be used from the backpack, too (AD-EQP-18)."""
    magazine: bool = False
    """Restores a weapon that is out of ammo (AD-AMM-06)."""
    uh_oh: bool = False
    """Bad luck: a shambler comes (AD-SRC-11)."""


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A survivor card (AD-CMP-04)."""

    id: str
    specialisations: tuple[Specialisation, ...]
    blue: str
    yellow: str
    orange: tuple[str, str]
    red: tuple[str, str, str]
    kits: tuple[tuple[str, ...], tuple[str, ...]]
    """Two starting sets of equipment (AD-SET-10)."""


Spawned = Literal["shambler", "alpha", "valentine", "queen"]
SPAWNED: tuple[Spawned, ...] = ("shambler", "alpha", "valentine", "queen")


class SpawnLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one line of a zombie card brings: so many of a kind. ``valentine`` and ``queen`` come
    alone."""

    kind: Spawned
    count: int


class ZombieCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A zombie card: a line for each danger level (AD-OP-004)."""

    id: str
    number: int
    lines: tuple[SpawnLine | None, SpawnLine | None, SpawnLine | None, SpawnLine | None]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One instruction of a Zeus Orders card (AD-OP-005)."""

    do: Literal["spawn", "activate", "zeus"]
    kind: Literal["shambler", "alpha", "all"] = "all"
    count: int = 0
    where: Literal["here", "board", "spawns"] = "here"
    """The Zeus spawn zone, the whole board, or every active ordinary spawn zone."""


class OrdersCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Zeus Orders card: its instructions, in order."""

    id: str
    count: int
    orders: tuple[Order, ...]


Bonus = Literal["one-or-other", "one-and-other", "set", "extra-roll", "extra-die"]
"""What a vault card gives a specialist (AD-VLT-18 to -24): +1 or -1; +1 and -1; set a die; a fourth
roll; a sixth die."""


class VaultCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vault card: which specialisation helps in which way (AD-OP-006)."""

    id: str
    bonuses: dict[Specialisation, Bonus]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a personal objective wants.

    ``kill``: its owner kills ``count`` zombies of ``kind``, which lie on the card until then.
    ``slay``: the team kills the abomination ``kind``. ``level``: its owner reaches ``level``.
    ``hold``: its owner holds ``count`` cards out of ``cards`` at once. ``sleepers``: its owner
    removes ``count`` sleepers tokens. ``search``: its owner searches ``count`` times.
    ``carry``: the owner holds the token that belongs to this card. ``healthy``: the owner has full
    health at the end of round ``count`` or later.
    """

    do: Literal["kill", "slay", "level", "hold", "sleepers", "search", "carry", "healthy"]
    kind: str = ""
    count: int = 0
    cards: tuple[str, ...] = ()
    level: str = ""


class TokenEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever holds the token of a personal objective has of it.

    ``adrenaline``: ``amount`` points instead of the usual for each zombie of ``kind``. ``skill``:
    the skill ``skill``. ``health``: heals the holder when it is taken. ``zeus``: may be discarded,
    once, to put Zeus in the place of his spawn token. ``armour``: may be discarded to ignore one
    attack. ``magazine``: may be discarded to reload a weapon.
    """

    do: Literal["adrenaline", "skill", "health", "zeus", "armour", "magazine"]
    kind: str = ""
    amount: int = 0
    skill: str = ""


class PersonalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A personal objective (AD-POB-01)."""

    owner: str
    goal: Goal
    token: TokenEffect


class Abomination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reference card of an abomination, or the line of a common kind (table C1)."""

    id: str
    actions: int
    wounds: int
    damage: int
    """Needed to kill it; 0 if it cannot be damaged."""
    adrenaline: int
    order: int
    """Its place in the targeting order (AD-TGT-02)."""
    unmasks: str = ""
    """What explosives make of it (AD-ABO-23)."""


class TruckCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The truck's reference card (AD-OP-009)."""

    ram: Weapon
    gun: Weapon


class Library(msgspec.Struct, frozen=True):
    """All cards, by their ids."""

    survivors: dict[str, Person]
    equipment: dict[str, Equipment]
    zombie_cards: dict[str, ZombieCard]
    orders: dict[str, OrdersCard]
    vault: dict[str, VaultCard]
    personal: dict[str, PersonalCard]
    """By their owners."""
    zombies: dict[str, Abomination]
    truck: TruckCard
    sleepers: tuple[int, ...]
    """The numbers on the sleepers tokens in the box (AD-OP-011)."""


class Listing(msgspec.Struct):
    """What was in the box at some time, each as often as it was there."""

    equipment: dict[str, int]
    zombie_cards: list[str]
    orders: dict[str, int]
    vault: list[str]
    sleepers: tuple[int, ...]


class _Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A zombie card as it is written: for each kind how many come at blue, yellow, orange, red."""

    shambler: tuple[int, int, int, int] = (0, 0, 0, 0)
    alpha: tuple[int, int, int, int] = (0, 0, 0, 0)
    valentine: tuple[int, int, int, int] = (0, 0, 0, 0)
    queen: tuple[int, int, int, int] = (0, 0, 0, 0)

    def lines(
        self,
    ) -> tuple[SpawnLine | None, SpawnLine | None, SpawnLine | None, SpawnLine | None]:
        return self._line(0), self._line(1), self._line(2), self._line(3)

    def _line(self, danger: int) -> SpawnLine | None:
        found: SpawnLine | None = None
        for kind in SPAWNED:
            count = getattr(self, kind)[danger]
            if count and found is not None:
                raise ValueError(f"line {danger + 1} brings both {found.kind} and {kind}")
            if count:
                found = SpawnLine(kind, count)
        return found


A = TypeVar("A")


class _Reader:
    """Reads the files of a directory; whatever is wrong names the file and the entry."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def file(self, name: str, *sections: str) -> dict[str, Any]:
        """A file; if it has sections, exactly these."""
        path = self.directory / name
        try:
            raw = content.read(path)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ContentError(f"{name}: {error}") from error
        if sections:
            for section in raw:
                if section not in sections:
                    raise ContentError(f"{name}: " + unknown("section", section, sections))
            for section in sections:
                if not isinstance(raw.get(section), dict):
                    raise ContentError(f"{name}: the section {section!r} is missing")
        return raw

    def entry(self, name: str, entry: str, fields: Any, kind: type[A], **more: Any) -> A:
        """One entry of a file; ``more`` are fields that its key says."""
        try:
            if not isinstance(fields, dict):
                raise TypeError("it is not a table")
            for field in more:
                if field in fields:
                    raise TypeError(f"its {field} is its name in brackets, not a field")
            return msgspec.convert({**more, **fields}, kind)
        except (msgspec.ValidationError, TypeError) as error:
            raise ContentError(f"{name}, [{entry}]: {error}") from error

    def shelf(self, name: str, kind: type[A], key: str = "id") -> dict[str, A]:
        """All entries of a file, by their ids."""
        return {
            entry: self.entry(name, entry, fields, kind, **{key: entry})
            for entry, fields in self.file(name).items()
        }

    def zombie_card(self, name: str, entry: str, fields: Any) -> ZombieCard:
        draw = self.entry(name, f"cards.{entry}", fields, _Draw)
        try:
            return ZombieCard(entry, int(entry), draw.lines())
        except ValueError as error:
            raise ContentError(f"{name}, [cards.{entry}]: {error}") from error

    def sleepers(self, name: str, counts: dict[str, Any]) -> tuple[int, ...]:
        try:
            return tuple(
                number
                for number, count in msgspec.convert(counts, dict[int, int], strict=False).items()
                for _ in range(count)
            )
        except msgspec.ValidationError as error:
            raise ContentError(f"{name}, [sleepers]: {error}") from error


def read(directory: Path) -> Library:
    """The library of a directory with all files of the content."""
    reader = _Reader(directory)
    zombies = reader.file("zombies.toml", "kinds", "cards", "sleepers")
    return Library(
        survivors=reader.shelf("survivors.toml", Person),
        equipment=reader.shelf("equipment.toml", Equipment),
        zombie_cards={
            entry: reader.zombie_card("zombies.toml", entry, fields)
            for entry, fields in zombies["cards"].items()
        },
        orders=reader.shelf("orders.toml", OrdersCard),
        vault=reader.shelf("vault.toml", VaultCard),
        personal=reader.shelf("personal.toml", PersonalCard, key="owner"),
        zombies={
            entry: reader.entry("zombies.toml", f"kinds.{entry}", fields, Abomination, id=entry)
            for entry, fields in zombies["kinds"].items()
        },
        truck=reader.entry("truck.toml", "truck", reader.file("truck.toml"), TruckCard),
        sleepers=reader.sleepers("zombies.toml", zombies["sleepers"]),
    )


CONTENT = Path(__file__).resolve().parent / "content"


@lru_cache
def library() -> Library:
    """Everything in ``content/``, read once."""
    return read(CONTENT)


@lru_cache
def first_library() -> Library:
    """The cards that there were before tables kept what lay in their boxes."""
    then = msgspec.json.decode((CONTENT / "first.json").read_bytes(), type=Listing)
    now, recounted = library(), msgspec.structs.replace
    return recounted(
        now,
        equipment={id: recounted(now.equipment[id], count=n) for id, n in then.equipment.items()},
        zombie_cards={id: now.zombie_cards[id] for id in then.zombie_cards},
        orders={id: recounted(now.orders[id], count=n) for id, n in then.orders.items()},
        vault={id: now.vault[id] for id in then.vault},
        sleepers=then.sleepers,
    )
