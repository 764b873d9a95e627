"""HTTP: the games there are, by how many people, how many minutes and which mood; and what a table of each may choose."""

import gzip
from functools import cache

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec

from talewind import games
from talewind.kit import Choosable, Frozen, menu

from .files import File, send
from .limits import calls_limited
from .people import Asked


class GameInfo(Frozen):
    """Ids only: name and description are `<id>-name` and `<id>-about` in the texts, moods `kit-mood-...`. `seats` and `minutes`:
    from, to."""

    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    moods: tuple[str, ...]
    decks: tuple[str, ...]
    options: tuple[Choosable, ...]


@cache
def all_games() -> tuple[GameInfo, ...]:
    """Installed at the start; another one needs another process."""
    found = [games.load(name) for name in games.names()]
    return tuple(GameInfo(g.id, (min(g.seats), max(g.seats)), g.minutes, g.moods, g.decks, menu(g)) for g in found)


@cache
def packed() -> File:
    plain = msgspec.json.encode(all_games())
    return File("application/json", plain, {"gzip": gzip.compress(plain, mtime=0)})


@get(
    "/api/games",
    guards=[calls_limited],
    sync_to_thread=False,
    responses={200: ResponseSpec(tuple[GameInfo, ...], generate_examples=False)},
)
def games_door(request: Asked) -> Response[bytes]:
    """For everybody."""
    return send(request, packed(), "no-cache")
