"""What cards do to survivors."""

from __future__ import annotations

import pytest

from overrun.games.long_night.resolving import adds_people

from .carrying import REF, card, carry, why_not
from .conftest import AddCards
from .scene import Scene


def company() -> Scene:
    """Six survivors of three players; seat 2 is in exile. By influence: alfonso 17, zora 23,
    rocco 35, gia 41, emma 53, teodora 69."""
    scene = Scene().exiled(2)
    scene.survivor("gia", 0).survivor("emma", 0, "school")
    scene.survivor("rocco", 1).survivor("zora", 1, "school")
    return scene.survivor("alfonso", 2, "school").survivor("teodora", 2, "library")


def hurt(scene: Scene) -> set[str]:
    """Who has a wound of any kind."""
    return {v.id for v in scene.s.survivors.values() if v.hurt}


# -- whom it strikes ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "struck"),
    [
        ("actor", {"emma"}),
        ("all-yours", {"gia", "emma"}),
        ("all-here", {"emma", "zora", "alfonso"}),
        ("leader", {"gia"}),
        ("leaders", {"gia", "rocco"}),
        ("lowest", {"zora"}),
        ("highest", {"emma"}),
        ("lowest-in-colony", {"rocco"}),
        ("highest-in-colony", {"gia"}),
        ("all", {"gia", "emma", "rocco", "zora"}),
        ("all-in-colony", {"gia", "rocco"}),
        ("all-outside", {"emma", "zora"}),
    ],
)
def test_whom_a_wound_strikes(add_cards: AddCards, who: str, struck: set[str]) -> None:
    card(add_cards, f'do = "wound", who = "{who}"')
    scene = company()
    assert why_not(scene, survivor="emma") is None
    assert hurt(carry(scene, survivor="emma")) == struck
    assert scene.idle


@pytest.mark.parametrize(
    ("who", "offered"),
    [
        ("yours", {"gia", "emma"}),
        ("here", {"emma", "zora", "alfonso"}),
        ("any", {"gia", "emma", "rocco", "zora", "alfonso", "teodora"}),
    ],
)
def test_whom_the_player_may_choose(add_cards: AddCards, who: str, offered: set[str]) -> None:
    card(add_cards, f'do = "wound", who = "{who}"')
    scene = carry(company(), survivor="emma")
    assert (scene.ask.seat, scene.ask.kind) == (0, "choose-survivor")
    assert scene.options() == {f"wound:{name}" for name in offered}
    assert hurt(scene.do("wound:emma")) == {"emma"}


def test_several_of_the_lowest(add_cards: AddCards) -> None:
    card(add_cards, 'do = "wound", who = "lowest", number = 2')
    assert hurt(carry(company())) == {"zora", "rocco"}


def test_several_at_random_are_different_ones(add_cards: AddCards) -> None:
    card(add_cards, 'do = "wound", who = "random", number = 2')
    scene = carry(company().roll("rocco", "gia"))
    assert hurt(scene) == {"rocco", "gia"}


def test_a_survivor_by_name(add_cards: AddCards) -> None:
    card(add_cards, 'do = "wound", who = "named", name = "zora"')
    assert hurt(carry(company())) == {"zora"}
    scene = Scene().survivor("gia")
    assert why_not(scene) == ("LN-XR-08", "nobody-there")
    assert hurt(carry(scene)) == set()


@pytest.mark.parametrize("harm", ["wound", "frostbite", "despair", "kill", "leave", "expose"])
def test_there_must_be_somebody_to_strike(add_cards: AddCards, harm: str) -> None:
    card(add_cards, f'do = "{harm}", who = "all-outside"')
    scene = Scene().survivor("gia").survivor("alfonso", 2, "school").exiled(2)
    assert why_not(scene) == ("LN-XR-08", "nobody-there")
    assert carry(scene).idle
    scene.survivor("emma", 0, "school")
    assert why_not(scene) is None


def test_there_must_be_enough_to_strike(add_cards: AddCards) -> None:
    card(add_cards, 'do = "kill", who = "highest", number = 5')
    assert why_not(company()) == ("LN-XR-08", "nobody-there")


