"""What a game of each title leaves in PostgreSQL: bytes of rows, indexes and WAL, before and after folding, and of its books.

Bots play whole games in table time, without waiting for it. The rows are written by the server's writer, the snapshots at the
keeper's cadence, and the archiver folds the games."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import mean, median
from time import process_time
from typing import Any

import asyncpg
import msgspec

from bench.measured import Title
from talewind import games
from talewind.bots import bots_of
from talewind.kit import AnyGame, Chance, due, look, snapshot, worlds_of
from talewind.kit.rows import Answered, Expired, encode_row
from talewind.server.base.bounds import UNBOUNDED
from talewind.server.base.catalogues import Catalogues
from talewind.server.base.clock import now
from talewind.server.books.archiver import Archiver
from talewind.server.books.books import Books
from talewind.server.books.epub_book import epub_file
from talewind.server.books.html_book import html_file
from talewind.server.live.frames import frames_of
from talewind.server.record import Shards, Writer
from talewind.server.tables import Keeper, Played
from talewind.server.tables.keys import Keyring
from talewind.server.tables.loaded import counted
from talewind.server.tables.lobby import Lobby

SEATS, GAMES = 4, 5
THOUGHT = 1_000  # ms of table time between two answers
POINTER = 4  # bytes of a tuple's line pointer
KEPT = ("finished", "books", "passages", "tables", "seats")
YEAR = 365 * 24 * 3_600 * 1_000  # ms


@asynccontextmanager
async def quiet_database(dsn: str, name: str) -> AsyncIterator[str]:
    """A database of its own, on a server that writes no images of whole pages and does not vacuum meanwhile."""
    connection = await asyncpg.connect(dsn)
    settings = ("full_page_writes", "autovacuum")
    for setting in settings:
        await connection.execute(f"alter system set {setting} = off")
    await connection.execute("select pg_reload_conf()")
    await connection.execute(f"create database {name}")
    yield dsn.replace("/talewind?", f"/{name}?")
    for setting in settings:
        await connection.execute(f"alter system reset {setting}")
    await connection.execute("select pg_reload_conf()")
    await connection.close()


class Press:
    """Plays and folds games on one database."""

    def __init__(self, shards: Shards) -> None:
        self.shards, self.shard = shards, shards.all[0]
        self.keeper = Keeper(shards, Writer(shards), self._tell, UNBOUNDED)
        self.lobby = Lobby(shards, self.keeper, Keyring("s" * 32))
        self.books = Books(self.keeper, Catalogues())
        self.rows = self.ever = 0
        self.rules: list[float] = []
        self.frames: list[int] = []
        self.views: list[int] = []
        self.snapshots: list[int] = []

    async def _tell(self, played: Played) -> None:
        """Nobody listens."""

    async def written(self) -> int:
        """Bytes of WAL so far."""
        return int(await self.shard.fetchval("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn"))

    async def open(self, game: AnyGame, number: int) -> str:
        options = {"timers": "none"} if game.id == "windward" else {}
        opened = await self.lobby.open(f"{game.id} {number} 0", game.id, options, chairs=SEATS)
        for seat in range(SEATS):
            await self.lobby.sit(opened.table, f"{game.id} {number} {seat}", f"Player {seat}", b"nonce %d" % seat)
        await self.lobby.start(opened.table, f"{game.id} {number} 0")
        return opened.table

    async def play(self, table: str, game: AnyGame, number: int) -> None:
        """Play one game to its end."""
        dice = Chance(b"stored %d" % number)
        loaded = await self.keeper.loaded(table)
        while loaded.sitting.state.stack:
            row, seat = answer(game, loaded.sitting, dice)
            began, before = process_time(), loaded.sitting.state
            trial = loaded.sitting.fork()
            step = trial.take(row)
            seq, move_id = loaded.seq + 1, None if seat is None else f"{dice.roll(1 << 30, 'id'):x}-{loaded.seq:x}"
            body = encode_row(row)
            logged = self.keeper.logged(loaded.header, trial, seq, move_id, seat, row.at, body, step)
            played = Played(loaded.header, seq, trial, counted(loaded.numbers, step.only), before)
            frames = frames_of(played, set(range(SEATS)), UNBOUNDED.entries)
            self.rules.append(process_time() - began)
            self.rows += 1
            self.frames += map(len, frames.values())
            if not await self.keeper.writer.append(logged):
                raise RuntimeError(f"{table}: row {seq} was written before")
            loaded.reach(played)
            await self.keeper._keep(loaded)
            if loaded.stored == seq:
                self.snapshots.append(len(snapshot(trial.state)))
                self.views += [len(msgspec.json.encode(v)) for v in game.views(trial.state, range(SEATS)).values()]

    async def size(self, where: str, tables: list[str]) -> float:
        """Bytes of the rows of these tables."""
        key = "id" if where == "tables" else "table_id"
        query = f"select coalesce(sum(pg_column_size(w.*) + {POINTER}), 0) from {where} w where {key} = any($1)"
        return float(await self.shard.fetchval(query, tables))

    async def weigh(self, name: str) -> Title:
        game = games.load(name)
        self.rows, self.rules, self.frames, self.views, self.snapshots = 0, [], [], [], []
        tables = [await self.open(game, number) for number in range(GAMES)]
        before = await self.written()
        await asyncio.gather(*(self.play(table, game, number) for number, table in enumerate(tables)))
        wal = await self.written() - before
        row = await self.size("moves", tables) / (self.rows + GAMES)
        self.ever += self.rows + GAMES  # nothing is vacuumed: the indexes still hold the entries of folded games
        index = await self.shard.fetchval("select pg_indexes_size('moves')") / self.ever
        passages = await self.shard.fetchval("select count(*) from passages where table_id = any($1)", tables)
        before, folded, archiver = await self.written(), 0, Archiver(self.keeper)
        while folded < GAMES and (some := await archiver.bind(self.shard, now() + YEAR)):
            folded += some
        fold_wal = await self.written() - before
        kept = {where: await self.size(where, tables) / GAMES for where in KEPT}
        html, epub, spent = await self.bind(tables)
        return Title(
            seats=SEATS, games=GAMES, rows=self.rows / GAMES, passages=passages / GAMES, row=row, index=index,
            wal=wal / self.rows, snapshot=mean(self.snapshots), told=kept["passages"], folded=kept["finished"],
            manuscript=kept["books"], rest=kept["tables"] + kept["seats"], fold_wal=fold_wal / GAMES,
            frame=mean(self.frames), frames=len(self.frames) / self.rows, view=mean(self.views),
            rules_us=median(self.rules) * 1e6, html=html, epub=epub, book_ms=spent * 1_000,
        )  # fmt: skip

    async def bind(self, tables: list[str]) -> tuple[float, float, float]:
        """Mean bytes of the books' files, and seconds of CPU for both."""
        files, spent = [], 0.0
        for table in tables[:3]:
            volume = await self.books.volume(await self.lobby.header(table), "en")
            began = process_time()
            files.append((len(html_file(volume)), len(epub_file(volume))))
            spent += process_time() - began
        return mean(html for html, _ in files), mean(epub for _, epub in files), spent / len(files)


