"""What cards do, in words: said from the effects and conditions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from overrun.core.errors import ContentError
from overrun.games.long_night import state
from overrun.games.long_night.cards import (
    ANYWHERE,
    COLONY,
    ENEMY,
    GATES,
    OUTSIDE,
    Ability,
    CrossroadsCard,
    Line,
)
from overrun.games.long_night.conditions.colony import Within
from overrun.games.long_night.conditions.goals import Either, Not
from overrun.games.long_night.conditions.turn import Did, deeds_of, doers
from overrun.games.long_night.effects.control import Choose, EachPlayer, If, Nothing
from overrun.games.long_night.library import library
from overrun.games.long_night.modules.effects import Pill
from overrun.games.long_night.modules.war import EachColony, Enemy, EnemyMeets, Lead
from overrun.games.long_night.resolving import plan
from overrun.games.long_night.vocabulary import Condition, Effect
from overrun.text import Fact as Said
from overrun.text import Text

SELF, OTHER = "self", "other"
"""How a card speaks of the survivor that acts: as its own, or as one named before."""

_ONE = (
    "actor", "yours", "here", "any", "leader", "named", "enemy-here", "intruder", "any-enemy",
)  # fmt: skip
_SOME = ("lowest", "highest", "lowest-in-colony", "highest-in-colony", "random")
_UNBOUNDED = 99
"""Bounds from here on are none."""

_THINGS = {
    "name": "survivor", "item": "item", "card": "item", "improvement": "improvement",
    "stage": "objective",
}  # fmt: skip
"""Fields that name a card, and on which shelf it is."""

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
            facts["lines"] = self.lines(effect.lines, [f"{ref}/{n}" for n in effect.parts()], actor)
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

    def lines(self, lines: Sequence[Line], refs: Sequence[str], actor: str = OTHER) -> str:
        """A table of die results: ``on 1–2, …; on 3–6, …``."""
        said = []
        start = 1
        for line, ref in zip(lines, refs, strict=True):
            clause = self.clause(ref, actor) or self.text("ln-effect-nothing")
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
            if isinstance(value, int | str) and name not in (*_SPOKEN, *_THINGS):
                facts[name] = value or (None if value == "" else value)
        for name, say in _SPOKEN.items():
            if name in fields:
                facts |= say(self, fields, actor)
        for name, shelf in _THINGS.items():
            if name in fields:
                facts[name] = self._thing(shelf, fields[name])
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
        name = self._thing("survivor", fields.get("name", ""))
        many = number > 1 if who in _SOME else who not in _ONE
        said = self.text(f"ln-who-{who}", actor=actor, number=number, name=name)
        return {"who": said, "many": many}

    def _thing(self, shelf: str, name: str) -> str | None:
        """A card by its name; nothing, if none is meant."""
        return self.text(f"ln-{shelf}-{name}") if name else None

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

    def crossroads_option(self, card: CrossroadsCard, number: int) -> str:
        """What one option of a crossroads card does. Who triggered it acts, or else a survivor
        of one's choice."""
        known = [_is_done_by_survivor(deed, card.when) for deed in deeds_of(card.when)]
        intro = "ln-rules-choose-actor"
        if known and all(known):
            intro = ""
        elif any(known):
            intro = "ln-rules-doer-or-choose"
        return self.effects(list(card.lists())[number], intro)

    def part(self, ref: str, part: str) -> str:
        """One way of a choice, by the path of the choice; the path itself if there is none."""
        try:
            clause = self.clause(f"{ref}/{part}", _actor_of(ref))
        except (ContentError, LookupError, ValueError):
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
    place = {"": "elsewhere", OUTSIDE: "elsewhere", ENEMY: GATES[0]}.get(deed.place, deed.place)
    done = state.Done(deed.action, "somebody", place, deed.kind or deed.result)
    return bool(doers([done], when, COLONY))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


_SPOKEN: dict[str, Callable[[Wording, dict[str, Any], str], dict[str, Said]]] = {
    "by": Wording._by,
    "who": Wording._who,
    "where": Wording._where,
    "deck": Wording._deck,
    "place": Wording._place,
    "kind": Wording._kind,
}
"""Fields that are given in words of their own."""
