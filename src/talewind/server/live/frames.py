"""Frames: what one viewer receives of one row, numbered per viewer. A row that a viewer may not notice makes no frame
and no gap in its numbers."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import structs

from talewind.kit import Sight, looks
from talewind.kit.views import lacking, newest
from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.books.masking import Mask
from talewind.server.record import Shard
from talewind.server.tables import Loaded, Played
from talewind.server.tables.past import told_to
from talewind.server.wire import Viewer

from .marks import row_near
from .seating import is_reseated, seating_of

NEWEST = """
select told from moves where table_id = $1 and seq <= $2 and (only_for is null or $3::smallint = any(only_for))
order by seq desc limit $4 offset $5
"""


def frames_of(
    played: Played, viewers: Iterable[Viewer], most: int, masks: Mapping[Viewer, Mask | None] | None = None
) -> dict[Viewer, bytes]:
    """One masked frame for each viewer that may notice the row: the changes of its view since the row before, or the
    whole view where something is hidden. `most`: entries of a growing field in a whole view."""
    step, game, at, hidden = played.step, played.header.game, now(), masks or {}
    sights = looks(game, step.state, filter(step.noticed, viewers), step.put)
    was = {} if played.before is None else game.views(played.before, sights)
    reseated = is_reseated(played)
    return {
        viewer: wire.write(_framed(played, viewer, was.get(viewer), sight, at, most, hidden.get(viewer), reseated))
        for viewer, sight in sights.items()
    }


def _framed(
    played: Played,
    viewer: Viewer,
    was: Any,
    sight: Sight[Any],
    at: int,
    most: int,
    mask: Mask | None,
    reseated: bool,
) -> wire.Told | wire.CaughtUp:
    """`was`: the viewer's view before the row; None: there was none."""
    n, events, undo = played.numbers[viewer], played.step.heard(viewer), played.sitting.undoable(viewer)
    seating = seating_of(played.header, played.step.state, mask) if reseated else None
    if was is None or mask is not None:
        told = veiled((wire.Heard(n, tuple(msgspec.json.decode(msgspec.json.encode(events)))),), mask)
        whole, older = whole_sight(sight, mask, most)
        return wire.CaughtUp(at, told, n, whole, undo, older, seating)
    lacks = lacking(was, sight.view)
    return wire.Told(at, n, events, wire.PartialSight.of(sight, lacks.view), undo, lacks.grown, seating)


async def frames_since(
    shard: Shard, table: str, viewer: Viewer, seq: int, n: int, after: int, most: int
) -> tuple[wire.Heard, ...]:
    """A viewer's frames from `after` to `n`, the newest `most` of them. Row `seq` or one before it made frame `n`. Read
    backwards, so that the cost depends only on what was missed."""
    lacks = min(n - max(0, after), most)
    if lacks <= 0:
        return ()
    return await _read(shard, table, viewer, seq, n, lacks)


async def frames_before(shard: Shard, loaded: Loaded, viewer: Viewer, before: int, most: int) -> tuple[wire.Heard, ...]:
    """A viewer's frames before frame `before`, the newest `most` of them."""
    last = min(loaded.numbers[viewer], before - 1)
    if last <= 0:
        return ()
    seq, n = await row_near(shard, loaded, viewer, last)
    return await _read(shard, loaded.header.id, viewer, seq, last, min(last, most), n - last)


async def _read(
    shard: Shard, table: str, viewer: Viewer, seq: int, last: int, most: int, skipped: int = 0
) -> tuple[wire.Heard, ...]:
    rows = await shard.fetch(NEWEST, table, seq, viewer, most, skipped)
    return tuple(wire.Heard(last - back, told_to(row, viewer)) for back, row in reversed(list(enumerate(rows))))


# After the end of a game, frames leave out what people have hidden in its book. During a game nothing is hidden.


def veiled(frames: tuple[wire.Heard, ...], mask: Mask | None) -> tuple[wire.Heard, ...]:
    return frames if mask is None else tuple(wire.Heard(f.n, tuple(mask.masked([*f.events]))) for f in frames)


def whole_sight(sight: Sight[Any], mask: Mask | None, most: int) -> tuple[msgspec.Raw, dict[str, int]]:
    """A sight with its whole view, growing fields cut to their newest entries, and the index where those begin. Only
    the view and the line of the evening are masked: the viewer's own fields of a sight name no author."""
    view, older = newest(sight.view, most)
    if mask is not None:
        view = mask.masked(msgspec.json.decode(msgspec.json.encode(view)))
        sight = structs.replace(sight, outcome=mask.quotable(sight.outcome))
    return msgspec.Raw(msgspec.json.encode(structs.replace(sight, view=view))), older
