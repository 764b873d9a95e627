"""Clients for tests: people with a cookie each, who answer anything legal over a real socket and remember every frame."""

import asyncio
import contextlib
import json
import random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from talewind.kit.views import sight_after


def call(address: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    data = None if body is None else json.dumps(body).encode()
    request = Request(address + path, data, {"Content-Type": "application/json", "Cookie": cookie})
    with urlopen(request, timeout=90) as answer:
        text, given = answer.read(), answer.headers.get("Set-Cookie", "").split(";")[0]
    return (json.loads(text) if text else None), given or cookie


def open_table(address: str, seats: int, game: str = "windmill", **options: Any) -> tuple[str, str, list[str]]:
    """Table, watch key, and a cookie for each seat; the first is the host's."""
    opened, host = call(address, "/api/tables", {"game": game, "options": {"players": seats, **options}})
    cookies = []
    for seat in range(seats):
        body = {"name": f"P{seat}", "key": opened["key"]}
        _, cookie = call(address, f"/api/tables/{opened['table']}/seats", body, host if seat == 0 else "")
        cookies.append(cookie)
    call(address, f"/api/tables/{opened['table']}/start", {}, host)
    return opened["table"], opened["watch_key"], cookies


def any_value(domain: dict[str, Any], dice: random.Random) -> Any:
    if domain["domain"] == "one-of":
        return dice.choice(domain["values"])
    if domain["domain"] == "amount":
        return dice.randint(domain["low"], domain["high"])
    return {"parts": ["Once the wind told me a tale."], "lang": "en"}


class Player:
    """Comes back after every cut, says again what was not acknowledged, and keeps all frames by number."""

    def __init__(self, addresses: list[str], table: str, cookie: str = "", watch: str = "", seed: int = 0) -> None:
        self.addresses, self.table, self.cookie, self.watch = addresses, table, cookie, watch
        self.dice = random.Random(seed)
        self.frames: dict[int, Any] = {}
        self.n = self.first = 0  # the last frame heard, and that of the first welcome
        self.sight: dict[str, Any] = {}
        self.sent: dict[str, str] = {}  # not yet acknowledged
        self.acknowledged: set[str] = set()
        self.asked = 0
        self.cuts = 0

    @property
    def over(self) -> bool:
        """Has it seen the end? The outcome alone is announced before it, with the encore."""
        return bool(self.sight) and not self.sight.get("phase")

    async def play(self) -> dict[str, Any]:
        """To the end, through lost connections, also while one is being opened; the last sight."""
        while not self.over:
            with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, TimeoutError):
                await self.once()
            self.cuts += 1
            await asyncio.sleep(0.05)
        return self.sight

    async def once(self) -> None:
        address = self.dice.choice(self.addresses).replace("http", "ws", 1)
        query = f"after={self.n}" + (f"&watch={self.watch}" if self.watch else "")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(f"{address}/ws/{self.table}?{query}", additional_headers=headers, close_timeout=1) as socket:
            for unanswered in list(self.sent.values()):
                await socket.send(unanswered)
            async for text in socket:
                self.hear(json.loads(text))
                if self.over:
                    return
                answer = self.answer()
                if answer is not None:
                    await socket.send(answer)

    def hear(self, message: dict[str, Any]) -> None:
        match message["say"]:
            case "welcome":
                for frame in message.get("missed", ()):
                    self.keep(frame["n"], frame["events"])
                self.n = message["n"]
                self.first = self.first or self.n
            case "caught-up":
                for frame in message["frames"]:
                    self.keep(frame["n"], frame["events"])
                self.n = message["n"]
            case "told":
                assert message["n"] == self.n + 1, (message["n"], self.n)
                self.keep(message["n"], message["events"])
                self.n = message["n"]
            case "taken":
                self.sent.pop(message["id"], None)
                self.acknowledged.add(message["id"])
            case "not-taken":
                self.sent.pop(message["id"], None)
                if message.get("again"):
                    self.asked -= 1
        self.sight = sight_after(self.sight, message)

    def keep(self, n: int, events: Any) -> None:
        assert self.frames.setdefault(n, events) == events, "a frame was told twice, differently"

    def answer(self) -> str | None:
        question = self.sight.get("question")
        if not question or question["number"] <= self.asked or self.watch:
            return None
        self.asked = question["number"]
        offer = self.dice.choice(question["ask"]["offers"])
        fields = {name: any_value(domain, self.dice) for name, domain in offer.get("fields", {}).items()}
        move_id = f"m{self.asked}"
        self.sent[move_id] = json.dumps(
            {"do": "answer", "id": move_id, "number": self.asked, "move": {"move": offer["move"], **fields}}
        )
        return self.sent[move_id]
