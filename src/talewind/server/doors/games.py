"""HTTP: the installed games with their numbers of players, minutes and moods, and the options of each."""

import gzip
from functools import cache

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec

from talewind import games
from talewind.kit import Choosable, Frozen, menu
from talewind.kit.catalogue import text_files

from .files import File, send
from .guards import calls_limited
from .people import Asked


class GameInfo(Frozen):
    """Ids only: name and description are `<id>-name` and `<id>-about` in the texts, moods `kit-mood-...`. `seats` and `minutes`
    are ranges: from, to. `lessons`: it has a folder of lessons."""

    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    moods: tuple[str, ...]
    decks: tuple[str, ...]
    options: tuple[Choosable, ...]
    lessons: bool


@cache
def all_games() -> tuple[GameInfo, ...]:
    """The games installed at the start, in the order of their shelf; a newly installed one needs a new process."""
    found = sorted((games.load(name) for name in games.names()), key=lambda game: (game.shelf, game.id))
    return tuple(
        GameInfo(
            g.id,
            (min(g.seats), max(g.seats)),
            g.minutes,
            g.moods,
            g.decks,
            menu(g),
            bool(text_files(g.package, "lessons")),
        )
        for g in found
    )


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
    """The list of games, for everybody."""
    return send(request, packed(), "no-cache")
