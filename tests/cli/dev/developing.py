"""`talewind dev` in a process of its own, on a game that `talewind new` has made in a temporary folder."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from talewind.kit.views import sight_after
from tests.server.players import call

LONG = 90  # seconds
TALEWIND = [sys.executable, "-c", "from talewind.cli import main; main()"]


class Dev:
    """`folder`: of the game; `said`: what the command has printed."""

    def __init__(self, base: Path, *words: str) -> None:
        subprocess.run(
            [*TALEWIND, "new", "stones", "--into", str(base)], check=True, timeout=LONG, stdout=subprocess.DEVNULL
        )
        self.folder, self.package = base / "stones", base / "stones" / "src" / "stones"
        self._made = {
            path: path.read_text("utf-8") for path in self.package.rglob("*.*") if path.suffix in (".py", ".ftl")
        }
        self.said: list[str] = []
        environ = os.environ | {"TALEWIND_DATA": str(base / "data"), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*TALEWIND, "dev", "--port", "0", *words], cwd=self.folder, env=environ, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()
        self.address = self.hears(r"panel +(http://\S+)/dev")[1]

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)

    def hears(self, pattern: str, after: int = 0) -> re.Match[str]:
        """Wait until it has printed this."""
        return waited(lambda: re.search(pattern, "".join(self.said[after:])), lambda: "".join(self.said))

    def edit(self, name: str, old: str, new: str) -> int:
        """Change a file as an editor does; returns how many lines were printed before."""
        printed, path = len(self.said), self.package / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        return printed

    def begin_again(self) -> None:
        """The files as they were made, and a fresh table: whatever another test has done."""
        edition, printed = self.changed()["texts"], len(self.said)
        edited = [path for path, text in self._made.items() if path.read_text("utf-8") != text]
        for path in edited:
            path.write_text(self._made[path], "utf-8")
        if any(path.suffix == ".py" for path in edited):
            self.hears("New rules|the table goes on", printed)
        elif edited:
            waited(lambda: self.changed()["texts"] > edition, lambda: self.said)
        self.api("fresh", {})

    def api(self, path: str, body: Any = None) -> Any:
        return call(self.address, f"/dev/api/{path}", body)[0]

    def changed(self) -> Any:
        return call(self.address, "/dev/changed")[0]

    def sit(self, seat: int = 1) -> tuple[str, str]:
        """The table, and the cookie of a seat's person."""
        connection = HTTPConnection(self.address.removeprefix("http://"), timeout=LONG)
        connection.request("GET", f"/dev/play/{seat}")
        answer = connection.getresponse()
        where, cookie = answer.headers["location"], answer.headers["set-cookie"]
        connection.close()
        assert answer.status == 303, answer.status
        return where.removeprefix("/t/"), cookie.split(";")[0]

    def end(self) -> int:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(LONG)
        self._listening.join(LONG)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Seat:
    """One connection to the table; `sight` is as the last frame left it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.sight, self.sent = socket, dict[str, Any](), 0

    async def until(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        async with asyncio.timeout(LONG):
            while not self.sight or not holds(self.sight):
                message = json.loads(await self.socket.recv())
                assert message["say"] != "not-taken", message
                self.sight = sight_after(self.sight, message)
        return self.sight

    async def takes(self, count: int) -> None:
        """Answer the question that is open."""
        number = (await self.until(lambda sight: sight.get("question")))["question"]["number"]
        self.sent += 1
        move = {"move": "take", "count": count}
        await self.socket.send(
            json.dumps({"do": "answer", "id": f"{number}.{self.sent}", "number": number, "move": move})
        )
        await self.until(lambda sight: (sight.get("question") or {}).get("number") != number)


@asynccontextmanager
async def seated(dev: Dev) -> AsyncIterator[Seat]:
    """The author's seat, over a new connection."""
    table, cookie = await asyncio.to_thread(dev.sit)
    address = dev.address.replace("http", "ws", 1)
    headers = {"Cookie": cookie}
    async with connect(
        f"{address}/ws/{table}?after=0", additional_headers=headers, open_timeout=LONG, close_timeout=1
    ) as socket:
        yield Seat(socket)


def waited[T](look: Callable[[], T | None], says: Callable[[], object]) -> T:
    """Look until there is something."""
    end = time.monotonic() + LONG
    while not (found := look()):
        assert time.monotonic() < end, says()
        time.sleep(0.05)
    return found


@contextmanager
def developing(*words: str) -> Iterator[Dev]:
    base = Path(tempfile.mkdtemp(prefix="talewind-dev-"))
    base.chmod(0o755)
    dev = Dev(base, *words)
    try:
        yield dev
    finally:
        if dev.process.poll() is None:
            dev.end()
        shutil.rmtree(base, ignore_errors=True)
