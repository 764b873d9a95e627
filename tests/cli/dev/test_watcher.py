"""The watcher of `talewind dev`: what counts as a change, and what a change asks for."""

import asyncio
import os
from pathlib import Path

import pytest

from talewind.cli.dev import watcher
from talewind.cli.dev.watcher import Watcher, kind_of


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "stones"
    (folder / "texts").mkdir(parents=True)
    (folder / "game.py").write_text("STONES = 15\n")
    (folder / "texts" / "en.ftl").write_text("stones-name = Stones\n")
    return folder


def test_it_names_what_was_written_made_or_deleted_and_each_once(package: Path) -> None:
    watching = Watcher(package)
    assert watching.changed() == set()
    (package / "game.py").write_text("STONES = 16\n")
    (package / "bots.py").write_text("")
    (package / "texts" / "en.ftl").unlink()
    assert {path.name for path in watching.changed()} == {"game.py", "bots.py", "en.ftl"}
    assert watching.changed() == set()


def test_a_file_that_keeps_its_size_and_second_has_still_changed(package: Path) -> None:
    watching = Watcher(package)
    before = (package / "game.py").stat()
    (package / "game.py").write_text("STONES = 99\n")
    os.utime(package / "game.py", ns=(before.st_atime_ns, before.st_mtime_ns + 1_000))
    assert {path.name for path in watching.changed()} == {"game.py"}


@pytest.mark.parametrize("name", ["__pycache__/game.pyc", ".git/HEAD", ".game.py.swp", "game.py~", "#game.py#", "4913"])
def test_files_of_editors_and_of_python_are_no_change(package: Path, name: str) -> None:
    watching = Watcher(package)
    (package / name).parent.mkdir(exist_ok=True)
    (package / name).write_text("…")
    assert watching.changed() == set()


async def test_it_waits_until_an_editor_has_written_everything(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watcher, "EVERY", 0.001)
    watching = Watcher(package)
    looks = iter(
        [set[Path](), {package / "game.py"}, {package / "texts" / "en.ftl"}, {package / "game.py"}, set[Path]()]
    )
    monkeypatch.setattr(watching, "changed", lambda: next(looks))
    async with asyncio.timeout(90):
        assert await watching.change() == {package / "game.py", package / "texts" / "en.ftl"}
    assert list(looks) == []


async def test_a_change_that_was_seen_but_not_taken_is_not_lost(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watcher, "SETTLES", 60)
    watching = Watcher(package)
    (package / "game.py").write_text("STONES = 160\n")
    waiting = asyncio.create_task(watching.change())
    await asyncio.sleep(0)
    waiting.cancel()
    monkeypatch.setattr(watcher, "SETTLES", 0.001)
    async with asyncio.timeout(90):
        assert await watching.change() == {package / "game.py"}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("game.py", "rules"), ("bots/clever.py", "rules"), ("decks/manifest.json", "rules"), ("texts/de.ftl", "texts"),
        ("lessons/en.ftl", "texts"), ("board/board.js", "page"), ("board/board.css", "page"),
    ],
)  # fmt: skip
def test_only_rules_ask_for_a_new_process(package: Path, name: str, kind: str) -> None:
    assert kind_of(package / name, package) == kind
