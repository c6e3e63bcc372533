"""What a view foretells is what the rules then do: the browser states these numbers and counts
nothing itself. Games are played at random over all settings; every now and then the steps of the
night are carried out on a copy, with some waste, defences and bandits laid out before."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from overrun.core import conform
from overrun.core.event import Event
from overrun.core.flow import TaskFunction
from overrun.core.game import Game
from overrun.core.play import Play
from overrun.core.table import Table
from overrun.games.long_night.colony import check_waste, move_track, pay_food, zombies_gather
from overrun.games.long_night.crisis import resolve_crisis
from overrun.games.long_night.game import LongNight
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import deadly
from overrun.games.long_night.people import WOUND, hurt
from overrun.games.long_night.state import Contribution, Door, Item
from overrun.games.long_night.voting import hold_vote
from overrun.games.warring_colonies.ending import move_war_track
from overrun.games.warring_colonies.game import WarringColonies
from overrun.games.warring_colonies.phase import feed_all, resolve_war_crisis, war_waste
from tests.games.stage import resting

PEACE, WAR = LongNight(), WarringColonies()
STEPS = {
    PEACE.name: (pay_food, check_waste, resolve_crisis, move_track),
    WAR.name: (feed_all, war_waste, resolve_war_crisis, move_war_track),
}


class Foretold:
    """A moment of a game, and what its views say of the night."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self.game = game
        self.frozen = game.freeze(s)
        self.s = s
        self.feeding, self.wasting, self.judging, self.ticking = STEPS[game.name]
        self.views = [game.view(s, viewer) for viewer in (None, *s.seats)]

    def copy(self) -> Any:
        """The same moment once more; nobody's morale is in danger."""
        s = self.game.thaw(self.frozen)
        for colony in s.colonies:
            colony.morale = 10
        return s

    def doing(self, task: TaskFunction, s: Any) -> list[Event]:
        """What is told while a step is carried out."""
        s.agenda = [("rest", []), (task.__name__, [])]
        game = resting(self.game)
        table = Table.from_position(game, game.write_position(s), seats=len(s.players), seed="then")
        while not table.ended and table.asks[0].kind != "rest":
            ask = table.asks[0]
            table.answer(ask.seat, ask.number, ask.options[0])
        return [event for event in table.events if event.name != "rest"]

    def colonies(self, view: Any) -> dict[str, Any]:
        """What is said of each colony, by its place."""
        if self.game is PEACE:
            return {self.s.only.place: view}
        assert {view.home: view.food_due}.items() <= {
            each.place: each.food_due for each in view.colonies
        }.items()
        return {each.place: each for each in view.colonies} | {view.home: view}

    # -- the night, step by step ---------------------------------------------------------------

    def food(self) -> None:
        told = {event.facts["colony"]: event for event in self.doing(self.feeding, self.copy())
                if event.name in ("fed", "starving")}  # fmt: skip
        for view in self.views:
            for place, colony in self.colonies(view).items():
                if place in told:
                    assert told[place].facts["cost"] == colony.food_due
                    assert (told[place].name == "starving") == (colony.food < colony.food_due)

    def waste(self) -> None:
        for more in (-1, 0):
            s = self.copy()
            now = {each.place: each for view in self.views for each in _stocks(self, view)}
            for colony in s.colonies:
                colony.waste += ["fuel"] * (now[colony.place].waste_left + more)
            lost = self._waste_lost(s)
            for place, loss in lost.items():
                assert loss == now[place].waste_loss + more + 1
        now_lost = self._waste_lost(self.copy())
        for view in self.views:
            for place, colony in self.colonies(view).items():
                assert now_lost.get(place, colony.waste_loss) == colony.waste_loss

    def _waste_lost(self, s: Any) -> dict[Any, Any]:
        told = [event for event in self.doing(self.wasting, s) if event.name == "waste"]
        return {event.facts["colony"]: event.facts["loss"] for event in told}

    def crisis(self) -> None:
        if not self.s.crisis:
            assert {view.missing for view in self.views} == {0}
            return
        good = next(name for name, card in library().items.items()
                    if card.kind in library().crises[self.s.crisis].accepts)  # fmt: skip
        for view in self.views:
            s = self.copy()
            s.added = [Contribution(each.seat, each.item or good) for each in view.added]
            (told,) = [
                event.facts
                for event in self.doing(self.judging, s)
                if event.name == "crisis-resolved"
            ]
            assert told["needed"] == view.needed
            assert view.missing == max(0, told["needed"] - told["points"])
            assert told["prevented"] == (view.missing == 0)

    def zombies(self) -> None:
        s = self.copy()
        for place in s.places.values():
            place.noise = 0
        events = self.doing(zombies_gather, s)
        if any(event.name == "ended" for event in events):
            return
        came: Counter[Any] = Counter()
        got_in: Counter[Any] = Counter()
        for event in events:
            if event.name in ("zombie-came", "barricade-broken", "trap-exploded", "overrun"):
                came[event.facts["place"]] += 1
                got_in[event.facts["place"]] += event.name == "overrun"
        for view in self.views:
            for place in view.places:
                assert place.due == came[place.id], place.id
                # strangers at the gates may fall, and leave their spaces to zombies
                strangers = any(door.intruders for door in place.doors)
                exact = place.breaches == got_in[place.id]
                assert exact or (strangers and got_in[place.id] < place.breaches), place.id

    def wounds(self) -> None:
        for view in self.views:
            for each in view.survivors:
                for wounds in {1, each.life - 1, each.life} if each.life else {5}:
                    s = self.copy()
                    play = Play(s, [])
                    for _ in range(wounds):
                        hurt(play, each.id, WOUND)
                    assert (each.id not in s.survivors) == (wounds == each.life > 0)

    def rounds(self) -> None:
        ended = any(event.name == "ended" for event in self.doing(self.ticking, self.copy()))
        assert {ended} == {view.rounds == 1 for view in self.views}

    def votes(self) -> None:
        for view in self.views:
            for player in view.players:
                flow: Any = hold_vote(Play(self.copy(), []), "token", seat=player.seat)
                assert [ask.seat for ask in next(flow)] == player.fellows


