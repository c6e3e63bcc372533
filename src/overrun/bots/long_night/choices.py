"""All other questions: where, whom, which card, yes or no."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from overrun.bots.long_night import (
    bandits,
    cards,
    fighting,
    improvements,
    labour,
    raxxon,
    recruits,
    searching,
    stories,
)
from overrun.bots.long_night.actions import SCORES, assault, best_action, best_request
from overrun.bots.long_night.effects import healing
from overrun.bots.long_night.nights import changed, empty
from overrun.bots.long_night.suspicion import suspects, suspicion, votes_for_exile
from overrun.bots.long_night.worth import appraise
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.modules.raxxon import CALMED
from overrun.games.long_night.state import Survivor

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

Value = Callable[["Reading", Ask, Option], float]


def answer(r: Reading, ask: Ask) -> Option | None:
    """The best answer to any question; ``None`` if the bot knows nothing about such ones."""
    if ask.kind == "action":
        return best_action(r, tuple(ask.options))
    value = VALUES.get(ask.kind)
    if value is None:
        return None
    return max(ask.options, key=lambda option: value(r, ask, option))


# -- the start -------------------------------------------------------------------------------


def _settle(r: Reading, ask: Ask, option: Option) -> float:
    """Where a newcomer goes: where there is room, few zombies, and something to find."""
    place = r.places[option[2]]
    zombies = sum(door.zombies for door in place.doors)
    spaces = sum(door.spaces for door in place.doors)
    danger = (zombies + len(place.survivors) + place.bandits) / spaces
    return searching.mean_card(r, option[2]) - 0.3 * danger * max(0.3, r.heart)


# -- fights and entrances --------------------------------------------------------------------


def _target(r: Reading, ask: Ask, option: Option) -> float:
    if option[0] == "survivor":
        return assault(r, option[1])
    place = str(ask.facts["place"])
    v = r.people[str(ask.facts["survivor"])]
    if option[0] == "special":
        return raxxon.meeting(r, v, option[1])
    if option[0] == "bandit":
        return bandits.attacking(r, v, place)
    doors = r.board.doors[place]
    after = changed(doors, int(option[1]) - 1, zombies=-1)
    value = r.board.gain({place: (after, r.board.smell[place])})
    if r.places[place].bandits:  # a fight with bandits holds no such risk
        value += r.exposure(v, place) + r.aims.sample + r.wishes.doing("kills")
    return value


def _door(r: Reading, ask: Ask, option: Option) -> float:
    place = str(ask.facts["place"])
    number = int(option[1]) - 1
    what = {"barricade": "barricades", "trap": "traps", "lure": "zombies"}
    change = {what.get(str(ask.facts["purpose"]), "barricades"): 1}
    after = changed(r.board.doors[place], number, **change)
    return r.board.gain({place: (after, r.board.smell[place])})


def _choose_door(r: Reading, ask: Ask, option: Option) -> float:
    place = str(ask.facts["place"])
    if option[0] == "enough":
        return 0.0
    number = int(option[1]) - 1
    change = {"door": {"zombies": -1}, "barricade": {"barricades": -1}, "trap": {"traps": -1}}
    after = changed(r.board.doors[place], number, **change[option[0]])
    value = r.board.gain({place: (after, r.board.smell[place])})
    if option[0] == "door" and any(each[0] == "enough" for each in ask.options):
        v = r.people[str(ask.facts["survivor"])]
        value += r.exposure(v, v.place) + r.aims.sample + r.wishes.doing("kills")
    return value


def _lure(r: Reading, ask: Ask, option: Option) -> float:
    if option[0] == "enough":
        return 0.0
    place, start = str(ask.facts["place"]), option[1]
    left = int(str(ask.facts["left"]))
    if any(each[0] == "enough" for each in ask.options):
        left = 1
    value = r.board.lure(start, place, left)
    # of several entrances the fullest one is relieved
    door = r.board.doors[start][int(option[2]) - 1]
    return value - 0.001 * empty(door)


def _defence(r: Reading, ask: Ask, option: Option) -> float:
    """A trap is worth more the more zombies it takes with it."""
    door = r.places[str(ask.facts["place"])].doors[int(str(ask.facts["door"])) - 1]
    many = door.zombies >= 2
    value = 1.0 if (option[1] == "trap") == many else 0.0
    return value if r.heart >= 0 else -value


# -- searching and cards -----------------------------------------------------------------------


def _search(r: Reading, ask: Ask, option: Option) -> float:
    assert r.view.search is not None
    place = r.view.search.place
    best = max((cards.wanted(r, item) for item in r.view.search.drawn), default=0.0)
    if option[0] == "noise":
        cost = 0.0 if r.view.search.quiet else searching.noise_cost(r, place)
        return best + searching.more(searching.hopes(r, place), best) - cost
    return cards.wanted(r, option[1])


def _choose_card(r: Reading, ask: Ask, option: Option) -> float:
    if option[0] == "none":
        return 0.0
    effect, item = ask.facts.get("effect"), option[1]
    if effect in ("lose", "give"):
        return -_in_hand(r, item)
    if effect == "peek":
        if ask.facts.get("deck") == "crisis":
            return -_crisis_ahead(r, item)
        return -cards.wanted(r, item)  # the last one put back lies on top
    return cards.wanted(r, item)


def _crisis_ahead(r: Reading, name: str) -> float:
    """What it would be worth to have this crisis next: the bearable ones first."""
    card = r.cards.crises.get(name)
    if card is None:
        return 0.0
    held = sum(r.cards.items[item].kind in card.accepts for item in r.me.hand)
    return appraise(r, f"crisis/{name}/fail", r.view.first) + 0.4 * held * r.heart


def _in_hand(r: Reading, item: str) -> float:
    """What a card in the hand is good for."""
    kind = r.cards.items[item].kind
    return max(
        cards.keep(r, item), r.aims.deliver(kind), r.crisis.add(kind), cards.play(r, item)
    )  # fmt: skip


def _equip(r: Reading, ask: Ask, option: Option) -> float:
    """Who carries an item: where it works, whoever makes most of it."""
    item = r.cards.items[str(ask.facts["item"])]
    ability = item.equip
    assert ability is not None
    v = r.people[option[1]]
    card = r.cards.survivors[v.id]
    value = -0.1 * len(v.items) - 0.02 * (v.wounds + v.frostbite)
    if ability.place in (COLONY, v.place) and (ability.place == v.place):
        value += 0.3
    if ability.passive in ("no-exposure-attacking", "kills", "any-die"):
        value += 0.1 * (7 - card.attack) if card.attack else -1.0
    elif ability.passive in ("looks", "keeps", "quiet", "no-exposure-moving"):
        value += 0.1 * (7 - card.search) if card.search else -1.0
    elif ability.effects:
        value += appraise(r, f"equip/{item.id}", r.seat, v.id)
    return value + card.influence / 1000


def _request_kind(r: Reading, ask: Ask, option: Option) -> float:
    other = int(str(ask.facts["other"]))
    return 1.0 if option[1] == best_request(r, other)[1] else 0.0


def _request(r: Reading, ask: Ask, option: Option) -> float:
    """Given is what helps the other more than oneself; a betrayer gives when it costs nothing."""
    if option[0] == "refuse":
        return 0.0
    asker = int(str(ask.facts["seat"]))
    item = r.cards.items[option[1]]
    cost = cards.keep(r, option[1]) + 0.05
    counted = r.wishes.doing("given")
    if item.equip is not None:
        return counted + (0.1 if r.coop else -0.1) - cost
    gain = appraise(r, f"item/{option[1]}", asker) + r.waste(1)
    if not r.coop and suspicion(r, asker) > 0.5:
        gain *= 0.3
    return gain + counted - cost


def _use_given(r: Reading, ask: Ask, option: Option) -> float:
    """What was asked for was asked for to be played."""
    return 1.0 if option[0] == "play" else SCORES[option[0]](r, option)


# -- people ------------------------------------------------------------------------------------


def _choose_survivor(r: Reading, ask: Ask, option: Option) -> float:
    value = SURVIVORS.get(option[0])
    return 0.0 if value is None else value(r, r.people[option[1]])


def _going(r: Reading, v: Survivor) -> float:
    """What the best move of a survivor is worth."""
    return max(
        (labour.moving(r, v, place, risky=False) for place in labour.ways(r, v)), default=-1.0
    )


def _parting(r: Reading, v: Survivor) -> float:
    """What it is worth to part with a survivor."""
    value = -recruits.talent(v.id) - 0.15 * len(v.items)
    value += 0.2 * (v.wounds + v.frostbite + v.despair)
    if v.owner == r.seat:
        value += r.wishes.loss(v)
    return value


SURVIVORS: dict[str, Callable[[Reading, Survivor], float]] = {
    "wound": lambda r, v: r.hurt(v, wounds=1),
    "frostbite": lambda r, v: r.hurt(v, frost=1),
    "despair": lambda r, v: r.hurt(v, despair=1),
    "heal": lambda r, v: healing(r, v, 1) + 0.01 * (v.owner == r.seat),
    "hearten": lambda r, v: r.hurt(v, despair=-1),
    "kill": lambda r, v: r.death(v) + 0.1 * _parting(r, v),
    "leave": _parting,
    "pass": _parting,
    "expose": lambda r, v: r.exposure(v, v.place),
    "put": lambda r, v: labour.moving(r, v, COLONY, risky=False) if v.owner == r.seat else -0.1,
    "move": _going,
    "again": _going,
    "strike": lambda r, v: fighting.killing(r, v),
}
"""What it is worth to choose a survivor, by what is going to happen to it."""


def _choose_place(r: Reading, ask: Ask, option: Option) -> float:
    place = option[1]
    effect = ask.facts.get("effect")
    survivor = ask.facts.get("survivor")
    if survivor is not None and effect in ("travel", "put"):
        v = r.people[str(survivor)]
        return labour.moving(r, v, place, risky=False) if v.owner == r.seat else 0.0
    if effect in ("barricade", "trap"):
        return r.board.build(place)[0]
    if effect in ("repel", "slay"):
        return r.board.zombies(place, -2)
    if effect == "zombies":
        return r.board.zombies(place, 2)
    if effect == "noise":
        return -searching.noise_cost(r, place)
    if effect in ("draw", "find", "peek") and place != COLONY:
        here = any(v.place == place for v in r.mine)
        return searching.mean_card(r, place) + (0.2 if effect == "peek" and here else 0.0)
    return 0.0


def _choose_wound(r: Reading, ask: Ask, option: Option) -> float:
    v = r.people[option[1]]
    return r.hurt(v, frost=-1) if option[2] == "frostbite" else r.hurt(v, wounds=-1)


def _order(r: Reading, ask: Ask, option: Option) -> float:
    v = r.people[option[1]]
    return float(v.wounds + v.frostbite + v.despair)


# -- dice --------------------------------------------------------------------------------------


def _choose_die(r: Reading, ask: Ask, option: Option) -> float:
    die = int(option[1])
    effect = ask.facts.get("effect")
    if effect == "raise":
        # by how much is not said: one or two make no difference to the choice
        return max(labour.die(r, min(6, die + by)) for by in (1, 2)) - labour.die(r, die) - die / 99
    return -labour.die(r, die) - die / 99


# -- cards that speak ------------------------------------------------------------------------


def _crossroads(r: Reading, ask: Ask, option: Option) -> float:
    ref = f"crossroads/{ask.facts['crossroads']}/{option[1]}"
    return appraise(r, ref, r.seat, str(ask.facts.get("actor") or ""))


def _vote(r: Reading, ask: Ask, option: Option) -> float:
    yes = option[0] == "yes"
    about = ask.facts.get("about")
    if about == "exile":
        return float(votes_for_exile(r, int(str(ask.facts["other"]))) == yes)
    if about == "crossroads":
        seat = int(str(ask.facts["seat"]))
        name = ask.facts["crossroads"]
        up = appraise(r, f"crossroads/{name}/0", seat)
        down = appraise(r, f"crossroads/{name}/1", seat)
        return up if yes else down
    if about == "containment":
        return raxxon.contain(r, yes)
    return float(_wants_token(r) == yes)


def _wants_token(r: Reading) -> bool:
    """Whether the bot has the first player's token, and shall have it at the end."""
    wanted = any(goal.word == "you-hold-first" for goal in r.wishes.demands)
    return r.view.first == r.seat and r.left <= 2 and wanted