def answer(game: AnyGame, sitting: Any, dice: Chance) -> tuple[Any, int | None]:
    """The next row, and the seat that answers; None: a clock has run out."""
    state, at = sitting.state, sitting.state.at + sitting.state.slept + THOUGHT
    ask = dice.pick([a for a in sitting.step.asks if not a.settled] or list(sitting.step.asks) or [None], "who")
    ends = due(game, state, sitting.step.put)
    if ask is None or (ends is not None and at > ends):
        return Expired(max(at - THOUGHT, ends or at)), None
    seed, bot = b"%d" % dice.roll(1 << 32, "seed"), next(iter(bots_of(game).values()))
    worlds = worlds_of(game, state, ask.seat, Chance(b"worlds " + seed))
    move, then = bot(game, seed, "en").answer(look(game, state, ask.seat, sitting.step.put), worlds)
    return Answered(max(at, ask.opens or 0), ask.seat, state.asked[ask.seat], move, then), ask.seat


async def weigh_all(dsn: str) -> dict[str, Title]:
    found: dict[str, Title] = {}
    async with quiet_database(dsn, "weighed") as own, Shards((own,)) as shards:
        press = Press(shards)
        for name in games.own():
            found[name] = await press.weigh(name)
            print(f"  {name}: {found[name].rows:.0f} rows a game, {found[name].wal:.0f} bytes of WAL a row", flush=True)
    return found
