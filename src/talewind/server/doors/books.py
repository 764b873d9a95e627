"""HTTP: the book of a table, for the people who sat there: its pages, its title, hiding, and the files to keep."""

from litestar import Controller, Response, get, post
from litestar.exceptions import HTTPException

from talewind.kit import Seat
from talewind.server.books.binder import KINDS, Form
from talewind.server.books.book import Book, Entitling, Hiding
from talewind.server.books.html_book import POLICY
from talewind.server.books.speaking import slug
from talewind.server.tables import Header

from .guards import calls_limited
from .people import Asked
from .services import Given, Services


class BookDoor(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @get("/{table:str}/book")
    async def book(self, table: str, request: Asked, services: Given, lang: str = "") -> Book:
        """The book as its reader may see it, also during the game."""
        header, seat = await sat_there(table, request, services)
        return await services.books.read(header, seat, spoken(services, request, lang))

    @post("/{table:str}/book/title", status_code=204)
    async def entitle(self, table: str, data: Entitling, request: Asked, services: Given) -> None:
        """Set the title: anybody who sat there, until the book is bound."""
        header, seat = await sat_there(table, request, services)
        await services.books.entitle(header, seat, data.title)

    @post("/{table:str}/book/hide", status_code=204)
    async def hide(self, table: str, data: Hiding, request: Asked, services: Given) -> None:
        """Hide the caller's own name and lines, until the book is bound."""
        header, seat = await sat_there(table, request, services)
        await services.books.hide(header, seat, data.name, data.pages)

    @get("/{table:str}/book.html", media_type="text/html")
    async def html(
        self, table: str, request: Asked, services: Given, lang: str = "", inline: bool = False
    ) -> Response[bytes]:
        """One file that works offline. `inline`: the browser shows it instead of saving it, for printing."""
        return await copy("html", table, request, services, lang, inline=inline)

    @get("/{table:str}/book.epub", media_type=KINDS["epub"])
    async def epub(self, table: str, request: Asked, services: Given, lang: str = "") -> Response[bytes]:
        """For e-readers."""
        return await copy("epub", table, request, services, lang)


async def copy(
    form: Form, table: str, request: Asked, services: Services, lang: str, inline: bool = False
) -> Response[bytes]:  # fmt: skip
    """A file that people keep, the same for everybody who sat there."""
    header, _ = await sat_there(table, request, services)
    language = spoken(services, request, lang)
    volume = await services.books.volume(header, language)
    content = await services.binder.file(volume, form)
    name = f'{"inline" if inline else "attachment"}; filename="{slug(volume.title)}.{form}"'
    headers = {"Content-Disposition": name, "Content-Language": language}
    if form == "html":
        headers["Content-Security-Policy"] = POLICY
    return Response(content, headers=headers, media_type=KINDS[form])


async def sat_there(table: str, request: Asked, services: Services) -> tuple[Header, Seat]:
    """The table's header and the caller's seat."""
    header = await services.lobby.header(table)
    seat = header.seat_of(services.people.require(request))
    if seat is None:
        raise HTTPException(status_code=403, detail="server-not-yours")
    return header, seat


def spoken(services: Services, request: Asked, lang: str) -> str:
    return services.books.tongue(lang, request.headers.get("accept-language", ""))
