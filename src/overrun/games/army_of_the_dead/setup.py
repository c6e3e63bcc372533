"""Set-up in the steps of the rulebook (catalogue section A3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from overrun.core.chance import Chance
from overrun.core.flow import Ask, Flow
from overrun.core.making import Stock
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.cards import Library, library
from overrun.games.army_of_the_dead.mission.prospect import is_dealt
from overrun.games.army_of_the_dead.mission.sheets import mission
from overrun.games.army_of_the_dead.rules import task
from overrun.games.army_of_the_dead.state import (
    ALPHA,
    SHAMBLER,
    SLOTS,
    SURVIVORS,
    ZEUSES,
    ArmyState,
    Boss,
    Companion,
    Gear,
    Personal,
    S,
    Spawn,
    Survivor,
    T,
    Token,
    Truck,
    Vault,
)
from overrun.games.army_of_the_dead.team.health import full_health
from overrun.games.army_of_the_dead.team.inventory import arrange
from overrun.games.army_of_the_dead.turn import begin_round
from overrun.games.army_of_the_dead.zombies.supply import place

TAKEN = Reason("AD-SET-08", "already-chosen")
SPECIALISTS_FIRST = Reason("AD-OP-133", "specialists-first")
EVERYBODY_ONE = Reason("AD-OP-162", "everybody-one")
SIX = Reason("AD-GEN-02", "six-survivors")


# -- the box ---------------------------------------------------------------------------------


def stock_of(cards: Library) -> Stock:
    """What set-up takes from the box."""
    return {
        "equipment": [card.id for card in cards.equipment.values() for _ in range(card.count)],
        "zombie cards": list(cards.zombie_cards),
        "orders": [card.id for card in cards.orders.values() for _ in range(card.count)],
        "vault": list(cards.vault),
        "sleepers": [str(number) for number in cards.sleepers],
    }


# -- steps 1 to 3: the mission, its board, its tokens ----------------------------------------


def new_state(
    mission_id: str,
    seats: int,
    chance: Chance,
    *,
    specialists: bool,
    chain: str,
    charge: str,
    stock: Stock | None = None,
) -> ArmyState:
    """The board as the mission sheet shows it; the people are chosen next."""
    sheet = mission(mission_id)
    ground = ground_of(mission_id, sheet.doors)
    zones = len(ground.names)
    at = ground.index
    s = ArmyState(
        chance=chance,
        mission=mission_id,
        seats=seats,
        specialists=specialists,
        chain=chain,
        charge=charge,
        closed=list(ground.shut),
        shamblers=[0] * zones,
        alphas=[0] * zones,
        woken=[0] * zones,
        shamblers_left=sheet.number_of("shambler"),
        alphas_left=sheet.number_of("alpha"),
        noise=at[sheet.start[0]],
        spawns=[Spawn(at[each.zone], each.kind, each.from_round) for each in sheet.spawns],
        zeus_gone=not sheet.zeus_spawn,
        doubt=not specialists,  # a sheet is proved to be possible for those whom it asks for
        stock=stock_of(library()) if stock is None else stock,
    )
    _lay_sleepers(s, [at[name] for name in sheet.sleepers])
    for placed in sheet.placements:
        _stand(s, at[placed.zone], placed.kind, placed.count)
    if sheet.truck:
        s.truck = Truck(at[sheet.truck])
    if ground.trap is not None:  # AD-SET-31
        s.vault = Vault(chance.pick(s.shelf("vault")))
    s.agenda = [(choose_team.__name__, [])]
    return s


def _lay_sleepers(s: S, zones: list[int]) -> None:
    """One face-down token in each marked zone (AD-SET-04)."""
    numbers = [int(number) for number in s.shelf("sleepers")]
    s.chance.shuffle(numbers)
    for zone in zones:
        s.sleepers.setdefault(zone, []).append(numbers.pop())
    s.unseen = numbers


def _stand(s: S, zone: int, kind: str, count: int) -> None:
    if kind in (SHAMBLER, ALPHA):
        place(s, zone, kind, count)
    else:
        s.bosses.append(Boss(kind, zone))
        s.appeared.append(kind)
        s.zeus_gone = s.zeus_gone or kind in ZEUSES


# -- step 4: six survivors, allotted freely --------------------------------------------------


@task
def choose_team(t: T) -> Flow[None]:
    """The mission is read, then the players pick in turn until there are six (AD-SET-07, -08).

    Whoever has one already may leave the rest to the others (AD-GEN-03).
    """
    s = t.state
    t.tell("briefing", mission=s.mission, tiles=[slot.tile.id for slot in s.ground.slots])
    content: list[int] = []  # seats that want no more
    seat = 0
    while len(s.survivors) < SURVIVORS:
        if seat not in content:
            options = team_options(s, seat, content)
            choice = yield Ask(seat, "team", options, {"left": SURVIVORS - len(s.survivors)})
            if choice == ("enough",):
                content.append(seat)
                t.tell("content", seat=seat)
            else:
                _join(t, seat, choice[1])
        seat = (seat + 1) % s.seats
    t.plan(choose_companions, choose_kits, draw_personal, start_positions)


def team_options(s: S, seat: int, content: list[int]) -> list[Option]:
    team = [each.id for each in s.survivors]
    people = [id for id in library().survivors if id not in team]
    if len(team) + len(s.sheet.needs) >= SURVIVORS:
        people = [id for id in people if check_pick(s, id) is None]
    options: list[Option] = [("survivor", id) for id in people]
    if check_enough(s, seat, content) is None:
        options.append(("enough",))
    return options


def check_pick(s: S, id: str) -> Reason | None:
    """AD-SET-08: six, each once, among them the specialists (AD-OP-133)."""
    team = [each.id for each in s.survivors]
    if id in team:
        return TAKEN
    left = SURVIVORS - len(team) - 1
    if s.specialists and left < _fewest(s.sheet.needs, frozenset([*team, id])):
        return SPECIALISTS_FIRST
    return None


@lru_cache(maxsize=4096)
def _fewest(needs: tuple[str, ...], team: frozenset[str]) -> int:
    """How many more it takes to have every specialist that the mission needs."""
    people = library().survivors
    missing = [need for need in needs if all(need not in people[id].specialisations for id in team)]
    rest = [set(person.specialisations) for id, person in people.items() if id not in team]
    for count in range(len(missing) + 1):
        for group in combinations(rest, count):
            if all(any(need in each for each in group) for need in missing):
                return count
    return len(missing)


def check_enough(s: S, seat: int, content: list[int]) -> Reason | None:
    """Somebody must go on picking, and everybody has at least one (AD-OP-162)."""
    if all(each.seat != seat for each in s.survivors):
        return EVERYBODY_ONE
    others = [each for each in range(s.seats) if each != seat and each not in content]
    return None if others else SIX


def _join(t: T, seat: int, id: str) -> None:
    """A board, a card, a miniature; the blue skill is active (AD-SET-09, -18, -19)."""
    survivor = new_survivor(id, seat, t.state.noise)
    t.state.survivors.append(survivor)
    t.tell("joined", seat=seat, survivor=id)
    t.tell("skill", survivor=id, skill=survivor.skills[0])


def new_survivor(id: str, seat: int, zone: int) -> Survivor:
    return Survivor(
        id=id,
        seat=seat,
        zone=zone,
        health=full_health(id),
        skills=[library().survivors[id].blue],
        gear=[None] * SLOTS,
    )


@task
def choose_companions(t: T) -> Flow[None]:
    """The characters who wait at the companions' places (AD-SET-32, AD-CPN-03)."""
    s = t.state
    index = s.ground.index
    for spot in s.sheet.companions:
        team = [each.id for each in s.survivors] + [each.id for each in s.companions]
        options: list[Option] = [("companion", id) for id in library().survivors if id not in team]
        chosen = yield Ask(0, "companion", options, {"zone": spot})
        s.companions.append(Companion(chosen[1], index[spot]))
        t.tell("companion-waits", survivor=chosen[1], zone=spot)


