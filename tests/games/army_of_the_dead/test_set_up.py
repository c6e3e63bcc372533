"""Set-up in the steps of the rulebook (catalogue A3)."""

from __future__ import annotations

from collections import Counter

import pytest

from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.sheets import DIRECTORY, mission, missions
from overrun.games.army_of_the_dead.state import LEVELS

from .opening import SIX, Opening
from .scene import GAME, Heist, person

OBJECTIVES = ["A1g", "A1h", "A1i", "A1j"]
NINE = ["A1g", "A1h", "A1i", "A1j", "A1k", "A1l", "A1m", "A1n", "A1o"]


# -- steps 1 to 3: the mission, its board, its tokens ------------------------------------------


@pytest.mark.rule("AD-SET-01", "AD-GEN-09", "AD-MIS-01")
def test_any_mission_can_be_chosen_at_once() -> None:
    (choice,) = [each for each in GAME.settings if each.name == "mission"]
    assert set(choice.values) == set(missions())
    for id in missions():
        assert Opening(mission=id).ask.kind == "team"  # whatever was played before


@pytest.mark.vector("army-of-the-dead", "AD-TV-112")
@pytest.mark.rule("AD-SET-04", "AD-SET-05", "AD-CMP-17")
def test_one_face_down_token_in_each_zone_that_the_sheet_marks() -> None:
    laid = []
    for seed in range(12):
        opening = Opening(seed=str(seed), sleepers=NINE)
        assert {zone: len(tokens) for zone, tokens in opening.s.sleepers.items()} == {
            opening.zone(name): 1 for name in NINE
        }
        laid.append(tuple(tokens[0] for tokens in opening.s.sleepers.values()))
        tokens = [*laid[-1], *opening.s.unseen]
        assert Counter(tokens) == Counter(library().sleepers)  # the rest stays in the box
        shown = [(each.name, each.sleepers) for each in opening.view().zones]
        assert sorted(shown) == [(name, 1) for name in NINE]  # how many tokens, not which
    assert len(set(laid)) > 8
    assert all({row[place] for row in laid} == {1, 2, 3} for place in range(9))


# -- step 4: six survivors ---------------------------------------------------------------------


@pytest.mark.rule("AD-SET-07")
def test_the_mission_is_read_before_anybody_is_chosen() -> None:
    opening = Opening(2, sleepers=["A1g"])
    assert opening.events == ["briefing"]
    assert opening.told("briefing", 1)[0]["mission"] == opening.s.mission
    assert opening.view(1).mission == opening.s.mission
    assert [each.name for each in opening.view(1).zones] == ["A1g"]  # the board lies there, too


TEAMS = [
    (1, [6]),
    (2, [3, 3]),
    (2, [5, 1]),
    (4, [1, 3, 1, 1]),
    (4, [2, 2, 1, 1]),
    (6, [1, 1, 1, 1, 1, 1]),
]


@pytest.mark.vector("army-of-the-dead", "AD-TV-116")
@pytest.mark.rule("AD-GEN-01", "AD-GEN-02", "AD-GEN-03", "AD-SET-08")
@pytest.mark.parametrize(("players", "shares"), TEAMS)
def test_six_survivors_shared_out_as_the_players_like(players: int, shares: list[int]) -> None:
    left = list(SIX)
    people = [" ".join(left.pop() for _ in range(share)) for share in shares]
    opening = Opening(players).team(*people)
    assert len(opening.s.survivors) == 6
    mine = [" ".join(each.id for each in opening.s.survivors if each.seat == seat)
            for seat in range(players)]  # fmt: skip
    assert mine == people


@pytest.mark.rule("AD-GEN-01")
def test_one_to_six_players() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("AD-SET-08")
def test_nobody_comes_twice() -> None:
    opening = Opening(2).do("survivor:hanne")
    assert opening.ask.seat == 1
    assert opening.refuses("survivor:hanne") == "AD-SET-08"


