"""Do people play on while others besiege the server? `python bench/siege.py`

A server at home with the bounds as they are, tables of Windmill played at a pace from 127.0.0.1, and from other addresses silent
connections, endless headers, sockets that do not read and floods of messages, all at once. It prints how long a move was on its
way before and during the siege, and the server's memory before and after. It fails if the slowest in a hundred took 200 ms longer, if
a player was cut, or if the memory did not come back to within a tenth. `--warm 20`: against a server that has seen a siege before."""

import argparse
import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.besiegers import Force
from bench.crowd import Crowd, Table
from bench.processes import Home

PAUSE = 0.6  # seconds a player thinks
SLOWER, GROWN = 0.200, 1.10
LIMITS = "openings=1000/3600,newcomers=10000/3600"  # every finished game is followed by another


class Phase(msgspec.Struct):
    moves: int
    p50: float
    p99: float

    def __str__(self) -> str:
        return f"{self.moves} moves, p50 {self.p50 * 1000:.0f} ms, p99 {self.p99 * 1000:.0f} ms"


class Report(msgspec.Struct):
    before: Phase
    during: Phase
    after: Phase
    memory_before: int
    memory_during: int
    memory_after: int
    cut: int  # players whose connection was lost

    def faults(self) -> list[str]:
        found = []
        if not self.during.moves or self.during.p99 - self.before.p99 > SLOWER:
            found.append("moves took too long during the siege")
        if self.memory_after > GROWN * self.memory_before:
            found.append("the memory did not come back")
        if self.cut:
            found.append(f"{self.cut} tables lost a player's connection")
        return found


class Players:
    """Tables at which one game follows another."""

    def __init__(self, address: str, tables: int) -> None:
        self.address, self.played, self.cut = address, list[Table](), 0
        self.tasks = [asyncio.create_task(self._play(seed)) for seed in range(tables)]

    async def _play(self, seed: int) -> None:
        for game in range(1_000):
            crowd = Crowd(self.address, 1, PAUSE, seed=seed * 1_000 + game)
            await crowd.come()
            self.played += crowd.tables
            try:
                await crowd.play()
            except Exception:
                self.cut += 1
            finally:
                await crowd.go()

    def between(self, begin: float, end: float) -> Phase:
        took = sorted(ack - sent for table in self.played for sent, ack, _ in table.taken if begin <= sent < end)
        if not took:
            return Phase(0, 0, 0)
        return Phase(len(took), took[len(took) // 2], took[int(len(took) * 0.99)])

    async def go(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def memory(pid: int) -> int:
    """The resident memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4_096


@contextmanager
def besieged(address: str, force: Force) -> Iterator[None]:
    words = [f"--{name}={figure}" for name, figure in msgspec.structs.asdict(force).items()]
    besiegers = subprocess.Popen([sys.executable, str(Path(__file__).with_name("besiegers.py")), address, *words])
    try:
        yield
        if besiegers.poll() is not None:
            raise RuntimeError("the besiegers gave up")
    finally:
        besiegers.terminate()
        besiegers.wait()


async def siege(
    address: str,
    pid: int,
    force: Force,
    seconds: float,
    rest: float,
    tables: int,
    say: Callable[[str], None],
    warm: float = 0,
) -> Report:
    """`warm`: seconds of a first siege, not measured."""
    players = Players(address, tables)
    times, sizes = list[float](), list[int]()

    async def phase(name: str, lasts: float) -> None:
        await asyncio.sleep(lasts)
        times.append(perf_counter())
        sizes.append(memory(pid))
        say(f"{name}: {players.between(*times[-2:])}; {sizes[-1] >> 20} MB")

    try:
        await asyncio.sleep(min(10, seconds))  # the attackers connect
        if warm:
            say(f"fresh: {memory(pid) >> 20} MB")
            with besieged(address, force):
                await asyncio.sleep(warm)
            await asyncio.sleep(warm)
        times.append(perf_counter())
        await phase("before", seconds)
        with besieged(address, force):
            await phase("during", seconds)
        await phase("after", rest)
    finally:
        await players.go()
    before, during, after = [players.between(*pair) for pair in pairwise(times)]
    return Report(before, during, after, sizes[0], sizes[1], sizes[2], players.cut)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=60, help="of each of the three phases")
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--warm", type=float, default=0, help="seconds of a first siege that is not measured")
    for field in msgspec.structs.fields(Force):
        options.add_argument(f"--{field.name}", type=int, default=field.default)
    chosen = vars(options.parse_args())
    seconds, tables, warm = chosen.pop("seconds"), chosen.pop("tables"), chosen.pop("warm")
    with Home(LIMITS) as home:
        found = siege(home.address, home.process.pid, Force(**chosen), seconds, seconds, tables, print, warm)
        report = asyncio.run(found)
    faults = report.faults()
    print("; ".join(faults) or "they played on")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
