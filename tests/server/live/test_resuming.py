"""Whoever comes back hears what somebody heard who never left; and it costs what was missed, not what was ever written."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from talewind.games.windmill import Windmill
from talewind.kit import Passage
from talewind.kit.ready import Tell
from talewind.kit.rows import Answered, Came, Stood, encode_row
from talewind.server import wire
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.books.archiver import Archiver
from talewind.server.live import upkeep
from talewind.server.live.listener import Listener
from talewind.server.live.upkeep import Upkeep
from talewind.server.record import Shards
from talewind.server.tables import Loaded
from talewind.server.tables.loaded import store_snapshot
from talewind.server.wire import Viewer

from .test_hub import Process, processes, table  # noqa: F401

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, None)
LONG = 50_000  # rows
MOST_CPU, MOST_STALL = 50.0, 20.0  # ms
MOST_FOLDING = 100.0  # ms: what comes in from the database, and is let go of again


class Faithful:
    """One viewer who never left, and all its frames by number."""

    def __init__(self, process: Process, listener: Listener) -> None:
        self.process, self.listener = process, listener
        self.frames: dict[int, Any] = {}

    def hear(self) -> None:
        for letter in self.listener.mail.empty():
            told = msgspec.json.decode(letter or b"")
            assert told["say"] == "told", "nothing was ever lost on the way"
            self.frames[told["n"]] = told["events"]


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that only one seat may notice."""
    monkeypatch.setattr(Windmill, "windows", ("interrupt",))


async def busy_evening(process: Process, table: str, rows: int) -> dict[Viewer, Faithful]:  # noqa: F811
    """Answers, comings and goings, and standing orders which only their seat may notice."""
    dice = random.Random(7)
    ears = {viewer: Faithful(process, await process.listen(table, viewer)) for viewer in VIEWERS}
    for number in range(rows):
        seat = dice.randrange(3)
        if dice.random() < 0.5:
            order: Any = Stood(0, seat, f"interrupt/{number}", "game")
            await process.keeper.act(table, lambda sitting, at, o=order: msgspec.structs.replace(o, at=at))  # type: ignore[misc]
        elif dice.random() < 0.3:
            for presence in ("lost", "here"):
                came: Any = Came(0, seat, presence)
                await process.keeper.act(table, lambda sitting, at, c=came: msgspec.structs.replace(c, at=at))  # type: ignore[misc]
        else:
            await process.play(table)
        for ear in ears.values():
            ear.hear()
    return ears


async def welcome(process: Process, table: str, viewer: Viewer, after: int) -> wire.Welcome:  # noqa: F811
    listener = Listener(table, viewer)
    try:
        return await process.hub.join(listener, after)
    finally:
        process.hub.part(listener)


async def test_who_comes_back_at_any_moment_hears_what_they_heard_who_never_left(
    processes: list[Process],  # noqa: F811
    table: str,  # noqa: F811
    orders: None,
) -> None:
    first, second = processes
    await second.keeper.loaded(table)  # an old memory: it follows nothing
    ears = await busy_evening(first, table, 90)
    head = (await first.keeper.loaded(table)).seq
    assert len({max(ear.frames) for ear in ears.values()}) > 2, "each has its own numbers"
    assert head > 2 * 32, "so that a snapshot is at hand, and the old memory far behind"
    dice = random.Random(11)
    for process, forgets in ((second, False), (first, False), (first, True)):
        for viewer, ear in ears.items():
            last = max(ear.frames)
            for after in [-1, 1, last - 1, last, last + 5, *(dice.randrange(1, last) for _ in range(6))]:
                if forgets:
                    process.keeper.forget(table)
                met = await welcome(process, table, viewer, after)
                heard = {frame.n: frame.events for frame in met.missed}
                expected = {n: events for n, events in ear.frames.items() if n > after}
                heard.pop(1, None)  # which opened the table, before anybody listened
                assert msgspec.to_builtins(heard) == {n: tuple(e) for n, e in expected.items()}
                assert list(heard) == sorted(heard)
                assert met.n == last
            assert (await welcome(process, table, viewer, 0)).missed == ()


async def test_a_snapshot_without_numbers_is_as_good(
    processes: list[Process],  # noqa: F811
    table: str,  # noqa: F811
    orders: None,
    shards: Shards,
) -> None:
    first, _ = processes
    await busy_evening(first, table, 60)
    numbers = (await first.keeper.loaded(table)).numbers
    kept = await shards.of(table).fetchrow("select seq, numbers from snapshots where table_id = $1", table)
    assert kept is not None
    assert kept["numbers"] is not None
    await shards.of(table).execute("update snapshots set numbers = null where table_id = $1", table)
    first.keeper.forget(table)
    assert (await first.keeper.loaded(table)).numbers == numbers


@pytest.mark.bound("missed")
async def test_of_very_many_missed_frames_the_newest_are_told(
    processes: list[Process],  # noqa: F811
    table: str,  # noqa: F811
    orders: None,
) -> None:
    first, second = processes
    second.hub.bounds = Bounds(missed=5)
    gap = await second.listen(table, 2)
    second.hub.part(gap)  # it hears nothing of what comes
    ears = await busy_evening(first, table, 30)
    last = max(ears[2].frames)
    for after in (1, last - 6, last - 5):
        met = await welcome(second, table, 2, after)
        assert [frame.n for frame in met.missed] == list(range(last - 4, last + 1))
    assert len((await welcome(second, table, 2, last - 4)).missed) == 4
    await second.hub.mend(gap)
    told = msgspec.json.decode(gap.mail.empty()[-1] or b"")
    assert (told["say"], told["n"]) == ("caught-up", last)
    assert [frame["n"] for frame in told["frames"]] == list(range(last - 4, last + 1))


