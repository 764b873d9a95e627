"""Whose word counts at a table, and what an acting host cannot do to the host."""

from typing import Any

import pytest

from talewind.kit import Refused
from talewind.kit.rows import Came, Left
from talewind.kit.state import Pause
from talewind.server.doors.answering import _require_end
from talewind.server.doors.info import table_info
from talewind.server.live.listener import Listener
from talewind.server.record import Shards
from talewind.server.tables.absentees import Absentees
from talewind.server.tables.guests import Guests
from talewind.server.tables.header import REMOVED, Header
from talewind.server.tables.host import Host, acting_host
from talewind.server.tables.rematches import Rematches
from tests.server.some_services import some_services

from .test_keeper import House


class Table:
    """A running game: Ada opened it and sits in seat 0, Bo and Cy sit beside her; with `bot`, a bot has Cy's seat."""

    def __init__(self, shards: Shards) -> None:
        self.house = House(shards)
        self.host = Host(shards, self.house.keeper, self.dismiss)
        self.guests = Guests(shards, self.house.lobby, self.host)
        self.absentees = Absentees(shards, self.house.keeper, self.call)

    async def dismiss(self, table: str, seat: int) -> None: ...

    async def call(self, table: str, seat: int, voices: int, needed: int) -> None: ...

    async def begin(self, *people: str | None, host: str = "ada") -> "Table":
        opened = await self.house.lobby.open(host, "windmill", {"players": len(people)})
        for person in people:
            await self.house.lobby.sit(opened.table, person, person or "Bot", b"")
        await self.house.lobby.start(opened.table, host)
        self.id = opened.table
        return self

    async def header(self) -> Header:
        return await self.house.lobby.header(self.id)

    async def comes(self, seat: int, presence: Any) -> None:
        await self.house.keeper.act(self.id, lambda sitting, at: Came(at, seat, presence))

    async def acting(self) -> str | None:
        return acting_host(await self.header(), (await self.house.keeper.newest(self.id)).sitting)

    async def remove(self, by: str, seat: int) -> str | None:
        return await refusal(self.host.remove(await self.header(), by, seat))

    async def lock(self, by: str) -> str | None:
        return await refusal(self.host.lock(await self.header(), by, True))

    async def lets_in(self, by: str) -> str | None:
        return await refusal(self.guests.let_in(await self.header(), by, "a knock", True))

    async def vote(self, by: str, seat: int) -> str | None:
        return await refusal(self.absentees.vote(await self.header(), by, seat))


async def refusal(wish: Any) -> str | None:
    """By its key; None: it was done."""
    try:
        await wish
    except Refused as no:
        return no.refusal.say.key
    return None


@pytest.fixture
async def table(shards: Shards) -> Table:
    return await Table(shards).begin("ada", "bo", "cy")


async def test_a_guest_alone_cannot_vote_away_a_host_who_is_here_and_usurp_the_table(shards: Shards) -> None:
    table = await Table(shards).begin("ada", "bo", None)
    assert await table.vote("bo", 0) == "server-seat-is-here"
    assert await table.acting() == "ada"
    assert await table.remove("bo", 0) == "server-host-only"
    assert await table.lock("ada") is None


@pytest.mark.parametrize("presence", ["lost", "away"])
async def test_an_acting_host_never_removes_the_host(table: Table, presence: str) -> None:
    await table.comes(0, presence)
    assert await table.acting() == "bo"
    assert await table.remove("bo", 0) == "server-host-stays"
    assert (await table.header()).seat_of("ada") == 0
    await table.comes(0, "here")
    assert await table.acting() == "ada"


async def test_while_the_host_is_not_here_the_next_may_lock_let_in_and_remove_others(table: Table) -> None:
    await table.comes(0, "lost")
    assert await table.lock("bo") is None
    assert await table.lets_in("bo") == "server-nobody-knocks", "and not that it is no host"
    assert await table.remove("bo", 2) is None
    assert (await table.header()).seats[2].person == REMOVED
    assert await table.lock("ada") == "server-host-only"


async def test_a_host_who_comes_back_has_the_duties_again_and_nobody_else_has(table: Table) -> None:
    await table.comes(0, "lost")
    await table.comes(0, "here")
    for wish in (table.lock, table.lets_in):
        assert await wish("bo") == "server-host-only"
    assert await table.remove("bo", 2) == "server-host-only"
    assert await table.lock("ada") is None
    assert await table.remove("ada", 2) is None


async def test_a_removed_host_has_no_word_when_nobody_is_here(table: Table) -> None:
    assert await table.remove("ada", 0) is None, "a host may go"
    for seat in (1, 2):
        await table.comes(seat, "lost")
    assert await table.acting() is None
    assert await table.lock("ada") == "server-host-only"
    assert await table.lets_in("ada") == "server-host-only"
    assert await table.remove("ada", 1) == "server-host-only"


async def test_a_host_who_never_sat_down_has_no_word_once_the_game_has_begun(shards: Shards) -> None:
    table = await Table(shards).begin("ada", "bo", "cy", host="opener")
    assert await table.acting() == "ada"
    for seat in range(3):
        await table.comes(seat, "lost")
    assert await table.acting() is None
    assert await table.lock("opener") == "server-host-only"


async def test_whoever_has_left_by_themselves_is_not_removed_from_the_book(table: Table) -> None:
    await table.house.keeper.act(table.id, lambda sitting, at: Left(at, 2))
    assert await table.remove("ada", 2) == "kit-seat-was-left"
    assert (await table.header()).seat_of("cy") == 2


async def test_where_nobody_is_host_no_stranger_is_told_to_be_it(table: Table, shards: Shards) -> None:
    for seat in range(3):
        await table.comes(seat, "lost")
    keeper, lobby = table.house.keeper, table.house.lobby
    services = some_services(keeper=keeper, lobby=lobby, rematches=Rematches(shards, keeper, lobby))
    for person in (None, "ada", "a stranger"):
        told = await table_info(await table.header(), person, services)
        assert (told.host, told.host_seat, told.opener) == (False, None, 0)


async def ends(table: Table, person: str, seat: int) -> str | None:
    (await table.house.keeper.loaded(table.id)).sitting.state.paused = Pause(0)
    services = some_services(keeper=table.house.keeper, host=table.host, lobby=table.house.lobby)
    return await refusal(_require_end(Listener(table.id, seat, person), seat, services))


async def test_a_sleeping_table_is_ended_by_whoever_is_alone_or_else_by_the_host(table: Table) -> None:
    """Several may be present where a table waits for a substitute."""
    assert await ends(table, "bo", 1) == "server-host-only"
    assert await ends(table, "ada", 0) is None
    await table.comes(0, "lost")
    assert [await ends(table, person, seat) for person, seat in (("bo", 1), ("cy", 2))] == [None, "server-host-only"]
    await table.comes(1, "lost")
    assert await ends(table, "cy", 2) is None
