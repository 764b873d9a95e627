"""The protocol of a bot, and how a game's bot is found: in a folder of this package or by an entry point of the group
`talewind.bots`, either named by the game's id."""

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any, Protocol, get_args

from msgspec import structs

from talewind.kit import AnyGame, Game, Move, Passage, Sight, State

from .random_bot import RandomBot
from .telling_bot import TellingBot

GROUP = "talewind.bots"  # and the name of this package

type Answer = tuple[Move, tuple[Move, ...]]
type Worlds = Iterator[State[Any]]


class Bot(Protocol):
    """Constructed for each question, `make(game, seed, lang)`, so that any process can answer. Equal seeds, equal
    answers."""

    def answer(self, sight: Sight[Any], worlds: Worlds) -> Answer:
        """Return the move, and moves declared in advance for questions that may follow. `worlds`: an endless iterator
        over states that the seat cannot tell apart from the true one. Limit a search by its number of worlds, not by
        time: the answer must not depend on how busy the machine is."""
        ...


type MakeBot = Callable[[AnyGame, bytes, str], Bot]


def bot_for(game: AnyGame, seed: bytes, lang: str = "en") -> Bot:
    """The bot registered for the game, or else a built-in one. `lang`: the table's language."""
    return _maker(game)(game, seed, lang)


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
    """The bots that can play a game, by name: those registered for it, and the built-in ones. A name is that of the class,
    in lower case."""
    found = {point.attr.lower(): point.load() for point in reversed(_points(game))}
    return found | ({"telling": TellingBot} if _tells(game) else {}) | {"random": RandomBot}


def _points(game: AnyGame) -> list[EntryPoint]:
    """Registered bots. The game's own distribution comes first, then others by name."""
    own = game.__module__.partition(".")[0]
    return sorted([*_folders(game), *entry_points(group=GROUP, name=game.id)], key=lambda point: _rank(point, own))


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
