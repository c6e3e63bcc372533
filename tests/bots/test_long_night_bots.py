"""The steady bot of The Long Night: it plays everything, looks after the colony and itself."""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Any

import msgspec
import pytest

from overrun.bots import check, let_answer, make_bot, play_on, usual_bot
from overrun.bots.long_night import THINKING, HeuristicBot, Schemer, searching
from overrun.bots.long_night.actions import score
from overrun.bots.long_night.cards import equipped
from overrun.bots.long_night.cards import play as play_card
from overrun.bots.long_night.improvements import advancing
from overrun.bots.long_night.measures import OF_WAR, short
from overrun.bots.long_night.reading import HIDING, LOYAL, STRIKING, Reading
from overrun.bots.long_night.scheming import TREASON, chance
from overrun.bots.long_night.secret import FATES
from overrun.bots.long_night.suspicion import suspected
from overrun.bots.long_night.worth import WORTH, appraise
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games.long_night.game import LongNight
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import meal
from overrun.games.long_night.pieces import Improvement
from overrun.games.long_night.state import LongNightState
from overrun.games.long_night.vocabulary import Context, condition
from overrun.games.long_night.zombies import night
from tests.games.long_night.scene import Scene

GAME = LongNight()
OBJECTIVES = [
    name
    for setting in GAME.settings
    if setting.name == "objective"
    for name in setting.values
    if name in library().objectives and not library().objectives[name].module
]
"""Those that are played without a module."""


def play(seed: str, *names: str, **settings: str) -> Table[LongNightState]:
    """A whole game between the bots of these names."""
    table = Table.new(GAME, seats=len(names), settings=settings, seed=seed)
    bots = {seat: make_bot(name, GAME.name, f"{seed}/{seat}") for seat, name in enumerate(names)}
    play_on(table, bots, GAME.bound)
    return table


def no_worlds(seed: str) -> Any:
    raise AssertionError("the bot has no need of worlds")


def chooses(scene: Scene, seat: int | None = None) -> str:
    """What the bot answers to what is asked now."""
    ask = scene.ask if seat is None else scene.table.asked(seat)[0]
    return wire(HeuristicBot("test").choose(scene.view(ask.seat), ask, no_worlds))


def plays_turn(scene: Scene, kind: type[HeuristicBot] = HeuristicBot) -> list[str]:
    """Everything that the bot does until its turn is over."""
    bot = kind("test")
    done = []
    while not scene.idle and scene.ask.kind != "rest":
        done.append(wire(let_answer(scene.table, scene.ask, bot)))
    return done


def reading(scene: Scene, seat: int = 0) -> Reading:
    return Reading(scene.view(seat), seat)


def colony(**settings: str) -> Scene:
    """Two players in a co-operative game, at home, with nothing to fear and nothing to find."""
    scene = Scene(players=2, mode="cooperative", objective="mountain-voice", **settings)
    for place in ("police", "grocery", "school", "library", "hospital", "gas"):
        scene.deck(place)
    return scene.survivor("halima", 0).survivor("dutch", 1)


# -- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "objective", [name for name in OBJECTIVES if library().objectives[name].set == "town"]
)
def test_every_objective_of_the_second_box_can_be_reached(objective: str) -> None:
    """In one of some games, by two, who play the hard side."""

    def reached(seed: int) -> bool:
        table = play(f"solved/{seed}", *["steady"] * 2, objective=objective, boxes="two")
        return table.outcome is not None and bool(table.outcome.facts["main"])

    assert any(reached(seed) for seed in range(12))


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_it_plays_every_objective_to_the_end(objective: str) -> None:
    boxes = "two" if library().objectives[objective].set == "town" else "one"
    assert play("coop", *["steady"] * 2, objective=objective, boxes=boxes).ended
    assert play("secrets", *["steady"] * 3, objective=objective, boxes=boxes).ended


