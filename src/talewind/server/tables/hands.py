"""Seats that change hands during a game: their earlier holders, and what had been told by then. With both the book finds whose
tale is whose (`books/voicing.py`)."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from talewind.kit import Frozen, Page, Passage, Say, Seat, State
from talewind.kit.rows import Left, Sat
from talewind.server.record import Shard
from talewind.server.record.writer import Handed

from .header import REMOVED, Header


class ToldSoFar(Frozen, omit_defaults=True):
    """What was known at a table when a seat changed hands, without its words. `words`: marks of all passages in the state, also
    of sealed ones, but for those that others have told; `pages`: how many lines the seat had on each page; `said`: marks of the
    sentences and titles on the pages."""

    words: frozenset[str] = frozenset()
    pages: dict[int, int] = {}
    said: frozenset[str] = frozenset()


def mark(value: Any) -> str:
    """A hash by which a value is found again."""
    return blake2b(msgspec.json.encode(value), digest_size=8, person=b"talewind told").hexdigest()


def mark_said(page: int, say: Say) -> str:
    return mark((page, say.key, sorted(say.args.items())))


def core(passage: Passage) -> Any:
    """What a passage is recognised by even if its cards or its end change: its longest run of words, otherwise its longest
    gesture. None: it has neither."""
    words = [part for part in passage.parts if isinstance(part, str)]
    if words:
        return max(words, key=len)
    return max((gesture.points for gesture in passage.sketch), key=len, default=None)


def sentences_of(page: Page) -> Iterator[Say]:
    yield from (*page.facts, *page.best)
    for account in page.accounts:
        yield from account.facts
    for happening in page.happenings:
        yield from happening.facts


def told_so_far(pages: tuple[Page, ...], state: State[Any], seat: Seat) -> ToldSoFar:
    lines = [line for page in pages for line in page.lines]
    own, others = (
        {mark(core(line.passage)) for line in lines if (line.seat == seat) is mine} for mine in (True, False)
    )
    words = {mark(found) for passage in _passages(state) if (found := core(passage)) is not None}
    said = {mark_said(page.id, say) for page in pages for say in sentences_of(page)}
    titles = {mark(page.chapter.title) for page in pages if page.chapter}
    counts = {page.id: sum(line.seat == seat for line in page.lines) for page in pages}
    return ToldSoFar(frozenset(words - (others - own)), counts, frozenset(said | titles))


def handed(header: Header, row: Any, before: State[Any], after: State[Any]) -> Handed | None:
    """What is stored with a row by which a seat changes hands; None: by this one no seat does. A bot that has held its seat from
    the start takes nothing over."""
    if before.chairs is after.chairs or (seat := getattr(row, "seat", None)) is None or isinstance(row, Left):
        return None
    bot = after.chairs[seat].bot
    relieved = before.chairs[seat].bot != bot and header.seats[seat].person is not None
    if not isinstance(row, Sat) and not relieved:
        return None
    pages = tuple(header.game.pages(before))
    return Handed(seat, housed=bot, told=msgspec.json.encode(told_so_far(pages, before, seat)))


async def succeed(connection: Any, table: str, seat: Seat, person: str, held: Any) -> int:
    """Note the holder of a seat as an earlier one, with what they have hidden, and return the number of the person who follows.
    Whoever comes back has their old number again, and with it their tales and what they have hidden."""
    await connection.execute(
        "with theirs as (delete from book_hidden where table_id = $1 and seat = $2 returning name, pages) "
        "insert into holders (table_id, seat, holder, person, name, nameless, pages) "
        "select $1, $2, $3, $4, $5, coalesce(t.name, false), coalesce(t.pages, '{}') from (select) one left join theirs t on true",
        table, seat, held["holder"], held["person"], held["name"],
    )  # fmt: skip
    last = await connection.fetchval("select max(holder) from holders where table_id = $1 and seat = $2", table, seat)
    back = await connection.fetchval(
        "with own as (delete from holders where table_id = $1 and seat = $2 and holder = "
        "(select min(holder) from holders where table_id = $1 and seat = $2 and person = $3) returning holder, nameless, pages), "
        "hidden as (insert into book_hidden (table_id, seat, name, pages) select $1, $2, nameless, pages from own) "
        "select holder from own",
        table, seat, person,
    )  # fmt: skip
    return int(last + 1 if back is None else back)


async def hide(connection: Any, table: str, seat: Seat, holder: int | None, name: bool, pages: list[int]) -> None:
    """Store what a holder of a seat, or an earlier one, hides in the book."""
    earlier = (
        "update holders set nameless = $4, pages = $5 where table_id = $1 and seat = $2 and holder = $3 returning true"
    )
    if not await connection.fetchval(earlier, table, seat, holder, name, pages):
        await connection.execute(
            "insert into book_hidden (table_id, seat, name, pages) "
            "select $1, $2, $4, $5 from seats where table_id = $1 and seat = $2 and holder = $3 "
            "on conflict (table_id, seat) do update set name = excluded.name, pages = excluded.pages",
            table, seat, holder, name, pages,
        )  # fmt: skip


async def held_before(shard: Shard, table: str, person: str) -> bool:
    """Whether a person has held a seat of the table that somebody else was given since."""
    found = "select exists (select from holders where table_id = $1 and person = $2)"
    return person != REMOVED and bool(await shard.fetchval(found, table, person))


def _passages(value: Any) -> Iterator[Passage]:
    if isinstance(value, Passage):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _passages(getattr(value, name))
    elif isinstance(value, dict):
        for each in value.values():
            yield from _passages(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _passages(each)
