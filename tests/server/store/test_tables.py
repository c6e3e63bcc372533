"""What is put into the store comes out of it again, and in the right lists."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from sqlalchemy import event

from overrun.server.protocol import TableOptions
from overrun.server.store import Damaged, Holder, SeatRow, Store, StoreError, TableSummary
from tests.server.store.scenes import NOON, a_table, answer, change, commit, sit_down, two_seats


def ids(summaries: list[TableSummary]) -> list[str]:
    return [summary.row.id for summary in summaries]


def test_a_person_is_called_by_the_last_name_given(store: Store) -> None:
    assert store.name_of("ada") is None
    store.name_person("ada", "Ada")
    store.name_person("ada", "Countess\0 Żółw 🧟")
    assert store.name_of("ada") == "Countess Żółw 🧟"


def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    row = a_table(
        parent="attic",
        options=TableOptions(clock=30, public=True),
        answers=2,
        revision=1,
        ended=True,
        outcome='{"reason":"escape"}',
        waiting=[0, 1],
        clocks={1: NOON + 0.125},
        awake=True,
        dump=b"\x00state\xff",
        dumped=2,
    )
    store.create(row, two_seats(), [answer(1), answer(2)])
    assert store.table("cellar") == row
    assert store.seats("cellar") == two_seats()
    assert store.answers("cellar") == [answer(1), answer(2)]
    assert store.answers("cellar", after=1) == [answer(2)]


def test_a_table_that_is_not_there_is_empty(store: Store) -> None:
    assert store.table("cellar") is None
    assert store.seats("cellar") == []
    assert store.answers("cellar") == []
    assert store.chat("cellar") == []


def test_an_id_is_given_once_and_a_refused_table_leaves_nothing(store: Store) -> None:
    store.create(a_table(), two_seats())
    with pytest.raises(StoreError):
        store.create(a_table(host="eve"), two_seats())
    with pytest.raises(StoreError):
        store.create(a_table("attic"), [*two_seats(), *two_seats()])
    assert store.table("attic") is None
    with pytest.raises(StoreError, match="0 answers are said"):
        store.create(a_table("attic"), two_seats(), [answer(1)])


def bob(since: float = NOON, person: str = "bob", device: str = "Firefox, Linux") -> Holder:
    return Holder(person=person, since=since, device=device)


def test_a_link_is_spent_by_the_first_who_comes(store: Store) -> None:
    store.create(a_table(), two_seats())
    assert store.take_seat("cellar", "link-1", bob(), "Bob") == 1
    assert store.take_seat("cellar", "link-1", bob(person="eve"), "Eve") is None
    assert store.take_seat("cellar", "link-0", bob(person="eve"), "Eve") is None
    assert store.take_seat("nowhere", "link-1", bob(person="eve"), "Eve") is None
    bobs = SeatRow(seat=1, name="Bob", token="link-1", spent=True, people=["bob"])
    assert store.seats("cellar") == [two_seats()[0], bobs]
    assert store.holders("cellar", 1) == [bob()]
    assert not store.visited("cellar", "eve")


def test_of_those_who_come_at_once_one_gets_the_seat(store: Store) -> None:
    store.create(a_table(), two_seats())
    guests = [bob(person=f"guest-{number}") for number in range(8)]
    with ThreadPoolExecutor(len(guests)) as at_once:
        taken = at_once.map(lambda who: store.take_seat("cellar", "link-1", who, "Guest"), guests)
    assert sorted(taken, key=str) == [1] + [None] * 7
    assert len(store.seats("cellar")[1].people) == 1


def test_a_code_brings_one_device_in_time(store: Store) -> None:
    store.create(a_table(), two_seats())
    store.take_seat("cellar", "link-1", bob(), "Bob")
    phone = bob(NOON + 60, person="bob-phone", device="Firefox, Android")
    store.set_code("cellar", 1, "code", NOON + 30)
    assert store.redeem("cellar", "code", phone) is None  # too late
    store.set_code("cellar", 1, "code", NOON + 90)
    assert store.redeem("cellar", "other", phone) is None
    assert store.redeem("cellar", "", phone) is None
    assert store.redeem("cellar", "code", phone) == 1
    assert store.redeem("cellar", "code", bob(NOON + 61, person="eve")) is None
    assert store.holders("cellar", 1) == [bob(), phone]
    assert store.seats("cellar")[1].name == "Bob"


def test_who_is_dropped_is_a_stranger_again(store: Store) -> None:
    store.create(a_table(), two_seats())
    store.take_seat("cellar", "link-1", bob(), "Bob")
    store.drop_holder("cellar", 0, "ada-phone")
    assert store.seats("cellar")[0].people == ["ada"]
    assert not store.visited("cellar", "ada-phone")
    store.drop_holder("cellar", 0, "ada")
    assert store.visited("cellar", "ada")  # she made the table
    assert store.holders("cellar", 1) == [bob()]


def test_a_seat_is_given_up_by_its_owner_alone(store: Store) -> None:
    fence = sit_down(store)
    store.take_seat("cellar", "link-1", bob(), "Bob")
    assert not store.give_up_seat("cellar", fence - 1, 1, "steady")
    assert store.give_up_seat("cellar", fence, 1, "steady")
    left = SeatRow(seat=1, name="Bob", token="link-1", bot="steady", spent=True)
    assert store.seats("cellar")[1] == left
    assert store.visited("cellar", "bob")  # who was there may watch
    assert store.take_seat("cellar", "link-1", bob(), "Bob") is None


def test_only_the_owner_changes_seats_and_options(store: Store) -> None:
    fence = sit_down(store)
    assert store.set_seat("cellar", fence, 1, bot="", stand_in="steady", wished=True)
    assert [seat.wished for seat in store.seats("cellar")] == [False, True]
    assert not store.set_seat("cellar", fence - 1, 0, bot="random", stand_in="")
    assert [seat.stand_in for seat in store.seats("cellar")] == ["", "steady"]
    assert [seat.bot for seat in store.seats("cellar")] == ["", ""]

    calm = TableOptions(pace="calm", public=True)
    assert not store.set_options("cellar", fence - 1, calm)
    assert store.public(9) == []
    assert store.set_options("cellar", fence, calm)
    assert store.public(9)[0].row.options == calm


def test_lists_show_the_newest_tables_of_those_who_were_there(store: Store) -> None:
    for number, id in enumerate(("attic", "barn", "cellar", "dock")):
        ended = id in ("barn", "dock")
        store.create(a_table(id, touched=NOON + number, ended=ended, dump=b"x"), two_seats())
    store.create(a_table("eden", host="eve", touched=NOON + 9), [SeatRow(seat=0, token="x")])
    assert ids(store.mine("ada", 9)) == ["cellar", "attic"]
    assert ids(store.mine("ada", 1)) == ["cellar"]
    assert ids(store.finished("ada", 9)) == ["dock", "barn"]
    assert ids(store.mine("ada-phone", 9)) == ["cellar", "attic"]
    assert ids(store.mine("eve", 9)) == ["eden"]

    assert store.mine("bob", 9) == []
    store.take_seat("attic", "link-1", bob(), "Bob")
    for _ in range(2):
        store.visit("dock", "bob")
    assert ids(store.mine("bob", 9)) == ["attic"]
    assert ids(store.finished("bob", 9)) == ["dock"]
    assert store.visited("attic", "bob")
    assert store.visited("dock", "bob")
    assert not store.visited("barn", "bob")
    with pytest.raises(StoreError):
        store.visit("nowhere", "bob")


def test_a_list_tells_all_but_the_dump(store: Store) -> None:
    row = a_table(clocks={0: NOON}, waiting=[0], dump=b"state")
    store.create(row, two_seats())
    without = msgspec.structs.replace(row, dump=None)
    assert store.mine("ada", 9) == [TableSummary(row=without, seats=two_seats())]


def test_the_public_list_has_running_public_tables(store: Store) -> None:
    public = TableOptions(public=True)
    store.create(a_table("attic", options=public), two_seats())
    store.create(a_table("barn", options=public, touched=NOON + 1), two_seats())
    store.create(a_table("cellar"), two_seats())
    store.create(a_table("dock", options=public, ended=True), two_seats())
    assert ids(store.public(9)) == ["barn", "attic"]
    assert ids(store.public(1)) == ["barn"]


def test_a_longer_list_needs_no_more_queries(store: Store) -> None:
    queries: list[str] = []

    @event.listens_for(store._database._engine, "before_cursor_execute")
    def count(connection, cursor, statement, *rest) -> None:  # type: ignore[no-untyped-def]
        queries.append(statement)

    def asked() -> int:
        queries.clear()
        store.mine("ada", 99)
        return len([query for query in queries if query.startswith("SELECT")])

    store.create(a_table("t0"), two_seats())
    few = asked()
    for number in range(1, 12):
        store.create(a_table(f"t{number}"), two_seats())
    assert asked() == few == 3


def test_lists_follow_what_rooms_write(store: Store) -> None:
    fence = sit_down(store, "attic", "barn")
    assert ids(store.mine("ada", 9)) == ["attic", "barn"]
    store.commit([commit(fence, 0, 1, table="barn", touched=NOON + 5, ended=True, outcome="{}")])
    assert ids(store.mine("ada", 9)) == ["attic"]
    assert store.finished("ada", 9)[0].row.outcome == "{}"


def test_chat_is_numbered_by_table_and_the_last_lines_are_told(store: Store) -> None:
    store.create(a_table("attic"), two_seats())
    store.create(a_table("barn"), two_seats())
    first = store.say("attic", 0, "Ada", "Run!\0", NOON)
    assert (first.number, first.seat, first.text) == (1, 0, "Run!")
    assert store.say("barn", None, "Guest", "Hello", NOON).number == 1
    for number in range(2, 6):
        assert store.say("attic", None, "Guest", "…", NOON).number == number
    assert store.chat("attic")[0] == first
    assert store.chat("barn")[0].seat is None
    assert [line.number for line in store.chat("attic", limit=2)] == [4, 5]
    with pytest.raises(StoreError, match="no table"):
        store.say("nowhere", 0, "Ada", "Anybody?", NOON)


def test_what_is_said_to_some_is_numbered_for_those_who_hear_it(store: Store) -> None:
    store.create(a_table(), two_seats())
    store.say("cellar", 1, "Bob", "Psst", NOON, to="team", only=[1, 11])
    store.say("cellar", 0, "Ada", "Run!", NOON)
    store.say("cellar", 11, "Eve", "Here", NOON, to="1", only=[1, 11])

    def heard(viewer: int | None) -> list[tuple[int, str]]:
        return [(line.number, line.text) for line in store.chat("cellar", viewer)]

    assert heard(None) == heard(0) == [(1, "Run!")]
    assert heard(1) == heard(11) == [(1, "Psst"), (2, "Run!"), (3, "Here")]
    assert store.chat("cellar", 1, limit=1)[0].only == [1, 11]


def test_everyone_may_talk_at_once(store: Store, database_url: str) -> None:
    store.create(a_table(), two_seats())
    other = Store.open(database_url)
    with ThreadPoolExecutor(6) as threads:
        said = threads.map(
            lambda n: (store, other)[n % 2].say("cellar", 0, "Ada", str(n), NOON), range(60)
        )
        by_number = {line.number: line.text for line in said}
    other.close()
    assert sorted(by_number) == list(range(1, 61))
    assert [line.text for line in store.chat("cellar")] == [by_number[n] for n in range(1, 61)]


def test_a_report_is_kept(store: Store) -> None:
    store.create(a_table(), two_seats())
    store.report("r-1", "cellar", NOON, b'{"note":"stuck"}')
    with store._database.reading() as connection:
        kept = connection.exec_driver_sql("SELECT id, table_id, at, body FROM reports").one()
    assert tuple(kept) == ("r-1", "cellar", NOON, b'{"note":"stuck"}')


def test_a_damaged_value_is_an_error_of_its_table_alone(store: Store, database_url: str) -> None:
    store.create(a_table(), two_seats())
    change(database_url, "UPDATE tables SET clocks = '[oops'")
    with pytest.raises(Damaged, match="a stored value is damaged") as damaged:
        store.table("cellar")
    assert "oops" not in str(damaged.value), "secrets may be in a value"
    store.create(a_table("attic"), two_seats())
    assert [each.row.id for each in store.mine("ada", 9)] == ["attic"]
