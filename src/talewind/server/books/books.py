"""The books of all tables: read by the people who sat there; until a book is bound, they can also set titles and hide parts of
it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from talewind.kit import Seat, refuse
from talewind.server.base.catalogues import COMMON, Catalogues
from talewind.server.tables import Header, Keeper
from talewind.server.tables.hands import hide

from .archiver import REST
from .binder import forms
from .book import Book
from .evening import evening_of
from .hiding import NOTHING, shown, together
from .showing import described
from .speaking import LONGEST_TITLE, BookSpeaker, day, plain
from .spreading import spreads
from .veil import read_hidden, read_voiced
from .volume import Volume, single

READ = """
select t.over_at, f.ended_at as bound_at, b.title from tables t
left join finished f on f.table_id = t.id left join books b on b.table_id = t.id where t.id = $1
"""


class Books:
    """Reads and changes books; it caches nothing."""

    def __init__(self, keeper: Keeper, texts: Catalogues) -> None:
        self.keeper, self.texts = keeper, texts

    def tongue(self, lang: str, accepted: str) -> str:
        """The requested language if it exists, otherwise the one that the reader prefers."""
        return lang if lang in self.texts.bundles[COMMON] else self.texts.wanted(accepted)

    async def volume(self, header: Header, lang: str) -> Volume:
        """The book as everybody may see it, as the files that people keep have it."""
        book = await self.read(header, None, lang)
        return single(BookSpeaker(header.game, lang, (*book.names, *book.joint), self.texts), book)

    async def evening(self, header: Header, person: str, lang: str) -> Volume:
        """The finished games of an evening that somebody sat at, bound in one; of a single one, its book."""
        found = await evening_of(self.keeper, header, person)
        parts = tuple([(await self.volume(each, lang)).parts[0] for each in found])
        if len(parts) < 2:
            return await self.volume(header, lang)
        title = parts[0].speaker.text("book-evening", date=day(parts[0].book.started_at))
        return Volume(title, lang, lang, parts)

    async def read(self, header: Header, reader: str | None, lang: str) -> Book:
        """The book as a person may see it who sits or sat there; None: as everybody may, which is also the downloaded version."""
        voiced = await read_voiced(self.keeper, header)
        hidden, own = voiced.of_voices(await read_hidden(self.keeper, header.id)), voiced.own(reader)
        manuscript = voiced.manuscript
        kept = await self.keeper.shards.of(header.id).fetchrow(READ, header.id)
        assert kept is not None, "who has a header has a table"
        pages = shown(manuscript.pages, hidden, own)
        names = voiced.names(hidden, self.texts.sentence(lang, "book-house"))
        speaker = BookSpeaker(header.game, lang, names, self.texts)
        pages = tuple(part for page in pages for part in spreads(described(page, speaker)))
        started = header.started_at or header.opened_at
        title, title_lang = kept["title"] or "", ""
        if not title:
            title, title_lang = speaker.default_title(pages, started)
        return Book(
            table=header.id,
            game=header.game_id,
            title=title,
            title_lang=title_lang,
            titled=bool(kept["title"]),
            names=tuple(names[: voiced.people]),
            joint=tuple(names[voiced.people :]),
            seats=voiced.seats,
            shapes=manuscript.shapes,
            pages=pages,
            you=header.seat_of(reader) if own and reader else None,
            yours=tuple(sorted(own)),
            hidden=together(hidden.get(voice, NOTHING) for voice in own),
            started_at=started,
            over_at=kept["over_at"],
            binds_at=None if kept["over_at"] is None else kept["over_at"] + REST,
            bound_at=kept["bound_at"],
            colophon=manuscript.colophon,
            forms=forms(),
            evening=0 if reader is None else len(await evening_of(self.keeper, header, reader)),
        )

    async def entitle(self, header: Header, seat: Seat | None, title: str) -> None:
        """Set the title; the last one given counts."""
        async with self._unbound(header.id) as connection:
            await connection.execute(
                "insert into books (table_id, title, titled_by) values ($1, $2, $3) "
                "on conflict (table_id) do update set title = excluded.title, titled_by = excluded.titled_by",
                header.id, plain(title)[:LONGEST_TITLE], seat,
            )  # fmt: skip

    async def hide(self, header: Header, person: str, name: bool, pages: tuple[int, ...]) -> None:
        """Hide a person's own name, and their own lines on these pages; earlier hidden parts that are not named are shown again."""
        voiced = await read_voiced(self.keeper, header)
        told = {n: {page.id for page in voiced.manuscript.pages if page.told_by(n)} for n in voiced.own(person)}
        if not set[int]().union(*told.values()).issuperset(pages):
            raise refuse("book-not-your-lines")
        async with self._unbound(header.id) as connection:
            for n, own in told.items():
                voice = voiced.voices[n]
                await hide(connection, header.id, voice.seat, voice.holder, name, sorted(own.intersection(pages)))

    @asynccontextmanager
    async def _unbound(self, table: str) -> AsyncIterator[Any]:
        """A transaction on a book that is not bound. Binding waits until it is committed; later changes are refused."""
        async with self.keeper.shards.of(table).acquire() as connection, connection.transaction():
            if await connection.fetchval("select status from tables where id = $1 for share", table) == "folded":
                raise refuse("book-bound")
            yield connection
