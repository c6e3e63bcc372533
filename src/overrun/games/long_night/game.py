"""The Long Night as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from overrun.core.chance import Chance
from overrun.core.errors import BadSetting
from overrun.core.event import Event, Viewer
from overrun.core.flow import Ask
from overrun.core.game import Game, Setting, late
from overrun.core.making import Stock
from overrun.core.position import read_state, strangers, write_state
from overrun.core.reason import Option, Reason
from overrun.games.long_night.cards import MODULES, STORIES, TRACK, WAR, WOLF, CrossroadsCard
from overrun.games.long_night.checking import check_content
from overrun.games.long_night.composing import ALL, PRINTED, RANDOM
from overrun.games.long_night.ending import CONCEDED, ENDINGS, SEATS, outcome
from overrun.games.long_night.explain import considered, why_not
from overrun.games.long_night.forms import FORMS
from overrun.games.long_night.library import first_library, library
from overrun.games.long_night.modifiers import deadly
from overrun.games.long_night.moments import asked
from overrun.games.long_night.rules import TASKS
from overrun.games.long_night.setup import (
    boxes_of,
    check_composed,
    config_from,
    content_of,
    mode_of,
    new_state,
    stock_of,
)
from overrun.games.long_night.sight import sight
from overrun.games.long_night.state import LongNightState
from overrun.games.long_night.verbs import VERBS
from overrun.games.long_night.view import View, view
from overrun.games.long_night.worlds import resample

RULES_AT_WORK = (
    "fought", "bite-rolled", "barricade-broken", "trap-exploded", "overrun", "starving", "exiled",
    "colony-broken", "left", "hand-lost", "handed", "given", "calmed", "die-boosted", "lured",
    "helpless-died", "leader", "equipment-kept", "equipment-lost", "sample", "eliminated",
    "delivered", "cleaned", "added", "die-raised",
)  # fmt: skip
"""Events that each show a rule at work."""
CARDS_AT_WORK = {
    "played": "item:{item}",
    "ability": "ability:{survivor}",
    "joined": "survivor:{survivor}",
    "crisis": "crisis:{crisis}",
    "crossroads-chosen": "crossroads:{crossroads}/{option}",
    "improvement-built": "improvement:{improvement}",
    "encounter": "experiment:{experiment}",
    "objective": "objective:{objective}",
    "stage": "objective:{objective}",
}
"""Events that show a card at work, each with the ledger's name for it."""


def entry_of(event: Event, cards: Mapping[str, str], rules: Collection[str]) -> str | None:
    """The ledger's name for the card or the rule that an event shows at work."""
    if event.name in cards:
        return cards[event.name].format(**event.facts)
    return f"rule:{event.name}" if event.name in rules else None


def _ledger() -> frozenset[str]:
    cards = library()
    dealt = {item for decks in cards.decks.values() for deck in decks.values() for item in deck}
    able = {card.id for card in cards.survivors.values() if card.ability.effects}
    # what there is a table with one colony for
    played = [
        card
        for shelf in cards.shelves.values()
        for card in shelf.values()
        if card.module not in (WAR, WOLF) and (card.shelf != "item" or card.id in dealt)
    ]
    kinds = ("item", "survivor", "crisis", "objective", "improvement", "experiment")
    return frozenset(
        [f"{card.shelf}:{card.id}" for card in played if card.shelf in kinds]
        + [f"ability:{card.id}" for card in played if card.id in able]
        + [
            f"crossroads:{card.id}/{number}"
            for card in played
            if isinstance(card, CrossroadsCard)
            for number in range(len(card.options))
        ]
        + [f"rule:{name}" for name in RULES_AT_WORK]
    )


