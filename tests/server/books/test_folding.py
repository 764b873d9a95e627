"""A finished table becomes one compressed row; looking at it runs no rules, and everything else of it is gone."""

import asyncio
import zlib
from typing import Any

import msgspec
import pytest

from talewind import games
from talewind.games.windmill import Windmill
from talewind.kit import Chance
from talewind.kit.rows import Came, Stood
from talewind.server.books.folding import NotOver, fold, fold_table, frames
from talewind.server.books.verifying import verify
from talewind.server.live.attendance import Attendance
from talewind.server.record import Shards, game_file
from talewind.server.record.game_file import MAGIC, GameFile, NotAGameFile, pack, unfold
from talewind.server.tables import Gone
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.past import Past
from tests.server.books.test_verifying import genuine
from tests.server.tables.test_keeper import House, log

VIEWERS = (0, 1, 2, None)


async def finished(house: House, **options: Any) -> str:
    table, dice = await house.table(**options), Chance(b"dice")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Windmill, "windows", ("interrupt",))
        await house.keeper.act(
            table, lambda sitting, at: Stood(at, 2, "interrupt", "game")
        )  # only seat 2 may notice it
    while (await house.keeper.loaded(table)).sitting.state.stack:
        await house.answer(table, dice)
    return table


async def folded(shards: Shards, table: str) -> GameFile:
    return unfold(await shards.of(table).fetchval("select folded from finished where table_id = $1", table))


async def left_of(shards: Shards, table: str) -> dict[str, int]:
    pool = shards.of(table)
    names = ("moves", "snapshots", "clocks", "drafts", "finished")
    return {n: await pool.fetchval(f"select count(*) from {n} where table_id = $1", table) for n in names}


async def test_a_folded_table_is_one_row_that_verifies(shards: Shards) -> None:
    house = House(shards)
    table = await finished(house)
    rows, pool = await log(shards, table), shards.of(table)
    await pool.execute("insert into drafts values ($1, 0, 1, 'x')", table)
    await pool.execute("insert into clocks values ($1, 1)", table)
    assert await fold_table(pool, table, 77)
    assert await left_of(shards, table) == {"moves": 0, "snapshots": 0, "clocks": 0, "drafts": 0, "finished": 1}
    kept = await pool.fetchrow("select status, code from tables where id = $1", table)
    assert kept is not None
    assert (kept["status"], kept["code"]) == ("folded", None)
    assert await pool.fetchval("select ended_at from finished where table_id = $1", table) == 77
    file = await folded(shards, table)
    assert [(r.seq, bytes(r.body), bytes(r.told), r.state_hash) for r in file.rows] == [
        (r["seq"], r["body"], r["told"], r["state_hash"].hex()) for r in rows
    ]
    assert verify(file).holds


async def test_after_the_end_nobody_who_comes_back_writes_a_row(shards: Shards) -> None:
    """The log may be folded at any time: a row behind it would be a game of its own."""
    house = House(shards)
    table = await finished(house)
    await house.keeper.act(table, lambda sitting, at: Came(at, 1, "lost"))
    before = await log(shards, table)
    nobody: Any = None
    attendance = Attendance(house.keeper, nobody, nobody)
    await attendance.stirs(table, 1)
    await attendance._find_again(table, {1})
    assert len(await log(shards, table)) == len(before)


async def test_a_row_that_was_written_while_a_game_was_folded_is_no_game(shards: Shards) -> None:
    house = House(shards)
    table = await finished(house)
    await fold_table(shards.of(table), table, 77)
    await shards.of(table).execute(
        "insert into moves (table_id, seq, move_id, seat, at, body, told, only_for, state_hash, rules) "
        "values ($1, 999, null, 1, 78, $2, '[]', null, '', 1)",
        table, b'{"row":"came","at":78,"seat":1,"presence":"here"}',
    )  # fmt: skip
    with pytest.raises(Gone):
        await House(shards).keeper.loaded(table)


