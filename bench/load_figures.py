"""The figures of a load, and bench/load.md, to which each trial writes its section."""

import platform
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import msgspec

from bench.load_client import Answer
from bench.load_rivals import Bare

PAGE = Path(__file__).with_name("load.md")


class Figures(msgspec.Struct):
    """Of one measurement. Delays in milliseconds from a move's sending, or from when it was due, to the last screen; CPU in
    microseconds a move, by kind of process; memory in KB a seated player."""

    rate: float
    p50: float
    p99: float
    cpu: dict[str, float]
    client: float
    errors: int
    busy: int = 0  # refused as busy, and repeated
    memory: float = 0.0

    @property
    def all(self) -> float:
        return sum(self.cpu.values())

    def __str__(self) -> str:
        parts = " + ".join(f"{kind} {cost:.0f}" for kind, cost in self.cpu.items())
        memory = f"; {self.memory:.1f} KB a seated player" if self.memory else ""
        return (
            f"{self.rate:.0f} moves/s; p50 {self.p50:.1f}, p99 {self.p99:.1f} ms to the last screen; CPU a move "
            f"{self.all:.0f} µs ({parts}), load client {self.client:.0f} µs{memory}; {self.busy} refused as busy, "
            f"{self.errors} errors"
        )


def at(sorted_seconds: list[float], share: float) -> float:
    """Milliseconds at a share of sorted delays."""
    if not sorted_seconds:
        return float("nan")
    return sorted_seconds[min(len(sorted_seconds) - 1, int(len(sorted_seconds) * share))] * 1_000


def figures(answer: Answer, before: dict[str, float], after: dict[str, float], memory: float = 0.0) -> Figures:
    moves = max(1, answer.moves)
    cpu = {kind: (after[kind] - before[kind]) / moves * 1e6 for kind in after}
    busy = answer.refused.get("server-busy", 0)
    errors = sum(answer.refused.values()) + sum(answer.lost.values()) - busy
    return Figures(
        answer.moves / answer.seconds, at(answer.last, 0.5), at(answer.last, 0.99), cpu, answer.cpu / moves * 1e6, errors, busy,
        memory,
    )  # fmt: skip


class Round(msgspec.Struct):
    """Every system once, one after the other."""

    closed: Figures
    paced: Figures
    rival_closed: Figures
    rival_paced: Figures
    bare: Bare


class Ratio(msgspec.Struct):
    """A row of the comparison. `more`: whether more is better. `floor`, `goal` None: nothing is promised of it."""

    name: str
    what: str
    floor: float | None
    goal: float | None
    of: Callable[[Round], float]
    more: bool = True

    def line(self, rounds: list[Round]) -> str:
        each = [self.of(one) for one in rounds]
        found = median(each)
        verdict = "" if self.floor is None else "missed"
        for name, bound in (("floor", self.floor), ("goal", self.goal)):
            if bound is not None and (found >= bound if self.more else found <= bound):
                verdict = name
        all_of_them = ", ".join(_short(one) for one in each)
        return (
            f"| {self.name} | {self.what} | {_short(self.floor)} | {_short(self.goal)} | **{_short(found)}** | {verdict} "
            f"| {all_of_them} |"
        )


def _short(figure: float | None) -> str:
    if figure is None:
        return ""
    return f"{figure:,.0f}" if abs(figure) >= 100 else f"{figure:.3g}"


RATIOS = (
    Ratio("P1", "durable moves/s ÷ boardgame.io in memory", 1.5, 3, lambda r: r.closed.rate / r.rival_closed.rate),
    Ratio("P3", "moves/s ÷ bare INSERT, 32 connections", 0.15, 0.4, lambda r: r.closed.rate / r.bare.single),
    Ratio("P4", "moves/s ÷ bare INSERT of 64 rows, 2 connections", 0.03, 0.08, lambda r: r.closed.rate / r.bare.batched),
    Ratio("P5", "CPU µs a durable move, all server processes", 400, 250, lambda r: r.closed.all, more=False),
    Ratio("", "the same ÷ boardgame.io's", None, None, lambda r: r.closed.all / r.rival_closed.all, more=False),
    Ratio("P6", "p99 to the last screen, paced ÷ boardgame.io", 0.7, 0.35, lambda r: r.paced.p99 / r.rival_paced.p99, more=False),
    Ratio("P7", "p50 to the last screen, paced, ms", 10, 4, lambda r: r.paced.p50, more=False),
    Ratio("P7", "p99 to the last screen, paced, ms", 50, 25, lambda r: r.paced.p99, more=False),
    Ratio("P9", "KB of the web processes a seated player", 35, 22, lambda r: r.closed.memory, more=False),
)  # fmt: skip


def machine() -> str:
    """What the figures were measured on."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    memory = int(Path("/proc/meminfo").read_text().split()[1]) / 2**20
    load = Path("/proc/loadavg").read_text().split()[0]
    return (
        f"{len(names)} cores ({names[0] if names else platform.machine()}), {memory:.0f} GB, {platform.system()} "
        f"{platform.release().partition('-')[0]}, Python {platform.python_version()}; load average at the end {load}"
    )


def write(section: str, text: str) -> None:
    """Write one section of the page, by its heading; the others stay. The first section has the page's title."""
    sections = {part.partition("\n")[0]: part for part in PAGE.read_text("utf-8").removeprefix("# ").split("\n## ")}
    sections[section] = f"{section}\n\n{text.strip()}\n"
    PAGE.write_text("# " + "\n## ".join(sections.values()), "utf-8")


def today() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d}"


def comparison(rounds: list[Round], tables: int, rate: float, seconds: float) -> str:
    """The rounds as Markdown."""
    head = f"""For developers: what a durable move costs under load, beside boardgame.io and PostgreSQL alone, in the same rounds.

`python bench/load.py compare` wrote this section on {today()}: {machine()}. The game is endless cards, four seats with
secret hands, {tables} tables. Talewind: two web processes, PostgreSQL with fsync, NATS, all on this machine with the load client.
boardgame.io 0.50.2: one process, its store in memory. Median of {len(rounds)} rounds with fresh servers, {seconds:g} s for each
measurement (PostgreSQL alone: {min(2.0, seconds):g} s). Floors and goals are meant for 500 tables, 250 moves a second and a quiet machine; closed: every table plays its next move as soon as all seats have the last; paced: {rate:g} moves a second.

| | What | Floor | Goal | Measured | Reached | Rounds |
|---|---|---|---|---|---|---|
"""
    lines = [ratio.line(rounds) for ratio in RATIOS]
    rows = ["", "| Round | System | Figures |", "|---|---|---|"]
    for number, one in enumerate(rounds, 1):
        rows += [
            f"| {number} | Talewind, closed | {one.closed} |",
            f"| {number} | Talewind, paced | {one.paced} |",
            f"| {number} | boardgame.io, closed | {one.rival_closed} |",
            f"| {number} | boardgame.io, paced | {one.rival_paced} |",
            f"| {number} | PostgreSQL alone | {one.bare.single:,.0f} rows/s singly, {one.bare.batched:,.0f} in batches |",
        ]
    return head + "\n".join(lines + rows) + "\n"
