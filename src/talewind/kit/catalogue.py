"""Which messages there are, and what they need. Turning them into sentences is talewind.texts' work; here they are only
counted, so that no key, rule id or variable is ever missing."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .game import Game
from .words import tag_of

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.ASCII)
_ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *=", re.ASCII)
_TOKEN = re.compile(r"[{}]|\$([a-zA-Z][\w-]*)", re.ASCII)

type Needs = dict[str, frozenset[str]]  # message key ("WM-46", "WM-46.why") -> the variables it uses


def scan(text: str) -> Needs:
    """
    >>> scan("a = One { $x }\\n    .why = Two { SEAT($y) }\\n")
    {'a': frozenset({'x'}), 'a.why': frozenset({'y'})}
    """
    texts: dict[str, list[str]] = {}
    message = current = ""
    for line in text.splitlines():
        if opening := _MESSAGE.match(line):
            message = current = opening[1]
        elif opening := _ATTRIBUTE.match(line):
            current = f"{message}.{opening[1]}"
        elif line[:1] not in ("", " ", "\t", "}", "[", "*"):
            current = ""
        if current:
            texts.setdefault(current, []).append(line)
    return {key: _used("\n".join(lines)) for key, lines in texts.items()}


def _used(pattern: str) -> frozenset[str]:
    """The variables of a message: those inside braces."""
    depth, used = 0, set()
    for token in _TOKEN.finditer(pattern):
        depth += {"{": 1, "}": -1}.get(token[0], 0)
        if token[1] and depth > 0:
            used.add(token[1])
    return frozenset(used)


def text_files(package: str, folder: str) -> dict[str, Traversable]:
    """The .ftl files of a package by language."""
    place = files(package) / folder
    if not place.is_dir():
        return {}
    return {f.name.removesuffix(".ftl"): f for f in place.iterdir() if f.name.endswith(".ftl")}


@cache
def _scanned(package: str, folder: str) -> dict[str, Needs]:
    return {lang: scan(f.read_text("utf-8")) for lang, f in text_files(package, folder).items()}


def messages(game: Game[Any, Any, Any]) -> dict[str, Needs]:
    """By language: the kit's, the game's and its rules' messages. Empty: the game has no texts yet."""
    own = _scanned(game.package, "texts") if game.package else {}
    kit, rules = _scanned("talewind.kit", "texts"), _scanned(game.package, "rules") if game.package else {}
    return {lang: {**kit.get(lang, {}), **own[lang], **rules.get(lang, {})} for lang in sorted(own)}


def rule_ids(game: Game[Any, Any, Any]) -> list[str]:
    """The numbered rules, in the order of the book."""
    return [key for key in _scanned(game.package, "rules").get("en", {}) if "." not in key]


def message_key(game: Game[Any, Any, Any], kind: Any, infix: str = "") -> str:
    """Of a move or event: the game's own, or the kit's."""
    owner = "kit" if kind.__module__.startswith("talewind.kit.") else game.id
    return f"{owner}-{infix}{tag_of(kind)}"
