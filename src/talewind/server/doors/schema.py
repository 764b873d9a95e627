"""The JSON schema of everything on sockets and HTTP: for the types of the browser client, and for fuzzing.

The wire carries moves, sights and events as raw JSON, and a field of a base type holds any of its subtypes. The schema replaces
both by the unions of all games of this distribution."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from talewind import games
from talewind.kit import AnyGame, Domain, Sight
from talewind.kit.game import members
from talewind.server import wire
from talewind.server.books import book

from . import again, carrying, company, info, my_tables, older, screens, tables, texts, waiting
from . import games as games_door

type Schema = dict[str, Any]

# The type of a raw value, by the name of its field, or of its struct and field.
RAW = {
    "move": "Move", "then": "Move", "draft": "Move", "sight": "Sight", "events": "Event", "view": "View",
    "options": "Options", "PartialSight.view": "PartialView",
}  # fmt: skip

DOORS = (tables, company, carrying, waiting, info, again, games_door, texts, my_tables, older, screens, book)

# Names that a reader of the client would not know, or that two classes share.
NAMES = {
    "Sight_Any_": "Sight",
    "Order_Move_": "StandingOrder",
    "talewind.server.wire.from_client.Pause": "Pause",
    "talewind.kit.state.Pause": "Standstill",
}


def own_games() -> list[AnyGame]:
    """The games of this distribution: other installed games must not change a committed file."""
    return [g for name in games.names() if (g := games.load(name)).package.startswith("talewind.games.")]


def unions() -> dict[str, list[type]]:
    """The names of unions."""
    found = own_games()
    return {
        "ClientMessage": _once(members(wire.ClientMessage)),
        "ServerMessage": _once(members(wire.ServerMessage)),
        "Move": _once(kind for game in found for kind in game.kinds.values()),
        "Event": _once(kind for game in found for kind in game.events.values()),
        "Domain": [kind for kind in Domain.__subclasses__() if kind.__module__ == Domain.__module__],
        "View": [game.view_type for game in found],
        "Options": [game.options_type for game in found],
    }


def http_types() -> list[type[msgspec.Struct]]:
    """The structs of the HTTP endpoints, found without a list to maintain."""
    found = [(door, kind) for door in DOORS for kind in vars(door).values()]
    return [
        k
        for door, k in found
        if isinstance(k, type) and issubclass(k, msgspec.Struct) and k.__module__ == door.__name__
    ]


def schema() -> dict[str, Schema]:
    """Every type by its name: structs as objects, unions as `anyOf`."""
    named = unions()
    types = _once([*(kind for kinds in named.values() for kind in kinds), Sight[Any], *http_types()])
    refs, components = msgspec.json.schema_components(types, ref_template="{name}")
    name_of = {kind: readable(ref["$ref"]) for kind, ref in zip(types, refs, strict=True)}
    found = {name: _union([name_of[kind] for kind in kinds]) for name, kinds in named.items()}
    for name, component in components.items():
        found.setdefault(readable(name), _filled(component))
    found["PartialView"] = {"anyOf": [found[name_of[view]] | {"required": []} for view in named["View"]]}
    return found


def shared_schema() -> dict[str, Schema]:
    """The types that belong to no game. Moves, events, views and options are left open: each game has its own."""
    apart = ("Move", "Event", "View", "Options")
    named = {name: kinds for name, kinds in unions().items() if name not in apart}
    kits = [kind for game in own_games() for kind in _structs(*_spoken(game)) if not _is_of(game, kind)]
    types = _once([*(kind for kinds in named.values() for kind in kinds), Sight[Any], *http_types(), *kits])
    refs, components = msgspec.json.schema_components(types, ref_template="{name}")
    name_of = {kind: readable(ref["$ref"]) for kind, ref in zip(types, refs, strict=True)}
    found = {name: _union([name_of[kind] for kind in kinds]) for name, kinds in named.items()}
    for name, component in components.items():
        if name not in apart:
            found.setdefault(readable(name), _filled(component))
    return found


def game_schema(game: AnyGame) -> tuple[dict[str, Schema], set[str]]:
    """The types of one game under their own names, and the names of shared types they refer to."""
    kinds = _structs(*_spoken(game))
    refs, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    name_of = {kind: ref["$ref"] for kind, ref in zip(kinds, refs, strict=True)}
    own = {name_of[kind] for kind in kinds if _is_of(game, kind)}
    named = {"Move": game.kinds.values(), "Event": game.events.values()}
    found = {name: _union([readable(name_of[kind]) for kind in each]) for name, each in named.items()}
    found |= {
        name: _union([name_of[kind]]) for name, kind in (("View", game.view_type), ("Options", game.options_type))
    }
    found |= {readable(name): _filled(part) for name, part in components.items() if name in own}
    return found, {readable(name_of[kind]) for kind in kinds} - {readable(name) for name in own}


def _spoken(game: AnyGame) -> list[Any]:
    return _once([*game.kinds.values(), *game.events.values(), game.view_type, game.options_type])


def _is_of(game: AnyGame, kind: type) -> bool:
    return kind.__module__.startswith(game.package)


def _structs(*kinds: Any) -> list[type]:
    """All structs that values of these types are made of."""
    found: list[type] = []

    def walk(part: Any) -> None:
        if isinstance(part, inspect.StructType):
            if part.cls in found:
                return
            found.append(part.cls)
        for name in getattr(part, "__struct_fields__", ()):
            value = getattr(part, name)
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, inspect.Type | inspect.Field):
                    walk(each)

    for part in inspect.multi_type_info(kinds):
        walk(part)
    return found


def readable(name: str) -> str:
    """
    >>> readable("Guess"), readable("Sight_Any_"), readable("talewind.games.end_of_the_story.moves.Claim")
    ('Guess', 'Sight', 'EndOfTheStoryClaim')
    """
    path = name.split(".")
    if name in NAMES or len(path) < 3:
        return NAMES.get(name, name)
    owner = path[2] if path[1] == "games" else path[-2]
    return "".join(map(str.capitalize, owner.split("_"))) + path[-1]


def _once(kinds: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(kinds))


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _union(names: list[str]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


def _filled(component: Schema) -> Schema:
    def raw(field: str) -> str | None:
        return RAW.get(f"{component.get('title')}.{field}", RAW.get(field))

    properties = {name: _fill(part, raw(name)) for name, part in component.get("properties", {}).items()}
    return component | {"properties": properties}


def _fill(part: Schema, raw: str | None) -> Schema:
    """The same schema with references resolved and raw values replaced by their types."""
    if "$ref" in part:
        return _ref(readable(part["$ref"]))
    kind, rest = part.get("type"), part.keys() - {"default", "type"}
    if raw is not None and not rest and kind in (None, "object") and "enum" not in part:
        return _ref(raw)
    if raw is not None and kind == "array" and not part.get("items"):
        return part | {"items": _ref(raw)}
    filled = dict(part)
    for key in ("items", "additionalProperties"):
        if isinstance(part.get(key), dict):
            filled[key] = _fill(part[key], raw)
    for key in ("anyOf", "prefixItems"):
        if key in part:
            filled[key] = [_fill(each, raw) for each in part[key]]
    return filled
