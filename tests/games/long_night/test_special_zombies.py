"""Special zombies: how they are released and fought (catalogue sections 23.5 and 23.6)."""

from __future__ import annotations

import pytest

from overrun.core.flow import Ask
from overrun.games.long_night.library import library
from overrun.games.long_night.vocabulary import Context, condition

from .conftest import AddCards, Person
from .laboratory import CRISIS, RAXXON, experiment, laboratory, night
from .scene import Scene

P1, P2, P3 = range(3)
SCHOOL, LIBRARY, HOSPITAL = 3, 4, 5  # their numbers
pytestmark = pytest.mark.usefixtures("plain_people", "lab")


@pytest.fixture
def lab(add_cards: AddCards) -> None:
    add_cards("crises", CRISIS)
    experiment(add_cards, "fiend")
    experiment(add_cards, "ogre", standees=1)


def released(scene: Scene, *draws: object) -> Scene:
    """The code is not matched: the top experiment is released."""
    return scene.roll(*draws).run(("break_out", []))


def meeting(rolled: str = "blank", *draws: object, place: str = "school") -> Scene:
    """A of P1 attacks a fiend, which is all alone."""
    scene = laboratory(3).survivor("A", P1, place).survivor("H", P1).dice(P1, 4)
    scene.entrance(place, "S--").special(place, "fiend")
    return scene.roll(rolled, *draws).turn(P1).do("attack:A:4")


# -- releasing ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-RAX-REL-01", "LN-RAX-REL-05", "LN-RAX-SZ-01", "LN-CARD-EXP-01")
@pytest.mark.parametrize(
    ("where", "draws", "place"),
    [("hospital", (), "hospital"), (RAXXON, (), RAXXON), ("colony", (), "colony"),
     ("random", (SCHOOL,), "school"), ("random", (LIBRARY,), "library")],
)  # fmt: skip
def test_it_comes_where_the_card_says(
    where: str, draws: tuple[int, ...], place: str, add_cards: AddCards
) -> None:
    experiment(add_cards, "fiend", release=[where])
    scene = laboratory(3, "fiend", "ogre").entrance(place, "Z--")
    released(scene, *draws)
    assert scene.doors(place) == "SZ-"
    assert scene.s.raxxon.deck == ["ogre"]
    assert scene.s.raxxon.past == []
    for viewer in (None, P1, P3):  # the encounter side is there for everyone
        assert scene.view(viewer).modules.encounters == ["fiend"]
        assert scene.told("encounter-shown", viewer) == [{"experiment": "fiend"}]


@pytest.mark.vector("long-night", "TV-73")
@pytest.mark.rule("LN-RAX-REL-01", "LN-RAX-REL-03", "LN-RAX-REL-04")
def test_release_into_a_barricaded_full_entrance() -> None:
    scene = laboratory(3, "fiend", "ogre").entrance("school", "ZZB")
    released(scene, SCHOOL)
    assert scene.doors("school") == "ZZ-"
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == ([], ["fiend"])
    assert "encounter-shown" not in scene.events


@pytest.mark.vector("long-night", "TV-74")
@pytest.mark.rule("LN-RAX-REL-02", "LN-RAX-REL-03", "LN-RAX-REL-04", "LN-RAX-REL-05")
def test_two_special_zombies_one_blocked(add_cards: AddCards, person: Person) -> None:
    person("A", influence=30)
    person("B", influence=10)
    experiment(add_cards, "fiend", release=["random", "random"])
    scene = laboratory(3, "fiend", "ogre").entrance("hospital", "ZZ-").entrance("school", "ZZZ")
    scene.survivor("A", P1, "school").survivor("B", P2, "school").survivor("C", P2)
    released(scene, HOSPITAL, SCHOOL)
    assert scene.doors("hospital") == "SZZ"
    assert scene.doors("school") == "ZZZ"
    assert (scene.s.graveyard, scene.s.morale) == (["B"], 5)
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == (["fiend"], [])


