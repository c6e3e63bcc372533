"""A state made from a view alone: the rules' words for who may know no more than that.

What the viewer does not know is blank: a card is an empty name, a secret objective none at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from overrun.core.chance import Chance
from overrun.core.state import alike
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
from overrun.games.long_night.view import SearchView, View

SOME_CARD = "?"
"""A crossroads card that the viewer has not seen."""


def sight(view: View) -> LongNightState:
    """The table as its viewer sees it."""
    done = view.outcome is not None and bool(view.outcome.facts.get("main"))
    s = known(LongNightState, view, colonies=[alike(Colony, view, main_done=done)])
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


S = TypeVar("S", bound=LongNightState)


def known(kind: type[S], view: View, **others: Any) -> S:
    """A state of all that a view shows, but whose cards and searches are under way."""
    modules, look = view.modules, view.look
    return alike(
        kind,
        view,
        chance=Chance(b""),
        players=[alike(Player, p, hand=shown(p.hand, p.hand_size)) for p in view.players],
        survivors={v.id: alike(Survivor, v) for v in view.survivors},
        places={each.id: alike(Place, each, deck=blank(each.deck)) for each in view.places},
        survivor_deck=blank(view.survivor_deck),
        offers=[view.offer if p.seat == view.viewer else [] for p in view.players],
        removed=blank(view.removed),
        crisis_deck=blank(view.crisis_deck),
        added=[alike(Contribution, each) for each in view.added],
        crossroads_deck=blank(view.crossroads_deck),
        look=look
        and alike(
            Look,
            look,
            cards=shown(look.cards, look.count),
            public=bool(look.cards) and look.seat != view.viewer,
        ),
        bandits=alike(Bandits, modules),
        improvements=alike(Improvements, modules, deck=blank(modules.improvement_deck)),
        raxxon=alike(
            Raxxon,
            modules,
            deck=[modules.experiment, *blank(modules.experiment_deck)][: modules.experiment_deck],
        ),
        story=alike(Story, modules),
        sealed=modules.sealed,
        calm=modules.calm,
        calm_left=modules.calm_left,
        **others,
    )


def blank(count: int) -> list[str]:
    """So many cards that lie face down."""
    return [""] * count


def shown(cards: Sequence[str], count: int) -> list[str]:
    """Cards as they are, or as many blank ones if they are hidden."""
    return list(cards) if cards else blank(count)


def lay_search(s: LongNightState, search: SearchView) -> None:
    """A search under way, as its player or somebody else sees it."""
    drawn = shown(search.drawn, search.count)
    s.players[search.seat].search = alike(Search, search, drawn=drawn)
