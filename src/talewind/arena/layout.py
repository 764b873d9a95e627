"""From the type of a value to its places in a vector: every type has a fixed width, and a writer that fills it.

| Type | Places |
|---|---|
| bool | 1 |
| number | 1: x / (8 + |x|); one more that says whether it is there, if it may be None |
| seat | one per seat |
| literal | one per value, up to LITERALS |
| string | two hashes, each into one of BUCKETS |
| tuple of the above | its length, the sum over all entries (strings, literals, seats), and the first entries |
| tuple of structs | its length, and the first entries; of a growing one the newest |
| dict | its length, the sum over its keys, and the first entries in the order of their keys |
| struct | its fields |
| passage | its text as one string, and the sum over its cards |
| anything else, or too deep | HASHED places, to which every leaf adds by the hash of its path |

None leaves its places empty. All values are from -1 to 1; a sum counts in quarters, up to four."""

from typing import Any

from msgspec import inspect

from talewind.kit import Passage

from .plans import (
    FLAG,
    HASHING,
    NUMBER,
    OPTIONAL,
    PASSAGE,
    TEXT,
    Out,
    Plan,
    add,
    joined,
    numbers,
    of_struct,
    one_hot,
    squeezed,
)

LITERALS = 32
DEEPEST = 4


class Layout:
    """Plans for types. `most`: entries of a list that have places of their own."""

    def __init__(self, seats: int, most: int) -> None:
        self.seats, self.most = seats, most

    def plan(self, kind: inspect.Type, depth: int = 0, of: str = "", newest: bool = False) -> Plan:
        while isinstance(kind, inspect.Metadata):
            of, kind = str((kind.extra_json_schema or {}).get("of", of)), kind.type
        match kind:
            case _ if depth > DEEPEST:
                return HASHING
            case inspect.IntType() if of == "seat":
                return one_hot(tuple(range(self.seats)))
            case inspect.LiteralType(values) if len(values) <= LITERALS:
                return one_hot(values)
            case inspect.UnionType(types):
                return self._union(types, depth, of, newest)
            case inspect.VarTupleType(item) | inspect.ListType(item):
                return self._list(item, depth, newest)
            case inspect.TupleType(items):
                return joined([self.plan(item, depth + 1) for item in items])
            case inspect.DictType(key, value):
                return self._dict(key, value, depth)
            case inspect.StructType(cls, fields) if cls is not Passage:
                return of_struct({field.name: self.plan(field.type, depth + 1) for field in fields})
        return _leaf(kind)

    def _union(self, types: tuple[inspect.Type, ...], depth: int, of: str, newest: bool) -> Plan:
        some = [kind for kind in types if not isinstance(kind, inspect.NoneType)]
        if len(some) > 1:
            return HASHING
        plan = self.plan(some[0], depth, of, newest)
        return OPTIONAL if plan is NUMBER else plan

    def _list(self, item: inspect.Type, depth: int, newest: bool) -> Plan:
        one, most = self.plan(item, depth + 1), self._entries(depth)
        if one is NUMBER:
            return numbers(most, newest)
        total = one.width if one.spots else 0

        def write(value: Any, out: Out, at: int) -> None:
            if not value:
                return
            out[at] = squeezed(len(value))
            at += 1
            if one.spots:
                add(one.spots, value, out, at)
                at += total
            for entry in value[-most:] if newest else value[:most]:
                if entry is not None:
                    one.write(entry, out, at)
                at += one.width

        return Plan(1 + total + most * one.width, write)

    def _dict(self, key: inspect.Type, value: inspect.Type, depth: int) -> Plan:
        name, one, most = self.plan(key, depth + 1), self.plan(value, depth + 1), self._entries(depth)
        total = name.width if name.spots else 0
        pair = name.width + one.width

        def write(value: Any, out: Out, at: int) -> None:
            if not value:
                return
            out[at] = squeezed(len(value))
            at += 1
            if name.spots:
                add(name.spots, value, out, at)
                at += total
            for each in sorted(value)[:most]:
                name.write(each, out, at)
                if value[each] is not None:
                    one.write(value[each], out, at + name.width)
                at += pair

        return Plan(1 + total + most * pair, write)

    def _entries(self, depth: int) -> int:
        return max(1, self.most >> depth)


def _leaf(kind: inspect.Type) -> Plan:
    match kind:
        case inspect.BoolType():
            return FLAG
        case inspect.IntType() | inspect.FloatType():
            return NUMBER
        case inspect.StrType():
            return TEXT
        case inspect.StructType():
            return PASSAGE
    return HASHING