@pytest.mark.parametrize(
    "settings",
    [
        {"mode": "betrayer", "objective": "random"},
        {"elimination": "on", "side": "hard"},
        {"boxes": "two", "adult": "on", "objective": "front-door"},
        {"improvements": "on", "bandits": "on", "raxxon": "on"},
        {"mode": "betrayer", "improvements": "on", "bandits": "on", "raxxon": "on"},
        {"bandits": "on", "objective": "what-they-took"},
        {"improvements": "on", "objective": "before-the-child"},
        {"raxxon": "on", "objective": "door-below"},
        {"story": "chimp", "mode": "cooperative", "side": "standard"},
        {"story": "raid", "mode": "betrayer"},
    ],
    ids=lambda settings: "-".join(settings.values()),
)
def test_it_plays_every_setting_to_the_end(settings: dict[str, str]) -> None:
    assert play("settings", *["steady"] * 5, **settings).ended


def test_it_beats_chance() -> None:
    def won(bot: str) -> int:
        games = [
            play(f"chance {n}", *[bot] * 4, mode="cooperative", side="standard", objective=name)
            for n, name in enumerate(["tribute", "white-tide", "last-bus", "mountain-voice"] * 2)
        ]
        return sum(table.state.main_done for table in games)

    assert won("random") == 0
    assert won("steady") >= 2


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (play("again", *["steady"] * 3) for _ in range(2))
    assert first.log.hash == second.log.hash


def test_it_takes_over_in_the_middle_of_a_turn() -> None:
    table = Table.new(GAME, seats=3, seed="takeover")
    for most in (10, 25, 47, 48, 49, GAME.bound):
        bots = {seat: make_bot("steady", GAME.name, f"{most} {seat}") for seat in range(3)}
        play_on(table, bots, most - len(table.answers))
    assert table.ended


def test_it_answers_from_its_view_alone() -> None:
    """In every world that its seat cannot tell from the true one it does the same."""
    table = Table.new(GAME, seats=4, seed="blind")
    bots = {seat: make_bot("steady", GAME.name, str(seat)) for seat in range(4)}
    for most in range(12, 90, 11):
        play_on(table, bots, most - len(table.answers))
        if not table.asks:
            break
        ask = table.asks[0]
        truth = HeuristicBot("x").choose(table.view(ask.seat), ask, no_worlds)
        for number in range(3):
            world = table.world(ask.seat, f"world {number}")
            other = HeuristicBot("x").choose(world.view(ask.seat), ask, no_worlds)
            assert other == truth


def test_it_is_the_usual_bot_of_the_game() -> None:
    assert usual_bot("long-night") == "steady"


