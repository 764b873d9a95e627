"""What must hold when a seed has come to rest: the log against the clients' histories, and against a replay by the rules."""

from typing import TYPE_CHECKING, Any, cast

import msgspec

from talewind.kit import Sitting, fingerprint, look, open_table, row_type, snapshot, stored, table_key
from talewind.server.tables.past import Past

from .played import load
from .store import Row

if TYPE_CHECKING:
    from .client import Client
    from .world import World

OVERDUE = 5_000  # ms after which an expired clock that nobody plays means a table that stands still

_plain = msgspec.json.Encoder(order="sorted").encode


def check(world: "World") -> None:
    for hole in world.store.holes:
        world.fault(hole)
    for table in world.tables:
        rows, clients = world.store.log(table).rows, [client for client in world.clients if client.table == table]
        _check_moves(world, table, clients)
        for client in clients:
            _check_frames(world, rows[: client.left_at], client)
        _replay(world, table, rows, clients)
        due = world.store.clocks.get(table)
        if due is not None and due < world.milliseconds() - OVERDUE:
            world.fault(f"{table}: its clock ran out {world.milliseconds() - due} ms ago")


def _replay(world: "World", table: str, rows: list[Row], clients: "list[Client]") -> None:
    """Play the log by the rules alone; each row must lead to the state whose hash was stored with it, and the last row that a
    client has heard of to what that client sees."""
    header, seats = world.store.tables[table], world.store.seats[table]
    game = load(header["game"])
    key, options = table_key(header["secret"], [seat["nonce"] for seat in seats]), stored(game, header["options"])
    sitting = Sitting(game, key, open_table(game, len(seats), options, key, rows[0]["at"]))
    decode = msgspec.json.Decoder(row_type(game)).decode
    for seq, row in enumerate(rows):
        try:
            if seq:
                sitting.take(decode(row["body"]))
        except Exception as why:
            world.fault(f"{table}: row {seq} cannot be played again: {why!r}")
            return
        if row["seq"] != seq or fingerprint(snapshot(sitting.state)) != row["state_hash"]:
            world.fault(f"{table}: row {seq} leads to another state than the one it was acknowledged with")
            return
        for client in clients:
            if seq + 1 == (client.left_at or len(rows)):
                _check_sight(world, sitting, client)


def _check_moves(world: "World", table: str, clients: "list[Client]") -> None:
    """Every acknowledged answer is there once, and after everything that was acknowledged before it was sent."""
    log = world.store.log(table)
    ids = [row["move_id"] for row in log.rows if row["move_id"] is not None]
    if len(ids) != len(set(ids)):
        world.fault(f"{table}: a move is in the log twice")
    placed = []
    for client in clients:
        for sent in client.moves.values():
            seq = log.ids.get(f"{client.seat} {sent.id}")
            if sent.taken is not None and seq is None and sent.kind == "answer":
                world.fault(f"{client.name}: acknowledged move {sent.id} is not in the log")
            if sent.refused and seq is not None and sent.times == 1:
                world.fault(f"{client.name}: move {sent.id} was refused, and is in the log")
            if sent.taken is not None and seq is not None:
                placed.append((seq, sent.at, sent.taken))
    newest = 0.0
    for seq, sent_at, taken in sorted(placed):
        if taken < newest:
            world.fault(f"{table}: row {seq} was acknowledged before a move was sent that is below it")
        newest = max(newest, sent_at)


def _check_frames(world: "World", rows: list[Row], client: "Client") -> None:
    """A client has heard every frame that the log has for it, word for word."""
    past = Past(cast(Any, rows), client.seat).frames
    heard = {frame.n: msgspec.json.encode(frame.events) for frame in past}
    if client.n != len(past):
        world.fault(f"{client.name}: heard {client.n} of {len(past)} frames")
    if client.open:
        world.fault(f"{client.name}: {', '.join(client.open)} was never answered")
    for n in range(1, min(client.n, len(past)) + 1):
        if client.frames.get(n) != heard[n]:
            world.fault(f"{client.name}: frame {n} is not what the log says")
            return


def _check_sight(world: "World", sitting: Sitting[Any], client: "Client") -> None:
    sight = look(sitting.game, sitting.state, client.seat)
    if _plain(msgspec.json.decode(msgspec.json.encode(sight))) != _plain(client.sight):
        world.fault(f"{client.name}: sees something else than the log leads to")
