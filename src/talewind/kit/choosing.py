"""From chosen options to options in force: some options apply only if others have certain values."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import structs

from .base import refuse
from .game import AnyGame, Game, Options
from .menu import menu


def closing(game: AnyGame, options: Options) -> dict[str, str]:
    """Options that do not apply, each with the option that closes it. A closed option counts as its default."""
    defaults = {field.name: field.default for field in structs.fields(game.options_type)}
    closed: dict[str, str] = {}
    looked_at: set[str] = set()

    def value(name: str) -> Any:
        if name not in looked_at:
            looked_at.add(name)
            conditions = game.option_when.get(name, {}).items()
            by = next((other for other, values in conditions if value(other) not in values), None)
            if by is not None:
                closed[name] = by
        return defaults[name] if name in closed else getattr(options, name)

    for name in defaults:
        value(name)
    return closed


def in_force[O: Options](game: Game[Any, Any, O], options: O) -> O:
    """The options that the game is played with: closed options have their defaults."""
    defaults = {field.name: field.default for field in structs.fields(game.options_type)}
    return structs.replace(options, **{name: defaults[name] for name in closing(game, options)})


def chosen(game: AnyGame, values: Mapping[str, Any]) -> Any:
    """Options in force from plain values. Raises ValidationError if they are not options of this game."""
    options = in_force(game, msgspec.convert(values, game.options_type))
    for option in menu(game):
        listed = getattr(options, option.name)
        if option.unlike and isinstance(listed, tuple) and len(set(listed)) < len(listed):
            raise refuse("kit-twice", option.rule)
    return options


def stored(game: AnyGame, raw: bytes | str) -> Any:
    """Decode stored options, perhaps of an older version of the game; unknown ones are left out."""
    return msgspec.convert(known(game, raw), game.options_type)


def known(game: AnyGame, raw: bytes | str) -> dict[str, Any]:
    """Decode stored options as plain values; unknown ones are left out."""
    values: dict[str, Any] = msgspec.json.decode(raw)
    return {name: values[name] for name in values if name in game.options_type.__struct_fields__}


def usual_seats(seats: range) -> int:
    """The default number of seats: the middle."""
    return seats[len(seats) // 2]


def require_table(game: AnyGame, seats: int, options: Options) -> None:
    """Raise Refused if a game with so many seats cannot begin with these options."""
    if seats not in game.seats_for(options):
        raise game.wrong_seats(options)
    game.start(seats, options)
