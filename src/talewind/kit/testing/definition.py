"""Checks of a game's classes before any game is played: what a state can store, what a view may hold, names and options."""

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, Struct, structs

from talewind.kit.clone import cloner
from talewind.kit.game import AnyGame, Game, Options
from talewind.kit.menu import menu

from .faults import Fault
from .fitting import bare

CLOSE = 0.8  # of a name to a hook's, by difflib: `determinise`, `out_come`


def check_definition(game: AnyGame) -> None:
    """Check what the classes of a game say about themselves."""
    name = type(game).__name__
    if not isinstance(getattr(game, "id", None), str):
        raise Fault("definition", f'{name}.id is missing: write the game\'s name in small letters, id = "mill"')
    if not isinstance(getattr(game, "seats", None), range) or not game.seats:
        raise Fault("definition", f"{name}.seats is no range: write range(2, 5) for two to four seats")
    _check_hooks(game)
    _check_options(game)
    for kind in (game.state_type, game.view_type, *game.phases, *game.kinds.values(), *game.events.values()):
        _check_struct(kind, name)
    for kind in (game.state_type, *game.phases):
        _check_stored(kind)
    _check_view(game.view_type)


def _check_hooks(game: AnyGame) -> None:
    """Check that no method of the game is a misspelt hook."""
    hooks = [name for name, value in vars(Game).items() if callable(value) and not name.startswith("_")]
    for name, value in vars(type(game)).items():
        if callable(value) and not name.startswith("_") and name not in hooks and not isinstance(value, type):
            close = [hook for hook in get_close_matches(name, hooks, 1, CLOSE) if hook not in vars(type(game))]
            if close:
                raise Fault("misspelt", f"{type(game).__name__}.{name} is never called: did you mean {close[0]}?")


def _check_options(game: AnyGame) -> None:
    kind = game.options_type
    if not (isinstance(kind, type) and issubclass(kind, Options)):
        raise Fault(
            "options", f"{type(game).__name__}: {kind!r} is no class of Options; write Options, or derive from it"
        )
    for field in structs.fields(kind):
        if field.default is NODEFAULT and field.default_factory is NODEFAULT:
            raise Fault("options", f"{kind.__name__}.{field.name} has no default; give it one")
    try:
        menu(game)
    except TypeError as no:
        raise Fault("options", str(no)) from no


def _check_struct(kind: Any, game: str) -> None:
    """Check that every value that the class names is a field: msgspec ignores those without a type."""
    if not (isinstance(kind, type) and issubclass(kind, Struct)):
        raise Fault(
            "definition", f"{game} names {kind!r}, which is no struct; derive it from State, Frozen, Move or Event"
        )
    known = {name for base in kind.__mro__ for name in getattr(base, "__annotations__", ())}
    for name, value in vars(kind).items():
        if name.startswith("_") or name in known or callable(value) or hasattr(value, "__get__"):
            continue
        says = (
            f"{kind.__name__}.{name} has no type, so it is no field; write {name}: {type(value).__name__} = {value!r}"
        )
        raise Fault("definition", says)


def _check_stored(kind: type[Struct]) -> None:
    """Check that the kit can copy and store every field of a state or phase."""
    try:
        cloner(kind)
    except TypeError as no:
        raise Fault("state", str(no)) from no
    for field in structs.fields(kind):
        for tp in _inside(field.type, _mutable):
            if get_origin(tp) in (dict, Mapping) and not _plain_key(get_args(tp)[0]):
                raise Fault(
                    "state", f"{kind.__name__}.{field.name}: the keys of a dict are stored as str or int; use such keys"
                )


def _plain_key(tp: Any) -> bool:
    tp = bare(tp)
    if get_origin(tp) is Literal:
        return all(isinstance(value, str | int) for value in get_args(tp))
    return isinstance(tp, type) and issubclass(tp, str | int | Enum)


def _check_view(kind: type[Struct]) -> None:
    """Check that nothing in a view can be changed."""
    if not kind.__struct_config__.frozen:
        raise Fault("view", f"{kind.__name__} can be changed after it is made; derive it from Frozen")
    for field in structs.fields(kind):
        for tp in _inside(field.type, lambda made: True):
            place = f"{kind.__name__}.{field.name}"
            if (get_origin(tp) or tp) in (list, set):
                raise Fault(
                    "view", f"{place} is a {(get_origin(tp) or tp).__name__}, which can be changed; make it a tuple"
                )
            if isinstance(tp, type) and issubclass(tp, Struct) and not tp.__struct_config__.frozen:
                raise Fault(
                    "view", f"{place} holds {tp.__name__}, which can be changed; copy what is seen into a Frozen"
                )


def _mutable(made: type[Struct]) -> bool:
    return not made.__struct_config__.frozen


def _inside(tp: Any, enters: Callable[[type[Struct]], bool], seen: tuple[Any, ...] = ()) -> Iterator[Any]:
    """The type, and all types inside it; of structs those of their fields, if `enters`."""
    tp = bare(tp)
    yield tp
    for arg in get_args(tp):
        if get_origin(tp) is not Literal:
            yield from _inside(arg, enters, seen)
    made = get_origin(tp) or tp
    if isinstance(made, type) and issubclass(made, Struct) and made not in seen and enters(made):
        for field in structs.fields(tp):
            yield from _inside(field.type, enters, (*seen, made))
