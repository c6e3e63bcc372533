"""What a player may do in the own turn (section 7, and what the modules add to it)."""

from __future__ import annotations

from overrun.games.long_night.state import Survivor
from tests.oracle.long_night import cards
from tests.oracle.long_night.effects import Moment, Perhaps, can_do, can_play
from tests.oracle.long_night.table import Seat, empty_spaces, specials_at, zombies_at
from tests.oracle.watching import Options

Option = tuple[str, ...]


def turn(seat: Seat) -> Options:
    found = Options()
    found.add("end")
    for who in seat.mine:
        fighting(seat, who, found)
        searching(seat, who, found)
        building(seat, who, found)
        moving(seat, who, found)
        abilities(seat, who, found)
        equipment(seat, who, found)
    cleaning(seat, found)
    hand(seat, found)
    food(seat, found)
    dealings(seat, found)
    improvements(seat, found)
    raxxon(seat, found)
    return found


def fighting(seat: Seat, who: Survivor, found: Options) -> None:
    """Attack needs a die of at least the attack value, and somebody to attack."""
    place = seat.place_of(who)
    others = any(seat.s.survivors[name].owner != seat.seat for name in place.survivors)
    bandits = place.bandits > 0 and seat.in_force("bandits")
    for die in seat.dice:
        if die >= seat.attack_value(who):
            target = zombies_at(place) > 0 or bool(specials_at(place)) or others or bandits
            found.add("attack", who.id, str(die), when=target)


def searching(seat: Seat, who: Survivor, found: Options) -> None:
    """Search needs a die of at least the search value, and a deck that is not empty (OP-16)."""
    place = seat.place_of(who)
    for die in seat.dice:
        if who.place != "colony" and place.deck and die >= seat.search_value(who):
            found.add("search", who.id, str(die))


def building(seat: Seat, who: Survivor, found: Options) -> None:
    """Barricades and lured zombies need an empty entrance space; zombies must come from another
    place (OP-34)."""
    place = seat.place_of(who)
    elsewhere = any(
        zombies_at(other) > 0 for other in seat.s.places.values() if other.id != place.id
    )
    for die in seat.dice:
        if empty_spaces(place) > 0:
            found.add("barricade", who.id, str(die))
            if elsewhere:
                found.add("attract", who.id, str(die))


def moving(seat: Seat, who: Survivor, found: Options) -> None:
    for name in seat.s.places:
        if not who.moved and name != who.place and seat.may_stay(name):
            found.add("move", who.id, name)


def _pay(seat: Seat, ability: cards.Card, option: Option, can: Perhaps, found: Options) -> None:
    """An ability with a number costs a die of at least that (LN-ACT-ABIL-01, -03)."""
    if not ability.get("die", 0):
        found.add(*option, when=can)
    for die in seat.dice:
        if ability.get("die", 0) and die >= ability["die"]:
            found.add(*option, str(die), when=can)


def abilities(seat: Seat, who: Survivor, found: Options) -> None:
    ability = cards.survivor(who.id)["ability"]
    if "effects" in ability and seat.works(who, ability, who.used):
        can = can_do(ability["effects"], Moment(seat, who))
        _pay(seat, ability, ("ability", who.id), can, found)


def equipment(seat: Seat, who: Survivor, found: Options) -> None:
    """Items are used, handed off, or added to the crisis; side effects stay (LN-RAX-PILL-05)."""
    for carried in who.items:
        card = cards.item(carried.id)
        equip = card["equip"]
        if "effects" in equip and seat.works(who, equip, carried.used):
            can = can_do(equip["effects"], Moment(seat, who))
            _pay(seat, equip, ("use", who.id, carried.id), can, found)
        if card["kind"] == "side-effect":
            continue
        for other in seat.place_of(who).survivors:
            if other != who.id:
                found.add("hand", who.id, carried.id, other)
        if not seat.me.exiled:
            found.add("add", carried.id, who.id)


def cleaning(seat: Seat, found: Options) -> None:
    in_colony = any(who.place == "colony" for who in seat.mine)
    for die in seat.dice:
        if in_colony and seat.s.waste:
            found.add("clean", str(die))


def hand(seat: Seat, found: Options) -> None:
    s = seat.s
    for name in seat.hand:
        card = cards.item(name)
        if "equip" in card:
            found.add("play", name, when=len(seat.mine) > 0)
        else:
            found.add("play", name, when=can_play(seat, name))
        if not seat.me.exiled:
            found.add("add", name)  # LN-EXILE-06
        if card["kind"] == "medicine" and s.unruly > 0:
            found.add("calm", name)  # LN-HELP-UNR-05
        if card["kind"] == "food" and seat.me.exiled:
            for die in seat.dice:
                if die < 6:
                    found.add("boost", name, str(die))  # LN-EXILE-09
        if card["kind"] in accepted(seat):
            found.add("deliver", name)


def accepted(seat: Seat) -> list[str]:
    """The kinds of cards that may be laid on the main objective."""
    card = cards.shelf("objectives")[seat.s.objective]
    side = card.get(seat.s.config.side) or card["standard"]
    kinds: list[str] = side.get("accepts", [])
    return kinds


def food(seat: Seat, found: Options) -> None:
    for die in seat.dice:
        if seat.s.food > 0 and die < 6 and not seat.me.exiled:
            found.add("raise", str(die))


def dealings(seat: Seat, found: Options) -> None:
    s, me = seat.s, seat.me
    for other in seat.others():
        kinds = [kind for kind in cards.KINDS if f"{other}/{kind}" not in me.asked]
        if s.players[other].hand and kinds:
            found.add("request", str(other))
        may_call = not seat.cooperative and not me.called and not me.exiled
        if may_call and not s.players[other].exiled:
            found.add("exile", str(other))  # LN-ACT-EXVOTE-01, OP-24


def improvements(seat: Seat, found: Options) -> None:
    for name in seat.s.improvements.built:
        ability = cards.shelf("improvements")[name].get("ability")
        at_home = [who for who in seat.mine if who.place == "colony"]
        if ability is None or not at_home or name in seat.s.improvements.operated:
            continue
        can = can_do(ability["effects"], Moment(seat, at_home[0]))
        _pay(seat, ability, ("operate", name), can, found)


def raxxon(seat: Seat, found: Options) -> None:
    """Dice may be laid on Raxxon (LN-RAX-CODE-01), and the hideout may be searched or stormed."""
    s = seat.s
    there = any(who.place == "raxxon" for who in seat.mine)
    for die in seat.dice:
        if "raxxon" in s.config.modules and there:
            found.add("code", str(die), when=seat.in_force("code"))
        for who in seat.mine:
            if who.place != "hideout" or not seat.in_force("hideout"):
                continue
            if s.bandits.loot and die >= seat.search_value(who):
                found.add("raid", who.id, str(die))
            bandits = any(place.bandits for place in s.places.values())
            if bandits and die >= seat.attack_value(who):
                found.add("storm", who.id, str(die))
