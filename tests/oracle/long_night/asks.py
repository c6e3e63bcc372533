"""What is asked besides the actions of a turn, as far as the options follow from the table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from overrun.core.flow import Ask
from overrun.games.long_night.state import Place, Survivor
from tests.oracle.long_night import cards
from tests.oracle.long_night.effects import Moment, Perhaps, can_do, can_play
from tests.oracle.long_night.table import Seat
from tests.oracle.long_night.turn import accepted
from tests.oracle.watching import Options

Answer = Callable[[Seat, Ask], Options | None]

ASKS: dict[str, Answer] = {}
"""What the oracle knows of each kind of ask."""


def asks(kind: str) -> Callable[[Answer], Answer]:
    def note(answer: Answer) -> Answer:
        ASKS[kind] = answer
        return answer

    return note


def either(*options: tuple[str, ...]) -> Options:
    return Options(set(options))


def _place(seat: Seat, ask: Ask) -> Place:
    return seat.s.places[str(ask.facts["place"])]


def _outside_with_room(seat: Seat) -> list[str]:
    return [place.id for place in seat.outside() if seat.room(place.id) > 0]


# -- set-up --------------------------------------------------------------------------------------


@asks("keep-survivors")
def keep_survivors(seat: Seat, ask: Ask) -> Options:
    """Two of those dealt, three if two play; the first leads (LN-SETUP-18 to -21, LN-VAR-2P-03)."""
    dealt = seat.s.offers[seat.seat]
    followers = 2 if len(seat.s.players) == 2 else 1
    found = Options()
    for leader in dealt:
        others = [name for name in dealt if name != leader]
        for crew in combinations(others, followers):
            found.add("keep", leader, *crew)
    return found


# -- in a turn -----------------------------------------------------------------------------------


@asks("target")
def target(seat: Seat, ask: Ask) -> Options:
    """Zombies, survivors of others and bandits at the place; special zombies first
    (LN-ACT-ATTACK-02, -12, -13, LN-RAX-SZ-06). A free strike is at zombies only."""
    place, found = _place(seat, ask), Options()
    for number, each in enumerate(place.doors, 1):
        for name in each.specials:
            found.add("special", name, str(number))
    if found.yes:
        return found
    for number, door in enumerate(place.doors, 1):
        if door.zombies:
            found.add("zombie", str(number))
    if not ask.facts.get("free"):
        for name in place.survivors:
            found.add("survivor", name, when=seat.s.survivors[name].owner != seat.seat)
        if place.bandits:
            found.add("bandit", when=seat.in_force("bandits"))
    return found


@asks("search")
def search(seat: Seat, ask: Ask) -> Options:
    """Keep one of the cards, or make noise while a noise space is empty and the deck is not
    (LN-ACT-SEARCH-05 to -10, OP-16)."""
    place, under_way = _place(seat, ask), seat.me.search
    assert under_way is not None
    found = Options({("keep", name) for name in under_way.drawn})
    if place.deck and not under_way.kept:
        room = place.noise < place.noise_spaces
        found.add("noise", when=True if room else (None if under_way.quiet else False))
    elif place.deck:
        found.add("noise", when=None)
    return found


def lure(seat: Seat, ask: Ask, source: str) -> Options:
    """Zombies of one other place, one after the other, up to a number (LN-ACT-ATTRACT-02, -06,
    OP-34); ``source`` is where the first came from."""
    found = Options()
    for place in seat.s.places.values():
        if place.id == ask.facts["place"] or (source and place.id != source):
            continue
        for number, each in enumerate(place.doors, 1):
            found.add("lure", place.id, str(number), when=each.zombies > 0)
    found.add("enough", when=bool(source))
    return found


@asks("door")
def door(seat: Seat, ask: Ask) -> Options:
    """Any entrance of the place with an empty space (LN-ACT-BARR-04, LN-ACT-ATTRACT-07)."""
    place = _place(seat, ask)
    return Options(
        {
            ("door", str(number))
            for number, each in enumerate(place.doors, 1)
            if each.zombies + each.barricades + each.traps + len(each.specials) < each.spaces
        }
    )


@asks("request-kind")
def request_kind(seat: Seat, ask: Ask) -> Options:
    """Any kind that this player has not refused in this turn (OP-85)."""
    other = ask.facts["other"]
    return Options(
        {("kind", kind) for kind in cards.KINDS if f"{other}/{kind}" not in seat.me.asked}
    )


@asks("request")
def request(seat: Seat, ask: Ask) -> Options:
    """A card of the kind from the hand that the other could use now in any way, or nothing
    (LN-ACT-REQ-02, -03, -05, OP-37)."""
    found = either(("refuse",))
    asker = Seat(seat.s, int(str(ask.facts["seat"])))
    for name in seat.hand:
        card = cards.item(name)
        if card["kind"] != ask.facts["kind"]:
            continue
        can: Perhaps = bool(asker.mine) if "equip" in card else can_play(asker, name, held=False)
        raises = asker.me.exiled and any(die < 6 for die in asker.dice)
        otherwise = (
            card["kind"] in accepted(asker)
            or (card["kind"] == "medicine" and asker.s.unruly > 0)
            or (card["kind"] == "food" and raises)
        )
        found.add("give", name, when=otherwise or can)
    return found


@asks("equip")
def equip(seat: Seat, ask: Ask) -> Options:
    """Any survivor of the player, wherever it is (LN-ACT-EQUIP-01, -06)."""
    return Options({("equip", name) for name in seat.me.group})


@asks("order")
def order(seat: Seat, ask: Ask) -> Options | None:
    """Frostbite: whoever has it, one after the other; who has suffered already is not on the
    table to see."""
    victim = seat.s.players[int(str(ask.facts["seat"]))]
    bitten = {("next", name) for name in victim.group if seat.s.survivors[name].frostbite}
    return Options(set(), bitten)


@asks("actor")
def actor(seat: Seat, ask: Ask) -> Options | None:
    """Whichever survivor of the player could do what the card says."""
    ref = str(ask.facts["ref"])
    effects = cards.effects_of(ref)
    if not effects:
        return None
    found = Options()
    for who in seat.mine:
        found.add("with", who.id, when=can_do(effects, Moment(seat, who)))
    if not found.yes:
        return Options(set(), {("with", who.id) for who in seat.mine})  # then as far as possible
    return found


@asks("choose-branch")
def choose_branch(seat: Seat, ask: Ask) -> Options | None:
    """The branches that can be carried out; those of modules that are not in play are not there
    (LN-PREP-07)."""
    path, _, index = str(ask.facts["ref"]).rpartition("/")
    effects = cards.effects_of(path)
    if not effects:
        return None
    found = Options()
    for number, branch in enumerate(effects[int(index)]["of"]):
        if branch.get("module") and branch["module"] not in seat.s.config.modules:
            continue
        told = {can_do(branch["effects"], Moment(seat, who)) for who in seat.mine}
        found.add("branch", str(number), when=told.pop() if len(told) == 1 else None)
    return found


# -- other people's lives ------------------------------------------------------------------------


@asks("bite")
def bite(seat: Seat, ask: Ask) -> Options:
    return either(("sacrifice",), ("roll",))  # LN-BITE-02


@asks("leader")
def leader(seat: Seat, ask: Ask) -> Options:
    return Options({("lead", name) for name in seat.me.group})  # LN-SKILL-LEAD-01


@asks("helpless-death")
def helpless_death(seat: Seat, ask: Ask) -> Options:
    return either(("helpless", "normal"), ("helpless", "unruly"))  # OP-44


@asks("defence")
def defence(seat: Seat, ask: Ask) -> Options:
    return either(("break", "barricade"), ("break", "trap"))  # OP-42


@asks("leave")
def leave(seat: Seat, ask: Ask) -> Options:
    """Exile: everyone in the colony goes to places outside with room (LN-EXILE-03, -04)."""
    return Options(
        {
            ("leave", who.id, name)
            for who in seat.mine
            for name in _outside_with_room(seat)
            if who.place == "colony"
        }
    )


@asks("newcomer")
def newcomer(seat: Seat, ask: Ask) -> Options:
    """Any place outside with room (LN-EXILE-08, OP-28, OP-30)."""
    who = str(ask.facts["survivor"])
    return Options({("settle", who, name) for name in _outside_with_room(seat)})


# -- the colony ----------------------------------------------------------------------------------


@asks("vote")
def vote(seat: Seat, ask: Ask) -> Options:
    return either(("yes",), ("no",))  # LN-VOTE-08


@asks("keep-token")
def keep_token(seat: Seat, ask: Ask) -> Options:
    return either(("call",), ("pass",))  # LN-COL-FIRST-01


@asks("crossroads")
def crossroads(seat: Seat, ask: Ask) -> Options:
    """What can be carried out in full; anything, if nothing can (LN-XR-08, OP-33)."""
    name, acting = str(ask.facts["crossroads"]), str(ask.facts["actor"])
    number = len(cards.shelf("crossroads")[name]["options"])
    found = Options()
    for index in range(number):
        effects = cards.effects_of(f"crossroads/{name}/{index}")
        who = [each for each in seat.mine if not acting or each.id == acting]
        told = {can_do(effects, Moment(seat, each)) for each in who}
        found.add("option", str(index), when=told.pop() if len(told) == 1 else None)
    if not found.yes:
        return Options(set(), {("option", str(index)) for index in range(number)})
    return found


# -- modules -------------------------------------------------------------------------------------


@asks("improve")
def improve(seat: Seat, ask: Ask) -> Options:
    return Options({("improve", each.id) for each in seat.s.improvements.row})  # LN-IMP-09


@asks("loot")
def loot(seat: Seat, ask: Ask) -> Options:
    return Options({("loot", name) for name in seat.s.bandits.loot})


@asks("strangers")
def strangers(seat: Seat, ask: Ask) -> Options:
    return either(("strangers", "two"), ("strangers", "none"))  # LN-BAN-PLACE-04


@asks("bandit-place")
def bandit_place(seat: Seat, ask: Ask) -> Options:
    """Never in the colony or the hideout, and only where there is room (OP-58)."""
    places = [name for name in _outside_with_room(seat) if name != "hideout"]
    return Options({("bandit", name) for name in places})


# -- what cards ask ------------------------------------------------------------------------------


@asks("choose-die")
def choose_die(seat: Seat, ask: Ask) -> Options:
    """An unused die; one that is raised shows less than 6."""
    able = [die for die in seat.dice if ask.facts["effect"] != "raise" or die < 6]
    return Options({("die", str(die)) for die in able})


@asks("choose-value")
def choose_value(seat: Seat, ask: Ask) -> Options:
    return Options({("value", str(value)) for value in range(1, 7) if value != ask.facts["die"]})


@asks("choose-wound")
def choose_wound(seat: Seat, ask: Ask) -> Options:
    who = str(ask.facts["survivor"])
    return either(("heal", who, "wound"), ("heal", who, "frostbite"))  # OP-46


@asks("choose-player")
def choose_player(seat: Seat, ask: Ask) -> Options | None:
    s, effect = seat.s, ask.facts["effect"]
    if effect == "give":
        return Options({("player", str(other)) for other in seat.others()})
    if effect in ("steal", "spy"):
        able = [other for other in seat.others() if s.players[other].hand]
        return Options({("player", str(other)) for other in able})
    return None


@asks("choose-card")
def choose_card(seat: Seat, ask: Ask) -> Options | None:
    s, effect, kind = seat.s, ask.facts["effect"], ask.facts.get("kind")
    if effect == "give":
        return Options({("card", name) for name in seat.hand})
    if effect == "salvage":
        return Options({("card", name) for name in s.waste if _fits(name, kind)})
    if effect == "lose":
        fit = {("card", name) for name in seat.hand if _fits(name, kind)}
        return Options(fit or {("none",)})
    if effect == "find" and s.look is not None:
        return Options(set(), {("card", name) for name in s.look.cards} | {("none",)})
    return None


def _fits(name: str, kind: object) -> bool:
    return kind is None or cards.item(name)["kind"] == kind


@asks("choose-place")
def choose_place(seat: Seat, ask: Ask) -> Options | None:
    if ask.facts["effect"] != "travel":
        return None
    who = seat.s.survivors[str(ask.facts["survivor"])]
    return Options({("place", name) for name in _destinations(seat, who)})


def _destinations(seat: Seat, who: Survivor) -> list[str]:
    return [name for name in seat.s.places if name != who.place and seat.may_stay(name)]


@asks("choose-door")
def choose_door(seat: Seat, ask: Ask) -> Options | None:
    """Where a zombie is killed, or a barricade falls. Of zombies several are chosen before the
    first dies (OP-45), so there may be fewer to choose from than stand there."""
    place, found = _place(seat, ask), Options()
    slaying = ask.facts["effect"] == "slay"
    for number, each in enumerate(place.doors, 1):
        if slaying:
            found.add("door", str(number), when=None if each.zombies else False)
        else:
            found.add("barricade", str(number), when=each.barricades > 0)
            found.add("trap", str(number), when=each.traps > 0)
    found.add("enough", when=None if slaying else False)
    return found


@asks("choose-survivor")
def choose_survivor(seat: Seat, ask: Ask) -> Options | None:
    effect = ask.facts["effect"]
    if effect == "travel":
        able = [who for who in seat.mine if not who.moved and _destinations(seat, who)]
        return Options({("move", who.id) for who in able})
    if effect == "again":
        return Options({("again", who.id) for who in seat.mine if who.moved})
    if effect == "pass-survivors":
        return Options({("pass", name) for name in seat.me.group})
    if effect in ("heal", "hearten"):
        everyone = seat.s.survivors.values()
        able = [
            who
            for who in everyone
            if (who.despair if effect == "hearten" else who.wounds + who.frostbite)
        ]
        return Options(set(), {(str(effect), who.id) for who in able})
    return None
