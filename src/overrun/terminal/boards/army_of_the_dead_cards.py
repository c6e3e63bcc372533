"""The cards and the mission of Army of the Dead as they are read at a terminal."""

from __future__ import annotations

from functools import cached_property

from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.sheets import mission
from overrun.text.glossary import Entry, glossary
from overrun.text.say import Speaker

_NO_CARDS = frozenset(("zombie-card", "place"))
"""Shelves of the glossary that nobody looks up by name."""


class Cards:
    """Says what cards do, in a line each."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    @cached_property
    def entries(self) -> dict[tuple[str, str], Entry]:
        found = glossary(self.speaker.game.name, self.speaker.text)
        return {(each.shelf, each.id): each for each in found if each.shelf not in _NO_CARDS}

    def line(self, shelf: str, id: str) -> tuple[str, str]:
        """A card's title, and what it does."""
        if shelf == "card":
            return self.equipment(id)
        entry = self.entries[shelf, id]
        if shelf == "survivor":
            return entry.title, self._values(id)
        if shelf == "personal":
            return entry.title, f"{entry.texts['goal']} {entry.texts['token']}"
        if shelf == "kind":
            return entry.title, self.speaker("look-kind", **entry.facts)
        rules = " ".join(entry.rules)
        return entry.title, rules or entry.story

    def find(self, words: str) -> list[tuple[str, str]]:
        """The cards that have all the words in their title."""
        wanted = words.lower().split()
        return [
            self.line(shelf, id)
            for (shelf, id), entry in self.entries.items()
            if all(word in entry.title.lower() for word in wanted)
        ]

    # -- equipment -------------------------------------------------------------------------

    def equipment(self, id: str) -> tuple[str, str]:
        """A card with the values of its weapon and the skill that it gives."""
        card = library().equipment[id]
        said = []
        if weapon := card.weapon:
            said.append(
                self.speaker(
                    "look-weapon",
                    type=weapon.kind,
                    near=weapon.near,
                    far=weapon.far,
                    rolled="thrown" if weapon.thrown else "rolled",
                    count=weapon.dice + weapon.ammo_dice,
                    shells=weapon.ammo_dice,
                    accuracy=weapon.accuracy,
                    damage=weapon.damage,
                    noisy=weapon.noisy,
                    blast=weapon.blast,
                )
            )
        if card.skill:
            said.append(self.speaker("look-gives", skill=card.skill))
        if not said or (card.weapon and card.weapon.snares):
            said.append(self.speaker(f"card-{id}-text"))
        return self.speaker(f"card-{id}"), " ".join(said)

    # -- people ----------------------------------------------------------------------------

    def person(self, id: str) -> str:
        """A survivor to choose: who, and what for."""
        return self.speaker.text("terminal-card", card=self.entries["survivor", id].title,
                                 text=self._values(id))  # fmt: skip

    def _values(self, id: str) -> str:
        person = library().survivors[id]
        named = self.speaker
        return named(
            "look-survivor",
            survivor=id,
            special=[named(f"specialisation-{each}") for each in person.specialisations] or None,
            blue=named(f"skill-{person.blue}"),
            yellow=named(f"skill-{person.yellow}"),
        )

    def token(self, owner: str, colour: str) -> tuple[str, str]:
        """The token of a personal objective, for whoever holds it."""
        text = self.speaker(f"personal-{owner}-token")
        return self.speaker("look-token", token=colour), text

    # -- the mission -----------------------------------------------------------------------

    def needs(self, id: str) -> list[str]:
        needed = [self.speaker(f"specialisation-{each}") for each in mission(id).needs]
        return [self.speaker("mission-needs", specialisations=needed)] if needed else []

    def mission(self, id: str) -> list[str]:
        """What has to be done, and by when."""
        sheet = mission(id)
        name = f"mission-{id}"
        goals = [self.speaker(f"{name}-goal-{goal}") for goal in sheet.goals]
        return [
            self.speaker("goal-mission", mission=id, goals=" ".join(goals)),
            self.speaker("mission-rounds", rounds=sheet.rounds),
        ]

    def rules(self, id: str) -> list[tuple[str, str]]:
        """All that the sheet says, a line each."""
        entry = self.entries["mission", id]
        losses = [entry.texts[f"loss-{loss}"] for loss in mission(id).losses]
        lost = [self.speaker("look-loss", words=words) for words in losses]
        return [(entry.title, rule) for rule in (*entry.rules, *lost)]
