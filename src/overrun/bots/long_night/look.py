"""How bots look at The Long Night: what a table and each option come to, in whole numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from overrun.bots.long_night.answers import KINDS_OF_ASK, Told
from overrun.bots.long_night.gauge import Spot
from overrun.bots.long_night.ground import Ground
from overrun.bots.long_night.tables import (
    EFFORTS,
    UNCOUNTED,
    gate,
    gist,
    helped,
    plan,
    threat,
    wish,
)
from overrun.core.flow import Ask
from overrun.games.long_night.cards import COLONY, OUTSIDE
from overrun.games.long_night.state import PLAYERS_PHASE


class LongNightLook(Ground):
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

    ASKS: ClassVar[dict[str, Told]] = KINDS_OF_ASK
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

    def _look(self) -> None:  # long: one pass over the view
        view, me, seat = self.view, self.me, self.seat
        players = self.players
        coop = self.coop
        left, morale = self.left, view.morale
        self.nights = left - 1 if left > 1 else 0
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
        self.citizens, self.exiles = citizens, exiles
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
        self.at_home = at_home
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
                spot.next = there_
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
                spot.next = gates[(due + more) % number]
                spot.come = spot.next.come
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
        self.brim: list[tuple[str, str]] = []
        off_all = 0
        for what, where, low, high in aim.board:
            at = 0 if what == "zombies" else 1 if what == "barricades" else 2
            sums = (after_zombies, after_walls, after_blocked)[at]
            if where in (home, COLONY):
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
            if sums <= low if at else sums >= high:
                self.brim.append((what, where))
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
            pips = 0
            for die in table.code:
                pips += die
            numbers = {
                "bandits": bandits, "loot": len(table.loot), "specials": specials,
                "contained": table.contained, "built": len(table.built), "code": pips,
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
        self.deaths_cost = self.morale(-1)
        self.fear = self.deaths_cost - 30 * max(0, heart) // 100
        self.known: dict[Any, Any] = {}
        self.tolls = {name: self.toll(spot) for name, spot in spots.items()}
        self.hungry = self.pantry(view.food, view.food_due)
        self.stake = self.worst()
        dice = me.dice
        high = 0
        for die in dice:
            if die > 3:
                high += 1
        best = 0
        for kind in aim.accepts:
            value = self.deliver(kind)
            if value > best:
                best = value
        self.position = [
            left, morale, morale - left, max(-8, min(12, store)), view.starvation, view.helpless,
            view.unruly, len(view.waste), view.waste_loss, self.gap, held, failing,
            self.stake // 10, later, later_hands, me.hand_size, hands, len(dice), high,
            len(me.group), len(people),
            at_home, hurt, frost, frail, all_hurt, zombies_home, zombies_out, walls_home, walls_out,
            min(60, danger_home // 10), min(60, danger_out // 10), noise_all, len(view.graveyard),
            min(300, effort // 10), min(60, pressure // 10), unsolved, lack, unmet,
            int(own.betrayal), striking, int(me.exiled), exiles, int(not coop), len(players),
            int(view.side == "hard"), int(left == 1), bandits, specials, len(view.modules.built),
            best // 10, self.food(2) // 10,
        ]  # fmt: skip

    def traits(self, ask: Ask) -> list[list[str]]:
        known = self.ASKS.get(ask.kind)
        if known is None:  # what the option names, where nothing better is known
            return [[f"case/{part}" for part in option[1:]] for option in ask.options]
        return known(self, ask)


LOOK = LongNightLook
