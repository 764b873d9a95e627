"""What is backed up comes back, row by row; what is damaged, full or of another kind is refused and left alone."""

import io
import tarfile
from errno import ENOSPC
from pathlib import Path
from threading import Event
from typing import Any

import asyncpg
import msgspec
import pytest

from talewind.kit import Chance
from talewind.server.home import HomeError
from talewind.server.operate import schema
from talewind.server.operate.archive import Manifest, Stopped, pack, unpack, unpacked
from talewind.server.operate.backup import backup
from talewind.server.operate.restore import restore
from talewind.server.record import Shards
from tests.server.operate.conftest import on
from tests.server.tables.test_keeper import House


async def everything(dsns: tuple[str, ...]) -> list[dict[str, list[Any]]]:
    """Every row of every table of every database but the times of the migrations."""
    found = []
    for dsn in dsns:
        connection = await asyncpg.connect(dsn)
        names = [r[0] for r in await connection.fetch("select tablename from pg_tables where schemaname = 'public'")]
        rows = {n: sorted(map(repr, await connection.fetch(f"select * from {n}"))) for n in names if n != "migrations"}
        rows["migrations"] = sorted(map(repr, await connection.fetch("select name, sha256 from migrations")))
        found.append(rows)
        await connection.close()
    return found


async def test_every_row_of_every_table_comes_back(
    played: House, dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path
) -> None:
    path = await backup(on(dsns), tmp_path / "tales.tar.gz")
    manifest = await restore(path, on(fresh))
    before = await everything(dsns)
    assert await everything(fresh) == before
    for name in ("persons", "tables", "seats", "moves", "snapshots", "clocks", "drafts", "finished"):
        assert any(shard[name] for shard in before), f"nothing in {name}: this proves nothing about it"
    counts = {(p.shard, p.table): p.rows for p in manifest.parts}
    assert counts == {(n, t): len(r) for n, shard in enumerate(before) for t, r in shard.items() if t != "migrations"}


async def test_a_restored_game_goes_on(
    played: House, dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path
) -> None:
    table = await played.table(3)
    await restore(await backup(on(dsns), tmp_path / "tales.tar.gz"), on(fresh))
    async with Shards(fresh) as shards:
        assert (await House(shards).answer(table, Chance(b"next"))).seq == 1


