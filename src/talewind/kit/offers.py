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
from .mistakes import Mistake
from .passage import Passage


class Offer(Frozen, omit_defaults=True):
    """One kind of move that a seat may make now. Two offers of one kind are alternatives. A field that an offer does
    not name must have its default."""

    move: str
    fields: dict[str, Domain] = {}

    def admit(self, move: Move) -> Refusal | None:
        """Why a move of this kind is refused; None: it is legal."""
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
        raise Mistake(
            "offer", f"offer({move.__name__}) has positional arguments; name the fields: picture=one_of([...])"
        )
    for name, domain in kwargs.items():
        if not isinstance(domain, Domain):
            raise Mistake(
                "offer", f"offer({move.__name__}): {name}={domain!r} is no domain; give one, such as one_of([...])"
            )
    return Offer(tag_of(move), cast("dict[str, Domain]", kwargs))


def one_of[T: Value](
    values: Iterable[T], of: str = "", closed: dict[str, RuleId] | None = None, notes: dict[str, Say] | None = None,
    rule: RuleId | None = None,
) -> T:  # fmt: skip
    """One of the values. `of`: the family of their texts, or "seat". `closed`: values a player might expect, and the rule that
    closes each; `rule` closes all others. `notes`: what is said beside a value, such as its cost.

    >>> one_of([5, 6], of="face", closed={"4": "LD-7"})
    OneOf(values=(5, 6), of='face', closed={'4': 'LD-7'}, notes={}, rule=None)
    """
    return cast(T, OneOf(tuple(values), of, closed or {}, notes or {}, rule))


def some[T: Value](
    values: Iterable[T], least: int = 0, most: int | None = None, of: str = "", rule: RuleId | None = None
) -> tuple[T, ...]:
    """From `least` to `most` of the values (default: all of them), in any order; `rule` says which and how many. A value that is
    there twice may be chosen twice.

    >>> some(["owl", "fox", "owl"], least=1, most=2).size()  # type: ignore[attr-defined]
    6
    """
    them = tuple(values)
    return cast("tuple[T, ...]", Some(them, least, len(them) if most is None else most, of, rule))


def piles[T: Value](values: Iterable[T], of: str = "", **bounds: tuple[int, int]) -> dict[str, tuple[T, ...]]:
    """All the values, each in one of several named piles, with the fewest and the most of each pile; the field is a
    `dict[str, tuple[Card, ...]]`. For fields that share one pool of cards.

    >>> piles(["owl", "fox"], trap=(1, 1), spring=(0, 9)).admit({"trap": ("fox",), "spring": ("owl",)})  # type: ignore[attr-defined]
    """
    return cast("dict[str, tuple[T, ...]]", Piles(tuple(values), bounds, of))


def amount(low: int, high: int, of: str = "") -> int:
    """A whole number from `low` to `high`, both included.

    >>> list(amount(1, 3).listed())  # type: ignore[attr-defined]
    [1, 2, 3]
    """
    return cast(int, Amount(low, high, of))


def flag(may: object = True) -> bool:
    """Yes or no; only no unless `may`, whatever counts as true: `flag(state.cannons)`.

    >>> list(flag([]).listed())  # type: ignore[attr-defined]
    [False]
    """
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
    """A passage of text of at most so many characters and sentences, with `least` to `most` of the cards `weave` woven in (all of
    them, `in_order`). `rule`: that sets the limits. `aloud`: it may be told by voice. `signs`: signs without letters count as text.

    >>> words(300, sentences=1, may_be_empty=False).admit(Passage(("Once. Twice.",))).say.key  # type: ignore[attr-defined]
    'kit-too-many-sentences'
    """
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
