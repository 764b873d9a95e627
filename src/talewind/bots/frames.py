"""Frames: sentences with slots, in families such as `move-spring`, and the words that fill them. A game's bot has them in a
folder `frames` of its package, by language."""

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

from talewind.kit import Frozen
from talewind.kit.catalogue import text_files

from .tales import ENGLISH

DRAWING = "drawing"  # the slot where a card is woven in
ENDS = (".", "!", "?", "…", ".”", "!”", "?”", "»")


class Frame(Frozen):
    """Texts and slots in turn: a text, then the name of a slot, then a text … `core`: its longest text, by which it is recognised
    in a passage."""

    texts: tuple[str, ...]
    slots: tuple[str, ...]
    core: str = ""

    def fill(self, words: Mapping[str, str]) -> tuple[str, ...]:
        """The sentence, in two parts if a drawing stands between them. A slot that begins a sentence is capitalised.

        >>> Frame(("", " found ", "."), ("who", "drawing")).fill({"who": "the Wolf", "drawing": "a key"})
        ('The Wolf found', 'a key.')
        """
        parts, told = list[str](), self.texts[0]
        for slot, text in zip(self.slots, self.texts[1:], strict=True):
            if slot == DRAWING:
                parts.append(told.rstrip())
                told = words[slot] + text
            else:
                begins = not told.strip() or told.rstrip().endswith(ENDS)
                told += (capital(words[slot]) if begins else words[slot]) + text
        return (*parts, told)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Frames:
    """The frames and words of a package in a language, or in English where it has none."""

    def __init__(self, package: str, lang: str) -> None:
        self.lang = lang if _frames(package, lang) else ENGLISH
        self.package, self.all = package, _frames(package, self.lang)

    def family(self, name: str) -> list[Frame]:
        """`name-1`, `name-2` …"""
        return [self.all[key] for key in _families(self.package, self.lang).get(name, ())]

    def word(self, key: str) -> str:
        return self.all[key].texts[0]


@cache
def _frames(package: str, lang: str) -> dict[str, Frame]:
    file = text_files(package, "frames").get(lang)
    body = FluentParser().parse(file.read_text("utf-8")).body if file else ()
    return {entry.id.name: _frame(entry.value) for entry in body if isinstance(entry, ast.Message) and entry.value}


@cache
def _families(package: str, lang: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for key in _frames(package, lang):
        name, _, number = key.rpartition("-")
        if number.isdigit():
            found[name] = (*found.get(name, ()), key)
    return found


def _frame(pattern: ast.Pattern) -> Frame:
    texts, slots = [""], list[str]()
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts[-1] += element.value
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            slots.append(element.expression.id.name)
            texts.append("")
    return Frame(tuple(texts), tuple(slots), max(texts, key=len).strip())
