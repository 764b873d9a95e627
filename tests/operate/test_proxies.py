"""deploy/nginx.conf and deploy/Caddyfile, run in front of two processes that only say who they are: all of one table goes to one
of them, and to the other when that one is gone or a client has failed there."""

import http.server
import os
import shutil
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from bench.proxy import Nginx

from talewind.server.home.nats import free_port

from .page import ROOT

TABLES = [f"h{number:05d}" for number in range(40)]
PLACES = ("/ws/{}", "/ws/{}?after=7", "/api/tables/{}/poll?after=0", "/api/tables/{}/seats")

type Ask = Callable[[str], str]  # a path; the process that has answered


class Process:
    """Answers every request with its name."""

    def __init__(self, name: str) -> None:
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Length", "1")
                self.end_headers()
                self.wfile.write(name.encode())

            def log_message(self, *words: object) -> None: ...

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        self._thread = threading.Thread(target=self.server.serve_forever, args=(0.02,))
        self._thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self._thread.join()


def caddy(folder: Path, ports: list[int], stack: ExitStack) -> Ask:
    """The operators' file at another address, without certificates and without its port for administrators."""
    port = free_port()
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    for was, now in (
        ("\n{\n", "\n{\n\tadmin off\n\tauto_https off\n"), ("talewind.example {", f"http://127.0.0.1:{port} {{"),
        ("127.0.0.1:8001", f"127.0.0.1:{ports[0]}"), ("127.0.0.1:8002", f"127.0.0.1:{ports[1]}"),
    ):  # fmt: skip
        assert text.count(was) == 1, was
        text = text.replace(was, now)
    (folder / "Caddyfile").write_text(text)
    words = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with (folder / "said").open("w") as said:
        running = subprocess.Popen(words, env=os.environ | {"HOME": str(folder)}, stderr=said)
    stack.callback(running.wait)
    stack.callback(running.terminate)
    ask = asking(f"http://127.0.0.1:{port}")
    for _ in range(500):
        with suppress(OSError):
            ask("/")
            return ask
        time.sleep(0.02)
    raise AssertionError((folder / "said").read_text())


def nginx(folder: Path, ports: list[int], stack: ExitStack) -> Ask:
    front = stack.enter_context(Nginx(folder, ports))
    return asking(front.address, front.trust)


def asking(address: str, trust: ssl.SSLContext | None = None) -> Ask:
    def ask(path: str) -> str:
        with urlopen(Request(address + path), context=trust, timeout=30) as answer:
            said: bytes = answer.read()
            return said.decode()

    return ask


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_all_of_a_table_goes_to_one_process_and_to_the_other_when_that_is_gone(
    proxy: Callable[[Path, list[int], ExitStack], Ask], tmp_path: Path, stack: ExitStack
) -> None:
    if shutil.which(proxy.__name__) is None:
        assert "TALEWIND_TEST_ALL" not in os.environ, f"CI installs {proxy.__name__}"
        pytest.skip(f"needs {proxy.__name__}")
    one, other = Process("1"), Process("2")
    stack.callback(other.stop)
    with ExitStack() as first:
        first.callback(one.stop)
        ask = proxy(tmp_path, [one.port, other.port], stack)
        answered = {table: {ask(place.format(table)) for place in PLACES} for table in TABLES}
        apart = [table for table, said in answered.items() if len(said) > 1]
        assert not apart, f"tables at two processes: {apart}"
        homes = ["".join(said) for said in answered.values()]
        assert min(homes.count(name) for name in "12") >= 8, "a table's name decides, and both processes have tables"
        again = [
            {ask(place.replace("?", f"?try={tries}&").format(table)) for place in PLACES[1:3]}
            for table in TABLES
            for tries in (1, 2)
        ]
        assert all(len(said) == 1 for said in again), "of the same attempt, too"
        other_home = sum({homes[n // 2]} != said for n, said in enumerate(again))
        assert other_home >= 20, (
            f"{other_home} of {len(again)} attempts that follow a failed one come to another process"
        )
        assert {ask(f"/texts/{number}") for number in range(40)} == {"1", "2"}, "what belongs to no table goes anywhere"
    assert {ask(place.format(table)) for table in TABLES for place in PLACES} == {"2"}
