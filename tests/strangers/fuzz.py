"""Frames by chance at tables of every game, over real sockets, from seats, onlookers and strangers.

At the quiet tables only frames are sent that the schema refuses: nothing may be taken there, and no row and no draft may be written. At
the lively tables legal answers, nearly legal ones and messages of odd values come in between. No frame may end the server, break a
connection by accident or leave a complaint in the log. A batch is made from its seed: the same words give the same frames."""

import asyncio
import json
from collections import Counter
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import quote

import msgspec

from talewind import games
from talewind.kit import Chance
from talewind.kit.views import sight_after
from tests.faults.proof import Proved, Tick
from tests.server.live.test_alone import offered

from .house import GAMES, House, Table, house
from .mutants import Frame, Speaker, as_it_is
from .raw_socket import Closed, NotLetIn, RawSocket, framed
from .shapes import ODD_NUMBERS, ODD_WORDS, Object

BATCH = 24  # frames in one write; as many answers, and the table's own frames, fit into a mailbox
LIFE = 30  # batches of each party at a lively table, before another table is opened
STRANGERS = 2
SLOW = 4408
CLOSES = (4413, 1007, 1009)  # too long for a table, no UTF-8, too long for a socket
TURNED_AWAY = (4404, SLOW)
MOST_FAULTS = 20
ODD_QUERIES = [quote(str(odd)[:200]) for odd in (*ODD_NUMBERS, *ODD_WORDS)]


class Work:
    """What is still to be sent, and what has come of it."""

    def __init__(self, count: int, tick: Tick) -> None:
        self.left, self.tried, self.tick = count, 0, tick
        self.faults: list[str] = []
        self.seen: Counter[str] = Counter()

    def take(self) -> int:
        """How many frames the next batch may have."""
        size = 0 if len(self.faults) >= MOST_FAULTS else min(BATCH, self.left)
        self.left -= size
        return size

    def give_back(self, size: int) -> None:
        self.left += size

    def note(self, size: int) -> None:
        self.tried += size
        self.tick(self.tried)

    def fault(self, sentence: str) -> None:
        if sentence not in self.faults:
            self.faults.append(sentence)


class Party:
    """Somebody at a table. `seat` None: an onlooker. `quiet`: only what the schema refuses."""

    def __init__(self, name: str, house: House, table: Table, seat: int | None, quiet: bool, work: Work) -> None:
        self.name, self.house, self.table, self.seat, self.quiet, self.work = name, house, table, seat, quiet, work
        self.game = games.load(table.game)
        self.speaker, self.sight, self.batches = Speaker(self.game), dict[str, Any](), 0

    async def talk(self, batches: int | None = None) -> None:
        """Until all frames are sent, or for so many batches."""
        socket: RawSocket | None = None
        while (batches is None or self.batches < batches) and (size := self.work.take()):
            self.batches += 1
            dice = Random(f"{self.name} {self.batches}")
            frames = self.frames(size, dice)
            self.work.give_back(size - len(frames))
            try:
                socket = socket or await self.sit(dice)
                await self.exchange(socket, frames)
                self.work.note(len(frames))
            except Closed as closed:
                socket = None
                if closed.code in TURNED_AWAY:  # it read too slowly, or asked for a table in an odd way
                    self.work.seen[f"closed {closed.code}"] += 1
                    self.work.give_back(len(frames))
                    continue
                self.work.note(len(frames))
                if not (frames[-1].closes and closed.code in CLOSES):
                    self.blame(f"was closed with {closed.code}", frames)
            except (NotLetIn, TimeoutError) as why:
                self.blame(f"{type(why).__name__} {why}", frames)
                return
        if socket is not None:
            await socket.leave()

    def blame(self, what: str, frames: list[Frame]) -> None:
        words = "; ".join(f"{frame.how}: {frame.payload[:160]!r}" for frame in frames)
        self.work.fault(f"{self.name}, batch {self.batches}: {what} after {words}"[:6_000])

    def frames(self, size: int, dice: Random) -> list[Frame]:
        """A frame that closes the connection is the last of its batch."""
        found: list[Frame] = []
        while len(found) < size and not (found and found[-1].closes):
            found.append(self.frame(dice))
        return found

    def frame(self, dice: Random) -> Frame:
        if self.quiet:
            return self.speaker.refused_frame(dice)
        answer = self.answer(dice) if dice.random() < 0.4 else None
        return self.speaker.any_frame(dice) if answer is None else answer

    def answer(self, dice: Random) -> Frame | None:
        """A legal answer to the open question; every other time with one odd value, or with odd moves planned behind it."""
        question = self.sight.get("question")
        if self.seat is None or not question:
            return None
        raw = dice.choice(question["ask"]["offers"])
        kind = self.game.kinds[raw["move"]]
        move: Object = msgspec.to_builtins(offered(raw).sample(kind, Chance(dice.randbytes(8))))
        said: Object = {"do": "answer", "id": f"m{dice.randrange(1 << 40)}", "number": question["number"], "move": move}
        odd = self.speaker.wild.struct(self.speaker.move_of[raw["move"]], dice)
        match dice.randrange(6):
            case 0:
                name = dice.choice([*odd])
                move[name] = odd[name]
            case 1:
                said["then"] = [odd, self.speaker.wild.raw(dice)]
            case 2:
                said = {"do": "draft", "number": question["number"], "move": move | odd}
        return as_it_is(said, "answer", dice)

    async def sit(self, dice: Random) -> RawSocket:
        """Connect, now and then with an odd number of the last frame heard, and hear the welcome."""
        after = dice.choice(ODD_QUERIES) if dice.random() < 0.2 else "0"
        watch = f"&watch={self.table.watch}" if self.seat is None else ""
        headers = {} if self.seat is None else {"Cookie": self.table.cookies[self.seat]}
        socket = await RawSocket.opened(self.house.port, f"/ws/{self.table.id}?after={after}{watch}", headers)
        self.work.seen["connections"] += 1
        self.hear(await socket.hear())
        return socket

    async def exchange(self, socket: RawSocket, frames: list[Frame]) -> None:
        """Send a batch and hear its answers: a message whose refusal has its id comes last."""
        last = f"last of {self.batches}"
        marker = json.dumps({"do": "beside", "id": last, "move": 0}).encode()
        await socket.send(b"".join(framed(frame.payload, frame.opcode) for frame in frames) + framed(marker))
        ends = f'"id":"{last}"'.encode()
        while ends not in (heard := await socket.hear())[:80]:
            if self.hear(heard) == b"taken":
                self.work.seen["taken"] += 1
                if self.quiet:
                    self.blame(f"heard {heard!r}", frames)

    def hear(self, message: bytes) -> bytes:
        """What kind of message it is; a lively seat keeps what it sees."""
        kind = message[8 : message.index(b'"', 8)]  # {"say":"told",...
        if not self.quiet and kind in (b"welcome", b"told", b"caught-up"):
            self.sight = sight_after(self.sight, msgspec.json.decode(message))
        return kind


