"""What a listener sees now, read from the record: for its welcome, and when it lacks frames."""

import msgspec

from talewind.kit import Frozen, Undoable, look
from talewind.server import wire
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.books.masking import Mask
from talewind.server.books.veil import mask_of
from talewind.server.record.drafts import read_draft
from talewind.server.tables import Keeper, Loaded

from .frames import frames_since, veiled, whole_sight
from .listener import Listener
from .seating import seating_of


class Outlook(Frozen):
    """The table as stored, its mask, and of the viewer: the number of its newest frame, its whole sight, the index where the
    growing fields of that begin, the frames it has missed, and what may be taken back."""

    loaded: Loaded
    mask: Mask | None
    n: int
    sight: msgspec.Raw
    older: dict[str, int]
    missed: tuple[wire.Heard, ...]
    undo: Undoable | None

    def welcome(self, listener: Listener, draft: msgspec.Raw | None, drafting: wire.Drafting | None) -> wire.Welcome:
        header, sitting, seating = self.loaded.header, self.loaded.sitting, self.seating
        return wire.Welcome(
            table=header.id,
            game=header.game_id,
            names=seating.names,
            shapes=tuple(sitting.game.shapes(sitting.state)),
            company=seating.company,
            seat=listener.viewer,
            host=listener.plays and seating.host == listener.viewer,
            now=now(),
            n=self.n,  # frames may have been delivered since
            sight=self.sight,
            older=self.older,
            missed=self.missed,
            draft=draft,
            undo=self.undo,
            drafting=drafting,
        )

    def caught_up(self) -> wire.CaughtUp:
        return wire.CaughtUp(now(), self.missed, self.n, self.sight, self.undo, self.older, self.seating)

    @property
    def seating(self) -> wire.Seating:
        return seating_of(self.loaded.header, self.loaded.sitting.state, self.mask)


async def read_outlook(keeper: Keeper, listener: Listener, after: int, bounds: Bounds) -> Outlook:
    """The listener's outlook, with its frames since `after`. Sets the listener's position to the row it was read at."""
    table, viewer = listener.table, listener.viewer
    loaded = await keeper.newest(table)
    # Read together: the table may be played on meanwhile.
    seq, n, sitting = loaded.seq, loaded.numbers[viewer], loaded.sitting
    missed = await frames_since(keeper.shards.of(table), table, viewer, seq, n, after, bounds.missed)
    mask = None if sitting.state.stack else await mask_of(keeper, loaded.header, listener.reader)
    listener.seq, listener.n = seq, n
    sight, older = whole_sight(look(sitting.game, sitting.state, viewer, sitting.step.put), mask, bounds.entries)
    return Outlook(loaded, mask, n, sight, older, veiled(missed, mask), sitting.undoable(viewer))


async def own_draft(keeper: Keeper, listener: Listener, asked: list[int]) -> msgspec.Raw | None:
    """The seat's own stored draft, if its question is still open."""
    if listener.viewer is None or not listener.plays:
        return None
    kept = await read_draft(keeper.shards.of(listener.table), listener.table, listener.viewer)
    return msgspec.Raw(kept["body"]) if kept and asked[listener.viewer] == kept["number"] else None
