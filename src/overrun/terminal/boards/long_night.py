"""The colony of The Long Night at a terminal."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import KINDS, TRACK
from overrun.games.long_night.library import library
from overrun.games.long_night.state import COLONY_PHASE, SETTING_UP
from overrun.games.long_night.view import PlaceView, PlayerView, SearchView, SurvivorView, View
from overrun.terminal.boards import Board, PanelLine
from overrun.terminal.boards.long_night_cards import Cards, Goal
from overrun.terminal.boards.long_night_picture import (
    STYLES,
    WIDTH,
    Picture,
    hurt,
    person,
    signs,
)
from overrun.terminal.choices import Group as Choice

_PAID_WITH_A_DIE = frozenset(
    ("attack", "search", "barricade", "attract", "clean", "ability", "use")
)
"""What costs a die of which only the value matters, so that the lowest will do."""
_AT_A_DOOR = frozenset(("zombie", "door", "barricade", "trap"))


class LongNightBoard(Board):
    dull = frozenset(
        (
            "already-there", "ask-yourself", "not-yourself", "same-survivor", "not-at-same-place",
            "no-action", "no-search-in-colony", "nobody-unruly",
        )
    )  # fmt: skip
    veiled = True
    drawn = frozenset(("dice",))
    on_board = frozenset(("player", "person"))
    turns: ClassVar[frozenset[str]] = frozenset(("action",))
    """Questions with too many answers for numbers."""

    @cached_property
    def cards(self) -> Cards:
        return Cards(self.speaker)

    # -- who sits where --------------------------------------------------------------------

    def seats(self, view: View) -> Sequence[str]:
        return [f"player-{player.seat + 1}" for player in view.players]

    def you_are(self, view: View, seat: int) -> str:
        return self.speaker("you-are", seat=seat)

    def secrets(self, view: View) -> bool:
        return view.outcome is None

    # -- what is meant ---------------------------------------------------------------------

    def typed(self, ask: Ask, actor: str, group: Choice) -> bool:
        """A turn has too many answers for numbers: who does what is typed, and so are dice."""
        dice = all(entry.label.isdigit() for entry in group.entries)
        return ask.kind in self.turns and (bool(actor) or dice)

    def meant(self, options: Sequence[Option], typed: str) -> Sequence[Option]:
        """Who names no die means the lowest that will do."""
        if any(letter.isdigit() for letter in typed):
            return options
        first = options[0]
        alike = all(option[:-1] == first[:-1] for option in options)
        if not alike or first[0] not in _PAID_WITH_A_DIE or not first[-1].isdigit():
            return options
        return [min(options, key=lambda option: int(option[-1]))]

    # -- drawn -----------------------------------------------------------------------------

    def picture(self, view: Any, lit: Collection[str] = ()) -> Picture:
        return Picture(view, lit, self.speaker)

    def size(self, view: View, *, framed: bool) -> tuple[int, int]:
        height = len(self.picture(view).lines(whole=framed))
        edge = (4, 2) if framed else (0, 0)
        return WIDTH + edge[0], height + edge[1]

    def draw(self, view: View, ask: Ask | None, *, framed: bool) -> RenderableType:
        lit = self.lit(view, ask) if ask else frozenset()
        lines = Group(*self.picture(view, lit).lines(whole=framed))
        if not framed:
            return lines
        title = self.speaker(f"objective-{view.objective}") if view.objective else None
        return Panel(lines, title=title, border_style="#6c7680", width=WIDTH + 4)

    def lit(self, view: View, ask: Ask) -> frozenset[str]:
        """Places, survivors and entrances that the options name; a turn is about nearly all."""
        if ask.kind in self.turns:
            return frozenset()
        known = {*(place.id for place in view.places), *(each.id for each in view.survivors)}
        found = {part for option in ask.options for part in option[1:] if part in known}
        for option in ask.options:
            if option[0] in _AT_A_DOOR and len(option) == 2 and option[1].isdigit():
                found.add(f"{ask.facts.get('place', 'colony')}/{option[1]}")
            elif option[0] == "lure":
                found.add("/".join(option[1:]))
        return frozenset(found)

    def legend(self) -> Sequence[tuple[Line, str]]:
        kinds = [
            (Line(self.speaker(f"picture-kind-{kind}"), STYLES["kinds"]),
             self.speaker("legend-kind", kind=kind))
            for kind in KINDS
        ]  # fmt: skip
        return [*((sign, self.speaker(f"legend-{name}")) for sign, name in signs()), *kinds]

    # -- to be read ------------------------------------------------------------------------

    def goal(self, view: View) -> list[str]:
        said = []
        if view.objective:
            goals = [goal for goal, _ in self.cards.main_goals(view.objective, view.side)]
            said.append(self.speaker("goal-main", objective=view.objective, goals=" ".join(goals)))
        if view.config.cooperative:
            return [*said, self.speaker("goal-together")]
        if view.viewer is not None and view.players[view.viewer].secret:
            said += self._own_goal(view.players[view.viewer])
        return said

    def _own_goal(self, own: PlayerView) -> Iterator[str]:
        goals = [goal for goal, _ in self.cards.secret_goals(own)]
        yield self.speaker(
            "goal-secret",
            secret=own.secret,
            exile_card=own.exile_card or None,
            betrayal=library().secrets[own.secret].betrayal,
            goals=" ".join(goals),
        )

    def reading(self, view: View, ask: Ask) -> list[str]:
        facts = ask.facts
        match ask.kind:
            case "keep-survivors":
                cards = [("survivor", name) for name in view.offer]
            case "newcomer":
                cards = [("survivor", str(facts["survivor"]))]
            case "equip" | "use-given":
                cards = [("item", str(facts["item"]))]
            case "request" | "choose-card":
                shelf = "crisis" if facts.get("deck") == "crisis" else "item"
                cards = [(shelf, option[1]) for option in ask.options if len(option) > 1]
            case "improve":
                cards = [("improvement", option[1]) for option in ask.options]
            case "story":
                return self.cards.page(str(facts["page"]))
            case "search":
                return list(self._search(view))
            case "crossroads" | "vote" if "crossroads" in facts:
                return list(self._crossroads(str(facts["crossroads"]), ask))
            case _:
                return []
        return self.told(self.cards.line(*card) for card in cards)

    def search(self, view: View) -> SearchView | None:
        """The search of which the cards are asked."""
        return view.search

    def _search(self, view: View) -> Iterator[str]:
        search = self.search(view)
        if search is None:
            return
        yield from self.told(self.cards.items(search.drawn))
        place = next(each for each in view.places if each.id == search.place)
        yield self.speaker(
            "read-search", noise=place.noise, spaces=place.noise_spaces, deck=place.deck
        )

    def _crossroads(self, name: str, ask: Ask) -> Iterator[str]:
        """The story; the ways too if they are voted on, else those that the options lack."""
        yield self.cards.entry("crossroads", name).story
        for number, way in enumerate(self.cards.ways(name)):
            if ask.kind == "vote":
                yield way
            elif ("option", str(number)) not in ask.options:
                yield self.speaker("read-impossible", way=way)

    def hand(self, view: View) -> list[tuple[str, str]]:
        if view.viewer is None:
            return []
        own = view.players[view.viewer]
        found = self.cards.items(own.hand)
        kept = [("secret", own.secret), ("exile", own.exile_card)]
        kept += [("crossroads", card) for _, card in self.held(view)]
        return [*found, *(self.cards.line(*card) for card in kept if card[1])]

    def held(self, view: View) -> list[tuple[int | None, str]]:
        """Crossroads cards that the viewer keeps in secret: for whom, and which."""
        return [(view.active, view.crossroads)] if view.crossroads else []

    def look_up(self, view: View, words: str) -> list[tuple[str, str]]:
        return self.cards.find(words) if words else self.cards.of(view)

    # -- beside the board ------------------------------------------------------------------

    def lines(self, v: View) -> Iterator[PanelLine]:
        """Where there is little room the last ones stand below the picture."""
        if v.phase == SETTING_UP:
            yield "set-up", "", {}
        else:
            yield "round", "", {"round": v.round, "rounds": v.rounds}
        if v.phase == COLONY_PHASE:
            yield "phase", "", {"phase": self.speaker(f"phase-{v.phase.replace(' ', '-')}")}
        yield "morale", "■" * v.morale + "□" * (TRACK - v.morale), {"morale": v.morale}
        yield "food", "", {"food": v.food, "due": v.food_due, "starvation": v.starvation}
        own = None if v.viewer is None else v.players[v.viewer]
        if own and (own.dice or own.used):
            dice = {"dice": _or_none(own.dice), "used": _or_none(own.used)}
            yield "dice", " ".join(f"[{die}]" for die in own.dice), dice
        if v.waste:
            yield "waste", "", {"count": len(v.waste)}
        if v.helpless:
            yield "helpless", "", {"count": v.helpless, "unruly": v.unruly}
        if v.outcome is None and v.phase != SETTING_UP:
            yield "tonight", "", {"count": v.zombies_due}
        if v.crisis:
            yield "crisis", "", {"crisis": v.crisis, "added": len(v.added), "needed": v.needed}
        if v.objective:
            met = {"met": sum(v.goals_met), "goals": len(v.goals_met), "progress": v.progress}
            yield "objective", "", {"objective": v.objective, **met}
        yield from self._module_facts(v)
        if own:
            yield from self._own_facts(v, own)
        for player in v.players:
            if player.seat != v.viewer:
                told = self.picture(v).standing(player)
                yield "player", "", {"seat": player.seat, "standing": told}
        if v.graveyard:
            yield "dead", "", {"survivors": v.graveyard}

    def _module_facts(self, v: View) -> Iterator[PanelLine]:
        """What modules and stories have laid out."""
        m = v.modules
        if v.config.story:
            yield "story", "", {"story": v.config.story, "stages": len(m.stages)}
        if m.row:
            said = [
                self.speaker("panel-token", improvement=each.id, tokens=each.tokens)
                for each in m.row
            ]
            yield "row", "", {"row": said}
        if m.built:
            said = [
                self.speaker("panel-use", improvement=name, used=name in m.operated)
                for name in m.built
            ]
            yield "built", "", {"built": said}
        if m.experiment:
            code = [str(die) for die in library().experiments[m.experiment].code]
            facts = {"code": code, "laid": _or_none(m.code), "contained": m.contained}
            yield "experiment", "", {"experiment": m.experiment, **facts}
        if m.loot:
            yield "loot", "", {"count": len(m.loot)}
        if m.chief is not None:
            yield "chief", "", {"seat": m.chief}

    def _own_facts(self, v: View, own: PlayerView) -> Iterator[PanelLine]:
        yield "hand", "", {"items": own.hand or None}
        if own.secret:
            goals = self.cards.secret_goals(own)
            met = {"met": sum(met for _, met in goals), "goals": len(goals)}
            yield "secret", "", {"secret": own.secret, "exile_card": own.exile_card or None, **met}
        for seat, card in self.held(v):
            yield "held", "", {"crossroads": card, "seat": seat}
        people = {survivor.id: survivor for survivor in v.survivors}
        for name in own.group:
            yield "person", "", person(self.speaker, people[name])

    # -- in sentences ----------------------------------------------------------------------

    def chapter(self, view: View) -> Hashable:
        return view.round, view.phase, view.active is not None and view.active == view.viewer

    def describe(self, view: View, *, whole: bool) -> list[str]:
        people = {survivor.id: survivor for survivor in view.survivors}
        said = []
        for place in view.places:
            present = [self._person(people[name]) for name in place.survivors]
            said.append(
                self.speaker(
                    "board-place",
                    title=self.speaker(f"place-{place.id}.title"),
                    things=list(self._things(place)) or None,
                    people=present or None,
                )
            )
            if whole:
                said.append(self._ground(place))
        return said

    def _person(self, survivor: SurvivorView) -> str:
        wounds = hurt(self.speaker, survivor)
        return self.speaker("board-person", survivor=survivor.id, seat=survivor.owner, hurt=wounds)

    def _things(self, place: PlaceView) -> Iterator[str]:
        """What stands and lies at a place, entrance by entrance."""
        for number, door in enumerate(place.doors, 1):
            counts = {
                "zombies": door.zombies,
                "specials": len(door.specials),
                "barricades": door.barricades,
                "traps": door.traps,
                "intruders": len(door.intruders),
            }
            entrance = number if len(place.doors) > 1 else 0
            kinds = [self.speaker(f"experiment-{kind}") for kind in door.specials]
            for name, count in counts.items():
                if count:
                    yield self.speaker(f"board-{name}", count=count, entrance=entrance, kinds=kinds)
        for name, count in (("noise", place.noise), ("bandits", place.bandits)):
            if count:
                yield self.speaker(f"board-{name}", count=count)

    def _ground(self, place: PlaceView) -> str:
        """What does not change much: the spaces, and what can be found."""
        kinds = [self.speaker(f"kind-{kind}") for kind in library().places[place.id].icons]
        return self.speaker(
            "board-ground",
            room=place.room,
            entrances=len(place.doors),
            spaces=max((door.spaces for door in place.doors), default=0),
            deck=place.deck,
            kinds=kinds or None,
        )

    # -- the end ---------------------------------------------------------------------------

    def result(self, view: View) -> list[str]:
        """How the story ends, and what everybody was after."""
        assert view.outcome is not None
        done = bool(view.outcome.facts.get("main"))
        entry = self.cards.entry("objective", view.objective)
        said = [entry.texts["won" if done else "lost"]]
        goals = self.cards.main_goals(view.objective, view.side, view.goals_met)
        said.append(
            self.speaker("result-main", objective=view.objective, goals=self._judged(goals))
        )
        return [*said, *self._fates(view)]

    def _fates(self, view: View) -> Iterator[str]:
        """What everybody was after, and whether they have it."""
        assert view.outcome is not None
        for player in view.players:
            if player.secret:
                yield self.speaker(
                    "result-player",
                    seat=player.seat,
                    won=player.seat in view.outcome.winners,
                    betrayal=library().secrets[player.secret].betrayal,
                    secret=player.secret,
                    exile_card=player.exile_card or None,
                    goals=self._judged(self.cards.secret_goals(player)),
                )

    def _judged(self, goals: Sequence[Goal]) -> str:
        return " ".join(self.speaker("result-goal", goal=goal, met=met) for goal, met in goals)


def _or_none(numbers: Sequence[int]) -> list[str] | None:
    return [str(number) for number in numbers] or None


BOARD = LongNightBoard
