"""Which values a game's options have, and options that use the values that no recorded game has used yet."""

from typing import Any

import msgspec

from talewind.kit import AnyGame, Chance, Refused, chosen, menu, require_table
from talewind.kit.menu import Choosable

type Use = tuple[str, Any]  # the name of an option, or "seats", and a value

TRIES = 200  # attempts to find options that the game accepts together


def wanted(game: AnyGame) -> set[Use]:
    """Every value of every option: all of a choice, both ends of a number, each item of a list; and every number of
    seats."""
    every = {(option.name, value) for option in menu(game) for value in values(option)}
    return every | {("seats", seats) for seats in game.seats}


def values(option: Choosable) -> tuple[Any, ...]:
    match option.kind:
        case "flag":
            return (False, True)
        case "number":
            return (option.low, option.high)
        case "maybe-number":
            return (option.low, option.high, None)
    return option.values


def used(seats: int, options: Any) -> set[Use]:
    """The values that a table with these options uses."""
    found: set[Use] = {("seats", seats)}
    for name, value in msgspec.to_builtins(options).items():
        found |= {(name, item) for item in (value if isinstance(value, list | tuple) else [value])}
    return found


def uncommon(game: AnyGame, lacking: set[Use], dice: Chance) -> tuple[int, Any]:
    """Seats and options that the game accepts, with as many missing values as the best of many attempts has found."""
    found = [draft for _ in range(TRIES) if (draft := _drawn(game, lacking, dice)) is not None]
    if not found:
        raise ValueError(f"{game.id} refused {TRIES} random choices of options; check Game.start and Game.option_when")
    return max(found, key=lambda draft: len(used(*draft) & lacking))


def _drawn(game: AnyGame, lacking: set[Use], dice: Chance) -> tuple[int, Any] | None:
    """Missing values, but not always: a missing number of seats may not fit a missing mode."""
    missing = [value for name, value in lacking if name == "seats"]
    seats = dice.pick(sorted(missing) if missing and dice.roll(4, "rare") else list(game.seats), "seats")
    values_by_name: dict[str, Any] = {}
    for option in menu(game):
        rare = [value for value in values(option) if (option.name, value) in lacking and dice.roll(4, "rare")]
        if option.kind == "by-seat":
            others = [value for value in option.values if value not in rare]
            values_by_name[option.name] = [*dice.shuffled(rare, "pieces"), *dice.shuffled(others, "pieces")][:seats]
        elif option.kind == "list" and rare:
            values_by_name[option.name] = _listed(option, rare, seats, dice)
        elif option.kind != "list" and (rare or dice.roll(2, "default")):
            values_by_name[option.name] = dice.pick(rare or list(values(option)), "value")
    try:
        options = chosen(game, values_by_name)
        require_table(game, seats, options)
    except (Refused, msgspec.ValidationError):
        return None
    return seats, options


def _listed(option: Choosable, rare: list[Any], seats: int, dice: Chance) -> list[Any]:
    """An entry for each seat if the list can be so long; the missing values first, the rest any."""
    low, high = option.low or 0, option.high or 0
    length = seats if low <= seats <= high else low
    if option.unlike:
        others = [value for value in dice.shuffled(option.values, "list") if value not in rare]
    else:
        others = [dice.pick(option.values, "list") for _ in range(length)]
    entries = [*rare, *others]
    return dice.shuffled(entries[:length], "list")
