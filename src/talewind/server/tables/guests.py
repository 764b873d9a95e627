"""Guests: people who knock with the short code, and how the table lets them in."""

import secrets
from typing import Literal

from talewind.kit import Frozen, refuse
from talewind.kit.presence import may_sit
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.record import Shards

from .header import Header, hashed
from .host import Host
from .lobby import Lobby

STAYS = 10 * 60 * 1_000  # ms a guest counts as waiting after the last knock; the phone may be asleep
ALIVE = 15_000  # ms a guest's client counts as running after a knock: it repeats it every 2.5 seconds

# Evicted first: guests whose clients have stopped; then those of the address with the most; then the longest silent.
WAITING = """
select person, via is not distinct from $2 as near from knocks where table_id = $1 and answer = 'waiting'
order by asked_at > $3, count(*) over (partition by via) desc, asked_at, person
"""

type Answer = Literal["waiting", "in", "no"]


class Knock(Frozen):
    table: str
    person: str
    name: str

    @property
    def id(self) -> str:
        """The guest's id for the host, valid for this table only."""
        return hashed(f"{self.table} {self.person}").hex()[:24]


class Guests:
    def __init__(self, shards: Shards, lobby: Lobby, host: Host, bounds: Bounds | None = None) -> None:
        self.shards, self.lobby, self.host, self.bounds = shards, lobby, host, bounds or Bounds()

    async def knock(self, code: str, person: str, name: str, address: str) -> tuple[str, Answer] | None:
        """Knock at the table with this code; its id and answer, or None if there is none or it is locked."""
        table = await self.lobby.by_code(code)
        if table is None or (header := await self.lobby.header(table)).locked:
            return None
        return table, await self.wait(header, person, name, address)

    async def wait(self, header: Header, person: str, name: str, address: str) -> Answer:
        """Wait at a table until somebody there answers. Where too many wait, from one address or in all, the newcomer
        takes the place of another guest, who gets a place again with the next knock."""
        if header.seat_of(person) is not None and person in await self._holders(header):
            return "in"
        table = header.id
        via, at = self.lobby.keyring.address(table, address), now()
        async with self.shards.of(table).acquire() as connection, connection.transaction():
            await connection.execute("select from tables where id = $1 for update", table)
            if await connection.fetchval(
                "select 1 from knocks where table_id = $1 and person = $2 and answer = 'no'", table, person
            ):
                return "no"
            await connection.execute(  # whoever was let in and has left since waits again
                "delete from knocks where table_id = $1 and (person = $3 or (answer = 'waiting' and asked_at <= $2))",
                table, at - STAYS, person,
            )  # fmt: skip
            waiting = await connection.fetch(WAITING, table, via, at - ALIVE)
            near = [k["person"] for k in waiting if k["near"]]
            gone = near[: max(0, len(near) + 1 - self.bounds.knocks_an_address)]
            rest = [k["person"] for k in waiting if k["person"] not in gone]
            gone += rest[: max(0, len(rest) + 1 - self.bounds.knocks)]
            await connection.execute("delete from knocks where table_id = $1 and person = any($2)", table, gone)
            await connection.execute(
                "insert into knocks (table_id, person, name, asked_at, via) values ($1, $2, $3, $4, $5)",
                table, person, name, at, via,
            )  # fmt: skip
            return "waiting"

    async def knocks(self, header: Header) -> list[Knock]:
        """The waiting guests, without those who have come in by the link meanwhile. A person whose seat nobody holds waits too: the
        process that let them in has ended before the game knew, or they have left and ask again."""
        found = await self.shards.of(header.id).fetch(
            "select person, name from knocks where table_id = $1 and answer = 'waiting' and asked_at > $2 "
            "order by name, person",
            header.id, now() - STAYS,
        )  # fmt: skip
        inside = await self._holders(header) if found else set()
        return [Knock(header.id, r["person"], r["name"]) for r in found if r["person"] not in inside]

    async def _holders(self, header: Header) -> set[str | None]:
        """The people who have a seat, and have not left it."""
        if header.status != "playing":
            return {seated.person for seated in header.seats}
        state = (await self.host.keeper.newest(header.id)).sitting.state
        return {seated.person for seated in header.seats if not may_sit(state, seated.seat)}

    async def let_in(self, header: Header, by: str | None, knock_id: str, yes: bool) -> None:
        """Admit a guest or say no. Before the game any free seat is given; during it one that was left, or a bot's."""
        await self.host.require(header, by)
        shard = self.shards.of(header.id)
        knock = next((k for k in await self.knocks(header) if k.id == knock_id), None)
        if knock is None:
            raise refuse("server-nobody-knocks")
        if yes and header.status not in ("open", "playing"):
            raise refuse("server-table-closed")
        person, name = knock.person, knock.name
        if yes and header.started_at is None:
            await self.lobby.sit(header.id, person, name, secrets.token_bytes(8))
        elif yes:
            loaded = await self.host.keeper.loaded(header.id)
            state = loaded.sitting.state
            free = [s.seat for s in header.seats if may_sit(state, s.seat)]
            mine = header.seat_of(person)
            left = mine if mine in free else min(free, key=lambda seat: state.chairs[seat].bot, default=None)
            if left is None:
                raise refuse("server-table-full")
            await self.host.hand_over(header, left, person, name)
        await shard.execute(
            "update knocks set answer = $3 where table_id = $1 and person = $2",
            header.id,
            person,
            "in" if yes else "no",
        )
