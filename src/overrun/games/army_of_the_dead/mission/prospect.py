"""What can still come about, at best: from a mission sheet, or from any position.

An optimistic look ahead: survivors reach every zone that a way leads to, take every token there, do
every action and set off every event that could come about, until nothing new happens. What even
that does not achieve cannot be achieved at all (AD-WIN-05, AD-OP-134). It is optimistic about
zombies, dice and the time that things take, never about what cannot come back: people who fell,
sleepers who woke, tokens that were spent, rounds that are over.

:func:`lost_goal` asks it of a running game, from what everybody knows alone: how the tokens and the
decks lie does not matter. ``winnable.py`` asks it of the sheets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

import msgspec

from overrun.core.reason import Reason
from overrun.games.army_of_the_dead.board.ground import Ground, compose, ground_of
from overrun.games.army_of_the_dead.cards import Goal, library
from overrun.games.army_of_the_dead.mission.conditions import Not, Phase
from overrun.games.army_of_the_dead.mission.personal import effect_of, goal_of
from overrun.games.army_of_the_dead.mission.sheets import Mission, mission
from overrun.games.army_of_the_dead.mission.words import Condition, Effect
from overrun.games.army_of_the_dead.state import (
    ALPHA,
    SHAMBLER,
    SLOTS,
    SURVIVORS,
    ZEUS,
    ZEUSES,
    Personal,
    S,
    Survivor,
)
from overrun.games.army_of_the_dead.team.health import full_health

REGENERATION = "regeneration"


# -- where a look ahead begins ---------------------------------------------------------------------


class Quest(msgspec.Struct):
    """A personal objective that is not achieved yet."""

    owner: str
    goal: Goal
    count: int = 0
    colour: str = ""
    here: bool = True
    """Whether its owner is on the board."""
    sound: bool = True
    """Whether the owner is in full health, or can be again by what it carries or may learn."""


class Standpoint(msgspec.Struct, kw_only=True):
    """What there is and what is left, as far as it matters to any goal."""

    sheet: Mission
    lay: Callable[[tuple[str, ...]], Ground]
    """The board while those doors are closed."""
    holds: Callable[[Condition], bool] = lambda condition: False
    """Whether something is true already."""
    sure: bool = False
    """Only what is possible however the tokens were mixed, and with some bad luck, counts."""
    round: int = 1
    closed: list[str]
    zones: list[int]
    """Where somebody stands."""
    here: list[tuple[str, ...]]
    """What each of the survivors on the board is good at."""
    away: list[tuple[str, ...]] = []
    """The same of those who have left it alive."""
    gone: int = 0
    """How many have, companions included."""
    companions: list[int] = []
    truck: int | None = None
    riders: int = 0
    vault_open: bool = False
    tokens: list[int] = []
    """Where objective tokens lie face down."""
    fronts: list[str] = []
    """Their colours: which is where, nobody knows."""
    taken: list[str] = []
    at_hand: list[tuple[int, str]] = []
    """Tokens that somebody holds, or has dropped: where, and their colours."""
    marks: list[str] = []
    fired: list[str] = []
    """The events and actions that do not come a second time."""
    bosses: list[str] = []
    appeared: list[str] = []
    alphas: int = 0
    spawns: list[str] = []
    """The kinds of the spawn zones that are left."""
    sleepers: list[int] = []
    """The zones of the tokens; one that has two is named twice."""
    box: int = 0
    """How many sleepers tokens are left to be laid."""
    cards: Callable[[], Counter[str]]
    """The equipment cards in the game."""
    quests: list[Quest] = []


def from_sheet(sheet: Mission) -> Standpoint:
    """The mission as it begins. Of the people only the specialists that it asks for are sure to be
    there (AD-MIS-02)."""

    def lay(closed: tuple[str, ...]) -> Ground:
        return compose(sheet.board, sheet.floors, sheet.doors, closed)

    ground = lay(sheet.doors)
    at = ground.index
    placed = [each.kind for each in sheet.placements]
    return Standpoint(
        sheet=sheet,
        lay=lay,
        sure=True,
        closed=list(ground.shut),
        zones=[at[zone] for zone in sheet.start],
        here=[sheet.needs] * SURVIVORS,
        companions=[at[zone] for zone in sheet.companions],
        truck=at[sheet.truck] if sheet.truck else None,
        tokens=[at[zone] for zone in sheet.objectives],
        fronts=[*sheet.tokens, *sheet.personal_colours],
        bosses=[kind for kind in placed if kind not in (SHAMBLER, ALPHA)],
        appeared=[kind for kind in placed if kind not in (SHAMBLER, ALPHA)],
        spawns=[each.kind for each in sheet.spawns],
        sleepers=[at[zone] for zone in sheet.sleepers],
        box=len(library().sleepers) - len(sheet.sleepers),
        cards=lambda: Counter({id: card.count for id, card in library().equipment.items()}),
    )


def from_position(s: S) -> Standpoint:
    """A game as it stands, seen by anybody at the table."""
    people = library().survivors
    sheet = s.sheet
    again = [id for id, event in sheet.events.items() if event.again]
    again += [f"action:{id}" for id, action in sheet.actions.items() if not action.once]
    face_down = [token for token in s.tokens if not token.open]
    return Standpoint(
        sheet=sheet,
        lay=lambda closed: ground_of(s.mission, closed),
        holds=lambda condition: condition.holds(s),
        round=s.round,
        closed=list(s.closed),
        zones=[each.zone for each in s.survivors],
        here=[people[each.id].specialisations for each in s.survivors],
        away=[people[id].specialisations for id in s.gone if id not in s.escorted],
        gone=len(s.gone),
        companions=[each.zone for each in s.companions],
        truck=None if s.truck is None else s.truck.zone,
        riders=0 if s.truck is None else len(s.truck.seats),
        vault_open=s.vault is not None and s.vault.open,
        tokens=[token.zone for token in face_down],
        fronts=[token.colour for token in face_down],
        taken=s.taken,
        at_hand=[
            *((token.zone, token.colour) for token in s.tokens if token.open),
            *((each.zone, colour) for each in s.survivors for colour in each.tokens),
        ],
        marks=list(s.marks),
        fired=[id for id in s.fired if id not in again],
        bosses=[boss.kind for boss in s.bosses],
        appeared=s.appeared,
        alphas=sum(s.alphas),
        spawns=[each.kind for each in s.spawns if each.kind != ZEUS or not s.zeus_gone],
        sleepers=[zone for zone, heap in s.sleepers.items() for _ in heap],
        box=len(s.unseen),
        cards=cache(lambda: _cards(s)),
        quests=[_quest(s, each) for each in s.personal if not each.done],
    )


def _cards(s: S) -> Counter[str]:
    """Wherever they are: but whoever leaves the board takes some along."""
    carried = [gear.card for each in s.survivors for gear in each.gear if gear is not None]
    return Counter([*s.equipment, *s.equipment_discard, *s.drawn, *carried])


def _quest(s: S, each: Personal) -> Quest:
    goal = goal_of(each)
    owner = s.living(each.owner)
    sound = goal.do != "healthy" or owner is None or _may_be_sound(s, owner)
    return Quest(each.owner, goal, each.count, each.colour, owner is not None, sound)


def _may_be_sound(s: S, owner: Survivor) -> bool:
    """In full health, or to be healed: by a skill that the owner has, may learn at a level to come
    or may be lent, by a card, by the token of an objective; the mission may do it as well."""
    if owner.health >= full_health(owner.id):
        return True
    cards = library()
    person = cards.survivors[owner.id]
    to_learn = ((person.yellow,), person.orange, person.red)[owner.level :]
    skills = [*owner.skills, *(skill for level in to_learn for skill in level)]
    skills += [cards.survivors[each.id].blue for each in s.companions]
    skills += [card.skill for card in cards.equipment.values()]
    held = [colour for each in s.survivors for colour in each.tokens]
    for colour in [*held, *(token.colour for token in s.tokens)]:
        if effect := effect_of(s, colour):
            skills.append(effect.skill)
    untaken = [effect_of(s, token.colour) for token in s.tokens if not token.open]
    cured = any(effect is not None and effect.do == "health" for effect in untaken)
    return cured or REGENERATION in skills


# -- ways ------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _around(ground: Ground, start: int) -> frozenset[int]:
    """Every zone to which a way leads on foot."""
    return _spread(ground.neighbours, start)


@lru_cache(maxsize=4096)
def _by_road(ground: Ground, start: int) -> frozenset[int]:
    """Every zone to which the truck can drive."""
    return _spread(ground.roads, start)


def _spread(ways: Sequence[Sequence[int]], start: int) -> frozenset[int]:
    reached = [start]
    for zone in reached:
        reached += [each for each in ways[zone] if each not in reached]
    return frozenset(reached)


# -- the look ahead --------------------------------------------------------------------------------


class Prospect:
    """What could come about from a standpoint, at best."""

    def __init__(self, at: Standpoint) -> None:
        self.at = at
        self.sheet = at.sheet
        self.closed = list(at.closed)
        self.trucks = [] if at.truck is None else [at.truck]
        self.marks = list(at.marks)
        self.happened: list[str] = []
        self.done: list[str] = []
        self.events = {
            id: event for id, event in at.sheet.events.items() if self._leads(id, event.do)
        }
        self.actions = {
            id: action
            for id, action in at.sheet.actions.items()
            if self._leads(f"action:{id}", action.do)
        }
        self.arriving: list[str] = []
        self.spawning: list[str] = []
        self.laid = 0
        self.leaving = False
        self.healing = False
        self.vault_open = at.vault_open
        self._look_around()
        while self._go_on():
            pass

    def _leads(self, id: str, effects: tuple[Effect, ...]) -> bool:
        """Whether an event or action is still to come, and may bring a goal nearer; of a sheet all
        are of interest."""
        if id in self.at.fired:
            return False
        return self.at.sure or any(effect.leads for effect in effects)

    def _look_around(self) -> None:
        self.ground = self.at.lay(tuple(self.closed))
        self.zones = frozenset[int]()
        for start in self.at.zones:
            if start not in self.zones:
                self.zones |= _around(self.ground, start)

    def _go_on(self) -> bool:
        """Whatever can happen next happens; whether there was anything."""
        before = len(self.happened) + len(self.done) + self.vault_open
        if not self.vault_open and self.ground.trap in self.zones and self.able("safecracker"):
            self.vault_open = True  # anybody can clear the traps (AD-VLT-02, -06)
            self.open(self.ground.vault_door or "")
        for id, event in list(self.events.items()):
            if event.when.may_hold(self):
                self.happened.append(id)
                self._carry_out(self.events.pop(id).do, event.again)
        for id, action in list(self.actions.items()):
            if (
                any(map(self.reaches, action.zones))
                and self.able(action.specialist)
                and (action.when is None or action.when.may_hold(self))
            ):
                self.done.append(id)
                self._carry_out(self.actions.pop(id).do, not action.once)
        return len(self.happened) + len(self.done) + self.vault_open > before

    def _carry_out(self, effects: tuple[Effect, ...], often: bool) -> None:
        for effect in effects:
            effect.foresee(self, often)

    def open(self, door: str) -> None:
        if door in self.closed:
            self.closed.remove(door)
            self._look_around()

    # -- people and places -----------------------------------------------------------------

    def reaches(self, zone: str) -> bool:
        return self.ground.index[zone] in self.zones

    def able(self, specialist: str | None, people: Sequence[tuple[str, ...]] = ()) -> int:
        """How many on the board, and besides, are such specialists."""
        everybody = [*self.at.here, *people]
        return sum(specialist is None or specialist in skills for skills in everybody)

    def companions(self) -> int:
        return sum(zone in self.zones for zone in self.at.companions)

    def drives_to(self, zone: str) -> bool:
        """Whether the truck can get there, if somebody can get to the truck."""
        goal = self.ground.index[zone]
        return any(
            truck in self.zones and goal in _by_road(self.ground, truck) for truck in self.trucks
        )

    # -- tokens and zombies ----------------------------------------------------------------

    def taken(self, colour: str | None) -> int:
        """How many tokens of a colour can be taken in all."""
        at = self.at
        reached = sum(zone in self.zones for zone in at.tokens)
        if colour is None:
            return len(at.taken) + reached
        left = at.fronts.count(colour)
        worst = max(0, left - (len(at.tokens) - reached))
        return at.taken.count(colour) + (worst if at.sure else min(left, reached))

    def may_come(self, kind: str) -> bool:
        """Whether there can be such zombies on the board, now or later."""
        at = self.at
        if kind == SHAMBLER:
            return True  # bad luck in a search is enough (AD-SRC-11)
        if kind == ALPHA:
            return bool(at.alphas or at.spawns or kind in self.spawning)
        forms = ZEUSES if kind == ZEUS else (kind,)
        if any(each in at.appeared for each in forms):
            return any(each in at.bosses for each in forms)  # none comes twice (AD-ABO-04)
        if kind == ZEUS:
            return bool(self.sheet.zeus) and (ZEUS in at.spawns or kind in self.arriving)
        by_card = bool(at.spawns) and kind not in self.sheet.absent
        return by_card or kind in self.arriving

    # -- personal objectives -----------------------------------------------------------------

    def lacks(self, quest: Quest) -> Reason | None:
        """Why a personal objective cannot be achieved any more; nothing if it still can."""
        goal, who = quest.goal, quest.owner
        if goal.do == "slay":
            if self.may_come(goal.kind):
                return None
            return Reason("AD-OP-180", "lost-slay", {"survivor": who, "kind": goal.kind})
        if not quest.here:  # whoever has left the board does nothing any more
            return Reason("AD-OP-180", "lost-owner", {"survivor": who})
        rounds = self.sheet.rounds
        if goal.do == "healthy" and rounds <= max(goal.count, self.at.round):
            return Reason("AD-OP-180", "lost-rounds", {"survivor": who, "rounds": rounds})
        left, wanted = self._left(quest)
        if left >= wanted:
            return None
        match goal.do:
            case "kill":
                return Reason(
                    "AD-OP-180", "lost-kill", {"survivor": who, "left": left, "wanted": wanted}
                )
            case "hold":
                return Reason(
                    "AD-OP-180", "lost-hold", {"survivor": who, "left": left, "wanted": wanted}
                )
            case "sleepers":
                return Reason(
                    "AD-OP-180", "lost-sleepers", {"survivor": who, "left": left, "wanted": wanted}
                )
            case "search":
                return Reason("AD-OP-180", "lost-search", {"survivor": who})
            case "carry":
                return Reason("AD-OP-180", "lost-carry", {"survivor": who})
        return Reason("AD-OP-180", "lost-healthy", {"survivor": who})

    def _left(self, quest: Quest) -> tuple[int, int]:
        """How many of what it is about there are for the owner, and how many it takes."""
        at, goal = self.at, quest.goal
        wanted = goal.count - quest.count
        match goal.do:
            case "kill":
                return self._to_kill(quest), wanted
            case "hold":
                copies = sum(at.cards()[card] for card in goal.cards)
                return min(copies, SLOTS), max(1, goal.count)
            case "sleepers":
                left = sum(zone in self.zones for zone in at.sleepers) + self.laid
                return max(0, left - at.sure), wanted  # with bad luck, one of them wakes too soon
            case "search":
                return int(any(self.ground.searchable[zone] for zone in self.zones)), 1
            case "carry":
                return int(self._in_reach(quest.colour)), 1
            case "healthy":
                return int(quest.sound or self.healing), 1
        return 1, 1  # a level can be reached by anybody who lives

    def _to_kill(self, quest: Quest) -> int:
        """How many there can be for the owner to kill; those on its card are not (AD-POB-07)."""
        kind = quest.goal.kind
        if kind == ALPHA and not (self.at.spawns or kind in self.spawning):
            return self.at.alphas
        if kind in (SHAMBLER, ALPHA):
            return self.sheet.number_of(kind) - quest.count
        return int(self.may_come(kind))

    def _in_reach(self, colour: str) -> bool:
        """Whether the token of a colour can get into anybody's hands."""
        at = self.at
        if at.sure:
            return all(zone in self.zones for zone in at.tokens)
        held = any(zone in self.zones and each == colour for zone, each in at.at_hand)
        return held or (colour in at.fronts and any(zone in self.zones for zone in at.tokens))


