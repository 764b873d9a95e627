"""The client's source: which files a page may run before it has the texts of a table in play."""

import os
import re
from collections.abc import Iterable
from pathlib import Path

import talewind

WEB = Path(talewind.__file__).parents[2] / "web" / "src"
STATIC = re.compile(r"(?:import|export) (?!type\b)[^;\"']*?from \"(\.[^\"]+)\"")
LAZY = re.compile(r"import\(\"(\.[^\"]+)\"\)")
WITH_TEXTS = {
    WEB / "table" / "Playing.svelte",
    WEB / "screens" / "BookScreen.svelte",
    WEB / "table" / "TvCode.svelte",
    WEB / "tv" / "Tv.svelte",
}  # shown when those texts are there


def all_sources() -> list[Path]:
    return [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]


def front_door() -> set[Path]:
    """All files that are imported, at once or later, on the way from the start to `WITH_TEXTS`."""
    found: set[Path] = set()
    new = {WEB / "main.ts"}
    while new:
        found |= new
        new = {each for path in new for each in _imported(path)} - found - WITH_TEXTS
    return found


def _imported(path: Path) -> Iterable[Path]:
    text = path.read_text("utf-8")
    for name in (*STATIC.findall(text), *LAZY.findall(text)):
        near = Path(os.path.normpath(path.parent / name))
        ways = (near, near.with_name(f"{near.name}.ts"), near / "index.ts")
        file = next((way for way in ways if way.is_file()), None)
        if file is not None and file.suffix in (".ts", ".svelte"):
            yield file
