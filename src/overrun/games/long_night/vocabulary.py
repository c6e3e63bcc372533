"""The words that cards are written in: effects that happen, and conditions that hold.

A card is data. What it does is a list of effects, and when it does it a list of conditions; each
is a word (``core/words.py``) that *runs* (or *holds*), *checks* whether it can be carried out, and
knows what is *wrong* with it on a card. This page is all that the rules ask of a word. What a card
does is said by ``text/glossary`` from the same words, so its rules text cannot drift from it.

A module brings more words by defining more classes.

>>> from overrun.games.long_night.effects.colony import Morale
>>> decode_hook(Effect, {"do": "morale", "by": -1})
Morale(by=-1)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from overrun.core.flow import Flow
from overrun.core.reason import Reason
from overrun.core.words import Vocabulary, Word, reader

if TYPE_CHECKING:
    from overrun.core.play import Play
    from overrun.games.long_night.checking_words import Box
    from overrun.games.long_night.state import LongNightState

    T = Play[LongNightState]


class Context(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Who a card speaks to: "the player", the survivor that acts, and the card itself.

    ``ref`` names the list of effects in the library (``crossroads/skis/0``); an effect inside
    another one is reached by a longer path. Plain data, so that it can wait on the agenda.
    """

    seat: int
    survivor: str = ""
    ref: str = ""

    @property
    def by_crisis(self) -> bool:
        """Whether it is a crisis that speaks."""
        return self.ref.startswith("crisis/")


_NEAR = ("actor", "here", "all-here", "enemy-here")
"""Words for whom and where that mean the actor, or its place."""


class Effect(Word):
    """Something that a card does."""

    __slots__ = ()
    acts: ClassVar[bool] = False
    """Whether it is the actor who does it, whatever else it says."""
    to_everyone: ClassVar[bool] = False
    """Whether the effects inside speak to others, each of whom has an actor of their own."""
    branches: ClassVar[bool] = False
    """Whether the effects inside are ways of which one is taken, and looked at by itself."""
    more_decks: ClassVar[tuple[str, ...]] = ()
    """The decks that it may name besides those of places."""

    @property
    def sure(self) -> bool:
        """Whether it can always be carried out, as it stands on the card."""
        return type(self).check is Effect.check

    @property
    def secret(self) -> bool:
        """Whether one must look into the player's hand to know if, or how, it is carried out."""
        return False

    @property
    def adds_people(self) -> bool:
        """Whether it brings survivors or helpless survivors to the colony (LN-SADD-05)."""
        return False

    def check(self, s: LongNightState, c: Context) -> Reason | None:
        """Why it cannot be fully carried out now; ``None`` if it can (LN-XR-08, OP-82).

        Looks only at what the player of the context may know.
        """
        return None

    def run(self, t: T, c: Context) -> Flow[None] | None:
        """Carry it out: as a plain function, or as a flow that asks.

        Whatever a die or a drawn card brings to light is settled in a task of its own, so that
        the question after it can be asked in any world that fits.
        """
        raise NotImplementedError

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        """The lists of effects inside this one, by the word that leads to them in a ``ref``."""
        return {}

    def problems(self, box: Box) -> Iterator[str]:
        """What is wrong with it on a card; what all fields of a name have in common is looked at
        by ``checking_words.py``."""
        return iter(())

    # -- what follows from these, with all that is inside --------------------------------------

    @property
    def inside(self) -> Iterator[Effect]:
        """The effects in its parts."""
        return (each for effects in self.parts().values() for each in effects)

    @property
    def needs_actor(self) -> bool:
        """Whether it, or one inside it, speaks of the survivor that acts, or its place."""
        given = self.fields
        if self.acts or any(given.get(name) in _NEAR for name in ("who", "where", "deck")):
            return True
        return not self.to_everyone and any(each.needs_actor for each in self.inside)

    @property
    def is_secret(self) -> bool:
        """Whether it, or one inside it, takes a look into the player's hand."""
        return self.secret or any(each.is_secret for each in self.inside)

    def brings_people(self, *, choices: bool) -> bool:
        """Whether it adds people, itself or inside; with ``choices``, on any of its ways."""
        if self.adds_people:
            return True
        if self.branches and not choices:
            return False
        return any(each.brings_people(choices=choices) for each in self.inside)


class Condition(Word):
    """Something that holds or does not."""

    __slots__ = ()

    @property
    def inside(self) -> tuple[Condition, ...]:
        """The conditions that it is made of."""
        return ()

    @property
    def secret(self) -> bool:
        """Whether it takes a look into the player's hand."""
        return any(each.secret for each in self.inside)

    @property
    def barred_from_exiles(self) -> bool:
        """Whether nobody in exile can bring it about: only somebody in the colony can (OP-88)."""
        return False

    def holds(self, s: LongNightState, c: Context) -> bool:
        """Whether it is true now, for the player of the context."""
        raise NotImplementedError

    def problems(self, box: Box) -> Iterator[str]:
        """What is wrong with it on a card, as with effects."""
        return iter(())


does = EFFECTS = Vocabulary(Effect, "effect", "do")
"""All effects; each registers itself under the word that cards use for it: ``@does("morale")``."""
means = CONDITIONS = Vocabulary(Condition, "condition", "is")
"""All conditions: ``@means("at")``."""

decode_hook = reader(EFFECTS, CONDITIONS)
"""How msgspec decodes effects and conditions inside cards."""


def condition(raw: Mapping[str, Any]) -> Condition:
    """A condition from the data of a card."""
    return CONDITIONS.read(raw, decode_hook)
