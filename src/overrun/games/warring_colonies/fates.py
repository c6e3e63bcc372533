"""Crossroads cards in a war: drawn for both, due without a pause, resolved at the end (catalogue
sections 10 and 14)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Fact, Option
from overrun.games.long_night.conditions.turn import doers
from overrun.games.long_night.crossroads import (
    draw_crossroads,
    is_due,
    resolve_crossroads,
    return_crossroads,
)
from overrun.games.long_night.library import library
from overrun.games.long_night.state import UNSEEN
from overrun.games.warring_colonies.order import stronger_first
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import RESOLVING, WarState

T = Play[WarState]
S = WarState

ANYBODY = "*"
"""Nobody in particular met the condition of a card."""


@task
def draw_fates(t: T) -> None:
    """For each of them the player on the right, of the same colony, draws a card; for the Lone
    Wolf nobody sees it (WC-XRD-01 to -07, WC-OP-37.a)."""
    s = t.state
    for seat in s.pair:
        if seat != s.wolf:
            draw_crossroads(t, seat)
        elif s.crossroads_deck and s.wolf_plays:
            player = s.players[seat]
            player.crossroads, player.holder = s.crossroads_deck.pop(0), UNSEEN
            t.tell("wolf-crossroads", seat=seat)


# -- when a card is due ------------------------------------------------------------------------


@task
def look_at_fates(t: T) -> None:
    """Whether a condition is met now; play is not interrupted (WC-XRD-04, WC-OP-44.a)."""
    note_triggers(t.state)


def note_triggers(s: S) -> None:
    """Remember whose card is due, and who has met its condition."""
    cards = library().crossroads
    for place, seat in enumerate(s.pair):
        name = s.players[seat].crossroads
        if not name or not is_due(s, cards[name], seat):
            continue
        known = s.triggered[place]
        known += [each for each in met_by(s, seat, name) if each not in known]


def met_by(s: S, seat: int, name: str) -> list[str]:
    """Who has met the condition of a player's card, whether alive or dead by now."""
    deeds, home = s.players[seat].deeds, s.home(seat).place
    return doers(deeds, library().crossroads[name].when, home) or [ANYBODY]


@task
def resolve_fates(t: T) -> None:
    """All cards that became due, the stronger colony's first; the others go back, and so does that
    of a Lone Wolf who is out (WC-XRS-01 to -10, WC-OP-44.f, .g)."""
    s = t.state
    s.step = RESOLVING
    due = [seat for place, seat in enumerate(s.pair) if s.triggered[place]]
    due = [seat for seat in due if not s.players[seat].out]
    for seat in s.pair:
        if seat not in due:
            return_crossroads(t, seat)
    if len(due) == 2:
        order = stronger_first(t)
        due.sort(key=lambda seat: order.index(s.players[seat].colony))
    t.plan(*(("read_fate", [seat]) for seat in due))


@task
def read_fate(t: T, seat: int) -> None:
    """The card of a player is read to all."""
    s = t.state
    player = s.players[seat]
    name, player.crossroads = player.crossroads, ""
    if not name:
        return
    holder = None if player.holder == UNSEEN else player.holder
    t.tell("crossroads", seat=seat, crossroads=name, holder=holder, reveals=True)
    s.past_crossroads.append(name)
    s.revealed, s.active = name, seat
    t.then(choose_met, seat, name, s.triggered[s.pair.index(seat)])


@task
def choose_met(t: T, seat: int, name: str, met: list[str]) -> Flow[None]:
    """The player says whom it is about, if several met its condition (WC-XRS-05, WC-OP-44.b,
    .c)."""
    s = t.state
    alive = [each for each in met if each in s.survivors and s.survivors[each].owner == seat]
    # the dead are still meant, so that nobody else is picked for them (WC-OP-44.b, .c)
    actor = alive[0] if alive else next((each for each in met if each != ANYBODY), "")
    if len(alive) > 1:
        options: list[Option] = [("with", each) for each in alive]
        facts: dict[str, Fact] = {"crossroads": name, "ref": f"crossroads/{name}/0"}
        actor = (yield Ask(seat, "met-by", options, facts))[1]
    t.then(resolve_crossroads, name, seat, actor)
