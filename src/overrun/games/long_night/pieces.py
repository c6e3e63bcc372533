"""What the modules and the stories lay on the table: each has its own part of a state.

They are here and not beside the modules' rules, since the state has them and the rules need the
state.
"""

from __future__ import annotations

import msgspec


class Bandits(msgspec.Struct, gc=False):
    """What the bandits have."""

    loot: list[str] = []
    """Cards at the hideout, face up (LN-BAN-HIDE-02)."""
    chief: int | None = None
    """The player who leads them (LN-BAN-LEAD-01)."""


class Improvement(msgspec.Struct, array_like=True, gc=False):
    """An improvement in the row, and its advancement tokens."""

    id: str
    tokens: int = 0


class Improvements(msgspec.Struct, gc=False):
    """What can be built in the colony, and what has been."""

    row: list[Improvement] = []
    deck: list[str] = []
    built: list[str] = []
    """At work, in the order in which they were built."""
    operated: list[str] = []
    """Used this round."""


class Raxxon(msgspec.Struct, gc=False):
    """The experiments of Raxxon, and the dice that lie there."""

    deck: list[str] = []
    """Everybody may read the top one, which is the first."""
    code: list[int] = []
    """Dice that lie on Raxxon (LN-RAX-CODE-01)."""
    encounters: list[str] = []
    """Experiments whose special zombies are about, encounter side up."""
    past: list[str] = []
    contained: int = 0
    """How many were contained."""


class Story(msgspec.Struct, gc=False):
    """How far a story has been told."""

    page: str = ""
    """The page that is being read."""
    stages: list[str] = []
    """The stages that are complete."""
    next_stage: str = ""
    """The special objective of the coming round."""
    closed: list[str] = []
    """Rules of a module that it has not brought into force yet (LN-SCN-01)."""
    party: list[str] = []
    """Who has gone to the hideout (LN-SCNB-23)."""
    stayed_hidden: bool = False
    """The betrayer has let the moment of the story pass (LN-SCNB-46)."""
