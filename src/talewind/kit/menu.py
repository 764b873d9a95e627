"""The menu: a game's options, read from their type, for a table to choose from. Ids only; catalogues have the texts."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAliasType, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, structs

from .base import Frozen, RuleId
from .game import AnyGame, Options

type Chosen = str | int | bool | None
type Kind = Literal["choice", "flag", "number", "maybe-number", "by-seat", "list"]

MOST_VALUES = 32  # of a choice written as a range
MOST_LISTED = 64  # entries of a list without a bound


class Choosable(Frozen, omit_defaults=True):
    """One option. A choice is one of `values` (numbers are seats if `of` says so). A number is from `low` to `high`; a
    maybe-number may also be null. A by-seat option has one of `values`, or null, per seat; `shapes` are their shapes. A
    list has `low` to `high` entries of `values`, all different if `unlike`, or is one of `words` instead. `key`: of its
    text. `when`: it applies only if each of these options has one of these values. `seats`: for each value of a choice the
    fewest and the most who can play, if that depends on it."""

    name: str
    key: str
    kind: Kind
    default: Chosen | tuple[Chosen, ...]
    values: tuple[Chosen, ...] = ()
    low: int | None = None
    high: int | None = None
    of: str = ""
    shapes: tuple[str, ...] = ()
    rule: RuleId | None = None
    words: tuple[str, ...] = ()
    unlike: bool = False
    when: dict[str, tuple[Chosen, ...]] = {}
    seats: tuple[tuple[int, int], ...] = ()


def menu(game: AnyGame) -> tuple[Choosable, ...]:
    """The game's options in their order. Raises TypeError for a type that a menu cannot show."""
    hints = get_type_hints(game.options_type, include_extras=True)
    found = {
        field.name: Choosable(
            name=field.name,
            key=f"{'kit' if field.name in Options.__struct_fields__ else game.id}-option-{field.name}",
            default=field.default,
            rule=game.option_rules.get(field.name),
            when=dict(game.option_when.get(field.name, {})),
            **(read := _read(hints[field.name], f"{game.options_type.__name__}.{field.name}")),
            shapes=tuple(game.pieces[piece] for piece in read["values"])
            if read["kind"] == "by-seat" and game.pieces
            else (),
            seats=_seats(game, field.name, read["values"]) if read["kind"] == "choice" else (),
        )
        for field in structs.fields(game.options_type)
        if field.name != game.chairs_option
    }
    for name in game.option_when:
        _check_when(found, name, ())
    return tuple(found.values())


def _seats(game: AnyGame, name: str, values: tuple[Chosen, ...]) -> tuple[tuple[int, int], ...]:
    """The fewest and the most seats for each value, beside the defaults of the other options; empty if all are the same."""
    usual = game.options_type()
    rooms = [game.seats_for(structs.replace(usual, **{name: value})) for value in values]
    return tuple((min(room), max(room)) for room in rooms) if any(room != rooms[0] for room in rooms) else ()


def _check_when(options: dict[str, Choosable], name: str, before: tuple[str, ...]) -> None:
    """Check that the options a `when` names exist, can have those values, and do not depend on this option."""
    if name in before:
        raise TypeError(f"option_when: {name} depends on itself: {' -> '.join((*before, name))}; drop a condition")
    if name not in options:
        raise TypeError(f"option_when names {name}, which is no option; the options are {', '.join(options)}")
    for other, values in options[name].when.items():
        _check_when(options, other, (*before, name))
        for value in values:
            if not _may_be(options[other], value):
                raise TypeError(f"option_when: {name} needs {other} to be {value!r}, a value that {other} cannot have")


def _may_be(option: Choosable, value: Chosen) -> bool:
    match option.kind:
        case "flag":
            return isinstance(value, bool)
        case "number" | "maybe-number" if isinstance(value, int):
            return (option.low or 0) <= value <= (option.high or 0)
        case "maybe-number":
            return value is None
    return value in (*option.values, *option.words)


def _read(hint: Any, name: str) -> dict[str, Any]:
    """The kind, values and bounds of an option, from its type."""
    parts = list(_parts(hint, ()))
    literal = tuple(value for part, _ in parts if get_origin(part) is Literal for value in get_args(part))
    null = (None,) if any(part is NoneType for part, _ in parts) else ()
    match [(part, metas) for part, metas in parts if part is not NoneType and get_origin(part) is not Literal]:
        case []:
            return {"kind": "choice", "values": literal + null}
        case [(part, _)] if part is bool:
            return {"kind": "flag"}
        case [(part, metas)] if part is int:
            low, high, of = _bounds(metas)
            if low is None or high is None:
                raise TypeError(f"{name} is an int without bounds; write Annotated[int, Meta(ge=1, le=9)]")
            if not literal:
                return {"kind": "maybe-number" if null else "number", "low": low, "high": high, "of": of}
            if high - low < MOST_VALUES:
                return {"kind": "choice", "values": (*literal, *range(low, high + 1), *null), "of": of}
        case [(part, metas)] if get_origin(part) is tuple and get_args(part)[1:] == (...,):
            each = _read(get_args(part)[0], name)
            if each["kind"] == "choice" and None in each["values"] and not literal:
                return {"kind": "by-seat", "values": tuple(v for v in each["values"] if v is not None)}
            if each["kind"] == "choice":
                return {"kind": "list", "values": each["values"], "words": literal, **_lengths(metas, each["values"])}
    raise TypeError(f"{name}: no menu can show {hint}; use bool, a bounded int, Literal, or a tuple of Literal")


def _parts(hint: Any, metas: tuple[Meta, ...]) -> Iterator[tuple[Any, tuple[Meta, ...]]]:
    """The members of a union in any notation, each with its metadata."""
    while isinstance(hint, TypeAliasType):
        hint = hint.__value__
    if get_origin(hint) is Annotated:
        yield from _parts(hint.__origin__, (*metas, *hint.__metadata__))
    elif get_origin(hint) in (Union, UnionType):
        for part in get_args(hint):
            yield from _parts(part, metas)
    else:
        yield hint, metas


def _bounds(metas: tuple[Meta, ...]) -> tuple[int | None, int | None, str]:
    low = next((int(meta.ge) for meta in metas if meta.ge is not None), None)
    high = next((int(meta.le) for meta in metas if meta.le is not None), None)
    meanings = (meta.extra_json_schema["of"] for meta in metas if meta.extra_json_schema)
    return low, high, next((str(meaning) for meaning in meanings), "")


def _lengths(metas: tuple[Meta, ...], values: tuple[Chosen, ...]) -> dict[str, Any]:
    """The number of entries of a list, and whether they must differ."""
    unlike = any((meta.extra_json_schema or {}).get("uniqueItems") for meta in metas)
    low = next((meta.min_length for meta in metas if meta.min_length is not None), 0)
    most = len(values) if unlike else MOST_LISTED
    high = next((meta.max_length for meta in metas if meta.max_length is not None), most)
    return {"low": low, "high": high, "unlike": unlike}
