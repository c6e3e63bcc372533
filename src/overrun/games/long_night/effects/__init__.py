"""What cards do, by topic. Importing this package registers the whole vocabulary."""

from overrun.games.long_night.effects import colony, control, dead, dice, people, things

__all__ = ["colony", "control", "dead", "dice", "people", "things"]
