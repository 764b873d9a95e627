"""Options at random, from their type alone."""

from typing import Any

from msgspec import inspect

from talewind.kit.chance import Chance
from talewind.kit.game import Game


def some_options(game: Game[Any, Any, Any], chance: Chance) -> Any:
    """Half of the tables keep each default, so that rare combinations do not crowd out the common game."""
    chosen = {}
    info = inspect.type_info(game.options_type)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        values = list(_values(field.type, chance))
        if values and chance.roll(2, "options"):
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
