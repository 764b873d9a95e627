"""The boards and covers that games bring in their own packages. Addresses contain a digest, so that browsers may cache the files
for ever. An address is only looked up among the files that were read at the start; it never becomes a path."""

import gzip
from functools import lru_cache

from litestar import Response, Router, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from talewind.server.base.packages import Brought, brought, kind_of

from .client import READING
from .files import FOR_EVER, File, send
from .people import Asked

PACKED = ("text/", "application/json", "image/svg+xml")  # beginnings of types that gzip makes smaller
NOTHING = Brought()


@lru_cache(maxsize=256)
def packed(kind: str, content: bytes) -> File:
    """A file, compressed when it is first requested."""
    return File(kind, content, {"gzip": gzip.compress(content, mtime=0)} if kind.startswith(PACKED) else None)


@route("/{game:str}/board/{digest:str}/{file:str}", http_method=READING, sync_to_thread=False)
def board_file(game: FromPath[str], digest: FromPath[str], file: FromPath[str], request: Asked) -> Response[bytes]:
    board = brought().get(game, NOTHING).board
    if board is None or digest != board.digest or file not in board.files:
        raise NotFoundException()
    return send(request, packed(kind_of(file), board.files[file]), FOR_EVER)


@route("/{game:str}/cover/{file:str}", http_method=READING, sync_to_thread=False)
def cover_file(game: FromPath[str], file: FromPath[str], request: Asked) -> Response[bytes]:
    cover = brought().get(game, NOTHING).cover
    if cover is None or file != cover.name:
        raise NotFoundException()
    return send(request, packed(cover.kind, cover.content), FOR_EVER)


def packages_door() -> Router:
    return Router("/games", route_handlers=[board_file, cover_file], include_in_schema=False)
