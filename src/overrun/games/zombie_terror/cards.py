"""The special cards of both sides (catalogue sections 25 and 32.5).

A card has a window in which it may be played, targets worth checking, a check for one choice of
targets, and an effect. The option is ``("play", card, *targets)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.zombie_terror import scenarios
from overrun.games.zombie_terror.activation import DEAD_HUMAN
from overrun.games.zombie_terror.board import (
    ANY_HALF,
    HALF_C,
    HALF_S,
    ground_of,
)
from overrun.games.zombie_terror.ending import check_end
from overrun.games.zombie_terror.human_cards import (
    ADRENALINE,
    CANAL,
    COURAGE,
    DECOY,
    NO_EFFECT,
    SAWN_OFF,
    Targets,
    canal_plays,
    check_adrenaline,
    check_canal,
    check_courage,
    check_decoy,
    check_first_aid,
    check_sawn_off,
    courage_plays,
    first_aid_plays,
    play_adrenaline,
    play_canal,
    play_courage,
    play_decoy,
    play_first_aid,
    play_sawn_off,
    sawn_off_plays,
)
from overrun.games.zombie_terror.placing import face_anew, hidden_fields, takeable
from overrun.games.zombie_terror.state import (
    ADDING,
    DOG,
    FIRST_AID,
    HUMAN_TURN,
    HUMANS,
    MOVEMENT,
    ZOMBIES,
    S,
    T,
)
from overrun.games.zombie_terror.zombies import (
    LURCH_AP,
    Duties,
    activations,
    bite_at_once,
    carry_out,
    category,
    check_activate,
    distance_in_sight,
    duties,
    explain_activation,
    natural_ap,
    quota,
    take_step,
    waiting_zombies,
)

HORDE, FRENZY, LURCH, CUNNING, AMBUSH, MANHOLE = (
    "horde", "frenzy", "lurch", "cunning", "ambush", "manhole",
)  # fmt: skip
SCENT, FENCE = "scent", "fence"

HUMAN_DECK = (CANAL, SAWN_OFF, COURAGE, ADRENALINE, FIRST_AID, DECOY)
ZOMBIE_DECKS = {
    "standard": (HORDE, FRENZY, LURCH, CUNNING, AMBUSH, MANHOLE),
    "alternative": (HORDE, FRENZY, LURCH, SCENT, FENCE, MANHOLE),
}  # ZT-DC-26

FRENZY_ZOMBIES = 2
HORDE_ZOMBIES = 2

NOT_IN_HAND = Reason("ZT-CRD-07", "card-not-in-hand")
NOT_YOUR_TURN = Reason("ZT-CRD-02", "card-not-your-turn")
NOT_IN_THIS_PHASE = Reason("ZT-OP-47", "card-not-in-this-phase")
NO_SUCH_TARGET = Reason("ZT-OP-43", "card-no-such-target")
TOO_LATE_TO_LURCH = Reason("ZT-DC-14", "too-late-to-lurch")
NO_CARD_TO_HALT_FOR = Reason("ZT-CRD-04", "no-card-to-halt-for")
NOTHING_TO_HALT_FOR = Reason("ZT-OP-47", "nothing-to-halt-for")
NOT_A_HUNTER = Reason("ZT-DC-22", "not-a-hunter")
NOTHING_DUE = Reason("ZT-DC-23", "nothing-due")
FENCE_COLUMN = Reason("ZT-DC-18", "fence-column")
FENCE_ROW = Reason("ZT-DC-18", "fence-row")
FENCE_TAKEN = Reason("ZT-DC-18", "fence-taken")


class Card(NamedTuple):
    """A special card.

    ``plays`` gives the legal choices of targets, ``check`` says why another choice is none, and
    ``effect`` is a flow: it may ask on. The conformance checks prove that the first two agree.
    """

    side: str
    phase: str
    plays: Callable[[S, Duties | None], list[Targets]]
    check: Callable[..., Reason | None]
    effect: Callable[..., Flow[None]]
    targets: tuple[str, ...] = ()
    """The kinds of its targets: ``human`` or ``field``."""


def deck(side: str, zombie_deck: str) -> tuple[str, ...]:
    """The six cards of a side."""
    return HUMAN_DECK if side == HUMANS else ZOMBIE_DECKS[zombie_deck]


# -- playing -----------------------------------------------------------------------------------


def card_options(s: S, side: str, up: Duties | None = None) -> list[Option]:
    """All legal plays of this side now; in the movement phase with the zombies' duties."""
    options: list[Option] = []
    for name in s.hands.get(side, ()):
        card = CARDS[name]
        if card.phase == s.phase:
            plays = card.plays(s, up)
            if plays:
                options += [("play", name, *targets) for targets in plays]
    return options


