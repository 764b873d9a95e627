"""Requests by chance at every route, over real connections: none is answered with a 5xx, and none leaves a complaint in the log.
`count` is over all routes, each in its turn."""

import asyncio
import json
import warnings
from collections import Counter
from contextlib import suppress
from random import Random
from time import perf_counter

from talewind.server.app import make_app
from tests.faults.proof import Proved, Tick
from tests.server.players import call

from .house import GAMES, House, Table, house
from .requests import Caller, Route, Sent, routes_of

AT_ONCE = 12
RENEWED = 1_500  # requests after which there are other tables: games end, and people are removed
PATIENCE = 90.0
LISTENS = 2.0  # seconds that a poll is waited for: it may last twenty, and that is right
MOST_FAULTS = 30
NO_SUCH_SHARD = b'{"detail":"server-away"}'  # a shard may have been added since the process has started


def all_routes(schema: dict[str, object]) -> list[Route]:
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # Litestar about names of parameters
        app = make_app(("postgresql://nowhere",), "nats://nowhere", "s" * 32)
    return routes_of(app, schema)


async def asked(house: House, sent: Sent) -> tuple[int, bytes]:
    """Status and answer; 0: the connection was closed without one, or a poll still waits."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    polls = "/frames" in sent.target
    try:
        writer.write(sent.encoded(house.port))
        answer = await asyncio.wait_for(reader.read(-1), LISTENS if polls else PATIENCE)
    except ConnectionError:  # the answer to a body that is too large may come before all of it is sent
        return 0, b""
    except TimeoutError:
        if not polls:
            raise
        return 0, b""
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    head, _, body = answer.partition(b"\r\n\r\n")
    return (int(head.split(b" ", 2)[1]) if head else 0), body


def wrong(sent: Sent, status: int, body: bytes) -> str | None:
    """What is wrong with an answer; None: nothing."""
    if status == 503 and body == NO_SUCH_SHARD:
        return None
    if status >= 500:
        return f"{status} {body[:100]!r}"
    if status >= 400 and body and sent.target.startswith("/api/"):  # what is no HTTP is refused without a word
        try:
            said = json.loads(body)
        except ValueError:
            said = body[:60]
        if not (isinstance(said, dict) and said.keys() & {"detail", "say"}):
            return f"{status} says {said!r}"
    return None


async def besiege(house: House, count: int, tick: Tick) -> tuple[list[str], Counter[str]]:
    schema, _ = await asyncio.to_thread(call, house.address, "/api/schema/openapi.json")
    routes, faults, seen, turns = all_routes(schema), list[str](), Counter[str](), asyncio.Semaphore(AT_ONCE)
    callers = [Caller(schema, await tables_of(house))]

    async def one(number: int) -> None:
        dice, route = Random(f"request {number}"), routes[number % len(routes)]
        sent = callers[-1].request(route, dice)
        async with turns:
            try:
                status, body = await asked(house, sent)
            except TimeoutError:
                status, body = 599, b"no answer"
        seen[f"{status // 100}xx" if status else "unanswered"] += 1
        if (fault := wrong(sent, status, body)) is not None:
            told = f"{sent.method} {sent.target[:300]} {sent.headers} {sent.body[:300]!r}"
            faults.append(f"request {number} ({route.method} {route.path}, {sent.how}): {fault} to {told}")

    for first in range(0, count, RENEWED):
        if first:
            callers.append(Caller(schema, await tables_of(house)))
        for start in range(first, min(first + RENEWED, count), AT_ONCE * 4):
            numbers = range(start, min(start + AT_ONCE * 4, first + RENEWED, count))
            await asyncio.gather(*map(one, numbers))
            tick(numbers[-1] + 1)
            if len(faults) >= MOST_FAULTS:
                return faults, seen
    seen["routes"] = len(routes)
    return faults, seen


async def tables_of(house: House) -> list[Table]:
    """One of each game in play, one that waits, and one that is over."""
    tables = [await asyncio.to_thread(house.table, game) for game in GAMES]
    tables.append(await asyncio.to_thread(house.table, "windmill", False))
    over = await asyncio.to_thread(house.table, "windmill")
    for cookie in over.cookies:
        await asyncio.to_thread(
            call, house.address, f"/api/tables/{over.id}/messages", {"do": "leave", "id": "l"}, cookie
        )
    return [*tables, over]


def prove(count: int, tick: Tick) -> Proved:
    began = perf_counter()
    with house() as home:
        faults, seen = asyncio.run(besiege(home, count, tick))
        faults, late = [*faults, *home.faults()], home.late
    tried = sum(many for what, many in seen.items() if what != "routes")
    told = ", ".join(f"{many} {what}" for what, many in sorted(seen.items()))
    return Proved(tried, tuple(faults), f"{tried / (perf_counter() - began):,.0f} requests a second; {told}; {late}")
