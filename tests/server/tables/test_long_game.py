"""A table has room for so many rows. Beyond them people can only leave or end, and its clocks and bots bring it to an end."""

from secrets import token_hex
from typing import Any

import pytest

from talewind.kit import Chance, Refused, due
from talewind.kit.rows import Came, Left, Stopped, WentOn
from talewind.server.base.bounds import Bounds, Rate
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.writing import written
from talewind.server.record import Shards
from talewind.server.tables import keeper as keeping
from talewind.server.tables import sweeper as sweeping
from talewind.server.tables.sweeper import Sweeper
from tests.server.some_services import some_services

from .test_keeper import House, log

MOST = 6


@pytest.fixture
async def house(shards: Shards) -> House:
    house = House(shards)
    house.keeper.bounds = Bounds(rows_a_table=MOST)
    return house


async def refused(house: House, table: str, row: Any, seat: int | None = 1) -> str:
    with pytest.raises(Refused) as no:
        await house.keeper.act(table, lambda sitting, at: row(at), None, seat)
    return no.value.refusal.say.key


@pytest.mark.bound("rows_a_table")
async def test_a_table_that_is_full_takes_nothing_from_people_but_that_they_leave(
    house: House, shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(5, first_storyteller=0)
    for number in range(MOST - 1):
        kind: Any = WentOn if number % 2 else Stopped
        await house.keeper.act(table, lambda sitting, at, kind=kind: kind(at, 1), None, 1)  # type: ignore[misc]
    assert len(await log(shards, table)) == MOST, "as many as there is room for"
    assert await refused(house, table, lambda at: WentOn(at, 1)) == "server-long-game"
    assert await refused(house, table, lambda at: Came(at, 1, "lost"), None) == "server-long-game"
    await house.keeper.act(table, lambda sitting, at: Left(at, 1), None, 1)
    loaded = await house.keeper.loaded(table)
    later = due(loaded.sitting.game, loaded.sitting.state)
    assert later is not None
    for module in (keeping, sweeping):
        monkeypatch.setattr(module, "now", lambda: later)
    assert await Sweeper(house.keeper).expire(table), "its clocks run"
    assert not (await house.keeper.loaded(table)).sitting.state.stack, "and end it"


async def test_a_bot_of_the_house_answers_at_a_full_table(house: House) -> None:
    table = await house.table(first_storyteller=0)
    house.keeper.bounds = Bounds(rows_a_table=1)

    assert (await house.answer(table, Chance(b"dice"))).seq == 1


class Seat:
    """A seat's wishes, with a clock of its own."""

    def __init__(self, house: House, table: str, most: int) -> None:
        self.at, self.table = 0.0, table
        doorkeeper = Doorkeeper(Bounds(rows_a_seat=Rate(most, 60)), lambda: self.at)
        self.services = some_services(keeper=house.keeper, doorkeeper=doorkeeper)

    async def writes(self, row: Any, seat: int = 1, move_id: str = "") -> str | None:
        try:
            await written(self.table, seat, move_id or token_hex(8), lambda sitting, at: row(at), self.services)
        except Refused as no:
            return no.refusal.say.key
        return None


async def test_a_seat_writes_so_many_rows_a_minute(shards: Shards) -> None:
    house = House(shards)
    seat = Seat(house, await house.table(first_storyteller=0), 2)
    assert await seat.writes(lambda at: Came(at, 1, "here")) is None, "needs no row, and is not counted"
    assert await seat.writes(lambda at: Stopped(at, 1)) is None
    assert await seat.writes(lambda at: Stopped(at, 1)) == "kit-is-paused", "no row, and not counted"
    assert await seat.writes(lambda at: WentOn(at, 1), move_id="same") is None
    assert await seat.writes(lambda at: Stopped(at, 1)) == "server-too-many-calls"
    assert await seat.writes(lambda at: WentOn(at, 1), move_id="same") is None, "said again, it was taken"
    assert await seat.writes(lambda at: Stopped(at, 2), seat=2) is None, "another seat has its own"
    assert await seat.writes(lambda at: WentOn(at, 1)) == "server-too-many-calls"
    seat.at += 30
    assert await seat.writes(lambda at: WentOn(at, 1)) is None
    assert await seat.writes(lambda at: Left(at, 1)) is None, "whoever goes may go"
