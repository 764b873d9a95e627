"""Guests: who knocks with the short code, and how the table lets them in; who carries a seat to another device."""

import secrets
from hmac import compare_digest

from talewind.kit import Frozen, refuse
from talewind.server.clock import now
from talewind.server.record import Shards

from .header import Header, hashed
from .host import REMOVED, Host
from .lobby import Lobby

WAITING = 12  # at a door: more would only be in the way of those who are expected
STAYS = 10 * 60 * 1_000  # ms somebody counts as waiting after the last knock; a phone may sleep meanwhile


class Knock(Frozen):
    table: str
    person: str
    name: str

    @property
    def id(self) -> str:
        """What the host calls it: good for this table alone."""
        return hashed(f"{self.table} {self.person}").hex()[:24]


class Guests:
    def __init__(self, shards: Shards, lobby: Lobby, host: Host) -> None:
        self.shards, self.lobby, self.host = shards, lobby, host

    async def knock(self, code: str, person: str, name: str) -> str | None:
        """At the table with this code; its id, or None: there is none, or it is locked."""
        table = await self.lobby.by_code(code)
        if table is None or (await self.lobby.header(table)).locked:
            return None
        await self.wait(table, person, name)
        return table

    async def wait(self, table: str, person: str, name: str) -> None:
        """Stand at the door of a table until somebody there answers."""
        if await self.answer_of(table, person) is None and len(await self.knocks(table)) >= WAITING:
            raise refuse("server-door-crowded")
        await self.shards.of(table).execute(
            "insert into knocks (table_id, person, name, asked_at) values ($1, $2, $3, $4) "
            "on conflict (table_id, person) do update set name = excluded.name, asked_at = excluded.asked_at",
            table, person, name, now(),
        )  # fmt: skip

    async def knocks(self, table: str) -> list[Knock]:
        """Who waits at the door; who has come in by the link meanwhile does not."""
        found = await self.shards.of(table).fetch(
            "select person, name from knocks where table_id = $1 and answer = 'waiting' and asked_at > $2 "
            "and person not in (select person from seats where table_id = $1 and person is not null) "
            "order by name, person",
            table, now() - STAYS,
        )  # fmt: skip
        return [Knock(table, r["person"], r["name"]) for r in found]

    async def answer_of(self, table: str, person: str) -> str | None:
        """How the table has answered somebody's knock."""
        found: str | None = await self.shards.of(table).fetchval(
            "select answer from knocks where table_id = $1 and person = $2", table, person
        )
        return found

    async def let_in(self, header: Header, by: str | None, knock_id: str, yes: bool) -> None:
        """Before the game to a free seat; during it to one that was left."""
        await self.host.require(header, by)
        pool = self.shards.of(header.id)
        knock = next((k for k in await self.knocks(header.id) if k.id == knock_id), None)
        if knock is None:
            raise refuse("server-nobody-knocks")
        person, name = knock.person, knock.name
        if yes and header.started_at is None:
            await self.lobby.sit(header.id, person, name, secrets.token_bytes(8))
        elif yes:
            hot = await self.host.keeper.hot(header.id)
            left = next((s.seat for s in header.seats if hot.sitting.state.chairs[s.seat].presence == "left"), None)
            if left is None:
                raise refuse("server-table-full")
            await self.host.hand_over(header, left, person, name)
        await pool.execute(
            "update knocks set answer = $3 where table_id = $1 and person = $2",
            header.id,
            person,
            "in" if yes else "no",
        )

    async def carried(self, header: Header, key: str) -> str:
        """The person whose seat a link carries to another device."""
        found = hashed(key)
        for seat in header.seats:
            if seat.person not in (None, REMOVED) and compare_digest(seat.carry_key, found):
                return str(seat.person)
        raise refuse("server-wrong-key")
