"""Open a Windmill table with two bots, print the link for a third seat, and begin once it is taken: `bots_table.py
SERVER CLIENT`."""

import json
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

BOTS = ("Bot Heron", "Bot Otter")


class Caller:
    """An HTTP client of one server, as one person."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def __call__(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.server + path, data, {"content-type": "application/json"})
        with self._opener.open(request, timeout=10) as answer:
            return json.loads(answer.read() or b"null")

    def until_ready(self) -> None:
        for _ in range(100):
            try:
                self("/readyz")
                return
            except OSError:
                time.sleep(0.2)
        raise SystemExit("The server did not get ready.")


def main(server: str, client: str) -> None:
    call = Caller(server)
    call.until_ready()
    opened = call("/api/tables", {"game": "windmill", "options": {"players": 3}})
    for name in BOTS:
        call(f"/api/tables/{opened['table']}/seats", {"name": name, "key": opened["key"], "bot": True})
    print(f"Two bots wait for you: {client}/t/{opened['table']}#{opened['key']}", flush=True)
    begin_when_full(call, opened["table"])


def begin_when_full(call: Caller, table: str) -> None:
    """Begin as the opener, as soon as somebody has sat down."""
    while len(call(f"/api/tables/{table}")["seats"]) <= len(BOTS):
        time.sleep(1)
    call(f"/api/tables/{table}/start", {})


if __name__ == "__main__":
    main(*sys.argv[1:3])
