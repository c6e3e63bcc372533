"""The words that missions are written in: conditions that hold, and effects that happen.

A mission is data. Its goals, losses and the triggers of its events are conditions (``is = …``);
what its events and actions do is a list of effects (``do = …``). A condition looks at the state
alone, so it can be asked at any moment; effects are carried out by ``effects.py``.

>>> import msgspec
>>> msgspec.convert({"is": "taken", "colour": "blue"}, Condition)
Taken(colour='blue', count=1)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from overrun.games.army_of_the_dead.cards import Specialisation

if TYPE_CHECKING:
    from overrun.games.army_of_the_dead.state import ArmyState

    S = ArmyState

Many = Annotated[int, msgspec.Meta(ge=1)]
Zones = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
Kind = Literal["shambler", "alpha", "valentine", "queen", "zeus", "masked-zeus", "mounted-zeus"]
Common = Literal["shambler", "alpha"]
Colour = Literal["red", "blue", "green"]
"""The fronts of a mission's own objective tokens; the others belong to personal objectives."""
Level = Literal["blue", "yellow", "orange", "red"]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """A condition: something that holds or does not."""

    def holds(self, s: S) -> bool:
        """Whether it is true now."""
        raise NotImplementedError


# -- conditions on the board ---------------------------------------------------------------------


class Taken(Word, frozen=True, tag="taken"):
    """So many objective tokens of a colour were taken; of any colour, personal ones too, if none
    is named."""

    colour: Colour | None = None
    count: Many = 1

    def holds(self, s: S) -> bool:
        taken = len(s.taken) if self.colour is None else s.taken.count(self.colour)
        return taken >= self.count


class SomebodyIn(Word, frozen=True, tag="somebody-in"):
    """So many survivors, or specialists of a kind, are in one of these zones. Companions do not
    count."""

    zones: Zones
    count: Many = 1
    specialist: Specialisation | None = None

    def holds(self, s: S) -> bool:
        index = s.ground.index
        wanted = [index[zone] for zone in self.zones]
        found = 0
        for each in s.survivors:
            if each.zone in wanted and (
                self.specialist is None or s.has_specialist(each.id, self.specialist)
            ):
                found += 1
        return found >= self.count


class EverybodyIn(Word, frozen=True, tag="everybody-in"):
    """All living survivors are in these zones, and at least one is; whoever has left the board
    alive does not stand in the way."""

    zones: Zones

    def holds(self, s: S) -> bool:
        index = s.ground.index
        wanted = [index[zone] for zone in self.zones]
        return bool(s.survivors) and all(each.zone in wanted for each in s.survivors)


class TruckIn(Word, frozen=True, tag="truck-in"):
    """The truck is in one of these zones, with so many aboard, companions included."""

    zones: Zones
    aboard: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0

    def holds(self, s: S) -> bool:
        truck = s.truck
        if truck is None or len(truck.seats) < self.aboard:
            return False
        index = s.ground.index
        return truck.zone in [index[zone] for zone in self.zones]


class CompanionsLed(Word, frozen=True, tag="companions-led"):
    """So many companions have a leader."""

    count: Many = 1

    def holds(self, s: S) -> bool:
        return sum(bool(each.leader) for each in s.companions) >= self.count


class CompanionsIn(Word, frozen=True, tag="companions-in"):
    """So many companions are in one of these zones."""

    zones: Zones
    count: Many = 1

    def holds(self, s: S) -> bool:
        index = s.ground.index
        wanted = [index[zone] for zone in self.zones]
        return sum(each.zone in wanted for each in s.companions) >= self.count


class ZombiesIn(Word, frozen=True, tag="zombies-in"):
    """So many zombies of any kind are in these zones."""

    zones: Zones
    count: Many = 1

    def holds(self, s: S) -> bool:
        index = s.ground.index
        return sum(s.crowd(index[zone]) for zone in self.zones) >= self.count


class SleepersLeft(Word, frozen=True, tag="sleepers-left"):
    """At most so many sleepers tokens are on the board."""

    at_most: int = 0

    def holds(self, s: S) -> bool:
        return sum(map(len, s.sleepers.values())) <= self.at_most


class NoiseIn(Word, frozen=True, tag="noise-in"):
    """The noise token is in one of these zones."""

    zones: Zones

    def holds(self, s: S) -> bool:
        index = s.ground.index
        return s.noise in [index[zone] for zone in self.zones]


