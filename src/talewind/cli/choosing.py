"""Options from words, as they come from a command line."""

import sys
from typing import Any

import msgspec

from talewind.kit import Game


def options_of(game: Game[Any, Any, Any], words: list[str]) -> Any:
    """`["never_ending=true", "guess_timer=30"]` as the game's options; says what is wrong and exits."""
    chosen: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in game.options_type.__struct_fields__:
            names = ", ".join(game.options_type.__struct_fields__)
            sys.exit(f"--option takes name=value; the options of {game.id} are: {names}")
        try:
            chosen[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            chosen[name] = None if value == "off" else value
    try:
        return msgspec.convert(chosen, game.options_type)
    except msgspec.ValidationError as wrong:
        sys.exit(f"--option: {wrong}")


def seats_of(game: Game[Any, Any, Any], words: str) -> range:
    """ "3-5", "4" or "" as numbers of seats."""
    if not words:
        return game.seats
    low, _, high = words.partition("-")
    if not low.isdigit() or not (high or low).isdigit():
        sys.exit("--seats takes a number such as 4, or a range such as 3-5")
    seats = range(int(low), int(high or low) + 1)
    if not seats or min(seats) not in game.seats or max(seats) not in game.seats:
        sys.exit(f"{game.id} is for {min(game.seats)} to {max(game.seats)} seats")
    return seats
