"""A rolling restart under load, through a real nginx with TLS: `python bench/rolling.py`

Two `talewind serve` processes behind nginx with the configuration of deploy/, tables played at a pace, and a prober that calls,
opens tables and polls. The processes are stopped by SIGTERM and started again, one after the other. It fails if a request failed, if a
client was without a connection for more than 1.5 s, or if anything was lost or doubled.

`--proxy-latency`: no restarts. How long moves take through nginx and directly, and messages to an echo behind the same nginx and
directly, all at the same time; it fails above 15 ms (p50, through nginx)."""

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import connect

from bench.cluster import Cluster
from bench.floor import Floor, Pace, seen
from bench.ledger import Audit, audit
from bench.proxy import Nginx

LONGEST, P50 = 1.5, 0.015  # seconds
EVERY = 0.1  # seconds between two calls of each kind
SETTLES = 6.0  # seconds between two restarts
MESSAGE = "x" * 1_000  # about what a frame of the echo's size would be


class Prober:
    """Calls through the proxy; every status but success counts as a failure."""

    def __init__(self, nginx: Nginx) -> None:
        self.nginx = nginx
        self.calls: Counter[str] = Counter()
        self.failures: list[str] = []

    async def run(self, table: str, cookie: str) -> None:
        """`table`: a table to poll at which nothing happens."""
        async with httpx.AsyncClient(base_url=self.nginx.address, verify=self.nginx.trust, timeout=30) as client:
            await asyncio.gather(
                self.again(client, "GET", "/api/games"),
                self.again(client, "GET", "/api/me", cookie),
                self.again(client, "POST", "/api/tables"),
                self.again(client, "GET", f"/api/tables/{table}/frames?after=1000", cookie),
            )

    async def again(self, client: httpx.AsyncClient, method: str, path: str, cookie: str = "") -> None:
        body = {"game": "windmill"} if method == "POST" else None
        name = "poll" if "frames" in path else f"{method} {path}"
        while True:
            began = perf_counter()
            try:
                answer = await client.request(method, path, json=body, headers={"Cookie": cookie} if cookie else {})
                client.cookies.clear()
                status = str(answer.status_code)
            except httpx.HTTPError as why:
                status = type(why).__name__
            self.calls[name] += 1
            if not status.startswith("2"):
                self.failures.append(f"{name}: {status} after {perf_counter() - began:.1f} s")
            await asyncio.sleep(EVERY)


async def restarted(cluster: Cluster, nginx: Nginx, rounds: int, pace: Pace) -> list[str]:
    floor = await a_floor(cluster, [nginx.address], nginx, pace, 40 * rounds)
    asleep = floor.ready[floor.letters[0], "people"].pop()
    await floor.start(asleep)
    prober = Prober(nginx)
    probing = asyncio.create_task(prober.run(asleep.table, asleep.cookies[0]))
    floor.begin()
    await asyncio.sleep(SETTLES)
    began = perf_counter()
    for number, process in list(enumerate(cluster.processes, 1)) * rounds:
        at = perf_counter()
        await process.stop()
        stopped = perf_counter()
        await process.start()
        print(
            f"process {number}: stopped in {stopped - at:.1f} s, ready {perf_counter() - stopped:.1f} s later",
            flush=True,
        )
        await asyncio.sleep(SETTLES)
        floor.check()
    probing.cancel()
    await asyncio.gather(probing, return_exceptions=True)
    pauses = sorted(lasted for person in floor.people for at, lasted in person.pauses if at > began)
    found = seen(floor.people, began, perf_counter() - 2)
    audited = Audit()
    for database in cluster.databases:
        await audit(database.own_dsn, floor.of(database.letter), audited)
    await floor.end()
    calls = ", ".join(f"{number} x {name}" for name, number in prober.calls.items())
    print(f"{calls}: {len(prober.failures)} failed; moves: {found.moves}, p50 {found.p50 * 1_000:.1f} ms")
    print(f"{len(pauses)} clients came back, mean {sum(pauses) / len(pauses):.2f} s, longest {pauses[-1]:.2f} s")
    print(f"afterwards: {audited}")
    refused = [f"a WebSocket was refused with {status}" for person in floor.people for status in person.turned_away]
    faults = [*prober.failures, *refused, *audited.faults]
    if pauses[-1] > LONGEST:
        faults.append(f"a client was without a connection for {pauses[-1]:.2f} s")
    return faults


