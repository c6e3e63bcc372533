"""The Chimp and the Code: the story that teaches Raxxon (catalogue section 24)."""

from __future__ import annotations

from overrun.core.action import Verb
from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.games.long_night.actions.base import brings
from overrun.games.long_night.cards import CHIMP, COLONY, RAXXON
from overrun.games.long_night.kinds import SURVIVOR
from overrun.games.long_night.modules.raxxon import release
from overrun.games.long_night.moments import answers, during
from overrun.games.long_night.people import WOUND, hurt, put, settle
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Item, LongNightState
from overrun.games.long_night.stories.telling import (
    enter_stage,
    fewest,
    open_rules,
    page,
    prepare_stage,
)

T = Play[LongNightState]
S = LongNightState

BLUE, EMMA, PLANS = "blue", "emma", "raxxon-plans"
MOVED_ZOMBIES = 3  # LN-SCNR-27

brings(CHIMP, Verb("enter", survivor=SURVIVOR), Verb("send", survivor=SURVIVOR))


@during("boards", CHIMP)
def seal_raxxon(t: T) -> None:
    """Raxxon is barricaded up; its rules come later (LN-SCNR-02 to -04)."""
    s = t.state
    raxxon = s.places[RAXXON]
    for door in raxxon.doors:
        door.barricades = door.spaces
    s.sealed = [RAXXON]
    s.story.closed = ["code", "pills", "containment"]


@during("decks", CHIMP)
def set_aside(t: T) -> None:
    """Blue and Emma are not dealt (LN-SCNR-05)."""
    s = t.state
    s.survivor_deck = [name for name in s.survivor_deck if name not in (BLUE, EMMA)]


@during("dealt", CHIMP)
def open_story(t: T) -> None:
    """The opening: Emma comes with the plans of Raxxon (LN-SCNR-07 to -11)."""
    t.plan(page("chimp-opening-1"), emma_arrives, page("chimp-opening-2"))


@task
def emma_arrives(t: T) -> None:
    """Emma joins the first player, and the plans are found for her (LN-SCNR-08, -09)."""
    s = t.state
    settle(t, s.first, EMMA, COLONY)
    deck = s.places[RAXXON].deck
    if PLANS in deck:
        deck.remove(PLANS)
        s.survivors[EMMA].items.append(Item(PLANS))
        t.tell("equipped", seat=s.first, survivor=EMMA, item=PLANS)
    s.chance.shuffle(deck)


@during("round", CHIMP)
def next_stage(t: T) -> None:
    enter_stage(t)


@during("stage-done", CHIMP)
def stage_done(t: T) -> None:
    """R1 and R2 lead on; only R3 ends the game (LN-SCN-02)."""
    s = t.state
    if s.objective == "r1":
        reader = fewest(s)
        t.plan(
            page("chimp-r1-1", reader),
            ("enter_raxxon", [reader]),
            ("lead_zombies_away", [reader, MOVED_ZOMBIES]),
            page("chimp-r1-2", reader),
            ("make_room_for_blue", []),
            ("blue_joins", [reader]),
            page("chimp-r1-3", reader),
        )
        prepare_stage(s, "r2")
    else:
        t.plan(page("chimp-r2-1"), bring_home, page("chimp-r2-2"), horrors_come)
        prepare_stage(s, "r3")


@answers("crowds", CHIMP)
def colony_crowds(s: S, place: str) -> bool:
    """Whoever was in Raxxon comes home, whether there is room or not (LN-SCNR-43)."""
    return place == COLONY and "r2" in s.story.stages


# -- after R1 ----------------------------------------------------------------------------------


@task
def enter_raxxon(t: T, reader: int) -> Flow[None]:
    """The way into Raxxon is open; a survivor of the reader stands there (LN-SCNR-23 to -26)."""
    s = t.state
    for door in s.places[RAXXON].doors:
        door.barricades = 0
    s.sealed = []
    open_rules(s, "pills", "code")
    t.tell("raxxon-open")
    options: list[Option] = [("enter", name) for name in s.players[reader].group]
    if not options:
        return
    choice = yield Ask(reader, "enter-raxxon", options)
    put(t, choice[1], RAXXON)
    t.tell("placed", seat=reader, survivor=choice[1], place=RAXXON)


@task
def lead_zombies_away(t: T, reader: int, count: int) -> Flow[None]:
    """Three zombies of the colony, as the reader likes, go to Raxxon; they are moved, not added
    (LN-SCNR-27, OP-66)."""
    s = t.state
    raxxon = s.places[RAXXON]
    options: list[Option] = [
        ("zombie", str(number)) for number, door in enumerate(s.colony.doors, 1) if door.zombies
    ]
    if not options or raxxon.empty <= 0:
        return
    choice = yield Ask(reader, "zombie-leaves", options, {"left": count})
    s.colony.doors[int(choice[1]) - 1].zombies -= 1
    next(door for door in raxxon.doors if door.empty > 0).zombies += 1
    t.tell("zombie-led", start=COLONY, place=RAXXON, door=int(choice[1]))
    if count > 1:
        t.then(lead_zombies_away, reader, count - 1)


@task
def make_room_for_blue(t: T) -> Flow[None]:
    """If Raxxon is full, the first player sends somebody home (LN-SCNR-30)."""
    s = t.state
    if s.room(RAXXON) > 0:
        return
    options: list[Option] = [("send", name) for name in s.places[RAXXON].survivors]
    choice = yield Ask(s.first, "make-room", options)
    put(t, choice[1], COLONY)
    t.tell("placed", seat=s.survivors[choice[1]].owner, survivor=choice[1], place=COLONY)


@task
def blue_joins(t: T, reader: int) -> None:
    """Blue joins the reader, hurt (LN-SCNR-29, -31)."""
    settle(t, reader, BLUE, RAXXON)
    hurt(t, BLUE, WOUND)


# -- after R2 ----------------------------------------------------------------------------------


@task
def bring_home(t: T) -> None:
    """The dice leave Raxxon, and so do all the survivors, exiles among them, however many the
    colony has room for (LN-SCNR-42, -43, OP-67); exiles go again in their turn (OP-26)."""
    s = t.state
    s.raxxon.code = []
    for v in list(s.at(RAXXON)):
        put(t, v.id, COLONY)
        t.tell("placed", seat=v.owner, survivor=v.id, place=COLONY)


@task
def horrors_come(t: T) -> None:
    """Experiments break out: two, or three with four players or more (LN-SCNR-46 to -48)."""
    s = t.state
    open_rules(s, "containment")
    count = 3 if len(s.citizens) >= 4 else 2
    for _ in range(min(count, len(s.raxxon.deck))):
        t.then(break_out)


@task
def break_out(t: T) -> None:
    """One experiment is released without a check."""
    release(t)
