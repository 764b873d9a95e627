"""One clock for all processes: steered towards the databases', continuous, and refused where it is too far off."""

import asyncio
from collections.abc import Iterator
from time import time

import pytest

from talewind.server.base import clock as clocks
from talewind.server.base.clock import MOST_APART, STEEPEST, Clock, clock
from talewind.server.base.settings import Unavailable
from talewind.server.record import Shards, shards

SECOND = 1_000_000_000


class Machine:
    """A machine whose clocks stand still until they are moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monotonic, self.wall = 5 * SECOND, 1_000 * SECOND
        monkeypatch.setattr(clocks, "monotonic_ns", lambda: self.monotonic)
        monkeypatch.setattr(clocks, "time_ns", lambda: self.wall)
        monkeypatch.setattr(clocks, "time", lambda: self.wall / SECOND)

    def runs(self, seconds: float) -> None:
        self.monotonic += int(seconds * SECOND)
        self.wall += int(seconds * SECOND)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_a_jump_of_the_machines_clock_reaches_nobody(machine: Machine) -> None:
    ours = Clock()
    machine.wall += 3_600 * SECOND
    machine.runs(1)
    assert ours.now_ns() == 1_001 * SECOND
    assert ours.slept() == 3_600


@pytest.mark.parametrize("apart", [0.5, -0.5, 30.0, -30.0])
def test_it_is_steered_without_a_jump_and_never_goes_back(machine: Machine, apart: float) -> None:
    """Looked at twice a second, it follows another clock that is so far ahead."""
    ours, before = Clock(), 0
    for _ in range(400):
        left = machine.wall / SECOND + apart - ours.now_ns() / SECOND
        now = ours.now_ns()
        ours.steer(left, within=5)
        assert ours.now_ns() == now, "steering moves nothing by itself"
        assert now > before
        before = now
        machine.runs(0.5)
        assert abs(ours.now_ns() - now - 0.5 * SECOND) <= STEEPEST * 0.5 * SECOND + 1
    left = abs(machine.wall / SECOND + apart - ours.now_ns() / SECOND)
    assert left < 0.01 if abs(apart) < 1 else left == pytest.approx(abs(apart) - 200 * STEEPEST)


@pytest.fixture
def ours() -> Iterator[None]:
    """The process's own clock is as it was afterwards."""
    kept = dict(vars(clock))
    yield
    vars(clock).update(kept)


@pytest.mark.usefixtures("ours")
@pytest.mark.parametrize(
    ("ahead", "words"), [(180.0, r"1(79|80)\.\d s ahead of that of Database 1"), (-3.0, r"[23]\.\d s behind")]
)
async def test_a_machine_whose_clock_is_far_off_does_not_serve(
    dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, ahead: float, words: str
) -> None:
    clock.set(ahead)
    monkeypatch.setattr(clocks, "time", lambda: time() + ahead)
    with pytest.raises(Unavailable, match=words):
        async with Shards(dsns):
            pass


@pytest.mark.usefixtures("ours")
@pytest.mark.parametrize("apart", [-3.2, 3.2])
async def test_a_process_that_lost_the_time_takes_it_from_databases_that_the_machine_agrees_with(
    dsns: tuple[str, ...], apart: float
) -> None:
    clock.set(apart)  # as if the machine had been suspended, or its clock set, since the process began
    async with Shards(dsns):
        assert abs(clock.slept()) < MOST_APART


@pytest.mark.usefixtures("ours")
async def test_a_process_whose_clock_is_a_little_off_takes_the_databases(dsns: tuple[str, ...]) -> None:
    async with asyncio.timeout(90):
        while True:  # on a busy machine an answer is on its way for long, and the clock is that uncertain
            clock.set(1.5)
            async with Shards(dsns):
                if abs(clock.slept()) < 0.1:
                    return


@pytest.mark.usefixtures("ours")
async def test_a_machine_that_was_suspended_goes_ahead_at_once_and_any_other_is_steered(
    dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "LOOK_EVERY", 0.1)
    monkeypatch.setattr("talewind.server.record.shard.LOOK_EVERY", 0.1)
    async with Shards(dsns) as opened, asyncio.timeout(90):
        clock.set(-60.0)  # as if the monotonic clock had stood still for a minute
        while abs(clock.slept()) > 0.5:
            await asyncio.sleep(0.02)
        clock.set(60.0)  # ahead of everybody: it may not go back
        while not opened.is_late:
            await asyncio.sleep(0.02)
        was = clock.slept()
        await asyncio.sleep(0.5)
        assert was < clock.slept() < -59


@pytest.mark.usefixtures("ours")
async def test_a_clock_that_nobody_steers_any_more_keeps_the_time(dsns: tuple[str, ...]) -> None:
    """The databases are away, or are no longer used."""
    async with Shards(dsns) as opened:
        clock.steer(-1.0, within=1)
        for shard in opened.all:
            shard.up, shard.apart = False, None
        opened.follow()
        assert pace(clock) == 1.0
        clock.steer(-1.0, within=1)
        assert pace(clock) == 1.0 - STEEPEST
    assert pace(clock) == 1.0


def pace(of: Clock) -> float:
    return of._pace
