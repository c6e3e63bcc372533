"""What the facts of Army of the Dead mean in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.sheets import missions
from overrun.games.army_of_the_dead.state import SLOTS
from overrun.text import Fact, Term
from overrun.text.say import Speaker
from overrun.text.words import Together, Vocabulary

_MAYBE = (
    "survivor", "companion", "other", "by", "to", "partner", "zone", "zones", "start", "goal",
    "kind", "target", "card", "cards", "companions", "ammo", "loss", "mission", "token", "skill",
    "again", "slot", "which", "told", "dice", "rolls", "fare", "gets", "gives",
)  # fmt: skip
"""Facts that not all events, asks and endings have: sentences can ask for them."""

_PEOPLE = ("survivors", "companions", "group", "aboard", "people", "struck")
_PLACES = ("zone", "start", "goal")
_DICE = ("dice", "ammo")
_SLOTS = tuple(str(slot) for slot in range(SLOTS))


# -- places ----------------------------------------------------------------------------------


def _place(speaker: Speaker, zone: str, way: str = "") -> str:
    """A zone in words: ``the pawn shop (A1h)``; by its name alone where the board is not known."""
    label = _label(speaker.board, zone)
    if not label:
        return speaker.text(f"ad-zone-bare{way}", name=zone)
    words = {each: speaker.text(f"ad-place-{label}.{each}") for each in ("the", "in")}
    words["title"] = speaker.text(f"ad-place-{label}")
    return speaker.text(f"ad-zone-named{way}", label=label, name=zone, **words)


def _label(mission: str, zone: str) -> str:
    """What a zone of a mission's board is: ``pawn-shop``."""
    if mission not in missions():
        return ""
    ground = ground_of(mission, missions()[mission].doors)
    return ground.zones[ground.index[zone]].label if zone in ground.index else ""


