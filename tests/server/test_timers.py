"""The clocks of the rules and of the table, by a clock that the test sets."""

from __future__ import annotations

import msgspec
import pytest

from overrun.core.game import Clock
from overrun.server.ticks import TICK, first, until_end
from overrun.server.timers import GRACE, Timer, Timers, decision, later

ANN, BOB, CAT = range(3)
TURN = Clock("turn", 120)
HERE = (ANN, BOB, CAT)


def stored(timers: Timers, lost: float = 0.0) -> Timers:
    """The timers in another process, after a time in which nobody had the table."""
    rows = msgspec.json.decode(msgspec.json.encode(timers.rows), type=list[Timer])
    return Timers(later(rows, lost))


def test_a_timer_runs_on_from_one_question_to_the_next() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([(BOB, TURN)], HERE, now=1050)
    assert timers.left(now=1050) == {BOB: 70}
    assert timers.next(now=1050) == 70


def test_those_who_are_asked_under_one_name_share_its_start() -> None:
    timers = Timers()
    timers.ask([(ANN, TURN)], HERE, now=1000)
    timers.ask([(ANN, TURN), (BOB, TURN)], HERE, now=1030)
    assert timers.left(now=1040) == {ANN: 80, BOB: 80}


@pytest.mark.vector("warring-colonies", "WC-EX-25")
@pytest.mark.rule("WC-OP-15.h")
def test_the_last_moment_is_still_in_time() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    assert timers.over(now=1120) == []
    assert timers.over(now=1120.01) == [(BOB, "turn")]
    assert timers.deadline(BOB, "turn", now=1120) == 1120


def test_a_timer_goes_on_while_others_answer_in_between() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([(CAT, Clock("request-9", 20))], HERE, now=1010)
    assert timers.left(now=1010) == {CAT: 20}
    timers.ask([(BOB, TURN)], HERE, now=1025)
    assert timers.left(now=1025) == {BOB: 95}


def test_when_nothing_is_timed_all_timers_are_forgotten() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([], HERE, now=1010)
    assert timers.rows == []
    assert timers.next(now=1010) is None
    timers.ask([(BOB, TURN)], HERE, now=1020)
    assert timers.left(now=1020) == {BOB: 120}


@pytest.mark.rule("WC-OP-15.j")
def test_what_runs_inside_another_clock_is_over_with_it() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([(CAT, Clock("request-9", 20, within="turn"))], HERE, now=1110)
    assert timers.left(now=1110) == {CAT: 10}
    assert timers.next(now=1110) == 10
    assert timers.over(now=1121) == [(CAT, "request-9")]


# -- the table's own clock -----------------------------------------------------------------------


def test_each_decision_has_its_own_time() -> None:
    timers = Timers()
    timers.ask([(ANN, decision(ANN, [7], 30))], HERE, now=1000)
    timers.ask([(ANN, decision(ANN, [7], 30)), (BOB, decision(BOB, [8], 30))], HERE, now=1010)
    assert timers.left(now=1010) == {ANN: 20, BOB: 30}
    timers.ask([(BOB, decision(BOB, [8, 9], 30))], HERE, now=1020)
    assert timers.deadlines == {BOB: 1050}  # asked something else


def test_a_decision_that_is_asked_again_has_all_its_time_again() -> None:
    timers = Timers()
    timers.ask([(ANN, decision(ANN, [7], 30)), (BOB, TURN)], HERE, now=1000)
    timers.ask([(BOB, TURN)], HERE, now=1010)
    timers.ask([(ANN, decision(ANN, [7], 30)), (BOB, TURN)], HERE, now=1020)  # it was taken back
    assert timers.left(now=1020) == {ANN: 30, BOB: 100}


def test_a_decision_keeps_no_clock_of_the_rules_running() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([(BOB, decision(BOB, [7], 30))], HERE, now=1010)
    assert (timers.rows, timers.deadlines) == ([], {BOB: 1040})


def test_whichever_clock_is_sooner_over_is_shown_and_only_the_rules_stand_still() -> None:
    asked = [
        (ANN, decision(ANN, [7], 200)),
        (ANN, TURN),
        (BOB, decision(BOB, [8], 60)),
        (BOB, TURN),
    ]
    timers = Timers()
    timers.ask(asked, HERE, now=1000)
    timers.ask(asked, [], now=1010)
    assert timers.left(now=1020) == {ANN: 110, BOB: 40}
    assert timers.standing(now=1020) == [ANN]
    assert timers.over(now=1061) == [(BOB, decision(BOB, [8], 60).name)]


