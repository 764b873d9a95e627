"""The faults of `conform`: every kind with its messages, taken from the checks, and its cure, if there is one written."""

import ast
import tomllib
from pathlib import Path
from typing import Any

from talewind.kit import testing

from . import rendering

PLACE = Path(testing.__file__).parent
CURES = PLACE / "cures.toml"


def kinds() -> dict[str, list[str]]:
    """Every kind of fault with what it says; `…` stands for what differs."""
    found: dict[str, list[str]] = {}
    for path in sorted(PLACE.glob("*.py")):
        for call in (each for each in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(each, ast.Call)):
            match call:
                case ast.Call(func=ast.Name(id="Fault"), args=[ast.Constant(value=str(kind)), says]):
                    found.setdefault(kind, []).append(_said(says))
                case ast.Call(func=ast.Name(id="Leak"), args=[says]):
                    found.setdefault("leak", []).append(_said(says))
    return {kind: list(dict.fromkeys(text for text in found[kind] if text.strip("… :"))) for kind in sorted(found)}


def _said(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_said(part) for part in parts)
        case ast.IfExp(body=one):
            return _said(one)
    return "…"


def cures() -> dict[str, dict[str, Any]]:
    """By kind: what it means, its cure, the chapter of the tutorial. Empty while there is no such file."""
    return tomllib.loads(CURES.read_text("utf-8")) if CURES.is_file() else {}


def page() -> str:
    known = cures()
    parts = [
        "# Faults and cures",
        "For authors of games: every fault that `conform` reports, what it means, and what to do about it.",
        rendering.WRITTEN,
        "A fault names the broken promise and the game in which it was found: `talewind conform mygame --games 1 --first 17` plays that\n"
        "game again. `…` stands for what differs.",
    ]
    found = kinds()
    for kind in sorted({*found, *known}):
        cure, says = known.get(kind, {}), found.get(kind, [])
        parts.append(f"## {kind}")
        parts.append(" ".join(str(cure[part]) for part in ("means", "cure") if part in cure))
        if chapter := cure.get("chapter"):
            parts.append(f"Tutorial: [{chapter}](../tutorial/{chapter}.md).")
        if says:
            parts.append("It says:\n\n" + "\n".join(f"- {text}" for text in says))
    return "\n\n".join(part for part in parts if part)
