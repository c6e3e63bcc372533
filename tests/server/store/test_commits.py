"""What a room writes is written as a whole, on what it thinks is there, or not at all."""

from __future__ import annotations

import pytest

from overrun.server.store import AnswerRow, Store, StoreError
from tests.server.store.scenes import NOON, answer, commit, numbers, sit_down


def test_answers_are_kept_with_how_the_table_stands_then(store: Store) -> None:
    fence = sit_down(store)
    stand = {"waiting": [1], "clocks": {1: NOON + 30.5}, "awake": True, "touched": NOON + 7}
    assert store.commit([commit(fence, 0, 1, 2, dump=b"two", **stand)]) == [True]
    row = store.table("cellar")
    assert row
    assert (row.answers, row.revision, row.ended, row.outcome) == (2, 0, False, "")
    assert (row.waiting, row.clocks, row.awake, row.touched) == (
        [1],
        {1: NOON + 30.5},
        True,
        NOON + 7,
    )
    assert (row.dump, row.dumped) == (b"two", 2)
    assert store.answers("cellar") == [answer(1), answer(2)]

    over = {"ended": True, "outcome": '{"reason":"eaten"}'}
    assert store.commit([commit(fence, 2, 3, **over)]) == [True]
    row = store.table("cellar")
    assert row
    assert (row.answers, row.ended, row.outcome) == (3, True, '{"reason":"eaten"}')
    assert (row.waiting, row.clocks, row.awake) == ([], {}, False)
    assert (row.dump, row.dumped) == (b"two", 2), "the older dump is still good"


def test_a_commit_on_other_answers_is_left_out_and_the_others_are_done(store: Store) -> None:
    fence = sit_down(store, "attic", "barn", "cellar")
    batch = [
        commit(fence, 0, 1, table="cellar"),
        commit(fence, 1, 2, table="attic"),
        commit(fence, 0, 1, 2, table="barn"),
        commit(fence, 0, 1, table="nowhere"),
    ]
    assert store.commit(batch) == [True, False, True, False]
    assert [numbers(store, id) for id in ("attic", "barn", "cellar")] == [[], [1, 2], [1]]
    untouched = store.table("attic")
    assert untouched
    assert untouched.touched == NOON


def test_a_commit_with_another_fence_is_left_out_entirely(store: Store) -> None:
    fence = sit_down(store)
    for wrong in (fence - 1, fence + 1):
        late = commit(wrong, 0, 1, dump=b"late", ended=True, touched=NOON + 1)
        assert store.commit([late]) == [False]
    row = store.table("cellar")
    assert row
    assert (row.answers, row.dump, row.ended, row.touched) == (0, None, False, NOON)
    assert numbers(store) == []


def test_commits_of_one_table_follow_each_other_in_a_batch(store: Store) -> None:
    fence = sit_down(store)
    batch = [
        commit(fence, 0, 1, dump=b"one"),
        commit(fence, 1, 2, 3, waiting=[0]),
        commit(fence, 1, 2),
        commit(fence, 3, waiting=[1]),
    ]
    assert store.commit(batch) == [True, True, False, True]
    row = store.table("cellar")
    assert row
    assert (row.answers, row.waiting, row.dump, row.dumped) == (3, [1], b"one", 1)
    assert numbers(store) == [1, 2, 3]


def test_if_one_cannot_be_written_none_is(store: Store) -> None:
    fence = sit_down(store, "attic", "barn")
    unwritable = commit(fence, 0, 1, table="barn")
    unwritable.answers[0].option = None  # type: ignore[assignment]
    with pytest.raises(StoreError) as refused:
        store.commit([commit(fence, 0, 1, table="attic"), unwritable])
    assert "\n" not in str(refused.value)
    assert numbers(store, "attic") == numbers(store, "barn") == []
    assert store.commit([commit(fence, 0, 1, table="attic")]) == [True]


