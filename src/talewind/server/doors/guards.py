"""Guards of handlers: they refuse a call that exceeds a limit, and say when to come again."""

from collections.abc import Callable
from functools import partial
from math import ceil

from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from .addresses import Connection, address_of
from .limits import Doorkeeper
from .people import new_person
from .rate_limit import Turnstile
from .services import services_of


async def calls_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard for every call of a controller."""
    _pass(_doorkeeper(connection).calls, connection)


async def openings_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard for opening a table."""
    _pass(_doorkeeper(connection).openings, connection)


async def screens_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard for screens that ask for a code."""
    _pass(_doorkeeper(connection).screens, connection)


async def books_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard for books as files: each may take a process many seconds."""
    _pass(_doorkeeper(connection).books, connection)


def person_of(connection: Connection) -> str:
    """The caller, by the cookie, or a new person, within the limit of its address."""
    services = services_of(connection.app.state)
    if (person := services.people.known(connection)) is None:
        _pass(services.doorkeeper.newcomers, connection)
        person = new_person()
    return person


def opening(connection: Connection) -> Callable[[], None]:
    """The limit on opening tables, for calls that open one only sometimes: raises as the guard does."""
    return partial(_pass, _doorkeeper(connection).openings, connection)


async def codes_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard against guessing codes: `Doorkeeper.codes` counts the wrong ones."""
    _open(_doorkeeper(connection).codes, connection)


async def keys_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard against guessing keys: `Doorkeeper.strangers` counts the wrong ones."""
    _open(_doorkeeper(connection).strangers, connection)


def _open(turnstile: Turnstile, connection: Connection) -> None:
    """Only failed attempts are counted."""
    if not turnstile.is_open(address_of(connection)):
        _refuse(turnstile, connection)


def _pass(turnstile: Turnstile, connection: Connection) -> None:
    if not turnstile.may_pass(address_of(connection)):
        _refuse(turnstile, connection)


def _refuse(turnstile: Turnstile, connection: Connection) -> None:
    again = str(max(1, ceil(turnstile.wait(address_of(connection)))))
    raise TooManyRequestsException(detail="server-too-many-calls", headers={"retry-after": again})


def _doorkeeper(connection: Connection) -> Doorkeeper:
    return services_of(connection.app.state).doorkeeper
