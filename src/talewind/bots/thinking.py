"""One question for a bot, as bytes that may cross to another process: a world its seat cannot rule out, never the true state."""

import msgspec

from talewind import games
from talewind.kit import Chance, Frozen, Seat, look, restore, worlds_of

from .bot import bot_for


class Task(Frozen):
    """`world`: a snapshot dealt anew for the seat. What the seat sees of it is what it sees of the true state: `conform` proves that."""

    game: str
    world: bytes
    seat: Seat
    seed: bytes
    lang: str


def think(task: Task) -> bytes:
    """The move and those declared beforehand, as JSON. Raises whatever the bot raises."""
    game = games.load(task.game)
    world = restore(game, task.world)
    sight = look(game, world, task.seat)
    worlds = worlds_of(game, world, task.seat, Chance(b"worlds " + task.seed))
    return msgspec.json.encode(bot_for(game, task.seed, task.lang).answer(sight, worlds))
