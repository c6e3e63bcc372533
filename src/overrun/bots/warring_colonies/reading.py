"""What the bot reads in its view of a war: its colony as in The Long Night, and the enemy's."""

from __future__ import annotations

from functools import cached_property

from overrun.bots.long_night.board import Board
from overrun.bots.long_night.reading import Reading
from overrun.bots.long_night.weights import Weights
from overrun.bots.warring_colonies.aims import WarAims
from overrun.bots.warring_colonies.crisis import WarCrisis
from overrun.bots.warring_colonies.fronts import Fronts
from overrun.bots.warring_colonies.plain import Plain
from overrun.bots.warring_colonies.wolf import Prowl
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.state import DEADLY, PLAYERS_PHASE, Survivor
from overrun.games.warring_colonies.sight import sight
from overrun.games.warring_colonies.state import WarState
from overrun.games.warring_colonies.view import ColonyView, WarView

CAUTION = 1.3
"""A war leaves nobody to spare."""
CITIZEN = Weights(caution=CAUTION)
LONE = Weights(caution=CAUTION, secret=0.3, secret_late=0.6)
"""A Lone Wolf has nothing but the own objective."""

SPITE = 0.6
"""What a point of the enemy's morale is worth at least, of one of the own."""
BREAKING = 0.09
"""How much more for each point that the enemy has less."""
FIRM = 7
WON = 6.0
"""What it is worth that the enemy falls."""
LEADING = 0.35
"""How much more morale counts where the lead decides."""
SOON = 4
"""The rounds that one reckons with at most: the enemy does not wait until the last."""
NEAR_FALL = 0.2
"""How much more a point of the own morale is worth for each that is lacking to stand firm."""
LAST_STAND, AT_EASE = 1.8, 0.6
"""What a point of the own morale is worth on the night that decides the war: while a bad one could
take it all, and with more than that."""
BAD_NIGHT = 5
"""The morale that a bad night takes."""


class WarReading(Reading):
    """The table as one seat sees it, with what follows from it for both colonies."""

    def __init__(self, war: WarView, seat: int) -> None:
        self.war = war
        self.plain = Plain(war, seat)
        self.lone = seat == war.wolf
        super().__init__(self.plain.view, self.plain.seat, LONE if self.lone else CITIZEN)
        self.coop = True  # there is no betrayer among friends (WC-BOX-22)
        self.home = self.plain.home
        self.own: ColonyView = war.colonies[self.plain.number]
        self.foes = [each for each in war.colonies[:2] if each.place != self.home]
        self.left = 1 if self.decided else min(self.left, SOON)
        self.nights = max(0, self.left - 1)

    @cached_property
    def table(self) -> WarState:
        """The whole of it, for the rules to look at."""
        return sight(self.war)

    @cached_property
    def strangers(self) -> dict[str, Survivor]:
        return {v.id: v for v in self.table.survivors.values() if v.home != self.home}

    # -- who comes when ----------------------------------------------------------------------

    def order(self, colony: ColonyView) -> list[int]:
        """The players of a colony from its leader on (WC-TURN-03)."""
        start = colony.seats.index(colony.leader)
        order = colony.seats[start:] + colony.seats[:start]
        return [seat for seat in order if not self.war.players[seat].out]

    def to_come(self, colony: ColonyView) -> list[int]:
        """Those of a colony whose turn has not begun in this round."""
        war = self.war
        if war.phase != PLAYERS_PHASE:
            return []
        order = self.order(colony)
        at = next((place for place, seat in enumerate(order) if seat in war.pair), None)
        if at is not None:
            return order[at + 1 :]
        return order if war.wolf in war.pair and colony.place != self.war.colonies[-1].place else []

    @cached_property
    def later(self) -> list[int]:
        return [self.plain.local(seat) for seat in self.to_come(self.own)]

    # -- what counts -------------------------------------------------------------------------

    @cached_property
    def aims(self) -> WarAims:
        return WarAims(self)

    @cached_property
    def crisis(self) -> WarCrisis:
        return WarCrisis(self)

    @cached_property
    def board(self) -> Board:
        return WarBoard(self)

    @cached_property
    def fronts(self) -> Fronts:
        return Fronts(self)

    @cached_property
    def prowl(self) -> Prowl:
        return Prowl(self)

    @cached_property
    def decided(self) -> bool:
        """Whether the enemy has fallen: whose own colony stands after tonight has won
        (WC-END-04, WC-OP-05.e)."""
        return not self.lone and self.foes[0].fallen

    @cached_property
    def cause(self) -> float:
        return 0.0 if self.lone or self.decided else 1.0

    @cached_property
    def about_morale(self) -> bool:
        """Whether the objective is to have more morale than the enemy."""
        return any(goal.word == "lead" for goal in self.side.goals)

    @cached_property
    def heart(self) -> float:
        if self.decided:
            return LAST_STAND if self.own.morale <= BAD_NIGHT else AT_EASE
        heart = super().heart
        if not self.lone:
            heart = max(heart, 1.0 + NEAR_FALL * (BAD_NIGHT - self.own.morale))
        return heart + LEADING if self.about_morale and not self.lone else heart

    def blow(self, by: int, colony: ColonyView | None = None) -> float:
        """What it is worth that a colony loses so many points of morale: the enemy's, if none is
        named."""
        colony = colony or self.foes[0]
        if self.lone:
            return self.prowl.blow(by, colony)
        if colony.place == self.home:
            return self.morale(-by)
        if colony.fallen or self.own.fallen or not by:
            return 0.0  # who has fallen wins nothing by the fall of others
        each = SPITE + BREAKING * max(0, FIRM - colony.morale)
        if self.about_morale:
            each += LEADING
        won = WON if colony.morale <= by else 0.0
        if self.aims.lead and self.own.morale - colony.morale + by >= self.aims.lead:
            won = WON
        return each * min(by, colony.morale) + won

    # -- strangers ---------------------------------------------------------------------------

    def loss(self, v: Survivor) -> float:
        """What the death of a stranger is worth."""
        colony = next(each for each in self.war.colonies if each.place == v.home)
        if v.owner == self.war.wolf:
            return 0.05
        return self.blow(1, colony) + 0.1 * len(v.items) + 0.1 * self.nights

    def harm(self, v: Survivor, wounds: int) -> float:
        """What wounds of a stranger are worth."""
        if v.hurt + wounds >= DEADLY:
            return self.loss(v)
        return (0.12 * wounds + 0.1 * v.hurt) * self.loss(v)


class WarBoard(Board):
    """All places, with the strangers whom the dead smell too, and kills in town that count."""

    def __init__(self, r: WarReading) -> None:
        self.war = r
        self.guests = {
            place.id: len(place.survivors) - len(r.places[place.id].survivors)
            for place in r.war.places
            if place.id in r.places
        }
        inside = {v.id for v in r.plain.own if v.door is None}
        home = next(place for place in r.war.places if place.id == r.home)
        self.guests[COLONY] = sum(name not in inside for name in home.survivors)
        super().__init__(r)

    def without_crisis(self) -> Board:
        return Board(self.r, crisis=False)

    def due(self, place: str, smell: int) -> int:
        return super().due(place, smell + self.guests[place])

    def best_door(self, place: str, zombies: int, barricades: int, traps: int) -> tuple[float, int]:
        gain, which = super().best_door(place, zombies, barricades, traps)
        if zombies < 0 and which >= 0 and place != COLONY:
            gain += self.war.aims.kill_in_town
        return gain, which
