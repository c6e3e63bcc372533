"""The Raxxon module (catalogue section 23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from overrun.core.action import Action, Verb
from overrun.core.errors import unknown
from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import FACES, Means, brings, check_die, fights, note
from overrun.games.long_night.cards import RAXXON, SIDE_EFFECT
from overrun.games.long_night.exposure import expose
from overrun.games.long_night.kinds import DIE, DOOR, EXPERIMENT, PLACE
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import applies
from overrun.games.long_night.moments import Happening, answers, during
from overrun.games.long_night.people import die_of_wounds
from overrun.games.long_night.resolving import actor, perform
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Item, LongNightState, Survivor
from overrun.games.long_night.vocabulary import Context, Effect, does
from overrun.games.long_night.voting import hold_vote
from overrun.games.long_night.zombies import (
    break_defence,
    choose_defence,
    overrun,
    random_place,
    take_samples,
)

if TYPE_CHECKING:
    from overrun.games.long_night.checking_words import Box

T = Play[LongNightState]
S = LongNightState

CALMED = 3
"""So many zombies fewer come to the place that the first player names (LN-RAX-CODE-07)."""

NOBODY_AT_RAXXON = Reason("LN-RAX-CODE-01", "nobody-at-raxxon")
NO_CODE = Reason("LN-RAX-CODE-01", "no-code-asked")


@during("dealt", RAXXON)
def lay_experiments(t: T) -> None:
    """The experiments are shuffled, audio side up; the top one is open to all (LN-RAX-03, -04)."""
    s = t.state
    s.raxxon.deck = s.shelf("experiments")
    s.chance.shuffle(s.raxxon.deck)
    t.tell("experiments-laid", experiment=s.raxxon.deck[0], reveals=True)


@during("searched", RAXXON)
def searching_is_risky(t: T, name: str) -> None:
    """After every search at Raxxon the survivor is exposed (LN-RAX-SEARCH-01 to -03)."""
    v = t.state.survivors.get(name)
    if v is not None and v.place == RAXXON:
        expose(t, name)


# -- the containment code ----------------------------------------------------------------------


def offer_code(s: S, has: Means, options: list[Option]) -> None:
    if s.rule_is_on("code") and any(v.place == RAXXON for v in has.own):
        options += [("code", FACES[die]) for die in has.dice]


def check_code(s: S, seat: int, die: int) -> Reason | None:
    """May this player lay a die on Raxxon?"""
    if not s.rule_is_on("code"):
        return NO_CODE
    if not any(v.place == RAXXON for v in s.of(seat)):
        return NOBODY_AT_RAXXON
    return check_die(s, seat, die)


def lay_code(t: T, seat: int, die: int) -> None:
    """An unused die leaves the pool and lies on Raxxon with its value (LN-RAX-CODE-01, -02)."""
    s = t.state
    s.players[seat].dice.remove(die)
    s.raxxon.code.append(die)
    note(t, seat, "code", "", RAXXON)
    t.tell("code-laid", seat=seat, die=die, dice=[str(each) for each in s.raxxon.code])


def is_matched(s: S) -> bool:
    """Whether two dice on Raxxon show the code, in any order (LN-RAX-CODE-03, -04, -12)."""
    wanted = Counter(library().experiments[s.raxxon.deck[0]].code)
    return not wanted - Counter(s.raxxon.code)


@answers("dusk", RAXXON)
def containment_is_due(s: S) -> list[Happening]:
    """One experiment leaves the top of the deck in every colony phase (LN-RAX-CODE-03, -11)."""
    if not s.raxxon.deck or not s.rule_is_on("containment"):
        return []  # dice that lie there stay (OP-53)
    return [(("check-code",), ("check_containment", []))]


@task
def check_containment(t: T) -> None:
    """The dice on Raxxon show the code, or they do not (LN-RAX-CODE-03 to -10)."""
    s = t.state
    matched = is_matched(s)
    t.tell("containment", experiment=s.raxxon.deck[0], matched=matched)
    s.raxxon.code = []  # OP-53
    if matched:
        t.then(vote_containment)
    else:
        release(t)


@task
def vote_containment(t: T) -> Flow[None]:
    """Thumbs up discard the experiment; thumbs down let it out, but calm one place."""
    s = t.state
    card = s.raxxon.deck[0]
    if (yield from hold_vote(t, "containment", seat=t.state.first, experiment=card)):
        s.raxxon.past.append(s.raxxon.deck.pop(0))
        s.raxxon.contained += 1
        t.tell("contained", experiment=card, reveals=True)
        return
    options: list[Option] = [("calm-place", place) for place in s.places]
    choice = yield Ask(s.first, "calm-place", options, {"experiment": card})
    s.calm, s.calm_left = choice[1], CALMED
    t.tell("place-calmed", seat=s.first, place=choice[1])
    release(t)


# -- releasing ---------------------------------------------------------------------------------


def release(t: T) -> None:
    """The special zombies of the top experiment come, one after the other (LN-RAX-REL-01, -02)."""
    s = t.state
    name = s.raxxon.deck.pop(0)
    t.tell("released", experiment=name, reveals=True)
    card = library().experiments[name]
    # where several come to the same place they are one batch, from entrance 1 on (OP-55)
    steps = [
        ("release_one", [name, place, card.release[:n].count(place)])
        for n, place in enumerate(card.release)
    ]
    t.plan(*steps, ("show_encounter", [name]))


def in_play(s: S, name: str) -> int:
    """How many special zombies of this kind are on the boards."""
    return sum(door.specials.count(name) for place in s.places.values() for door in place.doors)


@task
def release_one(t: T, name: str, where: str, number: int) -> None:
    """One special zombie takes an entrance space; without one a trap or a barricade falls, or
    the place is overrun, and it is not placed (LN-RAX-REL-03, OP-55)."""
    s = t.state
    if in_play(s, name) >= library().experiments[name].standees:
        return
    place = random_place(t) if where == "random" else where
    if place in s.places:
        bring(t, name, place, number)


def bring(t: T, name: str, place: str, number: int = 0) -> None:
    """A special zombie comes to an entrance of a place."""
    doors = t.state.places[place].doors
    number %= len(doors)
    door = doors[number]
    if door.empty > 0:
        door.specials.append(name)
        t.tell("special-came", experiment=name, place=place, door=number + 1)
    elif door.barricades and door.traps:
        t.then(choose_defence, place, number)
    elif door.barricades or door.traps:
        break_defence(t, place, number, trap=door.traps > 0)
    else:
        overrun(t, place)


@task
def show_encounter(t: T, name: str) -> None:
    """If one was placed the card shows its encounter side to all (LN-RAX-REL-04, -05)."""
    s = t.state
    if in_play(s, name):
        s.raxxon.encounters.append(name)
        t.tell("encounter-shown", experiment=name)
    else:
        s.raxxon.past.append(name)


# -- fighting them -----------------------------------------------------------------------------


@fights("special")
def fight_special(t: T, v: Survivor, name: str, number: str, *, exposure: bool = True) -> None:
    """First the exposure roll, then, if the attacker lives, the card (LN-RAX-SZ-07 to -10)."""
    t.tell("special-fought", survivor=v.id, seat=v.owner, experiment=name, place=v.place)
    t.then(meet, v.id, name)
    if exposure and not applies(v, "no-exposure-attacking"):
        expose(t, v.id)


@task
def meet(t: T, survivor: str, name: str) -> None:
    """Roll a die and do what the line of the encounter says."""
    s = t.state
    v = s.survivors.get(survivor)
    if v is None:
        return
    rolled = s.chance.die(6)
    lines = library().experiments[name].lines
    number = next(n for n, line in enumerate(lines) if rolled <= line.to)
    t.tell("encounter", survivor=survivor, seat=v.owner, experiment=name, rolled=rolled)
    perform(t, f"experiment/{name}/{number}", v.owner, survivor)


def take_away(t: T, name: str, place: str) -> bool:
    """A special zombie leaves a place; with the last of its kind goes the card (LN-RAX-SZ-11)."""
    s = t.state
    door = next((each for each in s.places[place].doors if name in each.specials), None)
    if door is None:
        return False
    door.specials.remove(name)
    return True


def _retire(s: S, name: str) -> None:
    if name in s.raxxon.encounters and not in_play(s, name):
        s.raxxon.encounters.remove(name)
        s.raxxon.past.append(name)


@does("banish")
class Banish(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The special zombie that the actor has attacked is killed."""

    def run(self, t: T, c: Context) -> None:
        s = t.state
        name = c.ref.split("/")[1]
        v = actor(s, c)
        if v is None or not take_away(t, name, v.place):
            return
        s.players[v.owner].count("kills")
        t.tell("special-killed", survivor=v.id, seat=v.owner, experiment=name, place=v.place)
        _retire(s, name)
        take_samples(t, s.home(v.owner), 1)  # OP-56


