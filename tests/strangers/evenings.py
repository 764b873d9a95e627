"""One whole game played against the server in this process, by random people who write markers, with a tap on everything it says."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec

from talewind import games
from talewind.kit import AnyGame, Chance, Move, Refused, Seat, due
from talewind.kit.asks import read_along, refusal_by
from talewind.kit.rows import Answered, Came, Did, Ended, Expired, Housed, Left, Sat, Stood, Stopped, TookBack, WentOn
from talewind.kit.testing.choices import some_table
from talewind.kit.testing.legality import illegal_moves
from talewind.kit.testing.wanderer import Wanderer
from talewind.server import wire
from talewind.server.doors.answering import answered
from talewind.server.live.listener import Listener
from talewind.server.tables import Loaded, Played
from talewind.server.wire import Viewer
from tests.server.indoors import Caller

from .knowledge import Knowledge
from .markers import Mint
from .quiet_house import House
from .taps import LOG, STRANGER, Reader, Tap

PLAIN = {Stopped: "pause", WentOn: "go-on", Ended: "end-here", Left: "leave", TookBack: "undo"}
LOOKED_AT = ("", "/frames", "/frames?after=1&welcome=1", "/older/frames?before=99", "/game", "/book", "/book.html", "/shoulder",
    "/knocks", "/again", "/again?x=1")  # fmt: skip


class Evening:
    """`seed` names the game again: its options, its people, its markers; the table's own secret comes from the system.
    After `longest` rows everybody leaves."""

    def __init__(self, house: House, name: str, seed: int, longest: int = 300) -> None:
        self.house, self.seed, self.longest, self.where = house, seed, longest, f"{name}, game {seed}"
        self.game: AnyGame = games.load(name)
        self.dice, self.random = Chance(f"evening {name} {seed}".encode()), Random(f"{name} {seed}")
        self.mint = Mint(f"{name} {seed}")
        self.seats, self.options = some_table(self.game, seed, self.dice)
        self.callers: dict[Viewer, Caller] = {}
        self.stranger = house.indoors.caller("192.0.2.200")
        self.listeners: list[Listener] = []
        self.leaving = list(range(self.seats))
        self.rows = self.refusals = self.said = 0

    # Before the game.

    async def begin(self) -> None:
        body = {"game": self.game.id, "options": msgspec.to_builtins(self.options), "chairs": self.seats}
        host = self.house.indoors.caller("192.0.2.1")
        found = await host("/api/tables", body)
        self.table, self.key, self.watch = found["table"], found["key"], found["watch_key"]
        nonces: dict[Seat, str] = {}
        for seat in range(self.seats):
            caller = host if seat == 0 else self.house.indoors.caller(f"192.0.2.{seat + 2}")
            nonces[seat] = self.random.randbytes(16).hex()
            await caller(
                f"/api/tables/{self.table}/seats", {"name": f"P{seat}", "key": self.key, "nonce": nonces[seat]}
            )
            self.callers[seat] = caller
        await host(f"/api/tables/{self.table}/start", {}, "POST")
        await self._tap(nonces)

    async def _tap(self, nonces: dict[Seat, str]) -> None:
        services = self.house.services
        loaded = await services.keeper.loaded(self.table)
        header, step = loaded.header, loaded.sitting.step
        secrets = {"the secret of the table": header.secret, "the key of chance": header.key}
        own: dict[Reader, set[str]] = {}
        for seat, caller in self.callers.items():
            assert isinstance(seat, int)
            secrets[f"the nonce of seat {seat}"] = header.seats[seat].nonce
            secrets[f"the cookie of seat {seat}"] = str(dict(caller.http.cookies)["talewind"]).encode()
            secrets[f"the person of seat {seat}"] = str(header.seats[seat].person).encode()
            own[seat] = {f"the {what} of seat {seat}" for what in ("nonce", "cookie", "person")}
        self.knowledge = Knowledge(self.game, step, str(self.seed))
        self.tap = Tap(self.knowledge, secrets, own, self.where)
        self.wanderer = Wanderer(self.game, loaded.sitting, self.dice, self.seed % 4 in (2, 3), self.seed % 4 in (1, 3))
        services.keeper.tell = self._told
        for seat in range(self.seats):
            await self._listen(Listener(self.table, seat, header.seats[seat].person, bounds=services.doorkeeper.bounds))
        await self._listen(Listener(self.table, 0, header.seats[0].person, plays=False))
        if self.options.spectators:
            await self._listen(Listener(self.table, None))

    async def _listen(self, listener: Listener, after: int = 0) -> None:
        welcome = await self.house.services.hub.join(listener, after)
        self.tap.got(listener.viewer, wire.write(welcome), "the welcome")
        self.listeners.append(listener)

    # What is heard.

    async def _told(self, played: Played) -> None:
        if played.header.id == self.table:
            self.rows += 1
            self.knowledge.step = played.step
        await self.house.services.hub.played(played)
        self.hear(f"row {played.seq}")

    def hear(self, what: str) -> None:
        for listener in self.listeners:
            for frame in listener.mail.empty():
                if frame:
                    self.tap.got(listener.viewer, frame, f"a frame after {what}")
        if said := self.house.said():
            self.tap.got(LOG, said, "a line")

    # What is done.

    async def to_the_end(self) -> None:
        keeper, before = self.house.services.keeper, -1
        while True:
            loaded = await keeper.loaded(self.table)
            if not loaded.sitting.state.stack:
                return
            if self.rows > self.longest:
                if self.rows > 2 * self.longest or (loaded.seq == before and not self.leaving):
                    return  # bots play on
                before = loaded.seq
                await self._leave(loaded)
                continue
            self.wanderer.sitting = loaded.sitting
            self.wanderer.at = max(self.wanderer.at, loaded.sitting.state.at + loaded.sitting.state.slept)
            row = self.wanderer.next_row()
            self.house.until(row.at)
            await self._do(row)
            if self.dice.roll(20, "beside") == 0:
                await self.dice.pick([self._wrong, self._look, self._return], "beside")()

    async def _leave(self, loaded: Loaded) -> None:
        """Another one leaves. When everybody has, clocks run out."""
        state = loaded.sitting.state
        self.wanderer.sitting = loaded.sitting
        if self.leaving:
            await self._say(self.leaving.pop(), {"do": "leave"})
        elif (when := due(self.game, state)) is not None:
            self.house.until(when)
            await self.house.sweeper.expire(self.table)

    async def _do(self, row: Any) -> None:
        keeper = self.house.services.keeper
        match row:
            case Answered(_, seat, number, move, then):
                ask = next(ask for ask in self.wanderer.sitting.step.asks if ask.seat == seat)
                admits = lambda move: ask.refusal(move) is None
                if ask.drafted and self.dice.roll(3, "draft") == 0:
                    await self._draft(seat, self.mint.mark(move, admits))
                planned = [self.mint.mark(each, admits) for each in then]
                await self._say(
                    seat, {"do": "answer", "number": number, "move": self.mint.mark(move, admits), "then": planned}
                )
            case Did(_, seat, move):
                state = self.wanderer.sitting.state
                offers, shut = tuple(self.game.asides(state, seat)), self.game.shut_asides(state, seat)
                marked = self.mint.mark(move, lambda move: refusal_by(offers, move, shut) is None)
                await self._say(seat, {"do": "beside", "move": marked})
            case Stood(_, seat, window, scope, move):
                await self._say(seat, {"do": "order", "window": window, "scope": scope, "move": move})
            case Expired(_, drafts):
                for seat, move in drafts.items():
                    await self._draft(seat, self.mint.mark(move, lambda _: True))
                await self.house.sweeper.expire(self.table)
            case Stopped() | WentOn() | Ended() | Left() | TookBack():
                await self._say(row.seat, {"do": PLAIN[type(row)]})
            case Came() | Sat() | Housed():
                await self._act(keeper, row)

    async def _act(self, keeper: Any, row: Any) -> None:
        try:
            await keeper.act(self.table, lambda _sitting, at: type(row)(at, *list(msgspec.structs.astuple(row))[1:]))
        except Refused:
            self.refusals += 1

    async def _say(self, seat: Seat, message: dict[str, Any]) -> None:
        self.said += 1
        raw = msgspec.json.encode({**message, "id": f"m{self.said}"})
        self.knowledge.wrote(seat, raw)
        answer = await answered(raw.decode(), self._player(seat), self.house.services)
        if answer is not None:
            self.refusals += isinstance(answer, wire.NotTaken)
            self.tap.got(seat, wire.write(answer), "an answer", self.knowledge.tokens(raw))
        self.hear("a message")

    def _player(self, seat: Seat) -> Listener:
        return next(each for each in self.listeners if each.viewer == seat and each.plays)

    async def _draft(self, seat: Seat, move: Move) -> None:
        state = self.wanderer.sitting.state
        raw = msgspec.json.encode({"do": "draft", "number": state.asked[seat], "move": move})
        self.knowledge.wrote(seat, raw)
        ask = next((ask for ask in self.wanderer.sitting.step.asks if ask.seat == seat), None)
        if ask is not None and (text := read_along(ask, move)) is not None:
            self.knowledge.read_along(text)
        await answered(raw.decode(), self._player(seat), self.house.services)
        for _ in range(4):
            await asyncio.sleep(0)
        self.hear("a draft")

    async def _wrong(self) -> None:
        """Somebody sends what is not legal: the answer says why, and nothing else."""
        state, asks = self.wanderer.sitting.state, self.wanderer.sitting.step.asks
        if not asks:
            return
        ask, seat = self.dice.pick(asks, "wrong"), self.dice.roll(self.seats, "wrong")
        moves = illegal_moves(self.game, ask, self.dice)
        if moves:
            move = self.dice.pick(moves, "wrong")
            await self._say(seat, {"do": "answer", "number": state.asked[ask.seat], "move": move})
        await self._say(seat, {"do": "undo"})

    async def _look(self) -> None:
        """A stranger, an onlooker and a seat ask for what there is over HTTP."""
        path = self.dice.pick(LOOKED_AT, "look")
        seat = self.dice.roll(self.seats, "look")
        sep = "&" if "?" in path else "?"
        for reader, caller, ending in (
            (STRANGER, self.stranger, ""), (STRANGER, self.stranger, f"{sep}watch=no&key=no"),
            (None, self.stranger, f"{sep}watch={self.watch}&key={self.watch}"), (seat, self.callers[seat], ""),
        ):  # fmt: skip
            answer = await caller.http.get(f"/api/tables/{self.table}{path}{ending}")
            self.tap.got(
                reader, answer.content + json.dumps(dict(answer.headers)).encode(), f"{answer.status_code} of {path}"
            )
        self.hear(path)

    async def _return(self) -> None:
        """A connection is lost, and resumes after some frame."""
        listener = self.listeners.pop(self.dice.roll(len(self.listeners), "return"))
        self.house.services.hub.part(listener)
        again = Listener(self.table, listener.viewer, listener.person, listener.plays)
        await self._listen(again, self.dice.roll(listener.n + 1, "return"))

    async def end(self) -> None:
        """A stranger asks for the finished game, and everybody leaves."""
        for path in ("/game", "/book", "", "/frames"):
            answer = await self.stranger.http.get(f"/api/tables/{self.table}{path}")
            self.tap.got(STRANGER, answer.content, f"{answer.status_code} of {path} after the end")
        self.tap.closed()
        for listener in self.listeners:
            self.house.services.hub.part(listener)
        self.house.services.keeper.forget(self.table)
        for caller in (self.stranger, *self.callers.values()):
            await caller.http.aclose()
