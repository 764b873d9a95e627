"""Games that have rested are bound; what was known of them stays."""

import asyncio

import pytest

from talewind.kit import Chance
from talewind.server.base.clock import now
from talewind.server.books.archiver import Archiver
from talewind.server.books.verifying import verify
from talewind.server.record import Shards
from talewind.server.record.game_file import unfold
from talewind.server.tables import Header
from tests.server.everywhere import everywhere
from tests.server.tables.test_keeper import House


async def test_a_game_that_has_rested_is_bound_and_one_that_has_not_is_left(shards: Shards) -> None:
    house, dice = House(shards), Chance(b"dice")
    over, running = await house.table(), await house.table()
    while (await house.keeper.loaded(over)).sitting.state.stack:
        await house.answer(over, dice)
    archiver = Archiver(house.keeper)
    assert await everywhere(shards, lambda shard: archiver.bind(shard, now() - 60_000)) == 0, "it has not rested yet"
    assert await everywhere(shards, lambda shard: archiver.bind(shard, now() + 1)) == 1
    assert await everywhere(shards, lambda shard: archiver.bind(shard, now() + 1)) == 0
    header = await house.lobby.header(over)
    assert header.status == "folded"
    file = await archiver.file_of(header)
    assert file is not None
    assert verify(unfold(file)).holds
    assert await archiver.file_of(await house.lobby.header(running)) is None


@pytest.mark.bound("files")
async def test_a_crowd_that_asks_for_files_waits_for_each_other(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many ask, the server holds one log of a table and so many in all."""
    house = House(shards)
    archiver = Archiver(house.keeper)
    tables = [await house.lobby.header(await house.table()) for _ in range(4)]
    held: list[str] = []
    most: list[int] = []

    async def made(header: Header) -> None:
        held.append(header.id)
        most.append(len(held))
        assert len({*held}) == len(held), "two of one table"
        await asyncio.sleep(0.01)
        held.remove(header.id)

    monkeypatch.setattr(archiver, "_file_of", made)
    await asyncio.gather(*(archiver.file_of(header) for header in tables for _ in range(5)))
    assert (len(most), max(most)) == (20, house.keeper.bounds.files)
