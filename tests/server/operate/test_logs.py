"""Whatever is said to a log, only what is listed is written."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from talewind.server.operate.logs import ALLOWED, ErrorName, log, set_up_logs
from talewind.server.record.shards import ID_LENGTH, LETTERS

TALE = "Once a fox stole the lamp"
TABLE = LETTERS[0] + LETTERS[1] * ID_LENGTH


class Lines(io.StringIO):
    def all(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]


@pytest.fixture
def lines() -> Iterator[Lines]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    for handler in before:
        root.removeHandler(handler)  # set_up_logs would close pytest's own
    lines = Lines()
    set_up_logs(lines)
    yield lines
    for handler in list(root.handlers):
        root.removeHandler(handler)
    for handler in before:
        root.addHandler(handler)
    root.setLevel(level)
    structlog.reset_defaults()


def test_a_line_holds_what_is_listed(lines: Lines) -> None:
    log().warning("move-failed", table=TABLE, seq=3, seat=1, game="windmill", duration=0.5, error=KeyError(TALE))
    (line,) = lines.all()
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "move-failed", "level": "warning", "table": TABLE, "seq": 3, "seat": 1, "game": "windmill",
        "duration": 0.5, "error": "KeyError",
    }  # fmt: skip


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