class DoorOpen(Word, frozen=True, tag="door-open"):
    """A door of the mission is open."""

    door: str

    def holds(self, s: S) -> bool:
        return self.door not in s.closed


class VaultOpen(Word, frozen=True, tag="vault-open"):
    """The vault door was opened."""

    def holds(self, s: S) -> bool:
        return s.vault is not None and s.vault.open


# -- conditions on what happened ---------------------------------------------------------------


class Killed(Word, frozen=True, tag="killed"):
    """So many zombies of a kind were killed; ``zeus`` in whichever form he was (AD-ABO-16)."""

    kind: Literal["shambler", "alpha", "valentine", "queen", "zeus"]
    count: Many = 1

    def holds(self, s: S) -> bool:
        killed = s.slain.get(self.kind, 0)
        if self.kind == "zeus":
            killed += s.slain.get("mounted-zeus", 0)
        return killed >= self.count


class OnBoard(Word, frozen=True, tag="on-board"):
    """An abomination is on the board; ``zeus`` in any of his forms (AD-ABO-16)."""

    kind: Literal["valentine", "queen", "zeus"]

    def holds(self, s: S) -> bool:
        if self.kind == "zeus":
            return any(boss.kind.endswith("zeus") for boss in s.bosses)
        return any(boss.kind == self.kind for boss in s.bosses)


class Unmasked(Word, frozen=True, tag="unmasked"):
    """Zeus came masked and has lost his mask (AD-ABO-23)."""

    def holds(self, s: S) -> bool:
        return any(boss.kind == "zeus" for boss in s.bosses) or s.slain.get("zeus", 0) > 0


class Round(Word, frozen=True, tag="round"):
    """This round or a later one has begun."""

    number: Many

    def holds(self, s: S) -> bool:
        return s.round >= self.number


class RoundOver(Word, frozen=True, tag="round-over"):
    """This round has ended."""

    number: Many

    def holds(self, s: S) -> bool:
        return s.round > self.number or (s.round == self.number and s.phase == "end")


class Phase(Word, frozen=True, tag="phase"):
    """A phase of every round, or of every so many rounds, is under way."""

    phase: Literal["players", "zombies", "end"]
    every: Many = 1

    def holds(self, s: S) -> bool:
        return s.phase == self.phase and s.round % self.every == 0


class Marked(Word, frozen=True, tag="marked"):
    """An event or action of the mission has set this mark."""

    mark: str

    def holds(self, s: S) -> bool:
        return self.mark in s.marks


class Danger(Word, frozen=True, tag="danger"):
    """The highest danger level among the living is this one or a higher one."""

    level: Level

    def holds(self, s: S) -> bool:
        return s.danger >= ("blue", "yellow", "orange", "red").index(self.level)


class Alive(Word, frozen=True, tag="alive"):
    """So many survivors, or specialists of a kind, have not been eliminated; whoever has left the
    board counts. Companions do not."""

    count: Many = 1
    specialist: Specialisation | None = None

    def holds(self, s: S) -> bool:
        away = [id for id in s.gone if id not in s.escorted]
        alive = [each.id for each in s.survivors] + away
        if self.specialist is not None:
            alive = [each for each in alive if s.has_specialist(each, self.specialist)]
        return len(alive) >= self.count


class Gone(Word, frozen=True, tag="gone"):
    """So many people, companions included, have left the board alive."""

    count: Many

    def holds(self, s: S) -> bool:
        return len(s.gone) >= self.count


class Carried(Word, frozen=True, tag="carried"):
    """Survivors carry so many of an equipment card."""

    card: str
    count: Many = 1

    def holds(self, s: S) -> bool:
        found = 0
        for each in s.survivors:
            found += sum(gear is not None and gear.card == self.card for gear in each.gear)
        return found >= self.count


class PersonalDone(Word, frozen=True, tag="personal-done"):
    """All personal objectives are achieved."""

    def holds(self, s: S) -> bool:
        return all(each.done for each in s.personal)


# -- conditions made of others -----------------------------------------------------------------


class Not(Word, frozen=True, tag="not"):
    """The other condition does not hold."""

    of: Condition

    def holds(self, s: S) -> bool:
        return not self.of.holds(s)


class All(Word, frozen=True, tag="all"):
    """All of these hold."""

    of: tuple[Condition, ...]

    def holds(self, s: S) -> bool:
        return all(each.holds(s) for each in self.of)