@does("prowl")
class Prowl(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The special zombie goes to a random place (LN-RAX-SZ-05)."""

    def run(self, t: T, c: Context) -> None:
        s = t.state
        name = c.ref.split("/")[1]
        v = actor(s, c)
        if v is not None and take_away(t, name, v.place):
            place = random_place(t)
            t.then(settle_prowler, name)
            bring(t, name, place)


@task
def settle_prowler(t: T, name: str) -> None:
    """Where there was no room for it, it is gone."""
    _retire(t.state, name)


# -- pills -------------------------------------------------------------------------------------


def side_effects(s: S) -> list[str]:
    """The side effect deck: those that no survivor has (LN-RAX-05, OP-62)."""
    if RAXXON not in s.config.modules:
        return []
    had = {item.id for v in s.survivors.values() for item in v.items}
    cards = library().items.values()
    return [card.id for card in cards if card.kind == SIDE_EFFECT and card.id not in had]


@does("side-effect")
class SideEffect(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """A side effect card is looked for and stays on the actor (LN-RAX-PILL-04, OP-62)."""

    card: str

    def problems(self, box: Box) -> Iterator[str]:
        cards = box.library.items.values()
        side_effects = [each.id for each in cards if each.kind == SIDE_EFFECT]
        if self.card not in side_effects:
            yield unknown("side effect", self.card, side_effects)

    def run(self, t: T, c: Context) -> None:
        s = t.state
        v = actor(s, c)
        if v is None or self.card not in side_effects(s):
            return
        v.items.append(Item(self.card))
        t.tell("side-effect", survivor=v.id, seat=v.owner, item=self.card)
        die_of_wounds(t, v)  # some make weak


brings(
    RAXXON,
    Action("code", offer_code, check_code, lay_code, manner="experiment", die=DIE),
    Verb("check-code"),
    Verb("calm-place", place=PLACE),
    Verb("special", experiment=EXPERIMENT, door=DOOR),
)
