"""Who is noted as lost: who has gone and not come back, and nobody else. The test holds the clock."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from talewind.server.live import attendance as doors
from talewind.server.live.attendance import GRACE, Attendance
from talewind.server.live.hub import Hub
from talewind.server.live.listener import Listener
from talewind.server.tables import Gone

TABLE = "A" * 17


class Time:
    """In the place of `asyncio` in the module: whoever sleeps is woken when the test has let that much time pass."""

    def __init__(self) -> None:
        self.now = 0.0
        self.sleepers: list[tuple[float, asyncio.Event]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        if not seconds:
            return await asyncio.sleep(0)
        self.sleepers.append((self.now + seconds, woken := asyncio.Event()))
        await woken.wait()

    async def passes(self, seconds: float) -> None:
        until = self.now + seconds
        await self._settle()
        while self.sleepers and (first := min(self.sleepers, key=lambda each: each[0]))[0] <= until:
            self.sleepers.remove(first)
            self.now = first[0]
            first[1].set()
            await self._settle()
        self.now = until

    async def _settle(self) -> None:
        """Everybody who is awake goes on until they sleep or are done: nobody here waits for anything else."""
        for _ in range(20):
            await asyncio.sleep(0)


class Bus:
    """No other process has a socket of anybody."""

    async def sits_elsewhere(self, table: str, seat: int) -> bool:
        return False


class Keeper:
    """A game that is running, and who was noted as lost in it."""

    def __init__(self) -> None:
        self.lost = 0
        self.noted: list[Any] = []

    async def loaded(self, table: str) -> Any:
        if table != TABLE:
            raise Gone(table)
        return self

    @property
    def sitting(self) -> Any:
        return self

    state = sitting
    stack = ("telling",)

    def attends(self, seat: int) -> bool:
        return True

    async def act(self, table: str, make: Any) -> None:
        self.lost += 1
        self.noted.append(make(self, 0))


@pytest.fixture
def keeper() -> Keeper:
    return Keeper()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(doors, "asyncio", time)
    return time


@pytest.fixture
def attendance(keeper: Keeper, time: Time) -> Attendance:
    return Attendance(keeper, Hub(), Bus())  # type: ignore[arg-type]


async def test_who_polls_is_not_lost_between_two_polls(attendance: Attendance, keeper: Keeper, time: Time) -> None:
    """Each poll ends just when somebody looks whether the one before the last was the last."""
    for _ in range(12):
        attendance.went(Listener(TABLE, 1, "Bo"))
        await time.passes(GRACE / 3)
    assert keeper.lost == 0
    assert attendance.sits(TABLE, 1)
    await time.passes(GRACE)
    assert (keeper.lost, attendance.sits(TABLE, 1)) == (1, False), "the last one has gone for good"


async def test_who_comes_back_in_time_is_not_lost(attendance: Attendance, keeper: Keeper, time: Time) -> None:
    attendance.went(Listener(TABLE, 1, "Bo"))
    attendance.hub.listeners[TABLE] = {Listener(TABLE, 1, "Bo")}
    await time.passes(3 * GRACE)
    assert keeper.lost == 0


async def test_an_onlooker_is_never_lost(attendance: Attendance, keeper: Keeper, time: Time) -> None:
    attendance.went(Listener(TABLE, None))
    attendance.went(Listener(TABLE, 1, "Bo", plays=False))
    await time.passes(3 * GRACE)
    assert keeper.lost == 0


async def test_a_seat_that_is_noted_as_lost_although_it_is_here_is_found_again(
    attendance: Attendance, keeper: Keeper
) -> None:
    """Its note was lost with a database, or another process did not hear that it is here."""
    shard = object()
    keeper.shards = SimpleNamespace(of=lambda table: shard)  # type: ignore[attr-defined]
    keeper.chairs = [SimpleNamespace(presence=presence) for presence in ("here", "lost", "away", "lost")]  # type: ignore[attr-defined]
    attendance.hub.listeners[TABLE] = {
        Listener(TABLE, 0, "Ana"), Listener(TABLE, 1, "Bo"), Listener(TABLE, 2, "Cy"), Listener(TABLE, 3, "Di", plays=False),
    }  # fmt: skip
    attendance.hub.listeners = {"deleted": {Listener("deleted", 0, "Ana")}} | attendance.hub.listeners
    await attendance.look_again(object())  # type: ignore[arg-type]
    assert keeper.noted == [], "a table of another shard"
    await attendance.look_again(shard)  # type: ignore[arg-type]
    assert [(row.seat, row.presence) for row in keeper.noted] == [(1, "here")]
