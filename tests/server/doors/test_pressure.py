"""A process with too many moves in progress refuses further ones as busy, and their clients repeat them."""

from typing import Any

import pytest

from talewind.server import wire
from talewind.server.doors.answering import answered
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.pressure import LATE, MANY, Pressure
from talewind.server.live.listener import Listener
from tests.server.some_services import some_services

ANSWER = '{"do":"answer","id":"m1","number":1,"move":{"move":"take"}}'


class Clock:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


class OneShard:
    """A keeper whose tables are all on the second shard; playing fails."""

    @property
    def shards(self) -> "OneShard":
        return self

    def number(self, table: str) -> int:
        return 1


def loaded(pressure: Pressure, moves: int, shard: int = 1) -> None:
    for _ in range(moves):
        pressure.move(shard).__enter__()


def test_many_moves_are_no_pressure_while_the_oldest_is_young() -> None:
    pressure = Pressure(clock := Clock())
    loaded(pressure, 10 * MANY)
    clock.at = LATE
    assert not pressure.busy(1)
    clock.at += 0.001
    assert pressure.busy(1)


def test_a_few_old_moves_wait_for_their_database_and_are_no_pressure() -> None:
    pressure = Pressure(clock := Clock())
    loaded(pressure, MANY - 1)
    clock.at = 100 * LATE
    assert not pressure.busy(1)
    loaded(pressure, 1)
    assert pressure.busy(1)


def test_one_shard_that_hangs_refuses_nothing_of_another() -> None:
    pressure = Pressure(clock := Clock())
    loaded(pressure, MANY)
    clock.at = 2 * LATE
    assert (pressure.busy(1), pressure.busy(0)) == (True, False)


def test_pressure_ends_with_the_moves() -> None:
    pressure = Pressure(clock := Clock())
    with pressure.move(1):
        loaded(pressure, MANY - 1)
        clock.at = 2 * LATE
        assert pressure.busy(1)
    assert not pressure.busy(1)


@pytest.mark.parametrize("moves", [MANY, MANY - 1])
async def test_a_busy_process_says_so_and_the_client_is_to_try_again(moves: int) -> None:
    doorkeeper = Doorkeeper(clock=(clock := Clock()))
    loaded(doorkeeper.pressure, moves)
    clock.at = 2 * LATE
    services: Any = some_services(doorkeeper=doorkeeper, keeper=OneShard())
    if moves < MANY:
        with pytest.raises(AssertionError, match="stirs"):  # it goes on to play
            await answered(ANSWER, Listener("table", 0, "p"), services)
        return
    answer = await answered(ANSWER, Listener("table", 0, "p"), services)
    assert isinstance(answer, wire.NotTaken)
    assert (answer.id, answer.refusal.say.key, answer.again) == ("m1", "server-busy", True)


async def test_leaving_and_ending_are_not_refused_as_busy() -> None:
    doorkeeper = Doorkeeper(clock=(clock := Clock()))
    loaded(doorkeeper.pressure, MANY)
    clock.at = 2 * LATE
    services: Any = some_services(doorkeeper=doorkeeper, keeper=OneShard())
    with pytest.raises(AssertionError, match="the test gives no service"):
        await answered('{"do":"end-here","id":"m1"}', Listener("table", 0, "p"), services)
