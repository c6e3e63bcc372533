"""What follows from simple actions, and what a colony phase takes from the colony.

A :class:`Before` remembers what lay on the table when something was answered; afterwards the
oracle says what is wrong with what came of it. It keeps silent where a card may have had a hand
in it: a crossroads card that was revealed, or a word of a crisis.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from overrun.core.reason import Option
from overrun.games.long_night.state import LongNightState
from tests.oracle.long_night import cards
from tests.oracle.long_night.table import Seat, specials_at

PAID_WITH = {"attack": 2, "search": 2, "barricade": 2, "attract": 2, "clean": 1, "code": 1}
"""Which part of an option is the die that it costs."""


class Before:
    """The table before an answer of a player in the own turn."""

    def __init__(self, s: LongNightState, seat: int, option: Option) -> None:
        me = s.players[seat]
        self.seat, self.option, self.round = seat, option, s.round
        self.dice, self.used, self.hand = Counter(me.dice), Counter(me.used), Counter(me.hand)
        self.exiled = me.exiled
        self.food, self.waste, self.unruly = s.food, len(s.waste), s.unruly
        self.morale, self.starvation, self.rounds = s.morale, s.starvation, s.rounds
        self.helpless, self.dead = s.helpless, list(s.graveyard)
        self.revealed, self.past = s.revealed, len(s.past_crossroads)
        self.crisis, self.added = s.crisis, [each.item for each in s.added]
        self.code, self.stages = Counter(s.raxxon.code), len(s.story.stages)
        self.owners = {name: s.players[who.owner].exiled for name, who in s.survivors.items()}
        acting = s.survivors.get(option[1]) if len(option) > 1 else None
        self.special = bool(acting and specials_at(s.places[acting.place]))
        self.need = food_needed(s)
        self.citizens = sum(not player.exiled and not player.out for player in s.players)
        self.built = list(s.improvements.built)
        view = Seat(s, seat)
        self.cleans_more = any(True for who in view.mine for _ in view.passives(who, "cleans"))

    # -- a turn ------------------------------------------------------------------------------

    def after_action(self, s: LongNightState) -> Iterator[str]:
        """What is wrong right after an action."""
        me, verb = s.players[self.seat], self.option[0]
        if me.out or s.active != self.seat or self.round != s.round:
            return
        if s.revealed != self.revealed or len(s.past_crossroads) != self.past:
            return  # a crossroads card was turned up
        if verb == "attack" and self.special:
            return  # an encounter may do anything
        if verb in PAID_WITH:
            yield from self._die_was_used(s, int(self.option[PAID_WITH[verb]]))
        if verb in ("raise", "boost"):
            yield from self._die_was_raised(s, int(self.option[-1]))
        if verb == "move" and self.option[1] in s.survivors:
            who = s.survivors[self.option[1]]
            if who.place != self.option[2] or not who.moved:
                yield f"{who.id} should have moved to {self.option[2]} (LN-ACT-MOVE-01)"
        if verb in ("add", "calm", "boost", "deliver") and len(self.option) < 4:
            yield from self._card_was_given(s)
        if verb == "hand":
            _, giver, item, taker = self.option
            carried = [each.id for each in s.survivors[taker].items]
            if item not in carried:
                yield f"{taker} should carry {item} now, from {giver} (LN-ACT-HAND-02)"
        if verb == "clean" and not self.cleans_more and len(s.waste) != max(0, self.waste - 3):
            yield f"{len(s.waste)} cards are left of {self.waste} on the pile (LN-ACT-CLEAN-02)"
        if verb == "calm" and s.unruly != self.unruly - 1:
            yield f"{s.unruly} are unruly, of {self.unruly} (LN-HELP-UNR-05)"
        if s.morale > self.morale and verb not in ("play", "ability", "use", "operate"):
            yield f"morale rose from {self.morale} to {s.morale} by {verb}"

    def _die_was_used(self, s: LongNightState, die: int) -> Iterator[str]:
        me, spent = s.players[self.seat], Counter([die])
        if Counter(me.dice) != self.dice - spent:
            yield f"unused dice are {me.dice} after a {die} was used (LN-ACT-01)"
        if self.option[0] == "code":
            if Counter(s.raxxon.code) != self.code + spent:
                code = s.raxxon.code
                yield f"the dice on Raxxon are {code}, a {die} was laid there (LN-RAX-CODE-02)"
        elif self.option[0] == "attack":
            if len(me.used) != self.used.total() + 1:  # it may be rolled again (LN-ACT-ATTACK-06)
                yield f"used dice are {me.used} after a {die} was used (LN-ACT-01)"
        elif Counter(me.used) != self.used + spent:
            yield f"used dice are {me.used} after a {die} was used (LN-ACT-01)"

    def _die_was_raised(self, s: LongNightState, die: int) -> Iterator[str]:
        me = s.players[self.seat]
        if Counter(me.dice) != self.dice - Counter([die]) + Counter([die + 1]):
            yield f"unused dice are {me.dice} after a {die} was raised (LN-ACT-FOOD-02)"
        paid = 1 if self.option[0] == "raise" else 0
        if s.food != self.food - paid:
            yield f"food is {s.food}, was {self.food}, {paid} was paid (LN-ACT-FOOD-01)"

    def _card_was_given(self, s: LongNightState) -> Iterator[str]:
        verb, item = self.option[0], self.option[1]
        carried = verb == "add" and len(self.option) == 3
        expected = self.hand if carried else self.hand - Counter([item])
        if Counter(s.players[self.seat].hand) != expected:
            yield f"the hand is {s.players[self.seat].hand} after {verb} {item}"
        if verb == "add" and sorted(each.item for each in s.added) != sorted([*self.added, item]):
            yield f"{item} should lie with the crisis (LN-ACT-CRISIS-01)"
        wasted = 1 if verb == "calm" and not self.exiled else 0
        if len(s.waste) != self.waste + wasted:
            yield f"{len(s.waste)} cards are on the waste pile, not {self.waste + wasted}"

    # -- the colony phase ----------------------------------------------------------------------

    def after_colony_phase(self, s: LongNightState) -> Iterator[str]:
        """What is wrong at the end of a colony phase in which nobody was asked anything."""
        lasting = {cards.shelf("improvements")[name].get("lasting") for name in self.built}
        if self.revealed != s.revealed or self.stages != len(s.story.stages):
            return
        if "raxxon" in s.config.modules and (self.owners.keys() != s.survivors.keys()):
            return  # somebody may have died before the food was paid (LN-COL-02)
        if lasting & {"waste-room", "crisis-help"} or any(
            cards.shelf("improvements")[name].get("each_round") for name in self.built
        ):
            return
        words = self._words_of_crisis(s) | words_in(objective_side(s).get("each_round", []))
        hungry = self.food < self.need
        if not words & {"starvation", "helpless", "kill-helpless"}:
            starving = self.starvation + hungry
            if s.starvation != starving:
                yield f"{s.starvation} starvation tokens, not {starving} (LN-COL-FOOD-06, -07)"
        if not words & {"food", "roll", "choose", "if", "each-player"}:
            left = self.food if hungry else self.food - self.need
            if s.food != left:
                yield f"food is {s.food}, was {self.food}, {self.need} needed (LN-COL-FOOD-01)"
        if words <= {"zombies", "wound", "frostbite", "despair", "kill", "litter", "breach"}:
            lost = (self.starvation + 1 if hungry else 0) + self.waste // 10
            deaths = [name for name in s.graveyard if name not in self.dead]
            lost += sum(not self.owners.get(name, False) for name in deaths)
            lost += self.helpless - s.helpless
            if "litter" not in words and s.morale != min(10, self.morale - lost + self._bonus(s)):
                yield (
                    f"morale is {s.morale}, was {self.morale}; lost {lost}, "
                    f"gained {self._bonus(s)} (LN-COL-FOOD-08, LN-COL-WASTE-01, LN-SKILL-06)"
                )
        if "rounds" not in words and s.rounds != self.rounds - 1:
            yield f"the round marker is on {s.rounds}, was on {self.rounds} (LN-COL-TRACK-01)"

    @property
    def points(self) -> int:
        """LN-COL-CRISIS-02, -03."""
        wanted = cards.shelf("crises")[self.crisis]["accepts"]
        return sum(1 if cards.item(name)["kind"] in wanted else -1 for name in self.added)

    def _bonus(self, s: LongNightState) -> int:
        """LN-COL-CRISIS-06."""
        return 1 if self.points >= self.citizens + 2 else 0

    def _words_of_crisis(self, s: LongNightState) -> set[str]:
        """The effects that the crisis had."""
        card = cards.shelf("crises")[self.crisis]
        if self.points < self.citizens:
            return words_in(card["fail"])  # LN-COL-CRISIS-04
        extra = card.get("extra")
        if extra and extra.get("instead"):
            return {"morale", *words_in(extra["effects"])}  # instead of the point (OP-48)
        if extra and self.points >= self.citizens + extra["excess"]:
            return words_in(extra["effects"])
        return set()


def words_in(card: Any) -> set[str]:
    """All words of effects, those inside others too."""
    if isinstance(card, list):
        return {word for part in card for word in words_in(part)}
    if isinstance(card, dict):
        inside = {word for part in card.values() for word in words_in(part)}
        return inside | ({card["do"]} if "do" in card else set())
    return set()


def objective_side(s: LongNightState) -> cards.Card:
    card = cards.shelf("objectives")[s.objective]
    side: cards.Card = card.get(s.config.side) or card["standard"]
    return side


def food_needed(s: LongNightState) -> int:
    """One for two in the colony, rounded up; helpless survivors count, unruly ones twice
    (LN-COL-FOOD-01 to -05)."""
    mouths = s.helpless + s.unruly
    for who in s.survivors.values():
        if who.place == "colony":
            seat = Seat(s, who.owner)
            if not any(True for _ in seat.passives(who, "uncounted")):
                mouths += 1 + sum(seat.passives(who, "hungry"))
    needed = (mouths + 1) // 2
    for name in s.improvements.built:
        card = cards.shelf("improvements")[name]
        if card.get("lasting") == "less-food":
            needed = max(0, needed - card.get("amount", 1))
    return needed