def _settings() -> tuple[Setting, ...]:
    objectives = [
        card.id for card in library().objectives.values() if not card.story and card.module != WAR
    ]
    return (
        Setting("objective", (*objectives, RANDOM), "tribute", "LN-SETUP-04"),
        Setting("mode", ("standard", "cooperative", "betrayer"), "standard", "LN-VAR-01"),
        Setting("side", ("auto", "standard", "hard"), "auto", "LN-VAR-HARD-01"),
        Setting("elimination", ("off", "on"), "off", "LN-VAR-ELIM-01"),
        Setting("adult", ("off", "on"), "off", "LN-SETUP-15"),
        Setting("boxes", ("one", "two"), "one", "LN-PREP-04"),
        Setting("bullets", ("off", "on"), "off", "WC-SCOPE-01"),
        Setting("random-items", ("off", "on"), "off", "WC-RI-01"),
        *(Setting(module, ("off", "on"), "off", "LN-PREP-01") for module in MODULES),
        Setting("strangers", ("two", "none", "ask"), "two", "LN-BAN-PLACE-04"),
        Setting("story", ("none", *STORIES), "none", "LN-SCN-05"),
        Setting("cards", (ALL, "+shotgun, -skis, -crises/mould"), ALL, "LN-PREP-06", free=True),
        Setting("decks", (PRINTED, "gas: fuel 12, lighter 2"), PRINTED, "LN-PREP-06", free=True),
    )


def unknown_names(s: LongNightState) -> list[str]:
    """Names in a position that no library knows."""
    cards = library()
    items = [item for player in s.players for item in player.hand]
    items += [item.id for v in s.survivors.values() for item in v.items]
    items += [item for place in s.places.values() for item in place.deck]
    return strangers(
        [
            ("the objective", [s.objective] if s.objective else [], cards.objectives),
            ("the survivor", s.survivors, cards.survivors),
            ("the place", s.places, cards.places),
            ("the item", items, cards.items),
            ("the crisis", [s.crisis] if s.crisis else [], cards.crises),
            ("the secret", [each.secret for each in s.players if each.secret], cards.secrets),
            ("the mission", [name for each in s.players for name in each.missions], cards.missions),
        ]
    )


def unknown_in_decks(s: LongNightState) -> list[str]:
    """Names in the decks of a table that no library knows."""
    cards = library()
    return strangers(
        [
            ("the survivor", s.survivor_deck, cards.survivors),
            ("the crisis", s.crisis_deck, cards.crises),
            ("the crossroads card", s.crossroads_deck, cards.crossroads),
            ("the secret", s.box, cards.secrets),
            ("the exile card", s.exile_deck, cards.exiles),
            ("the improvement", [*s.improvements.deck, *s.improvements.built], cards.improvements),
            ("the experiment", s.raxxon.deck, cards.experiments),
        ]
    )


