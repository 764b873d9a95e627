"""Random tables: options that the game accepts together, and a number of seats that they allow."""

from collections.abc import Mapping
from typing import Any

from talewind.kit.base import Refused
from talewind.kit.chance import Chance
from talewind.kit.choosing import chosen, require_table
from talewind.kit.game import AnyGame
from talewind.kit.menu import Choosable, menu

from .faults import Fault

TRIES = 64  # to draw options that a game accepts, before the defaults are used


def some_table(game: AnyGame, number: int, chance: Chance, only: Mapping[str, Any] | None = None) -> tuple[int, Any]:
    """A number of seats, and options. Each option keeps its default in half of the tables, so that rare combinations do
    not displace the common game. Refused options are drawn again, for the next number of seats. `number`: of the table;
    it selects the seats among those allowed. `only`: options that are given, not drawn."""
    fixed = dict(only or {})
    for attempt in range(TRIES):
        try:
            return _drawn(game, number + attempt, chance, fixed)
        except Refused:
            continue
    try:
        return _seated(game, number, fixed)
    except Refused as no:
        raise Fault("options", f"{game.id} refuses its defaults with {fixed}: {no}; start must accept them") from no


def _drawn(game: AnyGame, number: int, chance: Chance, only: dict[str, Any]) -> tuple[int, Any]:
    values: dict[str, Any] = {}
    by_seat = [option for option in menu(game) if option.kind == "by-seat"]
    for option in menu(game):
        if option not in by_seat and chance.roll(2, "options"):
            values[option.name] = _value(option, chance)
    seats, _ = _seated(game, number, values | only)
    for option in by_seat:
        if not chance.roll(4, "wishes"):
            values[option.name] = tuple(chance.shuffled(option.values, "wishes")[:seats])
    return _seated(game, number, values | only)


def _seated(game: AnyGame, number: int, values: Mapping[str, Any]) -> tuple[int, Any]:
    """The number of seats and the options; raises Refused if such a game cannot begin."""
    options = chosen(game, values)
    seats = game.seats_for(options)[number % len(game.seats_for(options))]
    require_table(game, seats, options)
    return seats, options


def _value(option: Choosable, chance: Chance) -> Any:
    low, high = option.low or 0, option.high or 0
    match option.kind:
        case "flag":
            return chance.pick([False, True], "options")
        case "number" | "maybe-number":
            none = [None] if option.kind == "maybe-number" else []
            return chance.pick([low, high, low + chance.roll(high - low + 1, "options"), *none], "options")
        case "list" if not option.words or chance.roll(2, "options"):
            length = low + chance.roll(high - low + 1, "options")
            if option.unlike:
                return tuple(chance.shuffled(option.values, "options")[:length])
            return tuple(chance.pick(option.values, "options") for _ in range(length))
    return chance.pick(option.words or option.values, "options")
