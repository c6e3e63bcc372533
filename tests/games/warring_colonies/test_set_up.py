"""Set-up of a war (catalogue sections 5 and 8, WC-OP-28, -40)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from overrun.core.errors import BadSetting
from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.games.long_night.pieces import Bandits, Improvements, Raxxon
from overrun.games.warring_colonies.state import WarState
from overrun.games.warring_colonies.view import WarView
from tests.games.long_night.conftest import Person
from tests.games.long_night.scene import encoded

from .scene import B1, B2, B3, BLUE, DEN, GAME, Y1, Y2, Y3, YELLOW, War

ODETTE = "odette"
"""She has a die more than others."""


def new(players: int, seed: str = "set-up", **settings: str) -> Table[WarState]:
    return Table.new(GAME, seats=players, settings=settings, seed=seed)


def keep(table: Table[WarState]) -> WarState:
    """Everybody keeps the first that are dealt, but not Odette."""
    for ask in list(table.asks):
        option = next(each for each in ask.options if ODETTE not in each)
        table.answer(ask.seat, ask.number, option)
    return table.state


def view(table: Table[WarState], viewer: int | None) -> WarView:
    seen = table.view(viewer)
    assert isinstance(seen, WarView)
    return seen


@pytest.mark.vector("warring-colonies", "WC-EX-42")
@pytest.mark.rule("WC-SET-08", "WC-SET-10", "WC-OP-40.c", "WC-SCOPE-03")
@pytest.mark.parametrize(
    ("players", "team", "wolf", "dealt", "kept", "dice", "items", "cards"),
    [
        (4, 2, False, 5, 3, 4, 5, 20),
        (5, 2, True, 5, 3, 4, 5, 25),
        (6, 3, False, 4, 2, 3, 5, 24),
        (7, 3, True, 4, 2, 3, 5, 29),
        (8, 4, False, 4, 2, 3, 5, 32),
        (9, 4, True, 4, 2, 3, 5, 37),
        (10, 5, False, 4, 2, 3, 5, 40),
        (11, 5, True, 4, 2, 3, 4, 45),
    ],
)
def test_numbers_by_players(
    players: int, team: int, wolf: bool, dealt: int, kept: int, dice: int, items: int, cards: int
) -> None:
    table = new(players)
    s = table.state
    assert [sum(player.colony == side for player in s.players) for side in (0, 1)] == [team, team]
    assert (s.wolf is not None) is wolf
    colonists = [seat for seat in s.seats if seat != s.wolf]
    assert {len(s.offers[seat]) for seat in colonists} == {dealt}
    assert sum(map(len, s.offers)) == cards
    assert [len(player.hand) for player in s.players] == [items] * players
    keep(table)
    s = table.state
    assert {len(s.players[seat].group) for seat in colonists} == {kept}
    assert {len(s.players[seat].dice) for seat in colonists} == {dice}
    if s.wolf is not None:
        assert len(s.players[s.wolf].group) == 3
        assert len(s.players[s.wolf].dice) == 4
    assert [len(s.places[place].deck) for place in s.town] == [25] * 6


@pytest.mark.rule("WC-SCOPE-03")
@pytest.mark.parametrize("players", [1, 2, 3, 12])
def test_fewer_than_four_or_more_than_eleven_cannot_play(players: int) -> None:
    with pytest.raises(BadSetting):
        new(players)


@pytest.mark.vector("warring-colonies", "WC-EX-66")
@pytest.mark.rule("WC-SET-02", "WC-SET-03", "WC-SCOPE-04", "WC-SCOPE-02", "WC-LST-05")
def test_a_table_for_four() -> None:
    table = new(4, objective="war-of-nerves", adult="on")
    s = table.state
    assert [side.place for side in s.sides] == [YELLOW, BLUE]
    assert s.town == ["police", "grocery", "school", "library", "hospital", "gas"]
    assert (s.graveyard, s.battle, len(s.colonies)) == ([], None, 2)
    assert s.objective == "war-of-nerves"
    assert len({player.secret for player in s.players}) == 4
    assert len(s.crisis_deck) == 11
    assert {library().crises[name].set for name in s.crisis_deck} == {"bullet"}
    assert len(s.crossroads_deck) == len(set(s.crossroads_deck)) == 101
    assert sum(len(player.hand) for player in s.players) == 20
    assert [len(s.places[place].deck) for place in s.town] == [25] * 6
    card = library().objectives["war-of-nerves"].standard
    assert [side.bullets for side in s.sides] == [card.bullets] * 2
    assert (s.improvements, s.raxxon, s.bandits) == (Improvements(), Raxxon(), Bandits())
    assert (s.wolf, s.mission_deck) == (None, [])
    assert len(library().tactics) == 5  # each leader may lay any of them
    survivors = len(s.survivor_deck) + 20
    keep(table)
    s = table.state
    assert len(s.survivor_deck) == survivors - 12
    for player in s.players:
        leader, *followers = player.group
        assert player.leader == leader
        assert len(followers) == 2
    assert [len(s.places[side.place].survivors) for side in s.sides] == [6, 6]
    assert all(v.at_home for v in s.survivors.values())
    for number, side in enumerate(s.sides):
        assert s.players[side.first].colony == number


@pytest.mark.vector("warring-colonies", "WC-EX-43")
@pytest.mark.rule("WC-TERM-01", "WC-OP-40.e")
def test_the_first_leaders(person: Person) -> None:
    war = War(7)
    for seat, influence in ((Y1, 30), (Y2, 52), (Y3, 41), (B1, 60), (B2, 12), (B3, 33), (6, 75)):
        person(f"leader-{seat}", influence=influence)
        war.survivor(f"leader-{seat}", seat)
    war.run(("choose_first_leaders", []), ("take_paired_turns", []))
    assert (war.yellow.first, war.blue.first) == (Y2, B1)
    war.by(6, "pass").roll(0).by(6, "end")
    assert war.s.pair == [Y2, B1]
    assert war.told("colony-leader") == [
        {"seat": Y2, "colony": YELLOW},
        {"seat": B1, "colony": BLUE},
    ]


@pytest.mark.rule("WC-TERM-02", "WC-TERM-03")
@pytest.mark.usefixtures("plain_people")
def test_who_loses_a_group_leader_still_leads_the_colony() -> None:
    war = War().survivor("A", Y1, wounds=2).survivor("C", Y1).survivor("B", B1).moving(Y1, B1)
    assert (war.yellow.first, war.blue.first) == (Y1, B1)
    war.roll("wound").by(Y1, "move:A:school")
    assert war.s.players[Y1].leader == "C"
    assert (war.yellow.first, war.blue.first) == (Y1, B1)


# -- objectives ------------------------------------------------------------------------------------


@pytest.mark.rule("WC-SET-05", "WC-SET-06", "WC-SET-07", "WC-BOX-20")
def test_the_main_objective_is_chosen_or_drawn_and_the_same_for_both() -> None:
    ours = {card.id for card in library().objectives.values() if card.module == "war"}
    (setting,) = [each for each in GAME.settings if each.name == "objective"]
    assert set(setting.values) == {*ours, "random"}
    assert new(4, objective="clean-sweep").state.objective == "clean-sweep"
    drawn = {new(4, seed=str(seed)).state.objective for seed in range(40)}
    assert drawn == ours
    table = new(4)
    assert {view(table, seat).objective for seat in range(4)} == {table.state.objective}


@pytest.mark.rule("WC-SET-35", "WC-TERM-07")
@pytest.mark.parametrize(
    "objective", ["cold-storage", "clean-sweep", "war-of-nerves", "sealed-gates"]
)
def test_it_says_how_both_colonies_begin(objective: str) -> None:
    card = library().objectives[objective].standard
    assert card.zombies["colony"] > card.zombies["each"] > 0
    assert card.bullets > 0
    s = new(4, objective=objective).state
    assert s.rounds == card.rounds
    for side in s.sides:
        assert (side.morale, side.food, side.bullets) == (card.morale, card.food, card.bullets)
        assert s.places[side.place].zombies == card.zombies["colony"]
    assert {s.places[place].zombies for place in s.town} == {card.zombies["each"]}


@pytest.mark.rule("WC-SET-12", "WC-SET-13", "WC-SET-14", "WC-OP-49.b")
def test_one_secret_objective_each_which_nobody_else_sees() -> None:
    table = new(7)
    s = table.state
    ordinary = [s.players[seat].secret for seat in range(6)]
    assert len(set(ordinary)) == 6
    assert all(not library().secrets[name].module for name in ordinary)
    assert s.box == []  # nobody can look at those that were not dealt
    for viewer in (*range(7), None):
        seen = encoded(view(table, viewer)) + encoded(table.heard(viewer))
        for seat, player in enumerate(s.players):
            assert (f'"{player.secret}"'.encode() in seen) is (seat == viewer)


# -- decks -----------------------------------------------------------------------------------------


def items_of(s: WarState) -> Counter[str]:
    return Counter(item for place in s.town for item in s.places[place].deck)


@pytest.mark.rule("WC-SET-20", "WC-SET-21", "WC-SET-22", "WC-SET-37", "WC-OP-28.a", "WC-RI-06")
def test_five_random_items_join_every_deck() -> None:
    decks = library().decks
    extra: Counter[str] = Counter(decks["bullet"]["random"])
    crosshair = {name for name in extra if library().items[name].module == "war"}
    seen: set[str] = set()
    for seed in range(12):
        s = new(4, seed=str(seed)).state
        joined: Counter[str] = Counter()
        for place in s.town:
            own: Counter[str] = Counter(decks["town"][place])
            assert sum(own.values()) == 20
            added = Counter(s.places[place].deck) - own
            assert sum(added.values()) == 5
            assert not own - Counter(s.places[place].deck)
            joined += added
        assert not joined - extra
        assert sum((extra - joined).values()) == 13
        seen |= set(joined)
        tops = [s.places[place].deck[-5:] for place in s.town]
        assert any(set(top) - set(extra) for top in tops)  # they are not left at the bottom
    assert crosshair <= seen


@pytest.mark.rule("WC-SET-18", "WC-SET-19")
def test_starter_items_are_dealt_and_the_rest_is_out_of_the_game() -> None:
    s = new(4).state
    decks = library().decks
    starters = Counter(decks["moon"]["starters"]) + Counter(decks["town"]["starters"])
    dealt = Counter(item for player in s.players for item in player.hand)
    assert sum(starters.values()) == 50
    assert not dealt - starters
    assert (s.removed, s.bandits.loot) == ([], [])


@pytest.mark.rule("WC-SET-15", "WC-SET-16", "WC-SET-17")
@pytest.mark.parametrize("deck", ["crisis_deck", "crossroads_deck", "survivor_deck"])
def test_decks_are_shuffled(deck: str) -> None:
    orders = [getattr(new(4, seed=str(seed)).state, deck) for seed in range(3)]
    assert orders[0] != orders[1] != orders[2]
    if deck != "survivor_deck":
        assert sorted(orders[0]) == sorted(orders[1])
        assert len(set(orders[0])) == len(orders[0])


@pytest.mark.rule("WC-SET-36")
def test_cards_for_adults_can_be_left_out() -> None:
    adult = {card.id for card in library().crossroads.values() if card.adult}
    assert not adult & set(new(4).state.crossroads_deck)
    assert adult & set(new(4, adult="on").state.crossroads_deck)


@pytest.mark.rule("WC-SET-23", "WC-CMP-22")
@pytest.mark.usefixtures("plain_people")
def test_five_tactics_at_each_colony() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school").battle("school")
    assert len(war.offered(Y1)) == len(war.offered(B1)) == 5
    assert war.offered(Y1) == war.offered(B1)


@pytest.mark.rule("WC-SET-28")
def test_rejected_survivors_are_shuffled_into_the_deck() -> None:
    table = new(4)
    rejected = set()
    for ask in table.asks:
        option = next(each for each in ask.options if ODETTE not in each)
        rejected |= set(table.state.offers[ask.seat]) - set(option)
    before = list(table.state.survivor_deck)
    s = keep(table)
    assert len(rejected) == 8
    assert sorted(s.survivor_deck) == sorted([*before, *rejected])
    assert set(s.survivor_deck[-8:]) != rejected != set(s.survivor_deck[:8])


@pytest.mark.rule("WC-SET-24", "WC-SET-25", "WC-SET-26", "WC-SET-27", "WC-SET-29", "WC-SET-30")
@pytest.mark.parametrize(("players", "size"), [(4, 3), (6, 2)])
def test_one_of_those_kept_leads(players: int, size: int) -> None:
    table = new(players)
    offer = table.state.offers[0]
    (ask,) = table.asked(0)
    assert {option[1] for option in ask.options} == set(offer)
    assert {len(option) - 1 for option in ask.options} == {size}
    keep(table)
    player = table.state.players[0]
    assert player.leader in player.group
    assert len(player.group) == size


@pytest.mark.rule("WC-SET-31")
def test_everyone_begins_at_home() -> None:
    s = keep(new(7))
    for seat in s.seats:
        home = (YELLOW, BLUE, DEN)[s.players[seat].colony]
        assert {(v.place, v.home) for v in s.of(seat)} == {(home, home)}


@pytest.mark.rule("WC-SET-34", "WC-TURN-02")
def test_the_leaders_take_the_first_turn() -> None:
    table = new(6)
    s = keep(table)
    leaders = [side.first for side in s.sides]
    assert sorted(s.pair) == sorted(leaders)
    for number, side in enumerate(s.sides):
        team = [player for player in s.players if player.colony == number]
        best = max(team, key=lambda player: s.influence(player.leader))
        assert s.players[side.first] is best


# -- teams -----------------------------------------------------------------------------------------


@pytest.mark.rule("WC-SET-09", "WC-SET-11")
def test_each_colony_is_a_ring_of_its_own() -> None:
    s = new(7).state
    assert s.clockwise(0) == [0, 2, 4]
    assert s.clockwise(3) == [3, 5, 1]
    assert s.clockwise(6) == [6]
    assert s.right_of(0) == 4


@pytest.mark.rule("WC-OP-40.a", "WC-OP-40.d", "WC-LW-SET-02")
def test_teams_are_picked_by_seats_or_at_random() -> None:
    assert [player.colony for player in new(7).state.players] == [0, 1, 0, 1, 0, 1, 2]
    drawn = set()
    for seed in range(20):
        s = new(7, seed=str(seed), teams="random").state
        colonies = [player.colony for player in s.players]
        assert sorted(colonies) == [0, 0, 0, 1, 1, 1, 2]
        assert s.wolf == colonies.index(2)
        drawn.add(tuple(colonies))
    assert len(drawn) > 10
    assert {colonies[0] for colonies in drawn} == {0, 1, 2}


@pytest.mark.rule("WC-OP-40.b", "WC-OP-03.h")
def test_no_two_survivors_have_the_same_influence() -> None:
    count = Counter(card.influence for card in library().survivors.values())
    assert set(count.values()) == {1}  # so that there is no tie to be broken


@pytest.mark.rule("WC-OP-28.e")
@pytest.mark.parametrize(
    ("what", "players", "message"), [("starters", 10, "starter items"), ("people", 11, "survivors")]
)
def test_a_table_for_which_there_are_too_few_cards_is_refused(
    what: str, players: int, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    GAME.configure({}, players)
    cards: Any = library()
    if what == "starters":
        decks = {**cards.decks, "town": {**cards.decks["town"], "starters": {"food-1": 24}}}
        monkeypatch.setattr(cards, "decks", decks)
    else:
        monkeypatch.setattr(cards, "survivors", dict(list(cards.survivors.items())[:44]))
    with pytest.raises(BadSetting, match=message):
        GAME.configure({}, players)


@pytest.mark.rule("WC-DICE-01", "WC-DICE-02", "WC-KEEP-08")
@pytest.mark.usefixtures("plain_people")
def test_a_die_and_one_for_each_survivor() -> None:
    war = War(5).survivor("A", Y1).survivor("B", Y1).survivor("C", Y1).survivor("D", B1)
    war.survivor("E", 4).survivor("F", 4).survivor("G", 4).newcomers("H")
    war.roll(1, 2, 3, 4, *(1, 2, 3, 4), *(6,), *(1, 2), *(5,)).run(("roll_dice", []))
    assert [len(player.dice) for player in war.s.players] == [4, 2, 1, 1, 4]
    assert war.told("dice")[0]["seat"] == 4  # the Lone Wolf comes first
    war.run(("draw_survivor", [Y1]))
    assert len(war.s.players[Y1].group) == 4
    assert len(war.s.players[Y1].dice) == 4