class LongNight(Game[LongNightState]):
    """Two to five players, a colony in winter, secret objectives, perhaps a betrayer."""

    name = "long-night"
    short = "ln"
    place = 2
    seats = range(2, 6)
    usual = 4
    sides = SEATS
    endings = ENDINGS
    tasks = TASKS
    state_type = LongNightState
    bound = 20_000
    settings = late(_settings)
    ledger = late(_ledger)
    forms = FORMS
    verbs = VERBS

    def configure(self, given: Mapping[str, str], seats: int) -> dict[str, str]:
        settings = super().configure(given, seats)
        if seats == 2 and settings["mode"] == "betrayer":
            raise BadSetting("two players play together, not mode=betrayer")
        objective = library().objectives.get(settings["objective"])
        together = mode_of(settings, seats) == "cooperative"
        if objective is not None and objective.noncoop and together:
            raise BadSetting(f"the objective {objective.id} is not for cooperative play")
        story = STORIES.get(settings["story"])
        if story is not None:
            if given.get(story) == "off":
                raise BadSetting(f"the story {settings['story']} is played with {story}=on")
            settings[story] = "on"
        if objective is not None and objective.set not in boxes_of(settings):
            raise BadSetting(f"the objective {objective.id} is played with boxes=two")
        if objective is not None and objective.module and settings[objective.module] == "off":
            raise BadSetting(f"the objective {objective.id} is played with {objective.module}=on")
        check_composed(config_from(settings, seats), seats)
        return settings

    def check_new(self, given: Mapping[str, str]) -> None:
        """A story has objectives of its own (LN-SCNR-06, LN-SCNB-02)."""
        story, objective = given["story"], given["objective"]
        usual = next(each.default for each in self.settings if each.name == "objective")
        if story != "none" and objective != usual:
            raise BadSetting(
                f"the story {story} brings its own objectives: leave objective={objective} out"
            )

    def stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        return stock_of(config_from(dict(settings), seats))

    def first_stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        return stock_of(config_from(dict(settings), seats), first_library())

    def content(self, settings: Mapping[str, str], seats: int) -> dict[str, str]:
        return content_of(config_from(dict(settings), seats))

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> LongNightState:
        return new_state(config_from(dict(settings), seats), seats, chance, stock)

    def view(self, state: LongNightState, viewer: Viewer) -> View:
        return view(state, viewer)

    def sight(self, view: View) -> LongNightState:
        return sight(view)

    def resample(self, state: LongNightState, viewer: Viewer, chance: Chance) -> None:
        resample(state, viewer, chance)

    def allies(self, state: LongNightState, seat: int, seats: int) -> list[int]:
        """Everybody, if there are no secrets."""
        return list(range(seats)) if state.config.cooperative else [seat]

    def lurks(self, state: LongNightState, seat: int) -> bool:
        """The crossroads card of the turn is looked at after each action (LN-XR-09)."""
        if state.active is None:
            return False
        player = state.players[state.active]
        return bool(player.crossroads) and player.holder != seat

    def is_out(self, state: LongNightState, seat: int) -> bool:
        """Eliminated (LN-VAR-ELIM-01)."""
        return state.players[seat].out

    def considered(self, state: LongNightState, ask: Ask) -> Iterator[Option]:
        return considered(state, ask)

    def why_not(self, state: LongNightState, ask: Ask, option: Option) -> Reason | None:
        return why_not(state, ask, option)

    def concede(self, state: LongNightState, seat: int) -> None:
        state.outcome = outcome(state, CONCEDED)

    def progress(self, state: LongNightState) -> int:
        return state.round

    def entry(self, event: Event) -> str | None:
        return entry_of(event, CARDS_AT_WORK, RULES_AT_WORK)

    def read_position(self, text: str) -> LongNightState:
        return read_state(self, text, unknown_names)

    def write_position(self, state: LongNightState) -> str:
        return write_state(state)

    def strangers(self, state: LongNightState) -> list[str]:
        return unknown_names(state) + unknown_in_decks(state)

    def check_content(self) -> list[str]:
        return check_content()

    def defects(self, state: LongNightState) -> list[str]:
        return table_defects(state)


def table_defects(s: LongNightState) -> list[str]:
    """Cards and people conserved, nobody in two places, no space taken twice."""
    defects = []
    for place in s.places.values():
        if s.room(place.id) < 0 and len(s.colonies) == 1 and not any(asked(s, "crowds", place.id)):
            defects.append(f"{place.id} holds more than its {place.spaces} spaces")
        if place.noise > place.noise_spaces or place.noise < 0:
            defects.append(f"{place.noise} noise tokens at {place.id}")
        for number, door in enumerate(place.doors, 1):
            if door.empty < 0 or min(door.zombies, door.barricades, door.traps) < 0:
                defects.append(f"entrance {number} of {place.id} is {door}")
        for name in place.survivors:
            if name not in s.survivors or s.survivors[name].place != place.id:
                defects.append(f"{name} is not at {place.id}")
    for v in s.survivors.values():
        if v.hurt >= deadly(v) and s.outcome is None:
            defects.append(f"{v.id} lives with {v.hurt} wounds")
        if v.id not in s.players[v.owner].group:
            defects.append(f"{v.id} is not in the group of seat {v.owner}")
    people = [*s.survivors, *s.graveyard, *s.gone, *s.survivor_deck]
    people += [name for offer in s.offers for name in offer]
    doubles = [name for name, count in Counter(people).items() if count > 1]
    if doubles:
        defects.append(f"more than one of {doubles}")
    for seat, player in enumerate(s.players):
        if player.dice != sorted(player.dice) or not all(1 <= die <= 6 for die in player.dice):
            defects.append(f"the dice of seat {seat} are {player.dice}")
    if s.rounds < 0:
        defects.append("the round track is out of bounds")
    for each in s.colonies:
        if not 0 <= each.morale <= TRACK or each.food < 0 or each.starvation < 0:
            defects.append(f"a track or a supply of {each.place} is out of bounds")
        if not 0 <= each.unruly <= each.helpless:
            defects.append(f"{each.unruly} of {each.helpless} helpless survivors are unruly")
    return defects


GAME = LongNight()