async def test_each_viewer_hears_of_a_folded_game_what_it_heard_and_no_rule_is_run(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(House(shards))
    heard = {viewer: Past(await log(shards, table), viewer).frames for viewer in VIEWERS}
    await fold_table(shards.of(table), table, 0)
    file = await folded(shards, table)

    def never(name: str) -> Any:
        raise AssertionError("looking at a folded game has loaded its rules")

    monkeypatch.setattr(games, "load", never)
    assert {viewer: frames(file, viewer) for viewer in VIEWERS} == heard
    assert len({msgspec.json.encode(frames(file, viewer)) for viewer in VIEWERS}) == len(VIEWERS)
    assert [len(frames(file, viewer)) - len(file.rows) for viewer in VIEWERS] == [-1, -1, 0, -1]


async def test_a_running_game_is_not_folded_and_keeps_its_secret(shards: Shards) -> None:
    house = House(shards)
    table = await house.table()
    await house.answer(table, Chance(b"dice"))
    before = await left_of(shards, table)
    with pytest.raises(NotOver):
        await fold_table(shards.of(table), table, 0)
    assert await left_of(shards, table) == before
    assert before["finished"] == 0
    await house.answer(table, Chance(b"more dice"))


@pytest.mark.parametrize("kept", ["no snapshot", "an old snapshot"])
async def test_whether_a_game_is_over_is_decided_by_its_rows_where_the_last_snapshot_was_lost(
    shards: Shards, kept: str
) -> None:
    house = House(shards)
    table, dice, old = await house.table(), Chance(b"dice"), None
    while (await house.keeper.loaded(table)).sitting.state.stack:
        old = await shards.of(table).fetchrow("select * from snapshots where table_id = $1", table) or old
        await house.answer(table, dice)
    await shards.of(table).execute("delete from snapshots where table_id = $1", table)
    if kept == "an old snapshot":
        assert old is not None
        await shards.of(table).execute("insert into snapshots values ($1, $2, $3, $4)", *old)
    assert await fold_table(shards.of(table), table, 0)
    assert verify(await folded(shards, table)).holds


async def test_a_table_where_nobody_has_begun_is_not_folded_and_an_unknown_one_is_gone(shards: Shards) -> None:
    lobby: Lobby = House(shards).lobby
    opened = await lobby.open("host", "windmill", {})
    with pytest.raises(NotOver):
        await fold_table(shards.of(opened.table), opened.table, 0)
    with pytest.raises(Gone):
        await fold_table(shards.all[0], "nowhere", 0)


async def test_folding_again_or_twice_at_once_folds_once(shards: Shards) -> None:
    table = await finished(House(shards))
    pool = shards.of(table)
    assert sorted(await asyncio.gather(*(fold_table(pool, table, n) for n in range(4)))) == [False, False, False, True]
    first = await pool.fetchrow("select * from finished where table_id = $1", table)
    assert not await fold_table(pool, table, 99)
    assert await pool.fetchrow("select * from finished where table_id = $1", table) == first


async def test_a_log_with_a_hole_is_not_folded_away(shards: Shards) -> None:
    table = await finished(House(shards))
    await shards.of(table).execute("delete from moves where table_id = $1 and seq = 5", table)
    before = await left_of(shards, table)
    with pytest.raises(ValueError, match="missing"):
        await fold_table(shards.of(table), table, 0)
    assert await left_of(shards, table) == before


async def test_the_file_names_nobody_unless_asked_to(shards: Shards) -> None:
    house = House(shards)
    table = await finished(house)
    header, rows = await house.lobby.header(table), await log(shards, table)
    plain = zlib.decompress(fold(header, rows)[len(MAGIC) :])
    for word in ("P0", "person 0", "host", table, "names"):
        assert f'"{word}"'.encode() not in plain
    assert unfold(fold(header, rows, names=("Ada", "Ben", "Cy"))).names == ("Ada", "Ben", "Cy")


async def test_a_folded_move_takes_less_than_200_bytes(shards: Shards) -> None:
    house = House(shards)
    table = await finished(house)
    rows = await log(shards, table)
    size = len(fold(await house.lobby.header(table), rows)) / len(rows)
    print(f"{size:.0f} bytes a move, {len(rows)} rows")
    assert size < 200


def test_what_is_no_game_file_is_refused_and_a_bomb_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, plain = pack(genuine()), msgspec.json.encode(genuine())
    monkeypatch.setattr(game_file, "MOST_BYTES", len(plain) + 10)
    assert unfold(whole) == genuine()
    bomb = MAGIC + zlib.compress(plain + b" " * 1_000_000)
    for raw in (b"", b"PK", MAGIC, MAGIC + zlib.compress(b"{}"), whole[:-1], whole + b"more", whole[1:], bomb):
        with pytest.raises(NotAGameFile):
            unfold(raw)
