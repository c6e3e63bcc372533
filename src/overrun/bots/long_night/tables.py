"""What the cards say, looked up beforehand: tables for whoever must decide in microseconds.

Everything that is worth something is counted in hundredths of a point of morale, as whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb, fsum
from typing import Any, NamedTuple

from overrun.bots.long_night import recruits
from overrun.bots.long_night.aims import EFFORT, OF_MODULES, ON_BOARD
from overrun.bots.long_night.cards import KEPT, PASSIVE, ROUGH, often
from overrun.bots.long_night.nights import forecast
from overrun.bots.long_night.odds import KIND_SHARE, STARTS_AT, at_least
from overrun.bots.long_night.recruits import talent
from overrun.bots.long_night.secret import FATES
from overrun.bots.long_night.weights import FIRST
from overrun.games.long_night.ending import changed_by_exile
from overrun.games.long_night.library import library
from overrun.games.long_night.vocabulary import Effect

KINDS = tuple(KIND_SHARE)
"""The kinds of items, each with its number."""
MANY = 99


def hundredths(value: float) -> int:
    return round(100 * value)


KEEPING = {kind: hundredths(FIRST.card * share) for kind, share in KEPT.items()}
"""What a card of a kind is worth in store."""


# -- names by height ---------------------------------------------------------------------------

STEPS = (
    -250, -150, -100, -70, -50, -35, -25, -18, -12, -7, -3, 0, 1, 3, 6, 9, 12, 15, 18, 21, 24, 27,
    30, 34, 38, 42, 46, 50, 55, 60, 66, 72, 80, 90, 100, 115, 130, 150, 180, 220, 280, 400,
)  # fmt: skip
LOW, HIGH = -260, 420


class Ladder:
    """The names of a trait by a number: finer in the middle, where most decisions fall.

    >>> Ladder("worth")(-1000), Ladder("worth")(7)
    ('worth/0', 'worth/15')
    """

    def __init__(self, family: str) -> None:
        self.names = [
            f"{family}/{sum(step <= number for step in STEPS)}" for number in range(LOW, HIGH + 1)
        ]

    def __call__(self, number: int) -> str:
        if number < LOW:
            number = LOW
        elif number > HIGH:
            number = HIGH
        return self.names[number - LOW]


# -- entrances ---------------------------------------------------------------------------------


class Gate(NamedTuple):
    """What the next nights bring to an entrance, and what changes there would change: deaths in
    hundredths."""

    dead: int
    zombies: int
    """What stands there after tonight."""
    defences: int
    blocked: int
    build: int
    """Deaths that a barricade prevents; nothing where there is no room."""
    built: int
    """By how many the defences after tonight grow with it."""
    closed: int
    kill: int
    """Deaths that it prevents if one zombie goes."""
    kills: int
    """The same for two."""
    many: int
    """The same for three."""
    more: int
    """Deaths if one more zombie stands there."""
    come: int
    """Deaths if one more comes in every night."""
    grown: int
    """By how many the zombies after tonight grow with it, and the defences and what they close
    shrink."""
    worn: int
    opened: int
    away: int
    """Deaths that it prevents if one fewer comes in every night."""
    louder: int
    """Deaths if one more comes tonight with a chance of one half."""
    killed: int
    """By how many the zombies after tonight shrink if one goes."""


def _deaths(door: tuple[int, int, int, int], tonight: int, noise: int, later: int, nights: int
            ) -> tuple[float, int, int, int]:  # fmt: skip
    weights = FIRST.night_weights[:nights]
    dead, *after = forecast((door,), tonight + (noise + 1) // 2, later, weights)
    if noise:
        dead = 0.0
        for alarms in range(noise + 1):
            chance = comb(noise, alarms) / 2**noise
            dead += chance * forecast((door,), tonight + alarms, later, weights)[0]
    return dead, after[0], after[1], after[2]


@cache
def gate(spaces: int, zombies: int, barricades: int, traps: int, tonight: int, noise: int,
         later: int, nights: int) -> Gate:  # fmt: skip
    """An entrance with so many spaces and what stands there, zombies that come tonight and later,
    noise tokens, and nights to think of (up to three)."""

    def deaths(more_zombies: int = 0, more_barricades: int = 0, come: int = 0, alarms: int = 0
               ) -> tuple[int, int, int, int]:  # fmt: skip
        door = (spaces, max(0, zombies + more_zombies), barricades + more_barricades, traps)
        dead, *after = _deaths(
            door, max(0, tonight + come), noise + alarms, max(0, later + come), nights
        )
        return (hundredths(dead), after[0], after[1], after[2])

    now = deaths()
    room = spaces - zombies - barricades - traps
    building = deaths(more_barricades=1) if room > 0 else now
    killing, coming = deaths(-1), deaths(come=1)
    return Gate(
        *now,
        now[0] - building[0],
        building[2] - now[2],
        building[3] - now[3],
        now[0] - killing[0],
        now[0] - deaths(-2)[0],
        now[0] - deaths(-3)[0],
        (deaths(1) if room > 0 else coming)[0] - now[0],
        coming[0] - now[0],
        coming[1] - now[1],
        now[2] - coming[2],
        now[3] - coming[3],
        now[0] - deaths(come=-1)[0],
        deaths(alarms=1)[0] - now[0],
        now[1] - killing[1] if zombies else 0,
    )


# -- chances -----------------------------------------------------------------------------------

HELP = tuple(
    tuple(hundredths(at_least(number, mean / 10)) for mean in range(61)) for number in range(9)
)
"""The chance, in hundredths, that so much or more comes if so many tenths come on average."""


def helped(number: int, tenths: int) -> int:
    """The chance in hundredths that others bring so much."""
    if number <= 0:
        return 100
    return HELP[number][min(60, tenths)] if number < len(HELP) else 0


@cache
def share(life: int, frost: bool, nights: int) -> int:
    """Which part of a death it is, in hundredths, to be left with so many lives."""
    if life <= 0:
        return 100
    part = {1: FIRST.one_life_left, 2: FIRST.two_lives_left}.get(life, 0.03)
    part *= min(1.0, 0.2 + 0.27 * nights)
    if frost and nights >= life:
        part = max(part, FIRST.frost[min(life, len(FIRST.frost) - 1)])
    return hundredths(part)


# -- items and people --------------------------------------------------------------------------


Word = tuple[str, int, str]
"""An effect in short: its word, how much of it, and whom or where it strikes."""
Use = tuple[int, tuple[Word, ...]]
"""One way to use a card: what is worth the same whatever happens, and the rest of it."""


ROUGHLY = {word: hundredths(value) for word, value in ROUGH.items()}


def roughly(word: str, count: int) -> int:
    """What an effect of a card is worth that one does not have yet."""
    return ROUGHLY.get(word, 0) * (1 if word == "raise" else count)


class Gist(NamedTuple):
    """An item in short."""

    kind: str
    equip: bool
    passive: str
    worth: int
    """What its passive ability is worth in a round."""
    event: bool
    uses: tuple[Use, ...]
    rough: tuple[Use, ...]
    """The same for who does not have it yet."""
    item: str
    """The trait that names it."""
    price: int
    place: str
    """Where its ability works."""
    often: int
    """How many tenths of a single use it is worth in a round."""


def _count(effect: Any) -> int:
    for name in ("by", "count"):
        given = getattr(effect, name, None)
        if given is not None:
            return int(given)
    return 1


def _word(effect: Any) -> Word:
    aim = getattr(effect, "who", "") or getattr(effect, "where", "") or ""
    times = getattr(effect, "number", 1) if aim in ("lowest", "highest", "random") else 1
    return effect.word, _count(effect) * times, aim


def _uses(effects: Iterable[Effect]) -> tuple[Use, ...]:
    """The ways to use effects: each branch of a choice is one."""
    plain: list[Word] = []
    found: list[Use] = []
    for effect in effects:
        given: Any = effect
        if effect.word == "choose":
            for branch in given.of:
                if not branch.module:
                    found += _uses(branch.effects)
        elif effect.word == "each-player":
            plain += [(word, count, "leaders") for word, count, _ in _uses(given.effects)[0][1]]
        elif effect.word == "if":
            plain += _uses(given.then)[0][1]
        else:
            plain.append(_word(effect))
    return tuple((0, (*plain, *way)) for _, way in found) if found else ((0, tuple(plain)),)


def _roughly(words: tuple[Word, ...]) -> Use:
    """A way to use a card that one does not have yet: what hangs on itself counts as usual."""
    usual: int = 0
    for word, count, _ in words:
        usual += roughly(word, count)
    return usual, tuple(each for each in words if each[0] not in ROUGHLY)


@cache
def gist(item: str) -> Gist:
    """An item in short."""
    card = library().items[item]
    ability = card.equip
    passive = (ability.passive or "") if ability else ""
    worth = hundredths(PASSIVE.get(passive, 0.0) * ability.amount) if ability and passive else 0
    effects = ability.effects if ability else card.effects
    price = 5 * ability.die if ability else 0
    uses = _uses(effects)
    return Gist(
        card.kind,
        ability is not None,
        passive,
        worth,
        card.event,
        uses,
        tuple(_roughly(words) for _, words in uses),
        f"item/{item}",
        price,
        ability.place if ability else "",
        round(10 * often(ability)) if ability else 10,
    )


class Person(NamedTuple):
    """A survivor in short."""

    attack: int
    search: int
    influence: int
    passive: str
    place: str
    uses: tuple[Use, ...]
    who: str
    """The trait that names it."""
    talent: int
    finds: int
    """The chance in hundredths that a die is good enough for a search."""


@cache
def person(name: str) -> Person:
    """A survivor in short."""
    card = library().survivors[name]
    ability = card.ability
    return Person(
        card.attack or 9,
        card.search or 9,
        card.influence,
        ability.passive or "",
        ability.place,
        _uses(ability.effects),
        f"who/{name}",
        hundredths(talent(name)),
        hundredths(STARTS_AT[card.search]) if card.search else 0,
    )


INFLUENCE = {name: card.influence for name, card in library().survivors.items()}
influence = INFLUENCE.__getitem__


@cache
def company(names: tuple[str, ...]) -> int:
    """What a group is worth whose first one leads."""
    return hundredths(10 * (recruits.company(names) + recruits.leadership(names[0])))


ITEMS = frozenset(library().items)
UNCOUNTED = frozenset(
    name for name, card in library().survivors.items() if card.ability.passive == "uncounted"
)
"""Those who count neither for food nor for zombies."""


@cache
def ways(ref: str) -> tuple[Use, ...]:
    """The ways to use the effects that a path names."""
    try:
        return _uses(library().effects(ref))
    except KeyError:
        return ()


@cache
def told(ref: str) -> tuple[str, ...]:
    """The traits of the effects that a path names: what they do."""
    try:
        effects = library().effects(ref)
    except KeyError:
        return ()
    names = {f"does/{effect.word}/{max(-3, min(3, _count(effect)))}" for effect in effects}
    return (f"ref/{ref}", *sorted(names))


class Stock(NamedTuple):
    """What is in the decks: cards of one sort are worth the same."""

    sorts: tuple[tuple[int, str, int, Gist], ...]
    """The kind's number, how the worth of playing it is found, a number for that, and a card."""
    shares: dict[str, tuple[int, ...]]
    """Of a thousand cards of each place, how many are of each sort."""


