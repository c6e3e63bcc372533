"""The crisis of the round: revealed, fed with cards, resolved (catalogue sections 6 and 10.3)."""

from __future__ import annotations

from overrun.core.play import Play
from overrun.games.long_night.ending import change_morale
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import lasting
from overrun.games.long_night.moments import step_in
from overrun.games.long_night.resolving import perform
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Given, LongNightState

T = Play[LongNightState]
S = LongNightState

FAIL, EXTRA = "fail", "extra"
EXCESS = 2
"""So many points more than needed raise morale (LN-COL-CRISIS-06)."""


@task
def reveal_crisis(t: T) -> None:
    """Turn up the crisis of this round; it waits for the colony phase (LN-ROUND-03, -04)."""
    s = t.state
    if not s.crisis_deck:
        s.crisis_deck, s.past_crises = s.past_crises, []  # OP-18
        s.chance.shuffle(s.crisis_deck)
    s.crisis = s.crisis_deck.pop(0)
    t.tell("crisis", crisis=s.crisis, needed=needed(s), round=s.round, reveals=True)
    step_in(t, "crisis")


def needed(s: S) -> int:
    """The points that prevent a crisis: one for each player not in exile (LN-COL-CRISIS-04)."""
    return len(s.customs.contributors(s))


def points(s: S, cards: list[str]) -> int:
    """What cards are worth against the crisis (LN-COL-CRISIS-02, -03); one without a name is not
    known, and may help."""
    cards_of = library()
    accepts, items = cards_of.crises[s.crisis].accepts, cards_of.items
    given = sum([1 if not card or items[card].kind in accepts else -1 for card in cards])
    return given + lasting(s, "crisis-help")


@task
def resolve_crisis(t: T) -> None:
    """Shuffle the added cards, show them, count, and prevent the crisis or suffer it."""
    s = t.state
    cards = [each.item for each in s.added]
    s.chance.shuffle(cards)  # nobody can tell who added what (LN-COL-CRISIS-01)
    total, wanted = points(s, cards), needed(s)
    show_crisis(t, cards, total, wanted)
    name = put_crisis_away(s, cards)
    over = total - wanted
    if is_thanked(name, over):
        change_morale(t, s.only, 1, "crisis")
    if part := outcome_of(name, over):
        perform(t, f"crisis/{name}/{part}", s.first)


def show_crisis(t: T, cards: list[str], total: int, wanted: int) -> None:
    """The added cards are shown, and what they are worth."""
    t.tell(
        "crisis-resolved",
        crisis=t.state.crisis,
        items=cards,
        points=total,
        needed=wanted,
        prevented=total >= wanted,
        reveals=True,
    )


def put_crisis_away(s: S, cards: list[str]) -> str:
    """The crisis is over, and what was added leaves the game; which crisis it was."""
    name = s.crisis
    for seat in s.seats:
        if items := [each.item for each in s.added if each.seat == seat]:
            s.given.append(Given(s.round, seat, items))
    s.removed += cards  # whatever the outcome (LN-COL-CRISIS-07)
    s.added, s.crisis = [], ""
    s.past_crises.append(name)
    return name


def is_thanked(name: str, over: int) -> bool:
    """Whether so many points more than needed raise morale: two or more do, whatever else the
    card brings, unless it says that this comes instead (LN-COL-CRISIS-06, OP-48)."""
    extra = library().crises[name].extra
    return over >= EXCESS and not (extra is not None and extra.instead)


def outcome_of(name: str, over: int) -> str:
    """The part of a crisis that is carried out with so many points more than needed: ``fail``,
    ``extra``, or none (LN-COL-CRISIS-05, LN-CARD-CRISIS-04)."""
    if over < 0:
        return FAIL
    extra = library().crises[name].extra
    return EXTRA if extra is not None and over >= extra.excess else ""