def test_an_undo_takes_answers_back_and_raises_the_revision(store: Store) -> None:
    fence = sit_down(store)
    store.commit([commit(fence, 0, 1, 2, 3, 4, dump=b"four")])
    assert store.commit([commit(fence, 4, keep=2, waiting=[0])]) == [True]
    row = store.table("cellar")
    assert row
    assert (row.answers, row.revision, row.waiting) == (2, 1, [0])
    assert (row.dump, row.dumped) == (None, 0), "it held what was taken back"
    assert numbers(store) == [1, 2]

    other = answer(3, option="wait")
    again = commit(fence, 2, dump=b"three")
    again.answers.append(other)
    assert store.commit([again]) == [True]
    assert store.answers("cellar", after=2) == [other]


def test_an_undo_keeps_a_dump_from_before(store: Store) -> None:
    fence = sit_down(store)
    store.commit([commit(fence, 0, 1, 2, dump=b"two"), commit(fence, 2, 3)])
    store.commit([commit(fence, 3, keep=2)])
    row = store.table("cellar")
    assert row
    assert (row.dump, row.dumped) == (b"two", 2)


def test_an_undo_may_bring_its_own_dump_and_answers(store: Store) -> None:
    fence = sit_down(store)
    store.commit([commit(fence, 0, 1, 2, 3)])
    store.commit([commit(fence, 3, 2, keep=1, dump=b"anew")])
    row = store.table("cellar")
    assert row
    assert (row.answers, row.revision, row.dump, row.dumped) == (2, 1, b"anew", 2)
    assert numbers(store) == [1, 2]


def test_undos_within_a_batch_are_folded_as_if_each_was_written(store: Store) -> None:
    fence = sit_down(store, "one-by-one", "at-once")
    steps = [
        {"expected": 3, "numbers": [4, 5], "dump": b"five"},
        {"expected": 5, "numbers": [], "keep": 2},
        {"expected": 2, "numbers": [3, 4, 5]},
        {"expected": 5, "numbers": [], "keep": 4},
        {"expected": 4, "numbers": [5, 6]},
    ]

    def play(table: str) -> list:
        return [
            commit(fence, step["expected"], *step["numbers"], table=table,
                   keep=step.get("keep"), dump=step.get("dump"))
            for step in steps
        ]  # fmt: skip

    for id in ("one-by-one", "at-once"):
        store.commit([commit(fence, 0, 1, 2, 3, table=id, dump=b"three")])
    assert [store.commit([each]) for each in play("one-by-one")] == [[True]] * 5
    assert store.commit(play("at-once")) == [True] * 5
    slow, quick = store.table("one-by-one"), store.table("at-once")
    assert slow
    assert quick
    for field in ("answers", "revision", "dump", "dumped", "touched"):
        assert getattr(slow, field) == getattr(quick, field)
    assert (quick.answers, quick.revision, quick.dump) == (6, 2, None)
    assert store.answers("one-by-one") == store.answers("at-once")
    assert numbers(store, "at-once") == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("given", "keep"), [([2], None), ([1, 3], None), ([], 5), ([4], 2)], ids=str
)
def test_a_commit_whose_numbers_do_not_follow_cannot_be_made(
    given: list[int], keep: int | None
) -> None:
    expected = 3 if keep is not None else 0
    with pytest.raises(ValueError, match="table cellar"):
        commit(1, expected, *given, keep=keep)


def test_a_long_batch_is_written(store: Store) -> None:
    tables = [f"t{number}" for number in range(120)]
    fence = sit_down(store, *tables)
    batch = [commit(fence, 0, 1, 2, table=id, dump=id.encode()) for id in tables]
    assert store.commit(batch) == [True] * 120
    row = store.table("t77")
    assert row
    assert row.dump == b"t77"
    assert store.answers("t119") == [answer(1), answer(2)]
    assert isinstance(store.answers("t0")[0], AnswerRow)


def test_an_empty_batch_is_nothing(store: Store) -> None:
    assert store.commit([]) == []
