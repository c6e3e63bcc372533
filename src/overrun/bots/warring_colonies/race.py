"""The race of two colonies in numbers: how far each has come with what this war is about, what it
can still do in this round, and what the night will cost it as things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.tables import KINDS, gist
from overrun.games.long_night.state import COLONY_PHASE

if TYPE_CHECKING:
    from overrun.bots.warring_colonies.look import WarLook

AIMS = {"food": "food", "town-kills": "kills", "lead": "lead", "barricaded": "gates"}
"""What a war is about, by the first goal of its objective."""
TOWN = ("police", "grocery", "school", "library", "hospital", "gas")
FIRM = 4
"""A morale below this may not last another bad night."""
FARTHEST = 15
"""Who has more steps to go is simply far away."""

RACE = {
    **{f"about-{aim}": f"1 if the war is about {aim}" for aim in AIMS.values()},
    **{f"{aim}-way": f"steps that are lacking after tonight, if it is about {aim}"
       for aim in AIMS.values()},
    **{f"foe-{aim}-way": "the same for the enemy" for aim in AIMS.values()},
    "reached": "1 if the own colony will have reached the objective, as things stand",
    "foe-reached": "the same for the enemy",
    "team-dice": "unused dice of the own colony's players, those to come included",
    "foe-dice": "the same for the enemy",
    "night-loss": "morale that the own colony loses tonight, as things stand",
    "foe-loss": "the same for the enemy",
    "dawn-morale": "the own morale after that",
    "foe-dawn": "the same for the enemy",
    "brink": "how far that is below a firm morale",
    "foe-brink": "the same for the enemy",
    "foe-frail": "survivors of the enemy whom one more wound kills",
    "foe-hurt": "wounds of the enemy's survivors",
    "arms": "weapons of the own survivors",
    "foe-arms": "the same for the enemy",
    "citizens": "survivors of the own colony",
    "foe-waste": "cards of waste of the enemy",
    "foe-walls": "barricades and traps at the enemy's gates",
    **{f"at-{place}": f"own survivors at the {place}" for place in TOWN},
    **{f"foe-at-{place}": "the same for the enemy" for place in TOWN},
    **{f"hold-{kind}": f"{kind} cards in hand" for kind in KINDS},
    "night": "1 in the colony phase",
}  # fmt: skip
"""The numbers, and what each of them is."""


def race(look: WarLook) -> list[int]:
    """The numbers of a position, in the order of :data:`RACE`."""
    view, us, them = look.view, look.side, look.foe
    goals = look.goals
    about = AIMS.get(goals[0][0], "") if goals else ""
    found = [int(aim == about) for aim in AIMS.values()]
    ways = [lacking(look, colony) for colony in (us, them)]
    for way in ways:
        found += [min(FARTHEST, way) if aim == about else 0 for aim in AIMS.values()]
    found += [int(not way) for way in ways]
    found += [_dice(look, colony) for colony in (us, them)]
    ours, theirs = (
        night_loss(us, look.ours, look.theirs),
        night_loss(them, look.theirs, look.ours),
    )
    dawn, its = max(0, us.morale - ours), max(0, them.morale - theirs)
    found += [ours, theirs, dawn, its, max(0, FIRM - dawn), max(0, FIRM - its)]
    frail = hurt = 0
    arms, heads = {us.place: 0, them.place: 0}, {us.place: 0, them.place: 0}
    for v in view.survivors:
        if v.home in arms:
            heads[v.home] += 1
            arms[v.home] += sum([gist(item.id).kind == "weapon" for item in v.items])
        if v.home == them.place:
            frail += v.life == 1
            hurt += v.wounds + v.frostbite + v.despair
    walls = 0
    for door in look.spots[them.place].place.doors if them.place in look.spots else ():
        walls += door.barricades + door.traps
    found += [frail, hurt, *arms.values(), heads[us.place], len(them.waste), walls]
    found += [len(look.ours[place]) for place in TOWN]
    found += [len(look.theirs[place]) for place in TOWN]
    kinds = [card.kind for card in look.gists]
    found += [kinds.count(kind) for kind in KINDS]
    return [*found, int(view.phase == COLONY_PHASE)]


def lacking(look: WarLook, colony: Any) -> int:
    """The steps that a colony lacks to the main objective when it is asked for, after tonight."""
    steps = 0
    for word, low, high in look.goals:
        if word == "food":
            fed = colony.food >= colony.food_due
            there = colony.food - colony.food_due if fed else colony.food
        elif word == "starvation":
            there = colony.starvation + (colony.food < colony.food_due)
        elif word == "zombies":
            there = look.at_gates(colony.place, word) + colony.zombies_due
        else:
            there = look.reached(colony, word)
        steps += max(0, low - there, there - high)
    return steps


def _dice(look: WarLook, colony: Any) -> int:
    dice = 0
    for seat in colony.seats:
        dice += len(look.players[seat].dice)
    return dice


def night_loss(colony: Any, guards: Any, raiders: Any) -> int:
    """The morale that hunger, waste and raiders at open gates will cost a colony."""
    hunger = colony.starvation + 1 if colony.food < colony.food_due else 0
    place = colony.place
    raid = 0 if guards.get(place) else len(raiders.get(place, ()))
    loss: int = hunger + colony.waste_loss + raid
    return loss