@pytest.mark.rule("AD-OP-162", "AD-GEN-03")
def test_everybody_has_at_least_one() -> None:
    opening = Opening(3)
    assert opening.refuses("enough") == "AD-OP-162"
    opening.do("survivor:hanne", "survivor:tomasz", "survivor:vesna", "survivor:femi")
    assert (opening.ask.seat, opening.may("enough")) == (1, True)


@pytest.mark.rule("AD-GEN-02")
def test_somebody_picks_until_there_are_six() -> None:
    opening = Opening(2).do("survivor:hanne", "survivor:tomasz", "enough")
    assert opening.ask.seat == 1
    assert opening.refuses("enough") == "AD-GEN-02"
    opening.do("survivor:vesna", "survivor:femi", "survivor:carys", "survivor:pilar")
    assert opening.ask.kind == "kit"
    assert Counter(each.seat for each in opening.s.survivors) == {0: 1, 1: 5}


@pytest.mark.rule("AD-OP-133", "AD-SET-34")
def test_a_team_without_a_specialist_is_refused_unless_one_says_so() -> None:
    five = [f"survivor:{id}" for id in ("hanne", "tomasz", "vesna", "maxine", "samira")]
    opening = Opening(needs=["pilot"], specialists="required").do(*five)
    pilots = {"survivor:carys", "survivor:pilar"}
    assert opening.options() == pilots
    assert opening.refuses("survivor:anneli") == "AD-OP-133"
    opening = Opening(needs=["pilot"], specialists="free").do(*five)
    assert opening.options() > pilots
    assert opening.may("survivor:anneli")


@pytest.mark.rule("AD-OP-133")
def test_specialists_are_refused_only_when_places_run_short() -> None:
    opening = Opening(needs=["pilot", "mechanic"], specialists="required")
    opening.do("survivor:hanne", "survivor:tomasz", "survivor:vesna")
    assert opening.may("survivor:samira")
    opening.do("survivor:femi")  # a mechanic
    assert opening.may("survivor:samira")
    opening.do("survivor:samira")
    assert opening.options() == {"survivor:carys", "survivor:pilar"}


@pytest.mark.rule("AD-OP-027", "AD-SET-34")
def test_a_mission_may_need_nobody_in_particular() -> None:
    assert mission("back-door").needs == ()
    opening = Opening(needs=[], specialists="required")
    opening.team("hanne tomasz samira rafe anneli maxine")
    assert len(opening.s.survivors) == 6


# -- step 5: boards ----------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-02")
@pytest.mark.rule("AD-SET-09", "AD-SET-17", "AD-SET-18", "AD-SET-19", "AD-SET-20", "AD-SET-22")
@pytest.mark.rule("AD-CMP-05", "AD-SPC-03")
def test_a_tough_survivor_begins_with_four_health_and_its_blue_skill() -> None:
    opening = Opening().begun()
    board = next(each for each in opening.view().survivors if each.id == "hanne")
    assert (board.health, board.full, board.ap, board.level) == (4, 4, 0, "blue")
    card = library().survivors["hanne"]
    assert board.skills == [card.blue]
    assert len(LEVELS) - len(board.skills) == 3  # for yellow, orange and red
    assert len(board.gear) == 2 + 3
    others = [each for each in opening.view().survivors if "tough" not in each.specialisations]
    assert len(others) == 4
    assert all((each.health, each.ap, each.level) == (3, 0, "blue") for each in others)


@pytest.mark.rule("AD-SET-19", "AD-RND-06")
def test_the_blue_skill_counts_in_the_first_turn() -> None:
    opening = Opening().begun().do("activate:tomasz")  # an expert for explosives
    assert opening.s.turn.free == {"explosive": 1}


# -- steps 6 and 7: starting equipment, then the decks -----------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-01")
@pytest.mark.rule("AD-SET-10", "AD-SET-11")
def test_one_of_two_sets_and_no_mix() -> None:
    opening = Opening().team("anneli hanne tomasz vesna femi carys")
    assert (opening.ask.kind, opening.ask.facts["survivor"]) == ("kit", "anneli")
    assert opening.options() == {"kit:a", "kit:b"}
    for mixed in ("kit:a:b", "kit:sniper-rifle:tnt", "kit"):
        opening.refuses(mixed)
    opening.do("kit:b")
    kept = [gear.card for gear in opening.s.survivors[0].gear if gear]
    assert kept == ["hand-cannon", "tnt"]
    for card in ("hand-cannon", "tnt"):
        assert opening.s.equipment.count(card) == library().equipment[card].count - 1
    for card in ("sniper-rifle", "magazine"):
        assert opening.s.equipment.count(card) == library().equipment[card].count


