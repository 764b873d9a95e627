"""The trials of `bench/load.py`. Each prints what it measures; those with bounds return whether they held."""

import asyncio
import os
import signal
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

import msgspec

from bench.load_client import Answer
from bench.load_figures import RATIOS, Figures, Round, at, comparison, figures, machine, today, write
from bench.load_profile import SITE, WHERE, Samples, told
from bench.load_rivals import CLIENT as RIVALS_CLIENT
from bench.load_rivals import BoardgameIo, bare, install
from bench.load_server import Clients, Site
from bench.load_tables import Pace

WARM_TABLES, WARM_SECONDS = 5, 1.5
BACK = 5.0  # seconds in which an overloaded server is to be back to normal
SLOWEST = 1_000.0  # ms to the acknowledgement of a move that an overloaded server accepts, p99


def say(words: str) -> None:
    print(words, flush=True)


async def opened(site: Site | BoardgameIo, clients: Clients, tables: int) -> float:
    """Open the tables; returns KB a seated player. The first tables only warm the processes up."""
    await clients.open(WARM_TABLES)
    before = site.memory()
    await clients.open(tables - WARM_TABLES)
    return (site.memory() - before) / 1024 / (tables - WARM_TABLES) / (3 if clients.kind == "windmill" else 4)


async def measured(
    site: Site | BoardgameIo, clients: Clients, pace: Pace, rate: float, seconds: float, memory: float = 0.0
) -> Figures:
    await clients.begin(pace, rate)
    await asyncio.sleep(WARM_SECONDS)
    before = site.cpu()
    answer = await clients.measure(seconds)
    after = site.cpu()
    await clients.rest()
    return figures(answer, before, after, memory)


async def one(game: str, tables: int, pace: Pace, rate: float, seconds: float, processes: int) -> Figures:
    async with Site() as site, Clients(site.addresses, game, processes) as clients:
        memory = await opened(site, clients, tables)
        found = await measured(site, clients, pace, rate, seconds, memory)
    say(f"{game}, {tables} tables, {pace}: {found}")
    return found


async def compare(tables: int, rate: float, seconds: float, number: int) -> list[Round]:
    """Rounds of every system, and their section of the page."""
    install()
    rounds = []
    for count in range(1, number + 1):
        async with BoardgameIo() as rival, Clients(rival.addresses, "cards", program=RIVALS_CLIENT) as clients:
            memory = await opened(rival, clients, tables)
            rival_closed = await measured(rival, clients, "closed", 0, seconds, memory)
            rival_paced = await measured(rival, clients, "paced", rate, seconds)
        say(f"round {count}: boardgame.io, closed: {rival_closed}\nround {count}: boardgame.io, paced: {rival_paced}")
        async with Site() as site:
            async with Clients(site.addresses, "cards") as clients:
                memory = await opened(site, clients, tables)
                closed = await measured(site, clients, "closed", 0, seconds, memory)
                paced = await measured(site, clients, "paced", rate, seconds)
            await asyncio.gather(*(process.stop() for process in site.processes))  # the database is to be alone
            alone = await bare(site.databases[0].own_dsn, min(2.0, seconds))
        say(f"round {count}: Talewind, closed: {closed}\nround {count}: Talewind, paced: {paced}")
        say(f"round {count}: PostgreSQL alone: {alone.single:.0f} rows/s singly, {alone.batched:.0f} in batches")
        rounds.append(Round(closed, paced, rival_closed, rival_paced, alone))
    write("Load", comparison(rounds, tables, rate, seconds))
    say("\n".join(ratio.line(rounds) for ratio in RATIOS))
    return rounds


