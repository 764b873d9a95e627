"""The messages of a game and their variables, scanned so that no key, rule id or variable is missing. `talewind.texts`
formats them."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .base import tag_of
from .game import AnyGame

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.ASCII)
_ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *=", re.ASCII)
_TOKEN = re.compile(r"[{}]|\$([a-zA-Z][\w-]*)", re.ASCII)

_LITERAL = re.compile(r'(?<=[{(,]) *"(?:[^"\\\n]|\\.)*"')
_DEFAULT = re.compile(r"^\s*\*\[", re.MULTILINE)

type Needs = dict[str, frozenset[str]]  # message key ("WM-46", "WM-46.why") -> the variables it uses


def scan(text: str) -> Needs:
    """
    >>> scan("a = One { $x }\\n    .why = Two { SEAT($y) }\\n")
    {'a': frozenset({'x'}), 'a.why': frozenset({'y'})}
    """
    return {key: _used(lines) for key, lines in _entries(text)[0].items()}


def flaws(text: str) -> list[str]:
    """Syntax errors of a file: lines outside any message, unbalanced braces, incomplete choices.

    >>> flaws("a = One { $x\\nb = Two }\\n")
    ['a: a brace is not closed', 'b: a brace closes nothing']
    """
    entries, found = _entries(text)
    for key, lines in entries.items():
        bare = _LITERAL.sub("", lines)
        depth = 0
        for brace in re.findall("[{}]", bare):
            depth += 1 if brace == "{" else -1
            if depth < 0:
                break
        if depth:
            found.append(f"{key}: a brace {'is not closed' if depth > 0 else 'closes nothing'}")
        elif bare.count("->") != len(_DEFAULT.findall(bare)):
            found.append(f"{key}: a choice needs one default, *[other]")
    return found


def _entries(text: str) -> tuple[dict[str, str], list[str]]:
    """The lines of each message and attribute, and lines outside any."""
    texts: dict[str, list[str]] = {}
    lost: list[str] = []
    message = current = ""
    for number, line in enumerate(text.splitlines(), 1):
        if opening := _MESSAGE.match(line):
            message = current = opening[1]
        elif opening := _ATTRIBUTE.match(line):
            current = f"{message}.{opening[1]}"
        elif line[:1] not in ("", " ", "\t", "}", "[", "*"):
            current = ""
            if not line.startswith("#"):
                lost.append(f"line {number}: not a message")
        if current:
            texts.setdefault(current, []).append(line)
    return {key: "\n".join(lines) for key, lines in texts.items()}, lost


def _used(pattern: str) -> frozenset[str]:
    """The variables inside the braces of a message."""
    depth, used = 0, set()
    for token in _TOKEN.finditer(pattern):
        depth += {"{": 1, "}": -1}.get(token[0], 0)
        if token[1] and depth > 0:
            used.add(token[1])
    return frozenset(used)


def text_files(package: str, folder: str) -> dict[str, Traversable]:
    """The .ftl files of a package by language."""
    place = files(package) / folder if package else None
    if place is None or not place.is_dir():
        return {}
    return {f.name.removesuffix(".ftl"): f for f in place.iterdir() if f.name.endswith(".ftl")}


@cache
def _scanned(package: str, folder: str) -> dict[str, Needs]:
    return {lang: scan(f.read_text("utf-8")) for lang, f in text_files(package, folder).items()}


def unreadable(game: AnyGame) -> list[str]:
    """Syntax errors of the game's own texts, rules and lessons."""
    return [
        f"{folder}/{lang}.ftl, {flaw}"
        for folder in ("texts", "rules", "lessons")
        for lang, file in sorted(text_files(game.package, folder).items() if game.package else ())
        for flaw in flaws(file.read_text("utf-8"))
    ]


def messages(game: AnyGame) -> dict[str, Needs]:
    """By language: the messages of the kit, the game and its rules. A language that the kit does not have may be incomplete: what
    it lacks is said in English. Empty: the game has no texts."""
    own = _scanned(game.package, "texts") if game.package else {}
    kit, rules = _scanned("talewind.kit", "texts"), _scanned(game.package, "rules") if game.package else {}
    english = {**kit.get("en", {}), **own.get("en", {}), **rules.get("en", {})}
    start = {lang: kit.get(lang, english) for lang in own}
    return {lang: {**start[lang], **own[lang], **rules.get(lang, {})} for lang in sorted(own)}


def rule_ids(game: AnyGame) -> list[str]:
    """The ids of the numbered rules, in their order."""
    return [key for key in _scanned(game.package, "rules").get("en", {}) if "." not in key]


def message_key(game: AnyGame, kind: Any, infix: str = "") -> str:
    """The message key of a move or event, of the game or of the kit."""
    owner = "kit" if kind.__module__.startswith("talewind.kit.") else game.id
    return f"{owner}-{infix}{tag_of(kind)}"
