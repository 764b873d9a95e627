"""What one process with its PostgreSQL and NATS spends on moves, sockets, drafts, messages of other processes and its chores."""

import asyncio
import contextlib
from functools import partial
from secrets import token_hex
from time import perf_counter
from typing import Any

import asyncpg
import msgspec
import nats
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.cluster import Cluster
from bench.crowd import TALE, Crowd, call, decode, encode, open_table
from bench.measured import Service
from bench.watched import Watched
from talewind.server.base.clock import now
from talewind.server.base.ids import ID_LENGTH, letters
from talewind.server.live.bus import bucket
from talewind.server.live.bus_messages import News
from talewind.server.live.counted import Counted
from talewind.server.live.upkeep import CHECK_EVERY, DELETED_TABLES, MEND_EVERY, NEWER_ROWS, TAKEN_SEATS
from talewind.server.tables.sweeper import AT_ONCE, CLAIM

TABLES, ONLOOKERS = 30, 10  # at the tables of one measurement; onlookers per table
MESSAGES, DRAFTS, CHECKS, SWEEPS, COMMITS = 10_000, 1_500, 300, 2_000, 300
IDLE = 20.0  # seconds
FRAME = b"x" * 700


class Tap:
    """Counts the messages on the bus by the first word of their subject."""

    def __init__(self) -> None:
        self.seen: dict[str, tuple[int, int]] = {}

    async def heard(self, message: Any) -> None:
        kind = message.subject.partition(".")[0]
        number, size = self.seen.get(kind, (0, 0))
        self.seen[kind] = number + 1, size + len(message.data)


async def echo(socket: ClientConnection) -> None:
    """Reply to probes, as a browser does."""
    with contextlib.suppress(WebSocketException):
        while True:
            message = decode(await socket.recv(decode=False))
            if message["say"] == "probe":
                await socket.send(encode({"do": "echo", "number": message["number"]}).decode())


async def onlookers(address: str, tables: list[tuple[str, str]]) -> list[ClientConnection]:
    """`tables`: ids and watch keys."""
    found = []
    for table, key in tables:
        url = f"{address.replace('http', 'ws', 1)}/ws/{table}?watch={key}"
        for _ in range(ONLOOKERS):
            socket = await connect(url, compression=None, open_timeout=90, ping_interval=None)
            await socket.recv(decode=False)
            found.append(socket)
    return found


def watched_tables(address: str) -> list[tuple[str, str]]:
    """Ids and watch keys of tables whose games have begun and where nobody is connected."""
    found = []
    for _ in range(TABLES):
        opened, host = call(address, "/api/tables", {"game": "windmill", "options": {"players": 3}})
        for seat in range(3):
            call(
                address,
                f"/api/tables/{opened['table']}/seats",
                {"name": f"P{seat}", "key": opened["key"]},
                host * (not seat),
            )
        call(address, f"/api/tables/{opened['table']}/start", {}, host)
        found.append((opened["table"], opened["watch_key"]))
    return found


async def sockets(watched: Watched, address: str) -> dict[str, float]:
    """Memory of tables and sockets, CPU of connecting and of open sockets."""
    first, alone = watched.memory(), await watched.cost(lambda: asyncio.sleep(IDLE))
    tables = await asyncio.to_thread(watched_tables, address)
    begun = watched.memory()
    found: list[ClientConnection] = []

    async def come() -> None:
        found.extend(await onlookers(address, tables))

    came = await watched.cost(come)
    full = watched.memory()
    echoing = [asyncio.create_task(echo(socket)) for socket in found]
    await asyncio.sleep(6)  # the first probes have waited
    idle = await watched.cost(lambda: asyncio.sleep(IDLE))
    for task in echoing:
        task.cancel()
    await asyncio.gather(*echoing, *(socket.close() for socket in found), return_exceptions=True)
    return {
        "process_kb": first, "table_kb": (begun - first) / TABLES, "socket_kb": (full - begun) / len(found),
        "connect_us": came["server"] / len(found) * 1e6, "connect_postgres_us": came["postgres"] / len(found) * 1e6,
        "alone_us": alone["server"] / IDLE * 1e6, "alone_postgres_us": alone["postgres"] / IDLE * 1e6,
        "idle_us": (idle["server"] - alone["server"]) / IDLE / len(found) * 1e6,
    }  # fmt: skip


async def moves(watched: Watched, address: str, tap: Tap) -> dict[str, float]:
    """Whole games of Windmill, as fast as they are answered; the better of two rounds."""
    rounds = []
    for seed in range(2):
        crowd = Crowd(address, TABLES, seed=seed)
        await crowd.come()
        tap.seen.clear()
        cost = await watched.cost(crowd.play)
        counts, size = tap.seen.get("counted", (0, 0))
        await crowd.go()
        rounds.append(
            {
                "moves": crowd.moves,
                "counted_bytes": size / max(counts, 1),
                **{f"{name}_us": seconds / crowd.moves * 1e6 for name, seconds in cost.items()},
            }
        )
    return min(rounds, key=lambda one: one["server_us"] + one["postgres_us"])


async def write_drafts(socket: ClientConnection, draft: str) -> None:
    """Messages of one socket are handled in turn: the answer to the ping comes after all drafts are stored."""
    for _ in range(DRAFTS):
        await socket.send(draft)
    await socket.send(encode({"do": "ping"}).decode())
    while decode(await socket.recv(decode=False))["say"] != "pong":
        continue


