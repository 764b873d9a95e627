"""The events that a viewer was told, read from the rows of a log without running rules."""

from typing import Any

import asyncpg
import msgspec

from talewind.server import wire
from talewind.server.wire import Viewer


class Past:
    """All frames of a viewer."""

    def __init__(self, rows: list[asyncpg.Record], viewer: Viewer) -> None:
        self.frames: list[wire.Heard] = []
        for row in rows:
            if row["only_for"] is None or viewer in row["only_for"]:
                self.frames.append(wire.Heard(len(self.frames) + 1, told_to(row, viewer)))


def told_to(row: Any, viewer: Viewer) -> tuple[Any, ...]:
    heard = (_heard(told, viewer) for told in msgspec.json.decode(row["told"]))
    return tuple(event for event in heard if event is not None)


def _heard(told: dict[str, Any], viewer: Viewer) -> Any:
    to = told.get("to")
    return told["event"] if to is None or viewer in to else told.get("others")
