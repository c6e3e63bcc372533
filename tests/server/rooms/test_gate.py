"""The gate: those who say nothing are sent away, and those who are inside stay."""

from __future__ import annotations

import io
import logging
import socket
import subprocess
import sys
from collections.abc import Callable

import pytest

from overrun.server import logs
from overrun.server.gate import Gate
from overrun.server.limits import Limits
from tests.server.playing import PATIENCE, TWO_PERSONS, Person, Served

Serve = Callable[..., Served]

HEALTH = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"


def knock(served: Served, said: bytes = b"") -> socket.socket:
    host, port = served.address.split(":")
    connection = socket.create_connection((host, int(port)), timeout=PATIENCE)
    connection.sendall(said)
    return connection


def is_sent_away(connection: socket.socket) -> bool:
    """Whether the server closes it; waits for that."""
    try:
        while connection.recv(65536):
            pass
        return True
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True
    finally:
        connection.close()


def is_answered(connection: socket.socket, said: bytes = HEALTH) -> bool:
    connection.sendall(said)
    return connection.recv(65536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("said", [b"", b"G", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_who_does_not_say_what_is_wanted_is_sent_away(serve: Serve, said: bytes) -> None:
    served = serve(limits=Limits(header_seconds=0.05))
    assert is_sent_away(knock(served, said))


def test_nor_the_second_time(serve: Serve) -> None:
    served = serve(limits=Limits(header_seconds=0.3))
    connection = knock(served)
    assert is_answered(connection)
    connection.sendall(b"G")  # else it would be let go as one that wants nothing more
    assert is_sent_away(connection)


def test_who_does_not_finish_the_request_is_sent_away(serve: Serve) -> None:
    served = serve(limits=Limits(request_seconds=0.05))
    head = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"
    assert is_sent_away(knock(served, head))


def test_who_is_inside_has_time(serve: Serve) -> None:
    served = serve(limits=Limits(header_seconds=0.5, request_seconds=0.5))
    place = Person(served).play(TWO_PERSONS)
    assert is_sent_away(knock(served))  # by now the time of the first one would be up, too
    assert place.answer("bid:1").answers == 1


def test_of_one_address_the_one_that_waits_longest_goes(serve: Serve) -> None:
    served = serve(limits=Limits(sockets=3, header_seconds=PATIENCE))
    place = Person(served).play(TWO_PERSONS)
    waiting = [knock(served) for _ in range(5)]
    assert is_sent_away(waiting[0])
    assert is_sent_away(waiting[1])
    assert all(is_answered(each) for each in waiting[2:])
    assert place.answer("bid:1").answers == 1
    for each in waiting:
        each.close()


def test_behind_a_named_proxy_are_many(serve: Serve) -> None:
    served = serve(limits=Limits(sockets=3, header_seconds=PATIENCE), proxies=["127.0.0.0/8"])
    waiting = [knock(served) for _ in range(6)]
    assert all(is_answered(each) for each in waiting)
    for each in waiting:
        each.close()


class Somebody:
    """Somebody who knocks, without a network."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address = address
        self.is_away = False

    def send_away(self) -> None:
        self.is_away = True


def test_when_the_house_is_full_those_who_wait_go_before_those_who_are_served() -> None:
    gate = Gate(Limits(sockets=10), most=3)
    served, first, second, late = (Somebody(f"192.0.2.{number}") for number in range(4))
    for total, each in enumerate((served, first, second), 1):
        assert gate.come(each, total)  # type: ignore[arg-type]
    gate.is_heard(served)  # type: ignore[arg-type]
    assert gate.come(late, 4)  # type: ignore[arg-type]
    assert [each.is_away for each in (served, first, second, late)] == [False, True, False, False]
    gate.waits(served)  # type: ignore[arg-type]
    for each in (second, late):
        gate.leave(each)  # type: ignore[arg-type]
    assert gate.come(first, 4)  # type: ignore[arg-type]
    assert served.is_away


def test_when_all_are_inside_nobody_else_comes_in() -> None:
    gate = Gate(Limits(), most=3)
    late = Somebody()
    assert not gate.come(late, 4)  # type: ignore[arg-type]
    assert not late.is_away  # whoever brought it closes it
    assert gate._by_address == {}
    assert not gate._all


FILES = """
import resource
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
from overrun.server.gate import files
print(files(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such limit")
@pytest.mark.parametrize(("hard", "warned"), [("2000", False), ("300", True)])
def test_as_many_files_as_the_system_lets_us(hard: str, warned: bool) -> None:
    code = FILES.format(soft=200, hard=hard)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [hard, hard]
    assert (f"only {hard} files may be open" in done.stderr) == warned


# -- the log ---------------------------------------------------------------------------------------


@pytest.fixture
def log() -> tuple[logging.Logger, io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    handler.addFilter(logs.Repeats())
    logger = logging.Logger("repeats")
    logger.addHandler(handler)
    return logger, stream


def test_what_is_said_again_and_again_is_summed_up(
    log: tuple[logging.Logger, io.StringIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    logger, stream = log
    now = 1000.0
    clock = property(lambda self: now, lambda *_: None)
    monkeypatch.setattr(logging.LogRecord, "created", clock, raising=False)
    for number in range(1000):
        logger.warning("%s knocks", number)
    logger.warning("something else")
    lines = stream.getvalue().splitlines()
    assert len(lines) == logs.IN_A_MINUTE + 1
    assert lines[-1] == "WARNING repeats: something else"
    now += logs.MINUTE
    logger.warning("%s knocks", "Ann")
    left_out = 1000 - logs.IN_A_MINUTE
    last = stream.getvalue().splitlines()[-1]
    assert last == f"WARNING repeats: Ann knocks (and {left_out} more like it before)"
    logger.warning("%s knocks", "Bob")
    assert stream.getvalue().splitlines()[-1] == "WARNING repeats: Bob knocks"
