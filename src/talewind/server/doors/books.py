"""HTTP: the book of a table, for the people who sat there: its pages, its title, hiding, and the file to keep."""

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from talewind.kit import Seat
from talewind.server.books.book import Book, Entitling, Hiding
from talewind.server.books.books import Books
from talewind.server.books.html_book import POLICY
from talewind.server.books.speaking import slug
from talewind.server.tables import Header

from .limits import calls_limited
from .people import Asked, known


class BookDoor(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @get("/{table:str}/book")
    async def book(self, table: str, request: Asked, state: State, lang: str = "") -> Book:
        """The book as its reader may see it, also during the game."""
        header, seat = await sat_there(table, request, state)
        return await books(state).read(header, seat, spoken(state, request, lang))

    @post("/{table:str}/book/title", status_code=204)
    async def entitle(self, table: str, data: Entitling, request: Asked, state: State) -> None:
        """Set the title: anybody who sat there, until the book is bound."""
        header, seat = await sat_there(table, request, state)
        await books(state).entitle(header, seat, data.title)

    @post("/{table:str}/book/hide", status_code=204)
    async def hide(self, table: str, data: Hiding, request: Asked, state: State) -> None:
        """Hide the caller's own name and lines, until the book is bound."""
        header, seat = await sat_there(table, request, state)
        await books(state).hide(header, seat, data.name, data.pages)

    @get("/{table:str}/book.html", media_type="text/html")
    async def file(
        self, table: str, request: Asked, state: State, lang: str = "", inline: bool = False
    ) -> Response[bytes]:
        """One file that works offline. `inline`: the browser shows it instead of saving it, for printing."""
        header, _ = await sat_there(table, request, state)
        language = spoken(state, request, lang)
        title, content = await books(state).printed(header, language)
        name = f'{"inline" if inline else "attachment"}; filename="{slug(title)}.html"'
        headers = {"Content-Disposition": name, "Content-Security-Policy": POLICY, "Content-Language": language}
        return Response(content, headers=headers, media_type="text/html")


async def sat_there(table: str, request: Asked, state: State) -> tuple[Header, Seat]:
    """The table's header and the caller's seat."""
    header: Header = await state.lobby.header(table)
    seat = header.seat_of(known(request, state))
    if seat is None:
        raise HTTPException(status_code=403, detail="server-not-yours")
    return header, seat


def books(state: State) -> Books:
    found: Books = state.books
    return found


def spoken(state: State, request: Asked, lang: str) -> str:
    return books(state).tongue(lang, request.headers.get("accept-language", ""))
