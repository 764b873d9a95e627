"""Sockets: the table's door. Every message is read by type, acted on by the keeper, and answered; nothing is trusted."""

import asyncio
import contextlib
from functools import partial
from hmac import compare_digest
from typing import Any

import asyncpg
import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from talewind.kit import Refusal, Refused, Seat, Sitting, say
from talewind.kit import rows as row
from talewind.server import wire
from talewind.server.clock import now
from talewind.server.hub import Listener
from talewind.server.mailbox import BEAT
from talewind.server.operate.logs import log
from talewind.server.operate.metrics import metrics
from talewind.server.pulse import Pulse
from talewind.server.record import AWAY
from talewind.server.tables import Gone, Header, Keeper
from talewind.server.tables.header import hashed
from talewind.server.tables.host import REMOVED

from .limits import Doorkeeper, address_of
from .reacting import reacted
from .security import Connection, from_our_pages

BROKEN, FOREIGN, WRONG, TOO_LONG, SLOW, TOO_MANY = 1011, 4403, 4404, 4413, 4408, 4429  # codes a socket is closed with


@websocket("/ws/{table:str}")
async def table_door(socket: WebSocket[Any, Any, State], table: str, state: State) -> None:
    """`?after=n` resumes, `?watch=key` looks on, `?behind=2&watch=key` over a shoulder."""
    await socket.accept()
    if not from_our_pages(socket):
        await socket.close(FOREIGN)
        return
    with state.doorkeeper.socket(address_of(socket), state.people.known(socket)) as let_in:
        if let_in:
            await sit_at(socket, table, state)
        else:
            await socket.close(TOO_MANY)


async def sit_at(socket: WebSocket[Any, Any, State], table: str, state: State) -> None:
    try:
        listener = await let_to(table, socket, state)
    except (PermissionError, LookupError):
        await socket.close(WRONG)
        return
    if listener is None:
        await socket.close(TOO_MANY)
        return
    try:
        with contextlib.suppress(WebSocketDisconnect), metrics.socket_open():
            await converse(socket, listener, state)
    except (Gone, ValueError):
        await socket.close(WRONG)
    except Exception as why:  # the client comes back by itself, and hears what it has missed
        log().error("socket-failed", table=listener.table, error=why)
        await socket.close(BROKEN)
    finally:
        state.hub.part(listener)
        state.greeter.went(listener)


async def converse(socket: WebSocket[Any, Any, State], listener: Listener, state: State) -> None:
    """Welcome, then both ways until one side has gone."""
    welcome = await state.hub.join(listener, int(socket.query_params.get("after") or 0))
    await state.greeter.came(listener)
    await socket.send_data(wire.write(welcome).decode(), mode="text")
    tasks = [asyncio.create_task(send_all(socket, listener)), asyncio.create_task(beat(listener))]
    try:
        await receive_all(socket, listener, state)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def let_to(table: str, connection: Connection, state: State) -> Listener | None:
    """Who comes to a table; None: too often. LookupError or PermissionError: it is no table of theirs."""
    doorkeeper: Doorkeeper = state.doorkeeper
    address = address_of(connection)
    if doorkeeper.strangers.wait(address) > 0:
        return None
    try:
        listener = listener_of(connection, await state.lobby.header(table), state)
    except (PermissionError, LookupError):
        doorkeeper.strangers.may_pass(address)
        raise
    who = f"{table} {listener.person}" if listener.plays else address
    return listener if doorkeeper.may_say(listener.plays, who) else None


def listener_of(socket: Connection, header: Header, state: State) -> Listener:
    """The person's own seat; else an onlooker, with the secrets of a seat or without, as the link says."""
    person, watch = state.people.known(socket), socket.query_params.get("watch") or ""
    behind = socket.query_params.get("behind") or ""
    if behind:
        owner = next((s.person for s in header.seats if str(s.seat) == behind), None)
        key = state.people.shoulder_key(header.id, owner)
        if owner in (None, REMOVED) or not compare_digest(key.encode(), watch.encode()):
            raise PermissionError
        return Listener(header.id, int(behind), owner, plays=False)
    seat = header.seat_of(person) if person else None
    may_look = hashed(watch) in (header.watch_key, header.join_key)  # whoever may sit down may look on
    if seat is None and not (may_look and header.chosen().spectators):
        raise PermissionError
    return Listener(header.id, seat, person)


async def send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while True:
        frames = await listener.mail.take()
        for frame in frames:
            if frame is None:
                await socket.close(SLOW)
                return
            told = frame if frame != BEAT else wire.write(listener.pulse.probe(now()))
            await socket.send_data(told.decode(), mode="text")
        metrics.frames.inc(len(frames))


