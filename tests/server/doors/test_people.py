"""People at a table: hosts, guests, bots, phones that sleep, somebody who leaves, another game."""

import asyncio
import contextlib
import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from talewind.server.books.verifying import verify
from talewind.server.record.game_file import unfold
from tests.server.players import Player, call, open_table
from tests.server.serving import Server

pytestmark = pytest.mark.common_server


def refused(server: Server, path: str, body: Any, cookie: str = "") -> tuple[int, str]:
    """Status and key of a call that is not taken."""
    with pytest.raises(HTTPError) as no:
        call(server.address, path, body, cookie)
    with no.value:
        said = json.loads(no.value.read())
    return no.value.code, said.get("detail") or said["say"]["key"]


def opened(server: Server, **options: Any) -> tuple[Any, str]:
    return call(server.address, "/api/tables", {"game": "windmill", "options": options})


def sits(server: Server, table: Any, name: str, cookie: str = "", **more: Any) -> tuple[Any, str]:
    body = {"name": name, "key": table["key"], **more}
    return call(server.address, f"/api/tables/{table['table']}/seats", body, cookie)


def socket_of(server: Server, table: str, cookie: str, after: int = 0) -> connect:
    address = server.address.replace("http", "ws", 1)
    return connect(f"{address}/ws/{table}?after={after}", additional_headers={"Cookie": cookie})


async def hears(socket: ClientConnection, event: str, seat: int | None = None) -> Any:
    """Wait for an event of this kind, of this seat if one is named: others may be noted as lost meanwhile."""
    async with asyncio.timeout(90):
        async for text in socket:
            message = json.loads(text)
            frames = [message] if "events" in message else message.get("frames", message.get("missed", []))
            for told in (e for frame in frames for e in frame["events"]):
                if told["event"] == event and seat in (None, told.get("seat")):
                    return told
    raise AssertionError("the socket was closed")


def test_the_link_is_the_key(server: Server) -> None:
    table, _host = opened(server)
    path = f"/api/tables/{table['table']}"
    assert refused(server, f"{path}/seats", {"name": "Eve", "key": "guess"}) == (403, "server-wrong-key")
    assert refused(server, f"{path}?key=guess", None) == (403, "server-wrong-key")
    info, _ = call(server.address, f"{path}?key={table['watch_key']}")
    assert (info["status"], info["you"], info["host"]) == ("open", None, False)
    assert refused(server, "/api/tables/A" + "C" * 16, None)[0] == 404
    assert refused(server, "/api/tables/nowhere", None)[0] == 404


def test_a_table_starts_only_by_its_host_and_with_enough_people(server: Server) -> None:
    table, host = opened(server)
    _, guest = sits(server, table, "Bo")
    start = f"/api/tables/{table['table']}/start"
    assert refused(server, start, {}, guest) == (409, "server-host-only")
    assert refused(server, start, {}, host) == (409, "kit-seats")


def test_a_full_or_locked_table_lets_nobody_in(server: Server) -> None:
    table, host = opened(server, players=3)
    sits(server, table, "Ada", host)
    path = f"/api/tables/{table['table']}"
    call(server.address, f"{path}/lock", {"locked": True}, host)
    assert refused(server, f"{path}/seats", {"name": "Bo", "key": table["key"]}) == (409, "server-table-closed")
    assert refused(server, f"{path}/lock", {"locked": False}) == (409, "server-host-only")
    call(server.address, f"{path}/lock", {"locked": False}, host)
    sits(server, table, "Bo"), sits(server, table, "Cy")
    assert refused(server, f"{path}/seats", {"name": "Di", "key": table["key"]}) == (409, "server-table-full")


def test_sitting_down_twice_keeps_the_seat(server: Server) -> None:
    table, host = opened(server)
    first, _ = sits(server, table, "Ada", host)
    again, _ = sits(server, table, "Ada the Great", host)
    assert first["seat"] == again["seat"] == 0


def test_the_short_code_knocks_and_the_table_lets_in(server: Server) -> None:
    table, host = opened(server)
    sits(server, table, "Ada", host)
    knock = {"code": table["code"].lower(), "name": "Bo"}
    waiting, guest = call(server.address, "/api/knock", knock)
    assert waiting["answer"] == "waiting"
    path = f"/api/tables/{table['table']}/knocks"
    assert refused(server, path, None, guest) == (409, "server-host-only")
    ((visitor), _) = call(server.address, path, None, host)
    assert [v["name"] for v in visitor] == ["Bo"]
    assert set(visitor[0]) == {"knock", "name"}, "nothing by which Bo could be known elsewhere"
    call(server.address, path, {"knock": visitor[0]["knock"], "yes": True}, host)
    assert call(server.address, "/api/knock", knock, guest)[0]["answer"] == "in"
    info, _ = call(server.address, f"/api/tables/{table['table']}", None, guest)
    assert info["you"] == 1
    assert refused(server, "/api/knock", {"code": "AAAAAA", "name": "Eve"})[0] == 404


