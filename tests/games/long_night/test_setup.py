"""Set-up (catalogue section 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from overrun.core.errors import BadSetting, IllegalAnswer
from overrun.core.table import Table
from overrun.games.long_night.cards import TRACK, Relief, Side
from overrun.games.long_night.library import library

from .conftest import AddCards
from .opening import Opening, unmarked, words
from .scene import COLONY, GAME, encoded

SIX = ["police", "grocery", "school", "library", "hospital", "gas"]

PEOPLE = (
    "blue", "gia", "rocco", "emma",
    "teodora", "kwame", "zora", "jun",
    "alfonso", "dutch", "mei", "magnus",
    "grady", "priya",
)  # fmt: skip


def people(*first: str) -> dict[str, list[str]]:
    """The survivor deck with these on top."""
    rest = [name for name in unmarked("survivors") if name not in first]
    return {"survivors": [*first, *rest]}


# -- the whole of it ---------------------------------------------------------------------------


@pytest.mark.vector("long-night", "WE-09")
def test_three_player_set_up() -> None:
    table = Opening(3).keep_all()
    ordinary, betrayal = table.order("ordinary"), table.order("betrayal")
    shuffled = [player.secret for player in table.s.players] + table.s.box
    assert sorted(shuffled) == sorted([*ordinary[:6], betrayal[0]])
    assert len(table.s.box) == 4
    assert len({player.secret for player in table.s.players}) == 3
    assert [len(player.hand) for player in table.s.players] == [5, 5, 5]
    assert len(table.s.colony.survivors) == len(table.s.survivors) == 6
    decks = {place.id: len(place.deck) for place in table.s.places.values()}
    assert decks == {COLONY: 0, **dict.fromkeys(SIX, 20)}
    for viewer in (0, 1, 2, None):
        seen = words(table.view(viewer)) | words(table.table.heard(viewer))
        assert not seen & set(table.s.box)


@pytest.mark.rule("LN-SETUP-06", "LN-SETUP-10", "LN-SETUP-16", "LN-SETUP-18", "LN-SETUP-24")
def test_the_steps_are_in_order() -> None:
    table = Opening(3, objective="front-door", side="standard")
    assert {ask.kind for ask in table.table.asks} == {"keep-survivors"}
    told = list(dict.fromkeys(table.events))
    assert told == ["objective", "zombie-came", "secret", "hand-dealt", "survivors-dealt"]
    plain = Opening(3).keep_all()
    told = list(dict.fromkeys(plain.events))
    assert told[4:] == [
        "survivors-dealt", "group", "first-player", "round", "crisis", "dice", "turn",
        "crossroads-drawn",
    ]  # fmt: skip


# -- steps 1 and 2: boards and sheets ----------------------------------------------------------


@pytest.mark.rule("LN-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_colony_and_six_places_are_laid_out(players: int) -> None:
    view = Opening(players).view(None)
    assert [place.id for place in view.places] == [COLONY, *SIX]
    assert view.graveyard == []


@pytest.mark.rule("LN-SETUP-03", "LN-CARD-REF-02", "LN-CARD-REF-04", "LN-CARD-REF-05")
@pytest.mark.parametrize("players", [2, 4])
def test_everyone_has_a_sheet(players: int) -> None:
    table = Opening(players).keep_all()
    for viewer in (None, *range(players)):
        sheets = table.view(viewer).players
        assert [sheet.seat for sheet in sheets] == list(range(players))
        for sheet in sheets:
            kept = table.dealt[sheet.seat][: table.kept]
            assert (sheet.leader, sheet.group) == (kept[0], kept)
            assert (sheet.dice, sheet.used) == ([3] * (1 + table.kept), [])


# -- step 3: the main objective ----------------------------------------------------------------


@pytest.mark.rule("LN-SETUP-04")
@pytest.mark.parametrize("name", unmarked("objectives"))
def test_the_main_objective_is_chosen_or_drawn(name: str) -> None:
    assert Opening(3, objective=name).view(None).objective == name
    drawn = Opening(3, objective="random", orders={"objectives": [name]})
    assert drawn.view(None).objective == name


@pytest.mark.rule("LN-SETUP-04")
def test_there_is_no_other_objective_to_choose() -> None:
    with pytest.raises(BadSetting, match="did you mean 'tribute'"):
        Opening(3, objective="tribut")


@pytest.mark.rule("LN-SETUP-05")
def test_one_objective_is_recommended_and_taken_if_nobody_chooses() -> None:
    recommended = [card.id for card in library().objectives.values() if card.recommended]
    assert recommended == ["tribute"]
    assert Table.new(GAME, seats=3, seed="first game").state.objective == "tribute"


@pytest.mark.rule("LN-SETUP-06", "LN-BRD-08", "LN-CARD-MAIN-02", "LN-INV-24")
@pytest.mark.parametrize("side", ["standard", "hard"])
@pytest.mark.parametrize("name", unmarked("objectives"))
def test_its_set_up_section_is_carried_out(name: str, side: str) -> None:
    table = Opening(4, objective=name, side=side)
    card = library().objectives[name].side(side).begins(players=4, threats=0)
    helpless = card.helpless + 4 * card.helpless_per_player + card.unruly
    for viewer in (0, 3, None):
        view = table.view(viewer)
        assert (view.objective, view.side) == (name, side)
        assert (view.morale, view.rounds) == (card.morale, card.rounds)
        assert (view.food, view.helpless, view.unruly) == (card.food, helpless, card.unruly)
        each = card.zombies.get("each", 0)
        zombies = {place.id: sum(door.zombies for door in place.doors) for place in view.places}
        assert zombies == {
            COLONY: card.zombies.get(COLONY, 0),
            **{place: card.zombies.get(place, each) for place in SIX},
        }


FIXTURE = """
[fixture]
set = "moon"
length = "short"
[fixture.standard]
morale = 9
rounds = 4
food = 3
helpless = 1
helpless_per_player = 2
unruly = 1
zombies = {{ colony = {colony}, each = 2, school = 3, gas = 0 }}
barricades = {{ colony = 2, library = 1 }}
goals = [{{ is = "morale", at_least = 10 }}]
[fixture.hard]
morale = 2
rounds = 3
goals = [{{ is = "morale", at_least = 10 }}]
"""


@pytest.mark.rule("LN-SETUP-06", "LN-SETUP-07", "LN-CARD-MAIN-02")
def test_everything_that_a_set_up_section_can_ask_for(add_cards: AddCards) -> None:
    add_cards("objectives", FIXTURE.format(colony=8))
    table = Opening(3, objective="random", orders={"objectives": ["fixture"]})
    s = table.s
    assert (s.morale, s.rounds, s.food) == (9, 4, 3)
    assert (s.helpless, s.unruly) == (1 + 6 + 1, 1)
    assert table.colony_doors == ["ZZB", "ZZB", "Z--", "Z--", "Z--", "Z--"]
    assert [s.places[place].zombies for place in SIX] == [2, 2, 3, 2, 2, 0]
    assert table.doors("library") == "ZZB"


OTHERWISE = """
[fixture.standard.players.2]
morale = 3
zombies = { colony = 1 }
[fixture.standard.players.5]
food = 0
rounds = 7
helpless = 0
unruly = 2
"""


@pytest.mark.rule("OP-06")
@pytest.mark.parametrize(
    ("players", "numbers", "people", "zombies"),
    [
        (2, (3, 4, 3), (1 + 4 + 1, 1), [1, 0]),
        (3, (9, 4, 3), (1 + 6 + 1, 1), [8, 2]),
        (5, (9, 7, 0), (10 + 2, 2), [8, 2]),
    ],
)
def test_a_side_may_begin_otherwise_for_a_number_of_players(
    players: int,
    numbers: tuple[int, int, int],
    people: tuple[int, int],
    zombies: list[int],
    add_cards: AddCards,
) -> None:
    card = FIXTURE.format(colony=8).replace("[fixture.hard]", OTHERWISE + "[fixture.hard]")
    add_cards("objectives", card)
    # two players always play the hard side, unless they play together on the other
    mode = {"mode": "cooperative", "side": "standard"} if players == 2 else {}
    table = Opening(players, objective="random", orders={"objectives": ["fixture"]}, **mode)
    s = table.s
    assert (s.morale, s.rounds, s.food) == numbers
    assert (s.helpless, s.unruly) == people
    assert [s.places[place].zombies for place in (COLONY, "library")] == zombies


@pytest.mark.rule("OP-06")
@pytest.mark.parametrize(
    ("modules", "threats"),
    [
        ((), 0),
        (("improvements",), 0),
        (("bandits",), 1),
        (("improvements", "bandits", "raxxon"), 2),
    ],
)
def test_modules_that_threaten_bring_morale_and_food(
    modules: tuple[str, ...], threats: int
) -> None:
    table = Table.new(
        GAME,
        seats=4,
        settings={"objective": "tribute", "side": "hard", **dict.fromkeys(modules, "on")},
    )
    side = library().objectives["tribute"].side("hard")
    assert side.per_threat == Relief(morale=2, food=3)
    assert table.state.morale == side.morale + 2 * threats
    assert table.state.food == side.food + 3 * threats


@pytest.mark.rule("OP-06")
def test_morale_begins_at_the_end_of_its_track_at_most() -> None:
    side = Side(morale=8, rounds=6, goals=(), per_threat=Relief(morale=2))
    assert side.begins(4, threats=2).morale == TRACK


@pytest.mark.rule("LN-SETUP-07")
@pytest.mark.parametrize(
    ("zombies", "counts"),
    [(1, [1, 0, 0, 0, 0, 0]), (6, [1] * 6), (7, [2, 1, 1, 1, 1, 1]), (15, [3, 3, 3, 2, 2, 2])],
)
def test_zombies_of_the_set_up_go_from_entrance_to_entrance(
    zombies: int, counts: list[int], add_cards: AddCards
) -> None:
    card = FIXTURE.format(colony=zombies).replace("barricades = { colony = 2, library = 1 }", "")
    add_cards("objectives", card)
    table = Opening(3, objective="random", orders={"objectives": ["fixture"]})
    assert [door.zombies for door in table.s.colony.doors] == counts


@pytest.mark.rule("LN-SETUP-22")
def test_an_objective_may_let_the_survivors_begin_outside() -> None:
    table = Opening(3, objective="front-door").keep_all()
    everyone = list(table.s.survivors)
    for name in everyone:
        seat = table.s.survivors[name].owner
        assert (table.ask.seat, table.ask.kind) == (seat, "newcomer")
        table.do(min(table.options(f"settle:{name}:")))
    assert table.s.colony.survivors == []
    assert sorted(each for place in SIX for each in table.s.places[place].survivors) == sorted(
        everyone
    )
    assert "exposed" not in table.events


# -- step 4: secret objectives -----------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-86")
@pytest.mark.rule("LN-SETUP-08", "LN-SETUP-09", "LN-SETUP-10", "LN-SETUP-11")
@pytest.mark.parametrize(
    ("players", "mode", "ordinary", "unseen"),
    [(5, "standard", 10, 6), (4, "betrayer", 4, 1), (3, "standard", 6, 4), (4, "standard", 8, 5)],
)
def test_secret_objective_counts(players: int, mode: str, ordinary: int, unseen: int) -> None:
    """The script fails if other cards, or more or fewer of them, are shuffled together."""
    cards = [library().secrets[name] for name in unmarked("secrets")][::-1]
    loyal = [card.id for card in cards if not card.betrayal]
    false = [card.id for card in cards if card.betrayal]
    together = [*loyal[:ordinary], false[0]][::-1]
    orders = {"ordinary": loyal, "betrayal": false}
    table = Opening(players, mode=mode, aside=together, orders=orders)
    assert [player.secret for player in table.s.players] == together[:players]
    assert table.s.box == together[players:]
    assert len(table.s.box) == unseen


@pytest.mark.rule("LN-SETUP-09", "LN-SETUP-10")
@pytest.mark.parametrize("place", [0, 2, 3])
def test_there_is_a_betrayer_or_there_is_none(place: int) -> None:
    table = Opening(3)
    aside = table.order("ordinary")[:6]
    aside.insert(place, table.order("betrayal")[0])
    table = Opening(3, aside=aside)
    dealt = [library().secrets[player.secret].betrayal for player in table.s.players]
    assert dealt == [place == seat for seat in range(3)]


@pytest.mark.rule("LN-SETUP-11", "LN-SETUP-12", "LN-CARD-REF-03", "OP-47")
def test_nobody_learns_whether_there_is_a_betrayer() -> None:
    first = Opening(3)
    cards = [*first.order("ordinary")[:6], first.order("betrayal")[0]]
    dealt = Opening(3, aside=[cards[0], cards[6], *cards[1:6]]).keep_all()
    boxed = Opening(3, aside=cards).keep_all()
    assert dealt.s.players[1].secret != boxed.s.players[1].secret
    for viewer in (0, None):
        if viewer == 0:
            assert dealt.view(0).players[0].secret == cards[0]
        assert encoded(dealt.view(viewer)) == encoded(boxed.view(viewer))
        assert encoded(dealt.table.heard(viewer)) == encoded(boxed.table.heard(viewer))


@pytest.mark.rule("LN-SETUP-12", "LN-CARD-REF-03", "OP-47")
def test_a_secret_objective_is_seen_by_its_owner_alone() -> None:
    table = Opening(3).keep_all()
    secrets = {seat: player.secret for seat, player in enumerate(table.s.players)}
    for viewer in (0, 1, 2, None):
        seen = words(table.view(viewer)) | words(table.table.heard(viewer))
        assert seen & set(secrets.values()) == ({secrets[viewer]} if viewer is not None else set())
        shown = [player.secret for player in table.view(viewer).players]
        assert shown == [secrets[seat] if seat == viewer else "" for seat in range(3)]
    assert not any(secret in option for secret in secrets.values() for option in table.options())


# -- steps 5 to 8: decks -----------------------------------------------------------------------


@pytest.mark.rule("LN-SETUP-13", "LN-ROUND-03", "LN-BRD-10")
def test_the_crises_are_shuffled() -> None:
    crises = unmarked("crises")[::-1]
    table = Opening(3, orders={"crises": crises})
    assert table.s.crisis_deck == crises
    assert len(crises) == 22
    for viewer in (0, None):
        assert table.view(viewer).crisis_deck == 22
        assert not words(table.view(viewer)) & set(crises)
    table.keep_all()
    assert table.view(None).crisis == crises[0]
    assert table.s.crisis_deck == crises[1:]


@pytest.mark.rule("LN-SETUP-14")
def test_survivors_exile_cards_and_crossroads_are_three_decks() -> None:
    orders = {
        "survivors": unmarked("survivors")[::-1],
        "exiles": unmarked("exiles")[::-1],
        "crossroads": [
            name for name in unmarked("crossroads")[::-1] if not library().crossroads[name].adult
        ],
    }
    table = Opening(3, orders=orders)
    assert [name for offer in table.s.offers for name in offer] == orders["survivors"][:12]
    assert table.s.survivor_deck == orders["survivors"][12:]
    assert table.s.exile_deck == orders["exiles"]
    assert table.s.crossroads_deck == orders["crossroads"]


@pytest.mark.rule("LN-SETUP-15", "LN-CARD-XR-04", "LN-INV-14", "OP-75")
def test_cards_for_adults_are_there_only_if_wanted() -> None:
    adult = {name for name in unmarked("crossroads") if library().crossroads[name].adult}
    assert len(adult) == 9
    without = Opening(3).s.crossroads_deck
    assert len(without) == 61
    assert not adult & set(without)
    everything = Opening(3, adult="on").s.crossroads_deck
    assert set(everything) == {*without, *adult}
    assert len(everything) == 70


@pytest.mark.rule("LN-SETUP-16", "LN-INV-08", "LN-CARD-ITEM-04")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_five_starting_items_each(players: int) -> None:
    starters = ["food-1", "medicine", "fuel", "junk", "food-1"] * 5
    table = Opening(players, orders={"starters": starters})
    for seat, player in enumerate(table.s.players):
        assert player.hand == starters[5 * seat : 5 * seat + 5]
        assert table.view(seat).players[seat].hand == sorted(player.hand)
    # the others went back to the box
    decks = [place.deck for place in table.s.places.values()]
    assert sum(map(len, decks)) == 120
    assert (table.s.waste, table.s.removed) == ([], [])


@pytest.mark.rule("LN-SETUP-17", "LN-INV-09", "LN-BRD-14", "LN-CARD-ITEM-04")
def test_each_place_has_its_own_shuffled_deck() -> None:
    first = Opening(3)
    orders = {place: sorted(first.items(place), key=lambda item: item[::-1]) for place in SIX}
    table = Opening(3, orders=orders)
    for place in SIX:
        deck = table.s.places[place].deck
        assert deck == orders[place]
        assert Counter(deck) == Counter(library().decks["moon"][place])
        assert len(deck) == 20
    assert table.s.colony.deck == []


# -- steps 9 to 12: survivors ------------------------------------------------------------------


@pytest.mark.rule("LN-SETUP-18", "LN-SETUP-20", "LN-SETUP-21")
def test_two_of_four_are_kept_and_one_of_them_leads() -> None:
    table = Opening(3, orders=people(*PEOPLE))
    for seat in range(3):
        (ask,) = table.table.asked(seat)
        four = PEOPLE[4 * seat : 4 * seat + 4]
        assert table.view(seat).offer == list(four)
        pairs = {("keep", leader, other) for leader in four for other in four if leader != other}
        assert set(ask.options) == pairs
        assert len(ask.options) == 12
        for wrong in (
            f"keep:{four[0]}",
            f"keep:{four[0]}:{four[0]}",
            f"keep:{four[0]}:{four[1]}:{four[2]}",
            f"keep:{four[0]}:{PEOPLE[4 * seat - 1]}",
        ):
            with pytest.raises(IllegalAnswer):
                table.table.answer(seat, ask.number, wrong)
    table.keep(0, "emma", "blue").keep(1, "jun", "teodora").keep(2, "dutch", "magnus")
    leaders = [(sheet.leader, sheet.group) for sheet in table.view(None).players]
    assert leaders == [
        ("emma", ["emma", "blue"]),
        ("jun", ["jun", "teodora"]),
        ("dutch", ["dutch", "magnus"]),
    ]


@pytest.mark.rule("LN-SETUP-18", "OP-47")
def test_all_choose_at_once_and_see_only_their_own_four() -> None:
    table = Opening(3, orders=people(*PEOPLE))
    assert table.table.waiting == [0, 1, 2]
    table.keep(1, "zora", "kwame")
    for viewer in (0, 2, None):
        seen = words(table.view(viewer)) | words(table.table.heard(viewer))
        own = set(PEOPLE[4 * viewer : 4 * viewer + 4]) if viewer is not None else set()
        assert seen & set(PEOPLE) == own
    assert table.table.waiting == [0, 2]


@pytest.mark.rule("LN-SETUP-19")
def test_who_is_not_kept_goes_back_and_the_deck_is_shuffled() -> None:
    kept = {"blue", "gia", "teodora", "kwame", "alfonso", "dutch"}
    orders = people(*PEOPLE)
    back = sorted(name for name in orders["survivors"] if name not in kept)
    table = Opening(3, orders={**orders, "returned": back})
    table.keep(0, "gia", "blue").keep(1, "teodora", "kwame").keep(2, "alfonso", "dutch")
    assert table.s.survivor_deck == back
    assert len(back) == 14
    assert table.view(0).offer == []


@pytest.mark.rule("LN-SETUP-22", "LN-BRD-04")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_all_who_were_kept_stand_in_the_colony(players: int) -> None:
    table = Opening(players).keep_all()
    kept = [name for offer in table.dealt for name in offer[: table.kept]]
    assert sorted(table.s.colony.survivors) == sorted(kept)
    assert {v.place for v in table.s.survivors.values()} == {COLONY}
    assert [len(table.s.places[place].survivors) for place in SIX] == [0] * 6
    assert {v.hurt for v in table.s.survivors.values()} == {0}


# -- step 14: the first player -----------------------------------------------------------------


@pytest.mark.rule("LN-SETUP-24", "LN-TOK-01", "LN-CARD-SURV-03", "LN-SKILL-LEAD-02")
@pytest.mark.parametrize(
    ("leaders", "first"),
    [
        # blue 11, gia 41, rocco 35, emma 53; teodora 69, kwame 21; alfonso 17, dutch 61
        ((("emma", "blue"), ("kwame", "teodora"), ("alfonso", "dutch")), 0),
        ((("blue", "emma"), ("kwame", "teodora"), ("alfonso", "dutch")), 1),
        ((("gia", "emma"), ("kwame", "teodora"), ("dutch", "alfonso")), 2),
        ((("gia", "emma"), ("teodora", "kwame"), ("dutch", "alfonso")), 1),
    ],
)
def test_the_leader_of_highest_influence_goes_first(
    leaders: tuple[tuple[str, str], ...], first: int
) -> None:
    table = Opening(3, orders=people(*PEOPLE))
    for seat, names in enumerate(leaders):
        table.keep(seat, *names)
    assert table.view(None).first == first
    assert (table.ask.seat, table.ask.kind) == (first, "action")


@pytest.mark.rule("OP-20", "OP-21", "LN-CARD-SURV-03")
def test_no_two_survivors_of_any_box_have_the_same_influence() -> None:
    """So that there is never a tie for the lowest or the highest."""
    values = Counter(card.influence for card in library().survivors.values())
    assert max(values.values()) == 1


# -- too few survivors -------------------------------------------------------------------------


@pytest.mark.rule("OP-17", "LN-SETUP-18")
def test_five_players_share_all_twenty() -> None:
    table = Opening(5)
    assert [len(offer) for offer in table.s.offers] == [4] * 5
    assert table.s.survivor_deck == []
    table.keep_all()
    assert len(table.s.survivor_deck) == 10


@pytest.mark.rule("OP-17")
def test_with_fewer_survivors_fewer_are_dealt_but_enough_to_choose(add_cards: AddCards) -> None:
    add_cards("survivors", "")
    shelf = library().survivors
    for name in ("blue", "silas", "kwame"):
        del shelf[name]
    library().forget()
    table = Opening(5, dealt=3)
    assert [len(offer) for offer in table.s.offers] == [3] * 5
    assert len(table.s.survivor_deck) == 2
