"""Stored games of older versions in today's database: read, played to their end by bots, and bound to books."""

import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from talewind.bots import TellingBot
from talewind.kit import Chance, Move, due, look, looks
from talewind.kit.rows import Came, Expired, WentOn
from talewind.kit.testing.wanderer import Wanderer
from talewind.server.base.settings import Settings
from talewind.server.books.archiver import Archiver
from talewind.server.books.verifying import verify
from talewind.server.operate.restore import restore
from talewind.server.record import Shards
from talewind.server.record.game_file import unfold
from talewind.server.tables import Keeper
from tests.server.booked import Bindery

from .stored import VERSIONS, StoredTable, archive, tables

MOST_ROWS = 1_500  # to the end


class Bots(Wanderer):
    """Everybody who is asked answers as a bot does; whoever is away comes back."""

    def moods(self, state: Any) -> list[Any]:
        return []

    def move(self, ask: Any) -> Move:
        sight = look(self.game, self.sitting.state, ask.seat)
        return TellingBot(self.game, b"%d" % self.at, "en").move(sight)

    def sleeping(self, state: Any) -> Any:
        back = self.someone(lambda seat: state.holds(seat) and not state.present(seat))
        if back is not None:
            return Came(self.at, back, "here")
        seat = self.someone(state.holds)
        return Expired(max(self.at, due(self.game, state) or 0)) if seat is None else WentOn(self.at, seat)


class Later:
    """The server's clock, as the bots turn it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 0
        monkeypatch.setattr(sys.modules[Keeper.__module__], "now", lambda: self.at)


async def resumed(house: Bindery, stored: StoredTable, later: Later) -> None:
    """Play on from what the record has."""
    keeper = house.keeper
    people = Bots(stored.game, (await keeper.loaded(stored.id)).sitting, Chance(b"bots"), leaving=False, absent=False)
    people.at = people.sitting.state.at + people.sitting.state.slept
    for _ in range(MOST_ROWS):
        if not people.sitting.state.stack:
            return
        row = people.next_row()
        later.at = people.at
        await keeper.act(stored.id, lambda sitting, at, row=row: row)  # type: ignore[misc]
        people.sitting = (await keeper.loaded(stored.id)).sitting
    raise AssertionError(f"{stored.id} does not come to its end")


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
async def test_stored_games_are_read_resumed_and_bound(
    version: str, dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Later(monkeypatch)
    settings = Settings(data=Path("/nowhere"), databases=dsns[:1], nats="nats://nowhere")
    connection = await asyncpg.connect(dsns[0])
    name = await connection.fetchval("select current_database()")
    await connection.execute(f"alter database {name} set synchronous_commit = off")  # thousands of rows
    await connection.close()
    await restore(archive(version), settings)
    begun = [table for table in tables(version) if table.status != "open"]
    async with Shards(dsns[:1]) as shards:
        house = Bindery(shards)
        for table in begun:
            header = await house.lobby.header(table.id)
            assert (header.status, len(header.seats)) == (table.status, table.seats)
            if table.status != "folded":
                loaded = await house.keeper.loaded(table.id)
                assert loaded.seq == table.rows[-1].seq
                looks(table.game, loaded.sitting.state, [*range(table.seats), None], loaded.sitting.step.put)
            await house.read(table.id, 0)
        for table in begun:
            if table.status == "playing":
                await resumed(house, table, later)
        archiver = Archiver(house.keeper)
        while await archiver.bind(shards.all[0], later.at * 2):
            pass
        for table in begun:
            header = await house.lobby.header(table.id)
            assert header.status == "folded"
            file = await archiver.file_of(header)
            assert file is not None
            verdict = verify(unfold(file))
            assert not verdict.fault, f"{table.game_id} {table.id}: row {verdict.row}: {verdict.fault}"
            assert verdict.holds or verdict.masked is not None or "version" in verdict.unchecked, verdict.unchecked
            assert (await house.read(table.id, None)).pages
