"""Two processes on one table: one winner, no hole, nothing twice."""

import pytest

from .proof import no_tick
from .races import prove


@pytest.mark.long
def test_two_processes_that_write_at_the_same_instant_lose_and_double_nothing() -> None:
    proved = prove(1_000, no_tick)
    assert not proved.faults
    assert proved.tried == 1_000
