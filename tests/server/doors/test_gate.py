"""The real server, with few descriptors and on its own event loop, against connections that say nothing or too much."""

import contextlib
import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from struct import pack
from time import monotonic, sleep
from urllib.request import urlopen

import pytest

from talewind.server.doors.gate import RESERVED
from talewind.server.telemetry.logs import STATES
from tests.server.conftest import Running
from tests.server.serving import Server

SOFT, ALL, EACH = 64, 100, 60  # descriptors at first, connections of all addresses and of one


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def server(running: Running, dsns: tuple[str, ...], log: Path) -> Iterator[Server]:
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
    environ["TALEWIND_LIMITS"] = f"head_seconds=1000,connections_an_address={EACH}"
    with log.open("w") as words:
        server = Server(environ, shell=f"ulimit -S -n {SOFT}; ulimit -H -n {RESERVED + ALL}", errors=words).start()
        yield server
        server.end()


def connection(server: Server, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 90, (address, 0))


def cut(found: socket.socket) -> bool:
    try:
        found.setblocking(False)
        return found.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def said(log: Path) -> set[str]:
    return {json.loads(line)["event"] for line in log.read_text().splitlines()}


def well(server: Server) -> bool:
    with contextlib.suppress(OSError), urlopen(server.address + "/readyz", timeout=90) as answer:
        return bool(answer.status == 200)
    return False


def becomes(condition: Callable[[], bool]) -> bool:
    end = monotonic() + 90
    while not condition():
        if monotonic() > end:
            return False
        sleep(0.05)
    return True


def test_silent_connections_take_neither_the_descriptors_nor_the_log(server: Server, log: Path) -> None:
    silent = [connection(server, "127.0.0.2") for _ in range(200)]
    assert becomes(lambda: sum(map(cut, silent)) == len(silent) - EACH), "one address holds no more"
    assert well(server), "whoever comes from elsewhere is let in"
    silent += [connection(server, "127.0.0.3") for _ in range(200)]
    assert becomes(lambda: sum(map(cut, silent)) == len(silent) - ALL), "nor do all together"
    for one in silent:
        one.close()
    assert becomes(lambda: well(server))
    assert said(log) <= STATES, "and nothing else"


def test_endless_headers_are_cut(server: Server) -> None:
    with connection(server, "127.0.0.2") as endless:
        sent = endless.send(b"GET / HTTP/1.1\r\n")
        with contextlib.suppress(ConnectionError):
            while sent < 50_000_000:
                sent += endless.send(b"x: " + b"a" * 1_000 + b"\r\n")
        assert sent < 20_000_000, "what the kernel holds of both sides comes on top of the bound"


HEAD = b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
SOCKET = HEAD + b"MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
HASTY = {
    "in the middle of a body": b"POST /api/tables/A/messages HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n123",
    "after a chunk that is none": b"POST /api/tables/A/messages HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno\r\n",
    "from the door of a table": b"GET /ws/A HTTP/1.1\r\n" + SOCKET,
    "from a door that is none": b"GET /nowhere HTTP/1.1\r\n" + SOCKET,
    "with answers to come": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 5 + b"GET /ws/A HTTP/1.1\r\n" + SOCKET,
}


def test_whoever_hangs_up_leaves_nothing_in_the_log(server: Server, log: Path) -> None:
    for words in HASTY.values():
        for pause in (0, 0.002, 0.01) * 4:
            with connection(server, "127.0.0.4") as hasty:
                hasty.sendall(words)
                sleep(pause)
                hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, pack("ii", 1, 0))  # the kernel says so at once
        assert well(server)
    server.end()
    assert said(log) <= STATES, "and nothing else"
