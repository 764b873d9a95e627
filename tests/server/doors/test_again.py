"""Another game: the wish for one is kept beside the game, seen by all who sat there, and begins with those who have it."""

import asyncio
from typing import Any

import asyncpg
import pytest

from talewind.server.base.bounds import Bounds
from talewind.server.books.folding import fold_table
from talewind.server.record import Shards, Writer
from talewind.server.tables import Keeper
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.rematches import Rematches
from tests.server.players import Player, call, open_table
from tests.server.serving import Server

from .test_people import opened, refused, sits
from .test_waiting import info


class Tired(Player):
    """Answers anything, and wants no other game."""

    def answer(self) -> str | None:
        question = self.sight.get("question")
        if question:
            offers = question["ask"]["offers"]
            question["ask"]["offers"] = [o for o in offers if o["move"] != "again"]
        return super().answer()


async def tired_table(server: Server, seats: int = 4) -> tuple[str, str, list[str]]:
    """A game at its end, where nobody has asked for another yet."""
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, seats)
    players = [Tired([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
    await asyncio.wait_for(asyncio.gather(*(p.play() for p in players)), 300)
    return table, watch, cookies


def another(server: Server, table: str, cookie: str) -> Any:
    return call(server.address, f"/api/tables/{table}/again", None, cookie)[0]


def wish(server: Server, table: str, cookie: str, yes: bool = True) -> Any:
    return call(server.address, f"/api/tables/{table}/again", {"yes": yes}, cookie)[0]


async def test_a_wish_is_seen_by_all_who_sat_there_and_begins_with_the_least_that_can_play(server: Server) -> None:
    table, watch, cookies = await tired_table(server)
    assert another(server, table, cookies[3]) == {"wishes": [], "missing": 3, "next": None, "key": None, "status": None}
    wish(server, table, cookies[2])
    wish(server, table, cookies[0])
    for cookie in cookies:
        seen = another(server, table, cookie)
        assert (seen["wishes"], seen["missing"], seen["next"]) == ([0, 2], 1, None)
    begun = wish(server, table, cookies[1])
    assert (begun["wishes"], begun["status"]) == ([0, 1, 2], "open")
    following = info(server, {"table": begun["next"]}, cookies[1])
    assert sorted(s["name"] for s in following["seats"]) == ["P0", "P1", "P2"], (
        "those who wish sit there; a chair is free"
    )
    assert (following["host"], following["chairs"]) == (True, 4)
    assert refused(server, f"/api/tables/{table}/again", None) == (403, "server-not-yours")
    stranger = info(server, {"table": table}, key=watch)
    assert stranger["next"] is None, "a stranger is told of no other table"


async def test_who_reads_the_book_meanwhile_joins_with_one_tap(server: Server) -> None:
    table, _, cookies = await tired_table(server)
    for cookie in cookies[:3]:
        wish(server, table, cookie)
    seen = another(server, table, cookies[3])
    assert info(server, {"table": seen["next"]}, key=seen["key"])["you"] is None
    joined = wish(server, table, cookies[3])
    assert joined["next"] == seen["next"]
    assert info(server, {"table": seen["next"]}, cookies[3])["you"] == 3


async def test_a_wish_can_be_taken_back_until_the_table_is_open(server: Server) -> None:
    table, _, cookies = await tired_table(server)
    wish(server, table, cookies[0])
    assert wish(server, table, cookies[0], yes=False)["wishes"] == []
    wish(server, table, cookies[1])
    assert wish(server, table, cookies[2])["missing"] == 1


async def test_the_wish_outlives_the_binding_of_the_book(server: Server, shards: Shards) -> None:
    table, _, cookies = await tired_table(server, 3)
    wish(server, table, cookies[0])
    await fold_table(shards.of(table), table, 0)
    assert another(server, table, cookies[1])["wishes"] == [0]
    for cookie in cookies[1:]:
        found = wish(server, table, cookie)
    assert found["next"] is not None


async def test_who_does_not_wait_for_more_opens_the_table_at_once(server: Server) -> None:
    table, _, cookies = await tired_table(server)
    wish(server, table, cookies[3])
    found, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table}/rematch", {}, cookies[0])
    following = info(server, {"table": found["next"]}, cookies[0])
    assert [s["name"] for s in following["seats"]] == ["P0", "P3"]


async def test_two_who_complete_the_number_at_once_open_one_table(server: Server, dsns: tuple[str, ...]) -> None:
    table, _, cookies = await tired_table(server)
    wish(server, table, cookies[0])
    wish(server, table, cookies[1])
    both = await asyncio.gather(*(asyncio.to_thread(wish, server, table, c) for c in cookies[2:]))
    assert both[0]["next"] == both[1]["next"]
    seen = await asyncio.to_thread(info, server, {"table": both[0]["next"]}, cookies[0])
    assert sorted(s["name"] for s in seen["seats"]) == ["P0", "P1", "P2", "P3"]
    opened_after = []
    for dsn in dsns:
        connection = await asyncpg.connect(dsn)
        opened_after += await connection.fetch("select id from tables where before = $1", table)
        await connection.close()
    assert [row["id"] for row in opened_after] == [both[0]["next"]]


async def test_an_opener_who_was_cut_off_is_replaced_by_the_next(server: Server, shards: Shards) -> None:
    """The id is claimed, but there is no such table yet."""
    table, _, cookies = await tired_table(server, 3)
    await shards.of(table).execute("insert into rematches values ($1, $2)", table, shards.new_id())
    assert another(server, table, cookies[0])["next"] is None
    for cookie in cookies:
        found = wish(server, table, cookie)
    assert len(info(server, {"table": found["next"]}, cookies[0])["seats"]) == 3


def test_nobody_wishes_for_another_game_before_the_end(server: Server) -> None:
    table, _, cookies = open_table(server.address, 3)
    assert refused(server, f"/api/tables/{table}/again", {"yes": True}, cookies[0]) == (409, "server-not-over")
    waiting, host = opened(server)
    sits(server, waiting, "Ada", host)
    path = f"/api/tables/{waiting['table']}/again"
    assert refused(server, path, {"yes": True}, host) == (409, "server-not-over")


@pytest.mark.parametrize("bots", [2, 3])
async def test_bots_come_along_and_count(shards: Shards, bots: int) -> None:
    """One person and two bots are three: the next table is one tap away."""
    keeper = Keeper(shards, Writer(shards), lambda played: asyncio.sleep(0))
    lobby = Lobby(shards, keeper, Keyring("s" * 32))
    opened_table = await lobby.open("ada", "windmill", {})
    await lobby.sit(opened_table.table, "ada", "Ada", b"")
    for _ in range(bots):
        await lobby.sit(opened_table.table, None, "", b"")
    pool = shards.of(opened_table.table)
    await pool.execute("update tables set status = 'folded', started_at = 1 where id = $1", opened_table.table)
    found = await Rematches(shards, keeper, lobby).wish(await lobby.header(opened_table.table), "ada", True)
    assert found.next is not None
    before, after = [(await lobby.header(each)).seats for each in (opened_table.table, found.next)]
    assert [(seat.name, seat.house) for seat in after] == [(seat.name, seat.house) for seat in before]
    assert len({seat.house for seat in after} - {None}) == bots


async def ended_table(server: Server, shards: Shards) -> tuple[Any, str]:
    """A table whose game is bound, and the cookie of the one person there."""
    table, host = await asyncio.to_thread(opened, server)
    await asyncio.to_thread(sits, server, table, "Ada", host)
    pool = shards.of(table["table"])
    await pool.execute("update tables set status = 'folded', started_at = 1 where id = $1", table["table"])
    return table, host


async def tables_after(shards: Shards, table: str) -> int:
    counted = "select count(*) from tables where before = $1"
    return sum([await pool.fetchval(counted, table) for pool in shards.all])


async def test_sixty_who_open_a_rematch_at_once_open_one_table_and_it_is_counted_once(
    server: Server, shards: Shards
) -> None:
    table, host = await ended_table(server, shards)
    path = f"/api/tables/{table['table']}/rematch"
    found = await asyncio.gather(*(asyncio.to_thread(call, server.address, path, {}, host) for _ in range(60)))
    assert len({answer["next"] for answer, _ in found}) == 1
    assert await tables_after(shards, table["table"]) == 1
    for _ in range(Bounds().openings.most - 2):
        await asyncio.to_thread(opened, server)
    assert refused(server, "/api/tables", {"game": "windmill"}) == (429, "server-too-many-calls")


async def test_a_rematch_counts_as_an_opening_of_its_address(server: Server, shards: Shards) -> None:
    table, host = await ended_table(server, shards)
    for _ in range(Bounds().openings.most - 1):
        await asyncio.to_thread(opened, server)
    path = f"/api/tables/{table['table']}"
    await shards.of(table["table"]).execute(
        "insert into seats (table_id, seat, name, nonce) select id, n, 'Bot', '' from tables, "
        "generate_series(1, 2) n where id = $1", table["table"],
    )  # fmt: skip
    assert refused(server, f"{path}/rematch", {}, host) == (429, "server-too-many-calls")
    assert refused(server, f"{path}/again", {"yes": True}, host) == (429, "server-too-many-calls")
    assert await tables_after(shards, table["table"]) == 0
    seen = another(server, table["table"], host)
    assert (seen["wishes"], seen["next"]) == ([0], None), "the wish stands; somebody else may open it"
