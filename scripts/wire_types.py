"""Write web/src/wire.ts, the browser's types of all that goes over sockets and HTTP.

    python scripts/wire_types.py            write it
    python scripts/wire_types.py --check    exit 1 if it is not what the Python types say
    python scripts/wire_types.py --schema   print the JSON schema instead

json-schema-to-typescript could do the same; these lines need no Node, and name seats, pictures and rules."""

import argparse
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from talewind.server.wire_schema import Schema, schema

PLACE = Path(__file__).parents[1] / "web" / "src" / "wire.ts"

HEADER = """\
// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.
"""

MEANINGS = {"seat": ("Seat", "number"), "picture": ("Picture", "string"), "rule": ("RuleId", "string")}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(types: dict[str, Schema]) -> str:
    aliases = "\n".join(f"export type {name} = {plain};" for name, plain in MEANINGS.values())
    return "\n".join([HEADER, aliases, *(_declared(name, each) for name, each in types.items()), ""])


def _declared(name: str, each: Schema) -> str:
    if "anyOf" in each:
        return f"\nexport type {name} =\n  | " + "\n  | ".join(_type(part) for part in each["anyOf"]) + ";"
    required = each.get("required", ())
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(part)};" for field, part in each["properties"].items()
    ]
    return "\n".join(["", *_comment(each.get("description", "")), f"export interface {name} {{", *lines, "}"])


def _comment(text: str) -> list[str]:
    """As it stands in the Python, but for the rules it names: those are not the client's business."""
    plain = re.sub(r" \([A-Z]{2}-R?\d[^)]*\)", "", " ".join(text.split()))
    return [f"/** {plain.replace('*/', '* /')} */"] if text else []


def _type(part: Schema) -> str:
    """The TypeScript of one schema. What it does not know it does not guess."""
    match part:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"anyOf": parts}:
            return " | ".join(dict.fromkeys(_type(each) for each in parts))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"of": str(meaning), "type": _}:
            return MEANINGS[meaning][0]
        case {"type": "array", "prefixItems": parts}:
            return f"[{', '.join(_type(each) for each in parts)}]"
        case {"type": "array"}:
            return _listed(_type(part.get("items", {})))
        case {"type": "object"}:
            return f"Record<string, {_type(part.get('additionalProperties', {}))}>"
        case {"type": str(kind)}:
            return PLAIN[kind]
    if part.keys() - {"default"}:
        raise TypeError(f"no TypeScript for {part}")
    return "unknown"


def _listed(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def main(words: list[str] | None = None, place: Path = PLACE) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--schema", action="store_true")
    asked = parser.parse_args(words)
    found: dict[str, Any] = schema()
    if asked.schema:
        print(msgspec.json.format(msgspec.json.encode({"$defs": found})).decode())
        return 0
    text = typescript(found)
    if asked.check:
        if place.exists() and place.read_text("utf-8") == text:
            return 0
        print(f"{place.name} is stale: run python scripts/wire_types.py and commit it.", file=sys.stderr)
        return 1
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, "utf-8")
    print(f"{place} written: {len(found)} types.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
