"""The WebSocket of a table. Every message is decoded by its type, handled by the keeper, and answered; nothing is trusted."""

import asyncio
import contextlib
from functools import partial
from hmac import compare_digest
from typing import Any

import asyncpg
import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from talewind.kit import Refusal, Refused, Seat, Sitting, say
from talewind.kit import rows as row
from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.live.hub import Hub
from talewind.server.live.latency import Latency
from talewind.server.live.listener import Listener
from talewind.server.record import AWAY
from talewind.server.record.drafts import store_draft
from talewind.server.tables import Gone, Header, Keeper
from talewind.server.tables.header import hashed
from talewind.server.tables.host import REMOVED
from talewind.server.telemetry.logs import log
from talewind.server.telemetry.metrics import metrics

from .limits import address_of
from .reacting import reacted
from .security import Connection, from_our_pages
from .sending import beat, dismissed, send_all
from .services import Given, Services
from .writing import written

BROKEN, FOREIGN, WRONG, TOO_LONG, SLOW, TOO_MANY = 1011, 4403, 4404, 4413, 4408, 4429  # close codes


@websocket("/ws/{table:str}")
async def table_door(socket: WebSocket[Any, Any, Any], table: str, services: Given) -> None:
    """`?after=n` resumes, `?watch=key` watches, `?behind=2&watch=key` watches over a seat's shoulder."""
    await socket.accept()
    if not from_our_pages(socket):
        await socket.close(FOREIGN)
        return
    with services.doorkeeper.socket(address_of(socket), services.people.known(socket)) as let_in:
        if let_in:
            await sit_at(socket, table, services)
        else:
            await socket.close(TOO_MANY)


async def sit_at(socket: WebSocket[Any, Any, Any], table: str, services: Services) -> None:
    try:
        listener = await let_to(table, socket, services)
    except (PermissionError, LookupError):
        await socket.close(WRONG)
        return
    if listener is None:
        await socket.close(TOO_MANY)
        return
    code: int | None = None
    try:
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected), metrics.socket_open():
            code = await converse(socket, listener, services)
    except (Gone, ValueError):
        code = WRONG
    except Exception as why:  # the client reconnects by itself and receives what it has missed
        log().error("socket-failed", table=listener.table, error=why)
        code = BROKEN
    finally:
        services.hub.part(listener)
        services.attendance.went(listener)
    if code is not None:
        await dismissed(socket, code, listener.last, services.doorkeeper.bounds.closing_seconds)


async def converse(socket: WebSocket[Any, Any, Any], listener: Listener, services: Services) -> int:
    """Send the welcome, then exchange messages until one side has gone; returns the close code."""
    welcome = await services.hub.join(listener, int(socket.query_params.get("after") or 0))
    await services.attendance.came(listener)
    await socket.send_data(wire.write(welcome).decode(), mode="text")
    hearing = asyncio.create_task(receive_all(socket, listener, services))
    dropped = asyncio.create_task(listener.gone.wait())  # a sender that waits for its peer would not notice
    tasks = [hearing, dropped, asyncio.create_task(send_all(socket, listener)), asyncio.create_task(beat(listener))]
    try:
        await asyncio.wait([hearing, dropped], return_when=asyncio.FIRST_COMPLETED)
        async with listener.answering:  # a message in progress is handled to its end
            return hearing.result() if hearing.done() else SLOW
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def let_to(table: str, connection: Connection, services: Services) -> Listener | None:
    """The listener of a connection; None: it exceeds a rate. LookupError or PermissionError: the table does not exist or is not
    theirs. Too many wrong keys from an address lock out its strangers, but not people who sit at the table: a school has one
    address."""
    doorkeeper = services.doorkeeper
    address = address_of(connection)
    closed = not doorkeeper.strangers.is_open(address)
    if closed and (services.people.known(connection) is None or not doorkeeper.calls.may_pass(address)):
        return None  # a client with a cookie may sit here: that is looked up, at the rate of calls
    try:
        listener = listener_of(connection, await services.lobby.header(table), services)
    except (PermissionError, LookupError):
        if not doorkeeper.strangers.may_pass(address):
            return None
        raise
    if closed and not listener.plays:
        return None
    who = f"{table} {listener.person}" if listener.plays else address
    return listener if doorkeeper.may_say(listener.plays, who) else None


def listener_of(socket: Connection, header: Header, services: Services) -> Listener:
    """The person's own seat; otherwise an onlooker, with the secrets of a seat or without, as the link says."""
    person, watch = services.people.known(socket), socket.query_params.get("watch") or ""
    behind = socket.query_params.get("behind") or ""
    if behind:
        owner = next((s.person for s in header.seats if str(s.seat) == behind), None)
        key = services.people.shoulder_key(header.id, owner)
        if owner in (None, REMOVED) or not compare_digest(key.encode(), watch.encode()):
            raise PermissionError
        return Listener(header.id, int(behind), owner, plays=False, bounds=services.doorkeeper.bounds)
    seat = header.seat_of(person) if person else None
    may_look = hashed(watch) in (header.watch_key, header.join_key)  # a key for sitting down also allows watching
    if seat is None and not (may_look and header.chosen().spectators):
        raise PermissionError
    return Listener(header.id, seat, person, bounds=services.doorkeeper.bounds)


