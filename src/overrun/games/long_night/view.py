"""What a player or a spectator may know (OP-47)."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from overrun.core.event import Viewer
from overrun.core.state import Outcome
from overrun.games.long_night.colony import waste_due, zombies_coming
from overrun.games.long_night.crisis import needed, points
from overrun.games.long_night.ending import goals
from overrun.games.long_night.modifiers import drawn_by, life, meal, mouths
from overrun.games.long_night.modules.raxxon import side_effects
from overrun.games.long_night.pieces import Improvement
from overrun.games.long_night.state import (
    Colony,
    Config,
    Door,
    Item,
    LongNightState,
    Look,
    Place,
    Player,
    Search,
)
from overrun.games.long_night.vocabulary import Condition, Context
from overrun.games.long_night.zombies import breaches

S = LongNightState


class PlayerView(msgspec.Struct, gc=False):
    """A player. Hand, secret and exile card are empty unless they are the viewer's own or the
    game is over."""

    seat: int
    hand: list[str]
    hand_size: int
    secret: str
    exile_card: str
    goals_met: list[bool]
    """Of the own secret objective as exile has changed it, as things stand."""
    exiled: bool
    out: bool
    leader: str
    first_leader: str
    group: list[str]
    dice: list[int]
    used: list[int]
    called: bool
    asked: list[str]
    tally: dict[str, int]
    fellows: list[int]
    """Who votes when this player or one of the same colony does (LN-VOTE-03)."""


class SurvivorView(msgspec.Struct, gc=False):
    id: str
    owner: int
    place: str
    wounds: int
    frostbite: int
    despair: int
    moved: bool
    used: bool
    items: list[Item]
    home: str
    door: int | None
    bitten: bool
    life: int
    """So many more wounds kill it; 0 while it lies on its side, and none do."""


class PlaceView(msgspec.Struct, gc=False):
    id: str
    spaces: int
    room: int
    noise_spaces: int
    noise: int
    doors: list[Door]
    survivors: list[str]
    deck: int
    """How many cards its item deck has."""
    bandits: int
    due: int
    """The zombies that will come in this round, as things stand and without noise."""
    breaches: int
    """How many of them will get in."""


class AddedView(msgspec.Struct, gc=False):
    """A card in the crisis pile: whose, and which if the viewer knows."""

    seat: int
    item: str


class SearchView(msgspec.Struct, gc=False):
    seat: int
    survivor: str
    place: str
    count: int
    drawn: list[str]
    """The cards, for who searches; nobody else sees them (LN-ACT-SEARCH-04)."""
    quiet: bool


class LookView(msgspec.Struct, gc=False):
    seat: int
    deck: str
    count: int
    cards: list[str]


class ModulesView(msgspec.Struct, kw_only=True, gc=False):
    """What the modules and stories bring to the table; all of it is public."""

    row: list[Improvement]
    improvement_deck: int
    built: list[str]
    operated: list[str]
    loot: list[str]
    chief: int | None
    experiment: str
    """The top experiment, whose audio side everybody may read (LN-RAX-04)."""
    experiment_deck: int
    code: list[int]
    calm: str
    calm_left: int
    encounters: list[str]
    side_effects: list[str]
    """The side effect deck, which anybody may look through at any time (LN-RAX-05)."""
    contained: int
    sealed: list[str]
    closed: list[str]
    page: str
    stages: list[str]


class View(msgspec.Struct, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int | None
    config: Config
    players: list[PlayerView]
    survivors: list[SurvivorView]
    places: list[PlaceView]
    survivor_deck: int
    offer: list[str]
    """The survivors that the viewer may choose from at set-up."""
    graveyard: list[str]
    gone: list[str]
    objective: str
    side: str
    progress: int
    pile: list[str]
    goals_met: list[bool]
    """Of the main objective, as things stand."""
    morale: int
    rounds: int
    round: int
    food: int
    food_due: int
    """What the colony will eat in this round, as things stand."""
    zombies_due: int
    """The zombies that will come to the colony in this round, as things stand."""
    starvation: int
    helpless: int
    unruly: int
    waste: list[str]
    waste_loss: int
    """The morale that the waste will cost in this round, as things stand."""
    waste_left: int
    """So many more cards of waste cost the next point."""
    removed: int
    crisis: str
    needed: int
    missing: int
    """The points that are still missing, if every card that the viewer does not know helps."""
    added: list[AddedView]
    crisis_deck: int
    past_crises: list[str]
    crossroads: str
    """The card that the viewer holds in secret; empty for everyone else."""
    holder: int | None
    revealed: str
    crossroads_deck: int
    past_crossroads: list[str]
    first: int
    active: int | None
    phase: str
    search: SearchView | None
    look: LookView | None
    modules: ModulesView
    outcome: Outcome | None


class Outlook(msgspec.Struct, gc=False):
    """What the colony phase will do to a colony, as things stand, and which goals it has met."""

    food_due: int
    zombies_due: int
    waste_loss: int
    waste_left: int
    goals_met: list[bool]


def outlook(s: S, colony: Colony) -> Outlook:
    """What lies before a colony."""
    people = mouths(s, colony)
    loss, left = waste_due(s, colony)
    return Outlook(
        meal(s, people),
        drawn_by(s, colony, people),
        loss,
        left,
        _met(s, s.side.goals, colony.first) if s.objective else [],
    )


V = TypeVar("V", bound=View)


def view(s: S, viewer: Viewer) -> View:
    """What this viewer may know: public things, and its own."""
    return seen(s, viewer, View, {s.only.place: outlook(s, s.only)})


def seen(s: S, viewer: Viewer, kind: type[V], outlooks: dict[str, Outlook], **more: Any) -> V:
    """A view, of a kind that may have more than The Long Night shows, from what lies before each
    colony."""
    over = s.outcome is not None
    home = s.home(s.colonies[0].first if viewer is None else viewer)
    ahead = outlooks[home.place]
    wanted = needed(s)
    held = [player for player in s.players if player.crossroads]
    own = [player.crossroads for player in held if player.holder == viewer] if held else []
    search = next((player.search for player in s.players if player.search), None)
    added = _added(s, viewer, over or s.customs.open_crisis)
    return kind(
        viewer=viewer,
        config=s.config,
        players=_players(s, viewer, over),
        survivors=_survivors(s),
        places=[_place(s, place, outlooks.get(place.id)) for place in s.places.values()],
        survivor_deck=len(s.survivor_deck),
        offer=list(s.offers[viewer]) if s.offers and viewer is not None else [],
        graveyard=s.graveyard,
        gone=s.gone,
        objective=s.objective,
        side=s.config.side,
        progress=home.progress,
        pile=home.pile,
        goals_met=ahead.goals_met,
        morale=home.morale,
        rounds=s.rounds,
        round=s.round,
        food=home.food,
        food_due=ahead.food_due,
        zombies_due=ahead.zombies_due,
        starvation=home.starvation,
        helpless=home.helpless,
        unruly=home.unruly,
        waste=home.waste,
        waste_loss=ahead.waste_loss,
        waste_left=ahead.waste_left,
        removed=len(s.removed),
        crisis=s.crisis,
        needed=wanted,
        missing=max(0, wanted - points(s, [each.item for each in added])) if s.crisis else 0,
        added=added,
        crisis_deck=len(s.crisis_deck),
        past_crises=s.past_crises,
        crossroads=own[0] if own else "",
        holder=held[0].holder if held else None,
        revealed=s.revealed,
        crossroads_deck=len(s.crossroads_deck),
        past_crossroads=s.past_crossroads,
        first=home.first,
        active=s.active,
        phase=s.phase,
        search=None if search is None else search_view(search, viewer),
        look=None if s.look is None else _look(s.look, viewer),
        modules=_modules(s),
        outcome=s.outcome,
        **more,
    )


def _added(s: S, viewer: Viewer, known: bool) -> list[AddedView]:
    return [
        AddedView(each.seat, each.item if known or each.seat == viewer else "") for each in s.added
    ]


def _survivors(s: S) -> list[SurvivorView]:
    return [
        SurvivorView(
            v.id,
            v.owner,
            v.place,
            v.wounds,
            v.frostbite,
            v.despair,
            v.moved,
            v.used,
            v.items,
            v.home,
            v.door,
            v.bitten,
            life(v),
        )
        for v in s.survivors.values()
    ]


def _place(s: S, place: Place, home: Outlook | None) -> PlaceView:
    id = place.id
    crowd = len(place.survivors) + place.bandits
    drawn = crowd if home is None else home.zombies_due
    due = zombies_coming(s, id, drawn) if drawn else 0
    return PlaceView(
        id,
        place.spaces,
        place.spaces - crowd if home is None and id not in s.sealed else s.room(id),
        place.noise_spaces,
        place.noise,
        place.doors,
        place.survivors,
        len(place.deck),
        place.bandits,
        due,
        breaches(s, id, due) if due else 0,
    )


def _modules(s: S) -> ModulesView:
    return ModulesView(
        row=s.improvements.row,
        improvement_deck=len(s.improvements.deck),
        built=s.improvements.built,
        operated=s.improvements.operated,
        loot=s.bandits.loot,
        chief=s.bandits.chief,
        experiment=s.raxxon.deck[0] if s.raxxon.deck else "",
        experiment_deck=len(s.raxxon.deck),
        code=s.raxxon.code,
        calm=s.calm,
        calm_left=s.calm_left,
        encounters=s.raxxon.encounters,
        side_effects=side_effects(s),
        contained=s.raxxon.contained,
        sealed=s.sealed,
        closed=s.story.closed,
        page=s.story.page,
        stages=s.story.stages,
    )


def _players(s: S, viewer: Viewer, over: bool) -> list[PlayerView]:
    citizens = [s.citizens_of(colony) for colony in s.colonies]
    return [
        _player(s, seat, player, citizens[player.colony], over or seat == viewer)
        for seat, player in enumerate(s.players)
    ]


def _player(s: S, seat: int, player: Player, fellows: list[int], known: bool) -> PlayerView:
    return PlayerView(
        seat,
        sorted(player.hand) if known else [],
        len(player.hand),
        player.secret if known else "",
        player.exile_card if known else "",
        _met(s, goals(s, seat), seat) if known else [],
        player.exiled,
        player.out,
        player.leader,
        player.first_leader,
        player.group,
        player.dice,
        player.used,
        player.called,
        player.asked,
        player.tally,
        fellows,
    )


def search_view(search: Search, viewer: Viewer) -> SearchView:
    return SearchView(
        search.seat,
        search.survivor,
        search.place,
        len(search.drawn),
        search.drawn if search.seat == viewer else [],
        search.quiet,
    )


def _look(look: Look, viewer: Viewer) -> LookView:
    cards = look.cards if look.public or look.seat == viewer else []
    return LookView(look.seat, look.deck, len(look.cards), cards)


def _met(s: S, wanted: tuple[Condition, ...], seat: int) -> list[bool]:
    if not wanted:
        return []
    c = Context(seat)
    return [goal.holds(s, c) for goal in wanted]
