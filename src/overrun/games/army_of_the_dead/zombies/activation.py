"""The activation of zombies, and of the sleepers whom they wake (sections F1, C3).

Whoever wakes too many sleepers for the miniatures in the box brings about another activation, which
may wake more: so both are here. Every such activation uses up a token, hence it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import ALPHA, KINDS, SHAMBLER, Boss, S, T
from overrun.games.army_of_the_dead.zombies.attacks import attack_people
from overrun.games.army_of_the_dead.zombies.moves import Move, go, head_count
from overrun.games.army_of_the_dead.zombies.supply import place


class Band(NamedTuple):
    """The zombies that take an action in the same pass: how many by zone, and which."""

    shamblers: dict[int, int]
    alphas: dict[int, int]
    bosses: list[Boss]

    @property
    def zones(self) -> list[int]:
        """Where they are, in order."""
        return sorted({*self.shamblers, *self.alphas, *(boss.zone for boss in self.bosses)})


def activation(
    t: T, kinds: tuple[str, ...] | None = None, zones: Sequence[int] | None = None
) -> Flow[None]:
    """An activation with all its passes: of all zombies, or of some kinds, or of those in some
    zones alone (AD-OOM-03, AD-ZEU-07)."""
    band = muster(t.state, KINDS if kinds is None else kinds, zones)
    for number in range(1, most_actions(band) + 1):
        band = yield from one_pass(t, with_actions(band, number))


def muster(s: S, kinds: tuple[str, ...] = KINDS, zones: Sequence[int] | None = None) -> Band:
    """Who acts: not those who were woken in this phase (AD-ZAC-09), nor those whom a bola holds
    (AD-ZAC-10)."""
    shamblers, alphas = s.shamblers, s.alphas
    where = range(len(shamblers)) if zones is None else zones
    band = Band({}, {}, [])
    if SHAMBLER in kinds:
        held = s.snared.get(SHAMBLER, {})
        for zone in where:
            if shamblers[zone]:
                count = shamblers[zone] - s.woken[zone] - held.get(zone, 0)
                if count > 0:
                    band.shamblers[zone] = count
    if ALPHA in kinds:
        held = s.snared.get(ALPHA, {})
        for zone in where:
            if alphas[zone] and alphas[zone] > held.get(zone, 0):
                band.alphas[zone] = alphas[zone] - held.get(zone, 0)
    for boss in s.bosses:
        if boss.kind in kinds and not boss.snared and boss.zone in where:
            band.bosses.append(boss)
    return band


def with_actions(band: Band, number: int) -> Band:
    """Those of a band who have at least so many actions: they take part in the pass of that
    number (AD-OP-108)."""
    if number == 1:
        return band
    zombies = library().zombies
    return Band(
        band.shamblers if zombies[SHAMBLER].actions >= number else {},
        band.alphas if zombies[ALPHA].actions >= number else {},
        [boss for boss in band.bosses if zombies[boss.kind].actions >= number],
    )


def most_actions(band: Band) -> int:
    """How many passes a band needs."""
    zombies = library().zombies
    most = max((zombies[boss.kind].actions for boss in band.bosses), default=0)
    if band.alphas:
        most = max(most, zombies[ALPHA].actions)
    if band.shamblers:
        most = max(most, zombies[SHAMBLER].actions)
    return most


def one_pass(t: T, band: Band) -> Flow[Band]:
    """One action of each: all attacks, then all moves (AD-ZAC-03). Says where they are then."""
    s = t.state
    people = head_count(s)
    fighting = [zone for zone in band.zones if zone in people]
    for zone in fighting:
        yield from attack_people(t, zone, _attacks(band, zone))
    if fighting:
        people = head_count(s)  # not all of them live
    moves = yield from _moves(t, band, fighting, people)
    return (yield from _carry_out(t, band, moves)) if moves else band


def _attacks(band: Band, zone: int) -> list[int]:
    """The attacks in a zone, by their wounds: everyone there joins in (AD-ZAT-01, -05)."""
    zombies = library().zombies
    return (
        [zombies[boss.kind].wounds for boss in band.bosses if boss.zone == zone]
        + [zombies[SHAMBLER].wounds] * band.shamblers.get(zone, 0)
        + [zombies[ALPHA].wounds] * band.alphas.get(zone, 0)
    )


def _moves(t: T, band: Band, fighting: list[int], people: dict[int, int]) -> Flow[list[Move]]:
    """Whoever did not attack moves (AD-ZMV-01). All are decided on before anybody stirs, so that
    nobody moves twice (AD-OP-112)."""
    groups: dict[int, list[tuple[str, int]]] = {}
    for kind, heap in ((SHAMBLER, band.shamblers), (ALPHA, band.alphas)):
        for zone, count in heap.items():
            groups.setdefault(zone, []).append((kind, count))
    for boss in band.bosses:
        groups.setdefault(boss.zone, []).append((boss.kind, 1))  # each by itself (AD-OP-117)
    ground = t.state.ground
    moves: list[Move] = []
    for zone in sorted(groups):
        if zone not in fighting:
            moves += yield from go(t, ground, zone, people, groups[zone])
    return moves


def _carry_out(t: T, band: Band, moves: list[Move]) -> Flow[Band]:
    """All move at the same time; where they enter, they wake whoever sleeps there (AD-ZMV-15)."""
    s = t.state
    names = s.ground.names
    shamblers, alphas = dict(band.shamblers), dict(band.alphas)
    for kind, start, to, count in moves:
        if kind == SHAMBLER:
            s.shamblers[start] -= count
            s.shamblers[to] += count
            _shift(shamblers, start, to, count)
        elif kind == ALPHA:
            s.alphas[start] -= count
            s.alphas[to] += count
            _shift(alphas, start, to, count)
        else:
            next(boss for boss in band.bosses if boss.kind == kind).zone = to
        t.tell("zombies-moved", kind=kind, start=names[start], zone=names[to], count=count)
    if s.sleepers:
        entered = sorted({move.to for move in moves})
        yield from rouse(t, [zone for zone in entered if zone in s.sleepers])
    return Band(shamblers, alphas, band.bosses)


def _shift(heap: dict[int, int], start: int, to: int, count: int) -> None:
    heap[start] -= count
    if not heap[start]:
        del heap[start]
    heap[to] = heap.get(to, 0) + count


# -- waking ------------------------------------------------------------------------------------


def rouse(t: T, zones: Iterable[int]) -> Flow[None]:
    """Flip all sleepers tokens of these zones and put shamblers in their place (AD-SLP-02, -20).

    They take no action in this phase (AD-SLP-03). For each token for which there are too few
    miniatures the others have an extra activation (AD-SLP-05, AD-OP-052).
    """
    s = t.state
    tokens = [(zone, number) for zone in zones for number in s.sleepers.pop(zone, ())]
    if not tokens:
        return
    names = s.ground.names
    s.question("sleepers")
    for zone, number in tokens:
        t.tell("woken", zone=names[zone], count=number, reveals=True)
    while tokens:
        zone, number = token = yield from _next_token(t, tokens)
        tokens.remove(token)
        placed = place(s, zone, SHAMBLER, number)
        s.woken[zone] += placed
        if placed < number:
            yield from shortage(t, SHAMBLER)


def _next_token(t: T, tokens: list[tuple[int, int]]) -> Flow[tuple[int, int]]:
    """Where the order matters, since miniatures run short, the first player says it
    (AD-OP-055)."""
    s = t.state
    different = list(dict.fromkeys(tokens))
    needed = sum(number for _, number in tokens)
    if len(different) == 1 or not 0 < s.shamblers_left < needed:
        return tokens[0]
    names = s.ground.names
    options: list[Option] = [("wake", names[zone], str(number)) for zone, number in different]
    choice = yield Ask(s.first, "wake-first", options, {"left": s.shamblers_left})
    return different[options.index(choice)]


def shortage(t: T, kind: str) -> Flow[None]:
    """Too few miniatures: all of the kind on the board have an extra activation (AD-OOM-02)."""
    t.tell("extra-activation", kind=kind)
    yield from activation(t, (kind,))
