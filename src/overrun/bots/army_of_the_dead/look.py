"""How bots look at Army of the Dead: the work that is left, the danger, and what options do to it.

Worths and risks are in tenths of what the heuristic reckons with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from overrun.bots.army_of_the_dead.aims import Aim
from overrun.bots.army_of_the_dead.reading import Reading
from overrun.bots.army_of_the_dead.scouting import (
    Arms,
    arms_of,
    better,
    blow,
    facts_of,
    hands,
    load,
    shared_aims,
    worth,
)
from overrun.bots.army_of_the_dead.traps import challenge, turn_die
from overrun.bots.mind.look import Look
from overrun.bots.mind.words import WORD, size
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.combat.targets import kind_of
from overrun.games.army_of_the_dead.mission.sheets import mission, missions
from overrun.games.army_of_the_dead.state import ABOMINATIONS, LEVELS, SETTING_UP

LEVEL = {name: number for number, name in enumerate(LEVELS)}
PAIN = (0, 260, 60, 35, 25)
"""What the next wound costs at this health."""
NEAR, FAR = (104, 91, 52, 29, 16), 6
"""What a zombie costs that is so many zones away, in hundredths."""
LOST = 1200
"""What it costs to lose somebody without whom the game is lost."""
AFAR = 99
STEPS = {"move": 1, "step": 1, "sprint": 1, "charge": 2, "bloodlust": 2}
"""Verbs that lead to another zone, and which word of the option names it."""
ATTACKS = ("attack", "focus", "gun", "gun-focus")
WORK = (
    "take",
    "special",
    "challenge",
    "open-vault",
    "lead",
    "search",
    "sleepers",
    "board",
    "drive",
)
MISSIONS = tuple(missions())


class ArmyLook(Look):
    """The table as all see it, for the survivor whose turn it is."""

    NUMBERS: ClassVar = {
        "round": "the round",
        "left": "the rounds that are left",
        "danger": "the danger level, 0 to 3",
        "unmet": "the goals of the mission that are not met",
        "met": "those that are",
        "wishes": "the personal objectives that are not done",
        "granted": "those that are",
        "tokens": "the objective tokens on the board",
        "fired": "the events of the mission that have happened",
        "shamblers": "the shamblers on the board",
        "alphas": "the alphas on the board",
        "bosses": "the abominations on the board",
        "spawns": "the active spawn zones",
        "supply": "the shamblers that are not on the board",
        "seats": "the players",
        "alive": "the survivors on the board",
        "health": "their health together",
        "weakest": "the least health of one of them",
        "fallen": "those who have fallen",
        "gone": "those who are safe",
        "wounds": "the wounds that zombies in the survivors' zones can deal",
        "way": "the zones that the survivors have to go to their aims, on average, in tenths",
        "arms": "how well they are armed, on average",
        "waiting": "the survivors who have not acted yet",
        "mine_health": "the health of the one whose turn it is",
        "mine_actions": "its actions",
        "mine_free": "its free actions",
        "mine_level": "its level",
        "mine_arms": "how well it is armed",
        "mine_way": "the zones to its aim, at most 9",
        "mine_risk": "what it has to fear where it stands",
        "here": "the zombies in its zone",
        "beside": "the zombies in the zones beside it",
        "company": "the others in its zone",
        "last": "1 if its aim is the way out",
        **{f"aim_{verb}": f"1 if its aim is to {verb} something" for verb in WORK},
        **{f"in_{name}": f"1 in the mission {name}" for name in MISSIONS},
    }
    TRAITS: ClassVar = {
        "gap": "by sort: how much better the best option looks, as a power of two",
        "gain": "by sort: what the option is worth at first sight, as a power of two",
        "nearer": "how many zones nearer to the aim, and whether that is the way out",
        "risk": "by actions left: what is to be feared where it leads",
        "relief": "by actions left: how much less is to be feared there than here",
        "among": "zombies where it leads: shamblers and alphas",
        "leaves": "zombies in the zone that is left",
        "company": "people where it leads, and whether there are any here",
        "alone": "how far from everybody it leads, and how far one is now",
        "onward": "how much less is to be feared one zone further on the way to the aim",
        "arrives": "where the aim is, with actions left: what there is to be done",
        "sleepers": "by verb: sleepers there",
        "spawn": "zombies come up there",
        "kills": "expected kills, by how far away and the actions left",
        "boss": "expected hits on an abomination",
        "friends": "friends who may be hit, and how hard",
        "weapon": "the sort of weapon, and the sort of target",
        "empties": "whether all of them may fall, here or elsewhere",
        "wakes": "the noise wakes sleepers",
        "ammo": "may use up ammo",
        "aim": "by verb: it is what the aim is about",
        "what": "by verb: of which thing, and whether the aim is about it",
        "load": "by actions left: how well armed the searcher is",
        "trade": "what the other one wants",
        "work": "the other one has something to do where it stands",
        "hands": "by verb: how much better the hands would be",
        "end": "by actions left: what the best option is worth",
        "stay": "by verb: what is to be feared here",
        "place": "which of the options it is",
        "bears": "whose turn it is to bear a wound",
        "health": "by what there is to bear: the health of whoever is named",
        "name": "what is chosen by name",
        "owner": "the token belongs to the other one",
        "needs": "a specialist whom the mission needs",
        "far": "how much farther from the survivors than the others",
        "advised": "what a steady player would do with the dice",
        "hits": "the dice that have hit, of how many",
        "dies": "whether the hit kills",
        "slot": "which slot, and what is lost by it",
    }

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        ground = self.ground = ground_of(view.mission, tuple(view.closed))
        at = self.at = ground.index
        self.zombies = {at[zone.name]: zone for zone in view.zones}
        self.bosses = {at[boss.zone]: boss for boss in view.bosses}
        people: dict[int, list[Any]] = {}
        self.people = people
        for each in view.survivors:
            people.setdefault(at[each.zone], []).append(each)
        self.guests = {at[each.zone] for each in view.companions}
        self.by_name = {each.id: each for each in view.survivors}
        self.spawns = {at[each.zone] for each in view.spawns if each.active}
        self.vital = {each.owner for each in view.personal}
        for need in mission(view.mission).needs:
            able = [each.id for each in view.survivors if need in each.specialisations]
            if len(able) == 1:
                self.vital.add(able[0])
        self._risks: dict[int, int] = {}
        self._near: list[tuple[int, int, int]] | None = None
        self._arms: dict[str, Arms] = {}
        turn = view.turn
        self.me: Any = self.by_name.get(turn.who) if turn is not None else None
        self.aims: dict[str, Aim] = {}
        if view.phase != SETTING_UP:
            self.aims = shared_aims(facts_of(view, ground))
        self.aim: Aim | None = None
        self.zone = -1
        if self.me is not None:
            self._place(self.me)
        self._number()

    def _place(self, me: Any) -> None:
        self.me = me
        self.zone = self.at[me.zone]
        self.aim = self.aims.get(me.id)
        self._risks, self._near = {}, None

    def _about(self, ask: Ask) -> None:
        """Look at the survivor whom the ask is about, if it is another one."""
        name = ask.facts.get("survivor")
        if name is not None and (self.me is None or self.me.id != name):
            me = self.by_name.get(str(name))
            if me is not None:
                self._place(me)

    # -- the position ----------------------------------------------------------------------

    def _number(self) -> None:
        view, aim = self.view, self.aim
        verb = "" if aim is None else aim.verb
        self.position = [
            *self._progress(),
            *self._state_of_team(),
            *([0] * 11 if self.me is None else self._own()),
            *[1 if verb == each else 0 for each in WORK],
            *_IN[view.mission],
        ]

    def _progress(self) -> list[int]:
        """How far the mission has come."""
        view = self.view
        met = [goal.met for goal in view.goals].count(True)
        granted = [each.done for each in view.personal].count(True)
        shamblers = alphas = 0
        for stand in view.zones:
            shamblers += stand.shamblers
            alphas += stand.alphas
        return [
            view.round,
            view.rounds - view.round,
            LEVEL[view.danger],
            len(view.goals) - met,
            met,
            len(view.personal) - granted,
            granted,
            len(view.tokens),
            len(view.fired),
            shamblers,
            alphas,
            len(view.bosses),
            len(self.spawns),
            view.shamblers_left,
            view.seats,
        ]

    def _state_of_team(self) -> list[int]:
        view, at, distance = self.view, self.at, self.ground.distance
        health = wounds = way = arms = waiting = 0
        weakest = 9
        for each in view.survivors:
            health += each.health
            if each.health < weakest:
                weakest = each.health
            waiting += not each.acted
            aim = self.aims.get(each.id)
            if aim is not None:
                steps = distance[at[each.zone]][aim.zone]
                way += steps if steps >= 0 else 9
            arms += load(self.arms(each))
        for zone in self.people:
            wounds += self.attacks(zone)
        alive = len(view.survivors)
        return [
            alive,
            health,
            weakest,
            len(view.fallen),
            len(view.gone),
            wounds,
            10 * way // (alive or 1),
            arms // (alive or 1),
            waiting,
        ]

    def _own(self) -> list[int]:
        """How the one stands whose turn it is."""
        me, zone, aim, turn, zombies = self.me, self.zone, self.aim, self.view.turn, self.zombies
        here = zombies.get(zone)
        near = 0
        for other in self.ground.neighbours[zone]:
            stand = zombies.get(other)
            if stand is not None:
                near += stand.shamblers + 2 * stand.alphas
        return [
            me.health,
            turn.actions,
            len(turn.free),
            LEVEL[me.level],
            load(self.arms(me)),
            9 if aim is None else min(9, self.away(zone, aim.zone)),
            min(300, self.pain(zone)),
            0 if here is None else here.shamblers + 2 * here.alphas,
            near,
            len(self.people.get(zone, ())) - 1,
            1 if aim is not None and aim.last else 0,
        ]

    def arms(self, survivor: Any) -> Arms:
        found = self._arms.get(survivor.id)
        if found is None:
            found = self._arms[survivor.id] = arms_of(survivor.gear)
        return found

    def away(self, start: int, goal: int) -> int:
        steps = self.ground.distance[start][goal]
        return AFAR if steps < 0 else steps

    def attacks(self, zone: int) -> int:
        """The wounds that those in the zone deal in one activation."""
        stand = self.zombies.get(zone)
        wounds = 0
        if stand is not None:
            wounds = stand.shamblers - stand.snared_shamblers
            wounds += 2 * (stand.alphas - stand.snared_alphas)
        boss = self.bosses.get(zone)
        if boss is not None and not boss.snared:
            kind = library().zombies[boss.kind]
            wounds += kind.actions * kind.wounds
        return wounds

    def pain(self, zone: int, fewer: int = 0) -> int:
        """What the next zombie phase may cost the one whose turn it is if it ends there, when so
        many tenths of a wound are averted."""
        wounds = 10 * self.attacks(zone) - fewer
        zombies, people = self.zombies, self.people
        for near in self.ground.neighbours[zone]:
            stand = zombies.get(near)
            if stand is not None and stand.alphas and near not in people:
                wounds += 8 * stand.alphas
        me = self.me
        spare = 0
        for each in people.get(zone, ()):
            if each is not me:
                spare += each.health - 1
                if not each.acted:
                    wounds -= 12
        if wounds < 0:
            wounds = 0
        if zone in self.spawns:
            wounds += 5 + 5 * LEVEL[self.view.danger]
        # those who are hurt least bear the first wounds, as long as there is somebody
        share = wounds * 10 // (10 + 4 * spare)
        health = 1 if me is None else me.health
        pain = 0
        while share > 0 and health > 0:
            cost = PAIN[health] if health < len(PAIN) else PAIN[-1]
            pain += cost * min(share, 10) // 10
            share -= 10
            health -= 1
        return pain * 3 // 2 if me is not None and me.id in self.vital else pain

    def risk(self, zone: int) -> int:
        """The same, and what the zombies that are about hold up: the nearer, the more."""
        found = self._risks.get(zone)
        if found is None:
            found = 0
            row = self.ground.distance[zone]
            for at, number, nearest in self._about_here():
                away = row[at]
                if away < 0 or away > nearest:
                    away = nearest
                found += number * (NEAR[away] if away < len(NEAR) else FAR)
            found = self._risks[zone] = self.pain(zone) + found // 100
        return found

    def _about_here(self) -> list[tuple[int, int, int]]:
        """Where zombies are, how many, and how near the nearest of the others is; once."""
        if self._near is None:
            me, distance = self.me, self.ground.distance
            others = [zone for zone, each in self.people.items() if each != [me]]
            self._near = []
            for at, stand in self.zombies.items():
                number = 10 * stand.shamblers + 22 * stand.alphas
                if number:
                    row = distance[at]
                    nearest = min([row[zone] for zone in others if row[zone] >= 0], default=AFAR)
                    self._near.append((at, number, nearest))
        return self._near

    # -- options ---------------------------------------------------------------------------

    def traits(self, ask: Ask) -> list[list[str]]:
        reader = _READERS.get(ask.kind)
        if reader is None:
            return [[WORD["place", number]] for number in range(len(ask.options))]
        self._about(ask)
        return reader(self, ask)

    def action(self, ask: Ask) -> list[list[str]]:
        view = self.view
        actions = view.turn.actions if view.turn is not None else 0
        few = 2 if actions > 2 else actions
        rows: list[list[str]] = []
        gains: list[int] = []
        sorts: list[str] = []
        for option in ask.options:
            row: list[str] = []
            verb = option[0]
            word = STEPS.get(verb)
            if word is not None:
                gain = self._step(self.at[option[word]], few, row)
                sort = "step"
            elif verb in ATTACKS:
                gain = self._attack(verb, option, few, row)
                sort = "attack"
            elif verb in _IDLE:
                gain, sort = -9999, ""
                if verb == "reorganise" and better(self.arms(self.me)):
                    row.append("hands/reorganise")
            else:
                gain = self._act(verb, option, few, row)
                sort = verb
            rows.append(row)
            gains.append(gain)
            sorts.append(sort)
        best = max(gains)
        top = size(best >> 1)
        for row, gain, sort in zip(rows, gains, sorts, strict=True):
            if sort:
                row.append(WORD["gap", sort, size((best - gain) >> 1)])
                row.append(WORD["gain", sort, size(gain >> 1)])
        for option, row in zip(ask.options, rows, strict=True):
            if option[0] == "end":
                row.append(WORD["end", few, top])
                row.append(WORD["stay", "end", size(self.risk(self.zone) >> 2)])
        return rows

    def _step(self, zone: int, few: int, row: list[str]) -> int:
        """A step to a zone."""
        here, aim = self.zone, self.aim
        risk, now = self.risk(zone), self.risk(here)
        gain = now - risk
        if aim is not None:
            nearer = self.away(here, aim.zone) - self.away(zone, aim.zone)
            nearer = 3 if nearer > 3 else -3 if nearer < -3 else nearer
            gain += (50 if aim.last else 36) * nearer
            row.append(WORD["nearer", nearer, aim.last])
            if zone == aim.zone:
                row.append(WORD["arrives", aim.verb, few > 1])
            elif few > 1 and zone not in self.zombies:
                ways = self.ground.ways(zone, aim.zone)
                if ways:
                    onward = risk - min([self.risk(each) for each in ways])
                    row.append(WORD["onward", size(onward >> 2)])
                    if onward > -36:
                        gain += 36 + onward
        row.append(WORD["risk", few, size(risk >> 2)])
        row.append(WORD["relief", few, size((now - risk) >> 2)])
        stand = self.zombies.get(zone)
        if stand is not None:
            row.append(WORD["among", min(3, stand.shamblers), min(2, stand.alphas)])
            if stand.sleepers:
                row.append("sleepers/step")
        left = self.zombies.get(here)
        if left is not None:
            row.append(WORD["leaves", min(3, left.shamblers + 2 * left.alphas)])
            if left.sleepers:
                row.append("sleepers/leaves")
                gain -= 4 * left.sleepers
        there = len(self.people.get(zone, ()))
        row.append(WORD["company", min(2, there), len(self.people.get(here, ())) > 1])
        if not there:
            alone, before = self._alone(zone), self._alone(here)
            gain -= 10 * (alone - before)
            row.append(WORD["alone", min(3, alone), min(3, before)])
        if zone in self.spawns:
            row.append("spawn")
        return gain

    def _alone(self, zone: int) -> int:
        """How far the nearest of the others is from there."""
        me, row = self.me, self.ground.distance[zone]
        ways = [row[at] for at, each in self.people.items() if each != [me] and row[at] >= 0]
        return max(0, min(ways, default=1) - 1)

    def _attack(self, verb: str, option: Option, few: int, row: list[str]) -> int:
        view, me = self.view, self.me
        gun = verb[0] == "g"
        zone = self.at[option[1 if gun else 2]]
        rest = option[2 if gun else 3 :]
        focus = kind_of(rest[0]) if rest else ""
        card = ""
        if not gun:
            gear = me.gear[int(option[1])]
            if gear is None or gear.dry:
                return 0
            card = gear.card
        stand, boss = self.zombies.get(zone), self.bosses.get(zone)
        shamblers, alphas = (0, 0) if stand is None else (stand.shamblers, stand.alphas)
        if not shamblers and not alphas and boss is None:
            row.append("kills/nobody")
            return -50
        skills = tuple(me.skills) + tuple(me.lent) if me.lent else tuple(me.skills)
        hit = blow(
            view.mission,
            card,
            skills,
            min(9, shamblers),
            min(6, alphas),
            "" if boss is None else boss.kind,
            focus,
        )
        if hit is None:
            return 0
        here = zone == self.zone
        friends = self.people.get(zone, ())
        others = len(friends) - here
        kills = hit.shamblers + 2 * hit.alphas
        near = "here" if here else "friends" if others else "away"
        row.append(WORD["kills", near, few, min(8, kills // 5)])
        row.append(WORD["weapon", hit.sort, focus or "all"])
        gain = kills * 5 // 2
        if here:
            gain = kills + self.pain(zone) - self.pain(zone, kills + 2 * hit.boss)
        elif others:
            gain = kills * 3
        if hit.boss:
            row.append(WORD["boss", hit.boss // 3])
            gain += 16 * hit.boss
        if hit.shamblers + hit.alphas >= 8 * (shamblers + alphas):
            row.append(WORD["empties", near])
        if hit.sort == "ranged" and (others or zone in self.guests):
            weakest = min([each.health for each in friends if each is not me], default=1)
            row.append(WORD["friends", min(4, hit.misses * hit.damage // 5), weakest < 3])
            gain -= hit.misses * hit.damage * (6 if weakest < 3 else 4)
        if hit.sort == "blast" and (friends or zone in self.guests):
            row.append("friends/blast")
            gain -= 300
        if hit.noisy and self._heard():
            row.append("wakes")
            gain -= 20
        if hit.ammo:
            row.append("ammo")
            gain -= 3
        return gain

    def _heard(self) -> bool:
        zombies = self.zombies
        for zone in (self.zone, *self.ground.beside[self.zone]):
            stand = zombies.get(zone)
            if stand is not None and stand.sleepers:
                return True
        return False

    def _act(self, verb: str, option: Option, few: int, row: list[str]) -> int:
        """What an action other than a step or an attack is worth."""
        aim, zone = self.aim, self.zone
        there = aim is not None and aim.zone == zone
        stand = self.zombies.get(zone)
        if stand is not None and stand.sleepers:
            row.append(WORD["sleepers", verb])
        if verb == "special":
            meant = aim is not None and aim.verb == "special" and aim.what == option[1]
            row.append(WORD["what", option[1], meant])
            return 350 if meant else 5
        if verb == "search":
            value = load(self.arms(self.me)) // 4
            row.append(WORD["load", few, min(12, value)])
            if there and aim is not None and aim.verb == "search":
                row.append("aim/search")
                return 150
            if aim is not None and aim.last:
                row.append("what/search/last")
                return 12 - 3 * value
            return 32 - 3 * value
        if verb == "trade":
            wish = self._trade(option[1])
            if wish:
                row.append(WORD["trade", wish])
                return 300 if aim is not None and aim.verb == "meet" else 40
            return -20
        if verb == "born-leader":
            if not self._has_work(option[1]):
                return 3
            row.append("work")
            return 20
        if verb == "shove":
            to = self.at[option[1]]
            friends = len(self.people.get(to, ()))
            row.append(WORD["friends", "shove", friends > 0])
            row.append(WORD["relief", "shove", size(self.pain(zone) >> 2)])
            return self.pain(zone) - 40 * friends
        if verb == "drive" and aim is not None:
            to = self.at[option[1]]
            nearer = self.away(zone, aim.zone) - self.away(to, aim.zone)
            row.append(WORD["nearer", "drive", max(-2, min(2, nearer)), aim.verb == "drive"])
            return 80 * nearer
        if verb == "board":
            row.append(WORD["what", option[1], aim is not None and aim.verb == "board"])
            return 280 if aim is not None and aim.verb in ("board", "drive") else 0
        meant = there and aim is not None and aim.verb == verb
        row.append(WORD["aim", verb, meant])
        return 300 if meant or verb in ("take", "lead", "open-vault", "challenge") else 2

    def _has_work(self, name: str) -> bool:
        """Whether somebody could do what the team wants where it stands."""
        aim, other = self.aims.get(name), self.by_name.get(name)
        if aim is None or other is None or self.at[other.zone] != aim.zone:
            return False
        return aim.verb in ("take", "special", "open-vault", "lead")

    def _trade(self, other: str) -> str:
        """What a trade with the other one would be good for."""
        me = self.me
        pair = (me.id, other)
        partner = self.by_name.get(other)
        if partner is None:
            return ""
        for each in self.view.personal:
            if each.done or each.owner not in pair:
                continue
            holder = partner if each.owner == me.id else me
            if each.colour in holder.tokens:
                return "token"
        for gear in me.gear:
            if gear is not None and self._wants(other, gear.card):
                return "card"
        return ""

    def _wants(self, owner: str, card: str) -> bool:
        """Whether a card counts for the personal objective of a survivor."""
        for each in self.view.personal:
            if each.owner == owner and not each.done:
                goal = library().personal[owner].goal
                return goal.do == "hold" and card in goal.cards
        return False

    def stride(self, ask: Ask) -> list[list[str]]:
        """A step more, or one for nothing."""
        rows: list[list[str]] = []
        gains: list[int] = []
        for option in ask.options:
            row: list[str] = []
            word = STEPS.get(option[0])
            if word is not None:
                gain = self._step(self.at[option[word]], 0, row)
            elif option[0] in ATTACKS:
                gain = self._attack(option[0], option, 0, row)
            else:
                gain = 0
            rows.append(row)
            gains.append(gain)
        best = max(gains)
        for option, row, gain in zip(ask.options, rows, gains, strict=True):
            row.append(WORD["gap", option[0] in STEPS, size(best - gain)])
            if option[0] not in STEPS:
                row.append(WORD["end", "stride", size(best)])
        return rows

    def arrange(self, ask: Ask) -> list[list[str]]:
        me = self.me
        if me is None:
            return [[] for _ in ask.options]
        arms = self.arms(me)
        now = hands(arms[:2])
        rows: list[list[str]] = []
        gains: list[int] = []
        for option in ask.options:
            row: list[str] = []
            gain = 0
            if option[0] == "swap":
                gain = self._swap(option, arms, now, row)
            elif option[0] == "hand":
                for each in self.view.personal:
                    if each.colour == option[1] and each.owner == option[2]:
                        row.append("owner")
            rows.append(row)
            gains.append(gain)
        best = max(gains)
        for option, row, gain in zip(ask.options, rows, gains, strict=True):
            if option[0] == "swap":
                row.append(WORD["gap", size(best - gain)])
                row.append(WORD["hands", "swap", size(gain)])
            else:
                row.append(WORD["hands", option[0], size(best)])
        return rows

    def _swap(self, option: Option, arms: Arms, now: int, row: list[str]) -> int:
        one, other = option[1], option[2]
        me = self.me
        if "." in one or "." in other:
            first, _, i = one.rpartition(".")
            second, _, j = other.rpartition(".")
            first, second = first or me.id, second or me.id
            if first != second:
                if second == me.id:
                    first, second, i, j = second, first, j, i
                partner = self.by_name.get(second)
                if partner is None or first != me.id:
                    return -99
                mine, theirs = me.gear[int(i)], partner.gear[int(j)]
                if (mine is not None and self._wants(second, mine.card)) or (
                    theirs is not None and self._wants(me.id, theirs.card)
                ):
                    row.append("trade/card")
                    return 500
                row.append("trade/other")
                return -99
            if first != me.id:
                return -99
            a, b = int(i), int(j)
        else:
            a, b = int(one), int(other)
        if a > 1 and b > 1:
            return -50
        changed = [arms[0], arms[1]]
        if a < 2 and b < 2:
            changed = [arms[1], arms[0]]
        elif a < 2:
            changed[a] = arms[b]
        else:
            changed[b] = arms[a]
        return hands(tuple(changed)) - now

    def found(self, ask: Ask) -> list[list[str]]:
        me = self.me
        card = str(ask.facts.get("card", ""))
        gain = worth(card) if card else 0
        if me is not None and card and self._wants(me.id, card):
            gain += 200
        arm = bool(card) and library().equipment[card].weapon is not None
        rows: list[list[str]] = []
        losses: list[int] = []
        for option in ask.options:
            loss = 999
            row: list[str] = []
            if option[0] == "keep" and len(option) > 1 and me is not None:
                gear = me.gear[int(option[1])]
                loss = 0 if gear is None else worth(gear.card, gear.dry)
                if gear is not None and self._wants(me.id, gear.card):
                    loss += 200
                row.append(WORD["slot", option[1], arm])
                row.append(WORD["slot", "loses", size(loss - gain)])
            rows.append(row)
            losses.append(loss)
        least = min(losses)
        for option, row, loss in zip(ask.options, rows, losses, strict=True):
            if option[0] == "keep":
                row.append(WORD["gap", size(loss - least)])
            else:
                row.append(WORD["slot", "none", size(least - gain), gain < 3])
        return rows

    def activate(self, ask: Ask) -> list[list[str]]:
        urgencies = []
        for option in ask.options:
            survivor = self.by_name.get(option[-1])
            urgency = 0
            if survivor is not None:
                self._place(survivor)
                urgency = self.pain(self.zone)
                if self.aim is not None:
                    urgency += 60 // (1 + min(60, self.away(self.zone, self.aim.zone)))
            urgencies.append(urgency)
        best = max(urgencies)
        return [
            [WORD["gap", size(best - each)], WORD["place", number]]
            for number, each in enumerate(urgencies)
        ]

    def wound(self, ask: Ask) -> list[list[str]]:
        """Who is to bear a wound, or to be pulled out of danger."""
        later = int(str(ask.facts.get("left", 1))) - 1
        named = [self.by_name.get(option[-1]) for option in ask.options]
        line: list[tuple[int, str]] = []
        for each in named:
            if each is not None:
                line += [(cost, each.id) for cost in self._burdens(each)]
        line.sort()
        bearer = line[min(later, len(line) - 1)][1] if line else ""
        rows = []
        for each in named:
            if each is None:
                rows.append(["health/guest"])
                continue
            row = [WORD["health", min(4, each.health), each.id in self.vital, min(2, later)]]
            if each.id == bearer:
                row.append("bears")
            rows.append(row)
        return rows

    def _burdens(self, survivor: Any) -> list[int]:
        """What one wound after the other costs a survivor."""
        costs = [PAIN[min(health, 4)] for health in range(survivor.health, 0, -1)]
        if survivor.id in self.vital:
            costs = [LOST if cost == PAIN[1] else cost * 3 // 2 for cost in costs]
        return costs

    def named(self, ask: Ask) -> list[list[str]]:
        """What is chosen by its name."""
        return [
            [WORD["name", option[-1]], WORD["place", number]]
            for number, option in enumerate(ask.options)
        ]

    def team(self, ask: Ask) -> list[list[str]]:
        people = library().survivors
        have = {each for v in self.view.survivors for each in v.specialisations}
        missing = [need for need in mission(self.view.mission).needs if need not in have]
        rows = []
        for option in ask.options:
            person = people.get(option[-1])
            row = [WORD["name", option[-1]]]
            if person is not None and any(need in person.specialisations for need in missing):
                row.append("needs")
            rows.append(row)
        return rows

    def kit(self, ask: Ask) -> list[list[str]]:
        kits = library().survivors[str(ask.facts["survivor"])].kits
        values = [sum([worth(card) for card in kit]) for kit in kits]
        best = max(values)
        return [
            [WORD["gap", size(best - values["ab".index(option[1])])], WORD["place", option[1]]]
            for option in ask.options
        ]

    def farther(self, ask: Ask) -> list[list[str]]:
        """Where zombies go, or a noise is made."""
        costs: list[int] = []
        health: list[int] = []
        rows: list[list[str]] = []
        for number, option in enumerate(ask.options):
            zone = self.at.get(option[-1], -1)
            cost = heads = 0
            if zone >= 0:
                for each in self.view.survivors:
                    pain = PAIN[each.health] if each.health < len(PAIN) else PAIN[-1]
                    if each.id in self.vital:
                        pain = pain * 3 // 2
                    away = self.away(zone, self.at[each.zone])
                    cost += pain // (1 + away)
                    if not away:
                        heads += each.health
            costs.append(cost)
            rows.append([WORD["place", number]])
            health.append(heads)
        least, most = min(costs), max(health)
        for row, cost, heads in zip(rows, costs, health, strict=True):
            row.append(WORD["far", size(cost - least)])
            row.append(WORD["health", "fewer", min(9, most - heads)])
        return rows

    def dice(self, ask: Ask) -> list[list[str]]:
        advice = (challenge if ask.kind == "challenge" else turn_die)(Reading(self.view), ask)
        return [["advised"] if option == advice else [] for option in ask.options]

    def reroll(self, ask: Ask) -> list[list[str]]:
        faces: list[int] = []
        for key in ("dice", "ammo"):
            rolled = ask.facts.get(key, [])
            if isinstance(rolled, list):
                faces += [int(each) for each in rolled]
        accuracy = int(str(ask.facts.get("accuracy", 4)))
        hits = sum([face >= accuracy for face in faces])
        return [[WORD["hits", option[0], hits, len(faces), accuracy > 4]] for option in ask.options]

    def hit(self, ask: Ask) -> list[list[str]]:
        damage = int(str(ask.facts.get("damage", 1)))
        sheet = mission(self.view.mission).damage
        rows = []
        for option in ask.options:
            kind = kind_of(option[-1])
            row = [WORD["name", kind]]
            zombie = library().zombies.get(kind)
            if zombie is not None:
                need = sheet.get(kind, zombie.damage)
                row.append(WORD["dies", 0 < need <= damage, kind in ABOMINATIONS])
            rows.append(row)
        return rows

    def armour(self, ask: Ask) -> list[list[str]]:
        health = 0 if self.me is None else self.me.health
        return [[WORD["health", option[0], min(4, health)]] for option in ask.options]


_IDLE = frozenset(("discard", "drop", "noise", "seat", "reorganise", "end", "reload"))
_IN = {name: [1 if each == name else 0 for each in MISSIONS] for name in MISSIONS}

_READERS: dict[str, Callable[[ArmyLook, Ask], list[list[str]]]] = {
    "action": ArmyLook.action,
    "stride": ArmyLook.stride,
    "free-move": ArmyLook.stride,
    "reaction": ArmyLook.stride,
    "arrange": ArmyLook.arrange,
    "found": ArmyLook.found,
    "activate": ArmyLook.activate,
    "share-attack": ArmyLook.wound,
    "friendly-fire": ArmyLook.wound,
    "lifesaver": ArmyLook.wound,
    "team": ArmyLook.team,
    "kit": ArmyLook.kit,
    "skill": ArmyLook.named,
    "way": ArmyLook.farther,
    "target": ArmyLook.farther,
    "noise-token": ArmyLook.farther,
    "challenge": ArmyLook.dice,
    "turn-die": ArmyLook.dice,
    "reroll": ArmyLook.reroll,
    "hit": ArmyLook.hit,
    "armour": ArmyLook.armour,
}

LOOK = ArmyLook
