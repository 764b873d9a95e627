"""Messages of a client, by socket or by poll. Each is decoded by its type, handled by the keeper, and answered; nothing is
trusted."""

import contextlib
from functools import partial
from typing import Any

import asyncpg
import msgspec

from talewind.kit import Refusal, Refused, Seat, Sitting, refuse, say
from talewind.kit import rows as row
from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.live.hub import Hub
from talewind.server.live.latency import Latency
from talewind.server.live.listener import Listener
from talewind.server.record import AWAY
from talewind.server.record.drafts import store_draft
from talewind.server.tables import Keeper
from talewind.server.telemetry.metrics import metrics

from .reacting import reacted
from .services import Services
from .writing import written

REFUSED_IF_BUSY = (wire.Answer, wire.Beside, wire.Order, wire.Undo, wire.Pause, wire.GoOn)


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
    """Do what a seat's message asks for. Any message shows that the seat is present. A busy process accepts nothing but leaving
    and ending."""
    table, pressure = listener.table, services.doorkeeper.pressure
    shard = services.keeper.shards.number(table)
    if isinstance(message, REFUSED_IF_BUSY) and pressure.busy(shard):
        metrics.busy.inc()
        return wire.NotTaken(message.id, Refusal(say("server-busy")), again=True)
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
            if isinstance(message, wire.EndHere):
                await _require_end(listener, seat, services)
            with metrics.move_taking(), pressure.move(shard):
                make = partial(made_from, message, seat, arrived, listener.latency)
                await written(table, seat, f"{seat} {message.id[:64]}", make, services)
    return wire.Taken(message.id)


async def _require_end(listener: Listener, seat: Seat, services: Services) -> None:
    """Refuse the end of a sleeping table to a guest while others are here, who may wait for somebody to sit down."""
    state = (await services.keeper.newest(listener.table)).sitting.state
    if state.paused is None or not state.present(seat):
        return  # the rules refuse it
    if any(other != seat and state.attends(other) for other in state.people()):
        await services.host.require(await services.lobby.header(listener.table), listener.person)


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
            if not sitting.state.stack:  # after the end no row is written: the log may be folded at any time
                raise refuse("kit-not-offered")
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
