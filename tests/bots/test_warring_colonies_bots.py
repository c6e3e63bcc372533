"""The steady bot of Warring Colonies: it looks after its colony, raids, guards and fights."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.bots import make_bot, play_on, usual_bot
from overrun.bots.warring_colonies import POINT, HeuristicBot, choices
from overrun.bots.warring_colonies.battles import Camp, duel, toll
from overrun.bots.warring_colonies.plain import WITH_PLACE, Plain
from overrun.bots.warring_colonies.reading import WarReading
from overrun.core.flow import Ask
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.games.warring_colonies.state import WarState
from tests.games.warring_colonies.scene import B1, B2, BLUE, GAME, Y1, Y2, YELLOW, War

TOWN = ("police", "grocery", "school", "library", "hospital", "gas")


def play(seed: str, *names: str, **settings: str) -> Table[WarState]:
    """A whole game between the bots of these names."""
    table = Table.new(GAME, seats=len(names), settings=settings, seed=seed)
    bots = {seat: make_bot(name, GAME.name, f"{seed}/{seat}") for seat, name in enumerate(names)}
    play_on(table, bots, GAME.bound)
    return table


def no_worlds(seed: str) -> Any:
    raise AssertionError("the bot has no need of worlds")


def chooses(war: War, seat: int, seed: str = "test") -> str:
    """What the bot answers to what a seat is asked now."""
    return wire(HeuristicBot(seed).choose(war.seen(seat), war.asked(seat), no_worlds))


def peace(players: int = 4, **settings: Any) -> War:
    """Two colonies with food, and a town in which there is nothing to find."""
    war = War(players, rounds=4, **settings)
    for place in TOWN:
        war.deck(place)
    for colony in war.s.sides:
        colony.food = 30
    return war


def thinks_of(war: War, seat: int, most: int = 5) -> dict[str, int]:
    """The first answers of the lines that the bot offers, with its misgivings."""
    bot = HeuristicBot("test")
    lines = bot.lines(war.seen(seat), war.asked(seat), no_worlds, most)
    return {wire(line[0]): bot.misgiving(line) for line in lines}


# -- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("objective", sorted(
    card.id for card in library().objectives.values() if card.module == "war"
))  # fmt: skip
def test_it_plays_every_objective_to_the_end(objective: str) -> None:
    assert play("war", *["steady"] * 4, objective=objective).ended


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (5, {"turns": "alternating"}),
        (7, {"turns": "sequential", "trade": "friendly"}),
        (6, {"teams": "random", "travel-cards": "on", "adult": "on", "crossroads": "box"}),
        (11, {"quick": "on"}),
    ],
    ids=lambda value: "-".join(value.values()) if isinstance(value, dict) else str(value),
)
def test_it_plays_every_setting_to_the_end(players: int, settings: dict[str, str]) -> None:
    assert play("settings", *["steady"] * players, **settings).ended


def test_it_beats_chance_from_either_side() -> None:
    won = {YELLOW: 0, BLUE: 0}
    lost = 0
    for number in range(6):
        side = (YELLOW, BLUE)[number % 2]
        names = ["steady", "random"] if side == YELLOW else ["random", "steady"]
        sides = play(f"chance {number}", *names * 2).outcome
        assert sides is not None
        won[side] += side in sides.sides
        lost += (BLUE if side == YELLOW else YELLOW) in sides.sides
    assert sum(won.values()) >= 5
    assert lost <= 1


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (play("again", *["steady"] * 5) for _ in range(2))
    assert first.log.hash == second.log.hash


def test_it_answers_from_its_view_alone() -> None:
    """In every world that its seat cannot tell from the true one it does the same."""
    table = Table.new(GAME, seats=5, seed="blind")
    bots = {seat: make_bot("steady", GAME.name, str(seat)) for seat in range(5)}
    for most in range(12, 150, 23):
        play_on(table, bots, most - len(table.answers))
        if not table.asks:
            break
        ask = table.asks[0]
        truth = HeuristicBot("x").choose(table.view(ask.seat), ask, no_worlds)
        for number in range(3):
            world = table.world(ask.seat, f"world {number}")
            other = HeuristicBot("x").choose(world.view(ask.seat), ask, no_worlds)
            assert other == truth


def test_it_takes_over_in_the_middle_of_a_turn() -> None:
    table = Table.new(GAME, seats=4, seed="takeover")
    for most in (10, 33, 51, GAME.bound):
        bots = {seat: make_bot("steady", GAME.name, f"{most} {seat}") for seat in range(4)}
        play_on(table, bots, most - len(table.answers))
    assert table.ended


def other(place: Any) -> Any:
    """The place with the colours swapped."""
    return {YELLOW: BLUE, BLUE: YELLOW}.get(place, place)


def swapped(s: WarState) -> WarState:
    """The same table with the colours swapped: who was yellow is blue."""
    s = GAME.thaw(GAME.freeze(s))
    s.colonies[:2] = s.colonies[1::-1]
    for colony in s.colonies:
        colony.place = other(colony.place)
    for player in s.players:
        player.colony = (1, 0, 2)[player.colony]
    for v in s.survivors.values():
        v.place, v.home = other(v.place), other(v.home)
    boards = {other(name): place for name, place in s.places.items()}
    s.places = {name: boards[name] for name in s.places}
    for name, place in s.places.items():
        place.id = name
    s.battles = [other(place) for place in s.battles]
    if s.battle is not None:
        s.battle.place = other(s.battle.place)
        for sides in (s.battle.tactics, s.battle.strength, s.battle.bids, s.battle.dice):
            sides.reverse()
    return s


def recoloured(option: Option) -> Option:
    at = WITH_PLACE.get(option[0])
    return tuple(other(word) if number == at else word for number, word in enumerate(option))


@pytest.mark.parametrize("seed", ["lemon", "azure", "cobalt"])
def test_it_does_the_same_for_either_colour(seed: str) -> None:
    table = Table.new(GAME, seats=4, seed=seed)
    kinds = set()
    while table.asks:
        ask, view = table.asks[0], table.view(table.asks[0].seat)
        answer = HeuristicBot("x").choose(view, ask, no_worlds)
        facts = {name: other(fact) for name, fact in ask.facts.items()}
        same = Ask(ask.seat, ask.kind, [recoloured(option) for option in ask.options], facts)
        view = GAME.view(swapped(table.state), ask.seat)
        assert HeuristicBot("x").choose(view, same, no_worlds) == recoloured(answer), ask.kind
        kinds.add(ask.kind)
        table.answer(ask.seat, ask.number, answer)
    assert kinds >= {"movement", "action", "search", "tactics", "bid"}


def test_it_is_the_usual_bot_of_the_game() -> None:
    assert usual_bot("warring-colonies") == "steady"


# -- a war as a game of one colony ---------------------------------------------------------------


def test_it_sees_its_own_colony_alone() -> None:
    war = peace().survivor("gia", Y1).survivor("emma", Y2, "school").survivor("jun", B1, "school")
    war.intruder("milo", Y2, BLUE).intruder("hester", B2, YELLOW)
    war.moving(Y1, B1)
    plain = Plain(war.seen(Y2), Y2)
    assert [player.group for player in plain.view.players] == [["gia"], ["emma", "milo"]]
    places = {v.id: v.place for v in plain.view.survivors}
    assert places == {"gia": "colony", "emma": "school", "milo": BLUE}
    homes = {place.id: place.survivors for place in plain.view.places}
    assert homes["colony"] == ["gia"]
    assert homes["school"] == ["emma"]
    assert YELLOW not in homes


def test_a_survivor_may_be_called_like_a_colony() -> None:
    war = peace().survivor("gia", B1).survivor("emma", Y1).moving(B1, Y1)
    plain = Plain(war.seen(B1), B1)
    assert plain.option(("move", "blue", BLUE)) == ("move", "blue", "colony")
    assert plain.option(("keep", "blue", "gia")) == ("keep", "blue", "gia")


def test_the_dead_smell_strangers_too() -> None:
    war = peace().survivor("gia", Y1, "school").survivor("emma", B1, "school")
    war.survivor("jun", Y2).moving(Y1, B1)
    board = WarReading(war.seen(Y1), Y1).board
    assert board.due("school", board.smell["school"]) == 2


# -- raids and guards ----------------------------------------------------------------------------


def raid() -> War:
    """The last turn of the round; nobody is at home in the blue colony."""
    war = peace().survivor("gia", Y1).survivor("emma", Y2).survivor("halima", Y2)
    war.survivor("jun", B1, "school").survivor("milo", B2, "school")
    for name in ("jun", "milo"):
        war.s.survivors[name].moved = True
    return war


def test_it_raids_a_colony_that_nobody_guards() -> None:
    assert chooses(raid().moving(Y2, B2), Y2).split(":")[2:3] == [BLUE]


def test_it_stays_at_home_before_a_guarded_colony() -> None:
    war = raid()
    war.survivor("hester", B1).survivor("ingrid", B2)
    assert chooses(war.moving(Y2, B2), Y2) == "pass"


def test_the_last_guard_is_missed_only_where_enemies_are_near() -> None:
    def leaving(war: War) -> float:
        r = WarReading(war.moving(Y2, B2).seen(Y2), Y2)
        return r.fronts.shift(r.people["emma"], "grocery")

    war = peace().survivor("gia", Y1, "school").survivor("emma", Y2, items=("shotgun",))
    war.intruder("jun", B1, YELLOW).survivor("milo", B2)
    war.s.survivors["milo"].moved = True
    assert leaving(war) < -0.5
    war = peace().survivor("gia", Y1, "school").survivor("emma", Y2, items=("shotgun",))
    war.survivor("jun", B1).survivor("milo", B2)
    for name in ("jun", "milo"):
        war.s.survivors[name].moved = True
    assert leaving(war) == 0


def test_once_the_enemy_has_fallen_it_only_has_to_stand() -> None:
    def going(fallen: bool) -> str:
        war = War(4, rounds=4, morale=(2, 3)).survivor("gia", Y1).survivor("emma", Y2)
        war.survivor("jun", B1, "gas").deck("grocery", "food-1", "food-1")
        war.yellow.food, war.blue.fallen = 4, fallen
        war.dice(Y1, 6, 6)
        return chooses(war.moving(Y1, B1), Y1)

    assert going(fallen=False) == "move:gia:grocery"
    assert going(fallen=True) == "pass"


def test_who_has_fallen_raids_nobody() -> None:
    war = raid()
    war.yellow.fallen = True
    assert chooses(war.moving(Y2, B2), Y2) == "pass"
    assert WarReading(war.seen(Y2), Y2).blow(1) == 0


def test_who_has_fallen_looks_for_no_battle() -> None:
    def coming(fallen: bool) -> float:
        war = peace().survivor("gia", Y1, items=("shotgun",)).survivor("emma", Y2, "school")
        war.survivor("jun", B1, "school", wounds=2).survivor("halima", Y2)
        war.yellow.fallen = fallen
        r = WarReading(war.moving(Y1, B1).seen(Y1), Y1)
        return r.fronts.shift(r.people["gia"], "school")

    assert coming(fallen=False) > 0
    assert coming(fallen=True) == 0


def test_on_the_brink_a_crisis_is_prevented_though_the_enemy_is_there_too() -> None:
    def stake(*morale: int) -> float:
        war = peace(morale=morale).survivor("gia", Y1).survivor("emma", B1)
        war.s.crisis = "rumour-mill"
        return WarReading(war.moving(Y1, B1).seen(Y1), Y1).crisis.stake

    assert stake(1, 1) > stake(8, 8) > stake(8, 1)
    assert stake(8, 1) < 0


def test_the_less_morale_is_left_the_more_it_is_worth() -> None:
    def heart(morale: int, rounds: int) -> float:
        war = peace(morale=(morale, 6)).survivor("gia", Y1).survivor("emma", B1)
        war.s.rounds = rounds
        return WarReading(war.moving(Y1, B1).seen(Y1), Y1).heart

    assert heart(1, 2) > heart(3, 2) > heart(8, 2)
    assert heart(8, 9) == heart(8, 5)  # nobody knows whether it will last that long


def test_it_gives_nothing_to_enemies() -> None:
    war = peace().survivor("gia", Y1).survivor("emma", B1).survivor("jun", Y2)
    war.hand(B1, "medicine").acting(Y1, B1)
    war.by(Y1, f"request:{B1}", "kind:medicine")
    assert chooses(war, B1) == "refuse"


# -- battles -------------------------------------------------------------------------------------


def test_wounds_are_shared_so_that_few_die() -> None:
    assert toll((3, 3), 4, 0) == (0, 4)
    assert toll((3, 3), 5, 0) == (1, 4)
    assert toll((3,), 9, 0) == (1, 2)
    assert toll((2, 3), 0, 2) == (1, 0)


def side(*lives: int, armed: int = 0, bullets: int = 0, home: bool = False) -> Camp:
    return Camp(lives, armed, bullets, home)


def test_a_battle_is_worth_more_to_the_stronger() -> None:
    strong, weak = side(3, 3, 3, armed=2), side(3)
    assert duel(strong, weak)[0] > duel(weak, strong)[0]
    assert duel(side(3, 3, 3, armed=2), side(3, home=True))[0] > duel(strong, weak)[0]


def test_who_is_much_weaker_falls_back_from_town_but_not_from_home() -> None:
    names = list(library().tactics)
    weak, strong = side(1), side(3, 3, 3, 3, armed=3, bullets=3)
    mixture = dict(zip(names, duel(weak, strong)[1], strict=True))
    assert mixture["fall-back"] > 0.8
    at_home = dict(zip(names, duel(weak._replace(home=True), strong)[1], strict=True))
    assert at_home["fall-back"] < 0.2


def test_it_keeps_its_bullets_where_they_change_nothing() -> None:
    def bid(*enemies: str) -> int:
        war = peace(bullets=(4, 0)).survivor("gia", Y1, "school", wounds=2)
        for name in enemies:
            war.survivor(name, B1, "school")
        war.battle("school").tactics("be-vigilant", "all-in")
        bids = [int(chooses(war, Y1, str(n)).split(":")[1]) for n in range(8)]
        return sum(bids)

    assert bid("jun") > bid("jun", "milo", "hester", "ingrid", "emma", "halima")


def test_it_strikes_whom_it_can_kill_and_spares_its_own() -> None:
    war = peace().survivor("gia", Y1, "school", wounds=2).survivor("emma", Y1, "school")
    war.survivor("jun", B1, "school").survivor("milo", B1, "school", wounds=2)
    war.battle("school").tactics("be-vigilant", "all-in")
    war.bids(0, 0, "wounds-1", "strength-1")
    assert chooses(war, Y1) == "hit:milo"
    war.do("hit:milo")
    assert war.asked(Y1).kind == "share-wounds"
    assert chooses(war, Y1) == "wound:emma"


# -- the Lone Wolf -------------------------------------------------------------------------------


def test_a_lone_wolf_claims_a_mission_that_is_complete() -> None:
    war = peace(5).survivor("gia", Y1).survivor("emma", B1)
    war.missions("full-shelf", "pack-mule").survivor("jun", war.wolf)
    war.den.food = 5
    war.acting(war.wolf)
    assert chooses(war, war.wolf) == "claim:full-shelf"


def test_a_lone_wolf_goes_where_his_mission_wants_him() -> None:
    def first(*missions: str) -> str:
        war = peace(5).survivor("gia", Y1).survivor("emma", B1)
        war.missions(*missions).survivor("jun", war.wolf).survivor("milo", war.wolf)
        war.den.food = 9
        return chooses(war.moving(war.wolf), war.wolf)

    assert first("seen-at-both").split(":")[2:3] in ([YELLOW], [BLUE])
    assert first("full-shelf") == "pass"


def test_a_lone_wolf_has_no_favourite_colour() -> None:
    war = peace(5).survivor("gia", Y1).survivor("emma", B1).survivor("jun", 4)
    war.run(("perform_for", ["secret/grudge", war.wolf]))
    assert war.asked(war.wolf).kind == "choose-colony"
    assert {chooses(war, war.wolf, str(n)) for n in range(12)} == {"colony:yellow", "colony:blue"}


def test_a_lone_wolf_flees_from_the_weaker_side() -> None:
    war = peace(5, bullets=(0, 4)).survivor("gia", Y1, "school").survivor("emma", B1, "school")
    war.survivor("hester", B1, "school").survivor("ingrid", B2, "school")
    war.missions("full-shelf").survivor("jun", war.wolf, "school", wounds=2).battle("school")
    assert chooses(war, war.wolf) in ("flee", f"support:{BLUE}")
    war = peace(5, bullets=(0, 4)).survivor("gia", Y1, "school").survivor("emma", B1, "school")
    war.survivor("hester", B1, "school").survivor("ingrid", B2, "school")
    war.missions("winning-side").survivor("jun", war.wolf, "school").battle("school")
    assert chooses(war, war.wolf) == f"support:{BLUE}"


# -- what it finds about as good ---------------------------------------------------------------


def test_it_offers_first_what_it_would_do() -> None:
    war = peace().survivor("halima", Y1).survivor("milo", B1).dice(Y1, 3, 5)
    war.entrance(YELLOW, "ZZ-").acting(Y1, B1)
    offered = thinks_of(war, Y1)
    first, *others = offered
    assert first == chooses(war, Y1)
    assert 1 < len(offered) <= 5
    assert set(offered) <= war.offered(Y1)
    assert offered[first] == 0
    assert [offered[each] for each in others] == sorted(offered[each] for each in others)
    assert offered[others[-1]] > 0
    assert [*thinks_of(war, Y1, 2)] == [first, others[0]]


def test_it_offers_nothing_that_it_finds_far_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its people are dying at the gates: to end the turn is no close call."""
    war = peace().survivor("halima", Y1).survivor("gia", Y1).survivor("milo", B1).dice(Y1, 6, 6)
    for door in range(1, 7):
        war.entrance(YELLOW, "ZZZ", door)
    war.acting(Y1, B1)
    assert "end" in war.offered(Y1)
    assert thinks_of(war, Y1)["end"] > POINT // 2
    monkeypatch.setattr(choices, "CLOSE", 0.5)
    assert "end" not in thinks_of(war, Y1)


def test_where_it_draws_it_offers_one_answer() -> None:
    war = peace().survivor("halima", Y1, "school").survivor("milo", B1, "school").battle("school")
    assert len(thinks_of(war, Y1)) == 1