def considered_plays(s: S, side: str) -> Iterator[Option]:
    """Plays one might think of with the cards in hand: on everybody, and everywhere near."""
    ground = s.ground
    people = [human.name for human in s.crowd.values()]
    for name in s.hands.get(side, ()):
        match CARDS[name].targets:
            case ("human",):
                yield from (("play", name, who) for who in people)
            case ("human", "field"):
                for who in people:
                    yield from (("play", name, who, ground.names[field]) for field in s.horde)
            case ("field",) if name == FENCE:
                yield from (("play", name, field) for field in ground.names)
            case ("field",):
                yield from (("play", name, ground.names[field]) for field in s.horde)
            case _:
                yield ("play", name)


def check_play(s: S, side: str, name: str, *targets: str) -> Reason | None:
    """May this side play this card on these targets now?"""
    if name not in s.hands.get(side, ()):
        return NOT_IN_HAND
    card = CARDS[name]
    if card.phase != s.phase:
        return NOT_IN_THIS_PHASE
    if len(targets) != len(card.targets):
        return NO_SUCH_TARGET
    for kind, target in zip(card.targets, targets, strict=True):
        if kind == "field" and target not in s.ground.index:
            return NO_SUCH_TARGET
        if kind == "human":
            at = s.where(target)
            if at is None or target == DOG:
                return NO_SUCH_TARGET
            if not s.crowd[at].is_alive:
                return DEAD_HUMAN
    reason: Reason | None = card.check(s, *targets)
    return reason


def play(t: T, side: str, name: str, *targets: str) -> Flow[None]:
    """Show the card, carry its effect out, box it (ZT-CRD-07). No activation (ZT-CRD-03)."""
    s = t.state
    s.hands[side].remove(name)
    s.played.append(name)
    t.tell("card-played", side=side, card=name, targets=list(targets), reveals=True)
    yield from CARDS[name].effect(t, *targets)
    check_end(t)


# -- in the middle of an activation ------------------------------------------------------------


def activate(t: T, field: int, ap: int) -> Flow[None]:
    """One zombie acts: the player says how, where there is a choice.

    Between two AP the player may halt it, play cards, and let it go on (ZT-CRD-04, -05).
    """
    s = t.state
    names = ground_of(s.columns, s.terrain).names
    zombie = s.horde[field]
    facts: dict[str, Fact] = {}
    while not zombie.activated:
        may_turn = "turned" not in facts
        ways = activations(s, field, ap, may_turn)
        options: list[Option] = [("do", way) for way in ways]
        options += [("halt", steps) for steps in halts(s, field, ap, ways, may_turn)]
        if s.halted is not None:
            options += card_options(s, ZOMBIES, duties(s))
        facts |= {"field": names[field], "ap": ap}
        always = s.halted is not None and bool(s.hands[ZOMBIES])
        choice = yield Ask(s.zombies_seat, "activation", options, facts.copy(), always)
        if choice[0] == "play":
            yield from play(t, ZOMBIES, *choice[1:])
        elif choice[0] == "halt":
            for letter in choice[1]:
                s.halted = field = take_step(t, field, letter)
            ap -= len(choice[1])
            if choice[1][0] != "F":
                facts["turned"] = True
        else:
            carry_out(t, field, choice[1])
    s.halted = None


def halts(s: S, field: int, ap: int, ways: list[str], may_turn: bool) -> list[str]:
    """After which steps of these ways the player may halt the zombie: where a card could be
    played on it that does something else there than before or after its activation.

    Any card that was not seen yet counts, whether it is in hand or in the box: so the question
    tells nothing about the hand.
    """
    if ap < 2 or not s.hands.get(ZOMBIES):
        return []
    unseen = [card for card in deck(ZOMBIES, s.config.zombie_deck) if card not in s.played]
    if SCENT in unseen:  # it may look elsewhere then
        return list(dict.fromkeys(way[0] for way in ways if way[0] in "FLR" and way[1:] != "*"))
    if CUNNING in unseen and may_turn:  # it may turn then
        return _first_sight(s, field, ap)
    return []