@pytest.mark.rule("LN-RAX-REL-04")
def test_the_card_stays_whichever_of_the_two_was_placed(add_cards: AddCards) -> None:
    experiment(add_cards, "fiend", release=["random", "random"])
    scene = laboratory(3, "fiend").entrance("hospital", "ZZ-").entrance("school", "ZZB")
    released(scene, SCHOOL, HOSPITAL)
    assert (scene.doors("school"), scene.doors("hospital")) == ("ZZ-", "SZZ")
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == (["fiend"], [])


@pytest.mark.rule("LN-RAX-REL-02")
def test_each_of_them_is_rolled_for(add_cards: AddCards) -> None:
    experiment(add_cards, "fiend", release=["random", "random"])
    released(scene := laboratory(3, "fiend"), SCHOOL, LIBRARY)
    assert [told["rolled"] for told in scene.told("random-place")] == [SCHOOL, LIBRARY]
    assert [told["place"] for told in scene.told("special-came")] == ["school", "library"]


@pytest.mark.rule("LN-RAX-REL-02")
def test_every_special_zombie_of_the_box_is_rolled_for() -> None:
    ours = [card for card in library().experiments.values() if card.set == "moon"]
    assert {place for card in ours for place in card.release} == {"random"}


@pytest.mark.rule("LN-RAX-REL-03", "LN-TRAP-06")
def test_a_trap_goes_off_and_keeps_it_out() -> None:
    scene = laboratory(3, "fiend").entrance("school", "SZT").special("school", "ogre")
    released(scene, SCHOOL)
    assert scene.doors("school") == "S--"
    assert scene.s.places["school"].doors[0].specials == ["ogre"]
    assert scene.s.raxxon.past == ["fiend"]


@pytest.mark.rule("LN-RAX-REL-03")
def test_with_a_trap_and_a_barricade_the_first_player_chooses() -> None:
    scene = laboratory(3, "fiend").entrance("school", "ZBT")
    scene.s.first = P2
    released(scene, SCHOOL)
    assert (scene.ask.seat, scene.options()) == (P2, {"break:barricade", "break:trap"})
    scene.do("break:trap")
    assert (scene.doors("school"), scene.s.raxxon.past) == ("B--", ["fiend"])


@pytest.mark.rule("OP-55")
def test_an_overrun_by_a_release_kills_the_helpless_too(add_cards: AddCards) -> None:
    experiment(add_cards, "fiend", release=["colony"])
    scene = laboratory(3, "fiend").entrance("colony", "ZZZ")
    scene.s.helpless = 2
    released(scene)
    assert (scene.s.helpless, scene.s.morale) == (1, 5)
    assert scene.s.raxxon.past == ["fiend"]


@pytest.mark.rule("OP-55")
def test_without_a_free_standee_none_is_placed(add_cards: AddCards) -> None:
    experiment(add_cards, "ogre", release=["random", "random"], standees=1)
    released(scene := laboratory(3, "ogre"), SCHOOL)
    assert [told["place"] for told in scene.told("special-came")] == ["school"]
    assert len(scene.told("random-place")) == 1


@pytest.mark.rule("OP-55")
@pytest.mark.parametrize("release", [["colony", "colony"], ["colony", "school", "colony"]])
def test_in_the_colony_they_come_from_entrance_1_on(
    release: list[str], add_cards: AddCards
) -> None:
    experiment(add_cards, "fiend", release=release, standees=3)
    released(scene := laboratory(3, "fiend").entrances(*["---"] * 6))
    assert scene.colony_doors == ["S--", "S--", "---", "---", "---", "---"]


@pytest.mark.rule("OP-55")
def test_each_card_is_a_batch_of_its_own(add_cards: AddCards) -> None:
    experiment(add_cards, "fiend", release=["random", "colony"])
    experiment(add_cards, "ogre", release=["colony"])
    scene = laboratory(3, "fiend", "ogre").entrances(*["---"] * 6)
    scene.roll(SCHOOL).run(("break_out", []), ("break_out", []))
    assert scene.colony_doors == ["SS-", "---", "---", "---", "---", "---"]
    assert [told["experiment"] for told in scene.told("special-came")] == ["fiend", "fiend", "ogre"]


