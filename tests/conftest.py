"""What holds in all tests."""

from __future__ import annotations

from overrun.core import conform
from overrun.tools import catalog

# A reason that names no rule of its game's catalogue is a fault, whoever checks.
conform.rules_of = catalog.rule_ids