async def drafts(watched: Watched, address: str, dsn: str) -> dict[str, float]:
    """Drafts of a seat that is asked, one after another."""
    table, cookies = await asyncio.to_thread(open_table, address)
    url, connection = f"{address.replace('http', 'ws', 1)}/ws/{table}", await asyncpg.connect(dsn)
    for cookie in cookies:
        async with connect(url, additional_headers={"Cookie": cookie}, compression=None, open_timeout=90) as socket:
            question = decode(await socket.recv(decode=False))["sight"].get("question")
            if not question:
                continue
            offer = question["ask"]["offers"][0]
            fields = {name: domain.get("values", [TALE])[0] for name, domain in offer.get("fields", {}).items()}
            draft = {"do": "draft", "number": question["number"], "move": {"move": offer["move"], **fields}}

            lsn = "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn"
            before = await connection.fetchval(lsn)
            cost = await watched.cost(partial(write_drafts, socket, encode(draft).decode()))
            wal = int(await connection.fetchval(lsn) - before)
            await connection.close()
            return {
                "draft_us": cost["server"] / DRAFTS * 1e6, "draft_postgres_us": cost["postgres"] / DRAFTS * 1e6,
                "draft_wal": wal / DRAFTS,
            }  # fmt: skip
    raise RuntimeError("nobody is asked")


async def messages(watched: Watched, client: Any, table: str) -> dict[str, float]:
    """Messages of another process: rows of tables that nobody here listens to, and counts."""
    news = msgspec.msgpack.encode(News("A" + letters(ID_LENGTH), 50, None, {0: FRAME, 1: FRAME}))
    bare = msgspec.msgpack.encode(News("A" + letters(ID_LENGTH), 50, None, {}))
    counted = msgspec.msgpack.encode(Counted(token_hex(8), used={"rows": {f"A{letters(ID_LENGTH)} 1": 1}}))

    async def publish(subject: str, data: bytes) -> None:
        for number in range(MESSAGES):
            await client.publish(subject, data)
            if number % 500 == 0:
                await client.flush()
                await asyncio.sleep(0.05)
        await client.flush()
        await asyncio.sleep(3)

    rows = await watched.cost(lambda: publish(f"row.{bucket(table)}", news))
    counts = await watched.cost(lambda: publish("counted", counted))
    return {
        "heard_us": rows["server"] / MESSAGES * 1e6, "heard_nats_us": rows["nats"] / MESSAGES * 1e6,
        "counted_us": counts["server"] / MESSAGES * 1e6, "row_overhead": len(bare),
    }  # fmt: skip


async def chores(watched: Watched, dsn: str) -> dict[str, float]:
    """The queries that every process repeats, and the time of a commit."""
    connection = await asyncpg.connect(dsn)
    tables = [row["id"] for row in await connection.fetch("select id from tables where started_at is not null")]

    heads = await connection.fetch("select table_id, max(seq) from moves where table_id = any($1) group by 1", tables)
    seats = await connection.fetch("select table_id, seat, person from seats where table_id = any($1)", tables)
    rows, holders = list(zip(*heads, strict=True)), list(zip(*seats, strict=True))

    async def check() -> None:
        for number in range(CHECKS):
            await connection.fetch(NEWER_ROWS, *rows)
            if number % (CHECK_EVERY // MEND_EVERY) == 0:
                await connection.fetch(DELETED_TABLES, tables)
                await connection.fetch(TAKEN_SEATS, *holders)

    async def sweep() -> None:
        for _ in range(SWEEPS):
            await connection.fetch(CLAIM, 0, AT_ONCE)

    checked, swept = await watched.cost(check), await watched.cost(sweep)
    await connection.execute("create table committed (at bigint)")
    took = []
    for _ in range(COMMITS):
        began = perf_counter()
        await connection.execute("insert into committed values ($1)", now())
        took.append(perf_counter() - began)
    await connection.close()
    return {
        "upkeep_us": checked["postgres"] / CHECKS / len(tables) * 1e6, "sweep_us": swept["postgres"] / SWEEPS * 1e6,
        "commit_us": sorted(took)[COMMITS // 2] * 1e6,
    }  # fmt: skip


async def watch_service(cluster: Cluster) -> Service:
    watched, address, dsn = Watched(cluster), cluster.addresses[0], cluster.databases[0].own_dsn
    tap, client = Tap(), await nats.connect(cluster.nats.url)
    found = await sockets(watched, address)
    print("  sockets measured", flush=True)
    subscription = await client.subscribe(">", cb=tap.heard)
    found |= await moves(watched, address, tap)
    await subscription.unsubscribe()
    print("  moves measured", flush=True)
    found |= await drafts(watched, address, dsn)
    async with contextlib.AsyncExitStack() as stack:  # a listener, so that the process follows its table's bucket
        opened = await asyncio.to_thread(open_table, address)
        url, cookie = f"{address.replace('http', 'ws', 1)}/ws/{opened[0]}", {"Cookie": opened[1][0]}
        await stack.enter_async_context(connect(url, additional_headers=cookie, compression=None, open_timeout=90))
        found |= await messages(watched, client, opened[0])
    await client.close()
    return msgspec.convert(found | await chores(watched, dsn), Service, strict=False)