def test_the_player_says_who_acts(add_cards: AddCards) -> None:
    card(add_cards, 'do = "wound"')
    scene = carry(company())
    assert (scene.ask.kind, scene.options()) == ("actor", {"with:gia", "with:emma"})
    assert hurt(scene.do("with:emma")) == {"emma"}


def test_who_has_no_survivor_cannot_act(add_cards: AddCards) -> None:
    card(add_cards, 'do = "wound"')
    scene = Scene().survivor("gia", 1)
    assert why_not(scene) == ("LN-ACT-06", "no-survivor")
    assert hurt(carry(scene)) == set()


# -- wounds of all kinds -----------------------------------------------------------------------


@pytest.mark.rule("LN-DESP-01", "LN-DESP-02", "LN-EXPO-06")
def test_kinds_of_wounds(add_cards: AddCards) -> None:
    card(add_cards, 'do = "frostbite"', 'do = "despair"')
    scene = carry(company(), survivor="gia")
    gia = scene.s.survivors["gia"]
    assert (gia.wounds, gia.frostbite, gia.despair) == (0, 1, 1)


@pytest.mark.rule("LN-SKILL-02", "LN-TEXT-05")
def test_the_third_wound_kills_and_the_rest_is_not_needed(add_cards: AddCards) -> None:
    card(add_cards, 'do = "wound", count = 4')
    scene = carry(company(), survivor="emma")
    assert scene.s.graveyard == ["emma"]
    assert len(scene.told("hurt")) == 3


def test_each_death_is_settled_before_the_next_one_is_hurt(add_cards: AddCards) -> None:
    card(add_cards, 'do = "wound", who = "all-yours", count = 3')
    scene = Scene().survivor("gia", 0).survivor("emma", 0).survivor("rocco", 0)
    scene.newcomers("zora")
    scene = carry(scene)
    assert scene.ask.kind == "leader"
    assert scene.s.graveyard == ["gia"]
    scene.do("lead:rocco")
    assert scene.s.graveyard == ["gia", "emma", "rocco"]
    assert scene.s.players[0].group == ["zora"]  # who came instead was not struck


# -- healing -----------------------------------------------------------------------------------


@pytest.mark.rule("LN-DESP-03")
def test_healing_needs_a_wound_that_heals(add_cards: AddCards) -> None:
    card(add_cards, 'do = "heal"')
    scene = Scene().survivor("gia", despair=2).survivor("rocco", 1, wounds=1)
    assert why_not(scene) == ("OP-82", "nobody-wounded")
    scene.survivor("emma", frostbite=1)
    assert why_not(scene) is None
    scene = carry(scene)
    assert hurt(scene) == {"gia", "rocco"}


@pytest.mark.vector("long-night", "TV-18")
def test_healing_two_leaves_despair(add_cards: AddCards) -> None:
    card(add_cards, 'do = "heal", count = 2')
    scene = carry(Scene().survivor("gia", wounds=1, despair=1))
    gia = scene.s.survivors["gia"]
    assert (gia.wounds, gia.despair) == (0, 1)
    assert scene.told("healed") == [
        {"survivor": "gia", "seat": 0, "kind": "wound", "wounds": 1},
    ]


@pytest.mark.vector("long-night", "TV-17")
def test_who_heals_chooses_the_wound(add_cards: AddCards) -> None:
    card(add_cards, 'do = "heal"')
    scene = Scene().survivor("gia", wounds=1, frostbite=1).survivor("emma", wounds=1)
    scene = carry(scene)
    assert scene.options() == {"heal:gia", "heal:emma"}
    scene.do("heal:gia")
    assert scene.options() == {"heal:gia:wound", "heal:gia:frostbite"}
    scene.do("heal:gia:frostbite")
    gia = scene.s.survivors["gia"]
    assert (gia.wounds, gia.frostbite) == (1, 0)


def test_where_all_is_healed_nobody_chooses(add_cards: AddCards) -> None:
    card(add_cards, 'do = "heal", who = "all-here", count = 2')
    scene = Scene().survivor("gia", wounds=1, frostbite=1).survivor("rocco", 1, wounds=2)
    scene = carry(scene.survivor("emma", 0, "school", wounds=1), survivor="gia")
    assert hurt(scene) == {"emma"}
    assert scene.idle


