"""What a card is worth, and to which use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.measures import of_kind
from overrun.bots.long_night.memory import imagined, remembered
from overrun.bots.long_night.worth import appraise, worth
from overrun.games.long_night.cards import Ability
from overrun.games.long_night.vocabulary import Effect

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

KEPT = {
    "food": 1.2, "medicine": 1.2, "fuel": 1.1, "tool": 0.8, "weapon": 0.6, "education": 0.5,
    "outsider": 0.2,
}  # fmt: skip
"""How much each kind is worth in store, of a card's worth: how often crises want it."""

PASSIVE = {
    "no-exposure-moving": 0.07, "no-exposure-attacking": 0.05, "bite-is-wound": 0.05,
    "frostbite-is-wound": 0.04, "skipped-by-bite": 0.03, "tough": 0.08, "looks": 0.12,
    "keeps": 0.08, "cleans": 0.05, "builds": 0.12, "any-die": 0.05, "kills": 0.08,
    "extra-die": 0.25, "fewer-zombies": 0.25, "uncounted": 0.2, "quiet": 0.05, "unhittable": 0.0,
    "attack": 0.05, "search": 0.08, "hungry": -0.15,
}  # fmt: skip
"""What each passive ability is worth for a round."""
FIGHTING = ("no-exposure-attacking", "kills", "any-die")
FIGHTERS = 0.12
"""What such an ability is worth besides, where zombies are to be killed."""

AGAIN = 1.5
"""How many times as much an ability is worth that may be used again and again."""

ROUGH = {
    "travel": 0.2, "reroll": 0.05, "raise": 0.1, "set-die": 0.15, "gain-die": 0.2,
    "recover-die": 0.15, "rummage": 0.3, "find": 0.3, "draw": 0.2, "put": 0.1, "lure": 0.05,
    "strike": 0.1, "peek": 0.06, "reveal": 0.12, "again": 0.03, "salvage": 0.15, "lose": -0.15,
    "lose-die": -0.2, "end-turn": -0.3,
}  # fmt: skip
"""What such effects are worth in general. What they are worth now hangs on what there is to be
found, and so on itself."""


def rough(r: Reading, effects: Iterable[Effect], survivor: str = "") -> float:
    """What effects of a card that one does not have yet are worth, without much thought."""
    total = 0.0
    for effect in effects:
        given: Any = effect
        known = ROUGH.get(effect.word)
        if known is not None:
            total += known * getattr(given, "count", 1)
        elif effect.word == "choose":
            total += max(rough(r, branch.effects, survivor) for branch in given.of)
        else:
            total += worth(r, effect, r.seat, survivor)
    return total


def equipped(r: Reading, ability: Ability) -> float:
    """What it is worth to have an ability from now on."""
    rounds = min(3.0, 0.5 + r.nights)
    if ability.passive:
        value = PASSIVE.get(ability.passive, 0.0) * ability.amount
        if ability.passive in FIGHTING and r.aims.kills:
            value += FIGHTERS
        return value * rounds
    best = max((rough(r, ability.effects, v.id) for v in r.mine), default=0.0)
    price = 0.05 * ability.die
    return max(0.02, (best - price) * 0.5 * often(ability)) * rounds


def often(ability: Ability) -> float:
    """How much more than a single use an ability is worth in a round."""
    return 1.0 if ability.once else AGAIN


def play(r: Reading, item: str) -> float:
    """What it is worth to play a card now."""
    card = r.cards.items[item]
    if card.equip is not None:
        return equipped(r, card.equip) + r.wishes.equipping(card.kind) + r.aims.arming(card.kind)
    value = appraise(r, f"item/{item}", r.seat)
    if not card.event and not r.me.exiled:
        value += r.waste(1)
    return value


def keep(r: Reading, item: str) -> float:
    """What it is worth to keep a card that one has."""
    kind = r.cards.items[item].kind
    value = r.weights.card * KEPT[kind] * min(1.0, r.nights / 2)
    return value + r.wishes.holding(kind, of_kind(r.me.hand, kind) - 1)


@remembered
def wanted(r: Reading, item: str) -> float:
    """What it would be worth to have one more of a card."""
    card = r.cards.items[item]
    kind = card.kind
    if card.equip is not None:
        played = equipped(r, card.equip) + r.wishes.equipping(kind)
        if not of_kind(r.me.hand, kind):
            played += r.aims.arming(kind)
    else:
        played = rough(r, card.effects)
        if not card.event and not r.me.exiled:
            played += r.waste(1)
    return max(0.0, played, _any(r, kind))


@imagined
def _any(r: Reading, kind: str) -> float:
    """What one more card of a kind is good for, whatever it says."""
    held = of_kind(r.me.hand, kind)
    return max(
        r.aims.deliver(kind, held),
        r.crisis.add(kind, r.crisis.held) if kind in r.crisis.accepts else 0.0,
        r.weights.card * KEPT[kind] * min(1.0, r.nights / 2) + r.wishes.holding(kind, held),
    )