@pytest.mark.rule("LN-RAX-SZ-01", "LN-RAX-REL-03")
def test_a_special_zombie_takes_a_space() -> None:
    scene = laboratory(3).entrance("school", "SZ-").special("school", "fiend")
    scene.survivor("A", P1, "school").survivor("B", P2, "school").survivor("C", P1)
    scene.run(("add_zombies", ["school", 2]))
    assert scene.doors("school") == "SZZ"
    assert scene.s.graveyard == ["A"]


@pytest.mark.rule("LN-RAX-SZ-13", "OP-12", "LN-INV-12")
def test_twelve_kinds_with_tables_of_their_own() -> None:
    ours = [card for card in library().experiments.values() if card.set == "moon"]
    assert len(ours) == 12
    assert len({card.lines for card in ours}) == 12
    assert len({tuple(sorted(card.code)) for card in ours}) == 12
    assert sum(card.standees for card in ours) == 19
    for card in ours:
        assert len(card.release) == card.standees


@pytest.mark.rule("LN-RAX-SZ-13", "OP-12")
@pytest.mark.parametrize("name", list(library().experiments))
def test_every_kind_can_be_killed(name: str) -> None:
    scene = laboratory(3).survivor("A", P1, "school").survivor("B", P1, "school").dice(P1, 6)
    scene.entrance("school", "S---").special("school", name)
    scene.roll("blank", 6).turn(P1).do("attack:A:6")
    assert scene.doors("school") == "----"
    assert scene.s.raxxon.past == [name]


# -- what does not help against them -----------------------------------------------------------


@pytest.mark.vector("long-night", "TV-32")
@pytest.mark.rule("LN-TRAP-06", "LN-RAX-SZ-04", "LN-RAX-SZ-12")
def test_trap_does_not_clear_special_zombies() -> None:
    scene = laboratory(3).entrance("school", "SZT").special("school", "fiend")
    scene.run(("add_zombies", ["school", 1]))
    assert scene.doors("school") == "S--"
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == (["fiend"], [])


@pytest.mark.vector("long-night", "TV-77")
@pytest.mark.rule("LN-RAX-SZ-02", "LN-RAX-SZ-03", "LN-RAX-SZ-05")
@pytest.mark.parametrize(
    "effect", ['do = "slay", count = 9, where = "school", exposure = false',
               'do = "repel", count = 9, where = "school"'],
)  # fmt: skip
def test_immunities_of_special_zombies(effect: str, add_cards: AddCards) -> None:
    add_cards("items", f'fire = {{ kind = "weapon", effects = [{{ {effect} }}] }}')
    scene = laboratory(3).survivor("A", P1, "library").survivor("B", P2, "library")
    scene.entrance("school", "SZZ-").special("school", "fiend").entrance("library", "---")
    scene.dice(P1, 6).hand(P2, "fire").turn(P1)
    (special,) = scene.s.places["school"].doors[0].specials
    assert scene.refuses(f"attract:A:6:{special}") == "LN-TURN-03"
    scene.turn(P2).do("play:fire")
    assert scene.doors("school") == "S---"
    assert scene.s.raxxon.encounters == ["fiend"]
    scene.turn(P1)  # with no other zombie left there is nothing to attract
    assert scene.refuses("attract:A:6") == "LN-ACT-ATTRACT-02"


@pytest.mark.rule("LN-RAX-SZ-05")
def test_only_the_ordinary_zombies_follow() -> None:
    scene = laboratory(3).survivor("A", P1, "library").entrance("library", "----")
    scene.entrance("school", "SSZ-").special("school", "fiend", "ogre")
    scene.dice(P1, 6).turn(P1).do("attract:A:6")
    assert (scene.doors("school"), scene.doors("library")) == ("SS--", "Z---")