def test_stored_deadlines_are_those_of_what_is_asked_now() -> None:
    timers = Timers()
    timers.resume([(ANN, decision(ANN, [7], 30)), (BOB, decision(BOB, [8], 30))], {ANN: 1012.5})
    assert timers.deadlines == {ANN: 1012.5}


# -- lost connections ----------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-15.k")
def test_a_timer_stands_still_while_the_connection_is_lost() -> None:
    timers = Timers()
    asked = [(ANN, TURN), (BOB, TURN)]
    timers.ask(asked, HERE, now=1000)
    timers.ask(asked, [ANN], now=1020)
    assert timers.standing(now=1050) == [BOB]
    assert timers.left(now=1050) == {ANN: 70, BOB: 100}
    timers.ask(asked, HERE, now=1050)
    assert timers.standing(now=1050) == []
    assert timers.left(now=1060) == {ANN: 60, BOB: 90}


@pytest.mark.rule("WC-OP-15.k")
def test_it_stands_still_for_a_minute_in_total() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([(BOB, TURN)], [], now=1010)
    timers.ask([(BOB, TURN)], HERE, now=1050)  # 40 of the 60 are used up
    timers.ask([(BOB, TURN)], [], now=1060)
    assert timers.left(now=1080) == {BOB: 100}
    assert timers.standing(now=1080) == []
    assert timers.left(now=1090) == {BOB: 90}
    assert timers.next(now=1090) == 90
    timers.ask([(BOB, TURN)], HERE, now=1100)
    assert timers.left(now=1100) == {BOB: 80}
    assert timers.over(now=1181) == [(BOB, "turn")]


def test_another_clock_has_another_minute() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([(BOB, TURN)], [], now=1000)
    timers.ask([(BOB, TURN)], HERE, now=1000 + GRACE)
    timers.ask([(BOB, Clock("turn-2", 120))], HERE, now=1100)
    timers.ask([(BOB, Clock("turn-2", 120))], [], now=1110)
    assert timers.left(now=1120) == {BOB: 110}


def test_who_was_not_there_at_the_start_has_lost_no_connection() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], [ANN], now=1000)
    timers.ask([(BOB, TURN)], [ANN], now=1010)
    assert timers.left(now=1030) == {BOB: 90}
    timers.ask([(BOB, TURN)], HERE, now=1040)
    timers.ask([(BOB, TURN)], [ANN], now=1050)
    assert timers.left(now=1060) == {BOB: 70}


def test_the_end_of_a_pause_is_waited_for() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([(BOB, TURN)], [], now=1010)
    assert timers.next(now=1020) == GRACE - 10
    assert timers.standing(now=1010 + GRACE) == []
    assert timers.next(now=1010 + GRACE) == 110


# -- kept ----------------------------------------------------------------------------------------


def test_time_in_which_no_process_had_the_table_does_not_count() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    again = stored(timers, lost=500)
    again.ask([(BOB, TURN)], HERE, now=1510)
    assert again.left(now=1510) == {BOB: 110}


def test_a_pause_goes_on_in_another_process() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    timers.ask([(BOB, TURN)], [], now=1010)
    again = stored(timers, lost=500)
    again.ask([(BOB, TURN)], [], now=1530)
    assert again.left(now=1530) == {BOB: 110}
    again.ask([(BOB, TURN)], HERE, now=1530)
    assert again.left(now=1540) == {BOB: 100}


def test_all_connections_are_lost_with_their_process() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    again = stored(timers)
    again.ask([(BOB, TURN)], [], now=1010)
    assert again.standing(now=1011) == [BOB]


def test_what_is_stored_does_not_change_any_more() -> None:
    timers = Timers()
    timers.ask([(BOB, TURN)], HERE, now=1000)
    rows = timers.rows
    timers.ask([(BOB, TURN)], [], now=1010)
    assert rows[0].away is None


# -- ticks ---------------------------------------------------------------------------------------


def test_a_tick_ends_within_a_tenth_of_a_second() -> None:
    for now in (0.0, 12.34, 1_800_000_000.099):
        assert 0 < until_end(now) <= TICK


@pytest.mark.rule("WC-OP-15.b")
def test_who_has_the_right_of_way_comes_first_and_else_who_came_first() -> None:
    assert first([BOB, ANN], order=[ANN, BOB]) == 1
    assert first([BOB, ANN], order=[BOB, ANN]) == 0
    assert first([CAT, BOB], order=[]) == 0
    assert first([CAT, BOB, BOB], order=[ANN, BOB]) == 1
