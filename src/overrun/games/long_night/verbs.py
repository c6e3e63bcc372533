"""All verbs with which something is answered; what they do is said where the rules do it."""

from __future__ import annotations

from typing import Any

from overrun.core.action import Arguments, Kind, Verb, Verbs, table
from overrun.core.reason import Option

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
    one_of,
)
from overrun.games.long_night.people import FROSTBITE, WOUND
from overrun.games.long_night.turn import ACTIONS
from overrun.games.long_night.vocabulary import EFFECTS

STRIKING = [word for word, effect in EFFECTS.items() if "who" in effect.__struct_fields__]
"""Effects that strike somebody: where that is to be chosen, it is by the word of the effect."""


class Twofold(Verb):
    """A verb that some asks use in another way: then its words are those of another one."""

    def __init__(self, name: str, other: Verb, /, *, manner: str = "", **kinds: Kind) -> None:
        super().__init__(name, manner=manner, **kinds)
        self.other = other

    def named(self, option: Option) -> Arguments:
        is_other = self.other.read(None, option) is not None
        return self.other.named(option) if is_other else super().named(option)

    def read(self, state: Any, option: Option) -> tuple[Any, ...] | None:
        return super().read(state, option) or self.other.read(state, option)


VERBS: Verbs = {
    **{word: Verb(word, survivor=SURVIVOR) for word in STRIKING},
    **table(
        *ACTIONS.values(),
        *(verb for verbs in BROUGHT.values() for verb in verbs.values()),
        # turns and votes
        Verb("end", manner="end"),
        Verb("yes"),
        Verb("no"),
        Verb("call"),
        Verb("pass", manner="end", survivor=SURVIVOR.maybe),
        Verb("option", option=NUMBER),
        Verb("continue"),
        # whom
        Twofold("keep", Verb("keep", item=ITEM), leader=NEWCOMER, crew=NEWCOMER.many),
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
    "move": Verb("move", manner="move", survivor=SURVIVOR, place=PLACE.maybe),
    "barricade": Twofold(
        "barricade", Verb("barricade", door=DOOR), manner="build", survivor=SURVIVOR, die=DIE
    ),
}
