"""The process that serves for `talewind dev`. It imports everything but the game and waits; then it imports the game, plays the log of
the table by it, and serves once the former process has ended. So little is left to do when a file is saved."""

import asyncio
import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import structlog
import uvicorn
from litestar import Litestar

from talewind import games
from talewind.cli.serving import configured, event_loop, lifespan
from talewind.kit import open_table, stored
from talewind.server.app import Workshop, make_app
from talewind.server.base.bounds import UNBOUNDED
from talewind.server.base.catalogues import Catalogues
from talewind.server.base.packages import brought
from talewind.server.base.retention import Keep
from talewind.server.base.settings import Settings
from talewind.server.dev.bulletin import Bulletin, Trouble
from talewind.server.dev.doors import Desk, dev_doors
from talewind.server.dev.history import History, Unplayable
from talewind.server.dev.tables import Wish, forget_former_rules, open_for_author, set_clock
from talewind.server.doors.games import all_games, packed
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.services import services_of
from talewind.server.record import Shards
from talewind.server.tables.header import read_header
from talewind.server.tables.waiting import arranged, spoken
from talewind.texts.speaker import forget_texts

from .blame import blamed, is_authors
from .orders import Broken, Channel, Declined, Load, Loaded, Moved, Prepare, Raised, Ready, Serve, Serving, Stop, Tell
from .wishing import unfit

PAGE = '<script type="module" src="/dev/files/page.js"></script>'
EVERYTHING = Keep(open=None, left=None, finished=None, people=None)  # an author goes back to a table after months
GRACE = 3.0  # seconds that a process lives on without its supervisor


def main() -> None:
    """Called with two descriptors: one end of the channel, and a pipe that closes when the supervisor ends."""
    end, leash = map(int, sys.argv[1:3])
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()
    asyncio.run(_apprentice(end), loop_factory=event_loop())


def _end_with(leash: int) -> None:
    """A thread, since rules that never come to an end block the event loop."""
    os.read(leash, 1)
    time.sleep(GRACE)
    os._exit(0)


async def _apprentice(end: int) -> None:
    channel = await Channel.over(socket.socket(fileno=end))
    prepare = await channel.order()
    if not isinstance(prepare, Prepare):
        return
    for name in games.names():
        if name != prepare.wish.game:
            games.load(name)
    channel.send(Ready())
    load = await channel.order()
    if not isinstance(load, Load):
        return
    sys.dont_write_bytecode = True  # a cached module is told from a changed one by the second only
    try:
        master = Master(prepare, channel)
        if not load.table and (wrong_words := unfit(prepare.wish, master.catalogues)):
            channel.send(Declined(wrong_words))
            return
        report = await master.load(load.table)
    except Exception as wrong:  # of the author's code: whatever it is, the former process goes on
        channel.send(Broken(blamed(wrong, Path(prepare.folder))))
        return
    channel.send(report)
    serve = await channel.order()
    if isinstance(serve, Serve):
        await master.serve(serve)


