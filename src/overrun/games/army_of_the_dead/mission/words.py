"""The words that missions are written in: conditions that hold, and effects that happen.

A mission is data. Its goals, losses and the triggers of its events are conditions (``is = …``);
what its events and actions do is a list of effects (``do = …``). This page is all that the rules
ask of a word; the words themselves are in ``conditions.py`` and ``effects.py``.

A condition looks at the state alone, so it can be asked at any moment. What may come of a word is
asked by the look ahead of ``prospect.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, NamedTuple

import msgspec

from overrun.core.flow import Flow
from overrun.core.words import Vocabulary, Word, reader

if TYPE_CHECKING:
    from overrun.core.play import Play
    from overrun.games.army_of_the_dead.board.ground import Ground
    from overrun.games.army_of_the_dead.mission.prospect import Prospect
    from overrun.games.army_of_the_dead.mission.sheets import Mission
    from overrun.games.army_of_the_dead.state import ArmyState, Survivor

    S = ArmyState
    T = Play[ArmyState]

Many = Annotated[int, msgspec.Meta(ge=1)]
Zones = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
Kind = Literal["shambler", "alpha", "valentine", "queen", "zeus", "masked-zeus", "mounted-zeus"]
Common = Literal["shambler", "alpha"]
Colour = Literal["red", "blue", "green"]
"""The fronts of a mission's own objective tokens; the others belong to personal objectives."""
Level = Literal["blue", "yellow", "orange", "red"]


class Laid(NamedTuple):
    """A mission as it lies on the table, for the proof of its words."""

    sheet: Mission
    ground: Ground
    marks: list[str]
    """All that any effect of it sets."""


class Condition(Word):
    """Something that holds or does not."""

    __slots__ = ()
    lasting: ClassVar[bool] = False
    """Whether it stays true once it is."""

    def holds(self, s: S) -> bool:
        """Whether it is true now."""
        raise NotImplementedError

    def may_come(self, p: Prospect) -> bool:
        """Whether it could come true at some time, at best: what depends on zombies, noise and
        deeds that are always possible."""
        return True

    def may_hold(self, p: Prospect) -> bool:
        """Whether it is true, or could come true at some time."""
        return p.at.holds(self) or self.may_come(p)

    def lasts(self, p: Prospect) -> bool:
        """Whether it is true and can never be otherwise again."""
        return self.lasting and p.at.holds(self)

    def problems(self, laid: Laid) -> Iterator[str]:
        """What is wrong with it on a sheet; what all fields of a name have in common is looked at
        by ``sheet_checks.py``."""
        return iter(())


class Counting(Condition):
    """A condition that holds as soon as so many are counted."""

    __slots__ = ()
    count: int

    def counted(self, s: S) -> int:
        """How many there are now."""
        raise NotImplementedError

    def holds(self, s: S) -> bool:
        return self.counted(s) >= self.count


class Effect(Word):
    """Something that happens."""

    __slots__ = ()
    losing: ClassVar[bool] = False
    """Whether an objective may be out of reach after it: it takes something away, or is used up."""

    def run(self, t: T, actor: Survivor | None) -> Flow[None] | None:
        """Carry it out. ``actor`` is the survivor whose action it was, if it was one's."""
        raise NotImplementedError

    def foresee(self, p: Prospect, often: bool) -> None:
        """Note what it makes possible, once or again and again."""

    @property
    def leads(self) -> bool:
        """Whether it can make anything possible."""
        return type(self).foresee is not Effect.foresee

    def after(self, s: S, actor: Survivor) -> S:
        """The table after an action with this effect, as far as something may be lost by it; what
        else it brings is left to the look ahead."""
        return s

    def problems(self, laid: Laid) -> Iterator[str]:
        """What is wrong with it on a sheet, as with conditions."""
        return iter(())


means = CONDITIONS = Vocabulary(Condition, "condition", "is")
"""All conditions: ``@means("taken")``."""
does = EFFECTS = Vocabulary(Effect, "effect", "do")
"""All effects: ``@does("spawn")``."""

decode_hook = reader(CONDITIONS, EFFECTS)
"""How msgspec decodes conditions and effects inside mission sheets."""
