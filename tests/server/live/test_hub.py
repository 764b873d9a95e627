"""Who gets a frame of a row: whoever listens, in whichever process; what the bus does not bring is read from the log."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from talewind.kit import Chance, sample
from talewind.kit.rows import Answered
from talewind.server import wire
from talewind.server.live import hub as hubs
from talewind.server.live.bus import Bus
from talewind.server.live.bus_messages import News
from talewind.server.live.elsewhere import ANSWERED, LEASE, Elsewhere
from talewind.server.live.frames import frames_of
from talewind.server.live.hub import Hub
from talewind.server.live.listener import Listener
from talewind.server.live.upkeep import Upkeep
from talewind.server.record import Shards, Writer
from talewind.server.tables import Keeper, Played
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from talewind.server.wire import Viewer
from tests.server.conftest import Running


class Process:
    """What a server process has of keeper, hub and bus."""

    def __init__(self, shards: Shards, nats: str) -> None:
        self.hub = Hub()
        self.hub.keeper = self.keeper = Keeper(shards, Writer(shards), self.hub.played)
        self.hub.bus = Bus(nats, self.hub.heard, self.hub.deliver_ephemeral, self.hub.wished, Upkeep(self.hub).mend_all)
        self.dice = Chance(b"dice")

    async def listen(self, table: str, viewer: Viewer) -> Listener:
        listener = Listener(table, viewer)
        await self.hub.join(listener, 0)
        return listener

    async def play(self, table: str) -> Played:
        """Any legal answer of anybody who is asked."""

        def make(sitting: Any, at: int) -> Answered[Any]:
            ask = self.dice.pick(sitting.step.asks, "who")
            move = sample(ask.offers, sitting.game.kinds, self.dice)
            return Answered(at, ask.seat, sitting.state.asked[ask.seat], move)

        return await self.keeper.act(table, make)


@pytest.fixture
async def processes(shards: Shards, running: Running) -> AsyncIterator[list[Process]]:
    """Two of them on one bus."""
    both = [Process(shards, running.nats) for _ in range(2)]
    async with AsyncExitStack() as stack:
        for process in both:
            await process.hub.bus.open()
            stack.push_async_callback(process.hub.bus.close)
        yield both


@pytest.fixture
async def table(processes: list[Process], shards: Shards) -> str:
    lobby = Lobby(shards, processes[0].keeper, Keyring("s" * 32))
    opened = await lobby.open("host", "windmill", {"players": 3})
    for number in range(3):
        await lobby.sit(opened.table, f"person {number}", f"P{number}", b"nonce %d" % number)
    await lobby.start(opened.table, "host")
    return opened.table


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[set[Viewer]]:
    """For whom frames were made, row by row."""
    found: list[set[Viewer]] = []

    def noting(played: Played, viewers: Any, *more: Any) -> dict[Viewer, bytes]:
        frames = frames_of(played, viewers, *more)
        found.append(set(frames))
        return frames

    monkeypatch.setattr(hubs, "frames_of", noting)
    return found


async def frame(listener: Listener) -> Any:
    heard, *later = await asyncio.wait_for(listener.mail.take(), 90)
    for letter in later:
        listener.mail.put(letter or b"")
    return json.loads(heard or b"")


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(90):
        while not holds():
            await asyncio.sleep(0.01)


async def test_a_frame_is_made_for_those_who_listen_and_for_nobody_else(
    processes: list[Process], table: str, made: list[set[Viewer]]
) -> None:
    first, _ = processes
    await first.play(table)
    seat, onlooker = await first.listen(table, 2), await first.listen(table, None)
    await first.play(table)
    first.hub.part(onlooker)
    await first.play(table)
    assert made == [set(), {2, None}, {2}]
    assert [(await frame(seat))["say"] for _ in range(2)] == ["told", "told"]


async def test_whoever_listens_in_another_process_gets_the_frame_made_for_them_there(
    processes: list[Process], table: str, made: list[set[Viewer]]
) -> None:
    first, second = processes
    here, there = await first.listen(table, 0), await second.listen(table, 1)
    await until(lambda: first.hub.elsewhere.viewers(table) == {1})
    await first.play(table)
    assert made == [{0, 1}]
    ours, theirs = await frame(here), await frame(there)
    assert (ours["say"], ours["n"]) == (theirs["say"], theirs["n"]) == ("told", 2)
    assert (ours["sight"]["seat"], theirs["sight"]["seat"]) == (0, 1)


async def test_the_last_mover_alone_hears_why_the_move_stays(processes: list[Process], table: str) -> None:
    """In the frame of the row, in the welcome and after a gap."""
    first, second = processes
    seats = [await first.listen(table, 0), await second.listen(table, 1), await first.listen(table, 2)]
    await until(lambda: first.hub.elsewhere.viewers(table) == {1})
    mover = (await first.play(table)).sitting.floor
    assert mover is not None
    undo = [(await frame(listener)).get("undo") for listener in seats]
    reason = {"seat": mover[0], "floor": {"key": f"kit-floor-{mover[1]}"}}
    assert undo == [reason if seat == mover[0] else None for seat in range(3)]
    again = Listener(table, mover[0])
    assert json.loads(wire.write(await second.hub.join(again, 0)))["undo"] == reason
    again.seq = again.n = 0
    await second.hub.mend(again)
    caught_up = await frame(again)
    assert (caught_up["say"], caught_up["undo"]) == ("caught-up", reason)


async def test_a_process_that_comes_later_asks_who_listens(processes: list[Process], table: str) -> None:
    first, second = processes
    earlier = await first.listen(table, 0)
    await second.listen(table, 1)
    await until(lambda: second.hub.elsewhere.viewers(table) == {0})
    await second.play(table)
    assert (await frame(earlier))["say"] == "told"


async def test_a_listener_that_was_forgotten_reads_the_log_and_is_known_again(
    processes: list[Process], table: str
) -> None:
    first, second = processes
    there = await second.listen(table, 1)
    await first.listen(table, 0)
    await until(lambda: first.hub.elsewhere.viewers(table) == {1})
    first.hub.elsewhere = Elsewhere()
    await first.play(table)
    mended = await frame(there)
    assert (mended["say"], mended["n"], len(mended["frames"])) == ("caught-up", 2, 1)
    await until(lambda: first.hub.elsewhere.viewers(table) == {1})
    await first.play(table)
    assert (await frame(there))["say"] == "told"


class Told:
    """The rows that a process publishes, and a clock for what it knows of the others."""

    def __init__(self, process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.rows = 0.0, list[int]()
        process.hub.elsewhere = Elsewhere(lambda: self.now)
        tell = process.hub.bus.tell

        async def telling(news: News) -> None:
            self.rows.append(news.seq)
            await tell(news)

        monkeypatch.setattr(process.hub.bus, "tell", telling)


async def test_a_row_is_published_unless_everybody_listens_here(
    processes: list[Process], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = processes
    told = Told(first, monkeypatch)
    await first.play(table)
    assert told.rows == [1], "nobody listens here: this process has asked nobody who listens elsewhere"
    await first.listen(table, 0)
    told.now = ANSWERED - 0.1
    await first.play(table)
    assert told.rows == [1, 2], "the others may not have answered yet"
    told.now = ANSWERED
    await first.play(table)
    assert told.rows == [1, 2], "nobody listens elsewhere"
    there = await second.listen(table, 1)
    await until(lambda: first.hub.elsewhere.viewers(table) == {1})
    await first.play(table)
    assert told.rows == [1, 2, 4]
    await until(lambda: there.seq == 4)


async def test_whoever_comes_while_a_row_is_not_published_hears_of_it_at_once(
    processes: list[Process], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second process has read the log before the row, and its announcement arrives after it."""
    first, second = processes
    told = Told(first, monkeypatch)
    await first.listen(table, 0)
    told.now = ANSWERED
    held: list[Any] = []

    async def hold(wanted: Any) -> None:
        held.append(wanted)

    wished, first.hub.bus.wish = first.hub.bus.wish, hold
    there = await second.listen(table, 1)
    await first.play(table)
    await until(lambda: held)
    assert (told.rows, there.n) == ([], 1)
    first.hub.bus.wish = wished
    await wished(held[0])
    assert (await frame(there))["say"] == "caught-up"


