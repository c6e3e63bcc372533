"""Zombie Terror, written a second time from ``docs/rules/zombie-terror.md``.

It covers the whole game: both layouts, all three set-ups, all scenarios, both decks and all
options. From the table it takes only what chance has decided (the hands, and which search token
lies where) and the answers; everything else it works out by itself, and compares: the options of
every ask, the pawns, tokens and counters at every ask, and why the game ends.
"""

from __future__ import annotations

from typing import Any

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games.zombie_terror.state import ZombieTerrorState
from tests.oracle.watching import Options, Oracle, Wrong
from tests.oracle.zombie_terror.game import Dealt, Game, Question
from tests.oracle.zombie_terror.park import name_of

RULES = {
    "lay": "ZT-OBP-01 to -07, ZT-FRE-09 to -16, ZT-DS4-01",
    "place": "ZT-SET-12",
    "zombie": "ZT-SET-14 to -23",
    "face": "ZT-SET-22, ZT-ADD-09, ZT-TID-03",
    "move": "ZT-MOV-01 to -07, ZT-CHI-01, ZT-DS1-05, ZT-DS4-03, ZT-DS5-04, ZT-DS7-03",
    "push": "ZT-PSH-02 to -12, ZT-CHI-03, ZT-DS3-06, ZT-DS7-03",
    "shove": "ZT-MEC-01 to -05, ZT-DS5-04, ZT-DS7-03",
    "axe": "ZT-LUM-01 to -03",
    "heal": "ZT-NUR-01 to -06",
    "shoot": "ZT-POL-01 to -11",
    "search": "ZT-DS1-03",
    "hand": "ZT-DS1-07",
    "bark": "ZT-DS2-04",
    "alarm": "ZT-DS8-02",
    "rest": "ZT-HUM-05",
    "end": "ZT-HUM-10",
    "play canal": "ZT-DC-01",
    "play sawn-off": "ZT-DC-03",
    "play courage": "ZT-DC-05",
    "play adrenaline": "ZT-DC-07",
    "play first-aid": "ZT-DC-08",
    "play decoy": "ZT-DC-09",
    "play horde": "ZT-DC-10",
    "play frenzy": "ZT-DC-12",
    "play lurch": "ZT-DC-14, ZT-OP-43",
    "play cunning": "ZT-DC-21, ZT-DC-22",
    "play ambush": "ZT-DC-23, ZT-OP-43",
    "play manhole": "ZT-DC-20, ZT-OP-43",
    "play scent": "ZT-DC-16",
    "play fence": "ZT-DC-18",
    "turn": "ZT-DC-09",
    "enough": "ZT-DC-09",
    "activate": "ZT-ACT-01, ZT-MAN-01 to -21",
    "do": "ZT-ZAC-01 to -11, ZT-FAP-01 to -07, ZT-MAN-06 to -23",
    "halt": "ZT-OP-47",
    "done": "ZT-ACT-01, ZT-ADD-13",
    "add": "ZT-ALW-01 to -07, ZT-ADD-01 to -14",
    "ambush": "ZT-DC-23",
    "take": "ZT-REL-01 to -07, ZT-OP-38",
    "replace": "ZT-TID-10",
}


