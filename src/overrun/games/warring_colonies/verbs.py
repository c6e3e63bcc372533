"""All verbs with which something is answered: those of The Long Night, and what a war adds."""

from __future__ import annotations

from overrun.core.action import Verb, Verbs, table
from overrun.games.long_night.kinds import DOOR, NEWCOMER, NUMBER, PLACE, PLAYER, SURVIVOR, known
from overrun.games.long_night.library import library
from overrun.games.long_night.verbs import VERBS as BASE
from overrun.games.warring_colonies.missions import CLAIM, MISSION
from overrun.games.warring_colonies.moving import OUST

VERBS: Verbs = {
    **BASE,
    **table(
        Verb("move", manner="move", survivor=SURVIVOR, place=PLACE.maybe, door=DOOR.maybe),
        OUST,
        CLAIM,
        Verb("idle"),
        Verb("wait", manner="end"),
        Verb("settle", survivor=NEWCOMER, place=PLACE, door=DOOR.maybe),
        # leaders and battles
        Verb("elect", other=PLAYER),
        Verb("tactics", tactics=known("tactics", lambda s: library().tactics)),
        Verb("bid", count=NUMBER),
        Verb("hit", survivor=SURVIVOR),
        # the Lone Wolf
        Verb("hold"),
        Verb("discard", mission=MISSION),
        Verb("support", colony=PLACE),
        Verb("flee", survivor=SURVIVOR.maybe, place=PLACE.maybe, door=DOOR.maybe),
    ),
}
