"""All cards of The Long Night as entries: names, stories, values, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec

from overrun.core.reason import Fact
from overrun.games.long_night.cards import (
    SIDE_EFFECT,
    SIDES,
    WOLF,
    Card,
    CrisisCard,
    CrossroadsCard,
    ExileCard,
    ExperimentCard,
    ImprovementCard,
    ItemCard,
    MissionCard,
    ObjectiveCard,
    PlaceCard,
    Relief,
    SecretCard,
    Side,
    Start,
    SurvivorCard,
    TacticsCard,
)
from overrun.games.long_night.crisis import EXCESS
from overrun.games.long_night.effects.colony import Morale
from overrun.games.long_night.library import library
from overrun.games.long_night.stories.raid import hidden_goal
from overrun.games.long_night.vocabulary import Condition, Effect
from overrun.text import ENGLISH, Text, keys
from overrun.text.glossary import Entry, values
from overrun.text.glossary.long_night.wording import Wording

_OF_ABILITIES = ("place", "die", "once", "passive")


class Shelves:
    """Makes the entries of all kinds of cards."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.say = Wording(text)

    def all(self) -> Iterator[Entry]:
        for shelf, cards in library().shelves.items():
            yield from map(self.entry_of(shelf), cards.values())
        yield from map(self.page, _pages())

    def entry_of(self, shelf: str) -> Callable[[Any], Entry]:
        """What makes an entry of a card of this kind: the method of its name."""
        makes: Callable[[Any], Entry] = getattr(self, shelf)
        return makes

    def _entry(
        self,
        card: Card,
        rules: list[str],
        facts: dict[str, Fact],
        texts: dict[str, str],
        *names: str,
    ) -> Entry:
        """An entry; ``names`` are attributes of the card's message that belong to it."""
        key = f"ln-{card.shelf}-{card.id}"
        written = {name: self.text(f"{key}.{name}") for name in names}
        return Entry(
            id=card.id,
            shelf=card.shelf,
            title=self.text(key),
            story=self.text(f"{key}.story") if self.text.has(f"{key}.story") else "",
            rules=rules,
            facts=values(card, "set", "module", "noncoop") | facts,
            texts=written | texts,
        )

    def survivor(self, card: SurvivorCard) -> Entry:
        facts = values(card, "influence", "attack", "search", "human")
        facts |= values(card.ability, *_OF_ABILITIES)
        (used,) = card.lists()
        rules = [self.say.ability(card.ability, used)]
        names = ("short", "occupation", "ability", "he", "his", "him")
        return self._entry(card, rules, facts, {}, *names)

    def item(self, card: ItemCard) -> Entry:
        facts = values(card, "kind", "event")
        facts |= {"equip": card.equip is not None, "decks": self._decks.get(card.id, [])}
        played, worn = card.lists()
        rules = []
        if card.equip is not None:
            ability = self.say.ability(card.equip, worn)
            stays = "side-effect" if card.kind == SIDE_EFFECT else "equip"
            rules = [self.text(f"ln-rules-{stays}"), ability]
            facts |= values(card.equip, *_OF_ABILITIES)
        elif card.effects:
            rules = [self.say.effects(played)]
        else:
            rules = [self.text("ln-rules-no-effect")]
        if card.event:
            rules.append(self.text("ln-rules-event"))
        texts = {"kind": self.text(f"ln-kind-{card.kind}.title")}
        return self._entry(card, rules, facts, texts)

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
        fail, extra = card.lists()
        texts = {
            "needs": self.text("ln-rules-crisis-needs", kinds=self.say.kinds(card.accepts)),
            "fail": self.say.effects(fail),
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
            more.append(self.say.effects(extra))
            rules.append(self.say.after(self.text(said, excess=excess), extra))
        texts["extra"] = " ".join(more)
        fails = self.say.after(self.text("ln-rules-crisis-fails"), fail)
        rules = [texts["needs"], fails, *rules]
        facts = {"excess": excess, **values(card, "accepts", "bandits")}
        return self._entry(card, rules, facts, texts, "prevented", "failed")

    def crossroads(self, card: CrossroadsCard) -> Entry:
        numbers = range(len(card.options))
        when = self.text(
            "ln-rules-crossroads",
            when=self.say.conditions(card.when),
            vote=card.vote,
            options=len(card.options),
        )
        texts = {f"rules{n}": self.say.crossroads_option(card, n) for n in numbers}
        facts = {"options": len(card.options), **values(card, "vote", "adult")}
        names = [f"{name}{n}" for n in numbers for name in ("option", "end")]
        texts["when"] = when
        return self._entry(card, [when, *_rules(texts)], facts, texts, *names)

    def objective(self, card: ObjectiveCard) -> Entry:
        facts = values(card, "length", "recommended")
        texts: dict[str, str] = {}
        rules: list[str] = []
        sides = (card.standard, card.hard)
        for name, side, each_round in zip(SIDES, sides, card.lists(), strict=True):
            if side is None:
                continue
            said_as = name if card.hard is not None else "each"
            setup = self._set_up(said_as, side, each_round)
            goals = [self.say.condition(goal) for goal in side.goals]
            texts[f"{name}_setup"] = " ".join(setup)
            texts |= {f"{name}_goal{n}": self.say.goal(goal) for n, goal in enumerate(side.goals)}
            rules += [*setup, *(self.text("ln-rules-goal", goal=goal) for goal in goals)]
            own = values(side, "morale", "rounds", "accepts")
            facts |= {f"{name}_{each}": value for each, value in own.items()}
        return self._entry(card, rules, facts, texts, "won", "lost")

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
        if (relief := side.per_threat) != Relief():
            said.append(self.text("ln-rules-side-threats", morale=relief.morale, food=relief.food))
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
            (setup,) = card.lists()
            texts["setup"] = self.say.after(self.text("ln-rules-before-game"), setup)
            rules = [texts["setup"], *goals]
        if card.story:
            texts["hidden"] = self.say.goal(hidden_goal())
        if card.module == WOLF and _speak_of_home((*card.setup, *card.goals)):
            rules = [*rules, self.text("ln-rules-den")]
        return self._entry(card, rules, {"betrayal": card.betrayal}, texts)

    def exile(self, card: ExileCard) -> Entry:
        texts: dict[str, str] = {}
        rules = []
        for name, goals in (("loyal", card.loyal), ("betrayer", card.betrayer)):
            texts |= {f"{name}{n}": self.say.goal(goal) for n, goal in enumerate(goals)}
            rules.append(self.text(f"ln-rules-exile-{name}", goals=self.say.conditions(goals)))
        rules.append(self.text("ln-rules-exile-others"))
        return self._entry(card, rules, {}, texts)

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
        facts = values(card, "number", "survivors", "entrances", "noise", "icons")
        entry = self._entry(card, rules, facts, {}, "title", "at", "to")
        return msgspec.structs.replace(entry, title=entry.texts["title"])

    def improvement(self, card: ImprovementCard) -> Entry:
        rules = [self.text("ln-rules-improvement", needed=card.needed)]
        built, each_round, used = card.lists()
        if card.built:
            rules.append(self.say.after(self.text("ln-rules-improvement-built"), built))
        if card.lasting:
            rules.append(self.say.lasting(card.lasting, card.amount))
        if card.each_round:
            rules.append(self.say.after(self.text("ln-rules-improvement-round"), each_round))
        if card.ability:
            key = "ln-rules-improvement-use-die" if card.ability.die else "ln-rules-improvement-use"
            rules.append(self.say.after(self.text(key, die=card.ability.die), used))
        facts = values(card, "needed", "lasting")
        facts |= {"use": card.ability is not None, "die": card.ability.die if card.ability else 0}
        return self._entry(card, rules, facts, {})

    def experiment(self, card: ExperimentCard) -> Entry:
        first, second = card.code
        places = [self.say.where(place) for place in card.release]
        lines = self.say.lines(card.lines, list(card.lists()))
        rules = [
            self.text("ln-rules-experiment-code", first=first, second=second),
            self.text("ln-rules-experiment-release", places=places, count=len(places)),
            self.text("ln-rules-experiment-lines", lines=lines),
        ]
        facts = values(card, "code", "release", "standees")
        return self._entry(card, rules, facts, {}, "audio")

    def mission(self, card: MissionCard) -> Entry:
        moment = self.text(
            f"ln-rules-mission-{card.moment}",
            when=self.say.conditions(card.when) if card.when else None,
        )
        rules = [moment, self.text("ln-rules-mission-reward", reward=card.reward)]
        if _speak_of_home(card.when):
            rules.append(self.text("ln-rules-den"))
        return self._entry(card, rules, values(card, "moment", "reward"), {})

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
        return self._entry(card, rules, values(card, "strength"), {})

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


def _rules(texts: dict[str, str]) -> list[str]:
    return [words for name, words in texts.items() if name.startswith("rules")]
