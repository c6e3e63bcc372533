"""Warring Colonies as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from overrun.core.chance import Chance
from overrun.core.errors import BadSetting
from overrun.core.event import Event, Viewer
from overrun.core.flow import Ask
from overrun.core.game import Clock, Game, Setting, late
from overrun.core.making import Stock
from overrun.core.position import read_state, strangers, write_state
from overrun.core.reason import Option, Reason
from overrun.games.long_night import game as base
from overrun.games.long_night.cards import BULLET, WAR
from overrun.games.long_night.composing import RANDOM
from overrun.games.long_night.ending import CONCEDED
from overrun.games.long_night.game import (
    LongNight,
    entry_of,
    table_defects,
    unknown_in_decks,
    unknown_names,
)
from overrun.games.long_night.library import first_library, library
from overrun.games.long_night.state import COLONY_PHASE
from overrun.games.warring_colonies.customs import MISSING
from overrun.games.warring_colonies.ending import ENDINGS, SIDES, outcome
from overrun.games.warring_colonies.explain import considered, why_not
from overrun.games.warring_colonies.forms import FORMS
from overrun.games.warring_colonies.rules import TASKS
from overrun.games.warring_colonies.setup import (
    check_material,
    config_from,
    content_of,
    new_state,
    stock_of,
)
from overrun.games.warring_colonies.sight import sight
from overrun.games.warring_colonies.state import (
    ACTING,
    ALTERNATING,
    MOVING,
    SEQUENTIAL,
    SIMULTANEOUS,
    WarState,
)
from overrun.games.warring_colonies.verbs import VERBS
from overrun.games.warring_colonies.view import WarView, view
from overrun.games.warring_colonies.worlds import resample

MINUTES = 120  # WC-SIM-03
CHOICE = 60  # WC-OP-17.b, WC-OP-02.f, WC-OP-15.p
ANSWER = 20  # WC-OP-15.j, .p
TIMED = ("tactics", "bid", "elect", "battle-hit", "share-wounds", "wolf-battle")
"""Choices of leaders, and of the Lone Wolf before a battle, for which a minute must do."""
REQUESTS = ("request-kind", "request")

RULES_AT_WORK = (
    "bite-rolled", "barricade-broken", "trap-exploded", "overrun", "starving", "left", "hand-lost",
    "handed", "given", "calmed", "helpless-died", "leader", "equipment-kept", "equipment-lost",
    "cleaned", "added", "die-raised", "ousted", "laid-down", "tie-rolled", "truce", "fell-back",
    "battle-drawn", "battle-won", "undefended", "spoils", "spoils-lost", "pushed-out",
    "colony-fell", "wolf-flees", "wolf-supports", "wolf-out", "mission-dropped",
)  # fmt: skip
"""Events that each show a rule at work, and no card."""
CARDS_AT_WORK = {
    **base.CARDS_AT_WORK,
    "equipped": "item:{item}",
    "group": "survivor:{leader}",
    "tactics": "tactics:{yellow}",
    "mission-done": "mission:{mission}",
}


def _ledger() -> frozenset[str]:
    cards = library()
    return frozenset(
        [f"survivor:{card.id}" for card in cards.survivors.values() if card.set == BULLET]
        + [f"crisis:{card.id}" for card in cards.crises.values() if card.set == BULLET]
        + [
            f"crossroads:{card.id}/{number}"
            for card in cards.crossroads.values()
            if card.set == BULLET and not card.adult
            for number in range(len(card.options))
        ]
        + [f"objective:{card.id}" for card in cards.objectives.values() if card.module == WAR]
        + [f"item:{item}" for item in cards.decks.get(BULLET, {}).get("random", {})]
        + [f"mission:{name}" for name in cards.missions]
        + [f"tactics:{name}" for name in cards.tactics]
        + [f"rule:{name}" for name in RULES_AT_WORK]
    )


def _settings() -> tuple[Setting, ...]:
    objectives = [card.id for card in library().objectives.values() if card.module == WAR]
    turns = (SIMULTANEOUS, ALTERNATING, SEQUENTIAL)
    return (
        Setting("objective", (*objectives, RANDOM), RANDOM, "WC-SET-05"),
        Setting("turns", turns, SIMULTANEOUS, "WC-OP-16.h"),
        Setting("quick", ("off", "on"), "off", "WC-QCK-01"),
        Setting("teams", ("seats", "random"), "seats", "WC-OP-40.a", lot="random"),
        Setting("crossroads", ("all", "box"), "all", "WC-BOX-25"),
        Setting("survivors", ("fitting", "all"), "fitting", "WC-OP-29.d"),
        Setting("adult", ("off", "on"), "off", "WC-SET-36"),
        Setting("trade", ("all", "friendly"), "all", "WC-OP-24.e"),
        Setting("travel-cards", ("off", "on"), "off", "WC-OP-22.c"),
        *(Setting(name, ("on", "off"), "on", rule) for name, rule in MISSING.items()),
    )


def _unknown_names(s: WarState) -> list[str]:
    return unknown_names(s) + strangers([("the mission", s.mission_deck, library().missions)])


class WarringColonies(Game[WarState]):
    """Four to eleven players, two colonies at war over one town, perhaps a Lone Wolf."""

    name = "warring-colonies"
    short = "wc"
    place = 3
    builds_on = LongNight.name
    seats = range(4, 12)
    usual = 6
    races = True
    sides = SIDES
    endings = ENDINGS
    tasks = TASKS
    state_type = WarState
    bound = 40_000
    settings = late(_settings)
    ledger = late(_ledger)
    forms = FORMS
    verbs = VERBS

    def configure(self, given: Mapping[str, str], seats: int) -> dict[str, str]:
        settings = super().configure(given, seats)
        if settings["quick"] == "on" and settings["turns"] != SIMULTANEOUS:
            raise BadSetting(f"quick=on is for turns={SIMULTANEOUS}")  # WC-OP-16.e
        check_material(seats)
        return settings

    def stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        return stock_of(config_from(dict(settings), seats), seats)

    def first_stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        return stock_of(config_from(dict(settings), seats), seats, first_library())

    def content(self, settings: Mapping[str, str], seats: int) -> dict[str, str]:
        return content_of(config_from(dict(settings), seats), seats)

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> WarState:
        return new_state(config_from(dict(settings), seats), seats, chance, stock)

    def view(self, state: WarState, viewer: Viewer) -> WarView:
        return view(state, viewer)

    def sight(self, view: WarView) -> WarState:
        return sight(view)

    def resample(self, state: WarState, viewer: Viewer, chance: Chance) -> None:
        resample(state, viewer, chance)

    def lurks(self, state: WarState, seat: int) -> bool:
        """The missions of a Lone Wolf are looked at after each battle and crisis (WC-OP-36.b)."""
        return state.phase == COLONY_PHASE and state.wolf_plays and seat != state.wolf

    def side(self, state: WarState, seat: int) -> str:
        return SIDES[state.players[seat].colony]

    def is_out(self, state: WarState, seat: int) -> bool:
        """The Lone Wolf, once he has lost (WC-LW-MOR-03)."""
        return state.players[seat].out

    def considered(self, state: WarState, ask: Ask) -> Iterator[Option]:
        return considered(state, ask)

    def why_not(self, state: WarState, ask: Ask, option: Option) -> Reason | None:
        return why_not(state, ask, option)

    def concede(self, state: WarState, seat: int) -> None:
        state.outcome = outcome(state, CONCEDED)

    def progress(self, state: WarState) -> int:
        return state.round

    # -- time ----------------------------------------------------------------------------------

    def clock(self, state: WarState, ask: Ask) -> Clock | None:
        """Two minutes from the moment the other has finished, or from the start in a quick game;
        less for choices that both make in secret, and for answers for which the other one has to
        wait (WC-SIM-03, WC-QCK-01, WC-OP-15, -17)."""
        if state.config.turns != SIMULTANEOUS:
            return None
        if ask.kind in TIMED:
            return Clock(f"{ask.kind}-{ask.number}", CHOICE)
        if len(state.pair) < 2:
            return None
        if state.step == MOVING and ask.kind in REQUESTS:
            return Clock(f"{ask.kind}-{ask.number}", ANSWER)  # who is to move waits for it
        if state.step != ACTING:
            return None
        runs = bool(state.done) or state.config.quick
        actions = f"actions-{state.asked_from}" if runs else ""
        others = [seat for seat in state.pair if seat not in (ask.seat, *state.done)]
        if others and not ask.since:  # they cannot go on before this is answered
            hurry = runs or ask.seat not in state.pair or ask.kind == "request"
            seconds = ANSWER if hurry else CHOICE
            return Clock(f"{ask.kind}-{ask.number}", seconds, within=actions)
        return Clock(actions, MINUTES) if runs else None

    def default(self, state: WarState, ask: Ask) -> Option:
        """What the rules do for somebody whose time is up (WC-SIM-04, WC-OP-15.i, -17)."""
        refuse: Option = ("refuse",)
        if refuse in ask.options:
            return refuse
        if ask.kind == "elect":
            leader: Option = ("elect", str(state.home(ask.seat).first))
            return leader if leader in ask.options else ask.options[0]
        if ask.kind in ("battle-hit", "share-wounds"):
            worst = -1 if ask.kind == "battle-hit" else 1  # WC-OP-17.c, .d

            def claim(option: Option) -> tuple[int, int]:
                v = state.survivors[option[1]]
                return worst * v.hurt, state.influence(v.id)

            return min(ask.options, key=claim)
        return ask.options[0]

    # -- for the checks ------------------------------------------------------------------------

    def entry(self, event: Event) -> str | None:
        return entry_of(event, CARDS_AT_WORK, RULES_AT_WORK)

    def strangers(self, state: WarState) -> list[str]:
        return _unknown_names(state) + unknown_in_decks(state)

    def read_position(self, text: str) -> WarState:
        return read_state(self, text, _unknown_names)

    def write_position(self, state: WarState) -> str:
        return write_state(state)

    def defects(self, state: WarState) -> list[str]:
        s = state
        found = table_defects(s)
        for colony in s.sides:
            if colony.bullets < 0:
                found.append(f"{colony.bullets} bullets in the store of {colony.place}")
        for place in s.places.values():
            for number, door in enumerate(place.doors):
                for name in door.intruders:
                    v = s.survivors.get(name)
                    if v is None or (v.place, v.door) != (place.id, number):
                        found.append(
                            f"{name} does not stand at entrance {number + 1} of {place.id}"
                        )
        for v in s.survivors.values():
            at_gates = s.colony_at(v.place) is not None and not v.at_home
            if at_gates != (v.door is not None):
                found.append(f"{v.id} at {v.place} has the entrance {v.door}")
        return found


GAME = WarringColonies()