@pytest.mark.rule("LN-RAX-SZ-02", "LN-RAX-SZ-03")
@pytest.mark.parametrize("word", ["slay", "repel"])
def test_against_a_special_zombie_alone_such_an_item_is_no_use(
    word: str, add_cards: AddCards
) -> None:
    effect = f'{{ do = "{word}", count = 1, where = "here" }}'
    add_cards("items", f'fire = {{ kind = "weapon", effects = [{effect}] }}')
    scene = laboratory(3).survivor("A", P1, "school").hand(P1, "fire")
    scene.entrance("school", "S--").special("school", "fiend").turn(P1)
    assert scene.refuses("play:fire") == "OP-82"


# -- attacking ---------------------------------------------------------------------------------


def against(scene: Scene, target: tuple[str, ...]) -> str | None:
    """The rule against a target at the school: A would be asked only if it had a choice."""
    asked = Ask(P1, "target", [("special", "fiend", "1")], {"survivor": "A", "place": "school"})
    reason = scene.table.why_not(asked, target)
    return None if reason is None else reason.rule


@pytest.mark.vector("long-night", "TV-75")
@pytest.mark.rule(
    "LN-RAX-SZ-06", "LN-RAX-SZ-07", "LN-RAX-SZ-08", "LN-RAX-SZ-10", "LN-RAX-SZ-11", "LN-RAX-SZ-02"
)
def test_attack_priority_and_sequence() -> None:
    scene = laboratory(3).survivor("A", P1, "school").dice(P1, 4, 5)
    scene.entrance("school", "SZ-").special("school", "fiend").turn(P1)
    assert against(scene, ("zombie", "1")) == "LN-RAX-SZ-06"
    assert against(scene, ("special", "fiend", "1")) is None
    scene.roll("wound", 6).do("attack:A:4")
    steps = [name for name in scene.events if name in ("exposed", "encounter", "special-killed")]
    assert steps == ["exposed", "encounter", "special-killed"]
    assert scene.s.survivors["A"].wounds == 1
    assert scene.doors("school") == "Z--"
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == ([], ["fiend"])
    assert against(scene, ("zombie", "1")) is None
    scene.roll("blank").do("attack:A:5")
    assert scene.doors("school") == "---"


@pytest.mark.rule("LN-RAX-SZ-06")
def test_neither_survivors_nor_bandits_are_targets_beside_one() -> None:
    scene = laboratory(3, bandits="on").survivor("A", P1, "school").survivor("B", P2, "school")
    scene.entrance("school", "S--").special("school", "fiend").dice(P1, 6)
    scene.s.places["school"].bandits = 1
    scene.turn(P1)
    assert against(scene, ("survivor", "B")) == "LN-RAX-SZ-06"
    assert against(scene, ("bandit",)) == "LN-RAX-SZ-06"
    scene.roll("blank", 6).do("attack:A:6")
    assert against(scene, ("survivor", "B")) is None
    assert against(scene, ("bandit",)) is None


@pytest.mark.rule("LN-RAX-SZ-06")
def test_one_elsewhere_is_no_hindrance() -> None:
    scene = laboratory(3).survivor("A", P1, "school").entrance("school", "Z--").dice(P1, 4)
    scene.entrance("library", "S--").special("library", "fiend").turn(P1)
    scene.roll("blank").do("attack:A:4")
    assert (scene.doors("school"), scene.doors("library")) == ("---", "S--")


@pytest.mark.rule("LN-RAX-SZ-06", "LN-RAX-SZ-07")
@pytest.mark.parametrize("exposure", [True, False])
def test_an_attack_that_a_card_gives_goes_at_it_first(exposure: bool, add_cards: AddCards) -> None:
    effect = f'{{ do = "strike", exposure = {str(exposure).lower()} }}'
    add_cards("items", f'axe = {{ kind = "weapon", effects = [{effect}] }}')
    scene = laboratory(3).survivor("A", P1, "school").hand(P1, "axe")
    scene.entrance("school", "SZ-").special("school", "fiend")
    scene.roll(*(["blank"] if exposure else []), 6).turn(P1).do("play:axe")
    assert scene.doors("school") == "Z--"


