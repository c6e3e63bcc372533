"""The cards of The Long Night in words: what they do is said from what they are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from overrun.core.errors import ContentError
from overrun.core.reason import Fact
from overrun.games.long_night import state
from overrun.games.long_night.cards import (
    ANYWHERE,
    BULLET,
    COLONY,
    ENEMY,
    GATES,
    OUTSIDE,
    SIDE_EFFECT,
    WOLF,
    Ability,
    Card,
    CrisisCard,
    CrossroadsCard,
    ExileCard,
    ExperimentCard,
    ImprovementCard,
    ItemCard,
    Line,
    MissionCard,
    ObjectiveCard,
    PlaceCard,
    SecretCard,
    Side,
    Start,
    SurvivorCard,
    TacticsCard,
    library,
)
from overrun.games.long_night.conditions.colony import Within
from overrun.games.long_night.conditions.goals import Either, Not
from overrun.games.long_night.conditions.turn import Did, deeds_of, doers
from overrun.games.long_night.crisis import EXCESS
from overrun.games.long_night.effects.colony import Morale
from overrun.games.long_night.effects.control import Choose, EachPlayer, If, Nothing
from overrun.games.long_night.modules.effects import Pill
from overrun.games.long_night.modules.war import EachColony, Enemy, EnemyMeets, Lead
from overrun.games.long_night.resolving import plan
from overrun.games.long_night.vocabulary import Condition, Effect
from overrun.text import ENGLISH, MissingText, Text, keys
from overrun.text import Fact as Said
from overrun.text.glossary import Entry

SELF, OTHER = "self", "other"
"""How a card speaks of the survivor that acts: as its own, or as one named before."""

_ONE = (
    "actor", "yours", "here", "any", "leader", "named", "enemy-here", "intruder", "any-enemy",
)  # fmt: skip
_SOME = ("lowest", "highest", "lowest-in-colony", "highest-in-colony", "random")
_UNBOUNDED = 99
"""Bounds from here on are none."""

_BY_SURVIVORS = frozenset(
    ("move", "attack", "kill", "search", "noise", "barricade", "attract", "ability", "equip",
     "hand-off", "exposed", "raid", "storm", "oust")
)  # fmt: skip
"""Deeds that a survivor does; the others are done by the player."""


class Wording:
    """Says effects, conditions and abilities in one language.

    >>> from overrun.games.long_night.effects.colony import Food
    >>> Wording(Text("en")).sentence(Food(by=-2))
    'The colony loses 2 food.'
    """

    def __init__(self, text: Text) -> None:
        self.text = text

    # -- putting together ------------------------------------------------------------------

    def sentence(self, effect: Effect, actor: str = OTHER, ref: str = "") -> str:
        return self._stop(self.effect(effect, actor, ref))

    def effects(self, ref: str, intro: str = "ln-rules-choose-actor") -> str:
        """A list of effects in sentences, by its path in the library; who acts comes first."""
        said = [
            self.sentence(each, OTHER, f"{ref}/{index}")
            for index, each in enumerate(library().effects(ref))
        ]
        if intro and plan(ref).needs_actor:
            said.insert(0, self.text(intro))
        return " ".join(said)

    def clause(self, ref: str, actor: str) -> str | None:
        """A list of effects as one clause; ``None`` if nothing happens."""
        effects = library().effects(ref)
        if all(isinstance(each, Nothing) for each in effects):
            return None
        said = ""
        for index, each in enumerate(effects):
            clause = self.effect(each, actor, f"{ref}/{index}")
            how = "afterwards" if index and effects[index - 1].parts() else "then"
            said = self._join(how, [said, clause]) if said else clause
        return said

    def conditions(self, when: Iterable[Condition]) -> str:
        """Conditions that must all hold, as one clause."""
        return self._join("and", map(self.condition, when))

    def goal(self, condition: Condition) -> str:
        """A condition as a sentence of its own."""
        return self._stop(self.condition(condition))

    def _join(self, how: str, clauses: Iterable[str]) -> str:
        first, *others = clauses
        for each in others:
            first = self.text(f"ln-rules-{how}", before=first, next=each)
        return first

    def _stop(self, clause: str) -> str:
        return _capital(self.text("ln-rules-sentence", clause=clause))

    # -- effects ---------------------------------------------------------------------------

    def effect(self, effect: Effect, actor: str = OTHER, ref: str = "") -> str:
        """An effect as a clause. ``ref`` leads to the effects inside it."""
        name = effect.word
        facts = self._facts(effect, actor)
        if isinstance(effect, Choose):
            numbers = range(len(effect.of))
            facts["of"] = self._join("or", (self._way(effect, ref, n, actor) for n in numbers))
        elif isinstance(effect, EachPlayer | EachColony | Enemy):
            # everyone has a survivor of their own who acts
            facts["choose"] = bool(ref) and plan(f"{ref}/effects").needs_actor
            facts["effects"] = self.clause(f"{ref}/effects", OTHER)
        elif isinstance(effect, Pill):
            facts["lines"] = self.lines(effect.lines, ref, actor)
        else:
            facts |= {part: self.clause(f"{ref}/{part}", actor) for part in effect.parts()}
        if isinstance(effect, If):
            facts["when"] = self.conditions(effect.when)
        return self.text(f"ln-effect-{name}", **facts)

    def _way(self, effect: Choose, ref: str, number: int, actor: str) -> str:
        clause = self.clause(f"{ref}/{number}", actor) or self.text("ln-effect-nothing")
        module = effect.of[number].module
        if module:
            name = self.text(f"ln-module-{module}")
            clause = self.text("ln-rules-with-module", clause=clause, module=name)
        return self.text("ln-rules-numbered", number=number + 1, clause=clause)

    def lines(self, lines: Sequence[Line], ref: str, actor: str = OTHER) -> str:
        """A table of die results: ``on 1–2, …; on 3–6, …``."""
        said = []
        start = 1
        for number, line in enumerate(lines):
            clause = self.clause(f"{ref}/{number}", actor) or self.text("ln-effect-nothing")
            key = "ln-rules-line.single" if line.to == start else "ln-rules-line"
            facts = {"lines": len(lines), "from": start, "to": line.to}
            said.append(self.text(key, clause=clause, **facts))
            start = line.to + 1
        return self._join("next-line", said)

    def _facts(self, word: Effect | Condition, actor: str) -> dict[str, Said]:
        """The fields of an effect or a condition, in words."""
        fields = word.fields
        facts: dict[str, Said] = {"actor": actor}
        for name, value in fields.items():
            if isinstance(value, int | str) and name not in _SPOKEN:
                facts[name] = value or (None if value == "" else value)
        for name, say in _SPOKEN.items():
            if name in fields:
                facts |= say(self, fields, actor)
        if "who" not in fields:  # effects of the actor alone
            facts["who"] = self.text("ln-who-actor", actor=actor)
            where = fields.get("where", "here")
            near = where == "here"
            facts["there"] = (
                self.text("ln-where-here.there", actor=actor) if near else self.where(where, actor)
            )
        facts.setdefault("deck", self.text("ln-deck-here", actor=actor))
        return facts

    def _by(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        by = fields["by"]
        return {"by": by, "size": abs(by), "way": "down" if by < 0 else "up"}

    def _who(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        who, number = fields["who"], fields.get("number", 1)
        name = self._survivor(fields.get("name", ""))
        many = number > 1 if who in _SOME else who not in _ONE
        said = self.text(f"ln-who-{who}", actor=actor, number=number, name=name)
        return {"who": said, "many": many}

    def _name(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        return {"name": self._survivor(fields["name"])}

    def _survivor(self, name: str) -> str | None:
        return self.text(f"ln-survivor-{name}") if name else None

    def _where(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        where = fields["where"]
        return {"where": self.where(where, actor), "inside": self.at(where, actor)}

    def _deck(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        return {"deck": self.text(f"ln-deck-{fields['deck']}", actor=actor)}

    def _place(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        place = fields["place"]
        if not place:
            return {"place": None, "to": None, "place_name": None}
        known = library().places.get(place)
        return {
            "place": self.at(place, actor),
            "place_name": self.text(f"ln-place-{place}") if known else self.at(place, actor),
            "to": self.text(f"ln-place-{place}.to" if known else f"ln-to-{place}"),
        }

    def _kind(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        kind = fields["kind"]
        if not kind:
            return {"kind": None, "kind_a": None}
        return {"kind": self.text(f"ln-kind-{kind}"), "kind_a": self.text(f"ln-kind-{kind}.a")}

    def _item(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        item = fields["item"]
        return {"item": self.text(f"ln-item-{item}") if item else None}

    def _card(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        return {"card": self.text(f"ln-item-{fields['card']}")}

    def _improvement(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        return {"improvement": self.text(f"ln-improvement-{fields['improvement']}")}

    def _stage(self, fields: dict[str, Any], actor: str) -> dict[str, Said]:
        return {"stage": self.text(f"ln-objective-{fields['stage']}")}

    def where(self, where: str, actor: str = OTHER) -> str:
        """Where something is: ``at the school``."""
        if self.text.has(f"ln-where-{where}"):
            return self.text(f"ln-where-{where}", actor=actor)
        return self.text(f"ln-place-{where}.at")

    def at(self, where: str, actor: str = OTHER) -> str:
        """The same of people, who are in the colony and not at it."""
        return self.text(f"ln-place-{where}.at") if where == COLONY else self.where(where, actor)

    def kinds(self, kinds: Sequence[str]) -> str:
        """Kinds of cards of which any will do: ``fuel, weapon or tool``."""
        return self.any_of([self.text(f"ln-kind-{kind}") for kind in kinds])

    def all_of(self, names: Sequence[str]) -> str:
        """Things that belong together."""
        return self._join("comma", names)

    def any_of(self, names: Sequence[str]) -> str:
        """Things of which any will do; nothing if there are none."""
        *before, last = names or [""]
        return self._join("or", [self._join("comma", before), last] if before else [last])

    # -- conditions ------------------------------------------------------------------------

    def condition(self, condition: Condition) -> str:
        """A condition as a clause."""
        if isinstance(condition, Either):
            return self.text(
                "ln-condition-either", of=self._join("or", map(self.condition, condition.of))
            )
        if isinstance(condition, Not):
            return self._not(condition.of)
        if isinstance(condition, EnemyMeets):
            return self.text("ln-condition-enemy", of=self.conditions(condition.of))
        return self.text(f"ln-condition-{condition.word}", **self._known(condition))

    def _not(self, condition: Condition) -> str:
        name = f"ln-condition-{condition.word}"
        if isinstance(condition, Within) and not condition.per_player:
            least, most, none = condition.at_least, condition.at_most, condition.lowest
            if least > none and most > _UNBOUNDED:
                other = msgspec.structs.replace(condition, at_least=none, at_most=least - 1)
                return self.condition(other)
            if least == none and most <= _UNBOUNDED:
                other = msgspec.structs.replace(condition, at_least=most + 1, at_most=999)
                return self.condition(other)
        if self.text.has(f"{name}.not") and not isinstance(condition, EnemyMeets):
            return self.text(f"{name}.not", **self._known(condition))
        return self.text("ln-condition-not", of=self.condition(condition))

    def _known(self, condition: Condition) -> dict[str, Said]:
        facts = self._facts(condition, OTHER)
        least, most = facts.get("at_least"), facts.get("at_most")
        if isinstance(least, int) and isinstance(most, int):
            facts |= self._quantity(least, most)
        if isinstance(condition, Lead):
            facts |= _lead(condition)
        return facts

    def _quantity(self, least: int, most: int) -> dict[str, Said]:
        if most >= _UNBOUNDED:
            bound, number = "at-least", least
        elif not most:
            bound, number = "none", 1
        elif least == most:
            bound, number = "exactly", most
        elif not least:
            bound, number = "at-most", most
        else:
            bound, number = "between", most
        facts: dict[str, Said] = {"bound": bound, "least": least, "most": most, "number": number}
        return facts | {
            "quantity": self.text("ln-quantity", **facts),
            "value": self.text("ln-quantity-value", **facts),
        }

    # -- cards -----------------------------------------------------------------------------

    def ability(self, ability: Ability, ref: str) -> str:
        """What a survivor or an equipped item can do, and when."""
        if ability.passive is not None:
            facts = self._by({"by": ability.amount}, SELF)
            clause = self.text(f"ln-passive-{ability.passive}", amount=ability.amount, **facts)
        else:
            clause = self.clause(ref, SELF) or self.text("ln-effect-nothing")
        prefix = []
        if ability.place != ANYWHERE:
            prefix.append(self.at(ability.place))
        if ability.once:
            prefix.append(self.text("ln-rules-once"))
        if ability.die:
            key = "ln-rules-with-die" if ability.once else "ln-rules-with-die.again"
            prefix.append(self.text(key, die=ability.die))
        if not prefix:
            return self._stop(clause)
        return self._prefixed(self._join("comma", prefix), clause)

    def after(self, prefix: str, ref: str) -> str:
        """What effects do at some moment: ``If it fails: …``."""
        clause = self.clause(ref, OTHER) or self.text("ln-effect-nothing")
        if plan(ref).needs_actor:
            clause = self._join("then", [self.text("ln-rules-choose-actor.clause"), clause])
        return self._prefixed(prefix, clause)

    def _prefixed(self, prefix: str, clause: str) -> str:
        return _capital(self.text("ln-rules-prefixed", prefix=prefix, clause=clause))

    def lasting(self, name: str, amount: int) -> str:
        """What an improvement changes for good."""
        return self._stop(self.text(f"ln-lasting-{name}", amount=amount))

    def crossroads_option(self, name: str, number: int) -> str:
        """What one option of a crossroads card does. Who triggered it acts, or else a survivor
        of one's choice."""
        when = library().crossroads[name].when
        known = [_is_done_by_survivor(deed, when) for deed in deeds_of(when)]
        intro = "ln-rules-choose-actor"
        if known and all(known):
            intro = ""
        elif any(known):
            intro = "ln-rules-doer-or-choose"
        return self.effects(f"crossroads/{name}/{number}", intro)

    def part(self, ref: str, part: str) -> str:
        """One way of a choice, by the path of the choice; the path itself if there is none."""
        try:
            clause = self.clause(f"{ref}/{part}", _actor_of(ref))
        except (KeyError, IndexError, ValueError):
            return part
        return self._stop(clause or self.text("ln-effect-nothing"))


