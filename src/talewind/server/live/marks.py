"""How many frames a viewer has before every 1,000th row of a table. Frame numbers are not stored, because a row has another
number for each viewer; without these counts, reading old frames would cost as much as all newer ones together."""

from bisect import bisect_left
from itertools import accumulate

from talewind.server.record import Shard
from talewind.server.tables import Loaded
from talewind.server.wire import Viewer

STRIDE = 1_000  # rows from one mark to the next

COUNT = """
select seq / $5 as stride, count(*) as frames from moves
where table_id = $1 and seq >= $2 and seq < $3 and (only_for is null or $4::smallint = any(only_for)) group by stride
"""


async def row_near(shard: Shard, loaded: Loaded, viewer: Viewer, frame: int) -> tuple[int, int]:
    """The row that made a frame, or one after it, and the number of the viewer's newest frame at that row; at most STRIDE
    frames lie between."""
    seq, n = loaded.seq, loaded.numbers[viewer]
    if n - frame <= STRIDE:
        return seq, n
    if n == seq + 1:  # the viewer has noticed every row
        return frame - 1, frame
    marks = await _marks(shard, loaded, viewer, (seq + 1) // STRIDE)
    mark = bisect_left(marks, frame)
    return (mark + 1) * STRIDE - 1, marks[mark]


async def _marks(shard: Shard, loaded: Loaded, viewer: Viewer, needed: int) -> list[int]:
    """The viewer's frames up to the end of each stride. Rows never change: a stride is counted once, when it is complete."""
    marks = loaded.marks.get(viewer, [])
    if len(marks) < needed:
        first, end = len(marks) * STRIDE, needed * STRIDE
        rows = await shard.fetch(COUNT, loaded.header.id, first, end, viewer, STRIDE)
        counts = {row["stride"]: row["frames"] for row in rows}
        new = (counts.get(stride, 0) for stride in range(len(marks), needed))
        before = marks[-1] if marks else 0
        marks = loaded.marks[viewer] = marks + [before + frames for frames in accumulate(new)]
    return marks
