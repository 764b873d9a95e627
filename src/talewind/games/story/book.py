"""Story's book: a page per story with the pictures it joins and whether it won; each round is a chapter."""

from collections.abc import Iterator

from talewind.kit import Chapter, Line, Page, Plate, say

from .state import Board

# Each shape is painted in the colour it stands for (ST-2).
COLOUR_SHAPES: dict[str, str] = {
    "red": "kite", "orange": "acorn", "yellow": "sun", "green": "leaf", "teal": "drop", "blue": "stone", "purple": "star",
    "pink": "shell",
}  # fmt: skip


def pages(state: Board) -> Iterator[Page]:
    for tale in state.tales:
        parts = (tale.tale, tale.expansion) if tale.expansion else (tale.tale,)
        pictures = (tale.start, tale.picture, tale.more) if tale.more else (tale.start, tale.picture)
        silent = not (tale.tale.parts or tale.tale.aloud)
        told = say("story-page-shown" if silent else "story-page-told", seat=tale.seat)
        facts = (told, say("story-page-won", seat=tale.seat))
        yield Page(
            id=tale.id,
            heading=say("story-page", number=tale.id),
            lines=tuple(Line(tale.seat, part, over) for over, part in enumerate(parts, 2)),
            plates=tuple(Plate("story", picture) for picture in pictures),
            facts=facts if tale.won else facts[:1],
            chapter=Chapter(tale.round, say("story-chapter", round=tale.round)),
        )