def _lead(condition: Lead) -> dict[str, Said]:
    """By how much one colony is above the other: of two bounds the one that says something."""
    least, most = condition.at_least, condition.at_most
    if most <= _UNBOUNDED:
        return {"bound": "behind" if most < 0 else "at-most", "size": abs(most)}
    return {"bound": "at-least" if least >= 0 else "close", "size": abs(least)}


def _actor_of(ref: str) -> str:
    return SELF if ref.partition("/")[0] in ("ability", "equip") else OTHER


def _is_done_by_survivor(deed: Did, when: tuple[Condition, ...]) -> bool:
    """Whether this deed, as the trigger of a card, makes the one who did it the actor."""
    if deed.action not in _BY_SURVIVORS:
        return False
    detail = deed.kind or deed.result
    done = state.Done(deed.action, "somebody", COLONY, detail)
    done.place = "elsewhere" if deed.place in ("", OUTSIDE) else deed.place
    if deed.place == ENEMY:
        done.place = GATES[0]
    return bool(doers([done], when, COLONY))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


_SPOKEN: dict[str, Callable[[Wording, dict[str, Any], str], dict[str, Said]]] = {
    "by": Wording._by,
    "who": Wording._who,
    "name": Wording._name,
    "where": Wording._where,
    "deck": Wording._deck,
    "place": Wording._place,
    "kind": Wording._kind,
    "item": Wording._item,
    "card": Wording._card,
    "improvement": Wording._improvement,
    "stage": Wording._stage,
}
"""Fields that are given in words of their own."""


