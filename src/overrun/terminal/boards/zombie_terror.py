"""The car park of Zombie Terror at a terminal."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.zombie_terror.board import (
    BOOTH,
    BUS,
    CANAL,
    CAR,
    FACINGS,
    OBSTACLE,
    ground_of,
)
from overrun.games.zombie_terror.state import (
    BANKER,
    DEAD,
    DOG,
    HEALTHY,
    HUMAN_TURN,
    PEOPLE,
    SETTING_UP,
    SIDES,
    TERROR_TRACK,
    WOUNDED,
    Human,
)
from overrun.games.zombie_terror.view import HumanView, View
from overrun.terminal.boards import Board, PanelLine
from overrun.terminal.boards.zombie_terror_picture import STYLES, Picture, signs
from overrun.terminal.fields import runs

_ORDER = (*PEOPLE, DOG)


class ZombieTerrorBoard(Board):
    dull = frozenset(
        (
            "too-far", "no-diagonal", "not-adjacent", "nothing-to-push", "no-zombie-there",
            "no-patient", "not-active", "not-first-row", "token-off-board", "not-a-sequence",
            "nobody-there", "nothing-to-search", "no-alarm", "not-an-allowed-field",
            "other-is-active", "already-there",
        )
    )  # fmt: skip
    undo_rule = "ZT-OP-61"
    drawn = frozenset(("worth",))

    # -- who sits where --------------------------------------------------------------------

    def seats(self, view: View) -> Sequence[str]:
        return SIDES if view.humans_seat == 0 else SIDES[::-1]

    def title(self, view: View, seat: int) -> str:
        return self.speaker(f"side-{self.seats(view)[seat]}.title")

    def secrets(self, view: View) -> bool:
        return any(view.hand_sizes.values())

    # -- what is meant ---------------------------------------------------------------------

    def plainest(self, options: Sequence[Option]) -> Sequence[Option]:
        """A card is spent only if it is named, and what may go to either half is kept for later."""
        plain = [each for each in options if each[0] not in ("play", "ambush", "halt")] or options
        return [each for each in plain if each[:2] != ("add", "any")] or plain

    def whom(self, view: View, ask: Ask) -> dict[Option, str]:
        humans = {human.field: self.speaker(f"human-{human.name}") for human in view.humans}
        found = {}
        for option in ask.options:
            if option[0] in ("heal", "shove", "hand"):
                found[option] = humans[option[2]]
            elif option[0] == "do" and option[1].endswith("*"):
                found[option] = humans[self.speaker.game.where(view, ask, option)[-1]]
        return found

    def in_turn(self, ask: Ask, typed: str) -> list[str]:
        """A new zombie may be given its facing at once: ``h4 south``."""
        field, _, way = typed.rpartition(" ")
        names = [self.speaker(f"facing-{facing}") for facing in FACINGS]
        facings = {*names, *(name[:1] for name in names)}
        if ask.kind in ("zombie-start", "adding") and field and way.lower() in facings:
            return [field.strip(), way]
        return [typed]

    # -- drawn -----------------------------------------------------------------------------

    def size(self, view: View, *, framed: bool) -> tuple[int, int]:
        rows = len(view.terrain) // view.columns
        edge = 4 if framed else 0
        return 3 * view.columns + 3 + edge, rows + (5 if framed else 1)

    def draw(self, view: View, ask: Ask | None, *, framed: bool) -> RenderableType:
        ground = ground_of(view.columns, view.terrain)
        lit = self.lit(view, ask) if ask else frozenset()
        unfaced = str(ask.facts["field"]) if ask and ask.kind == "facing" else ""
        picture = Picture(view, ground, lit, self.speaker.text, unfaced)
        letters = Line("   " + "".join(f" {ground.names[c][0]} " for c in range(ground.columns)))
        letters.stylize("bold #9aa3ad")
        rows = list(picture.rows())
        upper, lower = rows[: ground.rows - view.half_line], rows[ground.rows - view.half_line :]
        if not framed:
            for line in upper[-1:]:  # a position may be all of one half
                line.stylize("underline", 3)
                line.plain = f"{line.plain[:2]}_{line.plain[3:]}"
            return Group(letters, *upper, *lower)
        between = Line("   " + " ┄ " * ground.columns, STYLES["half"])
        return Panel(
            Group(letters, *upper, between, *lower, letters),
            title=self.speaker("edge-car"),
            subtitle=self.speaker("edge-shop"),
            border_style="#6c7680",
            expand=False,
        )

    def legend(self) -> Sequence[tuple[Line, str]]:
        people = [(Line(f" {self.speaker(f'human-{name}.letter')} ", STYLES["human"]), worth)
                  for name, worth in self._worths()]  # fmt: skip
        return [*((sign, self.speaker(f"legend-{name}")) for sign, name in signs()), *people]

    def values(self) -> list[str]:
        return [worth for _, worth in self._worths()]

    def _worths(self) -> Iterator[tuple[str, str]]:
        """What each human is worth, in words, with the name of the human."""
        for name in (*PEOPLE, DOG):
            healthy, wounded = (Human(name, health).stars for health in (HEALTHY, WOUNDED))
            facts = {"human": name, "stars": healthy, "wounded": wounded}
            pictures = {"healthy_picture": "★" * healthy, "wounded_picture": "★" * wounded}
            yield name, self.speaker("legend-worth", **facts, **pictures)

    def goal(self, view: View) -> list[str]:
        side = None if view.viewer is None else self.seats(view)[view.viewer]
        said = [self.speaker(f"goal-{side}", target=view.target)] if side else []
        config = view.config
        if config.scenario != "none":
            name = self.speaker.setting("scenario", config.scenario)
            text = self.speaker(f"setting-scenario-{config.scenario}.text")
            said.append(self.speaker("goal-scenario", name=name, text=text))
        if config.setup != "basic":
            variant = self.speaker.setting("setup", config.setup)
            said.append(self.speaker("goal-variant", name=variant))
        return said

    # -- beside the board ------------------------------------------------------------------

    def lines(self, v: View) -> Iterator[PanelLine]:
        phase = self.speaker(f"phase-{v.phase.replace(' ', '-')}")
        if v.phase == SETTING_UP:
            yield "set-up", "", {}
        else:
            yield "round", "", {"round": v.round, "limit": v.config.round_limit, "phase": phase}
        stars = _pips("★", "☆", v.score, v.target)
        yield "score", stars, {"score": v.score, "target": v.target}
        if v.escaped:
            yield "escaped", "", {"humans": [self._with_stars(human) for human in v.escaped]}
        if v.turned:
            yield "turned", "", {"humans": self._names(v.turned)}
        if v.outcome is None:
            yield from self._turn_facts(v)
        yield "pool", "", {"pool": v.pool}
        yield "bullets", "●" * v.bullets, {"bullets": v.bullets}
        if v.shots:
            yield "shots", "", {"shots": v.shots}
        if v.config.scenario != "lost-keys" and _still_here(v, BANKER):
            yield "briefcase", "", {"kept": v.briefcase}
        track = "" if v.terror is None else _pips("■", "□", v.terror, TERROR_TRACK)
        yield "terror", track, {"marker": v.terror}
        yield from self._scenario_facts(v)
        yield from self._card_facts(v)

    def _turn_facts(self, v: View) -> Iterator[PanelLine]:
        """What goes on in this turn, and who is still worth something."""
        people = sorted((*v.humans, *v.aside), key=lambda human: _ORDER.index(human.name))
        alive = [self._with_stars(human) for human in people if human.health != DEAD]
        if alive:
            letters = " ".join(self._letter(human) for human in people if human.health != DEAD)
            yield "worth", letters, {"humans": alive}
        if v.phase == HUMAN_TURN:
            if v.active is not None and v.ap:
                yield "active", "", {"human": v.active, "ap": v.ap}
            if v.activated:
                yield "activated", "", {"humans": self._names(v.activated)}
            yield "quota-to-come", "", {"quota": v.quota}
        elif v.phase != SETTING_UP:
            yield "quota", "", {"moved": v.moved, "quota": v.quota}
        if v.due:
            yield "due", "", {"due": v.due}

    def _scenario_facts(self, v: View) -> Iterator[PanelLine]:
        if v.keys is not None:
            keys = v.keys
            place = "hidden" if keys.locked else "used"
            place = "carried" if keys.carrier else "lying" if keys.lying is not None else place
            field = "" if keys.lying is None else _names(v)[keys.lying]
            yield "keys", "", {"place": place, "human": keys.carrier, "field": field}
        if v.search:
            yield "search", "", {"fields": v.search}
        if v.thing:
            humans = self._names(v.carried) or None
            yield v.thing, "", {"brought": v.brought, "humans": humans, "fields": v.things or None}
        if v.arriving:
            kinds = [self.speaker(f"zombie-{kind}") for kind in v.arriving]
            yield "arriving", "", {"zombies": kinds}
        if v.riders:
            yield "riders", "", dict(v.riders)

    def _card_facts(self, v: View) -> Iterator[PanelLine]:
        if not any(v.hand_sizes.values()) and not v.played:
            return
        if v.viewer is None:
            yield "hands", "", dict(v.hand_sizes)
            return
        seats = self.seats(v)
        cards = [self.speaker.card(card) for card in v.hand]
        yield "hand", "", {"cards": cards or self.speaker("panel-no-cards")}
        yield "other-hand", "", {"count": v.hand_sizes[seats[1 - v.viewer]]}

    def _names(self, humans: Collection[str]) -> list[str]:
        return [self.speaker(f"human-{name}") for name in humans]

    def _letter(self, human: HumanView) -> str:
        return f"{self.speaker(f'human-{human.name}.letter')}{human.stars}"

    def _with_stars(self, human: HumanView) -> str:
        return self.speaker("panel-with-stars", human=human.name, stars=human.stars)

    def hand(self, view: View) -> list[tuple[str, str]]:
        return [(self.speaker.card(card), self.speaker.card_text(card)) for card in view.hand]

    # -- in sentences ----------------------------------------------------------------------

    def chapter(self, view: View) -> Hashable:
        return view.round, view.phase == HUMAN_TURN

    def describe(self, view: View, *, whole: bool) -> list[str]:
        said = list(self._ground(view)) if whole else []
        for human in view.humans:
            acting = human.name == view.active and view.ap > 0
            said.append(
                self.speaker(
                    "board-acting" if acting else "board-human",
                    human=human.name,
                    health=self.speaker(f"health-{human.health}"),
                    field=human.field,
                )
            )
        if view.aside:
            names = self._names([human.name for human in view.aside])
            said.append(self.speaker("board-aside", humans=names))
        zombies = [
            self.speaker(
                "board-zombie",
                field=zombie.field,
                facing=zombie.facing,
                kind=zombie.kind,
                damaged=zombie.damaged,
                acted=zombie.activated,
                category=zombie.category,
            )
            for zombie in sorted(view.zombies, key=lambda z: (int(z.field[1:]), z.field))
        ]
        said.append(self.speaker("board-zombies", zombies=zombies or None))
        return said

    def _ground(self, view: View) -> Iterator[str]:
        names = _names(view)
        yield self.speaker(
            "board-size", column=names[-1][0], row=int(names[-1][1:]), half=view.half_line
        )
        kinds = ((OBSTACLE, "obstacles"), (BUS, "buses"), (BOOTH, "booths"), (CAR, "car"))
        for sign, message in (*kinds, (CANAL, "canal")):
            fields = [name for name, kind in zip(names, view.terrain, strict=True) if kind == sign]
            if fields:
                yield self.speaker(f"board-{message}", fields=runs(self.speaker.text, fields))
        if view.allowed:
            yield self.speaker("board-allowed", fields=runs(self.speaker.text, view.allowed))

    def result(self, view: View) -> list[str]:
        said = [
            self.speaker("result-score", score=view.score, target=view.target, round=view.round)
        ]
        for side, cards in view.revealed.get("hands", {}).items():
            if cards:
                names = [self.speaker.card(card) for card in cards]
                said.append(self.speaker("result-hand", side=side, names=names))
        return said


def _pips(full: str, empty: str, count: int, most: int) -> str:
    return full * count + empty * (most - count)


def _names(view: View) -> tuple[str, ...]:
    return ground_of(view.columns, view.terrain).names


def _still_here(view: View, name: str) -> bool:
    return any(human.name == name for human in (*view.humans, *view.aside))


BOARD = ZombieTerrorBoard