@pytest.mark.vector("army-of-the-dead", "AD-TV-168")
@pytest.mark.rule("AD-SET-21", "AD-INV-02", "AD-INV-03")
def test_starting_cards_go_into_hands_or_backpack_as_one_likes() -> None:
    def carried(*answers: str) -> list[str]:
        opening = Opening().team("carys hanne tomasz vesna femi pilar").do("kit:b", *answers)
        return ["-" if gear is None else gear.card for gear in opening.s.survivors[0].gear]

    # a pistol, a bola launcher and a magazine: the third card begins in the backpack
    assert carried() == ["pistol", "bola-launcher", "magazine", "-", "-"]
    assert carried("swap:0:3") == ["-", "bola-launcher", "magazine", "pistol", "-"]
    assert carried("swap:0:2") == ["magazine", "bola-launcher", "pistol", "-", "-"]
    assert carried("swap:0:3", "swap:1:4") == ["-", "-", "magazine", "pistol", "bola-launcher"]
    assert carried("swap:1:4", "swap:1:2") == ["pistol", "magazine", "-", "-", "bola-launcher"]


@pytest.mark.vector("army-of-the-dead", "AD-TV-113")
@pytest.mark.rule("AD-SET-11", "AD-SET-12", "AD-SET-13")
def test_three_decks_each_shuffled_on_its_own_without_the_starting_cards() -> None:
    one, two = Opening(seed="one").begun(), Opening(seed="two").begun()
    cards = library()
    for opening in (one, two):
        s = opening.s
        held = Counter(gear.card for each in s.survivors for gear in each.gear if gear)
        assert held.total() == sum(len(cards.survivors[id].kits[0]) for id in SIX)
        whole = Counter({card.id: card.count for card in cards.equipment.values()})
        assert Counter(s.equipment) == whole - held
        assert sorted(s.zombie_deck) == sorted(cards.zombie_cards)
        orders = Counter({card.id: card.count for card in cards.orders.values()})
        assert Counter(s.orders) == orders
        seen = opening.view()
        assert (seen.equipment, seen.zombie_deck, seen.orders) == (
            len(s.equipment), len(s.zombie_deck), len(s.orders),
        )  # fmt: skip
        assert s.zombie_deck != list(cards.zombie_cards)
    assert one.s.equipment != two.s.equipment
    assert one.s.zombie_deck != two.s.zombie_deck
    assert one.s.orders != two.s.orders


# -- step 8: reference cards -------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-62")
@pytest.mark.rule("AD-SET-14", "AD-CMP-12")
def test_reference_cards_are_open_and_nobodys() -> None:
    reference = {"valentine", "queen", "zeus", "masked-zeus", "mounted-zeus"}
    assert reference <= set(library().zombies)
    assert library().truck.gun.kind == "ranged"
    s = Opening(mission="back-door").begun().s
    held = {gear.card for each in s.survivors for gear in each.gear if gear}
    assert not held & {*reference, "truck"}
    assert not {*s.equipment, *s.zombie_deck, *s.orders} & {*reference, "truck"}


# -- steps 9 and 13: where they stand, who begins ----------------------------------------------


@pytest.mark.rule("AD-SET-15", "AD-SET-16", "AD-NOI-06")
def test_everybody_and_the_noise_token_in_the_starting_zone() -> None:
    opening = Opening(start=["A1j"]).begun()
    assert {each.zone for each in opening.view().survivors} == {"A1j"}
    assert opening.view().noise == "A1j"