TIMES = (Phase,)
NEGATIONS = (Not,)


@lru_cache(maxsize=1024)
def asks_for(mission_id: str, kinds: tuple[type[Condition], ...]) -> bool:
    """Whether a goal of a mission, or what may lead to it, is about such a thing."""
    found = list(mission(mission_id).words)
    leading = {place for place, word in found if isinstance(word, Effect) and word.leads}
    return any(
        isinstance(word, kinds) and (place in leading or place.startswith("goals"))
        for place, word in found
    )


# -- answers ---------------------------------------------------------------------------------------


def lost_goal(s: S) -> Reason | None:
    """Why the game cannot be won any more: the first objective that is out of reach, those of
    survivors first, for the mission's may wait for them (AD-WIN-05, AD-OP-134, AD-OP-180)."""
    prospect = Prospect(from_position(s))
    for quest in prospect.at.quests:
        if why := prospect.lacks(quest):
            return why
    for id, goal in prospect.sheet.goals.items():
        if not goal.may_hold(prospect):
            return Reason("AD-OP-134", "lost-goal", {"mission": s.mission, "objective": id})
    return None


def leaves_room(sheet: Mission, goal: Goal) -> bool:
    """Whether a personal objective can be achieved in a mission at all, with some bad luck; one
    that cannot is not among those that are drawn (AD-GEN-05, AD-OP-163)."""
    return Prospect(from_sheet(sheet)).lacks(Quest("", goal)) is None


@lru_cache(maxsize=1024)
def is_dealt(mission_id: str, goal: Goal) -> bool:
    """The same for a mission of the box, worked out once."""
    return leaves_room(mission(mission_id), goal)
