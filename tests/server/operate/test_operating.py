"""What the commands say."""

from pathlib import Path

import pytest

from talewind.cli.operating import back_up, restore_from
from tests.server.serving import Server


def test_a_backup_and_its_restore_are_told_in_friendly_lines(
    base: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server({"TALEWIND_DATA": str(base / "data")}).start()
    monkeypatch.setenv("TALEWIND_DATA", str(base / "data"))
    back_up(base / "tales.tar.gz")
    server.end()
    assert "people keep their seats" in capsys.readouterr().out
    monkeypatch.setenv("TALEWIND_DATA", str(base / "other"))
    restore_from(base / "tales.tar.gz")
    printed = capsys.readouterr().out
    assert "Done: 0 tables" in printed
    assert "people keep their seats" in printed
    with pytest.raises(SystemExit, match="already holds tables"):
        restore_from(base / "tales.tar.gz")


def test_a_wrong_setting_ends_with_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALEWIND_NATS", "nats://n")
    with pytest.raises(SystemExit, match="go together"):
        back_up()
