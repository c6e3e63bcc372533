"""The picture of the colony and the places around it: a line for each, and who is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from textwrap import wrap
from typing import Any

from rich.text import Text as Line

from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.library import library
from overrun.games.long_night.state import SETTING_UP, Door
from overrun.games.long_night.view import PlaceView, PlayerView, SurvivorView, View
from overrun.text.say import Speaker

WIDTH = 50
_TITLE = 16
_DOOR = 5
_NOISE = 5
_SEATS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

ZOMBIE, SPECIAL, BARRICADE, TRAP, FREE, NOISE, BANDIT = "z", "Z", "#", "^", "·", "♪", "B"
INTRUDER = "!"
WOUND, FROSTBITE, DESPAIR = "+", "*", "~"

STYLES = {
    "title": "bold #d7dde4",
    "number": "#9aa3ad",
    ZOMBIE: "bold #8fdc5a",
    SPECIAL: "bold #ff6b5f",
    BARRICADE: "bold #d7a13b",
    TRAP: "bold #ff87d7",
    FREE: "#5b616b",
    NOISE: "bold #ffaf3f",
    BANDIT: "bold #ff6b5f",
    INTRUDER: "bold #ff6b5f",
    "deck": "#9aa3ad",
    "kinds": "#8a8f98",
    "hurt": "bold #ff6b5f",
    "helpless": "#c9b28f",
    "lit": "bold #101010 on #ffd75f",
}
"""Colours; every sign also differs in shape, for those who do not see them."""
PEOPLE = ("#8fd0ff", "#ffd787", "#afd787", "#ff9fcf", "#c9a9ff")
"""The colour of each seat’s survivors."""


def owner(seat: int) -> str:
    """The small number that says whose survivor somebody is."""
    return str(seat + 1).translate(_SEATS)


def signs() -> tuple[tuple[Line, str], ...]:
    """The signs for the legend, each with the name of its message."""
    plain = (
        (ZOMBIE, "zombie"), (SPECIAL, "special"), (BANDIT, "bandit"), (BARRICADE, "barricade"),
        (TRAP, "trap"), (FREE, "free"), (NOISE, "noise"),
    )  # fmt: skip
    hurt = ((WOUND, "wound"), (FROSTBITE, "frostbite"), (DESPAIR, "despair"))
    return (
        *((Line(f" {sign} ", STYLES[sign]), name) for sign, name in plain),
        (Line(f"Gia{owner(1)}", PEOPLE[1]), "survivor"),
        *((Line.assemble(("Gia", PEOPLE[1]), (sign, STYLES["hurt"])), name) for sign, name in hurt),
        (Line(f"{FREE * 3} 17", STYLES["deck"]), "deck"),
        (Line("[ ]", STYLES["lit"]), "lit"),
    )


class Picture:
    """The places as lines of one width."""

    def __init__(self, view: View, lit: Collection[str], speaker: Speaker) -> None:
        self.view = view
        self.lit = lit
        self.speaker = speaker
        self.survivors = {survivor.id: survivor for survivor in view.survivors}
        self.noisy = any(place.noise for place in view.places)

    def colour(self, seat: int) -> str:
        return PEOPLE[seat % len(PEOPLE)]

    @property
    def actives(self) -> Collection[int | None]:
        """Whose turn it is."""
        return (self.view.active,)

    @property
    def leaders(self) -> Collection[int]:
        """Who goes first."""
        return (self.view.first,)

    def helpless(self, place: PlaceView) -> tuple[int, int]:
        """The helpless who live there, and how many of them are unruly."""
        return (self.view.helpless, self.view.unruly) if place.id == COLONY else (0, 0)

    def lines(self, *, whole: bool) -> list[Line]:
        """The places; with ``whole`` also the players, and what the viewer's people can do."""
        lines = [line for place in self.view.places for line in self._place(place)]
        if whole:
            lines.append(Line("┄" * WIDTH, STYLES["number"]))
            for player in self.view.players:
                lines += self._player(player)
        return lines

    def _player(self, player: PlayerView) -> Iterator[Line]:
        own = player.seat == self.view.viewer
        colour = self.colour(player.seat)
        head = f"{owner(player.seat)}{self.speaker.player(player.seat)} "
        yield from _wrapped(head, f"bold {colour}", self.standing(player))
        for name in player.group if own else ():
            survivor = self.survivors[name]
            head = self.speaker(f"survivor-{name}.short")
            facts = person(self.speaker, survivor)
            said = self.speaker("picture-person", **facts)
            yield from _wrapped(f"  {head} ", colour, said)

    def standing(self, player: PlayerView) -> str:
        """What everybody sees of a player, in words."""
        return self.speaker(
            "standing",
            count=player.hand_size,
            dice=" ".join(map(str, player.dice)) or None,
            rolled=bool(player.used),
            state="out" if player.out else "exiled" if player.exiled else "colony",
            turn=player.seat in self.actives,
            starts=player.seat in self.leaders and self.view.phase != SETTING_UP,
        )

    def _place(self, place: PlaceView) -> Iterator[Line]:
        title = self.speaker(f"place-{place.id}.title")
        head = _cell(f"[{title}]" if place.id in self.lit else f" {title}", _TITLE)
        line = Line.assemble((head, STYLES["title"]))
        if place.id in self.lit:
            line.stylize(STYLES["lit"], 0, len(title) + 2)
        for number in range(len(place.doors)):
            line.append(" " if number else "")
            line.append_text(self._door(place, number))
        line.append(" " * (_TITLE + _DOOR - line.cell_len))
        if place.noise_spaces and self.noisy:
            line.append(_cell(NOISE * place.noise, _NOISE), STYLES[NOISE])
        card = library().places[place.id]
        if card.has_deck:
            line.append(f"{place.deck:>2} ", STYLES["deck"])
            kinds = "".join(self.speaker(f"picture-kind-{kind}") for kind in card.icons)
            line.append(_cell(kinds, 6).removesuffix(" "), STYLES["kinds"])
        people = list(self._people(place))
        if people and len(place.doors) > 1:  # the entrances take all of the first line
            yield line
            line = Line(" ")
        for token in people:
            if line.cell_len + 1 + token.cell_len > WIDTH:
                yield line
                line = Line(" ")
            line.append(" ")
            line.append_text(token)
        yield line

    def _door(self, place: PlaceView, number: int) -> Line:
        door = place.doors[number]
        sign = Line()
        for each in _spaces(door):
            sign.append(each, STYLES[each])
        numbered = len(place.doors) > 1
        if f"{place.id}/{number + 1}" in self.lit:
            return Line(f"{number + 1 if numbered else ''}{sign.plain}", STYLES["lit"])
        return Line.assemble((str(number + 1), STYLES["number"]), sign) if numbered else sign

    def _people(self, place: PlaceView) -> Iterator[Line]:
        people = [self.survivors[name] for name in place.survivors]
        for survivor in sorted(people, key=lambda each: each.owner):
            yield self._survivor(survivor)
        if place.bandits:
            yield Line(BANDIT * place.bandits, STYLES[BANDIT])
        count, unruly = self.helpless(place)
        if count:
            facts = {"count": count, "unruly": unruly}
            yield Line(self.speaker("picture-helpless", **facts), STYLES["helpless"])

    def _survivor(self, survivor: SurvivorView) -> Line:
        name = f"{self.speaker(f'survivor-{survivor.id}.short')}{owner(survivor.owner)}"
        marks = WOUND * survivor.wounds + FROSTBITE * survivor.frostbite
        marks += DESPAIR * survivor.despair
        if survivor.door is not None:
            name += f"{INTRUDER}{survivor.door + 1}"
        if survivor.id in self.lit:
            return Line(f"[{name}{marks}]", STYLES["lit"])
        return Line.assemble((name, self.colour(survivor.owner)), (marks, STYLES["hurt"]))