class ZombieTerrorOracle(Oracle):
    """Plays the same game beside the table, by its own rules."""

    def __init__(self, table: Table[Any]) -> None:
        super().__init__(table)
        self.game = Game(table.header.settings, self._dealt)
        self.story = self.game.play()
        self.question: Question | None = None
        self._go_on(None)

    @property
    def state(self) -> ZombieTerrorState:
        state: ZombieTerrorState = self.table.state
        return state

    def _dealt(self) -> Dealt:
        s = self.state
        names = s.ground.names
        tokens = {names[place]: token for place, token in s.search.items()}
        return Dealt(s.hands["humans"], s.hands["zombies"], tokens)

    def _go_on(self, answer: Any) -> None:
        """Let the story run to the next question; ``None`` if it is over."""
        try:
            self.question = self.story.send(answer)
        except StopIteration:
            self.question = None

    def answered(self, ask: Ask, option: Option) -> None:
        self._go_on(option)

    def look(self) -> None:
        open_ask = self.table.asks[0] if self.table.asks else None
        while self.question is not None and len(self.question.options) == 1:
            asked = (open_ask.kind, set(open_ask.options)) if open_ask else None
            if asked == (self.question.kind, self.question.options):
                break
            self._go_on(next(iter(self.question.options)))  # nothing to choose, so not asked
        self._look_at_end()
        if self.question is None or open_ask is None:
            return
        seat = self.state.seat_of(self.question.side)
        if (open_ask.kind, open_ask.seat) != (self.question.kind, seat):
            raise Wrong(
                f"asked is {open_ask.kind} (seat {open_ask.seat}), the oracle would ask "
                f"{self.question.kind} (seat {seat}): {sorted(self.question.options)}"
            )
        self._look_at_board(open_ask)

    def _look_at_end(self) -> None:
        outcome = self.table.outcome
        found = outcome.reason if outcome else ""
        if found != self.game.ending:
            raise Wrong(f"the game's end is {found!r}, by the oracle {self.game.ending!r} (ZT-END)")
        if outcome is not None:
            winner = "humans" if found == "escaped" else "zombies"
            if outcome.winners != [self.state.seat_of(winner)]:
                raise Wrong(f"winners are {outcome.winners}, by the oracle the {winner} (ZT-END)")

    def _look_at_board(self, ask: Ask) -> None:
        turning = str(ask.facts["field"]) if ask.kind == "facing" else ""
        found, expected = _lies(self.state, turning), _should_lie(self.game, turning)
        wrong = [
            f"{key} is {found[key]}\n  by the oracle {expected[key]}"
            for key in expected
            if expected[key] != found[key]
        ]
        if wrong:
            raise Wrong("\n".join(wrong))

    def options(self, ask: Ask) -> Options | None:
        asked = self.question
        return Options(asked.options) if asked else None

    def verb(self, option: Option) -> str:
        return " ".join(option[:2]) if option[0] == "play" else option[0]

    def rule(self, option: Option) -> str:
        return RULES[self.verb(option)]


def _lies(s: ZombieTerrorState, turning: str) -> dict[str, Any]:
    """What lies on the table. Which way a zombie looks that is being turned does not matter."""
    names = s.ground.names
    return {
        "humans": sorted((names[place], each.name, each.health) for place, each in s.crowd.items()),
        "escaped": sorted((human.name, human.health) for human in s.escaped),
        "zombies": sorted(
            (names[place], each.kind, each.activated, each.damaged)
            for place, each in s.horde.items()
        ),
        "facing": sorted(
            names[place] + "NESW"[each.facing]
            for place, each in s.horde.items()
            if names[place] != turning
        ),
        "pool": s.pool,
        "bullets": s.bullets,
        "briefcase": s.briefcase,
        "terror": s.terror,
        "round": s.round,
        "shots": s.shots,
        "activated": sorted(s.activated),
        "hands": {side: sorted(s.hands.get(side, [])) for side in ("humans", "zombies")},
        "allowed": sorted(names[place] for place in s.allowed),
        "search": sorted(names[place] for place in s.search),
        "carrier": s.keys.carrier if s.keys else None,
        "keys": names[s.keys.lying] if s.keys and s.keys.lying is not None else "",
        "locked": bool(s.keys and s.keys.locked),
        "things": {names[place]: number for place, number in s.things.items()},
        "carrying": sorted(s.carried),
        "brought": s.brought,
        "score": s.score,
    }


def _should_lie(game: Game, turning: str) -> dict[str, Any]:
    """The same by the oracle."""
    park = game.park
    return {
        "humans": sorted(
            (name_of(each.place), each.name, each.health)
            for each in park.humans.values()
            if each.on_board and each.place is not None
        ),
        "escaped": sorted(
            (each.name, each.health) for each in park.humans.values() if each.fate == "escaped"
        ),
        "zombies": sorted(
            (name_of(each.place), each.kind, each.acted, each.damaged) for each in park.zombies
        ),
        "facing": sorted(
            name_of(each.place) + each.facing
            for each in park.zombies
            if name_of(each.place) != turning
        ),
        "pool": game.pool,
        "bullets": game.bullets,
        "briefcase": game.briefcase,
        "terror": game.terror,
        "round": game.round,
        "shots": game.shots,
        "activated": sorted(game.activated),
        "hands": {side: sorted(hand) for side, hand in game.hands.items()},
        "allowed": sorted(name_of(place) for place in park.allowed),
        "search": sorted(name_of(place) for place in game.search),
        "carrier": game.carrier,
        "keys": name_of(game.keys_on) if game.keys_on else "",
        "locked": game.locked,
        "things": {name_of(place): number for place, number in game.things.items()},
        "carrying": sorted(game.carrying),
        "brought": game.brought,
        "score": game.score,
    }
