"""A server that lacks connections, files or room refuses moves and goes on by itself afterwards."""

import pytest

from .exhausted import can_mount, prove
from .proof import no_tick


@pytest.mark.nightly  # a minute, most of it for a second PostgreSQL
def test_a_server_that_lacks_something_loses_nothing_and_recovers() -> None:
    proved = prove(3, no_tick)
    assert not proved.faults
    assert proved.tried == (3 if can_mount() else 2)
