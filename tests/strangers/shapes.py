"""Values made from msgspec types: what a client could send, and which kinds of JSON a field takes. The types of the messages and of the
games' moves are the only source: a new message, move or field is fuzzed without a line here."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from msgspec import inspect

type Value = Any  # of JSON
type Object = dict[str, Any]

KINDS: dict[str, tuple[Value, ...]] = {
    "string": ("", "wm01", "0", "null"),
    "whole": (0, -1, 1 << 31, 1 << 63, 10**30),
    "fraction": (0.5, -1.25, 1e300),
    "flag": (True, False),
    "null": (None,),
    "list": ([], [[]], [None], ["a", 1]),
    "object": ({}, {"parts": []}, {"": {}}),
}

# Words that break a careless program: bidi, joiners, a byte order mark, quotes, what other languages read as code.
ODD_WORDS = (
    "", " ", "a", "\u202eabc\u2066", "\u200d", "\ufeff", "\U0001f469\u200d\U0001f680", "\ufffc", "\uffff", "\U0010ffff", "e\u0301" * 40,
    "'; drop table moves; --", "{ SEAT($x) }", "<script>", "%s%n", "../../etc", "__proto__", "\\", '"', "\n\r\t\x01\x7f", "\u2028", "null",
    "x" * 65, "x" * 3_000, "é" * 100, "0", "-1", "wm01", "ſ", "İ", "ß", "\u0661",
)  # fmt: skip
ODD_NUMBERS = (
    0, 1, 2, 3, 5, 8, 32, 64, 100, 255, 1_000, -1, -2, 1 << 15, 1 << 16, (1 << 31) - 1, 1 << 31, 1 << 32, (1 << 53) + 1, (1 << 63) - 1,
    -(1 << 63), 1 << 63, (1 << 64) - 1, 1 << 64, -(1 << 64), 10**40, -(10**40), 10**400,
)  # fmt: skip


def unwrapped(kind: inspect.Type) -> inspect.Type:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


@cache
def info(of: Any) -> inspect.Type:
    return unwrapped(inspect.type_info(of))


def is_raw(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.RawType | inspect.AnyType)


class Maker:
    """Makes values of a type. `raw`: what stands where the type says only that it is JSON. `wild`: how often a text or a number is one
    that no player would send."""

    def __init__(self, raw: Callable[[Random], Value], wild: float = 0.3) -> None:
        self.raw, self.wild = raw, wild

    def make(self, kind: inspect.Type, dice: Random) -> Value:
        match unwrapped(kind):
            case inspect.StructType() as struct:
                return self.struct(struct, dice)
            case inspect.StrType():
                return dice.choice(ODD_WORDS) if dice.random() < self.wild else f"w{dice.randrange(40):02}"
            case inspect.IntType():
                return dice.choice(ODD_NUMBERS) if dice.random() < self.wild else dice.randrange(8)
            case inspect.BoolType():
                return dice.random() < 0.5
            case inspect.NoneType():
                return None
            case inspect.LiteralType(values=values):
                return dice.choice(values)
            case inspect.UnionType(types=types):
                return self.make(dice.choice(types), dice)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return [self.make(item, dice) for _ in range(dice.choice((0, 1, 1, 2, 3, 12)))]
            case inspect.TupleType(item_types=items):
                return [self.make(item, dice) for item in items]
            case inspect.DictType(key_type=key, value_type=value):
                return {str(self.make(key, dice)): self.make(value, dice) for _ in range(dice.randrange(4))}
            case other if is_raw(other):
                return self.raw(dice)
            case other:
                raise TypeError(f"tests/strangers/shapes.py makes no {type(other).__name__}: add a case")

    def struct(self, kind: inspect.StructType, dice: Random) -> Object:
        tagged: Object = {kind.tag_field: kind.tag} if kind.tag_field else {}
        fields = (field for field in kind.fields if field.required or dice.random() < 0.5)
        return tagged | {field.encode_name: self.make(field.type, dice) for field in fields}


def takes(kind: inspect.Type) -> frozenset[str]:
    """The kinds of JSON that a type takes."""
    match unwrapped(kind):
        case inspect.StructType() | inspect.DictType():
            return frozenset({"object"})
        case inspect.StrType():
            return frozenset({"string"})
        case inspect.IntType():
            return frozenset({"whole"})
        case inspect.BoolType():
            return frozenset({"flag"})
        case inspect.NoneType():
            return frozenset({"null"})
        case inspect.LiteralType():
            return frozenset()  # KINDS has none of any literal's values but small numbers
        case inspect.UnionType(types=types):
            return frozenset().union(*map(takes, types))
        case inspect.VarTupleType() | inspect.ListType() | inspect.TupleType():
            return frozenset({"list"})
    return frozenset(KINDS)


def structs_in(value: Value, kind: inspect.Type) -> Iterator[tuple[Object, inspect.StructType]]:
    """Every object of a value that is a struct of a known type."""
    match unwrapped(kind):
        case inspect.StructType(fields=fields) as struct if isinstance(value, dict):
            yield value, struct
            for field in fields:
                if field.encode_name in value:
                    yield from structs_in(value[field.encode_name], field.type)
        case inspect.UnionType(types=types) if isinstance(value, dict):
            for one in types:
                found = unwrapped(one)
                if isinstance(found, inspect.StructType) and value.get(found.tag_field or "", None) == found.tag:
                    yield from structs_in(value, found)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item) if isinstance(value, list):
            for each in value:
                yield from structs_in(each, item)
