"""Battles (catalogue section 16)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.cards import DEN, WAR
from overrun.games.long_night.ending import change_morale
from overrun.games.long_night.library import library
from overrun.games.long_night.moments import during, takes_over
from overrun.games.long_night.people import WOUND, hurt, put
from overrun.games.long_night.state import Item, Survivor
from overrun.games.long_night.zombies import add_zombies
from overrun.games.warring_colonies.ending import remove_wolf
from overrun.games.warring_colonies.missions import happened
from overrun.games.warring_colonies.order import weaker_first
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import BATTLES, Battle, WarState
from overrun.games.warring_colonies.wolf import choose_side, havens

T = Play[WarState]
S = WarState

STRENGTH, WOUNDS, ZOMBIES = "strength", "wounds", "zombies"
FACES = (
    *(f"{STRENGTH}-{number}" for number in (1, 1, 2, 2, 3, 3)),
    *(f"{WOUNDS}-{number}" for number in (1, 1, 1, 2)),
    *(f"{ZOMBIES}-{number}" for number in (1, 2)),
)
"""The twelve faces of a battle die (WC-OP-09)."""

FEWER_BULLETS = Reason("WC-BUL-05", "fewer-bullets")


# -- where, and in what order ----------------------------------------------------------------------


@task
def begin_battles(t: T) -> None:
    """The weaker colony first, then the other, then the town by its numbers (WC-BAT-01 to -06).
    The order is fixed now (WC-OP-19.c)."""
    s = t.state
    s.step, s.bereaved = BATTLES, []
    homes = [side.place for side in s.sides]
    # no die for an order that nobody needs; but who falls back from one may have to fight at home
    fought = any(is_contested(s, place) for place in homes) and all(map(s.guests, s.sides))
    if fought or s.sides[0].morale != s.sides[1].morale:
        homes = [s.colonies[number].place for number in weaker_first(t)]
    town = sorted(s.town, key=lambda place: library().places[place].number)
    s.battles = [*homes, *town]
    t.tell("battles-begin")
    t.plan(next_battle, after_battles, check_undefended)


def fighters(s: S, place: str, side: int) -> list[Survivor]:
    """The survivors who fight for a side at a place, a Lone Wolf's too if he supports it."""
    home = s.colonies[side].place
    support = s.battle.support if s.battle is not None else None
    return [v for v in s.at(place) if v.home == home or (v.home == DEN and support == side)]


def is_contested(s: S, place: str) -> bool:
    """Whether survivors of both colonies are there (WC-BAT-01, -07, -08)."""
    homes = {v.home for v in s.at(place)}
    return all(side.place in homes for side in s.sides)


@task
def next_battle(t: T) -> None:
    """One battle after another (WC-BAT-02)."""
    s = t.state
    while s.battles:
        place = s.battles.pop(0)
        if is_contested(s, place):
            s.battle = Battle(place)
            t.tell("battle", place=place)
            t.plan(("fight", []), ("end_battle", []), next_battle)
            if any(v.place == place for v in s.pack):
                t.then(choose_side)
            return


@task
def fight(t: T) -> None:
    """Tactics, survivors and weapons, bullets, dice (WC-BAT-09); unless those who were to fight
    are no longer there."""
    s = t.state
    assert s.battle is not None
    if is_contested(s, s.battle.place):
        t.plan(choose_tactics)


# -- tactics ---------------------------------------------------------------------------------------


