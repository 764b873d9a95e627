"""Servers, PostgreSQL and NATS are killed, stopped and frozen under real clients, in small counts; `make faults` does it in large ones."""

import pytest

from . import crash_points, frozen, kills, nats_cycles, points, postgres_away, postgres_cycles
from .proof import Proved, no_tick

# Those at which a fault of the server was found once, and one in the writer.
FEW = ("statement-under-way", "middle-of-batch", "game-started", "game-over", "guest-seated")


def holds(proved: Proved, tried: int) -> None:
    assert not proved.faults, "\n".join(proved.faults)
    assert proved.tried == tried


@pytest.mark.long
def test_a_process_killed_at_a_named_point_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_points, "POINTS", {name: points.POINTS[name] for name in FEW})
    holds(crash_points.prove(len(FEW), no_tick), len(FEW))


@pytest.mark.nightly
def test_a_process_killed_at_any_named_point_loses_nothing() -> None:
    assert len(points.POINTS) >= 14
    holds(crash_points.prove(len(points.POINTS), no_tick), len(points.POINTS))


@pytest.mark.nightly
def test_processes_killed_at_any_instant_lose_nothing() -> None:
    holds(kills.prove(4, no_tick), 4)


@pytest.mark.long
def test_postgres_may_stop_in_any_way() -> None:
    holds(postgres_cycles.prove(3, no_tick), 3)


@pytest.mark.nightly
def test_while_postgres_is_away_moves_are_refused_and_kept_by_their_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_away, "SECONDS", 5.0)
    holds(postgres_away.prove(1, no_tick), 1)


@pytest.mark.long
def test_moves_go_on_without_nats_and_nobody_misses_one_afterwards() -> None:
    holds(nats_cycles.prove(3, no_tick), 3)


@pytest.mark.long
def test_a_process_that_was_frozen_wakes_with_an_old_memory_and_does_no_harm() -> None:
    holds(frozen.prove(1, no_tick), 1)
