"""What a load is measured against: two web processes, one PostgreSQL and one NATS, with the endless card game offered beside the
games of the house; and the load clients in processes of their own."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

import msgspec

from bench.cluster import Cluster
from bench.endless_cards import offer
from bench.load_client import Answer, Command
from bench.load_tables import Pace
from bench.processes import TICK, tree

CLIENT = sys.executable, str(Path(__file__).with_name("load_client.py"))
KINDS = ("web", "postgres", "nats")

type Cpu = dict[str, float]


def cpu_of(pids: list[int]) -> float:
    """Seconds of CPU of these processes, and of their children that have ended."""
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += sum(int(ticks) for ticks in fields[11:15])
    return total / TICK


def memory_of(pid: int) -> int:
    """Resident bytes of a process."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


class Site(Cluster):
    """`async with Site() as site:`, a cluster of one database and two web processes, whose CPU and memory are read. Processes keep
    their priority and the database its fsync."""

    def __init__(self, **settings: str) -> None:
        super().__init__(1, 2, None, **settings)

    async def _start(self) -> None:
        self._settings = offer(self.folder / "beside") | self._settings
        await super()._start()

    def web(self) -> list[int]:
        return [process.process.pid for process in self.processes if process.process is not None]

    def cpu(self) -> Cpu:
        nats = self.nats.child.process
        assert nats is not None
        found = [pid for web in self.web() for pid in tree(web)], self.databases[0].processes(), tree(nats.pid)
        return {kind: cpu_of(pids) for kind, pids in zip(KINDS, found, strict=True)}

    def memory(self) -> int:
        """Of the web processes."""
        return sum(memory_of(pid) for pid in self.web())


class Clients:
    """Load clients in processes of their own, which share the tables."""

    def __init__(self, addresses: list[str], kind: str, processes: int = 1, program: tuple[str, ...] = CLIENT) -> None:
        self.addresses, self.kind, self.number, self.program = addresses, kind, processes, program
        self.tables = 0
        self._processes: list[asyncio.subprocess.Process] = []

    async def __aenter__(self) -> "Clients":
        for _ in range(self.number):
            self._processes.append(
                await asyncio.create_subprocess_exec(
                    *self.program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=1 << 28, env=os.environ
                )
            )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        for process in self._processes:
            assert process.stdin is not None
            process.stdin.close()
        await asyncio.gather(*(process.wait() for process in self._processes))

    async def open(self, tables: int) -> Answer:
        """Open tables, evenly shared among the processes."""
        shares = [tables // self.number + (n < tables % self.number) for n in range(self.number)]
        firsts = [self.tables + sum(shares[:n]) for n in range(self.number)]
        self.tables += tables
        return await self._all(
            Command("open", self.addresses, self.kind, tables=share, first=first)
            for share, first in zip(shares, firsts, strict=True)
        )

    async def begin(self, pace: Pace = "closed", rate: float = 0.0) -> None:
        await self._all(Command("begin", pace=pace, rate=rate / self.number) for _ in self._processes)

    async def measure(self, seconds: float) -> Answer:
        return await self._all(Command("measure", seconds=seconds) for _ in self._processes)

    async def rest(self) -> None:
        await self._all(Command("rest") for _ in self._processes)

    async def _all(self, commands: Iterable[Command]) -> Answer:
        pairs = zip(self._processes, commands, strict=True)
        return together(await asyncio.gather(*(self._one(process, command) for process, command in pairs)))

    async def _one(self, process: asyncio.subprocess.Process, command: Command) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(command) + b"\n")
        line = await process.stdout.readline()
        if not line:
            raise RuntimeError("a load client has ended early; its error is above")
        return msgspec.json.decode(line, type=Answer)


def together(answers: list[Answer]) -> Answer:
    """What several clients have measured at the same time, as one."""
    found = Answer(seconds=max(answer.seconds for answer in answers))
    for answer in answers:
        for name in ("moves", "sent", "frames", "bytes", "cpu", "last", "acks", "tables"):
            setattr(found, name, getattr(found, name) + getattr(answer, name))
        for name in ("refused", "lost"):
            for key, number in getattr(answer, name).items():
                counts = getattr(found, name)
                counts[key] = counts.get(key, 0) + number
    found.last.sort()
    found.acks.sort()
    return found
