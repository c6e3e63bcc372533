"""Whether a mission can be won, as far as that can be told without playing it.

An optimistic look ahead: survivors reach every zone that a way leads to, take every token there, do
every action and set off every event that could come about, until nothing new happens. What even
that does not achieve cannot be achieved at all. It is optimistic about zombies and dice alone: the
colours of the tokens are assumed to lie as badly as they can.

:func:`check_missions` proves all missions; ``overrun check`` calls it.
"""

from __future__ import annotations

from overrun.core.errors import ContentError
from overrun.games.army_of_the_dead import mission_words as words
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.ground import Ground, compose
from overrun.games.army_of_the_dead.mission_checks import check_sheet
from overrun.games.army_of_the_dead.missions import Mission, missions
from overrun.games.army_of_the_dead.state import SURVIVORS


def check_missions() -> list[str]:
    """What is wrong with any mission: a line for each problem with the file, the place and what."""
    try:
        sheets = list(missions().values())
    except ContentError as error:
        return [str(error)]
    return [problem for sheet in sheets for problem in check_mission(sheet)]


def check_mission(sheet: Mission) -> list[str]:
    """What is wrong with one mission; nothing if it is sound and can be won."""
    file = f"missions/{sheet.id}.toml"
    try:
        ground = compose(sheet.board, sheet.floors, sheet.doors, sheet.doors)
    except ContentError as error:
        return [f"{file}, {error}"]
    problems = check_sheet(sheet, ground) or unsolved(sheet)
    return [f"{file}, {problem}" for problem in problems]


def unsolved(sheet: Mission) -> list[str]:
    """The goals that cannot be reached, and the events and actions that can never happen."""
    prospect = Prospect(sheet)
    prospect.explore()
    problems = [
        f"goals.{id}: cannot be achieved"
        for id, goal in sheet.goals.items()
        if not prospect.may_hold(goal)
    ]
    problems += [
        f"events.{id}: can never happen" for id in sheet.events if id not in prospect.happened
    ]
    problems += [
        f"actions.{id}: can never be done" for id in sheet.actions if id not in prospect.done
    ]
    for zone in sheet.objectives:
        if not prospect.reaches(zone):
            problems.append(f"objectives: no way leads to {zone}")
    for zone in sheet.companions:
        if not prospect.reaches(zone):
            problems.append(f"companions: no way leads to {zone}")
    return problems