# -- entries -----------------------------------------------------------------------------------


def entries(text: Text) -> list[Entry]:
    """All cards that there are, shelf by shelf."""
    return list(Shelves(text).all())


class Shelves:
    """Makes the entries of all kinds of cards."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.say = Wording(text)

    def all(self) -> Iterator[Entry]:
        cards = library()
        yield from map(self.survivor, cards.survivors.values())
        yield from map(self.item, cards.items.values())
        yield from map(self.crisis, cards.crises.values())
        yield from map(self.crossroads, cards.crossroads.values())
        yield from map(self.objective, cards.objectives.values())
        yield from map(self.secret, cards.secrets.values())
        yield from map(self.exile, cards.exiles.values())
        yield from map(self.place, cards.places.values())
        yield from map(self.improvement, cards.improvements.values())
        yield from map(self.experiment, cards.experiments.values())
        yield from map(self.mission, cards.missions.values())
        yield from map(self.tactics, cards.tactics.values())
        yield from map(self.page, _pages())

    def faults(self, shelf: str, cards: Iterable[Card]) -> Iterator[str]:
        """Cards whose rules cannot be said."""
        for card in cards:
            try:
                getattr(self, shelf)(card)
            except MissingText as error:
                yield f"{_file(shelf, card)}: the rules of {card.id} cannot be said: {error}"

    def _entry(
        self,
        shelf: str,
        card: Card,
        rules: list[str],
        facts: dict[str, Fact],
        texts: dict[str, str],
        *names: str,
    ) -> Entry:
        """An entry; ``names`` are attributes of the card's message that belong to it."""
        key = f"ln-{shelf}-{card.id}"
        written = {name: self.text(f"{key}.{name}") for name in names}
        common: dict[str, Fact] = {
            "set": card.set,
            "module": card.module,
            "noncoop": card.noncoop,
        }
        return Entry(
            id=card.id,
            shelf=shelf,
            title=self.text(key),
            story=self.text(f"{key}.story") if self.text.has(f"{key}.story") else "",
            rules=rules,
            facts=common | facts,
            texts=written | texts,
        )

    def survivor(self, card: SurvivorCard) -> Entry:
        facts: dict[str, Fact] = {
            "influence": card.influence,
            "attack": card.attack,
            "search": card.search,
            "human": card.human,
            **_ability_facts(card.ability),
        }
        rules = [self.say.ability(card.ability, f"ability/{card.id}")]
        names = ("short", "occupation", "ability", "he", "his", "him")
        return self._entry("survivor", card, rules, facts, {}, *names)

    def item(self, card: ItemCard) -> Entry:
        facts: dict[str, Fact] = {
            "kind": card.kind,
            "equip": card.equip is not None,
            "event": card.event,
            "decks": self._decks.get(card.id, []),
        }
        rules = []
        if card.equip is not None:
            ability = self.say.ability(card.equip, f"equip/{card.id}")
            stays = "side-effect" if card.kind == SIDE_EFFECT else "equip"
            rules = [self.text(f"ln-rules-{stays}"), ability]
            facts |= _ability_facts(card.equip)
        elif card.effects:
            rules = [self.say.effects(f"item/{card.id}")]
        else:
            rules = [self.text("ln-rules-no-effect")]
        if card.event:
            rules.append(self.text("ln-rules-event"))
        texts = {"kind": self.text(f"ln-kind-{card.kind}.title")}
        return self._entry("item", card, rules, facts, texts)

    @cached_property
    def _decks(self) -> dict[str, list[str]]:
        """For each item the decks that hold it."""
        found: dict[str, dict[str, None]] = {}
        for decks in library().decks.values():
            for deck, items in decks.items():
                for item in items:
                    found.setdefault(item, {})[deck] = None
        return {item: list(decks) for item, decks in found.items()}

    def crisis(self, card: CrisisCard) -> Entry:
        texts = {
            "needs": self.text("ln-rules-crisis-needs", kinds=self.say.kinds(card.accepts)),
            "fail": self.say.effects(f"crisis/{card.id}/fail"),
        }
        excess = card.extra.excess if card.extra else EXCESS
        prefix = self.text("ln-rules-crisis-extra", excess=EXCESS)
        usual = self.say.effect(Morale(by=1))  # LN-COL-CRISIS-06
        more = [self.say.sentence(Morale(by=1))]
        rules = [self.text("ln-rules-prefixed", prefix=prefix, clause=usual)]
        if card.extra is not None:
            said = "ln-rules-crisis-extra" if card.extra.instead else "ln-rules-crisis-besides"
            if card.extra.instead:
                more, rules = [], []
            more.append(self.say.effects(f"crisis/{card.id}/extra"))
            rules.append(self.say.after(self.text(said, excess=excess), f"crisis/{card.id}/extra"))
        texts["extra"] = " ".join(more)
        fails = self.say.after(self.text("ln-rules-crisis-fails"), f"crisis/{card.id}/fail")
        rules = [texts["needs"], fails, *rules]
        facts: dict[str, Fact] = {
            "accepts": list(card.accepts),
            "excess": excess,
            "bandits": [str(place) for place in card.bandits],
        }
        return self._entry("crisis", card, rules, facts, texts, "prevented", "failed")

    def crossroads(self, card: CrossroadsCard) -> Entry:
        numbers = range(len(card.options))
        when = self.text(
            "ln-rules-crossroads",
            when=self.say.conditions(card.when),
            vote=card.vote,
            options=len(card.options),
        )
        texts = {f"rules{n}": self.say.crossroads_option(card.id, n) for n in numbers}
        facts: dict[str, Fact] = {
            "vote": card.vote,
            "adult": card.adult,
            "options": len(card.options),
        }
        names = [f"{name}{n}" for n in numbers for name in ("option", "end")]
        texts["when"] = when
        return self._entry("crossroads", card, [when, *_rules(texts)], facts, texts, *names)

    def objective(self, card: ObjectiveCard) -> Entry:
        facts: dict[str, Fact] = {"length": card.length, "recommended": card.recommended}
        texts: dict[str, str] = {}
        rules: list[str] = []
        for name, side in (("standard", card.standard), ("hard", card.hard)):
            if side is None:
                continue
            said_as = name if card.hard is not None else "each"
            setup = self._set_up(said_as, side, f"objective/{card.id}/{name}")
            goals = [self.say.condition(goal) for goal in side.goals]
            texts[f"{name}_setup"] = " ".join(setup)
            texts |= {f"{name}_goal{n}": self.say.goal(goal) for n, goal in enumerate(side.goals)}
            rules += [*setup, *(self.text("ln-rules-goal", goal=goal) for goal in goals)]
            facts[f"{name}_morale"] = side.morale
            facts[f"{name}_rounds"] = side.rounds
            facts[f"{name}_accepts"] = list(side.accepts)
        return self._entry("objective", card, rules, facts, texts, "won", "lost")

    def _set_up(self, name: str, side: Side, ref: str) -> list[str]:
        """How a side of an objective begins, and what is special about it."""
        more = "".join(
            self.text("ln-rules-side-more", before="", next=self.text(f"ln-rules-side-{key}", **f))
            for key, f in self._laid_out(side)
        )
        said = [
            self.text("ln-rules-side", side=name, morale=side.morale, rounds=side.rounds, more=more)
        ]
        for players, start in side.players.items():
            listed = [self.text(f"ln-rules-side-{key}", **f) for key, f in self._started(start)]
            changes = self.say.all_of(listed)
            said.append(self.text("ln-rules-side-players", players=players, changes=changes))
        if side.module_morale:
            said.append(self.text("ln-rules-side-modules", count=side.module_morale))
        if side.outside:
            said.append(self.text("ln-rules-side-outside"))
        if side.accepts:
            kinds = self.say.kinds(side.accepts)
            said.append(self.text("ln-rules-side-accepts", kinds=kinds))
        if side.sample:
            said.append(self.text("ln-rules-side-sample", sample=side.sample))
        if side.each_round:
            said.append(self.say.after(self.text("ln-rules-side-each-round"), ref))
        return said

    def _laid_out(self, side: Side) -> Iterator[tuple[str, dict[str, Any]]]:
        for key, count in (
            ("food", side.food),
            ("bullets", side.bullets),
            ("helpless", side.helpless),
            ("helpless-each", side.helpless_per_player),
            ("unruly", side.unruly),
        ):
            if count:
                yield key, {"count": count}
        for key, places in (("zombies", side.zombies), ("barricades", side.barricades)):
            yield from self._at_places(key, {at: n for at, n in places.items() if n})

    def _started(self, start: Start) -> Iterator[tuple[str, dict[str, Any]]]:
        """What is other for a number of players; a 0 is worth saying here."""
        for key, changed in start.changes.items():
            if key == "zombies":
                yield from self._at_places(key, changed)
            else:
                yield key, {"count": changed}

    def _at_places(
        self, key: str, places: Mapping[str, int]
    ) -> Iterator[tuple[str, dict[str, Any]]]:
        for place, count in places.items():
            yield key, {"count": count, "where": self.say.where(place)}

    def secret(self, card: SecretCard) -> Entry:
        goals = [self.say.goal(goal) for goal in card.goals]
        texts = {f"goal{n}": goal for n, goal in enumerate(goals)}
        rules = goals
        if card.setup:
            before = self.text("ln-rules-before-game")
            texts["setup"] = self.say.after(before, f"secret/{card.id}")
            rules = [texts["setup"], *goals]
        if card.module == WOLF and _speak_of_home((*card.setup, *card.goals)):
            rules = [*rules, self.text("ln-rules-den")]
        return self._entry("secret", card, rules, {"betrayal": card.betrayal}, texts)

    def exile(self, card: ExileCard) -> Entry:
        texts: dict[str, str] = {}
        rules = []
        for name, goals in (("loyal", card.loyal), ("betrayer", card.betrayer)):
            texts |= {f"{name}{n}": self.say.goal(goal) for n, goal in enumerate(goals)}
            rules.append(self.text(f"ln-rules-exile-{name}", goals=self.say.conditions(goals)))
        rules.append(self.text("ln-rules-exile-others"))
        return self._entry("exile", card, rules, {}, texts)

    def place(self, card: PlaceCard) -> Entry:
        spaces = card.entrances[0] if card.entrances else 0
        rules = [
            self.text(
                "ln-rules-place",
                survivors=card.survivors,
                entrances=len(card.entrances),
                spaces=spaces,
                noise=card.noise,
            )
        ]
        if card.number:
            rules.append(self.text("ln-rules-place-number", number=card.number))
        if card.icons:
            kinds = [self.text(f"ln-kind-{kind}") for kind in card.icons]
            rules.append(self.text("ln-rules-place-icons", kinds=kinds))
        facts: dict[str, Fact] = {
            "number": card.number,
            "survivors": card.survivors,
            "entrances": [str(each) for each in card.entrances],
            "noise": card.noise,
            "icons": list(card.icons),
        }
        entry = self._entry("place", card, rules, facts, {}, "title", "at", "to")
        return msgspec.structs.replace(entry, title=entry.texts["title"])

    def improvement(self, card: ImprovementCard) -> Entry:
        rules = [self.text("ln-rules-improvement", needed=card.needed)]
        ref = f"improvement/{card.id}"
        if card.built:
            rules.append(self.say.after(self.text("ln-rules-improvement-built"), f"{ref}/built"))
        if card.lasting:
            rules.append(self.say.lasting(card.lasting, card.amount))
        if card.each_round:
            rules.append(self.say.after(self.text("ln-rules-improvement-round"), f"{ref}/round"))
        if card.ability:
            key = "ln-rules-improvement-use-die" if card.ability.die else "ln-rules-improvement-use"
            prefix = self.text(key, die=card.ability.die)
            rules.append(self.say.after(prefix, f"{ref}/use"))
        facts: dict[str, Fact] = {
            "needed": card.needed,
            "lasting": card.lasting or "",
            "use": card.ability is not None,
            "die": card.ability.die if card.ability else 0,
        }
        return self._entry("improvement", card, rules, facts, {})

    def experiment(self, card: ExperimentCard) -> Entry:
        first, second = card.code
        places = [self.say.where(place) for place in card.release]
        lines = self.say.lines(card.lines, f"experiment/{card.id}")
        rules = [
            self.text("ln-rules-experiment-code", first=first, second=second),
            self.text("ln-rules-experiment-release", places=places, count=len(places)),
            self.text("ln-rules-experiment-lines", lines=lines),
        ]
        facts: dict[str, Fact] = {
            "code": [str(die) for die in card.code],
            "release": list(card.release),
            "standees": card.standees,
        }
        return self._entry("experiment", card, rules, facts, {}, "audio")

    def mission(self, card: MissionCard) -> Entry:
        moment = self.text(
            f"ln-rules-mission-{card.moment}",
            when=self.say.conditions(card.when) if card.when else None,
        )
        rules = [moment, self.text("ln-rules-mission-reward", reward=card.reward)]
        if _speak_of_home(card.when):
            rules.append(self.text("ln-rules-den"))
        facts: dict[str, Fact] = {"moment": card.moment, "reward": card.reward}
        return self._entry("mission", card, rules, facts, {})

    def tactics(self, card: TacticsCard) -> Entry:
        names = [self.text(f"ln-tactics-{name}") for name in card.counters]
        others = [self.text("ln-counted", count=1, name=name) for name in names]
        given: dict[str, Any] = {
            "strength": card.strength,
            "truce": card.truce,
            "retreat": card.retreat,
            "doubled": card.doubled,
            "counters": card.countering,
        }
        rules = [
            self.text(f"ln-rules-tactics-{name}", number=value, others=self.say.any_of(others))
            for name, value in given.items()
            if value
        ]
        return self._entry("tactics", card, rules, {"strength": card.strength}, {})

    def page(self, name: str) -> Entry:
        """A page of a story, with the rules that come into force with it."""
        key = f"ln-page-{name}"
        rules = self.text(f"{key}.rules") if self.text.has(f"{key}.rules") else ""
        return Entry(
            id=name,
            shelf="page",
            title=self.text(key),
            story=self.text(f"{key}.text"),
            rules=[rules] if rules else [],
        )


