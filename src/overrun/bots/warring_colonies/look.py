"""How bots look at a war of two colonies: their own as in The Long Night, and the enemy's."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from overrun.bots.long_night.answers import KINDS_OF_ASK, Told, by_worth, settled, someone
from overrun.bots.long_night.deeds import Scored, moved
from overrun.bots.long_night.look import LongNightLook
from overrun.bots.long_night.tables import Ladder, gist, person
from overrun.bots.long_night.words import NEVER
from overrun.bots.warring_colonies.race import RACE, race
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import DEN, GATES
from overrun.games.long_night.library import library
from overrun.games.long_night.state import PLAYERS_PHASE
from overrun.games.warring_colonies.setup import PLACES

SOON = 4
"""The rounds that one reckons with at most."""
DEATH, WOUND = 130, 13
"""What a death in battle costs, and a wound."""


@cache
def aims(objective: str, side: str) -> tuple[tuple[str, int, int], ...]:
    """The goals of the main objective: what, at least, and at most."""
    goals: Any = library().objectives[objective].side(side).goals if objective else ()
    return tuple((goal.word, goal.at_least, goal.at_most) for goal in goals)


class WarLook(LongNightLook):
    """The table as one seat of a colony, or the Lone Wolf, sees it."""

    NUMBERS: ClassVar[dict[str, str]] = {
        **LongNightLook.NUMBERS,
        "foe-morale": "the enemy's morale",
        "lead": "by how much the own morale is above the enemy's",
        "foe-store": "food that the enemy has left after tonight's meal",
        "foe-goals": "goals that the enemy has not met",
        "foe-people": "survivors of the enemy",
        "foe-zombies": "zombies at the enemy's gates",
        "foe-hands": "cards in the enemy's hands",
        "foe-fallen": "1 if the enemy has fallen",
        "fallen": "1 if the own colony has",
        "bullets": "bullets of the own colony",
        "foe-bullets": "bullets of the enemy",
        "raiders": "own survivors at the enemy's gates",
        "foe-guards": "survivors of the enemy at home",
        "intruders": "strangers at the own gates",
        "guards": "own survivors at home",
        "clashes": "places in town where both are",
        "wolf": "1 for the Lone Wolf",
        "wolf-about": "1 if there is a Lone Wolf",
        "missions": "missions that the Lone Wolf has completed",
        "rounds": "rounds to play, however far that is ahead",
        "way": "steps that the own colony has to go to the main objective",
        "foe-way": "the same for the enemy",
        "ahead": "by how many steps the own colony is ahead",
        "apart": "how far the morale of both colonies is apart, for the Lone Wolf",
        **RACE,
    }
    TRAITS: ClassVar[dict[str, str]] = {
        **LongNightLook.TRAITS,
        "front": "what the war gains where somebody leaves, or arrives",
        "battle": "how strong both sides of a battle are, with a card or a bid",
    }

    def _meet(self) -> None:
        view, seat = self.view, self.seat
        colonies = view.colonies
        number = next(at for at, each in enumerate(colonies) if seat in each.seats)
        self.side = side = colonies[number]
        self.home = home = side.place
        self.lone = seat == view.wolf
        self.foe = colonies[1 if number == 0 else 0]
        self.goals = aims(view.objective, view.side)
        self.team = [self.players[each] for each in side.seats]
        self.own = [v for v in view.survivors if v.home == home]
        self.names = {v.id for v in self.own if not v.bitten}
        decided = not self.lone and self.foe.fallen
        self.left = 1 if decided else min(view.rounds, SOON)
        self.coop = True
        self.boxes = PLACES
        self.ours: dict[str, list[Any]] = {place.id: [] for place in view.places}
        self.theirs: dict[str, list[Any]] = {place.id: [] for place in view.places}
        foe = self.foe.place
        for v in view.survivors:
            if v.bitten:
                continue
            if v.home == home:
                self.ours[v.place].append(v)
            elif v.home == foe:
                self.theirs[v.place].append(v)

    def _people(self, place: Any) -> list[str]:
        return [name for name in place.survivors if name in self.names]

    def _after(self) -> list[int]:
        view = self.view
        if view.phase != PLAYERS_PHASE:
            return []
        seats = self.side.seats
        at = seats.index(self.side.leader) if self.side.leader in seats else 0
        order = [each for each in (*seats[at:], *seats[:at]) if not self.players[each].out]
        for number, each in enumerate(order):
            if each in view.pair:
                return order[number + 1 :]
        return []

    def _heart(self) -> int:
        morale = self.view.morale
        if not self.lone and self.foe.fallen:
            return 180 if morale <= 5 else 60
        heart = super()._heart()
        return heart if self.lone else max(heart, 100 + 20 * (5 - morale))

    def _numbers(self) -> list[int]:
        view, foe, side = self.view, self.foe, self.side
        ours, theirs, home = self.ours, self.theirs, self.home
        raiders, guards = len(ours.get(foe.place, ())), len(ours.get(home, ()))
        clashes = 0
        for name, people in ours.items():
            if people and theirs[name]:
                clashes += 1
        hands = 0
        for seat in foe.seats:
            hands += self.players[seat].hand_size
        zombies = self.spots[foe.place].front.zombies if foe.place in self.spots else 0
        way, other = self._way(side), self._way(foe)
        apart = abs(view.colonies[0].morale - view.colonies[1].morale) if self.lone else 0
        return [
            *super()._numbers(),
            foe.morale, side.morale - foe.morale, max(-8, min(12, foe.food - foe.food_due)),
            foe.goals_met.count(False), sum(map(len, theirs.values())), zombies,
            hands, int(foe.fallen),
            int(side.fallen), side.bullets, foe.bullets, raiders, len(theirs.get(foe.place, ())),
            len(theirs.get(home, ())), guards, clashes, int(self.lone), int(view.wolf is not None),
            len(view.completed), view.rounds, way, other, other - way, apart, *race(self),
        ]  # fmt: skip

    def _way(self, colony: Any) -> int:
        """How many steps a colony has to go to the main objective."""
        steps = 0
        for (word, low, high), met in zip(self.goals, colony.goals_met, strict=True):
            if not met:
                there = self.reached(colony, word)
                steps += max(1, low - there, there - high)
        return steps

    def reached(self, colony: Any, word: str) -> int:
        """How much of what a goal is about a colony has now."""
        there: int
        if word == "food":
            there = colony.food
        elif word == "town-kills":
            there = 0
            for seat in colony.seats:
                there += self.players[seat].tally.get(word, 0)
        elif word == "lead":
            other = self.side if colony is self.foe else self.foe
            there = colony.morale - other.morale
        else:
            there = self.at_gates(colony.place, word)
        return there

    def at_gates(self, place: str, word: str) -> int:
        """How many entrances of a colony are closed, or what stands there."""
        there = 0
        for door in self.spots[place].place.doors if place in self.spots else ():
            if word == "barricaded":
                there += door.barricades + door.traps > 0
            else:
                there += door.zombies if word == "zombies" else len(door.intruders)
        return there

    # -- the fronts ----------------------------------------------------------------------------

    def _blow(self) -> int:
        """What a point of the enemy's morale is worth."""
        foe = self.foe
        if self.lone or foe.fallen or self.side.fallen:
            return 0
        morale: int = foe.morale
        return 60 + 9 * max(0, 7 - morale) + (600 if morale <= 1 else 0)

    def _stand(self, place: str, ours: list[Any]) -> int:
        """What it is worth that these of ours are at a place tonight."""
        theirs = self.theirs[place]
        if place == self.foe.place:
            if not ours:
                return 0
            if not theirs:
                return self._blow() * len(ours)
            return _duel(ours, theirs, self.side.bullets, self.foe.bullets)
        if place == self.home:
            if not theirs:
                return 0
            if not ours:
                return self.deaths_cost * len(theirs)
            return _duel(ours, theirs, self.side.bullets, self.foe.bullets)
        if not ours or not theirs:
            return 0
        return _duel(ours, theirs, self.side.bullets, self.foe.bullets) // 2

    def _shift(self, v: Any, place: str) -> tuple[int, int]:
        """What it is worth for the war that a survivor leaves, and arrives."""
        if self.lone or v.place == place:
            return 0, 0
        start, there = self.ours[v.place], self.ours[place]
        left = [each for each in start if each.id != v.id]
        leaving = self._stand(v.place, left) - self._stand(v.place, start)
        return leaving, self._stand(place, [*there, v]) - self._stand(place, there)


