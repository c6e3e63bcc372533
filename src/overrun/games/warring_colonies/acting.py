"""The simultaneous step: both act at once, or in turn (catalogue sections 12 and 13)."""

from __future__ import annotations

from overrun.core.action import table
from overrun.core.flow import Ask, Flow, quickest
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import NONSENSE, Means, carry_out, offers
from overrun.games.long_night.cards import WAR
from overrun.games.long_night.exposure import bite
from overrun.games.long_night.moments import takes_over
from overrun.games.long_night.searching import ask_searcher, settle_search
from overrun.games.long_night.turn import ACTIONS as BASE_ACTIONS
from overrun.games.warring_colonies.fates import note_triggers
from overrun.games.warring_colonies.missions import CLAIM
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import (
    ACTING,
    ALTERNATING,
    SIMULTANEOUS,
    WarState,
)

T = Play[WarState]
S = WarState

REMOVED = {
    "attract": Reason("WC-ACT-REM-02", "no-attracting"),
    "move": Reason("WC-ACT-REM-03", "no-move-now"),
    "exile": Reason("WC-ACT-REM-04", "no-exile-in-war"),
    "boost": NONSENSE,
}
"""Actions of the base game that there are none of (WC-ACT-REM-01 to -04)."""
ACTIONS = table(*(each for each in BASE_ACTIONS.values() if each.name not in REMOVED), CLAIM)

OFFERS = offers(ACTIONS.values())

BITTEN = Reason("WC-SIM-10", "lies-on-its-side")
ONE_DIE = Reason("WC-OP-16.a", "one-die-a-beat")


@task
def begin_actions(t: T) -> None:
    """After the moves both do everything else at the same time (WC-SIM-01)."""
    s = t.state
    s.step, s.done, s.busy, s.spent = ACTING, [], False, False
    s.beat = s.pair[0]  # WC-OP-16.c
    s.asked_from = s.asks + 1
    t.tell("actions", seats=[str(seat) for seat in s.pair])
    t.then(act)


@task
def act(t: T) -> Flow[None]:
    """Whoever is quicker is heard, and does one thing; then both may go on, as things are then
    (WC-OP-15.a)."""
    s = t.state
    acting = [seat for seat in s.pair if seat not in s.done and not s.players[seat].out]
    if not acting:
        s.active = None
        return
    if s.config.turns != SIMULTANEOUS and len(acting) == 2:
        acting = [s.beat]
    ask = yield from quickest([ask_actor(s, seat) for seat in acting])
    assert ask.answer is not None
    seat, choice = ask.seat, ask.answer
    s.active = seat
    if len(s.pair) == 2 and seat == s.pair[0]:
        s.pair.reverse()  # at the next collision the other comes first (WC-OP-15.b)
        s.triggered.reverse()
    t.plan(("after_action", [seat]), act)
    if ask.kind == "search":
        search = s.players[seat].search
        assert search is not None
        settle_search(t, search, choice)
    elif choice[0] == "end":
        s.done.append(seat)
        t.tell("finished", seat=seat, reveals=True)  # it cannot be taken back (WC-OP-15.g)
        _pass_beat(s, seat)
    elif choice[0] == "wait":
        _pass_beat(s, seat)
    else:
        s.busy = True
        s.spent = s.spent or takes_die(choice)
        yield from carry_out(t, seat, ACTIONS, choice)


def _pass_beat(s: S, seat: int) -> None:
    """The beat goes to the other one, if they act in turn (WC-OP-16.a, .b)."""
    s.busy = s.spent = False
    partner = s.partner(seat)
    if partner is not None:
        s.beat = partner


def takes_die(option: Option) -> bool:
    """Whether an action uses a die; to raise one does not use it."""
    action = ACTIONS[option[0]]
    return action.price > 0 and action.named(option).get("die") is not None


def one_die_a_beat(s: S, seat: int) -> bool:
    """Whether this player has used a die in this beat and must leave the others lie until the
    other one has had a beat (WC-OP-16.a)."""
    return s.spent and s.config.turns == ALTERNATING and _other_acts(s, seat)


@task
def after_action(t: T, seat: int) -> None:
    """A card may have become due, or ended the turn of the one who acted."""
    s = t.state
    note_triggers(s)
    if s.turn_over:
        s.turn_over = False
        if seat not in s.done:
            s.done.append(seat)
            t.tell("finished", seat=seat)


def ask_actor(s: S, seat: int) -> Ask:
    """What a player is asked in this step: what to do, or what to keep of a search under way."""
    player = s.players[seat]
    if player.search is not None and player.search.drawn:
        ask = ask_searcher(s, player.search)
    else:
        player.search = None
        # asked even if only finishing is left: it would tell about the cards in hand
        ask = Ask(seat, "action", war_action_options(s, seat), {}, always=True)
    ask.since = s.asked_from
    return ask


def war_action_options(s: S, seat: int) -> list[Option]:
    """Everything that a player may do in this step (WC-ACT-01, -02)."""
    player = s.players[seat]
    options: list[Option] = [("end",)]
    if s.busy and s.config.turns == ALTERNATING and _other_acts(s, seat):
        options.append(("wait",))
    own = [s.survivors[name] for name in s.customs.able(s, seat)]  # WC-SIM-10, -11
    dice = [] if one_die_a_beat(s, seat) else list(dict.fromkeys(player.dice))
    has = Means(seat, own, dice, list(dict.fromkeys(player.hand)))
    for offer in OFFERS[not dice]:
        offer(s, has, options)
    return options


def _other_acts(s: S, seat: int) -> bool:
    partner = s.partner(seat)
    return partner is not None and partner not in s.done


# -- bites and searches --------------------------------------------------------------------------


@takes_over("bite", WAR)
def lie_down(t: T, name: str) -> bool:
    """In this step who is bitten is laid on its side, and play goes on (WC-SIM-09)."""
    s = t.state
    if s.step != ACTING:
        return False
    s.survivors[name].bitten = True
    s.bites.append(name)
    t.tell("laid-down", survivor=name, seat=s.survivors[name].owner)
    return True


@task
def settle_bites(t: T) -> None:
    """All bites of the step, in the order in which they were rolled (WC-SIM-12, WC-OP-18)."""
    s = t.state
    s.step = ""
    if not s.bites:
        return
    name = s.bites.pop(0)
    t.then(settle_bites)
    if name in s.survivors:
        bite(t, name)


@takes_over("search", WAR)
def search_on_the_side(t: T, seat: int) -> bool:
    """What to keep is asked in the step itself: the other need not wait for it (WC-OP-15.f)."""
    return t.state.step == ACTING and seat in t.state.pair and seat not in t.state.done
