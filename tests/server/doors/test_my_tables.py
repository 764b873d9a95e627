"""What the home page asks for: the games there are, and the tables of this person."""

import asyncio

import asyncpg
import pytest

from talewind.server.doors.info import FRESH
from tests.server.players import Player, call, open_table
from tests.server.serving import Server

from .test_people import opened, sits

pytestmark = pytest.mark.common_server


def test_everybody_sees_the_games_and_what_a_table_may_choose(server: Server) -> None:
    found, _ = call(server.address, "/api/games")
    windmill = next(game for game in found if game["id"] == "windmill")
    assert (windmill["seats"], windmill["minutes"], windmill["moods"]) == ([3, 5], [20, 30], ["cozy", "gentle"])
    options = {option["name"]: option for option in windmill["options"]}
    assert options["chain_unguessed"] == {
        "name": "chain_unguessed", "key": "windmill-option-chain_unguessed", "kind": "choice", "default": "return",
        "values": ["return", "set_aside"], "rule": "WM-R12",
    }  # fmt: skip
    assert "players" not in options, "how many chairs is the table's own choice"


def test_a_stranger_has_no_tables_and_becomes_nobody(server: Server) -> None:
    assert call(server.address, "/api/me") == ({"tables": []}, "")


def test_my_tables_come_newest_first_from_all_shards_and_nobody_elses(server: Server) -> None:
    (first, host), ids = opened(server), []
    sits(server, first, "Ada", host)
    _, guest = sits(server, first, "Bo")
    ids.append(first["table"])
    while len({table[0] for table in ids}) < 2 or len(ids) < 4:  # until both shards have one
        table, _ = call(server.address, "/api/tables", {"game": "windmill"}, host)
        sits(server, table, "Ada", host)
        ids.append(table["table"])
    mine, _ = call(server.address, "/api/me", None, host)
    assert [table["table"] for table in mine["tables"]] == ids[::-1]
    theirs, _ = call(server.address, "/api/me", None, guest)
    (only,) = theirs["tables"]
    assert (only["table"], only["names"], only["you"], only["status"]) == (ids[0], ["Ada", "Bo"], 1, "open")
    assert (only["game"], only["title"]) == ("windmill", "")


async def test_a_finished_table_has_the_title_of_its_book_and_no_name_that_is_hidden_in_it(
    server: Server, dsns: tuple[str, ...]
) -> None:
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, 3)
    players = [Player([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
    await asyncio.wait_for(asyncio.gather(*(p.play() for p in players)), 300)
    path = f"/api/tables/{table}/book"
    await asyncio.to_thread(call, server.address, f"{path}/title", {"title": "The Windy Night"}, cookies[0])
    await asyncio.to_thread(call, server.address, f"{path}/hide", {"name": True, "pages": []}, cookies[1])
    for seat, names in ((0, ["P0", None, "P2"]), (1, ["P0", "P1", "P2"])):
        mine, _ = await asyncio.to_thread(call, server.address, "/api/me", None, cookies[seat])
        (found,) = mine["tables"]
        assert (found["status"], found["title"], found["names"]) == ("over", "The Windy Night", names)
    info, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table}?key={watch}")
    assert (info["status"], [s["name"] for s in info["seats"]]) == ("over", ["P0", "P2"]), "but for the hidden name"
    for dsn in dsns:
        connection = await asyncpg.connect(dsn)
        await connection.execute("update tables set over_at = over_at - $2 where id = $1", table, FRESH + 1)
        await connection.close()
    info, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table}?key={watch}")
    assert (info["status"], info["seats"]) == ("over", []), "who finds the link a day later has no business with it"
    info, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table}", None, cookies[0])
    assert len(info["seats"]) == 3


class Undecided(Player):
    """Plays to the end, and does not say whether to play again."""

    def asked_again(self) -> bool:
        question = self.sight.get("question") or {"ask": {"offers": []}}
        return any(offer["move"] == "again" for offer in question["ask"]["offers"])

    def answer(self) -> str | None:
        return None if self.asked_again() else super().answer()


async def test_a_game_that_is_decided_is_over_while_the_last_notes_are_still_written(server: Server) -> None:
    """Home says "Go on" only where there is something to go on with."""
    table, _, cookies = await asyncio.to_thread(open_table, server.address, 3)
    players = [Undecided([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
    playing = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(300):
        while not all(player.asked_again() for player in players):
            await asyncio.sleep(0.05)
    mine, _ = await asyncio.to_thread(call, server.address, "/api/me", None, cookies[0])
    info, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table}", None, cookies[0])
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)  # a connection that is closing is not to be cancelled again
    assert (mine["tables"][0]["status"], info["status"]) == ("over", "playing")
