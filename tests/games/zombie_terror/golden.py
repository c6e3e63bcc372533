"""What the bots of Zombie Terror play the same way for ever; see ``tests/golden``."""

from __future__ import annotations

from tests.golden.matches import ANY, BEST, MASTER, Match

MATCHES = (
    Match("zt-classic", "zombie-terror", (BEST, BEST)),
    Match("zt-compact", "zombie-terror", (BEST, BEST),
          {"layout": "compact", "setup": "advanced", "zombie_deck": "alternative"}),
    Match("zt-mixed", "zombie-terror", (ANY, BEST), {"scenario": "two-ways-out"}),
    Match("zt-masters", "zombie-terror", (MASTER, MASTER)),
    Match("zt-levels", "zombie-terror", ("newcomer", "sharp")),
)  # fmt: skip
