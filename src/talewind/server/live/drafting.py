"""Drafts that other viewers read along: the words of a tale while it is written. Never logged; at most two frames per
second and table."""

import asyncio
from asyncio import sleep
from collections.abc import Awaitable, Callable

from talewind.kit import Ask, Move, Seat
from talewind.kit.asks import read_along
from talewind.server import wire

PAUSE = 0.5  # seconds between two frames

type Say = Callable[[str, wire.Drafting], Awaitable[None]]


class Drafting:
    """`say` sends a frame to every other viewer of the table."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.newest: dict[str, wire.Drafting] = {}  # by table, from this process or another
        self._next: dict[str, wire.Drafting] = {}
        self._saying: dict[str, asyncio.Task[None]] = {}

    def wrote(self, table: str, seat: Seat, number: int, ask: Ask, draft: Move, alone: bool) -> None:
        """Send the first draft at once and later ones after a pause; of several in between only the newest."""
        text = None if alone else read_along(ask, draft)
        shown = self.newest.get(table)
        if text is None and not (ask.heard and shown is not None and shown.seat == seat and shown.text):
            return
        self._next[table] = wire.Drafting(seat, number, text or "")
        if table not in self._saying:
            self._saying[table] = asyncio.create_task(self._say(table))

    async def _say(self, table: str) -> None:
        try:
            while (drafting := self._next.pop(table, None)) is not None:
                await self.say(table, drafting)
                await sleep(PAUSE)
        finally:
            del self._saying[table]

    def of(self, table: str, viewer: wire.Viewer, asked: list[int]) -> wire.Drafting | None:
        """The newest draft for a viewer who connects now, if its question is still open."""
        found = self.newest.get(table)
        return found if found and found.text and found.seat != viewer and asked[found.seat] == found.number else None
