"""A private NATS: on loopback, at a port that stays the same while we run, with a token that only our own user can read."""

import asyncio
import os
import signal
import socket
import tempfile
from random import SystemRandom
from secrets import token_hex

import msgspec

from .child import Child
from .custody import HomeError
from .engines import nats_server
from .folder import NATS_TOKEN, DataFolder

HOST = "127.0.0.1"
# Below the range for outgoing connections: any process could get such a port while NATS is down, even a client of ours that
# reconnects and reaches itself.
PORTS = range(20_000, 30_000)


class Info(msgspec.Struct):
    """The greeting of a NATS server; only its name is used."""

    server_name: str


class Nats:
    """`url` stays the same when NATS is restarted."""

    def __init__(self, folder: DataFolder) -> None:
        self.folder = folder
        self.token = folder.secret(NATS_TOKEN)
        self.program = str(nats_server(folder))
        self.child = Child([self.program], folder, "nats", signal.SIGTERM)
        self.port = 0
        self.name = ""

    @property
    def url(self) -> str:
        return f"nats://{self.token}@{HOST}:{self.port}"

    def prepare(self) -> None:
        """End what an earlier run has left, and choose a free port, or check that ours is free."""
        self.child.end_leftover()
        if not self.port:
            self.port = free_port()
        elif not is_free(self.port):
            raise HomeError(
                f"Another program has taken port {self.port} of {HOST}, which was NATS'. NATS waits until it is free again."
            )

    def start(self) -> None:
        """Start NATS. The token is neither on the command line nor in a named file: NATS reads it from an inherited descriptor."""
        self.name = token_hex(16)
        with tempfile.TemporaryFile("w", dir=self.folder.path) as papers:
            papers.write(f'server_name: "{self.name}"\nauthorization {{ token: "{self.token}" }}\nmax_payload: 1MB\n')
            papers.flush()
            papers.seek(0)
            if self.folder.child is not None:
                os.fchown(papers.fileno(), self.folder.child.pw_uid, self.folder.child.pw_gid)
            self.child.command = [self.program, "-c", f"/dev/fd/{papers.fileno()}", "-a", HOST, "-p", str(self.port)]
            self.child.start(papers.fileno())

    async def ready(self, patience: float = 10.0) -> None:
        """Wait until the server greets with the name of this start, which another listener on the port does not know."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while await self._greeting() != self.name:
            if not self.child.runs:
                raise HomeError(f"NATS has stopped: {self.child.last_words()}")
            if loop.time() > end:
                raise HomeError(f"NATS does not answer: {self.child.last_words()}")
            await asyncio.sleep(0.01)

    async def _greeting(self) -> str:
        try:
            async with asyncio.timeout(1):
                reader, writer = await asyncio.open_connection(HOST, self.port, limit=16_384)
                try:
                    line = await reader.readline()
                finally:
                    writer.close()
            return msgspec.json.decode(line.removeprefix(b"INFO "), type=Info).server_name
        except (OSError, TimeoutError, ValueError, msgspec.MsgspecError):
            return ""

    def stop(self) -> int | None:
        return self.child.stop()


def free_port() -> int:
    for port in SystemRandom().sample(PORTS, 100):
        if is_free(port):
            return port
    raise HomeError(f"No port of {HOST} from {PORTS.start} to {PORTS.stop - 1} is free for NATS.")


def is_free(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((HOST, port))
        except OSError:
            return False
    return True