# -- steps 6 and 7: starting equipment, then the decks ---------------------------------------


@task
def choose_kits(t: T) -> Flow[None]:
    """One of two sets each, out of the equipment deck (AD-SET-10, -11), in hand or backpack as one
    likes (AD-SET-21); then the decks are shuffled (AD-SET-12, -13)."""
    s = t.state
    cards = library()
    open_equipment(s)
    for survivor in s.survivors:
        kits = cards.survivors[survivor.id].kits
        facts: dict[str, Fact] = {"survivor": survivor.id}
        chosen = yield Ask(survivor.seat, "kit", [("kit", "a"), ("kit", "b")], facts)
        kit = kits[0] if chosen[1] == "a" else kits[1]
        take_kit(s, survivor, kit)
        t.tell("kit", survivor=survivor.id, cards=list(kit))
        yield from arrange(t, survivor)
    shuffle_decks(s)


def open_equipment(s: S) -> None:
    """All equipment cards, before anybody takes some."""
    s.equipment = s.shelf("equipment")


def take_kit(s: S, survivor: Survivor, kit: tuple[str, ...]) -> None:
    for slot, card in enumerate(kit):
        s.equipment.remove(card)
        survivor.gear[slot] = Gear(card)


def shuffle_decks(s: S) -> None:
    """What is left of the equipment, the zombie cards and the orders of Zeus (AD-SET-13)."""
    s.chance.shuffle(s.equipment)
    s.zombie_deck = s.shelf("zombie cards")
    s.chance.shuffle(s.zombie_deck)
    s.orders = s.shelf("orders")
    s.chance.shuffle(s.orders)
    s.close_boxes()


