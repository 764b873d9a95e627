"""Do the other shards play on while one is away? `python bench/outage.py --fault killed --seconds 60`

Three PostgreSQL servers, NATS and two `talewind serve` processes; tables of people, of bots and with clocks that run out on every shard,
at a steady pace. One shard is killed, frozen (SIGSTOP) or slowed (a relay before it), for as long as an undisturbed phase before and
another one after. It prints by shard how long moves took to their acknowledgement and how late bots and clocks were, then compares all
acknowledgements and frames with the logs. It fails if the others' p99 rose by more than a fifth over the two undisturbed phases, if
one of their bots or clocks was more than 2 s late, or if anything was lost or doubled."""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path
from time import perf_counter

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.cluster import Cluster, Database
from bench.floor import Floor, Pace, Seen, seen
from bench.ledger import Audit, audit

RISE, LATE = 1.20, 2.0
SHARDS, PROCESSES = 3, 2
SETTLES = 10.0  # seconds before the first phase, and after the fault before the last one
PROBES = ("/readyz", "/api/games", "/api/me", "/api/tables")

type Phases = dict[str, tuple[float, float]]


class Probe:
    """Once a second, in all phases: calls that need no specific table. Keeps the slowest answer and the statuses by
    path."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = cycle(addresses)
        self.answers: Counter[tuple[str, str]] = Counter()
        self.slowest: dict[str, float] = {}

    def forget(self) -> None:
        self.answers.clear()
        self.slowest.clear()

    async def run(self, cookie: str) -> None:
        async with httpx.AsyncClient(timeout=10) as client, asyncio.TaskGroup() as calls:
            while True:
                for path in PROBES:
                    calls.create_task(self.call(client, path, {"Cookie": cookie}))
                await asyncio.sleep(1)

    async def call(self, client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> None:
        began, url, status = perf_counter(), next(self.addresses) + path, "unanswered"
        try:
            if path == "/api/tables":
                answer = await client.post(url, json={"game": "windmill"}, headers=headers)
            else:
                answer = await client.get(url, headers=headers)
            status = str(answer.status_code)
        except httpx.HTTPError as why:
            status = type(why).__name__
        finally:
            client.cookies.clear()
            self.answers[path, status] += 1
            self.slowest[path] = max(self.slowest.get(path, 0.0), perf_counter() - began)

    def told(self) -> str:
        found = []
        for path in PROBES:
            statuses = ", ".join(f"{n} x {status}" for (p, status), n in sorted(self.answers.items()) if p == path)
            found.append(f"{path}: {statuses}, slowest {self.slowest.get(path, 0.0):.1f} s")
        return "; ".join(found)


async def go_wrong(fault: str, database: Database, slow: float) -> Callable[[], Awaitable[None]]:
    """Begin a fault; returns the function that ends it."""

    async def mend() -> None:
        match fault:
            case "killed":
                await database.start()
            case "frozen":
                database.thaw()
            case "slowed":
                database.slow(0)

    match fault:
        case "killed":
            database.kill()
        case "frozen":
            database.freeze()
        case "slowed":
            database.slow(slow)
    return mend


async def run(fault: str, shard: int, seconds: float, slow: float, pace: Pace) -> bool:
    async with Cluster(SHARDS, PROCESSES, relayed=shard) as cluster:
        letters = "".join(database.letter for database in cluster.databases)
        floor, hurt = Floor(cluster.addresses, letters, pace), cluster.databases[shard]
        await floor.open_tables(3 * seconds + 4 * SETTLES)
        floor.begin()
        await asyncio.sleep(SETTLES)
        phases: Phases = {}
        probe = Probe(cluster.addresses)

        async def phase(name: str) -> None:
            began = perf_counter()
            await asyncio.sleep(seconds)
            phases[name] = began, perf_counter()
            floor.check()
            print(f"{name} is over", flush=True)

        probing = asyncio.create_task(probe.run(floor.people[0].cookie))
        await phase("before")
        probe.forget()
        mend = await go_wrong(fault, hurt, slow)
        await phase("during")
        told = probe.told()
        mended = perf_counter()
        await mend()
        back = await comes_back(floor, hurt.letter, mended)
        await asyncio.sleep(SETTLES)
        await phase("after")
        probing.cancel()
        await asyncio.gather(probing, return_exceptions=True)
        audited = Audit()
        for database in cluster.databases:
            await audit(database.own_dsn, floor.of(database.letter), audited)
        await floor.end()
        lines = sum(len(process.log.read_text().splitlines()) for process in cluster.processes)
        faults = report(floor, letters, shard, phases, fault)
        print(f"the {fault} shard acknowledged again {back:.1f} s after its return; {lines} lines of log")
        print(f"calls during the fault: {told}")
        print(f"afterwards: {audited}")
    faults += audited.faults
    print("; ".join(faults) or "the others played on")
    return not faults


async def comes_back(floor: Floor, letter: str, since: float) -> float:
    """Seconds until a move on the shard was acknowledged."""
    while perf_counter() < since + 60:
        taken = [one.taken for person in floor.of(letter) for one in person.moves.values() if one.taken]
        if max(taken, default=0.0) > since:
            return max(0.0, min(one for one in taken if one > since) - since)
        await asyncio.sleep(0.05)
    return float("inf")


def report(floor: Floor, letters: str, shard: int, phases: Phases, fault: str) -> list[str]:
    """Print the table; returns the violated bounds."""
    faults = []
    print(f"{'':22}{'moves':>7}{'p50 ms':>8}{'p99 ms':>8}{'slowest':>9}{'bots late':>16}{'clocks late':>16}")

    def line(name: str, found: Seen) -> None:
        bots, clocks = f"{found.bots_late:.2f} s of {found.bots}", f"{found.clocks_late:.2f} s of {found.clocks}"
        times = f"{found.p50 * 1_000:>8.1f}{found.p99 * 1_000:>8.1f}{found.slowest * 1_000:>9.0f}"
        print(f"{name:22}{found.moves:>7}{times}{bots:>16}{clocks:>16}")

    others = [person for person in floor.people if person.table[0] != letters[shard]]
    undisturbed = []
    for name, span in phases.items():
        for number, letter in enumerate(letters):
            line(f"{name}, shard {number + 1}{' *' if number == shard else ''}", seen(floor.of(letter), *span))
        line(f"{name}, the others", found := seen(others, *span))
        if name != "during":
            undisturbed.append(found.p99)
    during = seen(others, *phases["during"])
    usual = sum(undisturbed) / len(undisturbed)
    ratios = ", ".join(f"{during.p99 / p99:.2f}" for p99 in undisturbed)
    print(f"* {fault}; the others' p99 is {during.p99 / usual:.2f} times the mean of before and after (each: {ratios})")
    if during.p99 > RISE * usual:
        faults.append(f"the others' p99 rose from {usual * 1_000:.1f} to {during.p99 * 1_000:.1f} ms")
    if (late := max(during.bots_late, during.clocks_late)) > LATE:
        faults.append(f"the others' bots and clocks were {late:.1f} s late")
    return faults


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--fault", choices=("killed", "frozen", "slowed"), default="killed")
    options.add_argument("--seconds", type=float, default=60, help="of each of the three phases")
    options.add_argument("--shard", type=int, choices=range(1, SHARDS + 1), default=1, help="the one that is hurt")
    options.add_argument(
        "--slow", type=float, default=300, help="milliseconds that a slowed line adds in each direction"
    )
    for name, default in (("people", 3), ("bots", 2), ("clocks", 2)):
        options.add_argument(f"--{name}", type=int, default=default, help="tables of this kind on each shard")
    options.add_argument("--pause", type=float, default=0.5, help="seconds that a person thinks")
    chosen = options.parse_args()
    pace = Pace(chosen.people, chosen.bots, chosen.clocks, chosen.pause)
    sys.exit(not asyncio.run(run(chosen.fault, chosen.shard - 1, chosen.seconds, chosen.slow, pace)))


if __name__ == "__main__":
    main()
