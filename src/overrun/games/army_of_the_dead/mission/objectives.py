"""Objective tokens: taking them, and using those of personal objectives (catalogue sections D7 and
H4)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.action import Action
from overrun.games.army_of_the_dead.kinds import COLOUR, PIECE
from overrun.games.army_of_the_dead.mission.personal import effect_of, spend_token, token_skill
from overrun.games.army_of_the_dead.state import SLOT_NAMES, S, Survivor, T, Token
from overrun.games.army_of_the_dead.team.companions import bring
from overrun.games.army_of_the_dead.team.growth import gain
from overrun.games.army_of_the_dead.team.health import full_health
from overrun.games.army_of_the_dead.team.inventory import (
    carried,
    dry_weapons,
    load,
    own_turn,
)
from overrun.games.army_of_the_dead.zombies.abominations import arrive
from overrun.games.army_of_the_dead.zombies.sleepers import wake

NO_TOKEN = Reason("AD-OBJ-01", "no-token")
NOT_YOURS = Reason("AD-POB-03", "token-not-held")
NO_USE = Reason("AD-POB-03", "token-not-to-be-used")
NOT_YOUR_TURN = Reason("AD-OP-077", "not-own-turn")
NOTHING_DRY = Reason("AD-AMM-06", "not-dry")
ZEUS_IS_HERE = Reason("AD-ZEU-04", "zeus-has-come")


# -- taking ----------------------------------------------------------------------------------


def take_options(s: S, survivor: Survivor) -> list[Option]:
    zone = survivor.zone
    return [("take", token.id) for token in s.tokens if token.zone == zone]


def check_take(s: S, survivor: Survivor, id: str = "") -> Reason | None:
    """A token in one's own zone; zombies do not matter (AD-OBJ-01, -05)."""
    return None if _token(s, survivor.zone, id) is not None else NO_TOKEN


def _token(s: S, zone: int, id: str) -> Token | None:
    for token in s.tokens:
        if token.id == id and token.zone == zone:
            return token
    return None


def take(t: T, survivor: Survivor, id: str) -> Flow[None]:
    """Sleepers wake (AD-OBJ-03), the front comes to light (AD-OBJ-04), and the mission says what it
    is worth (AD-OBJ-02). One that somebody dropped was taken before (AD-OP-132)."""
    s = t.state
    yield from wake(t, survivor.zone)
    token = _token(s, survivor.zone, id)
    if survivor not in s.survivors or token is None:
        return
    s.tokens.remove(token)
    colour = token.colour
    t.tell(
        "took",
        survivor=survivor.id,
        zone=s.ground.names[token.zone],
        token=colour,
        again=token.open,
        reveals=not token.open,
    )
    personal = effect_of(s, colour)
    if personal is not None or s.sheet.tradable:
        survivor.tokens.append(colour)
        bring(s, "", survivor.id, colour, token_skill(s, colour))
    if token.open:
        return
    s.taken.append(colour)
    if personal is not None and personal.do == "health":
        heal(t, survivor, personal.amount or full_health(survivor.id))
        s.question("healthy")
    yield from gain(t, survivor, s.sheet.token_ap)


def heal(t: T, survivor: Survivor, points: int) -> None:
    """So much health comes back, never more than there was at the start."""
    before = survivor.health
    survivor.health = min(full_health(survivor.id), before + points)
    if survivor.health > before:
        amount = survivor.health - before
        t.tell("healed", survivor=survivor.id, amount=amount, health=survivor.health)


# -- using a token, at no cost ---------------------------------------------------------------


def use_token_options(s: S, survivor: Survivor) -> list[Option]:
    if not survivor.tokens:
        return []
    return [
        ("use-token", colour)
        for colour in dict.fromkeys(survivor.tokens)
        if check_use_token(s, survivor, colour) is None
    ]


def check_use_token(s: S, survivor: Survivor, colour: str) -> Reason | None:
    """A token that may be discarded for something, when that is of use."""
    if colour not in survivor.tokens:
        return NOT_YOURS
    effect = effect_of(s, colour)
    if effect is None or effect.do not in ("zeus", "magazine"):
        return NO_USE
    if effect.do == "zeus":
        return ZEUS_IS_HERE if throne(s) is None else None
    if not own_turn(s, survivor):
        return NOT_YOUR_TURN
    return None if dry_weapons(survivor) else NOTHING_DRY


def throne(s: S) -> int | None:
    """The zone of the Zeus spawn token while it is on the board (AD-ZEU-04)."""
    if s.zeus_gone or not s.sheet.zeus:
        return None
    return next((each.zone for each in s.spawns if each.kind == "zeus"), None)


def use_token(t: T, survivor: Survivor, colour: str) -> Flow[None]:
    """Zeus comes in the place of his spawn token, or a weapon is reloaded."""
    s = t.state
    effect = effect_of(s, colour)
    assert effect is not None
    spend_token(t, survivor, colour)
    if effect.do == "zeus":
        zone = throne(s)
        assert zone is not None
        yield from arrive(t, s.sheet.zeus, zone)
        return
    options: list[Option] = [("load", SLOT_NAMES[slot]) for slot in dry_weapons(survivor)]
    facts: dict[str, Fact] = {"survivor": survivor.id, **carried(survivor)}
    choice = yield Ask(survivor.seat, "load", options, facts)
    load(t, survivor, choice[1])


TAKE = Action(
    "take",
    take_options,
    check_take,
    take,
    need=lambda s, survivor: s.tokens,
    piece=PIECE.maybe,
)
USE = Action(
    "use-token",
    use_token_options,
    check_use_token,
    use_token,
    price=0,
    need=lambda s, survivor: survivor.tokens,
    token=COLOUR,
)
