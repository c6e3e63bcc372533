"""All verbs with which something is answered; actions have their rows beside their rules."""

from __future__ import annotations

from overrun.core.action import Verb, among, table
from overrun.games.army_of_the_dead.actions import ACTIONS
from overrun.games.army_of_the_dead.kinds import (
    A_ZONE,
    COLOUR,
    NAMED_TARGET,
    NUMBER,
    PERSON,
    PLACE,
    SLOT,
    ZONE,
    named,
)

VERBS = table(
    *ACTIONS.values(),
    # set-up
    Verb("survivor", survivor=PERSON),
    Verb("companion", survivor=PERSON),
    Verb("kit", kit=among("kit", "a", "b")),
    Verb("start", manner="move", zone=A_ZONE),
    Verb("first", first=NUMBER),
    # turns
    Verb("activate", survivor=PERSON),
    Verb("skill", skill=named("skill")),
    Verb("step", manner="move", zone=ZONE),
    Verb("pull", manner="move", victim=PERSON),
    # cards
    Verb("swap", manner="cards", one=PLACE, two=PLACE),
    Verb("hand", manner="cards", token=COLOUR, to=PERSON),
    Verb("keep", manner="cards", slot=SLOT.maybe),
    Verb("load", slot=SLOT),
    # attacks
    Verb("hit", manner="aim", target=NAMED_TARGET),
    Verb("also", manner="aim", target=NAMED_TARGET),
    Verb("snare", manner="aim", target=NAMED_TARGET),
    Verb("wound", manner="aim", victim=PERSON),
    Verb("spare", victim=PERSON),
    # the vault
    Verb("hold", die=NUMBER),
    Verb("turn", die=NUMBER, value=NUMBER),
    Verb("bonus", helper=PERSON, bonus=named("bonus")),
    # zombies
    Verb("target", manner="move", zone=A_ZONE),
    Verb("way", manner="move", zone=A_ZONE),
    Verb("wake", zone=A_ZONE, count=NUMBER),
    # yes and no
    *(Verb(word, manner="end") for word in ("end", "done", "stop", "stay", "no", "skip", "enough")),
    *(Verb(word) for word in ("yes", "use", "go", "now", "later", "roll", "reroll", "no-more")),
)
