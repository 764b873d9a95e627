"""The process of a load client. `bench/load.py` starts it and sends one command a line on standard input; each is answered with
one line. It measures its own CPU time, too: what it takes, the server lacks on a small machine."""

import asyncio
import gc
import sys
from pathlib import Path
from time import perf_counter, process_time

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.load_games import CardsTable, WindmillTable
from bench.load_tables import Pace, Seen, Table

KINDS: dict[str, type[Table]] = {"cards": CardsTable, "windmill": WindmillTable}
AT_ONCE = 8  # tables being opened
STEP = 0.002  # seconds between two looks for moves that are due
DRAINS = 5.0  # seconds that moves on their way may take when a client rests


class Command(msgspec.Struct):
    """`open`: open tables. `begin`: play at this pace, with so many moves a second over all tables. `measure`: for so many
    seconds. `rest`: send no more moves. A client leaves when its input ends."""

    do: str
    addresses: list[str] = []
    kind: str = "cards"
    pace: Pace = "closed"
    tables: int = 0
    rate: float = 0.0
    seconds: float = 0.0
    first: int = 0  # number of the first table, among several clients


class Answer(msgspec.Struct):
    """What was measured. Delays are sorted seconds; `lost`: sockets by close code."""

    seconds: float = 0.0
    moves: int = 0
    sent: int = 0
    frames: int = 0
    bytes: int = 0
    cpu: float = 0.0
    last: list[float] = []
    acks: list[float] = []
    refused: dict[str, int] = {}
    lost: dict[int, int] = {}
    tables: list[str] = []


class Client:
    def __init__(self) -> None:
        self.seen = Seen()
        self.tables: list[Table] = []
        self._ticking: asyncio.Task[None] | None = None

    async def obey(self, command: Command) -> Answer:
        match command.do:
            case "open":
                return await self.open(command)
            case "begin":
                self.begin(command.pace, command.rate)
            case "measure":
                return await self.measure(command.seconds)
            case "rest":
                await self.rest()
        return Answer()

    async def open(self, command: Command) -> Answer:
        """Tables are opened one after the other by several tasks, so that a start is soon followed by its sockets."""
        began = perf_counter()
        new = [KINDS[command.kind](self.seen) for _ in range(command.tables)]
        waiting = list(enumerate(new, command.first))

        async def work() -> None:
            while waiting:
                turn, table = waiting.pop()
                await table.open(command.addresses, turn)

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))
        self.tables += new
        gc.collect()
        gc.freeze()
        return Answer(seconds=perf_counter() - began, tables=[table.name for table in new])

    def begin(self, pace: Pace, rate: float) -> None:
        for table in self.tables:
            table.begin(pace)
        if pace != "closed":
            self._ticking = asyncio.create_task(self._tick(rate))

    async def _tick(self, rate: float) -> None:
        """Open loop: moves are due evenly spread over time and tables, however the server answers."""
        began, made = perf_counter(), 0
        while True:
            due = int((perf_counter() - began) * rate)
            while made < due:
                self.tables[made % len(self.tables)].tick(began + made / rate)
                made += 1
            await asyncio.sleep(STEP)

    async def measure(self, seconds: float) -> Answer:
        seen = self.seen
        seen.clear()
        began, cpu = perf_counter(), process_time()
        await asyncio.sleep(seconds)
        took, cpu = perf_counter() - began, process_time() - cpu
        return Answer(
            took, seen.moves, seen.sent, seen.frames, seen.bytes, cpu, sorted(seen.last), sorted(seen.acks),
            dict(seen.refused), dict(seen.lost),
        )  # fmt: skip

    async def rest(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        for table in self.tables:
            table.playing = False
        until = perf_counter() + DRAINS
        while any(table.waits for table in self.tables) and perf_counter() < until:
            await asyncio.sleep(0.01)

    def leave(self) -> None:
        for table in self.tables:
            table.leave()


async def main() -> None:
    client, decode = Client(), msgspec.json.Decoder(Command).decode
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        command = decode(line)
        answer = await client.obey(command)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()
    client.leave()


if __name__ == "__main__":
    import uvloop

    asyncio.run(main(), loop_factory=uvloop.new_event_loop)