def _places(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    more: dict[str, Fact] = {}
    for name in _PLACES:
        zone = facts.get(name)
        if zone and isinstance(zone, str):  # a die that is turned has a start, too
            more |= {
                name: _place(speaker, zone),
                f"{name}_in": _place(speaker, zone, ".in"),
                f"{name}_upper": _place(speaker, zone, ".upper"),
                f"{name}_there": _place(speaker, zone, ".there"),
                f"{name}_id": zone,
            }
    if facts.get("zones"):
        more["zones"] = [_place(speaker, zone) for zone in facts["zones"]]
    if door := facts.get("door"):
        one, _, other = door.partition("-")
        more |= {"one_side": _place(speaker, one), "other_side": _place(speaker, other)}
    return more


# -- people and cards ------------------------------------------------------------------------


def _short(id: str) -> Term:
    return Term(f"ad-survivor-{id}.short")


def _counted(speaker: Speaker, names: Iterable[str], message: str) -> list[str]:
    """Things by name, several of the same name once: ``Hanne (2×)``."""
    return [
        speaker("counted", count=count, name=speaker(message.format(name)))
        for name, count in Counter(names).items()
    ]


def _lists(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    more: dict[str, Fact] = {}
    for name in _PEOPLE:
        if facts.get(name):
            more[name] = _counted(speaker, facts[name], "survivor-{}.short")
        elif name in facts:
            more[name] = None
    if "group" in facts and "survivor" in facts:
        others = [id for id in facts["group"] if id != facts["survivor"]]
        more["group"] = [_short(id) for id in others] or None
    if facts.get("cards"):
        more["cards"] = _counted(speaker, facts["cards"], "card-{}")
    elif "cards" in facts:
        more["cards"] = None
    for name in ("gets", "gives"):
        if name in facts:
            more[name] = _goods(speaker, facts, name) or None
    for shelf, known in (("vault", library().vault), ("order", library().orders)):
        if facts.get("card") in known:
            more |= _with_text(speaker, shelf, facts["card"])
    if facts.get("skill"):
        more |= _with_text(speaker, "skill", facts["skill"])
    for name in _DICE:
        if isinstance(facts.get(name), list):
            rolled = [face for face in facts[name] if face != "0"]
            more[name] = rolled or None
    return more


def _goods(speaker: Speaker, facts: Mapping[str, Any], name: str) -> list[str]:
    """What somebody gets or gives in a trade: cards, tokens, companions."""
    return [
        *_counted(speaker, facts[name], "card-{}"),
        *(speaker("the-token", token=each) for each in facts[f"{name}_tokens"]),
        *(speaker(f"survivor-{each}.short") for each in facts[f"{name}_people"]),
    ]


def _with_text(speaker: Speaker, shelf: str, id: str) -> dict[str, Fact]:
    """A card or a skill, and what it does."""
    key = f"{shelf}-{id}"
    return {
        shelf: speaker(key) if speaker.has(key) else id,
        f"{shelf}_text": speaker(f"{key}-text") if speaker.has(f"{key}-text") else None,
    }


# -- slots -----------------------------------------------------------------------------------


def _in_slot(facts: Mapping[str, Any], owner: str, slot: str) -> str:
    """The card in a slot, as the facts of the ask tell it; nothing if it is empty."""
    crew, gear = facts.get("crew") or [], facts.get("gear") or []
    if owner not in crew or slot not in _SLOTS:
        return ""
    card: str = gear[SLOTS * crew.index(owner) + int(slot)]
    return card


def _slots(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    """What is in the slot that an option names, and which one it is if there are two of it."""
    slot = facts.get("slot")
    more: dict[str, Fact] = {}
    if "place" not in facts and isinstance(slot, str):
        owner = facts.get("other") or facts.get("survivor") or ""
        card = _in_slot(facts, owner, slot)
        cards = [_in_slot(facts, owner, each) for each in _SLOTS]
        more["held"] = _card(card)
        more["where"] = _slot(slot)
        more["which"] = _slot(slot) if cards.count(card) > 1 else None
        if magazine := facts.get("magazine"):
            spare = _in_slot(facts, owner, magazine)
            more["spare"] = _slot(magazine) if cards.count(spare) > 1 else None
    if "one" in facts and "two" in facts:
        more |= _swap(speaker, facts)
    return more


def _slot(slot: str) -> Term | str:
    return Term(f"ad-slot-{slot}") if slot in _SLOTS else slot


def _card(card: str) -> Term | None:
    return Term(f"ad-card-{card}") if card else None


def _swap(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    """Two slots change places: what goes where, the one that is not empty first."""
    ends = []
    for name in (facts["one"], facts["two"]):
        owner, dot, slot = str(name).rpartition(".")
        card = _in_slot(facts, owner or str(facts.get("survivor")), slot)
        place = _slot(slot)
        whose = speaker("slot-of", survivor=owner, place=place) if dot else place
        ends.append((card, whose))
    (card, here), (other, there) = ends if ends[0][0] else ends[::-1]
    return {"held": _card(card), "swapped": _card(other), "here": here, "there": there}


# -- missions --------------------------------------------------------------------------------


def _mission(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    """What the sheet says of its events, actions and losses."""
    mission = facts.get("mission") or speaker.board
    more: dict[str, Fact] = {}
    if facts.get("mission"):
        more["briefing"] = speaker(f"mission-{mission}-briefing")
    if event := facts.get("event"):
        more["told"] = speaker(f"mission-{mission}-event-{event}.told")
    if action := facts.get("action"):
        key = f"mission-action-{mission}-{action}"
        known = speaker.has(key)
        more["action"] = speaker(key) if known else action
        if known and facts.get("survivor"):
            more["told"] = speaker(f"{key}.told", survivor=facts["survivor"])
    if objective := facts.get("objective"):
        more["objective"] = speaker(f"mission-{mission}-goal-{objective}")
    if loss := facts.get("loss"):
        keys = (f"mission-{mission}-loss-{loss}", f"mission-{loss}", "mission-nobody-left")
        more["loss"] = speaker(next(key for key in keys if speaker.has(key)))
    return more


# -- dice ------------------------------------------------------------------------------------


def _challenge(facts: Mapping[str, Any]) -> dict[str, Fact]:
    """The dice of the vault: what those show that are set aside, or that an option names."""
    dice = facts["dice"]
    held = facts.get("held") or []
    more: dict[str, Fact] = {"held": [dice[int(die)] for die in held] or None}
    die = facts.get("die")
    if isinstance(die, str) and die.isdecimal() and int(die) < len(dice):
        more["face"] = dice[int(die)]
    return more


def _more(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    more: dict[str, Fact] = {}
    for name in _MAYBE:
        if facts.get(name) in (None, "", []):
            more[name] = more[f"{name}_id"] = None
    more |= _places(speaker, facts)
    more |= _lists(speaker, facts)
    more |= _slots(speaker, facts)
    more |= _mission(speaker, facts)
    more["slow"] = "yes" if facts.get("slot") in (facts.get("slow") or ()) else None
    more["vain"] = "yes" if facts.get("target") in (facts.get("tough") or ()) else None
    if "held" in facts and isinstance(facts.get("dice"), list):
        more |= _challenge(facts)
    if kit := facts.get("kit"):
        kits = library().survivors[facts["survivor"]].kits
        more["cards"] = _counted(speaker, kits[kit != "a"], "card-{}")
    if (owner := facts.get("survivor")) in library().personal:
        more["promise"] = Term(f"ad-personal-{owner}")
        more["promise_goal"] = Term(f"ad-personal-{owner}-goal")
    if cause := facts.get("cause"):
        more["why"] = speaker(f"why-{cause}", **{**facts, "cause": None})
    if "piece" in facts:
        piece = facts["piece"] or ""
        more["number"] = piece.removeprefix("token-") if piece.startswith("token-") else None
        more["colour"] = Term(f"ad-token-{piece}") if speaker.has(f"token-{piece}") else piece
        more["piece"] = piece or None
    return more


# -- together --------------------------------------------------------------------------------


def _band(speaker: Speaker, run: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Zombies of several kinds who do the same."""
    some = [speaker("some", kind=each["kind"], count=each["count"]) for each in run]
    return {**run[0], "some": some}


def _all_of(speaker: Speaker, run: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The same for several people."""
    return {**run[0], "people": [each["survivor"] for each in run]}


def _where_they_wake(speaker: Speaker, run: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    spots = [speaker("woken", zone=each["zone"], count=each["count"]) for each in run]
    return {"spots": spots}


WORDS = Vocabulary(
    names={
        **dict.fromkeys(
            ("survivor", "companion", "other", "by", "to", "partner", "victim", "helper"),
            "survivor.short",
        ),
        "kind": "zombie",
        "target": "zombie",
        "card": "card",
        "token": "token",
        "colour": "token",
        "skill": "skill",
        "level": "level",
        "mission": "mission",
        "seat": "seat",
        "bonus": "bonus",
        "deck": "deck",
        "specialisation": "specialisation",
        "winner": "side",
        "side": "side",
    },
    seats=("seat", "first"),
    settings={"mission": "mission"},
    board="mission",
    together={
        "zombies-moved": Together(lambda facts: (facts["start"], facts["zone"]), _band),
        "spawned": Together(lambda facts: facts["zone"], _band),
        "adrenaline": Together(lambda facts: facts["points"], _all_of),
        "woken": Together(lambda facts: True, _where_they_wake),
    },
    more=_more,
)  # fmt: skip