async def beat(listener: Listener) -> None:
    """Measure how long messages are on their way, for as long as the socket is open."""
    while True:
        await asyncio.sleep(listener.pulse.pause)
        listener.give(BEAT)


async def receive_all(socket: WebSocket[Any, Any, Any], listener: Listener, state: State) -> None:
    doorkeeper: Doorkeeper = state.doorkeeper
    pace = doorkeeper.pace(seated=listener.plays)
    while True:
        raw = await socket.receive_data(mode="text")
        if listener.dropped:  # it may not read that it was sent away; the seat may be somebody else's now
            await socket.close(SLOW)
            return
        if not doorkeeper.fits(raw):
            await socket.close(TOO_LONG)
            return
        if not pace.may_pass():
            await socket.close(TOO_MANY)
            return
        answer = await answered(raw, listener, state)
        if answer is not None:
            listener.give(wire.write(answer))


async def answered(raw: str, listener: Listener, state: State) -> wire.ServerMessage | None:
    """Read a message, and answer it."""
    arrived = now()
    try:
        message = wire.read(raw)
    except msgspec.MsgspecError:
        return wire.NotTaken("", Refusal(say("server-not-understood")))
    if isinstance(message, wire.Ping):
        return wire.Pong(arrived)
    if isinstance(message, wire.Echo):
        listener.pulse.echoed(message.number, arrived)
        return None
    move_id: str = getattr(message, "id", "")  # a draft has none, and is not answered
    if listener.viewer is None or not listener.plays:
        return wire.NotTaken(move_id, Refusal(say("kit-not-asked")))
    try:
        return await obeyed(message, listener, listener.viewer, arrived, state)
    except Refused as no:
        refusal = no.refusal
    except (msgspec.MsgspecError, RecursionError, asyncpg.DataError):
        refusal = Refusal(say("server-not-understood"))
    except AWAY:
        refusal = Refusal(say("server-busy"))
    return wire.NotTaken(move_id, refusal) if move_id else None


async def obeyed(
    message: Any, listener: Listener, seat: Seat, arrived: int, state: State
) -> wire.Taken | wire.NotTaken | None:
    """Do what a seat's message asks for. Whatever it is, somebody is there."""
    keeper: Keeper = state.keeper
    table = listener.table
    if not isinstance(message, wire.Leave):
        await state.greeter.stirs(table, seat)
    match message:
        case wire.Draft():
            await keep_draft(keeper, table, seat, message)
            return None
        case wire.React():
            return await reacted(message, table, seat, state)
        case wire.Back():
            await state.absentees.withdraw(table, seat)
        case _:
            with metrics.move_taking():
                make = partial(made_from, message, seat, arrived, listener.pulse)
                await keeper.act(table, make, f"{seat} {message.id[:64]}", seat)
    return wire.Taken(message.id)


def made_from(message: Any, seat: Seat, arrived: int, pulse: Pulse, sitting: Sitting[Any], at: int) -> Any:
    """The row that a message asks for, from the table as it is. In a race the lag is what it was at the signal."""
    game = sitting.game
    match message:
        case wire.Answer(_, number, body, then):
            opens = next((ask.opens for ask in sitting.step.asks if ask.seat == seat), None)
            lag = pulse.lag(None if opens is None else opens + sitting.state.slept)
            move, planned = wire.read_move(game, body), tuple([wire.read_move(game, t) for t in then[:32]])
            return row.Answered(at, seat, number, move, planned, lag, max(0, at - arrived))
        case wire.Beside(_, body):
            return row.Did(at, seat, wire.read_move(game, body))
        case wire.Order(_, window, scope, body):
            order = None if bytes(body) == b"null" else wire.read_move(game, body)
            return row.Stood(at, seat, window[:80], scope and scope[:80], order)
        case wire.Undo():
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


async def keep_draft(keeper: Keeper, table: str, seat: Seat, draft: wire.Draft) -> None:
    """Private, and outside the game's state: a keystroke is no row. Kept for the question that is open."""
    hot = await keeper.newest(table)
    if draft.number != hot.sitting.state.asked[seat]:
        return
    with contextlib.suppress(msgspec.MsgspecError, RecursionError):
        wire.read_move(hot.sitting.game, draft.move)
        await keeper.shards.of(table).execute(
            "insert into drafts (table_id, seat, number, body, at) values ($1, $2, $3, $4, $5) on conflict (table_id, seat) "
            "do update set number = excluded.number, body = excluded.body, at = excluded.at",
            table, seat, draft.number, bytes(draft.move), now(),
        )  # fmt: skip
