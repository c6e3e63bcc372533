"""Set-up of a war (catalogue sections 4, 5, 21 and 27)."""

from __future__ import annotations

from overrun.core.chance import Chance
from overrun.core.errors import BadSetting
from overrun.core.making import Stock
from overrun.core.play import Play
from overrun.core.reason import Fact
from overrun.games.long_night.cards import (
    BLUE,
    BOXES,
    BULLET,
    DEN,
    MOON,
    RANDOM_ITEMS,
    STARTERS,
    TOWN,
    WAR,
    WOLF,
    YELLOW,
)
from overrun.games.long_night.composing import DECK, RANDOM, deck_of
from overrun.games.long_night.library import Library, library
from overrun.games.long_night.resolving import perform
from overrun.games.long_night.setup import (
    add_random_items,
    choose_survivors,
    deal_hands,
    deal_offers,
    in_use,
    item_deck,
    items_in,
    lay_boards,
    names,
    prepare_place,
    prints_of,
    shuffled,
)
from overrun.games.long_night.state import STANDARD, Colony, Player
from overrun.games.warring_colonies.customs import MISSING
from overrun.games.warring_colonies.rounds import begin_war_round
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import WarConfig, WarState

T = Play[WarState]
S = WarState

PLACES = (TOWN,)
"""The box that the items of the six places are from (WC-BOX-06, -16)."""
HANDS = (TOWN, MOON)
"""The boxes that the starting items are from."""

HAND, HAND_OF_ELEVEN = 5, 4  # WC-SET-18, WC-P11-02
OFFER, OFFER_OF_FEW, FEW = 4, 5, 5  # WC-SET-24, -26
WOLF_OFFER = 5  # WC-LW-SET-05
WOLF_MORALE, WOLF_FOOD, WOLF_MISSIONS = 4, 2, 3  # WC-LW-SET-08, -09, WC-OP-38.b


def config_from(settings: dict[str, str], seats: int) -> WarConfig:
    """The typed settings from those that a table was made with."""
    return WarConfig(
        objective=settings["objective"],
        mode=WAR,
        side=STANDARD,
        elimination=False,
        adult=settings["adult"] == "on",
        boxes=BOXES if settings["crossroads"] == "all" else (BULLET,),
        modules=(WAR, WOLF) if seats % 2 else (WAR,),
        random_items=True,
        turns=settings["turns"],
        quick=settings["quick"] == "on",
        shuffled=settings["teams"] == "random",
        friendly=settings["trade"] == "friendly",
        own_travel=settings["travel-cards"] == "on",
        all_survivors=settings["survivors"] == "all",
        without=tuple(rule for rule in MISSING if settings[rule] == "off"),
    )


def check_material(seats: int) -> None:
    """Refuse a table for which there are not enough cards (WC-OP-28.e)."""
    config = everything(seats)
    starters = sum(
        count for box in HANDS for count in library().decks.get(box, {}).get(STARTERS, {}).values()
    )
    wanted = seats * (HAND_OF_ELEVEN if seats == 11 else HAND)
    if starters < wanted:
        raise BadSetting(f"{seats} players need {wanted} starter items; there are {starters}")
    people, offered = len(in_use(config, library().survivors.values())), _dealt(seats)
    if people < offered:
        raise BadSetting(f"{seats} players need {offered} survivors; there are {people}")


def _dealt(seats: int) -> int:
    teams = seats - seats % 2
    return teams * (OFFER_OF_FEW if seats <= FEW else OFFER) + WOLF_OFFER * (seats % 2)


def everything(seats: int) -> WarConfig:
    """A table with the cards of all boxes."""
    return WarConfig(
        objective="",
        mode=WAR,
        side=STANDARD,
        elimination=False,
        adult=False,
        boxes=BOXES,
        modules=(WAR, WOLF) if seats % 2 else (WAR,),
    )


def stock_of(config: WarConfig, seats: int, cards: Library | None = None) -> Stock:
    """What set-up takes from the boxes: of these cards, or all that there are."""
    if cards is not None:
        return _stock(config, seats, cards)
    return library().once(("stock", config, seats), lambda: _stock(config, seats, library()))


