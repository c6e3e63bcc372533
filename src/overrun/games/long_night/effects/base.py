"""What effects have in common: whom and where they strike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.resolving import actor
from overrun.games.long_night.state import LongNightState, Place, Survivor
from overrun.games.long_night.vocabulary import Context
from overrun.games.long_night.zombies import random_place

T = Play[LongNightState]
S = LongNightState

Who = Literal[
    "actor", "yours", "all-yours", "here", "all-here", "any", "leader", "leaders",
    "lowest", "highest", "lowest-in-colony", "highest-in-colony", "all", "all-in-colony",
    "all-outside", "random", "named", "enemy-here", "intruder", "all-intruders", "any-enemy",
]  # fmt: skip
"""Whom an effect strikes.

``actor`` is the survivor that the card is used with (one of yours to choose if there is none),
``yours`` one of your survivors to choose, ``here`` one at the actor's place to choose, ``any`` one
in play to choose. ``leaders``, ``lowest``, ``highest``, ``all…`` and ``random`` mean survivors of
players who are not exiled. ``named`` is the survivor that ``name`` names. With two colonies all of
them but ``here`` are of your own; ``enemy-here`` is one of the enemy's at the actor's place, and
``intruder`` one at your gates, to choose, ``any-enemy`` any of them.
"""

Where = str
"""Where an effect strikes: ``colony``, ``here`` (the actor's place), ``yours`` (a place of one of
your survivors, to choose), ``any`` (to choose), ``random`` (LN-RAND-01), ``each`` (every place
outside the colony), ``everywhere``, or a place by name."""

NOBODY = Reason("LN-XR-08", "nobody-there")
"""There is nobody whom the effect could strike."""

TO_CHOOSE = ("yours", "here", "any", "enemy-here", "intruder", "any-enemy")


# -- whom --------------------------------------------------------------------------------------


def whom(s: S, c: Context, who: Who, name: str = "") -> list[str]:
    """Everyone that the word may mean now: all who are struck, or all who may be chosen; never
    somebody who lies on its side (WC-OP-18.c)."""
    return [each for each in _meant(s, c, who, name) if not s.survivors[each].bitten]


def _meant(s: S, c: Context, who: Who, name: str) -> list[str]:
    if who == "actor":
        return [c.survivor] if c.survivor in s.survivors else []
    if who in ("yours", "all-yours"):
        return list(s.players[c.seat].group)
    if who in ("here", "all-here"):
        v = actor(s, c)
        return list(s.places[v.place].survivors) if v else []
    if who in ("enemy-here", "intruder", "all-intruders", "any-enemy"):
        return _enemies(s, c, who)
    if who == "any":
        order = s.clockwise(s.home(c.seat).first)
        return [each for seat in order for each in s.players[seat].group]
    if who == "leader":
        leader = s.players[c.seat].leader
        return [leader] if leader else []
    if who == "leaders":
        return [s.players[seat].leader for seat in s.fellows(c.seat) if s.players[seat].leader]
    if who == "named":
        return [name] if name in s.survivors else []
    people = [each for seat in s.fellows(c.seat) for each in s.players[seat].group]
    if who.endswith("in-colony"):
        return [each for each in people if s.survivors[each].at_home]
    if who == "all-outside":
        return [each for each in people if not s.survivors[each].at_home]
    return people


def _enemies(s: S, c: Context, who: Who) -> list[str]:
    """Survivors of the colonies that are at war with the player's own."""
    homes = [colony.place for colony in s.enemies(c.seat)]
    found = [v for v in s.survivors.values() if v.home in homes]
    if who == "enemy-here":
        v = actor(s, c)
        return [each.id for each in found if v is not None and each.place == v.place]
    if who == "any-enemy":
        return [each.id for each in found]
    return [each.id for each in found if each.place == s.home(c.seat).place]


def struck(
    t: T,
    c: Context,
    effect: str,
    who: Who,
    name: str = "",
    number: int = 1,
    able: Callable[[Survivor], object] | None = None,
) -> Flow[list[str]]:
    """Whom the effect strikes, chosen or drawn where the word wants it; ``able`` sorts out."""
    s = t.state
    found = whom(s, c, who, name)
    if able is not None:
        found = [each for each in found if able(s.survivors[each])]
    if not found:
        return []
    if who in TO_CHOOSE:
        options: list[Option] = [(effect, each) for each in found]
        choice = yield Ask(c.seat, "choose-survivor", options, {"effect": effect})
        return [choice[1]]
    if who.startswith("lowest"):
        return sorted(found, key=s.influence)[:number]
    if who.startswith("highest"):
        return sorted(found, key=s.influence, reverse=True)[:number]
    if who == "random":
        drawn: list[str] = []
        for _ in range(min(number, len(found))):
            drawn.append(s.chance.pick([each for each in found if each not in drawn]))
        return drawn
    return found


# -- where -------------------------------------------------------------------------------------


def spots(
    s: S, c: Context, where: Where, able: Callable[[Place], object] | None = None
) -> list[str]:
    """Every place that the word may mean now and that will do."""
    if where == "here":
        v = actor(s, c)
        found = [v.place] if v else []
    elif where == "yours":
        found = list(dict.fromkeys(v.place for v in s.of(c.seat)))
    elif where in ("each", "outside", "random"):
        found = s.town
    elif where in ("any", "everywhere"):
        found = [s.home(c.seat).place, *s.town]
    elif where == COLONY:
        found = [s.home(c.seat).place]
    else:
        found = [where] if where in s.places else []
    if s.sealed:
        found = [place for place in found if place not in s.sealed]  # OP-65
    return found if able is None else [place for place in found if able(s.places[place])]


def chosen_places(
    t: T,
    c: Context,
    effect: str,
    where: Where,
    able: Callable[[Place], object] | None = None,
) -> Flow[list[str]]:
    """Where the effect strikes, chosen or rolled where the word wants it.

    After a roll nothing may be asked in the same task.
    """
    if where == "random":
        place = random_place(t)
        return [place] if able is None or able(t.state.places[place]) else []
    found = spots(t.state, c, where, able)
    if found and where in ("yours", "any"):
        options: list[Option] = [("place", place) for place in found]
        choice = yield Ask(c.seat, "choose-place", options, {"effect": effect})
        return [choice[1]]
    return found
