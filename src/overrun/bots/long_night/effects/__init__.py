"""What effects are worth: the same words for items, abilities, crossroads, crises."""

from overrun.bots.long_night.effects import colony, control, dead, dice, people, things
from overrun.bots.long_night.effects.colony import clean
from overrun.bots.long_night.effects.people import healing

__all__ = [
    "clean",
    "colony",
    "control",
    "dead",
    "dice",
    "healing",
    "people",
    "things",
]
