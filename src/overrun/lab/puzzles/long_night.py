"""Where puzzles of The Long Night are: in the last turn before the night, where something is still
to be done against it. Nobody has secrets at these tables, and no crossroads card waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import comb, fsum
from random import Random
from typing import Any

from overrun.bots import STEADY
from overrun.bots.levels import NEWCOMER
from overrun.core.table import Table
from overrun.games.long_night.game import GAME
from overrun.games.long_night.library import library
from overrun.games.long_night.state import LongNightState
from overrun.lab.puzzles.chances import DO_NOTHING, LEAST, weigh
from overrun.lab.puzzles.hunting import HEEDLESS, Found, Hunt, No, Task, Wanted
from overrun.lab.puzzles.plans import all_plans, compare
from overrun.lab.puzzles.worth import is_planned
from overrun.teaching.long_night.goals import GOALS, Clear, Dawn, is_open, is_worn
from overrun.teaching.puzzles.goals import Goal, TooLarge
from overrun.teaching.puzzles.tree import Tree, Walked, root
from overrun.teaching.puzzles.trying import SLACK

DICE = range(2, 5)
"""With one there is nothing to plan, with more there are too many ways to use them."""
NOISE = 1
"""With more noise the night has too many outcomes."""
PLANS = range(20, 300)
"""So many plans are worth comparing, and can be."""
NIGHT = "colony_phase"
OBJECTIVES = (
    "tribute", "keep-the-light", "open-road", "white-tide", "nothing-for-them", "mountain-voice",
    "last-bus", "front-door",
)  # fmt: skip
LIKELY = 0.5
NEVER = -1000


class LongNightHunt(Hunt):
    seats = 2
    players = (STEADY, NEWCOMER, HEEDLESS)
    most = 1200
    scene = "objective"
    scenes = 20
    shares = {
        "win": 15, "clear": 15, "alive": 20, "save": 20, "morale": 20, "calm": 25, "stores": 25,
        "tidy": 20, "hold": 20,
    }  # fmt: skip

    def settings(self, random: Random) -> dict[str, str]:
        chosen = random.choice(OBJECTIVES)
        side = random.choice(("standard", "hard"))
        return {"mode": "cooperative", "objective": chosen, "side": side}

    def starting(self, table: Table[Any]) -> bool:
        ask, s = table.asks[0], table.state
        if ask.kind != "action" or s.agenda[-1][0] != NIGHT:
            return False
        player = s.players[ask.seat]
        noise = sum(place.noise for place in s.places.values())
        return len(player.dice) in DICE and noise <= NOISE and plans_of(table) in PLANS

    def tasks(self, table: Table[Any], wanted: Wanted, walked: Walked) -> Iterator[Task]:
        s: LongNightState = GAME.read_position(table.position)
        tidy(s, table.asks[0].seat)
        text = GAME.write_position(s)
        seat = table.asks[0].seat
        quiet = Table.from_position(GAME, text, seats=self.seats)
        if not quiet.asks or quiet.asks[0].seat != seat:
            return
        dice = len(s.players[seat].dice)
        for place in s.places.values():
            here = any(v.owner == seat for v in s.at(place.id))
            if wanted("clear") and here and 1 < place.zombies <= dice:
                yield Task("clear", {"place": place.id}, text)
        for kind, facts in by_night(quiet, seat, self.most, walked):
            yield Task(kind, facts, text)

    def look(
        self, table: Table[Any], goal: Goal, seat: int, most: int, walked: Walked
    ) -> Found | No:
        look = weigh if isinstance(goal, Clear) else compare
        return look(table, goal, seat, most, walked)


def plans_of(table: Table[Any]) -> int:
    """About how many plans there are for a turn: a card is played or not, and each die builds at an
    entrance, cleans, or does nothing."""
    options, s = table.asks[0].options, table.state
    uses = 1 + sum(len(s.places[place].doors) for place in building_at(table))
    uses += any(option[0] == "clean" for option in options)
    dice = len(s.players[table.asks[0].seat].dice)
    accepts = library().crises[s.crisis].accepts if s.crisis else ()
    cards = 0
    for verb, *rest in options:
        if verb == "play":
            cards += is_open(rest[0]) and not is_worn(rest[0])
        elif verb == "add":
            cards += library().items[rest[0]].kind in accepts
        else:
            cards += verb == "deliver"
    return comb(uses + dice - 1, dice) << cards


def building_at(table: Table[Any]) -> list[str]:
    """Where somebody can build now."""
    options, s = table.asks[0].options, table.state
    builders = {option[1] for option in options if option[0] == "barricade"}
    return sorted({s.survivors[name].place for name in builders})


def tidy(s: LongNightState, seat: int) -> None:
    """What this seat cannot see leaves the game: cards in the hands of others, and what they have
    added to the crisis."""
    for number, player in enumerate(s.players):
        if player.crossroads:
            s.crossroads_deck.append(player.crossroads)
            player.crossroads = ""
        if number != seat:
            s.removed += player.hand
            player.hand = []
    s.removed += [each.item for each in s.added if each.seat != seat]
    s.added = [each for each in s.added if each.seat == seat]


Night = list[tuple[float, LongNightState]]
"""What a plan may come to: states of the morning, each with how likely it is."""
Reading = Callable[[LongNightState], int]

READINGS: dict[str, tuple[str, Reading]] = {
    "calm": ("zombies", lambda s: -s.colony.zombies),
    "stores": ("food", lambda s: s.food),
    "tidy": ("waste", lambda s: -len(s.waste)),
}
"""What a morning is judged by besides morale: a kind of puzzle, its fact, and a reading of which
more is better."""


def by_night(
    table: Table[Any], seat: int, most: int, walked: Walked
) -> Iterator[tuple[str, dict[str, str]]]:
    """What might be asked of the night, where few plans make it likely: all are looked at once."""
    tree = Tree(Dawn(table, {"least": "0"}), seat, most, walked)
    try:
        nights = [tree.outcomes(spot, DO_NOTHING) for spot, _ in all_plans(tree, root(table))]
    except TooLarge:
        return
    for kind, facts in ends_of(table):
        goal = GOALS[kind](table, facts)
        reached = [
            fsum(share * (goal.judged(after.table) or 0.0) for share, after in night)
            for night in nights
        ]
        best = max(reached)
        good = sum(chance >= best - SLACK for chance in reached)
        if best >= LEAST and is_planned(good, len(nights)):
            yield kind, facts
    plans = [[(share, after.table.state) for share, after in night] for night in nights]
    if all(s.outcome is None for night in plans for _, s in night):
        yield from mornings(plans)


def ends_of(table: Table[Any]) -> Iterator[tuple[str, dict[str, str]]]:
    """What may come of a night: the end, or that of somebody, or of what was built somewhere."""
    s: LongNightState = table.state
    yield "win", {}
    for id in building_at(table):
        yield "hold", {"place": id}
    for id in s.survivors:
        yield "save", {"survivor": id}
    yield "alive", {}


def mornings(plans: Sequence[Night]) -> Iterator[tuple[str, dict[str, str]]]:
    """What the morning may be like at best: so much morale, and with it so few zombies at the
    doors, so much food, so little waste."""
    morale = best_of(plans, lambda s: s.morale)
    if is_rare(plans, lambda s: s.morale, morale):
        yield "morale", {"least": str(morale)}
    for kind, (name, reading) in READINGS.items():
        fine = partial(fine_reading, morale, reading)
        best = best_of(plans, fine)
        if best > NEVER and is_rare(plans, fine, best):
            yield kind, {"least": str(morale), name: str(abs(best))}


def fine_reading(morale: int, reading: Reading, s: LongNightState) -> int:
    """The reading of a morning with so much morale; others do not count."""
    return reading(s) if s.morale >= morale else NEVER


def best_of(plans: Sequence[Night], reading: Reading) -> int:
    """The best reading that some plan makes likely."""
    return max(likely(night, reading) for night in plans)


def likely(night: Night, reading: Reading) -> int:
    """The best reading that a plan reaches in most nights."""
    share = 0.0
    for value, part in sorted(((reading(s), part) for part, s in night), reverse=True):
        share = fsum((share, part))
        if share >= LIKELY:
            return value
    return NEVER


def is_rare(plans: Sequence[Night], reading: Reading, least: int) -> bool:
    """Whether few plans make a reading likely."""
    good = sum(likely(night, reading) >= least for night in plans)
    return is_planned(good, len(plans))


HUNT = LongNightHunt()
