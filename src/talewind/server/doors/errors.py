"""Error answers: a status, and `{"detail": key}` with the key of a message in the texts. No answer repeats an address, a value
or the text of an exception: the caller may follow a link that somebody else made."""

import re
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from talewind.games import NoSuchGame
from talewind.kit import Refused
from talewind.server.record import AWAY, UnknownShard
from talewind.server.tables import Gone, Newer
from talewind.server.telemetry.logs import log

KEY = re.compile(r"server(-[a-z]+)+")  # key of a message; a library's text does not match
# Messages for errors that a library raised.
SAID = {
    403: "server-not-yours",
    404: "server-no-such-page",
    429: "server-too-many-calls",
}
KEPT = ("allow", "retry-after")  # headers of an exception that a client needs

type Asked = Request[Any, Any, Any]


def answer(status: int, key: str, headers: dict[str, str] | None = None) -> Response[dict[str, str]]:
    return Response({"detail": key}, status_code=status, media_type=MediaType.JSON, headers=headers)


def hung_up(why: Exception) -> bool:
    """Has the peer disconnected? Nobody receives the answer, and logging each case would let strangers fill the log."""
    before_its_body = isinstance(why, InternalServerException) and why.detail == "client disconnected prematurely"
    return before_its_body or isinstance(why, ClientDisconnected)


def said(request: Asked, why: HTTPException) -> Response[dict[str, str]]:
    """Answer our own errors with their key, a library's by its status alone."""
    if why.status_code >= 500:
        return failed(request, why)
    key = why.detail if KEY.fullmatch(why.detail) else SAID.get(why.status_code, "server-not-understood")
    headers = {name: value for name, value in (why.headers or {}).items() if name.lower() in KEPT}
    return answer(why.status_code, key, headers)


def failed(request: Asked, why: Exception) -> Response[dict[str, str]]:
    """An unexpected error: the log gets its class, the client only learns whether to retry."""
    if not hung_up(why):
        log().error("request-failed", error=why)
    return answer(503, "server-away", {"retry-after": "2"}) if isinstance(why, AWAY) else answer(500, "server-failed")


def refused(request: Asked, no: Refused) -> Response[Any]:
    """A refusal by the rules or the server: the message with its arguments, as on a socket."""
    return Response(no.refusal, status_code=409, media_type=MediaType.JSON)


def missing(request: Asked, why: Exception) -> Response[dict[str, str]]:
    return answer(404, "server-no-such-table")


def elsewhere(request: Asked, why: Exception) -> Response[dict[str, str]]:
    """A process of a newer version serves this table: the proxy finds it at another try."""
    return answer(503, "server-away", {"retry-after": "1"})


def not_understood(request: Asked, why: Exception) -> Response[dict[str, str]]:
    return answer(400, "server-not-understood")


ANSWERS: dict[int | type[Exception], Any] = {
    500: failed,
    HTTPException: said,
    Refused: refused,
    NoSuchGame: missing,
    Gone: missing,
    Newer: elsewhere,
    UnknownShard: missing,
    msgspec.ValidationError: not_understood,
    UnicodeDecodeError: not_understood,
    RecursionError: not_understood,
}


async def note_socket(why: Exception, scope: Scope) -> None:
    """Log the class of an error on a socket before the table's handler could catch it; Litestar closes the socket. Unknown
    addresses are not logged: strangers could fill the log."""
    if scope["type"] == ScopeType.WEBSOCKET and getattr(why, "status_code", 500) >= 500 and not hung_up(why):
        log().error("socket-failed", error=why)
