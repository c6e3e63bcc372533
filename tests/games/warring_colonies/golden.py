"""What the bots of Warring Colonies play the same way for ever; see ``tests/golden``."""

from __future__ import annotations

from tests.golden.matches import ANY, BEST, LEVELS, Match

MATCHES = (
    Match("wc-frost", "warring-colonies", (BEST,) * 4),
    Match("wc-wolf", "warring-colonies", (BEST,) * 5, {"turns": "alternating"}),
    Match("wc-mixed", "warring-colonies", (BEST, ANY, BEST, BEST, ANY, BEST)),
    Match("wc-levels", "warring-colonies", (*LEVELS, BEST)),
)
