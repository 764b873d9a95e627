"""The protocol of a bot, and how a game's bot is found: in a folder of this package or by an entry point of the group
`talewind.bots`, either named by the game's id."""

from collections.abc import Hashable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint
from pkgutil import iter_modules
from typing import Any, Protocol, get_args

from msgspec import structs

from talewind.games.nearby import points
from talewind.kit import AnyGame, Game, Move, Passage, Picture, Sight, State

from .company import MANNERS, USUAL, Temper
from .random_bot import RandomBot
from .telling_bot import TellingBot

GROUP = "talewind.bots"  # and the name of this package

type Answer = tuple[Move, tuple[Move, ...]]
type Worlds = Iterator[State[Any]]


class Bot(Protocol):
    """Constructed for each question by a `MakeBot`, so that any process can answer. Equal seeds, equal answers."""

    def answer(self, sight: Sight[Any], worlds: Worlds) -> Answer:
        """Return the move, and moves declared in advance for questions that may follow. `worlds`: an endless iterator
        over states that the seat cannot tell apart from the true one. Limit a search by its number of worlds, not by
        time: the answer must not depend on how busy the machine is."""
        ...


class MakeBot(Protocol):
    """The class of a bot. `lang`: the table's language. `temper`: of the member of the company who plays."""

    def __call__(self, game: AnyGame, seed: bytes, lang: str = "en", temper: Temper = USUAL) -> Bot: ...


def bot_for(game: AnyGame, seed: bytes, lang: str = "en", temper: Temper = USUAL) -> Bot:
    """The bot registered for the game, or else a built-in one."""
    return _maker(game)(game, seed, lang, temper)


@cache
def _maker(game: Hashable) -> MakeBot:
    """Look the bot up, cached per game instance."""
    assert isinstance(game, Game)
    points = _points(game)
    if points:
        make: MakeBot = points[0].load()
        return make
    return TellingBot if _tells(game) else RandomBot


def bots_of(game: AnyGame) -> dict[str, MakeBot]:
    """The bots that can play a game, by name: those registered for it, the built-in ones, and the game's own in each
    temper. A name is that of the class, in lower case, or of the temper."""
    found: dict[str, MakeBot] = {
        point.attr.lower(): partial(point.load(), temper=USUAL) for point in reversed(_points(game))
    }
    tempers: dict[str, MakeBot] = {temper: partial(_maker(game), temper=temper) for temper in MANNERS}
    return found | ({"telling": TellingBot} if _tells(game) else {}) | {"random": RandomBot} | tempers


def reasons(game: AnyGame, lang: str, tale: str, picture: Picture) -> tuple[str, ...]:
    """The words of a tale by which the game's bot would find a picture, the strongest first; none for a bot that does not
    guess by words."""
    bot = bot_for(game, b"", lang)
    if not isinstance(bot, TellingBot) or picture not in bot.decks:
        return ()
    return bot.sense(bot.decks[picture], lang).reasons(tale, picture)


def _points(game: AnyGame) -> list[EntryPoint]:
    """Registered bots: that of the game's own distribution comes first, then others by name, then that of this package, so
    that whoever installs a bot for one of our games gets it."""
    own = game.__module__.partition(".")[0]
    registered = [point for point in points(GROUP) if point.name == game.id]
    registered.sort(key=lambda point: _rank(point, own))
    return [*registered, *_folders(game)]


def _folders(game: AnyGame) -> Iterator[EntryPoint]:
    """The one class that this package's folder for the game exports, if there is such a folder."""
    for found in iter_modules(import_module(GROUP).__path__):
        if found.ispkg and found.name == game.id:
            (exported,) = import_module(f"{GROUP}.{game.id}").__all__
            yield EntryPoint(game.id, f"{GROUP}.{game.id}:{exported}", GROUP)


def _rank(point: EntryPoint, package: str) -> tuple[bool, str]:
    return point.module.partition(".")[0] != package, point.value


def _tells(game: AnyGame) -> bool:
    """Whether the game has a move that carries a tale."""
    types = [field.type for kind in game.kinds.values() for field in structs.fields(kind)]
    return any(Passage in (kind, *get_args(kind)) for kind in types)