def test_it_knows_every_word_of_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each effect on a card has a value; one that is new shows up in ``overrun check``."""
    assert len(WORTH) > 40
    assert check("long-night") == check("warring-colonies") == []
    monkeypatch.delitem(WORTH, "frostbite")
    line = "bots/long_night/effects: what is the effect 'frostbite' worth?"
    assert check("long-night") == check("warring-colonies") == [line]


def test_it_can_tell_how_far_every_objective_is() -> None:
    scene = Scene(players=3).survivor("gia").survivor("dutch", 1).survivor("emma", 2)
    scene.turn(0)
    r = reading(scene)
    for card in library().objectives.values():
        for side in filter(None, (card.standard, card.hard)):
            assert all(short(r, goal, 0) >= 0 for goal in side.goals)
    for secret in library().secrets.values():
        assert all(short(r, goal, 0) >= 0 for goal in secret.goals)


# -- the colony --------------------------------------------------------------------------------


def test_it_feeds_the_colony() -> None:
    scene = colony().hand(0, "food-1", "junk").turn(0)
    scene.s.first = 1  # nobody comes after
    assert chooses(scene.turn(0)) == "play:food-1"


def test_it_leaves_food_in_hand_where_nobody_is_hungry() -> None:
    scene = colony().hand(0, "food-1")
    scene.s.first, scene.s.food = 1, 9
    assert chooses(scene.turn(0)) == "end"


def test_it_cleans_a_full_waste_pile() -> None:
    scene = colony().dice(0, 1)
    scene.s.food = 9
    scene.s.waste = ["junk"] * 11
    scene.s.first = 1
    assert chooses(scene.turn(0)) == "clean:1"


def test_it_barricades_where_the_dead_would_break_in() -> None:
    scene = colony(side="standard").entrances("ZZ-", "---", "---", "---", "---", "---")
    scene.entrance("colony", "ZZZ", 1).entrance("colony", "ZZ-", 2).dice(0, 2)
    scene.survivor("ingrid", 0).survivor("gia", 1)
    scene.s.first, scene.s.food = 1, 9
    # four in the colony: two zombies come, the first dies at the first entrance in any case
    assert night(((3, 3, 0, 0), (3, 2, 0, 0)), 2) == (((3, 3, 0, 0), (3, 3, 0, 0)), 1)
    choice = chooses(scene.turn(0))
    assert choice.startswith(("attack:", "barricade:"))


def test_it_prevents_a_crisis_that_it_can() -> None:
    scene = colony().hand(0, "fuel", "fuel", "medicine").crisis("blackout")
    scene.s.first, scene.s.food = 1, 9
    assert plays_turn(scene.turn(0)).count("add:fuel") == 2


def test_what_leads_back_to_itself_can_be_valued() -> None:
    """Who adds enough to this crisis draws a card, and it may be one for this crisis."""
    scene = colony().hand(0, "food-1", "food-1").crisis("hoarders", (1, "food-1"), (1, "food-1"))
    scene.deck("grocery", "food-1", "food-1", "junk")
    assert appraise(reading(scene.turn(0)), "crisis/hoarders/extra", 0) > 0


def test_it_throws_nothing_after_a_lost_cause() -> None:
    scene = colony().hand(0, "fuel", "medicine").crisis("blackout")
    scene.s.first, scene.s.food = 1, 9
    assert "add:fuel" not in plays_turn(scene.turn(0))


def test_it_adds_no_more_than_is_needed() -> None:
    scene = colony().hand(0, "fuel", "fuel").crisis("blackout", (1, "fuel"), (1, "fuel"))
    scene.s.first, scene.s.food = 1, 9
    scene.s.morale = 10  # nothing to gain by more than enough
    assert "add:fuel" not in plays_turn(scene.turn(0))


def test_it_stays_at_home_where_there_is_nothing_to_find() -> None:
    scene = colony().dice(0, 6, 6, 6)
    scene.s.food = 9
    assert not [each for each in plays_turn(scene.turn(0)) if each.startswith("move")]


def test_it_heals_frostbite_before_it_kills() -> None:
    scene = colony().hand(0, "medicine")
    scene.survivor("emma", 0, "school", wounds=1, frostbite=1)
    scene.s.food = 9
    assert plays_turn(scene.turn(0))[:2] == ["play:medicine", "heal:emma:frostbite"]


def test_it_lays_what_is_wanted_on_the_objective() -> None:
    scene = Scene(players=2, mode="cooperative").survivor("halima").survivor("dutch", 1)
    for place in ("police", "grocery", "school", "library", "hospital", "gas"):
        scene.deck(place)
    scene.hand(0, "fuel", "medicine")
    scene.s.food = 9
    done = plays_turn(scene.turn(0))
    assert {"deliver:fuel", "deliver:medicine"} <= set(done)


def test_it_searches_where_the_objective_finds_what_it_wants() -> None:
    scene = Scene(players=2, mode="cooperative", objective="keep-the-light")
    scene.survivor("kwame", 0).survivor("halima", 0).survivor("dutch", 1).dice(0, 6, 6, 5)
    scene.deck("gas", *["fuel"] * 6).deck("grocery", *["food-1"] * 6)
    for place in ("police", "school", "library", "hospital"):
        scene.deck(place)
    scene.s.food = 9
    assert chooses(scene.turn(0)) == "move:kwame:gas"


def test_it_keeps_the_card_that_it_wants() -> None:
    scene = Scene(players=2, mode="cooperative", objective="keep-the-light")
    scene.survivor("priya", 0, "gas").survivor("dutch", 1).dice(0, 6)
    scene.deck("gas", "tyre-iron", "fuel", "lighter")
    scene.s.food = 9
    scene.turn(0).do("search:priya:6")
    assert chooses(scene) == "keep:fuel"


def test_it_rolls_rather_than_give_somebody_up() -> None:
    scene = colony().survivor("gia", 0)
    scene.run(("bite_spreads", ["colony"]))
    assert chooses(scene) == "roll"


def test_what_may_be_done_again_is_worth_more() -> None:
    scene = colony().survivor("gia", 0, wounds=2).turn(0)
    manual = library().items["first-aid-manual"].equip
    assert manual is not None
    limited = msgspec.structs.replace(manual, once=True)
    assert equipped(reading(scene), manual) > equipped(reading(scene), limited)


def test_it_goes_on_with_an_ability_as_long_as_it_helps() -> None:
    scene = colony().survivor("mei", 0, "school", wounds=2, items=("first-aid-manual",))
    scene.dice(0, 3, 4, 5).turn(0)
    used = [each for each in plays_turn(scene) if each.startswith("use:mei:first-aid-manual")]
    assert len(used) == 2  # nobody is hurt any more


@pytest.mark.parametrize(("food", "way"), [(0, "option:0"), (12, "option:1")])
def test_a_dilemma_hangs_on_how_things_stand(food: int, way: str) -> None:
    """Beef is for a colony that is hungry; one that is not can lay people to rest."""
    scene = colony().survivor("gia", 0, "grocery").deck("grocery", "food-3", "food-3", "junk")
    scene.s.food = food
    scene.dice(0, 6).run(("resolve_crossroads", ["walk-in-freezer", 0, "gia"]))
    assert chooses(scene) == way


# -- oneself -----------------------------------------------------------------------------------


def friends(*secrets: str, **settings: str) -> Scene:
    """Three players with secret objectives."""
    scene = Scene(players=3, objective="white-tide", **settings).secrets(*secrets)
    scene.survivor("halima", 0).survivor("dutch", 1).survivor("emma", 2)
    for place in ("police", "grocery", "school", "library", "hospital", "gas"):
        scene.deck(place)
    return scene


def test_it_keeps_what_its_own_objective_wants() -> None:
    scene = friends("last-spoonful", "blue-inhaler", "toolbox")
    scene.hand(0, "food-1", "food-1").crisis("first-snow-day", (1, "food-1"))
    scene.s.first, scene.s.rounds, scene.s.food = 1, 2, 9
    r = reading(scene.turn(0))
    assert r.stance == LOYAL
    assert r.wishes.holding("food", 1) > r.wishes.holding("medicine", 1)


def test_a_betrayer_hides_until_its_demands_are_met() -> None:
    scene = friends("supply-and-demand", "blue-inhaler", "toolbox").hand(0, "medicine")
    assert reading(scene.turn(0)).stance == HIDING
    scene.hand(0, *["medicine"] * 4)
    scene.s.players[0].hand = ["medicine"] * 4
    assert reading(scene.turn(0)).stance == HIDING  # there is time yet
    scene.s.rounds = 1
    assert reading(scene.turn(0)).stance == STRIKING


def test_a_betrayer_keeps_the_colony_alive_until_it_is_ready() -> None:
    """If the colony falls before, it has not won: morale is worth more to it than to the others."""
    scene = friends("supply-and-demand", "blue-inhaler", "toolbox").hand(0, *["medicine"] * 3)
    scene.s.rounds = scene.s.morale = 1
    waiting, other = reading(scene.turn(0)), reading(scene.turn(0), 1)
    assert waiting.stance == HIDING
    assert waiting.heart > other.heart
    scene.s.players[0].hand.append("medicine")
    assert reading(scene.turn(0)).heart < 0


@pytest.mark.parametrize(("kind", "adds"), [(HeuristicBot, True), (Schemer, False)])
def test_a_master_who_betrays_thinks_of_its_own_demands_first(
    kind: type[HeuristicBot], adds: bool
) -> None:
    """It demands two cards of food for itself; the crisis wants one more of them."""
    scene = friends("own-flock", "blue-inhaler", "toolbox").hand(0, "food-1", "food-1")
    scene.crisis("first-snow-day", (1, "food-1"), (2, "food-1"))
    scene.s.first = 1
    assert ("add:food-1" in plays_turn(scene.turn(0), kind)) is adds


@pytest.mark.parametrize(("kind", "stance"), [(HeuristicBot, HIDING), (Schemer, STRIKING)])
def test_a_master_who_betrays_strikes_as_soon_as_its_demands_are_met(
    kind: type[HeuristicBot], stance: str
) -> None:
    """Nobody else is in need yet: there is time to sink a colony that stands well."""
    scene = friends("supply-and-demand", "blue-inhaler", "toolbox").hand(0, *["medicine"] * 4)
    assert Reading(scene.turn(0).view(0), 0, kind.weights).stance == stance


def test_a_master_does_not_think_ahead_when_it_betrays() -> None:
    scene = friends("supply-and-demand", "blue-inhaler", "toolbox").turn(0)
    assert not Schemer("x").wavers(scene.view(0), scene.ask)
    scene.s.players[0].secret = "last-spoonful"
    scene.turn(0)
    assert Schemer("x").wavers(scene.view(0), scene.ask)


def test_a_betrayer_searches_no_more_than_the_others_do() -> None:
    scene = friends("supply-and-demand", "blue-inhaler", "toolbox").turn(0)

    def gain(searches: int, seat: int = 0) -> float:
        scene.s.players[seat].tally = {"searches": searches}
        scene.s.places["hospital"].deck = ["medicine"] * 5
        r = reading(scene.turn(0), seat)
        return searching.value(r, r.mine[0], "hospital")

    assert gain(0) > gain(2) > gain(6)
    scene.s.players[0].tally = {}
    assert gain(0, 1) == gain(6, 1), "who is loyal has nothing to hide"


def test_a_betrayer_thinks_of_other_guises() -> None:
    """While it hides it knows what it would do if it struck."""
    scene = friends("supply-and-demand", "blue-inhaler", "toolbox")
    scene.hand(0, *["medicine"] * 4, "food-1", "junk")
    scene.crisis("first-snow-day", (1, "food-1"), (1, "food-1"), (2, "food-1"))
    scene.s.first = 1
    assert reading(scene.turn(0)).stance == HIDING
    bot, ask = HeuristicBot("x"), scene.turn(0).ask
    lines = bot.lines(scene.view(0), ask, no_worlds, 4)
    assert lines[0] == [bot.choose(scene.view(0), ask, no_worlds)]
    assert [("add", "junk")] in lines[1:]
    assert bot.lines(scene.view(0), ask, no_worlds, 1) == lines[:1]
    scene.s.players[0].secret = "last-spoonful"
    scene.turn(0)
    assert len(bot.lines(scene.view(0), ask, no_worlds, 4)) == 1, "who is loyal has no other face"


def test_it_knows_how_a_betrayer_stands() -> None:
    scene = friends("supply-and-demand", "blue-inhaler", "toolbox").turn(0)
    assert THINKING.about(scene.view(0), 0) is TREASON
    assert THINKING.about(scene.view(1), 1) is THINKING, "who is loyal thinks in another manner"

    def now() -> float:
        return chance(scene.turn(0).view(0), 0)

    for seat in range(3):  # as many for everybody: whoever keeps more is suspected
        scene.hand(seat, *["junk"] * 4)
    nothing = now()
    scene.s.players[0].hand[:3] = ["medicine"] * 3
    nearly = now()
    scene.s.players[0].hand[3] = "medicine"
    ready = now()
    scene.s.morale = 1
    assert nothing < nearly < ready < now()
    scene.s.players[0].tally = {"hits": 4}
    seen = now()
    scene.s.players[0].tally = {}
    assert seen < now(), "it is worth something that nobody suspects"


def test_a_betrayer_who_strikes_lets_the_colony_starve_and_the_crisis_come() -> None:
    scene = friends("supply-and-demand", "blue-inhaler", "toolbox")
    scene.hand(0, *["medicine"] * 4, "food-1", "junk")
    scene.crisis("first-snow-day", (1, "food-1"), (1, "food-1"), (2, "food-1"))
    scene.s.first, scene.s.rounds = 1, 2
    done = plays_turn(scene.turn(0))
    assert "play:food-1" not in done
    assert "add:junk" in done
    assert "add:medicine" not in done


def hoarders(kept: int) -> Scene:
    """Three players in round four, of whom the last has so many cards in hand, and has given none
    away if these are many."""
    scene = friends("last-spoonful", "blue-inhaler", "toolbox")
    scene.s.round = 4
    for player in scene.s.players[:2]:
        player.tally = {"added": 4, "delivered": 2, "searches": 4}
    gave = {"lost": 1} if kept > 3 else {"added": 4, "delivered": 2}
    scene.s.players[2].tally = {"searches": 7, "moves": 5, **gave}
    return scene.hand(2, *["medicine"] * kept)


def test_it_suspects_who_keeps_and_does_not_give() -> None:
    doubts = {kept: suspected(hoarders(kept).turn(0).view(0), 0) for kept in (1, 4, 8)}
    assert doubts[1][2] < doubts[4][2] < doubts[8][2]
    assert doubts[8][1] < 0.1 < 0.5 < doubts[8][2]
    for each in doubts.values():
        assert 0 not in each, "nobody suspects oneself"
        assert 0 < fsum(each.values()) < 1, "perhaps there is no betrayer at all"


def test_at_the_beginning_all_are_as_suspicious_as_the_rules_say() -> None:
    even = suspected(friends("last-spoonful", "blue-inhaler", "toolbox").turn(0).view(0), 0)
    assert even[1] == even[2] < 1 / 4


def test_of_two_exiles_one_is_the_betrayer() -> None:
    scene = hoarders(1)
    for player in scene.s.players[1:]:
        player.exiled = True
    assert round(fsum(suspected(scene.turn(0).view(0), 0).values()), 6) == 1


def test_friends_suspect_nobody() -> None:
    scene = Scene(players=2, mode="cooperative").survivor("gia", 0).survivor("dutch", 1)
    assert suspected(scene.turn(0).view(0), 0) == {}


@pytest.mark.parametrize(("kept", "thumb"), [(8, "yes"), (1, "no")])
def test_it_votes_for_exile_on_strong_suspicion_only(kept: int, thumb: str) -> None:
    scene = hoarders(kept)
    scene.s.active = 1
    scene.run(("hold_exile_vote", [1, 2]))
    assert chooses(scene, 0) == thumb
    assert chooses(scene, 2) == "no"


def test_it_attacks_nobody_but_zombies() -> None:
    scene = friends("last-spoonful", "blue-inhaler", "toolbox")
    scene.survivor("gia", 1, "school").survivor("ingrid", 0, "school").dice(0, 6, 6)
    scene.s.food = 9
    assert not [each for each in plays_turn(scene.turn(0)) if each.startswith("attack")]


@pytest.mark.parametrize("settings", [{}, {"improvements": "on", "bandits": "on", "raxxon": "on"}])
def test_it_knows_what_holds_from_its_view_alone(settings: dict[str, str]) -> None:
    """Of every goal of every card, in the middle of random games."""
    cards = library()
    goals = [goal for card in cards.secrets.values() for goal in card.goals]
    goals += [goal for each in cards.objectives.values() for goal in each.side("hard").goals]
    goals = [each for each in goals if each.word not in (*FATES, *OF_WAR)]
    draw = Random("what holds")
    table = Table.new(GAME, seats=4, settings=settings, seed="what holds")
    looks = 0
    while not table.ended and looks < 20:
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))
        if table.state.round and draw.random() < 0.15:
            looks += 1
            r = Reading(table.view(ask.seat), ask.seat)
            for goal in goals:
                holds = goal.holds(table.state, Context(ask.seat))
                assert (short(r, goal, ask.seat) == 0) == holds, goal
    assert looks


# -- modules and stories -----------------------------------------------------------------------


def test_it_can_tell_how_far_the_goals_of_the_modules_are() -> None:
    scene = colony(bandits="on", raxxon="on", improvements="on")
    scene.s.places["school"].bandits = 3
    scene.s.bandits.loot, scene.s.raxxon.code = ["fuel"] * 5, [4, 4]
    scene.s.improvements.built = ["pigsty"]
    r = reading(scene.turn(0))
    goals = {
        "bandits": {"at_most": 1}, "loot": {"at_most": 3}, "built": {"at_least": 2},
        "code": {"at_least": 10}, "contained": {"at_least": 3}, "specials": {"at_least": 1},
    }  # fmt: skip
    lacking = {
        word: short(r, condition({"is": word, **within}), 0) for word, within in goals.items()
    }
    assert lacking == {
        "bandits": 2, "loot": 2, "built": 1, "code": 2, "contained": 3, "specials": 1,
    }  # fmt: skip


def test_it_reckons_with_the_dead_that_bandits_draw() -> None:
    scene = colony(bandits="on").survivor("gia", 0, "school").turn(0)
    assert reading(scene).board.due("school", 1) == 1
    scene.s.places["school"].bandits = 2
    assert reading(scene).board.due("school", 1) == 3


def test_a_special_zombie_takes_a_space_in_what_it_expects() -> None:
    scene = colony(raxxon="on").entrance("school", "---").turn(0)
    assert reading(scene).board.doors["school"][0] == (3, 0, 0, 0)
    scene.special("school", "scissors")
    assert reading(scene).board.doors["school"][0] == (2, 0, 0, 0)


def test_it_drives_bandits_off_who_would_bring_the_dead_in() -> None:
    scene = colony(bandits="on").survivor("gia", 0, "school").entrance("school", "---")
    scene.s.places["school"].bandits = 3
    scene.dice(0, 6, 6).turn(0)
    assert chooses(scene) == "attack:gia:6"


def code_of(scene: Scene) -> tuple[int, ...]:
    return tuple(library().experiments[scene.s.raxxon.deck[0]].code)


def at_raxxon(*dice: int) -> Scene:
    """Somebody is at Raxxon, where experiments are to be contained; scissors wants a 2 and a 5."""
    scene = Scene(players=2, mode="cooperative", objective="door-below", raxxon="on")
    for place in ("police", "grocery", "school", "library", "hospital", "gas", "raxxon"):
        scene.deck(place)
    scene.survivor("halima", 0, "raxxon").survivor("dutch", 1)
    scene.s.raxxon.deck = ["scissors", "courser"]
    assert code_of(scene) == (2, 5)
    return scene.dice(0, *dice)


def test_it_lays_the_code_that_it_has() -> None:
    assert {"code:2", "code:5"} <= set(plays_turn(at_raxxon(2, 3, 5).turn(0)))


def test_it_lays_half_a_code_if_somebody_there_has_the_rest() -> None:
    alone = at_raxxon(2, 3).dice(1, 1, 1).turn(0)
    helped = at_raxxon(2, 3).survivor("gia", 1, "raxxon").dice(1, 5, 1).turn(0)
    assert chooses(helped) == "code:2"
    worth = [score(reading(scene), ("code", "2")) for scene in (alone, helped)]
    assert worth[1] > 5 * worth[0]


def test_it_lays_no_dice_that_nobody_asked_for() -> None:
    assert not [each for each in plays_turn(at_raxxon(1, 3, 6).turn(0)) if each[:4] == "code"]


def test_it_arms_whoever_is_to_be_armed() -> None:
    def worth(objective: str) -> float:
        scene = Scene(players=2, mode="cooperative", objective=objective, bandits="on")
        scene.survivor("halima", 0).survivor("dutch", 1).hand(0, "pistol")
        return play_card(reading(scene.turn(0)), "pistol")

    assert worth("what-they-took") > worth("tribute") + 0.5


def test_it_finishes_what_is_nearly_built() -> None:
    scene = colony(improvements="on")
    scene.s.improvements.row = [Improvement("schoolroom"), Improvement("sledge-shed", 1)]
    r = reading(scene.turn(0))
    first, second = (advancing(r, each, 1) for each in r.view.modules.row)
    assert second > first / 2
    assert meal(r.s, 6) == 3
    scene.s.improvements.built = ["common-kettle"]
    assert meal(reading(scene).s, 6) == 1
