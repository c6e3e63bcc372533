"""The table as a bot reads it: its view, laid out again as a board that the rules can look at.

Nothing hidden is on that board: what lies face down in the view lies there blank. So the bot may
use the rules' own words (who is in range, which condition holds) and knows no more than a player.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from overrun.core.chance import Chance
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.board.ground import Ground
from overrun.games.army_of_the_dead.cards import Equipment, Weapon, library
from overrun.games.army_of_the_dead.mission.prospect import lost_goal
from overrun.games.army_of_the_dead.mission.spoiling import after_action, after_waking
from overrun.games.army_of_the_dead.state import (
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
    Vault,
)
from overrun.games.army_of_the_dead.view import ArmyView


def lay_out(view: ArmyView) -> ArmyState:
    """The public part of the state."""
    s = ArmyState(chance=Chance(b""), mission=view.mission, seats=view.seats)
    s.closed = list(view.closed)
    ground = s.ground
    at = ground.index
    zones = len(ground.names)
    s.shamblers, s.alphas, s.woken = [0] * zones, [0] * zones, [0] * zones
    for zone in view.zones:
        here = at[zone.name]
        s.shamblers[here] = zone.shamblers
        s.alphas[here] = zone.alphas
        s.woken[here] = zone.woken
        if zone.sleepers:
            s.sleepers[here] = [0] * zone.sleepers
        for kind, held in (("shambler", zone.snared_shamblers), ("alpha", zone.snared_alphas)):
            if held:
                s.snared.setdefault(kind, {})[here] = held
    s.bosses = [Boss(each.kind, at[each.zone], each.snared) for each in view.bosses]
    s.tokens = [Token(each.id, at[each.zone], each.colour) for each in view.tokens]
    s.noise = at[view.noise]
    s.spawns = [Spawn(at[each.zone], each.kind, int(each.active)) for each in view.spawns]
    s.zeus_gone = all(each.kind != "zeus" for each in view.spawns)
    s.appeared = list(view.appeared)
    if view.truck is not None:
        s.truck = Truck(at[view.truck.zone], dict(view.truck.seats))
    if view.vault is not None:
        card = view.vault.card
        s.vault = Vault(card, bool(card), view.vault.cleared, view.vault.open)
    s.survivors = [
        Survivor(
            id=each.id,
            seat=each.seat,
            zone=at[each.zone],
            health=each.health,
            ap=each.ap,
            skills=each.skills,
            lent=each.lent,
            gear=[None if gear is None else Gear(gear.card, gear.dry) for gear in each.gear],
            tokens=each.tokens,
            acted=each.acted,
            searches=each.searches,
        )
        for each in view.survivors
    ]
    s.companions = [Companion(each.id, at[each.zone], each.leader) for each in view.companions]
    s.gone = list(view.gone)
    s.personal = [Personal(e.owner, e.colour, e.count, e.done) for e in view.personal]
    s.round, s.phase, s.first = view.round, view.phase, view.first
    s.equipment_discard = list(view.equipment_discard)
    s.equipment = _unseen(s)
    s.taken, s.slain, s.marks = list(view.taken), dict(view.slain), list(view.marks)
    s.fired = dict(view.fired)
    if view.turn is not None:
        turn = view.turn
        s.turns = [Turn(turn.who, turn.actions, turn.own, dict(turn.free), list(turn.used))]
    return s


def _unseen(s: ArmyState) -> list[str]:
    """The equipment cards that are nowhere to be seen: they must be in the deck, in some order."""
    carried = [gear.card for each in s.survivors for gear in each.gear if gear is not None]
    cards = Counter({card.id: card.count for card in library().equipment.values()})
    return list((cards - Counter([*s.equipment_discard, *carried])).elements())


class Reading:
    """A view, and what follows from it."""

    def __init__(self, view: ArmyView) -> None:
        self.view = view
        self.shared: dict[str, Any] | None = None
        """Who goes for what, once it was worked out."""

    @cached_property
    def s(self) -> ArmyState:
        return lay_out(self.view)

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
        then = after_action(self.s, me, option) if self._hopeful else None
        return then is not None and lost_goal(then) is not None

    def guards(self, zone: int) -> bool:
        """Whether the sleepers in a zone must not wake, for the sake of an objective."""
        if zone not in self.s.sleepers or not self._hopeful:
            return False
        if zone not in self._guarded:
            self._guarded[zone] = lost_goal(after_waking(self.s, [zone])) is not None
        return self._guarded[zone]

    @cached_property
    def _hopeful(self) -> bool:
        """Whether all objectives are possible, as far as a bot can see; only then it matters."""
        return lost_goal(self.s) is None

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
