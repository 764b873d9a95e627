"""A table whose seats the house plays: it sleeps without people, and people give and take seats."""

from typing import Any

import pytest

from talewind.kit import Refused, snapshot
from talewind.kit.rows import Came, Left
from talewind.server.record import Shards
from talewind.server.tables import keeper as keeping
from talewind.server.tables.host import Host
from talewind.server.tables.loaded import load
from talewind.server.tables.sweeper import Sweeper

from .test_bots import House


async def nobody(table: str, seat: int) -> None: ...


@pytest.fixture
async def house(shards: Shards) -> House:
    return House(shards)


async def state(house: House, table: str) -> Any:
    return (await house.keeper.newest(table)).sitting.state


async def people(house: House, number: int) -> str:
    table = (await house.lobby.open("person 0", "windmill", {"players": number})).table
    for seat in range(number):
        await house.lobby.sit(table, f"person {seat}", f"P{seat}", b"")
    await house.lobby.start(table, "person 0")
    return table


async def test_a_game_begins_although_another_process_was_first_to_seat_its_bots(
    house: House, shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first statement that hangs is enough: the other process finds a bot without a seat and gives it one."""
    other, act = House(shards), house.keeper.act

    async def late(table: str, *more: Any) -> Any:
        await other.keeper.act(table, *more)
        return await act(table, *more)

    monkeypatch.setattr(house.keeper, "act", late)
    table = await house.bots("windmill", "en", first_storyteller=1)
    assert (await state(house, table)).bots() == (1, 2)


async def test_a_table_knows_its_bots_from_the_start_and_sleeps_without_people(house: House) -> None:
    table = await house.bots("windmill", "en", first_storyteller=1)
    assert (await state(house, table)).bots() == (1, 2)
    await house.keeper.act(table, lambda sitting, at: Came(at, 0, "lost"))
    assert (await state(house, table)).paused is not None
    shard = house.lobby.shards.of(table)
    due = await shard.fetchval("select due from clocks where table_id = $1", table)
    day = (
        await shard.fetchval("select at from moves where table_id = $1 order by seq desc limit 1", table)
        + 24 * 3_600_000
    )
    assert due == day, "nobody looks for its bots, only for the end of its sleep"


async def test_a_table_from_before_learns_of_its_bots_by_the_sweeper(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(keeping, "unhoused", lambda header, sitting: None)
        table = await house.bots("windmill", "en", first_storyteller=1)
    assert (await state(house, table)).bots() == ()
    sweeper = Sweeper(house.keeper)
    for _ in range(2):
        assert await sweeper.expire(table)
    assert (await state(house, table)).bots() == (1, 2)


async def test_the_acting_host_gives_an_absent_seat_to_the_house_and_its_person_takes_it_back(house: House) -> None:
    table = await people(house, 3)
    host = Host(house.lobby.shards, house.keeper, nobody)
    header = await house.lobby.header(table)
    with pytest.raises(Refused, match="server-seat-is-here"):
        await host.give_to_house(header, "person 0", 2)
    await house.keeper.act(table, lambda sitting, at: Came(at, 2, "away"))
    with pytest.raises(Refused, match="server-host-only"):
        await host.give_to_house(header, "person 1", 2)
    await host.give_to_house(header, "person 0", 2)
    assert (await state(house, table)).bots() == (2,)
    await house.keeper.act(table, lambda sitting, at: Came(at, 2, "here"))
    assert (await state(house, table)).bots() == ()


async def test_a_seat_that_was_left_goes_to_the_house_then_to_a_newcomer_and_the_log_replays(house: House) -> None:
    table = await people(house, 3)
    host = Host(house.lobby.shards, house.keeper, nobody)
    await house.keeper.act(table, lambda sitting, at: Left(at, 2))
    header = await house.lobby.header(table)
    await host.give_to_house(header, "person 0", 2)
    assert (await state(house, table)).bots() == (2,)
    await host.hand_over(header, 2, "newcomer", "Nina")
    assert (await state(house, table)).bots() == ()
    again = await load(house.lobby.shards.of(table), table)
    assert snapshot(again.sitting.state) == snapshot(await state(house, table))


async def test_a_housed_seats_person_is_no_acting_host(house: House) -> None:
    table = await people(house, 3)
    host = Host(house.lobby.shards, house.keeper, nobody)
    header = await house.lobby.header(table)
    await house.keeper.act(table, lambda sitting, at: Came(at, 0, "away"))
    await host.give_to_house(header, "person 1", 0)
    with pytest.raises(Refused, match="server-host-only"):
        await host.require(header, "person 0")
    await host.require(header, "person 1")
