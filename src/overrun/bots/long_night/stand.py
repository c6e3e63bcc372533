"""Where a colony stands in The Long Night: a view read once, topic by topic."""

from __future__ import annotations

from typing import Any

from overrun.bots.long_night.gates import front
from overrun.bots.long_night.gauge import Spot
from overrun.bots.long_night.ground import Ground
from overrun.bots.long_night.plans import EFFORTS, Plan, plan, threat, wish
from overrun.bots.long_night.tables import UNCOUNTED, gist, helped
from overrun.games.long_night.cards import COLONY, OUTSIDE
from overrun.games.long_night.state import PLAYERS_PHASE

BOARD = {"zombies": 0, "barricades": 1}
"""Where goals about entrances find what they count; all others count entrances that are shut."""
Counts = tuple[int, int, int]
"""Zombies, walls, and entrances that are shut."""


class Stand(Ground):
    """The table with all that stands on it. The methods that begin with ``_see`` read a part of
    the view each, in this order, and note what the others need."""

    hands: int
    dice_all: int
    """The dice that the colony's players roll in a round."""
    hurt_own: int
    hurt_all: int
    frost: int
    frail: int
    effort: int
    """The tenths of dice that the main objective will take."""
    missing: int
    """Steps that it lacks …"""
    wanted: int
    """… of so many in all."""
    store: int
    unsolved: int
    now: Counts
    """What stands at all entrances, …"""
    now_home: Counts
    then: Counts
    """… and what will after tonight."""
    then_home: Counts
    danger_home: int
    danger_outside: int
    noises: int
    bandits: int
    specials: int
    lack: int
    pressure: int
    striking: int

    # -- what a game built on this one sees in another way -------------------------------------

    def _meet(self) -> None:
        """Who is who: the own colony and its people."""
        view = self.view
        self.home = COLONY
        self.team = view.players
        self.own = view.survivors
        self.left = view.rounds
        self.coop = view.config.mode == "cooperative"
        self.boxes = view.config.boxes

    def _people(self, place: Any) -> list[str]:
        """The own colony's people at a place."""
        found: list[str] = place.survivors
        return found

    def _after(self) -> list[int]:
        """Those whose turn is still to come in this round."""
        view, players = self.view, self.players
        if view.phase != PLAYERS_PHASE or view.active is None:
            return []
        count, first = len(players), view.first
        at = (view.active - first) % count
        order = [(first + step) % count for step in range(at + 1, count)]
        return [seat for seat in order if not players[seat].out]

    def _heart(self) -> int:
        """What a point of morale is worth."""
        left, morale = self.left, self.view.morale
        if left == 1 and morale >= 4:
            return 30
        heart = 100 - 8 * (morale - left)
        return 55 if heart < 55 else 180 if heart > 180 else heart

    # -- topic by topic --------------------------------------------------------------------------

    def _see(self) -> None:
        self.nights = self.left - 1 if self.left > 1 else 0
        self.known = {}
        self._see_players()
        self._see_people()
        self._see_objective()
        self._see_crisis()
        self._see_places()
        self._see_entrances_wanted()
        self._see_rest_wanted()
        self._see_what_counts()

    def _see_players(self) -> None:
        players = self.players
        citizens = dice = hands = exiles = 0
        for player in self.team:
            hands += player.hand_size
            if player.exiled:
                exiles += 1
            elif not player.out:
                citizens += 1
                dice += 1 + len(player.group)
        self.citizens, self.exiles, self.hands, self.dice_all = citizens, exiles, hands, dice
        self.after = after = self._after()
        self.later = len(after)
        later_hands = 0
        for each in after:
            if not players[each].exiled:
                later_hands += players[each].hand_size
        self.later_hands = later_hands

    def _see_people(self) -> None:
        view, home, seat = self.view, self.home, self.seat
        self.people = {v.id: v for v in view.survivors}
        hurt = frost = frail = all_hurt = at_home = uncounted = 0
        for v in self.own:
            wounds = v.wounds + v.frostbite + v.despair
            all_hurt += wounds
            if v.life == 1:
                frail += 1
            if v.place == home:
                at_home += 1
                if v.id in UNCOUNTED:
                    uncounted += 1
            if v.owner == seat:
                hurt += wounds
                if v.frostbite:
                    frost += 1
        self.hurt_own, self.hurt_all, self.frost, self.frail = hurt, all_hurt, frost, frail
        self.at_home = at_home
        self.mouths = at_home - uncounted + view.helpless + view.unruly

    def _see_objective(self) -> None:
        """What the main objective lacks but for entrances, and what the own one lacks."""
        view, me = self.view, self.me
        self.plan = aim = plan(view.objective, view.side, len(self.team))
        self.wish = own = wish(me.secret, me.exile_card)
        unmet = 0
        if me.goals_met:
            for number in own.demands:
                if not me.goals_met[number]:
                    unmet += 1
        self.unmet = unmet
        self.unsolved = view.goals_met.count(False)
        self.store = store = view.food - view.food_due
        self.effort = self.missing = self.wanted = 0
        self._see_cards_wanted(aim)
        if aim.food:
            self._want(aim.food, aim.food - (store if store >= 0 else view.food), 7)
        if aim.helpless:
            self._want(aim.helpless, aim.helpless - view.helpless, 15)
        if aim.lamp:
            self.effort += 14 * max(0, aim.lamp * self.left - view.progress)
        for where, low in aim.home:
            there = self.at_home if where == self.home else len(self.people)
            self._want(low, low - there, 7)
        self.others = self.missing

    def _want(self, number: int, gap: int, effort: int) -> None:
        """A goal wants so many, and lacks some that take so much effort each."""
        self.wanted += number
        if gap > 0:
            self.missing += gap
            self.effort += effort * gap

    def _see_cards_wanted(self, aim: Plan) -> None:
        lacking: dict[str, int] = {}
        missing = wanted = 0
        if aim.cards:
            there: dict[str, int] = {}
            for item in self.view.pile:
                kind = gist(item).kind
                there[kind] = there.get(kind, 0) + 1
            for kind, low in aim.cards:
                gap = low - there.get(kind, 0)
                wanted += low
                if gap > 0:
                    lacking[kind] = gap
                    missing += gap
        self.lacking = lacking
        self.total = max(0, aim.total - self.view.progress) if aim.total else 0
        missing += self.total
        self.wanted = wanted + aim.total
        self.missing = missing
        self.effort = EFFORTS["progress"] * missing // (2 if aim.sample else 1)

    def _see_crisis(self) -> None:
        view = self.view
        self.threat = crisis = threat(view.crisis)
        self.gap = view.missing
        self.gists = [gist(item) for item in self.me.hand]
        held = 0
        for card in self.gists:
            if card.kind in crisis.accepts:
                held += 1
        self.held = held
        self.mean = self.failing = 0
        if view.crisis:
            self.mean = crisis.share * self.later_hands * 6 // 100
            self.failing = 100 - helped(self.gap - held, self.mean)

    def _see_places(self) -> None:
        home, crisis, worse = self.home, self.threat, self.failing >= 50
        nights = self.left if self.left < 3 else 3
        self.spots = spots = {}
        zombies = walls = shut = then_zombies = then_walls = then_shut = 0
        noises = bandits = specials = danger = 0
        self.now_home = self.then_home = (0, 0, 0)
        for place in self.view.places:
            name, more, doors = place.id, 0, []
            for door in place.doors:
                spaces = door.spaces
                if door.specials:
                    spaces -= len(door.specials)
                    specials += len(door.specials)
                if door.intruders:
                    spaces -= len(door.intruders)
                doors.append((spaces, door.zombies, door.barricades, door.traps))
            if worse:
                if len(doors) == 1:
                    more = crisis.outside + crisis.places.get(name, 0)
                elif name == home:
                    more = crisis.home
            here = front(tuple(doors), place.due, more, place.noise, nights)
            people = self._people(place)
            spots[name] = Spot(place, people, here)
            if name == home:
                self.now_home = (here.zombies, here.walls, here.shut)
                self.then_home = here.after
            elif people:
                danger += here.deaths
            zombies += here.zombies
            walls += here.walls
            shut += here.shut
            then_zombies += here.after[0]
            then_walls += here.after[1]
            then_shut += here.after[2]
            noises += place.noise
            bandits += place.bandits
        self.now, self.then = (zombies, walls, shut), (then_zombies, then_walls, then_shut)
        self.noises, self.bandits, self.specials = noises, bandits, specials
        self.danger_outside = danger
        self.danger_home = spots[home].front.deaths if home in spots else 0

    def _see_entrances_wanted(self) -> None:
        """Goals about entrances, as they will be after tonight."""
        home = self.home
        self.building, self.clearing, self.brim = {}, {}, []
        self.off = 0
        for what, where, low, high in self.plan.board:
            at = BOARD.get(what, 2)
            sums, now = self.then[at], self.now[at]
            if where in (home, COLONY):
                where = home
                sums, now = self.then_home[at], self.now_home[at]
            elif where == OUTSIDE:
                sums, now = sums - self.then_home[at], now - self.now_home[at]
            off = low - sums if sums < low else sums - high if sums > high else 0
            self.effort += EFFORTS[what] * (
                low - now if now < low else now - high if now > high else 0
            )
            if sums <= low if at else sums >= high:
                self.brim.append((what, where))
            if off:
                self.off += off
                if at:
                    self.building[where + "/" + what] = (what, off)
                else:
                    self.clearing[where] = off
            self.wanted += min(low, 20)
        self.missing += self.off

    def _see_rest_wanted(self) -> None:
        """Goals about decks, and about what modules bring."""
        view, aim = self.view, self.plan
        self.emptied = set()
        if aim.decks:
            full = sorted(
                (place.deck - 2 * len(place.survivors), place.deck, place.id)
                for place in view.places if place.deck
            )  # fmt: skip
            empty = sum(not place.deck for place in view.places if place.id != self.home)
            need = aim.decks - empty
            if need > 0:
                for _, cards, name in full[:need]:
                    self.emptied.add(name)
                    self.effort += 10 * cards
                self.others += need
                self.missing += need
            self.wanted += aim.decks
        self.gaps = {}
        if aim.gaps:
            table = view.modules
            pips = 0
            for die in table.code:
                pips += die
            numbers = {
                "bandits": self.bandits, "loot": len(table.loot), "specials": self.specials,
                "contained": table.contained, "built": len(table.built), "code": pips,
            }  # fmt: skip
            for what, low, high in aim.gaps:
                number = numbers[what]
                gap = low - number if number < low else number - high if number > high else 0
                if gap:
                    self.gaps[what] = gap
                    self.others += gap
                self._want(low, gap, EFFORTS[what])

    def _see_what_counts(self) -> None:
        """How much everything counts."""
        view, left, own = self.view, self.left, self.wish
        self.lack = self._lack()
        self.striking, self.heart, self.cause = self._zeal()
        speed = max(2, self.dice_all)
        self.pressure = 20 * self.effort // (speed * max(1, left))  # in hundredths of the time left
        step = 55 + 6 * self.pressure // 10
        step = 60 if step < 60 else 170 if step > 170 else step
        self.step = 52 * step * self.cause // 10000
        self.near = max(0, 100 - 10 * self.pressure * left // 18)
        late = 100 if left == 1 else 60 if left == 2 else 30 if left == 3 else 0
        self.close = max(late, self.near)
        self.unit = 0
        if own.demands:
            self.unit = (70 if left <= 3 else 35) if own.betrayal else 5 + self.close // 2
        self.deaths_cost = self.morale(-1)
        self.fear = self.deaths_cost - 30 * max(0, self.heart) // 100
        self.tolls = {name: self.toll(spot) for name, spot in self.spots.items()}
        self.hungry = self.pantry(view.food, view.food_due)
        self.stake = self.worst()

    def _lack(self) -> int:
        """The share of the objective that is lacking, in tenths."""
        aim = self.plan
        if aim.survive:
            return min(10, 10 * (self.left - 1) // max(1, aim.rounds - 1))
        if self.wanted:
            return min(10, 10 * self.missing // self.wanted)
        return 10 if self.unsolved else 0

    def _zeal(self) -> tuple[int, int, int]:
        """Whether a betrayer strikes, and what morale and the main objective are worth."""
        left, own, morale = self.left, self.wish, self.view.morale
        heart = self._heart()
        if not own.betrayal:
            return 0, heart, 0 if self.me.exiled and not own.main else 100
        pressed = left <= 3 or self.lack <= 3
        if (not self.unmet and (pressed or morale <= 4)) or (
            self.unmet == 1 and (left <= 1 or (pressed and morale <= 4))
        ):
            return 1, -100, -60
        zeal = 10 if self.lack <= 3 else 80 if left > 3 else 50
        return 0, (40 + 60 * zeal // 100) * heart // 100, zeal
