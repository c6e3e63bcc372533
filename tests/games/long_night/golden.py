"""What else is golden of The Long Night; see ``tests/golden``."""

from __future__ import annotations

from tests.golden import Scenario
from tests.golden.matches import ANY, BEST, LEVELS, Match


def _stories(*stories: str) -> tuple[Scenario, ...]:
    """Every way in which these stories can end."""
    return tuple(
        Scenario(f"{story}-{ending}", ending, {"story": story})
        for story in stories
        for ending in ("objective", "morale", "rounds")
    )


FURTHER = (
    Scenario("renegade", "renegade", {"story": "raid"}),  # the only story with a renegade
    *_stories("chimp", "raid"),
)

MATCHES = (
    Match("ln-tribute", "long-night", (BEST,) * 3),
    Match("ln-full", "long-night", (BEST,) * 4,
          {"boxes": "two", "bandits": "on", "raxxon": "on", "improvements": "on", "bullets": "on"}),
    Match("ln-mixed", "long-night", (BEST, ANY, BEST), {"mode": "betrayer", "story": "raid"}),
    Match("ln-levels", "long-night", LEVELS, {"mode": "betrayer"}),
)  # fmt: skip
