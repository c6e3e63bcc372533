"""When conditions hold."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from overrun.games.long_night.conditions.turn import trigger_actor
from overrun.games.long_night.state import Contribution, Done
from overrun.games.long_night.vocabulary import CONDITIONS, Condition, Context, condition

from .scene import Scene


def made(words: str) -> Condition:
    return condition(tomllib.loads(f"c = {{ {words} }}")["c"])


def holds(scene: Scene, words: str, seat: int = 0) -> bool:
    """Whether ``is = "food", at_least = 2`` is true for a player."""
    return made(words).holds(scene.s, Context(seat))


def number(scene: Scene, words: str, seat: int = 0) -> int:
    """The number that a condition looks at: the only one for which both bounds hold."""
    fits = [n for n in range(40) if holds(scene, f"{words}, at_least = {n}, at_most = {n}", seat)]
    (only,) = fits
    return only


# -- bounds ------------------------------------------------------------------------------------


def test_bounds_are_included() -> None:
    scene = Scene(morale=4)
    assert holds(scene, 'is = "morale", at_least = 4, at_most = 4')
    assert not holds(scene, 'is = "morale", at_least = 5')
    assert not holds(scene, 'is = "morale", at_most = 3')


def test_bounds_per_player() -> None:
    scene = Scene(4)
    scene.s.progress = 7
    assert not holds(scene, 'is = "progress", at_least = 2, per_player = true')
    assert holds(scene, 'is = "progress", at_most = 2, per_player = true')
    scene.s.progress = 8
    assert holds(scene, 'is = "progress", at_least = 2, per_player = true')
    scene.s.players[1].exiled = True  # all who sit at the table count
    assert holds(scene, 'is = "progress", at_most = 2, per_player = true')


# -- the colony and the town -------------------------------------------------------------------


def town() -> Scene:
    """A state in which every number is another one."""
    scene = Scene(3, morale=7, rounds=5).exiled(2)
    scene.survivor("gia", 0, "school", items=("pistol",)).survivor("emma", 0)
    scene.survivor("rocco", 1, "school").survivor("zora", 1, items=("broom",))
    scene.survivor("jun", 2, "library", items=("pistol",))
    scene.entrances("ZZB", "BT-", "Z--", "---", "---", "---")
    scene.entrance("school", "ZB-").entrance("gas", "ZZT")
    scene.deck("school", "fuel", "junk", "junk", "junk").deck("gas", "fuel")
    s = scene.s
    s.food, s.starvation, s.helpless, s.unruly, s.round = 11, 2, 6, 1, 3
    s.waste = ["junk"] * 9
    s.graveyard = ["alfonso", "blue", "silas", "kwame"]
    s.added = [Contribution(0, "fuel"), Contribution(1, "junk")]
    s.progress, s.pile = 12, ["fuel", "fuel", "junk"]
    s.places["school"].noise, s.places["gas"].noise = 2, 3
    return scene


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ('is = "morale"', 7),
        ('is = "rounds-left"', 5),
        ('is = "round"', 3),
        ('is = "food"', 11),
        ('is = "starvation"', 2),
        ('is = "waste"', 9),
        ('is = "helpless"', 6),
        ('is = "unruly"', 1),
        ('is = "dead"', 4),
        ('is = "exiled"', 1),
        ('is = "added"', 2),
        ('is = "zombies"', 3),
        ('is = "zombies", where = "gas"', 2),
        ('is = "zombies", where = "outside"', 3),
        ('is = "zombies", where = "everywhere"', 6),
        ('is = "barricades"', 3),
        ('is = "barricades", where = "outside"', 2),
        ('is = "barricades", where = "everywhere"', 5),
        ('is = "barricaded"', 2),
        ('is = "barricaded", where = "outside"', 2),
        ('is = "barricaded", where = "everywhere"', 4),
        ('is = "noise"', 5),
        ('is = "noise", where = "gas"', 3),
        ('is = "survivors"', 5),
        ('is = "survivors", where = "school"', 2),
        ('is = "survivors", where = "outside"', 3),
        ('is = "decks-empty"', 4),
        ('is = "searched-out", where = "school"', 4),
        ('is = "progress"', 12),
        ('is = "progress", kind = "fuel"', 2),
        ('is = "armed"', 1),
        ('is = "armed", kind = "tool"', 1),
    ],
)
def test_what_everyone_can_see(words: str, expected: int) -> None:
    assert number(town(), words) == expected


def haunted() -> Scene:
    """Special zombies, bandits and improvements, another number of each at every place."""
    scene = Scene(3, raxxon="on", bandits="on", improvements="on")
    scene.survivor("gia", 0, "school").survivor("emma", 0).survivor("zora", 1, "gas")
    scene.special("school", "scissors").special("gas", "scissors", "courser")
    scene.special("colony", "klaxon", number=2).entrance("school", "Z---")
    scene.s.places["gas"].bandits, scene.s.places["library"].bandits = 1, 3
    scene.s.improvements.built = ["sick-bay", "pigsty"]
    return scene


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ('is = "specials"', 4),
        ('is = "specials", where = "gas"', 2),
        ('is = "specials", where = "colony"', 1),
        ('is = "specials", where = "outside"', 3),
        ('is = "specials", where = "police"', 0),
        ('is = "bandits"', 4),
        ('is = "bandits", where = "library"', 3),
        ('is = "bandits", where = "school"', 0),
        ('is = "built"', 2),
    ],
)
def test_what_the_modules_bring(words: str, expected: int) -> None:
    assert number(haunted(), words) == expected


@pytest.mark.rule("LN-RAX-SZ-14")
@pytest.mark.parametrize(
    ("where", "expected"), [("colony", 1), ("school", 2), ("outside", 4), ("everywhere", 5)]
)
def test_special_zombies_are_zombies(where: str, expected: int) -> None:
    assert number(haunted(), f'is = "zombies", where = "{where}"') == expected


@pytest.mark.rule("LN-RAX-SZ-14")
def test_an_objective_about_few_zombies_means_the_special_ones_too() -> None:
    scene = Scene(3, raxxon="on", objective="front-door").crowd(3)
    for number_ in range(1, 7):
        scene.entrance("colony", "BZ-", number_)
        scene.entrance("colony", "BZ-", number_)
    scene.run(("check_objective", []))
    assert scene.ending == "objective"
    scene = Scene(3, raxxon="on", objective="front-door").crowd(3)
    for number_ in range(1, 7):
        scene.entrance("colony", "BZ-", number_)
    scene.special("colony", "klaxon").run(("check_objective", []))
    assert scene.ending is None


def test_a_survivor_among_bandits() -> None:
    scene = haunted()
    assert not holds(scene, 'is = "with-bandits"', seat=0)  # they are elsewhere
    assert holds(scene, 'is = "with-bandits"', seat=1)
    assert not holds(scene, 'is = "with-bandits"', seat=2)
    scene.s.places["school"].bandits = 1
    assert holds(scene, 'is = "with-bandits"', seat=0)


def test_an_improvement_by_name() -> None:
    scene = haunted()
    assert holds(scene, 'is = "works", improvement = "sick-bay"')
    assert not holds(scene, 'is = "works", improvement = "tile-stove"')


def test_all_who_are_not_in_exile_must_be_armed() -> None:
    scene = town()
    everyone = 'is = "armed", at_least = 1, per_player = true'
    assert not holds(scene, everyone)
    assert not holds(scene, 'is = "armed", per_player = true')
    scene.survivor("mei", 1, items=("shotgun",))
    assert holds(scene, everyone)
    assert holds(scene, 'is = "armed", per_player = true')


# -- goals -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-END-04")
def test_the_fate_of_the_colony() -> None:
    scene = Scene(morale=1)
    assert not holds(scene, 'is = "main-done"')
    assert holds(scene, 'is = "main-failed"')
    assert not holds(scene, 'is = "morale-zero"')
    scene.s.main_done, scene.s.morale = True, 0
    assert holds(scene, 'is = "main-done"')
    assert not holds(scene, 'is = "main-failed"')
    assert holds(scene, 'is = "morale-zero"')


def test_the_hand() -> None:
    scene = Scene().hand(0, "food-1", "food-2", "fuel").hand(1, "fuel", "diesel")
    assert number(scene, 'is = "hand"') == 3
    assert number(scene, 'is = "hand", kind = "food"') == 2
    assert not holds(scene, 'is = "only", kind = "food"')
    assert holds(scene, 'is = "only", kind = "fuel"', seat=1)
    assert not holds(scene, 'is = "only", kind = "fuel"', seat=2)  # an empty hand is not enough


def test_equipment_and_group() -> None:
    scene = town()
    scene.survivor("mei", 0, items=("broom", "shotgun"))
    assert number(scene, 'is = "equipped"') == 3
    assert number(scene, 'is = "equipped", kind = "weapon"') == 2
    assert number(scene, 'is = "group"') == 3
    assert holds(scene, 'is = "largest-group"')
    assert not holds(scene, 'is = "largest-group", by = 2')
    assert not holds(scene, 'is = "largest-group"', seat=1)


def test_a_tie_is_no_largest_group() -> None:
    assert not holds(town(), 'is = "largest-group"')  # two against two


def test_wounds_of_a_group() -> None:
    scene = Scene().survivor("gia", wounds=1, despair=1).survivor("emma", frostbite=1)
    scene.survivor("rocco", 1)
    assert number(scene, 'is = "wounds"') == 3
    assert not holds(scene, 'is = "unwounded"')
    assert holds(scene, 'is = "unwounded"', seat=1)


def test_all_at_one_place() -> None:
    scene = Scene().survivor("gia", 0, "school").survivor("emma", 0, "gas")
    scene.survivor("rocco", 1, "gas").survivor("zora", 1, "gas")
    assert holds(scene, 'is = "all-at", place = "outside"')
    assert not holds(scene, 'is = "all-at", place = "gas"')
    assert holds(scene, 'is = "all-at", place = "gas"', seat=1)
    assert not holds(scene, 'is = "all-at", place = "gas"', seat=2)  # nobody is nowhere
    assert not holds(scene, 'is = "all-at", place = "outside"', seat=2)
    scene.survivor("jun", 0)
    assert not holds(scene, 'is = "all-at", place = "outside"')


def test_who_leads_and_who_is_highest() -> None:
    scene = Scene().survivor("gia").survivor("emma").survivor("rocco", 1)
    assert holds(scene, 'is = "leads"')
    assert not holds(scene, 'is = "leads"', seat=2)
    assert holds(scene, 'is = "highest"')
    assert not holds(scene, 'is = "highest"', seat=1)
    scene.s.players[0].leader = "emma"
    assert not holds(scene, 'is = "leads"')
    assert not holds(Scene(), 'is = "highest"')


def test_the_tally() -> None:
    scene = Scene()
    scene.s.players[0].tally = {"kills": 4}
    assert number(scene, 'is = "tally", what = "kills"') == 4
    assert number(scene, 'is = "tally", what = "searches"') == 0


def test_tokens_and_exile() -> None:
    scene = Scene().exiled(2)
    scene.s.first = 1
    assert not holds(scene, 'is = "you-hold-first"')
    assert holds(scene, 'is = "you-hold-first"', seat=1)
    assert not holds(scene, 'is = "you-are-first"')
    assert holds(scene, 'is = "you-are-first"', seat=1)
    assert holds(scene, 'is = "not-exiled"')
    assert not holds(scene, 'is = "not-exiled"', seat=2)
    assert not holds(scene, 'is = "you-are-exiled"')
    assert holds(scene, 'is = "you-are-exiled"', seat=2)


def test_not_and_either() -> None:
    scene = Scene(morale=4)
    high, low = '{ is = "morale", at_least = 5 }', '{ is = "morale", at_most = 4 }'
    assert holds(scene, f'is = "not", of = {high}')
    assert not holds(scene, f'is = "not", of = {low}')
    assert holds(scene, f'is = "either", of = [{high}, {low}]')
    assert not holds(scene, f'is = "either", of = [{high}, {high}]')


# -- what the active player did and has --------------------------------------------------------


def after(*deeds: Done) -> Scene:
    scene = Scene().survivor("gia", 0, "school").survivor("emma")
    scene.s.players[0].deeds = list(deeds)
    return scene


MOVED = Done("move", "gia", "school")
SEARCHED = Done("search", "emma", "school")
PLAYED = Done("play", detail="food")


@pytest.mark.rule("LN-CARD-XR-02", "LN-XR-03")
@pytest.mark.parametrize(
    ("words", "met"),
    [
        ('action = "move"', True),
        ('action = "search"', False),
        ('action = "move", place = "school"', True),
        ('action = "move", place = "gas"', False),
        ('action = "move", place = "outside"', True),
        ('action = "move", place = "colony"', True),
        ('action = "move", times = 2', True),
        ('action = "move", times = 3', False),
        ('action = "play", kind = "food"', True),
        ('action = "play", kind = "fuel"', False),
        ('action = "play", place = "outside"', False),
        ('action = "exposed", result = "wound"', True),
        ('action = "exposed", result = "bite"', False),
    ],
)
def test_deeds_of_this_turn(words: str, met: bool) -> None:
    exposed = Done("exposed", "gia", "school", "wound")
    scene = after(MOVED, PLAYED, exposed, Done("move", "emma", "colony"))
    assert holds(scene, f'is = "did", {words}') == met


def test_a_move_home_is_no_move_outside() -> None:
    scene = after(Done("move", "emma", "colony"))
    assert not holds(scene, 'is = "did", action = "move", place = "outside"')


def test_who_did_it_acts() -> None:
    move, search = made('is = "did", action = "move"'), made('is = "did", action = "search"')
    scene = after(MOVED, SEARCHED, PLAYED)
    assert trigger_actor(scene.s, 0, (move,)) == "gia"
    assert trigger_actor(scene.s, 0, (move, search)) == "emma"  # the last of them
    assert trigger_actor(scene.s, 0, (made('is = "did", action = "play"'),)) == ""
    assert trigger_actor(scene.s, 0, (made('is = "morale"'),)) == ""


def test_the_dead_do_not_act() -> None:
    scene = after(Done("move", "rocco", "gas"), MOVED, Done("move", "zora", "gas"))
    assert trigger_actor(scene.s, 0, (made('is = "did", action = "move"'),)) == "gia"


def test_where_survivors_are() -> None:
    scene = Scene().survivor("gia", 0, "school").survivor("emma", 0, "gas").survivor("jun", 0)
    assert holds(scene, 'is = "at", place = "school"')
    assert not holds(scene, 'is = "at", place = "library"')
    assert holds(scene, 'is = "at", place = "outside", at_least = 2')
    assert not holds(scene, 'is = "at", place = "outside", at_least = 3')


def test_alone_or_together() -> None:
    scene = Scene().survivor("gia", 0).survivor("rocco", 1)
    assert not holds(scene, 'is = "alone"')
    assert not holds(scene, 'is = "together"')  # the colony does not count
    scene.survivor("emma", 0, "school")
    assert holds(scene, 'is = "alone"')
    scene.survivor("jun", 0, "school")
    assert not holds(scene, 'is = "alone"')
    assert not holds(scene, 'is = "together"')  # one's own people are no company
    scene.survivor("zora", 1, "school")
    assert holds(scene, 'is = "together"')
    assert holds(scene, 'is = "together"', seat=1)
    assert not holds(scene, 'is = "together"', seat=2)


def test_survivors_by_name() -> None:
    scene = Scene().survivor("gia").newcomers("emma")
    scene.s.graveyard = ["zora"]
    assert holds(scene, 'is = "owns", name = "gia"')
    assert not holds(scene, 'is = "owns", name = "gia"', seat=1)
    assert holds(scene, 'is = "in-play", name = "gia"', seat=1)
    assert not holds(scene, 'is = "in-play", name = "emma"')
    assert holds(scene, 'is = "in-deck", name = "emma"')
    assert not holds(scene, 'is = "in-deck", name = "gia"')
    assert not holds(scene, 'is = "in-deck", name = "zora"')


def test_the_state_of_survivors() -> None:
    scene = Scene().survivor("gia", wounds=1, frostbite=1).survivor("rocco", 1, despair=1)
    assert holds(scene, 'is = "wounded"')
    assert holds(scene, 'is = "wounded", at_least = 2')
    assert not holds(scene, 'is = "wounded", at_least = 3')
    assert holds(scene, 'is = "wounded"', seat=1)  # despair is a wound (LN-DESP-02)
    assert not holds(scene, 'is = "wounded"', seat=2)
    assert holds(scene, 'is = "frostbitten"')
    assert not holds(scene, 'is = "frostbitten"', seat=1)
    assert holds(scene, 'is = "despairing"', seat=1)
    assert not holds(scene, 'is = "despairing"')


def test_unused_dice() -> None:
    scene = Scene().dice(0, 2, 3)
    assert holds(scene, 'is = "dice-left", at_least = 2, at_most = 2')
    assert not holds(scene, 'is = "dice-left", at_least = 3')
    assert not holds(scene, 'is = "dice-left", at_most = 1')


def test_every_condition_can_be_asked() -> None:
    """Nothing in the vocabulary is left without a meaning."""
    needs: dict[str, dict[str, Any]] = {
        "did": {"action": "move"},
        "at": {"place": "school"},
        "all-at": {"place": "school"},
        "owns": {"name": "gia"},
        "in-play": {"name": "gia"},
        "in-deck": {"name": "gia"},
        "searched-out": {"where": "school"},
        "only": {"kind": "food"},
        "tally": {"what": "kills"},
        "works": {"improvement": "greenhouse"},
        "stage-done": {"stage": "r1"},
        "not": {"of": {"is": "morale"}},
        "either": {"of": [{"is": "morale"}]},
        "enemy": {"of": [{"is": "morale"}]},
        "visited": {"action": "search"},
        "ended-by": {"reason": "rounds"},
    }
    scene = town()
    for name in CONDITIONS:
        asked = condition({"is": name, **needs.get(name, {})})
        assert isinstance(asked.holds(scene.s, Context(0)), bool), name
