"""HTTP: the book of a table, for the people who sat there: its pages, its title, hiding, and the files to keep."""

from litestar import Controller, Response, get, post
from litestar.exceptions import HTTPException

from talewind.kit import refuse
from talewind.server.books.binder import KINDS
from talewind.server.books.book import Book, Entitling, Form, Hiding
from talewind.server.books.html_book import POLICY
from talewind.server.books.speaking import slug
from talewind.server.tables import Header
from talewind.server.tables.hands import held_before

from .guards import books_limited, calls_limited
from .people import Asked
from .services import Given, Services


class BookDoor(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @get("/{table:str}/book")
    async def book(self, table: str, request: Asked, services: Given, lang: str = "") -> Book:
        """The book as its reader may see it, also during the game."""
        header, person = await sat_there(table, request, services)
        return await services.books.read(header, person, spoken(services, request, lang))

    @post("/{table:str}/book/title", status_code=204)
    async def entitle(self, table: str, data: Entitling, request: Asked, services: Given) -> None:
        """Set the title: anybody who sat there, until the book is bound."""
        header, person = await sat_there(table, request, services)
        await services.books.entitle(header, header.seat_of(person), data.title)

    @post("/{table:str}/book/hide", status_code=204)
    async def hide(self, table: str, data: Hiding, request: Asked, services: Given) -> None:
        """Hide the caller's own name and lines, until the book is bound."""
        header, person = await sat_there(table, request, services)
        await services.books.hide(header, person, data.name, data.pages)

    @get("/{table:str}/book.html", media_type="text/html", guards=[books_limited])
    async def html(
        self, table: str, request: Asked, services: Given, lang: str = "", inline: bool = False, evening: bool = False
    ) -> Response[bytes]:
        """One file that works offline. `inline`: the browser shows it instead of saving it, for printing."""
        return await copy("html", table, request, services, lang, evening, inline)

    @get("/{table:str}/book.epub", media_type=KINDS["epub"], guards=[books_limited])
    async def epub(
        self, table: str, request: Asked, services: Given, lang: str = "", evening: bool = False
    ) -> Response[bytes]:
        """For e-readers."""
        return await copy("epub", table, request, services, lang, evening)

    @get("/{table:str}/book.pdf", media_type=KINDS["pdf"], guards=[books_limited])
    async def pdf(
        self, table: str, request: Asked, services: Given, lang: str = "", booklet: bool = False, evening: bool = False
    ) -> Response[bytes]:
        """A5 pages; `booklet`: two on each side of a sheet of A4, to fold and sew. Refused without the extra `print`."""
        return await copy("booklet" if booklet else "pdf", table, request, services, lang, evening)

    @get("/{table:str}/book.png", media_type=KINDS["png"], guards=[books_limited])
    async def png(
        self, table: str, request: Asked, services: Given, lang: str = "", page: int | None = None, part: int = 1
    ) -> Response[bytes]:
        """A picture of one spread: a page by its id, which is the same for every reader, and its part. Without a page the cover.
        Refused without the extra `print`."""
        return await copy("png", table, request, services, lang, spread=None if page is None else (page, part))


async def copy(
    form: Form, table: str, request: Asked, services: Services, lang: str, evening: bool = False, inline: bool = False,
    spread: tuple[int, int] | None = None,
) -> Response[bytes]:  # fmt: skip
    """A file that people keep, the same for everybody who sat there. `evening`: with the other finished games of the evening that the
    caller sat at. `spread`: the page and part of a picture."""
    header, person = await sat_there(table, request, services)
    language = spoken(services, request, lang)
    books = services.books
    volume = await books.evening(header, person, language) if evening else await books.volume(header, language)
    page = volume.parts[0].book.number_of(*spread) if spread else 0
    if page is None:
        raise refuse("book-no-page")
    content = await services.binder.file(volume, form, page)
    called = slug(volume.title) + (f"-{page}" if form == "png" else "")
    name = f'{"inline" if inline else "attachment"}; filename="{called}.{"pdf" if form == "booklet" else form}"'
    headers = {"Content-Disposition": name, "Content-Language": language}
    if form == "html":
        headers["Content-Security-Policy"] = POLICY
    return Response(content, headers=headers, media_type=KINDS[form])


async def sat_there(table: str, request: Asked, services: Services) -> tuple[Header, str]:
    """The table's header and the caller, who has a seat there or, once the game is over, had one until somebody else was given it."""
    header, person = await services.lobby.header(table), services.people.require(request)
    if header.seat_of(person) is None:
        over = header.status in ("over", "folded")
        if not over or not await held_before(services.lobby.shards.of(table), table, person):
            raise HTTPException(status_code=403, detail="server-not-yours")
    return header, person


def spoken(services: Services, request: Asked, lang: str) -> str:
    return services.books.tongue(lang, request.headers.get("accept-language", ""))