async def stray(name: str, house: House, tables: list[Table], work: Work) -> None:
    """Somebody without cookie and key, or with a wrong one: sends a batch, and is turned away."""
    batch = 0
    while size := work.take():
        batch += 1
        dice = Random(f"{name} {batch}")
        table = dice.choice(tables)
        speaker, odd = Speaker(games.load(table.game)), dice.choice(ODD_QUERIES)
        where = dice.choice(
            (table.id, table.id, table.id[:-1], table.id.lower(), table.id + "%00", odd or "A", "Z" * 17)
        )
        query = dice.choice(
            ("", f"watch={odd}", f"after={odd}", f"behind={odd}&watch={odd}", "behind=0", f"{odd}={odd}&&=")
        )
        cookie = dice.choice(({}, {"Cookie": f"talewind={odd}"}, {"Cookie": f"{table.cookies[0][:-3]}xyz"}))
        frames = [speaker.any_frame(dice) for _ in range(size)]
        path = f"/ws/{where}?{query}"
        try:
            socket = await RawSocket.opened(house.port, path, cookie)
            await socket.send(b"".join(framed(frame.payload, frame.opcode) for frame in frames))
            while True:
                heard = await socket.hear()
                work.fault(f"{name}, batch {batch}: a stranger at {path} heard {heard[:200]!r}")
        except Closed as closed:
            if closed.code not in (*TURNED_AWAY, *CLOSES, 0):
                work.fault(f"{name}, batch {batch}: {path} was closed with {closed.code}")
            work.seen[f"strangers closed {closed.code}"] += 1
        except NotLetIn as no:
            work.seen[f"strangers {no.status}"] += 1
            if no.status >= 500:
                work.fault(f"{name}, batch {batch}: {path} was answered with {no.status}")
        work.note(size)


async def lively(game: str, house: House, work: Work) -> None:
    """One table after another: games end, and people leave."""
    evening = 0
    while work.left > 0 and len(work.faults) < MOST_FAULTS:
        evening += 1
        table = await asyncio.to_thread(house.table, game)
        parties = [Party(f"lively {game} {evening} seat {s}", house, table, s, False, work) for s in (0, 1, 2, None)]
        await asyncio.gather(*(party.talk(LIFE) for party in parties))
        work.seen["lively tables"] += 1


async def besiege(house: House, work: Work) -> dict[str, Any]:
    """All of them at once; how the memory grew after the first tenth."""
    tables = [await asyncio.to_thread(house.table, game) for game in GAMES]
    before, sizes, count = await house.done(tables), dict[str, float](), work.left
    parties = [Party(f"quiet {t.game} seat {s}", house, t, s, True, work) for t in tables for s in (0, 1, None)]
    tasks = [asyncio.create_task(party.talk()) for party in parties]
    tasks += [asyncio.create_task(lively(game, house, work)) for game in GAMES]
    tasks += [asyncio.create_task(stray(f"stranger {n}", house, tables, work)) for n in range(STRANGERS)]
    everybody = asyncio.gather(*tasks)
    while not everybody.done():
        if work.tried >= count // 10:
            sizes.setdefault("warm", house.megabytes)
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(everybody), 0.5)
    await everybody
    sizes["end"] = house.megabytes
    after = await house.done(tables)
    for table in tables:
        if before[table.id] != after[table.id]:
            work.fault(f"refused frames changed a table of {table.game}: {before[table.id]} became {after[table.id]}")
    return sizes


def prove(count: int, tick: Tick) -> Proved:
    """`count` frames; the same seeds in every run."""
    work, began = Work(count, tick), perf_counter()
    with house() as home:
        sizes = asyncio.run(besiege(home, work))
        faults, late = [*work.faults, *home.faults()], home.late
    seconds = perf_counter() - began
    seen = ", ".join(f"{many} {what}" for what, many in sorted(work.seen.items()))
    grown = f"memory {sizes.get('warm', sizes['end']):.0f} MB after a tenth, {sizes['end']:.0f} MB at the end"
    return Proved(work.tried, tuple(faults), f"{work.tried / seconds:,.0f} frames a second; {seen}; {grown}; {late}")