async def cost(
    work: Callable[[], Awaitable[Any]], before: Callable[[], Any] = lambda: None, tries: int = 4
) -> tuple[float, float]:
    """What something costs this process, in ms of CPU: in all, and the most at a stretch in the loop's thread, in which nobody else
    has a turn. The best of a few. It is CPU and not time: on a busy machine time goes by for other reasons."""
    found = []
    for _ in range(tries):
        before()
        longest, done = 0.0, asyncio.Event()

        async def tick(done: asyncio.Event = done) -> None:
            nonlocal longest
            while not done.is_set():
                began = time.thread_time()
                await asyncio.sleep(0.001)
                longest = max(longest, time.thread_time() - began)

        ticking, cpu = asyncio.create_task(tick()), time.process_time()
        await work()
        cpu = time.process_time() - cpu
        done.set()
        await ticking
        found.append((cpu * 1_000, longest * 1_000))
    return min(cpu for cpu, _ in found), min(stall for _, stall in found)


@pytest.fixture
async def long_table(processes: list[Process], table: str, shards: Shards) -> str:  # noqa: F811
    """Very many rows, every third of which only seat 1 may notice, and a snapshot as the keeper would have put it."""
    first, _ = processes
    loaded, pool = await first.keeper.loaded(table), shards.of(table)
    teller = loaded.sitting.step.asks[0].seat
    tale = Passage(("Once upon a time there was a mill" + " and a mill" * 30 + ".",), lang="en")
    await first.keeper.act(table, lambda sitting, at: Answered(at, teller, 1, Tell(tale)))
    await pool.execute(
        "insert into moves (table_id, seq, at, body, told, only_for, state_hash, rules) "
        "select table_id, s, at, $4, told, case when s % 3 = 0 then '{1}'::smallint[] end, state_hash, rules "
        "from moves, generate_series($2::int, $3::int) s where table_id = $1 and seq = 1",
        table, 2, LONG - 1, encode_row(Came(now(), 0, "here")),
    )  # fmt: skip
    private = len([seq for seq in range(2, LONG) if seq % 3 == 0])
    numbers: dict[Viewer, int] = {viewer: LONG - (0 if viewer == 1 else private) for viewer in VIEWERS}
    await store_snapshot(pool, Loaded(loaded.header, loaded.sitting, LONG - 1, -1, numbers))
    first.keeper.forget(table)
    return table


@pytest.mark.nightly  # milliseconds of CPU, which a busy machine doubles
async def test_a_join_costs_what_was_missed_at_fifty_thousand_rows(
    processes: list[Process],  # noqa: F811
    long_table: str,
    shards: Shards,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(upkeep, "ON_ITS_WAY", 0)  # the ticks of `cost` during that wait would be most of the cost
    first, second = processes
    behind = await second.listen(long_table, None)
    loaded = await first.keeper.loaded(long_table)
    heads, pool = loaded.numbers, shards.of(long_table)
    without = "update snapshots set numbers = null where table_id = $1"
    for kept in (True, False):
        if not kept:
            await pool.execute(without, long_table)
        for memory in ("none", "old", "new"):
            for viewer, after in ((None, 0), (None, 1), (1, 1), (0, -1)):

                async def join(viewer: Viewer = viewer, after: int = after) -> None:
                    met = await welcome(first, long_table, viewer, after)
                    assert len(met.missed) == (200 if after else 0)
                    assert met.n == heads[viewer]

                def before(memory: str = memory) -> None:
                    if memory != "new":
                        first.keeper.forget(long_table)
                    if memory == "old":
                        first.keeper._loaded[long_table] = Loaded(
                            loaded.header, loaded.sitting, 1, -1, dict.fromkeys(VIEWERS, 2)
                        )

                cpu, stall = await cost(join, before)
                assert cpu <= MOST_CPU, (memory, viewer, after)
                assert stall <= MOST_STALL, (memory, viewer, after)

    def lacks_ten() -> None:
        behind.seq, behind.n = LONG - 16, heads[None] - 10

    cpu, stall = await cost(Upkeep(second.hub).mend_all, lacks_ten)
    assert max(cpu, stall) <= MOST_STALL, (cpu, stall)
    told = [msgspec.json.decode(letter or b"") for letter in behind.mail.empty()]
    assert [[frame["n"] for frame in each["frames"]] for each in told] == [
        [*range(heads[None] - 9, heads[None] + 1)]
    ] * 4


@pytest.mark.nightly  # milliseconds of CPU, which a busy machine doubles
async def test_a_game_of_fifty_thousand_rows_is_folded_and_nobody_waits_for_it(
    processes: list[Process],  # noqa: F811
    long_table: str,
) -> None:
    first, _ = processes
    header = msgspec.structs.replace((await first.keeper.loaded(long_table)).header, status="over")
    archiver = Archiver(first.keeper)
    _cpu, stall = await cost(lambda: archiver.file_of(header), tries=2)
    assert stall <= MOST_FOLDING