class Master:
    """The application, and how it is made, served and told of changes."""

    def __init__(self, prepare: Prepare, channel: Channel) -> None:
        self.prepare, self.channel, self.folder = prepare, channel, Path(prepare.folder)
        self.bulletin = Bulletin()
        self._listen_to_logs()
        games.load(prepare.wish.game)
        self.doorkeeper = Doorkeeper(UNBOUNDED)
        self.catalogues = Catalogues(Path(prepare.data) / "texts")
        self.app = self._make()

    def _make(self) -> Litestar:
        prepare = self.prepare
        desk = Desk(prepare.wish, prepare.secret, self.bulletin)
        workshop = Workshop(catalogues=self.catalogues, doors=[dev_doors(desk)], head=[PAGE])
        return make_app(
            prepare.databases, prepare.nats, prepare.secret, doorkeeper=self.doorkeeper, keep=EVERYTHING, workshop=workshop
        )  # fmt: skip

    async def load(self, table: str) -> Loaded:
        """Play the log, or set up a game if there is none that can be played. Raises what the rules raise."""
        rows, why = 0, ""
        if table:
            async with Shards(self.prepare.databases) as shards:
                header = await read_header(shards.of(table), table)
                assert header is not None
                history = History(header)
                try:
                    await history.read_on(shards.of(table))
                except Unplayable as no:
                    why = f"Row {no.seq} of the table cannot be played by the new rules: {no.why}"
                rows = len(history.entries)
        if not table or why:
            set_up(self.prepare.wish)
        return Loaded(rows, why)

    async def serve(self, order: Serve) -> None:
        prepare, table = self.prepare, "" if order.fresh else order.table
        async with Shards(prepare.databases) as shards:
            await forget_former_rules(shards.all[0], table)
        self.bulletin.news = order.news
        settings = Settings(data=Path(prepare.data), host=prepare.host, port=prepare.port, bounds=UNBOUNDED)
        server = Reporting(configured(self.app, self.doorkeeper, settings), self._begun)
        async with lifespan(self.app):
            services = services_of(self.app.state)
            if table:
                await set_clock(services, table)
            self.bulletin.move_to(table or await open_for_author(services, prepare.wish, prepare.secret))
            tasks = [asyncio.create_task(self._obey(server)), asyncio.create_task(self._report_moves())]
            try:
                await server.serve([socket.socket(fileno=prepare.door)])
            finally:
                for task in tasks:
                    task.cancel()

    def _begun(self) -> None:
        self.channel.send(Serving(self.bulletin.table))

    async def _obey(self, server: uvicorn.Server) -> None:
        while True:
            match await self.channel.order():
                case Tell(news):
                    if news.texts != self.bulletin.news.texts:
                        self._read_texts()
                    if news.pages != self.bulletin.news.pages:
                        forget_games()
                    self.bulletin.tell(news)
                case Stop() | None:
                    self.bulletin.release()
                    server.should_exit = True
                    return

    def _read_texts(self) -> None:
        try:
            self.catalogues.read_again()
        except (OSError, ValueError) as wrong:
            self._raised(Trouble(f"The texts cannot be read: {wrong}."))
        forget_texts()

    async def _report_moves(self) -> None:
        """Tell the supervisor which table is the author's, after the panel has opened another."""
        table, seen = self.bulletin.table, self.bulletin.seen
        while True:
            seen = (await self.bulletin.changed(seen)).seen
            if self.bulletin.table != table:
                table = self.bulletin.table
                self.channel.send(Moved(table))

    def _raised(self, trouble: Trouble) -> None:
        known = trouble in self.bulletin.raised
        self.bulletin.note_raised(trouble)
        if not known:
            self.channel.send(Raised(trouble))

    def _listen_to_logs(self) -> None:
        """What a usual server logs by the name of the error alone is shown to the author with file and line."""

        def heard(logger: object, method: str, event: Any) -> Any:
            error = event.get("error") or event.get("exc_info")
            if isinstance(error, BaseException) and is_authors(error, self.folder):
                self._raised(blamed(error, self.folder, str(event.get("event", ""))))
            elif method in ("warning", "error", "critical"):
                named = f" {type(error).__name__}: {error}" if isinstance(error, BaseException) else ""
                print(f"{event.get('event')}{named}", file=sys.stderr, flush=True)
            raise structlog.DropEvent

        structlog.configure(processors=[heard])


def set_up(wish: Wish) -> None:
    """Set a game up in memory, as a table would: raises what the rules raise."""
    game = games.load(wish.game)
    raw, seats = arranged(game, spoken(game, wish.lang) | wish.options, wish.seats)
    open_table(game, seats, stored(game, raw), b"set up")


def forget_games() -> None:
    """Read again what games bring for pages, when it is next asked for."""
    for kept in (brought, all_games, packed):
        kept.cache_clear()


class Reporting(uvicorn.Server):
    """Calls `begun` once connections are accepted. The supervisor alone gets signals."""

    def __init__(self, config: uvicorn.Config, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self.begun = begun

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.begun()
