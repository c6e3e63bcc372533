"""Two colonies and the town between them at a terminal: the board of The Long Night, twice."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from typing import Any

from overrun.core.flow import Ask
from overrun.games.long_night.cards import DEN
from overrun.games.long_night.view import PlaceView, SearchView
from overrun.games.warring_colonies.view import ColonyView, WarView
from overrun.terminal.boards import PanelLine
from overrun.terminal.boards.long_night import LongNightBoard
from overrun.terminal.boards.long_night_picture import Picture

_TEAMS = {"yellow": "#ffd75f", "blue": "#8fd0ff", DEN: "#c9a9ff"}
"""The colour of each team; the number of the seat says who it is."""

_TO_READ = {"tactics": "tactics", "mission": "mission"}
"""Asks whose options are cards, and the shelf of those."""


class WarPicture(Picture):
    """The places; everyone in the colour of the team."""

    view: WarView

    def colour(self, seat: int) -> str:
        for colony in self.view.colonies:
            if seat in colony.seats:
                return _TEAMS[colony.place]
        return super().colour(seat)

    @property
    def actives(self) -> Collection[int | None]:
        return self.view.pair

    @property
    def leaders(self) -> Collection[int]:
        return [colony.leader for colony in self.view.colonies if colony.place != DEN]

    def helpless(self, place: PlaceView) -> tuple[int, int]:
        for colony in self.view.colonies:
            if colony.place == place.id:
                return colony.helpless, colony.unruly
        return 0, 0


class WarBoard(LongNightBoard):
    turns = frozenset(("action", "movement"))
    dull = LongNightBoard.dull | {
        "not-full", "no-ousting-at-home", "only-moves-now", "needs-entrance", "other-moves-now",
        "has-passed",
    }  # fmt: skip
    meanwhile = frozenset(("beside",))

    def picture(self, view: Any, lit: Collection[str] = ()) -> WarPicture:
        return WarPicture(view, lit, self.speaker)

    def search(self, view: Any) -> SearchView | None:
        """Two may search at the same time."""
        return next((each for each in view.searches if each.seat == view.viewer), None)

    def held(self, view: Any) -> list[tuple[int | None, str]]:
        return [(int(seat), card) for seat, card in view.holds.items()]

    def chapter(self, view: Any) -> Hashable:
        return view.round, view.phase, view.step, view.viewer in view.pair

    def lit(self, view: Any, ask: Ask) -> frozenset[str]:
        """The gates, too, which are named by a place and a number."""
        found = super().lit(view, ask)
        if ask.kind in self.turns:
            return found
        doors = {f"{option[2]}/{option[3]}" for option in ask.options if len(option) == 4}
        return found | doors

    # -- to be read ------------------------------------------------------------------------

    def reading(self, view: Any, ask: Ask) -> list[str]:
        if ask.kind in _TO_READ:
            shelf = _TO_READ[ask.kind]
            cards = [(shelf, option[1]) for option in ask.options if len(option) > 1]
            return [*self._battle(view), *self.told(self.cards.line(*card) for card in cards)]
        if ask.kind == "met-by":
            return [self.cards.entry("crossroads", str(ask.facts["crossroads"])).story]
        if view.battle is not None:
            return list(self._battle(view))
        return super().reading(view, ask)

    def _battle(self, view: WarView) -> Iterator[str]:
        """Who stands against whom, and how strong they are as far as it is known."""
        battle = view.battle
        if battle is None:
            return
        for number, colony in enumerate(view.colonies[:2]):
            homes = [colony.place, *([DEN] if battle.support == number else [])]
            people = [
                self._person(each)
                for each in view.survivors
                if each.place == battle.place and each.home in homes
            ]
            yield self.speaker(
                "battle-side",
                title=self.speaker(f"place-{colony.place}.title"),
                people=people or None,
                strength=battle.strength[number],
            )

    def hand(self, view: Any) -> list[tuple[str, str]]:
        missions = [self.cards.line("mission", name) for name in view.missions]
        return [*super().hand(view), *(missions if view.viewer == view.wolf else [])]

    # -- beside the board ------------------------------------------------------------------

    def lines(self, v: Any) -> Iterator[PanelLine]:
        if v.pair:
            yield "pair", "", {"seats": [str(seat) for seat in v.pair], "step": v.step or "begin"}
        for colony in v.colonies:
            if colony.seats:
                yield "colony", "", self._colony(colony)
        if v.roads_closed:
            yield "roads", "", {}
        if v.wolf is not None:
            yield "missions", "", {"held": v.missions_held, "done": len(v.completed)}
        yield from super().lines(v)

    def _colony(self, colony: ColonyView) -> dict[str, Any]:
        return {
            "title": self.speaker(f"place-{colony.place}.title"),
            "kind": "fallen" if colony.fallen else "den" if colony.place == DEN else "colony",
            "morale": colony.morale,
            "food": colony.food,
            "due": colony.food_due,
            "waste": len(colony.waste),
            "bullets": colony.bullets,
            "leader_seat": colony.leader,
        }

    # -- the end ---------------------------------------------------------------------------

    def result(self, view: Any) -> list[str]:
        """What became of both colonies, and what everybody was after."""
        assert view.outcome is not None
        done = view.outcome.facts["done"]
        entry = self.cards.entry("objective", view.objective)
        said = [entry.texts["won" if done else "lost"]]
        for colony in view.colonies[:2]:
            goals = self.cards.main_goals(view.objective, view.side, colony.goals_met)
            said.append(
                self.speaker(
                    "result-colony",
                    title=self.speaker(f"place-{colony.place}.title"),
                    state="fallen"
                    if colony.fallen
                    else "done"
                    if colony.place in done
                    else "stands",
                    goals=self._judged(goals),
                )
            )
        return [*said, *self._fates(view)]


BOARD = WarBoard
