"""Offers: a move's constructor with a domain for each field.

The builders (`one_of`, `some`, ...) return a Domain but are annotated with the field's type, as `dataclasses.field` is:
so mypy checks the names and types of `offer(Guess, picture=one_of(grid))`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Any, cast

from msgspec import NODEFAULT, structs

from .base import Frozen, Move, Refusal, RuleId, Say, say, tag_of
from .chance import Chance
from .domains import Amount, Domain, Flag, OneOf, Piles, Some, Value, Words
from .passage import Passage


class Offer(Frozen, omit_defaults=True):
    """One kind of move that a seat may make now. Two offers of one kind are alternatives. A field that an offer does
    not name must have its default."""

    move: str
    fields: dict[str, Domain] = {}

    def admit(self, move: Move) -> Refusal | None:
        fields = self.fields
        for name in fields:
            if (refusal := fields[name].admit(getattr(move, name))) is not None:
                return refusal
        if len(fields) < len(move.__struct_fields__):
            for name, default in _defaults(type(move)).items():
                if name not in fields and getattr(move, name) != default:
                    return Refusal(say("kit-not-offered"))
        return None

    def size(self) -> int | None:
        """The number of moves; None: too many to list."""
        sizes = [d.size() for d in self.fields.values()]
        known = [n for n in sizes if n is not None]
        return prod(known) if len(known) == len(sizes) else None

    def sample(self, kind: type[Move], chance: Chance) -> Move:
        """A random legal move of this offer."""
        return kind(**{name: domain.sample(chance) for name, domain in self.fields.items()})

    def mend(self, move: Move) -> Move | None:
        """The legal part of an unfinished move, which a clock may submit."""
        fields: dict[str, Any] = {}
        for name, domain in self.fields.items():
            fields[name] = domain.mend(getattr(move, name))
            if fields[name] is None:
                return None
        return type(move)(**fields)


@cache
def _defaults(kind: type[Move]) -> dict[str, Any]:
    """By field; NODEFAULT, which equals no value, where there is none."""
    fields = structs.fields(kind)
    return {f.name: f.default if f.default_factory is NODEFAULT else f.default_factory() for f in fields}


def offer[**P](move: Callable[P, Move], /, *args: P.args, **kwargs: P.kwargs) -> Offer:
    """Offer a kind of move: `offer(Fire, cannons=amount(0, 3))`, typed by the move's constructor."""
    if args:
        raise TypeError(f"offer({move.__name__}) has positional arguments; name the fields: picture=one_of([...])")
    for name, domain in kwargs.items():
        if not isinstance(domain, Domain):
            raise TypeError(f"offer({move.__name__}): {name}={domain!r} is no domain; give one, such as one_of([...])")
    return Offer(tag_of(move), cast("dict[str, Domain]", kwargs))


def one_of[T: Value](
    values: Iterable[T], of: str = "", closed: dict[str, RuleId] | None = None, notes: dict[str, Say] | None = None,
    rule: RuleId | None = None,
) -> T:  # fmt: skip
    """One of the values. `closed`: values a player might expect, and the rule that closes each; `rule` closes all others."""
    return cast(T, OneOf(tuple(values), of, closed or {}, notes or {}, rule))


def some[T: Value](
    values: Iterable[T], least: int = 0, most: int | None = None, of: str = "", rule: RuleId | None = None
) -> tuple[T, ...]:
    """From `least` to `most` of the values; `rule` says which and how many."""
    them = tuple(values)
    return cast("tuple[T, ...]", Some(them, least, len(them) if most is None else most, of, rule))


def piles[T: Value](values: Iterable[T], of: str = "", **bounds: tuple[int, int]) -> dict[str, tuple[T, ...]]:
    """All the values sorted into named piles: `piles(hand, trap=(1, 1), spring=(0, 9))`."""
    return cast("dict[str, tuple[T, ...]]", Piles(tuple(values), bounds, of))


def amount(low: int, high: int, of: str = "") -> int:
    """A whole number from `low` to `high`."""
    return cast(int, Amount(low, high, of))


def flag(may: object = True) -> bool:
    """Yes or no; only no unless `may`."""
    return cast(bool, Flag(bool(may)))


def words(
    chars: int = 2000,
    sentences: int | None = None,
    weave: Iterable[str] = (),
    least: int = 0,
    most: int | None = None,
    in_order: bool = False,
    may_be_empty: bool = True,
    rule: RuleId | None = None,
    aloud: bool = False,
    signs: bool = False,
) -> Passage:
    """A passage of text, with cards woven in."""
    cards = tuple(weave)
    top = len(cards) if most is None else min(most, len(cards))
    return cast(Passage, Words(chars, sentences, cards, least, top, in_order, may_be_empty, rule, aloud, signs))


def moves_of(offer: Offer, kind: type[Move], limit: int, chance: Chance) -> Sequence[Move]:
    """Moves for a bot to consider: every move of the offer if there are at most `limit`, else `limit` samples."""
    size = offer.size()
    if size is None or size > limit:
        return [offer.sample(kind, chance) for _ in range(limit)]
    rows = product(*(domain.listed() for domain in offer.fields.values()))
    return [kind(**dict(zip(offer.fields, row, strict=True))) for row in rows]
