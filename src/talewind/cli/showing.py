"""Shows a table in the terminal from sights alone: this module knows no game."""

from typing import Any, TypeAliasType, get_args

from msgspec import Struct, structs
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from talewind.kit import Passage, Picture, Seat, Sight, Step
from talewind.kit.passage import Gesture
from talewind.texts import Speaker

MANY = 6  # from this number on, values are shown in columns
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
            parts.append(f"{self.speaker.seats(seat)} {score}{away}")
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
            if isinstance(value, Passage) or (isinstance(value, str) and Picture in _parts(field.type)):
                self.line(f"{self.label(field.name)}: {self.shown(value, field.type)}", "italic")

    def everything(self, sight: Sight[Any]) -> None:
        """The whole view, field by field."""
        for field in structs.fields(sight.view):
            value = getattr(sight.view, field.name)
            if value is None or value in ((), {}):
                continue
            if isinstance(value, tuple) and len(value) >= MANY:
                self.line(self.label(field.name) + ":", "bold")
                self.columns([self.shown(v, field.type) if v is not None else "·" for v in value])
            else:
                self.line(f"{self.label(field.name)}: {self.shown(value, field.type)}")

    def described(self, sight: Sight[Any], word: str) -> None:
        """Pictures of the view whose title contains the word, with their descriptions."""
        for field in structs.fields(sight.view):
            if Picture in _parts(field.type):
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

    def label(self, name: str) -> str:
        return self.speaker.text(f"{self.speaker.game.id}-view-{name}")

    def shown(self, value: Any, kind: Any) -> str:
        """A value of a view in words, by its type."""
        parts = _parts(kind)
        if isinstance(value, tuple):
            return ", ".join(self.shown(v, kind) for v in value)
        if isinstance(value, dict):
            return ", ".join(f"{k}: {self.shown(v, kind)}" for k, v in value.items())
        if isinstance(value, Passage):
            return self.speaker.passage(value)
        if isinstance(value, Struct):
            pairs = [(f, getattr(value, f.name)) for f in structs.fields(value)]
            return "(" + ", ".join(f"{f.name} {self.shown(v, f.type)}" for f, v in pairs if v not in (None, ())) + ")"
        if Picture in parts and isinstance(value, str):
            shows = self.speaker.text(f"{value}.shows") if kind is not tuple and tuple not in _origins(kind) else ""
            return self.speaker.title(value) + (f". {shows}" if shows and shows != f"{value}.shows" else "")
        if Seat in parts and isinstance(value, int):
            return self.speaker.seat(value)
        return escape(str(value))


def _parts(kind: Any) -> set[Any]:
    """Every alias that occurs in a type."""
    found = {kind} if isinstance(kind, TypeAliasType) else set()
    for part in get_args(kind):
        found |= _parts(part)
    return found


def _origins(kind: Any) -> set[Any]:
    found = {getattr(kind, "__origin__", None)}
    for part in get_args(kind):
        found |= _origins(part)
    return found