def content_of(config: WarConfig, seats: int) -> dict[str, str]:
    """The prints of all that a table is played with."""
    key = ("content", config, seats)
    return library().once(key, lambda: prints_of(stock_of(config, seats)))


def _stock(config: WarConfig, seats: int, cards: Library) -> Stock:
    """What the lists of the rulebook take from each box (WC-BOX-05 to -23).

    Before there were lists, the items of the places were those of The Long Night, the starting
    items of all boxes, and every crossroads card joined that made sense; old tables keep that.
    """
    places, hands = (PLACES, HANDS) if cards.joining else ((MOON,), BOXES)
    homes = (YELLOW, BLUE, DEN) if seats % 2 else (YELLOW, BLUE)
    boards = sorted(
        (
            board
            for board in cards.places.values()
            if board.id in homes or (board.number and not board.module)
        ),
        key=lambda board: board.number,
    )
    shelves = everything(seats)
    people = names(in_use(shelves, cards.survivors.values()))
    if config.all_survivors:
        everybody = cards.survivors.values()
        people += [card.id for card in everybody if card.one_colony and not card.module]
    objectives = in_use(config, cards.objectives.values())
    ordinary, lone = secret_pools(cards)
    crises = in_use(shelves, cards.crises.values())
    stock = {
        "places": names(boards),
        "objectives": [card.id for card in objectives if card.module == WAR],
        "secrets": ordinary,
        "secrets/wolf": lone,
        "crises": [card.id for card in crises if card.set == BULLET],
        "crossroads": crossroads_of(config, cards),
        "survivors": people,
        "missions": list(cards.missions) if seats % 2 else [],
        deck_of(RANDOM_ITEMS): items_in(config, cards, RANDOM_ITEMS, (BULLET,)),
        deck_of(STARTERS): items_in(config, cards, STARTERS, hands),
    }
    for place in stock["places"]:
        if place not in homes:
            stock[deck_of(place)] = items_in(config, cards, place, places)
    return stock


def crossroads_of(config: WarConfig, cards: Library) -> list[str]:
    """Those of the third box, and of the others, if they are wanted, those that are listed
    (WC-BOX-08, -18, -25, -26, WC-OP-29.a)."""
    listed = {name for box in cards.joining.values() for name in box.crossroads}
    return [
        card.id
        for card in in_use(config, cards.crossroads.values())
        if card.set == BULLET or card.id in listed or not cards.joining
    ]


def new_state(config: WarConfig, seats: int, chance: Chance, stock: Stock | None = None) -> S:
    """The table before the first step: boards laid out, everything else in the boxes."""
    s = S(
        chance=chance,
        config=config,
        players=[Player() for _ in range(seats)],
        colonies=[Colony(YELLOW), Colony(BLUE)],
    )
    if seats % 2:
        s.colonies.append(Colony(DEN, den=True))
    lay_boards(s, stock_of(config, seats) if stock is None else stock)
    steps = (
        form_teams,
        choose_war_objective,
        deal_war_secrets,
        build_war_decks,
        deal_war_survivors,
        choose_survivors,
        prepare_wolf,
        choose_first_leaders,
        begin_war_round,
    )
    s.agenda = [(step.__name__, []) for step in reversed(steps)]
    return s


@task
def form_teams(t: T) -> None:
    """Two teams of equal size, one at each colony, and with an odd number a Lone Wolf
    (WC-SET-08 to -11, WC-OP-40)."""
    s = t.state
    seats = list(s.seats)
    if s.config.shuffled:
        s.chance.shuffle(seats)
    if len(seats) % 2:
        s.wolf = seats.pop()
        s.players[s.wolf].colony = 2
        s.den.first = s.wolf
    for number, seat in enumerate(seats):
        s.players[seat].colony = number % 2
    for number, side in enumerate(s.sides):
        team = [seat for seat in s.seats if s.players[seat].colony == number]
        side.first = team[0]
        t.tell("team", colony=side.place, seats=[str(seat) for seat in team])
    if s.wolf is not None:
        t.tell("wolf", seat=s.wolf)


