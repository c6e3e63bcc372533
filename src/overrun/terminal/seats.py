"""Who holds which seat: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from overrun.bots import bot_names, is_bot, usual_bot
from overrun.core.errors import BadSetting, unknown

NOBODY = "none"


class Seating(msgspec.Struct, frozen=True):
    """The seats of a table, each held by a person here or by a bot."""

    people: tuple[int, ...]
    bots: dict[int, str]

    @property
    def viewer(self) -> int | None:
        """Who may look at the screen all the time: the only person, else the public."""
        return self.people[0] if len(self.people) == 1 else None


def seat_number(word: str, names: Sequence[str]) -> int:
    """The seat that a word stands for: its number, or the name of its side."""
    if word in names:
        return names.index(word)
    if word.isascii() and word.isdigit() and int(word[:9]) < len(names):
        return int(word)
    raise BadSetting(unknown("seat", word, (*names, *range(len(names)), NOBODY)))


def seating(game: str, names: Sequence[str], seats: Sequence[str], bots: str) -> Seating:
    """Who sits where, from what the command line says.

    ``seats`` are the seats of people; without any a person has the first. ``bots`` is the name of
    a bot for all other seats, or ``seat=name`` with commas.

    >>> seating("zombie-terror", ("humans", "zombies"), [], "random")
    Seating(people=(0,), bots={1: 'random'})
    """
    words = list(seats) or ["0"]
    if NOBODY in words:
        if len(words) > 1:
            raise BadSetting(f"--seat {NOBODY} cannot be combined with another --seat")
        words = []
    people = sorted({seat_number(word, names) for word in words})
    chosen = _bots(game, names, bots)
    for seat in people:
        if seat in chosen:
            raise BadSetting(f"the seat {names[seat]} is given to a person and to a bot")
    best = chosen.get(None) or usual_bot(game)
    others = [seat for seat in range(len(names)) if seat not in people]
    return Seating(tuple(people), {seat: chosen.get(seat, best) for seat in others})


def _bots(game: str, names: Sequence[str], given: str) -> dict[int | None, str]:
    """The bots by seat; ``None`` stands for all seats that are not named."""
    chosen: dict[int | None, str] = {}
    for word in filter(None, (word.strip() for word in given.split(","))):
        seat, equals, name = (part.strip() for part in word.rpartition("="))
        if not is_bot(game, name):
            raise BadSetting(unknown(f"bot for {game}", name, bot_names(game)))
        chosen[seat_number(seat, names) if equals else None] = name
    return chosen
