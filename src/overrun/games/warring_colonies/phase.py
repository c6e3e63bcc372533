"""The colony phase of both colonies, and of the den (catalogue sections 6, 7, 15, 17 and 18)."""

from __future__ import annotations

from overrun.core.play import Play
from overrun.games.long_night.cards import DEN, WAR
from overrun.games.long_night.colony import feed, suffer_waste, zombies_gather
from overrun.games.long_night.crisis import (
    is_thanked,
    needed,
    outcome_of,
    put_crisis_away,
    show_crisis,
)
from overrun.games.long_night.ending import change_morale
from overrun.games.long_night.moments import takes_over
from overrun.games.long_night.people import WOUND, hurt, put
from overrun.games.long_night.resolving import perform
from overrun.games.long_night.state import COLONY_PHASE
from overrun.games.warring_colonies.battle import begin_battles
from overrun.games.warring_colonies.customs import PUSH_OUT, TWO_BULLETS
from overrun.games.warring_colonies.ending import check_war_objective, move_war_track
from overrun.games.warring_colonies.leaders import elect_leaders
from overrun.games.warring_colonies.missions import happened
from overrun.games.warring_colonies.order import weaker_first
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import WarState
from overrun.games.warring_colonies.wolf import stray

T = Play[WarState]
S = WarState

NEW_BULLETS = 2  # WC-ADDB-02


@task
def war_phase(t: T) -> None:
    """Nine steps; both colonies complete one before either begins the next (WC-RND-05 to -16)."""
    s = t.state
    s.phase, s.active = COLONY_PHASE, None
    t.tell("colony-phase", round=s.round)
    t.plan(
        feed_all,
        begin_battles,
        war_waste,
        resolve_war_crisis,
        add_bullets,
        zombies_gather,
        war_objective_presses,
        check_war_objective,
        move_war_track,
        elect_leaders,
        ("begin_war_round", []),
    )


@task
def feed_all(t: T) -> None:
    """Each colony and the den feed their own; nobody feeds an intruder (WC-FEED-01 to -04)."""
    s = t.state
    for colony in s.colonies:
        if not colony.den or s.wolf_plays:
            feed(t, colony)


@task
def war_waste(t: T) -> None:
    """A point for every ten cards, in the den for every five (WC-WST-01, WC-LW-DEN-08)."""
    s = t.state
    for colony in s.colonies:
        if not colony.den or s.wolf_plays:
            suffer_waste(t, colony)


@task
def resolve_war_crisis(t: T) -> None:
    """One crisis for both: prevented by all together, or suffered by each colony (WC-CRI-03, -10
    to -12, WC-OP-26)."""
    s = t.state
    total, wanted = len(s.added), needed(s)
    cards = [each.item for each in s.added]
    show_crisis(t, cards, total, wanted)
    if total >= wanted:
        happened(t, "crisis")
    name = put_crisis_away(s, cards)
    over = total - wanted
    if is_thanked(name, over):
        for colony in s.sides:
            change_morale(t, colony, 1, "crisis")  # not the Lone Wolf (WC-OP-26.c)
    if part := outcome_of(name, over):
        order = weaker_first(t)
        t.plan(*(("strike_colony", [f"crisis/{name}/{part}", number]) for number in order))


@task
def strike_colony(t: T, ref: str, number: int) -> None:
    """A crisis speaks to a colony through its leader (WC-OP-26.d)."""
    perform(t, ref, t.state.colonies[number].first)


@task
def add_bullets(t: T) -> None:
    """Two bullets for each colony, always; none for the Lone Wolf (WC-ADDB-01 to -03)."""
    for colony in t.state.sides:
        if t.state.has(TWO_BULLETS):
            colony.bullets += NEW_BULLETS
            t.tell("bullets", by=NEW_BULLETS, bullets=colony.bullets, colony=colony.place)


@task
def war_objective_presses(t: T) -> None:
    """What the main objective does to each colony in every round, if anything."""
    s = t.state
    if s.side.each_round:
        for colony in s.sides:
            perform(t, f"objective/{s.objective}/{s.config.side}", colony.first)


@takes_over("full-door", WAR)
def push_out(t: T, place: str, number: int, crisis: bool) -> bool:
    """A zombie at a full entrance takes the space of the least of those who stand there, who is
    wounded and goes home (WC-ZOM-03, WC-OP-03); one of a crisis leaves a Lone Wolf's alone
    (WC-LW-RUL-15)."""
    s = t.state
    standing = s.places[place].doors[number].intruders
    if crisis:
        standing = [
            name for name in standing if s.customs.suffers_crises(s, s.survivors[name].owner)
        ]
    if not standing or not s.has(PUSH_OUT):
        return False
    name = s.lowest(standing)
    t.tell("pushed-out", survivor=name, seat=s.survivors[name].owner, place=place, door=number + 1)
    t.then(shove, name, place, number)
    hurt(t, name, WOUND)
    return True


@task
def shove(t: T, name: str, place: str, number: int) -> None:
    """The zombie stands there now; who still lives goes home, whether there is room or not
    (WC-OP-03.d, .e, .i)."""
    s = t.state
    t.then(zombie_steps_in, place, number)
    v = s.survivors.get(name)
    if v is None:
        return
    if v.home == DEN and s.room(DEN) <= 0:
        t.then(stray, name)
    else:
        put(t, name, v.home)


@task
def zombie_steps_in(t: T, place: str, number: int) -> None:
    """On the vacated space."""
    door = t.state.places[place].doors[number]
    if door.empty > 0:
        door.zombies += 1
        t.tell("zombie-came", place=place, door=number + 1)
