"""Bounded lists of legal values: at most so many of each domain, equal for equal domains.

A domain that can be listed within the bound is listed whole. Of larger ones a sample is taken with dice that have a constant
key, so that a question has the same list in every process and in every game."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, islice, product
from math import comb, prod
from typing import Any

from msgspec import structs

from talewind.kit import Amount, Chance, Domain, Drawn, Passage, Piles, Words, Woven

KEY = b"talewind arena"  # of the dice for samples: not secret, only constant
GESTURES = 16  # of one drawing question


def values_of(domain: Domain, most: int, tales: Sequence[str]) -> list[Any]:
    """At most `most` legal values of a domain, without repetition; at least one if it has any."""
    match domain:
        case Words():
            return _passages(domain, most, tales)
        case Piles():
            return _piles(domain, most)
        case Drawn():
            return sampled(domain, min(most, GESTURES))
        case Amount(low, high) if high - low >= most:
            return [low + (high - low) * n // max(1, most - 1) for n in range(most)]
    size = domain.size()
    return sampled(domain, most) if size is None or size > most else distinct(domain.listed())


def sampled(domain: Domain, most: int) -> list[Any]:
    dice = Chance(KEY)
    return distinct(domain.sample(dice) for _ in range(most))


def rows_of(columns: Sequence[Sequence[Any]], most: int) -> list[tuple[Any, ...]]:
    """One value of each column: all combinations, or `most` different ones of them."""
    total = prod(map(len, columns))
    if total <= most:
        return list(product(*columns))
    return [_row(columns, number) for number in some_below(total, most)]


def some_below(total: int, most: int) -> list[int]:
    """`most` different numbers below `total`, in order.

    >>> some_below(10, 4) == some_below(10, 4), len(some_below(10, 4)), len(some_below(3, 3))
    (True, 4, 3)
    """
    dice, found = Chance(KEY), set[int]()
    while len(found) < most:
        found.add(dice.roll(total, "row"))
    return sorted(found)


def _row(columns: Sequence[Sequence[Any]], number: int) -> tuple[Any, ...]:
    row = []
    for column in reversed(columns):
        number, at = divmod(number, len(column))
        row.append(column[at])
    return tuple(reversed(row))


def distinct[T](values: Iterable[T]) -> list[T]:
    """The values without repetition: a hand may hold two cards of a kind."""
    return list({repr(value): value for value in values}.values())


def _piles(domain: Piles, most: int) -> list[dict[str, Any]]:
    """All ways to sort the values into piles, if they are few."""
    names = tuple(domain.piles)
    if len(names) ** len(domain.values) > 4 * most:
        return sampled(domain, most)
    found: list[dict[str, Any]] = []
    for way in product(names, repeat=len(domain.values)):
        laid = {name: tuple(v for v, pile in zip(domain.values, way, strict=True) if pile == name) for name in names}
        if domain.admit(laid) is None:
            found.append(laid)
    return distinct(found)[:most]


def _passages(domain: Words, most: int, tales: Sequence[str]) -> list[Passage]:
    """Each ready tale that may be told here, with each choice of cards that may be woven in."""
    told = _told(structs.replace(domain, weave=(), least=0, most=0, in_order=False), tuple(tales))
    cards = [woven for woven in _woven(domain, most) if domain.in_order or len(set(woven)) == len(woven)]
    found = [Passage((text, *map(Woven, woven)), lang="en") for woven, text in rows_of([cards, told], most)]
    return found or [domain.sample(Chance(KEY))]


@lru_cache(maxsize=256)
def _told(domain: Words, tales: tuple[str, ...]) -> tuple[str, ...]:
    """The tales that a question admits, whatever is woven in. Cached: to count sentences takes longest."""
    return tuple(text for text in tales if domain.admit(Passage((text,), lang="en")) is None)


def _woven(domain: Words, most: int) -> list[tuple[str, ...]]:
    """The cards of a passage: those that are fixed, or choices of as many as may be."""
    if domain.in_order:
        return [domain.weave]
    sizes = range(domain.least, domain.most + 1)
    if sum(comb(len(domain.weave), size) for size in sizes) <= most:
        return [cards for size in sizes for cards in combinations(domain.weave, size)]
    each = max(1, most // len(sizes))
    return [cards for size in sizes for cards in islice(combinations(domain.weave, size), each)]
