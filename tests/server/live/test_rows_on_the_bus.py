"""A process that holds a table plays the rows of other processes as the bus brings them; where it cannot, it reads the log."""

from typing import Any

import pytest
from msgspec import structs

from talewind.kit import fingerprint, snapshot
from talewind.server.live.bus_messages import News
from talewind.server.record import Shards
from talewind.server.tables import HeardRow, Loaded
from talewind.server.tables import keeper as keeping
from talewind.server.tables import loaded as loading

from .test_hub import Process, processes, table, until  # noqa: F401 (fixtures)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose rows were read from the log since."""
    found: list[str] = []
    read_on = loading.read_on

    async def noting(shard: Any, loaded: Loaded) -> None:
        found.append(loaded.header.id)
        await read_on(shard, loaded)

    monkeypatch.setattr(keeping, "read_on", noting)
    return found


async def both_listen(processes: list[Process], table: str) -> tuple[Process, Process]:  # noqa: F811
    """The first process knows of the second's listener, and both hold the table."""
    first, second = processes
    await first.listen(table, 0)
    await second.listen(table, 1)
    await until(lambda: first.hub.elsewhere.viewers(table) == {1})
    return first, second


async def heard(process: Process, table: str, seq: int) -> None:  # noqa: F811
    (listener,) = process.hub.listeners[table]
    await until(lambda: listener.seq >= seq)


async def hash_in(process: Process, table: str) -> bytes:  # noqa: F811
    return fingerprint(snapshot((await process.keeper.loaded(table)).sitting.state))


async def test_the_log_is_not_read_for_rows_that_the_bus_brought(
    processes: list[Process],  # noqa: F811
    table: str,  # noqa: F811
    read: list[str],
) -> None:
    first, second = await both_listen(processes, table)
    for _ in range(3):
        played = await first.play(table)
        await heard(second, table, played.seq)
    assert await hash_in(second, table) == await hash_in(first, table)
    loaded, same = await second.keeper.loaded(table), await first.keeper.loaded(table)
    assert (loaded.seq, loaded.numbers) == (same.seq, same.numbers)
    await second.play(table)
    assert read == []


async def test_after_a_lost_row_the_log_is_read(
    processes: list[Process],  # noqa: F811
    table: str,  # noqa: F811
    read: list[str],
) -> None:
    first, second = await both_listen(processes, table)
    (await second.keeper.loaded(table)).foresee = lambda row: None  # type: ignore[method-assign]
    played = await first.play(table)
    await heard(second, table, played.seq)
    del (await second.keeper.loaded(table)).foresee
    assert read == [table]
    later = await first.play(table)
    await heard(second, table, later.seq)
    assert await hash_in(second, table) == await hash_in(first, table)
    assert read == [table]


async def test_a_row_that_cannot_be_played_is_not_believed(
    processes: list[Process],  # noqa: F811
    table: str,  # noqa: F811
    read: list[str],
) -> None:
    first, second = await both_listen(processes, table)
    for nonsense in (b"{", b'{"row":"answered","at":1,"seat":0,"number":99,"move":{"move":"next"}}'):
        held = await second.keeper.loaded(table)
        played = await first.play(table)
        await heard(second, table, played.seq)
        held.ahead[:] = [structs.replace(row, body=nonsense) for row in held.ahead]
        assert await hash_in(second, table) == await hash_in(first, table)
    assert read == [table, table]


async def test_rows_are_kept_without_a_gap_and_not_without_end(processes: list[Process], table: str) -> None:  # noqa: F811
    loaded = await processes[0].keeper.loaded(table)
    for seq in range(5, 5 + 2 * loading.AT_ONCE):
        loaded.foresee(HeardRow(seq, b"", None, 1))
    assert len(loaded.ahead) <= loading.AT_ONCE
    loaded.foresee(HeardRow(90, b"", None, 1))
    assert [row.seq for row in loaded.ahead] == [90]


async def test_a_message_of_an_older_version_has_no_row(
    processes: list[Process],  # noqa: F811
    table: str,  # noqa: F811
    read: list[str],
    shards: Shards,
) -> None:
    first, second = await both_listen(processes, table)
    tell = first.hub.bus.tell

    async def as_before(news: News) -> None:
        await tell(structs.replace(news, row=None))

    first.hub.bus.tell = as_before  # type: ignore[method-assign]
    played = await first.play(table)
    await heard(second, table, played.seq)
    assert await hash_in(second, table) == await hash_in(first, table)
    assert read == [table]
