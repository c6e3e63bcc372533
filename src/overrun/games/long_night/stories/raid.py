"""Bandit Raid: the story that teaches the bandits (catalogue section 25)."""

from __future__ import annotations

from overrun.core.action import Verb
from overrun.core.flow import Ask, Flow, TaskFunction
from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.core.state import Step
from overrun.games.long_night.actions.base import brings
from overrun.games.long_night.cards import COLONY, RAID, SecretCard
from overrun.games.long_night.ending import RENEGADE, end, has_won, is_betrayer
from overrun.games.long_night.kinds import PLAYER, one_of
from overrun.games.long_night.library import library
from overrun.games.long_night.modules.bandits import HIDEOUT
from overrun.games.long_night.moments import answers, during
from overrun.games.long_night.people import WOUND, hurt, kill, put
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import LongNightState
from overrun.games.long_night.stories.telling import (
    enter_stage,
    open_rules,
    page,
    prepare_stage,
)
from overrun.games.long_night.vocabulary import Condition, condition
from overrun.games.long_night.voting import hold_exile_vote

T = Play[LongNightState]
S = LongNightState

HOSPITAL = "hospital"

brings(
    RAID,
    Verb("gift", which=one_of("which", "take", "leave")),
    Verb("nobody"),
    Verb("accuse", other=PLAYER),
    Verb("stay"),
    Verb("reveal"),
)


@during("boards", RAID)
def begin_in_peace(t: T) -> None:
    """Nobody attacks bandits yet, and nobody knows their hideout (LN-SCNB-10)."""
    s = t.state
    s.story.closed = ["bandits", "hideout", "chief"]
    s.sealed = [HIDEOUT]


@during("dealt", RAID)
def open_story(t: T) -> None:
    """The opening: visitors with gifts (LN-SCNB-06 to -08)."""
    s = t.state
    gifts = [("accept_gift", [seat]) for seat in s.from_first()]
    t.plan(page("raid-opening-1"), *gifts, page("raid-opening-2"))


@task
def accept_gift(t: T, seat: int) -> Flow[None]:
    """Each player may draw the top card of the hospital's deck (LN-SCNB-07, OP-68)."""
    s = t.state
    deck = s.places[HOSPITAL].deck
    if not deck:
        return
    options: list[Option] = [("gift", "take"), ("gift", "leave")]
    choice = yield Ask(seat, "gift", options)
    if choice[1] == "take":
        item = deck.pop(0)
        s.players[seat].hand.append(item)
        t.tell("gift-taken", seat=seat, private={seat: {"item": item}}, reveals=True)


@during("round", RAID)
def next_stage(t: T) -> None:
    enter_stage(t)


@during("stage-done", RAID)
def stage_done(t: T) -> None:
    """B1 and B2 lead on; only B3 ends the game (LN-SCN-02)."""
    s = t.state
    if s.objective == "b1":
        reader = _owner(s, lowest_human(s))
        t.plan(
            page("raid-b1-1", reader),
            set_out,
            page("raid-b1-2", reader),
            ambush,
            come_back,
            page("raid-b1-3", reader),
        )
        prepare_stage(s, "b2")
    else:
        accusing: list[Step | TaskFunction] = []
        if not s.config.cooperative:  # LN-VAR-COOP-04
            accusing = [("may_accuse", [seat]) for seat in s.from_first()]
            accusing.append(renegade_chooses)
        t.plan(page("raid-b2-1"), *accusing, page("raid-b2-2"), go_home)
        prepare_stage(s, "b3")


# -- after B1 ----------------------------------------------------------------------------------


def citizens(s: S) -> list[str]:
    """The survivors of players not in exile, wherever they are (OP-69)."""
    return [name for seat in s.citizens for name in s.players[seat].group]


def highest(s: S) -> str:
    return max(citizens(s), key=s.influence, default="")


def lowest_human(s: S) -> str:
    people = [name for name in citizens(s) if library().survivors[name].human]
    return min(people, key=s.influence, default="")


def _owner(s: S, name: str) -> int:
    return s.survivors[name].owner if name in s.survivors else s.first


