"""Shows a table in the terminal from sights alone: this module knows no game."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

from msgspec import Struct, structs
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from talewind.kit import Passage, Sight, Step
from talewind.kit.passage import Gesture
from talewind.texts import Speaker

from .meanings import entries, meanings, peeled

MANY = 6  # from this number on, values are shown in columns
MOST = 40  # of a list; the rest is counted
TOOL = "board-tool"  # prefix of the messages that name the tools of a gesture


class Screen:
    """Prints for one reader: the events, the view, and the question."""

    def __init__(self, speaker: Speaker, console: Console) -> None:
        self.speaker, self.console = speaker, console

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Padding(Text(text, style=style), (0, 0, 0, 2)))

    def headline(self, text: str) -> None:
        self.console.print()
        self.console.print(Text(text, style="bold"))

    def told(self, step: Step[Any]) -> None:
        """Print the events of a step that the reader may hear."""
        for event in step.heard(self.speaker.reader):
            shown = [value for value in structs.astuple(event) if isinstance(value, Gesture)]
            self.line(" ".join([self.speaker.event(event), *map(self.gesture, shown)]))

    def gesture(self, gesture: Gesture) -> str:
        """A gesture in a line of text: the tool, and where it was used."""
        points = zip(gesture.points[::2], gesture.points[1::2], strict=True)
        return f"[{self.speaker.value(gesture.tool, TOOL)} {' '.join(f'{x},{y}' for x, y in points)}]"

    def scores(self, sight: Sight[Any]) -> None:
        parts = []
        for seat, score in enumerate(sight.scores):
            away = "" if sight.presence[seat] == "here" else f" ({sight.presence[seat]})"
            parts.append(f"{self.speaker.seat(seat)} {score}{away}")
        self.line(" · ".join(parts), "dim")

    def over(self, sight: Sight[Any]) -> None:
        """The end: who has won, or nobody; the sides, or everybody's points."""
        self.headline(self.speaker.text("kit-over"))
        if sight.ended is not None and sight.outcome is not None:
            self.line(self.speaker.say(sight.ended))
            for side in sight.outcome.sides:
                points = "" if side.points is None else f" {side.points}"
                named = self.speaker.text(f"{self.speaker.game.id}-side-{side.name}")
                self.line(f"{named}{points}: {', '.join(map(self.speaker.seat, side.seats))}", "dim")
        self.scores(sight)

    def pictures(self, sight: Sight[Any]) -> None:
        """What a question is usually about: single pictures, and the current tale."""
        for field in structs.fields(sight.view):
            value = getattr(sight.view, field.name)
            if isinstance(value, Passage) or (isinstance(value, str) and peeled(field.type)[1] == "picture"):
                self.line(f"{self.label(field.name)}: {self.shown(value, field.type)}", "italic")

    def everything(self, sight: Sight[Any]) -> None:
        """The whole view, field by field; empty ones and those that are not so are left out."""
        for field in structs.fields(sight.view):
            value, label, of = getattr(sight.view, field.name), self.label(field.name), self.family(field.name)
            if value is None or value is False or value in ((), {}, ""):
                continue
            if value is True:
                self.line(label)
            elif isinstance(value, tuple) and self.speaker.text(f"{self.key(field.name)}.by") == "seat":
                self.line(f"{label}:", "bold")
                self.listed(
                    f"{self.speaker.seat(n)}: {self.entry(*entry, of)}"
                    for n, entry in enumerate(entries(value, field.type))
                )
            elif isinstance(value, tuple) and len(value) >= MANY:
                self.line(f"{label}:", "bold")
                self.columns([self.entry(*entry, of) for entry in entries(value[:MOST], field.type)])
                if len(value) > MOST:
                    self.listed([f"… {len(value) - MOST}"])
            elif isinstance(value, dict) and len(value) >= MANY:
                self.line(f"{label}:", "bold")
                self.columns(list(self.pairs(value, field.type)))
            else:
                self.line(f"{label}: {self.shown(value, field.type, of=of)}")

    def listed(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.print(Padding(Text(line), (0, 0, 0, 4)))

    def described(self, sight: Sight[Any], word: str) -> None:
        """Pictures of the view whose title contains the word, with their descriptions."""
        for field in structs.fields(sight.view):
            if "picture" in meanings(field.type):
                values = getattr(sight.view, field.name)
                for picture in values if isinstance(values, tuple) else (values,):
                    if isinstance(picture, str) and word.lower() in self.speaker.title(picture).lower():
                        layers = [self.speaker.text(f"{picture}.{layer}") for layer in ("shows", "closer")]
                        told = [text for text in layers if not text.startswith(f"{picture}.")]
                        self.line(" ".join([f"{self.speaker.title(picture)}.", *told]), "italic")
                if isinstance(values, tuple) and values:
                    return

    def columns(self, lines: list[str]) -> None:
        texts = [Text(line, overflow="fold") for line in lines]
        self.console.print(Padding(Columns(texts, padding=(0, 3), column_first=True), (0, 0, 0, 4)))

    def key(self, name: str) -> str:
        return f"{self.speaker.game.id}-view-{name}"

    def label(self, name: str) -> str:
        """The text of a view's field, else its name."""
        key = self.key(name)
        return self.speaker.text(key).replace(key, name.replace("_", " "))

    def family(self, name: str) -> str:
        """The kind of a field's values that the text `<game>-view-<field>.of` names; "": none."""
        key = f"{self.key(name)}.of"
        return "" if (of := self.speaker.text(key)) == key else of

    def shown(self, value: Any, kind: Any, inside: bool = False, of: str = "") -> str:
        """A value of a view in words, by its type, or else by `of`. `inside` a list, a picture is not described."""
        of = peeled(kind)[1] or of
        match value:
            case None:
                return "·"
            case tuple():
                return self._tuple(value, kind, inside, of)
            case dict():
                return ", ".join(self.pairs(value, kind))
            case Passage():
                return self.speaker.passage(value)
            case Struct():
                return f"({self._struct(value)})"
            case str() if of == "picture":
                shows = "" if inside else self.speaker.text(f"{value}.shows")
                return self.speaker.title(value) + (f". {shows}" if shows and shows != f"{value}.shows" else "")
            case str() | int() if of:
                return self.speaker.value(value, of)
        return escape(str(value))

    def entry(self, value: Any, kind: Any, of: str = "") -> str:
        """An entry of a list on a line of its own."""
        return self._struct(value) if isinstance(value, Struct) else self.shown(value, kind, inside=True, of=of)

    def _tuple(self, value: tuple[Any, ...], kind: Any, inside: bool, of: str = "") -> str:
        words = [self.shown(entry, part, inside=True, of=of) for entry, part in entries(value, kind)]
        if inside and len(words) > 1 and Ellipsis not in get_args(peeled(kind)[0]):  # a record without names
            return f"{words[0]} ({', '.join(words[1:])})"
        return ", ".join(words)

    def pairs(self, value: dict[Any, Any], kind: Any) -> Iterator[str]:
        parts = get_args(peeled(kind)[0]) or (Any, Any)
        return (f"{self.shown(k, parts[0])}: {self.shown(v, parts[1], inside=True)}" for k, v in value.items())

    def _struct(self, value: Struct) -> str:
        """The fields that say something: not what is empty or not so, nor a default that is left out on the wire."""
        words = []
        for field in structs.fields(value):
            found = getattr(value, field.name)
            usual = value.__struct_config__.omit_defaults and found == field.default
            if found is None or found is False or found == () or usual:
                continue
            label = (
                "" if peeled(field.type)[1] == field.name else self.label(field.name)
            )  # "space": a name says so itself
            words.append(label if found is True else f"{label} {self.shown(found, field.type, inside=True)}".strip())
        return ", ".join(words) or "–"
