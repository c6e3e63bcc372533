"""Words for what lies on the table, from the point of view of one player."""

from __future__ import annotations

from collections.abc import Iterator

from overrun.games.long_night.state import LongNightState, Place, Player, Survivor
from tests.oracle.long_night import cards


class Seat:
    """One player's view of the table."""

    def __init__(self, s: LongNightState, seat: int) -> None:
        self.s = s
        self.seat = seat

    @property
    def me(self) -> Player:
        return self.s.players[self.seat]

    @property
    def mine(self) -> list[Survivor]:
        return [self.s.survivors[name] for name in self.me.group]

    @property
    def dice(self) -> list[int]:
        """Every value that an unused die shows, once."""
        return sorted(set(self.me.dice))

    @property
    def hand(self) -> list[str]:
        return sorted(set(self.me.hand))

    @property
    def cooperative(self) -> bool:
        return self.s.config.mode == "cooperative" or len(self.s.players) == 2

    def others(self) -> list[int]:
        return [
            other
            for other, player in enumerate(self.s.players)
            if other != self.seat and not player.out
        ]

    def in_force(self, rule: str) -> bool:
        """Whether a rule of a module is in force; a story brings them one by one (LN-SCN-01)."""
        return rule not in self.s.story.closed

    # -- places ------------------------------------------------------------------------------

    def place_of(self, who: Survivor) -> Place:
        return self.s.places[who.place]

    def outside(self) -> list[Place]:
        return [place for name, place in self.s.places.items() if name != "colony"]

    def room(self, name: str) -> int:
        """Survivor spaces that are empty (LN-BRD-18)."""
        place = self.s.places[name]
        if name in self.s.sealed:
            return 0
        taken = len(place.survivors) + place.bandits
        if name == "colony":
            taken += self.s.helpless
        return place.spaces - taken

    def may_stay(self, name: str) -> bool:
        """Whether one more survivor of this player may come there: a space must be empty
        (LN-ACT-MOVE-03), and exiles do not come back (OP-25)."""
        return self.room(name) > 0 and not (self.me.exiled and name == "colony")

    # -- what survivors can do ---------------------------------------------------------------

    def works(self, who: Survivor, ability: cards.Card, used: bool) -> bool:
        """Whether an ability can be used now, as far as its place and its limit go
        (LN-ACT-ABIL-04)."""
        where = ability.get("place", "anywhere")
        here = (
            where == "anywhere"
            or where == who.place
            or (where == "outside" and who.place != "colony")
        )
        return here and not (ability.get("once", False) and used)

    def passives(self, who: Survivor, word: str) -> Iterator[int]:
        """The amounts by which a survivor and its items change something."""
        own = cards.survivor(who.id)["ability"]
        if own.get("passive") == word and self.works(who, own, who.used):
            yield own.get("amount", 1)
        for carried in who.items:
            equip = cards.item(carried.id).get("equip", {})
            if equip.get("passive") == word and self.works(who, equip, carried.used):
                yield equip.get("amount", 1)

    def attack_value(self, who: Survivor) -> int:
        """The lowest die that does for an attack; 7 if none does (LN-ACT-ATTACK-01, OP-38)."""
        printed = cards.survivor(who.id)["attack"]
        if printed == 0:
            return 7
        if any(self.passives(who, "any-die")):
            return 1
        return max(1, printed - sum(self.passives(who, "attack")))

    def search_value(self, who: Survivor) -> int:
        printed = cards.survivor(who.id)["search"]
        if printed == 0:
            return 7
        return max(1, printed - sum(self.passives(who, "search")))


def zombies_at(place: Place) -> int:
    """Ordinary zombies."""
    return sum(door.zombies for door in place.doors)


def specials_at(place: Place) -> list[str]:
    return sorted({name for door in place.doors for name in door.specials})


def empty_spaces(place: Place) -> int:
    """Entrance spaces with nothing on them."""
    return sum(
        door.spaces - door.zombies - door.barricades - door.traps - len(door.specials)
        for door in place.doors
    )
