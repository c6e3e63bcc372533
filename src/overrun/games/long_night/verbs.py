"""All verbs with which something is answered; what they do is said where the rules do it."""

from __future__ import annotations

from overrun.core.action import Verb, Verbs, table

# what they ask has verbs, too
from overrun.games.long_night import effects, modules, stories  # noqa: F401
from overrun.games.long_night.actions.base import BROUGHT
from overrun.games.long_night.kinds import (
    ANYBODY,
    CARD,
    DIE,
    DOOR,
    ITEM,
    LOOKED_AT,
    NEWCOMER,
    NUMBER,
    PLACE,
    PLAYER,
    SORT,
    SURVIVOR,
    kind,
    one_of,
)
from overrun.games.long_night.people import FROSTBITE, WOUND
from overrun.games.long_night.turn import ACTIONS
from overrun.games.long_night.vocabulary import EFFECTS

STRIKING = [word for word, effect in EFFECTS.items() if "who" in effect.__struct_fields__]
"""Effects that strike somebody: where that is to be chosen, it is by the word of the effect."""

_ENTRANCE = kind("survivor", lambda s, word: SURVIVOR.read(s, word) or DOOR.read(s, word))
"""Who barricades; or, where an effect asks which barricade goes, the entrance."""
_KEPT = kind("leader", lambda s, word: NEWCOMER.read(s, word) or ITEM.read(s, word))
"""Who leads those whom one keeps; or the card that is kept of a search."""

VERBS: Verbs = {
    **{word: Verb(word, survivor=SURVIVOR) for word in STRIKING},
    **table(
        *ACTIONS.values(),
        *(verb for verbs in BROUGHT.values() for verb in verbs.values()),
        # turns and votes
        Verb("end"),
        Verb("yes"),
        Verb("no"),
        Verb("call"),
        Verb("pass", survivor=SURVIVOR.maybe),
        Verb("option", option=NUMBER),
        Verb("continue"),
        # whom
        Verb("keep", leader=_KEPT, crew=NEWCOMER.many),
        Verb("settle", survivor=NEWCOMER, place=PLACE),
        Verb("leave", survivor=SURVIVOR, place=PLACE.maybe),
        Verb("lead", survivor=SURVIVOR),
        Verb("equip", survivor=SURVIVOR),
        Verb("with", survivor=SURVIVOR),
        Verb("next", survivor=SURVIVOR),
        Verb("again", survivor=SURVIVOR),
        Verb("strike", survivor=SURVIVOR),
        Verb("heal", survivor=SURVIVOR, kind=one_of("kind", WOUND, FROSTBITE).maybe),
        Verb("player", other=PLAYER),
        Verb("survivor", target=ANYBODY),
        Verb("helpless", which=one_of("which", "normal", "unruly").maybe),
        # where
        Verb("place", place=PLACE),
        Verb("zombie", door=DOOR),
        Verb("door", door=DOOR),
        Verb("trap", door=DOOR),
        Verb("lure", start=PLACE, door=DOOR),
        # what
        Verb("noise"),
        Verb("give", item=CARD),
        Verb("refuse"),
        Verb("kind", kind=SORT),
        Verb("card", item=LOOKED_AT),
        Verb("none"),
        Verb("die", die=DIE),
        Verb("value", value=DIE),
        Verb("branch", branch=NUMBER),
        Verb("break", what=one_of("what", "barricade", "trap")),
        Verb("enough"),
        Verb("sacrifice"),
        Verb("roll"),
    ),
    # effects use these words, too
    "move": Verb("move", survivor=SURVIVOR, place=PLACE.maybe),
    "barricade": Verb("barricade", survivor=_ENTRANCE, die=DIE.maybe),
}
