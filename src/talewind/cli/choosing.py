"""Options and seats from words, as they come from a command line."""

import re
import sys
from typing import Any

import msgspec

from talewind.kit import AnyGame, Options, Refused, chosen, closing, menu
from talewind.texts import Speaker


def values_of(game: AnyGame, words: list[str], flag: str = "--option") -> dict[str, Any]:
    """`["never_ending=true", "tile_order=2,1,3"]` as plain values; says what is wrong and exits."""
    lists = {option.name for option in menu(game) if option.kind in ("list", "by-seat")}
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in game.options_type.__struct_fields__:
            names = ", ".join(game.options_type.__struct_fields__)
            sys.exit(f"{flag} takes name=value; the options of {game.id} are: {names}")
        plain = name in lists and "," in value and not value.startswith("[")
        found[name] = [_value(part) for part in value.split(",")] if plain else _value(value)
    return found


def options_of(game: AnyGame, words: list[str]) -> Any:
    """As the game's options. An option that others close has its default, which is said; what is wrong, too, and exits."""
    values = values_of(game, words)
    try:
        read = msgspec.convert(values, game.options_type)
        options = chosen(game, values)
    except msgspec.ValidationError as wrong:
        sys.exit(f"--option: {wrong}")
    except Refused as no:
        sys.exit(f"--option: {Speaker(game).refusal(no.refusal)}")
    for name, by in closing(game, read).items():
        if name in values:
            allowed = " or ".join(str(value) for value in game.option_when[name][by])
            print(f"--option {name} does not apply: {by} would have to be {allowed}.", file=sys.stderr)
    return options


def seats_of(game: AnyGame, options: Options, words: str) -> range:
    """ "3-5", "4" or "" as numbers of seats."""
    allowed = game.seats_for(options)
    if not words:
        return allowed
    if not re.fullmatch(r"\d{1,4}(-\d{1,4})?", words):
        sys.exit("--seats takes a number such as 4, or a range such as 3-5")
    low, _, high = words.partition("-")
    seats = range(int(low), int(high or low) + 1, allowed.step)
    if not seats or any(number not in allowed for number in seats):
        sys.exit(f"{game.id} is for {counted(allowed)} by these options")
    return seats


def at_least(flag: str, number: int, least: int = 1) -> None:
    """Say that an option's number is too small, and exit."""
    if number < least:
        sys.exit(f"{flag} is {number}; it must be {least} or more.")


def counted(seats: range) -> str:
    least, most = min(seats), max(seats)
    return f"{least} to {most} seats" if least != most else f"{most} seat{'s' if most > 1 else ''}"


def _value(word: str) -> Any:
    try:
        return msgspec.json.decode(word)
    except msgspec.DecodeError:
        return None if word == "off" else word
