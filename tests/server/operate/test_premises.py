"""The doctor looks at the data folder: whose its files are, and who else could use them."""

import os
import pwd
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from talewind.server.base.settings import Settings, fingerprint
from talewind.server.home import DataFolder
from talewind.server.operate import premises
from talewind.server.operate.premises import owners

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root's children are somebody else")


@pytest.fixture
def settings() -> Iterator[Settings]:
    """A data folder as `talewind serve` makes it, where the children of root can reach it: pytest's own are closed to others."""
    base = Path(tempfile.mkdtemp(prefix="talewind-"))
    base.chmod(0o755)
    with DataFolder(base / "data") as folder:
        folder.secret("cookie.secret")
        (folder.logs / "nats.log").touch(0o600)
    yield Settings(data=base / "data")
    shutil.rmtree(base)


def said(settings: Settings) -> list[tuple[str, str]]:
    return [(finding.mark, finding.words) for finding in owners(settings)]


def test_a_folder_as_it_was_made_is_well(settings: Settings) -> None:
    assert said(settings) == [("well", "as they should be")]


@pytest.mark.parametrize("name", ["lock", "cookie.secret", "logs", "logs/nats.log", "run", "postgres"])
def test_what_others_may_read_is_named_with_what_to_do(settings: Settings, name: str) -> None:
    path = settings.data / name
    before = path.stat().st_mode & 0o777
    path.chmod(before | 0o044)
    assert said(settings) == [("WRONG", f"others may use {path}: chmod {before:o} {path}")]


@pytest.mark.parametrize("name", ["", "conf"])
def test_what_others_may_write_is_named(settings: Settings, name: str) -> None:
    (settings.data / name).chmod(0o777)
    ((mark, words),) = said(settings)
    assert mark == "WRONG"
    assert words.endswith(f": chmod 755 {settings.data / name}")


@as_root
@pytest.mark.parametrize("name", ["lock", "logs", "run", "conf"])
def test_what_belongs_to_somebody_else_is_named(settings: Settings, name: str) -> None:
    path = settings.data / name
    owner = pwd.getpwuid(path.stat().st_uid).pw_name
    os.chown(path, 54_321, 54_321)
    assert said(settings) == [("WRONG", f"{path} belongs to user 54321: chown {owner} {path}")]


def test_a_link_is_named(settings: Settings) -> None:
    (settings.data / "nats.pid").symlink_to(settings.data / "lock")
    assert said(settings) == [
        ("WRONG", f"{settings.data / 'nats.pid'} is a link, or not what it should be: move it away.")
    ]


@as_root
def test_logs_of_an_earlier_version_are_a_note(settings: Settings) -> None:
    os.chown(settings.data / "logs", pwd.getpwnam("nobody").pw_uid, -1)
    ((mark, words),) = said(settings)
    assert (mark, "takes it back" in words) == ("note", True)


@as_root
def test_a_folder_of_another_user_is_to_be_examined_as_that_user(settings: Settings) -> None:
    os.chown(settings.data, 54_321, 54_321)
    assert said(settings) == [("WRONG", f"{settings.data} is served by user 54321: examine it as that user.")]
    assert not premises.folder(settings).well


def test_a_data_folder_that_cannot_be_is_noticed_and_none_is_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in premises.folder(Settings(data=tmp_path / "file" / "data")).words
    premises.folder(Settings(data=tmp_path / "data"))
    assert not (tmp_path / "data").exists()


@as_root
def test_as_root_a_folder_the_children_cannot_enter_is_noticed(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    assert "the user nobody cannot enter" in premises.folder(Settings(data=tmp_path / "data")).words
    assert "no user 'nemo'" in premises.folder(Settings(data=tmp_path, child_user="nemo")).words


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    assert premises.space(tmp_path / "not" / "there", wanted=1).well
    assert not premises.space(tmp_path, wanted=2**70).well


def test_a_secret_that_others_may_read_is_noticed(tmp_path: Path) -> None:
    assert premises.secret(tmp_path).words == "will be made"
    (tmp_path / "cookie.secret").touch(0o600)
    (tmp_path / "cookie.secret").write_text("s" * 64)
    assert fingerprint("s" * 64) in premises.secret(tmp_path).words
    (tmp_path / "cookie.secret").chmod(0o640)
    assert "chmod 600" in premises.secret(tmp_path).words


def test_secrets_that_were_not_written_to_their_end_are_noticed(tmp_path: Path) -> None:
    for name in ("cookie.secret", "nats.token"):
        assert premises.secret(tmp_path, name).words == "will be made"
        (tmp_path / name).touch(0o600)
        assert not premises.secret(tmp_path, name).well
        assert f"{name} is empty" in premises.secret(tmp_path, name).words
        (tmp_path / name).write_text("s" * 31)
        assert "has 31 characters" in premises.secret(tmp_path, name).words
        (tmp_path / name).write_text("s" * 64)
        assert premises.secret(tmp_path, name).well
    assert fingerprint("s" * 64) not in premises.secret(tmp_path, "nats.token").words


def test_texts_that_others_may_write_are_noticed(tmp_path: Path) -> None:
    assert not list(premises.texts(tmp_path / "none"))
    (tmp_path / "de.ftl").touch(0o644)
    tmp_path.chmod(0o755)
    assert [(f.mark, f.words) for f in premises.texts(tmp_path)] == [("well", "de")]
    (tmp_path / "de.ftl").chmod(0o666)
    assert [f.mark for f in premises.texts(tmp_path)] == ["WRONG"]
