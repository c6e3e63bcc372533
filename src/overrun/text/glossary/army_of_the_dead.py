"""The cards, people and missions of Army of the Dead in words, with the values that are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from overrun.core.reason import Fact
from overrun.games.army_of_the_dead.board.tiles import tiles
from overrun.games.army_of_the_dead.cards import (
    SKILLS,
    SPECIALISATIONS,
    Equipment,
    Person,
    VaultCard,
    ZombieCard,
    library,
)
from overrun.games.army_of_the_dead.mission.sheets import MINIATURES, Mission, missions
from overrun.games.army_of_the_dead.state import LEVELS
from overrun.text import Term, Text, keys
from overrun.text.glossary import Entry, values

_TRAITS = ("kind", "near", "far", "dice", "ammo_dice", "accuracy", "damage", "noisy", "blast")
"""What a weapon is drawn with."""


def entries(text: Text) -> list[Entry]:
    """Everything that has a name.

    >>> [each.title for each in entries(Text("en")) if each.id == "queen"]
    ['the Queen']
    """
    return list(_entries(text))


def check(text: Text) -> list[str]:
    """What is missing in the texts, a line each."""
    known = keys(text.locale)
    wanted = [f"ad-{name}" for name in _wanted()]
    return [f"army-of-the-dead/*.ftl: {key} is missing" for key in wanted if key not in known]


def _entries(text: Text) -> Iterator[Entry]:
    cards = library()
    yield from (_survivor(text, each) for each in cards.survivors.values())
    yield from (_equipment(text, each) for each in cards.equipment.values())
    yield from (_plain(text, "skill", id) for id in SKILLS)
    yield from (_plain(text, "specialisation", id) for id in SPECIALISATIONS)
    for kind in cards.zombies.values():
        yield Entry(
            shelf="kind",
            id=kind.id,
            title=text(f"ad-kind-{kind.id}"),
            story=text(f"ad-kind-{kind.id}-text"),
            facts=values(kind, "actions", "wounds", "damage", "adrenaline"),
        )
    yield from (_plain(text, "order", id) for id in cards.orders)
    yield from (_vault(text, each) for each in cards.vault.values())
    yield from (_zombie_card(each) for each in cards.zombie_cards.values())
    for owner in cards.personal:
        name = f"ad-personal-{owner}"
        yield Entry(
            shelf="personal",
            id=owner,
            title=text(name),
            texts={"goal": text(f"{name}-goal"), "token": text(f"{name}-token")},
        )
    yield from (_mission(text, each) for each in missions().values())
    for label in _labels():
        yield Entry(shelf="place", id=label, title=text(f"ad-place-{label}"))


def _plain(text: Text, shelf: str, id: str) -> Entry:
    name = f"ad-{shelf}-{id}"
    return Entry(shelf=shelf, id=id, title=text(name), rules=[text(f"{name}-text")])


def _survivor(text: Text, person: Person) -> Entry:
    name = f"ad-survivor-{person.id}"
    return Entry(
        shelf="survivor",
        id=person.id,
        title=text(name),
        story=text(f"{name}-story"),
        texts={"short": text(f"{name}.short"), "occupation": text(f"{name}.occupation")},
        facts={
            **values(person, "specialisations", "blue", "yellow", "orange", "red"),
            "kit-a": list(person.kits[0]),
            "kit-b": list(person.kits[1]),
        },
    )


def _equipment(text: Text, card: Equipment) -> Entry:
    facts = values(card, "skill", "from_backpack")
    if card.weapon:
        facts |= values(card.weapon, *_TRAITS)
    return Entry(
        shelf="card",
        id=card.id,
        title=text(f"ad-card-{card.id}"),
        story=text(f"ad-card-{card.id}-text"),
        rules=[text(f"ad-skill-{card.skill}-text")] if card.skill else [],
        facts=facts,
    )


def _vault(text: Text, card: VaultCard) -> Entry:
    return Entry(
        shelf="vault",
        id=card.id,
        title=text(f"ad-vault-{card.id}"),
        story=text(f"ad-vault-{card.id}-text"),
        rules=[
            text("ad-bonus-of", who=Term(f"ad-specialisation-{who}"), what=Term(f"ad-bonus-{what}"))
            for who, what in card.bonuses.items()
        ],
    )


def _zombie_card(card: ZombieCard) -> Entry:
    lines = zip(LEVELS, card.lines, strict=True)
    facts: dict[str, Fact] = {
        level: [line.kind, str(line.count)] if line else [] for level, line in lines
    }
    return Entry(shelf="zombie-card", id=card.id, title=str(card.number), facts=facts)


def _mission(text: Text, mission: Mission) -> Entry:
    name = f"ad-mission-{mission.id}"
    texts = {f"goal-{id}": text(f"{name}-goal-{id}") for id in mission.goals}
    floors = range(len(mission.floors))
    texts |= {f"floor-{number}": text(f"{name}-floor-{number}") for number in floors}
    texts |= {f"loss-{id}": text(f"{name}-loss-{id}") for id in mission.losses}
    actions = {id: f"ad-mission-action-{mission.id}-{id}" for id in mission.actions}
    texts |= {f"action-{id}": text(key) for id, key in actions.items()}
    texts |= {"won": text(f"{name}-end-won"), "lost": text(f"{name}-end-lost")}
    return Entry(
        shelf="mission",
        id=mission.id,
        title=text(name),
        story=text(f"{name}-briefing"),
        rules=[
            *(text(f"{key}.rule") for key in actions.values()),
            *(text(f"{name}-event-{id}") for id in mission.events),
            *_sheet(text, mission),
        ],
        texts=texts,
        facts=values(mission, "difficulty", "minutes", "rounds", "needs", "losses", "zeus"),
    )


def _sheet(text: Text, mission: Mission) -> Iterator[str]:
    """What a sheet says beside its own sentences, from its values."""
    if mission.zeus:
        yield text("ad-mission-zeus", kind=Term(f"ad-kind-{mission.zeus}"))
    else:
        yield text("ad-mission-no-zeus")
    for boss in mission.absent:
        yield text("ad-mission-absent", kind=Term(f"ad-kind-{boss}"))
    if mission.personal != 2:
        yield text("ad-mission-personal", count=mission.personal)
    for kind, damage in mission.damage.items():
        yield text("ad-mission-damage", kind=Term(f"ad-kind-{kind}"), damage=damage)
    for kind, count in mission.supply.items():
        than = "more" if count > MINIATURES[kind] else "fewer"
        term = Term(f"ad-kind-{kind}")
        yield text("ad-mission-supply", kind=term, count=count, box=MINIATURES[kind], than=than)
    if mission.objectives:
        yield text("ad-mission-token-ap", points=mission.token_ap)
    if mission.tradable:
        yield text("ad-mission-tradable")
    if mission.companions and mission.companions_may_fall:
        yield text("ad-mission-companions-may-fall")
    yield text("ad-mission-rounds", rounds=mission.rounds)


def _labels() -> list[str]:
    return sorted({label for tile in tiles().values() for label in tile.labels.values()})


def _wanted() -> Iterator[str]:
    """The messages of all cards, without the game's prefix."""
    cards = library()
    for id in cards.survivors:
        yield from (f"survivor-{id}{more}" for more in ("", ".short", ".occupation", "-story"))
    for shelf, ids in {
        "card": cards.equipment,
        "skill": SKILLS,
        "specialisation": SPECIALISATIONS,
        "kind": cards.zombies,
        "order": cards.orders,
        "vault": cards.vault,
    }.items():
        yield from (f"{shelf}-{id}{more}" for id in ids for more in ("", "-text"))
    for owner in cards.personal:
        yield from (f"personal-{owner}{more}" for more in ("", "-goal", "-token"))
    for mission in missions().values():
        yield from mission.texts
    yield from (f"place-{label}" for label in _labels())
