"""How bots look at The Long Night: what a table and each option come to, in whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from operator import mul
from typing import Any, ClassVar

from overrun.bots.long_night.tables import (
    EFFORTS,
    ITEMS,
    KEEPING,
    KINDS,
    ROUGHLY,
    UNCOUNTED,
    Gist,
    Ladder,
    Stock,
    Use,
    code,
    company,
    gate,
    gist,
    helped,
    influence,
    person,
    plan,
    roughly,
    share,
    stock,
    threat,
    told,
    ways,
    wish,
)
from overrun.bots.mind.look import Look
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import COLONY, OUTSIDE, RAXXON, TRACK
from overrun.games.long_night.state import PLAYERS_PHASE

LOST = 600
"""What it costs to lose the game."""
NEVER = -300
AGAIN = (0, 10, 17, 22, 26, 29, 31, 33, 34, 35)
"""What a job is worth with so many dice, in tenths of the first."""
BUILT = (0, 10, 15, 17, 18, 18, 18, 18, 18, 18)
"""The same for barricades."""


class Spot:
    """A place, and what changes there would be worth."""

    __slots__ = (
        "away", "build", "come", "deaths", "gates", "kill", "kills", "louder",
        "many", "more", "people", "place", "zombies",
    )  # fmt: skip

    def __init__(self, place: Any) -> None:
        self.place = place
        self.zombies = 0


class LongNightLook(Look):
    """The table as one seat sees it."""

    NUMBERS: ClassVar[dict[str, str]] = {
        "left": "rounds to play, this one included",
        "morale": "the colony's morale",
        "slack": "morale beyond a point for every round",
        "store": "food that is left after tonight's meal, below 0 if it does not last",
        "starved": "starvation tokens",
        "helpless": "helpless survivors",
        "unruly": "those of them who are unruly",
        "waste": "cards of waste",
        "waste-loss": "morale that the waste costs tonight",
        "missing": "points that the crisis lacks",
        "held": "cards in hand that help against the crisis",
        "failing": "the chance that the crisis comes, in hundredths",
        "stake": "what the crisis costs, in tenths of a point of morale",
        "later": "players whose turn is still to come in this round",
        "later-hands": "cards in their hands",
        "hand": "cards in hand",
        "hands": "cards in all hands",
        "dice": "unused dice",
        "high-dice": "those of them that show four or more",
        "group": "survivors of one's own",
        "people": "all survivors",
        "at-home": "survivors in the colony",
        "hurt": "wounds of one's own, of every kind",
        "frost": "one's own who are frostbitten",
        "frail": "all survivors whom one more wound kills",
        "all-hurt": "wounds of all",
        "zombies-home": "zombies at the colony",
        "zombies-outside": "zombies elsewhere",
        "walls-home": "barricades and traps at the colony",
        "walls-outside": "barricades and traps elsewhere",
        "danger-home": "deaths to expect at the colony, in tenths",
        "danger-outside": "deaths to expect elsewhere, in tenths",
        "noise": "noise tokens",
        "dead": "survivors who have died",
        "effort": "dice that the main objective will take",
        "pressure": "tenths of the time left that this takes",
        "goals": "goals of the main objective that are not met",
        "lack": "the share of the objective that is lacking, in tenths",
        "wishes": "demands of one's own objective that are not met",
        "traitor": "1 for a betrayer",
        "striking": "1 for a betrayer who strikes",
        "exiled": "1 in exile",
        "exiles": "players in exile",
        "alone": "1 if everybody wins alone",
        "players": "players",
        "hard": "1 on the hard side",
        "dawn": "1 if the game ends with this round",
        "bandits": "bandits",
        "specials": "special zombies",
        "built": "improvements that stand",
        "best": "what the best card for the objective is worth, in tenths",
        "food-worth": "what two rations are worth, in tenths",
    }
    TRAITS: ClassVar[dict[str, str]] = {
        "worth": "what an option is worth by a rough count, as a step of a ladder",
        "best": "that it is the best of all by that count, or of its verb",
        "part": "what a part of that is worth: danger, work, exposure",
        "die": "whether a lower die would do",
        "item": "which item it is about",
        "kind": "the kind of a card",
        "who": "which survivor it is about",
        "place": "a place that it is about",
        "state": "the state of a survivor, or of the place",
        "case": "what the question is about, with what may be said of the option",
        "does": "an effect that it has, and how much",
        "ref": "the path of the card's effects",
        "door": "what stands at an entrance",
        "face": "a die",
        "need": "what is lacking that it would bring",
    }

    ASKS: ClassVar[dict[str, Callable[[Any, Ask], list[list[str]]]]]
    """What is told of the options of each kind of ask."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.players = view.players
        self.me = view.players[seat]
        self._meet()
        self._look()

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

    # -- the position ------------------------------------------------------------------------

    def _look(self) -> None:
        view, me, seat = self.view, self.me, self.seat
        players = self.players
        config, coop = view.config, self.coop
        left, morale = self.left, view.morale
        nights = self.nights = left - 1 if left > 1 else 0
        self.people = people = {v.id: v for v in view.survivors}
        home = self.home
        citizens = dice_all = hands = exiles = 0
        for player in self.team:
            hands += player.hand_size
            if player.exiled:
                exiles += 1
            elif not player.out:
                citizens += 1
                dice_all += 1 + len(player.group)
        self.citizens = citizens
        self.after = after = self._after()
        later, later_hands = len(after), 0
        for each in after:
            if not players[each].exiled:
                later_hands += players[each].hand_size
        self.later = later
        self.later_hands = later_hands

        # people
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
        self.position_home = at_home
        self.mouths = at_home - uncounted + view.helpless + view.unruly

        # what it is about
        self.plan = aim = plan(view.objective, view.side, len(self.team))
        self.wish = own = wish(me.secret, me.exile_card)
        met = me.goals_met
        unmet = 0
        if met:
            for number in own.demands:
                if not met[number]:
                    unmet += 1
        self.unmet = unmet
        lacking: dict[str, int] = {}
        effort = missing = wanted = 0
        progress = view.progress
        if aim.cards:
            there: dict[str, int] = {}
            for item in view.pile:
                kind = gist(item).kind
                there[kind] = there.get(kind, 0) + 1
            for kind, low in aim.cards:
                gap = low - there.get(kind, 0)
                wanted += low
                if gap > 0:
                    lacking[kind] = gap
                    missing += gap
        self.total = 0
        if aim.total:
            wanted += aim.total
            if aim.total > progress:
                self.total = aim.total - progress
                missing += self.total
        self.lacking = lacking
        effort += EFFORTS["progress"] * missing // (2 if aim.sample else 1)
        store = view.food - view.food_due
        if aim.food:
            gap = aim.food - (store if store >= 0 else view.food)
            if gap > 0:
                effort += 7 * gap
                missing += gap
            wanted += aim.food
        if aim.helpless:
            gap = aim.helpless - view.helpless
            if gap > 0:
                effort += 15 * gap
                missing += gap
            wanted += aim.helpless
        if aim.lamp:
            effort += 14 * max(0, aim.lamp * left - progress)
        for where, low in aim.home:
            gap = low - (at_home if where == home else len(people))
            if gap > 0:
                effort += 7 * gap
                missing += gap
            wanted += low
        unsolved = 0
        for fine in view.goals_met:
            if not fine:
                unsolved += 1
        self.others = missing

        # the places
        crisis = self.threat = threat(view.crisis)
        self.gap = gap = view.missing
        hand = me.hand
        accepts = crisis.accepts
        self.gists = gists = [gist(item) for item in hand]
        held = 0
        for card in gists:
            if card.kind in accepts:
                held += 1
        self.held = held
        self.mean = crisis.share * later_hands * 6 // 100 if view.crisis else 0
        failing = 100 - helped(gap - held, self.mean) if view.crisis else 0
        self.failing = failing
        worse = failing >= 50
        nights_seen = left if left < 3 else 3
        spots: dict[str, Spot] = {}
        zombies_out = walls_home = walls_out = noise_all = danger_out = bandits = specials = 0
        zombies_home = blocked = blocked_home = 0
        after_zombies = after_walls = after_blocked = 0
        home_after = (0, 0, 0)
        for place in view.places:
            name = place.id
            spot = spots[name] = Spot(place)
            spot.people = self._people(place)
            due, noise = place.due, place.noise
            doors = place.doors
            more = 0
            deaths = zombies = walls = shut = z_after = w_after = b_after = 0
            gates = []
            if len(doors) == 1:
                if worse:
                    more = crisis.outside + (crisis.places.get(name, 0) if crisis.places else 0)
                door = doors[0]
                taken = door.specials
                spaces = door.spaces
                if taken:
                    spaces -= len(taken)
                    specials += len(taken)
                zombies, walls = door.zombies, door.barricades + door.traps
                shut = walls > 0
                there_ = gate(
                    spaces, zombies, door.barricades, door.traps, due + more, noise, due,
                    nights_seen,
                )  # fmt: skip
                gates.append(there_)
                deaths = there_.dead
                z_after, w_after, b_after = there_.zombies, there_.defences, there_.blocked
                spot.build = spaces - zombies - walls and there_.build
                spot.kill = there_.kill if zombies else 0
                spot.kills = there_.kills if zombies else 0
                spot.many = there_.many if zombies else 0
                spot.more = there_.more
                spot.come = there_.come
                spot.away = there_.away
                spot.louder = there_.louder
            elif doors:
                number = len(doors)
                if worse and name == home and crisis.home:
                    more = crisis.home
                build = kill = kills = many = 0
                least = 999
                for at, door in enumerate(doors):
                    taken = door.specials
                    spaces = door.spaces - len(door.intruders)
                    if taken:
                        spaces -= len(taken)
                        specials += len(taken)
                    here, built = door.zombies, door.barricades
                    there_ = gate(
                        spaces, here, built, door.traps, (due + more + number - 1 - at) // number,
                        0, (due + number - 1 - at) // number, nights_seen,
                    )  # fmt: skip
                    gates.append(there_)
                    deaths += there_.dead
                    zombies += here
                    walls += built + door.traps
                    shut += built + door.traps > 0
                    z_after += there_.zombies
                    w_after += there_.defences
                    b_after += there_.blocked
                    if there_.build > build:
                        build = there_.build
                    if here:
                        each = there_.kill
                        if each:
                            many += each
                            if each > kill:
                                kill, kills = each, kill + each
                            elif each + kill > kills:
                                kills = each + kill
                    if there_.more < least:
                        least = there_.more
                spot.build, spot.kill, spot.kills, spot.more = build, kill, kills, least
                spot.many = many
                spot.come = gates[(due + more) % number].come
                spot.away = gates[(due + more - 1) % number].away if due else 0
                spot.louder = 0
            else:
                spot.build = spot.kill = spot.kills = spot.more = spot.come = spot.away = 0
                spot.louder = spot.many = 0
            spot.gates = gates
            spot.deaths = deaths
            spot.zombies = zombies
            if name == home:
                zombies_home, walls_home, blocked_home = zombies, walls, shut
                home_after = (z_after, w_after, b_after)
            else:
                zombies_out += zombies
                walls_out += walls
                if spot.people:
                    danger_out += deaths
            blocked += shut
            after_zombies += z_after
            after_walls += w_after
            after_blocked += b_after
            noise_all += noise
            bandits += place.bandits
        self.spots = spots
        danger_home = spots[home].deaths if home in spots else 0

        # goals about entrances, as they will be after tonight
        self.building: dict[str, tuple[str, int]] = {}
        self.clearing: dict[str, int] = {}
        self.brim: list[str] = []
        off_all = 0
        for what, where, low, high in aim.board:
            at = 0 if what == "zombies" else 1 if what == "barricades" else 2
            sums = (after_zombies, after_walls, after_blocked)[at]
            if where == home or where == COLONY:
                sums = home_after[at]
                where = home
            elif where == OUTSIDE:
                sums -= home_after[at]
            off = low - sums if sums < low else sums - high if sums > high else 0
            now = (zombies_home + zombies_out, walls_home + walls_out, blocked)[at]
            if where == home:
                now = (zombies_home, walls_home, blocked_home)[at]
            elif where == OUTSIDE:
                now -= (zombies_home, walls_home, blocked_home)[at]
            effort += EFFORTS[what] * (low - now if now < low else now - high if now > high else 0)
            if not at and sums >= high:
                self.brim.append(where)
            if off:
                off_all += off
                if at:
                    self.building[where + "/" + what] = (what, off)
                else:
                    self.clearing[where] = off
            wanted += min(low, 20)
        self.off = off_all
        missing += off_all
        self.emptied: set[str] = set()
        if aim.decks:
            full = sorted(
                (place.deck - 2 * len(place.survivors), place.deck, place.id)
                for place in view.places if place.deck
            )  # fmt: skip
            empty = sum(not place.deck for place in view.places if place.id != home)
            need = aim.decks - empty
            if need > 0:
                for _, cards, name in full[:need]:
                    self.emptied.add(name)
                    effort += 10 * cards
                self.others += need
                missing += need
            wanted += aim.decks
        self.gaps: dict[str, int] = {}
        if aim.gaps:
            table = view.modules
            numbers = {
                "bandits": bandits, "loot": len(table.loot), "specials": specials,
                "contained": table.contained, "built": len(table.built), "code": sum(table.code),
            }  # fmt: skip
            for what, low, high in aim.gaps:
                number = numbers[what]
                gap = low - number if number < low else number - high if number > high else 0
                if gap:
                    self.gaps[what] = gap
                    self.others += gap
                    missing += gap
                    effort += EFFORTS[what] * gap
                wanted += low

        # how much things count
        lack = min(10, 10 * missing // wanted) if wanted else 10 if unsolved else 0
        if aim.survive:
            lack = min(10, 10 * (left - 1) // max(1, aim.rounds - 1))
        heart = self._heart()
        cause = 100
        striking = 0
        if own.betrayal:
            pressed = left <= 3 or lack <= 3
            zeal = 10 if lack <= 3 else 80 if left > 3 else 50
            if (not unmet and (pressed or morale <= 4)) or (
                unmet == 1 and (left <= 1 or (pressed and morale <= 4))
            ):
                striking, heart, cause = 1, -100, -60
            else:
                heart = (40 + 60 * zeal // 100) * heart // 100
                cause = zeal
        elif me.exiled and not own.main:
            cause = 0
        self.heart, self.cause, self.striking = heart, cause, striking
        speed = max(2, dice_all)
        pressure = 20 * effort // (speed * max(1, left))  # in hundredths of the time that is left
        step = 55 + 6 * pressure // 10
        step = 60 if step < 60 else 170 if step > 170 else step
        self.step = 52 * step * cause // 10000
        self.near = max(0, 100 - 10 * pressure * left // 18)
        late = 100 if left == 1 else 60 if left == 2 else 30 if left == 3 else 0
        close = max(late, self.near)
        self.close = close
        self.unit = 0
        if own.demands:
            self.unit = (70 if left <= 3 else 35) if own.betrayal else 5 + close // 2
        self.deaths_cost = self._morale(-1)
        self.fear = self.deaths_cost - 30 * max(0, heart) // 100
        self.known: dict[Any, Any] = {}
        self.tolls = {name: self._toll(spot) for name, spot in spots.items()}
        self._hungry = self._pantry(view.food, view.food_due)
        self.stake = self._stake()
        dice = me.dice
        high = 0
        for die in dice:
            if die > 3:
                high += 1
        self.position = [
            left, morale, morale - left, max(-8, min(12, store)), view.starvation, view.helpless,
            view.unruly, len(view.waste), view.waste_loss, gap, held, failing, self.stake // 10,
            later, later_hands, me.hand_size, hands, len(dice), high, len(me.group), len(people),
            at_home, hurt, frost, frail, all_hurt, zombies_home, zombies_out, walls_home, walls_out,
            min(60, danger_home // 10), min(60, danger_out // 10), noise_all, len(view.graveyard),
            min(300, effort // 10), min(60, pressure // 10), unsolved, lack, unmet, int(own.betrayal),
            striking, int(me.exiled), exiles, int(not coop), len(players), int(view.side == "hard"),
            int(left == 1), bandits, specials, len(view.modules.built),
            max(self._deliver(kind) for kind in KINDS) // 10, self._food(2) // 10,
        ]  # fmt: skip

    @cached_property
    def finds(self) -> dict[str, int]:
        """What a search of each place is worth: whoever does not like a card makes noise."""
        cards = self.stock
        worths = self.worths
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        emptied, shares = self.emptied, cards.shares
        found = {}
        for name, spot in self.spots.items():
            place = spot.place
            if not place.deck or name not in shares:
                found[name] = 0
                continue
            mix = shares[name]
            free = place.noise_spaces - place.noise
            least = 0
            if free > 0:
                cost = self._noise(name)
                part = whole = 0
                for each in order:
                    worth = worths[each]
                    if worth <= least:
                        break
                    if mix[each]:
                        part += mix[each]
                        whole += mix[each] * worth
                        least = (whole - 1000 * cost) // part
            if least <= 0:
                value = sum(map(mul, mix, worths)) // 1000
            elif free > 1:
                value = least + cost
            else:  # with one noise more it is over
                value, low = 0, 6 * least // 10
                for part, worth in zip(mix, worths, strict=True):
                    value += part * (worth if worth > low else low)
                value //= 1000
            found[name] = value + (self.step if name in emptied else 0)
        return found

    @property
    def stock(self) -> Stock:
        """What is in the decks."""
        config = self.view.config
        return stock(self.boxes, config.modules, self.coop)

    @cached_property
    def worths(self) -> list[int]:
        """What it would be worth to find a card of each sort."""
        kinds = [self._kind(kind) for kind in KINDS]
        waste = 0 if self.me.exiled else self._waste(1)
        rounds = 1 + 2 * self.nights if self.nights < 3 else 6
        worths = []
        for kind, form, number, card in self.stock.sorts:
            worth = kinds[kind]
            if form == "rough":
                played = number + waste
            elif form == "worn" or form == "tool":
                played = number * rounds // 2
            elif form == "food":
                played = self._food(number) + waste
            elif form == "heal":
                played = self._healing(number) + waste
            elif form == "event":
                played = number
            else:
                played = self._playing(card, rough=True)
            worths.append(played if played > worth else worth)
        return worths

    def _noise(self, name: str) -> int:
        """What a noise token at a place costs."""
        spot = self.spots[name]
        cost = 2
        if spot.louder:
            cost -= self.tolls[name] * spot.louder // 100
        if self.brim and not spot.place.noise & 1:
            cost += self._crowd(name)
        return cost

    def _crowd(self, name: str) -> int:
        """What one more zombie at a place costs the objective."""
        cost = 0
        for where in self.brim:
            if where == name or where == "everywhere" or (where == OUTSIDE and name != self.home):
                cost += 13 * self.step // 10
        return cost

    # -- what things are worth, in hundredths of a point of morale -----------------------------

    def _morale(self, by: int) -> int:
        view, heart = self.view, self.heart
        if by >= 0:
            return heart * min(by, TRACK - view.morale)
        if view.morale + by > 0:
            return heart * by
        if self.wish.betrayal:
            return -LOST * 4 // 10 if self.unmet else LOST
        return heart * by - LOST

    def _pantry(self, food: int, due: int) -> int:
        """What a supply is worth: hunger tonight, and in the nights after."""
        lack = due - food
        value = 0
        if lack > 0:
            hunger = self._morale(-(self.view.starvation + 1))
            if self.nights:
                hunger -= self.heart // 2
            value = (100 - helped(lack, 34 * self.later_hands // 10)) * hunger // 100
            lack = 0
        store = -lack
        ahead = (self.nights if self.nights < 2 else 2) * due - store
        if ahead > 0:
            value -= 13 * self.heart * ahead // 100
        goal = self.plan.food
        if goal and store < goal:
            value -= 7 * self.step * (goal - store) // 10
        return value

    def _food(self, by: int) -> int:
        view = self.view
        food = view.food + by
        return self._pantry(food if food > 0 else 0, view.food_due) - self._hungry

    def _feeding(self, more: int) -> int:
        """What it is worth if there are so many more to feed."""
        due = self.view.food_due + (self.mouths + more + 1) // 2 - (self.mouths + 1) // 2
        return self._pantry(self.view.food, due if due > 0 else 0) - self._hungry

    def _waste(self, by: int) -> int:
        """What it is worth if cards come to the waste pile, or go."""
        known: int | None = self.known.get(by)
        if known is not None:
            return known
        there = len(self.view.waste)
        value = self._dump(max(0, there + by)) - self._dump(there)
        if self.wish.waste:
            value += 30 * self.unit * self.wish.waste * (1 if by > 0 else -1) // 100
        self.known[by] = value
        return value

    def _dump(self, cards: int) -> int:
        view = self.view
        full = view.waste_left + len(view.waste) - 10 * view.waste_loss
        value = 0
        for limit in (full, full + 10):
            if self.later:
                expected = 50 + 25 * (10 * (cards - limit) + 12 * self.later) // 10
                value += max(0, min(100, expected)) * self.deaths_cost // 100
            elif cards >= limit:
                value += self.deaths_cost
        over = cards - 4 - full + 10
        if over > 0:
            value -= 5 * min(self.nights, 2) * self.heart * over // 200
        return value

    def _death(self, v: Any) -> int:
        """What the death of a survivor is worth."""
        known: int | None = self.known.get(v.id)
        if known is not None:
            return known
        player = self.players[v.owner]
        value = 0 if player.exiled else self.deaths_cost
        worth = 14 * self.nights + 12 * len(v.items)
        if len(player.group) == 1:
            worth += 20 * player.hand_size
        if v.owner == self.seat:
            value -= worth + (self.unit if self.wish.group >= len(player.group) else 0)
        else:
            value -= worth * max(0, self.heart) // 100
        self.known[v.id] = value
        return value

    def _hurt(self, v: Any, wounds: int, frost: int = 0) -> int:
        """What it is worth if a survivor is hurt, or healed with negative numbers."""
        life, cold, nights = v.life, v.frostbite, self.nights
        after = life - wounds - frost
        if after >= 3 and not v.wounds + v.frostbite + v.despair + wounds + frost:
            part = 0
        else:
            part = share(after, cold + frost > 0, nights)
        before = share(life, cold > 0, nights) if v.wounds + cold + v.despair else 0
        value = (part - before) * self._death(v) // 100
        if self.wish.unwounded and v.owner == self.seat:
            value -= 35 * self.unit * (wounds + frost) // 100
        return value

    def _exposure(self, v: Any, place: str) -> int:
        """What an exposure roll of a survivor at a place is worth."""
        near = len(self.spots[place].people) - (v.place == place)
        if near <= 0:
            return self._risk(v) // 12
        return (self._risk(v) + (100 - (100 >> near)) * self.fear // 100) // 12

    def _risk(self, v: Any) -> int:
        """Twelve times what an exposure roll of a survivor is worth who is alone."""
        known: int | None = self.known.get(("risk", v.id))
        if known is None:
            known = 3 * self._hurt(v, 1) + 2 * self._hurt(v, 0, 1) + self._death(v)
            self.known["risk", v.id] = known
        return known

    def _deliver(self, kind: str, more: int = 0) -> int:
        """What it is worth to lay a card of a kind on the objective, after so many others."""
        aim = self.plan
        if kind not in aim.accepts:
            return 0
        gain = 0
        if aim.lamp:
            rank = self.view.progress // aim.lamp + more
            if rank < self.left:
                gain = 90 * self.cause * (160 if not rank else max(50, 100 - 12 * rank)) // 10000
        lacking = self.lacking
        if lacking.get(kind, 0) > more or self.total > sum(lacking.values()) + more:
            gain = max(gain, 14 * self.step // 10)
        if gain and not more and self.others == 1 and not self.off:
            gain += self._success()
        return gain

    def _success(self) -> int:
        """What it is worth to end the game with the objective reached."""
        if self.coop or self.wish.betrayal or not self.unmet:
            return 5 * self.cause
        if self.left >= 3 and self.view.morale >= 5:
            return -14 * self.step // 10 - 20
        return 5 * self.cause

    def _holding(self, kind: str, held: int) -> int:
        """What it is worth for the own objective to have one more card of a kind."""
        own = self.wish
        if not own.demands:
            return 0
        unit = self.unit if own.betrayal else self.unit * (25 + 75 * self.close // 100) // 100
        value = 0
        size = self.me.hand_size
        if own.hold.get(kind, 0) > held:
            value = unit
        elif own.hold.get("", 0) > size:
            value = 7 * unit // 10
        if own.only and kind != own.only:
            value -= self.unit // 2
        if size >= own.most:
            value -= 3 * self.unit // 10
        return value

    def _count(self, kind: str) -> int:
        number = 0
        for card in self.gists:
            if card.kind == kind:
                number += 1
        return number

    def _keep(self, kind: str) -> int:
        """What it is worth to keep a card that one has."""
        value = KEEPING.get(kind, 0) * (self.nights if self.nights < 2 else 2) // 2
        return value + (self._holding(kind, self._count(kind) - 1) if self.wish.demands else 0)

    def _stake(self) -> int:
        """What it is worth to prevent the crisis."""
        if not self.view.crisis:
            return 0
        value = 0
        crisis = self.threat
        for word, count, aim in crisis.words:
            value -= self._word(word, count, "", aim)
        if crisis.home:
            value -= self._flood(crisis.home)
        if crisis.outside or crisis.places:
            tolls = self.tolls
            for name, spot in self.spots.items():
                if name != self.home and spot.people:
                    count = crisis.outside + crisis.places.get(name, 0)
                    if count:
                        value -= tolls[name] * spot.come * count // 100
        most = 35 * max(100, abs(self.heart)) // 10
        return max(-most, min(most, value))

    def _flood(self, count: int) -> int:
        """What it is worth if so many zombies more come to the colony tonight."""
        spot = self.spots.get(self.home)
        if spot is None or not spot.place.doors:
            return 0
        doors, due = spot.place.doors, spot.place.due
        number, nights = len(doors), min(3, self.left)
        dead = 0
        for at, door in enumerate(doors):
            later = (due + number - 1 - at) // number
            spaces = door.spaces - len(door.specials) - len(door.intruders)
            there = spaces, door.zombies, door.barricades, door.traps
            tonight = (due + count + number - 1 - at) // number
            dead += gate(*there, tonight, 0, later, nights).dead
            dead -= gate(*there, later, 0, later, nights).dead
        return dead * self.tolls[self.home] // 100

    def _adding(self, matches: bool, besides: int = 0) -> int:
        """What it is worth to add a card to the crisis."""
        if not self.view.crisis or self.me.exiled:
            return 0
        gap, mean = self.gap, self.mean
        now = helped(gap, mean)
        if not matches:
            return self.stake * (helped(gap + 1, mean) - now) // 100
        best = 0
        for number in range(1, self.held + besides + 1):
            gain = self.stake * (helped(gap - number, mean) - now) // (100 * number)
            if gain > best:
                best = gain
        if gap <= 0:
            over = self.threat.excess + self.view.needed - self._points()
            if 0 < over <= self.held:
                best += self._morale(1) * (100 - helped(over, mean)) // (100 * over)
        return best

    def _points(self) -> int:
        accepts = self.threat.accepts
        points = 0
        for added in self.view.added:
            points += 1 if not added.item or gist(added.item).kind in accepts else -1
        return points

    def _kind(self, kind: str) -> int:
        """What it would be worth to find a card of a kind."""
        held = self._count(kind)
        best = KEEPING[kind] * (self.nights if self.nights < 2 else 2) // 2
        if self.wish.demands:
            best += self._holding(kind, held)
        value = self._deliver(kind, held)
        if value > best:
            best = value
        if kind in self.threat.accepts:
            value = self._adding(True, 1)
            if value > best:
                best = value
        return best

    def _healing(self, count: int) -> int:
        """What it is worth to heal the own survivor who needs it most."""
        best = 0
        for name in self.me.group:
            v = self.people[name]
            if v.wounds or v.frostbite:
                cold = min(count, v.frostbite)
                value = self._hurt(v, -min(count - cold, v.wounds), -cold)
                if value > best:
                    best = value
        return best

    # -- effects -------------------------------------------------------------------------------

    def _word(self, word: str, count: int, place: str = "", aim: str = "") -> int:
        """What an effect is worth, more or less."""
        known = WORDS.get(word)
        if known is not None:
            return known(self, count, place, aim)
        return ROUGHLY.get(word, 0) * count

    def _way(self, uses: tuple[Use, ...], place: str = "", *, rough: bool = False) -> int:
        """What the best way to use a card is worth; roughly, if it is not in hand yet."""
        best, known = NEVER, self.known
        for use in uses:
            value = 0
            for effect in use:
                word, count, aim = effect
                if rough and word in ROUGHLY:
                    value += roughly(word, count)
                    continue
                key = effect if aim != "here" else (effect, place)
                each = known.get(key)
                if each is None:
                    worth = WORDS.get(word)
                    each = worth(self, count, place, aim) if worth else ROUGHLY.get(word, 0) * count
                    known[key] = each
                value += each
            if value > best:
                best = value
        return best

    def _playing(self, card: Gist, *, rough: bool = False) -> int:
        """What it is worth to play a card."""
        if card.equip:
            rounds = min(6, 1 + 2 * self.nights)  # in halves
            if card.passive:
                value = card.worth * rounds // 2
            else:
                value = (
                    max(2, (self._way(card.uses, rough=True) - card.price) * card.often // 20)
                    * rounds
                    // 2
                )
            own = self.wish
            if own.equip and self.unmet and (card.kind in own.equip or "" in own.equip):
                value += self.unit
            if self.plan.armed and card.kind == "weapon" and self.others:
                if not any(
                    gist(item.id).kind == "weapon"
                    for name in self.me.group for item in self.people[name].items
                ):  # fmt: skip
                    value += 2 * self.step
            return value
        value = self._way(card.uses, rough=rough)
        if not card.event and not self.me.exiled:
            value += self._waste(1)
        return value

    def _item(self, item: str) -> int:
        """What it would be worth to have one more of a card."""
        card = gist(item)
        kind = card.kind
        best = self._playing(card, rough=True)
        if kind in KEEPING:
            held = self._count(kind)
            value = KEEPING[kind] * min(self.nights, 2) // 2
            if self.wish.demands:
                value += self._holding(kind, held)
            best = max(best, value, self._deliver(kind, held))
            if kind in self.threat.accepts:
                best = max(best, self._adding(True, 1))
        return best

    # -- places --------------------------------------------------------------------------------

    def _care(self, spot: Spot) -> int:
        """How much of a place's danger is this player's to see to, in hundredths."""
        after = self.after
        if not after or not spot.people:
            return 100
        people = self.people
        others = set()
        mine = False
        for name in spot.people:
            owner = people[name].owner
            if owner == self.seat:
                mine = True
            elif owner in after:
                others.add(owner)
        if not others:
            return 100
        if mine or spot.place.id == self.home:
            return (100, 75, 56, 42, 32, 24)[len(others)]
        return 30

    def _toll(self, spot: Spot) -> int:
        """What a death at a place is worth, as far as it is this player's to see to."""
        names = spot.people
        if names:
            lowest = names[0] if len(names) == 1 else min(names, key=influence)
            cost = self._death(self.people[lowest])
        elif spot.place.id == self.home and self.mouths:
            cost = self.deaths_cost
        else:
            return 0
        return cost * self._care(spot) // 100

    def _goal(self, name: str) -> int:
        """What it is worth for the objective to have one more barricade somewhere."""
        value = 0
        for key, (word, off) in self.building.items():
            where = key.partition("/")[0]
            if where == name or where == "everywhere" or (where == OUTSIDE and name != self.home):
                spot = self.spots[name]
                if word == "barricades":
                    gain = max((each.built for each in spot.gates), default=0)
                else:
                    gain = max((each.closed for each in spot.gates), default=0)
                if gain > 0:
                    value += self.step
                    if self.off == 1 and self.others == 0 and off == 1:
                        value += self._success()
        return value

    def _build(self, name: str) -> int:
        """What a barricade at a place is worth."""
        known: int | None = self.known.get(("build", name))
        if known is None:
            known = -self.tolls[name] * self.spots[name].build // 100
            if self.building:
                known += self._goal(name)
            self.known["build", name] = known
        return known

    def _clear(self, name: str, count: int = 1) -> int:
        """What it is worth that a zombie goes from a place, or two."""
        spot = self.spots[name]
        if not spot.zombies:
            return 0
        less = spot.kill if count == 1 else spot.kills if count == 2 else spot.many
        value = -self.tolls[name] * less // 100
        if self.clearing:
            for where, off in self.clearing.items():
                if where == name or where == "everywhere" or (
                    where == OUTSIDE and name != self.home
                ):  # fmt: skip
                    value += 13 * self.step // 10 * min(off, count, spot.zombies)
                    if self.off <= count and not self.others:
                        value += self._success()
        return value

    def _sample(self) -> int:
        aim = self.plan
        if not aim.sample or self.total <= 0:
            return 0
        return 14 * self.step * (7 - aim.sample) // 60

    def _doing(self, what: str) -> int:
        """What it is worth to do something that the own objective counts."""
        if what in self.wish.counted and self.unmet:
            return 6 * self.unit // 10
        return 0

    def _abilities(self, v: Any) -> set[str]:
        """The passive abilities of a survivor."""
        known: set[str] | None = self.known.get(("able", v.id))
        if known is not None:
            return known
        found = set()
        own = person(v.id)
        if own.passive:
            found.add(own.passive)
        for item in v.items:
            passive = gist(item.id).passive
            if passive and not item.used:
                found.add(passive)
        self.known["able", v.id] = found
        return found

    def _attack(self, v: Any, place: str) -> int:
        """What an attack of a survivor at a place is worth."""
        spot = self.spots[place]
        own = self._abilities(v)
        value = NEVER
        if spot.zombies:
            value = self._clear(place) + self._sample() + self._doing("kills")
            if "kills" in own and spot.zombies > 1:
                value += value * 8 // 10
            if "no-exposure-attacking" not in own:
                value += self._exposure(v, place)
        if spot.place.bandits:
            value = max(value, 10 + self._doing("bandits"))
        return value

    def _search(self, v: Any, place: str) -> int:
        value = self.finds[place]
        if value:
            own = self._abilities(v)
            if own and ("keeps" in own or "looks" in own):
                value = value * 3 // 2
            value += self._doing("searches")
        if place == RAXXON:
            value += 2 * self._exposure(v, place)
        return value

    def _lure(self, name: str) -> int:
        """What it is worth to draw two zombies to a place."""
        here = self.spots[name]
        cost = self.tolls[name] * here.more * 2 // 100
        if self.brim:
            cost -= 2 * self._crowd(name)
        best, idle = NEVER, False
        for start, spot in self.spots.items():
            if start != name:
                if spot.zombies:
                    value = self._clear(start, 2)
                    if value > best:
                        best = value
                else:
                    idle = True
        best += cost
        return 0 if idle and best < 0 else best

    # -- dice and moves ------------------------------------------------------------------------

    def _jobs(self, v: Any, place: str) -> tuple[int, int, int]:
        """What a survivor could do at a place: with any die, with one that is high enough, and the
        least die for that."""
        low = self._build(place)
        if place == self.home and self.view.waste:
            cleaning = self._waste(-min(3, len(self.view.waste)))
            if cleaning > low:
                low = cleaning
        one = person(v.id)
        high, least = self._search(v, place), one.search
        if self.spots[place].zombies:
            attack = self._attack(v, place)
            if attack > high:
                high, least = attack, one.attack
        return (low if low > 0 else 0), (high if high > low else low), least

    def _work(self) -> dict[str, tuple[int, int, int]]:
        """What each of one's own could do where it is."""
        known: dict[str, tuple[int, int, int]] | None = self.__dict__.get("work")
        if known is None:
            known = self.work = {
                name: self._jobs(self.people[name], self.people[name].place)
                for name in self.me.group
            }
        return known

    def _die(self, face: int) -> int:
        """What a die of this value is worth now."""
        best = 0
        for low, high, least in self._work().values():
            value = high if face >= least else low
            if value > best:
                best = value
        return best

    def _mean_die(self) -> int:
        known: int | None = self.__dict__.get("mean_die")
        if known is None:
            known = self.mean_die = sum(map(self._die, range(1, 7))) // 6
        return known

    def _before(self, v: Any) -> tuple[int, int, int, int, int, int, int]:
        """Of a survivor who may move: what the others could do with any die and with a high one,
        what it could do itself where it is, what it is worth that it leaves, and what is found by
        the others, and by all."""
        key = "before", v.id
        known: tuple[int, int, int, int, int, int, int] | None = self.known.get(key)
        if known is None:
            low = high = 0
            work = self._work()
            for name, (each, more, _) in work.items():
                if name != v.id:
                    if each > low:
                        low = each
                    if more > high:
                        high = more
            own = work[v.id]
            risk = 0
            if "no-exposure-moving" not in self._abilities(v):
                risk = self._risk(v) // 12
            spot = self.spots[v.place]
            toll = self.tolls[v.place]
            leaving = -toll * spot.away // 100
            if v.place == self.home:
                if person(v.id).passive == "fewer-zombies" and self.view.helpless:
                    leaving = toll * spot.come // 100
                elif self.mouths & 1 == 0:
                    leaving = 0
                leaving += self._feeding(-1)
            elif len(spot.people) == 1:
                leaving = -toll * spot.deaths // 100
            if self.brim and v.place != self.home:
                leaving += self._crowd(v.place)
            others = 0
            for name in self.me.group:
                if name != v.id:
                    others = max(others, min(50, self.finds[self.people[name].place]))
            start = max(others, min(50, self.finds[v.place]))
            known = (low, high, own[0], own[1], risk + leaving, others, start)
            self.known[key] = known
        return known

    def _move(self, v: Any, place: str) -> Scored:
        low, high, own_low, own_high, rest, others, start = self._before(v)
        there_low, there_high, least = self._jobs(v, place)
        good = bad = 0
        for die in self.me.dice:
            if die >= least:
                good += 1
            else:
                bad += 1
        work = (
            ((there_high if there_high > high else high) - (own_high if own_high > high else high))
            * AGAIN[good]
            // 10
        )
        work += (
            ((there_low if there_low > low else low) - (own_low if own_low > low else low))
            * BUILT[bad]
            // 10
        )
        rounds = self.nights if self.nights < 3 else 3
        ahead = 0
        if rounds:
            to = self.finds[place]
            to = 50 if to > 50 else to
            ahead = (to if to > others else others) - start
            ahead = ahead * person(v.id).finds * rounds * (1 + len(self.me.group)) // 400
        spot = self.spots[place]
        if place == self.home:
            danger = self._feeding(1)
            if self.mouths & 1 == 0:
                danger += self.tolls[place] * spot.come // 100
        else:
            if spot.people:
                danger = self.tolls[place] * spot.come // 100
            else:
                danger = self.deaths_cost * (spot.come + spot.deaths) // 100
            if self.brim:
                danger -= self._crowd(place)
        where = 0
        aim, own = self.plan, self.wish
        for there, number in aim.home:
            if there == place and len(spot.people) < number:
                where += self.step * (300 if self.left == 1 else 30 + 25 * self.near // 10) // 100
            elif there == v.place and len(self.spots[there].people) <= number:
                where -= self.step * (300 if self.left == 1 else 30 + 25 * self.near // 10) // 100
        if own.place:
            gain = self.unit * (100 if self.left <= 2 or own.betrayal else 20 + self.near) // 100
            if own.place == place or (own.place == OUTSIDE and place != self.home):
                where += gain
            if own.place == v.place or (own.place == OUTSIDE and v.place != self.home):
                where -= gain
        spread = len(spot.people)
        if spread and rest:
            rest += (100 - (100 >> spread)) * self.deaths_cost // 1200
        value = work + ahead + danger + where + rest + self._doing("moves") - 12
        row = [
            MOVE(value),
            MOVE_WORK(work),
            MOVE_AHEAD(ahead),
            MOVE_DANGER(danger),
            MOVE_REST(rest),
        ]
        if place == self.home:
            row.append("place/to/home")
        elif place == RAXXON or place == "hideout":
            row.append("place/to/" + place)
        if where:
            row.append("state/move/wanted" if where > 0 else "state/move/needed")
        return value, row

    def _uses(self, item: str, card: Gist) -> dict[str, int]:
        """What can be done with a card, and what each is worth."""
        key = "uses/" + item
        known: dict[str, int] | None = self.__dict__.get(key)
        if known is None:
            kind = card.kind
            known = self.__dict__[key] = {
                "play": self._playing(card),
                "deliver": self._deliver(kind),
                "add": self._adding(kind in self.threat.accepts) + self._doing("added"),
                "keep": self._keep(kind),
            }
        return known

    def _code(self) -> dict[int, int]:
        """The dice that tonight's experiment still wants."""
        table = self.view.modules
        wanted: dict[int, int] = {}
        if table.experiment:
            for die in code(table.experiment):
                wanted[die] = wanted.get(die, 0) + 1
            for die in table.code:
                if wanted.get(die, 0):
                    wanted[die] -= 1
        return wanted

    def _service(self, player: Any) -> int:
        tally = player.tally.get
        done = 100 * (tally("added", 0) + tally("delivered", 0) + tally("given", 0))
        done += 40 * (tally("barricades", 0) + tally("kills", 0)) + 30 * tally("cleaned", 0)
        return int(done - 50 * max(0, player.hand_size - 2) - 300 * tally("hits", 0))

    def _doubt(self, seat: int) -> int:
        """How much less than the others a player has done, in hundredths."""
        others = [p for p in self.team if not p.exiled and not p.out and p.seat != seat]
        if not others or self.players[seat].exiled:
            return 0
        usual = sum(map(self._service, others)) // len(others)
        if usual <= 100:
            return 0
        return min(100, max(0, 100 - 100 * self._service(self.players[seat]) // usual))

    # -- traits --------------------------------------------------------------------------------

    def traits(self, ask: Ask) -> list[list[str]]:
        known = self.ASKS.get(ask.kind)
        if known is None:
            return [self._plain(ask, option) for option in ask.options]
        return known(self, ask)

    def _plain(self, ask: Ask, option: Option) -> list[str]:
        """Of what is not known any better: what the option names."""
        return [f"case/{part}" for part in option[1:]]

    def _ranked(self, values: list[int], rows: list[list[str]]) -> list[list[str]]:
        """Tell which options are the best by a rough count."""
        best = max(values)
        for value, row in zip(values, rows, strict=True):
            if value == best:
                row.append("best/all")
                break
        return rows

    def _action(self, ask: Ask) -> list[list[str]]:
        rows: list[list[str]] = []
        known: dict[tuple[str, ...], tuple[int, list[str]]] = {}
        best, top = 2, -1
        at_verb: dict[str, tuple[int, int]] = {}
        for number, option in enumerate(ask.options):
            verb = option[0]
            if verb in DICED:
                key = option[:-1] if len(option) > 2 else (verb,)
                found = known.get(key)
                if found is None:
                    found = known[key] = DICED[verb](self, option)
                    row = [*found[1], "die/least"]
                else:
                    row = [*found[1], "die/more"]
                    rows.append(row)
                    continue
                value = found[0]
            else:
                scored = VERBS.get(verb)
                if scored is None:
                    rows.append([])
                    continue
                value, row = scored(self, option)
            rows.append(row)
            if value > best:
                best, top = value, number
            before = at_verb.get(verb)
            if before is None or value > before[0]:
                at_verb[verb] = value, number
        for verb, (_, number) in at_verb.items():
            rows[number].append(FIRST_OF[verb])
        if top >= 0:
            rows[top].append("best/all")
        else:
            for number, option in enumerate(ask.options):
                if option[0] == "end":
                    rows[number].append("best/all")
        return rows


Scored = tuple[int, list[str]]


def _attacking(look: LongNightLook, option: Option) -> Scored:
    v = look.people[option[1]]
    value = look._attack(v, v.place)
    spot = look.spots[v.place]
    row = [ATTACK(value), ATTACK_RISK(look._exposure(v, v.place))]
    if spot.place.bandits:
        row.append("state/attack/bandits")
    if any(door.specials for door in spot.place.doors):
        row.append("state/attack/specials")
    if not spot.zombies:
        row.append("state/attack/nobody")
    return value, row


def _searching(look: LongNightLook, option: Option) -> Scored:
    v = look.people[option[1]]
    place = look.spots[v.place].place
    value = look._search(v, v.place)
    row = [SEARCH(value), f"place/search/{v.place}"]
    if place.noise_spaces - place.noise < 2:
        row.append("state/search/loud")
    if place.deck < 4:
        row.append("state/search/few")
    return value, row


def _barricading(look: LongNightLook, option: Option) -> Scored:
    v = look.people[option[1]]
    value = look._build(v.place) + look._doing("barricades")
    row = [BUILD(value)]
    if "builds" in look._abilities(v):
        row.append("state/build/two")
    row.append("place/build/home" if v.place == look.home else "place/build/outside")
    return value, row


def _cleaning(look: LongNightLook, option: Option) -> Scored:
    value = look._waste(-min(3, len(look.view.waste))) + 2 * look._doing("cleaned")
    return value, [CLEAN(value)]


def _attracting(look: LongNightLook, option: Option) -> Scored:
    v = look.people[option[1]]
    value = look._lure(v.place) - 3
    row = [LURE(value), "place/lure/home" if v.place == look.home else "place/lure/outside"]
    return value, row


def _using_ability(look: LongNightLook, option: Option) -> Scored:
    v = look.people[option[1]]
    one = person(v.id)
    value = look._way(one.uses, v.place)
    return value, [ABILITY(value), one.who]


def _using_item(look: LongNightLook, option: Option) -> Scored:
    v = look.people[option[1]]
    card = gist(option[2])
    value = look._way(card.uses, v.place)
    return value, [ABILITY(value), card.item]


def _moving(look: LongNightLook, option: Option) -> Scored:
    v = look.people[option[1]]
    return look._move(v, option[2])


def _carded(look: LongNightLook, option: Option) -> Scored:
    verb, item = option[0], option[1]
    card = gist(item)
    kind = card.kind
    uses = look._uses(item, card)
    value = uses[verb]
    keep = uses["keep"]
    other = max(each for name, each in uses.items() if name != verb and name != "keep")
    row = [CARDS[verb](value - keep), f"item/{verb}/{item}", f"kind/{verb}/{kind}"]
    if other > value:
        row.append(BEATEN[verb](other - value))
        return NEVER, row
    return value - keep, row


def _adding(look: LongNightLook, option: Option) -> Scored:
    if len(option) == 2:
        return _carded(look, option)
    value = look._adding(gist(option[1]).kind in look.threat.accepts, 1) - 50
    return value, ["state/add/equipped", CARDS["add"](value)]


def _calming(look: LongNightLook, option: Option) -> Scored:
    uses = look._uses(option[1], gist(option[1]))
    value = look._feeding(-1) + look._waste(1) + look.heart * look.nights // 10
    value -= max(uses.values())
    return value, [CARDS["calm"](value)]


def _raising(look: LongNightLook, option: Option) -> Scored:
    die = int(option[1])
    gain = look._die(die + 1) - look._die(die)
    value = gain + look._food(-1) - 5
    return value, [RAISE(value), RAISED(gain)]


def _requesting(look: LongNightLook, option: Option) -> Scored:
    other = option[1]
    if f"{other}/medicine" in look.me.asked or any(g.kind == "medicine" for g in look.gists):
        return NEVER, ["need/none"]
    dying = [look.people[name] for name in look.me.group if look.people[name].frostbite]
    if not dying or not look.nights:
        return NEVER, ["need/none"]
    worst = max(look._hurt(v, 0, -1) for v in dying)
    value = 3 * worst // 10 - 5
    row = [REQUEST(value)]
    player = look.players[int(other)]
    if player.exiled and not look.coop:
        row.append("need/exiled")
        return NEVER, row
    return value, row


def _handing(look: LongNightLook, option: Option) -> Scored:
    return NEVER, []


def _accusing(look: LongNightLook, option: Option) -> Scored:
    doubt = look._doubt(int(option[1]))
    value = doubt - 82 if look.view.round >= 3 else -50
    row = [EXILE(value)]
    if look.position[EXILES] and not look.wish.betrayal:
        row.append("need/exiled")
        value -= 50
    return value + look._doing("votes"), row


def _ending(look: LongNightLook, option: Option) -> Scored:
    return 2, []


def _coding(look: LongNightLook, option: Option) -> Scored:
    die = int(option[1])
    wanted = look._code().get(die, 0)
    return (40 if wanted else 0), [f"face/code/{die}", "need/code" if wanted else "need/no-code"]


def _named(look: LongNightLook, option: Option) -> Scored:
    return 5, [f"case/{option[0]}/{option[1]}"]


DICED: dict[str, Callable[[LongNightLook, Option], Scored]] = {
    "attack": _attacking,
    "search": _searching,
    "barricade": _barricading,
    "clean": _cleaning,
    "attract": _attracting,
}
"""Actions that take a die, the lowest that will do: the die is the option's last word."""

VERBS: dict[str, Callable[[LongNightLook, Option], Scored]] = {
    "ability": _using_ability,
    "use": _using_item,
    "move": _moving,
    "play": _carded,
    "deliver": _carded,
    "add": _adding,
    "calm": _calming,
    "raise": _raising,
    "request": _requesting,
    "hand": _handing,
    "exile": _accusing,
    "end": _ending,
    "code": _coding,
    "operate": _named,
    "raid": _named,
    "storm": _named,
}
FIRST_OF = {verb: f"best/{verb}" for verb in (*DICED, *VERBS)}
ATTACK, SEARCH, BUILD, CLEAN, LURE, ABILITY = (
    Ladder(f"worth/{verb}") for verb in ("attack", "search", "build", "clean", "lure", "ability")
)
MOVE, RAISE, REQUEST, EXILE = (
    Ladder(f"worth/{verb}") for verb in ("move", "raise", "request", "exile")
)
ATTACK_RISK, MOVE_WORK, MOVE_AHEAD, MOVE_DANGER, MOVE_REST, RAISED = (
    Ladder(f"part/{part}") for part in ("risk", "work", "ahead", "danger", "rest", "raised")
)
CARDS = {verb: Ladder(f"worth/{verb}") for verb in ("play", "deliver", "add", "calm")}
BEATEN = {verb: Ladder(f"part/beaten/{verb}") for verb in ("play", "deliver", "add")}
WORTH = Ladder("worth")
EXILES = [*LongNightLook.NUMBERS].index("exiles")


# -- effects -----------------------------------------------------------------------------------


def _around(look: LongNightLook, place: str, aim: str) -> list[str]:
    """The places that an effect may strike."""
    if place and aim == "here":
        return [place]
    if aim == "colony":
        return [look.home]
    if aim == "any":
        return [*look.spots]
    return [*{look.people[name].place for name in look.me.group}]


def _repel(look: LongNightLook, count: int, place: str, aim: str) -> int:
    best = 0
    for each in _around(look, place, aim):
        value = look._clear(each, count)
        if value > best:
            best = value
    return best


def _slay(look: LongNightLook, count: int, place: str, aim: str) -> int:
    value = _repel(look, count, place, aim)
    if look.plan.sample:
        value += look._sample() * count
    return value + look._doing("kills")


def _strike(look: LongNightLook, count: int, place: str, aim: str) -> int:
    found = (look._attack(look.people[name], look.people[name].place) for name in look.me.group)
    return max(0, max(found, default=0))


def _barricade(look: LongNightLook, count: int, place: str, aim: str) -> int:
    best = 0
    for each in _around(look, place, aim):
        value = look._build(each)
        if value > best:
            best = value
    return best * (0, 10, 16, 20, 23)[min(4, count)] // 10


def _lured(look: LongNightLook, count: int, place: str, aim: str) -> int:
    return max((look._lure(each) for each in _around(look, place, "here")), default=0)


def _recruited(look: LongNightLook, count: int, place: str, aim: str) -> int:
    value = 20 * look.nights * count + look._feeding(count)
    if look.home in look.spots and look.mouths & 1 == 0:
        value += look.tolls[look.home] * look.spots[look.home].come // 100
    if look.wish.group > len(look.me.group):
        value += look.unit * count
    return value


def _helpless(look: LongNightLook, count: int, place: str, aim: str) -> int:
    value = look._feeding(count) - 13 * count * look.nights * max(0, look.heart) // 200
    if look.home in look.spots and look.mouths & 1 == 0 and count > 0:
        value += look.tolls[look.home] * look.spots[look.home].come // 100
    if look.plan.helpless > look.view.helpless:
        value += look.step * count
    return value


def _raised(look: LongNightLook, count: int, place: str, aim: str) -> int:
    dice = look.me.dice
    return max((look._die(min(6, d + count)) - look._die(d) for d in dice), default=0)


def _travel(look: LongNightLook, count: int, place: str, aim: str) -> int:
    """What the best move is worth more without its risk."""
    known: int | None = look.__dict__.get("travel")
    if known is None:
        plain = free = 0
        for name in look.me.group:
            v = look.people[name]
            if v.moved:
                continue
            risk = look._exposure(v, v.place)
            for spot in look.spots.values():
                if spot.place.id != v.place and spot.place.room > 0:
                    value = look._move(v, spot.place.id)[0] + 12
                    plain = max(plain, value)
                    free = max(free, value - risk)
        look.__dict__["travel"] = known = free - plain
    return known


def _struck(look: LongNightLook, count: int, aim: str) -> int:
    """How many are struck."""
    if aim == "leaders":
        return look.citizens * count
    if aim == "all-in-colony":
        return look.position_home * count
    if aim == "all-outside":
        return (len(look.people) - look.position_home) * count
    if aim == "all-yours":
        return len(look.me.group) * count
    return count


def _harm(part: int) -> Callable[[LongNightLook, int, str, str], int]:
    """What it is worth that people are hurt: so many hundredths of a death each."""

    def value(look: LongNightLook, count: int, place: str, aim: str) -> int:
        death = look.deaths_cost - 14 * look.nights * max(0, look.heart) // 100
        return _struck(look, count, aim) * death * part // 100

    return value


def _lost(look: LongNightLook, count: int, place: str, aim: str) -> int:
    return -15 * (count if aim != "leaders" else count * look.citizens)


def _all_dice(look: LongNightLook) -> int:
    return sum(map(look._die, look.me.dice))


WORDS: dict[str, Callable[[LongNightLook, int, str, str], int]] = {
    "food": lambda look, count, place, aim: look._food(count),
    "morale": lambda look, count, place, aim: look._morale(count),
    "starvation": lambda look, count, place, aim: (
        -45 * look.heart * max(count, -look.view.starvation) * min(3, look.left) // 300
    ),
    "heal": lambda look, count, place, aim: look._healing(count),
    "clean": lambda look, count, place, aim: look._waste(-min(count, len(look.view.waste)))
    + look._doing("cleaned"),
    "litter": lambda look, count, place, aim: look._waste(count),
    "repel": _repel,
    "slay": _slay,
    "strike": _strike,
    "barricade": _barricade,
    "trap": _barricade,
    "lure": _lured,
    "recruit": _recruited,
    "helpless": _helpless,
    "unruly": lambda look, count, place, aim: look._feeding(count)
    - look.heart * count * look.nights // 10,
    "kill-helpless": lambda look, count, place, aim: (
        look._morale(-count) + look._feeding(-count) if look.view.helpless else 0
    ),
    "raise": _raised,
    "reroll": lambda look, count, place, aim: (
        look._mean_die() - look._die(look.me.dice[0]) if look.me.dice else 0
    ),
    "set-die": lambda look, count, place, aim: (
        look._die(6) - look._die(look.me.dice[0]) if look.me.dice else 0
    ),
    "gain-die": lambda look, count, place, aim: 9 * look._mean_die() * count // 10,
    "recover-die": lambda look, count, place, aim: look._mean_die(),
    "lose-die": lambda look, count, place, aim: -20 * look.heart * count // 100,
    "end-turn": lambda look, count, place, aim: -_all_dice(look),
    "travel": _travel,
    "progress": lambda look, count, place, aim: 14 * look.step * count // 10 if look.total else 0,
    "rounds": lambda look, count, place, aim: (
        (-80 if look.plan.survive else 100 if look.left <= 2 else 50) * look.cause * count // 100
    ),
    "zombies": lambda look, count, place, aim: (
        look._flood(count) if aim in ("colony", "everywhere") else -5 * look.heart * count // 100
    ),
    "wound": _harm(14),
    "frostbite": _harm(45),
    "despair": _harm(12),
    "kill": _harm(100),
    "leave": _harm(50),
    "expose": _harm(20),
    "noise": lambda look, count, place, aim: -4 * count,
    "breach": lambda look, count, place, aim: -15 * look.heart // 100,
    "advance": lambda look, count, place, aim: 40 * count if look.view.modules.row else 0,
    "lose": _lost,
    "peek": lambda look, count, place, aim: 8,
}  # fmt: skip
"""What effects are worth, more or less."""


# -- questions ---------------------------------------------------------------------------------


Valued = Callable[["LongNightLook", Ask, Option], int]
BEHIND = Ladder("part/behind")


def by_worth(value: Valued, named: Callable[[Ask, Option], str] | None = None
        ) -> Callable[[LongNightLook, Ask], list[list[str]]]:  # fmt: skip
    """The traits of options that have a value: it, and how far it is behind the best."""

    def traits(look: LongNightLook, ask: Ask) -> list[list[str]]:
        values = [value(look, ask, option) for option in ask.options]
        best = max(values)
        first = values.index(best)
        rows = [
            ["best/all", WORTH(each)] if number == first else [BEHIND(best - each), WORTH(each)]
            for number, each in enumerate(values)
        ]
        if named is not None:
            for option, row in zip(ask.options, rows, strict=True):
                row.append(named(ask, option))
        return rows

    return traits


def _found(look: LongNightLook, ask: Ask, option: Option) -> int:
    """A card that was found, or noise to find a better one."""
    if option[0] != "noise":
        return look._item(option[1])
    search = look.view.search
    best = max((look._item(item) for item in search.drawn), default=0)
    cost = 0 if search.quiet else look._noise(search.place)
    more = 0
    mix = look.stock.shares.get(search.place, ())
    for part, worth in zip(mix, look.worths, strict=False):
        if worth > best:
            more += part * (worth - best)
    return best + more // 1000 - cost


def _of_card(ask: Ask, option: Option) -> str:
    return f"item/{option[-1]}"


def _at_door(look: LongNightLook, ask: Ask, option: Option) -> int:
    """An entrance to build at, or to let a zombie in."""
    name = str(ask.facts["place"])
    at = look.spots[name].gates[int(option[1]) - 1]
    toll = look.tolls[name]
    if ask.facts["purpose"] == "lure":
        return toll * at.more // 100
    value = -toll * at.build // 100
    if look.building:
        for key, (word, _) in look.building.items():
            where = key.partition("/")[0]
            if where in (name, "everywhere") or (where == OUTSIDE and name != look.home):
                value += look.step * (at.built if word == "barricades" else at.closed)
    return value


def _relieved(look: LongNightLook, ask: Ask, option: Option) -> int:
    """An entrance from which something goes."""
    if option[0] == "enough":
        return 0
    name = str(ask.facts["place"])
    at = look.spots[name].gates[int(option[1]) - 1]
    toll = look.tolls[name]
    if option[0] != "door":
        return toll * at.build // 100
    value = -toll * at.kill // 100
    if ask.options[-1][0] == "enough":
        v = look.people[str(ask.facts["survivor"])]
        value += look._exposure(v, v.place) + look._sample() + look._doing("kills")
        if look.clearing:
            value += look.step
    return value


def _drawn_away(look: LongNightLook, ask: Ask, option: Option) -> int:
    """A zombie to draw away; of several entrances the fullest one is relieved."""
    if option[0] == "enough":
        return 0
    name, start = str(ask.facts["place"]), option[1]
    count = 1 if ask.options[-1][0] == "enough" else min(2, int(str(ask.facts["left"])))
    value = look._clear(start, count) + look.tolls[name] * look.spots[name].more * count // 100
    if look.brim:
        value -= count * look._crowd(name)
    return 10 * value - look.spots[start].place.doors[int(option[2]) - 1].empty


def _target(look: LongNightLook, ask: Ask, option: Option) -> int:
    name = str(ask.facts["place"])
    if option[0] == "zombie":
        return -look.tolls[name] * look.spots[name].gates[int(option[1]) - 1].kill // 100
    if option[0] == "survivor":
        if look.heart >= 0 and not look._doing("hits"):
            return NEVER
        return look._hurt(look.people[option[1]], 1) // 2
    return 10


def _worn(look: LongNightLook, ask: Ask, option: Option) -> int:
    """Who carries an item: where it works, whoever makes most of it."""
    card = gist(str(ask.facts["item"]))
    v = look.people[option[1]]
    one = person(v.id)
    value = -10 * len(v.items) - 2 * (v.wounds + v.frostbite)
    if card.place == v.place:
        value += 30
    if card.passive in ("no-exposure-attacking", "kills", "any-die"):
        value += 10 * (7 - one.attack) if one.attack < 9 else -100
    elif card.passive in ("looks", "keeps", "quiet", "no-exposure-moving"):
        value += 10 * (7 - one.search) if one.search < 9 else -100
    elif card.uses[0]:
        value += look._way(card.uses, v.place)
    return 10 * value + one.influence


def _company(look: LongNightLook, ask: Ask, option: Option) -> int:
    return company(option[1:])


def _leading(look: LongNightLook, ask: Ask, option: Option) -> int:
    return person(option[1]).influence


def settled(look: LongNightLook, ask: Ask, option: Option) -> int:
    spot = look.spots[option[2]]
    place = spot.place
    spaces = sum(door.spaces for door in place.doors)
    there = spot.zombies + len(place.survivors) + place.bandits
    mix = look.stock.shares.get(option[2], ())
    value = sum(map(mul, mix, look.worths)) // 1000
    return value - 30 * there * max(30, look.heart) // (100 * max(1, spaces))


def someone(look: LongNightLook, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    known = SURVIVORS.get(option[0])
    return known(look, v) if known is not None else 0


def _gone(look: LongNightLook, v: Any) -> int:
    """What the best move of a survivor is worth."""
    if v.owner != look.seat:
        return -10
    return max(
        (
            look._move(v, name)[0]
            for name, spot in look.spots.items()
            if name != v.place and spot.place.room > 0
        ),
        default=-100,
    )


def _parted(look: LongNightLook, v: Any) -> int:
    return -person(v.id).talent - 15 * len(v.items) + 20 * (v.wounds + v.frostbite + v.despair)


def _cured(look: LongNightLook, v: Any) -> int:
    if v.frostbite:
        return look._hurt(v, 0, -1) + (v.owner == look.seat)
    return look._hurt(v, -1) + (v.owner == look.seat) if v.wounds else 0


SURVIVORS: dict[str, Callable[[LongNightLook, Any], int]] = {
    "wound": lambda look, v: look._hurt(v, 1),
    "frostbite": lambda look, v: look._hurt(v, 0, 1),
    "despair": lambda look, v: look._hurt(v, 1),
    "heal": _cured,
    "hearten": lambda look, v: look._hurt(v, -1) if v.despair else 0,
    "kill": lambda look, v: look._death(v) + _parted(look, v) // 10,
    "leave": _parted,
    "pass": _parted,
    "expose": lambda look, v: look._exposure(v, v.place),
    "put": lambda look, v: (
        look._move(v, look.home)[0] if v.owner == look.seat and v.place != look.home else -10
    ),
    "move": _gone,
    "again": _gone,
    "strike": lambda look, v: look._attack(v, v.place),
}


def _card(look: LongNightLook, ask: Ask, option: Option) -> int:
    if option[0] == "none":
        return 0
    item, effect = option[1], ask.facts.get("effect")
    if item not in ITEMS:
        return 0
    if effect in ("lose", "give"):
        return -max(look._uses(item, gist(item)).values())
    return -look._item(item) if effect == "peek" else look._item(item)


def _somewhere(look: LongNightLook, ask: Ask, option: Option) -> int:
    place, effect, survivor = option[1], ask.facts.get("effect"), ask.facts.get("survivor")
    if place not in look.spots:
        return 0
    if survivor is not None and effect in ("travel", "put"):
        v = look.people[str(survivor)]
        return look._move(v, place)[0] if v.owner == look.seat and v.place != place else 0
    if effect in ("barricade", "trap"):
        return look._build(place)
    if effect in ("repel", "slay"):
        return look._clear(place, 2)
    if effect == "zombies":
        return look.tolls[place] * look.spots[place].more * 2 // 100
    return look.finds[place]


def _with(look: LongNightLook, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    return look._way(ways(str(ask.facts["ref"])), v.place)


def _die_lost(look: LongNightLook, ask: Ask, option: Option) -> int:
    die = int(option[1])
    if ask.facts.get("effect") == "raise":
        return 99 * (max(look._die(min(6, die + by)) for by in (1, 2)) - look._die(die)) - 100 * die
    return -99 * look._die(die) - 100 * die


def _die_shown(look: LongNightLook, ask: Ask, option: Option) -> int:
    return look._die(int(option[1])) + int(option[1])


def _mended(look: LongNightLook, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    return look._hurt(v, 0, -1) if option[2] == "frostbite" else look._hurt(v, -1)


def _given(look: LongNightLook, ask: Ask, option: Option) -> int:
    if option[0] == "refuse":
        return 0
    card = gist(option[1])
    cost = look._keep(card.kind) + 5
    if card.equip:
        return look._doing("given") + (10 if look.coop else -10) - cost
    asker = int(str(ask.facts["seat"]))
    gain = 0
    for name in look.players[asker].group:
        gain = max(gain, _cured(look, look.people[name]))
    gain += look._waste(1)
    if not look.coop and look._doubt(asker) > 50:
        gain = gain * 3 // 10
    return gain + look._doing("given") - cost


def _effects(ref: Callable[[Ask, Option], str]) -> Callable[[LongNightLook, Ask], list[list[str]]]:
    """The traits of options that let a card work."""
    rough = by_worth(lambda look, ask, option: look._way(ways(ref(ask, option))))

    def traits(look: LongNightLook, ask: Ask) -> list[list[str]]:
        rows = rough(look, ask)
        for option, row in zip(ask.options, rows, strict=True):
            row += told(ref(ask, option))
        return rows

    return traits


_on_the_road = _effects(lambda ask, option: f"crossroads/{ask.facts['crossroads']}/{option[1]}")
_voted_on = _effects(
    lambda ask, option: f"crossroads/{ask.facts['crossroads']}/{int(option[0] != 'yes')}"
)


def _vote(look: LongNightLook, ask: Ask) -> list[list[str]]:
    about = ask.facts.get("about")
    if about == "crossroads":
        return _voted_on(look, ask)
    if about == "exile":
        accused = int(str(ask.facts["other"]))
        doubt = look._doubt(accused)
        own = "me" if accused == look.seat else "traitor" if look.wish.betrayal else "loyal"
        second = "second" if look.position[EXILES] else "first"
        name = f"case/exile/{own}/{second}/{doubt // 7}"
        early = "case/exile/early" if look.view.round < 3 else "case/exile/late"
        return [[name, early] if option[0] == "yes" else [] for option in ask.options]
    return [[f"case/{about}"] if option[0] == "yes" else [] for option in ask.options]


def _defence(look: LongNightLook, ask: Ask) -> list[list[str]]:
    door = look.spots[str(ask.facts["place"])].place.doors[int(str(ask.facts["door"])) - 1]
    case = f"{'many' if door.zombies >= 2 else 'few'}/{'well' if look.heart >= 0 else 'ill'}"
    return [[f"case/{option[1]}/{case}"] for option in ask.options]


KINDS_OF_ASK: dict[str, Callable[[Any, Ask], list[list[str]]]] = {
    "action": LongNightLook._action,
    "search": by_worth(_found, _of_card),
    "keep-token": lambda look, ask: [[] for _ in ask.options],
    "door": by_worth(_at_door, lambda ask, option: f"case/{ask.facts['purpose']}"),
    "choose-door": by_worth(_relieved),
    "lure": by_worth(_drawn_away),
    "target": by_worth(_target),
    "equip": by_worth(_worn),
    "keep-survivors": by_worth(_company),
    "leader": by_worth(_leading),
    "newcomer": by_worth(settled),
    "choose-survivor": by_worth(someone),
    "choose-card": by_worth(
        _card, lambda ask, option: f"item/{ask.facts.get('effect')}/{option[-1]}"
    ),
    "loot": by_worth(lambda look, ask, option: look._item(option[1]), _of_card),
    "choose-place": by_worth(_somewhere, lambda ask, option: f"place/{option[1]}"),
    "actor": by_worth(_with, lambda ask, option: f"who/{option[1]}"),
    "choose-die": by_worth(_die_lost),
    "choose-value": by_worth(_die_shown),
    "choose-wound": by_worth(_mended),
    "request": by_worth(_given),
    "crossroads": _on_the_road,
    "choose-branch": _effects(lambda ask, option: f"{ask.facts['ref']}/{option[1]}"),
    "vote": _vote,
    "defence": _defence,
    "helpless-death": lambda look, ask: [
        [f"case/{option[1]}/{'well' if look.heart >= 0 else 'ill'}"] for option in ask.options
    ],
}
"""What is told of the options of each kind of ask."""
LongNightLook.ASKS = KINDS_OF_ASK
LOOK = LongNightLook
