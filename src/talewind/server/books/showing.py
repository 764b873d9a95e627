"""A sketch in words, for readers who do not see it: each gesture with its place."""

from msgspec import structs

from talewind.kit.passage import Gesture

from .book import BookLine, BookPage
from .scene import Point, boxes_of, moved, pairs, placing, spot_of
from .speaking import BookSpeaker

PICTURES = ("start", "own", "more", "beside")  # the last one for -1
ROWS = ("upper", "middle", "lower")
COLUMNS = ("left", "centre", "right")


def in_words(speaker: BookSpeaker, sketch: tuple[Gesture, ...], pictures: int) -> tuple[str, ...]:
    """One sentence per gesture, in order; consecutive strokes with the same sentence become one."""
    said = [_gesture(speaker, sketch[: n + 1], pictures) for n in range(len(sketch))]
    return tuple(one for one, before in zip(said, ["", *said], strict=False) if one != before)


def _gesture(speaker: BookSpeaker, shown: tuple[Gesture, ...], pictures: int) -> str:
    gesture = shown[-1]
    if gesture.tool == "place":
        return speaker.text("book-sketch-moved")
    first, *rest = pairs(gesture.points)
    where = _where(speaker, first, shown, pictures)
    if gesture.tool == "spotlight" and rest:
        return speaker.text("book-sketch-link", where=where, other=_where(speaker, rest[-1], shown, pictures))
    what = speaker.text(f"{speaker.game.id}-board-tool-{gesture.tool}")
    return speaker.text("book-sketch-shows", what=what, where=where)


def _where(speaker: BookSpeaker, point: Point, shown: tuple[Gesture, ...], pictures: int) -> str:
    boxes = boxes_of(pictures)
    picture, row, column = spot_of(point, moved(boxes, placing(shown, boxes[-1])))
    spot = speaker.text(f"{speaker.game.id}-board-spot-{ROWS[row]}-{COLUMNS[column]}")
    return speaker.text(f"{speaker.game.id}-board-where", picture=PICTURES[picture], spot=spot)


def described(page: BookPage, speaker: BookSpeaker) -> BookPage:
    """The page with a description beside every drawing."""

    def worded(line: BookLine) -> BookLine:
        pictures = line.over or len(page.plates)
        return structs.replace(line, shown=in_words(speaker, line.passage.sketch, pictures)) if pictures else line

    if not any(line.passage.sketch for line in page.lines):
        return page
    return structs.replace(page, lines=tuple(worded(line) for line in page.lines))
