"""What the bot reads in its view: what things cost, who is in danger, what is lacking.

Everything is worth something in points of morale. A betrayer reads the same table with another
heart: at first it counts little what the colony loses, in the end it is glad of it.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from overrun.bots.long_night.aims import Aims
from overrun.bots.long_night.betrayal import care, shows, strikes, zeal
from overrun.bots.long_night.board import Board, Stand
from overrun.bots.long_night.crisis import Crisis
from overrun.bots.long_night.memory import remembered
from overrun.bots.long_night.odds import at_least
from overrun.bots.long_night.secret import Wishes
from overrun.bots.long_night.weights import FIRST, Weights
from overrun.games.long_night.cards import TRACK, Side
from overrun.games.long_night.colony import WASTE
from overrun.games.long_night.ending import changed_by_exile
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import amount, deadly, lasting, meal, mouths
from overrun.games.long_night.sight import sight
from overrun.games.long_night.state import PLAYERS_PHASE, LongNightState, Survivor
from overrun.games.long_night.view import PlaceView, PlayerView, View
from overrun.games.long_night.vocabulary import Condition

FOOD_IN_HAND = 0.34
"""Food tokens that a hidden card brings to a hungry colony, on average."""
LATER_WASTE = 1.2
"""Cards of waste that a player leaves in a turn."""

GREED = 2.0
"""How much more a greedy betrayer cares for its own demands."""

LOYAL, HIDING, STRIKING = "loyal", "hiding", "striking"


class Reading:
    """The table as one seat sees it at one moment, with what follows from it."""

    view: View
    seat: int
    weights: Weights
    me: PlayerView
    people: dict[str, Survivor]
    places: dict[str, PlaceView]
    citizens: list[int]
    s: LongNightState

    def __init__(self, view: View, seat: int, weights: Weights = FIRST) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        self.cards = library()
        self.me = view.players[seat]
        self.s = sight(view)
        """The same for the rules to look at: all that this seat knows."""
        self.people = self.s.survivors
        self.places = {place.id: place for place in view.places}
        self.mine = [self.people[name] for name in self.me.group]
        self.left = view.rounds
        """Rounds to play, this one included."""
        self.nights = max(0, view.rounds - 1)
        """Rounds to play after this one."""
        self.coop = view.config.cooperative
        self.citizens = [
            player.seat for player in view.players if not player.exiled and not player.out
        ]
        self.known: dict[tuple[object, ...], Any] = {}
        self.stands: dict[tuple[object, ...], Stand] = {}

    # -- who, when -------------------------------------------------------------------------

    @cached_property
    def later(self) -> list[int]:
        """Those whose turn is still to come in this round."""
        view = self.view
        if view.phase != PLAYERS_PHASE or view.active is None:
            return []
        count = len(view.players)
        order = [(view.first + step) % count for step in range(count)]
        after = order[order.index(view.active) + 1 :]
        return [seat for seat in after if not view.players[seat].out]

    @cached_property
    def later_hands(self) -> int:
        """The cards in the hands of the citizens who are still to come."""
        players = self.view.players
        return sum(players[seat].hand_size for seat in self.later if not players[seat].exiled)

    # -- what it is about ------------------------------------------------------------------

    @cached_property
    def side(self) -> Side:
        return self.cards.objectives[self.view.objective].side(self.view.side)

    @cached_property
    def own_goals(self) -> tuple[Condition, ...]:
        """The own secret objective, as exile has changed it."""
        if not self.me.secret:
            return ()
        own = self.cards.secrets[self.me.secret]
        return changed_by_exile(own, self.me.exile_card) if self.me.exile_card else own.goals

    @cached_property
    def betrayer(self) -> bool:
        return bool(self.me.secret) and self.cards.secrets[self.me.secret].betrayal

    @cached_property
    def aims(self) -> Aims:
        return Aims(self)

    @cached_property
    def wishes(self) -> Wishes:
        return Wishes(self)

    @cached_property
    def board(self) -> Board:
        return Board(self)

    @cached_property
    def crisis(self) -> Crisis:
        return Crisis(self)

    @cached_property
    def stance(self) -> str:
        """Whether the bot is loyal, or a betrayer who still hides, or one who strikes."""
        if not self.betrayer:
            return LOYAL
        return STRIKING if strikes(self) else HIDING

    @cached_property
    def zeal(self) -> float:
        """What a betrayer still does for the colony."""
        return zeal(self)

    @cached_property
    def watched(self) -> float:
        """What it costs to be seen to search."""
        return shows(self) if self.stance == HIDING else 0.0

    # -- morale ----------------------------------------------------------------------------

    @cached_property
    def heart(self) -> float:
        """What a point of morale is worth: much if there is little left for the time to come."""
        w = self.weights
        morale, left = self.view.morale, self.left
        slack = morale - w.nights_cost * left
        heart = min(w.heart_most, max(w.heart_least, 1.0 - w.heart_slope * slack))
        if left == 1 and morale >= 4 and not self.betrayer:
            heart = w.last_heart
        if self.stance == HIDING:
            return care(self) * heart
        if self.stance == STRIKING:
            return -1.0
        return heart

    @cached_property
    def cause(self) -> float:
        """How much the main objective is this player's own."""
        if self.stance == HIDING:
            return self.zeal * self.weights.pretence
        if self.stance == STRIKING:
            return -0.6
        if self.me.exiled and all(goal.word != "main-done" for goal in self.own_goals):
            return 0.0
        return 1.0

    def morale(self, by: int) -> float:
        """What it is worth if morale changes so."""
        view = self.view
        if by >= 0:
            return self.heart * min(by, TRACK - view.morale)
        if view.morale + by > 0:
            return self.heart * by
        lost = self.weights.game_lost
        if self.betrayer:
            return lost if self.wishes.fulfilled else -0.4 * lost
        return self.heart * by - lost

    # -- hunger and waste ------------------------------------------------------------------

    @cached_property
    def mouths(self) -> int:
        return mouths(self.s, self.s.only)

    @remembered
    def pantry(self, food: int, mouths: int) -> float:
        """What a supply is worth for so many: hunger tonight, and in the nights after."""
        w = self.weights
        view = self.view
        due = meal(self.s, mouths)
        lacking = due - food
        value = 0.0
        if lacking > 0:
            helped = at_least(lacking, FOOD_IN_HAND * self.later_hands)
            hunger = self.morale(-(view.starvation + 1))
            if self.nights:
                hunger -= w.starved_again * self.heart
            value += (1.0 - helped) * hunger
        ahead = min(self.nights, 2) * due
        store = max(0, -lacking)
        value -= w.food_ahead * self.heart * max(0, ahead - store)
        return value + self.aims.food_value(store) + self.wishes.store(store)

    def food(self, by: int) -> float:
        """What it is worth if food tokens come or go."""
        now = self.view.food
        return self.pantry(max(0, now + by), self.mouths) - self._pantry_now

    @cached_property
    def _pantry_now(self) -> float:
        return self.pantry(self.view.food, self.mouths)

    def feeding(self, more: int) -> float:
        """What it is worth if there are so many more mouths in the colony, or fewer."""
        return self.pantry(self.view.food, max(0, self.mouths + more)) - self._pantry_now

    @cached_property
    def _full(self) -> int:
        """The cards of waste that cost the first point of morale."""
        return WASTE + lasting(self.s, "waste-room")

    @remembered
    def dump(self, cards: int) -> float:
        """What a waste pile of so many cards is worth tonight and later."""
        value = 0.0
        most = self._full
        for full in (most, most + WASTE):
            if self.later:
                # what others will leave there, or clean away, nobody knows yet
                expected = cards + LATER_WASTE * len(self.later) - full
                value += min(1.0, max(0.0, 0.5 + expected / 4)) * self.morale(-1)
            elif cards >= full:
                value += self.morale(-1)
        ahead = self.weights.waste_card * min(self.nights, 2) * self.heart
        return value - ahead * max(0, cards - 4 - most + WASTE) / 2

    @remembered
    def waste(self, by: int) -> float:
        """What it is worth if cards come to the waste pile or are cleaned away."""
        there = len(self.view.waste)
        gain = self.dump(max(0, there + by)) - self.dump(there)
        return gain + self.wishes.waste(max(0, there + by))

    # -- people ----------------------------------------------------------------------------

    def death(self, v: Survivor) -> float:
        """What the death of a survivor is worth; below 0 for all but a betrayer who strikes."""
        return self._death(v.id)

    @remembered
    def _death(self, name: str) -> float:
        v, w = self.people[name], self.weights
        player = self.view.players[v.owner]
        value = 0.0 if player.exiled else self.morale(-1)
        worth = w.death_per_round * self.nights + w.death_item * len(v.items)
        if len(player.group) == 1:
            worth += w.hand_lost * player.hand_size
        if v.owner == self.seat:
            return value - worth + self.wishes.loss(v)
        return value - worth * max(0.0, self.heart)

    @remembered
    def _state_of(self, name: str, more: int, frost: int) -> float:
        """What a survivor's wounds are worth, with so many more: 0 if unhurt."""
        v, w = self.people[name], self.weights
        hurt = v.hurt + more
        lives = deadly(v) - hurt
        if lives <= 0:
            return self.death(v)
        if not hurt:
            return 0.0
        share = {1: w.one_life_left, 2: w.two_lives_left}.get(lives, 0.03)
        share *= min(1.0, 0.2 + 0.27 * self.nights)
        if v.frostbite + frost > 0 and self.nights >= lives:
            share = max(share, w.frost[min(lives, len(w.frost) - 1)])
        value = share * self.death(v)
        return value + self.wishes.wounds(v, hurt)

    def hurt(self, v: Survivor, wounds: int = 0, frost: int = 0, despair: int = 0) -> float:
        """What it is worth if a survivor is hurt, or with negative numbers healed."""
        if frost > 0 and amount(v, "frostbite-is-wound"):
            wounds, frost = wounds + frost, 0
        more = wounds + frost + despair
        return self._state_of(v.id, more, frost) - self._state_of(v.id, 0, 0)

    def exposure(self, v: Survivor, place: str) -> float:
        """What an exposure roll of a survivor at a place is worth."""
        return self._exposure(v.id, place)

    @remembered
    def _exposure(self, name: str, place: str) -> float:
        v = self.people[name]
        wound = self.hurt(v, wounds=1)
        frost = self.hurt(v, frost=1)
        if amount(v, "bite-is-wound"):
            bite = wound
        else:
            near = self._within_reach(place)
            spread = 1.0 - 1 / 2 ** (len(near) - (name in near))
            bite = self.death(v) + spread * (self.morale(-1) - 0.3 * max(0.0, self.heart))
        return self.weights.caution * (3 * wound + 2 * frost + bite) / 12

    @remembered
    def _within_reach(self, place: str) -> set[str]:
        """Those at a place to whom a bite may spread."""
        return {v.id for v in self.s.at(place) if not amount(v, "skipped-by-bite")}


def guises(r: Reading) -> list[Reading]:
    """How a betrayer could read the same table: as one of the loyal ones, as one who thinks of its
    own demands before all, and once these are met, as one who strikes or still hides."""
    if not r.betrayer:
        return []
    stances = [LOYAL, STRIKING, HIDING] if r.wishes.fulfilled else [LOYAL]
    found = []
    for stance in stances:
        guise = Reading(r.view, r.seat, r.weights)
        guise.stance = stance
        found.append(guise)
    if not r.wishes.fulfilled:
        greedy = Reading(r.view, r.seat, r.weights)
        greedy.wishes.unit *= GREED
        found.append(greedy)
    return found
