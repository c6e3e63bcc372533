"""The Long Night as a row for each player, place, survivor and card in hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, ClassVar, TypeAlias

from overrun.envs.parts import Part, line, rows, told
from overrun.envs.planes import ROOM, Board, Bytes, Choice, choice, sign, sign_of_all, signs
from overrun.games.long_night.cards import KINDS, SIDE_EFFECT
from overrun.games.long_night.crisis import needed
from overrun.games.long_night.library import library
from overrun.games.long_night.state import (
    COLONY_PHASE,
    HARD,
    PLAYERS_PHASE,
    SETTING_UP,
    Colony,
    LongNightState,
    Player,
)

PHASES = (SETTING_UP, PLAYERS_PHASE, COLONY_PHASE)
MODES = ("standard", "cooperative", "betrayer")
PLACES = tuple(library().places)
DOORS = 6
"""No place has more entrances."""
DICE = range(1, 7)

TABLE = {
    "players": "the players",
    "seat": "the own seat, counted from 1",
    "first": "1 for who has the first player token",
    "turn": "1 for whose turn it is",
    "round": "the round",
    "rounds": "the rounds of the game",
    "survivor_deck": "the survivors that are left",
    "crisis_deck": "the crises that are left",
    "crossroads_deck": "the crossroads cards that are left",
    "graveyard": "the survivors who have died",
    "gone": "those who have left the game",
    "removed": "the item cards that are out of the game",
    "needed": "the points that prevent the crisis",
    "added": "the cards in the crisis",
    "added_mine": "those of them that are the own ones",
    "crossroads": "1 if the seat keeps a crossroads card for another player",
    "road": "1 if somebody keeps one for the player whose turn it is",
    "looking": "1 if the seat looks at cards",
    "loot": "the cards at the hideout",
    "chief": "1 if the seat leads the bandits",
    "improvements": "the improvements that can be built",
    "built": "those that were built",
    "operated": "those that were used in this round",
    "experiments": "the experiments that are left",
    "encounters": "those whose special zombies are about",
    "contained": "those that were contained",
    "code": "the dice that lie on Raxxon",
    "calm": "how many fewer zombies come to the place that is calm",
    "stages": "the stages of the story that are complete",
    "hard": "1 if the hard side of the objective is in use",
    **choice("phase", PHASES, "the phase is"),
    **choice("mode", MODES, "the mode is"),
    **choice("crisis", KINDS, "the crisis accepts"),
    **signs("objective", "the main objective"),
    **signs("secret", "the own secret objective"),
    **signs("exile", "the own exile card"),
    **signs("road", "the crossroads card that the seat keeps"),
}
HOME = {
    "there": "1 where there is one",
    "mine": "1 for the own colony",
    "den": "1 for the den of a Lone Wolf",
    "morale": "its morale",
    "food": "its food",
    "starvation": "its starvation tokens",
    "helpless": "its helpless survivors",
    "unruly": "those of them that are unruly",
    "waste": "the cards of its waste",
    "progress": "how far its objective has come",
    "pile": "the cards that lie on its objective",
    "bullets": "its bullets",
    "fallen": "1 if its morale has been 0",
    "first": "the row of its first player, counted from 1",
}
PLAYER = {
    "there": "1 where there is one; the seat itself has the first row, the others follow clockwise",
    "home": "the number of its colony, counted from 1",
    "fellow": "1 if it belongs to the own colony",
    "hand": "the cards in its hand",
    "group": "its survivors",
    "exiled": "1 if it is in exile",
    "out": "1 if it is out of the game",
    "called": "1 if it has called a vote in this turn",
    "asked": "how often it was refused something in this turn",
    "first": "1 if it has the first player token",
    "turn": "1 if it is its turn",
    "searching": "1 if it searches",
    "drawn": "the cards that it has drawn in this search",
    "missions": "the missions that it holds",
    "completed": "those that it has completed",
    **{f"die_{face}": f"its unused dice that show {face}" for face in DICE},
    "used": "its used dice",
    **signs("leader", "who leads its group"),
}
DOOR = {
    "spaces": "its spaces",
    "zombies": "the zombies on them",
    "barricades": "the barricades",
    "traps": "the explosive traps",
    "specials": "the special zombies",
    "intruders": "the survivors of others who stand there",
}
PLACE = {
    "there": "1 where there is one; every place has a row of its own",
    "spaces": "its survivor spaces",
    "noise_spaces": "its noise spaces",
    "noise": "its noise tokens",
    "bandits": "the bandits in it",
    "survivors": "the survivors in it",
    "mine": "those of them that are the own ones",
    "deck": "the cards of its deck",
    "sealed": "1 if nobody can enter it yet",
    "calm": "1 if fewer zombies come there",
    "home": "1 for the own colony",
    **{
        f"door_{door}_{name}": f"entrance {door}: {of}"
        for door in range(1, DOORS + 1)
        for name, of in DOOR.items()
    },
}
SURVIVOR = {
    "there": "1 where there is one",
    "owner": "the row of its player, counted from 1",
    "place": "the row of its place, counted from 1",
    "home": "1 if it is in its own colony",
    "wounds": "its wounds",
    "frostbite": "those that are frostbite",
    "despair": "those that are despair",
    "moved": "1 if it has moved in this turn",
    "used": "1 if its ability was used in this round",
    "door": "the entrance at which it stands, counted from 1; 0 if inside",
    "bitten": "1 if it lies on its side",
    "influence": "its influence",
    "attack": "what a die must show to attack",
    "search": "what one must show to search",
    "human": "1 if it is human",
    **signs("who", "who it is"),
    **signs("item", "what it carries"),
}
CARD = {
    "there": "1 where there is one",
    "event": "1 if it is an event",
    "equips": "1 if a survivor can carry it",
    **choice("kind", (*KINDS, SIDE_EFFECT), "it is of the kind"),
    **signs("card", "which card it is"),
}
SURVIVORS, CARDS = 40, 24
"""For how many there is room."""

_PHASE, _MODE = Choice(PHASES), Choice(MODES)
_KIND = Choice((*KINDS, SIDE_EFFECT))


_ROW = {place: number for number, place in enumerate(PLACES)}


@cache
def card(id: str) -> bytes:
    """The row of an item card."""
    item = library().items[id]
    return told((1, item.event, item.equip is not None)) + _KIND[item.kind] + sign(id)


@cache
def _accepted(crisis: str) -> bytes:
    """The kinds of cards that a crisis accepts."""
    accepts = library().crises[crisis].accepts if crisis else ()
    return bytes([kind in accepts for kind in KINDS])


class LongNightBoard(Board):
    """Players, places, survivors, the own hand, and the rest as numbers."""

    PARTS: ClassVar[dict[str, Part]] = {
        "table": line(TABLE),
        "homes": rows(1, HOME),
        "players": rows(5, PLAYER),
        "places": rows(len(PLACES), PLACE),
        "survivors": rows(SURVIVORS, SURVIVOR),
        "hand": rows(CARDS, CARD),
    }

    def read(self, s: Any, seat: int) -> Sequence[Bytes]:
        turn = self.turn(s)
        return (
            _table(s, seat, seat in turn),
            _homes(s, seat),
            _players(s, seat, turn),
            _places(s, seat),
            _survivors(s, seat),
            b"".join(map(card, sorted(s.players[seat].hand))),
        )

    def turn(self, s: Any) -> Sequence[int | None]:
        """Whose turn it is."""
        return (s.active,)


def _table(s: LongNightState, seat: int, turn: bool) -> bytes:
    me, home, config = s.players[seat], s.home(seat), s.config
    road, kept = _roads(s, seat)
    built, raxxon = s.improvements, s.raxxon
    numbers = (
        len(s.players),
        seat + 1,
        home.first == seat,
        turn,
        s.round,
        s.rounds,
        len(s.survivor_deck),
        len(s.crisis_deck),
        len(s.crossroads_deck),
        len(s.graveyard),
        len(s.gone),
        len(s.removed),
        needed(s),
        len(s.added),
        [each.seat for each in s.added].count(seat) if s.added else 0,
        kept != "",
        road,
        s.look is not None and s.look.seat == seat,
        len(s.bandits.loot),
        s.bandits.chief == seat,
        len(built.row),
        len(built.built),
        len(built.operated),
        len(raxxon.deck),
        len(raxxon.encounters),
        raxxon.contained,
        len(raxxon.code),
        s.calm_left,
        len(s.story.stages),
        config.side == HARD,
    )
    return b"".join(
        (
            told(numbers),
            _PHASE[s.phase],
            _MODE[config.mode],
            _accepted(s.crisis),
            sign(s.objective),
            sign(me.secret),
            sign(me.exile_card),
            sign(kept),
        )
    )


def _roads(s: LongNightState, seat: int) -> tuple[bool, str]:
    """Whether anybody keeps a crossroads card, and which one the seat keeps."""
    kept, road = "", False
    for player in s.players:
        if player.crossroads:
            road = True
            if player.holder == seat:
                kept = player.crossroads
    return road, kept


def _homes(s: LongNightState, seat: int) -> bytes:
    own, players = s.players[seat].colony, len(s.players)
    return b"".join(
        [_home(each, number == own, seat, players) for number, each in enumerate(s.colonies)]
    )


def _home(home: Colony, own: bool, seat: int, players: int) -> bytes:
    return told(
        (
            1,
            own,
            home.den,
            home.morale,
            home.food,
            home.starvation,
            home.helpless,
            home.unruly,
            len(home.waste),
            home.progress,
            len(home.pile),
            home.bullets,
            home.fallen,
            (home.first - seat) % players + 1,
        )
    )


def _players(s: LongNightState, seat: int, turn: Sequence[int | None]) -> bytes:
    players = s.players
    own = players[seat].colony
    firsts = [home.first for home in s.colonies]
    count = len(players)
    order = (*range(seat, count), *range(seat))
    return b"".join([_player(players[at], own, at in turn, at in firsts) for at in order])


def _player(player: Player, own: int, turn: bool, first: bool) -> bytes:
    search, colony = player.search, player.colony
    numbers = (
        1,
        colony + 1,
        colony == own,
        len(player.hand),
        len(player.group),
        player.exiled,
        player.out,
        player.called,
        len(player.asked),
        first,
        turn,
        search is not None,
        0 if search is None else len(search.drawn),
        len(player.missions),
        len(player.completed),
    )
    return told(numbers) + _dice(tuple(player.dice), len(player.used)) + sign(player.leader)


@cache
def _dice(unused: tuple[int, ...], used: int) -> bytes:
    return bytes([*map(unused.count, DICE), used])


_WIDTH = len(PLACE)
_NOWHERE = bytes(_WIDTH)


def _places(s: LongNightState, seat: int) -> bytes:
    places, group, home = s.places, s.players[seat].group, s.home(seat).place
    sealed, calm, found = s.sealed, s.calm, []
    for id in PLACES:
        place = places.get(id)
        if place is None:
            found.append(_NOWHERE)
            continue
        people = place.survivors
        numbers = [
            1,
            place.spaces,
            place.noise_spaces,
            place.noise,
            place.bandits,
            len(people),
            len([each for each in people if each in group]) if people else 0,
            len(place.deck),
            id in sealed,
            id == calm,
            id == home,
        ]
        for door in place.doors:
            numbers += (
                door.spaces,
                door.zombies,
                door.barricades,
                door.traps,
                len(door.specials),
                len(door.intruders),
            )
        found.append(told(numbers[:_WIDTH]).ljust(_WIDTH, b"\0"))
    return b"".join(found)


_STANDS = attrgetter(
    "id", "owner", "place", "home", "wounds", "frostbite", "despair", "moved", "used", "door",
    "bitten",
)  # fmt: skip


def _survivors(s: LongNightState, seat: int) -> bytes:
    players, found = len(s.players), []
    for v in s.survivors.values():
        found.append(_survivor(_STANDS(v), seat, players))
        items = v.items
        found.append(sign_of_all(tuple([each.id for each in items]) if items else ()))
    return b"".join(found)


Stands: TypeAlias = tuple[str, int, str, str, int, int, int, bool, bool, int | None, bool]


@lru_cache(maxsize=ROOM)
def _survivor(stands: Stands, seat: int, players: int) -> bytes:
    """How a survivor stands, and what is printed on its card."""
    id, owner, place, home, wounds, frostbite, despair, moved, used, door, bitten = stands
    who = library().survivors[id]
    numbers = [1, (owner - seat) % players + 1, _ROW.get(place, -1) + 1, place == home]
    numbers += [wounds, frostbite, despair, moved, used, 0 if door is None else door + 1, bitten]
    return told([*numbers, who.influence, who.attack, who.search, who.human]) + sign(id)


BOARD = LongNightBoard
