"""Letting go of what is old, and of somebody who wants to be forgotten."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any

from sqlalchemy import func, select

from overrun.server.retention import anonymous
from overrun.server.store import SeatRow, Store, schema
from overrun.server.store.retention import GONE
from tests.server.store.scenes import (
    NOON,
    a_table,
    answer,
    change,
    commit,
    fall_silent,
    sit_down,
    two_seats,
)

LATER = NOON + 1000
INSTEAD = anonymous()


def rows(store: Store) -> dict[str, int]:
    """How many rows each table of the database has."""
    with store.database.reading() as connection:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in schema.metadata.sorted_tables
        }


def kept(store: Store) -> list[str]:
    return store.table_ids()


def a_full_table(store: Store, id: str, **changes: Any) -> None:
    """A table with a row in every corner."""
    store.create(a_table(id, answers=1, **changes), two_seats(), [answer(1)])
    store.say(id, 0, "Ada", "hello", NOON, person="ada")
    store.report(f"r-{id}", id, NOON, b"{}", "ada")


def test_old_tables_go_with_all_that_belongs_to_them(store: Store) -> None:
    empty = rows(store)
    a_full_table(store, "attic", ended=True)
    assert store.care.remove_tables(ended=True, before=NOON, limit=9) == 0, "it is not older"
    assert store.care.remove_tables(ended=False, before=LATER, limit=9) == 0, "its game is over"
    assert store.care.remove_tables(ended=True, before=LATER, limit=9) == 1
    assert rows(store) == empty


def test_abandoned_tables_go_the_oldest_first_and_a_few_at_a_time(store: Store) -> None:
    for number, id in enumerate(("attic", "cellar", "porch")):
        a_full_table(store, id, touched=NOON - number)
    assert store.care.remove_tables(ended=False, before=LATER, limit=2) == 2
    assert kept(store) == ["attic"]


def test_a_table_in_use_stays_however_old(store: Store, database_url: str) -> None:
    fence = sit_down(store, "cellar")
    assert store.care.remove_tables(ended=False, before=LATER, limit=9) == 0
    assert store.commit([commit(fence, 0, 1)]) == [True]
    fall_silent(database_url, "p1", 3600)
    assert store.care.remove_tables(ended=False, before=LATER, limit=9) == 1
    assert store.commit([commit(fence, 1, 2)]) == [False], "who only slept cannot bring it back"


def test_a_table_that_is_claimed_just_now_is_not_waited_for(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    store.create(a_table("attic"), two_seats())
    store.create(a_table("cellar"), two_seats())
    with store.database.writing() as connection, ThreadPoolExecutor(1) as thread:
        connection.execute(
            select(schema.tables.c.id).where(schema.tables.c.id == "attic").with_for_update()
        ).all()
        removing = thread.submit(store.care.remove_tables, ended=False, before=LATER, limit=9)
        assert removing.result(10) == 1
    assert kept(store) == ["attic"]
    store.close()


def test_old_reports_go(store: Store) -> None:
    store.create(a_table(), two_seats())
    for number in range(3):
        store.report(f"r-{number}", "cellar", NOON + number, b"{}")
    assert store.care.remove_reports(before=NOON + 2, limit=9) == 2
    assert rows(store)["reports"] == 1


# -- people --------------------------------------------------------------------------------------


def seat_of(name: str, seat: int = 0, **more: Any) -> SeatRow:
    return SeatRow(seat=seat, name=name, token=f"link-{seat}", people=[name.lower()], **more)


def test_somebody_is_forgotten(store: Store) -> None:
    store.name_person("ada", "Ada")
    store.create(a_table("over", ended=True), [seat_of("Ada"), seat_of("Bob", 1)])
    store.create(a_table("runs"), [seat_of("Ada", stand_in="random"), seat_of("Bob", 1)])
    store.create(a_table("bobs", host="bob"), [seat_of("Bob")])
    store.visit("bobs", "ada")
    store.say("over", 0, "Ada", "my secret", NOON, person="ada")
    store.say("over", 1, "Bob", "well played", NOON, person="bob")
    store.say("bobs", None, "Ada", "from aside", NOON)  # as earlier versions kept it
    store.say("bobs", None, "Ada B.", "another one", NOON)
    store.report("r-1", "over", NOON, b"what Ada wrote", "ada")

    changed = store.care.forget("ada", INSTEAD)
    assert changed == ["over", "runs"], "where she only watched nobody need come back"

    assert store.name_of("ada") is None
    assert store.mine("ada", 9) == store.finished("ada", 9) == []
    over, runs = store.seats("over"), store.seats("runs")
    assert (over[0].name, over[0].people[0][: len(GONE)]) == ("Guest", GONE)
    assert (runs[0].name, runs[0].people, runs[0].stand_in) == ("", [], "")
    assert runs[0].bot == "steady", "a bot plays on, the best there is"
    assert [seat.name for seat in (over[1], runs[1])] == ["Bob", "Bob"]
    lines = [(line.name, line.text) for line in store.chat("over")]
    assert lines == [("Guest", "(deleted)"), ("Bob", "well played")]
    aside = [(line.name, line.text) for line in store.chat("bobs")]
    assert aside == [("Guest", "(deleted)"), ("Ada B.", "another one")]
    row = store.table("runs")
    assert row is not None
    assert row.awake, "the bot is to be woken"
    assert row.host.startswith(GONE), "no host, and not the nobody without a session either"
    assert rows(store)["reports"] == 0
    everything = str(dump(store)).replace("Ada B.", "")
    assert "ada" not in everything
    assert "Ada" not in everything


def dump(store: Store) -> list[tuple[Any, ...]]:
    with store.database.reading() as connection:
        return [
            tuple(row)
            for table in schema.metadata.sorted_tables
            for row in connection.execute(select(table))
        ]


def test_a_seat_that_was_left_before_says_no_more_whose_it_was(store: Store) -> None:
    store.name_person("ada", "Ada")
    store.create(a_table(), [seat_of("Ada"), seat_of("Bob", 1)])
    store.register("p1", "")
    assert store.give_up_seat("cellar", store.claim("cellar", "p1").fence, 0, "random")
    assert store.seats("cellar")[0].name == "Ada"
    store.care.forget("ada", INSTEAD)
    assert [seat.name for seat in store.seats("cellar")] == ["", "Bob"]


def test_another_device_at_the_same_seat_plays_on(store: Store) -> None:
    store.create(a_table(), two_seats())
    store.care.forget("ada", INSTEAD)
    seat = store.seats("cellar")[0]
    assert (seat.people, seat.name, seat.bot) == (["ada-phone"], "Ada", "")


def test_who_has_the_table_in_memory_must_read_it_anew(store: Store) -> None:
    fence = sit_down(store, "cellar")
    store.care.forget("ada", INSTEAD)
    assert store.commit([commit(fence, 0, 1)]) == [False]
    assert store.owned("p1") == {}
    assert store.claim("cellar", "p1").fence > fence + 1


def test_the_unseen_are_forgotten_unless_they_still_play(store: Store, database_url: str) -> None:
    for person in ("ada", "bob", "cat"):
        store.name_person(person, person.title())
    store.create(a_table(), two_seats())
    store.create(a_table("over", ended=True), [seat_of("Bob")])
    change(database_url, "UPDATE people SET seen = 5 WHERE id <> 'cat'")
    assert store.care.forget_unseen(INSTEAD, before=9, limit=9) == 1
    assert [store.name_of(each) for each in ("ada", "bob", "cat")] == ["Ada", None, "Cat"]
    assert store.seats("over")[0].name == "Guest"


def test_to_be_here_is_noted_once_a_day(store: Store, database_url: str) -> None:
    store.name_person("ada", "Ada")
    assert seen(store) > time() - 60
    change(database_url, "UPDATE people SET seen = seen - 90000")
    assert store.knows("ada")
    assert seen(store) > time() - 60
    change(database_url, "UPDATE people SET seen = seen - 80000")
    assert store.knows("ada")
    assert seen(store) < time() - 60
    assert not store.knows("bob")


def seen(store: Store) -> float:
    with store.database.reading() as connection:
        return connection.execute(select(schema.people.c.seen)).scalar_one()


# -- counting ------------------------------------------------------------------------------------


def test_tables_are_counted_by_maker_and_by_origin_for_a_day(store: Store) -> None:
    for id, ended in (("attic", False), ("cellar", False), ("porch", True)):
        store.create(a_table(id, ended=ended), two_seats())
        store.care.set_origin(id, "here")
    assert store.care.running("ada", "here", NOON) == (2, 2)
    assert store.care.running("bob", "there", NOON) == (0, 0)
    assert store.care.running("ada", "here", NOON + 1) == (2, 0)
    store.care.forget_origins(NOON + 1)
    assert store.care.running("ada", "here", NOON) == (2, 0)


def test_a_note_is_kept(store: Store) -> None:
    assert store.care.noted("backup") is None
    store.care.note("backup", "a")
    store.care.note("backup", "b")
    value, at = store.care.noted("backup") or ("", 0)
    assert (value, at > time() - 60) == ("b", True)
