"""Notices files that change, by polling: only the standard library is needed, and every file system and editor is understood."""

import asyncio
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

EVERY = 0.25  # seconds between two looks
SETTLES = 0.05  # seconds without a further change after which an editor has written everything
MOST = 5_000  # files that are watched; a package has a few dozen

type Kind = Literal["rules", "texts", "page"]
type Seen = dict[Path, tuple[int, int]]


def kind_of(path: Path, folder: Path) -> Kind:
    """What a change of the file asks for: rules a new process, texts and files of the board only that pages fetch them again.

    >>> [kind_of(Path("mill") / name, Path("mill")) for name in ("game.py", "texts/en.ftl", "board/board.js", "decks/a.json")]
    ['rules', 'texts', 'page', 'rules']
    """
    if path.suffix == ".ftl":
        return "texts"
    return "page" if path.relative_to(folder).parts[0] == "board" else "rules"


class Watcher:
    """`folder`: of the game's package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._seen, self._taken = self._look(), set[Path]()

    def changed(self) -> set[Path]:
        """The files that were written, made or deleted since the last call."""
        before, self._seen = self._seen, self._look()
        return {path for path in before.keys() | self._seen.keys() if before.get(path) != self._seen.get(path)}

    async def change(self) -> set[Path]:
        """Wait for a change, and until nothing changes any more: an editor may write a file in several steps, and several files."""
        while not self._taken:
            self._taken |= self.changed()
            await asyncio.sleep(SETTLES if self._taken else EVERY)
        while more := self.changed():
            self._taken |= more  # kept if this call is cancelled
            await asyncio.sleep(SETTLES)
        found, self._taken = self._taken, set()
        return found

    def _look(self) -> Seen:
        return dict(_files(self.folder))


def _files(folder: Path) -> Iterable[tuple[Path, tuple[int, int]]]:
    """Every file with its time and size, but those of Python's cache and of editors."""
    count = 0
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__" and not name.startswith(".")]
        for name in names:
            if name.startswith((".", "#")) or name.endswith(("~", ".tmp", ".swp", ".pyc")) or name.isdecimal():
                continue
            path = Path(place, name)
            try:
                found = path.stat()
            except OSError:
                continue  # it was deleted meanwhile
            if (count := count + 1) > MOST:
                return
            yield path, (found.st_mtime_ns, found.st_size)
