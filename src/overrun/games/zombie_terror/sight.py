"""A state made from a view alone; cards and tokens that lie face down are blank."""

from __future__ import annotations

from collections import Counter

from overrun.core.chance import Chance
from overrun.games.zombie_terror.board import FACINGS, ground_of
from overrun.games.zombie_terror.state import SIDES, Human, Zombie, ZombieTerrorState
from overrun.games.zombie_terror.view import HumanView, View


def sight(view: View) -> ZombieTerrorState:
    """The table as its viewer sees it."""
    at = {name: field for field, name in enumerate(ground_of(view.columns, view.terrain).names)}
    s = ZombieTerrorState(
        chance=Chance(b""),
        config=view.config,
        humans_seat=view.humans_seat,
        columns=view.columns,
        half_line=view.half_line,
        terrain=view.terrain,
        allowed=[at[name] for name in view.allowed],
        crowd={at[human.field]: _human(human) for human in view.humans},
        horde={
            at[each.field]: Zombie(
                FACINGS.index(each.facing), each.activated, each.kind, each.damaged, each.fresh
            )
            for each in view.zombies
        },
        aside=[_human(human) for human in view.aside],
        escaped=[_human(human) for human in view.escaped],
        turned=view.turned,
        pool=view.pool,
        bullets=view.bullets,
        briefcase=view.briefcase,
        terror=view.terror,
        hands=view.revealed.get("hands", {}),
        boxed=view.revealed.get("boxed", {}),
        played=view.played,
        search=dict.fromkeys((at[name] for name in view.search), ""),
        keys=view.keys,
        arriving=view.arriving,
        riders=view.riders,
        things=dict(Counter(at[name] for name in view.things)),
        carried=view.carried,
        brought=view.brought,
        round=view.round,
        phase=view.phase,
        active=view.active,
        ap=view.ap,
        activated=view.activated,
        used=view.used,
        shots=view.shots,
        moved=view.moved,
        quota_bonus=view.quota_bonus,
        cunning=[at[name] for name in view.cunning],
        due=view.due,
        ambush=view.ambush,
        outcome=view.outcome,
    )
    if not s.hands:
        own = "" if view.viewer is None else s.side_of(view.viewer)
        sizes = view.hand_sizes
        s.hands = {side: view.hand if side == own else [""] * sizes[side] for side in SIDES}
    return s


def _human(human: HumanView) -> Human:
    return Human(human.name, human.health)
