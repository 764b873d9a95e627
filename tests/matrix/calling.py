"""Calls of an application in this process: one HTTP request, or one socket, by the ASGI protocol alone."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar

from talewind.kit import Frozen

HOST = "talewind.example"
PATIENCE = 90.0  # seconds for one answer, also on a busy machine


class Reply(Frozen):
    """`status`: of HTTP, or the code a socket was closed with; 0: the socket is open. `said`: everything that came back."""

    status: int
    headers: tuple[tuple[str, str], ...]
    said: bytes

    @property
    def read(self) -> Any:
        try:
            return json.loads(self.said)
        except ValueError:
            return None

    @property
    def cookie(self) -> str:
        """What the next call sends."""
        return next((value.split(";")[0] for name, value in self.headers if name == "set-cookie"), "")


def scope_of(app: Litestar, kind: str, method: str, url: str, headers: Mapping[str, str]) -> Any:
    parts = urlsplit(url)
    said = {"host": HOST, "content-type": "application/json", **headers}
    named = {"method": method} if kind == "http" else {}
    return named | {
        "type": kind, "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http", "path": parts.path, "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(), "root_path": "", "subprotocols": [], "app": app, "state": {},
        "headers": [(name.encode(), value.encode()) for name, value in said.items()],
        "client": ("192.0.2.1", 1), "server": (HOST, 80), "extensions": {},
    }  # fmt: skip


async def call(
    app: Litestar, method: str, url: str, body: Any = None, headers: Mapping[str, str] | None = None
) -> Reply:
    content = b"" if body is None else json.dumps(body).encode()
    sent: list[Any] = []
    asked, silence = iter([{"type": "http.request", "body": content, "more_body": False}]), asyncio.Event()

    async def receive() -> Any:
        for message in asked:
            return message
        await silence.wait()

    async def send(message: Any) -> None:
        sent.append(message)

    await asyncio.wait_for(app(scope_of(app, "http", method, url, headers or {}), receive, send), PATIENCE)
    start = next(message for message in sent if message["type"] == "http.response.start")
    found = b"".join(message.get("body", b"") for message in sent)
    return Reply(start["status"], tuple((n.decode().lower(), v.decode()) for n, v in start["headers"]), found)


class Socket:
    """`async with Socket(app, url, headers) as socket:`; `said` has every frame."""

    def __init__(self, app: Litestar, url: str, headers: Mapping[str, str]) -> None:
        self.app, self.scope = app, scope_of(app, "websocket", "GET", url, headers)
        self.said: list[bytes] = []
        self.code = 0
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()

    async def __aenter__(self) -> "Socket":
        await self._in.put({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.app(self.scope, self._in.get, self._out.put))
        first = await self._next()
        assert first["type"] == "websocket.accept", first
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)

    async def _next(self) -> Any:
        return await asyncio.wait_for(self._out.get(), PATIENCE)

    async def hear(self, *kinds: str) -> dict[str, Any] | None:
        """The next frame of one of these kinds; None: the door was closed instead."""
        while not self.code:
            message = await self._next()
            if message["type"] == "websocket.close":
                self.code = message["code"]
                break
            frame = message.get("text") or message["bytes"].decode()
            self.said.append(frame.encode())
            heard: dict[str, Any] = json.loads(frame)
            if heard["say"] in kinds:
                return heard
        return None

    async def say(self, message: Any) -> None:
        await self._in.put({"type": "websocket.receive", "text": json.dumps(message)})
