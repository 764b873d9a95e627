"""Reactions: set phrases, sent to everybody who listens now. The rules may silence a seat."""

from talewind.kit import Refusal, Seat, say
from talewind.server import wire

from .services import Services


async def reacted(message: wire.React, table: str, seat: Seat, services: Services) -> wire.Taken | wire.NotTaken:
    """Decided by the newest state in the record: a phrase after the card is down may be a hint."""
    if not services.doorkeeper.reactions.may_pass(f"{table} {seat}"):
        return wire.NotTaken(message.id, Refusal(say("server-too-many-calls")))
    try:
        sitting = (await services.keeper.newest(table)).sitting
    except (OSError, TimeoutError):
        return wire.NotTaken(message.id, Refusal(say("server-busy")), again=True)
    if not sitting.state.holds(seat):
        return wire.NotTaken(message.id, Refusal(say("kit-seat-was-left")))
    rule = sitting.game.hushed(sitting.state, seat)
    if rule is not None:
        return wire.NotTaken(message.id, Refusal(say("server-hushed"), rule, by_rule=True))
    await services.hub.react(table, seat, message.phrase)
    return wire.Taken(message.id)
