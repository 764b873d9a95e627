"""HTTP: the installed games with their numbers of players, minutes and moods, and the options of each."""

import gzip
from functools import cache

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from talewind import games
from talewind.kit import AnyGame, Choosable, Frozen, Game, menu
from talewind.kit.catalogue import text_files
from talewind.server.base.offering import Offered
from talewind.server.base.packages import Brought, brought
from talewind.texts import languages

from .files import File, send
from .guards import calls_limited
from .people import Asked


class GameInfo(Frozen):
    """Ids only: name and description are `<id>-name` and `<id>-about` in the texts, moods `kit-mood-...`. `seats` and `minutes`
    are ranges: from, to. `book`: it writes pages. `lessons`: it has a folder of lessons. `languages`: those that it has texts in.
    `board`, `cover`: the addresses of the script of a board and of a picture that the game's own package brings. `offered`: a table can
    be opened; other games are listed for the tables that play them still."""

    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    book: bool
    moods: tuple[str, ...]
    decks: tuple[str, ...]
    options: tuple[Choosable, ...]
    lessons: bool
    languages: tuple[str, ...]
    board: str | None
    cover: str | None
    offered: bool


@cache
def all_games(offered: Offered = None) -> tuple[GameInfo, ...]:
    """The games installed at the start, in the order of their shelf; a newly installed one needs a new process."""
    found = sorted((games.load(name) for name in games.names()), key=lambda game: (game.shelf, game.id))
    return tuple(info(game, brought().get(game.id, Brought()), offered is None or game.id in offered) for game in found)


def info(game: AnyGame, brings: Brought, offered: bool) -> GameInfo:
    return GameInfo(
        game.id,
        (min(game.seats), max(game.seats)),
        game.minutes,
        type(game).pages is not Game.pages,
        game.moods,
        game.decks,
        menu(game),
        bool(text_files(game.package, "lessons")),
        tuple(languages(game)),
        brings.board.address if brings.board else None,
        brings.cover.address if brings.cover else None,
        offered,
    )


@cache
def packed(offered: Offered = None) -> File:
    plain = msgspec.json.encode(all_games(offered))
    return File("application/json", plain, {"gzip": gzip.compress(plain, mtime=0)})


def games_door(offered: Offered = None) -> HTTPRouteHandler:
    """`offered`: the games of which tables can be opened."""

    @get(
        "/api/games",
        guards=[calls_limited],
        sync_to_thread=False,
        responses={200: ResponseSpec(tuple[GameInfo, ...], generate_examples=False)},
    )
    def listed(request: Asked) -> Response[bytes]:
        """The list of games, for everybody."""
        return send(request, packed(offered), "no-cache")

    return listed
