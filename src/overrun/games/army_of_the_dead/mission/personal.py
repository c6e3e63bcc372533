"""Personal objectives: their goals and the kill counter (catalogue section H4)."""

from __future__ import annotations

from overrun.games.army_of_the_dead.cards import Goal, TokenEffect, library
from overrun.games.army_of_the_dead.state import (
    ALPHA,
    END,
    LEVELS,
    MOUNTED,
    SHAMBLER,
    ZEUS,
    Personal,
    S,
    Survivor,
    T,
)
from overrun.games.army_of_the_dead.team.health import full_health

COUNTED = ("kill", "sleepers", "search")
"""What is counted as it is done, and cannot be seen in the state of things."""


def goal_of(each: Personal) -> Goal:
    return library().personal[each.owner].goal


def counted_to(each: Personal) -> int:
    """How many of something its goal counts; 0 if it counts nothing."""
    goal = goal_of(each)
    return goal.count if goal.do in COUNTED else 0


def personal_done(s: S) -> bool:
    """All that were drawn are needed for victory (AD-POB-05)."""
    return all(each.done for each in s.personal)


# -- what is counted -------------------------------------------------------------------------


def count_kill(t: T, killer: str, kind: str, number: int) -> None:
    """The kill counter: zombies of the kind that the owner kills are put on the card (AD-POB-06,
    -09, -10), out of the supply until the goal is complete (AD-POB-07, -08)."""
    s = t.state
    for each in s.personal:
        goal = goal_of(each)
        if each.done or each.owner != killer or goal.do != "kill" or goal.kind != kind:
            continue
        counted = min(number, goal.count - each.count)
        each.count += counted
        _supply(s, kind, -counted)
        t.tell("counted", survivor=killer, kind=kind, count=each.count, of=goal.count)
        if each.count >= goal.count:
            _supply(s, kind, each.count)
            _achieve(t, each)


def on_cards(s: S, kind: str) -> int:
    """How many zombies of a kind lie on the cards of personal objectives."""
    return sum(
        each.count
        for each in s.personal
        if not each.done and goal_of(each).do == "kill" and goal_of(each).kind == kind
    )


def _supply(s: S, kind: str, number: int) -> None:
    if kind == SHAMBLER:
        s.shamblers_left += number
    elif kind == ALPHA:
        s.alphas_left += number


def count_deed(t: T, doer: str, deed: str) -> None:
    """The owner has searched, or removed a sleepers token: ``search``, ``sleepers``."""
    for each in t.state.personal:
        goal = goal_of(each)
        if not each.done and each.owner == doer and goal.do == deed:
            each.count += 1
            if each.count >= goal.count:
                _achieve(t, each)


# -- what can be seen ------------------------------------------------------------------------


def note_personal(t: T) -> None:
    """Goals that show in the state of things are achieved as soon as they hold."""
    s = t.state
    for each in s.personal:
        if not each.done and is_met(s, each):
            _achieve(t, each)


def is_met(s: S, each: Personal) -> bool:
    goal = goal_of(each)
    if goal.do in COUNTED:
        return False
    if goal.do == "slay":
        return slain(s, goal.kind)
    owner = s.living(each.owner)
    if owner is None:  # has left the board alive: what was not done before is not done any more
        return False
    if goal.do == "level":
        return owner.level >= LEVELS.index(goal.level)
    if goal.do == "hold":
        held = [gear.card for gear in owner.gear if gear is not None]
        return sum(card in goal.cards for card in held) >= max(1, goal.count)
    if goal.do == "carry":
        return each.colour in owner.tokens
    if goal.do == "healthy":
        return s.phase == END and s.round >= goal.count and owner.health >= full_health(owner.id)
    return False


def slain(s: S, kind: str) -> bool:
    """Whether the team has killed an abomination; Zeus in whichever form (AD-ABO-16), but to unmask
    him is not to kill him."""
    kinds = (ZEUS, MOUNTED) if kind == ZEUS else (kind,)
    return any(s.slain.get(each) for each in kinds)


def _achieve(t: T, each: Personal) -> None:
    each.done = True
    t.tell("personal-done", survivor=each.owner)


# -- tokens ----------------------------------------------------------------------------------


def effect_of(s: S, colour: str) -> TokenEffect | None:
    """What the token of this colour gives its holder (AD-POB-03)."""
    for each in s.personal:
        if each.colour == colour:
            return library().personal[each.owner].token
    return None


def token_skill(s: S, colour: str) -> str:
    """The skill that the token of this colour brings; nothing if it brings none."""
    effect = effect_of(s, colour)
    return "" if effect is None else effect.skill


def token_for(s: S, survivor: Survivor, do: str) -> str:
    """The colour of a token that the survivor holds with such an effect; nothing if it has none."""
    for colour in survivor.tokens:
        effect = effect_of(s, colour)
        if effect is not None and effect.do == do:
            return colour
    return ""


def spend_token(t: T, survivor: Survivor, colour: str) -> None:
    """The token is discarded for its effect, and out of the game."""
    survivor.tokens.remove(colour)
    t.state.doubt = True
    t.tell("token-used", survivor=survivor.id, token=colour)