def _stocks(moment: Foretold, view: Any) -> list[Any]:
    """What is said of colonies that have a name of their own there."""
    return list(view.colonies) if moment.game is WAR else [_Named(moment.s.only.place, view)]


class _Named:
    def __init__(self, place: str, view: Any) -> None:
        self.place, self.waste_loss, self.waste_left = place, view.waste_loss, view.waste_left


def season(s: Any, draw: random.Random) -> None:
    """Lay out what random games seldom live to see."""
    cards = library()
    for colony in s.colonies:
        colony.waste = ["fuel"] * draw.randrange(25)
        colony.food = draw.randrange(8)
        colony.helpless = 0 if colony.den else draw.randrange(4)
        colony.unruly = draw.randint(0, colony.helpless)
    if "improvements" in s.config.modules:
        s.improvements.built = [name for name in cards.improvements if draw.random() < 0.5]
    for place in s.places.values():
        for door in place.doors:
            clutter(door, draw)
        if "bandits" in s.config.modules and place.id in s.town:
            place.bandits = draw.choice((0, 0, 1, 2))
    s.calm, s.calm_left = draw.choice(["", *s.places]), draw.randrange(4)
    tough = [name for name, card in cards.items.items() if card.equip and card.equip.passive]
    for v in s.survivors.values():
        v.items = [Item(draw.choice(tough)) for _ in range(draw.choice((0, 0, 1)))]
        v.wounds = draw.randrange(max(1, deadly(v) - v.frostbite - v.despair))
    kinds = draw.choices(sorted(cards.items), k=draw.randrange(6)) if s.crisis else []
    accepts = cards.crises[s.crisis].accepts if s.crisis else ()
    if s.customs.open_crisis:
        kinds = [name for name in kinds if cards.items[name].kind in accepts]
    s.added = [Contribution(draw.choice(s.seats), name) for name in kinds]
    s.rounds = draw.choice((1, 1, 2, 5))


def clutter(door: Door, draw: random.Random) -> None:
    """Zombies and a defence of one kind at an entrance: where two stand somebody may choose."""
    room = door.spaces - len(door.intruders) - len(door.specials)
    door.zombies = draw.randint(0, room)
    defences = draw.randint(0, room - door.zombies)
    door.barricades, door.traps = draw.choice([(defences, 0), (0, defences)])


SETTINGS = [
    (PEACE, 4, {"improvements": "on"}),
    (PEACE, 3, {"bandits": "on"}),
    (PEACE, 4, {"improvements": "on", "bandits": "on", "raxxon": "on"}),
    (WAR, 5, {}),
    (WAR, 4, {}),
    *[(PEACE, 0, {}), (WAR, 0, {})] * 3,
]


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_what_the_page_states_is_what_the_rules_do(number: int) -> None:
    game, seats, settings = SETTINGS[number]
    draw = random.Random(f"foretelling/{number}")
    if not seats:
        seats, settings = conform.any_settings(game, draw)
    table = Table.new(game, seats=seats, settings=settings, seed=f"foretelling/{number}")
    moments = 0
    while not table.ended and moments < 12:
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))
        if table.state.round and not table.ended and draw.random() < 0.1:
            s = game.thaw(game.freeze(table.state))
            if moments % 3:
                season(s, draw)
            moment = Foretold(game, s)
            moment.food()
            moment.waste()
            moment.crisis()
            moment.zombies()
            moment.wounds()
            moment.rounds()
            moment.votes()
            moments += 1
    assert moments