@pytest.mark.rule("LN-DESP-04")
def test_despair_is_taken_away_by_its_name(add_cards: AddCards) -> None:
    card(add_cards, 'do = "hearten", count = 1')
    scene = Scene().survivor("gia", wounds=2)
    assert why_not(scene) == ("OP-82", "nobody-despairs")
    scene.survivor("emma", despair=2)
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.s.survivors["emma"].despair == 1
    assert scene.s.survivors["gia"].wounds == 2


# -- death, departure, danger ------------------------------------------------------------------


@pytest.mark.rule("LN-SKILL-04", "LN-SKILL-06")
def test_a_card_kills(add_cards: AddCards) -> None:
    card(add_cards, 'do = "kill", who = "lowest"')
    scene = carry(company())
    assert scene.s.graveyard == ["zora"]
    assert scene.s.morale == 5
    assert scene.told("died")[0]["cause"] == "card"


@pytest.mark.vector("long-night", "TV-42")
@pytest.mark.rule("LN-SKILL-09")
def test_who_leaves_is_not_dead(add_cards: AddCards) -> None:
    card(add_cards, 'do = "leave", who = "yours"')
    scene = carry(company()).do("leave:emma")
    assert (scene.s.gone, scene.s.graveyard) == (["emma"], [])
    assert scene.s.morale == 6
    assert scene.s.players[0].group == ["gia"]


@pytest.mark.rule("LN-EXPO-01")
def test_all_are_exposed_one_after_the_other(add_cards: AddCards) -> None:
    card(add_cards, 'do = "expose", who = "all-in-colony"')
    scene = carry(company().roll("wound", "frostbite"))
    assert scene.s.survivors["gia"].wounds == 1
    assert scene.s.survivors["rocco"].frostbite == 1


def test_who_died_of_the_bite_before_is_not_exposed(add_cards: AddCards) -> None:
    card(add_cards, 'do = "expose", who = "all-in-colony"')
    scene = Scene().survivor("gia", 0).survivor("emma", 0, "school")
    scene.survivor("rocco", 1).survivor("zora", 1, "school")
    scene = carry(scene.roll("bite")).do("sacrifice")
    assert scene.s.graveyard == ["gia", "rocco"]
    assert len(scene.told("exposed")) == 1


# -- coming ------------------------------------------------------------------------------------


@pytest.mark.rule("LN-SADD-01", "LN-SADD-02", "LN-SADD-06")
def test_a_recruit_comes_from_the_top_of_the_deck(add_cards: AddCards) -> None:
    card(add_cards, 'do = "recruit"')
    scene = carry(Scene().survivor("gia").newcomers("emma", "zora"))
    assert scene.s.players[0].group == ["gia", "emma"]
    assert scene.s.survivors["emma"].place == "colony"
    assert scene.s.survivor_deck == ["zora"]


@pytest.mark.rule("LN-XR-10", "LN-DECK-01")
def test_a_recruit_by_name_is_looked_for(add_cards: AddCards) -> None:
    card(add_cards, 'do = "recruit", name = "zora"')
    scene = Scene().survivor("gia").newcomers("emma", "zora", "jun").roll(["jun", "emma"])
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.s.players[0].group == ["gia", "zora"]
    assert scene.s.survivor_deck == ["jun", "emma"]  # shuffled


def test_who_is_not_in_the_deck_cannot_come(add_cards: AddCards) -> None:
    card(add_cards, 'do = "recruit", name = "zora"')
    scene = Scene().survivor("gia").survivor("zora", 1).newcomers("emma")
    assert why_not(scene) == ("LN-SKILL-08", "survivor-not-in-deck")
    assert carry(scene).s.players[0].group == ["gia"]


def test_an_empty_deck_has_nobody_to_join(add_cards: AddCards) -> None:
    card(add_cards, 'do = "recruit", count = 2')
    scene = Scene().survivor("gia").newcomers("emma")
    assert why_not(scene) == ("OP-17", "nobody-to-join")
    assert carry(scene).s.players[0].group == ["gia", "emma"]


