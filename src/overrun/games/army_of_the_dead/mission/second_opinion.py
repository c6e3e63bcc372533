"""Whether a game can still be won, by a second way of thinking: a check on ``prospect.py``.

That works out for each word of a mission what may come of it. Here everything good that could
happen comes true on a copy of the table: doors open, tokens are taken, whoever may come is slain,
and people stand together wherever it helps; then the rules' own conditions are asked what they
think of it. The conformance checks compare the two on every game that they play: what cannot even
be dreamt of must have ended the game, and nothing else may have. Nobody else dreams.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from overrun.games.army_of_the_dead.cards import Goal, library
from overrun.games.army_of_the_dead.mission import conditions, effects
from overrun.games.army_of_the_dead.mission.personal import effect_of, goal_of, is_met
from overrun.games.army_of_the_dead.mission.words import Condition, Effect
from overrun.games.army_of_the_dead.state import (
    END,
    MOST_ADRENALINE,
    PLAYERS,
    SEATS,
    SLOTS,
    ZEUS,
    ZEUSES,
    ZOMBIES,
    ArmyState,
    Boss,
    Gear,
    Personal,
    S,
    Survivor,
    Truck,
)
from overrun.games.army_of_the_dead.team.health import full_health

PLENTY = 999
WHATEVER = (
    conditions.Not,
    conditions.ZombiesIn,
    conditions.NoiseIn,
    conditions.SleepersLeft,
)
"""What must not be, or may always come, is not dreamt about."""


def unattainable(s: S) -> list[str]:
    """The objectives that stay out of reach in the best of dreams, in conditions."""
    dream = Dream(s)
    owners = [f"the objective of {each.owner}" for each in dream.d.personal if not each.done]
    goals = [f"the goal {id!r}" for id, goal in s.sheet.goals.items() if not dream.comes_true(goal)]
    return owners + goals


class Dream:
    """A copy of the table, on which all goes well."""

    def __init__(self, s: S) -> None:
        self.s = s
        self.d = msgspec.msgpack.decode(msgspec.msgpack.encode(s), type=ArmyState)
        self.sleepers = sum(map(len, s.sleepers.values()))
        self.near = 0
        """How many face-down tokens can be taken."""
        self.cured = self.leaving = False
        self.seen: list[str] = []
        before = None
        while before != (before := self._measure()):
            self._explore()
            self._slay()
            self._achieve()
            self._happen()

    def _measure(self) -> tuple[object, ...]:
        d = self.d
        done = [each.done for each in d.personal]
        return len(self.seen), len(d.closed), len(d.taken), len(d.gone), dict(d.slain), done

    # -- the world -------------------------------------------------------------------------

    @property
    def reach(self) -> list[int]:
        """Every zone that anybody can walk to."""
        found = [each.zone for each in self.s.survivors]
        for zone in found:
            found += [each for each in self.d.ground.neighbours[zone] if each not in found]
        return list(dict.fromkeys(found))

    def _explore(self) -> None:
        """All tokens are taken, whichever they are, and the vault is opened."""
        d, s = self.d, self.s
        reach = self.reach
        hidden = [token for token in s.tokens if not token.open]
        self.near = sum(token.zone in reach for token in hidden)
        fronts = [token.colour for token in hidden]
        d.taken = list(s.taken)
        for colour in dict.fromkeys(fronts):
            d.taken += [colour] * min(self.near, fronts.count(colour))
        if self.leaving:
            d.gone = [*s.gone, *(each.id for each in s.survivors)]
            d.gone += [each.id for each in s.companions if each.zone in reach]
        cracks = any(s.has_specialist(each.id, "safecracker") for each in s.survivors)
        if d.vault is not None and d.ground.trap in reach and cracks:
            d.vault.open = True
            if d.ground.vault_door in d.closed:
                d.closed.remove(d.ground.vault_door)

    def _slay(self) -> None:
        """Whoever is on the board, or may come to it, is killed, and comes all the same."""
        d, s = self.d, self.s
        d.slain["shambler"] = PLENTY
        if s.spawns or any(s.alphas):
            d.slain["alpha"] = PLENTY
        coming = [boss.kind for boss in s.bosses]
        if s.spawns:
            coming += [kind for kind in ("valentine", "queen") if kind not in s.sheet.absent]
        if s.sheet.zeus and not s.zeus_gone and any(each.kind == ZEUS for each in s.spawns):
            coming.append(ZEUS)
        for kind in coming:
            self._come(kind)

    def _come(self, kind: str) -> None:
        d, s = self.d, self.s
        forms = ZEUSES if kind in ZEUSES else (kind,)
        standing = any(boss.kind in forms for boss in s.bosses)
        if standing or not any(form in s.appeared for form in forms):
            name = ZEUS if kind in ZEUSES else kind  # he loses his mask or his mount
            d.slain[name] = d.slain.get(name) or 1
            if all(boss.kind != name for boss in d.bosses):
                d.bosses.append(Boss(name, 0))

    # -- the mission -----------------------------------------------------------------------

    def _happen(self) -> None:
        """Events and actions, each as soon as it can be dreamt of."""
        s = self.s
        for id, event in s.sheet.events.items():
            if (event.again or id not in s.fired) and self.comes_true(event.when):
                self._take_effect(id, event.do)
        for id, action in s.sheet.actions.items():
            able = [
                each.id
                for each in s.survivors
                if not action.specialist or s.has_specialist(each.id, action.specialist)
            ]
            near = any(s.ground.index[zone] in self.reach for zone in action.zones)
            spent = action.once and f"action:{id}" in s.fired
            ready = action.when is None or self.comes_true(action.when)
            if able and near and ready and not spent:
                self._take_effect(f"action:{id}", action.do)

    def _take_effect(self, id: str, those: tuple[Effect, ...]) -> None:
        if id in self.seen:
            return
        self.seen.append(id)
        d = self.d
        for effect in those:
            if isinstance(effect, effects.Mark):
                d.marks.append(effect.mark)
            elif isinstance(effect, effects.OpenDoor):
                d.closed = [door for door in d.closed if door != effect.door]
            elif isinstance(effect, effects.PutTruck):
                d.truck = d.truck or Truck(d.ground.index[effect.zone])
            elif isinstance(effect, effects.Arrive):
                self._come(effect.kind)
            elif isinstance(effect, effects.AddSleepers):
                self.sleepers += min(len(effect.zones), len(self.s.unseen))
            elif isinstance(effect, effects.Heal):
                self.cured = True
            elif isinstance(effect, effects.Leave):
                self.leaving = True

    # -- conditions ------------------------------------------------------------------------

    def comes_true(self, condition: Condition) -> bool:
        """Whether it holds in some scene of the dream."""
        if isinstance(condition, conditions.All):
            return all(map(self.comes_true, condition.of))
        if isinstance(condition, conditions.Some):
            return sum(map(self.comes_true, condition.of)) >= condition.count
        if isinstance(condition, WHATEVER):
            return True
        if isinstance(condition, conditions.Alive):
            return condition.holds(self.s)
        if isinstance(condition, conditions.Taken) and condition.colour is None:
            return len(self.s.taken) + self.near >= condition.count
        return condition.holds(self.s) or any(condition.holds(scene) for scene in self._scenes())

    def _scenes(self) -> Iterator[S]:
        """Everybody in one zone after the other; then round after round."""
        d, s = self.d, self.s
        d.round, d.phase = s.sheet.rounds, PLAYERS
        for each in d.survivors:
            each.ap = MOST_ADRENALINE
        met = [each for each in s.companions if each.zone in self.reach]
        roads = self._roads()
        for zone in self.reach:
            for survivor in d.survivors:
                survivor.zone = zone
            for companion in d.companions:
                if any(companion.id == each.id for each in met):
                    companion.zone = zone
                    companion.leader = d.survivors[0].id if d.survivors else ""
            if d.truck is not None and zone in roads:
                crew = [*(each.id for each in d.survivors), *(each.id for each in met)]
                d.truck = Truck(zone, dict(zip(SEATS, crew, strict=False)))
            yield d
        for d.round in range(s.round, s.sheet.rounds + 1):
            for d.phase in (PLAYERS, ZOMBIES, END):
                if (d.round, d.phase) != (s.sheet.rounds, END):
                    yield d

    def _roads(self) -> list[int]:
        """Where the truck can be, if somebody can be in it."""
        d = self.d
        if d.truck is None or d.truck.zone not in self.reach:
            return []
        found = [d.truck.zone]
        for zone in found:
            found += [each for each in d.ground.roads[zone] if each not in found]
        return found

    # -- personal objectives ---------------------------------------------------------------

    def _achieve(self) -> None:
        for each in self.d.personal:
            each.done = each.done or self._fulfilled(each)

    def _fulfilled(self, each: Personal) -> bool:
        """With everything in the owner's hands that can get there."""
        d, s, goal = self.d, self.s, goal_of(each)
        owner = next((v for v in d.survivors if v.id == each.owner), None)
        if owner is None:
            return goal.do == "slay" and is_met(d, each)
        if goal.do in ("kill", "sleepers", "search"):
            return each.count + self._countable(goal, each) >= goal.count
        happy = msgspec.structs.replace(
            owner,
            gear=self._best_hand(goal),
            tokens=self._tokens(),
            ap=MOST_ADRENALINE,
            health=full_health(owner.id) if self._healed(owner) else owner.health,
        )
        last = max(s.round, s.sheet.rounds - 1)
        scene = msgspec.structs.replace(d, survivors=[happy], round=last, phase=END)
        return is_met(scene, each) and (goal.do != "healthy" or last < s.sheet.rounds)

    def _countable(self, goal: Goal, each: Personal) -> int:
        if goal.do == "sleepers":
            return self.sleepers
        if goal.do == "search":
            return PLENTY * any(self.d.ground.searchable[zone] for zone in self.reach)
        in_box = self.s.sheet.number_of(goal.kind) - each.count
        return in_box if goal.kind == "shambler" or self.s.spawns else sum(self.s.alphas)

    def _best_hand(self, goal: Goal) -> list[Gear | None]:
        s = self.s
        piles = [s.equipment, s.equipment_discard, s.drawn]
        piles += [[gear.card for gear in each.gear if gear is not None] for each in s.survivors]
        wanted = [card for pile in piles for card in pile if card in goal.cards][:SLOTS]
        return [*map(Gear, wanted), *[None] * (SLOTS - len(wanted))]

    def _tokens(self) -> list[str]:
        s, reach = self.s, self.reach
        held = [colour for each in s.survivors for colour in each.tokens]
        lying = [token.colour for token in s.tokens if token.open and token.zone in reach]
        hidden = [token for token in s.tokens if not token.open]
        if any(token.zone in reach for token in hidden):
            lying += [token.colour for token in hidden]
        return held + lying

    def _healed(self, owner: Survivor) -> bool:
        """Whether anything in the world could heal the owner."""
        s, cards = self.s, library()
        person = cards.survivors[owner.id]
        levels = [[person.yellow], [*person.orange], [*person.red]]
        level = next(each.level for each in s.survivors if each.id == owner.id)
        cures = [*owner.skills, *(skill for skills in levels[level:] for skill in skills)]
        cures += [cards.survivors[each.id].blue for each in s.companions]
        cures += [card.skill for card in cards.equipment.values()]
        for colour in self._tokens():
            effect = effect_of(s, colour)
            untaken = any(token.colour == colour and not token.open for token in s.tokens)
            if effect is not None:
                cures += [effect.skill, effect.do if untaken else ""]
        return self.cured or "regeneration" in cures or "health" in cures
