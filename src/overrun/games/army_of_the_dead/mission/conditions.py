"""The conditions of missions: goals, losses, and what sets off an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec

from overrun.core.errors import unknown
from overrun.games.army_of_the_dead.cards import Specialisation, library
from overrun.games.army_of_the_dead.mission.words import (
    Colour,
    Condition,
    Counting,
    Laid,
    Level,
    Many,
    Zones,
    means,
)

if TYPE_CHECKING:
    from overrun.games.army_of_the_dead.mission.prospect import Prospect
    from overrun.games.army_of_the_dead.state import ArmyState

    S = ArmyState


def no_streets(laid: Laid, zones: tuple[str, ...]) -> Iterator[str]:
    """Zones in which a truck cannot be (AD-TRK-14)."""
    ground = laid.ground
    for zone in zones:
        if zone in ground.index and not ground.is_street(ground.index[zone]):
            yield f"{zone} is no street"


# -- conditions on the board ---------------------------------------------------------------------


@means("taken")
class Taken(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """So many objective tokens of a colour were taken; of any colour, personal ones too, if none
    is named."""

    lasting: ClassVar[bool] = True

    colour: Colour | None = None
    count: Many = 1

    def counted(self, s: S) -> int:
        return len(s.taken) if self.colour is None else s.taken.count(self.colour)

    def may_come(self, p: Prospect) -> bool:
        return p.taken(self.colour) >= self.count


@means("somebody-in")
class SomebodyIn(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """So many survivors, or specialists of a kind, are in one of these zones. Companions do not
    count."""

    zones: Zones
    count: Many = 1
    specialist: Specialisation | None = None

    def counted(self, s: S) -> int:
        index = s.ground.index
        wanted = [index[zone] for zone in self.zones]
        found = 0
        for each in s.survivors:
            if each.zone in wanted and (
                self.specialist is None or s.has_specialist(each.id, self.specialist)
            ):
                found += 1
        return found

    def may_come(self, p: Prospect) -> bool:
        return p.able(self.specialist) >= self.count and any(map(p.reaches, self.zones))


@means("everybody-in")
class EverybodyIn(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """All living survivors are in these zones, and at least one is; whoever has left the board
    alive does not stand in the way."""

    zones: Zones

    def holds(self, s: S) -> bool:
        index = s.ground.index
        wanted = [index[zone] for zone in self.zones]
        return bool(s.survivors) and all(each.zone in wanted for each in s.survivors)

    def may_come(self, p: Prospect) -> bool:
        return bool(p.at.here) and any(map(p.reaches, self.zones))


@means("truck-in")
class TruckIn(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The truck is in one of these zones, with so many aboard, companions included."""

    zones: Zones
    aboard: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0

    def holds(self, s: S) -> bool:
        truck = s.truck
        if truck is None or len(truck.seats) < self.aboard:
            return False
        index = s.ground.index
        return truck.zone in [index[zone] for zone in self.zones]

    def may_come(self, p: Prospect) -> bool:
        riders = max(p.at.riders, len(p.at.here) + p.companions())
        return riders >= self.aboard and any(map(p.drives_to, self.zones))

    def problems(self, laid: Laid) -> Iterator[str]:
        return no_streets(laid, self.zones)