@pytest.mark.vector("long-night", "TV-21")
@pytest.mark.rule("LN-SADD-05")
def test_a_full_colony_takes_nobody_in(add_cards: AddCards) -> None:
    card(add_cards, 'do = "recruit"')
    scene = Scene().survivor("gia").newcomers("emma")
    scene.s.helpless = scene.s.colony.spaces - 1
    assert why_not(scene) == ("LN-SADD-05", "colony-full")
    scene = carry(scene)
    assert scene.s.survivor_deck == ["emma"]
    assert "no-room" in scene.events


@pytest.mark.vector("long-night", "TV-47")
@pytest.mark.rule("LN-EXILE-08")
def test_the_exiled_place_a_recruit_outside(add_cards: AddCards) -> None:
    card(add_cards, 'do = "recruit"', 'do = "helpless", by = 2')
    scene = Scene().survivor("gia", 1, "school").exiled(1).newcomers("emma")
    scene.s.helpless = scene.s.colony.spaces  # the bar of a full colony is not for them (OP-84)
    assert why_not(scene, seat=1) is None
    scene.s.helpless = 1
    scene = carry(scene, seat=1)
    assert not scene.may("settle:emma:colony")
    scene.do("settle:emma:gas")
    assert scene.s.survivors["emma"].place == "gas"
    assert scene.s.helpless == 1


def test_the_exiled_need_a_place_outside(add_cards: AddCards) -> None:
    card(add_cards, 'do = "recruit"')
    scene = Scene().survivor("gia", 1, "school").exiled(1).newcomers("emma")
    for place in scene.s.places.values():
        if place.id != "colony":
            place.spaces = len(place.survivors)
    assert why_not(scene, seat=1) == ("LN-EXILE-08", "no-place-outside")
    assert carry(scene, seat=1).s.survivor_deck == ["emma"]


def test_what_adds_people_is_known_through_all_its_parts(add_cards: AddCards) -> None:
    card(add_cards, 'do = "roll", at_least = 4, then = [{ do = "recruit" }]')
    assert adds_people(REF)
    card(add_cards, 'do = "helpless", by = -1')
    assert not adds_people(REF)


def test_a_way_round_the_full_colony(add_cards: AddCards) -> None:
    ways = '{ effects = [{ do = "recruit" }] }, { effects = [{ do = "food", by = 1 }] }'
    card(add_cards, f'do = "choose", of = [{ways}]')
    scene = Scene().survivor("gia").newcomers("emma")
    scene.s.helpless = scene.s.colony.spaces - 1
    assert adds_people(REF)
    assert why_not(scene) is None
    scene = carry(scene)  # only food is left to choose
    assert (scene.s.food, scene.s.survivor_deck) == (1, ["emma"])
    card(add_cards, 'do = "roll", at_least = 4, then = [{ do = "recruit" }]')
    assert why_not(scene) == ("LN-SADD-05", "colony-full")  # the die leaves no choice


# -- going -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-MOVE-07")
def test_being_put_somewhere_is_no_move(add_cards: AddCards) -> None:
    card(add_cards, 'do = "put", who = "yours", where = "colony"')
    scene = company()
    scene.s.active = 0
    assert why_not(scene) is None
    scene = carry(scene)  # gia is there already, so it is emma
    emma = scene.s.survivors["emma"]
    assert (emma.place, emma.moved) == ("colony", False)
    assert scene.s.places["school"].survivors == ["zora", "alfonso"]
    assert "exposed" not in scene.events
    assert scene.deeds == []


def test_a_place_must_have_room_for_who_is_put_there(add_cards: AddCards) -> None:
    card(add_cards, 'do = "put", who = "leaders", where = "gas"')
    scene = company()
    scene.s.places["gas"].spaces = 0
    assert why_not(scene) == ("LN-ACT-MOVE-03", "nowhere-to-go")
    scene.s.places["gas"].spaces = 1
    scene = carry(scene)
    assert scene.s.places["gas"].survivors == ["gia"]
    assert scene.s.survivors["rocco"].place == "colony"


def test_the_player_chooses_where_to_put_somebody(add_cards: AddCards) -> None:
    card(add_cards, 'do = "put", who = "actor", where = "any"')
    scene = carry(company(), survivor="gia")
    assert not scene.may("place:colony")
    assert scene.do("place:gas").s.survivors["gia"].place == "gas"


