"""Tables with tales for the tests of the book."""

from typing import Any

from talewind.kit import Passage, Tell, passage, sample
from talewind.kit.chance import Chance
from talewind.kit.rows import Answered, Left
from talewind.server.base.catalogues import Catalogues
from talewind.server.base.clock import now
from talewind.server.books.archiver import Archiver
from talewind.server.books.book import Book
from talewind.server.books.books import Books
from talewind.server.books.html_book import html_file
from talewind.server.books.volume import Volume
from talewind.server.record import Shards
from talewind.server.tables.host import Host

from .everywhere import everywhere
from .tables.test_keeper import House

TALES = tuple(passage(f"Tale {n} began in the wind. It ended well.", "en") for n in range(1, 4))


class Bindery(House):
    """A house with books."""

    def __init__(self, shards: Shards) -> None:
        super().__init__(shards)
        self.books = Books(self.keeper, Catalogues())
        self.host = Host(shards, self.keeper, self.dismiss)

    async def told(self, *tales: Passage, names: tuple[str, ...] = ("Ana", "Bo", "Leo"), **options: Any) -> str:
        """A table where these were told, one after another, from seat 0 on; it goes on."""
        wanted = {"players": len(names), "first_storyteller": 0, "windmill_round_one": "closed"} | options
        opened = await self.lobby.open("person 0", "windmill", wanted)
        for number, name in enumerate(names):
            await self.lobby.sit(opened.table, f"person {number}", name, b"nonce")
        await self.lobby.start(opened.table, "person 0")
        await self.tell(opened.table, *tales)
        return opened.table

    async def tell(self, table: str, *tales: Passage) -> None:
        """These are told next, and the last one is closed."""
        left, dice = list(tales), Chance(b"dice")

        def make(sitting: Any, at: int) -> Answered[Any]:
            ask = sitting.step.asks[0]
            tells = any(offer.move == "tell" for offer in ask.offers)
            move = Tell(left.pop(0)) if tells else sample(ask.offers, sitting.game.kinds, dice)
            return Answered(at, ask.seat, sitting.state.asked[ask.seat], move)

        while left or not self._at_rest(await self.keeper.loaded(table)):
            await self.keeper.act(table, make)

    def _at_rest(self, loaded: Any) -> bool:
        """The last tale is closed and the next teller asked."""
        return any(offer.move == "tell" for ask in loaded.sitting.step.asks for offer in ask.offers)

    async def succeed(self, table: str, seat: int, person: str, name: str) -> None:
        """The holder of a seat leaves, unless they have left it already, and somebody else takes it over."""
        if (await self.keeper.loaded(table)).sitting.state.chairs[seat].presence != "left":
            await self.keeper.act(table, lambda sitting, at: Left(at, seat))
        await self.host.hand_over(await self.lobby.header(table), seat, person, name)

    async def dismiss(self, table: str, seat: int) -> None: ...

    async def end(self, table: str) -> None:
        """All but one leave, and the game is over."""
        for seat in range(1, len((await self.lobby.header(table)).seats)):
            await self.keeper.act(table, lambda sitting, at, seat=seat: Left(at, seat))  # type: ignore[misc]

    async def bind(self, table: str) -> None:
        if (await self.lobby.header(table)).status != "over":
            await self.end(table)
        archiver = Archiver(self.keeper)
        assert await everywhere(self.keeper.shards, lambda shard: archiver.bind(shard, now() + 60_000)) == 1

    async def read(self, table: str, reader: int | str | None, lang: str = "en") -> Book:
        """`reader`: a person, or whoever holds this seat now."""
        header = await self.lobby.header(table)
        return await self.books.read(header, header.seats[reader].person if isinstance(reader, int) else reader, lang)

    async def file(self, table: str, lang: str = "en") -> str:
        return html_file(await self.volume(table, lang)).decode()

    async def volume(self, table: str, lang: str = "en") -> Volume:
        return await self.books.volume(await self.lobby.header(table), lang)

    async def hide(self, table: str, by: int | str, name: bool = False, pages: tuple[int, ...] = ()) -> None:
        header = await self.lobby.header(table)
        person = header.seats[by].person if isinstance(by, int) else by
        await self.books.hide(header, str(person), name, pages)

    async def entitle(self, table: str, seat: int, title: str) -> None:
        await self.books.entitle(await self.lobby.header(table), seat, title)
