"""Plans: how many places of a vector a value has, and how they are written. `layout` has the table of types."""

from array import array
from collections.abc import Callable, Iterable
from functools import lru_cache
from struct import Struct
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

BUCKETS = 16  # of each of two hashes of a string
HASHED = 64
SCALE = 8.0
SMALL = 1_024
PART = 0.25  # of an entry of a sum

type Out = array[float]
type Write = Callable[[Any, Out, int], None]
type Spots = Callable[[Any], tuple[int, ...]]


class Plan(NamedTuple):
    """Where a value goes. `spots`: of a value that sets some places to 1, these places; several such values have a sum."""

    width: int
    write: Write
    spots: Spots | None = None


@lru_cache(maxsize=65_536)
def places(text: str) -> tuple[int, int]:
    """The two buckets of a string."""
    found = crc32(text.encode())
    return found % BUCKETS, BUCKETS + (found // BUCKETS) % BUCKETS


def squeezed(number: float) -> float:
    """
    >>> squeezed(0), squeezed(8), squeezed(-24)
    (0.0, 0.5, -0.75)
    """
    return number / (SCALE + abs(number))


# The squeezed whole numbers below SMALL, and by Python's negative indexes those from -SMALL on.
SQUEEZED = (*(squeezed(n) for n in range(SMALL)), *(squeezed(n) for n in range(-SMALL, 0)))


def add(spots: Spots, entries: Iterable[Any], out: Out, at: int) -> None:
    """Add a quarter at the places of each entry, up to 1."""
    for entry in entries:
        if entry is not None:
            for spot in spots(entry):
                if out[at + spot] < 1:
                    out[at + spot] += PART


def marking(width: int, spots: Spots) -> Plan:
    """The plan of a value that sets some places to 1."""

    def write(value: Any, out: Out, at: int) -> None:
        for spot in spots(value):
            out[at + spot] = 1.0

    return Plan(width, write, spots)


def numbers(most: int, newest: bool) -> Plan:
    """A list of numbers: its length, and the first or the newest entries. Packed at once, which is faster than one by one."""
    packs = [Struct(f"{length}f").pack_into for length in range(most + 1)]

    def write(value: Any, out: Out, at: int) -> None:
        length = len(value)
        if length <= most:
            out[at] = SQUEEZED[length]
        else:
            out[at] = squeezed(length)
            value, length = value[-most:] if newest else value[:most], most
        try:
            packs[length](out, 4 * at + 4, *[SQUEEZED[number] for number in value])
        except (IndexError, TypeError):  # a large number, or no whole one
            packs[length](out, 4 * at + 4, *[squeezed(number or 0) for number in value])

    return Plan(1 + most, write)


def one_hot(values: tuple[Any, ...]) -> Plan:
    found = {value: (n,) for n, value in enumerate(values)}
    return marking(len(values), lambda value: found.get(value, ()))


def of_struct(plans: dict[str, Plan]) -> Plan:
    starts, at = [], 0
    for name, plan in plans.items():
        starts.append((name, plan.write, at))
        at += plan.width

    def write(value: Any, out: Out, at: int) -> None:
        for name, writer, start in starts:
            if (found := getattr(value, name)) is not None:
                writer(found, out, at + start)

    return Plan(at, write)


def joined(plans: list[Plan]) -> Plan:
    def write(value: Any, out: Out, at: int) -> None:
        for plan, entry in zip(plans, value, strict=False):
            if entry is not None:
                plan.write(entry, out, at)
            at += plan.width

    return Plan(sum(plan.width for plan in plans), write)


def flag(value: Any, out: Out, at: int) -> None:
    out[at] = 1.0 if value else 0.0


def number(value: Any, out: Out, at: int) -> None:
    out[at] = value / (SCALE + (value if value > 0 else -value))


def optional(value: Any, out: Out, at: int) -> None:
    out[at] = 1.0
    number(value, out, at + 1)


def passage(value: Any, out: Out, at: int) -> None:
    if value.text:
        TEXT.write(value.text, out, at)
    add(places, value.cards, out, at + TEXT.width)


def _hashed(value: Any, out: Out, at: int) -> None:
    """Add every leaf at the place of its path: a number its squeezed value, anything else a quarter at that of its value."""
    rest: list[tuple[str, Any]] = [("", msgspec.to_builtins(value, str_keys=True))]
    while rest:
        path, leaf = rest.pop()
        match leaf:
            case dict():
                rest += [(f"{path}.{name}", each) for name, each in leaf.items()]
            case list() | tuple():
                rest += [(path, each) for each in leaf]
            case bool() | str():
                _raise(out, at + crc32(f"{path}={leaf}".encode()) % HASHED, PART)
            case int() | float():
                _raise(out, at + crc32(path.encode()) % HASHED, squeezed(leaf))


def _raise(out: Out, at: int, by: float) -> None:
    out[at] = max(-1.0, min(1.0, out[at] + by))


TEXT = marking(2 * BUCKETS, places)
FLAG = Plan(1, flag)
NUMBER = Plan(1, number)
OPTIONAL = Plan(2, optional)
PASSAGE = Plan(2 * TEXT.width, passage)
HASHING = Plan(HASHED, _hashed)
