"""One seed: processes, clients, a store and a bus in virtual time, and the mishaps that happen to them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Any

from talewind.server.record import AWAY
from talewind.server.tables import Gone
from talewind.server.tables.lobby import Lobby
from talewind.server.telemetry.logs import CHANGES

from .checks import check
from .client import Client
from .fate import Fate
from .loop import Stuck, VirtualLoop
from .mishaps import Mishaps, join_bus, reach_store
from .played import WATCH, plan_of, seat_down
from .premises import EPOCH, premises
from .process import Process
from .store import Store

MOVES = 200  # rows of a seed
LONGEST = 3_000.0  # virtual seconds in which they must be played
SETTLES = 30.0  # virtual seconds in which every client must be up to date afterwards
MOST_FAULTS = 20  # of one seed
MOST_ROUNDS = 100  # of cancelling at the end

type Note = tuple[float, str, str, tuple[Any, ...]]


class World:
    """`faults`: sentences about what must not be; `trace`: what happened."""

    def __init__(self, seed: int, moves: int = MOVES) -> None:
        self.seed, self.moves = seed, moves
        self.loop = VirtualLoop()
        self.fate = Fate(seed)
        self.plan = plan_of(seed, self.fate.dice)
        self.store = Store(self.loop.time)
        self.processes: list[Process] = []
        self.clients: list[Client] = []
        self.tables: list[str] = []
        self.faults: list[str] = []
        self.trace: list[Note] = []
        self._lives = 0

    # What others report

    def note(self, who: str, what: str, *more: Any) -> None:
        self.trace.append((self.loop.time(), who, what, more))

    def fault(self, what: str) -> None:
        self.note("world", "FAULT:", what)
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(what)

    def logged(self, level: str, event: dict[str, Any]) -> None:
        """A line of the product's log: an error that no mishap explains is a fault."""
        self.note("log", event["event"], repr(event.get("error")))
        if (
            level not in {"info", "debug"}
            and event["event"] not in CHANGES
            and not isinstance(event.get("error"), AWAY)
        ):
            self.fault(f"logged {event['event']}: {event.get('error')!r}")

    def committed_at(self, table: str, move_id: str) -> float | None:
        """When the row of a move was committed; None: it is not in the log."""
        log = self.store.log(table)
        seq = log.ids.get(move_id)
        return None if seq is None else float(log.rows[seq]["committed"])

    def milliseconds(self) -> int:
        return int((EPOCH + self.loop.time()) * 1_000)

    def digest(self) -> str:
        return blake2b(repr((self.trace, self.faults)).encode(), digest_size=16).hexdigest()

    # Running

    def run(self) -> "World":
        with premises(self.loop, self.logged):
            try:
                self.loop.run_until_complete(self._run())
            except Stuck:
                self.fault("everything waits for ever")
            finally:
                self._close()
        self.faults += self.loop.unhandled
        return self

    def _close(self) -> None:
        for process in self.processes:
            process.crash()
        for _ in range(MOST_ROUNDS):
            if not (left := asyncio.all_tasks(self.loop)):
                break
            for task in left:
                task.cancel()
            self.loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        else:
            self.fault(f"tasks do not end: {sorted(str(task.get_coro()) for task in left)[:3]}")
        self.loop.close()

    async def _run(self) -> None:
        self.processes = [self._start(number) for number in range(self.fate.dice.choice((2, 2, 3)))]
        mishaps = self.loop.create_task(Mishaps(self).happen())
        await self._until(lambda: self.store.commits >= self.moves * self.fate.faulty_part)
        self.fate.faulty = False
        mishaps.cancel()
        self.note("world", "mishaps end")
        self._mend_all()
        await self._until(lambda: self.store.commits >= self.moves)
        for client in self.clients:
            client.idle = True
        self.note("world", "clients fall silent")
        end = self.loop.time() + SETTLES
        while self.loop.time() < end and not (self.faults or all(map(self._is_up_to_date, self.clients))):
            await asyncio.sleep(0.25)
        if not self.faults:
            self.note("world", "is checked")
            check(self)

    async def _until(self, enough: Callable[[], bool]) -> None:
        """Let them play, one table after another, until enough rows are written."""
        while not enough() and not self.faults:
            await asyncio.sleep(0.25)
            if self.loop.time() > LONGEST:
                self.fault(f"stands still after {self.store.commits} rows")
            if not self.tables or self.store.tables[self.tables[-1]]["status"] == "over":
                await self._open()

    def _is_up_to_date(self, client: Client) -> bool:
        if client.gone:
            return True
        log = self.store.log(client.table).rows
        frames = sum(row["only_for"] is None or client.seat in row["only_for"] for row in log)
        return client.n == frames and not client.open

    # Tables

    async def _open(self) -> None:
        """Begin another game, at whichever process answers; a process that dies over it leaves it to the next."""
        table = seat_down(self.store, self.plan, self.fate.dice, self.milliseconds())
        self.note("world", "opens", table, self.plan.game)
        while not self.store.log(table).rows:
            if (process := self.any_process()) is not None:
                await asyncio.wait([process.spawn(_begin(process, table))])
            await asyncio.sleep(0.5)
        for client in self.clients:
            client.idle = True
            if not client.gone and self._is_up_to_date(client):
                client.leave()
        people = [seat for seat in self.store.seats[table] if seat["person"]]
        self.clients += [Client(self, table, seat["seat"], seat["person"]) for seat in people]
        self.clients.append(Client(self, table, None, None, WATCH))
        self.tables.append(table)

    # Processes

    def any_process(self) -> Process | None:
        living = [process for process in self.processes if process.alive]
        return self.fate.dice.choice(living) if living else None

    def _start(self, number: int) -> Process:
        self._lives += 1
        process = Process(self, number, self._lives)
        self.note(process.name, "starts")
        return process

    def end(self, process: Process) -> None:
        """A process is gone: its clients notice sooner or later, and another takes its place."""
        self.note(process.name, "crashes")
        process.crash()
        for client in self.clients:
            if (line := client.line) is not None and line.process is process:
                line.open = False
                self.loop.call_later(self.fate.between(0.0, 2.0), client.lost, line, "reset")
        self.loop.call_later(self.fate.between(0.1, 4.0), self._replace, process)

    def _replace(self, process: Process) -> None:
        if self.processes[process.number] is process:
            self.processes[process.number] = self._start(process.number)

    def _mend_all(self) -> None:
        for process in self.processes:
            reach_store(process)
            join_bus(process)
        for client in self.clients:
            if client.line is not None:
                client.line.wake()


async def _begin(process: Process, table: str) -> None:
    lobby: Lobby = process.services.lobby
    with suppress(Gone, *AWAY):
        await process.keeper.begin(await lobby.header(table))