class Prospect:
    """What could come about in a mission, at best."""

    def __init__(self, sheet: Mission) -> None:
        self.sheet = sheet
        self.closed = compose(sheet.board, sheet.floors, sheet.doors).shut
        self.ground = self._lay()
        self.zones: list[int] = []
        self.truck = [sheet.truck] if sheet.truck else []
        self.marks: list[str] = []
        self.happened: list[str] = []
        self.done: list[str] = []
        self.arrived = [each.kind for each in sheet.placements]
        self.leaving = False
        self.vault_open = False

    def _lay(self) -> Ground:
        return compose(self.sheet.board, self.sheet.floors, self.sheet.doors, tuple(self.closed))

    def explore(self) -> None:
        """Go on until nothing new can come about."""
        while True:
            before = self._extent()
            self._walk()
            self._try_vault()
            for id, event in self.sheet.events.items():
                if id not in self.happened and self.may_hold(event.when):
                    self.happened.append(id)
                    self._carry_out(event.do)
            for id, action in self.sheet.actions.items():
                if (
                    id not in self.done
                    and any(self.reaches(zone) for zone in action.zones)
                    and self._has(action.specialist)
                    and (action.when is None or self.may_hold(action.when))
                ):
                    self.done.append(id)
                    self._carry_out(action.do)
            if self._extent() == before:
                return

    def _extent(self) -> tuple[int, ...]:
        return (
            len(self.zones),
            len(self.closed),
            len(self.happened),
            len(self.done),
            len(self.marks),
        )

    def _walk(self) -> None:
        index = self.ground.index
        todo = [index[zone] for zone in self.sheet.start]
        reached = list(todo)
        while todo:
            for zone in self.ground.neighbours[todo.pop()]:
                if zone not in reached:
                    reached.append(zone)
                    todo.append(zone)
        self.zones = reached

    def _try_vault(self) -> None:
        """The traps can be cleared by anybody, the door is opened by a safecracker (AD-VLT-02)."""
        trap = self.ground.trap
        if not self.vault_open and trap in self.zones and self._has("safecracker"):
            self.vault_open = True
            self._open(self.ground.vault_door or "")

    def _open(self, door: str) -> None:
        if door in self.closed:
            self.closed.remove(door)
            self.ground = self._lay()
            self._walk()

    def _has(self, specialist: str | None) -> bool:
        """Only the specialists that the sheet asks for are sure to be there (AD-MIS-02)."""
        return specialist is None or specialist in self.sheet.needs

    def reaches(self, zone: str) -> bool:
        return self.ground.index[zone] in self.zones

    def _drives_to(self, zone: str) -> bool:
        """Whether the truck can get there, if somebody can get to the truck."""
        index, roads = self.ground.index, self.ground.roads
        todo = [index[each] for each in self.truck if self.reaches(each)]
        driven = list(todo)
        while todo:
            for each in roads[todo.pop()]:
                if each not in driven:
                    driven.append(each)
                    todo.append(each)
        return index[zone] in driven

    def _carry_out(self, effects: tuple[words.Effect, ...]) -> None:
        for effect in effects:
            match effect:
                case words.OpenDoor(door):
                    self._open(door)
                case words.PutTruck(zone):
                    self.truck.append(zone)
                case words.Mark(mark):
                    self.marks.append(mark)
                case words.Arrive(kind):
                    self.arrived.append(kind)
                case words.Leave():
                    self.leaving = True

    # -- conditions ------------------------------------------------------------------------

    def may_hold(self, condition: words.Condition) -> bool:
        """Whether it could come true at some time."""
        match condition:
            case words.Taken(colour, count):
                return self._surely_taken(colour) >= count
            case words.SomebodyIn(zones, count, specialist):
                reached = any(self.reaches(zone) for zone in zones)
                return reached and count <= SURVIVORS and self._has(specialist)
            case words.EverybodyIn(zones):
                return any(self.reaches(zone) for zone in zones)
            case words.TruckIn(zones):
                return any(self._drives_to(zone) for zone in zones)
            case words.CompanionsLed(count):
                return count <= self._companions()
            case words.CompanionsIn(zones, count):
                return count <= self._companions() and any(map(self.reaches, zones))
            case words.VaultOpen():
                return self.vault_open
            case words.DoorOpen(door):
                return door not in self.closed
            case words.Killed(kind) | words.OnBoard(kind):
                return self._may_come(kind)
            case words.Unmasked():
                return self.sheet.zeus == "masked-zeus" and self._may_come("zeus")
            case words.Round(number):
                return number <= self.sheet.rounds
            case words.RoundOver(number):
                return number < self.sheet.rounds
            case words.Phase(every=every):
                return every <= self.sheet.rounds
            case words.Marked(mark):
                return mark in self.marks
            case words.Alive(count, specialist):
                return count <= SURVIVORS and self._has(specialist)
            case words.Gone(count):
                return self.leaving and count <= SURVIVORS + self._companions()
            case words.Carried(card, count):
                return count <= library().equipment[card].count
            case words.All(conditions):
                return all(map(self.may_hold, conditions))
            case words.Some(conditions, count):
                return sum(map(self.may_hold, conditions)) >= count
        # the rest depends on zombies, noise and deeds that are always possible, or is a negation,
        # and nothing is true from the start for ever
        return True

    def _surely_taken(self, colour: str | None) -> int:
        """How many tokens of a colour are in reach however they were mixed."""
        reached = sum(map(self.reaches, self.sheet.objectives))
        if colour is None:
            return reached
        beyond = len(self.sheet.objectives) - reached
        return max(0, self.sheet.tokens.count(colour) - beyond)

    def _companions(self) -> int:
        return sum(map(self.reaches, self.sheet.companions))

    def _may_come(self, kind: str) -> bool:
        if kind in ("shambler", "alpha"):
            return True
        if kind == "zeus":
            return bool(self.sheet.zeus)
        return kind in self.arrived or kind not in self.sheet.absent
