"""How the game ends, and who has won (catalogue section 16)."""

from __future__ import annotations

from typing import NoReturn

from overrun.core.play import Play
from overrun.core.state import Outcome
from overrun.games.long_night.cards import TRACK, SecretCard
from overrun.games.long_night.conditions.goals import Either
from overrun.games.long_night.library import library
from overrun.games.long_night.moments import asked, instead
from overrun.games.long_night.state import Colony, LongNightState
from overrun.games.long_night.vocabulary import Condition, Context, condition

T = Play[LongNightState]
S = LongNightState

OBJECTIVE, MORALE, ROUNDS, CONCEDED = "objective", "morale", "rounds", "conceded"
RENEGADE, NOBODY = "renegade", "nobody"
ENDINGS = (OBJECTIVE, MORALE, ROUNDS, CONCEDED, RENEGADE, NOBODY)
SEATS = tuple(f"seat-{seat}" for seat in range(5))


def is_betrayer(s: S, seat: int) -> bool:
    secret = s.players[seat].secret
    return bool(secret) and library().secrets[secret].betrayal


def goals(s: S, seat: int) -> tuple[Condition, ...]:
    """What this player must fulfil: the own objective, as exile has changed it (LN-END-08)."""
    player = s.players[seat]
    if not player.secret:
        return ()
    own = library().secrets[player.secret]
    wanted = changed_by_exile(own, player.exile_card) if player.exile_card else own.goals
    if not s.config.modules:
        return wanted
    return (*wanted, *(goal for more in asked(s, "goals", own) for goal in more))


def changed_by_exile(own: SecretCard, exile_card: str) -> tuple[Condition, ...]:
    """An exile card takes the place of the first goal (LN-EXILE-02); of the others, what an exile
    cannot bring about any more is not asked (OP-88)."""
    card = library().exiles[exile_card]
    exiled = condition({"is": "you-are-exiled"})
    return (
        *(card.betrayer if own.betrayal else card.loyal),
        *(Either((goal, exiled)) if goal.barred_from_exiles else goal for goal in own.goals[1:]),
    )


def has_won(s: S, seat: int) -> bool:
    """Whether the player has won as things stand (LN-END-04, LN-VAR-COOP-03)."""
    if s.players[seat].out:
        return False
    if s.config.cooperative:
        return s.home(seat).main_done
    c = Context(seat)
    return all(goal.holds(s, c) for goal in goals(s, seat))


def outcome(s: S, reason: str) -> Outcome:
    winners = [] if reason == CONCEDED else [seat for seat in s.seats if has_won(s, seat)]
    betrayers = [str(seat) for seat in s.seats if is_betrayer(s, seat)]
    return Outcome(
        reason=reason,
        winners=winners,
        sides=[SEATS[seat] for seat in winners],
        facts={
            "main": s.main_done,
            "objective": s.objective,
            "round": s.round,
            "morale": s.morale,
            "betrayers": betrayers,
        },
    )


def end(t: T, reason: str) -> NoReturn:
    """The game is over, in the middle of whatever is going on."""
    s = t.state
    s.ending = reason
    s.main_done = reason == OBJECTIVE
    result = outcome(s, reason)
    t.tell(
        "ended",
        reason=reason,
        objective=s.objective,
        winners=[str(seat) for seat in result.winners],
        reveals=True,
    )
    show_secrets(t, result.winners)
    for given in s.given:
        t.tell("added-shown", seat=given.seat, round=given.round, items=given.items)
    t.finish(result)


def show_secrets(t: T, winners: list[int]) -> None:
    """At the end everyone's objective is laid open."""
    for seat, player in enumerate(t.state.players):
        if player.secret:
            t.tell(
                "secret-shown",
                seat=seat,
                secret=player.secret,
                exile_card=player.exile_card or None,
                won=seat in winners,
            )


def change_morale(t: T, colony: Colony, by: int, cause: str) -> None:
    """Morale rises to the end of its track at most, and ends the game at 0 (LN-END-01, OP-50)."""
    if instead(t, "morale", colony, by, cause):
        return
    before = colony.morale
    colony.morale = max(0, min(TRACK, before + by))
    t.tell(
        "morale",
        by=colony.morale - before,
        morale=colony.morale,
        cause=cause,
        colony=colony.place,
    )
    if colony.morale == 0:
        end(t, MORALE)