@task
def set_out(t: T) -> None:
    """All food goes along, and two go to the hideout (LN-SCNB-22 to -24)."""
    s = t.state
    s.food = 0
    t.tell("food-given", food=0)
    s.story.party = [highest(s), lowest_human(s)]
    for name in dict.fromkeys(s.story.party):
        if name:
            put(t, name, HIDEOUT)
            t.tell("placed", seat=s.survivors[name].owner, survivor=name, place=HIDEOUT)


@task
def ambush(t: T) -> None:
    """The one of highest influence is killed, there and then, by nobody's fault (LN-SCNB-26,
    OP-70, OP-87)."""
    s = t.state
    if s.story.party and s.story.party[0] in s.survivors:
        kill(t, s.story.party[0], "ambush", fated=True)


@task
def come_back(t: T) -> None:
    """The other one comes home, wounded unless that would be too much (LN-SCNB-27 to -30)."""
    s = t.state
    name = s.story.party[1] if s.story.party else ""
    s.story.party = []
    s.sealed = []
    open_rules(s, "bandits", "hideout")
    v = s.survivors.get(name)
    if v is None:
        return
    if s.room(COLONY) > 0:
        put(t, name, COLONY)
        t.tell("placed", seat=v.owner, survivor=name, place=COLONY)
    if v.hurt < 2:
        hurt(t, name, WOUND)


# -- after B2 ----------------------------------------------------------------------------------


@task
def may_accuse(t: T, seat: int) -> Flow[None]:
    """Each player in turn may call one more exile vote (LN-SCNB-41 to -43)."""
    s = t.state
    if s.players[seat].exiled or s.players[seat].out:
        return
    open_rules(s, "chief")  # LN-SCNB-47
    others = [other for other in s.citizens if other != seat]
    options: list[Option] = [("nobody",), *(("accuse", str(other)) for other in others)]
    choice = yield Ask(seat, "accuse", options)
    if choice[0] == "accuse":
        t.tell("exile-called", seat=seat, other=int(choice[1]))
        t.then(tell_exile, int(choice[1]))
        t.then(hold_exile_vote, seat, int(choice[1]))


@task
def tell_exile(t: T, seat: int) -> None:
    """What the story says of the one who had to go (LN-SCNB-47 to -49)."""
    s = t.state
    if s.players[seat].exiled:
        t.then(_read, "raid-guilty" if is_betrayer(s, seat) else "raid-innocent")


@task
def _read(t: T, name: str) -> None:
    t.plan(page(name))


@task
def renegade_chooses(t: T) -> Flow[None]:
    """The betrayer may show the true face and win at once (LN-SCNB-44 to -46).

    Everybody is asked, so that nobody learns whether there is a betrayer (OP-74).
    """
    s = t.state
    seats = s.citizens
    asks = []
    for seat in seats:
        options: list[Option] = [("stay",)]
        if is_betrayer(s, seat) and has_won(s, seat):
            options.append(("reveal",))
        asks.append(Ask(seat, "renegade", options, always=True))
    given = yield asks
    for seat, answer in zip(seats, given, strict=True):
        if answer == ("reveal",):
            t.tell("renegade", seat=seat, reveals=True)
            t.plan(page("raid-renegade", seat), renegade_wins)
            return
    # the card of a betrayer who has not fulfilled it wants morale at 0, too (LN-SCNB-46, OP-72)
    s.story.stayed_hidden = any(is_betrayer(s, seat) and not has_won(s, seat) for seat in seats)


@answers("goals", RAID)
def more_goals(s: S, own: SecretCard) -> tuple[Condition, ...]:
    return (hidden_goal(),) if own.story and s.story.stayed_hidden else ()


def hidden_goal() -> Condition:
    """What is added to the objective of a betrayer who stayed hidden (LN-SCNB-46)."""
    return condition({"is": "morale-zero"})


@task
def renegade_wins(t: T) -> None:
    """The game is over, and the others are judged as things stand (OP-71)."""
    end(t, RENEGADE)


@task
def go_home(t: T) -> None:
    """Survivors of non-exiled players come home from the hideout (LN-SCNB-51, -52)."""
    s = t.state
    for v in list(s.at(HIDEOUT)):
        if not s.players[v.owner].exiled and s.room(COLONY) > 0:
            put(t, v.id, COLONY)
            t.tell("placed", seat=v.owner, survivor=v.id, place=COLONY)
