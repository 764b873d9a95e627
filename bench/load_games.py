"""How a load client plays: endless cards, where every seat sees every move, and Windmill with its whole games."""

import asyncio
import random
from time import perf_counter

from bench.load_tables import AGAIN, TALE, Message, Pace, Seen, Table, encode


class CardsTable(Table):
    """Four seats take a card in turn. A move is over when all four have heard of it."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self.turn = self.number = self.made = 0
        self.lacking = 0  # seats that have not heard of the move that was sent
        self.began = 0.0
        self.owed: list[float] = []  # when moves were due that could not be sent yet

    def begin(self, pace: Pace) -> None:
        super().begin(pace)
        self.lacking, self.owed = 0, []
        if pace == "closed":
            self._move(perf_counter())

    def tick(self, due: float) -> None:
        if self.pace == "impatient":
            if not self.lacking:
                self.lacking, self.began = self.seats, perf_counter()
            self._say()
        elif self.lacking:
            self.owed.append(due)
        else:
            self._move(due)

    def _move(self, due: float) -> None:
        self.lacking, self.began = self.seats, due
        self._say()

    def _say(self) -> None:
        self.made += 1
        move_id = f"m{self.made}"
        answer = b'{"do":"answer","id":"%s","number":%d,"move":{"move":"take"}}' % (move_id.encode(), self.number)
        self._send(self.turn, move_id, answer)

    def _told(self, seat: int, message: Message) -> None:
        if message.sight is not None and message.sight.question is not None:
            self.turn, self.number = seat, message.sight.question.number
        events = message.events if message.say == "told" else [e for frame in message.frames for e in frame.events]
        for event in events:
            if event.event == "took" and self.lacking:
                self.lacking -= 1
                if not self.lacking:
                    self._over()

    def _over(self) -> None:
        self.seen.moves += 1
        self.seen.last.append(perf_counter() - self.began)
        if self.playing and self.pace == "closed":
            self._move(perf_counter())
        elif self.playing and self.owed:
            self._move(self.owed.pop(0))

    def _not_taken(self, seat: int, move_id: str, key: str) -> None:
        if self.pace == "impatient":
            self.lacking = self.lacking if self.waits else 0
        elif key == "server-busy":
            asyncio.get_running_loop().call_later(AGAIN, self._say)


class WindmillTable(Table):
    """Three seats answer whatever they are asked, at random. Which seats hear of a row is for the rules to say, so a seat
    answers as soon as it is asked; the frames of one row have the same `now`, by which its last one is known."""

    game, seats, options = "windmill", 3, {"players": 3}

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self.asked = [0] * self.seats
        self.questions: dict[int, bytes] = {}  # by seat: the answer that it will give
        self.stamps = [0] * self.seats
        self.sent: dict[
            int, list[float]
        ] = {}  # by `now` of a row: when its move was sent, and when its last frame came
        self.pending: dict[str, float] = {}  # when a move was due, by its id
        self.dice = random.Random(7)
        self.over = False

    def begin(self, pace: Pace) -> None:
        super().begin(pace)
        if pace == "closed":
            for seat in list(self.questions):
                self._answer(seat, perf_counter())

    def tick(self, due: float) -> None:
        if self.questions:
            self._answer(next(iter(self.questions)), due)

    def _answer(self, seat: int, due: float) -> None:
        move_id = f"{seat} {self.asked[seat]}"
        self.pending[move_id] = due
        self._send(seat, move_id, self.questions.pop(seat))

    def _told(self, seat: int, message: Message) -> None:
        if message.now and message.say == "told":
            self.stamps[seat] = message.now
            self._arrived(message.now)
        question = message.sight and message.sight.question
        if message.sight and message.sight.outcome:
            self.over = True
        elif question and question.number > self.asked[seat]:
            self.asked[seat] = question.number
            offer = self.dice.choice(question.ask.offers)
            move = {"move": offer["move"]}
            for name, domain in offer.get("fields", {}).items():
                move[name] = TALE if domain["domain"] == "words" else self.dice.choice(domain["values"])
            move_id = f"{seat} {question.number}"
            self.questions[seat] = encode({"do": "answer", "id": move_id, "number": question.number, "move": move})
            if self.playing and self.pace == "closed":
                self._answer(seat, perf_counter())

    def _taken(self, move_id: str) -> None:
        """The mover's own frame comes before its acknowledgement."""
        self.seen.moves += 1
        now = perf_counter()
        began = self.pending.pop(move_id)
        self._close()
        self.sent[self.stamps[int(move_id[0])]] = [began, now]

    def _arrived(self, stamp: int) -> None:
        if (known := self.sent.get(stamp)) is not None:
            known[1] = perf_counter()

    def _close(self) -> None:
        """Count the moves whose frames have all come: the next one is on its way."""
        self.seen.last += [came - began for began, came in self.sent.values()]
        self.sent.clear()
