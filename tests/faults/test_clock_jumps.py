"""No jump of the machine's clock reaches a table."""

import pytest

from .clock_jumps import prove
from .proof import no_tick


@pytest.mark.long
def test_questions_keep_their_time_while_the_wall_clock_jumps_or_stands_still() -> None:
    proved = prove(100, no_tick)
    assert not proved.faults
    assert proved.tried == 100
