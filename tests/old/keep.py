"""Keeps games of today's version for the tests of later ones: `python -m tests.old.keep tests/old/0.3.0/tales.tar.gz`.

Plays tables of every kind through the keeper into a data folder of its own, by a clock of its own, and backs it up. Run it once, when a
version is released."""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from talewind import games
from talewind.bots import TellingBot
from talewind.cli.recording import Players
from talewind.kit import AnyGame, Chance, Refused, due, look
from talewind.kit.rows import Came, Expired, Left, Stopped
from talewind.kit.testing.choices import some_table
from talewind.server.base.settings import Settings
from talewind.server.books.archiver import Archiver
from talewind.server.home import DataFolder, Household
from talewind.server.operate.backup import backup
from talewind.server.record import Shards
from talewind.server.record.drafts import store_draft
from talewind.server.tables import Keeper
from talewind.server.tables.lobby import Lobby
from tests.server.booked import Bindery

SECRET = "s" * 64  # of the cookies
NAMES = ("Ana", "Bo", "Leo", "Oma Ruth", "Zoé", "Kim", "Ida", "Jo")
MOST_ROWS = 400
TRIES = 6  # at a position that random play may miss

type Until = Callable[[Any], bool]  # of a loaded table


def is_over(table: Any) -> bool:
    return not table.sitting.state.stack


def is_asleep(table: Any) -> bool:
    return table.sitting.state.paused is not None and table.sitting.state.paused.by is None


def past(rows: int) -> Until:
    return lambda table: table.seq >= rows and table.sitting.state.paused is None and bool(table.sitting.step.asks)


MIDDLE: dict[str, Until] = {
    "drafts": lambda table: past(12)(table) and any(ask.drafted for ask in table.sitting.step.asks),
    "sealed": lambda table: any(chair.sealed for chair in table.sitting.state.chairs),
    "settled": lambda table: past(6)(table) and any(ask.settled for ask in table.sitting.step.asks),
    "planned": lambda table: any(chair.plan for chair in table.sitting.state.chairs),
    "undoable": lambda table: past(6)(table) and bool(table.sitting.trail),
    "long": past(70),
}


class Keeping(Bindery):
    """A house whose clock is turned by those who play."""

    def __init__(self, shards: Shards) -> None:
        super().__init__(shards)
        self.at, self.opened = 1_793_491_200_000, 0

    @contextmanager
    def own_clock(self) -> Iterator[None]:
        with ExitStack() as stack:
            for kind in (Keeper, Lobby, Archiver):
                stack.enter_context(patch.object(sys.modules[kind.__module__], "now", lambda: self.at))
            yield

    async def begin(self, game: AnyGame, seats: int, options: Any, bots: int = 0, start: bool = True) -> str:
        self.opened += 1
        people = [None if seat >= seats - bots else f"p{self.opened:02}{seat}" for seat in range(seats)]
        host = f"p{self.opened:02}0"
        table = (await self.lobby.open(host, game.id, msgspec.to_builtins(options), chairs=seats)).table
        for seat, person in enumerate(people if start else people[:-1]):
            await self.lobby.sit(table, person, NAMES[seat], b"nonce %d %d" % (self.opened, seat))
        if start:
            await self.lobby.start(table, host)
        return table

    async def play(self, table: str, until: Until, leaving: bool = False, absent: bool = False) -> bool:
        """False: the position was not met."""
        loaded = await self.keeper.loaded(table)
        people = Players(loaded.sitting.game, loaded.sitting, Chance(table.encode()), leaving, absent)
        people.at = self.at
        for _ in range(MOST_ROWS):
            loaded = await self.keeper.loaded(table)
            if until(loaded) or is_over(loaded):
                break
            people.sitting = loaded.sitting
            row = people.next_row()
            self.at = people.at
            try:
                await self.act(table, row)
            except Refused:
                continue
        return until(loaded)

    async def act(self, table: str, row: Any) -> None:
        self.at = row.at
        seat = getattr(row, "seat", None)
        move_id = None if seat is None else f"m{row.at}"
        await self.keeper.act(table, lambda sitting, at: row, move_id, seat)

    async def write_drafts(self, table: str) -> None:
        sitting = (await self.keeper.loaded(table)).sitting
        for ask in sitting.step.asks:
            if ask.drafted:
                move = TellingBot(sitting.game, b"draft").move(look(sitting.game, sitting.state, ask.seat))
                number, body = sitting.state.asked[ask.seat], msgspec.json.encode(move)
                await store_draft(self.keeper.shards.of(table), table, ask.seat, number, body, self.at)

    async def fall_asleep(self, table: str, seats: int) -> None:
        for seat in range(seats):
            await self.act(table, Came(self.at + seat, seat, "lost"))
        while not is_asleep(loaded := await self.keeper.loaded(table)) and not is_over(loaded):
            self.at = max(self.at, due(loaded.sitting.game, loaded.sitting.state) or 0)
            await self.act(table, Expired(self.at))


async def fill(house: Keeping, game: AnyGame) -> None:
    dice, few, many = Chance(game.id.encode()), min(game.seats), max(game.seats)

    def some(seats: int) -> Any:
        tables = (some_table(game, number, dice) for number in count())
        return next(options for at_table, options in tables if at_table == seats)

    for restless in (False, True):
        await house.play(await house.begin(game, few, some(few), bots=restless), is_over, restless, restless)
    archiver = Archiver(house.keeper)
    for shard in house.keeper.shards.all:
        await archiver.bind(shard, house.at + 1)
    await house.play(await house.begin(game, few, some(few)), is_over)  # over, and not bound
    for kind, until in MIDDLE.items():
        for _ in range(TRIES):
            table = await house.begin(game, few + 1, some(few + 1))
            if await house.play(table, until):
                break
        if kind == "drafts":
            await house.write_drafts(table)
    asleep, paused, left = [await house.begin(game, seats, some(seats)) for seats in (few, many, few + 1)]
    await house.play(asleep, past(20))
    await house.fall_asleep(asleep, few)
    await house.play(
        paused, lambda table: past(30)(table) and not table.sitting.state.stack[-1].unpausable(table.sitting.state, 0)
    )
    if not is_over(await house.keeper.loaded(paused)):
        await house.act(paused, Stopped(house.at + 1, 0))
    await house.play(left, past(40))
    if not is_over(await house.keeper.loaded(left)):
        await house.act(left, Left(house.at + 1, 1))
    await house.begin(game, few, some(few), start=False)


async def keep(path: Path, data: Path) -> None:
    with DataFolder(data) as folder:
        async with Household(folder) as home, Shards((home.postgres.dsn(),)) as shards:
            (data / "cookie.secret").write_text(SECRET)
            house = Keeping(shards)
            with house.own_clock():
                for name in games.names():
                    await fill(house, games.load(name))
            tables = await shards.all[0].fetch("select id from tables order by id")
            for number, table in enumerate(tables):
                if number % 3 == 0:
                    house.keeper.forget(table["id"])  # as after a crash: its newest rows are in no snapshot
            await house.keeper.keep_all()
    await backup(Settings(data=data), path)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        Path(scratch).chmod(0o755)
        asyncio.run(keep(Path(sys.argv[1]), Path(scratch) / "data"))
