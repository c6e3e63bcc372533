"""The Long Night, a second time, from ``docs/rules/long-night.md`` and the cards' files.

It covers the base game with all variants and boxes, and the modules: all actions of a turn with
their survivors, dice and prices; whether cards and abilities can be used; what is asked while one
searches, attacks, lures, asks for cards, is bitten, exiled or loses a leader; votes; crossroads;
what follows from simple actions; and what a colony phase takes. It has no opinion on some cards
(:mod:`effects`), and none on what a story has not brought into force yet. It does not know the
asks of the stories, nor most choices that cards ask for in the middle of their effects.
"""

from __future__ import annotations

from typing import Any

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games.long_night.state import LongNightState
from tests.oracle.long_night.asks import ASKS, lure
from tests.oracle.long_night.consequences import Before
from tests.oracle.long_night.table import Seat
from tests.oracle.long_night.turn import turn
from tests.oracle.watching import Options, Oracle, Wrong

RULES = {
    "attack": "LN-ACT-ATTACK-01 to -14, OP-38, OP-82",
    "search": "LN-ACT-SEARCH-01, -02, OP-16",
    "barricade": "LN-ACT-BARR-01 to -03",
    "clean": "LN-ACT-CLEAN-01, -03",
    "attract": "LN-ACT-ATTRACT-01 to -06, OP-34, OP-82",
    "ability": "LN-ACT-ABIL-01 to -04, OP-82",
    "use": "LN-ACT-EQUIP-02, LN-ACT-ABIL-01 to -04, OP-82",
    "operate": "LN-IMP-06, OP-82",
    "play": "LN-ACT-PLAY-01, LN-SADD-05, OP-82",
    "add": "LN-ACT-CRISIS-01, LN-EXILE-06, LN-RAX-PILL-05",
    "move": "LN-ACT-MOVE-01 to -03, OP-25",
    "raise": "LN-ACT-FOOD-01 to -04, LN-EXILE-09, OP-35",
    "boost": "LN-EXILE-09, OP-35",
    "calm": "LN-HELP-UNR-05",
    "request": "LN-ACT-REQ-01, OP-85",
    "hand": "LN-ACT-HAND-01, -03, LN-RAX-PILL-05",
    "exile": "LN-ACT-EXVOTE-01, -02, LN-VAR-COOP-04, OP-24",
    "code": "LN-RAX-CODE-01",
    "raid": "LN-BAN-HIDE-01, OP-11",
    "storm": "LN-BAN-HIDE-01, OP-11",
    "zombie": "LN-ACT-ATTACK-02, -14, LN-RAX-SZ-06",
    "special": "LN-RAX-SZ-06, OP-57",
    "survivor": "LN-ACT-ATTACK-02, -12, LN-RAX-SZ-06",
    "bandit": "LN-BAN-ATT-01, LN-BAN-LEAD-02, OP-58",
    "noise": "LN-ACT-SEARCH-06 to -08, OP-16",
    "keep": "LN-ACT-SEARCH-10, LN-SETUP-18",
    "lure": "LN-ACT-ATTRACT-02, -06, OP-34",
    "door": "LN-ACT-BARR-04, LN-ACT-ATTRACT-03, -07",
    "give": "LN-ACT-REQ-02, OP-37",
    "kind": "OP-85",
    "option": "LN-XR-08",
    "leave": "LN-EXILE-03, -04",
    "settle": "LN-EXILE-08, OP-28, OP-30",
    "branch": "LN-PREP-07, OP-82",
}


class LongNightOracle(Oracle):
    """Looks at the table anew at every ask; only where zombies are lured from is remembered."""

    def __init__(self, table: Table[Any]) -> None:
        super().__init__(table)
        self.last: Option = ("",)
        """The last answer that was neither to ``lure`` nor to ``door``."""
        self.source = ""
        """Where the zombies come from that are being lured."""
        self.before: Before | None = None
        """What lay on the table before the last action."""

    @property
    def state(self) -> LongNightState:
        state: LongNightState = self.table.state
        return state

    def options(self, ask: Ask) -> Options | None:
        seat = Seat(self.state, ask.seat)
        if ask.kind == "action":
            return turn(seat)
        if ask.kind == "lure":
            attracted = 2 if self.last[0] == "attract" else 9
            if int(str(ask.facts["left"])) > attracted:
                raise Wrong(f"{ask.facts['left']} could be attracted (LN-ACT-ATTRACT-02)")
            if not self.source and ask.facts["left"] != attracted:
                return None  # it may not be the first: where there is no choice nobody is asked
            return lure(seat, ask, self.source)
        known = ASKS.get(ask.kind)
        return known(seat, ask) if known else None

    def answers(self, ask: Ask, option: Option) -> None:
        self.before = Before(self.state, ask.seat, option) if ask.kind == "action" else None

    def look(self) -> None:
        s, before = self.state, self.before
        self._look_at_end()
        if before is None or self.table.ended:
            return
        wrong = list(before.after_action(s)) if before.option[0] != "end" else []
        if before.option[0] == "end" and self.table.asks[0].kind == "keep-token":
            wrong = list(before.after_colony_phase(s))
        if wrong:
            raise Wrong("\n".join(wrong))

    def _look_at_end(self) -> None:
        """The game goes on exactly while there are morale and rounds left (LN-END-01, -02)."""
        s, outcome = self.state, self.table.outcome
        if outcome is None and (s.morale <= 0 or s.rounds <= 0) and s.round > 0:
            raise Wrong(f"morale is {s.morale}, rounds {s.rounds}, and the game goes on (LN-END)")
        if outcome is not None and outcome.reason == "morale" and s.morale > 0:
            raise Wrong(f"the game ended for morale, which is {s.morale} (LN-END-01)")
        if outcome is not None and outcome.reason == "rounds" and s.rounds > 0:
            raise Wrong(f"the game ended for rounds, of which {s.rounds} are left (LN-END-02)")

    def answered(self, ask: Ask, option: Option) -> None:
        if ask.kind == "lure":
            self.source = option[1] if option[0] == "lure" else ""
        elif ask.kind != "door":
            self.last, self.source = option, ""

    def rule(self, option: Option) -> str:
        return RULES.get(option[0], "LN")