@means("companions-led")
class CompanionsLed(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """So many companions have a leader."""

    count: Many = 1

    def counted(self, s: S) -> int:
        return sum(bool(each.leader) for each in s.companions)

    def may_come(self, p: Prospect) -> bool:
        return self.count <= p.companions()


@means("companions-in")
class CompanionsIn(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """So many companions are in one of these zones."""

    zones: Zones
    count: Many = 1

    def counted(self, s: S) -> int:
        index = s.ground.index
        wanted = [index[zone] for zone in self.zones]
        return sum(each.zone in wanted for each in s.companions)

    def may_come(self, p: Prospect) -> bool:
        return self.count <= p.companions() and any(map(p.reaches, self.zones))


@means("zombies-in")
class ZombiesIn(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """So many zombies of any kind are in these zones."""

    zones: Zones
    count: Many = 1

    def counted(self, s: S) -> int:
        index = s.ground.index
        return sum(s.crowd(index[zone]) for zone in self.zones)


@means("sleepers-left")
class SleepersLeft(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """At most so many sleepers tokens are on the board."""

    at_most: int = 0

    def holds(self, s: S) -> bool:
        return sum(map(len, s.sleepers.values())) <= self.at_most


@means("noise-in")
class NoiseIn(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The noise token is in one of these zones."""

    zones: Zones

    def holds(self, s: S) -> bool:
        index = s.ground.index
        return s.noise in [index[zone] for zone in self.zones]


@means("door-open")
class DoorOpen(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """A door of the mission is open."""

    door: str

    def holds(self, s: S) -> bool:
        return self.door not in s.closed

    def may_come(self, p: Prospect) -> bool:
        return self.door not in p.closed


@means("vault-open")
class VaultOpen(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The vault door was opened."""

    lasting: ClassVar[bool] = True

    def holds(self, s: S) -> bool:
        return s.vault is not None and s.vault.open

    def may_come(self, p: Prospect) -> bool:
        return p.vault_open

    def problems(self, laid: Laid) -> Iterator[str]:
        if laid.ground.trap is None:
            yield "there is no vault on the board"
        if "safecracker" not in laid.sheet.needs:
            yield "needs does not name the safecracker"  # AD-VLT-02


# -- conditions on what happened ---------------------------------------------------------------


@means("killed")
class Killed(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """So many zombies of a kind were killed; ``zeus`` in whichever form he was (AD-ABO-16)."""

    lasting: ClassVar[bool] = True

    kind: Literal["shambler", "alpha", "valentine", "queen", "zeus"]
    count: Many = 1

    def counted(self, s: S) -> int:
        killed = s.slain.get(self.kind, 0)
        if self.kind == "zeus":
            killed += s.slain.get("mounted-zeus", 0)
        return killed

    def may_come(self, p: Prospect) -> bool:
        common = self.kind in ("shambler", "alpha")  # whoever is killed can come back
        return p.may_come(self.kind) and (common or self.count == 1)


@means("on-board")
class OnBoard(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """An abomination is on the board; ``zeus`` in any of his forms (AD-ABO-16)."""

    kind: Literal["valentine", "queen", "zeus"]

    def holds(self, s: S) -> bool:
        if self.kind == "zeus":
            return any(boss.kind.endswith("zeus") for boss in s.bosses)
        return any(boss.kind == self.kind for boss in s.bosses)

    def may_come(self, p: Prospect) -> bool:
        return p.may_come(self.kind)


@means("unmasked")
class Unmasked(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """Zeus came masked and has lost his mask (AD-ABO-23)."""

    lasting: ClassVar[bool] = True

    def holds(self, s: S) -> bool:
        return any(boss.kind == "zeus" for boss in s.bosses) or s.slain.get("zeus", 0) > 0

    def may_come(self, p: Prospect) -> bool:
        masked = "masked-zeus" in (*p.at.bosses, p.sheet.zeus)
        return masked and p.may_come("zeus")


@means("round")
class Round(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """This round or a later one has begun."""

    lasting: ClassVar[bool] = True

    number: Many

    def holds(self, s: S) -> bool:
        return s.round >= self.number

    def may_come(self, p: Prospect) -> bool:
        return self.number <= p.sheet.rounds


@means("round-over")
class RoundOver(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """This round has ended."""

    lasting: ClassVar[bool] = True

    number: Many

    def holds(self, s: S) -> bool:
        return s.round > self.number or (s.round == self.number and s.phase == "end")

    def may_come(self, p: Prospect) -> bool:
        return self.number < p.sheet.rounds


@means("phase")
class Phase(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """A phase of every round, or of every so many rounds, is under way."""

    phase: Literal["players", "zombies", "end"]
    every: Many = 1

    def holds(self, s: S) -> bool:
        return s.phase == self.phase and s.round % self.every == 0

    def may_come(self, p: Prospect) -> bool:
        return -(-p.at.round // self.every) * self.every <= p.sheet.rounds


@means("marked")
class Marked(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """An event or action of the mission has set this mark."""

    lasting: ClassVar[bool] = True

    mark: str

    def holds(self, s: S) -> bool:
        return self.mark in s.marks

    def may_come(self, p: Prospect) -> bool:
        return self.mark in p.marks

    def problems(self, laid: Laid) -> Iterator[str]:
        if self.mark not in laid.marks:
            yield unknown("mark", self.mark, laid.marks)


@means("danger")
class Danger(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The highest danger level among the living is this one or a higher one."""

    level: Level

    def holds(self, s: S) -> bool:
        return s.danger >= ("blue", "yellow", "orange", "red").index(self.level)


@means("alive")
class Alive(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """So many survivors, or specialists of a kind, have not been eliminated; whoever has left the
    board counts. Companions do not."""

    count: Many = 1
    specialist: Specialisation | None = None

    def counted(self, s: S) -> int:
        alive = [each.id for each in s.survivors]
        if s.gone:
            alive += [id for id in s.gone if id not in s.escorted]
        if self.specialist is not None:
            people = library().survivors
            alive = [id for id in alive if self.specialist in people[id].specialisations]
        return len(alive)

    def may_come(self, p: Prospect) -> bool:
        return p.able(self.specialist, p.at.away) >= self.count


@means("gone")
class Gone(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """So many people, companions included, have left the board alive."""

    lasting: ClassVar[bool] = True

    count: Many

    def counted(self, s: S) -> int:
        return len(s.gone)

    def may_come(self, p: Prospect) -> bool:
        able = len(p.at.here) + p.companions()
        return p.leaving and p.at.gone + able >= self.count


@means("carried")
class Carried(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """Survivors carry so many of an equipment card."""

    card: str
    count: Many = 1

    def counted(self, s: S) -> int:
        found = 0
        for each in s.survivors:
            found += sum(gear is not None and gear.card == self.card for gear in each.gear)
        return found

    def may_come(self, p: Prospect) -> bool:
        return self.count <= p.at.cards()[self.card]


@means("personal-done")
class PersonalDone(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """All personal objectives are achieved."""

    lasting: ClassVar[bool] = True

    def holds(self, s: S) -> bool:
        return all(each.done for each in s.personal)

    def may_come(self, p: Prospect) -> bool:
        return not any(map(p.lacks, p.at.quests))


# -- conditions made of others -----------------------------------------------------------------


@means("not")
class Not(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The other condition does not hold."""

    of: Condition

    def holds(self, s: S) -> bool:
        return not self.of.holds(s)

    def may_hold(self, p: Prospect) -> bool:
        return not self.of.lasts(p)

    def lasts(self, p: Prospect) -> bool:
        return not self.of.may_hold(p)


@means("all")
class All(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """All of these hold."""

    of: tuple[Condition, ...]

    def holds(self, s: S) -> bool:
        return all(each.holds(s) for each in self.of)

    def may_hold(self, p: Prospect) -> bool:
        return all(each.may_hold(p) for each in self.of)

    def lasts(self, p: Prospect) -> bool:
        return all(each.lasts(p) for each in self.of)


@means("some")
class Some(msgspec.Struct, Counting, frozen=True, forbid_unknown_fields=True):
    """At least so many of these hold."""

    of: tuple[Condition, ...]
    count: Many = 1

    def counted(self, s: S) -> int:
        return sum(each.holds(s) for each in self.of)

    def may_hold(self, p: Prospect) -> bool:
        return sum(each.may_hold(p) for each in self.of) >= self.count

    def lasts(self, p: Prospect) -> bool:
        return sum(each.lasts(p) for each in self.of) >= self.count
