"""The tales of bots, from `texts/<lang>.ftl`: one or several lines per picture, lines that fit any, lines that join two."""

from functools import cache

from fluent.syntax import FluentParser, ast

from talewind.kit import Chance, Picture
from talewind.kit.catalogue import text_files

ENGLISH = "en"  # for languages without lines of their own


@cache
def _lines(lang: str) -> dict[str, str]:
    return lines_of("talewind.bots", "texts", lang)


def lines_of(package: str, folder: str, lang: str) -> dict[str, str]:
    """The plain-text messages of a catalogue and their attributes, keyed as `wm01` and `wm01.shows`."""
    found: dict[str, str] = {}
    file = text_files(package, folder).get(lang)
    for entry in FluentParser().parse(file.read_text("utf-8")).body if file else ():
        if isinstance(entry, ast.Message):
            parts = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]
            found |= {name: _plain(value) for name, value in parts if value is not None}
    return found


def _plain(pattern: ast.Pattern) -> str:
    return "".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement))


class Tales:
    """The lines of a language. Equal seeds draw equal tales."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if _lines(lang) else ENGLISH
        self.lines = _lines(self.lang)

    def of(self, picture: Picture, dice: Chance, after: bool = False) -> str | None:
        """A line about a picture, if there is one; `after` another picture, preceded by a line that joins the two."""
        if picture not in self.lines:
            return None
        line = dice.pick(self.all_of(picture), "tale")
        return f"{dice.pick(self.family('then'), 'tale')} {line}" if after else line

    def all_of(self, picture: Picture) -> list[str]:
        return [self.lines[picture], *self.family(picture)]

    def of_anything(self, dice: Chance) -> list[str]:
        """All lines that fit any picture, in random order."""
        return dice.shuffled(self.family("any"), "tale")

    def family(self, name: str) -> list[str]:
        return [line for key, line in self.lines.items() if key.startswith(f"{name}-")]
