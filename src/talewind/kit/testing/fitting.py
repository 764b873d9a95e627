"""Whether a value has the type that its field declares. msgspec checks types when it decodes, not when a rule assigns."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeAliasType, TypeVar, Union, get_args, get_origin

from msgspec import Struct, structs

_PLAIN = (int, str, bool)


def misfit(struct: Struct, skip: tuple[str, ...] = ()) -> str | None:
    """The first field whose value is not of its type, as a sentence.

    >>> class Heap(Struct):
    ...     stones: list[int]
    >>> misfit(Heap([7, 6.5]))
    'Heap.stones[1] is 6.5, a float; its type is int'
    >>> misfit(Heap([7]))
    """
    return next(_misfits(struct, skip), None)


def misfit_of(kind: type[Struct], name: str, value: Any) -> str | None:
    """The same for a value that a field is to have."""
    return next(_unfit(value, dict(_fields(kind))[name], f"{kind.__name__}.{name}"), None)


def _misfits(struct: Struct, skip: tuple[str, ...]) -> Iterator[str]:
    for name, tp in _fields(type(struct)):
        if name not in skip:
            yield from _unfit(getattr(struct, name), tp, f"{type(struct).__name__}.{name}")


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.type) for field in structs.fields(kind))


def bare(tp: Any) -> Any:
    """A type without aliases and metadata."""
    while True:
        if isinstance(tp, TypeAliasType):
            tp = tp.__value__
        elif isinstance(get_origin(tp), TypeAliasType):
            tp = get_origin(tp).__value__[get_args(tp)]
        elif get_origin(tp) is Annotated:
            tp = get_args(tp)[0]
        else:
            return tp


@cache
def _shape(tp: Any) -> tuple[Any, Any, tuple[Any, ...]]:
    """The bare type, its origin and its arguments."""
    tp = bare(tp)
    return tp, get_origin(tp), get_args(tp)


def _unfit(value: Any, tp: Any, place: str) -> Iterator[str]:
    tp, origin, args = _shape(tp)
    if value.__class__ is tp and tp in _PLAIN:
        return
    if origin in (Union, UnionType):
        if all(next(_unfit(value, arg, place), None) is not None for arg in args):
            yield _sentence(value, tp, place)
    elif origin is Literal:
        if value not in args:
            yield _sentence(value, tp, place)
    elif (inside := _inside(value, origin, args, place)) is not None:
        for each, arg, where in inside:
            yield from _unfit(each, arg, where)
    elif isinstance(value, Struct) and isinstance(kind := origin or tp, type) and isinstance(value, kind):
        yield from _misfits(value, ())
    elif not _is(value, origin or tp):
        yield _sentence(value, tp, place)


def _inside(value: Any, origin: Any, args: tuple[Any, ...], place: str) -> list[tuple[Any, Any, str]] | None:
    """The values in a container, each with its type and place; None if it is not the container of its type."""
    if origin in (list, tuple) and isinstance(value, origin):
        types = args if origin is tuple and args[1:] != (...,) else args[:1] * len(value)
        return [(each, arg, f"{place}[{n}]") for n, (each, arg) in enumerate(zip(value, types, strict=False))]
    if origin in (dict, Mapping) and isinstance(value, Mapping):
        keys = [(key, args[0], f"a key of {place}") for key in value]
        return keys + [(each, args[1], f"{place}[{key!r}]") for key, each in value.items()]
    return None


def _is(value: Any, tp: Any) -> bool:
    if tp is Any or isinstance(tp, TypeVar) or not isinstance(tp, type):
        return True
    return isinstance(value, tp) or (tp is float and isinstance(value, int))


def _sentence(value: Any, tp: Any, place: str) -> str:
    shown = repr(value) if len(repr(value)) <= 40 else "a value"
    name = tp.__name__ if isinstance(tp, type) and not get_args(tp) else str(tp).replace("typing.", "")
    kind = type(value).__name__
    return f"{place} is {shown}, {'an' if kind[0] in 'aeiou' else 'a'} {kind}; its type is {name}"
