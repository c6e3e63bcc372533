"""The words of cards about two colonies at war: bullets, enemies, and what a Lone Wolf wants.

The rules of such a game are in ``games/warring_colonies``; its cards are written here in the same
way as all others, and those without a crosshair are for any table (WC-MARK-05).
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from overrun.core.action import Verb
from overrun.core.flow import Ask, Flow
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import brings
from overrun.games.long_night.cards import WAR
from overrun.games.long_night.conditions.colony import Within
from overrun.games.long_night.effects.base import NOBODY, S, T, Who, struck, whom
from overrun.games.long_night.kinds import PLACE
from overrun.games.long_night.moments import instead
from overrun.games.long_night.people import put
from overrun.games.long_night.rules import task
from overrun.games.long_night.vocabulary import Condition, Context, Effect, does, means

TOO_FEW_BULLETS = Reason("LN-XR-08", "too-few-bullets")
NO_ENEMY = Reason("WC-OP-06.b", "no-enemy")

brings(WAR, Verb("colony", colony=PLACE))


# -- effects -----------------------------------------------------------------------------------


@does("bullets")
class Bullets(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Bullets come into the store of your colony, or leave it; never to a Lone Wolf
    (WC-LW-RUL-06)."""

    by: int

    @property
    def sure(self) -> bool:
        return self.by >= 0

    def check(self, s: S, c: Context) -> Reason | None:
        return TOO_FEW_BULLETS if s.home(c.seat).bullets + self.by < 0 else None

    def run(self, t: T, c: Context) -> None:
        home = t.state.home(c.seat)
        if home.den:
            return
        by = max(self.by, -home.bullets)
        home.bullets += by
        t.tell("bullets", by=by, bullets=home.bullets, colony=home.place)


