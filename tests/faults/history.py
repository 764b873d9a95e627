"""The checker: every client's history against the log of its table. The log itself must replay to the states that were stored with
it; no acknowledged move may be missing, doubled, altered or out of order, no refused one be there; and every frame and every sight of
a client, also of an onlooker, must be the one that a replay of the log gives, byte by byte as JSON."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import asyncpg
import msgspec

from talewind.kit import Sitting, fingerprint, look, open_table, row_type, snapshot
from talewind.server import wire
from talewind.server.live.frames import whole_sight
from talewind.server.record.game_file import unfold
from talewind.server.tables.header import Header, read_header
from talewind.server.tables.keeper import passages_in
from talewind.server.tables.past import Past

from .clients import Client, plain

LOG = (
    "select seq, move_id, seat, at, body, told, only_for, state_hash, rules from moves where table_id = $1 order by seq"
)
ENTRIES = 1 << 30  # no list of a sight is cut


class Checked(msgspec.Struct):
    """What was compared, over all tables."""

    acknowledged: int = 0
    rows: int = 0
    frames: int = 0
    sights: int = 0
    faults: list[str] = []

    def __str__(self) -> str:
        return f"{self.acknowledged} acknowledged moves, {self.rows} rows, {self.frames} frames, {self.sights} sights"


class Row(msgspec.Struct):
    """A row of the log as stored; of a folded game the ids of moves are gone."""

    seq: int
    move_id: str | None
    body: bytes
    told: bytes
    only_for: tuple[int, ...] | None
    state_hash: bytes
    at: int
    rules: int

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


async def read_log(connection: Any, table: str) -> tuple[list[Row], bool]:
    """The rows of a table, and whether it was folded."""
    folded = await connection.fetchval("select folded from finished where table_id = $1", table)
    if folded is None:
        rows = await connection.fetch(LOG, table)
        names = [name for name in Row.__struct_fields__ if name != "only_for"]
        only = [None if r["only_for"] is None else tuple(r["only_for"]) for r in rows]
        return [Row(**{n: r[n] for n in names}, only_for=o) for r, o in zip(rows, only, strict=True)], False
    file = unfold(folded)
    return [
        Row(r.seq, None, bytes(r.body), bytes(r.told), r.only_for, bytes.fromhex(r.state_hash), r.at, r.rules)
        for r in file.rows
    ], True


class Replay:
    """A log played again from its first row: the sitting after each row."""

    def __init__(self, header: Header, log: Sequence[Row]) -> None:
        self.header, self.log, self.faults = header, log, list[str]()
        self.passages = 0
        self.sittings = list(self._played())

    def _played(self) -> Iterator[Sitting[Any]]:
        header, first = self.header, self.log[0]
        step = open_table(header.game, len(header.seats), header.chosen(), header.key, first.at, first.rules)
        sitting = Sitting(header.game, header.key, step)
        decode = msgspec.json.Decoder(row_type(header.game)).decode
        for row in self.log:
            if row.seq:
                sitting = sitting.fork()
                sitting.take(decode(row.body))
            self.passages += len(list(passages_in(sitting.step)))
            if fingerprint(snapshot(sitting.state)) != row.state_hash:
                self.faults.append(f"{header.id}: row {row.seq} was stored with another state than a replay gives")
            if msgspec.json.encode(sitting.step.events) != row.told:
                self.faults.append(f"{header.id}: row {row.seq} was stored with other events than a replay gives")
            yield sitting

    def sights(self, viewer: int | None) -> list[bytes]:
        """The viewer's sight after each of its frames, from the first on."""
        found = []
        for row, sitting in zip(self.log, self.sittings, strict=True):
            if row.only_for is None or viewer in row.only_for:
                sight = look(sitting.game, sitting.state, viewer, sitting.step.put)
                found.append(plain(json.loads(bytes(whole_sight(sight, None, ENTRIES)[0]))))
        return found


async def check(dsn: str, clients: Iterable[Client], checked: Checked) -> None:
    """Compare all clients with the log. They may have been left behind; `heard_all` waits for them."""
    tables: dict[str, list[Client]] = {}
    for client in clients:
        tables.setdefault(client.table, []).append(client)
    connection = await asyncpg.connect(dsn)
    try:
        for table, seated in tables.items():
            checked.faults += await _check_table(connection, table, seated, checked)
    finally:
        await connection.close()


