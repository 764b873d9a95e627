"""A clone function generated from the types: frozen things are shared, mutable ones copied."""

from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, TypeAliasType, TypeVar, Union, get_args, get_origin

from msgspec import Struct, structs

_cloners: dict[Any, Callable[[Any], Any]] = {}


def _bare(tp: Any) -> Any:
    """Without aliases, annotations and type arguments of structs."""
    while True:
        if isinstance(tp, TypeAliasType):
            tp = tp.__value__
        elif get_origin(tp) is Annotated:
            tp = get_args(tp)[0]
        elif _is_struct(get_origin(tp)):
            tp = get_origin(tp)
        else:
            return tp


def _is_struct(tp: Any) -> bool:
    return isinstance(tp, type) and issubclass(tp, Struct)


def _shared(tp: Any) -> bool:
    """May old and new state hold the same object?"""
    tp = _bare(tp)
    origin, args = get_origin(tp), get_args(tp)
    if origin in (Union, UnionType):
        return all(_shared(a) for a in args)
    if origin is tuple:
        return all(_shared(a) for a in args if a is not ...)
    if _is_struct(tp):
        return bool(tp.__struct_config__.frozen)
    if origin in (list, dict) or tp in (list, dict):
        return False
    if origin in (set, frozenset) or tp in (set, frozenset):
        raise TypeError("a state has no sets: their order differs from run to run; keep a sorted list")
    return True


def _code(tp: Any, x: str, env: dict[str, Any]) -> str:
    """A Python expression that copies what the expression `x` names."""
    tp = _bare(tp)
    if _shared(tp):
        return x
    origin, args = get_origin(tp), get_args(tp)
    if origin is list:
        return f"{x}[:]" if _shared(args[0]) else f"[{_code(args[0], 'e', env)} for e in {x}]"
    if origin is dict:
        return f"{x}.copy()" if _shared(args[1]) else f"{{k: {_code(args[1], 'v', env)} for k, v in {x}.items()}}"
    if origin in (Union, UnionType):
        return _union_code([_bare(a) for a in args], x, env)
    if _is_struct(tp):
        return f"{_named(cloner(tp), env)}({x})"
    raise TypeError(f"a state cannot hold {tp}: it is mutable and the kit does not know how to copy it")


def _union_code(kinds: list[Any], x: str, env: dict[str, Any]) -> str:
    others = [k for k in kinds if k is not type(None)]
    if len(others) == 1:
        return f"(None if {x} is None else {_code(others[0], x, env)})"
    if all(_is_struct(k) for k in others):
        table = {k: cloner(k) for k in others} | {type(None): _same}
        return f"{_named(table, env)}[{x}.__class__]({x})"
    raise TypeError(f"a state cannot hold a union of {kinds}: only of structs, or of one thing and None")


def _named(thing: Any, env: dict[str, Any]) -> str:
    name = f"n{len(env)}"
    env[name] = thing
    return name


def _same(x: Any) -> Any:
    return x


def clone[S: Struct](state: S) -> S:
    """A struct of its own; frozen parts are shared."""
    copy = _cloners.get(state.__class__) or cloner(state.__class__)
    made: S = copy(state)
    return made


def cloner(tp: type[Struct]) -> Callable[[Any], Any]:
    """Shallow copy in C, then replace the mutable fields.

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
    if tp.__struct_config__.frozen:
        return _same

    def later(x: Any) -> Any:  # for types that contain themselves
        return _cloners[tp](x)

    _cloners[tp] = later
    env: dict[str, Any] = {}
    lines = ["def clone(x):", "    y = x.__copy__()"]
    for field in structs.fields(tp):
        kind = field.type.__bound__ if isinstance(field.type, TypeVar) else field.type
        if not _shared(kind):
            lines.append(f"    y.{field.name} = {_code(kind, f'x.{field.name}', env)}")
    if len(lines) == 2:
        _cloners[tp] = tp.__copy__  # type: ignore[attr-defined]
        return _cloners[tp]
    lines.append("    return y")
    exec("\n".join(lines), env)
    _cloners[tp] = env["clone"]
    return _cloners[tp]
