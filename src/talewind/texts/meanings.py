"""Types of view fields, read for their values: what the entries are, and by what meaning (`of`) they are named."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, TypeAliasType, Union, get_args, get_origin

from msgspec import Meta


def peeled(kind: Any) -> tuple[Any, str]:
    """A type without its aliases, marks and None, and the `of` of its JSON schema.

    >>> from talewind.kit import Fixed, Seat
    >>> peeled(Fixed[Seat | None])
    (<class 'int'>, 'seat')
    """
    of = ""
    while True:
        if isinstance(kind, TypeAliasType):
            kind = kind.__value__
        elif isinstance(get_origin(kind), TypeAliasType):  # a generic alias, as Fixed[T]
            kind = get_args(kind)[0]
        elif get_origin(kind) is Annotated:
            kind, *marks = get_args(kind)
            schemas = (mark.extra_json_schema or {} for mark in marks if isinstance(mark, Meta))
            of = of or next((str(schema["of"]) for schema in schemas if "of" in schema), "")
        elif get_origin(kind) in (Union, UnionType) and len(rest := _without_none(kind)) == 1:
            kind = rest[0]
        else:
            return kind, of


def _without_none(kind: Any) -> list[Any]:
    return [part for part in get_args(kind) if part is not NoneType]


def entries(value: tuple[Any, ...], kind: Any) -> Iterator[tuple[Any, Any]]:
    """The entries of a tuple, each with its type."""
    parts = get_args(peeled(kind)[0])
    alike = len(parts) != len(value) or Ellipsis in parts
    for number, entry in enumerate(value):
        yield entry, (parts[0] if parts else Any) if alike else parts[number]


def meanings(kind: Any) -> set[str]:
    """The `of` of a type and of its entries."""
    bare, of = peeled(kind)
    return {of}.union(*(meanings(part) for part in get_args(bare))) - {""}