def hurt(speaker: Speaker, survivor: SurvivorView) -> list[str] | None:
    """The wounds of a survivor, in words."""
    counts = {
        "wounds": survivor.wounds,
        "frostbite": survivor.frostbite,
        "despair": survivor.despair,
    }
    return [speaker(f"hurt-{name}", count=n) for name, n in counts.items() if n] or None


def person(speaker: Speaker, survivor: SurvivorView) -> dict[str, Any]:
    """What there is to know of a survivor at the table, as facts."""
    card = library().survivors[survivor.id]
    return {
        "survivor": survivor.id,
        "place": survivor.place,
        "attack": card.attack,
        "search": card.search,
        "hurt": hurt(speaker, survivor),
        "items": [item.id for item in survivor.items] or None,
    }


def _wrapped(head: str, style: str, said: str) -> Iterator[Line]:
    """A head and what is said of it, in lines that fit."""
    first, *others = wrap(head + said, WIDTH, subsequent_indent="   ")
    yield Line.assemble((first[: len(head)], style), first[len(head) :])
    for line in others:
        yield Line(line)


def _spaces(door: Door) -> str:
    """What is on the spaces of an entrance, one sign each."""
    taken = SPECIAL * len(door.specials) + ZOMBIE * door.zombies
    taken += BARRICADE * door.barricades + TRAP * door.traps + INTRUDER * len(door.intruders)
    return taken + FREE * (door.spaces - len(taken))


def _cell(words: str, width: int) -> str:
    return f"{words[: width - 1]:<{width}}"