def test_who_has_come_in_by_the_link_waits_at_the_door_no_more(server: Server) -> None:
    table, host = opened(server)
    _, guest = call(server.address, "/api/knock", {"code": table["code"], "name": "Bo"})
    path = f"/api/tables/{table['table']}/knocks"
    assert [visitor["name"] for visitor in call(server.address, path, None, host)[0]] == ["Bo"]
    sits(server, table, "Bo", guest)
    assert call(server.address, path, None, host)[0] == []


def test_a_seat_is_carried_to_another_device_by_its_own_link_only(server: Server) -> None:
    table, host = opened(server)
    sits(server, table, "Ada", host)
    path = f"/api/tables/{table['table']}"
    assert refused(server, f"{path}/carry", {"key": "guess"}) == (409, "server-carry-spent")
    link, _ = call(server.address, f"{path}/carry-key", {}, host)
    _, phone = call(server.address, f"{path}/carry", {"key": link["key"]})
    assert call(server.address, path, None, phone)[0]["you"] == 0


async def test_bots_play_along_and_see_only_their_seat(server: Server) -> None:
    table, host = await asyncio.to_thread(opened, server, players=3, mode="typed", first_storyteller=1)
    await asyncio.to_thread(sits, server, table, "Ada", host)
    for name in ("Robot", "Robota"):
        sits(server, table, name, host, bot=True)
    await asyncio.to_thread(call, server.address, f"/api/tables/{table['table']}/start", {}, host)
    async with socket_of(server, table["table"], host) as socket:
        told = await hears(socket, "tale-told")
        assert told["seat"] == 1


async def test_a_connection_lost_and_found_is_noted_and_nothing_is_missed(server: Server) -> None:
    table, _watch, (ada, bo, *_) = await asyncio.to_thread(lambda: open_table(server.address, 4))
    async with socket_of(server, table, ada) as here:
        async with socket_of(server, table, bo):
            pass
        assert (await hears(here, "attended", 1))["presence"] == "lost"
        async with socket_of(server, table, bo, after=1) as back:
            missed = [event for frame in json.loads(await back.recv())["missed"] for event in frame["events"]]
            assert [event["presence"] for event in missed if event["seat"] == 1] == ["lost"]
            assert {event["event"] for event in missed} == {"attended"}
            assert (await hears(here, "attended", 1))["presence"] == "here"


async def test_the_others_go_on_without_somebody_whose_line_is_down_and_the_line_brings_them_back(
    server: Server,
) -> None:
    table, _watch, cookies = await asyncio.to_thread(lambda: open_table(server.address, 4))
    path = f"/api/tables/{table}/without"
    async with socket_of(server, table, cookies[0]) as socket:
        await socket.recv()  # the welcome: what comes from now on is heard
        assert refused(server, path, {"seat": 3}, cookies[1]) == (409, "server-seat-is-here")
        async with socket_of(server, table, cookies[3]) as going:
            await going.recv()
        assert (await hears(socket, "attended", 3))["presence"] == "lost"
        for voter in (1, 2):
            await asyncio.to_thread(call, server.address, path, {"seat": 3}, cookies[voter])
        assert (await hears(socket, "attended", 3))["presence"] == "away"
        async with socket_of(server, table, cookies[3]):
            assert (await hears(socket, "attended", 3))["presence"] == "here"
    assert refused(server, path, {"seat": 1}, cookies[1]) == (409, "server-not-yours")


