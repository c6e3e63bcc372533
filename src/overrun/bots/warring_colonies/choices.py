"""Every question of a war: what is about the enemy is judged here, all else as at home."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from overrun.bots.base import best_of
from overrun.bots.long_night import choices as plain_choices
from overrun.bots.long_night import labour
from overrun.bots.long_night.actions import NEVER, WORTH_DOING, score
from overrun.bots.warring_colonies import battles, wolf
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import COLONY, DEN, GATES
from overrun.games.long_night.state import Survivor

if TYPE_CHECKING:
    from overrun.bots.warring_colonies.reading import WarReading

Value = Callable[["WarReading", Ask, Option], float]
END: Option = ("end",)
WAIT: Option = ("wait",)

DRIVEN_OFF = 0.12
"""What it is worth that an enemy goes home."""
FRIEND_SENT = 0.4
"""What it costs that a friend goes home."""
DIE_SPENT = 0.25
HARM = {"wound": 1, "frostbite": 1, "despair": 1, "expose": 1, "kill": 3, "leave": 3}
"""What cards do to a survivor, in wounds."""
HELP = ("heal", "hearten")
CLOSE = 1.0
"""What is worth less than the best by up to this, in points of morale, is worth a thought."""


def answer(r: WarReading, ask: Ask, draw: Random) -> Option | None:
    """The best answer to any question; ``None`` if the bot knows nothing about such ones."""
    drawn = DRAWN.get(ask.kind)
    if drawn is not None:
        return drawn(r, ask, draw)
    if ask.kind == "action":
        return act(r, ask)
    value = VALUES.get(ask.kind)
    if value is not None:
        return best(r, ask, value, draw)
    return as_at_home(r, ask, ask.options)


def best(r: WarReading, ask: Ask, value: Value, draw: Random) -> Option:
    """The option with the highest value. Among equal ones a Lone Wolf draws: the yellow colony is
    named first, and is no nearer to him than the blue one."""
    values = [value(r, ask, option) for option in ask.options]
    most = max(values)
    equal = [option for option, worth in zip(ask.options, values, strict=True) if worth == most]
    return draw.choice(equal) if r.lone else equal[0]


def close_calls(r: WarReading, ask: Ask, plain: Option, most: int) -> dict[Option, float]:
    """The plain answer, and up to so many in all that are not worth much less; each with how much
    less that is. Of several with the same verb and the same worth, which hardly differ, one will
    do."""
    value = _worth if ask.kind == "action" else VALUES.get(ask.kind)
    if value is None or r.lone:
        return {plain: 0.0}
    worth = {option: value(r, ask, option) for option in ask.options}
    if ask.kind == "action":
        worth |= {option: WORTH_DOING for option in (END, WAIT) if option in worth}
    most_worth = worth[plain]
    found, known = {plain: 0.0}, {(plain[0], most_worth)}
    for option in sorted(worth, key=lambda each: -worth[each]):
        gap = max(0.0, most_worth - worth[option])
        if gap > CLOSE or len(found) == most:
            break
        if option not in found and (option[0], worth[option]) not in known:
            known.add((option[0], worth[option]))
            found[option] = gap
    return found


def as_at_home(r: WarReading, ask: Ask, options: list[Option]) -> Option | None:
    """What the bot of The Long Night would answer."""
    question, meant = r.plain.ask(ask, options)
    option = plain_choices.answer(r, question)
    return None if option is None else meant[option]


# -- the turn ------------------------------------------------------------------------------------


def act(r: WarReading, ask: Ask) -> Option:
    """The best action, if one is worth its while; the others come again where turns alternate."""
    best = best_of(ask.options, lambda option: _action(r, option), WORTH_DOING)
    return WAIT if best == END and r.me.dice and WAIT in ask.options else best


def _worth(r: WarReading, ask: Ask, option: Option) -> float:
    return _action(r, option)


def _action(r: WarReading, option: Option) -> float:
    if option[0] == "request" and int(option[1]) not in r.plain.team:
        return NEVER
    value = score(r, r.plain.option(option))
    return value + r.prowl.doing(option) if r.lone else value


def move(r: WarReading, ask: Ask, option: Option) -> float:
    """A move must be worth more than to stay, which is worth nothing."""
    if option[0] == "pass":
        return WORTH_DOING
    if option[0] == "play":
        return score(r, option)
    if option[0] == "request":
        return NEVER
    v, place = r.people[option[1]], r.plain.option(option)[2]
    value = labour.moving(r, v, place) - r.weights.staying
    if r.lone:
        value += r.prowl.going(v, place)
    else:
        value += r.fronts.shift(v, place)
    if option[0] == "oust":
        return value + _driven(r, option[3])
    return value + (_space(r, option[2], option[3]) if len(option) > 3 else 0.0)


def _driven(r: WarReading, name: str) -> float:
    """What it is worth that somebody makes room, with what it costs."""
    v = r.strangers.get(name)
    if v is None:
        return -FRIEND_SENT
    if r.lone:
        return -DIE_SPENT
    price = battles.BULLET * (2 if battles.armed(v) else 1)
    return (DRIVEN_OFF if v.home != DEN else 0.0) - price


def _space(r: WarReading, place: str, door: str) -> float:
    """At the gates an entrance with room is best: the dead push strangers out of full ones."""
    gates = next(each for each in r.war.places if each.id == place)
    return 0.01 * gates.doors[int(door) - 1].empty


# -- strangers -----------------------------------------------------------------------------------


def request(r: WarReading, ask: Ask) -> Option | None:
    """Nothing for enemies."""
    refuse: Option = ("refuse",)
    if int(str(ask.facts["seat"])) not in r.plain.team:
        return refuse
    return as_at_home(r, ask, ask.options)


def choose_survivor(r: WarReading, ask: Ask, option: Option) -> float:
    v = r.strangers.get(option[1])
    if v is None:
        return plain_choices.VALUES["choose-survivor"](r, ask, r.plain.option(option))
    return _to_stranger(r, v, option[0])


def _to_stranger(r: WarReading, v: Survivor, what: str) -> float:
    if what in HARM:
        return r.harm(v, HARM[what])
    if what in HELP:
        return -0.2
    return DRIVEN_OFF


def choose_player(r: WarReading, ask: Ask, option: Option) -> float:
    """Gifts for friends, harm for others."""
    if int(option[1]) in r.plain.team:
        value = plain_choices.VALUES["choose-player"](r, ask, r.plain.option(option))
        return value if ask.facts.get("effect") == "give" else value - 1.0
    hand = r.war.players[int(option[1])].hand_size
    return -5.0 if ask.facts.get("effect") == "give" else 0.05 * hand


def choose_wound(r: WarReading, ask: Ask, option: Option) -> float:
    if option[1] in r.strangers:
        return -0.2
    return plain_choices.VALUES["choose-wound"](r, ask, option)


def newcomer(r: WarReading, ask: Ask, option: Option) -> float:
    """Where somebody finds a place: not before the gates of others."""
    place = r.plain.option(option)[2]
    if place in GATES:
        return -0.6
    if place in (COLONY, DEN):
        return 0.0
    return plain_choices.VALUES["newcomer"](r, ask, r.plain.option(option))


# -- leaders -------------------------------------------------------------------------------------


def elect(r: WarReading, ask: Ask, option: Option) -> float:
    """Who has most to lose leads on: most survivors, most experience."""
    seat = int(option[1])
    held = 0.5 if seat == r.own.leader else 0.0
    wants = any(goal.word in ("you-hold-first", "you-are-first") for goal in r.wishes.demands)
    if seat == r.plain.team[r.seat] and wants:
        return 9.0
    return len(r.war.players[seat].group) + held


DRAWN: dict[str, Callable[[WarReading, Ask, Random], Option | None]] = {
    "tactics": battles.tactics,
    "bid": battles.bid,
    "request": lambda r, ask, draw: request(r, ask),
    "beside": lambda r, ask, draw: ("idle",),
}
"""Questions that are answered as a whole, some by chance."""

VALUES: dict[str, Value] = {
    "movement": move,
    "choose-survivor": choose_survivor,
    "choose-player": choose_player,
    "choose-wound": choose_wound,
    "newcomer": newcomer,
    "battle-hit": battles.hit,
    "share-wounds": battles.share,
    "elect": elect,
    "tied-leaders": elect,
    "mission": wolf.exchange,
    "wolf-battle": wolf.join,
    "flee": newcomer,
    "choose-colony": wolf.colony,
    "met-by": plain_choices.VALUES["actor"],
}
"""How the options of each question are valued."""
