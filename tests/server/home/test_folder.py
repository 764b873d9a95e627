"""The data folder: its secrets are whole or refused, and its socket has a path that PostgreSQL takes."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from talewind.server.home import DataFolder, HomeError, Household
from talewind.server.home.custody import write_once
from talewind.server.home.postgres import Postgres


def test_a_secret_is_made_once_and_for_its_owner_alone(place: Path) -> None:
    with DataFolder(place) as folder:
        made = folder.secret("cookie.secret")
        assert len(made) == 64
        assert folder.secret("cookie.secret") == made
    assert (place / "cookie.secret").stat().st_mode & 0o777 == 0o600
    assert not list(place.glob("*.new"))


@pytest.mark.parametrize("written", ["", "\n", "0123456789abcdef"])
def test_a_secret_that_was_not_written_to_its_end_is_refused_with_what_to_do(place: Path, written: str) -> None:
    with DataFolder(place) as folder:
        for name, advice in (("nats.token", "Delete it"), ("cookie.secret", "everybody loses their seats")):
            (place / name).touch(0o600)
            (place / name).write_text(written)
            with pytest.raises(HomeError, match=advice):
                folder.secret(name)
            assert (place / name).read_text() == written, "it may be worth something to its owner"
        with pytest.raises(HomeError, match=r"nats\.token"):
            Household(folder)


def test_a_crash_before_a_secret_has_its_name_leaves_none(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(fd: int) -> None:
        raise RuntimeError("power cut")

    with DataFolder(place) as folder:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", crash)
            with pytest.raises(RuntimeError, match="power cut"):
                folder.secret("nats.token")
        assert not (place / "nats.token").exists()
        assert len(folder.secret("nats.token")) == 64
    assert not list(place.glob("*.new"))


def test_of_several_that_write_a_secret_at_once_one_wins(place: Path) -> None:
    with DataFolder(place), ThreadPoolExecutor(2) as threads:
        for n in range(50):
            path = place / f"secret{n}"

            def read_after(word: str, path: Path = path) -> str:
                write_once(path, word * 32)
                return path.read_text()

            first, second = threads.map(read_after, "ab")
            assert first == second in ("a" * 32, "b" * 32)


@pytest.mark.parametrize("name", ["ü" * 50, "a,b", "deep" * 30])
def test_a_path_that_no_socket_can_have_gets_a_short_place_for_it(base: Path, name: str) -> None:
    folder = DataFolder(base / name)
    assert len(os.fsencode(folder.run)) < 90
    assert "," not in str(folder.run)
    assert "%2C" not in Postgres(folder).dsn()
    assert folder.run != DataFolder(base / f"{name}x").run
    assert DataFolder(base / "plain").run == base / "plain" / "run"