async def a_floor(cluster: Cluster, addresses: list[str], nginx: Nginx, pace: Pace, seconds: float) -> Floor:
    letters = "".join(database.letter for database in cluster.databases)
    floor = Floor(addresses, letters, pace, nginx.trust)
    await floor.open_tables(seconds)
    return floor


async def echoed(url: str, nginx: Nginx, pause: float) -> list[float]:
    """Measure round trips until cancelled."""
    took: list[float] = []
    trust = nginx.trust if url.startswith("wss") else None
    try:
        async with connect(url, ssl=trust, compression=None, ping_interval=None) as socket:
            while True:
                began = perf_counter()
                await socket.send(MESSAGE)
                await socket.recv()
                took.append(perf_counter() - began)
                await asyncio.sleep(pause)
    except asyncio.CancelledError:
        return sorted(took)


async def latency(cluster: Cluster, nginx: Nginx, seconds: float, pace: Pace) -> list[str]:
    floors = [
        await a_floor(cluster, addresses, nginx, pace, 2 * seconds)
        for addresses in ([nginx.address], cluster.addresses)
    ]
    for floor in floors:
        floor.begin()
    await asyncio.sleep(SETTLES)
    began = perf_counter()
    echoes = [asyncio.create_task(echoed(url, nginx, pace.pause / 3)) for url in (nginx.echo, nginx.bare_echo)]
    await asyncio.sleep(seconds)
    for echo in echoes:
        echo.cancel()
    proxied, direct = [seen(floor.people, began, perf_counter() - 1) for floor in floors]
    for floor in floors:
        floor.check()
        await floor.end()
    for name, found in (("move through nginx", proxied), ("move, direct", direct)):
        print(f"{name:24}{found.moves:>6} p50 {found.p50 * 1_000:5.1f} ms, p99 {found.p99 * 1_000:6.1f} ms")
    for name, echo in zip(("echo through nginx", "echo, direct"), echoes, strict=True):
        took = await echo
        p50, p99 = took[len(took) // 2], took[int(len(took) * 0.99)]
        print(f"{name:24}{len(took):>6} p50 {p50 * 1_000:5.1f} ms, p99 {p99 * 1_000:6.1f} ms")
    return [f"p50 of a move through the proxy is {proxied.p50 * 1_000:.1f} ms"] if proxied.p50 > P50 else []


async def run(chosen: argparse.Namespace) -> bool:
    async with Cluster(1, 2, TALEWIND_SECURE="on", TALEWIND_PROXIES="127.0.0.1") as cluster:
        with Nginx(cluster.folder, [process.port for process in cluster.processes]) as nginx:
            if chosen.proxy_latency:
                faults = await latency(cluster, nginx, chosen.seconds, Pace(chosen.tables, 0, 0, chosen.pause))
            else:
                faults = await restarted(cluster, nginx, chosen.rounds, Pace(chosen.tables, 2, 0, chosen.pause))
    print("; ".join(faults[:8]) or "all is well")
    return not faults


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--proxy-latency", action="store_true", help="measure moves beside an echo; no restart")
    options.add_argument("--rounds", type=int, default=2, help="restarts of each process")
    options.add_argument("--seconds", type=float, default=30, help="of the measurement with --proxy-latency")
    options.add_argument("--tables", type=int, default=8, help="of people, at nginx and once more directly")
    options.add_argument("--pause", type=float, default=0.5, help="seconds that a person thinks")
    sys.exit(not asyncio.run(run(options.parse_args())))


if __name__ == "__main__":
    main()
