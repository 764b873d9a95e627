"""One question for a bot, serialised for a worker: a world that its seat cannot rule out, never the true state."""

import msgspec

from talewind import games
from talewind.kit import Chance, Frozen, Seat, look, restore, worlds_of

from .bot import bot_for
from .company import USUAL, Temper


class Task(Frozen):
    """`world`: a snapshot dealt anew for the seat. The seat sees the same of it as of the true state (`conform`)."""

    game: str
    world: bytes
    seat: Seat
    seed: bytes
    lang: str
    temper: Temper = USUAL


def think(task: Task) -> bytes:
    """The bot's move and those declared in advance, as JSON. Raises whatever the bot raises."""
    game = games.load(task.game)
    world = restore(game, task.world)
    sight = look(game, world, task.seat)
    worlds = worlds_of(game, world, task.seat, Chance(b"worlds " + task.seed))
    return msgspec.json.encode(bot_for(game, task.seed, task.lang, task.temper).answer(sight, worlds))
