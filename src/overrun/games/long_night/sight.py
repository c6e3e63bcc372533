"""A state made from a view alone: the rules' words for who may know no more than that.

What the viewer does not know is blank: a card is an empty name, a secret objective none at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overrun.core.chance import Chance
from overrun.games.long_night.ending import goals
from overrun.games.long_night.pieces import Bandits, Improvements, Raxxon, Story
from overrun.games.long_night.state import (
    Colony,
    Contribution,
    LongNightState,
    Look,
    Place,
    Player,
    Search,
    Survivor,
)
from overrun.games.long_night.view import PlaceView, PlayerView, SearchView, SurvivorView, View

SOME_CARD = "?"
"""A crossroads card that the viewer has not seen."""


def sight(view: View) -> LongNightState:
    """The table as its viewer sees it."""
    s = LongNightState(
        **known(view),
        colonies=[
            Colony(
                first=view.first,
                morale=view.morale,
                food=view.food,
                starvation=view.starvation,
                helpless=view.helpless,
                unruly=view.unruly,
                waste=view.waste,
                progress=view.progress,
                pile=view.pile,
                main_done=view.outcome is not None and bool(view.outcome.facts.get("main")),
            )
        ],
    )
    if view.search is not None:
        lay_search(s, view.search)
    if view.holder is not None:
        held = s.players[view.active or 0]
        held.crossroads, held.holder = view.crossroads or SOME_CARD, view.holder
    if view.config.story:
        s.story.stayed_hidden = any(
            len(player.goals_met) > len(goals(s, player.seat)) for player in view.players
        )
    return s


def known(view: View) -> dict[str, Any]:
    """All but the colonies, and whose cards and searches are under way."""
    modules = view.modules
    look = view.look
    return {
        "chance": Chance(b""),
        "config": view.config,
        "players": [_player(player) for player in view.players],
        "survivors": {v.id: _survivor(v) for v in view.survivors},
        "places": {place.id: _place(place) for place in view.places},
        "survivor_deck": blank(view.survivor_deck),
        "offers": [view.offer if p.seat == view.viewer else [] for p in view.players],
        "graveyard": view.graveyard,
        "gone": view.gone,
        "objective": view.objective,
        "rounds": view.rounds,
        "round": view.round,
        "removed": blank(view.removed),
        "crisis": view.crisis,
        "crisis_deck": blank(view.crisis_deck),
        "past_crises": view.past_crises,
        "added": [Contribution(each.seat, each.item) for each in view.added],
        "crossroads_deck": blank(view.crossroads_deck),
        "revealed": view.revealed,
        "past_crossroads": view.past_crossroads,
        "active": view.active,
        "phase": view.phase,
        "look": look
        and Look(
            look.seat,
            look.deck,
            shown(look.cards, look.count),
            public=bool(look.cards) and look.seat != view.viewer,
        ),
        "bandits": Bandits(loot=modules.loot, chief=modules.chief),
        "improvements": Improvements(
            modules.row, blank(modules.improvement_deck), modules.built, modules.operated
        ),
        "raxxon": Raxxon(
            deck=[modules.experiment, *blank(modules.experiment_deck)][: modules.experiment_deck],
            code=modules.code,
            encounters=modules.encounters,
            contained=modules.contained,
        ),
        "story": Story(page=modules.page, stages=modules.stages, closed=modules.closed),
        "sealed": modules.sealed,
        "calm": modules.calm,
        "calm_left": modules.calm_left,
        "outcome": view.outcome,
    }


def _survivor(v: SurvivorView) -> Survivor:
    return Survivor(
        v.id,
        v.owner,
        v.place,
        v.wounds,
        v.frostbite,
        v.despair,
        v.moved,
        v.used,
        v.items,
        v.home,
        v.door,
        v.bitten,
    )


def _place(place: PlaceView) -> Place:
    return Place(
        place.id,
        place.spaces,
        place.noise_spaces,
        place.doors,
        place.survivors,
        blank(place.deck),
        place.noise,
        place.bandits,
    )


def blank(count: int) -> list[str]:
    """So many cards that lie face down."""
    return [""] * count


def shown(cards: Sequence[str], count: int) -> list[str]:
    """Cards as they are, or as many blank ones if they are hidden."""
    return list(cards) if cards else blank(count)


def lay_search(s: LongNightState, search: SearchView) -> None:
    """A search under way, as its player or somebody else sees it."""
    s.players[search.seat].search = Search(
        search.seat,
        search.survivor,
        search.place,
        shown(search.drawn, search.count),
        quiet=search.quiet,
    )


def _player(player: PlayerView) -> Player:
    return Player(
        hand=shown(player.hand, player.hand_size),
        secret=player.secret,
        exile_card=player.exile_card,
        exiled=player.exiled,
        out=player.out,
        leader=player.leader,
        first_leader=player.first_leader,
        group=player.group,
        dice=player.dice,
        used=player.used,
        called=player.called,
        asked=player.asked,
        tally=player.tally,
    )
