"""Crossroads cards: drawn in secret, revealed when their moment comes (catalogue section 9)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.cards import CrossroadsCard
from overrun.games.long_night.conditions.turn import trigger_actor
from overrun.games.long_night.library import library
from overrun.games.long_night.resolving import adds_people, check_effects, perform
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import UNSEEN, LongNightState
from overrun.games.long_night.vocabulary import Context
from overrun.games.long_night.voting import hold_vote

T = Play[LongNightState]
S = LongNightState

IMPOSSIBLE = Reason("LN-XR-08", "option-impossible")


def draw_crossroads(t: T, seat: int) -> None:
    """The player on the right draws a card and keeps it secret (LN-XR-01, OP-18)."""
    s = t.state
    if not s.crossroads_deck:
        return
    player = s.players[seat]
    player.holder = s.right_of(seat)
    player.crossroads = s.crossroads_deck.pop(0)
    t.tell(
        "crossroads-drawn",
        seat=player.holder,
        other=seat,
        private={player.holder: {"crossroads": player.crossroads}},
        reveals=True,
    )


def is_due(s: S, card: CrossroadsCard, seat: int) -> bool:
    """Whether a player, whose turn it is, has met the card's condition (LN-XR-02, -03).

    A card that would bring people to a full colony stays hidden (LN-XR-13), and so does one about
    a survivor who has died meanwhile (OP-33).
    """
    player = s.players[seat]
    if not player.group:
        return False
    c = Context(seat, ref=f"crossroads/{card.id}")
    for each in card.when:
        if not each.holds(s, c):
            return False
    if player.exiled or s.takes_in(seat):
        return True
    return not any(adds_people(f"crossroads/{card.id}/{n}") for n in range(len(card.options)))


@task
def check_crossroads(t: T) -> None:
    """After each action, and when the turn has begun: is the card due? (LN-XR-09, OP-33)"""
    s = t.state
    seat = s.active
    if seat is None or not s.players[seat].crossroads:
        return
    card = library().crossroads[s.players[seat].crossroads]
    if is_due(s, card, seat):
        reveal_crossroads(t, seat, trigger_actor(s, seat, card.when))


def reveal_crossroads(t: T, seat: int, actor: str) -> None:
    """The card of a player's turn is read out, and resolved."""
    s = t.state
    player = s.players[seat]
    name, player.crossroads = player.crossroads, ""
    t.tell("crossroads", seat=seat, crossroads=name, holder=player.holder, reveals=True)
    t.then(resolve_crossroads, name, seat, actor)
    s.past_crossroads.append(name)  # out of the game once resolved (LN-XR-06)
    s.revealed = name


@task
def resolve_crossroads(t: T, name: str, seat: int, actor: str) -> Flow[None]:
    """The player chooses, or all vote; everyone reads the whole text (LN-XR-04, -05)."""
    s = t.state
    card = library().crossroads[name]
    options = crossroads_options(s, card, seat, actor)
    facts: dict[str, Fact] = {"crossroads": name, "actor": actor}
    if card.vote and len(options) == 2:
        passed = yield from hold_vote(t, "crossroads", seat=seat, crossroads=name)
        number = "0" if passed else "1"
    else:
        # asked even with one way open, so that the card is read
        choice = yield Ask(seat, "crossroads", options, facts, always=True)
        number = choice[1]
    t.tell("crossroads-chosen", seat=seat, crossroads=name, option=int(number), vote=card.vote)
    perform(t, f"crossroads/{name}/{number}", seat, actor)


def crossroads_options(s: S, card: CrossroadsCard, seat: int, actor: str) -> list[Option]:
    """The options that can be fully carried out; if there is none, all of them (LN-XR-08).

    Whether there is a vote must not tell what is in the active player's hand.
    """
    numbers = range(len(card.options))
    possible = [
        number
        for number in numbers
        if check_effects(s, f"crossroads/{card.id}/{number}", seat, actor, public=card.vote) is None
    ]
    return [("option", str(number)) for number in possible or numbers]


def return_crossroads(t: T, seat: int) -> None:
    """A card that was not due goes under the deck, unseen by the others (LN-XR-07)."""
    player = t.state.players[seat]
    if player.crossroads:
        t.state.crossroads_deck.append(player.crossroads)
        player.crossroads = ""
        holder = None if player.holder == UNSEEN else player.holder
        t.tell("crossroads-returned", seat=holder)
