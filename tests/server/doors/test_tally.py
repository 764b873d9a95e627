"""One count for all processes: limits told over the bus, and forgotten with the process that told them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import ClassVar

import nats.errors
import pytest

from talewind.server.base.bounds import Bounds, Rate
from talewind.server.doors import tally as tallying
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.tally import LEASE, Tally
from talewind.server.live import nats_connection
from talewind.server.live.bus import Bus
from talewind.server.live.counted import Counted
from tests.server.conftest import Running
from tests.server.relay import PortRelay

BOUNDS = Bounds(openings=Rate(4, 3_600), sockets_an_address=4)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


class Process:
    """What a process has of it: limits, a tally and a connection to the bus. `known`: the processes of these tests."""

    known: ClassVar[set[str]] = set()

    def __init__(self, nats: str) -> None:
        self.clock = Clock()
        self.doorkeeper = Doorkeeper(BOUNDS, self.clock)
        self.bus = Bus(nats, _nothing, lambda ephemeral: None, _nothing, _nothing)
        self.tally = Tally(self.doorkeeper, self.bus.count, self.clock, self.bus.answers)
        self.heard: list[Counted] = []
        self.known.add(self.tally.process)

    async def hear(self, counted: Counted) -> None:
        """Servers of other tests share the bus, and are not heard: they would take a share."""
        if counted.process in self.known:
            await self.tally.heard(counted)
            self.heard.append(counted)

    async def open(self) -> None:
        await self.bus.open()
        await self.bus.share(self.hear)
        assert self.bus.client is not None
        await self.bus.client.flush()
        await self.tally.open()


async def _nothing(*words: object) -> None: ...


@asynccontextmanager
async def processes(nats: str, number: int = 2) -> AsyncIterator[list[Process]]:
    found = [Process(nats) for _ in range(number)]
    for process in found:
        await process.open()
    await until(lambda: all(len({each.process for each in p.heard if each.whole}) >= number - 1 for p in found))
    try:
        yield found
    finally:
        for process in found:
            await process.tally.close()
            await process.bus.close()


async def until(holds: object) -> None:
    async with asyncio.timeout(90):
        while not holds():  # type: ignore[operator]
            await asyncio.sleep(0.005)


def uses(process: Process) -> int:
    """How often the others have passed the turnstile of openings, as this process has heard."""
    return sum(counted.used.get("openings", {}).get("a", 0) for counted in process.heard)


async def test_a_turnstile_counts_who_passes_in_another_process(running: Running) -> None:
    async with processes(running.nats) as (one, two):
        assert [one.doorkeeper.openings.may_pass("a") for _ in range(3)] == [True] * 3
        await until(lambda: uses(two) == 3)
        assert two.doorkeeper.openings.may_pass("a"), "the fourth"
        await until(lambda: uses(one) == 1)
        assert not two.doorkeeper.openings.may_pass("a"), "the fifth"
        assert not one.doorkeeper.openings.may_pass("a")
        assert two.doorkeeper.openings.may_pass("b"), "another address has its own"


async def test_a_room_counts_who_is_inside_in_another_process(running: Running) -> None:
    async with processes(running.nats) as (one, two):
        rooms = one.doorkeeper.addresses, two.doorkeeper.addresses
        assert [rooms[0].enter("a") for _ in range(3)] == [True] * 3
        await until(lambda: rooms[1].elsewhere("a") == 3)
        assert rooms[1].enter("a"), "the fourth"
        assert not rooms[1].enter("a"), "the fifth"
        await until(lambda: rooms[0].elsewhere("a") == 1)
        assert not rooms[0].enter("a")
        rooms[0].leave("a")
        await until(lambda: rooms[1].elsewhere("a") == 2)
        assert rooms[1].enter("a"), "there is room again"


async def test_a_process_that_comes_later_is_told_who_is_inside(running: Running) -> None:
    async with processes(running.nats, 1) as (one,):
        assert all(one.doorkeeper.addresses.enter("a") for _ in range(4))
        async with processes(running.nats, 1) as (late,):
            await until(lambda: late.doorkeeper.addresses.elsewhere("a") == 4)
            assert not late.doorkeeper.addresses.enter("a")
            await one.tally.close()
            await until(lambda: not late.doorkeeper.addresses.elsewhere("a"))
            assert late.doorkeeper.addresses.enter("a"), "who stops takes its sockets along"


async def test_what_is_told_as_the_whole_replaces_what_was_known(running: Running) -> None:
    async with processes(running.nats) as (one, two):
        two.doorkeeper.addresses.note_elsewhere(one.tally.process, "ghost", 4)
        assert not two.doorkeeper.addresses.enter("ghost")
        one.doorkeeper.addresses.enter("a")
        await one.tally.tell_all()
        await until(lambda: two.doorkeeper.addresses.elsewhere("ghost") == 0)
        assert two.doorkeeper.addresses.elsewhere("a") == 1
        assert two.doorkeeper.addresses.enter("ghost")


@pytest.mark.parametrize(("silence", "room"), [(LEASE, False), (LEASE + 0.01, True)])
async def test_the_sockets_of_a_killed_process_are_forgotten_when_its_lease_is_over(
    running: Running, silence: float, room: bool
) -> None:
    async with processes(running.nats) as (one, two):
        assert all(one.doorkeeper.addresses.enter("a") for _ in range(4))
        await until(lambda: two.doorkeeper.addresses.elsewhere("a") == 4)
        two.clock.now += silence
        two.tally.forget_silent()
        assert two.doorkeeper.addresses.enter("a") is room


async def test_a_limit_of_a_newer_version_is_passed_over() -> None:
    alone = Process("")
    await alone.tally.heard(Counted("newer", used={"unheard-of": {"a": 1}}, inside={"unheard-of": {"a": 1}}))
    assert alone.doorkeeper.addresses.enter("a")


async def test_a_bus_that_fails_for_a_moment_ends_no_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tallying, "BEAT", 0.01)
    told: list[Counted] = []

    async def tell(counted: Counted) -> None:
        told.append(counted)
        if len(told) == 3:  # the first beat: before it come a question and all that is inside
            raise nats.errors.OutboundBufferLimitError

    tally = Tally(Doorkeeper(BOUNDS), tell)
    await tally.open()
    await until(lambda: len(told) > 4)
    await tally.close()
    assert told[-1].gone


async def test_a_process_that_comes_later_is_told_who_has_used_up_a_limit(running: Running) -> None:
    async with processes(running.nats, 1) as (one,):
        assert all(one.doorkeeper.openings.may_pass("a") for _ in range(4))
        async with processes(running.nats, 1) as (late,):
            await until(lambda: late.doorkeeper.openings.level("a") > 3)
            assert not late.doorkeeper.openings.may_pass("a")
            assert late.doorkeeper.openings.may_pass("b")


async def test_levels_are_for_the_process_that_asked() -> None:
    alone = Process("")
    await alone.tally.heard(Counted("other", levels={"openings": {"a": 4.0}}, to="another"))
    assert alone.doorkeeper.openings.may_pass("a")
    await alone.tally.heard(
        Counted("other", levels={"openings": {"a": 4.0}, "newer": {"a": 1.0}}, to=alone.tally.process)
    )
    assert not alone.doorkeeper.openings.may_pass("a")


async def test_apart_each_gives_its_share_and_afterwards_all_of_it_counts(running: Running) -> None:
    async with processes(running.nats) as (one, two):
        for process in (one, two):
            process.tally.part()
            assert [process.doorkeeper.openings.may_pass("a") for _ in range(3)] == [True, True, False]
            assert [process.doorkeeper.addresses.enter("a") for _ in range(3)] == [True, True, False]
            assert process.doorkeeper.openings.may_pass("b"), "nobody else is refused"
        for process in (one, two):
            await process.tally.reunite()
        await until(lambda: all(p.doorkeeper.openings.level("a") > 3 for p in (one, two)))
        await until(lambda: one.doorkeeper.addresses.elsewhere("a") == two.doorkeeper.addresses.elsewhere("a") == 2)
        for process in (one, two):
            assert not process.doorkeeper.openings.may_pass("a")
            assert not process.doorkeeper.addresses.enter("a")
            process.clock.now += 3_600
            assert process.doorkeeper.openings.may_pass("a"), "after the window they may again"


async def test_what_was_refilled_meanwhile_is_not_told_afterwards(running: Running) -> None:
    async with processes(running.nats) as (one, two):
        one.tally.part()
        for _ in range(5):
            assert one.doorkeeper.openings.may_pass("a")
            one.clock.now += 1_800
        assert one.doorkeeper.openings.may_pass("b")
        await one.tally.reunite()
        await until(lambda: any("openings" in counted.used for counted in two.heard))
        assert uses(two) <= 2, "of five, in two hours and a half"
        assert not two.doorkeeper.openings.is_open("a") or two.doorkeeper.openings.level("a") <= 2


async def test_a_connection_to_nats_that_leads_nowhere_is_noticed(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_connection, "ANSWER", 1.0)
    async with PortRelay(running.nats) as relay, processes(relay.url) as (one, two):
        await relay.hang()
        for process in (one, two):
            await process.tally.check()
            assert process.bus.up, "as far as its connection shows"
            assert process.tally.apart
            assert [process.doorkeeper.openings.may_pass("a") for _ in range(3)] == [True, True, False]
        await relay.mend()
        async with asyncio.timeout(90):
            while one.tally.apart or two.tally.apart:
                await one.tally.check()
                await two.tally.check()
        await until(lambda: all(p.doorkeeper.openings.level("a") > 3 for p in (one, two)))


async def test_what_is_kept_for_later_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tallying, "MOST_KEPT", 100)
    told: list[Counted] = []

    async def tell(counted: Counted) -> None:
        told.append(counted)

    doorkeeper = Doorkeeper(BOUNDS)
    tally = Tally(doorkeeper, tell)
    await tally.open()
    tally.part()
    for number in range(1_000):
        doorkeeper.openings.may_pass(str(number))
    told.clear()
    await tally.reunite()
    await tally.close()
    assert sum(len(counted.used.get("openings", ())) for counted in told) == 100


@pytest.mark.parametrize(("others", "pause"), [(0, 0.02), (7, 0.02), (8, 0.0225), (99, 0.25)])
async def test_the_more_processes_the_rarer_their_messages(others: int, pause: float) -> None:
    alone = Process("")
    for number in range(others):
        await alone.tally.heard(Counted(str(number)))
    assert alone.tally.pause == pytest.approx(pause)


async def test_who_comes_back_later_is_told_too_and_nobody_counts_it_twice(running: Running) -> None:
    async with processes(running.nats, 3) as (one, two, late):
        for process in (one, two, late):
            process.tally.part()
        assert one.doorkeeper.openings.may_pass("a")
        for process in (one, two, late):
            process.heard.clear()
        await one.tally.reunite()
        await two.tally.reunite()
        await until(lambda: uses(two) >= 1)
        late.doorkeeper.openings.reach("b", 1)  # what was sent before it was back is lost
        await late.tally.reunite()
        await until(lambda: uses(late) >= 2)
        await until(lambda: uses(two) >= 2)
        for process in (one, two, late):
            assert 0 < process.doorkeeper.openings.level("a") <= 1
