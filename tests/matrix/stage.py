"""The stage: each scene is built once through the doors, then copied under a new id for every cell, so that each is tried on a
fresh table. A copy has keys of its own; people and their cookies are the same."""

import asyncio
from contextlib import suppress
from itertools import product
from typing import Any

import asyncpg
from litestar import Litestar

from talewind.kit import Frozen, Passage, Tell, due, passage, sample
from talewind.kit.chance import Chance
from talewind.kit.rows import Answered, Came, Expired
from talewind.server.base.ids import LETTERS
from talewind.server.doors.services import services_of
from talewind.server.tables.header import hashed
from talewind.server.tables.loaded import store_snapshot

from .calling import HOST as SITE
from .calling import Reply, call
from .cast import GUEST, HOST, KNOCKER, LEAVER, REFUSED, REMOVED, Scene, State
from .copying import Copier, another

OPTIONS = {"players": 5, "first_storyteller": 0, "write_time": None}
TOLD = {"move": "tell", "tale": {"parts": ["A tale to try."], "lang": "en"}}
NOTE = {"move": "note", "tale": 1, "line": {"parts": ["A line."], "lang": "en"}}
TALE = "The tale of {name} that ends in a planted lighthouse."
DRAFT = "The planted draft of {name}."
NONCE = "planted nonce of {name}"
BUSY = 503


type People = dict[str, str]


class Table(Frozen):
    """A copy, and what belongs to it alone."""

    id: str
    scene: Scene
    code: str
    join_key: str
    watch_key: str
    numbers: tuple[int, ...]  # of the question that each seat was asked last
    persons: People  # by name
    rows: str  # of the database, as they are before the cell


class Template(Frozen):
    id: str
    persons: People
    rows: str