@task
def choose_tactics(t: T) -> Flow[None]:
    """Both leaders choose in secret, then both cards are shown (WC-TAC-01 to -04, WC-OP-17.a)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    options: list[Option] = [("tactics", name) for name in library().tactics]
    place = battle.place
    answers = yield [Ask(side.first, "tactics", options, {"place": place}) for side in s.sides]
    battle.tactics = [answer[1] for answer in answers]
    t.tell("tactics", place=place, yellow=battle.tactics[0], blue=battle.tactics[1], reveals=True)
    carry_out_tactics(t, battle)


def carry_out_tactics(t: T, battle: Battle) -> None:
    """First a truce, then who sees through whom, then who falls back, then strength
    (WC-OP-08.i)."""
    s = t.state
    cards = [library().tactics[name] for name in battle.tactics]
    if all(card.truce for card in cards):
        t.tell("truce", place=battle.place)
        return
    countered = [cards[1 - side].counters for side in (0, 1)]
    works = [cards[side].id not in countered[side] for side in (0, 1)]
    for side in (0, 1):
        if not works[1 - side]:
            gain(t, side, cards[side].countering, "tactics")
    away = [
        side
        for side in (0, 1)
        if works[side] and cards[side].retreat and battle.place != s.colonies[side].place
    ]
    if away:
        for side in away:
            t.then(fall_back, side)
        winner = None if len(away) == 2 else s.colonies[1 - away[0]].place
        t.tell(
            "fell-back",
            place=battle.place,
            colonies=[s.colonies[side].place for side in away],
            winner=winner,
        )
        if winner is not None:
            _side_won(t, 1 - away[0])
        return
    for side in (0, 1):
        if works[side]:
            gain(t, side, cards[side].strength, "tactics")
    for side in (0, 1):
        people = fighters(s, battle.place, side)
        gain(t, side, len(people), "survivors")  # WC-STR-01
        gain(t, side, sum(s.is_armed(v) for v in people), "weapons")  # WC-STR-02, -03
    t.then(bid_bullets, works)


def gain(t: T, side: int, by: int, why: str) -> None:
    """The marker moves towards a colony that gains strength (WC-TRK-02)."""
    battle = t.state.battle
    assert battle is not None
    if by:
        battle.strength[side] += by
        colony = t.state.colonies[side].place
        t.tell("strength", colony=colony, by=by, why=why, strength=battle.strength[side])


@task
def fall_back(t: T, side: int) -> Flow[None]:
    """A whole side leaves without exposure rolls (WC-OP-08.d, WC-LW-BAT-08)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    for v in fighters(s, battle.place, side):
        if v.home == DEN and s.room(DEN) <= 0:
            spots = havens(s, battle.place)
            options: list[Option] = [("settle", v.id, *spot) for spot in spots]
            choice = yield Ask(v.owner, "newcomer", options, {"survivor": v.id})
            door = choice[3:]
            put(t, v.id, choice[2], int(door[0]) - 1 if door else None)
        else:
            put(t, v.id, v.home)
        t.tell("withdrew", survivor=v.id, seat=v.owner, place=v.place)


# -- bullets and dice ------------------------------------------------------------------------------


@task
def bid_bullets(t: T, works: list[bool]) -> Flow[None]:
    """Both leaders bid in secret; whoever wins, what was bid is gone (WC-BUL-01 to -06)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    asks = []
    for side in s.sides:
        options: list[Option] = [("bid", str(number)) for number in range(side.bullets + 1)]
        asks.append(Ask(side.first, "bid", options, {"place": battle.place}, always=True))
    answers = yield asks
    battle.bids = [int(answer[1]) for answer in answers]
    t.tell("bids", place=battle.place, yellow=battle.bids[0], blue=battle.bids[1], reveals=True)
    for number, side in enumerate(s.sides):
        bid = battle.bids[number]
        side.bullets -= bid
        doubled = library().tactics[battle.tactics[number]].doubled if works[number] else 0
        gain(t, number, bid + min(bid, doubled), "bullets")  # WC-OP-08.g
    t.then(roll_battle_dice)


@task
def roll_battle_dice(t: T) -> None:
    """Strength first, then wounds, then the comparison, then zombies (WC-DIE-01 to -07,
    WC-OP-12)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    battle.dice = [s.chance.pick(FACES), s.chance.pick(FACES)]
    t.tell("battle-dice", place=battle.place, yellow=battle.dice[0], blue=battle.dice[1])
    for side in (0, 1):
        gain(t, side, _shown(battle, side, STRENGTH), "die")
    t.plan(aim_wounds, ("compare", []))


def _shown(battle: Battle, side: int, kind: str) -> int:
    name, number = battle.dice[side].rsplit("-", 1)
    return int(number) if name == kind else 0


@task
def aim_wounds(t: T) -> Flow[None]:
    """Who rolled wounds says which one enemy takes them all (WC-DIE-04, -05, WC-OP-12.d, .e)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    asks: list[Ask] = []
    counts: list[int] = []
    for side in (0, 1):
        count = _shown(battle, side, WOUNDS)
        enemies = fighters(s, battle.place, 1 - side)
        if count and enemies:
            options: list[Option] = [("hit", v.id) for v in enemies]
            facts: dict[str, Fact] = {"place": battle.place, "count": count}
            asks.append(Ask(s.colonies[side].first, "battle-hit", options, facts))
            counts.append(count)
    if not asks:
        return
    answers = yield asks
    blows = [
        ("battle_wound", [answer[1], count]) for answer, count in zip(answers, counts, strict=True)
    ]
    t.plan(*blows)


@task
def battle_wound(t: T, name: str, count: int) -> None:
    """Wounds of a battle are ordinary ones (WC-OP-11.e)."""
    hurt(t, name, WOUND, count)


@task
def compare(t: T) -> None:
    """The defeated leader shares out as many wounds as the difference (WC-WND-01 to -05)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    t.then(zombies_of_battle)
    if not battle.lead:
        t.tell("battle-drawn", place=battle.place)  # WC-OP-10
        return
    loser = 1 if battle.lead > 0 else 0
    battle.wounds = abs(battle.lead)
    t.tell(
        "battle-won",
        place=battle.place,
        colony=s.colonies[1 - loser].place,
        by=abs(battle.lead),
        wounds=battle.wounds,
    )
    _side_won(t, 1 - loser)
    t.then(share_wounds, loser)


