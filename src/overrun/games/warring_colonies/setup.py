"""Set-up of a war (catalogue sections 4, 5, 21 and 27)."""

from __future__ import annotations

from overrun.core.chance import Chance
from overrun.core.errors import BadSetting
from overrun.core.reason import Fact
from overrun.core.table import Play
from overrun.games.long_night.cards import (
    BLUE,
    BOXES,
    BULLET,
    DEN,
    MOON,
    STARTERS,
    WAR,
    WOLF,
    YELLOW,
    library,
)
from overrun.games.long_night.resolving import perform
from overrun.games.long_night.setup import (
    DECK,
    RANDOM,
    add_random_items,
    choose_survivors,
    deal_hands,
    in_use,
    item_deck,
    prepare_place,
)
from overrun.games.long_night.state import STANDARD, Colony, Door, Place, Player
from overrun.games.warring_colonies.rounds import begin_war_round
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import WarConfig, WarState

T = Play[WarState]
S = WarState

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
    )


def check_material(seats: int) -> None:
    """Refuse a table for which there are not enough cards (WC-OP-28.e)."""
    config = everything(seats)
    starters = sum(
        count for box in BOXES for count in library().decks.get(box, {}).get(STARTERS, {}).values()
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


def new_state(config: WarConfig, seats: int, chance: Chance) -> S:
    """The table before the first step: boards laid out, everything else in the boxes."""
    s = S(
        chance=chance,
        config=config,
        players=[Player() for _ in range(seats)],
        colonies=[Colony(YELLOW), Colony(BLUE)],
    )
    if seats % 2:
        s.colonies.append(Colony(DEN, den=True))
    homes = [colony.place for colony in s.colonies]
    boards = [
        board
        for board in library().places.values()
        if board.id in homes or (board.number and not board.module)
    ]
    for board in sorted(boards, key=lambda each: each.number):
        doors = [Door(spaces) for spaces in board.entrances]
        s.places[board.id] = Place(board.id, board.survivors, board.noise, doors)
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
        cards = in_use(s.config, library().objectives.values())
        name = s.chance.pick([card.id for card in cards if card.module == WAR])
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
    ordinary, lone = secret_pools()
    s.chance.shuffle(ordinary)
    for seat in s.seats:
        pool = ordinary
        if seat == s.wolf:
            pool = lone
            s.chance.shuffle(pool)
        s.players[seat].secret = pool.pop()
        t.tell("secret", seat=seat, private={seat: {"secret": s.players[seat].secret}})


def secret_pools() -> tuple[list[str], list[str]]:
    """The objectives that players of a colony, and a Lone Wolf, may have."""
    cards = [
        card
        for card in library().secrets.values()
        if not card.betrayal and not card.story and not card.one_colony
    ]
    ordinary = [card.id for card in cards if not card.module]
    return ordinary, [card.id for card in cards if card.module == WOLF]


@task
def build_war_decks(t: T) -> None:
    """Crises, crossroads, survivors and items (WC-SET-15 to -23, WC-BOX-16, -20, -21)."""
    s = t.state
    cards = library()
    shelves = everything(len(s.players))
    s.crisis_deck = [
        card.id for card in in_use(shelves, cards.crises.values()) if card.set == BULLET
    ]
    s.crossroads_deck = [card.id for card in in_use(s.config, cards.crossroads.values())]
    s.survivor_deck = [card.id for card in in_use(shelves, cards.survivors.values())]
    if s.config.all_survivors:
        unfit = [card for card in cards.survivors.values() if card.one_colony and not card.module]
        s.survivor_deck += [card.id for card in unfit]
    for deck in (s.crisis_deck, s.crossroads_deck, s.survivor_deck):
        s.chance.shuffle(deck)
    for place in s.town:
        s.places[place].deck = item_deck(s, place, (MOON,))[:DECK]
    add_random_items(s)
    size = HAND_OF_ELEVEN if len(s.players) == 11 else HAND
    deal_hands(t, item_deck(s, STARTERS, BOXES), size)


@task
def deal_war_survivors(t: T) -> None:
    """Four to choose two from, or five to choose three from (WC-SET-24 to -27, WC-LW-SET-05)."""
    s = t.state
    s.offers = []
    for seat in s.seats:
        count = OFFER_OF_FEW if len(s.players) <= FEW else OFFER
        if seat == s.wolf:
            count = WOLF_OFFER
        s.offers.append(s.survivor_deck[:count])
        del s.survivor_deck[:count]
        private: dict[int, dict[str, Fact]] = {seat: {"survivors": list(s.offers[seat])}}
        t.tell("survivors-dealt", seat=seat, count=count, private=private, reveals=True)


@task
def prepare_wolf(t: T) -> None:
    """Morale, food and three missions, and what his objective says (WC-LW-SET-04 to -09)."""
    s = t.state
    if s.wolf is None:
        return
    s.den.morale, s.den.food = WOLF_MORALE, WOLF_FOOD
    s.mission_deck = list(library().missions)
    s.chance.shuffle(s.mission_deck)
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
