"""Worlds: states that a seat cannot tell apart from the true one. Bots search in them; the leak test compares them."""

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from .asks import sample
from .base import Seat
from .chance import Chance
from .clone import clone
from .game import Game
from .questions import questions
from .state import State


def world_of[S: State[Any]](game: Game[S, Any, Any], state: S, seat: Seat | None, chance: Chance) -> S:
    """A random world that this seat (None: an onlooker) cannot rule out."""
    world = clone(state)
    game.determinize(world, seat, chance)
    asked = {ask.seat: ask for ask in questions(world)}
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


def worlds_of[S: State[Any]](game: Game[S, Any, Any], state: S, seat: Seat | None, chance: Chance) -> Iterator[S]:
    """An endless iterator over such worlds, each dealt when taken."""
    while True:
        yield world_of(game, state, seat, chance)
