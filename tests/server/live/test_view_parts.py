"""A view in three parts, as the server sends it: every client has the whole view after every frame, and older entries on request."""

import json
from typing import Any

import msgspec
import pytest

from talewind.kit import look
from talewind.kit.base import Frozen
from talewind.kit.rows import Came, encode_row
from talewind.kit.views import sight_after
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.live.listener import Listener
from talewind.server.record import Shard, Shards
from talewind.server.tables import Loaded
from talewind.server.tables.keys import Keyring
from talewind.server.tables.loaded import store_snapshot
from talewind.server.tables.lobby import Lobby
from tests.server.booked import Bindery
from tests.server.books.test_hidden import NAMES, TALES, WORDS, a_hub, hidden
from tests.server.doors.test_books_door import Reader
from tests.server.serving import Server

from .test_hub import Process

ROWS = 600


class Client(Frozen):
    """What somebody makes of welcome and frames."""

    listener: Listener
    sights: list[dict[str, Any]]
    sizes: list[int]

    def hear(self) -> None:
        for frame in self.listener.mail.empty():
            self.sizes.append(len(frame or b""))
            self.sights.append(sight_after(self.sights[-1], json.loads(frame or b"")))


@pytest.mark.parametrize("game", ["windmill", "story"])
async def test_the_frames_of_every_viewer_make_the_whole_view(shards: Shards, game: str) -> None:
    process = Process(shards, "")
    process.hub.bus = a_hub(shards).bus
    lobby = Lobby(shards, process.keeper, Keyring("s" * 32))
    opened = await lobby.open("host", game, {"players": 3})
    for number in range(3):
        await lobby.sit(opened.table, f"person {number}", f"P{number}", b"nonce %d" % number)
    await lobby.start(opened.table, "host")
    clients = []
    for viewer in (0, 1, 2, None):
        listener = Listener(opened.table, viewer)
        welcome = json.loads(msgspec.json.encode(await process.hub.join(listener, 0)))
        clients.append(Client(listener, [welcome["sight"]], []))
    for _ in range(60):
        if not (await process.keeper.loaded(opened.table)).sitting.step.asks:
            break
        step = (await process.play(opened.table)).step
        for client in clients:
            client.hear()
            sight = look((await process.keeper.loaded(opened.table)).sitting.game, step.state, client.listener.viewer)
            assert client.sights[-1]["view"] == json.loads(msgspec.json.encode(sight.view))
    assert all(len(client.sizes) > 10 for client in clients)


@pytest.fixture
def bindery(shards: Shards) -> Bindery:
    return Bindery(shards)


@pytest.mark.bound("entries")
async def test_a_welcome_has_the_newest_entries_and_says_where_they_begin(bindery: Bindery, shards: Shards) -> None:
    table = await bindery.told(*TALES, names=NAMES)
    for most, older in ((len(TALES) - 1, {"tales": 1}), (len(TALES), {})):
        hub = a_hub(shards)
        hub.bounds = Bounds(entries=most)
        greeting = await hub.join(Listener(table, None), 0)
        tales = json.loads(bytes(greeting.sight))["view"]["tales"]
        assert ([tale["id"] for tale in tales], greeting.older) == ([2, 3, 4] if older else [1, 2, 3, 4], older)


async def test_older_entries_and_lines_of_the_log_are_given_on_request(server: Server, bindery: Bindery) -> None:
    table = await hidden(bindery, over=False)
    reader, stranger = Reader(server, table, "person 1"), Reader(server, table, "nobody")
    reader.place = stranger.place = reader.place.removesuffix("/book") + "/older"
    status, found, _ = reader.ask("/view/tales?before=3")
    grown = json.loads(found)
    assert (status, grown["start"], [tale["id"] for tale in grown["items"]]) == (200, 0, [1, 2, 3])
    assert WORDS[0].encode() in found, "while the game goes on, told is told"
    assert json.loads(reader.ask("/view/tales?before=-5")[1]) == {"start": 0, "items": []}
    assert reader.ask("/view/card?before=3")[0] == 404, "a field that does not only grow"
    frames = json.loads(reader.ask("/frames?before=4")[1])["frames"]
    assert [frame["n"] for frame in frames] == [1, 2, 3]
    assert json.loads(reader.ask("/frames?before=1")[1]) == {"frames": []}
    assert [stranger.ask(path)[0] for path in ("/view/tales?before=3", "/frames?before=4")] == [403, 403]


async def test_older_entries_are_without_what_is_hidden_in_the_book(server: Server, bindery: Bindery) -> None:
    table = await hidden(bindery)
    for person, seen in (("person 0", True), ("person 1", False)):
        reader = Reader(server, table, person)
        reader.place = reader.place.removesuffix("/book") + "/older"
        for path in ("/view/tales?before=9", "/frames?before=999"):
            status, found, _ = reader.ask(path)
            assert (status, WORDS[0].encode() in found, WORDS[1].encode() in found) == (200, seen, True), path


async def test_a_join_at_row_600_reads_no_more_rows_than_it_lacks(
    bindery: Bindery, shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bindery.told(*TALES, names=NAMES)
    hub, pool = a_hub(shards), shards.of(table)
    loaded = await hub.keeper.loaded(table)
    await pool.execute(
        "insert into moves (table_id, seq, at, body, told, state_hash, rules) select table_id, s, at, $4, told, state_hash, rules "
        "from moves, generate_series($2::int, $3::int) s where table_id = $1 and seq = 1",
        table, loaded.seq + 1, ROWS, encode_row(Came(now(), 0, "here")),
    )  # fmt: skip
    numbers = dict.fromkeys(loaded.numbers, ROWS + 1)
    await store_snapshot(pool, Loaded(loaded.header, loaded.sitting, ROWS, -1, numbers))
    read: list[int] = []
    fetch = Shard.fetch

    async def counting(self: Shard, query: str, *args: Any) -> Any:
        rows = await fetch(self, query, *args)
        read.append(len(rows) if "from moves" in query else 0)
        return rows

    monkeypatch.setattr(Shard, "fetch", counting)
    for after, lacks in ((ROWS + 1, 0), (ROWS - 9, 10), (ROWS - 99, 100), (-1, hub.bounds.missed), (0, 0)):
        for known in (False, True):
            if not known:
                hub.keeper.forget(table)
            read.clear()
            met = await hub.join(Listener(table, 1), after)
            assert (len(met.missed), sum(read)) == (lacks, lacks), (after, known)
