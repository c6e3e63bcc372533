"""The colony phase, step by step (catalogue section 10)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.core.state import Step
from overrun.games.long_night.crisis import resolve_crisis
from overrun.games.long_night.ending import OBJECTIVE, ROUNDS, change_morale, end
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import food_due, lasting, zombies_due
from overrun.games.long_night.moments import Happening, asked, step_in
from overrun.games.long_night.resolving import perform
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import COLONY_PHASE, Colony, LongNightState
from overrun.games.long_night.vocabulary import Context
from overrun.games.long_night.voting import hold_vote
from overrun.games.long_night.zombies import add_zombies, is_open

T = Play[LongNightState]
S = LongNightState

WASTE, DEN_WASTE = 10, 5
"""So many cards of waste cost a point of morale (LN-COL-WASTE-01, WC-LW-DEN-08)."""
QUIET, ALARM = "quiet", "alarm"
"""The two faces of a noise token (LN-INV-18)."""


@task
def colony_phase(t: T) -> None:
    """Seven steps, in this order (LN-COL-01)."""
    s = t.state
    s.phase, s.active = COLONY_PHASE, None
    t.tell("colony-phase", round=s.round)
    t.plan(
        ("take_in_order", [[each for due in asked(s, "dusk") for each in due]]),
        pay_food,
        check_waste,
        resolve_crisis,
        zombies_gather,
        objective_presses,
        check_objective,
        move_track,
        pass_token,
    )


@task
def take_in_order(t: T, due: list[Happening]) -> Flow[None]:
    """What happens at the same time happens in the order that the first player likes
    (LN-TEXT-02)."""
    if not due:
        return
    names: list[Option] = [tuple(name) for name, _ in due]
    chosen = names[0]
    if len(due) > 1:
        chosen = yield Ask(t.state.first, "simultaneous", names)
    number = names.index(chosen)
    step, arguments = due[number][1]
    t.plan((step, arguments), ("take_in_order", [due[:number] + due[number + 1 :]]))


@task
def pay_food(t: T) -> None:
    """One food token for every two in the colony, or hunger (LN-COL-FOOD-01 to -10)."""
    feed(t, t.state.only)


def feed(t: T, colony: Colony) -> None:
    """A colony eats, or goes hungry: then it pays nothing (LN-COL-FOOD-06)."""
    cost = food_due(t.state, colony)
    if colony.food >= cost:
        colony.food -= cost
        t.tell("fed", cost=cost, food=colony.food, colony=colony.place)
        return
    colony.starvation += 1
    t.tell(
        "starving",
        cost=cost,
        food=colony.food,
        starvation=colony.starvation,
        colony=colony.place,
    )
    change_morale(t, colony, -colony.starvation, "hunger")


@task
def check_waste(t: T) -> None:
    """Morale falls by one for every full ten cards of waste (LN-COL-WASTE-01, -02)."""
    suffer_waste(t, t.state.only)


def suffer_waste(t: T, colony: Colony) -> None:
    """A colony loses as much morale as its waste costs."""
    loss, _ = waste_due(t.state, colony)
    t.tell("waste", waste=len(colony.waste), loss=loss, colony=colony.place)
    if loss:
        change_morale(t, colony, -loss, "waste")


def waste_due(s: S, colony: Colony) -> tuple[int, int]:
    """The morale that the waste of a colony costs: a point for every full ten cards, but for those
    that it has room for (LN-COL-WASTE-02); and how many more cards cost the next point."""
    each = DEN_WASTE if colony.den else WASTE
    cards = len(colony.waste) - lasting(s, "waste-room")
    loss = max(0, cards) // each
    return loss, each * (loss + 1) - cards


# -- zombies -----------------------------------------------------------------------------------


@task
def zombies_gather(t: T) -> None:
    """First to the colony, then to each place with people, then where there was noise
    (LN-COL-ZOMB-01 to -08). All counts are fixed before the first comes (OP-41)."""
    s = t.state
    steps: list[Step] = []
    for colony in sorted(s.colonies, key=lambda each: each.morale):  # WC-OP-25.b
        if not colony.den:
            due = keep_away(s, colony.place, drawn_to(s, colony.place))
            t.tell("zombies-gather", due=due, colony=colony.place)
            steps.append(("add_zombies", [colony.place, due]))
    outside = [s.places[place] for place in s.town]
    outside.sort(key=lambda place: library().places[place.id].number)
    for place in outside:
        due = keep_away(s, place.id, drawn_to(s, place.id))
        if due:
            steps.append(("add_zombies", [place.id, due]))
    steps += [("flip_noise", [place.id]) for place in outside if place.noise]
    t.plan(*steps, zombies_have_come)


def drawn_to(s: S, place: str) -> int:
    """The zombies that those at a place draw: bandits do, too (LN-BAN-ZOMB-01)."""
    colony = s.colony_at(place)
    if colony is None:
        return s.places[place].crowd
    return 0 if colony.den else zombies_due(s, colony)


def kept_away(s: S, place: str, count: int) -> int:
    """How many of so many zombies do not come to a place that has been calmed (OP-54)."""
    return min(count, s.calm_left) if place == s.calm else 0


def keep_away(s: S, place: str, count: int) -> int:
    """How many of so many zombies still come; the others are counted off."""
    away = kept_away(s, place, count)
    s.calm_left -= away
    return count - away


def zombies_coming(s: S, place: str, drawn: int) -> int:
    """How many of the zombies drawn to a place the colony phase brings there, as things stand and
    without noise."""
    if not is_open(s, place):
        return 0
    return drawn - kept_away(s, place, drawn) if place == s.calm else drawn


@task
def zombies_have_come(t: T) -> None:
    """The step is over; bandits loot now (LN-COL-02)."""
    t.state.calm, t.state.calm_left = "", 0
    step_in(t, "zombies")


@task
def flip_noise(t: T, place: str) -> None:
    """Flip the noise tokens of a place one at a time; an alarm brings a zombie."""
    here = t.state.places[place]
    here.noise -= 1
    face = t.state.chance.pick((QUIET, ALARM))
    t.tell("noise-flipped", place=place, face=face, noise=here.noise)
    if here.noise:
        t.then(flip_noise, place)
    if face == ALARM:
        add_zombies(t, place, keep_away(t.state, place, 1))


# -- objective, track, token -------------------------------------------------------------------


@task
def objective_presses(t: T) -> None:
    """What the main objective does in every round, if anything."""
    s = t.state
    if s.side.each_round:
        perform(t, f"objective/{s.objective}/{s.config.side}", s.first)


@task
def check_objective(t: T) -> None:
    """The one moment at which the main objective is looked at (LN-COL-OBJ-01, -02)."""
    s = t.state
    c = Context(s.first)
    if not all(goal.holds(s, c) for goal in s.side.goals):
        return
    if library().objectives[s.objective].last:
        end(t, OBJECTIVE)
    t.tell("stage-done", objective=s.objective)
    step_in(t, "stage-done")


@task
def move_track(t: T) -> None:
    """The round marker goes down; at 0 the game is over (LN-COL-TRACK-01, -02)."""
    s = t.state
    s.rounds -= 1
    t.tell("track", rounds=s.rounds)
    if s.rounds <= 0:
        end(t, ROUNDS)


@task
def pass_token(t: T) -> Flow[None]:
    """The first player token goes to the right, unless a vote keeps it (LN-COL-FIRST-01 to -04)."""
    s = t.state
    t.plan(("begin_round", []))
    options: list[Option] = [("pass",), ("call",)]
    callers = s.citizens
    if callers:
        asks = [Ask(seat, "keep-token", options, {"first": s.first}) for seat in callers]
        answers = yield asks
        called = [seat for seat, given in zip(callers, answers, strict=True) if given == ("call",)]
        if called:
            t.tell("token-vote", seat=called[0], other=s.first)
            if (yield from hold_vote(t, "token", seat=called[0], other=s.first)):
                return
    s.first = s.right_of(s.first)
    t.tell("first-player", seat=s.first)
