"""The log of a table, played from its first row: the state after each row, and the events of each. Also the check that a log can be
played by changed rules."""

from collections.abc import Mapping
from typing import Any

import msgspec

from talewind.kit import Addressed, Frozen, Refused, Sitting, State, open_table, restore, row_type, snapshot
from talewind.server.record import Shard
from talewind.server.tables.header import Header

ROWS = "select seq, at, body, rules from moves where table_id = $1 and seq > $2 order by seq"


class Unplayable(Exception):
    """The rules do not take a row of the log: they have changed since it was written. `seq`: the row."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(why)
        self.seq, self.why = seq, why


class Entry(Frozen):
    """A row, and what became of it. `row` None: the game was set up. `state`: a snapshot, since a whole game of states is large."""

    seq: int
    at: int
    row: Any
    events: tuple[Addressed, ...]
    state: bytes


class History:
    """The rows of one table. They are played as they are in the log: what can be taken back is known only so."""

    def __init__(self, header: Header) -> None:
        self.header, self.entries = header, list[Entry]()
        self.sitting: Sitting[Any] | None = None
        self._decode = msgspec.json.Decoder(row_type(header.game)).decode

    async def read_on(self, shard: Shard) -> None:
        """Play the rows that were written since. Raises Unplayable, or whatever the rules raise."""
        for row in await shard.fetch(ROWS, self.header.id, len(self.entries) - 1):
            self.play(dict(row))

    def play(self, stored: Mapping[str, Any]) -> Entry:
        seq, at = stored["seq"], stored["at"]
        row = None
        try:
            if self.sitting is None:
                header = self.header
                options, rules = header.chosen(), stored["rules"]
                step = open_table(header.game, len(header.seats), options, header.key, at, rules)
                self.sitting = Sitting(header.game, header.key, step)
            else:
                row = self._decode(stored["body"])
                step = self.sitting.take(row)
        except Refused as no:
            raise Unplayable(seq, f"the rules refuse it ({no.refusal.say.key})") from no
        except msgspec.MsgspecError as no:
            raise Unplayable(seq, f"it cannot be read ({no})") from no
        entry = Entry(seq, at, row, step.events, snapshot(step.state))
        self.entries.append(entry)
        return entry

    def state(self, seq: int) -> State[Any]:
        """The state after a row; raises IndexError."""
        if not 0 <= seq < len(self.entries):
            raise IndexError(seq)
        return restore(self.header.game, self.entries[seq].state)
