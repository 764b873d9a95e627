"""Games of a folder that is not installed: those that its pyproject.toml names in the group `talewind.games`.

`know(folder)` makes them known in this process and, by the variable TALEWIND_NEARBY, in those that it starts; commands for
authors call it when they start. Of servers only `talewind dev` does: what another one plays does not depend on the folder it
was started in.
"""

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

GROUP = "talewind.games"
PYPROJECT = "pyproject.toml"
ENTRY_POINT = re.compile(r"[A-Za-z_][\w.]* *: *[A-Za-z_][\w.]*")
NEARBY = "TALEWIND_NEARBY"  # folders that the parent process knows, separated as in PATH


class Unreadable(ValueError):
    """A pyproject.toml cannot be read, or names a module that is not there."""


class Nearby(NamedTuple):
    """A folder with games."""

    folder: Path
    sources: tuple[Path, ...]  # where its modules are
    points: tuple[EntryPoint, ...]  # of all groups that begin with "talewind."

    @property
    def games(self) -> list[str]:
        """The ids of its games."""
        return sorted(point.name for point in self.points if point.group == GROUP)


_known: dict[Path, Nearby] = {}


def know(folder: Path | None = None) -> Nearby | None:
    """Make the games of a folder known, and put their sources before all others, so that they replace installed ones of
    the same name. None: the current folder, which need not have any. Raises Unreadable."""
    found = find(folder or Path.cwd())
    if found is None:
        if folder is not None:
            raise Unreadable(
                f"There is no game in {folder}: it has no {PYPROJECT} with entry points of the group {GROUP!r}."
            )
        return None
    _known[found.folder] = found
    os.environ[NEARBY] = os.pathsep.join(map(str, _known))
    for source in map(str, reversed(found.sources)):
        if sys.path[:1] != [source]:
            sys.path.insert(0, source)
    return found


def points(group: str) -> list[EntryPoint]:
    """The entry points of a group: those of known folders first, then those of installed distributions."""
    for folder in filter(None, os.environ.get(NEARBY, "").split(os.pathsep)):
        if Path(folder) not in _known:
            know(Path(folder))
    here = [point for each in _known.values() for point in each.points if point.group == group]
    mine = {(point.name, point.value) for point in here}
    return here + [point for point in entry_points(group=group) if (point.name, point.value) not in mine]


def sources() -> list[str]:
    """Where the modules of known folders are, for the path of another process."""
    return [str(source) for each in _known.values() for source in each.sources]


def find(folder: Path) -> Nearby | None:
    """The games that the folder's pyproject.toml names; None: there is no such file, or it names none. Folders above are not
    searched: they may be somebody else's."""
    place = folder.resolve()
    return _read(place) if (place / PYPROJECT).is_file() else None


def _read(folder: Path) -> Nearby | None:
    try:
        said = tomllib.loads((folder / PYPROJECT).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise Unreadable(f"{folder / PYPROJECT} cannot be read: {wrong}.") from None
    found = tuple(_points(folder, said))
    if not any(point.group == GROUP for point in found):
        return None
    sources = [_source(folder, said, point) for point in found]
    return Nearby(folder, tuple(dict.fromkeys(sources)), found)


def _points(folder: Path, said: dict[str, Any]) -> Iterator[EntryPoint]:
    """Entry points of all groups that begin with "talewind."."""
    for group, named in _table(said, "project", "entry-points").items():
        for name, value in named.items() if group.startswith("talewind.") else ():
            if not isinstance(value, str) or not ENTRY_POINT.fullmatch(value):
                raise Unreadable(
                    f'{folder / PYPROJECT}: {name} = "{value}" is no entry point; write {name} = "package:Class".'
                )
            yield EntryPoint(name, value, group)


def _table(said: Any, *keys: str) -> dict[str, Any]:
    """A table inside a table; empty if it is missing."""
    for key in keys:
        said = said.get(key, {}) if isinstance(said, dict) else {}
    return said if isinstance(said, dict) else {}


def _source(folder: Path, said: dict[str, Any], point: EntryPoint) -> Path:
    """The folder on whose path the point's module is found."""
    top = point.module.partition(".")[0]
    tried = list(dict.fromkeys(_roots(folder, said, top)))
    for root in tried:
        if (root / top).is_dir() or (root / f"{top}.py").is_file():
            return root
    places = " nor ".join(str((root / top).relative_to(folder)) for root in tried)
    raise Unreadable(
        f'{folder / PYPROJECT}: {point.name} = "{point.value}" names the package {top}, but neither {places} is there.'
    )


def _roots(folder: Path, said: dict[str, Any], top: str) -> Iterator[Path]:
    """Where packages usually are: `src`, the folder itself, or what hatchling is told."""
    for package in _table(said, "tool", "hatch", "build", "targets", "wheel").get("packages", ()):
        if Path(package).name == top:
            yield (folder / package).parent
    yield folder / "src"
    yield folder