@pytest.mark.rule("LN-RAX-SZ-08", "LN-RAX-SZ-10")
@pytest.mark.parametrize("die", range(1, 7))
def test_only_the_table_decides_whether_it_dies(die: int) -> None:
    scene = meeting("blank", die)
    assert scene.doors("school") == ("---" if die >= 4 else "S--")
    assert scene.s.survivors["A"].wounds == (1 if die < 4 else 0)
    assert scene.told("encounter")[0]["rolled"] == die
    assert scene.s.players[P1].used == [4]  # another die is rolled (OP-57)


@pytest.mark.vector("long-night", "TV-76")
@pytest.mark.rule("LN-RAX-SZ-09")
def test_attacker_dies_first(person: Person) -> None:
    person("B", influence=25)
    scene = laboratory(3).survivor("A", P1, "school").survivor("B", P2, "school")
    scene.survivor("C", P1).survivor("D", P2).dice(P1, 4)
    scene.entrance("school", "S--").special("school", "fiend")
    scene.roll("bite").turn(P1).do("attack:A:4")
    assert scene.s.graveyard == ["A"]
    assert (scene.ask.seat, scene.ask.kind, scene.ask.facts["survivor"]) == (P2, "bite", "B")
    scene.roll("blank").do("roll")
    assert "encounter" not in scene.events
    assert scene.doors("school") == "S--"


@pytest.mark.rule("LN-RAX-SZ-09")
def test_who_dies_of_wounds_meets_nothing_either() -> None:
    scene = laboratory(3).survivor("A", P1, "school", wounds=2).survivor("B", P1).dice(P1, 4)
    scene.entrance("school", "S--").special("school", "fiend")
    scene.roll("wound").turn(P1).do("attack:A:4")
    assert (scene.s.graveyard, scene.doors("school")) == (["A"], "S--")
    assert "encounter" not in scene.events


@pytest.mark.rule("LN-RAX-SZ-07")
def test_some_are_not_exposed_when_they_attack() -> None:
    scene = laboratory(3).survivor("marguerite", P1, "school").dice(P1, 4)
    scene.entrance("school", "S--").special("school", "fiend")
    scene.roll(6).turn(P1).do("attack:marguerite:4")
    assert scene.doors("school") == "---"
    assert "exposed" not in scene.events


@pytest.mark.rule("LN-RAX-SZ-07")
def test_a_weapon_spares_the_roll_once_a_round() -> None:
    scene = laboratory(3).survivor("A", P1, "school", items=("pistol",)).dice(P1, 4, 5)
    scene.entrance("school", "SS-").special("school", "fiend", "fiend")
    scene.roll(6, "blank", 6).turn(P1).do("attack:A:4", "attack:A:5")
    assert [told["face"] for told in scene.told("exposed")] == ["blank"]
    assert scene.doors("school") == "---"


@pytest.mark.rule("LN-RAX-SZ-07")
def test_the_die_must_be_high_enough_for_them_too() -> None:
    scene = laboratory(3).survivor("A", P1, "school").dice(P1, 2)
    scene.entrance("school", "S--").special("school", "fiend").turn(P1)
    assert scene.refuses("attack:A:2") == "LN-ACT-ATTACK-01"


@pytest.mark.rule("LN-RAX-SZ-11", "LN-RAX-SZ-12")
def test_the_card_stays_as_long_as_one_of_its_kind() -> None:
    scene = laboratory(3).survivor("A", P1, "school").dice(P1, 4, 5)
    scene.entrance("school", "S--").special("school", "fiend")
    scene.entrance("library", "S--").special("library", "fiend")
    scene.roll("blank", 6).turn(P1).do("attack:A:4")
    assert (scene.doors("school"), scene.doors("library")) == ("---", "S--")
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == (["fiend"], [])
    scene.roll("blank", "blank", 6).do("move:A:library", "attack:A:5")
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == ([], ["fiend"])


