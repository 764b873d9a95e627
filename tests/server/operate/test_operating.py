"""What the commands say."""

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from talewind.cli.operating import back_up, restore_from
from talewind.cli.sweeping import sweep
from talewind.server.record import Shards
from tests.server.conftest import Running
from tests.server.serving import Server

SLOW = """
import asyncio, sys
from pathlib import Path
from talewind.cli.operating import back_up
from talewind.server.operate import backup

async def stream(*words):
    print("copying", flush=True)
    await asyncio.sleep(600)

backup.stream = stream
back_up(Path(sys.argv[1]))
"""


def test_a_backup_and_its_restore_are_told_in_friendly_lines(
    base: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server({"TALEWIND_DATA": str(base / "data")}).start()
    (base / "data" / "texts").mkdir()
    (base / "data" / "texts" / "de.ftl").write_text("server-language = Deutsch\n")
    (base / "data" / "texts" / "notes to myself.ftl").write_text("no language")
    monkeypatch.setenv("TALEWIND_DATA", str(base / "data"))
    capsys.readouterr()
    back_up(base / "tales.tar.gz")
    printed = capsys.readouterr()
    server.end()
    assert "people keep their seats" in printed.err
    assert printed.out == "", "the file may be written there"
    monkeypatch.setenv("TALEWIND_DATA", str(base / "other"))
    restore_from(base / "tales.tar.gz")
    said = capsys.readouterr().out
    assert "Done: 0 tables" in said
    assert "people keep their seats" in said
    (text,) = (base / "other" / "texts").iterdir()
    assert (text.name, text.read_text()) == ("de.ftl", "server-language = Deutsch\n")
    with pytest.raises(SystemExit, match="already holds tables"):
        restore_from(base / "tales.tar.gz")


def test_a_wrong_setting_ends_with_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALEWIND_NATS", "nats://n")
    with pytest.raises(SystemExit, match="go together"):
        back_up()


def test_a_variable_that_is_not_known_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TALEWIND_DATA", str(tmp_path))
    monkeypatch.setenv("TALEWIND_KEEP_LEFTS", "for-ever")
    for command in (back_up, partial(restore_from, tmp_path / "none"), partial(sweep, yes=True)):
        with pytest.raises(SystemExit, match=r"is it TALEWIND_KEEP_LEFT\?"):
            command()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_backup_that_is_stopped_leaves_nothing(
    number: signal.Signals, running: Running, shards: Shards, dsns: tuple[str, ...], tmp_path: Path
) -> None:
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-c", SLOW, str(tmp_path / "tales.tar.gz")], env=os.environ | environ, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "copying\n"
        assert list(tmp_path.iterdir())
        process.send_signal(number)
        _, said = process.communicate(timeout=90)
    assert process.returncode == 1
    assert said.splitlines()[1:] == ["Stopped before it was done."]
    assert not list(tmp_path.iterdir())
