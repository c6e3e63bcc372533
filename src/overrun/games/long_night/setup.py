"""Set-up (catalogue sections 5, 19 and 20.1)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TypeVar

import msgspec

from overrun.core.chance import Chance
from overrun.core.flow import Ask, Flow
from overrun.core.making import Stock, print_of
from overrun.core.play import Play
from overrun.core.reason import Fact, Option
from overrun.games.long_night.cards import (
    BULLET,
    COLONY,
    IMPROVEMENTS,
    MODULES,
    MOON,
    RANDOM_ITEMS,
    RAXXON,
    STARTERS,
    STORIES,
    TOWN,
    WAR,
    Card,
    CrossroadsCard,
)
from overrun.games.long_night.composing import (
    DECK,
    RANDOM,
    check_stock,
    composed,
    deck_of,
    hand_size,
    read_cards,
    read_decks,
)
from overrun.games.long_night.library import Library, library
from overrun.games.long_night.moments import step_in
from overrun.games.long_night.people import free_places, put
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import (
    HARD,
    STANDARD,
    Config,
    Door,
    LongNightState,
    Place,
    Player,
    Survivor,
)
from overrun.games.long_night.turn import begin_round
from overrun.games.long_night.zombies import add_zombies

T = Play[LongNightState]
S = LongNightState

EXTRA = 5
"""Random items that join every item deck (WC-RI-04)."""
DEALT = 4  # LN-SETUP-18

C = TypeVar("C", bound=Card)


def mode_of(settings: dict[str, str], seats: int) -> str:
    """The mode of a table; two always play together (LN-VAR-2P-01)."""
    return "cooperative" if seats == 2 else settings["mode"]


def config_from(settings: dict[str, str], seats: int) -> Config:
    """The typed settings from those that a table was made with."""
    mode, side = mode_of(settings, seats), settings["side"]
    if side == "auto":
        side = HARD if mode == "cooperative" else STANDARD  # LN-VAR-COOP-01
    return Config(
        objective=settings["objective"],
        mode=mode,
        side=side,
        elimination=settings["elimination"] == "on",
        adult=settings["adult"] == "on",
        boxes=boxes_of(settings),
        modules=modules_of(settings),
        story="" if settings["story"] == "none" else settings["story"],
        strangers=settings["strangers"],
        random_items=settings["random-items"] == "on",
        cards=read_cards(settings["cards"]),
        decks=read_decks(settings["decks"]),
    )


def boxes_of(settings: dict[str, str]) -> tuple[str, ...]:
    """The boxes that the cards are from (LN-PREP-04, WC-SCOPE-01)."""
    boxes = [MOON]
    if settings["boxes"] == "two":
        boxes.append(TOWN)
    if settings["bullets"] == "on":
        boxes.append(BULLET)
    return tuple(boxes)


def modules_of(settings: dict[str, str]) -> tuple[str, ...]:
    """The modules in play, and behind them the story that teaches one of them (LN-PREP-01)."""
    story = settings["story"]
    chosen = [name for name in MODULES if settings[name] == "on" or STORIES.get(story) == name]
    return (*chosen, *([story] if story in STORIES else []))


def in_use(config: Config, cards: Iterable[C]) -> list[C]:
    """The cards that this table is played with (LN-PREP-02 to -04, LN-VAR-COOP-05)."""
    return [
        card
        for card in cards
        if card.set in config.boxes
        and (not card.module or card.module in config.modules)
        and not (card.one_colony and WAR in config.modules)
        and not (config.cooperative and card.noncoop)
        and not (isinstance(card, CrossroadsCard) and card.adult and not config.adult)
    ]


# -- the boxes ---------------------------------------------------------------------------------


def stock_of(config: Config, cards: Library | None = None) -> Stock:
    """What set-up takes from the boxes: of these cards, or all that there are."""
    if cards is not None or config.cards or config.decks:
        return _stock(config, cards or library())
    return library().once(("stock", config), lambda: _stock(config, library()))


def check_composed(config: Config, seats: int) -> None:
    """Refuse decks of one's own that cannot be played (LN-PREP-06)."""
    if config.cards or config.decks:
        plain = stock_of(msgspec.structs.replace(config, cards=(), decks=()))
        check_stock(config, seats, plain, stock_of(config))