async def test_a_backup_while_people_play_is_of_one_moment(
    played: House, dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between any two tables that are copied, somebody moves."""
    while played.keeper.shards.number(table := await played.table(5)) != 0:
        pass
    dice, before = Chance(b"busy"), await everything(dsns)

    async def stream(*words: Any) -> tuple[int, str]:
        await played.answer(table, dice)
        return await schema.stream(*words)

    monkeypatch.setattr("talewind.server.operate.backup.stream", stream)
    path = await backup(on(dsns[:1]), tmp_path / "one.tar.gz")
    await restore(path, on(fresh[:1]))
    assert await everything(fresh[:1]) == before[:1]
    assert (await everything(dsns))[0]["moves"] != before[0]["moves"], "they did move"


async def test_nothing_is_ever_written_over(played: House, dsns: tuple[str, ...], tmp_path: Path) -> None:
    path = await backup(on(dsns), tmp_path / "tales.tar.gz")
    before = await everything(dsns)
    with pytest.raises(HomeError, match="Database 1 already holds tables"):
        await restore(path, on(dsns))
    assert await everything(dsns) == before
    with pytest.raises(HomeError, match="is there already"):
        await backup(on(dsns), path)


async def test_only_its_owner_may_read_a_backup(played: House, dsns: tuple[str, ...], tmp_path: Path) -> None:
    path = await backup(on(dsns), tmp_path / "tales.tar.gz")
    assert path.stat().st_mode & 0o777 == 0o600
    assert [p.name for p in tmp_path.iterdir()] == ["tales.tar.gz"]


async def test_the_databases_are_copied_beside_the_file_and_a_full_disk_is_told_in_a_sentence(
    shards: Shards, dsns: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch: list[str] = []

    async def stream(*words: Any) -> tuple[int, str]:
        scratch.extend(path.name for path in tmp_path.iterdir())
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("talewind.server.operate.backup.stream", stream)
    with pytest.raises(HomeError, match=r"tales\.tar\.gz cannot be made: No space left on device\. "):
        await backup(on(dsns), tmp_path / "tales.tar.gz")
    assert scratch
    assert all(name.startswith(".talewind-backup-") for name in scratch)
    assert not list(tmp_path.iterdir())
    with pytest.raises(HomeError, match="No such file or directory"):
        await backup(on(dsns), tmp_path / "away" / "tales.tar.gz")


def test_packing_ends_when_it_is_stopped(tmp_path: Path) -> None:
    (folder := tmp_path / "folder").mkdir()
    stopped = Event()
    stopped.set()
    manifest = Manifest(talewind="0", made_at="", shards=0, migrations={}, parts=())
    with pytest.raises(Stopped):
        pack(manifest, folder, tmp_path / "tales.tar.gz", stopped)
    assert list(tmp_path.iterdir()) == [folder]
    pack(manifest, folder, tmp_path / "tales.tar.gz")
    assert unpack(tmp_path / "tales.tar.gz", folder) == manifest


async def test_the_number_of_databases_must_be_the_same(
    played: House, dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path
) -> None:
    path = await backup(on(dsns), tmp_path / "tales.tar.gz")
    with pytest.raises(HomeError, match="of 2 databases and 1 are given"):
        await restore(path, on(fresh[:1]))


async def test_an_empty_database_and_one_that_is_away_are_told_in_a_sentence(
    fresh: tuple[str, ...], tmp_path: Path
) -> None:
    with pytest.raises(HomeError, match="nothing to back up"):
        await backup(on(fresh), tmp_path / "a.tar.gz")
    with pytest.raises(HomeError, match="Database 1 does not answer") as told:
        await backup(on(("postgresql://me:pa55word@127.0.0.1:1/x",)), tmp_path / "a.tar.gz")
    assert "pa55word" not in str(told.value)
    assert not list(tmp_path.iterdir())


def repacked(path: Path, change: str, data: bytes) -> Path:
    """The same archive with other bytes in one member."""
    other = path.with_name("other.tar.gz")
    with tarfile.open(path) as old, tarfile.open(other, "w:gz") as new:
        for member in old.getmembers():
            file = old.extractfile(member)
            assert file is not None
            content = data if member.name == change else file.read()
            member.size = len(content)
            new.addfile(member, io.BytesIO(content))
    return other


async def test_a_damaged_backup_is_noticed_before_anything_is_touched(
    played: House, dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path
) -> None:
    path = await backup(on(dsns), tmp_path / "tales.tar.gz")
    whole = path.read_bytes()
    (tmp_path / "half").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "none").write_bytes(b"no archive")
    for other in (tmp_path / "half", tmp_path / "none", repacked(path, "manifest.json", b"{}")):
        with pytest.raises(HomeError, match="is damaged, or no backup"):
            await restore(other, on(fresh))
    with pytest.raises(HomeError, match=r"shard-1/moves\.copy is not what was backed up"):
        await restore(repacked(path, "shard-1/moves.copy", b"x"), on(fresh))
    with pytest.raises(HomeError, match="There is no file"):
        await restore(tmp_path / "away", on(fresh))
    for dsn in fresh:
        connection = await asyncpg.connect(dsn)
        assert await schema.is_empty(connection)
        await connection.close()


def relabelled(path: Path, folder: Path, **changes: Any) -> Path:
    """The same data under another manifest, with checksums that are right."""
    manifest = msgspec.structs.replace(unpack(path, folder), **changes)
    for part in manifest.parts:
        (folder / part.member).parent.mkdir(exist_ok=True)
        unpacked(folder, part.member).rename(folder / part.member)
    pack(manifest, folder, folder / "other.tar.gz")
    return folder / "other.tar.gz"


async def test_rows_that_do_not_arrive_as_they_were_undo_the_whole_restore(
    played: House, dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path
) -> None:
    path = await backup(on(dsns), tmp_path / "tales.tar.gz")
    folder = tmp_path / "other"
    folder.mkdir()
    parts = list(unpack(path, folder).parts)
    at = next(i for i, p in enumerate(parts) if (p.shard, p.table) == (1, "moves"))
    parts[at] = msgspec.structs.replace(parts[at], rows=parts[at].rows + 1)
    with pytest.raises(HomeError, match="moves of database 2 is not what was backed up"):
        await restore(relabelled(path, folder, parts=tuple(parts)), on(fresh))
    for dsn in fresh:
        connection = await asyncpg.connect(dsn)
        assert await schema.is_empty(connection), "the first database is empty too"
        await connection.close()


async def test_a_backup_of_a_newer_talewind_is_refused(
    played: House, dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path
) -> None:
    path = await backup(on(dsns), tmp_path / "tales.tar.gz")
    folder = tmp_path / "other"
    folder.mkdir()
    with pytest.raises(HomeError, match=r"another 9999_later\.sql"):
        await restore(relabelled(path, folder, migrations={"9999_later.sql": "00"}), on(fresh))
