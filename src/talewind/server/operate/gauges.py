"""Gauges that are computed when Prometheus scrapes. That happens in the listener's thread: it reads plain attributes only,
without queries or locks. Labels count shards from 1."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from talewind.server.live.bus import Bus
from talewind.server.record import Shards, Writer
from talewind.server.tables.sweeper import Sweeper
from talewind.server.telemetry.lateness import Lateness
from talewind.server.telemetry.metrics import metrics

from .census import STATES, Census


class Watched(NamedTuple):
    """The parts of a running server."""

    shards: Shards
    writer: Writer
    bus: Bus
    sweeper: Sweeper
    census: Census
    loop: Lateness


class Gauges(Collector):
    watched: Watched | None = None  # None: no server runs in this process yet

    @contextmanager
    def watch(self, watched: Watched) -> Iterator[None]:
        self.watched = watched
        try:
            yield
        finally:
            self.watched = None

    def collect(self) -> Iterator[Metric]:
        watched = self.watched
        if watched is None:
            return
        yield from _of_process(watched)
        yield from _of_shards(watched)
        yield from _of_tables(watched.census)


def _of_process(watched: Watched) -> Iterator[Metric]:
    yield GaugeMetricFamily("talewind_bus_up", "Is NATS connected?", watched.bus.up)
    yield GaugeMetricFamily(
        "talewind_loop_late_seconds",
        "The longest that the event loop stood still in the last minute.",
        watched.loop.seconds,
    )


def _of_shards(watched: Watched) -> Iterator[Metric]:
    shards, writer, sweeper = watched.shards.all, watched.writer, watched.sweeper
    yield _by_shard("database_up", "Does the database answer?", {each.number: each.up for each in shards})
    yield _by_shard(
        "database_clock_apart_seconds", "By how much the database's clock is ahead of the process's.",
        {each.number: each.apart for each in shards if each.apart is not None},
    )  # fmt: skip
    yield _by_shard("pool_size", "Connections to the database.", {each.number: each.pool.get_size() for each in shards})
    yield _by_shard("pool_idle", "Of these, not in use.", {each.number: each.pool.get_idle_size() for each in shards})
    yield _by_shard("pool_waiting", "Who waits for a connection.", {each.number: each.waiting for each in shards})
    yield _by_shard(
        "writer_waiting",
        "Moves that wait to be written.",
        {each.number: writer.waiting(each.number) for each in shards},
    )
    yield _by_shard(
        "sweep_late_seconds", "How late clocks that had run out were found, at worst in the last minute.",
        {each.number: sweeper.late[each.number].seconds for each in shards},
    )  # fmt: skip


def _of_tables(census: Census) -> Iterator[Metric]:
    found = dict(census.found)
    tables = GaugeMetricFamily(
        "talewind_tables", "Tables by state; many folded ones are estimated.", labels=["shard", "state"]
    )
    for number, counts in found.items():
        for state in STATES:
            tables.add_metric([str(number + 1), state], counts[state])
    yield tables
    yield _by_shard(
        "archive_backlog", "Finished games that have rested and are not folded yet.",
        {number: counts["backlog"] for number, counts in found.items()},
    )  # fmt: skip


def _by_shard(name: str, meaning: str, values: Mapping[int, float]) -> Metric:
    family = GaugeMetricFamily(f"talewind_{name}", meaning, labels=["shard"])
    for number, value in values.items():
        family.add_metric([str(number + 1)], float(value))
    return family


gauges = Gauges()
metrics.registry.register(gauges)