def _first_sight(s: S, field: int, ap: int) -> list[str]:
    """The steps after which a zombie that is free to act first sees a human, with AP left."""
    ground, facing = s.ground, s.horde[field].facing
    if field in s.cunning or distance_in_sight(s, ground, field, facing):
        return []
    for steps in range(1, ap):
        field = ground.zombie_step[field][facing]
        if field < 0 or field in s.horde:
            return []
        if distance_in_sight(s, ground, field, facing):
            return ["F" * steps]
    return []


def check_halt(s: S, field: int, ap: int, steps: str, may_turn: bool) -> Reason | None:
    """May the zombie be halted after these steps?"""
    if not s.hands.get(ZOMBIES):
        return NO_CARD_TO_HALT_FOR
    ways = activations(s, field, ap, may_turn)
    if not any(way.startswith(steps) for way in ways):
        return explain_activation(s, field, ap, steps, may_turn)
    return None if steps in halts(s, field, ap, ways, may_turn) else NOTHING_TO_HALT_FOR


def _if_legal(
    check: Callable[[S], Reason | None],
) -> Callable[[S, Duties | None], list[Targets]]:
    """The plays of a card without targets: one, if its check lets it pass."""

    def plays(s: S, up: Duties | None) -> list[Targets]:
        return [()] if check(s) is None else []

    return plays


# -- zombie cards ------------------------------------------------------------------------------


def check_always(s: S) -> Reason | None:
    return None


def play_horde(t: T) -> Flow[None]:
    t.state.due += [ANY_HALF] * HORDE_ZOMBIES
    yield from ()


def check_frenzy(s: S) -> Reason | None:
    """It has an effect only if more zombies wait than the quota lets act."""
    return None if waiting_zombies(s) > quota(s) - s.moved else NO_EFFECT


def play_frenzy(t: T) -> Flow[None]:
    t.state.quota_bonus += FRENZY_ZOMBIES
    yield from ()


def lurch_plays(s: S, up: Duties | None) -> list[Targets]:
    assert up is not None
    if up.biting or s.moved >= quota(s) or s.halted is not None:
        return []
    names = ground_of(s.columns, s.terrain).names
    return [(names[f],) for f in up.next_up if natural_ap(s, f) < LURCH_AP]


def check_lurch(s: S, name: str) -> Reason | None:
    if s.halted is not None:
        return TOO_LATE_TO_LURCH
    field = s.ground.index[name]
    reason = check_activate(s, field)
    if reason is not None:
        return reason
    zombie = s.horde[field]
    useless = category(s, s.ground, field, zombie) == 1 or natural_ap(s, field) >= LURCH_AP
    return NO_EFFECT if useless else None


def play_lurch(t: T, name: str) -> Flow[None]:
    yield from activate(t, t.state.ground.index[name], LURCH_AP)


def _check_waiting(s: S, field: int) -> Reason | None:
    zombie = s.horde.get(field)
    if zombie is None or zombie.activated:
        return NO_SUCH_TARGET
    return NO_EFFECT if s.moved >= quota(s) else None


def check_cunning(s: S, name: str) -> Reason | None:
    field = s.ground.index[name]
    reason = _check_waiting(s, field)
    if reason is not None:
        return reason
    zombie = s.horde[field]
    return None if category(s, s.ground, field, zombie) == 2 else NOT_A_HUNTER


def cunning_plays(s: S, up: Duties | None) -> list[Targets]:
    assert up is not None
    names = ground_of(s.columns, s.terrain).names
    return [(names[field],) for field in up.hunting] if s.moved < quota(s) else []


def play_cunning(t: T, name: str) -> Flow[None]:
    t.state.cunning.append(t.state.ground.index[name])
    yield from ()


def scent_plays(s: S, up: Duties | None) -> list[Targets]:
    assert up is not None
    waiting = sorted((*up.biting, *up.hunting, *up.free)) if s.moved < quota(s) else []
    names = s.ground.names
    return [(names[field],) for field in waiting]


