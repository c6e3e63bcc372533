"""The conformance checks find every kind of broken game, and nothing in a sound one."""

from __future__ import annotations

import random
import subprocess
import sys

import msgspec
import pytest

from overrun.core import conform
from overrun.core.chance import Chance
from overrun.core.event import Viewer
from overrun.core.flow import Ask, Flow, Tasks
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.core.table import Table
from overrun.games.zombie_terror.game import ZombieTerror
from overrun.games.zombie_terror.state import ZombieTerrorState
from tests.core import toy
from tests.core.toy import Toy, ToyState, ToyView

T = Play[ToyState]


def test_a_sound_game_passes_and_its_ledger_fills_up() -> None:
    assert conform.check(Toy(), games=20) == Toy.ledger


def test_zombie_terror_passes() -> None:
    conform.check(ZombieTerror(), games=6)


def test_a_reason_names_a_rule_of_the_catalogue() -> None:
    class Careless(ZombieTerror):
        def why_not(self, state: ZombieTerrorState, ask: Ask, option: Option) -> Reason | None:
            reason = super().why_not(state, ask, option)
            return reason and msgspec.structs.replace(reason, rule="ZT-OOPS-01")

    with pytest.raises(conform.Fault, match="names no rule: ZT-OOPS-01"):
        conform.check(Careless(), games=2)


