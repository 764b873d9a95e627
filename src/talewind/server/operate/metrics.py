"""Metrics for Prometheus: what a process counts, and where they can be read. No label ever names a table or a person."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from talewind.server.settings import BadSetting

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256)  # the writer's MOST_ROWS is the last


class Metrics:
    """`metrics.moves_of("windmill").inc()`, `with metrics.move_taking(): ...`."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("talewind_moves", "Moves played and durable.", ["game"], registry=registry)
        self.moves_of = cache(
            lambda game: self.moves.labels(game=game)
        )  # looking a label up costs ten times the counting
        self.refusals = Counter("talewind_refusals", "Moves that the rules refused.", registry=registry)
        self.lost_races = Counter("talewind_lost_races", "Moves that somebody else's came before.", registry=registry)
        self.sockets = Gauge("talewind_sockets_open", "Sockets open now.", registry=registry)
        self.frames = Counter("talewind_frames_sent", "Frames sent to sockets.", registry=registry)
        self.dropped = Counter("talewind_listeners_dropped", "Listeners dropped for being slow.", registry=registry)
        self.sweeps = Counter("talewind_sweeps", "Looks for clocks that have run out.", registry=registry)
        self.move_seconds = Histogram(
            "talewind_move_seconds", "From a move's arrival to its being durable.", buckets=SECONDS, registry=registry
        )
        self.flush_rows = Histogram(
            "talewind_flush_rows", "Rows written in one statement.", buckets=ROWS, registry=registry
        )

    @contextmanager
    def move_taking(self) -> Iterator[None]:
        """Only a move that is played counts: a refused one never reaches the database."""
        began = perf_counter()
        yield
        self.move_seconds.observe(perf_counter() - began)

    @contextmanager
    def socket_open(self) -> Iterator[None]:
        self.sockets.inc()
        try:
            yield
        finally:
            self.sockets.dec()


metrics = Metrics()  # of this process


def read_address(words: str) -> tuple[str, int] | None:
    """TALEWIND_METRICS: `host:port`, `[::1]:port` or a port alone, which is for this machine only; empty: off."""
    words = words.strip()
    if not words:
        return None
    host, _, port = words.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) < 65_536:
        raise BadSetting(f"TALEWIND_METRICS is {words!r}; it must be host:port, such as 127.0.0.1:9100.")
    return host.strip("[]") or "127.0.0.1", int(port)


def for_worker(words: str, number: int) -> str:
    """Each process of `--workers` counts for itself: the first on the port that is set, the others on those after it."""
    address = read_address(words)
    if address is None or address[1] == 0:
        return words
    return f"[{address[0]}]:{address[1] + number}"


def serve_metrics(words: str, of: Metrics = metrics) -> tuple[int, Callable[[], None]]:
    """A listener of its own at /metrics, in a thread of its own, so that it never stands in the way of a player and is
    never reachable where players are. Its port (0: it is off), and what stops it."""
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
