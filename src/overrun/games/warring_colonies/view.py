"""What somebody may know in a war: the table, the own colony, and what is one's own (WC-OP-49)."""

from __future__ import annotations

import msgspec

from overrun.core.event import Viewer
from overrun.games.long_night import view as base
from overrun.games.long_night.view import Outlook, View
from overrun.games.warring_colonies.state import Battle, WarState

S = WarState


class ColonyView(msgspec.Struct, gc=False):
    """A colony, or the den: all of it lies open."""

    place: str
    seats: list[int]
    leader: int
    morale: int
    food: int
    food_due: int
    zombies_due: int
    starvation: int
    helpless: int
    unruly: int
    waste: list[str]
    waste_loss: int
    waste_left: int
    progress: int
    pile: list[str]
    bullets: int
    fallen: bool
    dead: int
    goals_met: list[bool]


class WarView(View, kw_only=True):
    """The table as one viewer sees it. What The Long Night calls the colony is the viewer's own;
    a spectator sees it from the yellow side."""

    home: str
    colonies: list[ColonyView]
    wolf: int | None
    mission_deck: int
    missions: list[str]
    """The viewer's own, if it is the Lone Wolf."""
    missions_held: int
    completed: list[str]
    noted: str
    step: str
    pair: list[int]
    mover: int | None
    passed: list[int]
    done: list[int]
    searches: list[base.SearchView]
    holds: dict[str, str]
    """Crossroads cards that the viewer keeps for others, by their seat."""
    roads_closed: bool
    battle: Battle | None
    battles: list[str]


def view(s: S, viewer: Viewer) -> WarView:
    """What this viewer may know."""
    over = s.outcome is not None
    own = viewer == s.wolf and viewer is not None
    wolf = None if s.wolf is None else s.players[s.wolf]
    shown = wolf is not None and (own or over)
    seat = s.colonies[0].first if viewer is None else viewer
    outlooks = {colony.place: base.outlook(s, colony) for colony in s.colonies}
    found = base.seen(
        s,
        viewer,
        WarView,
        outlooks,
        home=s.home(seat).place,
        colonies=[_colony(s, number, ahead) for number, ahead in enumerate(outlooks.values())],
        wolf=s.wolf,
        mission_deck=len(s.mission_deck),
        missions=list(wolf.missions) if wolf is not None and shown else [],
        missions_held=len(wolf.missions) if wolf is not None else 0,
        completed=list(wolf.completed) if wolf is not None else [],
        noted=_noted(s) if shown else "",
        step=s.step,
        pair=sorted(s.pair),
        mover=s.mover if s.step == "moving" else None,
        passed=s.passed,
        done=s.done,
        searches=[
            base.search_view(player.search, viewer)
            for player in s.players
            if player.search is not None
        ],
        holds={
            str(at): player.crossroads
            for at, player in enumerate(s.players)
            if player.crossroads and player.holder == viewer
        },
        roads_closed=s.roads_closed_to(seat),
        battle=s.battle,
        battles=s.battles,
    )
    if viewer in s.pair:
        found.active = viewer
    return found


def _colony(s: S, number: int, ahead: Outlook) -> ColonyView:
    colony = s.colonies[number]
    return ColonyView(
        place=colony.place,
        seats=[seat for seat, player in enumerate(s.players) if player.colony == number],
        leader=colony.first,
        morale=colony.morale,
        food=colony.food,
        food_due=ahead.food_due,
        zombies_due=ahead.zombies_due,
        starvation=colony.starvation,
        helpless=colony.helpless,
        unruly=colony.unruly,
        waste=colony.waste,
        waste_loss=ahead.waste_loss,
        waste_left=ahead.waste_left,
        progress=colony.progress,
        pile=colony.pile,
        bullets=colony.bullets,
        fallen=colony.fallen,
        dead=colony.dead,
        goals_met=ahead.goals_met,
    )


def _noted(s: S) -> str:
    noted = None if s.wolf is None else s.players[s.wolf].noted
    return "" if noted is None else s.colonies[noted].place
