"""Metrics for Prometheus: the counters of a process, and the listener that serves them. No label ever names a table, a person
or an address. A label has few values, and all of them exist from the start, so that the first event is a rise from 0."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from platform import python_version
from time import perf_counter

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    start_http_server,
)  # fmt: skip
from prometheus_client.core import CounterMetricFamily

from talewind import __version__
from talewind.games import names
from talewind.server.base.settings import BadSetting

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256)  # the last is the writer's MOST_ROWS
# Bounds whose refusals are counted.
LIMITED = (
    "books", "calls", "codes", "connections", "connections_an_address", "frame", "newcomers", "onlooker", "openings", "reactions",
    "rows_a_seat", "screens", "seated", "socket_frames", "sockets_a_person", "sockets_an_address", "strangers",
)  # fmt: skip
STATUSES = ("1xx", "2xx", "3xx", "4xx", "5xx")


class Count:
    """A counter for what happens several times a move, always in the thread of the event loop: it needs no lock."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name, self.about, self.value = name, about, 0
        registry.register(self)

    def inc(self, by: int = 1) -> None:
        self.value += by

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.about, self.value)


class Timing:
    """Times a block that ends without an exception."""

    __slots__ = ("began", "seconds")

    def __init__(self, seconds: Histogram) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        self.began = perf_counter()

    def __exit__(self, kind: object, error: object, at: object) -> None:
        if kind is None:
            self.seconds.observe(perf_counter() - self.began)


class Metrics:
    """`metrics.moves_of("windmill").inc()`, `with metrics.move_taking(): ...`."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("talewind_moves", "Moves played and durable.", ["game"], registry=registry)
        self.moves_of = cache(
            lambda game: self.moves.labels(game=game)
        )  # looking up a label costs ten times as much as counting
        for game in names():
            self.moves_of(game)
        self.refusals = Counter("talewind_refusals", "Moves that the rules refused.", registry=registry)
        self.busy = Count("talewind_busy", "Moves refused since too many were in progress.", registry)
        self.lost_races = Counter("talewind_lost_races", "Moves that somebody else's came before.", registry=registry)
        self.sockets = Gauge("talewind_sockets_open", "Sockets open now.", registry=registry)
        self.frames = Count("talewind_frames_sent", "Frames sent to sockets.", registry)
        self.dropped = Counter("talewind_listeners_dropped", "Listeners dropped for being slow.", registry=registry)
        self.sweeps = Counter("talewind_sweeps", "Looks for clocks that have run out.", registry=registry)
        self.errors = Counter(
            "talewind_errors",
            "Warnings and errors of the log by event, also those left out.",
            ["kind"],
            registry=registry,
        )
        self.errors_of = cache(lambda kind: self.errors.labels(kind=kind))
        self.limited = Counter(
            "talewind_limited", "Refused by a bound of TALEWIND_LIMITS, by its name.", ["bound"], registry=registry
        )
        self.limited_by = {bound: self.limited.labels(bound=bound) for bound in LIMITED}
        self.answers = Counter(
            "talewind_http_answers", "HTTP answers by class of status.", ["status"], registry=registry
        )
        self._answers = [self.answers.labels(status=each) for each in STATUSES]
        Info("talewind_build", "What runs.", registry=registry).info(
            {"version": __version__, "python": python_version()}
        )
        ProcessCollector(registry=registry)
        self.move_seconds = Histogram(
            "talewind_move_seconds", "From a move's arrival to its being durable.", buckets=SECONDS, registry=registry
        )
        self.flush_rows = Histogram(
            "talewind_flush_rows", "Rows written in one statement.", buckets=ROWS, registry=registry
        )

    def move_taking(self) -> "Timing":
        """Time a move. Only moves that are played count: a refused one never reaches the database."""
        return Timing(self.move_seconds)

    def answered(self, status: int) -> None:
        self._answers[status // 100 - 1].inc()

    @contextmanager
    def socket_open(self) -> Iterator[None]:
        self.sockets.inc()
        try:
            yield
        finally:
            self.sockets.dec()


metrics = Metrics()  # of this process


def read_address(words: str) -> tuple[str, int] | None:
    """Parse TALEWIND_METRICS: `host:port`, `[::1]:port`, or a port alone, which listens on this machine only; empty: off."""
    words = words.strip()
    if not words:
        return None
    host, _, port = words.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) < 65_536:
        raise BadSetting(f"TALEWIND_METRICS is {words!r}; it must be host:port, such as 127.0.0.1:9100.")
    return host.strip("[]") or "127.0.0.1", int(port)


def for_worker(words: str, number: int) -> str:
    """Each process of `--workers` has its own metrics: the first on the port that is set, the others on the following ports."""
    address = read_address(words)
    if address is None or address[1] == 0:
        return words
    return f"[{address[0]}]:{address[1] + number}"


def serve_metrics(words: str, of: Metrics = metrics) -> tuple[int, Callable[[], None]]:
    """Serve /metrics from a separate listener and thread, so that it never delays a player and is not reachable on the players'
    port. Returns the port (0: off) and a function that stops it."""
    address = read_address(words)
    if address is None:
        return 0, lambda: None
    host, port = address
    try:
        server, thread = start_http_server(port, host, of.registry)
    except OSError as no:
        raise BadSetting(f"TALEWIND_METRICS is {words!r}, which cannot be listened on: {no.strerror}.") from None

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return server.server_port, stop
