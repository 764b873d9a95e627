"""What the load is compared with in the same round: boardgame.io 0.50.2 on the same game, and PostgreSQL alone."""

import asyncio
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import asyncpg
import msgspec

from bench.load_server import cpu_of, memory_of
from bench.processes import tree

FOLDER = Path(__file__).with_name("boardgameio")
CLIENT = "node", str(FOLDER / "client.js")
CREATE = (
    "drop table if exists bare_moves; "
    "create table bare_moves (table_id bigint, seq int, payload bytea, primary key (table_id, seq))"
)
SINGLE = "insert into bare_moves values ($1, $2, $3)"
BATCH = "insert into bare_moves select * from unnest($1::bigint[], $2::int[], $3::bytea[]) on conflict do nothing returning seq"
CONNECTIONS, BATCHES, ROWS, PAYLOAD = 32, 2, 64, bytes(300)


def install() -> None:
    """Install boardgame.io with its committed versions, once. Git ignores the folder."""
    if not (FOLDER / "node_modules" / ".package-lock.json").exists():
        words = ["npm", "ci", "--no-audit", "--no-fund", "--omit=optional"]
        subprocess.run(words, cwd=FOLDER, check=True, timeout=600)


class BoardgameIo:
    """`async with BoardgameIo() as rival:` runs its server, on loopback, with its store in memory."""

    async def __aenter__(self) -> "BoardgameIo":
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        words = ("node", str(FOLDER / "server.js"), str(port))
        self.process = await asyncio.create_subprocess_exec(
            *words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=FOLDER
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            while b"ready" not in (line := await self.process.stdout.readline()):
                if not line:
                    raise RuntimeError("boardgame.io did not start")
        self.addresses = [f"http://127.0.0.1:{port}"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.process.terminate()
        await self.process.wait()

    def cpu(self) -> dict[str, float]:
        return {"web": cpu_of(tree(self.process.pid))}

    def memory(self) -> int:
        return memory_of(self.process.pid)


class Bare(msgspec.Struct):
    """Rows a second that PostgreSQL stores for a client that does nothing else."""

    single: float
    batched: float


async def bare(dsn: str, seconds: float) -> Bare:
    """Measured by a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.load_rivals", dsn, str(seconds),
        stdout=subprocess.PIPE, cwd=Path(__file__).parents[1],
    )  # fmt: skip
    said, _ = await process.communicate()
    return msgspec.json.decode(said, type=Bare)


async def _write(dsn: str, seconds: float, query: str, connections: int, rows: int) -> float:
    clients = [await asyncpg.connect(dsn) for _ in range(connections)]
    await clients[0].execute(CREATE)
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds

    async def work(number: int, client: asyncpg.Connection) -> int:
        statement, made, payloads = await client.prepare(query), 0, [PAYLOAD] * rows
        while loop.time() < until:
            made += 1
            if rows == 1:
                await statement.fetch(number, made, PAYLOAD)
            else:
                await statement.fetch([number * 1_000 + row for row in range(rows)], [made] * rows, payloads)
        return made * rows

    written = sum(await asyncio.gather(*(work(n, client) for n, client in enumerate(clients))))
    await clients[0].execute("drop table bare_moves")
    for client in clients:
        await client.close()
    return written / seconds


async def _measure(dsn: str, seconds: float) -> Bare:
    return Bare(
        await _write(dsn, seconds, SINGLE, CONNECTIONS, 1),
        await _write(dsn, seconds, BATCH, BATCHES, ROWS),
    )


if __name__ == "__main__":
    import uvloop

    found = asyncio.run(_measure(sys.argv[1], float(sys.argv[2])), loop_factory=uvloop.new_event_loop)
    print(msgspec.json.encode(found).decode())