async def test_a_removed_person_is_out_and_a_waiting_one_takes_the_seat(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(lambda: open_table(server.address, 4))
    path = f"/api/tables/{table}"
    async with socket_of(server, table, cookies[2]) as socket:
        await socket.recv()
        await asyncio.to_thread(call, server.address, f"{path}/remove", {"seat": 2}, cookies[0])
        with contextlib.suppress(ConnectionClosed):
            async for _ in socket:  # until it is closed
                pass
        assert socket.close_code == 4408
    assert refused(server, path, None, cookies[2]) == (403, "server-wrong-key")


async def test_the_same_people_play_again_at_one_new_table(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(lambda: open_table(server.address, 3))
    assert refused(server, f"/api/tables/{table}/rematch", {}, cookies[0]) == (409, "server-not-over")
    players = [Player([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
    await asyncio.wait_for(asyncio.gather(*(p.play() for p in players)), 300)
    both = await asyncio.gather(
        *(asyncio.to_thread(call, server.address, f"/api/tables/{table}/rematch", {}, c) for c in cookies[:2])
    )
    assert both[0][0]["next"] == both[1][0]["next"]
    for cookie in cookies[:2]:
        path = f"/api/tables/{both[0][0]['next']}"
        info, _ = await asyncio.to_thread(call, server.address, path, None, cookie)
        assert info["status"] == "open"
        assert info["you"] is not None


async def test_a_foreign_page_may_not_speak_for_us(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(lambda: open_table(server.address, 3))
    address = server.address.replace("http", "ws", 1)
    for origin, welcome in (("https://evil.example", False), ("null", False), (server.address, True)):
        headers = {"Cookie": cookies[0], "Origin": origin}
        async with connect(f"{address}/ws/{table}", additional_headers=headers) as socket:
            if welcome:
                assert json.loads(await socket.recv())["say"] == "welcome"
            else:
                with pytest.raises(Exception, match="4403"):
                    await socket.recv()


async def test_nonsense_is_answered_and_changes_nothing(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(lambda: open_table(server.address, 3))
    async with socket_of(server, table, cookies[0]) as socket:
        before = json.loads(await socket.recv())
        for text in (
            "",
            "{}",
            "[]",
            "nonsense",
            '{"do":"answer"}',
            '{"do":"undo","id":"x","extra":1}',
            '{"do":"ping"}',
        ):
            await socket.send(text)
            said = json.loads(await socket.recv())
            assert said["say"] == ("pong" if "ping" in text else "not-taken")
        await socket.send(json.dumps({"do": "answer", "id": "a", "number": 1, "move": {"move": "fly"}}))
        assert json.loads(await socket.recv())["refusal"]["say"]["key"] == "server-not-understood"
    async with socket_of(server, table, cookies[0]) as socket:
        assert json.loads(await socket.recv())["n"] == before["n"]


async def test_a_draft_is_there_again_after_a_reload_and_for_its_writer_alone(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(lambda: open_table(server.address, 3, first_storyteller=0))
    draft = {"move": "tell", "tale": {"parts": ["A fox, a l"], "aloud": False, "lang": "en"}}
    async with socket_of(server, table, cookies[0]) as socket:
        await socket.recv()
        await socket.send(json.dumps({"do": "draft", "number": 1, "move": draft}))
        await socket.send(json.dumps({"do": "ping"}))
        assert json.loads(await socket.recv())["say"] == "pong"
    for seat, kept in ((0, draft), (1, None)):
        async with socket_of(server, table, cookies[seat]) as socket:
            assert json.loads(await socket.recv()).get("draft") == kept


async def test_when_it_is_over_those_who_sat_there_get_the_game_as_a_file_that_verifies(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(lambda: open_table(server.address, 3))
    path = f"/api/tables/{table}/game"
    assert refused(server, path, None, cookies[0]) == (409, "server-not-over")
    players = [Player([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
    await asyncio.wait_for(asyncio.gather(*(p.play() for p in players)), 300)
    assert refused(server, path, None)[0] == 403
    request = Request(server.address + path, headers={"Cookie": cookies[0]})
    with urlopen(request) as answer:
        file = unfold(answer.read())
    assert verify(file).holds
    info, _ = call(server.address, f"/api/tables/{table}", None, cookies[0])
    assert file.commitment == info["commitment"], "as it was shown from the start"


def test_the_http_part_describes_itself_without_a_foreign_request(server: Server) -> None:
    schema, _ = call(server.address, "/api/schema/openapi.json")
    assert "/api/tables" in schema["paths"]


async def test_a_link_decides_whether_one_watches_with_secrets_or_without(server: Server) -> None:
    table, watch, cookies = await asyncio.to_thread(lambda: open_table(server.address, 3, first_storyteller=0))
    key, _ = call(server.address, f"/api/tables/{table}/shoulder", None, cookies[0])
    assert refused(server, f"/api/tables/{table}/shoulder", None)[0] == 403
    address = server.address.replace("http", "ws", 1)

    async def sees(query: str) -> Any:
        async with connect(f"{address}/ws/{table}?{query}") as socket:
            sight = json.loads(await socket.recv())["sight"]
            await socket.send(json.dumps({"do": "answer", "id": "a", "number": 1, "move": {"move": "begin"}}))
            assert json.loads(await socket.recv())["say"] == "not-taken", "who watches does not play"
            return sight

    assert (await sees(f"watch={watch}"))["view"]["card"] is None
    assert (await sees(f"behind=0&watch={key['key']}"))["view"]["card"] is not None
    async with connect(f"{address}/ws/{table}?looks=1&watch={watch}", additional_headers={"Cookie": cookies[0]}) as tv:
        sight = json.loads(await tv.recv())["sight"]
        assert (sight["seat"], sight["view"]["card"]) == (None, None), "a TV in the browser of somebody who sits there"
    async with connect(f"{address}/ws/{table}?looks=1", additional_headers={"Cookie": cookies[0]}) as tv:
        with pytest.raises(ConnectionClosed, match="4404"):
            await tv.recv()
    for query in (f"behind=1&watch={key['key']}", f"behind=0&watch={watch}", "watch=guess", ""):
        async with connect(f"{address}/ws/{table}?{query}") as socket:
            with pytest.raises(ConnectionClosed, match="4404"):
                await socket.recv()


def test_the_hosts_duties_pass_on_when_the_host_leaves(server: Server) -> None:
    table, _watch, cookies = open_table(server.address, 4)
    path = f"/api/tables/{table}/lock"
    assert refused(server, path, {"locked": True}, cookies[1]) == (409, "server-host-only")
    asyncio.run(_leave(server, table, cookies[0]))
    call(server.address, path, {"locked": True}, cookies[1])
    assert refused(server, path, {"locked": False}, cookies[0]) == (409, "server-host-only")


async def _leave(server: Server, table: str, cookie: str) -> None:
    async with socket_of(server, table, cookie) as socket:
        await socket.send(json.dumps({"do": "leave", "id": "bye"}))
        async for text in socket:
            if json.loads(text)["say"] == "taken":
                return


async def test_who_gave_a_seat_up_sees_nothing_of_its_next_holder(server: Server) -> None:
    """Neither by the open socket, nor by the link to another device, nor over the shoulder."""
    opened_table, host = await asyncio.to_thread(lambda: opened(server, players=4, first_storyteller=1))
    table, cookies, carry = opened_table["table"], [], []
    for n, name in enumerate(("Ada", "Bo", "Cy", "Di")):
        _, cookie = sits(server, opened_table, name, host if n == 0 else "")
        cookies.append(cookie)
        carry.append(call(server.address, f"/api/tables/{table}/carry-key", {}, cookie)[0]["key"])
    call(server.address, f"/api/tables/{table}/start", {}, host)
    shoulder, _ = call(server.address, f"/api/tables/{table}/shoulder", None, cookies[2])
    async with socket_of(server, table, cookies[2]) as old:
        await old.recv()
        await _leave(server, table, cookies[2])
        _, eve = call(server.address, "/api/knock", {"code": opened_table["code"], "name": "Eve"})
        (visitor,), _ = call(server.address, f"/api/tables/{table}/knocks", None, host)
        call(server.address, f"/api/tables/{table}/knocks", {"knock": visitor["knock"], "yes": True}, host)
        with contextlib.suppress(ConnectionClosed):
            async for _ in old:
                pass
        assert old.close_code == 4408
    info, _ = call(server.address, f"/api/tables/{table}", None, eve)
    assert info["you"] == 2
    assert refused(server, f"/api/tables/{table}/carry", {"key": carry[2]}) == (409, "server-carry-spent")
    assert refused(server, f"/api/tables/{table}", None, cookies[2])[0] == 403
    address = server.address.replace("http", "ws", 1)
    async with connect(f"{address}/ws/{table}?behind=2&watch={shoulder['key']}") as socket:
        with pytest.raises(ConnectionClosed, match="4404"):
            await socket.recv()


async def test_a_table_without_onlookers_has_none(server: Server) -> None:
    table, watch, _cookies = await asyncio.to_thread(lambda: open_table(server.address, 3, spectators=False))
    address = server.address.replace("http", "ws", 1)
    async with connect(f"{address}/ws/{table}?watch={watch}") as socket:
        with pytest.raises(ConnectionClosed, match="4404"):
            await socket.recv()
