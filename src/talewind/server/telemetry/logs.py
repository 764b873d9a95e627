"""Logs: one JSON line per event on stderr, containing only what is listed here.

A tale, a secret, a name or a key cannot get into a log: an event is one of a closed list, a field is kept only if its key is
listed and its value has the shape that belongs to the key, and an exception is logged by the name of its class alone. Messages
of libraries through `logging` pass the same filter, which drops their text. `LogLimit` bounds the number of lines."""

import asyncio
import logging
import re
import sys
import threading
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any, TextIO

import structlog

from talewind.games import names
from talewind.server.base.ids import ID_LENGTH, LETTERS

from .log_limit import Event, LogLimit
from .metrics import metrics

# Rare events that are never left out.
STATES = frozenset({
    "started", "stopping", "stopped", "swept-open", "swept-left", "swept-finished", "swept-people", "swept-traces",
})  # fmt: skip
CHANGES = {"database-away": "database", "database-back": "database", "bus-away": "bus", "bus-back": "bus"}
FAILURES = frozenset({
    "sweep-failed", "mend-failed", "greet-failed", "bind-failed", "broom-failed", "count-failed", "request-failed", "socket-failed",
    "clock-apart", "snapshots-failed", "child-restarted", "child-failed", "print-failed", "worker-restarted", "bot-failed", "library", "crashed",
})  # fmt: skip
EVENTS = STATES | FAILURES | CHANGES.keys()
RELEASED_EVERY = 1.0  # seconds between two releases of held lines
UNLISTED = "unlisted"  # replaces the name of an event that is not listed
for _kind in (*EVENTS, UNLISTED):
    metrics.errors_of(_kind)

_TABLE = re.compile(f"[{LETTERS}]{{{ID_LENGTH + 1}}}")
_LEVELS = frozenset({"debug", "info", "warning", "error", "critical"})
_AN_ERROR = _LEVELS - {"debug", "info"}
_CHILDREN = frozenset({"postgres", "nats"})
_REASONS = frozenset({"time", "size", "press"})  # why a book was not printed
_LOGGERS = ("asyncio", "asyncpg", "litestar", "nats", "uvicorn", "websockets")


def _number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _text(fits: Callable[[str], object]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and bool(fits(value))


ALLOWED: Mapping[str, Callable[[object], bool]] = {
    "event": _text(EVENTS.__contains__),
    "level": _text(_LEVELS.__contains__),
    "timestamp": _text(re.compile(r"[0-9T:.Z-]{20,30}").fullmatch),
    "table": _text(_TABLE.fullmatch),
    "game": _text(frozenset(names()).__contains__),
    "logger": _text(_LOGGERS.__contains__),
    "error": lambda value: isinstance(value, ErrorName),
    "child": _text(_CHILDREN.__contains__),
    "reason": _text(_REASONS.__contains__),
    "version": _text(re.compile(r"[0-9][0-9a-z.+]{0,30}").fullmatch),
    **dict.fromkeys(("seq", "seat", "shard", "duration", "count", "status", "port", "shards", "workers"), _number),
}


class ErrorName(str):
    """Created by `name_error` alone, so that no caller's text can take its place."""

    __slots__ = ()


def name_error(logger: object, method: str, event: Event) -> Event:
    """Replace `error=` or `exc_info=` by the name of the class, without text or traceback: an exception often quotes the value
    that caused it."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    if isinstance(found, tuple):
        found = found[1]
    given = event.pop("error", None)
    error = given if isinstance(given, BaseException) else found
    if isinstance(error, BaseException):
        event["error"] = ErrorName(type(error).__name__)
    return event


def keep_allowed(logger: object, method: str, event: Event) -> Event:
    """Drop every event, key and value that is not allowed."""
    kept = {key: event[key] for key, fits in ALLOWED.items() if key in event and fits(event[key])}
    return {"event": UNLISTED} | kept


def count_error(logger: object, method: str, event: Event) -> Event:
    """Count warnings and errors for the metrics, including lines that the limit then drops."""
    if event.get("level") in _AN_ERROR:
        metrics.errors_of(event["event"]).inc()
    return event


class FromLibraries(logging.StreamHandler[TextIO]):
    """Logs the name of a library's logger, the level and the class of the error; never the text."""

    def __init__(self, to: TextIO, processors: list[structlog.typing.Processor]) -> None:
        super().__init__(to)
        self.processors = processors

    def emit(self, record: logging.LogRecord) -> None:
        event: Any = {"event": "library", "logger": record.name.partition(".")[0], "exc_info": record.exc_info}
        try:
            for processor in self.processors:
                event = processor(None, record.levelname.lower(), event)
        except structlog.DropEvent:
            return
        self.stream.write(f"{event}{self.terminator}")
        self.flush()


_limit: LogLimit | None = None  # of this process


def set_up_logs(to: TextIO | None = None, clock: Callable[[], float] = monotonic) -> None:
    """Set up logging once, when the process starts. `uvicorn.Config` needs `log_config=None`, or it sets up its own."""
    global _limit  # noqa: PLW0603
    to, render = to or sys.stderr, structlog.processors.JSONRenderer()
    _limit = LogLimit(STATES, CHANGES, lambda event: print(render(None, "", event), file=to, flush=True), clock)
    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        name_error,
        keep_allowed,
        count_error,
        _limit,
        render,
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=to),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[FromLibraries(to, processors)], level=logging.WARNING, force=True)
    if to is sys.stderr:
        _catch_strays()


async def release_lines() -> None:
    """Write held lines for as long as the process lives."""
    while True:
        await asyncio.sleep(RELEASED_EVERY)
        if _limit is not None:
            _limit.release()


def _catch_strays() -> None:
    """Log uncaught errors and warnings without their text. By default Python prints them, with the text, wherever they occur:
    in the main thread, in another thread, in a destructor, in `logging` itself."""

    def crashed(error: BaseException | None) -> None:
        if not isinstance(error, KeyboardInterrupt):
            log().critical("crashed", error=error)

    sys.excepthook = lambda kind, error, trace: crashed(error)
    threading.excepthook = lambda found: crashed(found.exc_value)
    sys.unraisablehook = lambda found: crashed(found.exc_value)
    logging.raiseExceptions = False
    logging.captureWarnings(True)


def log() -> structlog.typing.FilteringBoundLogger:
    """`log().warning("sweep-failed", table=table, error=no)`."""
    logger: structlog.typing.FilteringBoundLogger = structlog.get_logger()
    return logger