# -- steps 11 and 12: personal objectives and tokens -----------------------------------------


@task
def draw_personal(t: T) -> None:
    """Drawn among those of the six for which the mission leaves room (AD-OP-163), and open to all
    (AD-SET-23, -24); the tokens of the mission are mixed with theirs (AD-SET-28)."""
    s = t.state
    sheet = s.sheet
    goals = {owner: card.goal for owner, card in library().personal.items()}
    owners = [each.id for each in s.survivors if is_dealt(s.mission, goals[each.id])]
    s.chance.shuffle(owners)
    colours = sheet.personal_colours
    s.personal = [Personal(owner, colour) for owner, colour in zip(owners, colours, strict=False)]
    for each in s.personal:
        t.tell("personal", survivor=each.owner, colour=each.colour)
    fronts = [*sheet.tokens, *(each.colour for each in s.personal)]
    s.chance.shuffle(fronts)
    index = s.ground.index
    s.tokens = [
        Token(f"token-{number}", index[zone], colour)
        for number, (zone, colour) in enumerate(zip(sheet.objectives, fronts, strict=True), 1)
    ]


# -- steps 9 and 13: where they stand, who begins --------------------------------------------


@task
def start_positions(t: T) -> Flow[None]:
    """Survivors and the noise token on starting zones; somebody is first (AD-SET-15, -16, -30)."""
    s = t.state
    sheet = s.sheet
    index = s.ground.index
    if len(sheet.start) > 1:
        for survivor in s.survivors:
            options: list[Option] = [("start", name) for name in sheet.start]
            facts: dict[str, Fact] = {"survivor": survivor.id}
            chosen = yield Ask(survivor.seat, "start", options, facts)
            survivor.zone = index[chosen[1]]
        chosen = yield Ask(0, "noise", [("noise", name) for name in sheet.start])
        s.noise = index[chosen[1]]
    else:
        for survivor in s.survivors:
            survivor.zone = index[sheet.start[0]]
        s.noise = index[sheet.start[0]]
    if s.seats > 1:
        chosen = yield Ask(0, "first", [("first", str(seat)) for seat in range(s.seats)])
        s.first = int(chosen[1])
    t.tell("set-up", mission=s.mission, first=s.first)
    t.then(begin_round)
