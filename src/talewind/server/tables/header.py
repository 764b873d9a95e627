"""A table's header: what is stored besides its game, such as its seats, its host and the keys that open it."""

from hashlib import blake2b
from typing import Any, Literal

from talewind import games
from talewind.kit import AnyGame, Frozen, Seat, stored, table_key
from talewind.server.record import Shard

REMOVED = "removed"  # in place of a person's id: the seat has neither a person nor a bot

type Status = Literal["open", "playing", "over", "folded"]


class Seated(Frozen):
    """A seat of a table. `person` None: a bot."""

    seat: Seat
    person: str | None
    name: str
    nonce: bytes
    seen_at: int | None = None  # last seen in the waiting room
    carried_at: int | None = None  # when another device last took the seat
    house: str | None = None  # the member of the company, for a bot
    holder: int = 0  # the number of the person or bot among those who have held the seat, from 0


class Header(Frozen):
    id: str
    game_id: str
    options: bytes
    chairs: int
    status: Status
    host: str
    code: str | None
    join_key: bytes
    watch_key: bytes
    locked: bool
    secret: bytes
    commitment: bytes
    opened_at: int
    started_at: int | None
    seats: tuple[Seated, ...]
    lang: str = "en"  # of the person who opened it
    over_at: int | None = None

    @property
    def game(self) -> AnyGame:
        return games.load(self.game_id)

    @property
    def key(self) -> bytes:
        """The key of chance: the table's secret and the nonce of every seat."""
        return table_key(self.secret, [s.nonce for s in self.seats])

    def chosen(self) -> Any:
        """The decoded options of the table's game."""
        return stored(self.game, self.options)

    def seat_of(self, person: str) -> Seat | None:
        return next((s.seat for s in self.seats if s.person == person), None)


def hashed(key: str) -> bytes:
    """Keys that links carry are stored as hashes: a stolen backup opens no table."""
    return blake2b(key.encode(), digest_size=32, person=b"talewind link").digest()


async def read_header(shard: Shard, table_id: str) -> Header | None:
    """The table's header; None if there is no such table."""
    found = await shard.fetchrow("select *, game as game_id from tables where id = $1", table_id)
    if found is None:
        return None
    seats = await shard.fetch("select * from seats where table_id = $1 order by seat", table_id)
    sitting = tuple(Seated(**{name: s[name] for name in Seated.__struct_fields__}) for s in seats)
    fields = {name: found[name] for name in Header.__struct_fields__ if name != "seats"}
    return Header(**fields, seats=sitting)