@pytest.mark.vector("army-of-the-dead", "AD-TV-114")
@pytest.mark.rule("AD-SET-15", "AD-SET-16", "AD-NOI-06", "AD-OP-051")
def test_with_several_starting_zones_the_players_pick() -> None:
    opening = Opening(start=["A1a", "A1f"], sleepers=["A1g", "A1l"]).team().until("start")
    for zone in "afaffa":
        opening.do(f"start:A1{zone}")
    assert opening.options() == {"noise:A1a", "noise:A1f"}
    opening.do("noise:A1f")
    assert [each.zone[2] for each in opening.view().survivors] == list("afaffa")
    assert opening.view().noise == "A1f"
    asleep = [each.name for each in opening.view().zones if each.sleepers]
    assert asleep == ["A1g", "A1l"]  # A1l is next to it


@pytest.mark.rule("AD-SET-15")
def test_each_player_places_the_own_survivors() -> None:
    opening = Opening(2, start=["A1a", "A1f"])
    opening.team("hanne tomasz", "vesna femi carys pilar").until("start")
    asked = []
    while opening.ask.kind == "start":
        asked.append((opening.ask.seat, opening.ask.facts["survivor"]))
        opening.do("start:A1a")
    assert asked == [(0, "hanne"), (1, "vesna"), (0, "tomasz"), (1, "femi"), (1, "carys"),
                     (1, "pilar")]  # fmt: skip


@pytest.mark.rule("AD-SET-30", "AD-RND-02", "AD-GEN-07")
def test_the_players_choose_who_is_first() -> None:
    opening = Opening(3).team("hanne tomasz", "vesna femi", "carys pilar").until("first")
    assert opening.options() == {"first:0", "first:1", "first:2"}
    opening.do("first:2")
    assert opening.view().first == 2
    assert opening.ask.seat == 2
    assert opening.options() == {"activate:carys", "activate:pilar"}


# -- steps 11 and 12: personal objectives, tokens ----------------------------------------------


def sheet_of(mission: str) -> str:
    """A mission's file; missions of a scene have none."""
    path = DIRECTORY / f"{mission}.toml"
    return path.read_text(encoding="utf-8") if path.exists() else "\npersonal ="


@pytest.mark.vector("army-of-the-dead", "AD-EX-03")
@pytest.mark.rule("AD-SET-23", "AD-SET-27", "AD-POB-05", "AD-FACT-47")
def test_two_personal_objectives_of_two_of_the_six() -> None:
    drawn = set()
    for seed in range(8):
        opening = Opening(
            seed=str(seed), personal=2, objectives=OBJECTIVES, tokens=["red", "red"],
            goals={"out": {"is": "everybody-in", "zones": ["A1a"]}},
        ).begun()  # fmt: skip
        owners = [each.owner for each in opening.s.personal]
        assert len(set(owners)) == 2
        assert set(owners) <= set(SIX)
        drawn.update(owners)
        # they stand where they must, but neither objective is done, so nobody has won
        assert opening.view().goals[0].met
        assert opening.table.outcome is None
    assert len(drawn) > 3
    # a sheet without a number of its own has two
    plain = [id for id in missions() if "\npersonal =" not in sheet_of(id)]
    assert plain
    assert {missions()[id].personal for id in plain} == {2}


@pytest.mark.vector("army-of-the-dead", "AD-TV-169")
@pytest.mark.rule("AD-SET-24", "AD-SET-25", "AD-SET-26", "AD-CMP-23", "AD-MIS-04")
def test_personal_objectives_are_open_to_all_one_on_each_slot() -> None:
    opening = Opening(2, personal=2, objectives=OBJECTIVES, tokens=["red", "red"])
    opening.team("hanne tomasz vesna", "femi carys pilar").until("activate")
    for viewer in (None, 0, 1):
        assert [each.colour for each in opening.view(viewer).personal] == ["yellow", "purple"]
        told = opening.told("personal", viewer)
        shown = [(each.owner, each.colour) for each in opening.view(viewer).personal]
        assert [(each["survivor"], each["colour"]) for each in told] == shown
    # of the other four nothing is left in the game
    owners = {each.owner for each in opening.s.personal}
    assert len(opening.s.personal) == 2
    assert len(set(SIX) - owners) == 4