def _strength(people: list[Any]) -> int:
    """Half of the wounds that people can take, with their arms."""
    total = 0
    for v in people:
        total += 2 + v.life // 2
        if any(gist(item.id).kind == "weapon" for item in v.items):
            total += 2
    return total


def _duel(ours: list[Any], theirs: list[Any], bullets: int, others: int) -> int:
    """What a battle is worth, more or less."""
    lead = _strength(ours) + min(4, bullets) - _strength(theirs) - min(4, others)
    return max(-120, min(120, 12 * lead)) - 10


# -- moves -------------------------------------------------------------------------------------

LEAVING, ARRIVING, GOING = Ladder("front/leaving"), Ladder("front/arriving"), Ladder("worth/going")


def _going(look: WarLook, option: Option) -> Scored:
    key = "going", option[1], option[2]
    known: Scored | None = look.known.get(key)
    if known is None:
        known = look.known[key] = _gone(look, look.people[option[1]], option[2])
    if len(option) < 4 or option[0] != "move" or not _before_others(look, option[2]):
        return known
    value, row = known
    empty = look.spots[option[2]].place.doors[int(option[3]) - 1].empty
    return value + empty, [*row, f"door/room/{min(3, empty)}"]


def _before_others(look: WarLook, place: str) -> bool:
    """Whether a place is the gates of a colony that is not one's own."""
    return place in GATES and place != look.home