@task
def choose_war_objective(t: T) -> None:
    """One main objective for both, and what it puts on the boards (WC-SET-05 to -07, -35)."""
    s = t.state
    name = s.config.objective
    if name == RANDOM:
        name = s.chance.pick(s.shelf("objectives"))
    s.objective = name
    side = s.side
    s.rounds = side.rounds
    for colony in s.sides:
        colony.morale, colony.food, colony.bullets = side.morale, side.food, side.bullets
        colony.helpless = side.helpless + side.unruly
        colony.unruly = side.unruly
    t.tell("objective", objective=name, morale=side.morale, rounds=s.rounds, reveals=True)
    for place in [*(colony.place for colony in s.sides), *s.town]:
        word = "each" if place in s.town else "colony"
        prepare_place(t, place, side.zombies.get(word, 0), side.barricades.get(word, 0))


@task
def deal_war_secrets(t: T) -> None:
    """One ordinary secret objective each, no betrayal; the Lone Wolf has a deck of his own
    (WC-SET-12 to -14, WC-BOX-07, -17, -22, -23, WC-LW-SET-03)."""
    s = t.state
    ordinary, lone = s.shelf("secrets"), s.shelf("secrets/wolf")
    s.chance.shuffle(ordinary)
    for seat in s.seats:
        pool = ordinary
        if seat == s.wolf:
            pool = lone
            s.chance.shuffle(pool)
        s.players[seat].secret = pool.pop()
        t.tell("secret", seat=seat, private={seat: {"secret": s.players[seat].secret}})


def secret_pools(box: Library | None = None) -> tuple[list[str], list[str]]:
    """The objectives that players of a colony, and a Lone Wolf, may have."""
    cards = [
        card
        for card in (box or library()).secrets.values()
        if not card.betrayal and not card.story and not card.one_colony
    ]
    ordinary = [card.id for card in cards if not card.module]
    return ordinary, [card.id for card in cards if card.module == WOLF]


@task
def build_war_decks(t: T) -> None:
    """Crises, crossroads, survivors and items (WC-SET-15 to -23, WC-BOX-16, -20, -21)."""
    s = t.state
    s.crisis_deck = shuffled(s, "crises")
    s.crossroads_deck = shuffled(s, "crossroads")
    s.survivor_deck = shuffled(s, "survivors")
    for place in s.town:
        s.places[place].deck = item_deck(s, place)[:DECK]
    add_random_items(s)
    size = HAND_OF_ELEVEN if len(s.players) == 11 else HAND
    deal_hands(t, item_deck(s, STARTERS), size)


@task
def deal_war_survivors(t: T) -> None:
    """Four to choose two from, or five to choose three from (WC-SET-24 to -27, WC-LW-SET-05)."""
    s = t.state
    each = OFFER_OF_FEW if len(s.players) <= FEW else OFFER
    deal_offers(t, [WOLF_OFFER if seat == s.wolf else each for seat in s.seats])


@task
def prepare_wolf(t: T) -> None:
    """Morale, food and three missions, and what his objective says (WC-LW-SET-04 to -09)."""
    s = t.state
    if s.wolf is None:
        return
    s.den.morale, s.den.food = WOLF_MORALE, WOLF_FOOD
    s.mission_deck = shuffled(s, "missions")
    player = s.players[s.wolf]
    player.missions = s.mission_deck[:WOLF_MISSIONS]
    del s.mission_deck[:WOLF_MISSIONS]
    private: dict[int, dict[str, Fact]] = {s.wolf: {"missions": list(player.missions)}}
    t.tell("missions-dealt", seat=s.wolf, count=WOLF_MISSIONS, private=private, reveals=True)
    perform(t, f"secret/{player.secret}", s.wolf)


@task
def choose_first_leaders(t: T) -> None:
    """In each colony the one whose leader has the most influence (WC-SET-33)."""
    s = t.state
    for side in s.sides:
        team = s.clockwise(side.first)
        side.first = max(team, key=lambda seat: s.influence(s.players[seat].leader))
        t.tell("colony-leader", seat=side.first, colony=side.place)
    s.close_boxes()