@does("enemy")
class Enemy(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The effects speak to the enemy colony, through its leader; a Lone Wolf says to which."""

    to_everyone: ClassVar[bool] = True

    effects: tuple[Effect, ...]

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        return {"effects": self.effects}

    def check(self, s: S, c: Context) -> Reason | None:
        return None if s.enemies(c.seat) else NO_ENEMY

    def run(self, t: T, c: Context) -> Flow[None]:
        enemies = t.state.enemies(c.seat)
        options: list[Option] = [("colony", each.place) for each in enemies]
        if not options:
            return
        choice = yield Ask(c.seat, "choose-colony", options, {"effect": self.word, "ref": c.ref})
        (colony,) = [each for each in enemies if each.place == choice[1]]
        t.plan(("perform_for", [f"{c.ref}/effects", colony.first]))


@does("each-colony")
class EachColony(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The effects speak to each colony, through its leader; the one with less morale first."""

    to_everyone: ClassVar[bool] = True

    effects: tuple[Effect, ...]

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        return {"effects": self.effects}

    def run(self, t: T, c: Context) -> None:
        colonies = [colony for colony in t.state.colonies if not colony.den]
        colonies.sort(key=lambda colony: colony.morale)
        t.plan(*(("perform_for", [f"{c.ref}/effects", each.first]) for each in colonies))


@does("close-roads")
class CloseRoads(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """In the next round nobody may go to the colony of others; a crisis does not keep a Lone Wolf
    from it (WC-LW-RUL-15)."""

    def run(self, t: T, c: Context) -> None:
        t.state.customs.close_roads(t.state, by_crisis=c.by_crisis)
        t.tell("roads-closed", round=t.state.round + 1)


@does("strip")
class Strip(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The top cards of every item deck leave the game."""

    count: int = 1

    def run(self, t: T, c: Context) -> None:
        s = t.state
        for place in s.town:
            deck = s.places[place].deck
            cards, deck[: self.count] = deck[: self.count], []
            s.removed += cards
            if cards:
                t.tell("stripped", deck=place, items=cards, reveals=True)


@does("spoil")
class Spoil(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Your colony loses half of its food, rounded up."""

    def run(self, t: T, c: Context) -> None:
        home = t.state.home(c.seat)
        lost = (home.food + 1) // 2
        home.food -= lost
        t.tell("food", by=-lost, food=home.food, colony=home.place)


@does("send-home")
class SendHome(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Survivors go back to their own colony without a roll, which is not a move (WC-OP-44.h)."""

    who: Who = "enemy-here"
    name: str = ""

    def check(self, s: S, c: Context) -> Reason | None:
        return None if self._away(s, c) else NOBODY

    def run(self, t: T, c: Context) -> Flow[None]:
        names = yield from struck(
            t, c, self.word, self.who, self.name, able=lambda v: not v.at_home
        )
        t.plan(*(("return_home", [name]) for name in names))

    def _away(self, s: S, c: Context) -> list[str]:
        names = whom(s, c, self.who, self.name)
        return [name for name in names if not s.survivors[name].at_home]


@task
def return_home(t: T, name: str) -> None:
    """One survivor goes back to its colony, where there is always room (WC-OP-21.e)."""
    v = t.state.survivors.get(name)
    if v is None or v.at_home or instead(t, "sent-home", name):
        return
    start = v.place
    put(t, name, v.home)
    t.tell("sent-home", survivor=name, seat=v.owner, start=start, place=v.home)


@does("note-colony")
class NoteColony(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You note one of the colonies in secret."""

    def run(self, t: T, c: Context) -> Flow[None]:
        s = t.state
        options: list[Option] = [("colony", each.place) for each in s.enemies(c.seat)]
        facts = {"effect": self.word}
        choice = yield Ask(c.seat, "choose-colony", options, {**facts})
        places = [colony.place for colony in s.colonies]
        s.players[c.seat].noted = places.index(choice[1])
        t.tell("colony-noted", seat=c.seat, private={c.seat: {"colony": choice[1]}})


# -- conditions --------------------------------------------------------------------------------


@means("bullets")
class BulletsAre(Within, frozen=True, kw_only=True):
    """Bullets in the store of your colony."""

    def number(self, s: S, c: Context) -> int:
        return s.home(c.seat).bullets


@means("enemy")
class EnemyMeets(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """An enemy colony meets all of these conditions."""

    of: tuple[Condition, ...]

    @property
    def inside(self) -> tuple[Condition, ...]:
        return self.of

    def holds(self, s: S, c: Context) -> bool:
        return any(
            all(each.holds(s, Context(colony.first)) for each in self.of)
            for colony in s.enemies(c.seat)
        )


@means("lead")
class Lead(Within, frozen=True, kw_only=True):
    """By how much the morale of your colony is above the enemy's; below it, a negative number."""

    at_least: int = -99

    def number(self, s: S, c: Context) -> int:
        own = s.home(c.seat).morale
        return min((own - each.morale for each in s.enemies(c.seat)), default=0)


@means("town-kills")
class TownKills(Within, frozen=True, kw_only=True):
    """Zombies that your colony has killed outside the colonies in the whole game."""

    def number(self, s: S, c: Context) -> int:
        return sum(s.players[seat].tally.get("town-kills", 0) for seat in s.clockwise(c.seat))


@means("intruding")
class Intruding(Within, frozen=True, kw_only=True):
    """Survivors of yours at the gates of other colonies."""

    def number(self, s: S, c: Context) -> int:
        return sum(v.door is not None for v in s.of(c.seat))


@means("intruders")
class IntrudersAre(Within, frozen=True, kw_only=True):
    """Survivors of the enemy at the gates of your colony."""

    def number(self, s: S, c: Context) -> int:
        homes = [colony.place for colony in s.enemies(c.seat)]
        return sum(v.home in homes for v in s.at(s.home(c.seat).place) if v.door is not None)


@means("enemy-here")
class EnemyHere(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """A survivor of yours outside your colony shares a place with one of the enemy's."""

    def holds(self, s: S, c: Context) -> bool:
        homes = [colony.place for colony in s.enemies(c.seat)]
        return any(
            other.home in homes for v in s.of(c.seat) if not v.at_home for other in s.at(v.place)
        )


@means("visited")
class Visited(Within, frozen=True, kw_only=True):
    """Different places at which you did something this turn."""

    action: Literal["search", "barricade", "kill", "move"]

    def number(self, s: S, c: Context) -> int:
        deeds = s.players[c.seat].deeds
        return len({deed.place for deed in deeds if deed.action == self.action})


@means("gates")
class Gates(Within, frozen=True, kw_only=True):
    """Colonies of others at whose gates you have a survivor; or at which you killed a zombie this
    turn."""

    killed: bool = False

    def number(self, s: S, c: Context) -> int:
        places = {v.place for v in s.of(c.seat) if v.door is not None}
        if self.killed:
            deeds = s.players[c.seat].deeds
            places = {deed.place for deed in deeds if deed.action == "kill"}
        return len(places & {colony.place for colony in s.enemies(c.seat)})


@means("carries")
class Carries(Within, frozen=True, kw_only=True):
    """The items that the best equipped of your survivors carries."""

    def number(self, s: S, c: Context) -> int:
        return max((len(v.items) for v in s.of(c.seat)), default=0)


@means("missions")
class MissionsDone(Within, frozen=True, kw_only=True):
    """Missions that you have completed."""

    def number(self, s: S, c: Context) -> int:
        return len(s.players[c.seat].completed)


@means("morale-gap")
class MoraleGap(Within, frozen=True, kw_only=True):
    """The difference between the morale of the two colonies."""

    def number(self, s: S, c: Context) -> int:
        morale = [colony.morale for colony in s.colonies if not colony.den]
        return max(morale) - min(morale)


@means("dead-of-each")
class DeadOfEach(Within, frozen=True, kw_only=True):
    """The survivors that each of the colonies has lost: of the one that lost fewer."""

    def number(self, s: S, c: Context) -> int:
        return min(colony.dead for colony in s.colonies if not colony.den)


@means("noted-morale")
class NotedMorale(Within, frozen=True, kw_only=True):
    """The morale of the colony that you have noted."""

    def number(self, s: S, c: Context) -> int:
        noted = s.players[c.seat].noted
        return 0 if noted is None else s.colonies[noted].morale


@means("ended-by")
class EndedBy(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The game ended for this reason."""

    reason: Literal["rounds", "objective", "fallen"]

    def holds(self, s: S, c: Context) -> bool:
        return s.ending == self.reason


@means("cleared")
class Cleared(Within, frozen=True, kw_only=True):
    """Your waste pile is empty, and this turn you cleaned one of so many cards."""

    def number(self, s: S, c: Context) -> int:
        if s.home(c.seat).waste:
            return 0
        deeds = s.players[c.seat].deeds
        return max((int(deed.detail) for deed in deeds if deed.action == "clean"), default=0)


@means("you-added")
class YouAdded(Within, frozen=True, kw_only=True):
    """Cards that you have added to the current crisis."""

    def number(self, s: S, c: Context) -> int:
        return sum(each.seat == c.seat for each in s.added)
