"""A message that comes twice, late or out of order takes effect once."""

import pytest

from .proof import no_tick
from .repeated_frames import prove


@pytest.mark.long
def test_repeated_late_and_reordered_messages_take_effect_once() -> None:
    proved = prove(500, no_tick)
    assert not proved.faults
    assert proved.tried == 500
