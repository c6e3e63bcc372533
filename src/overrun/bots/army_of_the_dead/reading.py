"""The table as a bot reads it: its view, laid out again as a board that the rules can look at.

Nothing hidden is on that board: what lies face down in the view lies there blank. So the bot may
use the rules' own words (who is in range, which condition holds) and knows no more than a player.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from overrun.core.reason import Option
from overrun.games.army_of_the_dead.board.ground import Ground
from overrun.games.army_of_the_dead.cards import Equipment, Weapon, library
from overrun.games.army_of_the_dead.mission.prospect import lost_goal
from overrun.games.army_of_the_dead.mission.spoiling import after_action, after_waking
from overrun.games.army_of_the_dead.sight import sight
from overrun.games.army_of_the_dead.state import ArmyState, Gear, Survivor
from overrun.games.army_of_the_dead.view import ArmyView


class Reading:
    """A view, and what follows from it; or a table that was laid out from a part of one."""

    def __init__(self, view: ArmyView, s: ArmyState | None = None) -> None:
        self.view = view
        self._laid_out = s
        self.shared: dict[str, Any] | None = None
        """Who goes for what, once it was worked out."""
        self.wishes: list[Any] | None = None
        """What personal objectives want, once it was worked out."""
        self.exits: list[int] | None = None
        """Where all will have to be in the end, once it was looked up."""
        self.burdens: dict[str, list[float]] = {}
        """What one wound after the other costs each survivor, once it was worked out."""

    @cached_property
    def s(self) -> ArmyState:
        return self._laid_out or sight(self.view)

    @cached_property
    def ground(self) -> Ground:
        return self.s.ground

    @cached_property
    def me(self) -> Survivor:
        """The survivor whose turn it is."""
        return self.s.find(self.s.turn.who)

    @cached_property
    def wanted(self) -> set[str]:
        """Those who must not fall: owners of personal objectives."""
        return {each.owner for each in self.s.personal}

    @cached_property
    def needed(self) -> set[str]:
        """Specialists without whom the mission fails."""
        people = library().survivors
        found = set()
        for need in self.s.sheet.needs:
            able = [v.id for v in self.s.survivors if need in people[v.id].specialisations]
            if len(able) == 1:
                found.add(able[0])
        return found

    def spoils(self, me: Survivor, option: Option) -> bool:
        """Whether an action puts an objective out of reach for sure."""
        then = after_action(self.s, me, option)
        return then is not None and self._hopeful and lost_goal(then) is not None

    def guards(self, zone: int) -> bool:
        """Whether the sleepers in a zone must not wake, for the sake of an objective."""
        if zone not in self.s.sleepers or not self._hopeful:
            return False
        if zone not in self._guarded:
            self._guarded[zone] = lost_goal(after_waking(self.s, [zone])) is not None
        return self._guarded[zone]

    @cached_property
    def _hopeful(self) -> bool:
        """Whether all objectives are possible, as far as a bot can see; only then it matters. It is
        about the table as it is, whatever a planner has laid out meanwhile."""
        return lost_goal(self._laid_out or sight(self.view)) is None

    @cached_property
    def _guarded(self) -> dict[int, bool]:
        return {}

    def away(self, start: int, goal: int) -> int:
        """The way in zones; a long one if there is none."""
        steps = self.ground.distance[start][goal]
        return 99 if steps < 0 else steps

    def people_in(self, zone: int) -> int:
        return len(self.s.people(zone))


def card_of(gear: Gear) -> Equipment:
    return library().equipment[gear.card]


def weapon_of(gear: Gear | None) -> Weapon | None:
    return None if gear is None else card_of(gear).weapon
