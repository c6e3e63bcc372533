"""Mission sheets as data, and how they are read (catalogue H3, AD-OP-002, AD-OP-015).

Each file of ``content/missions/`` is one mission; ``docs/adding-a-mission.md`` explains the
format. Zones are named as on the board that the mission lays (``B1c``). A mistake in a file is an
error that names the file and the place; whether a mission makes sense and can be won is proved by
``winnable.py``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from overrun.core import content
from overrun.core.errors import ContentError, unknown
from overrun.core.words import walk
from overrun.games.army_of_the_dead.cards import CONTENT, Specialisation
from overrun.games.army_of_the_dead.mission.words import (
    Colour,
    Condition,
    Effect,
    Kind,
    decode_hook,
)

DIRECTORY = CONTENT / "missions"

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES = ("easy", "medium", "hard")

MINIATURES = {"shambler": 30, "alpha": 16}
"""How many there are in the box (AD-OP-012)."""


class SpawnPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spawn zone of the sheet."""

    zone: str
    kind: Literal["start", "ordinary", "zeus", "blue", "green"] = "ordinary"
    active: bool | None = None
    """Whether it spawns from the first round on; coloured ones do not unless it says so
    (AD-CSP-02)."""

    @property
    def from_round(self) -> int:
        """1 if it is active from the start, otherwise 0.

        >>> SpawnPlace("A1a").from_round, SpawnPlace("A1a", "blue").from_round
        (1, 0)
        """
        if self.active is None:
            return int(self.kind not in ("blue", "green"))
        return int(self.active)


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Zombies that stand on the board from the start."""

    zone: str
    kind: Kind
    count: Annotated[int, msgspec.Meta(ge=1)] = 1


class MissionEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens as soon as a condition holds: once, or anew each time it comes true."""

    when: Condition
    do: tuple[Effect, ...]
    again: bool = False
    """It may happen again after its condition had ceased to hold."""


class MissionAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that the mission adds: activating an objective in a zone (AD-OBJ-01)."""

    zones: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    do: tuple[Effect, ...]
    cost: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    specialist: Specialisation | None = None
    """Whom it takes (AD-SPC-10)."""
    when: Condition | None = None
    once: bool = True
    """Whoever does it, it is done once in a game."""
    clear: bool = False
    """Only while no zombie is in the zone."""
    quiet: bool = False
    """It does not wake the sleepers in the zone as activating an objective does (AD-OBJ-03)."""
    noisy: bool = False
    """It makes noise in the zone."""


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission sheet (AD-MIS-01 ff.)."""

    id: str
    difficulty: Difficulty
    minutes: int
    """How long it usually takes (AD-MIS-05)."""
    rounds: Annotated[int, msgspec.Meta(ge=1)]
    """The game is lost when this round ends (AD-MIS-10); so every game has an end."""
    needs: tuple[Specialisation, ...] = ()
    """The specialisations without which it cannot be won (AD-MIS-02)."""
    zeus: Literal["", "zeus", "masked-zeus", "mounted-zeus"] = ""
    """The form in which Zeus appears, if he does (AD-MIS-03)."""
    personal: Annotated[int, msgspec.Meta(ge=0, le=6)] = 2
    """How many personal objectives are drawn (AD-MIS-07)."""
    personal_tokens: tuple[str, ...] = ("yellow", "purple")
    """The colours of their tokens, in order; a sheet with more than two names more (AD-OP-154)."""

    board: tuple[tuple[str, ...], ...]
    """Rows of tiles, ``R4`` or turned ``R4@90``; ``.`` is an empty slot."""
    floors: tuple[tuple[str, ...], ...] = ()
    """The slots of each floor, if there are several; floors are joined by elevators alone."""
    doors: tuple[str, ...] = ()
    """The doors that are closed at the start, by their two zones: ``A1c-A1s`` (AD-OP-029)."""
    start: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """The starting zones."""
    spawns: tuple[SpawnPlace, ...]
    """In the order in which they spawn (AD-OP-118)."""
    sleepers: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    """The zones of the objective tokens, one each, personal ones included (AD-SET-28)."""
    tokens: tuple[Colour, ...] = ()
    """The fronts of the mission's own tokens, to be mixed with those of the personal objectives."""
    token_ap: Annotated[int, msgspec.Meta(ge=0)] = 5
    """The adrenaline points for taking a token (AD-MIS-09)."""
    tradable: bool = False
    """Whether the mission's own tokens may be traded (AD-OP-068)."""
    placements: tuple[Placement, ...] = ()
    truck: str = ""
    """Where the truck stands at the start, if it does (AD-TRK-31)."""
    companions: tuple[str, ...] = ()
    """The zones where companions wait, one for each (AD-SET-32)."""
    companions_may_fall: bool = False
    """Whether the game goes on when a companion is eliminated (AD-WIN-07)."""
    absent: tuple[Literal["valentine", "queen"], ...] = ()
    """Abominations whom no zombie card brings in this mission (AD-OP-004)."""
    damage: dict[str, Annotated[int, msgspec.Meta(ge=1)]] = {}
    """How much damage a kind needs here, if not what its card says (AD-GEN-06)."""
    supply: dict[str, Annotated[int, msgspec.Meta(ge=1)]] = {}
    """How many miniatures there are, if not those of the box (AD-OP-012)."""

    goals: dict[str, Condition]
    """All must hold at the same time to win, along with the personal objectives (AD-WIN-01)."""
    losses: dict[str, Condition] = {}
    """Any of them loses the game (AD-WIN-05, -06)."""
    events: dict[str, MissionEvent] = {}
    actions: dict[str, MissionAction] = {}

    def number_of(self, kind: str) -> int:
        """How many shamblers or alphas there are in this mission."""
        return self.supply.get(kind, MINIATURES[kind])

    @property
    def personal_colours(self) -> tuple[str, ...]:
        """The colours of the personal tokens in the mix (AD-SET-28, AD-OP-154)."""
        return self.personal_tokens[: self.personal]

    @property
    def words(self) -> Iterator[tuple[str, Condition | Effect]]:
        """Every condition and effect, those inside others too, with its place: ``goals.out``."""
        parts: tuple[Mapping[str, object], ...] = (
            self.goals,
            self.losses,
            self.events,
            self.actions,
        )
        for kind, part in zip(("goals", "losses", "events", "actions"), parts, strict=True):
            for id, each in part.items():
                yield from ((f"{kind}.{id}", word) for word in walk(each))

    @property
    def texts(self) -> list[str]:
        """The messages that the mission brings, without the game's prefix."""
        name = f"mission-{self.id}"
        return [
            name,
            f"{name}.blurb",
            *(f"{name}-{part}" for part in ("briefing", "end-won", "end-lost")),
            *(f"{name}-floor-{number}" for number in range(len(self.floors))),
            *(f"{name}-goal-{id}" for id in self.goals),
            *(f"{name}-loss-{id}" for id in self.losses),
            *(f"{name}-event-{id}{part}" for id in self.events for part in ("", ".told")),
            *(
                f"mission-action-{self.id}-{id}{part}"
                for id in self.actions
                for part in ("", ".rule", ".told")
            ),
        ]

    @property
    def zeus_spawn(self) -> str:
        """The zone of the Zeus spawn token; nothing if there is none."""
        return next((each.zone for each in self.spawns if each.kind == "zeus"), "")


def decode(raw: dict[str, Any]) -> Mission:
    """A mission from its data."""
    # the words that missions are written in register themselves when they are imported
    from overrun.games.army_of_the_dead.mission import conditions, effects  # noqa: F401

    return msgspec.convert(raw, Mission, dec_hook=decode_hook)


def read_mission(path: Path) -> Mission:
    """The mission of one file; its id is the file's name."""
    try:
        raw = content.read(path)
        return decode({"id": path.stem, **raw})
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"missions/{path.name}: {error}") from error


@lru_cache
def missions() -> dict[str, Mission]:
    """All missions by their ids, the easier and shorter ones first."""
    found = [read_mission(path) for path in sorted(DIRECTORY.glob("*.toml"))]
    found.sort(key=lambda each: (DIFFICULTIES.index(each.difficulty), each.minutes, each.id))
    return {each.id: each for each in found}


def mission(id: str) -> Mission:
    """One mission.

    >>> mission("back-door").difficulty
    'easy'
    """
    try:
        return missions()[id]
    except KeyError:
        raise ContentError(unknown("mission", id, missions())) from None
