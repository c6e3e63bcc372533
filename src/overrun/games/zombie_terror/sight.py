"""A state made from a view alone; cards and tokens that lie face down are blank."""

from __future__ import annotations

from collections import Counter

from overrun.core.chance import Chance
from overrun.core.state import alike
from overrun.games.zombie_terror.board import FACINGS, ground_of
from overrun.games.zombie_terror.state import SIDES, Human, Zombie, ZombieTerrorState
from overrun.games.zombie_terror.view import HumanView, View


def sight(view: View) -> ZombieTerrorState:
    """The table as its viewer sees it."""
    at = {name: field for field, name in enumerate(ground_of(view.columns, view.terrain).names)}
    s = alike(ZombieTerrorState, view, chance=Chance(b""))
    s.allowed = [at[name] for name in view.allowed]
    s.crowd = {at[human.field]: _human(human) for human in view.humans}
    s.horde = {
        at[each.field]: Zombie(
            FACINGS.index(each.facing), each.activated, each.kind, each.damaged, each.fresh
        )
        for each in view.zombies
    }
    s.aside = [_human(human) for human in view.aside]
    s.escaped = [_human(human) for human in view.escaped]
    s.hands, s.boxed = view.revealed.get("hands", {}), view.revealed.get("boxed", {})
    s.search = dict.fromkeys((at[name] for name in view.search), "")
    s.things = dict(Counter(at[name] for name in view.things))
    s.cunning = [at[name] for name in view.cunning]
    if not s.hands:
        own = "" if view.viewer is None else s.side_of(view.viewer)
        sizes = view.hand_sizes
        s.hands = {side: view.hand if side == own else [""] * sizes[side] for side in SIDES}
    return s


def _human(human: HumanView) -> Human:
    return Human(human.name, human.health)
