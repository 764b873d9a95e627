"""Reactions: set phrases to everybody who listens, in every process; hushed where the rules say so."""

import asyncio
import json
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.conftest import Running
from tests.server.players import open_table
from tests.server.serving import Server

from .test_people import socket_of


@pytest.fixture
def servers(running: Running, dsns: tuple[str, ...]) -> Iterator[list[Server]]:
    """Two processes on the same two shards."""
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
    both = [Server(environ).start() for _ in range(2)]
    yield both
    for server in both:
        server.end()


async def says(socket: ClientConnection, phrase: str, move_id: str = "r") -> Any:
    await socket.send(json.dumps({"do": "react", "id": move_id, "phrase": phrase}))
    return await hears(socket, "taken", "not-taken")


async def hears(socket: ClientConnection, *kinds: str) -> Any:
    async with asyncio.timeout(90):
        async for text in socket:
            message = json.loads(text)
            if message["say"] in kinds:
                return message
    raise AssertionError("the socket was closed")


async def test_a_phrase_is_heard_by_everybody_in_every_process_and_is_in_no_log(servers: list[Server]) -> None:
    here, there = servers
    table, watch, cookies = await asyncio.to_thread(open_table, here.address, 3, first_storyteller=0)
    async with socket_of(here, table, cookies[1]) as one, socket_of(there, f"{table}?watch={watch}&x=", "") as other:
        n = json.loads(await one.recv())["n"]
        await other.recv()
        await one.send(json.dumps({"do": "react", "id": "r", "phrase": "lovely"}))
        expected = {"say": "reacted", "seat": 1, "phrase": "lovely"}
        assert await hears(other, "reacted") == expected
        assert await hears(one, "reacted") == expected
    async with socket_of(here, table, cookies[1]) as again:
        welcome = json.loads(await again.recv())
        assert (welcome["n"], welcome.get("missed", [])) == (n, [])


async def test_a_storyteller_is_hushed_by_the_rule_and_an_onlooker_has_no_voice(server: Server) -> None:
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, 3, first_storyteller=0)
    async with socket_of(server, table, cookies[0]) as teller, socket_of(server, table, cookies[1]) as guesser:
        refusal = (await says(teller, "thinking"))["refusal"]
        assert refusal == {"say": {"key": "server-hushed"}, "rule": "WM-R14", "by_rule": True}
        assert (await says(guesser, "thinking"))["say"] == "taken"
        assert (await hears(teller, "reacted"))["seat"] == 1, "and nothing of the teller's was said before"
    async with socket_of(server, f"{table}?watch={watch}&x=", "") as onlooker:
        assert (await says(onlooker, "thinking"))["say"] == "not-taken"


async def test_all_are_hushed_where_the_table_has_chosen_so(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(
        open_table, server.address, 3, first_storyteller=0, guesser_chat=False
    )
    async with socket_of(server, table, cookies[2]) as guesser:
        assert (await says(guesser, "lovely"))["refusal"]["rule"] == "WM-R14"


async def test_only_set_phrases_are_taken_and_five_in_ten_seconds(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3, first_storyteller=0)
    async with socket_of(server, table, cookies[1]) as socket:
        assert (await says(socket, "it is the owl"))["refusal"]["say"]["key"] == "server-not-understood"
        began, taken = monotonic(), 0
        while (answer := await says(socket, "thanks", f"r{taken}"))["say"] == "taken":
            taken += 1
        assert answer["refusal"]["say"]["key"] == "server-too-many-calls"
        assert 5 <= taken <= 5 + (monotonic() - began) / 2, "one more every two seconds"


async def test_who_has_left_says_nothing_more(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 4, first_storyteller=0)
    async with socket_of(server, table, cookies[1]) as socket:
        await socket.send(json.dumps({"do": "leave", "id": "bye"}))
        await hears(socket, "taken")
        assert (await says(socket, "thanks"))["refusal"]["say"]["key"] == "kit-seat-was-left"
