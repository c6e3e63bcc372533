"""The tasks of Warring Colonies: those of The Long Night, and its own."""

import overrun.games.long_night.game  # noqa: F401  (registers all tasks of the base game)
from overrun.core.flow import Tasks
from overrun.games.long_night.rules import TASKS as BASE

TASKS = Tasks(BASE)
task = TASKS.task
