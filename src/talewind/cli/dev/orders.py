"""What the supervisor and the process that serves tell each other: JSON lines over a pair of sockets."""

import asyncio
import socket

import msgspec

from talewind.kit import Frozen
from talewind.kit.base import kebab
from talewind.server.dev.bulletin import News, Trouble
from talewind.server.dev.tables import Wish

LONGEST = 1 << 22  # bytes of a line


class Order(Frozen, tag_field="order", tag=kebab):
    """From the supervisor."""


class Prepare(Order):
    """The first order: where everything is. `door`: the descriptor of the listening socket. `folder`: of the game's package."""

    databases: tuple[str, ...]
    nats: str
    secret: str
    door: int
    host: str
    port: int
    data: str
    wish: Wish
    folder: str


class Load(Order):
    """Import the game, and play the log of the table by it. "": there is no table yet."""

    table: str = ""


class Serve(Order):
    """Serve: the former process has ended. `fresh`: open a new table in any case."""

    news: News
    table: str = ""
    fresh: bool = False


class Tell(Order):
    news: News


class Stop(Order):
    """Stop in order."""


class Report(Frozen, tag_field="report", tag=kebab):
    """From the process that serves."""


class Ready(Report):
    """Everything is imported but the game."""


class Loaded(Report):
    """The game is imported. `rows`: of the table's log, played. `unplayable`: why the log cannot be played by the rules, so that a fresh
    table is needed; "": it can."""

    rows: int = 0
    unplayable: str = ""


class Broken(Report):
    """The game cannot be imported, or its rules raise while the log is played."""

    trouble: Trouble


class Declined(Report):
    """No table can be opened with the words of the command: one sentence, with which it ends."""

    says: str


class Serving(Report):
    table: str


class Moved(Report):
    """The author has opened another table by the panel."""

    table: str


class Raised(Report):
    """The rules have raised something at the table."""

    trouble: Trouble


type AnyOrder = Prepare | Load | Serve | Tell | Stop
type AnyReport = Ready | Loaded | Broken | Declined | Serving | Moved | Raised

_orders: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)
_reports: msgspec.json.Decoder[AnyReport] = msgspec.json.Decoder(AnyReport)


class Channel:
    """One end. Reading returns None when the other end has closed."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def over(cls, end: socket.socket) -> "Channel":
        end.setblocking(False)
        return cls(*await asyncio.open_unix_connection(sock=end, limit=LONGEST))

    def send(self, message: Order | Report) -> None:
        if not self._writer.is_closing():
            self._writer.write(msgspec.json.encode(message) + b"\n")

    async def order(self) -> AnyOrder | None:
        return await self._read(_orders)

    async def report(self) -> AnyReport | None:
        return await self._read(_reports)

    async def _read[M](self, decoder: msgspec.json.Decoder[M]) -> M | None:
        try:
            line = await self._reader.readline()
        except OSError:
            return None
        return decoder.decode(line) if line.endswith(b"\n") else None

    def close(self) -> None:
        self._writer.close()
