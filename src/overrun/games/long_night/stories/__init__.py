"""The two story campaigns (catalogue sections 24 and 25). Importing them registers what they do."""

from overrun.games.long_night.stories import chimp, raid

__all__ = ["chimp", "raid"]