async def hold(tables: int, rate: float, seconds: float, processes: int) -> bool:
    """A load held. Memory counts from the end of the first minute, or of the first sixth if that is shorter."""
    part = min(10.0, seconds / 6)
    async with Site() as site, Clients(site.addresses, "cards", processes) as clients:
        memory = await opened(site, clients, tables)
        say(f"{tables * 4} sockets at {tables} tables; {memory:.1f} KB a seated player")
        await clients.begin("paced", rate)
        await asyncio.sleep(WARM_SECONDS)
        began, first, delays, errors, moves = perf_counter(), 0, list[float](), 0, 0
        while perf_counter() - began < seconds:
            answer = await clients.measure(part)
            delays += answer.last
            moves += answer.moves
            errors += sum(answer.refused.values()) + sum(answer.lost.values())
            now, gone = site.memory(), perf_counter() - began
            if gone >= min(60.0, seconds / 6) and not first:
                first = now
            say(
                f"{gone:4.0f} s: {answer.moves / answer.seconds:.0f} moves/s, p50 {at(answer.last, 0.5):.1f}, p99 "
                f"{at(answer.last, 0.99):.1f} ms, web memory {now / 2**20:.1f} MB, {errors} errors {_told(answer)}"
            )
        grown = site.memory() / first - 1
        await clients.rest()
    delays.sort()
    told = (
        f"{tables * 4:,} sockets at {tables:,} tables for {seconds / 60:g} minutes: {moves:,} moves, {moves / seconds:.0f} a second, "
        f"{errors} errors, p50 {at(delays, 0.5):.1f}, p99 {at(delays, 0.99):.1f} ms to the last screen; {memory:.1f} KB a seated "
        f"player, memory of the web processes {grown:+.1%} since the first minute."
    )
    say(told)
    write("A load held", f"`python bench/load.py hold` wrote this section on {today()}: {machine()}.\n\n{told}")
    return not errors


async def overload(tables: int, seconds: float, times: float) -> bool:
    """The saturated rate, then a multiple of it in an open loop, then a quarter of it until delays are normal again."""
    async with Site() as site, Clients(site.addresses, "cards") as clients:
        await opened(site, clients, tables)
        saturated = await measured(site, clients, "closed", 0, seconds)
        easy = saturated.rate / 4
        normal = await measured(site, clients, "paced", easy, seconds)
        say(f"saturated: {saturated}\nnormal, a quarter of it: {normal}")
        memory = site.memory()
        await clients.begin("impatient", saturated.rate * times)
        await asyncio.sleep(WARM_SECONDS)
        during = await clients.measure(seconds)
        await clients.rest()
        ended = perf_counter()
        told = (
            f"{during.sent / during.seconds:,.0f} sent a second where {saturated.rate:,.0f} saturate, {during.moves / during.seconds:,.0f} "
            f"moves taken; acknowledged after p50 {at(during.acks, 0.5):.0f}, p99 {at(during.acks, 0.99):.0f} ms; {_told(during)}; memory "
            f"of the web processes {memory / 2**20:.0f} MB before and {site.memory() / 2**20:.0f} MB after it"
        )
        say(told)
        back = await _back(clients, easy, max(3 * normal.p99, 50.0), ended)
        alive = all(process.process and process.process.poll() is None for process in site.processes)
    after = f"back to normal after {back:.1f} s; all web processes {'live' if alive else 'DO NOT live'}"
    say(after)
    write(
        "More than it can do",
        f"`python bench/load.py overload` wrote this section on {today()}: {machine()}.\n\n{told}; {after}.",
    )
    busy, lost = during.refused.get("server-busy", 0), sum(during.lost.values())
    return alive and not lost and busy > 0 and back <= BACK and at(during.acks, 0.99) <= SLOWEST


async def _back(clients: Clients, rate: float, bound: float, since: float) -> float:
    """Seconds until one second's p99 is within its bound."""
    await clients.begin("paced", rate)
    while perf_counter() - since < 60:
        answer = await clients.measure(1)
        if answer.last and at(answer.last, 0.99) <= bound:
            return perf_counter() - since - 1
    return float("inf")


def _told(answer: Answer) -> str:
    refused = ", ".join(f"{number} x {key}" for key, number in sorted(answer.refused.items())) or "nothing refused"
    lost = ", ".join(f"{number} x {code}" for code, number in sorted(answer.lost.items()))
    return f"({refused}{'; sockets closed: ' + lost if lost else ''})"


async def profile(game: str, tables: int, seconds: float, most: int) -> None:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="talewind-profile-")))
        (folder / "sitecustomize.py").write_text(SITE)
        path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
        os.environ["PYTHONPATH"] = path  # before the site adds what it offers
        site = await stack.enter_async_context(Site(**{WHERE: str(folder)}))
        clients = await stack.enter_async_context(Clients(site.addresses, game))
        await opened(site, clients, tables)
        await clients.begin()
        await asyncio.sleep(WARM_SECONDS)
        for pid in site.web():
            os.kill(pid, signal.SIGUSR1)
        before = site.cpu()
        answer = await clients.measure(seconds)
        say(f"{figures(answer, before, site.cpu())}")
        for pid in site.web():
            os.kill(pid, signal.SIGUSR1)
        await asyncio.sleep(1)
        found = [msgspec.json.decode(path.read_bytes(), type=Samples) for path in folder.glob("*.json")]
        say("\n".join(told(found, most)))
