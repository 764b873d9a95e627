"""A word is planted in every field that a person can fill, at the real server, and much goes wrong: no log has it. The fields are
those of the routes and of the messages: a new one is planted by itself, and one of a type unknown here fails the test."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, get_args

import asyncpg
import msgspec
import nats
import pytest
from litestar import Litestar
from msgspec import inspect
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from talewind.server import wire
from talewind.server.app import make_app
from talewind.server.telemetry.logs import ALLOWED, EVENTS, UNLISTED, ErrorName
from tests.server.conftest import Running
from tests.server.doors.test_errors import calls
from tests.server.players import call, open_table
from tests.server.serving import LONG, Server

pytestmark = pytest.mark.long

WORD = "PLANTED"
TALE = {"move": "tell", "tale": {"parts": [f"Once {WORD} flew. It fell."], "lang": WORD}}
FLOOD = WORD * 700  # no field takes so much
HEADERS = (
    "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Content-Type", "Cookie", "Host", "If-None-Match", "Origin",
    "Range", "Referer", "Sec-Fetch-Site", "Transfer-Encoding", "User-Agent", "X-Forwarded-For", "X-Forwarded-Proto", f"X-{WORD}",
)  # fmt: skip
REQUESTS = (
    f"GET /{WORD}\r\n\r\n", f"{WORD}\r\n\r\n", f"GET / HTTP/{WORD}\r\n\r\n", f"GET / HTTP/1.1\r\n{WORD}\r\n\r\n",
    f"POST /api/knock HTTP/1.1\r\nHost: x\r\nContent-Length: {WORD}\r\n\r\n",
    f"POST /api/knock HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n{WORD}\r\n",
    f"GET /{WORD * 20_000} HTTP/1.1\r\nHost: x\r\n\r\n",
    f"GET /ws/{WORD} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: {WORD}\r\n"
    f"Sec-WebSocket-Key: {WORD}\r\nSec-WebSocket-Protocol: {WORD}\r\nSec-WebSocket-Extensions: {WORD}; {WORD}={WORD}\r\n\r\n",
)  # fmt: skip


def bare(kind: inspect.Type) -> inspect.Type:
    return bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def planted(kind: inspect.Type) -> list[Any]:
    """Values of this type with the word in them, and of others. KeyError: say here how the word gets into it."""
    kind = bare(kind)
    if isinstance(kind, inspect.UnionType):
        return [value for each in kind.types if not isinstance(each, inspect.NoneType) for value in planted(each)]
    known: dict[type, list[Any]] = {
        inspect.StrType: [WORD, FLOOD],
        inspect.LiteralType: [WORD],
        inspect.BoolType: [WORD],
        inspect.IntType: [WORD],
        inspect.DictType: [{WORD: WORD}, {"players": WORD}, {"colours": [WORD]}],
        inspect.VarTupleType: [[WORD], WORD],
        inspect.RawType: [TALE, {"move": WORD}, {"move": "guess", "picture": WORD}, {WORD: WORD}],
    }
    return [*known[type(kind)], {WORD: WORD}]


def passing(field: inspect.Field) -> Any:
    """A value with the word in it that gets through the first look, where there is one."""
    kind = bare(field.type)
    if isinstance(kind, inspect.BoolType | inspect.IntType):
        return isinstance(kind, inspect.BoolType) or 1
    return [] if isinstance(kind, inspect.VarTupleType) else planted(kind)[0]


def shapes(struct: type) -> Iterator[dict[str, Any]]:
    """Of a body or a message: all fields filled, and each in turn with everything that can be planted there."""
    about = inspect.type_info(struct)
    assert isinstance(about, inspect.StructType)
    tag = {str(about.tag_field): about.tag} if about.tag_field else {}
    whole = tag | {field.encode_name: passing(field) for field in about.fields}
    yield whole
    for field in about.fields:
        for value in planted(field.type):
            yield whole | {field.encode_name: value}
    yield whole | {WORD: WORD}


class Stranger:
    """Calls, and does not mind the answer."""

    def __init__(self, server: Server) -> None:
        self.server, self.answers = server, 0

    def call(self, method: str, path: str, body: Any = None, cookie: str = "", **headers: str) -> None:
        connection = HTTPConnection("127.0.0.1", self.server.port, timeout=90)
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        words = {"Content-Type": "application/json", "Cookie": cookie} | headers
        with contextlib.suppress(OSError, ValueError):
            connection.request(method, path, content, words)
            answer = connection.getresponse()
            answer.read()
            self.answers += 1
            assert WORD not in str(answer.headers), path
        connection.close()

    def say(self, raw: str) -> None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.server.port), 5) as line:
            line.sendall(raw.encode())
            line.shutdown(socket.SHUT_WR)
            line.settimeout(5)
            while line.recv(65_536):
                pass


@pytest.fixture(scope="module")
def app() -> Litestar:
    """For its routes alone."""
    return make_app(("postgresql:///none",), "nats://none", "s" * 32)


def at_every_route(stranger: Stranger, app: Litestar, table: str, cookie: str) -> None:
    for place, owner in ((WORD, f"talewind={WORD}"), (table, cookie)):
        for method, path, handler in calls(app, place):
            fields = handler.parsed_fn_signature.parameters
            asked = "&".join(f"{name}={WORD}" for name in (*fields, "watch", "behind", "key", WORD))
            if "/frames" not in path or place == WORD:  # a poll would wait
                stranger.call(method, f"{path}?{asked}", cookie=owner)
            if "data" in fields:
                for body in shapes(fields["data"].annotation):
                    stranger.call(method, path, body, owner)
                for raw in (b"{" + WORD.encode(), WORD.encode() * 12_000, b"\xff" + WORD.encode(), b'{"a":' * 9_000):
                    stranger.call(method, path, raw, owner)


def with_every_header(stranger: Stranger, table: str, cookie: str) -> None:
    for header in HEADERS:
        for path in (f"/api/tables/{table}", "/", f"/t/{table}"):
            stranger.call("GET", path, cookie=cookie, **{header: WORD})
        stranger.call("POST", "/api/knock", {"code": WORD, "name": WORD}, **{header: WORD})
    for request in REQUESTS:
        stranger.say(request)


async def in_every_message(server: Server, table: str, cookie: str) -> None:
    frames = [json.dumps(shape) for kind in get_args(wire.ClientMessage.__value__) for shape in shapes(kind)]
    odd: list[str | bytes] = [WORD, "{" + WORD, f'{{"do":"{WORD}"}}', '{"a":' * 900 + WORD, WORD.encode(), WORD * 2_000]
    for frame in [*frames, *odd]:
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(
                f"ws://127.0.0.1:{server.port}/ws/{table}", additional_headers={"Cookie": cookie}, close_timeout=1
            ) as line:
                await line.send(frame)
                await line.send('{"do":"ping"}')
                async with asyncio.timeout(5):
                    while json.loads(await line.recv())["say"] != "pong":
                        pass
    for where in (f"{WORD}?after={WORD}", f"{table}?after={WORD}", f"{table}?behind={WORD}&watch={WORD}", f"%00{WORD}"):
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(
                f"ws://127.0.0.1:{server.port}/ws/{where}", close_timeout=1, subprotocols=[Subprotocol(WORD)]
            ) as line:
                await line.recv()


async def without_a_database(
    running: Running, dsns: tuple[str, ...], stranger: Stranger, table: str, cookie: str
) -> None:
    """Every connection is cut, and no new one let in, while moves are on their way."""
    names = [dsn.partition("?")[0].rpartition("/")[2] for dsn in dsns]
    admin = await asyncpg.connect(running.database("postgres"))
    body = json.dumps({"do": "answer", "id": WORD, "number": 1, "move": TALE}).encode()

    def moves() -> None:
        for _ in range(8):
            stranger.call("POST", f"/api/tables/{table}/messages", body, cookie)
            stranger.call("POST", "/api/tables", {"game": "windmill", "options": {"players": 3}, "lang": "en"}, cookie)
            stranger.call("POST", "/api/knock", {"code": WORD, "name": WORD}, cookie)
            stranger.call("GET", f"/t/{WORD}", cookie=cookie)

    moving = asyncio.create_task(asyncio.to_thread(moves))
    for name in names:
        await admin.execute(f"alter database {name} allow_connections false")
        await admin.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name)
    await moving
    await asyncio.to_thread(moves)
    for name in names:
        await admin.execute(f"alter database {name} allow_connections true")
    await admin.close()


async def on_the_bus(running: Running) -> None:
    """Nobody but servers speaks there; if one speaks nonsense, its words are in no log either."""
    client = await nats.connect(running.nats)
    for subject in (
        "sits",
        "dismiss",
        "counted",
        *(f"{kind}.{n}" for kind in ("row", "aside", "wanted") for n in range(4)),
    ):
        for said in (WORD.encode(), b"\xff", msgspec.json.encode({WORD: WORD}), msgspec.msgpack.encode([WORD, WORD])):
            await client.publish(subject, said)
    await client.flush()
    await client.close()


def ended(server: Server) -> tuple[int, str]:
    """How it ended, and what it had still to say."""
    assert server.process is not None
    server.process.terminate()
    rest, _ = server.process.communicate(timeout=LONG)
    assert server.process.returncode is not None
    return server.process.returncode, rest


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_no_log_has_a_word_of_anybody(
    running: Running, dsns: tuple[str, ...], app: Litestar, tmp_path: Path
) -> None:
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_LIMITS": "off"}
    errors = tmp_path / "errors"
    with errors.open("w") as to:
        server = Server(environ | {"TALEWIND_SECRET": "s" * 32}, errors=to).start()
        stranger = Stranger(server)
        try:
            table, _, cookies = await asyncio.to_thread(open_table, server.address, 3)
            waiting, host = await asyncio.to_thread(call, server.address, "/api/tables", {"game": "story"})
            await asyncio.to_thread(at_every_route, stranger, app, waiting["table"], host)
            await asyncio.to_thread(at_every_route, stranger, app, table, cookies[1])
            await asyncio.to_thread(with_every_header, stranger, table, cookies[0])
            await on_the_bus(running)
            await in_every_message(server, table, cookies[0])
            await without_a_database(running, dsns, stranger, table, cookies[0])
        finally:
            code, rest = await asyncio.to_thread(ended, server)
    assert code == 0
    assert stranger.answers > 500
    assert rest == ""
    logged = errors.read_text()
    assert WORD.lower() not in logged.lower()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert {"request-failed", "sweep-failed"} & {line["event"] for line in lines}, "something did go wrong"
    for line in lines:
        assert line["event"] in EVENTS | {UNLISTED}
        named = line | ({"error": ErrorName(line["error"])} if "error" in line else {})
        assert all(key in ALLOWED and (ALLOWED[key](value) or value == UNLISTED) for key, value in named.items()), line