def test_somebody_is_put_at_a_random_place(add_cards: AddCards) -> None:
    card(add_cards, 'do = "put", who = "actor", where = "random"')
    scene = carry(company().roll(2), survivor="gia")
    assert scene.s.survivors["gia"].place == "grocery"


@pytest.mark.rule("LN-EXILE-03")
def test_the_exiled_are_never_put_into_the_colony(add_cards: AddCards) -> None:
    card(add_cards, 'do = "put", who = "any", where = "colony"')
    scene = carry(company())
    assert scene.options() == {"put:emma", "put:zora"}
    card(add_cards, 'do = "put", who = "yours", where = "colony"')
    assert why_not(scene, seat=2) == ("LN-ACT-MOVE-03", "nowhere-to-go")


@pytest.mark.rule("LN-ACT-MOVE-01")
def test_travel_is_the_one_move_without_a_roll(add_cards: AddCards) -> None:
    card(add_cards, 'do = "travel"')
    scene = company()
    scene.s.active = 0
    scene.s.survivors["gia"].moved = True
    assert why_not(scene) is None
    scene = carry(scene)  # only emma has not moved
    assert scene.ask.kind == "choose-place"
    scene.do("place:library")
    emma = scene.s.survivors["emma"]
    assert (emma.place, emma.moved) == ("library", True)
    assert "exposed" not in scene.events
    assert [(deed.action, deed.place) for deed in scene.deeds] == [("move", "library")]
    assert scene.s.players[0].tally == {"moves": 1}
    assert why_not(scene) == ("LN-ACT-MOVE-01", "has-moved")


@pytest.mark.rule("LN-ACT-MOVE-04", "LN-ACT-MOVE-05")
def test_travel_with_a_roll(add_cards: AddCards) -> None:
    card(add_cards, 'do = "travel", exposure = true')
    scene = carry(Scene().survivor("gia").roll("wound")).do("place:school")
    assert scene.s.survivors["gia"].wounds == 1


def test_travel_needs_somewhere_to_go(add_cards: AddCards) -> None:
    card(add_cards, 'do = "travel"')
    scene = Scene().survivor("gia", 0, "school").exiled(0)
    for place in scene.s.places.values():
        if place.id != "colony":
            place.spaces = len(place.survivors)
    assert why_not(scene) == ("LN-ACT-MOVE-03", "nowhere-to-go")
    assert carry(scene).idle
    scene.s.players[0].exiled = False
    assert why_not(scene) is None


def test_who_has_moved_may_move_again(add_cards: AddCards) -> None:
    card(add_cards, 'do = "again"')
    scene = Scene().survivor("gia").survivor("emma", moved=True)
    assert carry(scene).s.survivors["emma"].moved is False
    assert why_not(scene) == ("OP-82", "nobody-has-moved")


@pytest.mark.rule("LN-SKILL-LEAD-01")
def test_everyone_passes_a_survivor_to_the_left(add_cards: AddCards) -> None:
    card(add_cards, 'do = "pass-survivors"')
    scene = Scene(4).exiled(2)
    scene.survivor("gia", 0).survivor("emma", 0).survivor("rocco", 1, items=("pistol",))
    scene.survivor("zora", 1).survivor("alfonso", 2).survivor("jun", 2).survivor("teodora", 3)
    scene = carry(scene)
    # seat 2 is in exile, and seat 3 has nobody to spare
    assert scene.table.waiting == [0, 1]
    scene.all_do({0: "pass:emma", 1: "pass:rocco"})
    groups = [player.group for player in scene.s.players]
    assert groups == [["gia"], ["zora", "emma"], ["alfonso", "jun"], ["teodora", "rocco"]]
    assert scene.s.survivors["rocco"].owner == 3
    assert [item.id for item in scene.s.survivors["rocco"].items] == ["pistol"]
    assert (scene.ask.seat, scene.ask.kind) == (1, "leader")  # who passed on the leader
    assert scene.do("lead:emma").s.players[1].leader == "emma"
    assert scene.idle


def test_nobody_has_a_survivor_to_spare(add_cards: AddCards) -> None:
    card(add_cards, 'do = "pass-survivors"')
    scene = Scene().survivor("gia", 0).survivor("rocco", 1).survivor("zora", 2)
    assert why_not(scene) == ("OP-82", "nobody-to-pass")
    assert carry(scene).idle