def _choose_player(r: Reading, ask: Ask, option: Option) -> float:
    other = int(option[1])
    player = r.view.players[other]
    effect = ask.facts.get("effect")
    doubt = suspicion(r, other)
    if effect == "exile-vote":
        found = suspects(r)
        return 1.0 if found and found[0][1] == other else 0.0
    if effect == "give":
        return -doubt - 0.01 * player.hand_size - (1.0 if player.exiled else 0.0)
    return doubt + 0.05 * player.hand_size


VALUES: dict[str, Value] = {
    "keep-survivors": lambda r, ask, option: (
        recruits.company(option[1:]) + recruits.leadership(option[1])
    ),
    "newcomer": _settle,
    "leave": lambda r, ask, option: labour.moving(r, r.people[option[1]], option[2]),
    "target": _target,
    "door": _door,
    "choose-door": _choose_door,
    "lure": _lure,
    "defence": _defence,
    "search": _search,
    "choose-card": _choose_card,
    "equip": _equip,
    "request-kind": _request_kind,
    "request": _request,
    "use-given": _use_given,
    "choose-survivor": _choose_survivor,
    "choose-place": _choose_place,
    "actor": lambda r, ask, option: appraise(r, str(ask.facts["ref"]), r.seat, option[1]),
    "choose-wound": _choose_wound,
    "leader": lambda r, ask, option: recruits.leadership(option[1]),
    # to roll kills fewer on average; only where many stand together and life is cheap
    "bite": lambda r, ask, option: float(option[0] == "roll"),
    "order": _order,
    # first what helps, then what may come out of Raxxon
    "simultaneous": lambda r, ask, option: float(option[0] == "let-work"),
    "helpless-death": lambda r, ask, option: float((option[1] == "unruly") == (r.heart >= 0)),
    "choose-die": _choose_die,
    "choose-value": lambda r, ask, option: labour.die(r, int(option[1])) + int(option[1]) / 99,
    "choose-branch": lambda r, ask, option: appraise(r, f"{ask.facts['ref']}/{option[1]}", r.seat),
    "crossroads": _crossroads,
    "vote": _vote,
    "keep-token": lambda r, ask, option: float((option[0] == "call") == _wants_token(r)),
    "choose-player": _choose_player,
    "improve": improvements.improve,
    "strangers": lambda r, ask, option: float((option[1] == "none") == (r.heart >= 0)),
    "loot": lambda r, ask, option: cards.wanted(r, option[1]),
    "drive-off": lambda r, ask, option: bandits.gone(r, option[1]),
    # where an exile sends the bandits: where it fits the own heart
    "bandit-place": lambda r, ask, option: r.board.robbed(option[1], 1),
    "calm-place": lambda r, ask, option: r.board.calmed(option[1], CALMED),
    "gift": lambda r, ask, option: float(option[1] == "take"),
    "enter-raxxon": stories.enter,
    "make-room": stories.send_home,
    "zombie-leaves": lambda r, ask, option: r.places[COLONY].doors[int(option[1]) - 1].zombies,
    "accuse": stories.accuse,
    "renegade": lambda r, ask, option: float(option[0] == "reveal"),
}
"""How the options of each question are valued."""
