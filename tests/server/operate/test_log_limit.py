"""Of one cause at most one line a minute, and none of those left out is forgotten."""

import asyncio
import contextlib
import io
import json
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog

from talewind.server.base.ids import ID_LENGTH, LETTERS
from talewind.server.telemetry.log_limit import Event, LogLimit
from talewind.server.telemetry.logs import CHANGES, FAILURES, STATES, log, release_lines
from talewind.server.telemetry.metrics import metrics

from .own_logs import logging_to


class Written(io.StringIO):
    """Stderr, and the clock of the limit."""

    now = 1_000.0

    def lines(self) -> list[dict[str, Any]]:
        """Since the last call."""
        found = [json.loads(line) for line in self.getvalue().splitlines()]
        self.seek(0)
        self.truncate()
        return found


@pytest.fixture
def written() -> Iterator[Written]:
    written = Written()
    with logging_to(written, lambda: written.now):
        yield written


def table(number: int) -> str:
    return LETTERS[0] + LETTERS[number % 24] * ID_LENGTH


def test_an_hour_of_outage_is_one_line_a_minute_a_cause(written: Written) -> None:
    """Four failures every five seconds of each of two shards, at ever other tables, and a library that complains along."""
    for second in range(0, 3_600, 5):
        written.now += 5
        for n in range(4):
            for shard in (1, 2):
                log().warning("sweep-failed", shard=shard, table=table(second + n), error=ConnectionError("x"))
            logging.getLogger("nats.aio").error("again")
    lines = written.lines()
    for shard in (1, 2):
        of_one = [line for line in lines if line.get("shard") == shard]
        assert len(of_one) == 60
        said = sum(1 + line.get("count", 0) for line in of_one)
        assert said == 720 * 4 - 47, "the last minute's are still to be said"
    assert len(lines) == 3 * 60


@pytest.mark.parametrize("now", [4.4, 1994.5049874715057])
def test_the_first_line_of_a_cause_is_written_however_the_clock_rounds(now: float, written: Written) -> None:
    assert now + 60.0 - now > 60.0
    written.now = now
    log().error("request-failed")
    assert [line["event"] for line in written.lines()] == ["request-failed"]


def test_another_error_shard_logger_game_or_event_is_another_cause(written: Written) -> None:
    for _ in range(2):
        for error in (OSError(), TimeoutError()):
            log().warning("mend-failed", error=error)
        for shard in (1, 2):
            log().warning("mend-failed", shard=shard)
        for game in ("windmill", "story"):
            log().warning("mend-failed", game=game)
        for child in ("nats", "postgres"):
            log().warning("child-failed", child=child)
        for name in ("asyncio", "nats"):
            logging.getLogger(name).warning("words")
        log().warning("bind-failed")
    assert len(written.lines()) == 11


def test_the_next_line_that_comes_through_counts_those_left_out(written: Written) -> None:
    for _ in range(5):
        log().warning("bind-failed", error=OSError())
    (first,) = written.lines()
    assert "count" not in first
    written.now += 59.9
    log().warning("bind-failed", error=OSError())
    assert not written.lines()
    written.now += 0.1
    log().warning("bind-failed", error=OSError())
    (second,) = written.lines()
    assert second["count"] == 5
    written.now += 60
    log().warning("bind-failed", error=OSError())
    (third,) = written.lines()
    assert "count" not in third, "counted once"


@pytest.mark.parametrize("event", sorted(STATES))
def test_what_tells_a_state_is_never_left_out(event: str, written: Written) -> None:
    for n in range(3):
        log().info(event, shard=1, count=n)
    assert [line["count"] for line in written.lines()] == [0, 1, 2]


@pytest.mark.parametrize("event", sorted(FAILURES - {"library"}))
def test_failures_are_limited_and_all_are_counted(event: str, written: Written) -> None:
    def counted() -> float:
        return metrics.registry.get_sample_value("talewind_errors_total", {"kind": event}) or 0

    before = counted()
    for _ in range(3):
        log().warning(event)
    assert len(written.lines()) == 1
    assert counted() == before + 3


def of_what_changes(clock: Callable[[], float], most: int = 512) -> tuple[LogLimit, list[Event]]:
    """A limit, and the lines that it has let through."""
    lines: list[Event] = []
    return LogLimit(STATES, CHANGES, lines.append, clock, most), lines


def test_what_comes_and_goes_all_the_time_is_at_most_sixty_lines_an_hour_and_its_end_is_told() -> None:
    now, said = 0.0, Counter[str]()
    limit, lines = of_what_changes(lambda: now)
    for second in range(3_600):
        now = float(second)
        event = "bus-away" if second % 2 == 0 else "bus-back"
        said[event] += 1
        with contextlib.suppress(structlog.DropEvent):
            lines.append(limit(None, "warning", {"event": event, "timestamp": second}))
        limit.release()
    assert [line["event"] for line in lines[:4]] == ["bus-away", "bus-back"] * 2, "at first nothing is left out"
    for event in CHANGES:
        assert sum(line["event"] == event for line in lines) <= 60
    with contextlib.suppress(structlog.DropEvent):
        lines.append(limit(None, "warning", {"event": "bus-away", "timestamp": 3_600}))
    said["bus-away"] += 1
    for later in range(200):
        now = 3_600.0 + later
        limit.release()
    assert (lines[-1]["event"], lines[-1]["timestamp"]) == ("bus-away", 3_600), "it stays away, and the log says so"
    told = sum(1 + line.get("count", 0) for line in lines if line["event"] == "bus-away")
    assert told == said["bus-away"], "and none was forgotten"


def test_what_has_come_back_meanwhile_is_not_told_late() -> None:
    now = 0.0
    limit, lines = of_what_changes(lambda: now)
    for event in ("bus-away", "bus-back") * 5:
        with contextlib.suppress(structlog.DropEvent):
            lines.append(limit(None, "warning", {"event": event}))
    now = 100.0
    limit.release()
    assert [line["event"] for line in lines] == ["bus-away", "bus-back"] * 4


def test_each_shard_comes_and_goes_for_itself() -> None:
    limit, lines = of_what_changes(lambda: 0.0)
    for shard in range(1, 25):
        for event in ("database-away", "database-back"):
            lines.append(limit(None, "warning", {"event": event, "shard": shard}))
    assert len(lines) == 48


def test_the_causes_remembered_are_bounded() -> None:
    limit, _ = of_what_changes(lambda: 0.0, most=10)
    for n in range(1_000):
        limit(None, "warning", {"event": "bind-failed", "shard": n})
    assert len(limit) == 10
    with pytest.raises(structlog.DropEvent):
        limit(None, "warning", {"event": "bind-failed", "shard": 999})


async def test_a_server_writes_what_was_held(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("talewind.server.telemetry.logs.RELEASED_EVERY", 0.01)
    for _ in range(4):
        log().warning("bus-away")
        log().info("bus-back")
    log().warning("bus-away", error=OSError())
    log().warning("bus-away", error=OSError())
    log().info("bus-back")
    log().warning("bus-away")
    assert [line["event"] for line in written.lines()] == ["bus-away", "bus-back"] * 4 + ["bus-away"] * 2
    log().info("bus-back")
    written.now += 70
    releasing = asyncio.create_task(release_lines())
    async with asyncio.timeout(90):
        while not written.getvalue():
            await asyncio.sleep(0.01)
    releasing.cancel()
    (line,) = written.lines()
    assert (line["event"], line["count"]) == ("bus-back", 1)
