"""Whether a process is ready is said at once, and one shard or the bus is no reason to send everybody away."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from talewind.server.doors.health import readyz
from talewind.server.doors.services import Services
from talewind.server.record import Shards
from tests.server.some_services import some_services


def house(up: tuple[bool, ...], apart: tuple[float | None, ...] = (), bus: bool = True) -> Services:
    shards = Shards(tuple("abc"[: len(up)]))
    for shard, lives, seconds in zip(shards.all, up, apart or (0.0,) * len(up), strict=True):
        shard.up, shard.apart = lives, seconds if lives else None
    keeper, hub = SimpleNamespace(shards=shards), SimpleNamespace(bus=SimpleNamespace(up=bus))
    return some_services(keeper=keeper, hub=hub)


@pytest.mark.parametrize(
    ("services", "status", "said"),
    [
        (house((True, True)), 200, {"bus": True, "clock": True, "database 1": True, "database 2": True}),
        (house((True, False)), 200, {"bus": True, "clock": True, "database 1": True, "database 2": False}),
        (house((False, True), bus=False), 200, {"bus": False, "clock": True, "database 1": False, "database 2": True}),
        (house((False, False)), 503, {"bus": True, "clock": True, "database 1": False, "database 2": False}),
        (house((True, True), (-2.1, 3.0)), 503, {"bus": True, "clock": False, "database 1": True, "database 2": True}),
        (house((True, True), (-2.1, 1.9)), 200, {"bus": True, "clock": True, "database 1": True, "database 2": True}),
    ],
)
async def test_ready_is_whoever_can_serve_some_table_by_the_right_clock(
    services: Services, status: int, said: dict[str, bool]
) -> None:
    answer = await cast(Any, readyz).fn(services)
    assert (answer.status_code, answer.content) == (status, said)
