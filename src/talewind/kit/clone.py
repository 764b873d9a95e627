"""A clone function generated from the types: frozen objects are shared, mutable ones copied."""

from collections.abc import Callable, Mapping
from types import UnionType
from typing import Annotated, Any, Literal, TypeAliasType, Union, get_args, get_origin

from msgspec import Struct, structs

_PLAIN = (int, str, bool, float, bytes, type(None))
_HELD = {list: "list[str]", dict: "dict[str, int]", tuple: "tuple[str, ...]"}
_cloners: dict[Any, Callable[[Any], Any]] = {}


def _bare(tp: Any) -> Any:
    """The type without aliases and annotations."""
    while True:
        if isinstance(tp, TypeAliasType):
            tp = tp.__value__
        elif get_origin(tp) is Annotated:
            tp = get_args(tp)[0]
        else:
            return tp


def _struct(tp: Any) -> Any:
    """The struct class of a type, generic or not; None if it is no struct."""
    made = get_origin(tp) or tp
    return made if isinstance(made, type) and issubclass(made, Struct) else None


def may_share(tp: Any) -> bool:
    """Whether two states may share an object of this type."""
    tp = _bare(tp)
    origin, args = get_origin(tp), get_args(tp)
    if origin in (Union, UnionType):
        return all(may_share(a) for a in args)
    if origin is tuple:
        return all(may_share(a) for a in args if a is not ...)
    if (made := _struct(tp)) is not None:
        return bool(made.__struct_config__.frozen)
    if origin in (list, dict):
        return False
    if origin in (set, frozenset) or tp in (set, frozenset):
        raise TypeError("a state cannot hold sets, whose order differs from run to run; use a sorted list")
    if tp in _PLAIN or origin in (Literal, Mapping):  # a Mapping is replaced, never changed in place
        return True
    if tp in (list, dict, tuple):
        raise TypeError(f"the kit cannot copy a bare {tp.__name__}; use structs, or say what it holds, as {_HELD[tp]}")
    raise TypeError(f"the kit cannot copy {tp}; use structs, lists, dicts, tuples of frozen values, or plain values")


def _code(tp: Any, x: str, env: dict[str, Any]) -> str:
    """A Python expression that copies the value of the expression `x`."""
    tp = _bare(tp)
    if may_share(tp):
        return x
    origin, args = get_origin(tp), get_args(tp)
    if origin is list:
        return f"{x}[:]" if may_share(args[0]) else f"[{_code(args[0], 'e', env)} for e in {x}]"
    if origin is dict:
        return f"{x}.copy()" if may_share(args[1]) else f"{{k: {_code(args[1], 'v', env)} for k, v in {x}.items()}}"
    if origin in (Union, UnionType):
        return _union_code([_bare(a) for a in args], x, env)
    if (made := _struct(tp)) is not None:
        tagged = (
            made.__struct_config__.tag_field is not None
        )  # a base class, such as Phase: each value is copied by its own class
        return f"{_named(clone if tagged else cloner(tp), env)}({x})"
    raise TypeError(f"the kit cannot copy {tp}; use structs, lists, dicts, tuples of frozen values, or plain values")


def _union_code(kinds: list[Any], x: str, env: dict[str, Any]) -> str:
    others = [k for k in kinds if k is not type(None)]
    if len(others) == 1:
        return f"(None if {x} is None else {_code(others[0], x, env)})"
    if all(_struct(k) is not None for k in others):
        table = {_struct(k): cloner(k) for k in others} | {type(None): _same}
        return f"{_named(table, env)}[{x}.__class__]({x})"
    raise TypeError(f"the kit cannot copy a union of {kinds}; use one of structs, or of one type and None")


def _named(thing: Any, env: dict[str, Any]) -> str:
    name = f"n{len(env)}"
    env[name] = thing
    return name


def _same(x: Any) -> Any:
    return x


def clone[S: Struct](state: S) -> S:
    """An independent copy of a state; frozen parts are shared."""
    copy = _cloners.get(state.__class__) or cloner(state.__class__)
    made: S = copy(state)
    return made


def cloner(tp: Any) -> Callable[[Any], Any]:
    """Return a function that copies values of this type: a shallow copy in C, then copies of the mutable fields.

    >>> class Hand(Struct):
    ...     cards: list[str]
    >>> hand = Hand(["key"])
    >>> other = cloner(Hand)(hand)
    >>> other.cards.append("owl")
    >>> hand
    Hand(cards=['key'])
    """
    if tp in _cloners:
        return _cloners[tp]
    if _struct(tp).__struct_config__.frozen:
        return _same

    def later(x: Any) -> Any:  # for recursive types
        return _cloners[tp](x)

    _cloners[tp] = later
    try:
        _cloners[tp] = _generated(tp)
    except TypeError:
        del _cloners[tp]
        raise
    return _cloners[tp]


def _generated(tp: Any) -> Callable[[Any], Any]:
    env: dict[str, Any] = {}
    lines = ["def clone(x):", "    y = x.__copy__()"]
    for field in structs.fields(tp):
        try:
            if not may_share(field.type):
                lines.append(f"    y.{field.name} = {_code(field.type, f'x.{field.name}', env)}")
        except TypeError as no:
            raise TypeError(f"{_struct(tp).__name__}.{field.name}: {no}") from None
    if len(lines) == 2:
        plain: Callable[[Any], Any] = _struct(tp).__copy__
        return plain
    lines.append("    return y")
    exec("\n".join(lines), env)
    made: Callable[[Any], Any] = env["clone"]
    return made
