"""Whoever does not read is closed, and nobody else is."""

import pytest

from .proof import no_tick
from .slow_readers import prove


@pytest.mark.nightly  # a minute, most of it waiting
def test_sockets_that_stop_reading_are_closed_and_harm_nobody() -> None:
    proved = prove(10, no_tick)
    assert not proved.faults
    assert proved.tried == 10
