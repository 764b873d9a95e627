"""Where sockets are blocked: the same table by plain HTTP."""

import asyncio
import json
from collections.abc import Callable
from itertools import pairwise
from time import monotonic
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import ClientConnection

from talewind.server.live.attendance import GRACE
from tests.server.conftest import Running
from tests.server.players import Player, call, open_table
from tests.server.serving import Server

from .test_people import refused, socket_of

pytestmark = pytest.mark.common_server


async def poll(server: Server, table: str, cookie: str, query: str = "") -> Any:
    found, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table}/frames?{query}", None, cookie)
    return found


async def say(server: Server, table: str, cookie: str, **message: Any) -> Any:
    found, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table}/messages", message, cookie)
    return found


def tell(number: int, move_id: str = "a") -> dict[str, Any]:
    tale = {"parts": ["Once."], "aloud": False, "lang": "en"}
    return {"do": "answer", "id": move_id, "number": number, "move": {"move": "tell", "tale": tale}}


async def frame_of(socket: ClientConnection, n: int) -> Any:
    async for text in socket:
        message = json.loads(text)
        if message["say"] == "told" and message["n"] == n:
            return message
    raise AssertionError("the socket was closed")


async def test_a_poller_and_a_socket_see_the_same_frames(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3, first_storyteller=0)
    (welcome,) = await poll(server, table, cookies[1])
    async with socket_of(server, table, cookies[1]) as socket:
        first = json.loads(await socket.recv())
        assert first | {"now": 0} == welcome | {"now": 0}
        waiting = asyncio.create_task(poll(server, table, cookies[1], f"after={welcome['n']}"))
        await asyncio.sleep(0.3)
        assert not waiting.done(), "nothing has happened yet"
        assert await say(server, table, cookies[0], **tell(1)) == {"say": "taken", "id": "a"}
        assert await waiting == [await frame_of(socket, welcome["n"] + 1)]


async def test_what_was_missed_between_two_polls_comes_with_the_next(server: Server) -> None:
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, 3, first_storyteller=0)
    await say(server, table, cookies[0], **tell(1))
    for cookie, query in ((cookies[1], "after=1"), ("", f"after=1&watch={watch}")):
        ((caught_up),) = await poll(server, table, cookie, query)
        assert (caught_up["say"], caught_up["n"]) == ("caught-up", 2)
        assert "tale-told" in [e["event"] for frame in caught_up["frames"] for e in frame["events"]]
        assert caught_up["sight"]["view"]["card"] is None, "it is the Storyteller's secret"


async def test_who_comes_back_is_greeted_with_what_was_missed(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3, first_storyteller=0)
    await say(server, table, cookies[0], **tell(1))
    (everything,) = await poll(server, table, cookies[1], "after=-1&welcome=1")
    assert (everything["say"], [frame["n"] for frame in everything["missed"]]) == ("welcome", [1, 2])
    (since,) = await poll(server, table, cookies[1], "after=1&welcome=1")
    assert (since["say"], [frame["n"] for frame in since["missed"]]) == ("welcome", [2])
    (nothing,) = await poll(server, table, cookies[1], "after=2&welcome=1")
    assert (nothing["say"], nothing.get("missed", [])) == ("welcome", [])


async def test_a_message_is_answered_as_by_a_socket(server: Server) -> None:
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, 3, first_storyteller=0)
    assert (await say(server, table, cookies[0], do="ping"))["say"] == "pong"
    assert (await say(server, table, cookies[1], **tell(1)))["refusal"]["say"]["key"] == "kit-not-asked"
    assert (await say(server, table, cookies[0], do="fly"))["refusal"]["say"]["key"] == "server-not-understood"
    draft = {"move": "tell", "tale": {"parts": ["A fox"], "aloud": False, "lang": "en"}}
    assert await say(server, table, cookies[0], do="draft", number=1, move=draft) is None
    assert (await poll(server, table, cookies[0]))[0]["draft"] == draft
    assert "draft" not in (await poll(server, table, cookies[1]))[0]
    for _ in range(2):
        assert await say(server, table, cookies[0], **tell(1)) == {"say": "taken", "id": "a"}, "no second effect"
    path = f"/api/tables/{table}/messages?watch={watch}"
    looked_on, _ = await asyncio.to_thread(call, server.address, path, tell(2))
    assert looked_on["refusal"]["say"]["key"] == "kit-not-asked"


async def test_the_doors_are_those_of_the_socket(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3)
    path = f"/api/tables/{table}"
    assert refused(server, f"{path}/frames", None) == (403, "server-wrong-key")
    assert refused(server, f"{path}/frames?watch=guess", None) == (403, "server-wrong-key")
    assert refused(server, f"{path}/messages", {"do": "ping"}) == (403, "server-wrong-key")
    assert refused(server, f"/api/tables/A{'C' * 16}/frames", None)[0] == 404
    assert refused(server, f"{path}/messages", {"do": "ping", "id": "x" * 8_192}, cookies[0])[0] == 413


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
async def test_a_foreign_page_neither_speaks_nor_listens(server: Server, origin: str) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3)
    for path, body in (("messages", b'{"do":"ping"}'), ("frames", None)):
        headers = {"Content-Type": "application/json", "Cookie": cookies[0], "Origin": origin}
        request = Request(f"{server.address}/api/tables/{table}/{path}", body, headers)
        with pytest.raises(HTTPError) as no:
            await asyncio.to_thread(urlopen, request)
        with no.value:
            assert no.value.code == 403


