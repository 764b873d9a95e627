"""The tables of a load client: their sockets, when the next move is sent, and when the last seat has seen it."""

from collections import Counter
from time import perf_counter
from typing import Any, Literal

import msgspec

from bench.load_sockets import Caller, Socket, connected

TALE = {"parts": ["Once the wind told me a tale of the sea."], "lang": "en"}
AGAIN = 0.25  # seconds until a client repeats a move that was refused as busy

type Pace = Literal["closed", "paced", "impatient"]


class Prompt(msgspec.Struct):
    offers: list[Any]


class Question(msgspec.Struct):
    number: int
    ask: Prompt


class Sight(msgspec.Struct):
    question: Question | None = None
    outcome: msgspec.Raw = msgspec.Raw()


class Event(msgspec.Struct):
    event: str


class Heard(msgspec.Struct):
    events: list[Event]


class Key(msgspec.Struct):
    key: str


class Refusal(msgspec.Struct):
    say: Key


class Message(msgspec.Struct):
    """What a load client reads of a message; all else is skipped."""

    say: str
    now: int = 0
    id: str = ""
    number: int = 0  # of a probe
    events: list[Event] = []
    frames: list[Heard] = []
    sight: Sight | None = None
    refusal: Refusal | None = None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class Seen:
    """What all tables of a client process have measured since `clear`. Delays are in seconds."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.moves = self.frames = self.bytes = self.sent = 0
        self.last: list[float] = []  # from sending, or from when it was due, to the last screen
        self.acks: list[float] = []  # from sending to the acknowledgement
        self.refused: Counter[str] = Counter()
        self.lost: Counter[int] = Counter()  # sockets, by close code


class Table:
    """One table. The pace says when a move is sent. `closed`: as soon as all seats have the last one. `paced`: when `tick` is
    called, and when it is late as soon as possible. `impatient`: at every tick, whether or not the last one is answered."""

    game, seats = "endlesscards", 4
    options: dict[str, int] = {}

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.pace: Pace = "closed"
        self.sockets: list[Socket] = []
        self.name = ""
        self.playing = False
        self._acks: dict[str, float] = {}  # when a move was sent, by its id

    async def open(self, addresses: list[str], turn: int) -> None:
        """Open the table, take its seats and begin. All seats sit at one process, as the proxies of deploy/ place them; tables take
        turns."""
        address = addresses[turn % len(addresses)]
        caller = Caller(address)
        opened, host = await caller.post("/api/tables", {"game": self.game, "options": self.options})
        self.name, cookies = opened["table"], []
        for seat in range(self.seats):
            body = {"name": f"P{seat}", "key": opened["key"]}
            cookies.append((await caller.post(f"/api/tables/{self.name}/seats", body, "" if seat else host))[1])
        await caller.post(f"/api/tables/{self.name}/start", {}, host)
        caller.close()
        for seat, cookie in enumerate(cookies):
            self.sockets.append(await connected(address, f"/ws/{self.name}", cookie, lambda seat=seat: self._at(seat)))  # type: ignore[misc]

    def _at(self, seat: int) -> Socket:
        return Socket(lambda raw: self._hear(seat, raw), self._lose)

    def _lose(self, code: int) -> None:
        self.seen.lost[code] += 1

    def _hear(self, seat: int, raw: bytes) -> None:
        seen = self.seen
        seen.frames += 1
        seen.bytes += len(raw)
        message = decode(raw)
        match message.say:
            case "told" | "caught-up" | "welcome":
                self._told(seat, message)
            case "probe":
                self.sockets[seat].send(b'{"do":"echo","number":%d}' % message.number)
            case "taken":
                seen.acks.append(perf_counter() - self._acks.pop(message.id))
                self._taken(message.id)
            case "not-taken":
                assert message.refusal is not None
                seen.refused[message.refusal.say.key] += 1
                self._acks.pop(message.id, None)
                self._not_taken(seat, message.id, message.refusal.say.key)

    def _send(self, seat: int, move_id: str, answer: bytes) -> None:
        self._acks[move_id] = perf_counter()
        self.seen.sent += 1
        self.sockets[seat].send(answer)

    @property
    def waits(self) -> bool:
        """Whether a move has no answer yet."""
        return bool(self._acks)

    def begin(self, pace: Pace) -> None:
        self.playing, self.pace = True, pace

    def tick(self, due: float) -> None:
        """A move is due, since a point in time that may have passed."""

    def _told(self, seat: int, message: Message) -> None: ...
    def _taken(self, move_id: str) -> None: ...
    def _not_taken(self, seat: int, move_id: str, key: str) -> None: ...

    def leave(self) -> None:
        for socket in self.sockets:
            socket.leave()
