"""Who might be the betrayer: what everybody has seen of a player, weighed as was learned.

What each deed says is learned from games in which the roles came to light (``overrun train``) and
lies in ``numbers.json``. A player is compared with the others at the table: whoever keeps twice as
many cards as they do is suspected, whoever keeps as many is not.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from math import fsum
from typing import TYPE_CHECKING, Any

import msgspec

from overrun.bots.arithmetic import exp
from overrun.bots.long_night.memory import remembered
from overrun.bots.mind.numbers import UNIT, weigh
from overrun.bots.search.worlds import CERTAIN, Weight
from overrun.games.long_night.ending import is_betrayer
from overrun.games.long_night.library import library
from overrun.games.long_night.state import LongNightState

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

DEEDS = (
    "added", "delivered", "given", "barricades", "cleaned", "kills", "searches", "moves", "lost",
    "votes", "votes-cast", "hits",
)  # fmt: skip
"""What is counted of every player, for all to see."""
EVIDENCE = (*DEEDS, "hand", "group")
"""The same, with the cards that a player keeps and the survivors it leads."""
NOBODY = "nobody"
"""What speaks for it that there is no betrayer at all."""
MOST = 8
"""What is done more often, or kept more of, says no more."""
PARTS = 12
"""Differences are counted in these parts, so that they are whole numbers at every table."""

EARLIEST = 2
"""Nobody is accused before this round: there is nothing to count yet."""
CALL = 0.55
"""Who is as likely as this the betrayer is accused."""
VOTE = 0.45
"""Against who is as likely as this one votes."""
SECOND = 0.8
"""How sure one must be after an exile: a second innocent would break the colony."""


class Weights(msgspec.Struct, frozen=True):
    """Of the file of learned numbers, what this module reads."""

    suspicion: dict[str, int] = {}


@cache
def weights() -> dict[str, int]:
    """What each piece of evidence says, in logits of :data:`UNIT` for :data:`PARTS`."""
    file = resources.files(__package__) / "numbers.json"
    return msgspec.json.decode(file.read_bytes(), type=Weights).suspicion


def evidence(view: Any) -> list[list[int]]:
    """For every player how much more than the others on average there is of each thing that is
    evidence, in :data:`PARTS`."""
    rows: list[list[int]] = []
    for player in view.players:
        tally = player.tally.get
        row = [min(MOST, tally(deed, 0)) for deed in DEEDS]
        rows.append([*row, min(MOST, player.hand_size), len(player.group)])
    others = max(1, len(rows) - 1)
    sums = [weigh(column, [1] * len(rows)) for column in zip(*rows, strict=True)]
    return [
        [
            PARTS * (number * (others + 1) - total) // others
            for number, total in zip(row, sums, strict=True)
        ]
        for row in rows
    ]


def nobodies(view: Any) -> int:
    """How many secret objectives were not dealt: the betrayer's may be among them."""
    players = len(view.players)
    return 1 if view.config.mode == "betrayer" else players + 1


def betrayer(view: Any) -> int:
    """Who was the betrayer, once a game is over and all is shown; -1 if nobody was."""
    secrets = library().secrets
    return next((each.seat for each in view.players if secrets[each.secret].betrayal), -1)


def exiled(view: Any) -> list[int]:
    """The players in exile."""
    return [player.seat for player in view.players if player.exiled]


def suspects_of(view: Any, seat: int | None) -> list[int]:
    """Who might be the betrayer, as far as a seat that is not the betrayer itself knows."""
    outcasts = exiled(view)
    found = outcasts if len(outcasts) >= 2 else range(len(view.players))  # LN-EXILE-13
    return [each for each in found if each != seat]


def speaking(view: Any, seat: int | None) -> dict[int, float]:
    """How many times as likely what was seen makes it that each of the others is the betrayer, and
    last that nobody is (-1), in comparison with what the rules say."""
    learned = weights()
    row = [learned.get(name, 0) for name in EVIDENCE]
    seen = evidence(view)
    suspects = suspects_of(view, seat)
    speaks = {each: exp(weigh(row, seen[each]) / (UNIT * PARTS)) for each in suspects}
    if len(exiled(view)) < 2:
        speaks[-1] = exp(learned.get(NOBODY, 0) / UNIT)
    return speaks


def suspected(view: Any, seat: int | None) -> dict[int, float]:
    """How likely each of the others is the betrayer; nothing if all play together."""
    if view.config.cooperative:
        return {}
    speaks = speaking(view, seat)
    nobody = nobodies(view) * speaks.pop(-1, 0.0)
    whole = fsum([*speaks.values(), nobody])
    return {each: share / whole for each, share in speaks.items()}


def likelihood(view: Any, seat: int) -> Weight | None:
    """How likely worlds are that are dealt to a seat: each of the others is the betrayer in as many
    of them, whatever it has done."""
    own = view.players[seat].secret
    if not own or library().secrets[own].betrayal:
        return None
    speaks = speaking(view, seat)
    most = max(speaks.values())
    weights = {each: int(CERTAIN * share / most) for each, share in speaks.items()}

    def weight(s: LongNightState) -> int:
        found = next((each for each in s.seats if is_betrayer(s, each)), -1)
        return weights.get(found, CERTAIN)

    return weight


# -- the steady player ---------------------------------------------------------------------------


@remembered
def doubts(r: Reading) -> dict[int, float]:
    """How likely each of the others is the betrayer, to who reads this."""
    return suspected(r.view, r.seat)


def suspicion(r: Reading, seat: int) -> float:
    """From 0 to 1: how likely a player is the betrayer."""
    return doubts(r).get(seat, 0.0)


@remembered
def suspects(r: Reading) -> list[tuple[float, int]]:
    """The others who are not in exile, the most suspicious first."""
    others = [seat for seat in r.citizens if seat != r.seat]
    return sorted(((suspicion(r, seat), seat) for seat in others), reverse=True)


def accusation(r: Reading) -> float:
    """What it is worth to call a vote on the most suspicious one."""
    found = suspects(r)
    if r.coop or r.view.round < EARLIEST or not found:
        return -0.5
    counted = r.wishes.doing("votes")
    if exiled(r.view):
        return counted - 0.5
    return counted + (found[0][0] - CALL)


def votes_for_exile(r: Reading, accused: int) -> bool:
    """Whether the bot raises its thumb for an exile. A betrayer does as the others would: whoever
    votes against all evidence is seen."""
    if accused == r.seat or r.view.round < EARLIEST:
        return False
    return suspicion(r, accused) > (SECOND if exiled(r.view) else VOTE)