async def test_who_polls_is_here_and_who_stops_is_lost(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3)
    async with socket_of(server, table, cookies[0]) as socket:
        heard: list[str] = []  # of seat 1: nobody sits in seat 2, which is noted as lost when the game is a while old

        async def listen() -> None:
            async for text in socket:
                events = json.loads(text).get("events", ())
                heard.extend(e["presence"] for e in events if (e["event"], e.get("seat")) == ("attended", 1))

        listening = asyncio.create_task(listen())
        polling = Poller(server.address, table, cookies[1])
        while await polling.for_seconds(5) > GRACE / 2:  # on a busy machine it was gone for longer than a phone is
            heard.clear()
        assert "lost" not in heard, "somebody who polls again and again is here"
        heard.clear()
        await until(lambda: heard)
        assert heard == ["lost"]
        assert (await poll(server, table, cookies[1]))[0]["sight"]["presence"]
        await until(lambda: len(heard) > 1)
        assert heard[1] == "here"
        for turn in (1, 2):  # the server looks for everybody once, a while after the start
            await until(lambda turn=turn: heard.count("lost") > turn)  # type: ignore[misc]
            words = {"do": "back", "id": f"b{turn}"}
            await asyncio.to_thread(call, server.address, f"/api/tables/{table}/messages", words, cookies[1])
        await until(lambda: heard.count("lost") > 3)  # a message alone keeps nobody here
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(90):
        while not holds():
            await asyncio.sleep(0.05)


class Poller:
    """Hangs up in the middle of a poll and comes back, as a phone does."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        self.port, self.table, self.cookie = int(address.rpartition(":")[2]), table, cookie

    async def for_seconds(self, seconds: float) -> float:
        """The most seconds from one poll to the next but one: in between there may have been none."""
        began = [monotonic()]
        while began[-1] < began[0] + seconds:
            _, writer = await self.hang_on()
            await asyncio.sleep(1)
            writer.close()
            await writer.wait_closed()
            began.append(monotonic())
        return max(later - earlier for earlier, later in pairwise(began)) - 1

    async def hang_on(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A poll that is open."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        path = f"GET /api/tables/{self.table}/frames?after=1 HTTP/1.1\r\n"
        writer.write(f"{path}Host: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n\r\n".encode())
        await writer.drain()
        return reader, writer


async def test_a_whole_game_is_played_with_one_who_has_no_sockets(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3)
    players = [Player([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
    tasks = [asyncio.create_task(p.play()) for p in players[1:]]
    blocked = players[0]
    async with asyncio.timeout(300):
        while not blocked.over:
            for message in await poll(server, table, cookies[0], f"after={blocked.n}" if blocked.n else ""):
                blocked.hear(message)
            answer = blocked.answer()
            if answer is not None:
                blocked.hear(await say(server, table, cookies[0], **json.loads(answer)))
        await asyncio.gather(*tasks)
    assert blocked.sight["outcome"] == players[1].sight["outcome"]
    assert blocked.sight["scores"] == players[1].sight["scores"]


async def test_a_person_has_ten_polls_at_once(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3, first_storyteller=0)
    poller = Poller(server.address, table, cookies[1])
    polls = [await poller.hang_on() for _ in range(11)]
    reading = [asyncio.create_task(reader.read(10_000)) for reader, _ in polls]
    answered, waiting = await asyncio.wait(reading, timeout=90, return_when=asyncio.FIRST_COMPLETED)
    (refusal,) = [await answer for answer in answered]
    assert refusal.startswith(b"HTTP/1.1 429")
    await say(server, table, cookies[0], **tell(1))
    assert {(await answer)[:12] for answer in waiting} == {b"HTTP/1.1 200"}, "the other ten"
    for _, writer in polls:
        writer.close()
        await writer.wait_closed()


async def test_messages_come_as_fast_as_by_a_socket_and_not_faster(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3, first_storyteller=0)
    path, ping = f"/api/tables/{table}/messages", {"do": "ping"}

    def ping_all() -> None:
        for _ in range(500):
            call(server.address, path, ping, cookies[1])

    with pytest.raises(HTTPError, match="429") as no:
        ping_all()
    no.value.close()
    assert (await say(server, table, cookies[0], **ping))["say"] == "pong", "one's haste is not another's"


POLLS_LAST = (
    "from talewind.server.doors import polling; polling.LONGEST = 600.0"  # longer than a test waits for the end
)


async def test_a_server_that_stops_answers_those_who_poll(running: Running, dsns: tuple[str, ...]) -> None:
    """At once: it neither waits for the poll to end, nor breaks it off, which behind a proxy is a failed request."""
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats}
    server = await asyncio.to_thread(Server(environ, before=POLLS_LAST).start)
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3)
    reader, writer = await Poller(server.address, table, cookies[1]).hang_on()
    await asyncio.sleep(1)
    assert await asyncio.to_thread(server.end) == 0
    answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 200")
    assert answer.endswith(b"[]")
    writer.close()
