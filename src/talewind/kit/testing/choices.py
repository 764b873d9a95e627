"""Options at random, from their type alone, as a table would take them."""

from typing import Any

from msgspec import inspect

from talewind.kit.chance import Chance
from talewind.kit.game import Game
from talewind.kit.words import Refused

TRIES = 8  # at options that a game takes together, before the defaults


def some_options(game: Game[Any, Any, Any], seats: int, chance: Chance) -> Any:
    """Half of the tables keep each default, so that rare combinations do not crowd out the common game. A game may refuse a
    combination, as it refuses people who choose it; its defaults it takes."""
    for _ in range(TRIES):
        options = _combined(game, seats, chance)
        try:
            game.start(seats, options)
        except Refused:
            continue
        return options
    return game.options_type()


def _combined(game: Game[Any, Any, Any], seats: int, chance: Chance) -> Any:
    chosen: dict[str, Any] = {}
    info = inspect.type_info(game.options_type)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        values = list(_values(field.type, chance))
        if isinstance(field.type, inspect.VarTupleType):  # one for each seat
            if not chance.roll(4, "wishes"):
                wishes = chance.shuffled(_values(field.type.item_type, chance), "wishes")
                chosen[field.name] = tuple(wishes[:seats])
        elif values and chance.roll(2, "options"):
            chosen[field.name] = chance.pick(values, "options")
    return game.options_type(**chosen)


def _values(kind: inspect.Type, chance: Chance) -> list[Any]:
    match kind:
        case inspect.LiteralType(values):
            return list(values)
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.IntType(ge=int(low), le=int(high)):
            return [low, high, low + chance.roll(high - low + 1, "options")]
        case inspect.UnionType(types):
            return [value for part in types for value in _values(part, chance)]
    return []  # whatever else keeps its default
