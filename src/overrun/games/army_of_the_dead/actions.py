"""The actions of a survivor, what they cost, and who pays (catalogue section D1).

Each action has a row in :data:`ACTIONS`: what can be done, why not, and how. What it costs is
:func:`price`; free actions of a type are used up before the others (AD-SKL-03).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from overrun.core.flow import Flow
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.board import vault
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.combat import attack
from overrun.games.army_of_the_dead.combat.combat_action import fight
from overrun.games.army_of_the_dead.combat.eliminate_sleepers import (
    check_sleepers,
    eliminate_sleepers,
    sleepers_options,
)
from overrun.games.army_of_the_dead.mission.events import check_special, do_special, special_options
from overrun.games.army_of_the_dead.mission.objectives import (
    check_take,
    check_use_token,
    take,
    take_options,
    use_token,
    use_token_options,
)
from overrun.games.army_of_the_dead.state import SLOTS, ArmyState, Survivor, Turn
from overrun.games.army_of_the_dead.team import inventory, leading, moving, truck
from overrun.games.army_of_the_dead.team.moving import bloodlust, can_use, surcharge
from overrun.games.army_of_the_dead.team.searching import check_search, search, search_options
from overrun.games.army_of_the_dead.team.skills import has
from overrun.games.army_of_the_dead.team.trading import (
    check_reorganise,
    check_trade,
    reorganise,
    reorganise_options,
    trade,
    trade_options,
)
from overrun.games.army_of_the_dead.zombies.sleepers import make_noise

S = ArmyState
T = Play[ArmyState]

NONSENSE = Reason("AD-PPH-01", "no-such-action")
NOBODY = Reason("AD-SKL-52", "nobody-to-lead")

Options: TypeAlias = Callable[[S, Survivor], list[Option]]
Check: TypeAlias = Callable[[S, Survivor, Option], "Reason | None"]
Do: TypeAlias = Callable[[T, Survivor, Option], "Flow[None] | None"]


class Action(msgspec.Struct, frozen=True):
    """One kind of action: what is possible apart from the price, why not, and how it is done."""

    options: Options
    check: Check
    do: Do
    words: int
    """How many words its options have, the verb among them."""
    cost: int = 1
    kinds: tuple[str, ...] = ()
    """The free actions that may pay for it, the narrowest first."""


class Price(msgspec.Struct, frozen=True):
    """What an option costs: the action itself, which a free one may pay, and what zombies add."""

    cost: int
    kinds: tuple[str, ...] = ()
    extra: int = 0

    def is_paid_by(self, turn: Turn) -> bool:
        """Whether the turn has enough left (AD-PPH-05)."""
        return self.due(turn) <= turn.actions

    def due(self, turn: Turn) -> int:
        """The ordinary actions that it takes (AD-OP-037)."""
        return self.extra if self.free(turn) or not self.cost else self.cost + self.extra

    def free(self, turn: Turn) -> str:
        """The free action that pays, if there is one."""
        if self.cost:
            for kind in self.kinds:
                if turn.free.get(kind):
                    return kind
        return ""


# -- words of options ------------------------------------------------------------------------


def _zone(s: S, option: Option, at: int = 1) -> int:
    return s.ground.index[option[at]]


def _slot(option: Option) -> int:
    return int(option[1])


# -- what needs no file of its own -----------------------------------------------------------


def _noise(t: T, survivor: Survivor, option: Option) -> Flow[None]:
    """AD-MKN-01."""
    yield from make_noise(t, survivor.zone)


def _lead_options(s: S, survivor: Survivor) -> list[Option]:
    if not has(s, survivor, "born-leader") or can_use(s, survivor, "born-leader"):
        return []
    return [("born-leader", each.id) for each in s.survivors if each is not survivor]


def _check_leader(s: S, survivor: Survivor, option: Option) -> Reason | None:
    why = can_use(s, survivor, "born-leader")
    if why is not None:
        return why
    others = [each.id for each in s.survivors if each is not survivor]
    return None if option[1] in others else NOBODY


def _born_leader(t: T, survivor: Survivor, option: Option) -> None:
    """Another survivor has one action of any kind, now (AD-SKL-52, -53); turn.py lets it act."""
    s = t.state
    s.turn.used.append("born-leader")
    t.tell("skill-used", survivor=survivor.id, skill="born-leader", other=option[1])
    s.turns.append(Turn(option[1], 1, own=False))


def _nothing(s: S, survivor: Survivor) -> list[Option]:
    """Its options come with those of a sister: focus with attack, gun-focus with gun."""
    return []


def _check_attack(s: S, survivor: Survivor, option: Option) -> Reason | None:
    if not option[1].isdecimal() or not _slot(option) < SLOTS:
        return NONSENSE
    target = option[3] if len(option) > 3 else ""
    return attack.check_attack(s, survivor, _slot(option), _zone(s, option, 2), target)


def _charge(verb: str, skill_of: Callable[[S, Survivor], str]) -> Action:
    return Action(
        lambda s, v: moving.charge_options(s, v, verb, skill_of(s, v)),
        lambda s, v, o: moving.check_charge(s, v, skill_of(s, v), _zone(s, o), _zone(s, o, 2)),
        lambda t, v, o: moving.charge(
            t, v, skill_of(t.state, v), _zone(t.state, o), _zone(t.state, o, 2)
        ),
        3,
        cost=0 if verb == "charge" else 1,
    )


ACTIONS: dict[str, Action] = {
    "move": Action(
        moving.move_options,
        lambda s, v, o: moving.check_move(s, v, _zone(s, o)),
        lambda t, v, o: moving.move(t, v, _zone(t.state, o)),
        2,
        kinds=("move",),
    ),
    "sprint": Action(
        moving.sprint_options,
        lambda s, v, o: moving.check_sprint(s, v, _zone(s, o)),
        lambda t, v, o: moving.sprint(t, v, _zone(t.state, o)),
        2,
        kinds=("move",),
    ),
    "charge": _charge("charge", lambda s, v: "charge"),
    "bloodlust": _charge("bloodlust", bloodlust),
    "attack": Action(attack.attack_options, _check_attack, fight, 3),
    "focus": Action(_nothing, _check_attack, fight, 4),
    "search": Action(
        search_options,
        lambda s, v, o: check_search(s, v),
        lambda t, v, o: search(t, v),
        1,
        kinds=("search",),
    ),
    "reorganise": Action(
        reorganise_options,
        lambda s, v, o: check_reorganise(s, v),
        lambda t, v, o: reorganise(t, v),
        1,
    ),
    "trade": Action(
        trade_options,
        lambda s, v, o: check_trade(s, v, o[1]),
        lambda t, v, o: trade(t, v, o[1]),
        2,
    ),
    "sleepers": Action(
        sleepers_options,
        lambda s, v, o: check_sleepers(s, v, o[1]),
        lambda t, v, o: eliminate_sleepers(t, v, o[1]),
        2,
        cost=2,
    ),
    "take": Action(
        take_options,
        lambda s, v, o: check_take(s, v, o[1]),
        lambda t, v, o: take(t, v, o[1]),
        2,
    ),
    "lead": Action(
        leading.lead_options,
        lambda s, v, o: leading.check_lead(s, v, o[1]),
        lambda t, v, o: leading.lead(t, v, o[1]),
        2,
    ),
    "special": Action(
        special_options,
        lambda s, v, o: check_special(s, v, o[1]),
        lambda t, v, o: do_special(t, v, o[1]),
        2,
    ),
    "noise": Action(lambda s, v: [("noise",)], lambda s, v, o: None, _noise, 1),
    "challenge": Action(
        vault.challenge_options,
        lambda s, v, o: vault.check_challenge(s, v),
        lambda t, v, o: vault.challenge(t, v),
        1,
        cost=2,
    ),
    "open-vault": Action(
        vault.open_vault_options,
        lambda s, v, o: vault.check_open_vault(s, v),
        lambda t, v, o: vault.open_vault(t, v),
        1,
    ),
    "board": Action(
        truck.board_options,
        lambda s, v, o: truck.check_board(s, v, o[1]),
        lambda t, v, o: truck.board(t, v, o[1]),
        2,
    ),
    "alight": Action(
        truck.alight_options,
        lambda s, v, o: truck.check_alight(s, v),
        lambda t, v, o: truck.alight(t, v),
        1,
    ),
    "seat": Action(
        truck.seat_options,
        lambda s, v, o: truck.check_seat(s, v, o[1]),
        lambda t, v, o: truck.change_seat(t, v, o[1]),
        2,
    ),
    "drive": Action(
        truck.drive_options,
        lambda s, v, o: truck.check_drive(s, v, _zone(s, o)),
        lambda t, v, o: truck.drive(t, v, _zone(t.state, o)),
        2,
    ),
    "gun": Action(
        attack.gun_options,
        lambda s, v, o: attack.check_gun(s, v, _zone(s, o)),
        lambda t, v, o: attack.gun_attack(t, v, _zone(t.state, o)),
        2,
    ),
    "gun-focus": Action(
        _nothing,
        lambda s, v, o: attack.check_gun(s, v, _zone(s, o), o[2]),
        lambda t, v, o: attack.gun_attack(t, v, _zone(t.state, o), o[2]),
        3,
    ),
    "born-leader": Action(_lead_options, _check_leader, _born_leader, 2, cost=0),
    "shove": Action(
        moving.shove_options,
        lambda s, v, o: moving.check_shove(s, v, _zone(s, o)),
        lambda t, v, o: moving.shove(t, v, _zone(t.state, o)),
        2,
        cost=0,
    ),
    "lifesaver": Action(
        moving.lifesaver_options,
        lambda s, v, o: moving.check_lifesaver(s, v, _zone(s, o)),
        lambda t, v, o: moving.lifesaver(t, v, _zone(t.state, o)),
        2,
        cost=0,
    ),
    "reload": Action(
        inventory.reload_options,
        lambda s, v, o: inventory.check_reload(s, v, o[1], o[2]),
        lambda t, v, o: inventory.reload(t, v, o[1], o[2]),
        3,
        cost=0,
    ),
    "discard": Action(
        inventory.discard_options,
        lambda s, v, o: inventory.check_discard(s, v, o[1]),
        lambda t, v, o: inventory.discard(t, v, o[1]),
        2,
        cost=0,
    ),
    "drop": Action(
        inventory.drop_options,
        lambda s, v, o: inventory.check_drop(s, v, o[1], o[2]),
        lambda t, v, o: inventory.drop(t, v, o[1], o[2]),
        3,
        cost=0,
    ),
    "use-token": Action(
        use_token_options,
        lambda s, v, o: check_use_token(s, v, o[1]),
        lambda t, v, o: use_token(t, v, o[1]),
        2,
        cost=0,
    ),
}

NO_ACTIONS = ("reload", "discard", "drop", "use-token", "born-leader", "shove", "lifesaver")
"""What is free and no action: it breaks no row of attacks (AD-SKL-16)."""


# -- prices ----------------------------------------------------------------------------------


def price(s: S, survivor: Survivor, option: Option) -> Price:
    """What an option costs this survivor now (table D1)."""
    verb = option[0]
    action = ACTIONS[verb]
    if verb in ("move", "sprint", "charge", "bloodlust"):
        return Price(action.cost, action.kinds, surcharge(s, survivor))
    if verb in ("attack", "focus"):
        return Price(action.cost, attack_kinds(survivor, int(option[1])))
    if verb == "sleepers" and (gear := inventory.gear_in(survivor, option[1])):
        quick = has(s, survivor, "silent-killer", gear.card)  # AD-SKL-13
        return Price(1 if quick else action.cost)
    if verb == "special":
        return Price(s.sheet.actions[option[1]].cost)
    return Price(action.cost, action.kinds)


def attack_kinds(survivor: Survivor, slot: int) -> tuple[str, ...]:
    """The free actions that an attack with this weapon may use (AD-SKL-06, AD-OP-092)."""
    gear = survivor.gear[slot]
    weapon = None if gear is None else library().equipment[gear.card].weapon
    if weapon is None:
        return ()
    kinds = (weapon.kind, "combat")
    return ("explosive", *kinds) if weapon.blast else kinds


def pay(s: S, survivor: Survivor, option: Option) -> None:
    """The actions are spent, a free one of the type before the others (AD-SKL-03)."""
    turn = s.turn
    cost = price(s, survivor, option)
    free = cost.free(turn)
    turn.actions -= cost.due(turn)
    if free:
        turn.free[free] -= 1
        if not turn.free[free]:
            del turn.free[free]


def note_streak(turn: Turn, option: Option) -> None:
    """Any action but an attack ends the rows of attacks (AD-SKL-16), see ``combat_action.py``."""
    if option[0] not in (*NO_ACTIONS, "attack", "focus"):
        turn.streak = {}
