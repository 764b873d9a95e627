"""What the package of a game brings for browsers: a board in the folder `board`, a cover, and decks in the folder `decks`. Boards and
covers of the games of this distribution are part of the client's build instead."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from urllib.parse import quote

from talewind import games
from talewind.decks import HOME, deck_names, homes
from talewind.kit import Frozen

BOARD, SCRIPT, STYLE = "board", "board.js", "board.css"
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COVERS = {
    "cover.webp": (b"RIFF", "image/webp"),
    "cover.png": (b"\x89PNG\r\n\x1a\n", "image/png"),
}  # the first that exists
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*", re.ASCII)  # of a file: never a path, never hidden


class Board(Frozen):
    """`digest` is of all files together and part of their addresses, so that one file can import another and both may be cached
    for ever."""

    address: str  # of the script
    digest: str
    files: dict[str, bytes]


class Cover(Frozen):
    address: str
    name: str  # the last part of the address
    kind: str
    content: bytes


class Brought(Frozen):
    """What one game brings."""

    board: Board | None = None
    cover: Cover | None = None


@cache
def brought() -> Mapping[str, Brought]:
    """What each installed game brings, read once: a newly installed one needs a new process."""
    return {name: read_package(name, games.load(name).package) for name in games.names()}


@cache
def deck_homes() -> tuple[Path, ...]:
    """The folders with decks, ours first."""
    return homes(games.load(name).package for name in games.names())


@cache
def deck_home(deck: str) -> Path:
    """The folder with a deck; ours, if no package has it."""
    return next((home for home in deck_homes() if deck in deck_names(home)), HOME)


def read_package(game: str, package: str) -> Brought:
    if not package:
        return Brought()
    place = files(package)
    return Brought(read_board(game, place / BOARD), read_cover(game, place))


def read_board(game: str, folder: Traversable) -> Board | None:
    """The files of a board, without folders inside it; None: there is no script. A board without a style has an empty one, so that
    a browser can load it unasked."""
    found = dict(_served(folder)) if folder.is_dir() else {}
    if SCRIPT not in found:
        return None
    found.setdefault(STYLE, b"")
    whole = sha256()
    for name, content in sorted(found.items()):
        whole.update(f"{name} {len(content)} ".encode() + content)
    digest = whole.hexdigest()[:16]
    return Board(f"/games/{quote(game, safe='')}/board/{digest}/{SCRIPT}", digest, found)


def _served(folder: Traversable) -> Iterator[tuple[str, bytes]]:
    for file in folder.iterdir():
        if file.is_file() and NAME.fullmatch(file.name) and kind_of(file.name):
            yield file.name, file.read_bytes()


def kind_of(name: str) -> str:
    """The type of a file of a board; "": it is not served.

    >>> kind_of("board.js"), kind_of("notes.md")
    ('text/javascript', '')
    """
    return KINDS.get(name[name.rfind(".") :], "") if "." in name else ""


def read_cover(game: str, package: Traversable) -> Cover | None:
    """The cover; None: there is none, or it is not what its name says."""
    for file, (beginning, kind) in COVERS.items():
        place = package / file
        if place.is_file() and (content := place.read_bytes()).startswith(beginning):
            name = f"{sha256(content).hexdigest()[:16]}{file[file.rfind('.') :]}"
            return Cover(f"/games/{quote(game, safe='')}/cover/{name}", name, kind, content)
    return None
