"""All verbs with which something is answered; what they do is said where the rules do it."""

from __future__ import annotations

from overrun.core.action import Verb, among, table
from overrun.games.zombie_terror.cards import CARDS
from overrun.games.zombie_terror.humans import ACTIONS
from overrun.games.zombie_terror.kinds import (
    CAUSE,
    FACING,
    FIELD,
    HUMAN,
    TARGET,
    TOKEN,
    WAY,
    ZOMBIE,
    steps,
)

VERBS = table(
    *ACTIONS.values(),
    Verb("rest", human=HUMAN),
    Verb("end", manner="end"),
    Verb("play", card=among("card", *CARDS), targets=TARGET.many, manner="aim"),
    # set-up
    Verb("lay", token=TOKEN, field=FIELD, way=WAY),
    Verb("place", human=HUMAN, field=FIELD),
    Verb("zombie", field=FIELD),
    # zombies
    Verb("activate", field=ZOMBIE),
    Verb("do", steps=steps("FF", "FL", "FR", "LF", "RF", "F", "L", "R", "-")),
    Verb("halt", steps=steps("F", "FF", "L", "R")),
    Verb("add", cause=CAUSE, field=FIELD),
    Verb("ambush", cause=CAUSE, field=FIELD),
    Verb("take", field=ZOMBIE),
    Verb("turn", field=ZOMBIE),
    Verb("face", facing=FACING),
    Verb("replace", human=HUMAN),
    Verb("enough", manner="end"),
    Verb("done", manner="end"),
)

THOUGHT_OF = {
    "human-start": ("place",),
    "zombie-start": ("zombie",),
    "zombie-action": ("activate", "done"),
    "activation": ("do", "halt"),
    "adding": ("add", "done"),
    "facing": ("face",),
    "relocation": ("take",),
}
"""The verbs that one might think of, by the kind of ask, where all that can be named will do."""
