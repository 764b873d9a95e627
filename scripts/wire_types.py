"""Write the browser's types of all that goes over sockets and HTTP: web/src/wire.ts has what belongs to no game, and
web/src/wire/<game>.ts the moves, events, view and options of a game, under their own names.

    python scripts/wire_types.py            write it
    python scripts/wire_types.py --check    exit 1 if it is not what the Python types say
    python scripts/wire_types.py --schema   print the JSON schema instead

json-schema-to-typescript could do the same; these lines need no Node, and name seats, pictures and rules."""

import argparse
import json
import re
import sys
from pathlib import Path

import msgspec

from talewind.server.doors.schema import Schema, game_schema, own_games, schema, shared_schema

PLACE = Path(__file__).parents[1] / "web" / "src"

HEADER = """\
// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.
"""

MEANINGS = {"seat": ("Seat", "number"), "picture": ("Picture", "string"), "rule": ("RuleId", "string")}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


# The types that differ per game, their generic form, and the type parameter for them.
OPEN = {
    "View": ("V", "Record<string, unknown>"),
    "Move": ("M", "{ move: string; [field: string]: unknown }"),
    "Event": ("E", "{ event: string; [field: string]: unknown }"),
}
PARTIAL = {"PartialView": "View"}  # what has some fields of an open type


def typescript() -> dict[str, str]:
    """The content of each file, by its path below web/src."""
    shared = shared_schema()
    aliases = [f"export type {name} = {plain};" for name, plain in MEANINGS.values()]
    aliases += [f"export type {name} = {plain};" for name, (_, plain) in OPEN.items()]
    aliases.append("export type Options = Record<string, unknown>;")
    found = {"wire.ts": _file(aliases, shared, generics(shared))}
    for game in own_games():
        own, used = game_schema(game)
        names = sorted({*used, *(name for name, _ in MEANINGS.values())})
        found[f"wire/{game.id}.ts"] = _file([f'import type {{ {", ".join(names)} }} from "../wire";'], own, {})
    return found


def generics(types: dict[str, Schema]) -> dict[str, tuple[str, ...]]:
    """The types that hold a move, an event or a view of a game, directly or through another type."""
    refers = {name: set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(each))) for name, each in types.items()}
    holds = {name: {PARTIAL.get(each, each) for each in found} & OPEN.keys() for name, found in refers.items()}
    while True:
        more = {name: holds[name].union(*(holds.get(other, set()) for other in refers[name])) for name in holds}
        if more == holds:
            return {name: tuple(each for each in OPEN if each in found) for name, found in holds.items() if found}
        holds = more


def _file(first: list[str], types: dict[str, Schema], params: dict[str, tuple[str, ...]]) -> str:
    text = "\n".join([HEADER, *first, *(_declared(name, each, params) for name, each in types.items()), ""])
    return text


def _declared(name: str, each: Schema, params: dict[str, tuple[str, ...]]) -> str:
    own = ", ".join(f"{OPEN[part][0]} extends {part} = {part}" for part in params.get(name, ()))
    head = f"export type {name}{f'<{own}>' if own else ''} ="
    typed = Typed(params, bool(own))
    if "anyOf" in each:
        return f"\n{head}\n  | " + "\n  | ".join(typed(part) for part in each["anyOf"]) + ";"
    required = each.get("required", ())
    lines = [
        f"  {field}{'' if field in required else '?'}: {typed(part)};" for field, part in each["properties"].items()
    ]
    return "\n".join(["", *_comment(each.get("description", "")), f"{head} {{", *lines, "};"])


def _comment(text: str) -> list[str]:
    """The Python docstring as a comment, without rule ids, which do not concern the client."""
    plain = re.sub(r" \([A-Z]{2}-R?\d[^)]*\)", "", " ".join(text.split()))
    return [f"/** {plain.replace('*/', '* /')} */"] if text else []


class Typed:
    """The TypeScript of one schema; an unknown one is a TypeError. `generic`: inside a type with parameters."""

    def __init__(self, params: dict[str, tuple[str, ...]], generic: bool) -> None:
        self.params, self.generic = params, generic

    def __call__(self, part: Schema) -> str:
        match part:
            case {"$ref": ref}:
                return self.named(str(ref).rpartition("/")[2])
            case {"anyOf": parts}:
                return " | ".join(dict.fromkeys(self(each) for each in parts))
            case {"enum": values}:
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case {"of": str(meaning), "type": _} if meaning in MEANINGS:  # others are a game's own
                return MEANINGS[meaning][0]
            case {"type": "array", "prefixItems": parts}:
                return f"[{', '.join(self(each) for each in parts)}]"
            case {"type": "array"}:
                return _listed(self(part.get("items", {})))
            case {"type": "object"}:
                return f"Record<string, {self(part.get('additionalProperties', {}))}>"
            case {"type": str(kind)}:
                return PLAIN[kind]
        if part.keys() - {"default"}:
            raise TypeError(f"no TypeScript for {part}")
        return "unknown"

    def named(self, name: str) -> str:
        if name in PARTIAL:
            return f"Partial<{self.named(PARTIAL[name])}>"
        if name in OPEN and self.generic:
            return OPEN[name][0]
        given = ", ".join(OPEN[each][0] for each in self.params.get(name, ()))
        return f"{name}<{given}>" if given else name


def _listed(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def main(words: list[str] | None = None, place: Path = PLACE) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--schema", action="store_true")
    asked = parser.parse_args(words)
    if asked.schema:
        print(msgspec.json.format(msgspec.json.encode({"$defs": schema()})).decode())
        return 0
    found = typescript()
    if asked.check:
        stale = [name for name, text in found.items() if _read(place / name) != text]
        if stale:
            print(f"{', '.join(stale)}: stale. Run python scripts/wire_types.py and commit it.", file=sys.stderr)
        return 1 if stale else 0
    for name, text in found.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, "utf-8")
    print(f"{place}: {', '.join(found)} written.")
    return 0


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
