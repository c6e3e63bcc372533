"""A process that fights others for a table; ``test_owners.py`` starts several.

It opens the database at the first line that it reads, and plays at the second: it claims the
table, answers a few times, and gives the table up; every other time it is taken for dead instead,
although it goes on. Each answer carries the contender's number as its seat and the fence as
``heard``. At the end it prints how many answers it wrote.
"""

from __future__ import annotations

import sys
from time import sleep

from overrun.server.store import Store
from tests.server.store.scenes import NOON, answer, commit, fall_silent


def fight(store: Store, url: str, contender: int, turns: int) -> int:
    process = f"p{contender}"
    store.register(process, "http://here")
    written = 0
    for turn in range(turns):
        while not (claim := store.claim("cellar", process)).mine:
            sleep(0.005)  # so that the owner gets on with it on a small machine
        if turn % 2:
            fall_silent(url, process, 60)  # from here on any other may take it, before our writes
        for _ in range(3):
            row = store.table("cellar")
            assert row
            mine = commit(claim.fence, row.answers, touched=NOON)
            mine.answers.append(answer(row.answers + 1, seat=contender, heard=claim.fence))
            written += store.commit([mine]) == [True]
        if turn % 2:
            store.beat(process)
        else:
            store.release("cellar", process, claim.fence)
    store.unregister(process)
    return written


def main(url: str, contender: str, turns: str) -> None:
    sys.stdin.readline()
    store = Store.open(url)
    print("open", flush=True)
    sys.stdin.readline()
    print(fight(store, url, int(contender), int(turns)), flush=True)
    store.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
