"""Who comes to a table, by socket or by poll: the listener of a connection."""

from hmac import compare_digest

from talewind.server.live.listener import Listener
from talewind.server.tables import Header
from talewind.server.tables.header import REMOVED, hashed

from .addresses import address_of
from .security import Connection
from .services import Services


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
        if closed:
            return None
        doorkeeper.strangers.use(address)
        raise
    if closed and not listener.plays:
        return None
    who = f"{table} {listener.person}" if listener.plays else address
    return listener if doorkeeper.may_say(listener.plays, who) else None


def listener_of(socket: Connection, header: Header, services: Services) -> Listener:
    """The person's own seat; otherwise an onlooker, with the secrets of a seat or without, as the link says. `looks`: an onlooker
    without them, whoever it is, such as a TV in a browser that has a seat."""
    person, watch = services.people.known(socket), socket.query_params.get("watch") or ""
    behind = socket.query_params.get("behind") or ""
    if behind:
        owner = next((s.person for s in header.seats if str(s.seat) == behind), None)
        key = services.people.shoulder_key(header.id, owner)
        if owner in (None, REMOVED) or not compare_digest(key.encode(), watch.encode()):
            raise PermissionError
        return Listener(header.id, int(behind), owner, plays=False, bounds=services.doorkeeper.bounds)
    looks = "looks" in socket.query_params
    seat = header.seat_of(person) if person and not looks else None
    may_look = hashed(watch) in (header.watch_key, header.join_key)  # a key for sitting down also allows watching
    if seat is None and not (may_look and header.chosen().spectators):
        raise PermissionError
    return Listener(header.id, seat, person, bounds=services.doorkeeper.bounds)
