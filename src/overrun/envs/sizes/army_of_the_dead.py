"""How large the arrays of this game are."""

from __future__ import annotations

LISTED = 64
"""34 were seen."""