@pytest.mark.vector("army-of-the-dead", "AD-EX-04")
@pytest.mark.rule("AD-SET-28", "AD-SET-29", "AD-CMP-18")
def test_objective_tokens_are_mixed_and_lie_red_side_up() -> None:
    places = set()
    for seed in range(12):
        opening = Opening(seed=str(seed), personal=2, objectives=OBJECTIVES, tokens=["red", "blue"])
        opening.begun()
        tokens = opening.s.tokens
        assert [opening.s.ground.names[each.zone] for each in tokens] == OBJECTIVES
        assert sorted(each.colour for each in tokens) == ["blue", "purple", "red", "yellow"]
        assert [each.colour for each in opening.view().tokens] == [""] * 4
        places.add(tuple(each.colour for each in tokens))
    assert len(places) > 6
    for place in range(4):
        assert len({fronts[place] for fronts in places}) > 2


@pytest.mark.rule("AD-OP-163", "AD-SET-23")
def test_an_objective_that_the_mission_leaves_no_room_for_is_set_aside() -> None:
    team = "hanne tomasz vesna femi carys samira"  # who wants Zeus dead, who wants sleepers gone
    goals = {id: library().personal[id].goal.do for id in team.split()}
    assert (goals["hanne"], goals["samira"]) == ("slay", "sleepers")

    def drawn(**sheet: object) -> set[str]:
        return {
            each.owner
            for seed in range(25)
            for each in Opening(seed=str(seed), personal=1, objectives=["A1g"], **sheet)
            .team(team)
            .until("activate")
            .s.personal
        }

    assert drawn() <= {*team.split()} - {"hanne", "samira"}
    throne = [{"zone": "A1f", "kind": "zeus"}]
    assert {"hanne", "samira"} <= drawn(zeus="zeus", spawns=throne, sleepers=NINE)


# -- companions --------------------------------------------------------------------------------


@pytest.mark.rule("AD-SET-32", "AD-CPN-01", "AD-CPN-03", "AD-MIS-08")
def test_the_players_choose_who_waits_to_be_found() -> None:
    opening = Opening(companions=["A1n", "A1o"]).team()
    assert (opening.ask.kind, opening.ask.facts["zone"]) == ("companion", "A1n")
    assert "companion:hanne" not in opening.options()  # belongs to the team
    opening.do("companion:rafe")
    assert not opening.may("companion:rafe")
    opening.do("companion:anneli").until("activate")
    waiting = [(each.id, each.zone, each.leader) for each in opening.view().companions]
    assert waiting == [("rafe", "A1n", ""), ("anneli", "A1o", "")]


@pytest.mark.rule("AD-OP-155", "AD-SET-23")
def test_no_personal_objective_of_a_companion_is_drawn() -> None:
    for seed in range(15):
        opening = Opening(seed=str(seed), companions=["A1n", "A1o"], personal=2,
                          objectives=["A1g", "A1h"])  # fmt: skip
        opening.team().do("companion:rafe", "companion:anneli").until("activate")
        assert not {"rafe", "anneli"} & {each.owner for each in opening.s.personal}


# -- the vault ---------------------------------------------------------------------------------


@pytest.mark.rule("AD-SET-31", "AD-OP-157")
def test_a_vault_card_lies_face_down_where_there_is_a_vault() -> None:
    cards = set()
    for seed in range(20):
        opening = Opening(seed=str(seed), mission="cold-steel")
        assert opening.s.vault is not None
        cards.add(opening.s.vault.card)
        seen = opening.view().vault
        assert seen is not None
        assert (seen.card, seen.cleared, seen.open) == ("", False, False)
    assert len(cards) > 3
    assert Opening(mission="back-door").s.vault is None


@pytest.mark.rule("AD-SPC-09", "AD-SET-22")
def test_whoever_has_two_specialisations_has_the_effects_of_both() -> None:
    person("gus", ("tough", "shadow"))
    heist = Heist().survivor("gus", "A1g").sleepers("A1g", 2).turn("gus")
    assert heist.who("gus").health == 4
    heist.do("move:A1a")  # and no die is rolled
    assert heist.at("gus") == "A1a"
