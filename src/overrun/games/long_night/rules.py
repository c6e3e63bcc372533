"""The tasks of The Long Night, by name."""

from overrun.core.flow import Tasks

TASKS = Tasks()
task = TASKS.task
