"""The three modules of The Long Night (catalogue sections 21 to 23), and the words of cards about
two colonies. Importing them registers what
they do at each moment of the game, their actions and their effects."""

from overrun.games.long_night.modules import (
    bandits,
    conditions,
    effects,
    improvements,
    raxxon,
    war,
)

__all__ = ["bandits", "conditions", "effects", "improvements", "raxxon", "war"]
