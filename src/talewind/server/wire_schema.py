"""The JSON schema of all that goes over sockets and HTTP: for the types of the browser client, and for fuzzing.

The wire carries moves, sights and events as raw JSON, and a field of a base type holds any of its kinds. Here both become
what they are: the unions of all games of this distribution."""

from collections.abc import Iterable
from typing import Any

import msgspec

from talewind import games
from talewind.kit import Domain, Game
from talewind.kit.game import members

from . import wire
from .books import book
from .doors import again, http, info, mine, texts, waiting
from .doors import games as games_door

type Schema = dict[str, Any]

# What a raw value is, by the name of its field.
RAW = {
    "move": "Move", "then": "Move", "draft": "Move", "sight": "Sight", "events": "Event", "view": "View",
    "options": "Options",
}  # fmt: skip

DOORS = (http, waiting, info, again, games_door, texts, mine, book)

# Names that a reader of the client would not know, or that two classes share.
NAMES = {
    "Sight_Any_": "Sight",
    "Order_Move_": "StandingOrder",
    "talewind.server.wire.Pause": "Pause",
    "talewind.kit.state.Pause": "Standstill",
}


def own_games() -> list[Game[Any, Any, Any]]:
    """Those of this distribution: what else is installed must not change a committed file."""
    return [g for name in games.names() if (g := games.load(name)).package.startswith("talewind.games.")]


def unions() -> dict[str, list[type]]:
    """The names that stand for one of several types."""
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
    """The structs of the HTTP doors, without a list of them to keep."""
    found = [(door, kind) for door in DOORS for kind in vars(door).values()]
    return [
        k
        for door, k in found
        if isinstance(k, type) and issubclass(k, msgspec.Struct) and k.__module__ == door.__name__
    ]


def schema() -> dict[str, Schema]:
    """Every type by its name: structs as objects, unions as `anyOf`."""
    named = unions()
    types = _once([*(kind for kinds in named.values() for kind in kinds), *http_types()])
    refs, components = msgspec.json.schema_components(types, ref_template="{name}")
    name_of = {kind: readable(ref["$ref"]) for kind, ref in zip(types, refs, strict=True)}
    found = {name: _union([name_of[kind] for kind in kinds]) for name, kinds in named.items()}
    for name, component in components.items():
        found.setdefault(readable(name), _filled(component))
    return found


def readable(name: str) -> str:
    """
    >>> readable("Guess"), readable("talewind.games.windmill.words.Guess"), readable("Sight_Any_")
    ('Guess', 'WindmillGuess', 'Sight')
    """
    path = name.split(".")
    if name in NAMES or len(path) < 3:
        return NAMES.get(name, name)
    owner = path[2] if path[1] == "games" else path[-2]
    return owner.capitalize() + path[-1]


def _once(kinds: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(kinds))


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _union(names: list[str]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


def _filled(component: Schema) -> Schema:
    properties = {name: _fill(part, RAW.get(name)) for name, part in component.get("properties", {}).items()}
    return component | {"properties": properties}


def _fill(part: Schema, raw: str | None) -> Schema:
    """The same schema with its references made whole and its raw values named."""
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