async def test_a_listener_that_nobody_told_of_a_row_is_found_by_the_upkeep_and_announced(
    processes: list[Process], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = processes
    told = Told(first, monkeypatch)
    there = await second.listen(table, 1)
    await first.listen(table, 0)
    await until(lambda: first.hub.elsewhere.viewers(table) == {1})
    told.now, told.rows = LEASE + 1, []  # the announcement is over; ours is still valid
    await first.play(table)
    assert told.rows == []
    for shard in second.keeper.shards.all:
        await Upkeep(second.hub).mend_shard(shard)
    assert (await frame(there))["say"] == "caught-up"
    await until(lambda: first.hub.elsewhere.viewers(table) == {1})
    await first.play(table)
    assert (await frame(there))["say"] == "told"


async def test_an_announcement_is_renewed_by_the_rows_of_others_before_it_is_forgotten(
    processes: list[Process], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = processes
    ours, theirs = Told(first, monkeypatch), Told(second, monkeypatch)
    there = await second.listen(table, 1)
    await first.listen(table, 0)
    for hours in range(1, 5):
        ours.now = theirs.now = hours * LEASE / 2
        await until(lambda: first.hub.elsewhere.viewers(table) == {1})
        await first.play(table)
        assert (await frame(there))["say"] == "told"


async def test_a_row_that_a_viewer_may_not_notice_needs_no_look_into_the_log() -> None:
    private = News("table", 7, (1,), {1: b"frame"})
    assert [private.lacks(viewer) for viewer in (0, 1, None)] == [False, False, False]
    unmade = News("table", 7, (1,), {})
    assert [unmade.lacks(viewer) for viewer in (0, 1, None)] == [False, True, False]
    assert News("table", 7, None, {}).lacks(None)


def test_what_other_processes_said_is_believed_for_a_while_and_for_so_many_tables() -> None:
    now = 0.0
    elsewhere = Elsewhere(lambda: now, most=2)
    elsewhere.note("a", [0])
    now = LEASE / 2
    elsewhere.note("a", [None])
    assert elsewhere.viewers("a") == {0, None}
    now = LEASE + 1
    assert elsewhere.viewers("a") == {None}
    for name in "bc":
        elsewhere.note(name, [1])
    assert elsewhere.viewers("a") == set()
    now = 3 * LEASE
    assert (elsewhere.viewers("b"), elsewhere.viewers("c"), len(elsewhere)) == (set(), set(), 0)
