"""Logs: one JSON line an event on stderr, and nothing in it but what is listed here.

A tale, a secret, a name or a key cannot get into a log: an event is one of a closed list, a field is kept only if its key is
listed and its value has the shape that belongs to the key, and of an exception only the name of its class is told. What
libraries say through `logging` goes the same way: its text is dropped."""

import logging
import re
import sys
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any, TextIO

import structlog

from talewind.games import names
from talewind.server.record.shards import ID_LENGTH, LETTERS

EVENTS = frozenset({
    "started", "stopped", "move-failed", "sweep-failed", "mend-failed", "listener-dropped", "rate-limited",
    "database-away", "bus-away", "bus-back", "child-restarted", "request-failed", "socket-failed", "bind-failed", "library",
})  # fmt: skip
UNLISTED = "unlisted"  # what an event is called that is not on the list

_TABLE = re.compile(f"[{LETTERS}]{{{ID_LENGTH + 1}}}")
_LEVELS = frozenset({"debug", "info", "warning", "error", "critical"})
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
    **dict.fromkeys(("seq", "seat", "shard", "duration", "count", "status", "port"), _number),
}


class ErrorName(str):
    """Made by `name_error` alone, so that no caller's text can stand in its place."""

    __slots__ = ()


type Event = MutableMapping[str, Any]


def name_error(logger: object, method: str, event: Event) -> Event:
    """The class of `error=` or of `exc_info=`; no text, no traceback: an exception often quotes what it could not use."""
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
    """The only way through."""
    kept = {key: event[key] for key, fits in ALLOWED.items() if key in event and fits(event[key])}
    return {"event": UNLISTED} | kept


PROCESSORS: list[structlog.typing.Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    name_error,
    keep_allowed,
    structlog.processors.JSONRenderer(),
]


class FromLibraries(logging.Formatter):
    """Who spoke, how loudly, and the class of the error; never the words."""

    def format(self, record: logging.LogRecord) -> str:
        event: Any = {"event": "library", "logger": record.name.partition(".")[0], "exc_info": record.exc_info}
        for processor in PROCESSORS:
            event = processor(None, record.levelname.lower(), event)
        return str(event)


def set_up_logs(to: TextIO | None = None) -> None:
    """Once, when the process starts. `uvicorn.Config` needs `log_config=None` beside it, or it sets up its own."""
    to = to or sys.stderr
    structlog.configure(
        processors=PROCESSORS,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=to),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(to)
    handler.setFormatter(FromLibraries())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def log() -> structlog.typing.FilteringBoundLogger:
    """`log().warning("move-failed", table=table, seq=seq, error=no)`."""
    logger: structlog.typing.FilteringBoundLogger = structlog.get_logger()
    return logger
