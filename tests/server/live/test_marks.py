"""Old frames, from anywhere in a long log: the right ones, and without reading all that are newer."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from talewind.server.live import marks
from talewind.server.live.frames import frames_before
from talewind.server.live.marks import row_near
from talewind.server.record import Shard, Shards

VIEWERS = (None, 0, 1)
ONLY: tuple[list[int] | None, ...] = (None, [0], None, [0, 1], [1], [0], None)  # who notices a row, again and again


class Log:
    """A table with rows alone, of which each tells its own number."""

    def __init__(self, shard: Shard, table: str) -> None:
        self.shard = shard
        self.rows: list[list[int] | None] = []
        self.loaded: Any = SimpleNamespace(header=SimpleNamespace(id=table), marks={}, seq=-1, numbers={})

    def frames(self, viewer: int | None) -> list[int]:
        """The rows that a viewer notices."""
        return [row for row, only in enumerate(self.rows) if only is None or viewer in only]

    async def grow(self, rows: int, only: tuple[list[int] | None, ...] = ONLY) -> None:
        for row in range(len(self.rows), len(self.rows) + rows):
            self.rows.append(only[row % len(only)])
            told = json.dumps([{"event": {"row": row}}]).encode()
            await self.shard.execute(
                "insert into moves (table_id, seq, at, body, told, only_for, state_hash, rules) "
                "values ($1, $2, 1, '', $3, $4, '', 1)",
                self.loaded.header.id, row, told, self.rows[-1],
            )  # fmt: skip
        self.loaded.seq, self.loaded.numbers = len(self.rows) - 1, {v: len(self.frames(v)) for v in VIEWERS}

    async def check(self, viewer: int | None, most: int = 4) -> None:
        """Whatever a viewer asks for, it gets the frames before."""
        theirs = self.frames(viewer)
        for before in range(len(theirs) + 3):
            found = await frames_before(self.shard, self.loaded, viewer, before, most)
            numbers = range(1, len(theirs) + 1)[: max(0, before - 1)][-most:]
            expected = [(n, ({"row": theirs[n - 1]},)) for n in numbers]
            assert [(frame.n, frame.events) for frame in found] == expected, (viewer, before)


@pytest.fixture
async def log(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> Log:
    monkeypatch.setattr(marks, "STRIDE", 10)
    table = shards.new_id()
    return Log(shards.of(table), table)


async def test_every_viewer_gets_the_frames_before_the_one_it_names(log: Log) -> None:
    await log.grow(47)
    for viewer in VIEWERS:
        await log.check(viewer)


async def test_a_stride_that_a_viewer_does_not_notice_at_all_is_no_gap(log: Log) -> None:
    await log.grow(15)
    await log.grow(30, ([0],))
    await log.grow(45)  # so many that the first of them are found by the marks
    for viewer in VIEWERS:
        await log.check(viewer)


async def test_rows_that_come_later_are_counted_when_their_stride_is_complete(log: Log) -> None:
    await log.grow(33)
    await log.check(1)
    assert len(log.loaded.marks[1]) == 3
    await log.grow(29)
    await log.check(1)
    assert len(log.loaded.marks[1]) == 6


@pytest.mark.parametrize("only", [ONLY, (None,)], ids=["some rows", "every row"])
async def test_no_more_than_a_stride_is_read_beside_what_is_asked_for(log: Log, only: Any) -> None:
    await log.grow(95, only)
    for viewer in VIEWERS:
        theirs = log.frames(viewer)
        for frame in range(1, len(theirs) + 1):
            row, newest = await row_near(log.shard, log.loaded, viewer, frame)
            assert 0 <= newest - frame <= 10
            assert sum(seq <= row for seq in theirs) == newest