def test_a_fuzz_knows_the_catalogues_by_itself() -> None:
    asked = (
        "from overrun.core import conform; from overrun.games import find; import overrun.lab.fuzz;"
        "print('LN-EXPO-01' in conform.rules_of(find('warring-colonies')))"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def with_task(name: str, function: object) -> Tasks:
    """The toy's tasks with one replaced."""
    tasks = Tasks()
    tasks.by_name = {**toy.TASKS.by_name, name: function}  # type: ignore[dict-item]
    tasks.may_ask = {*toy.TASKS.may_ask, name}
    return tasks


def play_many(game: Toy, games: int) -> None:
    for number in range(games):
        conform.play_checked(game, f"broken/{number}")


def expect(game: Toy, message: str, games: int = 30) -> None:
    with pytest.raises(conform.Fault, match=message) as caught:
        play_many(game, games)
    assert caught.value.seed in str(caught.value)


def test_a_state_outside_the_state_is_found_by_the_dual_run() -> None:
    """A task that remembers something between two calls."""
    memory: list[int] = []

    def blow(t: T) -> None:
        memory.append(1)
        t.state.wind.append(len(memory))

    class Forgetful(Toy):
        tasks = with_task("blow", blow)

    expect(Forgetful(), "another state|other events|another hash|leads elsewhere|by the view")


def test_a_stuck_game_is_found() -> None:
    def walk(t: T) -> Flow[None]:
        t.then(walk)  # for ever
        yield Ask(0, "step", [("step", way) for way in toy.STEPS])

    class Endless(Toy):
        tasks = with_task("walk", walk)
        bound = 40

    expect(Endless(), "not over within its bound of 40")


def test_a_broken_invariant_is_found() -> None:
    def blow(t: T) -> None:
        t.state.tokens[0] += 1

    class Generous(Toy):
        tasks = with_task("blow", blow)

    expect(Generous(), "invariants are broken.*: . tokens")


def test_a_view_that_shows_another_card_is_found() -> None:
    class Leaky(Toy):
        def view(self, state: ToyState, viewer: Viewer) -> ToyView:
            return msgspec.structs.replace(super().view(state, viewer), wind=[sum(state.cards)])

    expect(Leaky(), "can tell every other world apart")


def test_also_where_nothing_was_learned_yet() -> None:
    class Leaky(Toy):
        def view(self, state: ToyState, viewer: Viewer) -> ToyView:
            return msgspec.structs.replace(super().view(state, viewer), wind=[state.cards[1]])

    table = Table.new(Leaky(), seats=2, seed="friday")
    assert table.is_fresh
    fault = lambda problem: conform.Fault(problem, "friday", 0)  # noqa: E731
    with pytest.raises(conform.Fault, match="seat 0 can tell worlds apart by the view"):
        conform.check_secrets(table, 0, random.Random(1), fault)


def test_a_world_that_shares_something_with_the_truth_is_found() -> None:
    class Shared(Toy):
        def resample_since(
            self, state: ToyState, now: ToyState, viewer: Viewer, chance: Chance
        ) -> None:
            state.tokens = now.tokens

    expect(Shared(), "shares something with the truth")


def test_an_event_that_tells_a_secret_is_found() -> None:
    def walk(t: T) -> Flow[None]:
        step = yield Ask(0, "step", [("step", way) for way in toy.STEPS])
        t.state.walked[0] += step[1] == "right"
        t.tell("stepped", seat=0, way=step[1], hint=sum(t.state.cards))
        yield Ask(1, "step", [("step", way) for way in toy.STEPS])

    class Chatty(Toy):
        tasks = with_task("walk", walk)

    expect(Chatty(), "hears something else in another world", games=60)


def test_options_that_depend_on_anothers_secret_are_found() -> None:
    def walk(t: T) -> Flow[None]:
        ways = toy.STEPS if t.state.cards[1] > 4 else toy.STEPS[::-1]
        yield Ask(0, "step", [("step", way) for way in ways])
        yield Ask(1, "step", [("step", way) for way in toy.STEPS])

    class Telling(Toy):
        tasks = with_task("walk", walk)

    expect(Telling(), "can tell worlds apart by what it is asked", games=60)


def test_a_reaction_that_is_skipped_without_the_card_is_found() -> None:
    """Whether seat 1 is asked tells the others what it holds."""

    def walk(t: T) -> Flow[None]:
        yield Ask(0, "step", [("step", way) for way in toy.STEPS])
        if t.state.cards[1] > 4:
            yield Ask(1, "step", [("step", way) for way in toy.STEPS])
        yield Ask(0, "step", [("step", way) for way in toy.STEPS])

    class Skipping(Toy):
        tasks = with_task("walk", walk)

    expect(Skipping(), "can tell worlds apart by who is asked", games=60)


def test_reasons_that_disagree_with_the_options_are_found() -> None:
    class Contrary(Toy):
        def why_not(self, state: ToyState, ask: Ask, option: Option) -> Reason | None:
            return toy.TOO_FEW_TOKENS if ask.kind == "bid" else super().why_not(state, ask, option)

    class Lenient(Toy):
        def why_not(self, state: ToyState, ask: Ask, option: Option) -> Reason | None:
            return None

    expect(Contrary(), "is offered in 'bid', but illegal")
    expect(Lenient(), "is not offered in 'bid', but legal")


def test_a_reason_that_knows_too_much_is_found() -> None:
    class Knowing(Toy):
        def why_not(self, state: ToyState, ask: Ask, option: Option) -> Reason | None:
            reason = super().why_not(state, ask, option)
            return reason and Reason(reason.rule, reason.key, {"sum": sum(state.cards)})

    expect(Knowing(), "can tell worlds apart by a reason", games=60)


def sneak(t: T) -> Flow[None]:
    """The first player takes a step; a neighbour's hidden card may be about it."""
    yield Ask(0, "step", [("step", way) for way in toy.STEPS])
    t.plan(listen, sneak_on)


def listen(t: T) -> None:
    if t.state.cards[1] > 5:
        t.tell("caught", reveals=True)


def sneak_on(t: T) -> Flow[None]:
    yield Ask(0, "step", [("step", way) for way in toy.STEPS])


class Sneaking(Toy):
    tasks = with_task("walk", sneak)
    tasks.by_name |= {"listen": listen, "sneak_on": sneak_on}  # type: ignore[dict-item]
    tasks.may_ask |= {"sneak_on"}


def test_a_free_undo_that_tries_out_a_secret_is_found() -> None:
    expect(Sneaking(), "worlds apart by what may be taken back", games=60)


def test_where_something_lurks_nothing_is_tried_out() -> None:
    class Careful(Sneaking):
        def lurks(self, state: ToyState, seat: int) -> bool:
            return True

    play_many(Careful(), 60)


def test_an_option_offered_twice_is_found() -> None:
    def walk(t: T) -> Flow[None]:
        yield Ask(0, "step", [("step", "left"), ("step", "left")])

    class Double(Toy):
        tasks = with_task("walk", walk)

    expect(Double(), "offers an option twice")


def test_a_question_to_somebody_who_is_out_is_found() -> None:
    class Haunted(Toy):
        def is_out(self, state: ToyState, seat: int) -> bool:
            return True

    expect(Haunted(), "is out, but asked")


def test_a_resample_that_changes_what_is_known_is_found() -> None:
    class Careless(Toy):
        def resample(self, state: ToyState, viewer: Viewer, chance: Chance) -> None:
            chance.shuffle(state.cards)
            state.tokens = [0 for _ in state.tokens]

    expect(Careless(), "can tell every other world apart: no world fits")


def test_an_order_that_depends_on_string_hashes_is_found_by_another_process() -> None:
    played = [conform.play_checked(Scattered(), f"hash/{number}") for number in range(6)]
    with pytest.raises(conform.Fault, match="another process"):
        conform.check_other_process(Scattered(), [each.log for each in played])


def scattered_blow(t: T) -> None:
    for word in {"north", "east", "south", "west", "up", "down"}:  # the order of a set
        t.tell("gust", way=word)


class Scattered(Toy):
    """Its events come in the order of a set of strings."""

    tasks = with_task("blow", scattered_blow)


def test_rare_verbs_are_tried_as_often_as_common_ones() -> None:
    ask = Ask(0, "many", [("zombie", str(n)) for n in range(99)] + [("play", "horde")])
    choose = conform.any_verb(random.Random(1))
    plays = sum(choose(None, ask)[0] == "play" for _ in range(200))  # type: ignore[arg-type]
    assert 60 < plays < 140


def test_who_looks_for_news_finds_what_chance_seldom_does() -> None:
    table = Table.new(Toy(), seats=2, seed="news")
    for seat, bid in ((0, "bid:0"), (1, "bid:0")):
        table.answer(seat, table.asked(seat)[0].number, bid)
    choose = conform.any_news(random.Random(1))
    assert choose(table, table.asks[0])[0] == "step"
    before = table.dump()
    choose(table, table.asks[0])
    assert table.dump() == before


def test_settings_are_drawn_until_they_fit_together() -> None:
    drawn = [conform.any_settings(ZombieTerror(), random.Random(n))[1] for n in range(60)]
    assert all(
        settings["setup"] == "free" for settings in drawn if settings["scenario"] == "two-ways-out"
    )
    assert {settings["layout"] for settings in drawn} == {"classic", "compact"}
