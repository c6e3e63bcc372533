"""What the facts of The Long Night mean in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from overrun.games.long_night.cards import SurvivorCard
from overrun.games.long_night.library import library
from overrun.text import Fact, Term
from overrun.text.glossary.long_night.wording import Wording
from overrun.text.say import Speaker
from overrun.text.words import Together, Vocabulary

_MAYBE = (
    "item", "items", "secret", "exile_card", "crossroads", "crises", "survivors", "survivor",
    "place", "kind", "effect", "deck", "about", "left", "free", "other",
    "colony",
)  # fmt: skip
"""Facts that only some are told, or that only some asks have: sentences can ask for them."""


def _counted(speaker: Speaker, names: Iterable[str], shelf: str = "item") -> list[str]:
    """Cards by name, several of the same name once: ``2 × “Fuel”``."""
    return [
        speaker("counted", count=count, name=speaker(f"{shelf}-{name}"))
        for name, count in Counter(names).items()
    ]


def _people(names: Iterable[str]) -> list[Term]:
    return [Term(f"ln-survivor-{name}.short") for name in names]


def _change(by: int) -> dict[str, Fact]:
    """A number that rises or falls: by how much, and which way."""
    return {"size": abs(by), "way": "up" if by > 0 else "down" if by < 0 else "same"}


def _wanted(speaker: Speaker, crisis: str) -> str:
    """The kinds of cards that help against a crisis: ``fuel or tool``."""
    return Wording(speaker.text).kinds(library().crises[crisis].accepts)


def _crossroads(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    """An option of a crossroads card: what it is called, what it does, and how it ends."""
    card, number = facts["crossroads"], str(facts["option"])
    if card not in library().crossroads or number not in ("0", "1", "2", "3"):
        return {}
    more: dict[str, Fact] = {}
    for name in ("option", "end"):
        key = f"crossroads-{card}.{name}{number}"
        more["label" if name == "option" else "end"] = speaker(key) if speaker.has(key) else number
    crossroads = library().crossroads[card]
    if int(number) < len(crossroads.options):
        more["rules"] = Wording(speaker.text).crossroads_option(crossroads, int(number))
    return more


def _vote(speaker: Speaker, card: str) -> dict[str, Fact]:
    """What a thumb means where the colony votes on a crossroads card."""
    return {
        name: _crossroads(speaker, {"crossroads": card, "option": number}).get("label")
        for name, number in (("if_up", 0), ("if_down", 1))
    }


def _ref(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    """A path in the library: the card that it leads to, and the way that is chosen."""
    ref = facts["ref"]
    card = library().owner(ref)
    name = f"ln-{card.shelf}-{card.id}"
    own = isinstance(card, SurvivorCard)  # what survivors can do has a name of its own
    more: dict[str, Fact] = {"card": Term(f"{name}.ability" if own else name)}
    if "branch" in facts:
        more["rules"] = Wording(speaker.text).part(ref, str(facts["branch"]))
    return more


def _cards(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    """Lists of cards and people, in words."""
    more: dict[str, Fact] = {}
    if facts.get("items"):
        more["items"] = _counted(speaker, facts["items"])
    if facts.get("crises"):
        more["items"] = _counted(speaker, facts["crises"], "crisis")
    if facts.get("survivors"):
        more["survivors"] = _people(facts["survivors"])
        more["others"] = _people(each for each in facts["survivors"] if each != facts.get("leader"))
    if "crew" in facts:
        more["crew"] = _people(facts["crew"]) if facts["crew"] else None
    if facts.get("deck") == "crisis" and facts.get("item"):
        more["item"] = Term(f"ln-crisis-{facts['item']}")
    return more


def _more(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    more: dict[str, Fact] = {}
    for name in _MAYBE:
        if name not in facts:
            more[name] = more[f"{name}_id"] = None
    more |= _cards(speaker, facts)
    if "by" in facts:
        more |= _change(facts["by"])
    if facts.get("improvement") in library().improvements:
        more["needed"] = library().improvements[facts["improvement"]].needed
    if facts.get("crisis") and "needed" in facts:
        more["wanted"] = _wanted(speaker, facts["crisis"])
    if facts.get("crossroads"):
        if "option" in facts:
            more |= _crossroads(speaker, facts)
        if facts.get("about") == "crossroads":
            more |= _vote(speaker, facts["crossroads"])
    if "ref" in facts:
        more |= _ref(speaker, facts)
    if isinstance(facts.get("winners"), list):
        more["who"] = [speaker.player(int(seat)) for seat in facts["winners"]]
        more["winners"] = len(facts["winners"])
    if isinstance(facts.get("betrayers"), list):
        more["traitors"] = len(facts["betrayers"])
    if "other" in facts and facts["other"] in library().survivors:  # handed to a survivor
        more["other"] = Term(f"ln-survivor-{facts['other']}.short")
    return more


def _came(speaker: Speaker, run: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Zombies that came one after the other: how many to which place."""
    places = Counter(str(each["place"]) for each in run)
    spots = [speaker("came", place=place, count=count) for place, count in places.items()]
    return {"count": len(run), "places": len(places), "place": next(iter(places)), "spots": spots}


def _in_secret(*hidden: str) -> Together:
    """What is dealt to one after the other, and the viewer does not see."""

    def alike(facts: Mapping[str, Any]) -> Hashable:
        return None if any(facts.get(name) for name in hidden) else facts.get("count", 1)

    def those(speaker: Speaker, run: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        return {**run[0], "seats": [each["seat"] for each in run]}

    return Together(alike, those)


WORDS = Vocabulary(
    names={
        "survivor": "survivor.short",
        "leader": "survivor.short",
        "target": "survivor.short",
        "taker": "survivor.short",
        "place": "place",
        "start": "place",
        "colony": "place",
        "deck": "deck",
        "item": "item",
        "kind": "kind",
        "crisis": "crisis",
        "crossroads": "crossroads",
        "objective": "objective",
        "secret": "secret",
        "exile_card": "exile",
        "improvement": "improvement",
        "experiment": "experiment",
        "page": "page",
        "story": "story",
        "face": "face",
        "winner": "side",
    },
    seats=("seat", "other", "first", "holder", "ups", "downs", "seats", "who", "betrayers"),
    settings={"objective": "objective", "story": "story"},
    together={
        "zombie-came": Together(lambda facts: True, _came),
        "secret": _in_secret("secret"),
        "hand-dealt": _in_secret("items"),
        "survivors-dealt": _in_secret("survivors"),
    },
    more=_more,
)
