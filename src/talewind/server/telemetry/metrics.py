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

from talewind import __version__
from talewind.games import names
from talewind.server.base.settings import BadSetting

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256)  # the last is the writer's MOST_ROWS
# Bounds whose refusals are counted.
LIMITED = (
    "calls", "codes", "connections", "connections_an_address", "frame", "onlooker", "openings", "reactions", "rows_a_seat",
    "seated", "socket_frames", "sockets_a_person", "sockets_an_address", "strangers",
)  # fmt: skip
STATUSES = ("1xx", "2xx", "3xx", "4xx", "5xx")


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
        self.lost_races = Counter("talewind_lost_races", "Moves that somebody else's came before.", registry=registry)
        self.sockets = Gauge("talewind_sockets_open", "Sockets open now.", registry=registry)
        self.frames = Counter("talewind_frames_sent", "Frames sent to sockets.", registry=registry)
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

    @contextmanager
    def move_taking(self) -> Iterator[None]:
        """Time a move. Only moves that are played count: a refused one never reaches the database."""
        began = perf_counter()
        yield
        self.move_seconds.observe(perf_counter() - began)

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
