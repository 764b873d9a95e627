"""Frames: what one viewer hears of one row, numbered for that viewer. A row it may not notice makes no frame and no gap."""

from collections.abc import Iterable
from typing import Any

import asyncpg
import msgspec

from talewind.kit import Game, Seat, looks

from . import wire
from .clock import now
from .tables import Played

type Viewer = Seat | None


def frames_of(played: Played, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
    """One already masked frame for each of the viewers who may notice the row."""
    game: Game[Any, Any, Any] = played.header.rules
    step, at = played.step, now()
    sights = looks(game, step.state, filter(step.noticed, viewers), step.asks)
    return {
        viewer: wire.write(wire.Told(at, played.numbers[viewer], step.heard(viewer), sight))
        for viewer, sight in sights.items()
    }


class Past:
    """The frames of a viewer as the log has them; no rule is run."""

    def __init__(self, rows: list[asyncpg.Record], viewer: Viewer) -> None:
        self.frames: list[wire.Heard] = []
        self.seq = -1
        for row in rows:
            self.seq = row["seq"]
            if row["only_for"] is None or viewer in row["only_for"]:
                told = [_heard(t, viewer) for t in msgspec.json.decode(row["told"])]
                self.frames.append(wire.Heard(len(self.frames) + 1, tuple(e for e in told if e is not None)))

    def after(self, n: int) -> tuple[wire.Heard, ...]:
        return tuple(self.frames[max(0, n) :])

    @property
    def n(self) -> int:
        return len(self.frames)


def _heard(told: dict[str, Any], viewer: Viewer) -> Any:
    to = told.get("to")
    return told["event"] if to is None or viewer in to else told.get("others")


async def past_of(pool: asyncpg.Pool, table: str, viewer: Viewer) -> Past:
    rows = await pool.fetch("select seq, told, only_for from moves where table_id = $1 order by seq", table)
    return Past(rows, viewer)
