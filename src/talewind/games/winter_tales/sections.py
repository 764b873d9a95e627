"""The sections of the book: passages and what happened between them, in the order of the table, divided into pages. A passage
stays on the page on which it was first shown: where a section ends depends on nothing that comes later."""

from collections.abc import Iterator
from typing import Literal

from .cards import Tale
from .cast import Char, Token
from .events import (
    Activated,
    EpilogueBegun,
)
from .notes import Note
from .quest_events import (
    QuestBegun,
)
from .state import Winter

type Part = Literal["prologue", "ways", "quest", "epilogue"]

TURNS = 3  # on a page without a quest
LAST = ("epilogue", "epilogue_end")


class Section:
    """`turn`: of its first item. `quest`: the token that a quest's section is about."""

    def __init__(self, part: Part, first: Tale | Note, quest: Token = "") -> None:
        self.part, self.chapter, self.turn, self.quest = part, first.chapter, first.turn, quest
        self.items: list[Tale | Note] = []

    def holds(self, item: Tale | Note) -> bool:
        """Whether the next item belongs here too."""
        if begins_epilogue(item) or (isinstance(item, Note) and isinstance(item.event, QuestBegun)):
            return self.part == "epilogue"
        if self.part == "ways":
            return item.chapter == self.chapter and item.turn < self.turn + TURNS
        return self.part == "epilogue" or (item.chapter, item.turn) == (self.chapter, self.turn)

    @property
    def tales(self) -> list[Tale]:
        return [item for item in self.items if isinstance(item, Tale)]

    @property
    def notes(self) -> list[Note]:
        return [item for item in self.items if isinstance(item, Note)]

    def has(self, *kinds: type) -> bool:
        return any(isinstance(note.event, kinds) for note in self.notes)

    @property
    def actors(self) -> tuple[Char, ...]:
        """Who stepped out, in their order."""
        chars = [note.event.char for note in self.notes if isinstance(note.event, Activated)]
        return tuple(dict.fromkeys(chars or [tale.char for tale in self.tales if tale.char]))


def sections(state: Winter) -> Iterator[Section]:
    current: Section | None = None
    for item in in_order(state):
        if current is None or not current.holds(item):
            if current is not None:
                yield current
            current = opened(item)
        current.items.append(item)
    if current is not None:
        yield current


def opened(item: Tale | Note) -> Section:
    if begins_epilogue(item):
        return Section("epilogue", item)
    if isinstance(item, Note) and isinstance(item.event, QuestBegun):
        return Section("quest", item, item.event.token)
    return Section("ways" if item.turn else "prologue", item)


def begins_epilogue(item: Tale | Note) -> bool:
    return item.kind in LAST if isinstance(item, Tale) else isinstance(item.event, EpilogueBegun)


def in_order(state: Winter) -> list[Tale | Note]:
    """A note comes after the passages told before it."""
    items: list[Tale | Note] = [*state.tales, *state.notes]
    return sorted(items, key=lambda item: (item.id, 0) if isinstance(item, Tale) else (item.after, 1))
