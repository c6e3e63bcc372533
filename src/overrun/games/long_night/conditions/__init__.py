"""When cards apply, by topic. Importing this package registers the whole vocabulary."""

from overrun.games.long_night.conditions import colony, goals, turn

__all__ = ["colony", "goals", "turn"]