@pytest.mark.rule("OP-57", "LN-RAX-SZ-06")
def test_the_attacker_chooses_among_several() -> None:
    scene = laboratory(3).survivor("A", P1, "school").dice(P1, 4)
    scene.entrance("school", "SSZ").special("school", "fiend", "ogre").turn(P1)
    scene.do("attack:A:4")
    assert scene.options() == {"special:fiend:1", "special:ogre:1"}
    assert scene.refuses("zombie:1") == "LN-RAX-SZ-06"
    scene.roll("blank", 5).do("special:ogre:1")
    assert scene.s.places["school"].doors[0].specials == ["fiend"]
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == (["fiend"], ["ogre"])


@pytest.mark.rule("OP-56")
@pytest.mark.parametrize(("die", "kills"), [(6, 1), (1, 0)])
def test_killed_by_its_card_it_counts_as_a_kill(die: int, kills: int) -> None:
    scene = meeting("blank", die)
    assert scene.s.players[P1].tally.get("kills", 0) == kills
    goal = condition({"is": "tally", "what": "kills", "at_least": 1})
    assert goal.holds(scene.s, Context(P1)) is bool(kills)
    assert len(scene.told("exposed")) == 1  # no second roll


@pytest.mark.rule("OP-56")
def test_a_sample_of_it_is_taken(add_cards: AddCards) -> None:
    side = "{ morale = 6, rounds = 6, sample = 3, goals = [] }"
    add_cards("objectives", f'[study]\nlength = "short"\nstandard = {side}\nhard = {side}')
    scene = laboratory(3).survivor("A", P1, "school").dice(P1, 4)
    scene.s.objective = "study"
    scene.entrance("school", "S--").special("school", "fiend")
    scene.roll("blank", 6, 3).turn(P1).do("attack:A:4")
    assert scene.s.progress == 1


# -- wandering ---------------------------------------------------------------------------------


@pytest.fixture
def prowler(add_cards: AddCards) -> None:
    experiment(add_cards, "fiend", lines='[{ to = 6, effects = [{ do = "prowl" }] }]')


@pytest.mark.rule("LN-RAX-SZ-05", "OP-56")
def test_its_own_card_may_move_it(prowler: None) -> None:
    scene = meeting("blank", 2, LIBRARY)
    assert (scene.doors("school"), scene.doors("library")) == ("---", "S--")
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == (["fiend"], [])
    assert scene.s.players[P1].tally.get("kills", 0) == 0  # which is no kill


@pytest.mark.rule("LN-RAX-SZ-05", "LN-RAX-SZ-11")
def test_where_there_is_no_room_it_is_gone(prowler: None) -> None:
    scene = laboratory(3).survivor("A", P1, "school").dice(P1, 4)
    scene.entrance("school", "S--").special("school", "fiend").entrance("library", "ZZB")
    scene.roll("blank", 2, LIBRARY).turn(P1).do("attack:A:4")
    assert (scene.doors("school"), scene.doors("library")) == ("---", "ZZ-")
    assert (scene.s.raxxon.encounters, scene.s.raxxon.past) == ([], ["fiend"])


@pytest.mark.rule("LN-RAX-SZ-12")
def test_each_kind_shows_a_card_of_its_own(add_cards: AddCards) -> None:
    experiment(add_cards, "fiend", release=["school"])
    scene = laboratory(3, "fiend", "ogre").survivor("A", P1)
    night(scene)
    assert scene.s.raxxon.encounters == ["fiend"]
    night(scene, LIBRARY)
    assert scene.s.raxxon.encounters == ["fiend", "ogre"]
