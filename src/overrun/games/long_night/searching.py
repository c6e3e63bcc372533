"""Search (catalogue section 7.3)."""

from __future__ import annotations

from overrun.core.action import Action
from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.actions.base import (
    FACES,
    NOT_YOURS,
    Means,
    S,
    T,
    check_die,
    mine,
    note,
    spend,
)
from overrun.games.long_night.kinds import DIE, SURVIVOR
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import amount, applies, needed_die
from overrun.games.long_night.moments import instead, step_in
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Search, Survivor

NOT_IN_COLONY = Reason("LN-ACT-SEARCH-01", "no-search-in-colony")
NOTHING_LEFT = Reason("LN-ACT-SEARCH-03", "deck-empty")
CANNOT_SEARCH = Reason("LN-CARD-SURV-05", "cannot-search")
NO_MORE_NOISE = Reason("LN-ACT-SEARCH-08", "noise-full")
ONE_NOISE = Reason("WC-ACT-SRC-01", "one-noise")
NOT_DRAWN = Reason("LN-ACT-SEARCH-10", "card-not-drawn")


def least_die(v: Survivor) -> int:
    """The lowest die with which a survivor may search."""
    value = library().survivors[v.id].search
    return needed_die(v, value, "search") if v.items else value


def search_options(s: S, has: Means, options: list[Option]) -> None:
    for v in has.own:
        if v.place != v.home and s.places[v.place].deck:
            least = least_die(v)
            if least:
                options += [("search", v.id, FACES[die]) for die in has.dice if die >= least]


def check_search(s: S, seat: int, name: str, die: int) -> Reason | None:
    """May this survivor search with this die?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    if s.colony_at(v.place) is not None:
        return NOT_IN_COLONY
    least = least_die(v)
    if not least:
        return CANNOT_SEARCH
    if reason := check_die(s, seat, die):
        return reason
    if die < least:
        return Reason("LN-ACT-SEARCH-02", "die-too-low", {"least": least})
    return None if s.places[v.place].deck else NOTHING_LEFT


def search(t: T, seat: int, name: str, die: int) -> None:
    """Use a die and search where the survivor stands."""
    spend(t, seat, die)
    begin_search(t, seat, name)


SEARCH = Action(
    "search", search_options, check_search, search, manner="here", survivor=SURVIVOR, die=DIE
)


def begin_search(t: T, seat: int, name: str, extra: int = 0) -> None:
    """Draw the first card, or more of them; what is drawn is not yet in hand (LN-ACT-SEARCH-03)."""
    s = t.state
    v = s.survivors[name]
    note(t, seat, "search", name, v.place)
    s.players[seat].count("searches")
    looks = amount(v, "looks")
    if looks:
        applies(v, "looks")
    search = Search(seat, name, v.place, [], quiet=amount(v, "quiet") > 0)
    s.players[seat].search = search
    t.tell("searched", survivor=name, seat=seat, place=v.place)
    _draw(t, search, 1 + looks + extra)
    if not instead(t, "search", seat):
        t.then(search_on, seat)


def _draw(t: T, search: Search, count: int) -> None:
    deck = t.state.places[search.place].deck
    drawn, deck[:count] = deck[:count], []
    search.drawn += drawn
    t.tell(
        "drew",
        seat=search.seat,
        place=search.place,
        count=len(drawn),
        private={search.seat: {"items": list(drawn)}},
        reveals=True,
    )


@task
def search_on(t: T, seat: int) -> Flow[None]:
    """Stop and keep a card, or make noise and draw again (LN-ACT-SEARCH-05 to -11)."""
    player = t.state.players[seat]
    if player.search is None or not player.search.drawn:
        player.search = None
        return
    choice = yield ask_searcher(t.state, player.search)
    if settle_search(t, player.search, choice):
        t.then(search_on, seat)


def ask_searcher(s: S, search: Search) -> Ask:
    """The question in the middle of a search."""
    facts: dict[str, Fact] = {"survivor": search.survivor, "place": search.place}
    # two cards of the same name leave one option, which nobody else may know
    return Ask(search.seat, "search", found_options(s, search), facts, len(search.drawn) > 1)


def settle_search(t: T, search: Search, choice: Option) -> bool:
    """Make noise, or keep a card; whether the search goes on."""
    s = t.state
    player = s.players[search.seat]
    if choice[0] == "noise":
        make_noise(t, search)
        return True
    item = choice[1]
    search.drawn.remove(item)
    player.hand.append(item)
    t.tell("kept", seat=search.seat, private={search.seat: {"item": item}})
    v = s.survivors.get(search.survivor)  # the other player may have been its death (WC-OP-15.f)
    search.kept += 1
    if search.kept == 1 and v is not None and (more := amount(v, "keeps")) and search.drawn:
        applies(v, "keeps")
        search.keep += more
    if search.kept < search.keep and search.drawn:
        return True
    place = s.places[search.place]
    place.deck += search.drawn  # in the order drawn (OP-40)
    if search.drawn:
        t.tell("put-under", seat=search.seat, place=search.place, count=len(search.drawn))
    player.search = None
    step_in(t, "searched", search.survivor)
    return False


def found_options(s: S, search: Search) -> list[Option]:
    """What can be done in the middle of a search."""
    options: list[Option] = [("keep", item) for item in dict.fromkeys(search.drawn)]
    if check_noise(s, search) is None:
        options.append(("noise",))
    return options


def check_noise(s: S, search: Search) -> Reason | None:
    """May noise be made now? The spaces are shared by all searches of a round."""
    if s.customs.noise_limit and search.noises >= s.customs.noise_limit:
        return ONE_NOISE
    place = s.places[search.place]
    if search.kept or (place.noise >= place.noise_spaces and not search.quiet):
        return NO_MORE_NOISE
    return None if place.deck else NOTHING_LEFT


def make_noise(t: T, search: Search) -> None:
    """Lay a noise token and draw one more card (LN-ACT-SEARCH-06)."""
    s = t.state
    search.noises += 1
    note(t, search.seat, "noise", search.survivor, search.place)
    if search.quiet:
        search.quiet = False
        t.tell("quiet", survivor=search.survivor, seat=search.seat, place=search.place)
    else:
        s.places[search.place].noise += 1
        t.tell(
            "noise",
            survivor=search.survivor,
            seat=search.seat,
            place=search.place,
            noise=s.places[search.place].noise,
        )
    _draw(t, search, 1)
