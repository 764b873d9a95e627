"""What a bot is, and which one plays a game: entry points of the group `talewind.bots`, named after the game's id."""

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol, get_args

from msgspec import structs

from talewind.kit import AnyGame, Game, Move, Passage, Sight, State

from .random_bot import RandomBot
from .telling_bot import TellingBot

GROUP = "talewind.bots"

type Answer = tuple[Move, tuple[Move, ...]]
type Worlds = Iterator[State[Any]]


class Bot(Protocol):
    """Made anew for each question, so that any process can answer it: `make(game, seed, lang)`. The same seed gives the same answer."""

    def answer(self, sight: Sight[Any], worlds: Worlds) -> Answer:
        """The move, and moves declared beforehand for the questions that may follow. `worlds`: states that the seat cannot tell
        apart from the true one, dealt as they are taken, without end. A search counts its worlds, not the time: by the time, a busy
        machine would answer otherwise."""
        ...


type MakeBot = Callable[[AnyGame, bytes, str], Bot]


def bot_for(game: AnyGame, seed: bytes, lang: str = "en") -> Bot:
    """The bot that the game's distribution brings, or the house's. `lang`: the table's language."""
    return _maker(game)(game, seed, lang)


@cache
def _maker(game: Hashable) -> MakeBot:
    """Found once for each instance of a game, and `games.load` makes one per process. Of several distributions that bring one, the game's own comes first, then by name."""
    assert isinstance(game, Game)
    own = game.__module__.partition(".")[0]
    points = sorted(entry_points(group=GROUP, name=game.id), key=lambda point: _rank(point, own))
    if points:
        make: MakeBot = points[0].load()
        return make
    return TellingBot if _tells(game) else RandomBot


def _rank(point: EntryPoint, package: str) -> tuple[bool, str]:
    return point.module.partition(".")[0] != package, point.value


def _tells(game: AnyGame) -> bool:
    """Has the game a move that carries a tale?"""
    types = [field.type for kind in game.kinds.values() for field in structs.fields(kind)]
    return any(Passage in (kind, *get_args(kind)) for kind in types)
