"""The three parts of a view: fields that never change, tuples that only grow, and the rest.

An author writes one struct and marks its fields. Frames after the first carry what the viewer lacks: changed fields, and
the end of a tuple from where the old and the new one differ."""

from collections.abc import Mapping
from typing import Annotated, Any, get_origin, get_type_hints

from msgspec import Struct

from .base import Frozen

type Fixed[T] = Annotated[T, "fixed"]  # never changes for a viewer
type Growing[T] = Annotated[T, "growing"]  # a tuple whose entries never change; only undo removes any


class Grown(Frozen):
    """A tuple's change: from index `start` on, its entries are replaced by `items`."""

    start: int
    items: tuple[Any, ...]


class Lacking(Frozen):
    """What a viewer lacks of a view: changed values by field, and the ends of tuples."""

    view: dict[str, Any]
    grown: dict[str, Grown]


class Parts(Frozen):
    """The names of a view's fields. `open`: all that are not fixed."""

    fixed: tuple[str, ...]
    growing: tuple[str, ...]
    open: tuple[str, ...]


_parts: dict[type[Struct], Parts] = {}


def parts_of(view: type[Struct]) -> Parts:
    """The fields of a view by their marks."""
    if (known := _parts.get(view)) is not None:
        return known
    marks = {name: get_origin(hint) for name, hint in get_type_hints(view, include_extras=True).items()}
    fixed, growing = (tuple(name for name, mark in marks.items() if mark is each) for each in (Fixed, Growing))
    _parts[view] = Parts(fixed, growing, tuple(name for name in view.__struct_fields__ if name not in fixed))
    return _parts[view]


def lacking(was: Struct, now: Struct) -> Lacking:
    """The changes between two views of one viewer.

    >>> class Seen(Frozen):
    ...     pawns: Fixed[tuple[str, ...]]
    ...     tales: Growing[tuple[str, ...]]
    ...     round: int
    >>> lacking(Seen(("red",), ("a",), 1), Seen(("red",), ("a", "b"), 2))
    Lacking(view={'round': 2}, grown={'tales': Grown(start=1, items=('b',))})
    """
    view, grown = {}, {}
    for name in parts_of(type(now)).open:
        before, after = getattr(was, name), getattr(now, name)
        if before is after or before == after:
            continue
        if type(before) is tuple and type(after) is tuple:
            start = shared(before, after)
            grown[name] = Grown(start, after[start:])
        else:
            view[name] = after
    return Lacking(view, grown)


def shared(before: tuple[Any, ...], after: tuple[Any, ...]) -> int:
    """The length of the common beginning of two tuples.

    >>> shared(("a", "b", "c"), ("a", "b", "d", "e"))
    2
    """
    least = min(len(before), len(after))
    if before[:least] == after[:least]:  # most tuples only grow
        return least
    for index, (one, other) in enumerate(zip(before, after, strict=False)):
        if one is not other and one != other:
            return index
    return least


def newest(view: Struct, most: int) -> tuple[dict[str, Any], dict[str, int]]:
    """The whole view with the newest `most` entries of growing fields, and the index where each shortened one
    begins."""
    whole = {name: getattr(view, name) for name in view.__struct_fields__}
    older = {name: len(whole[name]) - most for name in parts_of(type(view)).growing if len(whole[name]) > most}
    return whole | {name: whole[name][start:] for name, start in older.items()}, older


def merged(had: Mapping[str, Any], view: Mapping[str, Any], grown: Mapping[str, Any]) -> dict[str, Any]:
    """The whole view after a frame, as a client merges it.

    >>> merged({"tales": ["a", "b"], "round": 1}, {"round": 2}, {"tales": {"start": 1, "items": ["c", "d"]}})
    {'tales': ['a', 'c', 'd'], 'round': 2}
    """
    ends = {name: had[name][: end["start"]] + end["items"] for name, end in grown.items()}
    return {**had, **view, **ends}


def sight_after(had: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """A client's whole sight, in JSON, after a message of the server; for lists that no welcome has cut."""
    sight: dict[str, Any] = message.get("sight", had)
    if message["say"] != "told":
        return sight
    return sight | {"view": merged(had["view"], sight["view"], message.get("grown", {}))}
