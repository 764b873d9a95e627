"""A simulated client: as the browser's, it reconnects, repeats what was not acknowledged under the same id, and keeps every
frame. What it may notice at once, it reports at once."""

from typing import TYPE_CHECKING, Any

import msgspec

from talewind.kit.views import sight_after

from .choosing import any_move
from .line import Line

if TYPE_CHECKING:
    from .world import World

PATIENCE = 8.0  # seconds without a welcome or an acknowledgement before reconnecting
BUSY = 1.0  # seconds until a move that found the server busy is sent again
WAITS = (0.1, 0.7, 1.5)  # seconds before connecting again

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class Sent(msgspec.Struct):
    """A message of which an acknowledgement is expected."""

    id: str
    kind: str
    words: str
    at: float  # when it was first sent
    times: int = 0
    taken: float | None = None
    refused: bool = False


class Client:
    """`seat` None: an onlooker. `idle`: it only watches from now on."""

    def __init__(self, world: "World", table: str, seat: int | None, person: str | None, watch: str = "") -> None:
        self.world, self.table, self.seat, self.person, self.watch = world, table, seat, person, watch
        self.name = f"{table[:3]} {'onlooker' if seat is None else f'seat {seat}'}"
        self.frames: dict[int, Any] = {}
        self.n = self.asked = self.failures = 0
        self.sight: dict[str, Any] = {}
        self.moves: dict[str, Sent] = {}
        self.open: dict[str, Sent] = {}  # not yet answered
        self.left_at: int | None = None  # the number of rows when it left for good
        self.line: Line | None = None
        self.welcomed = self.idle = self.gone = self._resuming = False
        self._since = self._welcomed_at = 0.0
        world.loop.call_later(world.fate.between(0.0, 0.5), self.connect)
        world.loop.call_later(PATIENCE / 2, self._look)

    @property
    def over(self) -> bool:
        return bool(self.sight) and not self.sight.get("phase")

    # The connection

    def connect(self) -> None:
        if self.gone or self.line is not None:
            return
        self._since = self.world.loop.time()
        process = self.world.any_process()
        if process is None:
            self.lost(None, "found nobody")
            return
        self.line, self.welcomed = Line(self, process), False
        self.world.note(self.name, "connects to", process.name)
        process.accept(self.line)

    def lost(self, line: Line | None, why: str) -> None:
        """The line is gone; a newer one is not affected."""
        if line is not self.line:
            return
        self.world.note(self.name, "lost its line:", why)
        self.line, self.welcomed = None, False
        wait = WAITS[min(self.failures, len(WAITS) - 1)]
        self.failures += 1
        self.world.loop.call_later(wait * self.world.fate.between(0.75, 1.25), self.connect)

    def hang_up(self, why: str) -> None:
        if (line := self.line) is not None:
            line.hang_up(self.world.fate.between(0.0, 2.0) if self.world.fate.happens(0.5) else 0.0)
            self.lost(line, why)

    def leave(self) -> None:
        """Do not come back: the game is over. Its log may go on with people who come and go."""
        self.gone, self.left_at = True, len(self.world.store.log(self.table).rows)
        self.hang_up("leaves")

    def _look(self) -> None:
        """Reconnect if something is missing for too long."""
        if self.gone:
            return
        now = self.world.loop.time()
        oldest = min((sent.at for sent in self.open.values() if sent.times), default=now)
        if self.line is not None and now - max(self._since, oldest) > PATIENCE and (self.open or not self.welcomed):
            self.hang_up("is impatient")
        self.world.loop.call_later(PATIENCE / 2, self._look)

    # Hearing

    def hear(self, line: Line, data: str) -> None:
        if line is not self.line:
            return
        message = _decode(data)
        say = message["say"]
        if say == "probe":
            line.send(_encode({"do": "echo", "number": message["number"]}).decode())
            return
        self.world.note(self.name, "hears", say, message.get("n", message.get("id", "")))
        if say == "taken":
            self._taken(message["id"])
        elif say == "not-taken":
            self._not_taken(message)
        elif say in {"welcome", "caught-up", "told"}:
            self._told(message, say)
        if self.world.fate.happens(self.world.fate.line_is_cut):
            self.hang_up("is cut")

    def _told(self, message: dict[str, Any], say: str) -> None:
        if say == "told":
            if message["n"] != self.n + 1:
                self.world.fault(f"{self.name}: frame {message['n']} was told after frame {self.n}")
            self._keep(message)
        else:
            for frame in message.get("missed" if say == "welcome" else "frames", ()):
                self._keep(frame)
            if message["n"] < self.n:
                self.world.fault(f"{self.name}: was sent back from frame {self.n} to {message['n']}")
        self.n = message["n"]
        self.sight = sight_after(self.sight, message)
        if say == "welcome":
            self.welcomed, self.failures, self._welcomed_at = True, 0, self.world.loop.time()
            for sent in list(self.open.values()):
                self._send(sent)
        self._think()

    def _keep(self, frame: dict[str, Any]) -> None:
        events = _encode(frame["events"])
        if self.frames.setdefault(frame["n"], events) != events:
            self.world.fault(f"{self.name}: frame {frame['n']} was told twice, differently")

    def _taken(self, move_id: str) -> None:
        sent = self.moves[move_id]
        if sent.kind == "answer" and self._committed(sent) is None:
            self.world.fault(f"{self.name}: move {move_id} was acknowledged before its row was committed")
        if sent.taken is None:
            sent.taken = self.world.loop.time()
        self.open.pop(move_id, None)

    def _committed(self, sent: Sent) -> float | None:
        return self.world.committed_at(self.table, f"{self.seat} {sent.id}")

    def _not_taken(self, message: dict[str, Any]) -> None:
        sent = self.open.get(message["id"])
        if sent is None:
            return
        if message.get("again"):
            self.world.loop.call_later(BUSY, self._send_again, sent.id)
            return
        del self.open[sent.id]
        sent.refused = True
        committed = self._committed(sent)
        if committed is not None and committed < self._welcomed_at:  # every attempt on this line came after it
            self.world.fault(f"{self.name}: move {sent.id} was refused after its row was committed")
        self.world.note(self.name, "was refused", sent.kind, message["refusal"]["say"]["key"])
        if sent.kind == "answer":
            self.asked = (
                min(self.asked, self.sight["question"]["number"] - 1) if self.sight.get("question") else self.asked
            )
            self.world.loop.call_later(BUSY, self._think)

    # Speaking

    def _think(self) -> None:
        """Answer a new question after a while."""
        fate, question = self.world.fate, self.sight.get("question")
        if self.seat is None or self.idle:
            return
        if self.sight.get("paused") and not self._resuming:
            self._resuming = True
            self.world.loop.call_later(fate.between(0.1, 5.0), self._go_on)
        if not question or question["number"] <= self.asked:
            return
        self.asked = question["number"]
        if question.get("until") is not None and fate.happens(fate.keeps_silent):  # otherwise no clock would help
            return
        opens = max(0.0, (question.get("opens", 0) - self.world.milliseconds()) / 1_000)
        self.world.loop.call_later(opens + fate.between(0.01, 0.3), self._answer, question)

    def _go_on(self) -> None:
        self._resuming = False
        if self.sight.get("paused"):
            self.say("go-on")

    def _answer(self, question: dict[str, Any]) -> None:
        fate = self.world.fate
        if self.gone or self.idle:
            return
        move = any_move(question["ask"]["offers"], fate.dice)
        self.say("answer", number=question["number"], move=move)
        if fate.dice.random() < 0.04:
            self.world.loop.call_later(fate.between(0.0, 0.5), self.say, fate.dice.choice(("undo", "undo", "pause")))
        if question["ask"].get("drafted") and self.line is not None and fate.dice.random() < 0.3:
            self.line.send(_encode({"do": "draft", "number": question["number"], "move": move}).decode())

    def say(self, kind: str, **more: Any) -> None:
        if self.gone or self.idle:
            return
        move_id = f"{kind[0]}{len(self.moves)}"
        words = _encode({"do": kind, "id": move_id, **more}).decode()
        self.moves[move_id] = self.open[move_id] = sent = Sent(move_id, kind, words, self.world.loop.time())
        self._send(sent)

    def _send_again(self, move_id: str) -> None:
        if (sent := self.open.get(move_id)) is not None:
            self._send(sent)

    def _send(self, sent: Sent) -> None:
        if self.line is None or not self.welcomed:
            return
        fate = self.world.fate
        for _ in range(2 if fate.happens(fate.sent_twice) else 1):
            sent.times += 1
            self.world.note(self.name, "sends", sent.id, sent.words[:100])
            self.line.send(sent.words)