def _speak_of_home(words: Iterable[Effect | Condition]) -> bool:
    """Whether they mean what a Lone Wolf has in the den, and others in the colony."""
    return any(each.word in ("morale", "food", "waste", "cleared") for each in words)


def _pages() -> list[str]:
    """The pages of all stories, as far as they are written."""
    found = (key.partition(".")[0] for key in keys(ENGLISH) if key.startswith("ln-page-"))
    return [key.removeprefix("ln-page-") for key in dict.fromkeys(found)]


def _ability_facts(ability: Ability) -> dict[str, Fact]:
    return {
        "place": ability.place,
        "die": ability.die,
        "once": ability.once,
        "passive": ability.passive or "",
    }


def _rules(texts: dict[str, str]) -> list[str]:
    return [words for name, words in texts.items() if name.startswith("rules")]


# -- are the texts complete? -------------------------------------------------------------------

_FILES = {
    "survivor": "survivors",
    "item": "items",
    "crisis": "crises",
    "crossroads": "crossroads",
    "objective": "objectives",
    "secret": "objectives",
    "exile": "objectives",
    "place": "",
    "improvement": "improvements",
    "experiment": "raxxon",
    "mission": "bullet",
    "tactics": "bullet",
}
"""Where the texts of each kind of card are, if they do not belong to a module or a story."""