def _side_won(t: T, side: int) -> None:
    battle = t.state.battle
    assert battle is not None
    if battle.support == side:
        happened(t, "battle-won")


@task
def share_wounds(t: T, loser: int) -> Flow[None]:
    """One at a time, on living survivors of the defeated side (WC-OP-11)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    people = fighters(s, battle.place, loser)
    if not battle.wounds or not people:
        battle.wounds = 0  # WC-OP-11.c
        return
    options: list[Option] = [("wound", v.id) for v in people]
    facts: dict[str, Fact] = {"place": battle.place, "left": battle.wounds}
    choice = yield Ask(s.colonies[loser].first, "share-wounds", options, facts)
    battle.wounds -= 1
    t.then(share_wounds, loser)
    hurt(t, choice[1], WOUND)


@task
def zombies_of_battle(t: T) -> None:
    """The noise draws zombies, after all wounds (WC-DIE-06, WC-OP-12.b, .c)."""
    battle = t.state.battle
    assert battle is not None
    count = sum(_shown(battle, side, ZOMBIES) for side in (0, 1))
    if count:
        add_zombies(t, battle.place, count)


@task
def end_battle(t: T) -> None:
    """Everyone stays where they are (WC-WND-08)."""
    s = t.state
    battle = s.battle
    assert battle is not None
    if battle.support is not None and all(name in s.survivors for name in battle.wolves):
        happened(t, "battle-whole")
    s.battle = None
    if s.wolf is not None and s.den.fallen:
        t.then(remove_wolf)  # WC-OP-38.f


# -- after the battles -----------------------------------------------------------------------------


@takes_over("last-lost", WAR)
def wait_for_help(t: T, seat: int) -> bool:
    """Who loses the last survivor in the battle step waits for its end (WC-WND-07); nobody comes to
    a Lone Wolf who is lost with it (WC-LW-MOR-03)."""
    s = t.state
    if seat == s.wolf and s.den.fallen:
        return True
    if s.step != BATTLES:
        return False
    s.bereaved.append(seat)
    return True


@task
def after_battles(t: T) -> None:
    """New survivors for those who have none: the weaker colony first, clockwise from its leader
    (WC-OP-42)."""
    s = t.state
    s.step = ""
    order = [] if s.wolf is None else [s.wolf]
    waiting = {s.players[seat].colony for seat in s.bereaved}
    for number in weaker_first(t) if waiting >= {0, 1} else (0, 1):
        order += s.clockwise(s.colonies[number].first)
    t.plan(*(("replace_last", [seat]) for seat in order if seat in s.bereaved))
    s.bereaved = []


@task
def check_undefended(t: T) -> None:
    """A colony without a survivor of its own loses morale for each enemy at its gates
    (WC-UND-01 to -05)."""
    s = t.state
    losses = []
    for side in s.sides:
        guests = s.guests(side)
        if guests and not any(v.at_home for v in s.at(side.place)):
            losses.append((side, len(guests)))
    for side, count in losses:
        t.tell("undefended", colony=side.place, count=count)
        change_morale(t, side, -count, "undefended")


# -- what the dead leave behind --------------------------------------------------------------------


@takes_over("equipment", WAR)
def spoils(t: T, v: Survivor, items: list[str]) -> bool:
    """Who dies at the gates of a colony leaves everything to its leader (WC-DTH-01 to -04)."""
    colony = t.state.colony_at(v.place)
    if colony is None or v.at_home:
        return False
    t.tell("spoils", seat=colony.first, survivor=v.id, items=items, colony=colony.place)
    return True


@during("gone", WAR)
def leave_spoils(t: T, v: Survivor) -> None:
    """They are shared out at once, before anything else comes of the death (WC-DTH-02)."""
    if v.items and t.state.colony_at(v.place) is not None and not v.at_home:
        t.then(take_spoils, v.place, [item.id for item in v.items])


@task
def take_spoils(t: T, place: str, items: list[str]) -> Flow[None]:
    """The leader equips them at once to friends in the colony; if there is none they are gone
    (WC-DTH-02, -03)."""
    s = t.state
    colony = s.colony_at(place)
    assert colony is not None
    for item in items:
        friends = [v for v in s.at(place) if v.at_home and not v.bitten]
        if not friends:
            s.removed.append(item)
            t.tell("spoils-lost", item=item, colony=place)
            continue
        options: list[Option] = [("equip", v.id) for v in friends]
        choice = yield Ask(colony.first, "equip", options, {"item": item})
        s.survivors[choice[1]].items.append(Item(item))
        seat = s.survivors[choice[1]].owner
        t.tell("equipped", seat=seat, survivor=choice[1], item=item)