async def receive_all(socket: WebSocket[Any, Any, Any], listener: Listener, services: Services) -> int:
    """Handle the messages of a socket; returns the close code."""
    pace = services.doorkeeper.pace(seated=listener.plays)
    while True:
        raw = await socket.receive_data(mode="text")
        if listener.dropped:  # the client may not have read that it was dropped; the seat may be another person's now
            return SLOW
        if not services.doorkeeper.fits(raw):
            return TOO_LONG
        if not pace.may_pass():
            return TOO_MANY
        async with listener.answering:
            answer = await answered(raw, listener, services)
        if answer is not None:
            listener.give(wire.write(answer))


async def answered(raw: str, listener: Listener, services: Services) -> wire.ServerMessage | None:
    """Decode a message, and answer it."""
    arrived = now()
    try:
        message = wire.read(raw)
    except msgspec.MsgspecError:
        return wire.NotTaken("", Refusal(say("server-not-understood")))
    if isinstance(message, wire.Ping):
        return wire.Pong(arrived)
    if isinstance(message, wire.Echo):
        listener.latency.echoed(message.number, arrived)
        return None
    move_id: str = getattr(message, "id", "")  # a draft has none, and is not answered
    if listener.viewer is None or not listener.plays:
        return wire.NotTaken(move_id, Refusal(say("kit-not-asked")))
    try:
        return await obeyed(message, listener, listener.viewer, arrived, services)
    except Refused as no:
        refusal = no.refusal
    except (msgspec.MsgspecError, RecursionError, asyncpg.DataError):
        refusal = Refusal(say("server-not-understood"))
    except AWAY:
        return wire.NotTaken(move_id, Refusal(say("server-busy")), again=True) if move_id else None
    return wire.NotTaken(move_id, refusal) if move_id else None


async def obeyed(
    message: Any, listener: Listener, seat: Seat, arrived: int, services: Services
) -> wire.Taken | wire.NotTaken | None:
    """Do what a seat's message asks for. Any message shows that the seat is present."""
    table = listener.table
    if not isinstance(message, wire.Leave):
        await services.attendance.stirs(table, seat)
    match message:
        case wire.Draft():
            await keep_draft(services.keeper, services.hub, table, seat, message)
            return None
        case wire.React():
            return await reacted(message, table, seat, services)
        case wire.Back():
            await services.absentees.withdraw(table, seat)
        case _:
            with metrics.move_taking():
                make = partial(made_from, message, seat, arrived, listener.latency)
                await written(table, seat, f"{seat} {message.id[:64]}", make, services)
    return wire.Taken(message.id)


def made_from(message: Any, seat: Seat, arrived: int, latency: Latency, sitting: Sitting[Any], at: int) -> Any:
    """The row that a message asks for, from the current state. In a race, the lag is the one measured at the signal."""
    game = sitting.game
    match message:
        case wire.Answer(_, number, body, then):
            opens = next((ask.opens for ask in sitting.step.asks if ask.seat == seat), None)
            lag = latency.lag(None if opens is None else opens + sitting.state.slept)
            move, planned = wire.read_move(game, body), tuple([wire.read_move(game, t) for t in then[:32]])
            return row.Answered(at, seat, number, move, planned, lag, max(0, at - arrived))
        case wire.Beside(_, body):
            return row.Did(at, seat, wire.read_move(game, body))
        case wire.Order(_, window, scope, body):
            order = None if bytes(body) == b"null" else wire.read_move(game, body)
            return row.Stood(at, seat, window[:80], scope and scope[:80], order)
        case wire.Undo():
            sitting.require_undo(seat, at)
            return row.TookBack(at, seat)
        case wire.Pause():
            return row.Stopped(at, seat)
        case wire.GoOn():
            return row.WentOn(at, seat)
        case wire.EndHere():
            return row.Ended(at, seat)
        case wire.Leave():
            return row.Left(at, seat)
    raise TypeError(message)


async def keep_draft(keeper: Keeper, hub: Hub, table: str, seat: Seat, draft: wire.Draft) -> None:
    """Store a draft: private unless others may read along, and outside the game's state, since a keystroke is not a row. It belongs to the open question."""
    loaded = await keeper.newest(table)
    state = loaded.sitting.state
    if draft.number != state.asked[seat] or not state.stack or not state.holds(seat):
        return
    with contextlib.suppress(msgspec.MsgspecError, RecursionError):
        move = wire.read_move(loaded.sitting.game, draft.move)
        await store_draft(keeper.shards.of(table), table, seat, draft.number, bytes(draft.move), now())
        ask = next((ask for ask in loaded.sitting.step.asks if ask.seat == seat), None)
        if ask is not None:
            hub.drafting.wrote(table, seat, draft.number, ask, move, draft.alone)