class Some(Word, frozen=True, tag="some"):
    """At least so many of these hold."""

    of: tuple[Condition, ...]
    count: Many = 1

    def holds(self, s: S) -> bool:
        return sum(each.holds(s) for each in self.of) >= self.count


Condition: TypeAlias = (
    Taken
    | SomebodyIn
    | EverybodyIn
    | TruckIn
    | CompanionsLed
    | CompanionsIn
    | ZombiesIn
    | SleepersLeft
    | NoiseIn
    | DoorOpen
    | VaultOpen
    | Killed
    | OnBoard
    | Unmasked
    | Round
    | RoundOver
    | Phase
    | Marked
    | Danger
    | Alive
    | Gone
    | Carried
    | PersonalDone
    | Not
    | All
    | Some
)


# -- effects ---------------------------------------------------------------------------------------

Whom = Literal["actor", "zone", "everybody"]
"""The survivor whose action it was (nobody outside the players' phase), all survivors in a zone, or
all on the board."""


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """An effect: something that happens."""


class SpawnZombies(Deed, frozen=True, tag="spawn"):
    """Zombies spawn in a zone as if by a card: reactions, sleepers, shortage."""

    zone: str
    kind: Common
    count: Many


class Arrive(Deed, frozen=True, tag="arrive"):
    """An abomination appears; the mission's Zeus in the place of his spawn token, if no zone is
    named (AD-OP-123)."""

    kind: Literal["valentine", "queen", "zeus"]
    zone: str = ""


class StartSpawns(Deed, frozen=True, tag="start-spawns"):
    """The spawn zones of a colour become active (AD-CSP-03)."""

    colour: Literal["blue", "green"]


class StopSpawn(Deed, frozen=True, tag="stop-spawn"):
    """A spawn zone is sealed and spawns no more."""

    zone: str


class Activate(Deed, frozen=True, tag="activate"):
    """All zombies of a kind, or all at all, have an extra activation."""

    kind: Kind | None = None


class RemoveZombies(Deed, frozen=True, tag="remove"):
    """Shamblers and alphas in a zone go back to the supply; nobody gains anything."""

    zone: str


class AddSleepers(Deed, frozen=True, tag="sleepers"):
    """A sleepers token is laid face down in each of these zones."""

    zones: Zones


class Wake(Deed, frozen=True, tag="wake"):
    """The sleepers in these zones wake."""

    zones: Zones


class Noise(Deed, frozen=True, tag="noise"):
    """Noise is made in a zone."""

    zone: str


class OpenDoor(Deed, frozen=True, tag="open"):
    """A door opens."""

    door: str


class CloseDoor(Deed, frozen=True, tag="close"):
    """A door closes."""

    door: str


class PutTruck(Deed, frozen=True, tag="truck"):
    """The truck comes onto the board, empty (AD-TRK-31)."""

    zone: str


class Mark(Deed, frozen=True, tag="mark"):
    """Something is noted for later conditions."""

    mark: str


class Adrenaline(Deed, frozen=True, tag="adrenaline"):
    """Survivors gain adrenaline points."""

    amount: Many
    whom: Whom = "actor"
    zone: str = ""


class Heal(Deed, frozen=True, tag="heal"):
    """Survivors regain health, never above their starting health."""

    amount: Many
    whom: Whom = "actor"
    zone: str = ""


class Hurt(Deed, frozen=True, tag="hurt"):
    """Survivors suffer wounds; in a zone companions too."""

    wounds: Many
    whom: Literal["actor", "zone"] = "actor"
    zone: str = ""


class Find(Deed, frozen=True, tag="find"):
    """The actor draws cards from the equipment deck as if searching, or gets a named one if it is
    still in the deck or among the discards."""

    count: Many = 1
    card: str = ""


class Join(Deed, frozen=True, tag="join"):
    """The companions without a leader in the actor's zone follow the actor (AD-CPN-05)."""


class Leave(Deed, frozen=True, tag="leave"):
    """The actor, or everyone in a zone, leaves the board alive, with the companions they lead."""

    whom: Literal["actor", "zone"] = "actor"
    zone: str = ""


Effect: TypeAlias = (
    SpawnZombies
    | Arrive
    | StartSpawns
    | StopSpawn
    | Activate
    | RemoveZombies
    | AddSleepers
    | Wake
    | Noise
    | OpenDoor
    | CloseDoor
    | PutTruck
    | Mark
    | Adrenaline
    | Heal
    | Hurt
    | Find
    | Join
    | Leave
)
