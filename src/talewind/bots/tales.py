"""What a bot writes, from `texts/<lang>.ftl`: a line for each picture, lines that fit anything, lines between two pictures."""

from functools import cache

from fluent.syntax import FluentParser, ast

from talewind.kit import Chance, Picture
from talewind.kit.catalogue import text_files

ENGLISH = "en"  # where a language has no lines


@cache
def _lines(lang: str) -> dict[str, str]:
    return lines_of("talewind.bots", "texts", lang)


def lines_of(package: str, folder: str, lang: str) -> dict[str, str]:
    """The messages of a catalogue that are plain text, each with its attributes, as `wm01` and `wm01.shows`."""
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
    """The lines of a language. The same dice draw the same tale."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if _lines(lang) else ENGLISH
        self.lines = _lines(self.lang)

    def of(self, picture: Picture, dice: Chance, after: bool = False) -> str | None:
        """A line about a picture, if there is one; `after` another picture, with one that leads there."""
        line = self.lines.get(picture)
        return f"{dice.pick(self.family('then'), 'tale')} {line}" if line and after else line

    def of_anything(self, dice: Chance) -> list[str]:
        """All lines that fit anything, in any order."""
        return dice.shuffled(self.family("any"), "tale")

    def family(self, name: str) -> list[str]:
        return [line for key, line in self.lines.items() if key.startswith(f"{name}-")]
