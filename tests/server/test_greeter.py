"""Who is noted as lost: who has gone and not come back, and nobody else."""

import asyncio
from typing import Any

import pytest

from talewind.server import greeter as doors
from talewind.server.greeter import Greeter
from talewind.server.hub import Hub, Listener

TABLE = "A" * 17


class Bus:
    """No other process has a socket of anybody."""

    async def sits_elsewhere(self, table: str, seat: int) -> bool:
        return False


class Keeper:
    """A game that is running, and who was noted as lost in it."""

    def __init__(self) -> None:
        self.lost = 0

    async def hot(self, table: str) -> Any:
        return self

    @property
    def sitting(self) -> Any:
        return self

    state = sitting
    stack = ("telling",)

    def here(self, seat: int) -> bool:
        return True

    async def act(self, table: str, make: Any) -> None:
        self.lost += 1


@pytest.fixture
def keeper() -> Keeper:
    return Keeper()


@pytest.fixture
def greeter(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> Greeter:
    monkeypatch.setattr(doors, "GRACE", 0.06)
    return Greeter(keeper, Hub(), Bus())  # type: ignore[arg-type]


async def test_who_polls_is_not_lost_between_two_polls(greeter: Greeter, keeper: Keeper) -> None:
    """Each poll ends just when somebody looks whether the one before the last was the last."""
    for _ in range(12):
        greeter.went(Listener(TABLE, 1, "Bo"))
        await asyncio.sleep(0.02)
    assert keeper.lost == 0
    assert greeter.sits(TABLE, 1)
    await asyncio.sleep(0.2)
    assert (keeper.lost, greeter.sits(TABLE, 1)) == (1, False), "the last one has gone for good"


async def test_who_comes_back_in_time_is_not_lost(greeter: Greeter, keeper: Keeper) -> None:
    greeter.went(Listener(TABLE, 1, "Bo"))
    greeter.hub.listeners[TABLE] = {Listener(TABLE, 1, "Bo")}
    await asyncio.sleep(0.2)
    assert keeper.lost == 0


async def test_an_onlooker_is_never_lost(greeter: Greeter, keeper: Keeper) -> None:
    greeter.went(Listener(TABLE, None))
    greeter.went(Listener(TABLE, 1, "Bo", plays=False))
    await asyncio.sleep(0.2)
    assert keeper.lost == 0
