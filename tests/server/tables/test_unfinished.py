"""What a process has begun and did not finish, because it ended or lost the database in between, is finished by another."""

import asyncio
from functools import partialmethod
from itertools import count
from typing import Any

import pytest

from talewind.kit import Chance, Refused, fingerprint, snapshot
from talewind.kit.rows import Left
from talewind.server.base.clock import now
from talewind.server.record import Shards, Writer
from talewind.server.tables import Keeper
from talewind.server.tables import keeper as keeping
from talewind.server.tables.guests import Guests
from talewind.server.tables.host import Host

from .test_house_plays import nobody
from .test_keeper import House


@pytest.fixture
async def house(shards: Shards) -> House:
    return House(shards)


async def ends(*given: Any, **named: Any) -> Any:
    raise OSError("the process ends here")


async def late(writer: Writer, flush: Any, shard: int) -> None:
    await asyncio.sleep(0.05)
    await flush(writer, shard)


async def test_a_game_that_was_started_and_has_no_first_row_is_begun_by_whoever_loads_it(
    house: House, shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.lobby.open("host", "windmill", {"players": 3})
    for number in range(3):
        await house.lobby.sit(opened.table, f"person {number}", f"P{number}", b"")
    ticks = count(now())
    monkeypatch.setattr(keeping, "now", lambda: next(ticks))  # no two first rows are the same
    with monkeypatch.context() as killed:
        killed.setattr(Keeper, "begin", ends)
        with pytest.raises(OSError, match="ends here"):
            await house.lobby.start(opened.table, "host")
    monkeypatch.setattr(Writer, "_flush", partialmethod(late, Writer._flush))  # rows of tasks come into one batch
    others = [House(shards), House(shards)]
    loading = [other.keeper.newest(opened.table) for other in others for _ in range(3)]
    loaded = await asyncio.gather(*loading)
    hashed = await shards.of(opened.table).fetchval("select state_hash from moves where table_id = $1", opened.table)
    assert {fingerprint(snapshot(one.sitting.state)) for one in loaded} == {hashed}, (
        "one first row, and everybody has it"
    )
    assert (await others[1].answer(opened.table, Chance(b"dice"))).seq == 1


async def test_a_guest_who_was_let_in_halfway_is_let_in_again(house: House, shards: Shards) -> None:
    table = await house.table(4)
    host = Host(shards, house.keeper, nobody)
    guests = Guests(shards, house.lobby, host)
    await house.keeper.act(table, lambda sitting, at: Left(at, 3))
    assert await guests.wait(await house.lobby.header(table), "guest", "Eve", "192.0.2.1") == "waiting"
    await host._give(await house.lobby.header(table), 3, "guest", "Eve")  # here the process ends
    header = await house.lobby.header(table)
    (knock,) = await guests.knocks(header)
    await guests.let_in(header, "person 0", knock.id, yes=True)
    assert (await house.keeper.newest(table)).sitting.state.chairs[3].presence == "here"
    header = await house.lobby.header(table)
    assert await guests.knocks(header) == []
    await shards.of(table).execute("update knocks set answer = 'waiting'")  # as if it had ended one line later
    assert await guests.wait(header, "guest", "Eve", "192.0.2.1") == "in"
    assert await guests.knocks(header) == []


async def test_a_guest_with_a_seat_gets_no_other(house: House, shards: Shards) -> None:
    table = await house.table(4)
    host = Host(shards, house.keeper, nobody)
    await house.keeper.act(table, lambda sitting, at: Left(at, 3))
    with pytest.raises(Refused, match="server-not-yours"):
        await host.hand_over(await house.lobby.header(table), 3, "person 2", "P2")


async def test_of_two_guests_who_are_given_one_seat_at_once_the_first_has_it(house: House, shards: Shards) -> None:
    table = await house.table(4)
    host = Host(shards, house.keeper, nobody)
    await house.keeper.act(table, lambda sitting, at: Left(at, 3))
    read_by_both = await house.lobby.header(table)
    await host._give(read_by_both, 3, "guest", "Eve")
    with pytest.raises(Refused, match="kit-seat-is-taken"):
        await host.hand_over(read_by_both, 3, "another", "Max")
    assert (await house.lobby.header(table)).seats[3].person == "guest"


async def test_a_guest_who_was_let_in_and_has_left_waits_again(house: House, shards: Shards) -> None:
    table = await house.table(4)
    host = Host(shards, house.keeper, nobody)
    guests = Guests(shards, house.lobby, host)
    await house.keeper.act(table, lambda sitting, at: Left(at, 3))
    for _ in range(2):
        assert await guests.wait(await house.lobby.header(table), "guest", "Eve", "192.0.2.1") == "waiting"
        (knock,) = await guests.knocks(await house.lobby.header(table))
        await guests.let_in(await house.lobby.header(table), "person 0", knock.id, yes=True)
        assert await guests.wait(await house.lobby.header(table), "guest", "Eve", "192.0.2.1") == "in"
        await house.keeper.act(table, lambda sitting, at: Left(at, 3))
    assert await guests.wait(await house.lobby.header(table), "guest", "Eve", "192.0.2.1") == "waiting"
    (knock,) = await guests.knocks(await house.lobby.header(table))
    await guests.let_in(await house.lobby.header(table), "person 0", knock.id, yes=False)
    assert await guests.wait(await house.lobby.header(table), "guest", "Eve", "192.0.2.1") == "no", "and a no is a no"