def _sort(card: Gist) -> tuple[int, str, int]:
    """How the worth of a card that one does not have yet is found."""
    kind = KINDS.index(card.kind)
    if card.equip and card.passive:
        return kind, "worn", card.worth
    words = [word for _, use in card.uses for word, _, _ in use]
    first = card.uses[0][1]
    if not card.equip:
        if len(first) == 1 and words[0] in ("food", "heal"):
            return kind, words[0], first[0][1]
        if all(word in ROUGHLY or word in SAME for word in words):
            best = max(usual for usual, _ in card.rough)
            return kind, "event" if card.event else "rough", best
    elif all(word in ROUGHLY or word in SAME for word in words):
        return kind, "tool", max(2, (card.rough[0][0] - card.price) * card.often // 20)
    return kind, "way", 0


SAME = ("hearten", "advance", "reroll", "give", "rout", "nothing")
"""Effects that are worth little whatever happens."""


@cache
def stock(boxes: tuple[str, ...], modules: tuple[str, ...], cooperative: bool) -> Stock:
    """What is in the decks of the places."""
    cards = library()
    sorts: dict[tuple[int, str, Any], Gist] = {}
    counts: dict[str, dict[tuple[int, str, Any], int]] = {}
    for place in cards.places:
        here = counts[place] = {}
        for box in boxes:
            for item, count in cards.decks.get(box, {}).get(place, {}).items():
                card = cards.items[item]
                if card.module and card.module not in modules:
                    continue
                if card.kind not in KINDS or (cooperative and card.noncoop):
                    continue
                short = gist(item)
                kind, form, number = _sort(short)
                key = (kind, form, short.uses if form == "way" else number)
                sorts.setdefault(key, short)
                here[key] = here.get(key, 0) + count
    order = list(sorts)
    shares = {}
    for place, here in counts.items():
        whole = sum(here.values())
        shares[place] = tuple(1000 * here.get(key, 0) // whole if whole else 0 for key in order)
    found = tuple((kind, form, _sort(sorts[key])[2], sorts[key]) for key in order
                  for kind, form in (key[:2],))  # fmt: skip
    return Stock(found, shares)


# -- objectives --------------------------------------------------------------------------------


class Plan(NamedTuple):
    """A side of the main objective for so many players."""

    accepts: frozenset[str]
    cards: tuple[tuple[str, int], ...]
    """Kinds of cards to lay on it, and how many."""
    total: int
    board: tuple[tuple[str, str, int, int], ...]
    food: int
    helpless: int
    unruly: int
    home: tuple[tuple[str, int], ...]
    armed: int
    decks: int
    survive: bool
    lamp: int
    sample: int
    gaps: tuple[tuple[str, int, int], ...]
    """Its goals about what modules bring: what, at least, and at most."""
    rounds: int


@cache
def plan(objective: str, side: str, players: int) -> Plan:
    """What the main objective wants."""
    if not objective:
        return Plan(frozenset(), (), 0, (), 0, 0, MANY, (), 0, 0, False, 0, 0, (), 1)
    card = library().objectives[objective].side(side)
    cards: list[tuple[str, int]] = []
    board: list[tuple[str, str, int, int]] = []
    home: list[tuple[str, int]] = []
    gaps: list[tuple[str, int, int]] = []
    total = food = helpless = armed = decks = lamp = 0
    unruly = MANY
    survive = False
    for goal in card.goals:
        given: Any = goal
        times = players if getattr(given, "per_player", False) else 1
        low, high = getattr(given, "at_least", 0) * times, getattr(given, "at_most", 999) * times
        word = goal.word
        if word == "progress" and given.kind:
            cards.append((given.kind, low))
        elif word == "progress":
            total = max(total, low)
        elif word in ON_BOARD:
            board.append((word, given.where, low, high))
        elif word == "food":
            food = low
        elif word == "helpless":
            helpless = low
        elif word == "unruly":
            unruly = high
        elif word == "survivors":
            home.append((given.where, low))
        elif word == "armed":
            armed = low
        elif word == "decks-empty":
            decks = low
        elif word == "rounds-left":
            survive = True
        elif word in OF_MODULES:
            gaps.append((word, low, high))
    for effect in card.each_round:
        for part in (effect, *(each for some in effect.parts().values() for each in some)):
            if part.word == "progress":
                lamp -= min(0, getattr(part, "by", 0))
    return Plan(frozenset(card.accepts), tuple(cards), total, tuple(board), food, helpless, unruly,
                tuple(home), armed, decks, survive, lamp, card.sample, tuple(gaps),
                card.rounds)  # fmt: skip


EFFORTS = {word: round(10 * effort) for word, effort in EFFORT.items()}
"""The tenths of a die that a step towards each kind of goal takes."""


class Wish(NamedTuple):
    """A secret objective in short."""

    betrayal: bool
    demands: tuple[int, ...]
    """The numbers of the goals that are not about the colony's fate."""
    hold: dict[str, int]
    most: int
    only: str
    counted: frozenset[str]
    equip: frozenset[str]
    place: str
    group: int
    unwounded: bool
    waste: int
    """1 if waste is wanted, -1 if little of it."""
    main: bool
    """Whether the main objective must be reached."""


NONE = Wish(False, (), {}, MANY, "", frozenset(), frozenset(), "", 0, False, 0, True)


@cache
def wish(secret: str, exile: str) -> Wish:
    """What a secret objective wants."""
    if not secret:
        return NONE
    own = library().secrets[secret]
    goals = changed_by_exile(own, exile) if exile else own.goals
    hold: dict[str, int] = {}
    counted, equip = set(), set()
    most, only, place, group, waste = MANY, "", "", 0, 0
    unwounded = False
    for outer in goals:
        for goal in (outer, *getattr(outer, "of", ())) if outer.word == "either" else (outer,):
            given: Any = goal
            if goal.word == "hand":
                if given.at_least:
                    hold[given.kind or ""] = given.at_least
                most = min(most, given.at_most)
            elif goal.word == "only":
                only = given.kind
                hold[only] = 1
            elif goal.word == "tally" and given.at_least:
                counted.add(given.what)
            elif goal.word == "equipped":
                equip.add(given.kind or "")
            elif goal.word == "all-at":
                place = given.place
            elif goal.word == "group":
                group = given.at_least
            elif goal.word == "unwounded":
                unwounded = True
            elif goal.word == "waste":
                waste = 1 if given.at_least else -1
    demands = tuple(number for number, goal in enumerate(goals) if goal.word not in FATES)
    main = any(goal.word == "main-done" for goal in goals)
    return Wish(own.betrayal, demands, hold, most, only, frozenset(counted), frozenset(equip),
                place, group, unwounded, waste, main)  # fmt: skip


# -- crises ------------------------------------------------------------------------------------


class Threat(NamedTuple):
    """A crisis in short."""

    accepts: frozenset[str]
    words: tuple[Word, ...]
    """What it does, but for zombies."""
    home: int
    """The zombies that it brings to the colony."""
    outside: int
    """The zombies that it brings to every other place."""
    places: dict[str, int]
    """The zombies that it brings to single places besides."""
    share: int
    """Of a hundred cards in hands, how many help."""
    excess: int
    """So many points more than needed bring something."""


@cache
def threat(crisis: str) -> Threat:
    """A crisis in short."""
    card = library().crises.get(crisis)
    if card is None:
        return Threat(frozenset(), (), 0, 0, {}, 0, 0)
    home = outside = 0
    places: dict[str, int] = {}
    words = []
    for word, count, aim in _uses(card.fail)[0][1]:
        if word not in ("zombies", "noise"):
            words.append((word, count, aim))
            continue
        count = count if word == "zombies" else (count + 1) // 2
        if aim in ("colony", "everywhere"):
            home += count
        if aim in ("each", "everywhere"):
            outside += count
        if aim in library().places and aim != "colony":
            places[aim] = places.get(aim, 0) + count
    known = hundredths(fsum(KIND_SHARE.get(kind, 0.0) for kind in card.accepts))
    excess = card.extra.excess if card.extra else 2
    return Threat(frozenset(card.accepts), tuple(words), home, outside, places, known, excess)


@cache
def code(experiment: str) -> tuple[int, ...]:
    """The dice that an experiment takes."""
    return tuple(library().experiments[experiment].code)
