"""Rematches: the people who wish for another game, and the table that opens as soon as enough do."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from talewind.kit import Frozen, Refused, Seat, known, refuse
from talewind.server.base.clock import now
from talewind.server.record import Shards

from .header import REMOVED, Header, Seated, Status, read_header
from .keeper import Keeper
from .lobby import Lobby
from .naming import followed, piece_at

type Toll = Callable[[], None]


class Another(Frozen):
    """`wishes`: the seats that wish for another game; `missing`: how many more are needed. `next`: the new table once
    it is open; `status`: the new table's."""

    wishes: tuple[Seat, ...]
    missing: int
    next: str | None
    status: Status | None


class Rematches:
    def __init__(self, shards: Shards, keeper: Keeper, lobby: Lobby) -> None:
        self.shards, self.keeper, self.lobby = shards, keeper, lobby

    async def another(self, header: Header) -> Another:
        """The state of the rematch, for people with a seat."""
        wanting = await self._wanting(header)
        following = await self.next_header(header.id)
        willing = sum(seat.person is None or seat.person in wanting for seat in header.seats)
        return Another(
            wishes=tuple(seat.seat for seat in header.seats if seat.person in wanting),
            missing=max(0, min(header.game.seats_for(header.chosen())) - willing),
            next=following.id if following else None,
            status=following.status if following else None,
        )

    async def wish(self, header: Header, person: str, yes: bool, toll: Toll = lambda: None) -> Another:
        """Store whether a person wishes for another game. The table opens when enough do; once it is open, people who
        wish sit down. `toll` raises if the caller may not open a table now; the wish is stored all the same."""
        await self._require_end(header, person)
        await self.shards.of(header.id).execute(
            "insert into wishes (table_id, person, yes, said_at) values ($1, $2, $3, $4) "
            "on conflict (table_id, person) do update set yes = excluded.yes, said_at = excluded.said_at",
            header.id, person, yes, now(),
        )  # fmt: skip
        found = await self.another(header)
        if not yes or (found.next is None and found.missing):
            return found
        await self.open(header, person, toll)
        return await self.another(header)

    async def open(self, header: Header, person: str, toll: Toll = lambda: None) -> str:
        """The next table, with everybody who wishes and all bots. `person` opens it as host unless it is open."""
        await self._require_end(header, person)
        claim = (
            "insert into rematches (table_id, next) values ($1, $2) "
            "on conflict (table_id) do update set table_id = excluded.table_id returning next"
        )
        found: str = await self.shards.of(header.id).fetchval(claim, header.id, self.shards.new_id())
        mine = [seat for seat in header.seats if seat.person == person]
        is_open = await read_header(self.shards.of(found), found) is not None
        if is_open or not await self._opened(header, person, found, toll):
            await self._seat(header, found, mine)
            return found
        wanting = await self._wanting(header)
        others = [seat for seat in header.seats if seat.person is None or seat.person in wanting - {person}]
        await self._seat(header, found, mine + others)
        return found

    async def next_table(self, table: str) -> str | None:
        """The id of a table's rematch, if one was opened."""
        following = await self.next_header(table)
        return following.id if following else None

    async def next_header(self, table: str) -> Header | None:
        """The rematch's header. None also if its opener died after claiming the id; the next person opens it."""
        found = await self.shards.of(table).fetchval("select next from rematches where table_id = $1", table)
        return await read_header(self.shards.of(found), found) if found else None

    async def _opened(self, header: Header, person: str, table: str, toll: Toll) -> bool:
        """Open the table; False if somebody else was faster."""
        options: dict[str, Any] = followed(header.game, known(header.game, header.options), {})
        try:
            await self.lobby.open(person, header.game_id, options, header.id, header.lang, table, toll, header.chairs)
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def _seat(self, header: Header, table: str, seats: list[Seated]) -> None:
        """Seat people with the pieces they had. Those who find no free seat, or a game that has begun, may watch."""
        options = msgspec.json.decode(header.options)
        for seat in seats:
            with suppress(Refused):
                piece = piece_at(header.game, options, seat.seat)
                await self.lobby.sit(table, seat.person, seat.name, secrets.token_bytes(8), piece, seat.house)

    async def _wanting(self, header: Header) -> set[str]:
        """People who wished for another game here or in answer to the game's own question."""
        rows = await self.shards.of(header.id).fetch("select person, yes from wishes where table_id = $1", header.id)
        said = {row["person"]: row["yes"] for row in rows}
        if header.status in ("playing", "over"):  # an archived game has no state
            again = (await self.keeper.newest(header.id)).sitting.state.again
            said = {str(header.seats[seat].person): True for seat in again} | said
        return {seat.person for seat in header.seats if seat.person not in (None, REMOVED) and said.get(seat.person)}

    async def _require_end(self, header: Header, person: str) -> None:
        if header.seat_of(person) is None:
            raise refuse("server-not-yours")
        if header.status == "open":
            raise refuse("server-not-over")
        if header.status == "playing":
            state = (await self.keeper.newest(header.id)).sitting.state
            if state.winners is None and state.stack:
                raise refuse("server-not-over")
