"""The cards of The Long Night as they are read at a terminal: a line for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, repeat

from overrun.games.long_night.library import library
from overrun.games.long_night.view import PlayerView, View
from overrun.text.glossary import Entry
from overrun.text.glossary.long_night.shelves import Shelves
from overrun.text.say import Speaker

Goal = tuple[str, bool]
"""A goal as a sentence, and whether it is met as things stand."""


class Cards:
    """Says what cards do. Their entries are made when they are first wanted."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._shelves = Shelves(speaker.text)
        self._made: dict[tuple[str, str], Entry] = {}

    # -- one card --------------------------------------------------------------------------

    def entry(self, shelf: str, name: str) -> Entry:
        """All that is to be said of a card."""
        if (shelf, name) not in self._made:
            card = library().shelves[shelf][name]
            self._made[shelf, name] = self._shelves.entry_of(shelf)(card)
        return self._made[shelf, name]

    def line(self, shelf: str, name: str) -> tuple[str, str]:
        """A card's title with its kind, and what it does."""
        entry = self.entry(shelf, name)
        if shelf == "survivor":
            return entry.title, self.survivor(name)
        facts = {"kind": entry.facts.get("kind"), "title": entry.title, "shelf": shelf}
        rules = [goal for goal, _ in self.main_goals(name)] if shelf == "objective" else entry.rules
        if shelf == "crossroads":
            rules = [entry.texts["when"], *self.ways(name)]
        return self.speaker("look-title", **facts), " ".join(rules)

    def survivor(self, name: str) -> str:
        """The values and the ability of a survivor."""
        entry = self.entry("survivor", name)
        return self.speaker(
            "look-survivor",
            occupation=entry.texts["occupation"],
            ability=entry.texts["ability"],
            rules=" ".join(entry.rules),
            influence=entry.facts["influence"],
            attack=entry.facts["attack"],
            search=entry.facts["search"],
        )

    def ways(self, name: str) -> list[str]:
        """The options of a crossroads card, each with what it does."""
        entry = self.entry("crossroads", name)
        return [
            self.speaker(
                "read-way",
                vote=entry.facts["vote"],
                number=number,
                label=entry.texts[f"option{number}"],
                rules=entry.texts[f"rules{number}"],
            )
            for number in range(len(library().crossroads[name].options))
        ]

    def items(self, names: Iterable[str]) -> list[tuple[str, str]]:
        """Item cards with what they do; several of the same name are one line."""
        found = []
        for name, count in Counter(names).items():
            title, text = self.line("item", name)
            found.append((self.speaker("look-counted", title=title, count=count), text))
        return found

    # -- objectives ------------------------------------------------------------------------

    def main_goals(self, name: str, side: str = "", met: Iterable[bool] = ()) -> list[Goal]:
        """The goals of a main objective; without a side those of the standard one."""
        said = _numbered(self.entry("objective", name), f"{side or 'standard'}_goal")
        return _with(said, met)

    def secret_goals(self, player: PlayerView) -> list[Goal]:
        """The goals of a player whose secret objective is known, as exile has changed it, and as
        it is for a betrayer who stayed hidden."""
        if not player.secret:
            return []
        own = self.entry("secret", player.secret)
        said = list(_numbered(own, "goal"))
        if player.exile_card:
            half = "betrayer" if own.facts["betrayal"] else "loyal"
            said[:1] = _numbered(self.entry("exile", player.exile_card), half)
        if len(player.goals_met) > len(said):
            said.append(own.texts["hidden"])
        return _with(said, player.goals_met)

    # -- looking up ------------------------------------------------------------------------

    def find(self, words: str) -> list[tuple[str, str]]:
        """The cards whose names have the words, those with exactly that name first."""
        wanted = _words(words)
        if not wanted:
            return []
        found: dict[tuple[str, str], bool] = {}
        for shelf, cards in library().shelves.items():
            for name in cards:
                titles = [_words(title) for title in self._titles(shelf, name)]
                if wanted in titles:
                    found[shelf, name] = True
                elif any(
                    all(any(each.startswith(word) for each in title) for word in wanted)
                    for title in titles
                ):
                    found[shelf, name] = False
        exact = [card for card, exactly in found.items() if exactly]
        return [self.line(*card) for card in exact or found]

    def _titles(self, shelf: str, name: str) -> Iterator[str]:
        yield name.replace("-", " ")
        yield self.speaker(f"{shelf}-{name}")
        for attribute in ("title", "short"):
            if self.speaker.has(f"{shelf}-{name}.{attribute}"):
                yield self.speaker(f"{shelf}-{name}.{attribute}")

    def of(self, view: View) -> list[tuple[str, str]]:
        """The cards that matter most to the viewer: the task, the crisis, the own people and
        secrets."""
        found = [("objective", view.objective), ("crisis", view.crisis), *self._laid_out(view)]
        if view.viewer is not None:
            own = view.players[view.viewer]
            found += [("survivor", name) for name in (*own.group, *view.offer)]
            carried = [v for v in view.survivors if v.owner == view.viewer]
            found += [("item", item.id) for v in carried for item in v.items]
            found += [("secret", own.secret), ("exile", own.exile_card)]
            found += [("crossroads", view.crossroads)]
        said = [self.line(*card) for card in dict.fromkeys(found) if card[1]]
        if view.objective:
            goals = self.main_goals(view.objective, view.side)
            said[0] = said[0][0], " ".join(goal for goal, _ in goals)
        return said

    def _laid_out(self, view: View) -> Iterator[tuple[str, str]]:
        """What the modules have laid out: improvements, the experiments in the plant and in town,
        and the side effects of the pills."""
        for name in (*(each.id for each in view.modules.row), *view.modules.built):
            yield "improvement", name
        doors = (door for place in view.places for door in place.doors)
        for name in (view.modules.experiment, *(name for door in doors for name in door.specials)):
            yield "experiment", name
        for name in view.modules.side_effects:
            yield "item", name

    def page(self, name: str) -> list[str]:
        """A page of the story as it is read aloud, and the rules that come with it."""
        entry = self._shelves.page(name)
        return [entry.title, *entry.story.split("\n\n"), *entry.rules]


def _numbered(entry: Entry, stem: str) -> Iterator[str]:
    """The texts of an entry that are called ``stem0``, ``stem1`` and so on."""
    number = 0
    while f"{stem}{number}" in entry.texts:
        yield entry.texts[f"{stem}{number}"]
        number += 1


def _with(goals: Iterable[str], met: Iterable[bool]) -> list[Goal]:
    return list(zip(goals, chain(met, repeat(False)), strict=False))


def _words(name: str) -> list[str]:
    return name.lower().replace("’", "'").replace("“", " ").replace("”", " ").split()
