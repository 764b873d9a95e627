"""A client that never leaves, and one of the same seat that drops and resumes: what the second is told must be what the first was."""

import json
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.live.test_alone import Person

from .lines import PATIENCE, Line

MOST_MISSED = 200  # frames that a welcome repeats (`Bounds.missed`)


def plain(found: Any) -> bytes:
    """JSON whose keys have one order."""
    return msgspec.json.encode(found, order="sorted")


def sight_of(person: Person, message: dict[str, Any]) -> bytes:
    """What a client shows after a message: its sight, and what may be taken back."""
    return plain([person.sight, message.get("undo")])


class Shadow(Line):
    """Keeps, by frame: the bytes told, the events, and the sight after it."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.events: dict[int, bytes] = {}
        self.sights: dict[int, bytes] = {}
        self.told: dict[int, bytes] = {}

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        match message["say"]:
            case "told":
                self.told[self.n], self.events[self.n] = plain(message), plain(message["events"])
            case "caught-up":
                self.events |= {frame["n"]: plain(frame["events"]) for frame in message["frames"]}
            case "welcome":
                pass
            case _:
                return
        self.sights[self.n] = sight_of(self, message)


class Dropper(Person):
    """One client of a shadow's seat. `faults`: what it was told otherwise than its shadow."""

    def __init__(self, shadow: Shadow, addresses: list[str], seed: str) -> None:
        super().__init__(shadow.name, addresses, shadow.table, shadow.cookie, shadow.watch)
        self.shadow, self.dice = shadow, Random(seed)
        self.faults: list[str] = []
        self.took: list[float] = []  # seconds until a welcome
        self.compared = 0  # sights
        self._claims: list[tuple[str, int, bytes]] = []

    def hear(self, message: dict[str, Any]) -> None:
        was = self.n
        match message["say"]:
            case "welcome":
                self._hear_missed(message.get("missed", ()), was, message["n"])
            case "caught-up":
                self._hear_missed(message["frames"], was, message["n"])
            case "told":
                if message["n"] != was + 1:
                    self._fault(f"frame {message['n']} came after {was}")
                self._claims.append(("told", message["n"], plain(message)))
            case _:
                return
        super().hear(message)
        self._claims.append(("sight", self.n, sight_of(self, message)))

    def _hear_missed(self, frames: Any, was: int, now: int) -> None:
        numbers = [frame["n"] for frame in frames]
        if was and numbers != [*range(max(was, now - MOST_MISSED) + 1, now + 1)]:
            self._fault(f"after {was} it was told {numbers[:3]}...{numbers[-3:]}, up to {now}")
        self._claims += [("events", frame["n"], plain(frame["events"])) for frame in frames]

    def _fault(self, words: str) -> None:
        viewer = "an onlooker" if self.watch else "a seat"
        self.faults.append(f"{self.shadow.name} {self.table}, {viewer}: {words}")

    async def resume(self) -> None:
        """Come back after the last frame heard, stay for a few frames, drop; then compare with the shadow."""
        address = self.dice.choice(self.addresses).replace("http", "ws", 1)
        query = f"after={self.n}" + (f"&watch={self.watch}" if self.watch else "")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        socket = await connect(
            f"{address}/ws/{self.table}?{query}", additional_headers=headers, compression=None, open_timeout=PATIENCE,
            ping_interval=None, close_timeout=1,
        )  # fmt: skip
        try:
            began = perf_counter()
            self.hear(json.loads(await socket.recv()))
            self.took.append(perf_counter() - began)
            last = self.n + self.dice.choice((0, 0, 1, 2, 5))
            while self.n < last and not self.over:
                self.hear(json.loads(await socket.recv()))
        except ConnectionClosed as why:
            self._fault(f"the server closed the connection: {why}")
        finally:
            if self.dice.random() < 0.5:
                socket.transport.abort()  # as when the phone goes into a tunnel
            await socket.close()
        await self.compare()

    async def poll(self, client: httpx.AsyncClient) -> None:
        """The same by long polling; the first poll gets the welcome."""
        params: dict[str, Any] = {"after": self.n} | ({"watch": self.watch} if self.watch else {})
        address, headers = self.dice.choice(self.addresses), {"Cookie": self.cookie}
        found = await client.get(f"{address}/api/tables/{self.table}/frames", params=params, headers=headers)
        for message in found.json():
            self.hear(message)
        await self.compare()

    async def compare(self) -> None:
        await self.shadow.until(lambda: self.shadow.n >= self.n)
        if self.shadow.n < self.n:
            self._fault(f"it heard {self.n} frames, and its shadow {self.shadow.n}")
        kept = {"told": self.shadow.told, "events": self.shadow.events, "sight": self.shadow.sights}
        for kind, n, words in self._claims:
            known = kept[kind].get(n)  # None: from before the shadow came, or the shadow caught up over it
            self.compared += kind == "sight" and known is not None
            if known is not None and known != words:
                self._fault(f"frame {n} has another {kind}: {differing(known, words)}")
        self._claims.clear()


def differing(one: bytes, other: bytes) -> str:
    """Both texts around the first byte that differs."""
    at = next(
        (n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )
    return f"{one[max(0, at - 60) : at + 40]!r} and {other[max(0, at - 60) : at + 40]!r}"