async def _check_table(connection: Any, table: str, clients: list[Client], checked: Checked) -> list[str]:
    async with connection.transaction(isolation="repeatable_read"):
        header = await read_header(connection, table)
        log, folded = await read_log(connection, table)
        told = await connection.fetchval("select count(*) from passages where table_id = $1", table)
    if header is None or not log:
        return [f"{table}: it has no log"]
    if [row.seq for row in log] != list(range(len(log))):
        return [f"{table}: the log has a hole or a row twice"]
    replay = Replay(header, log)
    faults = replay.faults
    over = not replay.sittings[-1].state.stack
    if over != (header.status in ("over", "folded")):
        faults.append(f"{table}: its status is {header.status}, and its game is {'over' if over else 'going on'}")
    if told != replay.passages:
        faults.append(f"{table}: {told} passages are stored, and {replay.passages} were told")
    checked.rows += len(log)
    words = {client.seat: dict[str, Any]() for client in clients}  # a seat may have had several people
    for client in clients:
        words[client.seat] |= client.words
    for client in clients:
        faults += client.faults
        if not folded:
            faults += check_moves(client, words[client.seat], log, header, checked)
        faults += check_frames(client, log, checked)
        faults += check_sights(client, replay, checked)
    return faults


def check_moves(
    client: Client, words: dict[str, Any], log: Sequence[Row], header: Header, checked: Checked
) -> list[str]:
    """Acknowledged moves are in the log once, in order and unaltered; refused ones are not. `words`: what people of this seat have
    sent, by id."""
    faults, decode = [], msgspec.json.Decoder(row_type(header.game)).decode
    ids = [(row.move_id or "", row) for row in log]
    mine = [(move_id.partition(" ")[2], row) for move_id, row in ids if move_id.startswith(f"{client.seat} ")]
    times = Counter(move_id for move_id, _ in mine)
    acknowledged = list(dict.fromkeys(move_id for move_id, _ in client.taken))
    checked.acknowledged += len(acknowledged)
    for move_id in acknowledged:
        if times[move_id] != 1:
            faults.append(f"{client.name}: {move_id} was acknowledged and is in the log {times[move_id]} times")
    for move_id in client.refused.keys() & times.keys():
        faults.append(f"{client.name}: {move_id} was refused ({client.refused[move_id]}) and is in the log")
    for move_id, row in mine:
        sent = words.get(move_id)
        if sent is None:
            faults.append(f"{client.name}: {move_id} is in the log and was never sent")
        elif sent["do"] == "answer":
            move = wire.read_move(header.game, msgspec.Raw(json.dumps(sent["move"]).encode()))
            if decode(row.body).move != move:
                faults.append(f"{client.name}: {move_id} is in the log as another move")
    asked = [int(move_id[1:]) for move_id, _ in mine if move_id.startswith("m")]
    if asked != sorted(asked):
        faults.append(f"{client.name}: its moves are in the log in another order")
    return faults


def check_frames(client: Client, log: Sequence[Row], checked: Checked) -> list[str]:
    """Every frame, once, as the log says."""
    past: Any = log
    told = {frame.n: json.loads(msgspec.json.encode(frame.events)) for frame in Past(past, client.seat).frames}
    checked.frames += len(client.frames)
    faults = [f"{client.name}: frame {n} is not in the log" for n in client.frames if n not in told]
    faults += [
        f"{client.name}: frame {n} differs from the log" for n, events in client.frames.items()
        if n in told and told[n] != events
    ]  # fmt: skip
    missing = [n for n in range(client.first + 1, client.n + 1) if n not in client.frames]
    return [*faults, f"{client.name}: frames {missing} never came"] if missing else faults


def check_sights(client: Client, replay: Replay, checked: Checked) -> list[str]:
    """Every sight, byte by byte."""
    expected = replay.sights(client.seat)
    checked.sights += len(client.sights)
    return [
        f"{client.name}: the sight after frame {n} differs from that of a replay" for n, seen in client.sights.items()
        if n > len(expected) or seen != expected[n - 1]
    ]  # fmt: skip
