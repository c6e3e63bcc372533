"""The city of Army of the Dead at a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import HANDS, LEVELS, SETTING_UP
from overrun.games.army_of_the_dead.verbs import VERBS
from overrun.games.army_of_the_dead.view import ArmyView, SurvivorView
from overrun.terminal.boards import Board, PanelLine
from overrun.terminal.boards.army_of_the_dead_cards import Cards
from overrun.terminal.boards.army_of_the_dead_picture import Picture, signs
from overrun.terminal.choices import FEW
from overrun.terminal.choices import Group as Choice

_LIGHTS = frozenset(
    verb.name for verb in VERBS.values() if {kind.name for kind in verb.kinds.values()} == {"zone"}
)
"""What a turn lights on the board; attacks would light nearly all of it."""


class ArmyBoard(Board):
    dull = frozenset(
        (
            "not-adjacent", "empty-slot", "no-magazine", "not-dry", "no-such-skill",
            "no-truck-here", "not-seated", "not-driver", "not-gunner", "no-vault", "not-here",
            "no-token", "no-weapon", "own-zone-only", "out-of-sight", "no-sleepers",
            "no-melee-weapon", "no-such-companion", "nobody-to-lead", "mission-action-elsewhere",
        )
    )  # fmt: skip
    drawn = frozenset(("person",))

    @cached_property
    def cards(self) -> Cards:
        return Cards(self.speaker)

    # -- who sits where --------------------------------------------------------------------

    def seats(self, view: ArmyView) -> Sequence[str]:
        return [f"player-{seat + 1}" for seat in range(view.seats)]

    def you_are(self, view: ArmyView, seat: int) -> str:
        team = [each.id for each in view.survivors if each.seat == seat]
        return self.speaker("you-are", seat=seat, people=team, seats=view.seats)

    def secrets(self, view: ArmyView) -> bool:
        return False

    # -- what is meant ---------------------------------------------------------------------

    def typed(self, ask: Ask, actor: str, group: Choice) -> bool:
        """In a turn the longer lists, and what others might do, are typed."""
        return ask.kind == "action" and (bool(actor) or len(group.entries) > FEW)

    # -- drawn -----------------------------------------------------------------------------

    def size(self, view: ArmyView, *, framed: bool) -> tuple[int, int]:
        picture = Picture(view, (), self.speaker)
        return picture.width + (4 if framed else 0), picture.height + (2 if framed else 0)

    def draw(self, view: ArmyView, ask: Ask | None, *, framed: bool) -> RenderableType:
        lit = self.lit(view, ask) if ask else frozenset()
        picture = Picture(view, lit, self.speaker)
        lines = Group(*picture.lines())
        if not framed:
            return lines
        title = self.speaker(f"mission-{view.mission}")
        return Panel(lines, title=title, border_style="#6c7680", width=picture.width + 4)

    def lit(self, view: ArmyView, ask: Ask) -> frozenset[str]:
        turn = ask.kind == "action"
        options = [option for option in ask.options if not turn or option[0] in _LIGHTS]
        return self.aims(view, ask, options)

    def legend(self) -> Sequence[tuple[Line, str]]:
        return [(sign, self.speaker(f"legend-{name}")) for sign, name in signs(self.speaker)]

    # -- to be read ------------------------------------------------------------------------

    def goal(self, view: ArmyView) -> list[str]:
        promises = [
            self.speaker("goal-personal", survivor=each.owner, colour=each.colour)
            for each in view.personal
        ]
        return [*self.cards.mission(view.mission), *promises]

    def reading(self, view: ArmyView, ask: Ask) -> list[str]:
        match ask.kind:
            case "team":
                people = [option[1] for option in ask.options if len(option) > 1]
                return [*self.cards.needs(view.mission), *map(self.cards.person, people)]
            case "companion":
                return [self.cards.person(option[1]) for option in ask.options]
            case "kit":
                kits = library().survivors[str(ask.facts["survivor"])].kits
                cards = list(dict.fromkeys(card for kit in kits for card in kit))
            case "found":
                cards = [str(ask.facts["card"])]
            case "agree":
                cards = [
                    card
                    for goods in map(ask.facts.get, ("gets", "gives"))
                    if isinstance(goods, list)
                    for card in goods
                ]
            case _:
                return []
        return self.told(map(self.cards.equipment, cards))

    def hand(self, view: ArmyView) -> list[tuple[str, str]]:
        """What the viewer's own survivors hold, can do and have promised."""
        own = [each for each in view.survivors if view.viewer in (None, each.seat)]
        held = [gear.card for each in own for gear in each.gear if gear is not None]
        skills = [skill for each in own for skill in (*each.skills, *each.lent)]
        found = [self.cards.equipment(card) for card in dict.fromkeys(held)]
        found += [self.cards.line("skill", skill) for skill in dict.fromkeys(skills)]
        colours = {each.colour: each.owner for each in view.personal}
        tokens = [colour for each in own for colour in each.tokens if colour in colours]
        return found + [self.cards.token(colours[colour], colour) for colour in tokens]

    def look_up(self, view: ArmyView, words: str) -> list[tuple[str, str]]:
        return self.cards.find(words) if words else self.cards.rules(view.mission)

    # -- beside the board ------------------------------------------------------------------

    def lines(self, v: ArmyView) -> Iterator[PanelLine]:
        if v.phase == SETTING_UP:
            yield "set-up", "", {"rounds": v.rounds}
        else:
            phase = self.speaker(f"phase-{v.phase}")
            yield "round", "", {"round": v.round, "rounds": v.rounds, "phase": phase}
            yield "danger", "■" * (LEVELS.index(v.danger) + 1), {"level": v.danger}
        if v.turn is not None and v.outcome is None:
            free = [
                self.speaker("free", type=kind, count=count) for kind, count in v.turn.free.items()
            ]
            facts = {"survivor": v.turn.who, "actions": v.turn.actions, "free": free or None}
            yield "turn", "", facts
        for goal in v.goals:
            words = self.speaker(f"mission-{v.mission}-goal-{goal.id}")
            yield "goal", "☑" if goal.met else "☐", {"met": goal.met, "words": words}
        for each in v.personal:
            facts = {"survivor": each.owner, "done": each.done, "count": each.count, "of": each.of}
            yield "personal", "☑" if each.done else "☐", facts
        for survivor in v.survivors:
            facts = self._person(v, survivor)
            yield "person", self.speaker("panel-person.picture", **facts), facts
        yield from self._others(v)

    def _person(self, v: ArmyView, each: SurvivorView) -> dict[str, Any]:
        held = [self._gear(gear) for gear in each.gear[:HANDS] if gear is not None]
        packed = [self._gear(gear) for gear in each.gear[HANDS:] if gear is not None]
        seats = v.truck.seats if v.truck is not None else {}
        return {
            "survivor": each.id,
            "letter": self.speaker(f"letter-{each.id}"),
            "hearts": "♥" * each.health + "♡" * (each.full - each.health),
            "zone": each.zone,
            "health": each.health,
            "full": each.full,
            "points": each.ap,
            "level": each.level,
            "in_hand": held or None,
            "packed": packed or None,
            "tokens": [self.speaker(f"token-{colour}") for colour in each.tokens] or None,
            "skills": [self.speaker(f"skill-{skill}") for skill in (*each.skills, *each.lent)],
            "acted": each.acted,
            "seat": next((seat for seat, who in seats.items() if who == each.id), None),
            "player": self.speaker.player(each.seat) if v.seats > 1 else None,
        }

    def _gear(self, gear: Any) -> str:
        return self.speaker("gear", card=gear.card, dry=gear.dry)

    def _others(self, v: ArmyView) -> Iterator[PanelLine]:
        for each in v.companions:
            yield "companion", "", {"companion": each.id, "zone": each.zone,
                                    "leader": self._short(each.leader)}  # fmt: skip
        if v.fallen:
            yield "fallen", "", {"people": v.fallen}
        if v.gone:
            yield "gone", "", {"people": v.gone}
        if v.vault is not None:
            state = "open" if v.vault.open else "cleared" if v.vault.cleared else "shut"
            yield "vault", "", {"state": state, "card": v.vault.card or None}
        if v.truck is not None:
            riders = [
                self.speaker("rider", survivor=who, seat=seat)
                for seat, who in v.truck.seats.items()
            ]
            yield "truck", "", {"zone": v.truck.zone, "riders": riders or None}
        yield "supply", "", {"shamblers": v.shamblers_left, "alphas": v.alphas_left}

    def _short(self, id: str) -> str | None:
        return self.speaker(f"survivor-{id}.short") if id else None

    # -- in sentences ----------------------------------------------------------------------

    def describe(self, view: ArmyView, *, whole: bool) -> list[str]:
        ground = ground_of(view.mission, tuple(view.closed))
        said = []
        for zone in ground.zones:
            things = list(self._things(view, zone.name))
            if things:
                said.append(self.speaker("board-zone", zone=zone.name, things=things))
        if whole:
            for zone in ground.zones:
                ways = [ground.names[other] for other in ground.neighbours[zone.index]]
                if ways:
                    said.append(self.speaker("board-ways", zone=zone.name, zones=ways))
            said += [self.speaker("board-closed", door=door) for door in view.closed]
        return said

    def _things(self, view: ArmyView, zone: str) -> Iterator[str]:
        """Who and what is in a zone."""
        here = [each.id for each in view.survivors if each.zone == zone]
        here += [each.id for each in view.companions if each.zone == zone]
        yield from (self.speaker(f"survivor-{id}.short") for id in here)
        for heap in view.zones:
            if heap.name == zone:
                counts = (
                    ("shambler", heap.shamblers - heap.snared_shamblers),
                    ("snared-shambler", heap.snared_shamblers),
                    ("alpha", heap.alphas - heap.snared_alphas),
                    ("snared-alpha", heap.snared_alphas),
                )
                for kind, count in counts:
                    if count:
                        yield self.speaker("some", kind=kind, count=count)
                if heap.sleepers:
                    yield self.speaker("board-sleepers", count=heap.sleepers)
        for boss in view.bosses:
            if boss.zone == zone:
                yield self.speaker("board-boss", kind=boss.kind, snared=boss.snared)
        for token in view.tokens:
            if token.zone == zone:
                yield self.speaker("board-token", piece=token.id)
        if view.truck is not None and view.truck.zone == zone:
            yield self.speaker("board-truck")
        for spawn in view.spawns:
            if spawn.zone == zone:
                yield self.speaker("board-spawn", type=spawn.kind, active=spawn.active)
        if zone == view.noise:
            yield self.speaker("board-noise")

    def chapter(self, view: ArmyView) -> Hashable:
        return view.round, view.phase, view.turn.who if view.turn is not None else ""

    # -- the end ---------------------------------------------------------------------------

    def result(self, view: ArmyView) -> list[str]:
        """How the story ends, and what was done of it."""
        assert view.outcome is not None
        won = bool(view.outcome.winners)
        name = f"mission-{view.mission}"
        said = [self.speaker(f"{name}-end-{'won' if won else 'lost'}")]
        for goal in view.goals:
            words = self.speaker(f"{name}-goal-{goal.id}")
            said.append(self.speaker("result-goal", met=goal.met, words=words))
        for each in view.personal:
            said.append(self.speaker("result-personal", survivor=each.owner, done=each.done))
        kills = sum(view.slain.values())
        said.append(self.speaker("result-slain", count=kills, round=view.round))
        return said

    # -- several things in one line --------------------------------------------------------

    def meant(self, options: Sequence[Option], typed: str) -> Sequence[Option]:
        """Who only names a zone means to go there."""
        moves = [option for option in options if option[0] == "move"]
        named = {option[-1].lower() for option in moves}
        return moves if typed.lower() in named and len(moves) == 1 else options


BOARD = ArmyBoard