def _stock(config: Config, cards: Library) -> Stock:
    boards = sorted(in_use(config, cards.places.values()), key=lambda board: board.number)
    objectives = [card for card in in_use(config, cards.objectives.values()) if not card.story]
    ordinary, betrayal = secret_cards(config, cards)
    stock = {
        "places": names(boards),
        "objectives": names(objectives),
        "secrets": ordinary,
        "betrayals": betrayal,
        "crises": names(in_use(config, cards.crises.values())),
        "survivors": names(in_use(config, cards.survivors.values())),
        "exiles": names(in_use(config, cards.exiles.values())),
        "crossroads": names(in_use(config, cards.crossroads.values())),
        "improvements": list(cards.improvements) if IMPROVEMENTS in config.modules else [],
        "experiments": list(cards.experiments) if RAXXON in config.modules else [],
    }
    for place in (*stock["places"], STARTERS):
        stock[deck_of(place)] = items_in(config, cards, place, config.boxes)
    stock[deck_of(RANDOM_ITEMS)] = items_in(config, cards, RANDOM_ITEMS, (BULLET,))
    return composed(config, stock)


def names(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def items_in(config: Config, cards: Library, deck: str, boxes: tuple[str, ...]) -> list[str]:
    """The items of one deck, of these boxes (LN-PREP-05)."""
    found = [
        cards.items[item]
        for box in boxes
        for item, count in cards.decks.get(box, {}).get(deck, {}).items()
        for _ in range(count)
    ]
    return [
        card.id
        for card in found
        if (not card.module or card.module in config.modules)
        and not (config.cooperative and card.noncoop)
    ]


_KINDS = {"betrayals": "secrets", "deck": "items"}
"""The kind of cards on a shelf, if it is called otherwise."""


def prints_of(stock: Stock) -> dict[str, str]:
    """For each kind of cards the print of those in a stock."""
    used: dict[str, list[str]] = {}
    for shelf, cards in stock.items():
        kind = shelf.partition("/")[0]
        used.setdefault(_KINDS.get(kind, kind), []).extend(cards)
    written = library().written
    return {
        kind: print_of([(card, written[kind].get(card)) for card in sorted(set(cards))])
        for kind, cards in used.items()
        if cards
    }


def content_of(config: Config) -> dict[str, str]:
    """The prints of all that a table is played with."""
    if config.cards or config.decks:  # there is no end of those
        return prints_of(stock_of(config))
    return library().once(("content", config), lambda: prints_of(stock_of(config)))


# -- set-up, step by step ----------------------------------------------------------------------


def new_state(config: Config, seats: int, chance: Chance, stock: Stock | None = None) -> S:
    """The table before the first step: boards laid out, everything else in the boxes."""
    s = S(chance=chance, config=config, players=[Player() for _ in range(seats)])
    lay_boards(s, stock_of(config) if stock is None else stock)
    steps = (
        choose_objective,
        deal_secrets,
        build_decks,
        deal_survivors,
        choose_survivors,
        place_survivors,
        choose_first_player,
        begin_round,
    )
    s.agenda = [(step.__name__, []) for step in reversed(steps)]
    return s


def lay_boards(s: S, stock: Stock) -> None:
    """The boxes are opened, and the boards of the places laid out."""
    s.stock = stock
    for name in s.shelf("places"):
        board = library().places[name]
        doors = [Door(spaces) for spaces in board.entrances]
        s.places[board.id] = Place(board.id, board.survivors, board.noise, doors)


@task
def choose_objective(t: T) -> None:
    """The main objective and its set-up section (LN-SETUP-04 to -07)."""
    s = t.state
    name = s.config.objective
    if name == RANDOM:
        name = s.chance.pick(s.shelf("objectives"))
    if s.config.story:
        name = library().first_stage(s.config.story)  # LN-SCNR-06, LN-SCNB-02
    s.objective = name
    side = s.beginning(name)
    s.morale, s.rounds, s.food = side.morale, side.rounds, side.food
    s.helpless = side.helpless + side.helpless_per_player * len(s.players)
    s.helpless += side.unruly
    s.unruly = side.unruly
    step_in(t, "boards")
    t.tell("objective", objective=name, morale=s.morale, rounds=s.rounds, reveals=True)
    for place in s.places:
        each = side.zombies.get("each", 0) if library().places[place].has_deck else 0
        prepare_place(t, place, side.zombies.get(place, each), side.barricades.get(place, 0))


def prepare_place(t: T, place: str, zombies: int, barricades: int) -> None:
    """What the main objective puts at the entrances of a place."""
    if zombies:
        add_zombies(t, place, zombies)
    doors = t.state.places[place].doors
    for number in range(barricades):
        doors[number % len(doors)].barricades += 1


@task
def deal_secrets(t: T) -> None:
    """Secret objectives, perhaps a betrayer's among them (LN-SETUP-08 to -11)."""
    s = t.state
    if s.config.cooperative:
        return  # LN-VAR-COOP-02
    ordinary, betrayal = s.shelf("secrets"), s.shelf("betrayals")
    s.chance.shuffle(ordinary)
    s.chance.shuffle(betrayal)
    players = len(s.players)
    each = 1 if s.config.mode == "betrayer" else 2  # LN-VAR-BETRAY-01
    aside = [*ordinary[: each * players], betrayal[0]]
    s.chance.shuffle(aside)
    for seat, player in enumerate(s.players):
        player.secret = aside[seat]
        t.tell("secret", seat=seat, private={seat: {"secret": player.secret}})
    s.box = aside[players:]


def secret_cards(config: Config, box: Library | None = None) -> tuple[list[str], list[str]]:
    """The ordinary and the betrayal objectives of a table; a story may bring the one betrayal
    that there is (LN-SCNB-03)."""
    cards = in_use(config, (box or library()).secrets.values())
    ordinary = [card.id for card in cards if not card.betrayal]
    betrayal = [card.id for card in cards if card.betrayal and card.story == config.story]
    if not betrayal:
        betrayal = [card.id for card in cards if card.betrayal and not card.story]
    return ordinary, betrayal


@task
def build_decks(t: T) -> None:
    """Crises, survivors, exile cards, crossroads and items (LN-SETUP-13 to -17)."""
    s = t.state
    s.crisis_deck = shuffled(s, "crises")
    s.survivor_deck = shuffled(s, "survivors")
    s.exile_deck = [] if s.config.cooperative else shuffled(s, "exiles")
    s.crossroads_deck = shuffled(s, "crossroads")
    for place in s.places.values():
        if place.id != COLONY:
            place.deck = laid_deck(s, place.id)
    if s.config.random_items:
        add_random_items(s)
    deal_hands(t, item_deck(s, STARTERS), hand_size(len(s.players)))
    step_in(t, "decks")


def deal_hands(t: T, starters: list[str], size: int) -> None:
    """So many starting items for everyone (LN-SETUP-16)."""
    for seat, player in enumerate(t.state.players):
        player.hand = starters[seat * size : (seat + 1) * size]
        private: dict[int, dict[str, Fact]] = {seat: {"items": list(player.hand)}}
        t.tell("hand-dealt", seat=seat, count=len(player.hand), private=private)


def shuffled(s: S, shelf: str) -> list[str]:
    """The cards of a shelf, in a random order."""
    order = s.shelf(shelf)
    s.chance.shuffle(order)
    return order


def add_random_items(s: S) -> None:
    """Five random items join every item deck, which is shuffled again (WC-RI-01 to -05, WC-SET-21,
    -22); after a deck has been mixed from several boxes (WC-OP-47)."""
    extra = item_deck(s, RANDOM_ITEMS)
    for place in s.places.values():
        if place.deck:
            place.deck += extra[:EXTRA]
            del extra[:EXTRA]
            s.chance.shuffle(place.deck)


def item_deck(s: S, name: str) -> list[str]:
    """The shuffled items of one deck."""
    return shuffled(s, deck_of(name))


def laid_deck(s: S, place: str) -> list[str]:
    """The items of a place: mixed from several boxes they are cut to size, but what the players
    keep is among them (LN-PREP-05, -06)."""
    order = item_deck(s, place)
    wanted = s.config.kept
    kept = [item for item in order if item in wanted]
    if not kept:
        return order[:DECK]
    deck = [*kept, *(item for item in order if item not in kept)][:DECK]
    s.chance.shuffle(deck)
    return deck


# -- survivors ---------------------------------------------------------------------------------


@task
def deal_survivors(t: T) -> None:
    """Four survivors for each player to choose from, or as many as there are (OP-17)."""
    s = t.state
    players = len(s.players)
    count = max(s.customs.kept(s, 0) + 1, min(DEALT, len(s.survivor_deck) // players))
    deal_offers(t, [count] * players)


def deal_offers(t: T, counts: list[int]) -> None:
    """So many survivors for each player to choose from."""
    s = t.state
    s.offers = []
    for seat, count in enumerate(counts):
        s.offers.append(s.survivor_deck[:count])
        del s.survivor_deck[:count]
        private: dict[int, dict[str, Fact]] = {seat: {"survivors": list(s.offers[seat])}}
        t.tell("survivors-dealt", seat=seat, count=count, private=private, reveals=True)


@task
def choose_survivors(t: T) -> Flow[None]:
    """All choose at once whom to keep and who leads (LN-SETUP-18 to -21)."""
    s = t.state
    asks = [
        Ask(seat, "keep-survivors", keep_options(s, seat), {"keep": s.customs.kept(s, seat)})
        for seat in s.seats
    ]
    choices = yield asks
    for seat, choice in enumerate(choices):
        leader, *others = choice[1:]
        player = s.players[seat]
        player.leader = player.first_leader = leader
        player.group = [leader, *others]
        for name in player.group:
            home = s.home(seat).place
            s.survivors[name] = Survivor(name, seat, home, home=home)
            s.places[home].survivors.append(name)
        t.tell("group", seat=seat, leader=leader, survivors=player.group.copy())
        s.survivor_deck += [name for name in s.offers[seat] if name not in player.group]
    s.offers = []
    s.chance.shuffle(s.survivor_deck)  # LN-SETUP-19


def keep_options(s: S, seat: int) -> list[Option]:
    """Leader first, then the others, whose order says nothing."""
    size = s.customs.kept(s, seat)
    return [
        ("keep", leader, *others)
        for leader in s.offers[seat]
        for others in combinations([each for each in s.offers[seat] if each != leader], size - 1)
    ]


@task
def place_survivors(t: T) -> None:
    """All start in the colony (LN-SETUP-22), or outside if the objective says so."""
    s = t.state
    if s.side.outside:
        s.first = 0
        t.then(spread_out, list(s.survivors))


@task
def spread_out(t: T, names: list[str]) -> Flow[None]:
    """One survivor after the other is placed outside by its player, as long as there is room."""
    s = t.state
    options: list[Option] = [("settle", names[0], place) for place in free_places(s)]
    if not options:
        return
    seat = s.survivors[names[0]].owner
    choice = yield Ask(seat, "newcomer", options, {"survivor": names[0]})
    put(t, names[0], choice[2])
    t.tell("placed", seat=seat, survivor=names[0], place=choice[2])
    if names[1:]:
        t.then(spread_out, names[1:])


@task
def choose_first_player(t: T) -> None:
    """The leader with the highest influence goes first (LN-SETUP-24)."""
    s = t.state
    s.first = max(s.seats, key=lambda seat: s.influence(s.players[seat].leader))
    t.tell("first-player", seat=s.first)
    step_in(t, "dealt")
    s.close_boxes()
