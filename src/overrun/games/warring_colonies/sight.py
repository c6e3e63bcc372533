"""A state of the war made from a view alone, as that of The Long Night is."""

from __future__ import annotations

from overrun.core.state import alike
from overrun.games.long_night.cards import DEN
from overrun.games.long_night.sight import SOME_CARD, blank, known, lay_search, shown
from overrun.games.long_night.state import Colony
from overrun.games.warring_colonies.state import WarState
from overrun.games.warring_colonies.view import ColonyView, WarView


def sight(view: WarView) -> WarState:
    """The table as its viewer sees it."""
    done = view.outcome.facts.get("done") if view.outcome is not None else None
    s = known(
        WarState,
        view,
        colonies=[_colony(each, isinstance(done, list) and each.place in done)
                  for each in view.colonies],
        mission_deck=blank(view.mission_deck),
        roads_closed=view.round if view.roads_closed else 0,
        mover=view.mover or 0,
        bites=[v.id for v in view.survivors if v.bitten],
    )  # fmt: skip
    for number, colony in enumerate(view.colonies):
        for seat in colony.seats:
            s.players[seat].colony = number
    for search in view.searches:
        lay_search(s, search)
    _hold_fates(s, view)
    if view.wolf is not None:
        wolf = s.players[view.wolf]
        wolf.missions = shown(view.missions, view.missions_held)
        wolf.completed = view.completed
        places = [colony.place for colony in view.colonies]
        wolf.noted = places.index(view.noted) if view.noted else None
    return s


def _hold_fates(s: WarState, view: WarView) -> None:
    """Of the cards that others hold a view tells no more than who has the first of them."""
    held = {int(seat): (card, view.viewer or 0) for seat, card in view.holds.items()}
    if view.holder is not None and view.holder != view.viewer:
        held[min(view.pair, default=0)] = SOME_CARD, view.holder
    for seat, fate in held.items():
        s.players[seat].crossroads, s.players[seat].holder = fate


def _colony(colony: ColonyView, done: bool) -> Colony:
    den = colony.place == DEN
    return alike(Colony, colony, first=colony.leader, main_done=done, den=den)
