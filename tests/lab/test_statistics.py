"""The figures of a simulation."""

from __future__ import annotations

import random
from collections import Counter
from statistics import median

import pytest

from overrun.lab.statistics import Observer, Spread, Times, wilson


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [  # figures from published tables of the Wilson interval
        (10, 100, 0.0552, 0.1744),
        (1, 10, 0.0179, 0.4042),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_the_wilson_interval(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=0.0001)


def test_without_games_every_share_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("numbers", [[3], [1, 2], [5, 1, 1], [4, 4, 9, 1], [7, 7, 2, 2, 2]])
def test_a_spread_is_that_of_the_numbers(numbers: list[int]) -> None:
    spread = Spread.of(Counter(numbers))
    assert spread.mean == sum(numbers) / len(numbers)
    assert spread.median == median(numbers)
    assert (spread.min, spread.max) == (min(numbers), max(numbers))


def test_percentiles_are_right_to_three_per_cent() -> None:
    draw = random.Random("times")
    taken = [int(draw.lognormvariate(9, 2)) for _ in range(5000)]
    times = Times()
    for nanoseconds in taken:
        times.add(nanoseconds)
    assert times.mean_us == pytest.approx(sum(taken) / len(taken) / 1000)
    for percent in (50, 90, 99):
        exact = sorted(taken)[len(taken) * percent // 100 - 1] / 1000
        assert times.percentile_us(percent) == pytest.approx(exact, rel=0.035)


def test_merged_times_are_those_of_all() -> None:
    first, second, both = Times(), Times(), Times()
    for nanoseconds in range(100, 2000, 7):
        (first if nanoseconds % 2 else second).add(nanoseconds)
        both.add(nanoseconds)
    first.merge(second)
    assert (first.number, first.total, first.counts) == (both.number, both.total, both.counts)


def test_no_times_at_all() -> None:
    assert (Times().mean_us, Times().percentile_us(99)) == (0.0, 0.0)


def test_an_observer_that_cannot_be_merged_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Observer cannot be merged"):
        Observer().merge(Observer())
