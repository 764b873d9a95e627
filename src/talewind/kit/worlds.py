"""Worlds: what else might be true, for all a seat knows. Search bots play in them; the leak test compares them."""

from typing import Any

from msgspec import structs

from .asks import sample
from .chance import Chance
from .clone import clone
from .game import Game
from .state import State
from .words import Seat


def world_of[S: State[Any, Any]](game: Game[S, Any, Any], state: S, seat: Seat | None, chance: Chance) -> S:
    """A world this seat (None: an onlooker) cannot rule out."""
    world = clone(state)
    game.determinize(world, seat, chance)
    asked = {ask.seat: ask for ask in world.stack[-1].asks(world)} if world.stack else {}
    chairs = list(world.chairs)
    for other, chair in enumerate(chairs):
        if other == seat or not (chair.sealed or chair.plan or chair.orders):
            continue
        sealed = chair.sealed
        if sealed is not None and other in asked:
            sealed = structs.replace(sealed, move=sample(asked[other].offers, game.kinds, chance))
        chairs[other] = structs.replace(chair, sealed=sealed, plan=(), orders=())
    world.chairs = tuple(chairs)
    return world