def _file(shelf: str, card: Any = None) -> str:
    name = _FILES[shelf]
    if card is not None and card.set == BULLET:
        name = f"bullet-{name}" if shelf in ("survivor", "item", "crossroads") else "bullet"
    elif card is not None:
        name = "stories" if getattr(card, "story", "") else card.module or name
    return f"long-night-{name}.ftl".replace("-.", ".")


def check(text: Text) -> list[str]:
    """What is missing in the texts of the cards, or left over, a line each."""
    shelves = Shelves(text)
    try:
        cards = {shelf: getattr(library(), _plural(shelf)) for shelf in _FILES}
    except ContentError as error:
        return [str(error)]
    found = []
    for shelf, those in cards.items():
        wanted = {
            f"ln-{shelf}-{card.id}{attribute}": card
            for card in those.values()
            for attribute in _attributes(shelf, card)
        }
        written = [key for key in keys(text.locale) if key.startswith(f"ln-{shelf}-")]
        missing = {key: card for key, card in wanted.items() if key not in written}
        found += [f"{_file(shelf, card)}: {key} is missing" for key, card in missing.items()]
        left = [key for key in written if key not in wanted]
        found += [f"{_file(shelf)}: {key} belongs to no card" for key in left]
        incomplete = [card.id for card in missing.values()]
        complete = [card for card in those.values() if card.id not in incomplete]
        found += shelves.faults(shelf, complete)
    return found


def _attributes(shelf: str, card: Any) -> list[str]:
    """The messages that a card has: its name, and with a dot what belongs to it."""
    names = ["story"]
    match shelf:
        case "survivor":
            names += ["short", "occupation", "ability", "he", "his", "him"]
        case "crisis":
            names += ["prevented", "failed"]
        case "crossroads":
            numbers = range(len(card.options))
            names += [f"{name}{n}" for n in numbers for name in ("option", "end")]
        case "objective":
            names += ["won", "lost"]
        case "place":
            names = ["title", "at", "to"]
        case "experiment":
            names += ["audio"]
    return ["", *(f".{name}" for name in names)]


def _plural(shelf: str) -> str:
    same = {"crisis": "crises", "crossroads": "crossroads", "tactics": "tactics"}
    return same.get(shelf, f"{shelf}s")
