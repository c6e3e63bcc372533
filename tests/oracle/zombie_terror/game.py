"""A whole game, from laying out the board to its end, as one long story that asks.

The story asks by yielding a :class:`Question`, and gets the answer back. Of chance it knows only
what the two hands are, and which search token lies where: it is told by ``dealt``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass

from tests.oracle.zombie_terror import building
from tests.oracle.zombie_terror.activations import (
    activations,
    carry_out,
    category,
    halts,
    may_act,
)
from tests.oracle.zombie_terror.park import (
    CORNERS,
    WAYS,
    Field,
    Human,
    Zombie,
    basic_park,
    name_of,
    place_of,
    plus,
)

Option = tuple[str, ...]

PEOPLE = ["banker", "lumberjack", "child", "mechanic", "nurse", "policeman"]
HUMAN_DECK = {"canal", "sawn-off", "courage", "adrenaline", "first-aid", "decoy"}
STANDARD = {"horde", "frenzy", "lurch", "cunning", "ambush", "manhole"}  # ZT-DC-26
ALTERNATIVE = {"horde", "frenzy", "lurch", "scent", "fence", "manhole"}

TARGETS = {"lost-keys": -1, "good-boy": 1, "two-ways-out": 2, "empty-tank": -1, "last-supplies": 1}
MORE_ZOMBIES = {"lost-keys": -2, "last-supplies": 1, "toxic-spill": -1, "car-alarms": 3}
THINGS = {
    "empty-tank": {"classic": "D11 F10 I12", "compact": "D10 F8 H11"},  # ZT-DS5-01
    "last-supplies": {"classic": "B4 K4 C10 K12", "compact": "B4 J4 D9 J10"},  # ZT-DS6-01
    "toxic-spill": {"classic": "F6 E9 H11 G14", "compact": "D7 F6 F10 F13"},  # ZT-DS7-01
    "car-alarms": {"classic": "F5 H8 D12 J11", "compact": "D4 G6 D10 G11"},  # ZT-DS8-01
}


@dataclass
class Question:
    side: str
    kind: str
    options: set[Option]


Story = Generator[Question, Option, None]


@dataclass
class Dealt:
    """What chance has decided."""

    humans: list[str]
    zombies: list[str]
    search: dict[str, str]


class Over(Exception):
    """The game has ended, for this reason."""


class Game:
    def __init__(self, settings: Mapping[str, str], dealt: Callable[[], Dealt]) -> None:
        self.settings = settings
        self.dealt = dealt
        self.scenario = settings["scenario"]
        self.target = int(settings["target"])  # ZT-DO-06
        self.target += TARGETS.get(self.scenario, 0)
        self.park = basic_park(settings["layout"], settings["setup"])
        self.hands: dict[str, list[str]] = {"humans": [], "zombies": []}
        self.played: list[str] = []
        self.pool = 20
        self.bullets = 6 if self.scenario == "brute-and-runner" else 4
        self.briefcase = self.scenario != "lost-keys"  # ZT-DS1-01
        self.terror: int | None = None
        self.round = 0
        self.active: str | None = None
        self.points = 0
        self.activated: list[str] = []
        self.used: set[str] = set()
        self.shots = 0
        self.moved = 0
        self.bonus = 0
        self.due: list[str] = []
        self.ambush = False
        self.search: dict[Field, str] = {}
        self.carrier: str | None = None
        self.keys_on: Field | None = None
        self.locked = self.scenario == "lost-keys"
        self.arriving = ["runner", "brute"] if self.scenario == "brute-and-runner" else []
        self.riders: list[int] = []
        lying = THINGS.get(self.scenario, {}).get(settings["layout"], "")
        self.things = Counter(place_of(name) for name in lying.split())
        self.carrying: set[str] = set()
        self.brought = 0
        self.ending = ""

    # -- the frame (sections 7, 8) -----------------------------------------------------------

    def play(self) -> Story:
        try:
            yield from self.build()
            yield from self.set_up()
            while True:
                self.round += 1
                yield from self.human_turn()
                yield from self.zombie_turn()
                limit = self.settings["round_limit"]
                if limit != "none" and self.round >= int(limit):
                    raise Over("round-limit")  # ZT-OP-46
        except Over as over:
            self.ending = str(over)

    def build(self) -> Story:
        for side, token in building.sequence(self.settings["setup"], self.scenario):
            options = building.places(self.park, token)
            answer = yield Question(side, "building", options)
            building.lay(self.park, token, place_of(answer[2]), answer[3])
        self.riders = [0] * len(self.park.cars)

    def set_up(self) -> Story:
        park, dealt = self.park, self.dealt()
        self.hands = {"humans": list(dealt.humans), "zombies": list(dealt.zombies)}
        deck = STANDARD if self.settings["zombie_deck"] == "standard" else ALTERNATIVE
        for hand, cards in ((dealt.humans, HUMAN_DECK), (dealt.zombies, deck)):
            if len(hand) != 4 or len(set(hand)) != 4 or not set(hand) <= cards:
                raise Over("the hands are not four of six cards")  # ZT-SET-08
        self.search = {place_of(name): token for name, token in dealt.search.items()}
        if self.scenario == "lost-keys":
            blanks = ["ammunition", "bandage", "blank", "blank", "keys", "noise"]
            lie_on = {place_of(name) for name in park.layout["search"]}
            if sorted(self.search.values()) != blanks or set(self.search) != lie_on:
                raise Over("the search tokens are not those of ZT-DS1-02")
        for name in PEOPLE + (["dog"] if self.scenario == "good-boy" else []):  # ZT-DS2-01
            options = {
                ("place", name, name_of((column, 0)))
                for column in range(park.columns)
                if park.is_free((column, 0))
            }
            answer = yield Question("humans", "human-start", options)
            park.humans[name] = Human(name, place_of(answer[2]))
        more = MORE_ZOMBIES.get(self.scenario, 0)
        each = int(self.settings["zombies_per_half"]) + more  # ZT-DO-05
        left = {"S": each, "C": each}
        while left["S"] or left["C"]:
            options = {
                ("zombie", name_of(place))
                for place in park.fields()
                if left[park.half(place)]
                and park.is_free_for_zombies(place)
                and not park.zombie_beside(place)
                and not park.human_beside(place)
            }
            answer = yield Question("zombies", "zombie-start", options)
            place = place_of(answer[1])
            left[park.half(place)] -= 1
            zombie = Zombie(place, "N")
            park.zombies.append(zombie)
            self.pool -= 1
            yield from self.face("zombies", zombie)

    def face(self, side: str, zombie: Zombie) -> Story:
        answer = yield Question(side, "facing", {("face", way) for way in "NESW"})
        zombie.facing = answer[1]

    # -- the end (section 26) ----------------------------------------------------------------

    @property
    def score(self) -> int:
        stars = sum(human.stars for human in self.park.humans.values() if human.fate == "escaped")
        return stars + (self.brought if self.scenario == "last-supplies" else 0)  # ZT-DS6-03

    def check_end(self) -> None:
        if self.score >= self.target:
            raise Over("escaped")
        living = [human for human in self.park.humans.values() if human.alive]
        wounds = sum(human.health == "wounded" for human in living)
        if not any(human.name == "nurse" for human in living):
            kit = "first-aid" not in self.played and len(self.hands["humans"]) > 0
            bandage = "bandage" in self.search.values()
            wounds = min(wounds, kit + bandage)
        potential = self.score + sum(human.stars for human in living) + wounds
        if self.scenario == "last-supplies":  # ZT-DS6-04
            potential += min(len(living), self.things.total() + len(self.carrying))
        if potential < self.target:  # ZT-OP-44
            people = any(human.name != "dog" for human in living)
            raise Over("out-of-reach" if people else "all-turned")

    # -- the human turn (sections 9 to 13) -----------------------------------------------------

    def human_turn(self) -> Story:
        self.active, self.points = None, 0
        self.activated, self.used, self.shots = [], set(), 0
        while True:
            options: set[Option] = {("end",)}
            if self.active is not None and self.points > 0:
                options |= self.actions(self.active)
                options.add(("rest", self.active))
            else:
                for human in self.park.humans.values():
                    if human.alive and human.name not in self.activated:
                        options |= self.actions(human.name)
            options |= self.human_cards()
            answer = yield Question("humans", "human-action", options)
            if answer[0] == "end":
                self.active, self.points = None, 0
                return
            if answer[0] == "rest":
                self.active, self.points = None, 0
            elif answer[0] == "play":
                yield from self.play_human_card(answer)
            else:
                self.act(*answer)

    def closed(self, human: Human, place: Field) -> bool:
        """Whether a car field is an obstacle for this human (ZT-DS1-05, -DS4-03, -DS5-04)."""
        if not self.park.is_car(place):
            return False
        if self.locked and self.carrier != human.name:
            return True
        if self.scenario == "empty-tank":
            return self.brought < 2 and human.name not in self.carrying
        if self.scenario != "two-ways-out":
            return False
        full = [
            self.riders[number] >= 3 for number, car in enumerate(self.park.cars) if place in car
        ]
        return any(full)

    def may_enter(self, human: Human, place: Field) -> bool:
        return (
            self.park.is_free(place)
            and not self.closed(human, place)
            and not self.shuns(human, place)
        )

    def shuns(self, human: Human, place: Field) -> bool:
        """The wounded may not come to stand in goo (ZT-DS7-03)."""
        in_goo = self.scenario == "toxic-spill" and place in self.things
        return in_goo and human.health == "wounded"

    def actions(self, name: str) -> set[Option]:
        """What a human can do with an action point."""
        park, human = self.park, self.park.humans[name]
        here = human.place
        assert here is not None
        found: set[Option] = set()
        for step in WAYS.values():
            there, beyond = plus(here, step), plus(here, step, 2)
            if self.may_enter(human, there):
                found.add(("move", name, name_of(there)))
            zombie = park.zombie_on(there)
            if zombie is not None:
                room = park.is_free_for_zombies(beyond)  # ZT-PSH-04, ZT-PSH-12
                goes = name not in ("child", "dog") and not self.shuns(human, there)
                if room and goes and zombie.kind != "brute":
                    found.add(("push", name, name_of(there)))
                if name == "lumberjack" and zombie.front != here:
                    found.add(("axe", name, name_of(there)))
            other = park.human_on(there)
            if other is not None:
                may_shove = name == "mechanic" and "shove" not in self.used
                may_shove = may_shove and not self.shuns(human, there)
                if may_shove and self.may_enter(other, beyond):
                    found.add(("shove", name, name_of(there)))
                if name == "nurse" and other.health == "wounded":
                    found.add(("heal", name, name_of(there)))
                if self.carrier == name and other.alive:
                    found.add(("hand", name, name_of(there)))
        if name == "child" and "diagonal" not in self.used:
            for step in CORNERS:
                if self.may_enter(human, plus(here, step)):
                    found.add(("move", name, name_of(plus(here, step))))
        if name == "nurse" and human.health == "wounded":
            found.add(("heal", name, name_of(here)))
        if name == "policeman" and self.bullets > 0:
            for zombie in park.targets(here, 99):
                found.add(("shoot", name, name_of(zombie.place)))
        if name == "dog" and "bark" not in self.used:
            for zombie in park.targets(here, 4):
                found.add(("bark", name, name_of(zombie.place)))
        if here in self.search:
            found.add(("search", name, name_of(here)))
        if self.scenario == "car-alarms" and here in self.things:
            found.add(("alarm", name, name_of(here)))  # ZT-DS8-02
        return found

    def act(self, verb: str, name: str, target: str) -> None:
        park, human, there = self.park, self.park.humans[name], place_of(target)
        here = human.place
        assert here is not None
        if self.active != name:
            self.active = name
            self.activated.append(name)
            self.points = 4 if name == "dog" else 3  # ZT-HUM-02, ZT-DS2-03
            if self.scenario == "empty-tank" and name in self.carrying:
                self.points = 2  # ZT-DS5-02
        self.points -= 1
        step = (there[0] - here[0], there[1] - here[1])
        if verb == "move":
            if step[0] and step[1]:
                self.used.add("diagonal")
            self.put(human, there)
        elif verb == "push":
            zombie = park.zombie_on(there)
            assert zombie is not None
            zombie.place = plus(there, step)
            self.put(human, there)
        elif verb == "shove":
            self.used.add("shove")
            other = park.human_on(there)
            assert other is not None
            self.put(other, plus(there, step))
            self.put(human, there)
        elif verb == "axe":
            self.eliminate(there)
        elif verb == "heal":
            patient = park.human_on(there)
            assert patient is not None
            patient.health = "healthy"
        elif verb == "shoot":
            self.bullets -= 1
            self.shots += 1
            self.eliminate(there)
        elif verb == "bark":
            self.used.add("bark")
            zombie = park.zombie_on(there)
            assert zombie is not None
            zombie.facing = next(
                way for way, to in WAYS.items() if to == (_sign(-step[0]), _sign(-step[1]))
            )
        elif verb == "search":
            self.reveal(human, self.search.pop(there))
            self.check_end()  # ZT-OP-45
        elif verb == "hand":
            other = park.human_on(there)
            assert other is not None
            self.carrier = other.name
        elif verb == "alarm":
            del self.things[there]
            self.shots += 1  # ZT-DS8-04
            for zombie in park.zombies:
                self.turn_to(zombie, there)

    def turn_to(self, zombie: Zombie, noise: Field) -> None:
        """ZT-DS8-03."""
        across, along = noise[0] - zombie.place[0], noise[1] - zombie.place[1]
        if abs(across) + abs(along) > 6:
            return
        if abs(across) > abs(along):
            zombie.facing = "E" if across > 0 else "W"
        else:
            zombie.facing = "N" if along > 0 else "S"

    def reveal(self, human: Human, token: str) -> None:
        """ZT-DS1-04."""
        if token == "keys":
            self.carrier = human.name
        elif token == "ammunition":
            self.bullets += 2
        elif token == "bandage":
            human.health = "healthy"
        elif token == "noise":
            self.shots += 1

    def put(self, human: Human, place: Field) -> None:
        """A human comes to a field; on a car field it escapes at once (ZT-ESC-03, ZT-MEC-08)."""
        human.place = place
        if self.keys_on == place:
            self.keys_on, self.carrier = None, human.name  # ZT-DS1-08
        for number, car in enumerate(self.park.cars):
            if place in car:
                self.riders[number] += 1
                if self.carrier == human.name:
                    self.locked, self.carrier = False, None  # ZT-DS1-06
                if human.name in self.carrying:
                    self.carrying.remove(human.name)
                    self.brought += 1  # ZT-DS5-03, ZT-DS6-03
                self.escape(human)
                return
        if place in self.things:
            self.find(human, place)

    def find(self, human: Human, place: Field) -> None:
        """A human has come to stand on a token."""
        if self.scenario == "toxic-spill":
            human.health = "wounded"  # ZT-DS7-02
            self.check_end()
        elif self.scenario in ("empty-tank", "last-supplies") and human.name not in self.carrying:
            self.carrying.add(human.name)  # ZT-DS5-02, ZT-DS6-02
            self.things -= Counter([place])

    def leave_behind(self, human: Human, place: Field) -> None:
        """What the human has carried stays on the field (ZT-DS1-08, ZT-DS5-05)."""
        if self.carrier == human.name:
            self.carrier, self.keys_on = None, place
        if human.name in self.carrying:
            self.carrying.remove(human.name)
            self.things[place] += 1

    def escape(self, human: Human) -> None:
        human.fate, human.place = "escaped", None
        if self.active == human.name:
            self.active, self.points = None, 0  # ZT-ESC-09
        self.check_end()

    def eliminate(self, place: Field) -> None:
        zombie = self.park.zombie_on(place)
        assert zombie is not None
        if zombie.kind == "brute" and not zombie.damaged:
            zombie.damaged = True  # ZT-DS3-07
            return
        self.park.zombies.remove(zombie)
        if zombie.kind == "walker":
            self.pool += 1  # ZT-LUM-04, ZT-POL-08; special ones go to the box (ZT-DS3-08)

    # -- human cards (section 32.5) ------------------------------------------------------------

    def human_cards(self) -> set[Option]:
        park, hand = self.park, self.hands["humans"]
        found: set[Option] = set()
        for human in park.humans.values():
            if not human.alive or human.name == "dog":
                continue  # for cards the dog is no human (ZT-DS2-02)
            assert human.place is not None
            if "canal" in hand and human.place in park.canals:
                found.add(("play", "canal", human.name))
            if "sawn-off" in hand and human.name != "child":
                for zombie in park.targets(human.place, 3):
                    found.add(("play", "sawn-off", human.name, name_of(zombie.place)))
            if "courage" in hand:
                for zombie in park.targets(human.place, 1):
                    found.add(("play", "courage", human.name, name_of(zombie.place)))
            if "first-aid" in hand and human.health == "wounded":
                found.add(("play", "first-aid", human.name))
        if "adrenaline" in hand and self.active not in (None, "dog"):
            found.add(("play", "adrenaline"))
        if "decoy" in hand and park.zombies:
            found.add(("play", "decoy"))
        return found

    def spend(self, side: str, card: str) -> None:
        self.hands[side].remove(card)
        self.played.append(card)

    def play_human_card(self, answer: Option) -> Story:
        card = answer[1]
        self.spend("humans", card)
        if card == "canal":
            human = self.park.humans[answer[2]]
            assert human.place is not None
            self.leave_behind(human, human.place)
            self.escape(human)
        elif card == "sawn-off":
            self.shots += 1
            self.eliminate(place_of(answer[3]))
        elif card == "courage":
            self.eliminate(place_of(answer[3]))
        elif card == "first-aid":
            self.park.humans[answer[2]].health = "healthy"
        elif card == "adrenaline":
            self.points += 2
        elif card == "decoy":
            yield from self.decoy()
        self.check_end()

    def decoy(self) -> Story:
        turned: list[Zombie] = []
        for _ in range(2):
            others = [zombie for zombie in self.park.zombies if zombie not in turned]
            options: set[Option] = {("turn", name_of(zombie.place)) for zombie in others}
            if turned:
                options.add(("enough",))
            answer = yield Question("humans", "decoy", options)
            if answer[0] == "enough":
                return
            zombie = self.park.zombie_on(place_of(answer[1]))
            assert zombie is not None
            turned.append(zombie)
            yield from self.face("humans", zombie)

    # -- the zombie turn (sections 14 to 24) ---------------------------------------------------

    def zombie_turn(self) -> Story:
        if self.terror is not None:
            self.terror -= 1
            if self.terror < 1:
                raise Over("terror")
        self.moved = self.bonus = 0
        yield from self.movement()
        yield from self.adding()
        yield from self.tidying()

    @property
    def quota(self) -> int:
        return min(len(self.activated) + 1 + self.bonus, len(self.park.zombies))

    def movement(self) -> Story:
        park, hand = self.park, self.hands["zombies"]
        while True:
            options: set[Option] = set()
            left = self.quota - self.moved
            if left > 0:
                for zombie in may_act(park):
                    options.add(("activate", name_of(zombie.place)))
                    if "lurch" in hand and category(park, zombie) > 1 and self.strength(zombie) < 3:
                        options.add(("play", "lurch", name_of(zombie.place)))
            else:
                options.add(("done",))
            options |= self.movement_cards() if left > 0 else self.frenzy()
            answer = yield Question("zombies", "zombie-action", options)
            if answer[0] == "done":
                break
            target = park.zombie_on(place_of(answer[-1])) if answer[-1] != "frenzy" else None
            if answer[0] == "activate":
                assert target is not None
                yield from self.activate(target, self.strength(target))
            elif answer[1] == "lurch":
                assert target is not None
                self.spend("zombies", "lurch")
                yield from self.activate(target, 3)
            else:
                yield from self.play_movement_card(answer)

    def frenzy(self) -> set[Option]:
        """ZT-DC-12, ZT-OP-43: only if there is a zombie that it would let act."""
        room = len(self.activated) + 1 + self.bonus < len(self.park.zombies)
        return {("play", "frenzy")} if "frenzy" in self.hands["zombies"] and room else set()

    def movement_cards(self) -> set[Option]:
        """Frenzy, Cunning and Scent, between two activations or two points of one."""
        found, hand = self.frenzy(), self.hands["zombies"]
        for zombie in self.park.zombies:
            if zombie.acted:
                continue
            if "cunning" in hand and category(self.park, zombie) == 2:
                found.add(("play", "cunning", name_of(zombie.place)))
            if "scent" in hand:
                found.add(("play", "scent", name_of(zombie.place)))
        return found

    def play_movement_card(self, answer: Option) -> Story:
        self.spend("zombies", answer[1])
        if answer[1] == "frenzy":
            self.bonus += 2
            return
        target = self.park.zombie_on(place_of(answer[2]))
        assert target is not None
        if answer[1] == "cunning":
            target.cunning = True
        else:
            yield from self.face("zombies", target)
            if self.bites_at_once(target):
                self.moved += 1  # ZT-BIT-17

    def bites_at_once(self, zombie: Zombie) -> bool:
        """Whoever comes to face a human outside its activation bites, and is flipped (ZT-BIT-17),
        unless bites happen only in activations (ZT-OP-35)."""
        if self.settings.get("bites") != "at-once":
            return False
        victim = self.park.human_on(zombie.front)
        if victim is None:
            return False
        zombie.acted = True
        self.bite(victim)
        self.check_end()
        return True

    def strength(self, zombie: Zombie) -> int:
        in_goo = self.scenario == "toxic-spill" and zombie.place in self.things
        return 3 if zombie.kind == "runner" or in_goo else 2  # ZT-ZAC-01, ZT-DS3-05, ZT-DS7-04

    def activate(self, zombie: Zombie, points: int) -> Story:
        """One zombie acts, perhaps with halts for cards between its points (ZT-OP-47)."""
        zombie.turned, begun = False, False
        while True:
            options: set[Option] = {
                ("do", steps) for steps in activations(self.park, zombie, points)
            }
            if self.hands["zombies"]:
                deck = STANDARD if self.settings["zombie_deck"] == "standard" else ALTERNATIVE
                unseen = deck - set(self.played)
                halting = {("halt", steps) for steps in halts(self.park, zombie, points, unseen)}
            else:
                halting = set()
            if begun:
                options |= self.movement_cards()
            answer = yield Question("zombies", "activation", options | halting)
            if answer[0] == "play":
                yield from self.play_movement_card(answer)
                if zombie.acted:
                    return
                continue
            carry_out(zombie, answer[1])
            if answer[0] == "do":
                break
            points, begun = points - len(answer[1]), True
        zombie.acted = True
        self.moved += 1
        if answer[1].endswith("*"):
            victim = self.park.human_on(zombie.front)
            assert victim is not None
            self.bite(victim)
            self.check_end()

    def bite(self, victim: Human) -> None:
        if victim.name == "banker" and self.briefcase:
            self.briefcase = False  # ZT-BAN-01
        elif victim.name == "dog" or victim.health == "wounded":
            victim.health = "dead"  # ZT-BIT-05, ZT-DS2-05
        elif victim.health == "healthy":
            victim.health = "wounded"

    # -- adding (section 22) -----------------------------------------------------------------

    def adding(self) -> Story:
        park, hand = self.park, self.hands["zombies"]
        here = [human for human in park.humans.values() if human.on_board]
        self.due = [
            half
            for half in "SC"
            if any(human.place and park.half(human.place) == half for human in here)
        ]
        self.due += ["any"] * self.shots
        for kind, first in (("runner", 2), ("brute", 3)):
            if kind in self.arriving and self.round >= first:
                self.due.append(kind)  # ZT-DS3-03
        if self.scenario == "two-ways-out" and self.round >= 3:
            park.allowed |= park.canals  # ZT-DS4-04
        self.ambush = False
        for zombie in park.zombies:
            zombie.fresh = False
        while True:
            options = {
                ("add", cause, name_of(place))
                for cause in self.due
                for place in park.fields()
                if self.may_come_up(cause, place)
            }
            hidden = {
                ("ambush", cause, name_of(place))
                for cause in self.due
                for place in park.fields()
                if (self.ambush or "ambush" in hand) and self.may_ambush(cause, place)
            }
            if self.ambush:
                options |= hidden
            if not options:
                options.add(("done",))
            if "horde" in hand:
                options.add(("play", "horde"))
            if "ambush" in hand and hidden:
                options.add(("play", "ambush"))
            if "manhole" in hand and park.canals - park.allowed:
                options.add(("play", "manhole"))
            if "fence" in hand:
                options |= {
                    ("play", "fence", name_of(place))
                    for place in park.fields()
                    if self.may_have_hole(place)
                }
            answer = yield Question("zombies", "adding", options)
            if answer[0] == "done":
                break
            if answer[0] == "play":
                self.spend("zombies", answer[1])
                if answer[1] == "horde":
                    self.due += ["any", "any"]
                elif answer[1] == "ambush":
                    self.ambush = True
                elif answer[1] == "manhole":
                    park.allowed |= park.canals
                elif answer[1] == "fence":
                    park.allowed.add(place_of(answer[2]))
                continue
            if answer[0] == "ambush":
                self.ambush = False
            self.due.remove(answer[1])
            if answer[1] in ("runner", "brute"):
                self.arriving.remove(answer[1])
                zombie = Zombie(place_of(answer[2]), "N", kind=answer[1], fresh=True)
                park.zombies.append(zombie)
                yield from self.face("zombies", zombie)
                self.bites_at_once(zombie)
            else:
                yield from self.bring(place_of(answer[2]))
        self.due = []

    def can_bring(self, cause: str) -> bool:
        """Whether there is a pawn at all: from the pool, else one that was not placed or
        relocated in this phase (ZT-REL-01, ZT-REL-07)."""
        if cause in ("runner", "brute") or self.pool > 0:
            return True
        return bool(self.takeable())

    def takeable(self) -> list[Zombie]:
        return [each for each in self.park.zombies if each.kind == "walker" and not each.fresh]

    def may_come_up(self, cause: str, place: Field) -> bool:
        park = self.park
        if place not in park.allowed or not park.is_free_for_zombies(place):
            return False
        half = "C" if cause in ("runner", "brute") else cause
        return half in ("any", park.half(place)) and self.can_bring(cause)

    def may_ambush(self, cause: str, place: Field) -> bool:
        """ZT-DC-23."""
        park = self.park
        return (
            cause not in ("runner", "brute")  # they enter where ZT-DS3-03 says
            and park.is_free_for_zombies(place)
            and not park.human_beside(place)
            and self.can_bring(cause)
        )

    def may_have_hole(self, place: Field) -> bool:
        """ZT-DC-18."""
        park = self.park
        return (
            place[0] in (0, 1, park.columns - 2, park.columns - 1)
            and place[1] not in (0, park.rows - 1)
            and place not in park.obstacles
            and not park.is_car(place)
            and place not in park.canals
            and place not in park.allowed
        )

    def bring(self, place: Field) -> Story:
        """A pawn comes to a field: from the pool, or from elsewhere on the board."""
        if self.pool > 0:
            self.pool -= 1
            zombie = Zombie(place, "N", fresh=True)
            self.park.zombies.append(zombie)
            if self.pool == 0 and self.terror is None:
                self.terror = 5  # ZT-TER-01 to ZT-TER-03, ZT-TER-10
        else:
            options = {("take", name_of(each.place)) for each in self.takeable()}
            answer = yield Question("zombies", "relocation", options)
            taken = self.park.zombie_on(place_of(answer[1]))
            assert taken is not None
            zombie = taken
            zombie.place, zombie.fresh = place, True
        yield from self.face("zombies", zombie)
        self.bites_at_once(zombie)

    # -- tidying (section 23) ------------------------------------------------------------------

    def tidying(self) -> Story:
        park = self.park
        for zombie in park.zombies:
            zombie.fresh = False
        while True:
            dead = [human for human in park.humans.values() if human.on_board and not human.alive]
            if not dead:
                break
            answer = yield Question(
                "zombies", "turning", {("replace", human.name) for human in dead}
            )
            human = park.humans[answer[1]]
            place = human.place
            assert place is not None
            human.fate, human.place = "turned", None
            self.leave_behind(human, place)
            if human.name != "dog" and (self.pool > 0 or self.takeable()):  # ZT-DS2-05
                yield from self.bring(place)
        for zombie in park.zombies:
            zombie.acted = zombie.cunning = zombie.fresh = False
        self.check_end()


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
