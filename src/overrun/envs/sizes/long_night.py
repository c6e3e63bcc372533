"""How large the arrays of this game are."""

from __future__ import annotations

LISTED = 128
"""100 were seen."""
