"""Frames in two worlds that a viewer cannot tell apart: the same bytes, in the same number, and none where the other has none.

The kit's leak test compares sights as values. This suite compares what the server would send: welcomes, frames and refusals, each
encoded; besides, the time at which a clock runs out and a bot answers."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any
from unittest.mock import patch

from msgspec import structs

from talewind import games
from talewind.kit import AnyGame, Chance, Frozen, Refused, Seat, Sitting, Step, due, look, open_table
from talewind.kit.questions import questions
from talewind.kit.rows import Answered, TookBack
from talewind.kit.settle import standing
from talewind.kit.testing.choices import some_table
from talewind.kit.testing.leaks import difference
from talewind.kit.testing.legality import illegal_moves, refusal_of
from talewind.kit.testing.wanderer import Wanderer
from talewind.kit.worlds import world_of
from talewind.server import wire
from talewind.server.live import frames, outlook
from talewind.server.live.listener import Listener
from talewind.server.tables import bots
from talewind.server.tables.header import Header, Seated
from talewind.server.tables.loaded import Loaded, Played, nobody_yet
from talewind.server.wire import Viewer
from tests.faults.proof import Proved, Tick, no_tick

LONGEST = 400  # rows of one game that are looked at
SPARSE = 20  # of so many rows one is looked at, in a small run
MANY = 1_000  # games: so many are a full run
SOME = 20  # games of one process in one go
WORKERS = 2
TIME = 1_000_000  # ms, of the server's clock


class Seen(Frozen):
    games: int
    faults: tuple[str, ...]
    counts: dict[str, int]


def header_of(game: AnyGame, seats: int, options: bytes, secret: bytes) -> Header:
    seated = tuple(Seated(seat, f"p{seat}", f"P{seat}", b"nonce %d" % seat) for seat in range(seats))
    return Header(
        "table", game.id, options, seats, "playing", "p0", None, b"", b"", False, secret, b"", 0, 0, seated
    )  # fmt: skip


class Pairs:
    """One game, and at its rows the worlds that a viewer cannot tell apart from it."""

    def __init__(self, name: str, number: int, every: int) -> None:
        self.game, self.every, self.where = games.load(name), every, f"{name}, game {number}"
        self.key = f"sizes {name} {number}".encode()
        self.dice, self.other = Chance(b"dice" + self.key), Chance(b"other" + self.key)
        seats, options = some_table(self.game, number, self.dice)
        self.header = header_of(self.game, seats, b"{}", self.key)
        self.sitting = Sitting(self.game, self.key, open_table(self.game, seats, options, self.key))
        self.people = Wanderer(self.game, self.sitting, self.dice, number % 4 in (2, 3), number % 4 in (1, 3))
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []

    def play(self) -> None:
        for number in range(LONGEST if self.every == 1 else LONGEST // 3):
            before = self.sitting.step
            if not before.state.stack:
                return
            row = self.people.next_row()
            if number % self.every == 0:
                viewer: Viewer = self.other.pick([*range(before.state.seats), None], "viewer")
                self.check(before, row, viewer, f"row {number}, {viewer}")
            self.sitting.take(row)

    def check(self, before: Step[Any], row: Any, viewer: Viewer, at: str) -> None:
        world = world_of(self.game, before.state, viewer, self.other)
        here, there = (
            Sitting(self.game, self.key, standing(before.state)),
            Sitting(self.game, self.key, standing(world)),
        )
        self.same("the welcome", at, self.welcome(here, viewer), self.welcome(there, viewer))
        self.same("the next clock", at, due(self.game, before.state), due(self.game, world))
        if viewer is not None:
            self.check_refusals(before, world, viewer, row.at, at)
        self.check_bots(before.state, world, viewer, at)
        if not isinstance(row, TookBack) and not (isinstance(row, Answered) and row.then and row.seat != viewer):
            self.check_row(before.state, world, row, viewer, at)

    def same(self, what: str, at: str, here: Any, there: Any) -> None:
        self.counts[what] += 1
        if here != there:
            self.faults.append(f"{self.where}, {at}: {what} differs in another world: {here!r:.300} and {there!r:.300}")

    def welcome(self, sitting: Sitting[Any], viewer: Viewer) -> bytes:
        """The first message to a viewer, as `Hub.join` makes it."""
        loaded = Loaded(self.header, sitting, 0, 0, nobody_yet(self.header))
        seen = look(self.game, sitting.state, viewer, sitting.step.put)
        sight, older = frames.whole_sight(seen, None, 200)
        whole = outlook.Outlook(loaded, None, 0, sight, older, (), sitting.undoable(viewer))
        person = None if viewer is None else f"p{viewer}"
        return wire.write(whole.welcome(Listener("table", viewer, person), None, None))

    def frame(self, state: Any, row: Any, key: Any, viewer: Viewer) -> tuple[Step[Any], bytes | None]:
        """The frame of a row, if it makes one for this viewer."""
        sitting = Sitting(self.game, key, standing(state))
        step = sitting.take(row)
        played = Played(self.header, 1, sitting, dict.fromkeys([*range(state.seats), None], 1), state)
        return step, frames.frames_of(played, [viewer], 200).get(viewer)

    def check_row(self, state: Any, world: Any, row: Any, viewer: Viewer, at: str) -> None:
        deals = b"%d" % self.other.roll(1 << 60, "deals")
        after, here = self.frame(state, row, self.key, viewer)
        try:
            then, there = self.frame(world, row, (self.key, deals), viewer)
        except Refused:
            return  # the mover could not do this there: the viewer can now rule this world out
        if not (
            after.noticed(viewer)
            and difference(look(self.game, after.state, viewer), look(self.game, then.state, viewer))
        ):
            self.same("the frame", at, here, there)
            self.counts["no frame"] += here is None
        else:
            self.counts["told apart by the row"] += 1

    def check_refusals(self, before: Step[Any], world: Any, seat: Seat, time: int, at: str) -> None:
        ask = next((ask for ask in before.asks if ask.seat == seat), None)
        if ask is None:
            return
        put = questions(world)
        for move in illegal_moves(self.game, ask, self.other)[:4]:
            said = [
                refusal_of(self.game, state, seat, state.asked[seat], move, time, self.key, asked)
                for state, asked in ((before.state, before.put), (world, put))
            ]
            here, there = (None if no is None else wire.write(wire.NotTaken("m", no)) for no in said)
            self.same("a refusal", at, here, there)

    def check_bots(self, state: Any, world: Any, viewer: Viewer, at: str) -> None:
        """If another seat were a bot's: when it would answer."""
        asked = [ask.seat for ask in questions(state) if ask.seat != viewer and not ask.settled]
        if not asked or state.paused is not None:
            return
        seat = self.other.pick(asked, "bot")
        ready = [bots.bot_ready(self.header, self.housed(each, seat), TIME) for each in (state, world)]
        self.same("the time of a bot", at, *ready)

    def housed(self, state: Any, seat: Seat) -> Sitting[Any]:
        chairs = list(state.chairs)
        chairs[seat] = structs.replace(chairs[seat], bot=True, sealed=None)
        return Sitting(self.game, self.key, standing(structs.replace(state, chairs=tuple(chairs))))


def compare(numbers: range, every: int) -> Seen:
    names, counts, faults = games.names(), Counter[str](), list[str]()
    with patch.object(frames, "now", lambda: TIME), patch.object(outlook, "now", lambda: TIME):
        for number in numbers:
            pairs = Pairs(names[number % len(names)], number, every)
            pairs.play()
            counts += pairs.counts
            faults += pairs.faults
    return Seen(len(numbers), tuple(faults), dict(counts))


def prove(count: int, tick: Tick = no_tick) -> Proved:
    seen: list[Seen] = []
    parts = [range(first, min(first + SOME, count)) for first in range(0, count, SOME)]
    if count < MANY:
        for part in parts:
            seen.append(compare(part, SPARSE))
            tick(sum(one.games for one in seen))
    else:
        with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
            for done in as_completed([pool.submit(compare, part, 1) for part in parts]):
                seen.append(done.result())
                tick(sum(one.games for one in seen))
    counts = sum((Counter(one.counts) for one in seen), Counter[str]())
    figures = ", ".join(f"{name} {number:,}" for name, number in counts.items())
    return Proved(sum(one.games for one in seen), tuple(fault for one in seen for fault in one.faults), figures)
