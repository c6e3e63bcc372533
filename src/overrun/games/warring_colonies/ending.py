"""Morale, falling, and the end of the war (catalogue section 19 and 25)."""

from __future__ import annotations

from typing import NoReturn

from overrun.core.play import Play
from overrun.core.state import Outcome
from overrun.games.long_night.cards import TRACK, WAR
from overrun.games.long_night.ending import CONCEDED, OBJECTIVE, ROUNDS, goals, show_secrets
from overrun.games.long_night.moments import takes_over
from overrun.games.long_night.people import lift
from overrun.games.long_night.state import Colony
from overrun.games.long_night.vocabulary import Context
from overrun.games.warring_colonies.customs import FIGHT_ON
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import WarState

T = Play[WarState]
S = WarState

FALLEN = "fallen"
ENDINGS = (OBJECTIVE, FALLEN, ROUNDS, CONCEDED)
SIDES = ("yellow", "blue", "wolf")
WOLF_TRACK = 5  # WC-LW-MOR-01


@takes_over("morale", WAR)
def change_war_morale(t: T, colony: Colony, by: int, cause: str) -> bool:
    """A fallen colony stays at 0, and the war goes on to the next check (WC-END-04, -05); a Lone
    Wolf at 0 is out (WC-LW-MOR-02)."""
    if colony.fallen and by > 0:
        by = 0  # WC-OP-05.c
    before = colony.morale
    colony.morale = max(0, min(WOLF_TRACK if colony.den else TRACK, before + by))
    t.tell(
        "morale",
        by=colony.morale - before,
        morale=colony.morale,
        cause=cause,
        colony=colony.place,
    )
    if colony.morale or colony.fallen:
        return True
    colony.fallen = True
    if not colony.den:
        t.tell("colony-fell", colony=colony.place)
        if not t.state.has(FIGHT_ON):
            end_by_fall(t)
    elif not is_fighting(t.state):
        remove_wolf(t)  # at once, before anything else is asked of him (WC-OP-38.f)
    return True


def is_fighting(s: S) -> bool:
    """Whether the Lone Wolf takes part in a battle: then he stays to its end (WC-OP-38.f)."""
    return s.battle is not None and s.battle.support is not None


@task
def remove_wolf(t: T) -> None:
    """The Lone Wolf has lost: all that is his leaves the game, the others play on (WC-LW-MOR-03,
    WC-OP-38.d)."""
    s = t.state
    seat = s.wolf
    if seat is None or s.players[seat].out:
        return
    player = s.players[seat]
    t.tell("wolf-out", seat=seat, reveals=True)
    for name in list(player.group):
        v = s.survivors.pop(name)
        lift(s, v)
        s.gone.append(name)
        s.removed += [item.id for item in v.items]
    s.bites = [name for name in s.bites if name in s.survivors]
    s.removed += player.hand
    player.hand, player.group, player.missions = [], [], []
    player.leader, player.search = "", None
    player.dice, player.used, player.out = [], [], True


# -- the end -----------------------------------------------------------------------------------


@task
def check_war_objective(t: T) -> None:
    """Each colony by itself (WC-END-01 to -06, WC-OP-05.d to .g)."""
    s = t.state
    standing = [colony for colony in s.sides if not colony.fallen]
    for colony in standing:
        c = Context(colony.first)
        colony.main_done = all(goal.holds(s, c) for goal in s.side.goals)
    if len(standing) < 2:
        end_by_fall(t)
    if any(colony.main_done for colony in standing):
        end_war(t, OBJECTIVE)


def end_by_fall(t: T) -> NoReturn:
    """A colony that alone still stands counts as having completed the objective (WC-OP-05.e)."""
    standing = [colony for colony in t.state.sides if not colony.fallen]
    if len(standing) == 1:
        standing[0].main_done = True
    end_war(t, FALLEN)


@task
def move_war_track(t: T) -> None:
    """One round counter for both; at 0 nobody completes the objective any more (WC-OP-05.i)."""
    s = t.state
    s.rounds -= 1
    t.tell("track", rounds=s.rounds)
    if s.rounds <= 0:
        end_war(t, ROUNDS)


def has_won(s: S, seat: int) -> bool:
    """A colony player whose colony stands, or a Lone Wolf in the game, wins by the own objective
    (WC-END-07, WC-LW-WIN-01)."""
    player = s.players[seat]
    if player.out or s.home(seat).fallen:
        return False
    c = Context(seat)
    return all(goal.holds(s, c) for goal in goals(s, seat))


def outcome(s: S, reason: str) -> Outcome:
    over = reason == CONCEDED
    winners = [] if over else [seat for seat in s.seats if has_won(s, seat)]
    sides = [SIDES[number] for number, side in enumerate(s.sides) if side.main_done and not over]
    if s.wolf in winners:
        sides.append(SIDES[2])
    return Outcome(
        reason=reason,
        winners=winners,
        sides=sides,
        facts={
            "objective": s.objective,
            "round": s.round,
            "done": [colony.place for colony in s.sides if colony.main_done],
            "fallen": [colony.place for colony in s.sides if colony.fallen],
            "morale": [str(colony.morale) for colony in s.colonies],
        },
    )


def end_war(t: T, reason: str) -> NoReturn:
    """The game is over; all objectives are shown."""
    s = t.state
    s.ending = reason
    result = outcome(s, reason)
    t.tell(
        "ended",
        reason=reason,
        objective=s.objective,
        winners=[str(seat) for seat in result.winners],
        sides=list(result.sides),
        reveals=True,
    )
    show_secrets(t, result.winners)
    t.finish(result)
