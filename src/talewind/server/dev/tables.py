"""The author's table: opened with the author in the first seat and bots in the others, again with the same people, or cut at a row."""

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import structs

from talewind.bots.company import free_members
from talewind.kit import Frozen, Seat, Sitting, Step, commitment, open_table
from talewind.kit.rows import encode_row
from talewind.server.base.clock import now
from talewind.server.doors.services import Services
from talewind.server.record import Shard
from talewind.server.tables import Header
from talewind.server.tables.keeper import next_look

from .history import History

NAMES = ("Author", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth")
# Tables of former rules are left as they are: no clock of theirs is played by rules that may not fit.
STILL = "delete from clocks where table_id <> $1"
FORGET = "delete from snapshots"  # they were written by former rules; the log is played instead
SEEDED = "update tables set secret = $2, commitment = $3 where id = $1"
CLOCK = "insert into clocks (table_id, due) values ($1, $2) on conflict (table_id) do update set due = excluded.due"
BEGUN = "update tables set status = 'playing', started_at = $2, options = $3 where id = $1"


class Wish(Frozen):
    """What is opened. `alone`: no bots; every seat is a person's, and the author has a link to each. `seed`: equal words make equal
    deals."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    seed: str | None = None
    alone: bool = False
    lang: str = "en"


def person_in(seat: Seat, secret: str) -> str:
    """The person who has a seat at every table of this author."""
    return "p" + blake2b(f"seat {seat}".encode(), key=secret.encode()[:64], digest_size=16).hexdigest()


def name_in(seat: Seat) -> str:
    return NAMES[seat] if seat < len(NAMES) else f"Seat {seat + 1}"


async def open_for_author(services: Services, wish: Wish, secret: str) -> str:
    """Open a table, fill it and begin; returns its id."""
    lobby, author = services.lobby, person_in(0, secret)
    opened = await lobby.open(author, wish.game, wish.options, lang=wish.lang, chairs=wish.seats)
    table, shard = opened.table, services.keeper.shards.of(opened.table)
    chairs = (await lobby.header(table)).chairs
    house: list[str] = []
    for seat in range(chairs):
        nonce = b"" if wish.seed is not None else blake2b(table.encode(), digest_size=8).digest()
        if seat == 0 or wish.alone:
            await lobby.sit(table, person_in(seat, secret), name_in(seat), nonce)
        else:
            house.append(free_members(house)[0])
            await lobby.sit(table, None, "", nonce, house=house[-1])
    if wish.seed is not None:
        sown = blake2b(wish.seed.encode(), digest_size=32, person=b"talewind dev").digest()
        await shard.execute(SEEDED, table, sown, commitment(sown))
    played = await lobby.start(table, author)
    services.attendance.expect(played.header)
    await shard.execute(STILL, table)
    return table


async def play_on_from(services: Services, history: History, seq: int) -> str:
    """Open a table with the same people, chance and rows up to `seq`, moved in time so that the last of them is now: clocks run on
    from there. The table that is copied stays as it is."""
    old, lobby = history.header, services.lobby
    opened = await lobby.open(old.host, old.game_id, {}, lang=old.lang, chairs=old.chairs)
    table, shard = opened.table, services.keeper.shards.of(opened.table)
    for seated in old.seats:
        await lobby.sit(table, seated.person, seated.name, seated.nonce, house=seated.house)
    await shard.execute(SEEDED, table, old.secret, old.commitment)
    later = now() - history.entries[seq].at
    await shard.execute(BEGUN, table, now(), old.options)
    header = await lobby.header(table)
    await _write_rows(services, header, history, seq, later)
    services.attendance.expect(header)
    await shard.execute(STILL, table)
    return table


async def _write_rows(services: Services, header: Header, history: History, seq: int, later: int) -> None:
    first, *rest = history.entries[: seq + 1]
    step: Step[Any] = open_table(header.game, len(header.seats), header.chosen(), header.key, first.at + later)
    sitting = Sitting(header.game, header.key, step)
    body = msgspec.json.encode({"row": "opened", "at": first.at + later})
    await _write(services, header, sitting, 0, first.at + later, body)
    for entry in rest:
        row = structs.replace(entry.row, at=entry.row.at + later)
        sitting.take(row)
        await _write(services, header, sitting, entry.seq, row.at, encode_row(row))


async def _write(services: Services, header: Header, sitting: Sitting[Any], seq: int, at: int, body: bytes) -> None:
    keeper = services.keeper
    await keeper.writer.append(keeper.logged(header, sitting, seq, None, None, at, body, sitting.step))


async def set_clock(services: Services, table: str) -> None:
    """Changed rules may ask somebody else now, such as a bot, without a new row that would set the clock."""
    loaded = await services.keeper.newest(table)
    when = next_look(loaded.header, loaded.sitting, now())
    if when is not None:
        await services.keeper.shards.of(table).execute(CLOCK, table, when)


async def forget_former_rules(shard: Shard, table: str) -> None:
    """Called before a server with changed rules begins."""
    await shard.execute(FORGET)
    await shard.execute(STILL, table)