def check_scent(s: S, name: str) -> Reason | None:
    return _check_waiting(s, s.ground.index[name])


def play_scent(t: T, name: str) -> Flow[None]:
    s = t.state
    field = s.ground.index[name]
    yield from face_anew(t, s.zombies_seat, name)
    bite_at_once(t, field)
    s.moved += s.horde[field].activated  # by its bite it was activated (ZT-BIT-17)


def check_ambush_card(s: S) -> Reason | None:
    """One zombie must be due and to be had, and some field must be open to it."""
    if not any(due in (HALF_S, HALF_C, ANY_HALF) for due in s.due):
        return NOTHING_DUE
    if s.pool == 0 and not takeable(s):
        return NO_EFFECT
    return None if hidden_fields(s, s.ground) else NO_EFFECT


def play_ambush(t: T) -> Flow[None]:
    t.state.ambush = True
    yield from ()


def check_manhole(s: S) -> Reason | None:
    return None if set(s.ground.canals).difference(s.allowed) else NO_EFFECT


def play_manhole(t: T) -> Flow[None]:
    scenarios.allow_canals(t.state)
    yield from ()


def fence_plays(s: S, up: Duties | None) -> list[Targets]:
    return [(name,) for name in s.ground.names if check_fence(s, name) is None]


def check_fence(s: S, name: str) -> Reason | None:
    """A field of the two outermost columns on either side (ZT-DC-18)."""
    ground = s.ground
    field = ground.index[name]
    if not (field % ground.columns < 2 or field % ground.columns >= ground.columns - 2):
        return FENCE_COLUMN
    if ground.row(field) in (1, ground.rows):
        return FENCE_ROW
    taken = ground.is_obstacle(field) or ground.is_car(field) or field in ground.canals
    return FENCE_TAKEN if taken or field in s.allowed else None


def play_fence(t: T, name: str) -> Flow[None]:
    s = t.state
    s.allowed = sorted({*s.allowed, s.ground.index[name]})
    yield from ()


ON_HUMAN, ON_ZOMBIE, ON_FIELD = ("human",), ("field",), ("field",)
HUMAN_ON_ZOMBIE = ("human", "field")

CARDS: dict[str, Card] = {
    CANAL: Card(HUMANS, HUMAN_TURN, canal_plays, check_canal, play_canal, ON_HUMAN),
    SAWN_OFF: Card(
        HUMANS, HUMAN_TURN, sawn_off_plays, check_sawn_off, play_sawn_off, HUMAN_ON_ZOMBIE
    ),
    COURAGE: Card(HUMANS, HUMAN_TURN, courage_plays, check_courage, play_courage, HUMAN_ON_ZOMBIE),
    ADRENALINE: Card(
        HUMANS, HUMAN_TURN, _if_legal(check_adrenaline), check_adrenaline, play_adrenaline
    ),
    FIRST_AID: Card(HUMANS, HUMAN_TURN, first_aid_plays, check_first_aid, play_first_aid, ON_HUMAN),
    DECOY: Card(HUMANS, HUMAN_TURN, _if_legal(check_decoy), check_decoy, play_decoy),
    HORDE: Card(ZOMBIES, ADDING, _if_legal(check_always), check_always, play_horde),
    FRENZY: Card(ZOMBIES, MOVEMENT, _if_legal(check_frenzy), check_frenzy, play_frenzy),
    LURCH: Card(ZOMBIES, MOVEMENT, lurch_plays, check_lurch, play_lurch, ON_ZOMBIE),
    CUNNING: Card(ZOMBIES, MOVEMENT, cunning_plays, check_cunning, play_cunning, ON_ZOMBIE),
    AMBUSH: Card(ZOMBIES, ADDING, _if_legal(check_ambush_card), check_ambush_card, play_ambush),
    MANHOLE: Card(ZOMBIES, ADDING, _if_legal(check_manhole), check_manhole, play_manhole),
    SCENT: Card(ZOMBIES, MOVEMENT, scent_plays, check_scent, play_scent, ON_ZOMBIE),
    FENCE: Card(ZOMBIES, ADDING, fence_plays, check_fence, play_fence, ON_FIELD),
}