class Stage:
    """`game`: of all its tables."""

    game, options = "windmill", OPTIONS

    def __init__(self, app: Litestar) -> None:
        self.app, self.services = app, services_of(app.state)
        self.shard = self.services.keeper.shards.all[0]
        self.chance: list[str] = []  # the secrets of the tables
        self._cookies: dict[str, str] = {}  # of those who have come through the doors
        self._built: dict[Scene, Template] = {}
        self._building = asyncio.Lock()
        self._codes = map("".join, product(LETTERS, repeat=5))
        self._copier = Copier(self.shard)

    async def open(self) -> None:
        await self._copier.prepare()

    def move(self, message: str, scene: Scene) -> Any:
        """What is sent with a message that has a move: legal for the first seat while the table plays."""
        return NOTE if message == "beside" else TOLD

    async def neighbour(self) -> str:
        """The cookie of somebody who has a table elsewhere."""
        while (opened := await call(self.app, "POST", "/api/tables", {"game": "windmill"})).status == BUSY:
            pass  # the cells that are tried beside it have all connections to the database
        assert opened.cookie, opened
        return opened.cookie

    def cookie(self, person: str) -> str:
        """What the browser of a person sends."""
        cookie = self.services.people.cookie(person)
        return f"{cookie.key}={cookie.value}"

    async def rows(self, table: str, persons: People) -> str:
        """What the database has of a table, with the people's names for their ids."""
        found = await self._copier.rows(table, *self._hashes(table))
        for name, person in persons.items():
            found = found.replace(person, name)
        return found

    def _hashes(self, table: str) -> tuple[bytes, bytes]:
        keyring = self.services.lobby.keyring
        return hashed(keyring.join(table)), hashed(keyring.watch(table))

    async def fresh(self, scene: Scene) -> Table:
        """A copy that nobody has touched."""
        async with self._building:
            template = await self._template(scene)
        return await self._copied(template, scene)

    async def _copied(self, template: Template, scene: Scene) -> Table:
        table, keyring = self.services.keeper.shards.new_id(), self.services.lobby.keyring
        for letters in self._codes:
            code = table[0] + letters
            with suppress(asyncpg.UniqueViolationError):  # a table that was opened through the doors has it
                await self._copier.copy(template.id, table, code, *self._hashes(table))
                break
        numbers: tuple[int, ...] = ()
        if scene.state in ("playing", "lost", "over"):
            numbers = tuple((await self.services.keeper.loaded(template.id)).sitting.state.asked)
        persons = {name: another(person, table) for name, person in template.persons.items()}
        return Table(table, scene, code, keyring.join(table), keyring.watch(table), numbers, persons, template.rows)

    async def _template(self, scene: Scene) -> Template:
        if scene not in self._built:
            table, persons = await self._build(scene)
            self._built[scene] = Template(table, persons, await self.rows(table, persons))
        return self._built[scene]

    async def _build(self, scene: Scene) -> tuple[str, People]:
        if scene.state == "open":
            return await self._waiting_room(scene.standing)
        if scene.state == "playing" and not scene.lost:
            return await self._played(scene.standing)
        before: dict[str, State] = {"locked": "open", "playing": "playing", "lost": "playing", "over": "playing"}
        earlier = Scene(before.get(scene.state, "over"), scene.standing)
        copy = await self._copied(await self._template(earlier), earlier)
        table, persons = copy.id, copy.persons
        if scene.state == "locked":
            await self.does(HOST, "POST", f"/api/tables/{table}/lock", {"locked": True}, persons)
        elif scene.state == "folded":
            assert await self.services.archiver._bind(self.shard, table)
        elif scene.state == "over":
            await self._play_on(table, lambda state: not state.stack)
            await self._hide(table, persons)
        await self._lose(table, scene)
        return table, persons

    async def does(self, name: str, method: str, url: str, body: Any = None, persons: People | None = None) -> Reply:
        """Somebody does what is allowed; `persons`: those of a copy."""
        cookie = self.cookie(persons[name]) if persons else self._cookies.get(name, "")
        headers = {"origin": f"http://{SITE}"} | ({"cookie": cookie} if cookie else {})
        reply = await call(self.app, method, url, body, headers)
        assert reply.status < 300, (name, url, reply)
        if reply.cookie and not persons:
            self._cookies[name] = reply.cookie
        return reply

    async def _opened(self, standing: bool) -> tuple[str, People]:
        """A table where everybody sits, and two knock."""
        opened = (
            await self.does(HOST, "POST", "/api/tables", {"game": self.game, "options": self.options, "chairs": 5})
        ).read
        table: str = opened["table"]
        seats = Scene("open", standing).seats
        for name in seats:
            body = {"name": name, "key": opened["key"], "nonce": NONCE.format(name=name)}
            await self.does(name, "POST", f"/api/tables/{table}/seats", body)
        for name in (KNOCKER, REFUSED):
            await self.does(name, "POST", "/api/knock", {"code": opened["code"], "name": name})
        for knock in (await self.does(HOST, "GET", f"/api/tables/{table}/knocks")).read:
            if knock["name"] == REFUSED:
                await self.does(HOST, "POST", f"/api/tables/{table}/knocks", {"knock": knock["knock"], "yes": False})
        header = await self.services.lobby.header(table)
        self.chance.append(header.secret.hex())
        persons = {HOST: header.host} | {seat.name: str(seat.person) for seat in header.seats}
        knocks = await self.shard.fetch("select name, person from knocks where table_id = $1", table)
        return table, persons | {knock["name"]: knock["person"] for knock in knocks}

    async def _waiting_room(self, standing: bool) -> tuple[str, People]:
        table, persons = await self._opened(standing)
        await self.does(LEAVER, "POST", f"/api/tables/{table}/stand")
        seat = Scene("open", standing).seat(REMOVED)
        await self.does(HOST, "POST", f"/api/tables/{table}/remove", {"seat": seat})
        return table, persons

    async def _played(self, standing: bool) -> tuple[str, People]:
        """In the second round, when the first seat is to tell again; two have gone meanwhile."""
        (table, persons), scene = await self._opened(standing), Scene("playing", standing)
        await self.does(HOST, "POST", f"/api/tables/{table}/start")
        await self._play_on(table, lambda state: state.round == 2 and getattr(state.stack[-1], "teller", None) == 0)
        await self.does(LEAVER, "POST", f"/api/tables/{table}/messages", {"do": "leave", "id": "gone"})
        await self.does(scene.seats[0], "POST", f"/api/tables/{table}/remove", {"seat": scene.seat(REMOVED)})
        keeper = self.services.keeper
        asked = (await keeper.newest(table)).sitting.state.asked
        for name in (scene.seats[0], GUEST):
            move = {"move": "tell", "tale": {"parts": [DRAFT.format(name=name)], "lang": "en"}}
            body = {"do": "draft", "number": asked[scene.seat(name)], "move": move}
            await self.does(name, "POST", f"/api/tables/{table}/messages", body)
        await store_snapshot(self.shard, await keeper.loaded(table))
        return table, persons

    async def _play_on(self, table: str, done: Any) -> None:
        """Everybody answers something; the first tale is told aloud, and the others have words of their own."""
        keeper, dice = self.services.keeper, Chance(b"dice")
        names = [seat.name for seat in (await self.services.lobby.header(table)).seats]

        def make(sitting: Any, at: int) -> Any:
            ask = next(ask for ask in sitting.step.asks if not ask.settled)
            offers = {offer.move: offer for offer in ask.offers}
            if not sitting.state.holds(ask.seat):
                return Expired(due(sitting.game, sitting.state) or at, {})
            if "tell" in offers and sitting.state.turn > 1:
                move: Any = Tell(_tale(names[ask.seat]))
            else:
                wanted = [offers[name] for name in ("begin", "told-aloud", "enough") if name in offers]
                move = sample(tuple(wanted) or ask.offers, sitting.game.kinds, dice)
            return Answered(at, ask.seat, sitting.state.asked[ask.seat], move)

        while not done((await keeper.loaded(table)).sitting.state):
            await keeper.act(table, make)

    async def _hide(self, table: str, persons: People) -> None:
        """The guest hides all the own lines in the book."""
        book = (await self.does(GUEST, "GET", f"/api/tables/{table}/book", None, persons)).read
        own = [page["id"] for page in book["pages"] if any(line["seat"] == book["you"] for line in page["lines"])]
        assert own
        await self.does(GUEST, "POST", f"/api/tables/{table}/book/hide", {"pages": own}, persons)

    async def _lose(self, table: str, scene: Scene) -> None:
        keeper = self.services.keeper
        for name in scene.lost:
            seat = scene.seat(name)

            def lost(sitting: Any, at: int, seat: int = seat) -> Came:
                return Came(at, seat, "lost")

            await keeper.act(table, lost)
            await store_snapshot(self.shard, await keeper.loaded(table))


def _tale(name: str) -> Passage:
    return passage(TALE.format(name=name), "en")
