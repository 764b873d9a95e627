"""The batching writer, and the key that is the only referee."""

import asyncio

import asyncpg
import pytest

from talewind.server.base.ids import LETTERS
from talewind.server.record import AWAY, Logged, ShardAway, Shards, UnknownShard, Writer
from talewind.server.record import writer as writing
from talewind.server.record.shard import Connection


def row(table: str, seq: int, move_id: str | None = None, due: int | None = None) -> Logged:
    return Logged(table, seq, move_id, 0, 1_000 + seq, b"{}", b"[]", None, b"h" * 16, 1, due)


async def on_shard(shards: Shards, number: int) -> str:
    """A table: rows are written for no other."""
    table = LETTERS[number] + shards.new_id()[1:]
    await shards.of(table).execute(
        "insert into tables (id, game, rules, options, chairs, status, host, join_key, watch_key, secret, commitment, opened_at) "
        "values ($1, 'windmill', 1, '', 3, 'playing', 'host', '', '', '', '', 0)",
        table,
    )
    return table


async def seqs(shards: Shards, table: str) -> list[int]:
    found = await shards.of(table).fetch("select seq from moves where table_id = $1 order by seq", table)
    return [r["seq"] for r in found]


async def test_what_is_appended_is_there_before_it_is_acknowledged(shards: Shards) -> None:
    writer, table = Writer(shards), await on_shard(shards, 0)
    assert await writer.append(row(table, 1))
    assert await seqs(shards, table) == [1]


async def test_every_table_lies_on_its_own_shard(shards: Shards) -> None:
    writer = Writer(shards)
    for number in range(2):
        table = await on_shard(shards, number)
        await writer.append(row(table, 1))
        counts = [await pool.fetchval("select count(*) from moves where table_id = $1", table) for pool in shards.all]
        assert counts == [number == 0, number == 1]


async def test_of_two_who_write_the_same_seq_exactly_one_wins(shards: Shards) -> None:
    one, other, table = Writer(shards), Writer(shards), await on_shard(shards, 0)
    for seq in range(1, 40):
        won = await asyncio.gather(one.append(row(table, seq, f"a{seq}")), other.append(row(table, seq, f"b{seq}")))
        assert sorted(won) == [False, True]
    assert await seqs(shards, table) == list(range(1, 40))


async def test_a_repeated_move_id_has_no_second_effect(shards: Shards) -> None:
    writer, table = Writer(shards), await on_shard(shards, 0)
    assert await writer.append(row(table, 1, "click"))
    assert not await writer.append(row(table, 2, "click"))
    assert await seqs(shards, table) == [1]


async def test_moves_that_wait_together_are_written_together(shards: Shards) -> None:
    writer = Writer(shards)
    calls = 0
    write = writer._write

    async def counted(connection: Connection, rows: list[Logged]) -> set[tuple[str, int]]:
        nonlocal calls
        calls += 1
        return await write(connection, rows)

    writer._write = counted  # type: ignore[method-assign]
    tables = [await on_shard(shards, 0) for _ in range(300)]
    assert all(await asyncio.gather(*(writer.append(row(table, 1)) for table in tables)))
    assert calls < 10, "two single rows first, then what had come together"


async def test_the_clock_of_a_table_is_that_of_its_last_row(shards: Shards) -> None:
    writer, table = Writer(shards), await on_shard(shards, 0)

    async def due() -> int | None:
        return await shards.of(table).fetchval("select due from clocks where table_id = $1", table)  # type: ignore[no-any-return]

    await writer.append(row(table, 1, due=500))
    assert await due() == 500
    await writer.append(row(table, 2, due=900))
    await writer.append(row(table, 2, due=100))  # a lost race changes nothing
    assert await due() == 900
    await writer.append(row(table, 3, due=None))
    assert await due() is None


async def test_when_the_database_fails_the_mover_hears_of_it_and_the_writer_goes_on(shards: Shards) -> None:
    writer, table = Writer(shards), await on_shard(shards, 0)
    async with shards.all[0].acquire() as connection:
        await connection.execute("alter table moves rename to hidden")
    with pytest.raises(asyncpg.UndefinedTableError):
        await writer.append(row(table, 1))
    async with shards.all[0].acquire() as connection:
        await connection.execute("alter table hidden rename to moves")
    assert await writer.append(row(table, 1))


async def test_a_connection_that_is_lost_costs_its_batch_and_no_other(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MOST_ROWS", 1)
    monkeypatch.setattr(writing, "IN_FLIGHT", 1)
    writer, tables = Writer(shards), [await on_shard(shards, 0) for _ in range(5)]
    write = writer._write

    async def cut_first(connection: Connection, rows: list[Logged]) -> set[tuple[str, int]]:
        if rows[0].table_id == tables[0]:
            await connection.execute("select pg_terminate_backend(pg_backend_pid())")
        return await write(connection, rows)

    writer._write = cut_first  # type: ignore[method-assign]
    async with asyncio.timeout(90):
        appended = (writer.append(row(one, 1)) for one in tables)
        lost, *others = await asyncio.gather(*appended, return_exceptions=True)
    assert isinstance(lost, AWAY)
    assert others == [True] * 4


async def test_where_no_connection_is_to_be_had_nobody_waits_for_ever(shards: Shards) -> None:
    writer, tables = Writer(shards), [await on_shard(shards, 0) for _ in range(5)]
    await shards.all[0].pool.close()  # the shard itself still answers its probes
    async with asyncio.timeout(90):
        found = await asyncio.gather(*(writer.append(row(one, 1)) for one in tables), return_exceptions=True)
    assert [type(one) for one in found] == [asyncpg.InterfaceError] * 5


async def test_drain_waits_for_everything(shards: Shards) -> None:
    writer, tables = Writer(shards), [await on_shard(shards, 0) for _ in range(50)]
    waiting = [asyncio.create_task(writer.append(row(table, 1))) for table in tables]
    await asyncio.sleep(0)
    await writer.drain()
    assert all(task.done() or task.get_stack() for task in waiting)
    assert all(await asyncio.gather(*waiting))


def test_ids_have_no_look_alikes_and_say_their_shard() -> None:
    assert not set("0O1IL2Z5S8BU") & set(LETTERS)
    shards = Shards(("a", "b"))
    for shard in shards.all:
        shard.up = True
    assert {shards.number(shards.new_id()) for _ in range(64)} == {0, 1}
    with pytest.raises(ShardAway):  # maybe on a shard that was added since this process has started
        shards.number("Y" + "A" * 16)
    for none in ("", "0", "Y", "Y" + "A" * 15, "A\0"):
        with pytest.raises(UnknownShard):
            shards.number(none)


async def test_a_row_that_no_database_takes_spoils_no_other(shards: Shards) -> None:
    writer = Writer(shards)
    tables = [await on_shard(shards, 0) for _ in range(20)]
    rows = [row(table, 1, "bad \0" if number == 11 else "good") for number, table in enumerate(tables)]
    found = await asyncio.gather(*(writer.append(r) for r in rows), return_exceptions=True)
    assert [f is True for f in found] == [number != 11 for number in range(20)]
    assert isinstance(found[11], asyncpg.DataError)


async def test_of_two_for_one_place_in_one_batch_one_is_acknowledged(shards: Shards) -> None:
    writer, table = Writer(shards), await on_shard(shards, 0)
    won = await asyncio.gather(*(writer.append(row(table, 0, f"move {n}")) for n in range(2)))
    assert sorted(won) == [False, True]
    kept = await shards.of(table).fetchval("select move_id from moves where table_id = $1", table)
    assert kept == f"move {won.index(True)}"
