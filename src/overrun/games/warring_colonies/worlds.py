"""Other possible truths of a war: everything that a viewer cannot know, dealt anew."""

from __future__ import annotations

from overrun.core.chance import Chance
from overrun.core.event import Viewer
from overrun.games.long_night.crossroads import is_due
from overrun.games.long_night.library import library
from overrun.games.long_night.worlds import resample_decks
from overrun.games.warring_colonies.fates import met_by
from overrun.games.warring_colonies.setup import secret_pools
from overrun.games.warring_colonies.state import WarState

S = WarState


def resample(s: S, viewer: Viewer, chance: Chance) -> None:
    """Deal anew what the viewer has not seen."""
    resample_decks(s, viewer, chance)
    _resample_secrets(s, viewer, chance)
    _resample_fates(s, viewer, chance)
    _resample_missions(s, viewer, chance)


def _resample_secrets(s: S, viewer: Viewer, chance: Chance) -> None:
    """Any ordinary objective may be anyone's, and any of his own the Lone Wolf's."""
    ordinary, lone = secret_pools()
    own = s.players[viewer].secret if viewer is not None else ""
    ordinary = [name for name in ordinary if name != own]
    chance.shuffle(ordinary)
    for seat, player in enumerate(s.players):
        if seat == viewer or not player.secret:
            continue
        if seat != s.wolf:
            player.secret = ordinary.pop()
            continue
        # whether a colony was noted was seen by all
        notes = library().secrets[player.secret].setup != ()
        fitting = [name for name in lone if (library().secrets[name].setup != ()) == notes]
        player.secret = chance.pick(fitting)
        if player.noted is not None:
            player.noted = chance.pick((0, 1))


def _resample_fates(s: S, viewer: Viewer, chance: Chance) -> None:
    """Who does not hold a card does not know it, nor whether its moment has come (WC-OP-44.e)."""
    chance.shuffle(s.crossroads_deck)
    cards = library().crossroads
    for place, seat in enumerate(s.pair):
        player = s.players[seat]
        if not player.crossroads or player.holder == viewer:
            continue
        other = chance.below(len(s.crossroads_deck) + 1)
        if other < len(s.crossroads_deck):
            deck = s.crossroads_deck
            deck[other], player.crossroads = player.crossroads, deck[other]
        card = cards[player.crossroads]
        s.triggered[place] = []
        if is_due(s, card, seat):
            s.triggered[place] = met_by(s, seat, card.id)


def _resample_missions(s: S, viewer: Viewer, chance: Chance) -> None:
    if s.wolf is None or viewer == s.wolf:
        chance.shuffle(s.mission_deck)
        return
    player = s.players[s.wolf]
    pool = [*player.missions, *s.mission_deck]
    chance.shuffle(pool)
    size = len(player.missions)
    player.missions, s.mission_deck = pool[:size], pool[size:]
