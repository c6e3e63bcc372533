"""What puzzles of The Long Night ask for: to come through the night that follows the last turn, or
of that turn itself."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import structs

from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.core.words import walk
from overrun.games.long_night.library import library
from overrun.games.long_night.state import PLAYERS_PHASE, LongNightState
from overrun.games.long_night.vocabulary import EFFECTS
from overrun.teaching.puzzles.goals import Facts, Goal, GoalMaker

S = LongNightState

UNKNOWN = (
    "find", "peek", "recruit", "rummage", "draw", "salvage", "spy", "reveal", "litter", "again",
    "reroll",
)  # fmt: skip
"""Effects that bring up cards, or dice, which nobody knows."""
ANY_DIE = frozenset({"barricade", "clean", "attack"})
"""Verbs for which one die is as good as a higher one."""
FOES = frozenset({"zombie", "special", "bandit"})
MORNING = "keep-token"
"""What is asked when the night is over."""


@cache
def is_open(item: str) -> bool:
    """Whether everybody knows what a card does when it is played: nothing else comes up."""
    unknown = tuple(type_of for word, type_of in EFFECTS.items() if word in UNKNOWN)
    return not any(isinstance(word, unknown) for word in walk(library().items[item].effects))


def is_worn(item: str) -> bool:
    """Whether somebody holds a card in hand, to use it later."""
    return library().items[item].equip is not None


class NightGoal(Goal):
    """To be judged when the night is over."""

    leaves_out = frozenset(
        {"search", "request", "exile", "hand", "ability", "use", "call", "move", "attract",
         "attack", "raise"}
    )  # fmt: skip
    """What brings up hidden cards, asks somebody else, exposes people to the cold and to bites, or
    can be done in too many ways."""
    equips = False
    """Whether things that are held in hand are of use."""
    any_order = True  # of what was added to the crisis

    def __init__(self, start: Table[Any], facts: Facts) -> None:
        super().__init__(start, facts)
        s: S = start.state
        self.people = frozenset(s.survivors)
        self.helpless = s.helpless
        self.hurt = {v.id: v.hurt for v in s.survivors.values()}

    def judged(self, table: Table[Any]) -> float | None:
        s: S = table.state
        if s.outcome is not None:
            return float(bool(s.outcome.winners))
        if not table.asks or table.asks[0].kind != MORNING:
            return None
        return float(self.reached(s))

    def reached(self, s: S) -> bool:
        raise NotImplementedError

    def all_alive(self, s: S) -> bool:
        return self.people <= s.survivors.keys() and s.helpless >= self.helpless

    def follows(self, table: Table[Any], option: Option) -> bool:
        """Nobody gives a higher die than it takes, or a card that does not help against the crisis,
        turns against friends, or plays a card of which nobody knows what it brings."""
        verb = option[0]
        if verb in self.leaves_out:
            return False
        if verb in ANY_DIE and option[-1].isdigit():
            lower = [each[-1] for each in table.asks[0].options if each[:-1] == option[:-1]]
            return option[-1] == min(lower)
        if verb == "play":
            return is_open(option[1]) and (self.equips or not is_worn(option[1]))
        if verb == "add":
            accepts = library().crises[table.state.crisis].accepts
            return library().items[option[1]].kind in accepts
        return table.asks[0].kind != "target" or verb in FOES

    def others(self, table: Table[Any]) -> Option | None:
        """They keep things simple: the first answer."""
        return table.asks[0].options[0]

    def plain(self, state: Any) -> Any:
        """In which order things were done is for crossroads cards, and there are none; nor does it
        matter which cards lie upon others, as nobody takes one back."""
        s: S = state
        players = [
            structs.replace(each, deeds=[], used=sorted(each.used), tally={}) for each in s.players
        ]
        colonies = [structs.replace(each, waste=sorted(each.waste)) for each in s.colonies]
        added = sorted(s.added, key=lambda each: (each.item, each.seat))
        removed = sorted(s.removed)
        return structs.replace(s, players=players, colonies=colonies, added=added, removed=removed)


class Dawn(NightGoal):
    """The morning finds the colony with so much morale, and with no more zombies at its doors, no
    less food, no more waste than was said."""

    def reached(self, s: S) -> bool:
        facts, colony = self.facts, s.only
        return (
            colony.morale >= int(facts["least"])
            and s.colony.zombies <= int(facts.get("zombies", s.colony.zombies))
            and colony.food >= int(facts.get("food", 0))
            and len(colony.waste) <= int(facts.get("waste", len(colony.waste)))
        )


class Alive(NightGoal):
    """Nobody has died."""

    def reached(self, s: S) -> bool:
        return self.all_alive(s)


class Save(NightGoal):
    """A certain survivor is alive."""

    def reached(self, s: S) -> bool:
        return self.facts["survivor"] in s.survivors


class Hold(NightGoal):
    """A barricade of a place still stands, or a trap, and nobody has died."""

    def reached(self, s: S) -> bool:
        return s.places[self.facts["place"]].defences > 0 and self.all_alive(s)


class Win(NightGoal):
    """The main objective is reached."""

    def reached(self, s: S) -> bool:
        return False  # the game would be over


class Clear(NightGoal):
    """No zombie is left at a place when the turn ends, and nobody was hurt for it."""

    leaves_out = NightGoal.leaves_out - {"attack", "raise"} | {
        "barricade",
        "clean",
        "attract",
        "add",
        "deliver",
        "end",
    }
    equips = True

    def follows(self, table: Table[Any], option: Option) -> bool:
        """Who is elsewhere does not attack; which of the zombies at a place falls is all one."""
        s: S = table.state
        ask = table.asks[0]
        if option[0] == "attack" and s.survivors[option[1]].place != self.facts["place"]:
            return False
        if option[0] == "zombie" and option != next(o for o in ask.options if o[0] == "zombie"):
            return False
        return super().follows(table, option)

    def judged(self, table: Table[Any]) -> float | None:
        s: S = table.state
        if s.outcome is not None:
            return float(bool(s.outcome.winners))
        if not self.all_alive(s) or any(s.survivors[id].hurt > n for id, n in self.hurt.items()):
            return 0.0
        if self.reached(s):
            return 1.0
        return None if s.phase == PLAYERS_PHASE else 0.0

    def reached(self, s: S) -> bool:
        return not s.places[self.facts["place"]].zombies


GOALS: dict[str, GoalMaker] = {
    "morale": Dawn,
    "calm": Dawn,
    "stores": Dawn,
    "tidy": Dawn,
    "alive": Alive,
    "save": Save,
    "hold": Hold,
    "win": Win,
    "clear": Clear,
}

IDEAS = ("barricade", "clean", "deliver", "add", "attack", "play", "end")
