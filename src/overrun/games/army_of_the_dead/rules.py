"""The registry of this game's tasks: the steps that its agenda can name."""

from __future__ import annotations

from overrun.core.flow import Tasks

TASKS = Tasks()
task = TASKS.task
