"""Zombie Terror as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import UNSET

from overrun.core.chance import Chance
from overrun.core.errors import BadSetting
from overrun.core.event import Event, Viewer
from overrun.core.flow import Ask
from overrun.core.game import Game, Setting
from overrun.core.making import Stock, print_of
from overrun.core.reason import Option, Reason
from overrun.games.zombie_terror import picture, position, scenarios
from overrun.games.zombie_terror.board import (
    BRUTE,
    RUNNER,
    layouts,
)
from overrun.games.zombie_terror.cards import CARDS
from overrun.games.zombie_terror.ending import CONCEDED, ENDINGS, outcome
from overrun.games.zombie_terror.explain import considered, why_not
from overrun.games.zombie_terror.rules import TASKS
from overrun.games.zombie_terror.setup import new_state
from overrun.games.zombie_terror.sheets import Sheet, sheets
from overrun.games.zombie_terror.sight import sight
from overrun.games.zombie_terror.state import (
    ALARM,
    AT_ONCE,
    DOG,
    HUMANS,
    IN_ACTIVATION,
    PEOPLE,
    SIDES,
    THINGS,
    WALKER,
    ZOMBIE_PAWNS,
    ZOMBIES,
    ZombieTerrorState,
    config_from,
)
from overrun.games.zombie_terror.verbs import VERBS
from overrun.games.zombie_terror.view import View, resample, view
from overrun.games.zombie_terror.walking import walks

ABILITIES = (
    "moved", "slipped", "pushed", "shoved", "healed", "keys-handed", "keys-taken",
    "keys-dropped", "car-unlocked", "barked", "brute-damaged", "special-entered",
    "terror-unlocked", "zombie-relocated", "turned", "rested", "token-laid", "thing-taken",
    "thing-dropped", "thing-brought", "burned", "alarm",
)  # fmt: skip
"""Events that each show an ability or a rule at work."""


_SETUPS = {scenarios.LOST_KEYS: "basic", scenarios.TWO_WAYS_OUT: "free"}
_SETUPS |= dict.fromkeys(THINGS, "basic")
"""The set-up that a scenario is played with, if its tokens lie on fields of a printed board."""


SHEET = "sheet"
"""Where the stock of a table has what its scenario changes in numbers."""


class ZombieTerror(Game[ZombieTerrorState]):
    """Two players, asymmetric: humans flee across a car park, zombies hunt them."""

    name = "zombie-terror"
    short = "zt"
    place = 1
    seats = range(2, 3)
    sides = SIDES
    endings = ENDINGS
    tasks = TASKS
    verbs = VERBS
    state_type = ZombieTerrorState
    bound = 20_000
    settings = (
        Setting("layout", tuple(layouts()), "classic", "ZT-DO-02"),
        Setting("setup", ("basic", "advanced", "free"), "basic", "ZT-GEN-07"),
        Setting("scenario", scenarios.SCENARIOS, "none", "ZT-OP-09"),
        Setting("zombie_deck", ("standard", "alternative"), "standard", "ZT-DO-03"),
        Setting("zombies_per_half", ("3", "4", "5", "6"), "5", "ZT-DO-04"),
        Setting("target", ("4", "5", "6"), "5", "ZT-DO-04"),
        Setting("round_limit", ("12", "25", "40", "none"), "none", "ZT-OP-46", before="40"),
        Setting("bites", (IN_ACTIVATION, AT_ONCE), IN_ACTIVATION, "ZT-OP-35"),
        Setting("sides", ("chosen", "drawn"), "chosen", "ZT-SET-02"),
    )
    ledger = frozenset(
        [f"card:{card}" for card in CARDS]
        + [f"ability:{name}" for name in ABILITIES]
        + [f"bite:{effect}" for effect in ("briefcase", "wounded", "dead", "nothing")]
        + [f"weapon:{weapon}" for weapon in ("axe", "pistol", "sawn-off", "courage")]
        + [f"search:{token}" for token in scenarios.SEARCH_TOKENS]
        + ["escape:car", "escape:canal"]
    )

    def configure(self, given: Mapping[str, str], seats: int) -> dict[str, str]:
        settings = super().configure(given, seats)
        wanted = _SETUPS.get(settings["scenario"])
        if wanted is not None:
            if "setup" in given and given["setup"] != wanted:
                raise BadSetting(
                    f"the scenario {settings['scenario']} is played with setup={wanted}, "
                    f"not with setup={given['setup']}"
                )
            settings["setup"] = wanted
        return settings

    def content(self, settings: Mapping[str, str], seats: int) -> dict[str, str]:
        board = {"board": print_of(layouts()[settings["layout"]])}
        sheet = sheets().get(settings["scenario"])
        return board if sheet is None else {**board, "scenario": print_of(sheet)}

    def stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        sheet = sheets().get(settings["scenario"])
        return {} if sheet is None else {SHEET: sheet.lines}

    def first_stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        return {}

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> ZombieTerrorState:
        sheet = Sheet.of(stock[SHEET]) if SHEET in stock else UNSET
        return new_state(config_from(dict(settings)), chance, settings["sides"] == "drawn", sheet)

    def view(self, state: ZombieTerrorState, viewer: Viewer) -> View:
        return view(state, viewer)

    def sight(self, view: View) -> ZombieTerrorState:
        return sight(view)

    def resample(self, state: ZombieTerrorState, viewer: Viewer, chance: Chance) -> None:
        resample(state, viewer, chance)

    def side(self, state: ZombieTerrorState, seat: int) -> str:
        return state.side_of(seat)

    def details(self, view: View) -> dict[str, Any]:
        return {**picture.details(view), "walks": walks(view)}

    def considered(self, state: ZombieTerrorState, ask: Ask) -> Iterator[Option]:
        return considered(state, ask)

    def why_not(self, state: ZombieTerrorState, ask: Ask, option: Option) -> Reason | None:
        return why_not(state, ask, option)

    def concede(self, state: ZombieTerrorState, seat: int) -> None:
        winner = ZOMBIES if state.side_of(seat) == HUMANS else HUMANS
        state.outcome = outcome(state, winner, CONCEDED)

    def progress(self, state: ZombieTerrorState) -> int:
        return state.round

    def entry(self, event: Event) -> str | None:
        facts = event.facts
        if event.name == "card-played":
            return f"card:{facts['card']}"
        if event.name == "bitten":
            return f"bite:{facts['effect']}"
        if event.name == "eliminated":
            return f"weapon:{facts['by']}"
        if event.name == "escaped":
            return f"escape:{facts['by']}"
        if event.name == "ended":
            return f"ending:{facts['reason']}"
        if event.name == "searched":
            return f"search:{facts['token']}"
        return f"ability:{event.name}" if event.name in ABILITIES else None

    def read_position(self, text: str) -> ZombieTerrorState:
        return position.read(text)

    def write_position(self, state: ZombieTerrorState) -> str:
        return position.write(state)

    def defects(self, state: ZombieTerrorState) -> list[str]:
        """Pawns and cards conserved, every pawn on a field of its own that it may stand on."""
        defects = []
        walkers = [zombie for zombie in state.horde.values() if zombie.kind == WALKER]
        if len(walkers) + state.pool != ZOMBIE_PAWNS:
            defects.append(f"{len(walkers)} zombies on the board and {state.pool} in the pool")
        people = [
            *(human.name for human in state.crowd.values()),
            *(human.name for human in (*state.aside, *state.escaped)),
            *state.turned,
        ]
        wanted = [*PEOPLE, *([DOG] if state.config.scenario == scenarios.GOOD_BOY else [])]
        if sorted(people) != sorted(wanted):
            defects.append(f"the humans are {sorted(people)}")
        ground = state.ground
        for field, pawn in state.pawns.items():
            if ground.is_obstacle(field) or ground.is_car(field):
                defects.append(f"{pawn} stands on {ground.names[field]}")
        for side in SIDES:
            cards = [*state.hands.get(side, ()), *state.boxed.get(side, ())]
            cards += [card for card in state.played if CARDS[card].side == side]
            if cards and (len(set(cards)) != 6 or len(cards) != 6):
                defects.append(f"the cards of the {side} are {sorted(cards)}")
        specials = [zombie.kind for zombie in state.horde.values() if zombie.kind != WALKER]
        if len(specials) != len(set(specials)) or set(specials) - {RUNNER, BRUTE}:
            defects.append(f"special zombies on the board: {specials}")
        if state.terror is not None and not 0 <= state.terror <= 5:
            defects.append(f"the terror marker is on {state.terror}")
        lying = sum(state.things.values()) + len(state.carried) + state.brought
        if state.thing and state.round and state.thing != ALARM:
            laid = len(layouts()[state.config.layout].things[state.thing])
            if lying != laid:
                defects.append(f"{lying} of {laid} tokens are on the board, carried or away")
        if state.bullets < 0 or state.pool < 0 or state.ap < 0:
            defects.append("a negative number of bullets, zombies or action points")
        return defects


GAME = ZombieTerror()
