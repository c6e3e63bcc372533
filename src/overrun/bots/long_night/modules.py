"""What the bot makes of the modules and stories: improvements, bandits, Raxxon."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night import cards
from overrun.bots.long_night.effects.base import appraise, values
from overrun.bots.long_night.suspicion import suspects
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import RAXXON

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

HIDEOUT = "hideout"
BANDIT = 0.22
"""What a bandit less is worth to the colony: a zombie and a looted card each round."""
SPECIAL = 0.35
CONTAINED = 0.5
LOOT = 0.3
ADVANCEMENT = 0.3


# -- goals -------------------------------------------------------------------------------------


def goals(r: Reading, word: str) -> list[Any]:
    """The goals of the main objective with this word that are not met yet."""
    side = r.cards.objectives[r.view.objective].side(r.view.side)
    met = zip(side.goals, r.view.goals_met, strict=False)
    return [goal for goal, done in met if goal.word == word and not done]


def bandits_about(r: Reading) -> int:
    return sum(place.bandits for place in r.view.places)


# -- actions -----------------------------------------------------------------------------------


def lay_code(r: Reading, option: Option) -> float:
    """A die for the code that is wanted, or for the goal that counts dice."""
    die = int(option[1])
    if goals(r, "code"):
        return (0.1 + 0.12 * die) * r.heart
    table = r.view.modules
    if not table.experiment or "containment" in table.closed:
        return 0.0
    missing = Counter(r.cards.experiments[table.experiment].code) - Counter(table.code)
    if not missing[die]:
        return 0.0
    worth = CONTAINED + (1.0 if goals(r, "contained") else 0.0)
    dice = Counter(r.me.dice)
    mine = sum(min(count, dice[face]) for face, count in missing.items())
    sure = mine >= missing.total()
    return worth * r.heart * (1.0 if sure else 0.25)


def raid(r: Reading, option: Option) -> float:
    return LOOT + (0.6 * r.heart if goals(r, "loot") else 0.0)


def storm(r: Reading, option: Option) -> float:
    return (BANDIT + (0.6 if goals(r, "bandits") else 0.0)) * r.heart


def operate(r: Reading, option: Option) -> float:
    return appraise(r, f"improvement/{option[1]}/use", r.seat) - (0.15 if len(option) > 2 else 0)


def going(r: Reading, place: str) -> float:
    """What draws a survivor to a place of the modules, for the sake of the main objective."""
    if place == HIDEOUT:
        wanted = any(goal.where == HIDEOUT for goal in goals(r, "survivors"))
        return (0.9 if wanted else 0.0) * r.heart + (0.1 if r.view.modules.loot else 0.0)
    if place == RAXXON:
        needed = goals(r, "code") or goals(r, "contained")
        there = any(v.place == RAXXON for v in r.mine)
        return 0.9 * r.heart if needed and not there else 0.0
    return 0.0


# -- questions ---------------------------------------------------------------------------------


def improve(r: Reading, ask: Ask, option: Option) -> float:
    """What is nearest to being built."""
    row = {each.id: each.tokens for each in r.view.modules.row}
    left = r.cards.improvements[option[1]].needed - row[option[1]]
    return -left * (1 if r.heart >= 0 else -1)


def strangers(r: Reading, ask: Ask, option: Option) -> float:
    return 1.0 if (option[1] == "none") == (r.heart >= 0) else 0.0


def loot(r: Reading, ask: Ask, option: Option) -> float:
    return cards.keep(r, option[1])


def drive_off(r: Reading, ask: Ask, option: Option) -> float:
    return r.places[option[1]].bandits


def calm_place(r: Reading, ask: Ask, option: Option) -> float:
    """Where most zombies are due, or fewest for a betrayer."""
    due = r.view.zombies_due if option[1] == "colony" else len(r.places[option[1]].survivors)
    return due if r.heart >= 0 else -due


def zombie_leaves(r: Reading, ask: Ask, option: Option) -> float:
    return r.places["colony"].doors[int(option[1]) - 1].zombies


def gift(r: Reading, ask: Ask, option: Option) -> float:
    return 1.0 if option[1] == "take" else 0.0


def accuse(r: Reading, ask: Ask, option: Option) -> float:
    found = suspects(r)
    if option[0] == "nobody":
        return 0.5
    return 1.0 if found and found[0][1] == int(option[1]) and found[0][0] > 1.0 else 0.0


def renegade(r: Reading, ask: Ask, option: Option) -> float:
    return 1.0 if option[0] == "reveal" else 0.0


def contain(r: Reading, yes: bool) -> float:
    """The vote on an experiment: thumbs up discards it."""
    return 1.0 if yes == (r.heart >= 0) else 0.0


def target(r: Reading, option: Option) -> float:
    """A bandit, or a special zombie, that may be attacked."""
    if option[0] == "bandit":
        return 0.66 * (BANDIT + (0.6 if goals(r, "bandits") else 0.0)) * r.heart
    return SPECIAL * r.heart


# -- effects -----------------------------------------------------------------------------------


@values("advance")
def _advance(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return ADVANCEMENT * e.count * r.heart * min(1.0, r.nights / 2) if r.view.modules.row else 0.0


@values("bandits")
def _bandits(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return -BANDIT * e.count * r.heart


@values("rout")
def _rout(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return BANDIT * min(e.count, bandits_about(r)) * r.heart


@values("loot")
def _loot(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return LOOT * min(e.count, len(r.view.modules.loot)) if seat == r.seat else 0.0


@values("pill")
def _pill(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return 0.1
