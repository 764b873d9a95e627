"""The book of a game in the terminal, as everybody may read it. A card woven in is set in the brackets and colour of its side."""

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from talewind.kit import AnyGame, Happening, Line, Page, Say, State
from talewind.texts import Speaker

# By ink: a side is also known without colours.
BRACKETS = {"": ("[", "]"), "spring": ("(", ")"), "winter": ("<", ">"), "neutral": ("{", "}")}
COLOURS = {"spring": "dark_orange", "winter": "steel_blue1"}


class BookReader:
    """Prints for anybody: the book speaks of all by name."""

    def __init__(self, game: AnyGame, lang: str, names: list[str], console: Console) -> None:
        self.game, self.console = game, console
        self.speaker = Speaker(game, lang, names)

    def read(self, state: State[Any]) -> None:
        """All pages so far, and how it ended."""
        pages = list(self.game.pages(state))
        if not pages:
            self.line(Text(self.speaker.text("kit-no-book"), "dim"))
            return
        chapter = None
        self.heading(self.speaker.text("kit-book"), "bold underline")
        for page in pages:
            if page.chapter and page.chapter.number != chapter:
                chapter = page.chapter.number
                self.heading(page.chapter.title or self.speaker.say(page.chapter.heading), "bold underline")
            self.page(page)
        colophon = self.game.colophon(state)
        self.console.print()
        self.said(colophon.facts)
        for account in colophon.accounts:
            self.said(account.facts)

    def page(self, page: Page) -> None:
        self.heading(self.speaker.say(page.heading))
        self.said(page.facts, "italic")
        self.said(page.best)
        for at, line in enumerate(page.lines):
            goes_on = not self.between(page, at) and at > 0
            self.told(line, page.lines[at - 1] if goes_on else None)
        self.between(page, len(page.lines))
        for account in page.accounts:
            self.said(account.facts[:1])
            for fact in account.facts[1:]:
                self.line(Text(self.speaker.say(fact), "italic"), 4)

    def told(self, line: Line, before: Line | None) -> None:
        """A line below its teller, unless that is who told the one before."""
        if before is None or (before.seat, before.by) != (line.seat, line.by):
            name = self.speaker.seat(line.seat)
            self.line(Text(f"{name} · {self.speaker.say(line.by)}" if line.by else name, "bold dim"))
        aloud = [Text(f"({self.speaker.text('kit-told-aloud')})", "dim")] if line.passage.aloud else []
        parts = [
            Text(p) if isinstance(p, str) else self.piece(self.speaker.title(p.card), line.ink)
            for p in line.passage.parts
        ]
        self.line(Text(" ").join([*aloud, *parts]), 4)

    def between(self, page: Page, at: int) -> bool:
        """Whether something happened before this line."""
        here = [happening for happening in page.happenings if happening.at == at]
        for happening in here:
            self.happened(happening)
        return bool(here)

    def happened(self, happening: Happening) -> None:
        facts = Text(" ".join(map(self.speaker.say, happening.facts)), "italic")
        if happening.name is not None:
            facts = Text(" ").join([self.piece(self.speaker.say(happening.name), happening.ink), facts])
        self.line(Text("~ ", "dim") + facts, 4)

    @staticmethod
    def piece(name: str, ink: str) -> Text:
        """
        >>> BookReader.piece("Lantern", "winter").plain
        '<Lantern>'
        """
        before, after = BRACKETS.get(ink, BRACKETS[""])
        return Text(f"{before}{name}{after}", COLOURS.get(ink, ""))

    def heading(self, text: str, style: str = "bold") -> None:
        self.console.print()
        self.console.print(Text(text, style))

    def said(self, facts: tuple[Say, ...], style: str = "") -> None:
        if facts:
            self.line(Text(" ".join(map(self.speaker.say, facts)), style))

    def line(self, text: Text, indent: int = 2) -> None:
        self.console.print(Padding(text, (0, 0, 0, indent)))
