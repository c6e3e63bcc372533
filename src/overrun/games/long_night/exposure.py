"""The exposure die, frostbite and bites (catalogue section 8)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.games.long_night.modifiers import amount, applies
from overrun.games.long_night.moments import instead
from overrun.games.long_night.people import FROSTBITE, WOUND, hurt, kill
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Done, LongNightState

T = Play[LongNightState]
S = LongNightState

BLANK, BITE = "blank", "bite"
FACES = (BLANK,) * 6 + (WOUND,) * 3 + (FROSTBITE,) * 2 + (BITE,)
"""The twelve faces of the exposure die (LN-EXPO-03, OP-01)."""


def expose(t: T, name: str) -> None:
    """A survivor makes an exposure roll (LN-EXPO-01 to -07). Call it last: a bite spreads."""
    s = t.state
    v = s.survivors.get(name)
    if v is None or v.bitten:
        return
    face: str = s.chance.pick(FACES)
    if face == BITE and applies(v, "bite-is-wound"):
        face = WOUND
    t.tell("exposed", survivor=name, seat=v.owner, face=face)
    if s.customs.is_active(s, v.owner):
        s.players[v.owner].deeds.append(Done("exposed", name, v.place, face))
    if face == BLANK:
        return
    if face == BITE:
        if not instead(t, "bite", name):
            bite(t, name)
        return
    hurt(t, name, face)


def bite(t: T, name: str) -> None:
    """A bite kills, and spreads (LN-BITE-01). Call it last."""
    place = t.state.survivors[name].place
    # before whoever comes instead has arrived (OP-86)
    kill(t, name, BITE, then=("bite_spreads", [place]))


@task
def expose_again(t: T, name: str, times: int) -> None:
    """Several exposure rolls, one after the other, as long as the survivor lives (OP-45)."""
    if times > 1:
        t.then(expose_again, name, times - 1)
    expose(t, name)


@task
def bite_spreads(t: T, place: str) -> Flow[None]:
    """The bite goes on to the lowest in influence at the place (LN-BITE-01 to -10)."""
    s = t.state
    near = [v.id for v in s.at(place) if not v.bitten and not amount(v, "skipped-by-bite")]
    if not near:
        return
    name = s.lowest(near)
    seat = s.survivors[name].owner
    options: list[Option] = [("sacrifice",), ("roll",)]
    choice = yield Ask(seat, "bite", options, {"survivor": name, "place": place})
    if choice[0] == "sacrifice":
        kill(t, name, BITE)
        return
    face = s.chance.pick(FACES)
    t.tell("bite-rolled", survivor=name, seat=seat, face=face)
    if face != BLANK:
        kill(t, name, BITE, then=("bite_spreads", [place]))


# -- frostbite ---------------------------------------------------------------------------------


@task
def suffer_frostbite(t: T, seat: int, names: list[str]) -> Flow[None]:
    """At the start of a turn each frostbitten survivor receives a wound (LN-FROST-01 to -05).

    They suffer at the same moment; where somebody dies of it the first player says who comes
    first (LN-TEXT-02).
    """
    s = t.state
    names = [name for name in names if name in s.survivors]
    if not names:
        return
    name = names[0]
    if len(names) > 1 and any(s.survivors[each].hurt >= 2 for each in names):
        choice = yield Ask(
            s.home(seat).first, "order", [("next", each) for each in names], {"seat": seat}
        )
        name = choice[1]
    t.then(suffer_frostbite, seat, [each for each in names if each != name])
    hurt(t, name, WOUND)
