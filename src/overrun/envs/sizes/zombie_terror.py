"""How large the arrays of this game are."""

from __future__ import annotations

LISTED = 512
"""Laying a board of one's own offers most: 412 were seen."""
