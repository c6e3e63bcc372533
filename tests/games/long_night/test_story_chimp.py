"""The story of the chimp and the code (catalogue section 24)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from overrun.core.table import Table
from overrun.games.long_night.colony import check_objective, move_track
from overrun.games.long_night.library import library
from overrun.games.long_night.state import LongNightState
from overrun.text import Text

from .conftest import AddCards, Person
from .laboratory import CRISIS, RAXXON, experiment, night
from .opening import words
from .scene import COLONY, Scene, set_up

P1, P2, P3, P4 = range(4)
OPENING = ["chimp-opening-1", "chimp-opening-2"]
AFTER_R1 = ["chimp-r1-1", "chimp-r1-2", "chimp-r1-3"]
AFTER_R2 = ["chimp-r2-1", "chimp-r2-2"]
PAGES = {*OPENING, *AFTER_R1, *AFTER_R2}
EXPERIMENTS = ["one", "two", "three", "four", "five"]

pytestmark = pytest.mark.usefixtures("plain_people", "lab")


@pytest.fixture
def lab(add_cards: AddCards) -> None:
    add_cards("crises", CRISIS)
    for name, place in zip(
        EXPERIMENTS, ["school", "library", "hospital", "gas", "police"], strict=True
    ):
        experiment(add_cards, name, release=[place])


# -- words -------------------------------------------------------------------------------------


def story(players: int = 3, stage: str = "r1", **settings: str) -> Scene:
    """A scene of the story, at a stage, with a group of one for each player in the colony."""
    scene = Scene(players, morale=8, story="chimp", **settings)
    s = scene.s
    s.objective, s.food = stage, 12
    s.raxxon.deck = list(EXPERIMENTS)
    if stage == "r1":
        s.sealed, s.story.closed = [RAXXON], ["code", "pills", "containment"]
        scene.entrance(RAXXON, "BBBB")
    elif stage == "r2":
        s.story.stages, s.story.closed = ["r1"], ["containment"]
    else:
        s.story.stages = ["r1", "r2"]
    return scene.entrances(*["---"] * 6)


def groups(scene: Scene, *sizes: int) -> Scene:
    """So many survivors for each player, by name: P1 has A1, A2, ..."""
    for seat, size in enumerate(sizes):
        for number in range(size):
            scene.survivor(f"{'ABCD'[seat]}{number + 1}", seat)
    return scene


@pytest.fixture
def people(person: Person) -> None:
    """A1, A2, A3 and so on; without abilities, and the later the higher in influence."""
    for seat, letter in enumerate("ABCD"):
        for number in range(1, 7):
            person(f"{letter}{number}", influence=100 + 10 * seat + number)


def complete(scene: Scene) -> Scene:
    """The goals of the stage are met, and looked at."""
    players = len(scene.s.players)
    if scene.s.objective == "r1":
        scene.s.pile = ["fuel"] * 2 * players + ["junk"] * players + ["pistol"] * 3
    elif scene.s.objective == "r2":
        scene.s.raxxon.code = [6] * 2 * players
    else:
        scene.s.raxxon.contained = 2
    return scene.run(check_objective)


def read(scene: Scene) -> Scene:
    """Turn the pages until somebody has to decide something."""
    while scene.ask.kind == "story":
        scene.do("continue")
    return scene


def pages(table: Table[Any]) -> list[str]:
    return [str(event.facts["page"]) for event in table.events if event.name == "story"]


def opened(players: int = 3, seed: str = "chimp", **settings: str) -> Table[LongNightState]:
    """A real table, when everyone has chosen survivors."""
    table = set_up(players, seed, story="chimp", **settings)
    while table.asks[0].kind == "keep-survivors":
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, ask.options[0])
    return table


def begun(players: int = 3, seed: str = "chimp", **settings: str) -> Table[LongNightState]:
    """A real table in its first round."""
    table = opened(players, seed, **settings)
    while table.asks[0].kind == "story":
        table.answer(table.asks[0].seat, table.asks[0].number, "continue")
    return table


# -- set-up ------------------------------------------------------------------------------------


@pytest.mark.rule("LN-SCNR-01", "LN-SCNR-06", "OP-10")
def test_the_story_is_played_with_raxxon_and_r1() -> None:
    s = begun().state
    assert "raxxon" in s.config.modules
    assert len(s.places[RAXXON].deck) == 19
    assert sorted(s.raxxon.deck) == sorted(library().experiments)
    assert "yellow-smoke" in [*s.crisis_deck, s.crisis]
    assert s.objective == "r1"
    side = library().objectives["r1"].standard
    assert (s.morale, s.rounds, s.food) == (side.morale, side.rounds, side.food)


@pytest.mark.rule("OP-10", "LN-SCN-02")
def test_the_goals_of_the_three_stages() -> None:
    cards = [library().objectives[name] for name in ("r1", "r2", "r3")]
    assert [card.last for card in cards] == [False, False, True]
    for card in cards:
        assert card.story == "chimp"
        for side in (card.standard, card.hard):
            assert side.rounds > 0
    for side in (cards[0].standard, cards[0].hard):
        assert set(side.accepts) == {"fuel", "tool", "weapon"}


@pytest.mark.rule("OP-10")
@pytest.mark.parametrize("seed", range(3))
def test_no_other_game_is_played_for_a_stage(seed: int) -> None:
    table = set_up(3, f"plain/{seed}", objective="random", raxxon="on")
    assert not library().objectives[table.state.objective].story


@pytest.mark.vector("long-night", "TV-118")
@pytest.mark.rule("LN-SCNR-02", "LN-SCNR-23")
def test_raxxon_is_barricaded_then_opened(add_cards: AddCards) -> None:
    """Barricades on survivor spaces mean that there is no room (OP-65)."""
    add_cards(
        "places",
        '[raxxon]\nset = "moon"\nmodule = "raxxon"\nnumber = 7\nsurvivors = 3\nentrances = [3]\n'
        'icons = ["medicine"]',
    )
    table = opened()
    seen = next(place for place in table.view(None).places if place.id == RAXXON)
    assert [(door.barricades, door.empty) for door in seen.doors] == [(3, 0)]
    assert (seen.spaces, seen.room) == (3, 0)
    scene = story().entrance(RAXXON, "BBB").survivor("A", P1).survivor("B", P2).survivor("C", P3)
    complete(scene).do("continue")
    assert scene.doors(RAXXON) == "---"
    assert scene.s.room(RAXXON) == 2  # somebody is there


@pytest.mark.rule("LN-SCNR-05")
@pytest.mark.parametrize("seed", range(3))
def test_blue_and_emma_are_not_dealt(seed: int) -> None:
    s = set_up(5, f"aside/{seed}", story="chimp").state
    people = [*s.survivor_deck, *(name for offer in s.offers for name in offer)]
    assert not {"blue", "emma"} & set(people)
    assert len(people) == 19  # twenty, and Raxxon's own, without the two


@pytest.mark.rule("OP-64")
def test_five_players_choose_from_three_each() -> None:
    s = set_up(5, story="chimp").state
    assert [len(offer) for offer in s.offers] == [3] * 5
    assert len(s.survivor_deck) == 4


@pytest.mark.vector("long-night", "TV-79")
@pytest.mark.rule("LN-SCNR-03", "LN-SCNR-08", "LN-SCNR-09", "LN-SCNR-11")
def test_emmas_extra_die() -> None:
    table = opened()
    before = list(table.state.places[RAXXON].deck)
    table = begun()
    s = table.state
    assert len(s.players[s.first].group) == 3
    for seat in range(3):
        dice = s.players[seat].dice
        assert len(dice) == (4 if seat == s.first else 3)
    emma = s.survivors["emma"]
    assert (emma.owner, emma.place) == (s.first, COLONY)
    assert [item.id for item in emma.items] == ["raxxon-plans"]
    deck = s.places[RAXXON].deck
    assert len(deck) == 19
    before.remove("raxxon-plans")
    assert Counter(deck) == Counter(before)
    assert deck != before  # shuffled again
    (ask,) = table.asked(s.first)
    for name in s.players[s.first].group:
        reason = table.why_not(ask, ("move", name, RAXXON))
        assert reason is not None
        assert reason.rule == "LN-SCNR-03"


@pytest.mark.rule("LN-SCNR-07", "LN-SCNR-08", "LN-SCNR-10")
def test_the_opening_is_read_in_two_parts() -> None:
    table = opened()
    first = table.state.first
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(first, "story")]
    assert table.view(None).modules.page == OPENING[0]
    assert "emma" not in table.state.survivors
    table.answer(first, table.asks[0].number, "continue")
    assert table.view(None).modules.page == OPENING[1]
    assert "emma" in table.state.survivors
    assert not any(player.dice for player in table.state.players)
    table.answer(first, table.asks[0].number, "continue")
    assert pages(table) == OPENING
    assert table.view(None).modules.page == ""
    assert table.state.round == 1


# -- while it is closed ------------------------------------------------------------------------


@pytest.mark.rule("LN-SCNR-03", "LN-SCNR-04", "LN-SCN-01")
def test_what_is_not_in_force_before_r1_is_complete() -> None:
    scene = story().survivor("A", P1).dice(P1, 5).hand(P1, "pill-vigil").turn(P1)
    assert not scene.options("move:A:raxxon")
    assert scene.refuses("move:A:raxxon") == "LN-SCNR-03"
    assert not scene.options("play")
    assert scene.refuses("play:pill-vigil") == "LN-SCNR-04"
    assert not scene.options("code")
    assert scene.refuses("code:5") == "LN-RAX-CODE-01"


@pytest.mark.rule("LN-SCNR-04", "LN-SCNR-34")
@pytest.mark.parametrize("stage", ["r1", "r2"])
def test_no_experiment_is_drawn_in_the_first_two_stages(stage: str) -> None:
    scene = story(3, stage).survivor("A", P1).survivor("B", P2).survivor("C", P3)
    scene.s.raxxon.code = [5, 2] if stage == "r2" else []
    night(scene)
    assert scene.s.raxxon.deck == EXPERIMENTS
    assert not {"containment", "released", "voted"} & set(scene.events)
    assert scene.s.raxxon.code == ([5, 2] if stage == "r2" else [])  # they stay (OP-53)


@pytest.mark.rule("OP-65")
def test_nothing_comes_to_raxxon_while_it_is_closed(add_cards: AddCards) -> None:
    effect = '{ do = "zombies", count = 1, where = "each" }'
    add_cards("items", f'lure = {{ kind = "tool", effects = [{effect}] }}')
    scene = story().survivor("A", P1).hand(P1, "lure").turn(P1).do("play:lure")
    assert scene.doors(RAXXON) == "BBBB"


@pytest.mark.rule("OP-65", "LN-SCNR-02")
def test_no_newcomer_is_placed_there(add_cards: AddCards) -> None:
    scene = story().survivor("A", P1, "school").exiled(P1).hand(P1, "outsider-1")
    scene.newcomers("B", "C").turn(P1).do("play:outsider-1")
    assert scene.ask.kind == "newcomer"
    assert not [option for option in scene.options() if option.endswith(RAXXON)]


@pytest.mark.rule("OP-65")
def test_the_zombies_of_set_up_stay_out_too() -> None:
    (door,) = opened().state.places[RAXXON].doors
    assert (door.zombies, door.barricades) == (0, door.spaces)


# -- stages ------------------------------------------------------------------------------------


@pytest.mark.rule("LN-SCN-02", "LN-SCNR-49")
def test_only_the_last_stage_ends_the_game() -> None:
    for stage in ("r1", "r2"):
        scene = complete(story(3, stage).crowd(3))
        assert scene.ending is None
        assert scene.s.story.stages[-1] == stage
    scene = story(3, "r3").crowd(3).secrets("magpie", "toolbox", "far-road")
    assert complete(scene).ending == "objective"


@pytest.mark.rule("LN-SCNR-49")
def test_after_r3_winners_are_those_whose_own_objective_is_met(add_cards: AddCards) -> None:
    add_cards(
        "secrets",
        '[loyal]\ngoals = [{ is = "main-done" }]\n'
        '[greedy]\ngoals = [{ is = "main-done" }, { is = "food", at_least = 99 }]\n',
    )
    scene = story(3, "r3").crowd(3).secrets("loyal", "greedy", "loyal")
    assert complete(scene).winners == [P1, P3]


@pytest.mark.rule("LN-SCN-02")
@pytest.mark.parametrize("stage", ["r1", "r2", "r3"])
def test_without_its_goals_a_stage_goes_on(stage: str) -> None:
    scene = story(3, stage).crowd(3).run(check_objective)
    assert scene.idle
    assert scene.ending is None
    assert "story" not in scene.events


@pytest.mark.rule("LN-SCN-03")
@pytest.mark.parametrize("stage", ["r1", "r2", "r3"])
def test_defeat_at_any_stage(stage: str) -> None:
    scene = story(3, stage).crowd(3).secrets("magpie", "toolbox", "far-road")
    scene.s.rounds = 1
    assert scene.run(move_track).ending == "rounds"
    scene = story(3, stage).crowd(3).secrets("magpie", "toolbox", "far-road")
    scene.s.morale, scene.s.food = 1, 0
    assert scene.run(("pay_food", [])).ending == "morale"


@pytest.mark.rule("LN-SCNR-32", "LN-SCNR-35", "LN-SCNR-45", "OP-63")
@pytest.mark.parametrize(("stage", "after"), [("r1", "r2"), ("r2", "r3")])
def test_the_next_stage_comes_with_the_next_round(stage: str, after: str) -> None:
    scene = complete(story(3, stage).survivor("A", P1).survivor("B", P2).survivor("C", P3))
    read(scene)
    assert scene.idle
    assert scene.s.objective == stage  # until the next round
    scene.s.crisis_deck = ["quiet-night"]
    before, rounds = scene.s.morale, scene.s.rounds
    side = library().objectives[after].standard
    assert rounds == min(10, 6 + side.rounds)
    dice = [3] * (3 + len(scene.s.survivors))
    scene.roll(*dice).run(("begin_round", []))
    assert scene.s.objective == after
    assert (scene.s.progress, scene.s.pile) == (0, [])
    assert scene.s.morale == min(10, before + side.morale)
    assert scene.s.rounds == rounds
    assert scene.events.index("stage") < scene.events.index("crisis")


@pytest.mark.rule("LN-SCN-04")
def test_no_page_is_shown_before_its_time() -> None:
    table = opened()
    for viewer in (None, 0, 1, 2):
        shown = [table.view(viewer), table.heard(viewer), table.asks]
        assert words(shown) & PAGES == {OPENING[0]}
    scene = complete(story().crowd(3))
    for number, name in enumerate(AFTER_R1):
        while scene.ask.kind != "story":
            scene.do(sorted(scene.options())[0])
        for viewer in (None, P1, P2):
            shown = [scene.view(viewer), scene.table.heard(viewer), scene.table.asks]
            assert words(shown) & PAGES == set(AFTER_R1[: number + 1])
        assert scene.view(None).modules.page == name
        scene.do("continue")
    assert not words([scene.view(None)]) & PAGES


@pytest.mark.rule("LN-SCN-05")
@pytest.mark.parametrize("page", sorted(PAGES))
def test_every_page_explains_what_is_new(page: str) -> None:
    text = Text("en")
    assert text(f"ln-page-{page}")
    assert len(text(f"ln-page-{page}.text")) > 300
    assert len(text(f"ln-page-{page}.rules")) > 40


# -- after R1 ----------------------------------------------------------------------------------


@pytest.fixture
def three(people: None, person: Person) -> Scene:
    """P1 has three survivors, the others two; P3 has the better best one."""
    for name, influence in zip(
        ["A1", "A2", "A3", "B1", "B2", "C1", "C2"], [70, 71, 72, 48, 15, 62, 12], strict=True
    ):
        person(name, influence=influence)
    return groups(story(), 3, 2, 2).entrances("ZZ-", "---", "Z--", "---", "Z--", "---")


@pytest.mark.vector("long-night", "TV-80")
@pytest.mark.rule("LN-SCNR-20", "LN-SCNR-21", "LN-SCNR-24", "LN-SCNR-27", "LN-SCNR-29")
@pytest.mark.rule("LN-SCNR-31", "LN-SCN-02", "LN-SCNR-22", "LN-SCNR-28")
def test_the_reader_after_r1(three: Scene) -> None:
    scene = complete(three)
    assert scene.ending is None
    assert (scene.ask.seat, scene.ask.facts["page"]) == (P3, AFTER_R1[0])
    scene.do("continue")
    assert (scene.ask.seat, scene.options()) == (P3, {"enter:C1", "enter:C2"})
    scene.do("enter:C2")
    assert scene.s.survivors["C2"].place == RAXXON
    assert not scene.s.survivors["C2"].moved
    assert (scene.ask.seat, scene.options()) == (P3, {"zombie:1", "zombie:3", "zombie:5"})
    scene.do("zombie:1", "zombie:5", "zombie:1")
    assert scene.colony_doors == ["---", "---", "Z--", "---", "---", "---"]
    assert scene.doors(RAXXON) == "ZZZ-"
    assert (scene.ask.seat, scene.ask.facts["page"]) == (P3, AFTER_R1[1])
    assert "blue" not in scene.s.survivors
    scene.do("continue")
    blue = scene.s.survivors["blue"]
    assert (blue.owner, blue.place, blue.wounds) == (P3, RAXXON, 1)
    assert scene.s.players[P3].group == ["C1", "C2", "blue"]
    assert (scene.ask.seat, scene.ask.facts["page"]) == (P3, AFTER_R1[2])
    assert scene.do("continue").idle
    assert "exposed" not in scene.events
    assert "zombie-killed" not in scene.events


@pytest.mark.rule("LN-SCNR-20")
@pytest.mark.parametrize(
    ("sizes", "reader"), [((1, 2, 3), P1), ((3, 1, 2), P2), ((2, 2, 1), P3), ((2, 2, 2), P3)]
)
def test_who_has_the_fewest_reads(sizes: tuple[int, ...], reader: int, people: None) -> None:
    """Among equals it is P3, whose survivors are of the highest influence."""
    scene = groups(story(), *sizes)
    assert complete(scene).ask.seat == reader


@pytest.mark.vector("long-night", "TV-81")
@pytest.mark.rule("LN-SCNR-30")
def test_no_room_for_blue(three: Scene) -> None:
    three.s.places[RAXXON].spaces = 1
    scene = complete(three).do("continue", "enter:C2", "zombie:1", "zombie:1", "zombie:3")
    scene.do("continue")  # there is but one to be sent
    assert scene.s.survivors["C2"].place == COLONY
    assert not scene.s.survivors["C2"].moved
    assert scene.s.places[RAXXON].survivors == ["blue"]
    assert "exposed" not in scene.events


@pytest.mark.rule("LN-SCNR-30")
def test_the_first_player_says_who_makes_room(three: Scene) -> None:
    three.s.places[RAXXON].spaces, three.s.first = 2, P2
    three.survivor("D1", P1, RAXXON)
    scene = complete(three).do("continue", "enter:C2", "zombie:1", "zombie:1", "zombie:3")
    scene.do("continue")
    assert (scene.ask.seat, scene.options()) == (P2, {"send:D1", "send:C2"})
    scene.do("send:D1")
    assert scene.s.survivors["D1"].place == COLONY
    assert scene.s.places[RAXXON].survivors == ["C2", "blue"]


@pytest.mark.rule("LN-SCNR-30")
def test_with_room_for_blue_nobody_is_sent_away(three: Scene) -> None:
    three.s.places[RAXXON].spaces = 2
    scene = complete(three).do("continue", "enter:C2", "zombie:1", "zombie:1", "zombie:3")
    assert scene.do("continue").s.places[RAXXON].survivors == ["C2", "blue"]


@pytest.mark.rule("OP-66", "LN-SCNR-27")
@pytest.mark.parametrize(("doors", "left"), [("---", "----"), ("Z--", "Z---"), ("ZZ-", "ZZ--")])
def test_fewer_than_three_zombies(doors: str, left: str, people: None) -> None:
    scene = groups(story(), 1, 2, 2).entrance(COLONY, doors, 4)
    read(complete(scene))
    assert scene.doors(RAXXON) == left
    assert scene.doors(COLONY, 4) == "---"
    assert "zombie-came" not in scene.events


@pytest.mark.rule("OP-66")
def test_they_overrun_nobody(people: None) -> None:
    scene = groups(story(), 1, 2, 2).entrances("ZZZ", *["---"] * 5).entrance(RAXXON, "BB")
    read(complete(scene))
    assert (scene.doors(RAXXON), scene.doors(COLONY)) == ("ZZ", "Z--")
    assert scene.s.graveyard == []


@pytest.mark.rule("LN-SCNR-25", "LN-SCNR-26", "LN-SCNR-33", "LN-SCNR-34")
def test_what_is_in_force_after_r1(people: None) -> None:
    scene = read(complete(groups(story(), 1, 2, 2)))  # A1 of P1 has gone in, and Blue is there
    scene.survivor("A", P2).dice(P2, 6, 6).hand(P2, "pill-vigil").deck(RAXXON, "fuel", "junk")
    scene.roll("blank", "wound").turn(P2).do("move:A:raxxon", "search:A:6", "keep:fuel")
    assert [told["face"] for told in scene.told("exposed")] == ["blank", "wound"]
    assert scene.may("play:pill-vigil")
    assert scene.do("code:6").s.raxxon.code == [6]  # for the digging of R2
    assert "containment" in scene.s.story.closed
    assert scene.s.raxxon.deck == EXPERIMENTS


@pytest.mark.rule("OP-10", "OP-53")
def test_dice_lie_on_raxxon_until_r2_is_complete(people: None) -> None:
    scene = groups(story(3, "r2"), 1, 1, 1)
    scene.s.raxxon.code = [6, 6, 6, 5]  # 23, and three players need 24
    night(scene)
    assert scene.s.story.stages == ["r1"]
    scene.s.raxxon.code.append(1)
    night(scene)
    assert scene.s.story.stages == ["r1", "r2"]


# -- after R2 ----------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-82")
@pytest.mark.rule("LN-SCNR-42", "LN-SCNR-43", "LN-SCNR-46", "LN-SCNR-47", "LN-SCNR-48")
@pytest.mark.parametrize(
    ("players", "exiled", "drawn"),
    [(4, 1, 2), (4, 0, 3), (2, 0, 2), (3, 0, 2), (5, 1, 3), (5, 2, 2)],
)
def test_number_of_released_experiments_after_r2(
    players: int, exiled: int, drawn: int, add_cards: AddCards
) -> None:
    scene = story(players, "r2").exiled(*range(players - exiled, players))
    for seat, name in enumerate("ABCDE"[:players]):
        scene.survivor(name, seat, RAXXON if seat < 2 else "grocery")
    for place in ("school", "library", "hospital"):
        scene.entrance(place, "---")
    read(complete(scene))
    assert scene.s.raxxon.deck == EXPERIMENTS[drawn:]
    assert scene.s.raxxon.encounters == EXPERIMENTS[:drawn]  # in the order of the deck
    came = [scene.doors(place) for place in ("school", "library", "hospital")]
    assert came == ["S--"] * drawn + ["---"] * (3 - drawn)
    assert scene.s.raxxon.code == []
    assert scene.s.places[RAXXON].survivors == []
    assert scene.s.colony.survivors == ["A", "B"]
    assert not any(v.moved for v in scene.s.survivors.values())
    assert "exposed" not in scene.events
    assert not {"containment", "voted"} & set(scene.events)
    night(scene)  # and from the next round on the code is asked for
    assert scene.told("containment") == [{"experiment": EXPERIMENTS[drawn], "matched": False}]


@pytest.mark.rule("LN-SCNR-40", "LN-SCNR-41", "LN-SCNR-44")
def test_after_r2_the_first_player_reads() -> None:
    scene = story(3, "r2").survivor("A", P1, RAXXON).survivor("B", P2).survivor("C", P3)
    scene.s.first = P2
    complete(scene)
    assert (scene.ask.seat, scene.ask.facts["page"]) == (P2, AFTER_R2[0])
    assert scene.s.survivors["A"].place == RAXXON
    scene.do("continue")
    assert (scene.ask.seat, scene.ask.facts["page"]) == (P2, AFTER_R2[1])
    assert scene.s.survivors["A"].place == COLONY
    assert scene.s.raxxon.encounters == []
    scene.do("continue")
    assert scene.s.raxxon.encounters == EXPERIMENTS[:2]
    assert pages(scene.table) == AFTER_R2


@pytest.mark.rule("OP-67", "LN-SCNR-43")
def test_all_come_home_even_to_a_full_colony() -> None:
    scene = story(3, "r2").survivor("A", P1, RAXXON).survivor("B", P2, RAXXON)
    scene.survivor("C", P3, RAXXON)
    scene.s.helpless = 22
    read(complete(scene))
    assert scene.s.colony.survivors == ["A", "B", "C"]
    assert (scene.s.places[RAXXON].survivors, scene.s.raxxon.code) == ([], [])
    assert scene.s.room(COLONY) == -1  # nobody else comes before there is room again
    assert scene.table.game.defects(scene.s) == []


@pytest.mark.rule("LN-SCNR-43", "OP-26")
def test_exiles_are_brought_home_and_leave_again_in_their_turn() -> None:
    scene = story(3, "r2").survivor("A", P1, RAXXON).survivor("B", P2, RAXXON).exiled(P2)
    read(complete(scene))
    assert (scene.s.survivors["A"].place, scene.s.survivors["B"].place) == (COLONY, COLONY)
    scene.run(("begin_turn", [P2]))
    assert (scene.ask.seat, scene.ask.kind) == (P2, "leave")


# -- all of it ---------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-114")
@pytest.mark.rule("LN-SCN-01", "LN-SCNR-03", "LN-SCNR-04", "LN-SCNR-25", "LN-SCNR-26", "LN-SCNR-33")
@pytest.mark.rule("LN-SCNR-34", "LN-SCNR-46")
def test_rules_switch_on_by_stage(people: None) -> None:
    scene = groups(story(), 1, 2, 2)
    scene.survivor("A", P2).dice(P2, 6).hand(P2, "pill-vigil").deck(RAXXON, "fuel", "junk")
    # R1: no movement to Raxxon, no pills, no code check
    scene.turn(P2)
    assert scene.refuses("move:A:raxxon") == "LN-SCNR-03"
    assert scene.refuses("play:pill-vigil") == "LN-SCNR-04"
    night(scene)
    assert scene.s.raxxon.deck == EXPERIMENTS
    # R2: movement, searches with exposure, and pills; still no code check
    read(complete(scene))
    next_round(scene)
    assert scene.s.objective == "r2"
    scene.dice(P2, 6).roll("blank", "blank").turn(P2)
    assert scene.may("play:pill-vigil")
    scene.do("move:A:raxxon", "search:A:6", "keep:fuel")
    assert len(scene.told("exposed")) == 2
    night(scene)
    assert scene.s.raxxon.deck == EXPERIMENTS
    assert "containment" not in scene.events
    # R3: the code is checked in every colony phase
    read(complete(scene))
    next_round(scene)
    assert scene.s.objective == "r3"
    assert scene.s.raxxon.deck == EXPERIMENTS[2:]
    night(scene)
    assert scene.s.raxxon.deck == EXPERIMENTS[3:]
    scene.s.raxxon.code = [2, 5]
    night(scene).all_do({P1: "yes", P2: "yes", P3: "yes"})
    assert scene.s.raxxon.deck == EXPERIMENTS[4:]
    assert scene.s.raxxon.contained == 1


def next_round(scene: Scene) -> Scene:
    scene.s.crisis_deck, scene.s.food = ["quiet-night"], 12
    dice = [3] * (len(scene.s.players) + len(scene.s.survivors))
    return scene.roll(*dice).run(("begin_round", []))
