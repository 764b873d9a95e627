"""Whatever is said to a log, only what is listed is written."""

import io
import json
import logging
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from talewind.server.base.ids import ID_LENGTH, LETTERS
from talewind.server.tables.broom import NAMES, USED
from talewind.server.telemetry.logs import ALLOWED, EVENTS, STATES, ErrorName, log

from .own_logs import logging_to

TALE = "Once a fox stole the lamp"
TABLE = LETTERS[0] + LETTERS[1] * ID_LENGTH


class Lines(io.StringIO):
    def all(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]


@pytest.fixture
def lines() -> Iterator[Lines]:
    lines = Lines()
    with logging_to(lines, count(0, 100).__next__):  # minutes pass between two lines: none is left out
        yield lines


def test_a_line_holds_what_is_listed(lines: Lines) -> None:
    log().warning("sweep-failed", table=TABLE, seq=3, seat=1, game="windmill", duration=0.5, error=KeyError(TALE))
    (line,) = lines.all()
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "sweep-failed", "level": "warning", "table": TABLE, "seq": 3, "seat": 1, "game": "windmill",
        "duration": 0.5, "error": "KeyError",
    }  # fmt: skip


@pytest.mark.parametrize("kind", [*USED, *NAMES])
def test_each_kind_that_retention_deletes_is_named(kind: str, lines: Lines) -> None:
    log().info(f"swept-{kind}", count=2)
    (line,) = lines.all()
    assert (line["event"], line["count"]) == (f"swept-{kind}", 2)
    assert f"swept-{kind}" in STATES


@pytest.mark.parametrize("reason", ["time", "size", "press"])
def test_why_a_book_was_not_printed_is_said(reason: str, lines: Lines) -> None:
    log().warning("print-failed", reason=reason)
    (line,) = lines.all()
    assert line["reason"] == reason


def test_a_key_that_is_not_listed_is_dropped(lines: Lines) -> None:
    log().info("started", tale=TALE, name=TALE, secret=TALE, key=TALE, exception=TALE, stack=TALE, port=8000)
    (line,) = lines.all()
    assert line.keys() == {"event", "level", "timestamp", "port"}
    assert TALE not in lines.getvalue()


@pytest.mark.parametrize("key", sorted(ALLOWED.keys() - {"event"}))
@pytest.mark.parametrize("value", [TALE, "fox", TALE.encode(), {"tale": TALE}, [TALE], ErrorName, object(), None])
def test_no_listed_key_carries_anything_else(key: str, value: object, lines: Lines) -> None:
    log().info("started", **{key: value})
    (line,) = lines.all()
    assert line.keys() == {"event", "level", "timestamp"}
    assert line["level"] == "info"
    assert "fox" not in lines.getvalue()


@pytest.mark.parametrize("event", [TALE, "fox", f"started {TALE}", ""])
def test_an_event_that_is_not_listed_loses_its_words(event: str, lines: Lines) -> None:
    log().error(event, seq=4)
    (line,) = lines.all()
    assert (line["event"], line["seq"]) == ("unlisted", 4)
    assert "fox" not in lines.getvalue()


def test_of_an_exception_only_its_class_is_told(lines: Lines) -> None:
    try:
        raise ValueError(TALE) from KeyError(TALE)
    except ValueError as error:
        log().exception("request-failed")
        log().error("request-failed", exc_info=error)
        log().error("request-failed", exc_info=True)
        log().error("request-failed", error=error, stack_info=True)
    assert [line["error"] for line in lines.all()] == ["ValueError"] * 4
    assert all(line.keys() == {"event", "level", "timestamp", "error"} for line in lines.all())
    assert "fox" not in lines.getvalue()


def test_what_is_bound_or_formatted_is_dropped_too(lines: Lines) -> None:
    log().bind(name=TALE).info("started %s", TALE)
    assert "fox" not in lines.getvalue()


def test_libraries_are_heard_without_their_words(lines: Lines) -> None:
    try:
        raise RuntimeError(TALE)
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception("Exception in %s", TALE, extra={"tale": TALE}, stack_info=True)
    logging.getLogger(TALE).warning(TALE)
    logging.getLogger("asyncio").info(TALE)
    first, second = lines.all()
    assert (first["logger"], first["level"], first["error"]) == ("uvicorn", "error", "RuntimeError")
    assert second.keys() == {"event", "level", "timestamp"}
    assert "fox" not in lines.getvalue()


STRAYS = f"""
import asyncio, logging, sys, threading, warnings
from talewind.server.app import make_app
from talewind.server.telemetry.logs import set_up_logs

TALE = {TALE!r}

class Leaving:
    def __del__(self):
        raise KeyError(TALE)

def fall():
    raise ValueError(TALE)

async def main():
    loop = asyncio.get_running_loop()
    loop.call_soon(fall)
    task = asyncio.create_task(asyncio.to_thread(fall))
    await asyncio.wait([task])
    del task
    loop.call_exception_handler({{"message": TALE, "exception": OSError(TALE)}})

set_up_logs()
warnings.simplefilter("ignore")
make_app(("postgresql:///none",), "nats://none", "s" * 32)
warnings.simplefilter("always")
logging.getLogger("litestar").error(TALE)
logging.getLogger("nats").exception(TALE, exc_info=LookupError(TALE))
warnings.warn(TALE)
Leaving()
thread = threading.Thread(target=fall, name=TALE)
thread.start()
thread.join()
asyncio.run(main())
raise ZeroDivisionError(TALE)
"""


def test_an_error_that_nobody_caught_is_named_without_its_words_wherever_it_was_raised() -> None:
    """After the application was made, which must not set up logs of its own. asyncio's second ValueError is left out."""
    ran = subprocess.run([sys.executable, "-c", STRAYS], capture_output=True, text=True, timeout=60, check=False)
    assert "fox" not in ran.stdout + ran.stderr
    found = [json.loads(line) for line in ran.stderr.splitlines()]
    errors = Counter(line.get("error") for line in found)
    assert errors == {None: 2, "LookupError": 1, "KeyError": 1, "ValueError": 2, "OSError": 1, "ZeroDivisionError": 1}
    assert all(line.keys() <= ALLOWED.keys() for line in found)
    assert ran.stdout == ""


def test_every_listed_event_is_one_that_something_logs_and_no_other_is_logged() -> None:
    source = "".join(path.read_text() for path in Path("src/talewind").rglob("*.py") if path.name != "logs.py")
    named = {event for event in EVENTS if f'"{event}"' in source or f'"{event.partition("-")[0]}-{{' in source}
    assert named | {"library", "crashed"} == EVENTS, "those two in logs.py itself"
    assert set(re.findall(r'log\(\)\.\w+\(\s*"(.+?)"', source)) <= EVENTS
