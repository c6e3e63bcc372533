"""Army of the Dead as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from overrun.core.chance import Chance
from overrun.core.event import Event, Viewer
from overrun.core.flow import Ask
from overrun.core.game import Game, Setting, late
from overrun.core.making import Stock, print_of
from overrun.core.position import read_state, strangers, write_state
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.board import picture
from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.card_checks import check_content
from overrun.games.army_of_the_dead.cards import SKILLS, first_library, library
from overrun.games.army_of_the_dead.defaults import default
from overrun.games.army_of_the_dead.explain import considered, why_not
from overrun.games.army_of_the_dead.forms import FORMS
from overrun.games.army_of_the_dead.mission.outcome import (
    CONCEDED,
    DEAD,
    ENDINGS,
    OUT_OF_REACH,
    SIDES,
    TEAM,
    outcome,
)
from overrun.games.army_of_the_dead.mission.personal import on_cards
from overrun.games.army_of_the_dead.mission.second_opinion import unattainable
from overrun.games.army_of_the_dead.mission.sheets import mission, missions
from overrun.games.army_of_the_dead.mission.spoiling import warning
from overrun.games.army_of_the_dead.mission.winnable import check_missions, remarks
from overrun.games.army_of_the_dead.rare_positions import busy_state, late_state
from overrun.games.army_of_the_dead.rules import TASKS
from overrun.games.army_of_the_dead.setup import new_state, stock_of
from overrun.games.army_of_the_dead.sight import sight
from overrun.games.army_of_the_dead.state import (
    ABOMINATIONS,
    ALPHA,
    SETTING_UP,
    SHAMBLER,
    SLOTS,
    ArmyState,
)
from overrun.games.army_of_the_dead.verbs import VERBS
from overrun.games.army_of_the_dead.view import ArmyView, resample, view
from overrun.games.army_of_the_dead.walking import walks
from overrun.games.army_of_the_dead.zombies import phase  # noqa: F401  steps are tasks

RULES_AT_WORK = (
    "woken", "killed", "unmasked", "friendly-fire", "exploded", "set-off", "snared", "out-of-ammo",
    "reloaded", "shoved", "pulled", "extra-activation", "drove", "vault-opened", "uh-oh", "level",
    "sleepers-removed", "personal-done", "special", "mission-event", "follows", "handed", "arrived",
    "token-used", "traps-cleared", "door-opened", "left-board", "spawn-started",
)  # fmt: skip
"""Events that each show a rule at work."""


SHOWN = {
    "briefing": ("mission", "mission"),
    "joined": ("survivor", "survivor"),
    "skill": ("skill", "skill"),
    "rolled": ("card", "card"),
    "threw": ("card", "card"),
    "put": ("card", "card"),
    "zombie-card": ("zombie-card", "card"),
    "orders-card": ("order", "card"),
    "vault-revealed": ("vault", "card"),
    "personal": ("personal", "survivor"),
}
"""Events that each show a piece of content in use: its shelf, and the fact that names it."""


def _ledger() -> frozenset[str]:
    cards = library()
    return frozenset(
        [f"mission:{id}" for id in missions()]
        + [f"survivor:{id}" for id in cards.survivors]
        + [f"skill:{id}" for id in SKILLS]
        + [f"card:{card.id}" for card in cards.equipment.values() if not card.uh_oh]
        + [f"zombie-card:{id}" for id in cards.zombie_cards]
        + [f"order:{id}" for id in cards.orders]
        + [f"vault:{id}" for id in cards.vault]
        + [f"personal:{id}" for id in cards.personal]
        + [f"rule:{name}" for name in RULES_AT_WORK]
    )


class ArmyOfTheDead(Game[ArmyState]):
    """One to six players, together: six survivors, one heist, a city of zombies."""

    name = "army-of-the-dead"
    short = "ad"
    place = 4
    seats = range(1, 7)
    usual = 1
    sides = SIDES
    endings = ENDINGS
    tasks = TASKS
    verbs = VERBS
    state_type = ArmyState
    open_draws = True
    bound = 20_000
    settings = late(
        lambda: (
            Setting("mission", tuple(missions()), next(iter(missions())), "AD-SET-01"),
            Setting("specialists", ("required", "free"), "required", "AD-OP-133"),
            Setting("chain", ("all", "placed"), "all", "AD-OP-097"),
            Setting("charge", ("towards", "among"), "towards", "AD-OP-040"),
        )
    )
    ledger = late(_ledger)
    forms = FORMS

    def stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        return _stock()

    def first_stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        return stock_of(first_library())

    def content(self, settings: Mapping[str, str], seats: int) -> dict[str, str]:
        return _prints(settings["mission"])

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> ArmyState:
        return new_state(
            settings["mission"],
            seats,
            chance,
            specialists=settings["specialists"] == "required",
            chain=settings["chain"],
            charge=settings["charge"],
            stock=stock,
        )

    def view(self, state: ArmyState, viewer: Viewer) -> ArmyView:
        return view(state, viewer)

    def sight(self, view: ArmyView) -> ArmyState:
        return sight(view)

    def resample(self, state: ArmyState, viewer: Viewer, chance: Chance) -> None:
        resample(state, state, chance)

    def resample_since(
        self, state: ArmyState, now: ArmyState, viewer: Viewer, chance: Chance
    ) -> None:
        resample(state, now, chance)

    def side(self, state: ArmyState, seat: int) -> str:
        return TEAM

    def details(self, view: ArmyView) -> dict[str, Any]:
        return {**picture.details(view), "walks": walks(view)}

    def considered(self, state: ArmyState, ask: Ask) -> Iterator[Option]:
        return considered(state, ask)

    def why_not(self, state: ArmyState, ask: Ask, option: Option) -> Reason | None:
        return why_not(state, ask, option)

    def warning(self, state: ArmyState, ask: Ask, option: Option) -> Reason | None:
        return warning(state, ask, option)

    def default(self, state: ArmyState, ask: Ask) -> Option | None:
        return default(state, ask)

    def read_position(self, text: str) -> ArmyState:
        return read_state(self, text, unknown_names)

    def write_position(self, state: ArmyState) -> str:
        return write_state(state)

    def busy_position(self) -> str:
        return write_state(busy_state())

    def late_position(self, seats: int, settings: Mapping[str, str], chance: Chance) -> str:
        stock = self.stock(settings, seats)
        return write_state(late_state(self.start(seats, settings, chance, stock)))

    def strangers(self, state: ArmyState) -> list[str]:
        return unknown_names(state)

    def check_content(self) -> list[str]:
        return check_content() + check_missions()

    def remarks(self) -> list[str]:
        return remarks()

    def overdue(self, state: ArmyState) -> list[str]:
        """A game that cannot be won has ended, and no other has been given up (AD-WIN-05)."""
        ended = None if state.outcome is None else state.outcome.reason
        if state.phase == SETTING_UP or ended not in (None, OUT_OF_REACH):
            return []
        lost = unattainable(state)
        if ended is None:
            return [f"{each} is out of reach" for each in lost]
        return [] if lost else ["everything is still possible"]

    def concede(self, state: ArmyState, seat: int) -> None:
        state.outcome = outcome(state, DEAD, CONCEDED, {})

    def progress(self, state: ArmyState) -> int:
        return state.round

    def entry(self, event: Event) -> str | None:
        facts = event.facts
        if event.name in SHOWN:
            shelf, fact = SHOWN[event.name]
            return f"{shelf}:{facts[fact]}"
        return f"rule:{event.name}" if event.name in RULES_AT_WORK else None

    def defects(self, state: ArmyState) -> list[str]:
        """Miniatures, cards and people conserved; everything where it may be."""
        return [*_wrong_counts(state), *_wrong_cards(state), *_wrong_people(state)]


@cache
def _stock() -> Stock:
    return stock_of(library())


@cache
def _prints(mission_id: str) -> dict[str, str]:
    """The prints of the cards, the mission, and the tiles that it is laid of."""
    ground = ground_of(mission_id, mission(mission_id).doors)
    return {
        "cards": print_of(library()),
        "mission": print_of(mission(mission_id)),
        "tiles": print_of([slot.tile for slot in ground.slots]),
    }


def unknown_names(s: ArmyState) -> list[str]:
    """Names in a position that no library knows."""
    if s.mission not in missions():
        return [f"the mission {s.mission!r}"]
    cards = library()
    people = [each.id for each in (*s.survivors, *s.fallen)]
    people += [each.id for each in s.companions]
    carried = [gear.card for each in s.survivors for gear in each.gear if gear is not None]
    equipment = [*s.equipment, *s.equipment_discard, *carried]
    return strangers(
        [
            ("the survivor", people, cards.survivors),
            ("the card", equipment, cards.equipment),
            ("the zombie card", [*s.zombie_deck, *s.zombie_discard], cards.zombie_cards),
            ("the orders", [*s.orders, *s.orders_discard], cards.orders),
            ("the abomination", [boss.kind for boss in s.bosses], ABOMINATIONS),
            ("the vault card", [s.vault.card] if s.vault else [], cards.vault),
        ]
    )


def _wrong_counts(s: ArmyState) -> list[str]:
    defects = []
    limits = {kind: s.sheet.number_of(kind) for kind in (SHAMBLER, ALPHA)}
    left = {SHAMBLER: s.shamblers_left, ALPHA: s.alphas_left}
    heaps = {SHAMBLER: s.shamblers, ALPHA: s.alphas}
    for kind, heap in heaps.items():
        total = sum(heap) + left[kind] + on_cards(s, kind)
        if total != limits[kind] or left[kind] < 0 or min(heap) < 0:
            defects.append(f"{total} {kind}s on the board, in the supply and on cards")
        for zone, held in s.snared.get(kind, {}).items():
            if held > heap[zone]:
                defects.append(f"{held} snared {kind}s of {heap[zone]} in zone {zone}")
    for zone, woken in enumerate(s.woken):
        if woken > s.shamblers[zone]:
            defects.append(f"{woken} woken shamblers of {s.shamblers[zone]} in zone {zone}")
    kinds = [boss.kind for boss in s.bosses]
    if len(kinds) != len(set(kinds)):
        defects.append(f"abominations on the board: {kinds}")
    for turn in s.turns:
        if turn.actions < 0 or min(turn.free.values(), default=0) < 0:
            defects.append(f"{turn.who} has {turn.actions} actions and {turn.free}")
    return defects


def _wrong_cards(s: ArmyState) -> list[str]:
    if not s.zombie_deck and not s.zombie_discard:
        return []  # the decks are not made yet
    cards = library()
    defects = []
    held = [gear.card for each in s.survivors for gear in each.gear if gear is not None]
    all_cards = Counter([*s.equipment, *s.equipment_discard, *s.drawn, *held])
    wanted = Counter({card.id: card.count for card in cards.equipment.values()})
    taken_away = bool(s.gone) and all_cards <= wanted  # by those who have left the board
    if all_cards != wanted and not taken_away:
        defects.append(f"equipment too much {all_cards - wanted}, missing {wanted - all_cards}")
    if sorted([*s.zombie_deck, *s.zombie_discard]) != sorted(cards.zombie_cards):
        removed = set(cards.zombie_cards) - {*s.zombie_deck, *s.zombie_discard}
        if not all(_brings_abomination(id) for id in removed):
            defects.append(f"zombie cards missing: {sorted(removed)}")
    return defects


def _brings_abomination(id: str) -> bool:
    lines = library().zombie_cards[id].lines
    return any(line is not None and line.kind in ("valentine", "queen") for line in lines)


def _wrong_people(s: ArmyState) -> list[str]:
    defects = []
    for each in s.survivors:
        if each.health <= 0:
            defects.append(f"{each.id} is on the board with {each.health} health")
        if len(each.gear) != SLOTS:
            defects.append(f"{each.id} has {len(each.gear)} slots")
        if each.zone in s.ground.statue:
            defects.append(f"{each.id} stands on the statue")
    if s.truck is not None:
        for seat, who in s.truck.seats.items():
            zones = [each.zone for each in s.survivors if each.id == who]
            zones += [each.zone for each in s.companions if each.id == who]
            if zones != [s.truck.zone]:
                defects.append(f"{who} sits in the truck ({seat}) but is in {zones}")
    for companion in s.companions:
        leader = s.living(companion.leader)
        if companion.leader and (leader is None or leader.zone != companion.zone):
            defects.append(f"{companion.id} is not where its leader {companion.leader} is")
    return defects


GAME = ArmyOfTheDead()