def _gone(look: WarLook, v: Any, place: str) -> Scored:
    """What it is worth to go somewhere, through whatever door."""
    value, row = moved(look, v, place)
    leaving, arriving = look._shift(v, place)
    value += leaving + arriving
    row += [GOING(value), LEAVING(leaving), ARRIVING(arriving)]
    guards = len(look.theirs.get(place, ()))
    if _before_others(look, place):
        row.append(f"front/gates/{min(4, guards)}/{min(4, len(look.ours[place]))}")
    elif guards:
        row.append(f"front/town/{min(4, guards)}/{min(4, len(look.ours[place]))}")
    if v.place in GATES:
        row.append("front/from-home" if v.place == look.home else "front/from-gates")
    if place == DEN:
        row.append("place/to/den")
    if look.lone:
        row.append("front/wolf")
    return value, row


def _movement(look: WarLook, ask: Ask) -> list[list[str]]:
    rows: list[list[str]] = []
    best, first = 2, -1
    for number, option in enumerate(ask.options):
        if option[0] in ("move", "oust"):
            value, row = _going(look, option)
            row = row.copy()
            if option[0] == "oust":
                friend = option[3] in look.names
                row.append("front/oust/friend" if friend else "front/oust/foe")
                value -= 40 if friend else 0
        elif option[0] == "play":
            card = gist(option[1])
            value, row = look.playing(card) - look.keep(card.kind), [card.item]
            row.append(GOING(value))
        elif option[0] == "pass":
            rows.append([])
            continue
        else:
            value, row = NEVER, []
        rows.append(row)
        if value > best:
            best, first = value, number
    at = first if first >= 0 else next(
        (n for n, option in enumerate(ask.options) if option[0] == "pass"), 0
    )  # fmt: skip
    rows[at].append("best/all")
    return rows


# -- battles -----------------------------------------------------------------------------------


def _sides(look: WarLook) -> str:
    place = look.view.battle.place
    lead = _strength(look.ours[place]) - _strength(look.theirs[place])
    return f"{max(-4, min(4, lead // 2))}/{'home' if place == look.home else 'out'}"


def _tactics(look: WarLook, ask: Ask) -> list[list[str]]:
    sides = _sides(look)
    bullets = min(3, look.side.bullets), min(3, look.foe.bullets)
    return [
        [f"battle/{option[1]}/{sides}", f"battle/{option[1]}/{bullets[0]}/{bullets[1]}"]
        for option in ask.options
    ]


def _bid(look: WarLook, ask: Ask) -> list[list[str]]:
    battle = look.view.battle
    lead = battle.lead if look.view.colonies[0] is look.side else -battle.lead
    case = f"{max(-6, min(6, lead))}/{min(4, look.foe.bullets)}"
    return [[f"battle/bid/{option[1]}/{case}", f"battle/bid/{option[1]}"] for option in ask.options]


def _struck(look: WarLook, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    if v.home == look.home:
        return -100
    count = int(str(ask.facts["count"]))
    loss = 5 if v.owner == look.view.wolf else look._blow() + 10 * len(v.items) + 10 * look.nights
    hurt = v.wounds + v.frostbite + v.despair
    value = loss if v.life <= count else (12 * count + 10 * hurt) * loss // 100
    return value + 5 * any(gist(item.id).kind == "weapon" for item in v.items)


def _shared(look: WarLook, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    return look.hurt(v, 1) if v.home == look.home else 100


def _elected(look: WarLook, ask: Ask, option: Option) -> int:
    seat = int(option[1])
    return 20 * len(look.players[seat].group) + 10 * int(seat == look.side.leader)


def _newcomer(look: WarLook, ask: Ask, option: Option) -> int:
    place = option[2]
    if place == look.home or place == DEN:
        return 0
    return -60 if place in GATES else settled(look, ask, option)


HARM = {"wound": 1, "frostbite": 1, "despair": 1, "expose": 1, "kill": 3, "leave": 3}


def _someone(look: WarLook, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    if v.home == look.home:
        return someone(look, ask, option)
    if option[0] in HARM:
        count = HARM[option[0]]
        loss = look._blow() + 10
        return loss if v.life <= count else 12 * count * loss // 100
    return -20 if option[0] in ("heal", "hearten") else 12


def _mission(look: WarLook, ask: Ask) -> list[list[str]]:
    return [[f"case/{'/'.join(option[1:])}"] if len(option) > 1 else [] for option in ask.options]


def _of_strangers(ask: Ask, option: Option) -> str:
    return f"case/{option[0]}"


WAR: dict[str, Told] = {
    **KINDS_OF_ASK,
    "movement": _movement,
    "tactics": _tactics,
    "bid": _bid,
    "battle-hit": by_worth(_struck),
    "share-wounds": by_worth(_shared),
    "elect": by_worth(_elected),
    "tied-leaders": by_worth(_elected),
    "newcomer": by_worth(_newcomer),
    "flee": by_worth(_newcomer),
    "choose-survivor": by_worth(_someone, _of_strangers),
    "met-by": by_worth(lambda look, ask, option: person(option[1]).influence),
    "mission": _mission,
}
"""What is told of the options of each kind of ask."""
WarLook.ASKS = WAR
LOOK = WarLook
